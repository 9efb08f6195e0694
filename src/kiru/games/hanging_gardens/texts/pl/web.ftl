## The board in the browser
web-hg-market = Targ
web-hg-objectives = Cele królewskie
web-hg-enhancements = Ulepszenia
web-hg-round = Runda { $round } z { $rounds }
web-hg-supply = Pozostało w puli
web-hg-gold = złoto
web-hg-tools = narzędzia
web-hg-gardeners = ogrodnicy pozostali w tej rundzie
web-hg-marker = znacznik pierwszego gracza
web-hg-free = gratis
web-hg-cost = { $cost ->
    [0] za darmo
    [one] kosztuje { $cost } narzędzie
    [few] kosztuje { $cost } narzędzia
   *[other] kosztuje { $cost } narzędzi
}
web-hg-gardener-spaces = miejsca ogrodników
web-hg-gardener-of = ogrodnik: { $name }
web-hg-garden-of = Ogród: { $name }
web-hg-matches = { $count } z { $all }
web-hg-not-here = { $cell }: niemożliwe
web-hg-in-hand = Na ręce
web-hg-best-level = najlepszy poziom: { $count } z { $needed }
web-hg-below = jeszcze { $count }
web-hg-sold-out = wyprzedane
web-hg-enlarge = Powiększ ogród: { $name }
web-hg-auto-objectives = cele zaznaczone przez automat
web-hg-auto-rank = Twój ogród:
web-hg-auto-columns = Próbuje kolumn
web-hg-auto-discards = Odrzuca
web-hg-auto-else = w braku takiej kartę z poziomu { $level }
web-hg-auto-then = Potem
web-hg-auto-waits = Jego karta zostanie odkryta w jego turze.
web-hg-feature-animal = zwierzę
web-hg-feature-tree = drzewo
web-hg-feature-irrigation = nawodnioną kartę
web-hg-feature-visitor = gościa
web-hg-feature-flowers = każdą kartę z kwiatem
web-hg-action-crown = bierze znacznik pierwszego gracza
web-hg-action-objective = zaznacza cel
web-hg-action-enhancement = odrzuca ulepszenie za { $cost } złota
web-hg-help-garden = Twój ogród
web-hg-help-irrigation = Karta nawodnienia
web-hg-help-flowers = Kwiaty
web-hg-help-figures = Drzewa, zwierzęta, goście
web-hg-help-end = Rundy i koniec gry

## Options explained
web-option-difficulty = Tylko dla jednego gracza: z iloma sztukami złota i narzędzi zaczynasz.
web-option-automaton = Tylko dla jednego gracza: jak automat czyta numery na swojej karcie.

## Captions of the rulebook's pictures
web-hg-picture-market = Targ: trzy kolumny po cztery karty. Najniższa karta jest darmowa, ogrodnicy stoją pod kolumnami.
web-hg-picture-stacks = Trzy stosy ulepszeń za 2, 3 i 4 złota. Kupić można tylko wierzchnie ulepszenie.
web-hg-picture-garden = Ogród w budowie. Karta na wyższym poziomie opiera się na dwóch sąsiednich kartach pod nią.
web-hg-picture-objectives = Cztery cele z polami. Najpierw zajmuje się najlepsze wolne pole celu.
web-hg-picture-finished = Gotowy ogród: pięć kart na poziomie 1, cztery na poziomie 2, trzy na poziomie 3. Ramki to miejsca z karty nawodnienia.

## Gdy zastanawia się ktoś inny
web-hanging_gardens-choosing-taking = { $name } wybiera kartę…
web-hanging_gardens-choosing-placing = { $name } wybiera miejsce…
web-hanging_gardens-choosing-buying = { $name } wybiera zakup…
web-hanging_gardens-choosing-enhancing = { $name } wybiera grządkę do ulepszenia…
web-hanging_gardens-choosing-completing = { $name } wybiera cel…

## How each line counts, beside an empty score pad on paper
web-pad-irrigation = 0 · 1 · 2 · 4 · 7 · 10 · 15 za nawodnione karty na twoim wzorze
web-pad-blue = 1 za każdy w największej połączonej grupie
web-pad-red = 1 za każdy w największej połączonej grupie
web-pad-yellow = 1 za każdy w największej połączonej grupie
web-pad-trees = grupy: dracena 2 · 7, cedr 2 · 5 · 9, palma daktylowa 3 · 7 · 12 · 18
web-pad-animals = liczba podana przy poziomie
web-pad-visitors = to, co każdy lubi, w całym ogrodzie
web-pad-objectives = liczby pod twoimi znacznikami
