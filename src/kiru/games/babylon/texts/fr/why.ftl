### Pourquoi une action est refusée : un fait de cette table, dit à qui doit choisir.

## Une autre étape du tour
why-done-remove = On n’éclaircit la carrière qu’avant la partie.
why-done-dig = Tu as déjà creusé ce tour-ci.
why-done-build = La tuile à poser est déjà choisie.
why-done-place = La tuile a déjà son emplacement.
why-done-support = Les appuis de la tuile sont déjà choisis.
why-laid = La tuile est déjà posée.
why-decorate-first = D’abord les décorations de la nouvelle tuile.
why-built = La construction est terminée pour ce tour.
why-later-dig = On éclaircit d’abord la carrière.
why-later-build = Tu n’as pas encore creusé de tuile ce tour-ci.
why-later-place = Aucune tuile à poser n’est encore choisie.
why-later-support = La tuile n’a pas encore d’emplacement.
why-later-rotate = La tuile ne repose pas encore sur ses piliers.
why-later-decorate = On décore juste après avoir posé une tuile.
why-later-keep = On garde une tuile à la fin du tour.
why-now-removing = Maintenant, retire une tuile d’argile de la carrière.
why-now-digging = Maintenant, creuse une tuile.
why-now-building = Maintenant, choisis la tuile à poser, ou aucune.
why-now-placing = Maintenant, choisis un emplacement pour la tuile.
why-now-supporting = Maintenant, choisis sur quoi repose la tuile.
why-now-rotating = Maintenant, tourne la tuile.
why-now-decorating = Maintenant, construis une décoration, ou arrête-toi.
why-now-keeping = Maintenant, choisis la tuile à garder, ou aucune.

## La carrière et la tuile gardée
why-remove = Il n’y a plus de tuile d’argile en { $column }.
why-dig = Il n’y a plus de tuile en { $column }.
why-no-dug = Tu n’as pas de tuile creusée en main.
why-no-stored = Tu n’as pas de tuile gardée.

## Poser
why-no-place = Ton jardin n’a aucun emplacement qui porterait une tuile.
why-cheapest = { $needed ->
    [one] L’emplacement le moins cher demande { $needed } pilier, tu en as { $pillars }.
   *[other] L’emplacement le moins cher demande { $needed } piliers, tu en as { $pillars }.
}
why-pillars = { $needed ->
    [one] Il faut { $needed } pilier, tu en as { $pillars }.
   *[other] Il faut { $needed } piliers, tu en as { $pillars }.
}
why-same-spot = Une de tes tuiles couvre déjà exactement ces quatre cases à partir de { $cell }.
why-level = Le niveau { $level } demande une tuile au niveau { $below } ; ton plus haut niveau est { $highest }.
why-too-high = { $cell } atteint déjà le niveau { $top }.
why-crossed = Un pont du niveau { $level } passe au-dessus de { $cell }.
why-no-foot = { $count ->
    [one] Aucun pilier de la bonne hauteur ne tient en { $cells }.
   *[other] Aucun pilier de la bonne hauteur ne tient en { $cells }.
}
why-doubles = Piliers doubles pour l’échange : il en faut { $needed }, la réserve en a { $left }.
why-no-belvedere = La réserve n’a plus de belvédère pour { $cell }.
why-stairs = L’escalier en { $cell } traverserait la tuile.
why-same-rotation = Tournée de { $degrees }°, cette tuile est la même qu’à { $same }°.

## Décorations
why-bare = { $cell } est le plateau nu.
why-one-tile = { $first } et { $second } sont sur la même tuile.
why-levels = { $first } est au niveau { $level }, { $second } au niveau { $other }.
why-not-ground = { $cell } est au niveau { $level } ; à cette table, un pont n’enjambe que le plateau nu.
why-line = Aucune de tes statues n’est dans la rangée ou la colonne de { $cell }.
why-blank = { $cell } n’a pas de symbole ; il faut : { $wanted }.
why-symbol = { $cell } montre : { $found } ; il faut : { $wanted }.
why-no-item = Épuisé dans la réserve : { $item }.
why-occupied = { $cell } est occupée : { $item }.
why-not-fresh = { $count ->
    [one] Cette case n’est pas sur une tuile posée ce tour-ci.
   *[other] Aucune de ces cases n’est sur une tuile posée ce tour-ci.
}
why-changed = Tu as déjà changé { $cell } ce tour-ci.
why-token = Le jeton de cette manche ne change pas de symbole.
why-no-symbol = { $cell } n’a pas de symbole à changer.
why-no-blank = { $cell } a déjà un symbole.
why-same-symbol = { $cell } montre déjà : { $wanted }.
why-no-use = Avec ce symbole en { $cell } ({ $wanted }), on ne pourrait rien construire de plus.
