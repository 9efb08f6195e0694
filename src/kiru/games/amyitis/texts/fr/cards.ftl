### Un élément vu de près : sa règle en mots et ce qu’il vaut.

card-stock = Tu en as { $own } ; la réserve en a { $left }.

## Artisans
card-craft-peasant = Ton cube va sur la prochaine case libre d’un champ, et tu prends sa ressource.
card-craft-priest = Ton cube entre dans un temple et pousse les autres d’une case.
card-craft-engineer = Ton cube irrigue une zone ; cela rapporte 2 points.
card-craft-merchant = Tu prends un chameau.
card-craft-price = Chaque carte partie d’un trio rend la suivante plus chère d’un talent.
card-craft-cost = { $cost ->
    [0] Gratuit maintenant.
    [one] Coûte { $cost } talent maintenant ; tu en as { $talents }.
   *[other] Coûte { $cost } talents maintenant ; tu en as { $talents }.
}
card-craft-turned = Déjà recruté cette manche.
card-craft-fields = Prochaines ressources des champs : { $upper } en haut, { $lower } en bas.
card-craft-temples = Tes cubes : { $temples }.
card-craft-areas = { $count ->
    [0] Aucune zone ne peut être irriguée maintenant.
    [one] { $count } zone peut être irriguée maintenant.
   *[other] { $count } zones peuvent être irriguées maintenant.
}
card-pass = Tu ne fais plus d’action cette manche.
card-pass-talent = Chaque fois que ce serait ton tour, tu prends un talent.
card-pass-count = { $count } joueurs sur { $players } ont passé.

## Champs et temples
card-field = Le cube d’un paysan va sur la prochaine case libre et prend sa ressource.
card-field-full = Quand la rangée est pleine, qui y a le plus de cubes prend un jardinier, et tous les cubes rentrent.
card-field-next = Prochaine ressource : { $resource }.
card-field-exhausted = Prochaine ressource : { $resource }, mais la réserve n’en a plus.
card-field-own = { $free ->
    [one] Tes cubes ici : { $own } ; { $free } case libre.
   *[other] Tes cubes ici : { $own } ; { $free } cases libres.
}
card-temple-enter = Un nouveau cube entre par la gauche et pousse les autres ; un cinquième rentre chez lui.
card-temple-order = Le plus de cubes a la première place ; à égalité, le cube le plus avancé décide.
card-temple-first = { $cubes ->
    [one] Tu as la première place, avec { $cubes } cube.
   *[other] Tu as la première place, avec { $cubes } cubes.
}
card-temple-second = { $cubes ->
    [one] Tu as la deuxième place, avec { $cubes } cube.
   *[other] Tu as la deuxième place, avec { $cubes } cubes.
}
card-temple-behind = { $cubes ->
    [0] Tu n’as pas de cube ici.
    [one] Tu as { $cubes } cube ici, ce n’est pas assez pour une place.
   *[other] Tu as { $cubes } cubes ici, ce n’est pas assez pour une place.
}

## Villes
card-city-sell = Vends un ou deux jetons pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, puis irrigue une zone gratuitement.
card-city-plant = Demande { $price } et donne : { $plant }.
card-city-back = Puis la carte se retourne : { $plant } contre { $price }.
card-city-court = Demande { $price } et donne une carte de cour : { $first } ou { $second }.
card-city-way = { $cost ->
    [one] { $cost } chameau pour mener la caravane ici ; tu en as { $camels }.
   *[other] { $cost } chameaux pour mener la caravane ici ; tu en as { $camels }.
}
card-city-here = La caravane est ici.
card-city-held = Tu as : { $held }.
card-city-sale = { $tokens ->
    [0] Tu n’as aucun jeton à vendre.
    [one] Tu as { $tokens } jeton : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Tu as { $tokens } jetons : jusqu’à { $points } points.
}
card-city-best = { $gain ->
    [one] Meilleure parcelle pour toi : { $square }, { $gain } point.
   *[other] Meilleure parcelle pour toi : { $square }, { $gain } points.
}
card-city-no-square = Aucune parcelle ne peut encore la recevoir.

