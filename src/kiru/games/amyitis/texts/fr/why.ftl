### Pourquoi une action est refusée : un fait de cette table, dit à qui doit choisir.

## Une autre étape : à quoi sert la chose, et ce qui est demandé maintenant
why-thing-turn = Ton action de ce tour a déjà commencé.
why-thing-evening = Les tours de cette manche sont terminés.
why-thing-field = Les champs sont pour les paysans et pour le premier chez Tammouz.
why-thing-temple = Les temples sont pour les prêtres et pour la procession.
why-thing-area = Les zones sont irriguées par les ingénieurs, et après une vente à Babylone.
why-thing-sell = On vend les jetons à Babylone.
why-thing-pay = On paie avec des jetons dans les villes.
why-thing-court = Les cartes de cour s’achètent dans les villes de la cour ou viennent avec une tuile de jardin.
why-thing-token = Ces jetons viennent avec un caravanier de niveau 2.
why-thing-plant = Les plantes s’achètent dans les villes des plantes.
why-thing-gain = Une ressource au choix vient avec une tuile de jardin.
why-thing-gift = Le don d’Ishtar va au premier de son temple, à la fin de la manche.
why-thing-exchange = Le deuxième chez Tammouz échange des jetons à la fin de la manche.
why-thing-discard = On rend des jetons à la fin de la manche.
why-now-choosing = Maintenant, passe, recrute ou déplace la caravane.
why-now-farming = Maintenant, choisis un champ pour ton paysan.
why-now-praying = Maintenant, choisis un temple pour ton prêtre.
why-now-irrigating = Maintenant, choisis une zone pour ton ingénieur.
why-now-selling = Maintenant, choisis un jeton à vendre.
why-now-selling_more = Maintenant, vends un deuxième jeton, ou arrête-toi.
why-now-watering = Maintenant, irrigue une zone après ta vente.
why-now-paying = Maintenant, choisis le jeton avec lequel tu paies.
why-now-buying = Maintenant, choisis une carte de cour.
why-now-taking_token = Maintenant, choisis un caravanier de niveau 2.
why-now-planting = Maintenant, choisis une parcelle à planter.
why-now-gaining = Maintenant, choisis une ressource pour ta tuile.
why-now-promoting = Maintenant, choisis une carte de cour pour ta tuile.
why-now-leading = Maintenant, choisis un temple pour la procession.
why-now-thanking = Maintenant, choisis le don d’Ishtar.
why-now-reaping = Maintenant, choisis un champ pour Tammouz.
why-now-exchanging = Maintenant, échange un jeton, ou rien.
why-now-receiving = Maintenant, choisis ce que tu prends en échange.
why-now-discarding = Maintenant, choisis un jeton à rendre.

## Artisans
why-groups = À cette table, il n’y a que { $groups } trios de cartes d’artisans.
why-turned = Cette carte est déjà retournée.
why-talents = { $cost ->
    [one] Il faut { $cost } talent, tu en as { $talents }.
   *[other] Il faut { $cost } talents, tu en as { $talents }.
}
why-no-cube = Tu n’as plus de cube.
why-no-area = Aucune zone d’irrigation n’est disponible.
why-no-camels = La réserve n’a plus de chameau.
why-no-talents = La réserve n’a plus de talent.
why-area-taken = Il y a déjà un cube ici : { $area }.
why-area-dry = L’eau du fleuve n’arrive pas encore ici : { $area }.

## La caravane
why-camels = { $cost ->
    [one] Il faut { $cost } chameau pour aller à { $city }, tu en as { $camels }.
   *[other] Il faut { $cost } chameaux pour aller à { $city }, tu en as { $camels }.
}
why-nothing-to-sell = Tu n’as aucun jeton à vendre.
why-sold-nothing = Tu n’as encore rien vendu.
why-demand = { $city } demande un paiement : { $resource }. Tu n’en as pas, ni de vin à la place.
why-price = { $city } demande { $price }. Tu as : { $held }.
why-held = { $resource } { $count }
why-due = À payer maintenant : { $resource }. Paie avec cela ou avec du vin.
why-due-twice = À payer deux fois : { $resource }. Donne d’abord le tien, puis le vin.
why-wine-due = Ton vin est nécessaire pour le paiement suivant : { $resource }.
why-no-token = Tu n’as pas cette ressource : { $resource }.
why-supply = La réserve n’a plus cette ressource : { $resource }.
why-no-caravaneer = Il ne reste pas de caravanier de niveau 2 avec cette ressource : { $resource }.

## Cartes de cour
why-top = Tu as déjà le plus haut niveau : { $card }.
why-no-card = Il ne reste plus de carte : { $card }.
why-no-gardener = Il ne reste plus de jardinier.
why-not-offered = { $city } n’offre que : { $first } et { $second }.

## Planter
why-no-square = Aucune parcelle avec une tuile n’a un côté entièrement irrigué.
why-no-quality = { $gardeners ->
    [0] La parcelle irriguée la plus basse demande la qualité { $needed } ; la plante a { $quality } et tu n’as pas de jardinier.
    [one] La parcelle irriguée la plus basse demande la qualité { $needed } ; la plante a { $quality } et tu as { $gardeners } jardinier.
   *[other] La parcelle irriguée la plus basse demande la qualité { $needed } ; la plante a { $quality } et tu as { $gardeners } jardiniers.
}
why-planted = La parcelle { $square } est déjà plantée.
why-unused = La parcelle { $square } n’a pas de tuile à cette table.
why-dry = Aucun côté de la parcelle { $square } n’est entièrement irrigué.
why-quality = { $gardeners ->
    [0] La parcelle { $square } demande la qualité { $needed } ; la plante a { $quality } et tu n’as pas de jardinier.
    [one] La parcelle { $square } demande la qualité { $needed } ; la plante a { $quality } et tu as { $gardeners } jardinier.
   *[other] La parcelle { $square } demande la qualité { $needed } ; la plante a { $quality } et tu as { $gardeners } jardiniers.
}

## Fin de manche et fin de partie
why-nothing-for = La réserve n’a rien d’autre à donner en échange : { $resource }.
why-given = Tu viens de donner cela : { $resource }. Prends une autre ressource.
why-over-tiles = { $count ->
    [one] La partie est terminée : il reste { $count } tuile de jardin.
   *[other] La partie est terminée : il reste { $count } tuiles de jardin.
}
why-over-standstill = La partie est terminée : rien n’a été planté pendant { $rounds } manches.
