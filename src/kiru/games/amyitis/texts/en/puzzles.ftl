## What the solution of a puzzle is about
puzzle-theme-planting = planting at the right moment
puzzle-theme-court = a court card in time
puzzle-theme-sale = a sale before the others
puzzle-theme-water = water before the garden
puzzle-theme-temple = the majority in a temple
puzzle-theme-caravan = the caravan’s tempo
puzzle-theme-field = a place on the field
puzzle-theme-recruit = the right craft
puzzle-theme-pass = passing in time
puzzle-theme-gift = the right gift
puzzle-theme-exchange = a fair exchange
puzzle-theme-keep = what is worth keeping
puzzle-theme-denial = what the rival would have taken
puzzle-theme-quiet = a quiet turn that pays later
