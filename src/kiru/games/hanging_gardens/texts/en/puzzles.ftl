## What the solution of a puzzle is about
puzzle-theme-crown-objective = the crown before the objective
puzzle-theme-crown = the crown first
puzzle-theme-objective = an objective in time
puzzle-theme-flowers = flowers that join
puzzle-theme-trees = a grove grows
puzzle-theme-animals = an animal on the right level
puzzle-theme-visitors = a visitor’s wish
puzzle-theme-irrigation = water where it counts
puzzle-theme-objectives = objectives pay
puzzle-theme-enhancement = an enhancement that pays
puzzle-theme-tools = tools well spent
puzzle-theme-patience = saving for later
puzzle-theme-denial = what the rival would have taken
puzzle-theme-quiet = a quiet turn that pays later