## Cartes de cour
card-court-caravaneer = La caravane passe des étapes sans chameau, et tu peux garder plus de jetons.
card-court-banker = Te paie au début de chaque manche.
card-court-palace = Marque tout de suite, et plus à chaque niveau.
card-court-gardener = Dépensé en plantant : chacun augmente la qualité de la plante de un.
card-court-level = Niveau { $level } : { $effect } ; reste { $left }.
card-court-cities = S’achète à { $cities } ; certaines tuiles de jardin en donnent aussi.
card-court-tiles = Vient avec une tuile de jardin, ou avec la majorité d’un champ plein.
card-court-next = { $left ->
    [one] Pour toi ensuite : { $card }, { $effect } ; il n’en reste qu’une.
   *[other] Pour toi ensuite : { $card }, { $effect } ; il en reste { $left }.
}
card-token = Un jeton est posé dessus, { $resource } : qui prend la carte le prend aussi.

## Jardin
card-square = { $square } : { $tile }
card-square-quality = Étage { $floor } : demande une plante de qualité { $quality }.
card-square-bonus = Quand on y plante, qui a le plus de cubes autour marque la qualité de la plante.
card-square-cubes = Cubes autour : les tiens { $own }, d’un autre joueur { $most } au plus.
card-square-too-high = { $gardeners ->
    [0] Irriguée, mais toutes les plantes de la route sont trop faibles, et tu n’as pas de jardinier.
    [one] Irriguée, mais toutes les plantes de la route sont trop faibles, même avec ton jardinier.
   *[other] Irriguée, mais toutes les plantes de la route sont trop faibles, même avec tes { $gardeners } jardiniers.
}
card-square-worth = { $gain ->
    [one] Si tu y plantes depuis { $city } : { $gain } point.
   *[other] Si tu y plantes depuis { $city } : { $gain } points.
}
card-area = On peut planter sur une parcelle dès qu’un de ses côtés est entièrement irrigué.
card-area-open = L’eau peut venir ici : par un ingénieur pour 2 points, ou gratuitement après une vente à Babylone.
card-area-own = Ton cube est ici.
card-area-other = Le cube d’un autre joueur est ici.
card-area-neutral = Un cube neutre est ici ; il ne compte pour personne.

## Biens
card-goods-wine = Remplace toute autre ressource à payer.
card-goods-cities = Demandé à { $cities }.
card-goods-worth = Se vend 3 points à Babylone ; vaut 1 point s’il reste à la fin.
card-goods-camel = Chaque chameau fait avancer la caravane d’une étape.
card-goods-talent = Les talents paient les artisans ; à la fin ils ne rapportent rien.
card-tiles-favor = Faveur d’Amyitis : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à partir de { $tiles } tuiles.
card-own-none = Pas encore.
card-own-level = Niveau { $level } : { $effect }.
card-own-count = Il y en a { $count }.
card-own-keep = { $count } maintenant ; on peut en garder { $keep } à la fin de la manche.
card-own-gardeners = Dépensé en plantant : chacun augmente la qualité d’une plante de un, puis retourne à la réserve.
    .title = jardiniers
card-own-cubes = Un cube se pose sur chaque champ cultivé, dans chaque temple visité et sur chaque zone irriguée.
    .title = cubes en réserve
card-own-priests = Les cubes des temples comptent chaque soir pour Ishtar, Marduk et Tammouz.
    .title = cubes dans les temples
card-own-tokens = Ils paient dans les villes, se vendent à Babylone et valent 1 point chacun à la fin.
    .title = jetons ressource
card-end = La fin de la partie
card-end-left = { $count ->
    [one] Il reste { $count } tuile de jardin.
   *[other] Il reste { $count } tuiles de jardin.
}
