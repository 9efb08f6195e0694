## What the solution of a puzzle is about
puzzle-theme-bridge = Most się opłaca
puzzle-theme-statue = miejsce na Posąg
puzzle-theme-fountain = Fontanna nad krawędzią
puzzle-theme-stairway = Schody łączą Tarasy
puzzle-theme-belvedere = wolny narożnik
puzzle-theme-token = żeton zmienia symbol
puzzle-theme-store = zachowane na następną turę
puzzle-theme-decoration-sets = zestaw dekoracji
puzzle-theme-flower-sets = zestaw kwiatów
puzzle-theme-highest-point = najwyższy punkt
puzzle-theme-height = wyżej
puzzle-theme-dig = właściwy kafelek z Kamieniołomu
puzzle-theme-denial = to, co wziąłby przeciwnik
puzzle-theme-quiet = spokojna tura, która opłaci się później
