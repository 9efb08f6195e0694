## Le plateau dans le navigateur
web-hg-market = Marché
web-hg-objectives = Objectifs royaux
web-hg-enhancements = Améliorations
web-hg-round = Manche { $round } sur { $rounds }
web-hg-supply = Reste dans la réserve
web-hg-gold = or
web-hg-tools = outils
web-hg-gardeners = jardiniers restants cette manche
web-hg-marker = marqueur premier joueur
web-hg-free = gratuit
web-hg-cost = { $cost ->
    [0] gratuit
    [one] coûte { $cost } outil
   *[other] coûte { $cost } outils
}
web-hg-gardener-spaces = places des jardiniers
web-hg-gardener-of = jardinier : { $name }
web-hg-garden-of = Jardin : { $name }
web-hg-matches = { $count } sur { $all }
web-hg-not-here = { $cell } : impossible
web-hg-in-hand = En main
web-hg-best-level = meilleur niveau : { $count } sur { $needed }
web-hg-below = { $count } dessous
web-hg-sold-out = épuisé
web-hg-enlarge = Agrandir le jardin : { $name }
web-hg-auto-objectives = objectifs marqués par l’automate
web-hg-auto-rank = Ton jardin :
web-hg-auto-columns = Essaie les colonnes
web-hg-auto-discards = Défausse
web-hg-auto-else = sinon la carte du niveau { $level }
web-hg-auto-then = Puis
web-hg-auto-waits = Sa carte sera révélée à son tour.
web-hg-feature-animal = un animal
web-hg-feature-tree = un arbre
web-hg-feature-irrigation = une carte irriguée
web-hg-feature-visitor = un visiteur
web-hg-feature-flowers = toutes les cartes fleuries
web-hg-action-crown = prend le marqueur premier joueur
web-hg-action-objective = marque un objectif
web-hg-action-enhancement = défausse l’amélioration à { $cost } pièces d’or
web-hg-help-garden = Ton jardin
web-hg-help-irrigation = Carte d’irrigation
web-hg-help-flowers = Fleurs
web-hg-help-figures = Arbres, animaux, visiteurs
web-hg-help-end = Manches et fin de partie

## Les options expliquées
web-option-difficulty = En solo seulement : l’or et les outils avec lesquels tu commences.
web-option-automaton = En solo seulement : comment l’automate lit les numéros de sa carte.

## Légendes des images du livret
web-hg-picture-market = Le marché : trois colonnes de quatre cartes. La carte du bas est gratuite ; les jardiniers se tiennent sous les colonnes.
web-hg-picture-stacks = Les trois piles d’améliorations, à 2, 3 et 4 pièces d’or. On n’achète que celle du dessus.
web-hg-picture-garden = Un jardin en cours. Une carte d’un niveau supérieur repose sur deux voisines du niveau inférieur.
web-hg-picture-objectives = Quatre objectifs et leurs cases. On occupe d’abord la meilleure case libre d’un objectif.
web-hg-picture-finished = Un jardin terminé : cinq cartes au niveau 1, quatre au niveau 2, trois au niveau 3. Les cadres sont les cases de la carte d’irrigation.

## Pendant que quelqu’un d’autre réfléchit
web-hanging_gardens-choosing-taking = { $name } choisit une carte …
web-hanging_gardens-choosing-placing = { $name } choisit un emplacement …
web-hanging_gardens-choosing-buying = { $name } réfléchit à un achat …
web-hanging_gardens-choosing-enhancing = { $name } choisit un parterre à améliorer …
web-hanging_gardens-choosing-completing = { $name } choisit un objectif …

## How each line counts, beside an empty score pad on paper
web-pad-irrigation = 0 · 1 · 2 · 4 · 7 · 10 · 15 pour les cartes irriguées sur ton motif
web-pad-blue = 1 par fleur du plus grand groupe contigu
web-pad-red = 1 par fleur du plus grand groupe contigu
web-pad-yellow = 1 par fleur du plus grand groupe contigu
web-pad-trees = groupes : dragonniers 2 · 7, cèdres 2 · 5 · 9, palmiers dattiers 3 · 7 · 12 · 18
web-pad-animals = le nombre imprimé pour le niveau
web-pad-visitors = ce que chacun aime, dans tout le jardin
web-pad-objectives = les nombres sous tes marqueurs
