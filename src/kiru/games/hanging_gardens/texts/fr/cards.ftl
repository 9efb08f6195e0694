### Un élément vu de près : sa règle en mots et ce qu’il vaut.

card-animal = Rapporte { $low } au niveau 1, { $middle } au niveau 2 et { $high } au niveau 3.
card-tree = Les arbres de cette espèce ({ $tree }) qui se touchent marquent selon leur nombre : { $points }.
card-visitor = { $points ->
    [one] { $points } point par { $wish } dans ton jardin.
   *[other] { $points } points par { $wish } dans ton jardin.
}
card-empty = Parterre (carte Vide) : une amélioration peut le recouvrir.
card-flowers = Chaque fleur vaut 1 dans ton plus grand groupe de cartes voisines de sa couleur.
card-irrigated = Irriguée : elle compte sur les cases de ta carte d’irrigation.
card-irrigation = Elle se pose sur ton jardin à partir de ta carte la plus à gauche. Les cartes irriguées sur ses cases marquent ensemble.
    .title = Carte d’irrigation : { $name }
card-irrigation-row = Points pour 0, 1, 2 … de ces cartes : { $points }.
card-irrigation-now = { $points ->
    [one] Dans ce jardin maintenant { $count } : { $points } point.
   *[other] Dans ce jardin maintenant { $count } : { $points } points.
}
card-crown = Couronne : tu prends le marqueur premier joueur.
card-price = Coûte { $cost } pièces d’or ; tu en as { $gold }.
card-tool = Bonus d’outils : autant d’outils que le numéro de son niveau.
card-gold = Bonus d’or : autant de pièces d’or que le numéro de son niveau.
card-tools = { $cost ->
    [0] Gratuite.
    [one] Coûte { $cost } outil ; tu en as { $tools }.
   *[other] Coûte { $cost } outils ; tu en as { $tools }.
}
card-worth = { $gain ->
    [0] Pour toi maintenant : { $now } ; cette carte n’ajoute encore aucun point.
   *[other] Pour toi maintenant : { $now } ; avec cette carte jusqu’à +{ $gain }, en { $cell }.
}
card-no-place = Ton jardin est complet.
card-no-empty = Tu n’as pas de parterre (carte Vide) pour la recevoir.
card-objective = Tout doit se trouver sur un même niveau de ton jardin.
card-progress = Il en faut { $needed } ; ton meilleur niveau en a { $found }.
card-objective-worth = { $gain ->
    [one] Accompli maintenant, il ajoute { $gain } point.
   *[other] Accompli maintenant, il ajoute { $gain } points.
}
card-completed = Tu l’as accompli.
card-taken = Toutes ses cases sont prises.
card-stands = { $points ->
    [one] Ici, au niveau { $level } : { $points } point.
   *[other] Ici, au niveau { $level } : { $points } points.
}
card-finds = { $points ->
    [one] Dans ce jardin maintenant : { $points } point.
   *[other] Dans ce jardin maintenant : { $points } points.
}
