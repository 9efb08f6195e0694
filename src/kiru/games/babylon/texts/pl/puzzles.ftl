## What the solution of a puzzle is about
puzzle-theme-bridge = most się opłaca
puzzle-theme-statue = miejsce na posąg
puzzle-theme-fountain = fontanna nad krawędzią
puzzle-theme-stairway = schody łączą tarasy
puzzle-theme-belvedere = wolny narożnik
puzzle-theme-token = żeton zmienia symbol
puzzle-theme-store = zachowane na następną turę
puzzle-theme-decoration-sets = komplet ozdób
puzzle-theme-flower-sets = komplet kwiatów
puzzle-theme-highest-point = najwyższy punkt
puzzle-theme-height = wyżej
puzzle-theme-dig = właściwy kafel z kamieniołomu
puzzle-theme-denial = to, co wziąłby przeciwnik
puzzle-theme-quiet = cicha tura, która zapłaci później
