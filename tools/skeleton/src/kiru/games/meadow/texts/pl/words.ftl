## Pieces
flower-clover = koniczyna
flower-poppy = mak
flower-iris = irys
flower-orchid = storczyk
flower-count = { $count } × { $flower }
flower-none = nic

## Score pad
line-flowers = Kwiaty
line-bouquets = Bukiety

## Options
option-first = Kto zaczyna
    .random = losowo

## Questions
prompt-over = Gra skończona.
prompt-chance = Układane są kwiaty.
prompt-picking = { $name }, jaki kwiat zrywasz?

## Actions
label-pick = { $points ->
    [one] { $flower } za { $points } punkt
    [few] { $flower } za { $points } punkty
   *[many] { $flower } za { $points } punktów
}

## Log
story-first = Zaczyna { $name }.
story-lay = W rzędzie: { $flower }.
story-pick = { $name } zrywa: { $flower }.

## The table in sentences
describe-round = Runda { $round } z { $rounds }.
describe-row = W rzędzie: { $flowers }.
describe-player = { $name } ma: { $flowers }; teraz { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}.

## The end
result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
result-winner = Wygrywa { $name }: { result-points }.
result-shared = Zwycięstwo dzielą { $names }: po { result-points }.
result-place = { $place }. { $name }: { result-points }.
result-place-shared = { $place }. { $name }: { result-points }, miejsce dzielone.
