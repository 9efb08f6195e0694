## Pieces
flower-clover = clover
flower-poppy = poppy
flower-iris = iris
flower-orchid = orchid
flower-count = { $count } × { $flower }
flower-none = nothing

## Score pad
line-flowers = Flowers
line-bouquets = Bouquets

## Options
option-first = Who starts
    .random = drawn at random

## Questions
prompt-over = The game is over.
prompt-chance = Flowers are being laid out.
prompt-picking = { $name }, which flower do you pick?

## Actions
label-pick = { $points ->
    [one] { $flower } for { $points } point
   *[other] { $flower } for { $points } points
}

## Log
story-first = { $name } starts.
story-lay = In the row: { $flower }.
story-pick = { $name } picks: { $flower }.

## The table in sentences
describe-round = Round { $round } of { $rounds }.
describe-row = In the row: { $flowers }.
describe-player = { $name } has { $flowers }; { $total ->
    [one] { $total } point now
   *[other] { $total } points now
}.

## The end
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = { $name } wins with { result-points }.
result-shared = { $names } share the victory with { result-points } each.
result-place = { $place }. { $name }: { result-points }.
result-place-shared = { $place }. { $name }: { result-points }, a shared place.
