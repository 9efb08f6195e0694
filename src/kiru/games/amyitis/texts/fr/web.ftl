## Le plateau dans le navigateur
web-amyitis-round = Manche { $round }
web-amyitis-part-1 = I Préparation
web-amyitis-part-2 = II Actions
web-amyitis-part-3 = III Soir
web-amyitis-order = Ordre du tour dans cette manche
web-amyitis-tiles-left = { $left ->
    [one] Reste { $left } tuile, fin à { $end }
   *[other] Reste { $left } tuiles, fin à { $end }
}
web-amyitis-tiles-left-help = Avec { $end } tuiles de jardin ou moins, la manche est la dernière.
web-amyitis-last-round = Dernière manche
web-amyitis-fallow = Rien de planté : { $rounds } manches sur { $limit }
web-amyitis-fallow-help = Après { $limit } manches de suite sans plantation, la partie se termine.
web-amyitis-first = premier joueur
web-amyitis-passed = a passé
web-amyitis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Artisans
web-amyitis-crafts = Artisans
web-amyitis-group = Trio { $group }
web-amyitis-free = gratuit
web-amyitis-card-waits = Trio { $group }, carte { $card } : pas encore distribuée
web-amyitis-card-turned = Trio { $group }, carte { $card } : { $craft }, déjà recruté
web-amyitis-engineer-gain = +2
web-amyitis-pass = Passer
web-amyitis-pass-square = { $count ->
    [0] Passer ; personne n’a encore passé
    [one] Passer ; { $count } joueur a passé
   *[other] Passer ; { $count } joueurs ont passé
}

## Jardin
web-amyitis-garden = Les jardins
web-amyitis-whole-garden = Tout voir
web-amyitis-needs = Étage { $floor }, demande une plante de qualité { $quality }.
web-amyitis-area-available = { $area } : peut être irriguée
web-amyitis-area-empty = { $area } : l’eau n’y arrive pas
web-amyitis-legend-quality = qualité demandée
web-amyitis-legend-available = l’eau peut venir ici
web-amyitis-legend-watered = irriguée, à planter

## Mésopotamie
web-amyitis-mesopotamia = Mésopotamie
web-amyitis-caravan-here = { $city } : la caravane est ici. { $trade }
web-amyitis-bonus-spaces = { $bonus ->
    [0] un chameau par étape
    [one] { $bonus } étape gratuite
   *[other] { $bonus } étapes gratuites
}
web-amyitis-clockwise = sens horaire ↻
web-amyitis-caravan-rests = La caravane se repose jusqu’à la prochaine manche.
web-amyitis-sale = 3
web-amyitis-then = puis
web-amyitis-sell-short = vendre 1 ou 2

## Champs et temples
web-amyitis-fields = Champs
web-amyitis-fields-help = Rangée pleine, majorité :
web-amyitis-temples = Temples
web-amyitis-god-ishtar = Ishtar
web-amyitis-god-marduk = Marduk
web-amyitis-god-tammouz = Tammouz
web-amyitis-marduk-first = 2
web-amyitis-marduk-second = 1
web-amyitis-reward-ishtar = Le soir, le premier prend un chameau ou un talent, le deuxième l’autre.
web-amyitis-reward-marduk = Le soir : 2 points pour le premier, 1 pour le deuxième.
web-amyitis-reward-tammouz = Le soir, le premier cultive un champ, le deuxième peut échanger un jeton.

## Cour et réserve
web-amyitis-court = Cartes de cour restantes
web-amyitis-court-left = { $card } ({ $effect }) : reste { $left }
web-amyitis-take = Prendre : { $card }
web-amyitis-income = { $gain } par manche
web-amyitis-caravaneer-effect = { $bonus ->
    [0] garde { $keep } jetons
    [one] { $bonus } étape gratuite, garde { $keep } jetons
   *[other] { $bonus } étapes gratuites, garde { $keep } jetons
}
web-amyitis-gardener-effect = rendu, il augmente de 1 la qualité d’une plante
web-amyitis-tokens-on = Jetons sur les caravaniers de niveau 2
web-amyitis-supply = Réserve
web-amyitis-camels = chameaux
web-amyitis-camels-held = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
web-amyitis-talents = talents
web-amyitis-resources = jetons ressource

