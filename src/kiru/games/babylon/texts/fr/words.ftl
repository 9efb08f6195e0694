# Glossaire : tuile (terrasse une fois posée), carrière, pilier simple ou double, belvédère, escalier, fontaine, pont,
# statue, décoration, réserve, emplacement (de la tuile gardée), jeton de manche.

## Éléments
material-clay = argile
    .object = une tuile d’argile
material-granite = granit
    .object = une tuile de granit
material-basalt = basalte
    .object = une tuile de basalte
material-starting = tuile de départ
    .object = la tuile de départ
flower-white = blanche
flower-pink = rose
flower-yellow = jaune
flower-blue = bleue
flower-none = encore inconnue
symbol-stairway = escalier
symbol-fountain = fontaine
symbol-bridge = pont
symbol-statue = statue
symbol-blank = sans symbole
item-stairway = escalier
item-fountain = fontaine
item-bridge = pont
item-statue = statue
item-belvedere = belvédère
corner-nw = nord-ouest
corner-ne = nord-est
corner-se = sud-est
corner-sw = sud-ouest
tile-object = { $material } à fleur { $flower }
tile-name = { $material }, fleur { $flower } ({ $symbols })
pillars-word = { $pillars ->
    [0] aucun pilier
    [one] { $pillars } pilier
   *[other] { $pillars } piliers
}
points-word = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feet-single = { $count ->
    [one] { $count } pilier simple
   *[other] { $count } piliers simples
}
feet-double = { $count ->
    [one] { $count } pilier double
   *[other] { $count } piliers doubles
}
feet-statue = { $count ->
    [one] { $count } statue
   *[other] { $count } statues
}
count-single = { feet-single }
count-double = { feet-double }
count-belvedere = { $count ->
    [one] { $count } belvédère
   *[other] { $count } belvédères
}
count-stairway = { $count ->
    [one] { $count } escalier
   *[other] { $count } escaliers
}
count-fountain = { $count ->
    [one] { $count } fontaine
   *[other] { $count } fontaines
}
count-bridge = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
count-statue = { feet-statue }
effect-first-round = aucun à la première manche
effect-gain_single = chacun prend un pilier simple
effect-gain_double = chacun prend un pilier double pour un tour
effect-change_symbol = un symbole d’une tuile posée ce tour-ci peut compter comme un autre
effect-fill_blank = une case sans symbole d’une tuile posée ce tour-ci peut compter comme n’importe quel symbole
effect-flower_double = ta propre fleur rapporte deux piliers
effect-minus_one_pillar = creuser rapporte un pilier de moins
effect-none = sans effet

## Feuille de score
line-statues = Statues
line-fountains = Fontaines
line-bridges = Ponts
line-stairways = Escaliers
line-decoration_sets = Séries de décorations
line-flower_sets = Séries de fleurs
line-belvederes = Belvédères
line-highest_point = Point culminant

## Options
option-first = Qui commence
    .random = tiré au sort
option-flowers = Fleurs des joueurs
    .dealt = distribuées au hasard
    .seat_order = blanche, rose, jaune, bleue
    .white-pink-blue-yellow = blanche, rose, bleue, jaune
    .white-yellow-pink-blue = blanche, jaune, rose, bleue
    .white-yellow-blue-pink = blanche, jaune, bleue, rose
    .white-blue-pink-yellow = blanche, bleue, rose, jaune
    .white-blue-yellow-pink = blanche, bleue, jaune, rose
    .pink-white-yellow-blue = rose, blanche, jaune, bleue
    .pink-white-blue-yellow = rose, blanche, bleue, jaune
    .pink-yellow-white-blue = rose, jaune, blanche, bleue
    .pink-yellow-blue-white = rose, jaune, bleue, blanche
    .pink-blue-white-yellow = rose, bleue, blanche, jaune
    .pink-blue-yellow-white = rose, bleue, jaune, blanche
    .yellow-white-pink-blue = jaune, blanche, rose, bleue
    .yellow-white-blue-pink = jaune, blanche, bleue, rose
    .yellow-pink-white-blue = jaune, rose, blanche, bleue
    .yellow-pink-blue-white = jaune, rose, bleue, blanche
    .yellow-blue-white-pink = jaune, bleue, blanche, rose
    .yellow-blue-pink-white = jaune, bleue, rose, blanche
    .blue-white-pink-yellow = bleue, blanche, rose, jaune
    .blue-white-yellow-pink = bleue, blanche, jaune, rose
    .blue-pink-white-yellow = bleue, rose, blanche, jaune
    .blue-pink-yellow-white = bleue, rose, jaune, blanche
    .blue-yellow-white-pink = bleue, jaune, blanche, rose
    .blue-yellow-pink-white = bleue, jaune, rose, blanche
