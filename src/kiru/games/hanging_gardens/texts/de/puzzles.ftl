## What the solution of a puzzle is about
puzzle-theme-crown-objective = die Krone vor dem Ziel
puzzle-theme-crown = erst die Krone
puzzle-theme-objective = ein Ziel zur rechten Zeit
puzzle-theme-flowers = Blumen, die sich verbinden
puzzle-theme-trees = ein Hain wächst
puzzle-theme-animals = ein Tier auf der richtigen Ebene
puzzle-theme-visitors = der Wunsch eines Besuchers
puzzle-theme-irrigation = Wasser, wo es zählt
puzzle-theme-objectives = Ziele zahlen sich aus
puzzle-theme-enhancement = eine Verbesserung, die sich lohnt
puzzle-theme-tools = gut angelegtes Werkzeug
puzzle-theme-patience = sparen für später
puzzle-theme-denial = was sonst der Gegner bekäme
puzzle-theme-quiet = ein stiller Zug, der später zahlt
