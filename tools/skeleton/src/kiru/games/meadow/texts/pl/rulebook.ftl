### The Meadow: the rulebook in our own words, one message per rule id.

game-meadow = The Meadow
    .summary = Zrywasz kwiaty z rzędu, który w każdej rundzie układa się od nowa. Po kilku rundach wygrywa ten, czyje kwiaty są warte najwięcej punktów.

section-setup = Przygotowanie
section-turn = Tura
section-scoring = Punktacja

## Set-up

rule-M01 = Jeden z graczy zaczyna. Wybiera go los, chyba że wskazano kogoś przy zakładaniu stołu.
    .title = Pierwszy gracz
rule-M02 = Na początku każdej rundy losuje się kwiaty i układa je w rzędzie: o jeden więcej, niż jest graczy.
    .title = Rząd

## A turn

rule-M10 = W swojej turze zrywasz jeden kwiat leżący w rzędzie i zatrzymujesz go.
    .title = Zrywanie
rule-M11 = Gdy każdy zerwie kwiat, ten, który został, wypada z gry. Następną rundę zaczyna kolejny gracz po tym, który zaczynał tę.
    .title = Koniec rundy
rule-M12 = Gra kończy się po ostatniej rundzie.
    .title = Koniec gry

## Scoring

rule-M20 = Każdy kwiat jest wart tyle punktów, ile wskazuje jego rodzaj.
    .title = Kwiaty
rule-M21 = Każdy bukiet, czyli po jednym kwiecie każdego rodzaju, daje dodatkowe punkty.
    .title = Bukiety
rule-M22 = Wygrywa gracz z największą liczbą punktów. Gracze z równą liczbą punktów dzielą miejsce.
    .title = Zwycięzca
