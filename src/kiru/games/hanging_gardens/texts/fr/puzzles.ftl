## What the solution of a puzzle is about
puzzle-theme-crown-objective = la couronne avant l’objectif
puzzle-theme-crown = la couronne d’abord
puzzle-theme-objective = un objectif à temps
puzzle-theme-flowers = des fleurs qui se rejoignent
puzzle-theme-trees = un bosquet grandit
puzzle-theme-animals = un animal au bon niveau
puzzle-theme-visitors = le souhait d’un visiteur
puzzle-theme-irrigation = de l’eau au bon endroit
puzzle-theme-objectives = les objectifs rapportent
puzzle-theme-enhancement = une amélioration qui rapporte
puzzle-theme-tools = des outils bien employés
puzzle-theme-patience = garder pour plus tard
puzzle-theme-denial = ce que l’adversaire aurait pris
puzzle-theme-quiet = un tour discret qui paie plus tard
