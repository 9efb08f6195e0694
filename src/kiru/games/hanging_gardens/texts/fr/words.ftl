# Glossaire : jardinier, marché, colonne, niveau, carte Vide, amélioration, objectif royal, visiteur, carte d’irrigation,
# marqueur premier joueur, pièce d’or, outil, automate, parterre.

## Éléments
species-lion = lion
    .object = un lion
species-monkey = singe
    .object = un singe
species-peacock = paon
    .object = un paon
species-dragon_tree = dragonnier
    .object = un dragonnier
species-cedar = cèdre
    .object = un cèdre
species-date_palm = palmier dattier
    .object = un palmier dattier
visitor-blue_flowers = visiteur des fleurs bleues
    .object = le visiteur des fleurs bleues
visitor-yellow_flowers = visiteur des fleurs jaunes
    .object = le visiteur des fleurs jaunes
visitor-red_flowers = visiteur des fleurs rouges
    .object = le visiteur des fleurs rouges
visitor-irrigation = visiteur de l’eau
    .object = le visiteur de l’eau
visitor-animals = visiteur des animaux
    .object = le visiteur des animaux
visitor-visitors = visiteur sociable
    .object = le visiteur sociable
visitor-trees = visiteur des arbres
    .object = le visiteur des arbres
visitor-crown_bonuses = visiteur des couronnes
    .object = le visiteur des couronnes
visitor-gold_bonuses = visiteur de l’or
    .object = le visiteur de l’or
visitor-tool_bonuses = visiteur des outils
    .object = le visiteur des outils
visitor-objectives = visiteur des objectifs
    .object = le visiteur des objectifs
visitor-enhancements = visiteur des améliorations
    .object = le visiteur des améliorations
visitor-flower_trios = visiteur des trios de fleurs
    .object = le visiteur des trios de fleurs
visitor-tree_visitor_animal_trios = visiteur des trios arbre, visiteur, animal
    .object = le visiteur des trios arbre, visiteur, animal
visitor-wish = { $points } par { $wish }
wish-each = { $item ->
    [set] trio { $wish }
   *[other] { $wish }
}
wish-animals = animal
wish-trees = arbre
wish-irrigated = carte irriguée
wish-visitors = visiteur
wish-gold = symbole d’or
wish-tools = symbole d’outil
wish-crowns = symbole de couronne
wish-blue = fleur bleue
wish-yellow = fleur jaune
wish-red = fleur rouge
wish-objectives = objectif accompli
wish-enhancements = amélioration
piece-animal = { $species } ({ $low }/{ $middle }/{ $high })
piece-bed = parterre vide
piece-bed-flowers = parterre ({ $flowers })
bed = un parterre vide
bed-flowers = un parterre ({ $flowers })
piece-irrigated = irrigation
flowers-blue = { $count ->
    [one] { $count } fleur bleue
   *[other] { $count } fleurs bleues
}
flowers-red = { $count ->
    [one] { $count } fleur rouge
   *[other] { $count } fleurs rouges
}
flowers-yellow = { $count ->
    [one] { $count } fleur jaune
   *[other] { $count } fleurs jaunes
}
icon-crown = couronne
icon-gold = bonus d’or
icon-tool = bonus d’outils
bonus-gold = pièce d’or
bonus-tool = outil
irrigation-left = côté gauche
irrigation-right = côté droit
irrigation-borders = bords
irrigation-center = centre
irrigation-h = lettre H
objective-animals = { $required } animaux
objective-trees = { $required } arbres
objective-irrigated = { $required } cartes irriguées
objective-visitors = { $required } visiteurs
objective-gold = { $required } symboles d’or
objective-tools = { $required } symboles d’outil
objective-crowns = { $required } symboles de couronne
objective-blue = { $required } fleurs bleues
objective-yellow = { $required } fleurs jaunes
objective-red = { $required } fleurs rouges
automaton = l’automate

## Feuille de score
line-irrigation = Irrigation
line-blue = Fleurs bleues
line-red = Fleurs rouges
line-yellow = Fleurs jaunes
line-trees = Arbres
line-animals = Animaux
line-visitors = Visiteurs
line-objectives = Objectifs

## Options
option-first = Qui commence
    .random = tiré au sort
option-difficulty = Difficulté en solo
    .easy = facile
    .medium = moyenne
    .advanced = avancée
    .expert = experte
option-automaton = Numéros de colonnes de l’automate
    .order = ordre des colonnes
    .ranks = rangs des colonnes

## Questions
prompt-over = La partie est terminée.
prompt-chance = On distribue les cartes.
prompt-taking = { $name }, envoie un jardinier : quelle carte prends-tu ?
prompt-placing = { $name }, où places-tu { $card } ?
prompt-buying = { $name }, achètes-tu une amélioration ?
prompt-enhancing = { $name }, quel parterre reçoit { $tile } ?
prompt-completing = { $name }, accomplis-tu un objectif royal ?

## Actions
label-take = { $cost ->
    [0] { $card } : colonne { $column }, niveau { $level }, gratuit
    [one] { $card } : colonne { $column }, niveau { $level }, { $cost } outil
   *[other] { $card } : colonne { $column }, niveau { $level }, { $cost } outils
}
label-place = en { $cell }
label-skip-buying = ne rien acheter
label-skip-completing = ne rien accomplir
label-buy = { $tile } pour { $cost } pièces d’or
label-enhance = en { $cell } : { $card }
label-complete = { $points ->
    [one] { $objective } pour { $points } point
   *[other] { $objective } pour { $points } points
}
label-complete-bonus = { $label } et 1 { $bonus }