## Joueurs
web-amyitis-mat-of = Possessions : { $name }
web-amyitis-tokens = { $count ->
    [one] { $count } jeton ressource ; on peut en garder { $keep }
   *[other] { $count } jetons ressource ; on peut en garder { $keep }
}
web-amyitis-keep = garde { $keep }
web-amyitis-gardeners = jardiniers
web-amyitis-cubes = cubes en réserve
web-amyitis-priests = cubes dans les temples
web-amyitis-tiles = tuiles de jardin
web-amyitis-favor = +{ $points } avec { $tiles }
web-amyitis-favor-full = pleine faveur

## Aide
web-amyitis-help-turn = Un tour : recruter, mener la caravane ou passer
web-amyitis-help-crafts = Artisans et champs
web-amyitis-help-garden = Les jardins et leur eau
web-amyitis-help-caravan = La caravane et les villes
web-amyitis-help-court = Cartes de cour
web-amyitis-help-planting = Planter
web-amyitis-help-temples = Les temples
web-amyitis-help-end = Fin de manche et fin de partie

## Légendes des images du livret
web-amyitis-picture-garden = Le jardin : des parcelles sur plusieurs étages, et entre elles les zones d’irrigation. L’eau vient du fleuve.
web-amyitis-picture-caravan = La route de la caravane. Tous les joueurs se la partagent.
web-amyitis-picture-fields = Champs et temples. Les champs se remplissent par la gauche ; dans un temple, chaque nouveau cube pousse les autres.
web-amyitis-picture-crafts = Les cartes d’artisans d’une manche, par trois. Le prix monte avec chaque carte partie.
web-amyitis-picture-mat = Ce que possède un joueur : cubes, chameaux, talents et ressources.
web-amyitis-picture-court = Les cartes de cour des villes et leur prix.
web-amyitis-picture-planted = Un jardin en fin de partie. Qui a le plus de cubes autour d’une parcelle est récompensé quand on y plante.

## Pendant que quelqu’un d’autre réfléchit
web-amyitis-choosing-choosing = { $name } choisit son action …
web-amyitis-choosing-farming = { $name } choisit un champ …
web-amyitis-choosing-praying = { $name } choisit un temple …
web-amyitis-choosing-irrigating = { $name } choisit où irriguer …
web-amyitis-choosing-watering = { $name } choisit où irriguer …
web-amyitis-choosing-selling = { $name } choisit quoi vendre …
web-amyitis-choosing-buying = { $name } choisit une carte de cour …
web-amyitis-choosing-planting = { $name } choisit où planter …
web-amyitis-choosing-selling_more = { $name } choisit s’il faut vendre encore …
web-amyitis-choosing-paying = { $name } choisit avec quoi payer …
web-amyitis-choosing-taking_token = { $name } choisit un caravanier …
web-amyitis-choosing-gaining = { $name } choisit une ressource …
web-amyitis-choosing-promoting = { $name } choisit une carte de cour pour la tuile …
web-amyitis-choosing-leading = { $name } mène la procession et choisit un temple …
web-amyitis-choosing-thanking = { $name } choisit le don d’Ishtar …
web-amyitis-choosing-reaping = { $name } choisit un champ pour Tammouz …
web-amyitis-choosing-exchanging = { $name } choisit s’il faut échanger un jeton …
web-amyitis-choosing-receiving = { $name } choisit quoi prendre en échange …
web-amyitis-choosing-discarding = { $name } choisit quoi rendre …

## How each line counts, beside an empty score pad on paper
web-pad-engineers = 2 par ingénieur
web-pad-tiles = les points imprimés sur les tuiles
web-pad-irrigation = le plus de cubes autour d’une parcelle plantée : la qualité de la plante
web-pad-marduk = premier 2, second 1, chaque soir
web-pad-sales = 3 par ressource vendue à Babylone
web-pad-palaces = 2 · 3 · 4 · 5 · 7 · 10 selon le niveau
web-pad-bankers = 2 par manche au niveau 3
web-pad-favor = à 2 : 5 pour 5 tuiles, 10 pour 7 ; à 3 : 4 et 6 tuiles ; à 4 : 3 et 5
web-pad-tokens = 1 par ressource à la fin
