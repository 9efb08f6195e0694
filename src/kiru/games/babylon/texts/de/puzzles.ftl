## What the solution of a puzzle is about
puzzle-theme-bridge = eine Brücke zahlt sich aus
puzzle-theme-statue = Platz für eine Statue
puzzle-theme-fountain = ein Brunnen über der Kante
puzzle-theme-stairway = eine Treppe verbindet Terrassen
puzzle-theme-belvedere = eine freie Ecke
puzzle-theme-token = ein Marker ändert das Symbol
puzzle-theme-store = für den nächsten Zug aufgehoben
puzzle-theme-decoration-sets = ein Satz Verzierungen
puzzle-theme-flower-sets = ein Satz Blumen
puzzle-theme-highest-point = der höchste Punkt
puzzle-theme-height = höher hinauf
puzzle-theme-dig = die richtige Platte aus dem Steinbruch
puzzle-theme-denial = was sonst der Gegner bekäme
puzzle-theme-quiet = ein stiller Zug, der später zahlt
