## Éléments
flower-clover = trèfle
flower-poppy = coquelicot
flower-iris = iris
flower-orchid = orchidée
flower-count = { $count } × { $flower }
flower-none = rien

## Feuille de score
line-flowers = Fleurs
line-bouquets = Bouquets

## Options
option-first = Qui commence
    .random = tiré au sort

## Questions
prompt-over = La partie est terminée.
prompt-chance = On dispose les fleurs.
prompt-picking = { $name }, quelle fleur cueilles-tu ?

## Actions
label-pick = { $points ->
    [one] { $flower } pour { $points } point
   *[other] { $flower } pour { $points } points
}

## Journal
story-first = { $name } commence.
story-lay = Dans la rangée : { $flower }.
story-pick = { $name } cueille : { $flower }.

## La table en phrases
describe-round = Manche { $round } sur { $rounds }.
describe-row = Dans la rangée : { $flowers }.
describe-player = { $name } a : { $flowers } ; { $total ->
    [one] { $total } point pour l’instant
   *[other] { $total } points pour l’instant
}.

## La fin
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = { $name } gagne avec { result-points }.
result-shared = { $names } partagent la victoire avec { result-points }.
result-place = { $place }. { $name } : { result-points }.
result-place-shared = { $place }. { $name } : { result-points }, place ex æquo.
