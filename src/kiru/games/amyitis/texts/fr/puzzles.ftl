## What the solution of a puzzle is about
puzzle-theme-planting = planter au bon moment
puzzle-theme-court = une carte de la cour à temps
puzzle-theme-sale = une vente avant les autres
puzzle-theme-water = l’eau avant le jardin
puzzle-theme-temple = la majorité dans un temple
puzzle-theme-caravan = le tempo de la caravane
puzzle-theme-field = une place au champ
puzzle-theme-recruit = le bon métier
puzzle-theme-pass = passer à temps
puzzle-theme-gift = le bon présent
puzzle-theme-exchange = un bon échange
puzzle-theme-keep = ce qui vaut d’être gardé
puzzle-theme-denial = ce que l’adversaire aurait pris
puzzle-theme-quiet = un tour discret qui paie plus tard