option-edition = Édition
    .english = anglaise
    .polish = polonaise
option-bridge_gap = Ce qu’un pont peut enjamber
    .level = toute surface plus basse
    .ground = le plateau nu seulement

## Questions
prompt-over = La partie est terminée.
prompt-chance = On retourne des tuiles et des jetons.
prompt-removing = { $name }, quelle tuile d’argile retires-tu de la carrière ?
prompt-digging = { $name }, quelle tuile creuses-tu ?
prompt-building = { $name }, tes piliers : { $pillars }. Quelle tuile poses-tu ?
prompt-placing = { $name }, où poses-tu { $tile } ?
prompt-supporting = { $name }, sur quoi repose la tuile en { $cell }, niveau { $level } ?
prompt-rotating = { $name }, comment tournes-tu la tuile en { $cell }, niveau { $level } ?
prompt-decorating = { $name }, que construis-tu sur tes nouvelles tuiles ?
prompt-keeping = { $name }, quelle tuile gardes-tu ?

## Actions
label-remove = { $column } : { $tile }
label-dig = { $column } : { $tile }, rapporte { pillars-word }
label-build-dug = la tuile que tu viens de creuser : { $tile }
label-build-stored = la tuile gardée : { $tile }
label-stop = plus de tuile
label-place = { $cell }, niveau { $level }, à partir de { pillars-word }
label-support-four = les quatre coins : { $feet } ; coûte { pillars-word }
label-support-three = coin { $corner } libre, avec un belvédère : { $feet } ; coûte { pillars-word }
label-rotate = { $degrees }° : nord-ouest { $nw }, nord-est { $ne }, sud-est { $se }, sud-ouest { $sw }
label-done = plus de décoration
label-stairway = escalier { $cells } entre les niveaux { $level } et { $high }, { points-word }
label-fountain = fontaine { $cells } au niveau { $level }, { points-word }
label-bridge = pont { $cells } au niveau { $level }, { points-word }
label-statue = statue en { $cells }, niveau { $level }, { points-word }
label-symbol = { $cell } compte ce tour-ci comme : { $symbol }
label-keep-dug = la tuile que tu viens de creuser : { $tile }
label-keep-stored = la tuile gardée : { $tile }
label-keep-none = aucune tuile

## Journal
story-first = { $name } commence chaque manche.
story-flower = { $name } reçoit le plateau à fleur { $flower } et sa tuile de départ.
story-tile = Dans la carrière, on découvre { $tile }.
story-token = Jeton de la manche { $round } : { $effect }.
story-remove = { $name } retire de la carrière { $tile }.
story-dig = { $pillars ->
    [0] { $name } creuse { $tile } et ne reçoit aucun pilier.
   *[other] { $name } creuse { $tile } et reçoit { pillars-word }.
}
story-place = { $pillars ->
    [0] { $name } pose { $tile } au niveau { $level }.
   *[other] { $name } pose { $tile } au niveau { $level } pour { pillars-word }.
}
story-place-belvedere = { $pillars ->
    [0] { $name } pose { $tile } au niveau { $level }, avec un belvédère.
   *[other] { $name } pose { $tile } au niveau { $level } pour { pillars-word }, avec un belvédère.
}
story-stairway = { $name } construit un escalier entre les niveaux { $level } et { $high } ({ points-word }).
story-fountain = { $name } construit une fontaine au niveau { $level } ({ points-word }).
story-bridge = { $name } construit un pont au niveau { $level } ({ points-word }).
story-statue = { $name } dresse une statue au niveau { $level } ({ points-word }).
story-symbol = { $name } fait compter ce tour-ci un symbole comme : { $symbol }.
story-keep = { $name } garde { $tile }.
story-keep-discard = { $name } garde { $tile } ; hors du jeu : { $gone }.
story-discard = { $name } ne garde aucune tuile ; hors du jeu : { $gone }.

