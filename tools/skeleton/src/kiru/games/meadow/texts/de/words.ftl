## Teile
flower-clover = Klee
flower-poppy = Mohn
flower-iris = Iris
flower-orchid = Orchidee
flower-count = { $count } × { $flower }
flower-none = nichts

## Wertungsblock
line-flowers = Blumen
line-bouquets = Sträuße

## Optionen
option-first = Wer beginnt
    .random = ausgelost

## Fragen
prompt-over = Das Spiel ist zu Ende.
prompt-chance = Blumen werden ausgelegt.
prompt-picking = { $name }, welche Blume pflückst du?

## Aktionen
label-pick = { $points ->
    [one] { $flower } für { $points } Punkt
   *[other] { $flower } für { $points } Punkte
}

## Protokoll
story-first = { $name } beginnt.
story-lay = In der Reihe: { $flower }.
story-pick = { $name } pflückt: { $flower }.

## Der Tisch in Sätzen
describe-round = Runde { $round } von { $rounds }.
describe-row = In der Reihe: { $flowers }.
describe-player = { $name } hat: { $flowers }; jetzt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.

## Das Ende
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-winner = { $name } gewinnt: { result-points }.
result-shared = { $names } teilen sich den Sieg: { result-points }.
result-place = { $place }. { $name }: { result-points }.
result-place-shared = { $place }. { $name }: { result-points }, ein geteilter Platz.
