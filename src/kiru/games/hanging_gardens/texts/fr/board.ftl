## La table en image : mots courts, huit lettres au plus sur une carte
board-species-lion = lion
board-species-monkey = singe
board-species-peacock = paon
board-species-dragon_tree = dragon.
board-species-cedar = cèdre
board-species-date_palm = palmier
board-visitor = visit.
board-empty = parter.
board-wish-blue_flowers = bleues
board-wish-yellow_flowers = jaunes
board-wish-red_flowers = rouges
board-wish-irrigation = eau
board-wish-animals = animaux
board-wish-visitors = visit.
board-wish-trees = arbres
board-wish-crown_bonuses = couron.
board-wish-gold_bonuses = or
board-wish-tool_bonuses = outils
board-wish-objectives = object.
board-wish-enhancements = amél.
board-wish-flower_trios = b+r+j
board-wish-tree_visitor_animal_trios = a+v+an
board-flower-blue = b
board-flower-red = r
board-flower-yellow = j

## Marché, piles, objectifs
board-level = niveau
board-column = colonne { $column }
board-stacks = Améliorations
board-stack-below = { $below } dessous
board-stack-empty = épuisé
board-objectives = Objectifs
board-progress = aux niveaux 1·2·3
board-points = points
board-hand = en main :
board-bought = acheté :

## Joueurs
board-gardeners = jardiniers { $count }
board-marked = objectifs marqués { $count }
board-automaton-card = carte { $number }
board-automaton-columns = colonnes { $columns }
board-automaton-discards = défausse { $feature }
board-feature-animal = un animal
board-feature-tree = un arbre
board-feature-irrigation = de l’eau
board-feature-visitor = un visiteur
board-feature-flowers = des fleurs
board-action-crown = prend la couronne
board-action-objective = marque un objectif
board-action-enhancement_2 = défausse l’amélioration à 2
board-action-enhancement_3 = défausse l’amélioration à 3
board-action-enhancement_4 = défausse l’amélioration à 4

## Légende
board-legend-flowers = fleur bleue, rouge, jaune
board-legend-water = eau
board-legend-pattern = carte d’irrigation
board-legend-crown = couronne
board-legend-gold = or
board-legend-tool = outil
board-legend-enhancement = amélioration
board-legend-free = case libre
board-legend-points = animal au niveau 1/2/3
board-legend-trio = arbre, visiteur, animal
