## The table as a picture: short words, at most eight letters on a card
board-species-lion = lion
board-species-monkey = monkey
board-species-peacock = peacock
board-species-dragon_tree = dragon
board-species-cedar = cedar
board-species-date_palm = palm
board-visitor = visitor
board-empty = bed
board-wish-blue_flowers = blue
board-wish-yellow_flowers = yellow
board-wish-red_flowers = red
board-wish-irrigation = water
board-wish-animals = animals
board-wish-visitors = visitors
board-wish-trees = trees
board-wish-crown_bonuses = crowns
board-wish-gold_bonuses = gold
board-wish-tool_bonuses = tools
board-wish-objectives = object.
board-wish-enhancements = enhanc.
board-wish-flower_trios = b+r+y
board-wish-tree_visitor_animal_trios = t+v+a
board-flower-blue = b
board-flower-red = r
board-flower-yellow = y

## Market, stacks, objectives
board-level = level
board-column = column { $column }
board-stacks = Enhancements
board-stack-below = { $below } below
board-stack-empty = sold out
board-objectives = Objectives
board-progress = on level 1·2·3
board-points = points
board-hand = in hand:
board-bought = bought:

## Players
board-gardeners = gardeners { $count }
board-marked = marked objectives { $count }
board-automaton-card = card { $number }
board-automaton-columns = columns { $columns }
board-automaton-discards = discards { $feature }
board-feature-animal = an animal
board-feature-tree = a tree
board-feature-irrigation = water
board-feature-visitor = a visitor
board-feature-flowers = flowers
board-action-crown = takes the crown
board-action-objective = marks an objective
board-action-enhancement_2 = discards the tile for 2
board-action-enhancement_3 = discards the tile for 3
board-action-enhancement_4 = discards the tile for 4

## Legend
board-legend-flowers = blue, red, yellow flower
board-legend-water = water
board-legend-pattern = irrigation card
board-legend-crown = crown
board-legend-gold = gold
board-legend-tool = tool
board-legend-enhancement = enhancement
board-legend-free = free space
board-legend-points = animal on level 1/2/3
board-legend-trio = tree, visitor, animal