## La table en phrases
describe-round = Manche { $round } sur { $rounds }.
describe-first = { $name } commence chaque manche.
describe-token = Jeton de manche : { $effect }.
describe-supply = Réserve : { $pieces }.
describe-column = Carrière { $column }, hauteur { $height } : { $tile } ; piliers : { $pays }.
describe-column-tile = Carrière { $column }, hauteur { $height } : { $tile }.
describe-column-empty = Carrière { $column } : vide.
describe-column-hidden = Carrière { $column } : une tuile encore cachée.
describe-pays = { $name } +{ $pillars }
describe-dug = Tuile creusée : { $tile }.
describe-doubles = { $count ->
    [one] En main pour ce tour : { $count } pilier double.
   *[other] En main pour ce tour : { $count } piliers doubles.
}
describe-player = { $name }, fleur { $flower } : { pillars-word } de côté ; tuile gardée : { $stored } ; { $total ->
    [one] { $total } point pour l’instant
   *[other] { $total } points pour l’instant
}.
describe-garden-empty = { $name } n’a pas encore de tuile dans son jardin.
describe-garden = Jardin vu de dessus, { $name } : plus haut niveau { $level }, cases nues du plateau { $bare }.
describe-row = Rangée { $row } : { $cells }.
describe-cell = { $column } niveau { $level }, { $symbol }
describe-cell-changed = { $column } niveau { $level }, compte ce tour-ci comme { $symbol }
describe-cell-item = { $column } niveau { $level }, construit : { $item }
describe-cell-bridged = { $column } niveau { $level }, sous un pont du niveau { $bridge }
describe-items = Construit et visible : { $items }.
describe-hidden = Caché, sans valeur : { $items }.
describe-hidden-tile = tuile en { $cell }, niveau { $level }
describe-item = { $item } { $cells } ({ points-word })

## D’où viennent les points
source-item = { $item } { $cells }
source-tile = tuile { $cell } à fleur { $flower }, niveau { $level }

## La fin
result-winner = { $name } gagne avec { points-word }.
result-winner-tie = { $name } gagne avec { points-word }. À égalité : { $others }. Le plus petit nombre de cases nues départage.
result-shared = { $names } partagent la victoire avec { points-word } et autant de cases nues.
result-place = { $place }. { $name } : { points-word }, { bare-word }.
result-place-tie = { result-place }
result-place-shared = { $place }. { $name } : { points-word }, { bare-word }, place ex æquo.
bare-word = { $rest ->
    [one] { $rest } case nue
   *[other] { $rest } cases nues
}
card-flower = Quatre tuiles visibles aux quatre fleurs différentes font une série : { points-word }.
card-stairway = Un escalier relie deux symboles d’escalier sur des tuiles à un niveau d’écart ; il rapporte { points-word } pour chacun de ses deux niveaux.
card-fountain = Une fontaine relie deux symboles de fontaine sur des tuiles voisines du même niveau ; elle rapporte { points-word } par niveau.
card-bridge = Un pont relie deux symboles de pont du même niveau avec une case vide entre eux ; il rapporte { points-word } par niveau.
card-statue = Une statue se dresse sur un symbole de statue, à partir de la deuxième alignée avec une autre ; elle rapporte { points-word } par niveau.
card-belvedere = Un belvédère se dresse sur le coin libre d’une tuile à trois piliers ; il rapporte { points-word }.
card-single = Un pilier simple porte un coin un niveau plus haut.
card-double = Un pilier double porte un coin deux niveaux plus haut ; un jeton l’apporte, pour un tour.
card-decorations = Une statue, une fontaine, un pont et un escalier visibles font une série : { points-word } de plus.
card-pays = La creuser te rapporte { pillars-word }.
card-worth = { $gain ->
    [0] Pour toi maintenant : { $now } ; avec cette tuile rien de plus encore, au mieux en { $cell }, niveau { $level }, pour { pillars-word }.
   *[other] Pour toi maintenant : { $now } ; avec cette tuile jusqu’à +{ $gain }, en { $cell }, niveau { $level }, pour { pillars-word }.
}
card-no-pillars = Avec { pillars-word }, tu ne peux pas la poser maintenant.
card-lies = Elle est en { $cell }, niveau { $level } ; sa fleur est visible et compte.
card-lies-hidden = Elle est en { $cell }, niveau { $level }, cachée : sa fleur ne compte pas.
card-sets = { $sets ->
    [one] Dans ce jardin maintenant : { $sets } série de fleurs, { points-word }.
   *[other] Dans ce jardin maintenant : { $sets } séries de fleurs, { points-word }.
}
card-here = Ici, au niveau { $level } : { points-word }.
card-hidden = Caché maintenant : sans valeur.
card-pillar-statue = Cette statue porte une tuile : c’est maintenant un pilier, elle ne rapporte rien.
card-left = Reste dans la réserve : { $count }.
card-pillars = Tes piliers : { $pillars }.
card-kind-worth = Pour toi maintenant : { $count } visibles, { points-word }.
card-token = Le jeton de manche
card-effect = Cette manche : { $effect }.
card-token-rule = Il vaut pour tous jusqu’au prochain jeton.

## Bots with tastes of their own
personality-builder = bâtisseur : ponts
personality-sculptor = sculpteur : statues
personality-dreamer = rêveur : fontaines
