## What the solution of a puzzle is about
puzzle-theme-planting = zur rechten Zeit pflanzen
puzzle-theme-court = eine Hofkarte zur rechten Zeit
puzzle-theme-sale = ein Verkauf vor den anderen
puzzle-theme-water = Wasser vor dem Garten
puzzle-theme-temple = die Mehrheit im Tempel
puzzle-theme-caravan = das Tempo der Karawane
puzzle-theme-field = ein Platz auf dem Feld
puzzle-theme-recruit = das richtige Handwerk
puzzle-theme-pass = rechtzeitig passen
puzzle-theme-gift = die richtige Gabe
puzzle-theme-exchange = ein guter Tausch
puzzle-theme-keep = was sich zu behalten lohnt
puzzle-theme-denial = was sonst der Gegner bekäme
puzzle-theme-quiet = ein stiller Zug, der später zahlt
