## What the solution of a puzzle is about
puzzle-theme-bridge = a bridge pays
puzzle-theme-statue = room for a statue
puzzle-theme-fountain = a fountain over the edge
puzzle-theme-stairway = a stairway joins two terraces
puzzle-theme-belvedere = a corner left free
puzzle-theme-token = a token changes the symbol
puzzle-theme-store = kept for the next turn
puzzle-theme-decoration-sets = a set of decorations
puzzle-theme-flower-sets = a set of flowers
puzzle-theme-highest-point = the highest point
puzzle-theme-height = higher up
puzzle-theme-dig = the right tile from the quarry
puzzle-theme-denial = what the rival would have taken
puzzle-theme-quiet = a quiet turn that pays later