## Journal
story-first = { $name } commence avec le marqueur premier joueur.
story-objective = Objectif { $slot } : { $objective } sur un même niveau.
story-irrigation = { $name } reçoit la carte d’irrigation « { $irrigation } ».
story-deal = Nouvelle carte dans la colonne { $column } : { $card }.
story-turn = Nouveau sur la pile à { $cost } pièces d’or : { $tile }.
story-take = { $cost ->
    [0] { $name } prend { $card }.
    [one] { $name } prend { $card } pour { $cost } outil.
   *[other] { $name } prend { $card } pour { $cost } outils.
}
story-place = { $name } place sa carte au niveau { $level }.
story-place-gain = { $name } place sa carte au niveau { $level } et gagne { $gain }.
story-buy = { $name } achète { $tile } pour { $cost } pièces d’or.
story-enhance = { $name } pose l’amélioration sur un parterre du niveau { $level }.
story-enhance-gain = { $name } pose l’amélioration sur un parterre du niveau { $level } et gagne { $gain }.
story-complete = { $points ->
    [one] { $name } accomplit « { $objective } » pour { $points } point.
   *[other] { $name } accomplit « { $objective } » pour { $points } points.
}
story-complete-gain = { $points ->
    [one] { $name } accomplit « { $objective } » pour { $points } point et gagne { $gain }.
   *[other] { $name } accomplit « { $objective } » pour { $points } points et gagne { $gain }.
}
story-automaton = L’automate révèle la carte { $card } : son jardinier va à la colonne { $column } ; { $discarded }.
story-automaton-nothing = il ne défausse rien
story-automaton-discards = il défausse { $cards }
story-automaton-action-crown = { $line } Il prend le marqueur premier joueur.
story-automaton-action-objective = { $line } Il marque un objectif.
story-automaton-action-enhancement = { $line } Il défausse l’amélioration du dessus à { $cost } pièces d’or.
gain-marker = le marqueur premier joueur
gain-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
gain-tools = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}

## La table en phrases
describe-round = Manche { $round } sur { $rounds }. Marqueur premier joueur : { $name }.
describe-supply = Réserve : or { $gold }, outils { $tools }, cartes dans la pioche { $cards }.
describe-column = Colonne { $column }, { $free ->
    [0] plus de place pour un jardinier
    [one] { $free } place de jardinier libre
   *[other] { $free } places de jardinier libres
} : { $cards }.
describe-column-card = niveau { $level } ({ $cost ->
    [0] gratuit
    [one] { $cost } outil
   *[other] { $cost } outils
}) : { $card }
describe-stack = Amélioration à { $cost } pièces d’or : { $tile } ; encore { $below } dessous.
describe-stack-empty = La pile à { $cost } pièces d’or est vide.
describe-objective = Objectif { $slot }, { $objective } sur un même niveau : { $spaces }.
describe-objective-bonus = Objectif { $slot }, { $objective } sur un même niveau, avec 1 { $bonus } : { $spaces }.
describe-space-free = { $points ->
    [one] { $points } point (libre)
   *[other] { $points } points (libre)
}
describe-space-taken = { $points ->
    [one] { $points } point ({ $name })
   *[other] { $points } points ({ $name })
}
describe-player = { $name } : or { $gold }, { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}, { $gardeners ->
    [0] plus de jardinier pour cette manche
    [one] encore { $gardeners } jardinier pour cette manche
   *[other] encore { $gardeners } jardiniers pour cette manche
}, carte d’irrigation « { $irrigation } » sur { $cells } ; { $total ->
    [one] { $total } point pour l’instant
   *[other] { $total } points pour l’instant
}.
describe-garden-empty = { $name } n’a pas encore de carte.
describe-level = Niveau { $level }, { $name } : { $cards }.
describe-cell = { $cell } { $card }
describe-cell-tile = { $cell } { $card }, avec par-dessus { $tile }
describe-hand = En main : { $card }.
describe-automaton = L’automate : { $gardeners ->
    [one] { $gardeners } jardinier
   *[other] { $gardeners } jardiniers
} pour cette manche, { $objectives ->
    [one] { $objectives } objectif marqué
   *[other] { $objectives } objectifs marqués
}.

## La fin
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = { $name } gagne avec { result-points }.
result-winner-tie = { $name } gagne avec { result-points }. À égalité : { $others }. Le total des outils et de l’or restants départage.
result-shared = { $names } partagent la victoire avec { result-points } et autant d’outils et d’or restants.
result-place = { $place }. { $name } : { result-points }.
result-place-tie = { $place }. { $name } : { result-points }, outils et or restants : { $rest }.
result-place-shared = { $place }. { $name } : { result-points }, outils et or restants : { $rest }, place ex æquo.
result-solo = Ton jardin marque { result-points } : { $rank }.
rank-1 = un coin de verdure, le plus bas des quatre rangs
rank-2 = un jardin où la cour se promène, le troisième des quatre rangs
rank-3 = un jardin dont parlent les voyageurs, le deuxième des quatre rangs
rank-4 = une merveille du monde, le meilleur des quatre rangs

## What the first card shows
opening-tree = arbre
opening-animal = animal
opening-visitor = visiteur
opening-empty = parterre
opening-free = { $kind }, carte gratuite
opening-paid = { $kind }, carte payée en outils

## Bots with tastes of their own
personality-builder = bâtisseur : irrigation
personality-host = hôte : visiteurs
personality-planter = planteur : arbres
