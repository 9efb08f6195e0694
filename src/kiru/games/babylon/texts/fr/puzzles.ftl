## What the solution of a puzzle is about
puzzle-theme-bridge = un pont rapporte
puzzle-theme-statue = une place pour la statue
puzzle-theme-fountain = une fontaine sur le bord
puzzle-theme-stairway = un escalier relie deux terrasses
puzzle-theme-belvedere = un coin laissé libre
puzzle-theme-token = un jeton change le symbole
puzzle-theme-store = gardé pour le prochain tour
puzzle-theme-decoration-sets = une série de décorations
puzzle-theme-flower-sets = une série de fleurs
puzzle-theme-highest-point = le point le plus haut
puzzle-theme-height = plus haut
puzzle-theme-dig = la bonne tuile de la carrière
puzzle-theme-denial = ce que l’adversaire aurait pris
puzzle-theme-quiet = un tour discret qui paie plus tard
