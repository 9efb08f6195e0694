## Plansza w przeglądarce
web-amyitis-round = Runda { $round }
web-amyitis-part-1 = I Przygotowanie
web-amyitis-part-2 = II Akcje
web-amyitis-part-3 = III Wieczór
web-amyitis-order = Kolejność w tej rundzie
web-amyitis-tiles-left = { $left ->
    [one] Został { $left } kafelek, koniec przy { $end }
    [few] Zostały { $left } kafelki, koniec przy { $end }
   *[other] Zostało { $left } kafelków, koniec przy { $end }
}
web-amyitis-tiles-left-help = Gdy kafelków ogrodu jest { $end } lub mniej, runda jest ostatnia.
web-amyitis-last-round = Ostatnia runda
web-amyitis-fallow = Rundy bez sadzenia: { $rounds } z { $limit }
web-amyitis-fallow-help = Po { $limit } rundach z rzędu, w których nikt nic nie posadzi, gra się kończy.
web-amyitis-first = pierwszy gracz
web-amyitis-passed = pas
web-amyitis-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}

## Rzemieślnicy
web-amyitis-crafts = Rzemieślnicy
web-amyitis-group = Trójka { $group }
web-amyitis-free = za darmo
web-amyitis-card-waits = Trójka { $group }, karta { $card }: jeszcze nierozdana
web-amyitis-card-turned = Trójka { $group }, karta { $card }: { $craft }, już najęty
web-amyitis-engineer-gain = +2
web-amyitis-pass = Pas
web-amyitis-pass-square = { $count ->
    [0] Pas; nikt jeszcze nie spasował
    [one] Pas; spasował { $count } gracz
    [few] Pas; spasowali { $count } gracze
   *[other] Pas; spasowało { $count } graczy
}

## Ogród
web-amyitis-garden = Ogrody
web-amyitis-whole-garden = Cały ogród
web-amyitis-needs = Piętro { $floor }, wymaga rośliny jakości { $quality }.
web-amyitis-area-available = { $area }: można teraz nawodnić
web-amyitis-area-empty = { $area }: woda tu nie sięga
web-amyitis-legend-quality = wymagana jakość
web-amyitis-legend-available = tu może popłynąć woda
web-amyitis-legend-watered = nawodnione, można sadzić

## Mezopotamia
web-amyitis-mesopotamia = Mezopotamia
web-amyitis-caravan-here = { $city }: tu stoi karawana. { $trade }
web-amyitis-bonus-spaces = { $bonus ->
    [0] wielbłąd za każdy przystanek
    [one] { $bonus } przystanek za darmo
    [few] { $bonus } przystanki za darmo
   *[other] { $bonus } przystanków za darmo
}
web-amyitis-clockwise = w prawo ↻
web-amyitis-caravan-rests = Karawana odpoczywa do następnej rundy.
web-amyitis-sale = 3
web-amyitis-then = potem
web-amyitis-sell-short = sprzedaj 1 lub 2

## Pola i świątynie
web-amyitis-fields = Pola
web-amyitis-fields-help = Pełny rząd, najwięcej kostek:
web-amyitis-temples = Świątynie
web-amyitis-god-ishtar = Isztar
web-amyitis-god-marduk = Marduk
web-amyitis-god-tammouz = Tammuz
web-amyitis-marduk-first = 2
web-amyitis-marduk-second = 1
web-amyitis-reward-ishtar = Wieczorem pierwszy bierze wielbłąda lub talent, drugi to, co zostało.
web-amyitis-reward-marduk = Wieczorem: 2 punkty za pierwsze miejsce, 1 za drugie.
web-amyitis-reward-tammouz = Wieczorem pierwszy kładzie kostkę na polu, drugi może wymienić żeton.

## Dwór i zasoby
web-amyitis-court = Pozostałe karty dworu
web-amyitis-court-left = { $card } ({ $effect }): zostało { $left }
web-amyitis-take = Weź: { $card }
web-amyitis-income = { $gain } na rundę
web-amyitis-caravaneer-effect = { $bonus ->
    [0] limit żetonów: { $keep }
    [one] { $bonus } przystanek za darmo, limit żetonów: { $keep }
    [few] { $bonus } przystanki za darmo, limit żetonów: { $keep }
   *[other] { $bonus } przystanków za darmo, limit żetonów: { $keep }
}
web-amyitis-gardener-effect = oddany podnosi jakość rośliny o 1
web-amyitis-tokens-on = Żetony na karawaniarzach poziomu 2
web-amyitis-supply = Pula
web-amyitis-camels = wielbłądy
web-amyitis-camels-held = { $count ->
    [one] { $count } wielbłąd
    [few] { $count } wielbłądy
   *[other] { $count } wielbłądów
}
web-amyitis-talents = talenty
web-amyitis-resources = żetony surowców

## Gracze
web-amyitis-mat-of = Zasoby: { $name }
web-amyitis-tokens = Żetony surowców: { $count }; wolno zachować { $keep }
web-amyitis-keep = limit { $keep }
web-amyitis-gardeners = ogrodnicy
web-amyitis-cubes = kostki w zapasie
web-amyitis-priests = kostki w świątyniach
web-amyitis-tiles = kafelki ogrodu
web-amyitis-favor = +{ $points } za { $tiles ->
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
}
web-amyitis-favor-full = pełna łaska

## Pomoc
web-amyitis-help-turn = Tura: najmij, prowadź karawanę albo spasuj
web-amyitis-help-crafts = Rzemieślnicy i pola
web-amyitis-help-garden = Ogrody i ich woda
web-amyitis-help-caravan = Karawana i miasta
web-amyitis-help-court = Karty dworu
web-amyitis-help-planting = Sadzenie
web-amyitis-help-temples = Świątynie
web-amyitis-help-end = Koniec rundy i koniec gry

## Captions of the rulebook's pictures
web-amyitis-picture-garden = Ogród: kwatery na kilku piętrach, a między nimi obszary nawodnienia. Woda płynie z rzeki.
web-amyitis-picture-caravan = Trasa karawany. Wszyscy gracze mają jedną wspólną karawanę.
web-amyitis-picture-fields = Pola uprawne i świątynie. Pola zapełniają się od lewej; w świątyni każda nowa kostka przesuwa pozostałe.
web-amyitis-picture-crafts = Karty rzemieślników jednej rundy, po trzy. Cena rośnie z każdą zabraną kartą.
web-amyitis-picture-mat = Zasoby gracza: kostki, wielbłądy, talenty i surowce.
web-amyitis-picture-court = Karty dworu w miastach i ich ceny.
web-amyitis-picture-planted = Ogród pod koniec gry. Kto ma najwięcej kostek wokół kwatery, dostaje punkty, gdy zostanie ona obsadzona.

## Gdy zastanawia się ktoś inny
web-amyitis-choosing-choosing = { $name } wybiera działanie…
web-amyitis-choosing-farming = { $name } wybiera pole…
web-amyitis-choosing-praying = { $name } wybiera świątynię…
web-amyitis-choosing-irrigating = { $name } wybiera miejsce nawodnienia…
web-amyitis-choosing-watering = { $name } wybiera miejsce nawodnienia…
web-amyitis-choosing-selling = { $name } wybiera towar na sprzedaż…
web-amyitis-choosing-buying = { $name } wybiera kartę dworu…
web-amyitis-choosing-planting = { $name } wybiera miejsce na roślinę…
web-amyitis-choosing-selling_more = { $name } zastanawia się, czy sprzedać więcej…
web-amyitis-choosing-paying = { $name } wybiera zapłatę…
web-amyitis-choosing-taking_token = { $name } wybiera karawaniarza…
web-amyitis-choosing-gaining = { $name } wybiera surowiec…
web-amyitis-choosing-promoting = { $name } wybiera kartę dworu za kafelek…
web-amyitis-choosing-leading = { $name } prowadzi procesję i wybiera świątynię…
web-amyitis-choosing-thanking = { $name } wybiera dar Isztar…
web-amyitis-choosing-reaping = { $name } wybiera pole u Tammuza…
web-amyitis-choosing-exchanging = { $name } zastanawia się nad wymianą żetonu…
web-amyitis-choosing-receiving = { $name } wybiera, co wziąć w zamian…
web-amyitis-choosing-discarding = { $name } wybiera, co oddać…

## How each line counts, beside an empty score pad on paper
web-pad-engineers = po 2 za każdego
web-pad-tiles = punkty podane na kafelkach
web-pad-irrigation = najwięcej kostek wokół obsadzonej kwatery: jakość rośliny
web-pad-marduk = pierwszy 2, drugi 1 każdego wieczoru
web-pad-sales = 3 za każdy surowiec sprzedany w Babilonie
web-pad-palaces = 2 · 3 · 4 · 5 · 7 · 10 według poziomu
web-pad-bankers = 2 na rundę na poziomie 3
web-pad-favor = 2 osoby: 5 za 5 kafelków, 10 za 7; 3 osoby: 4 i 6 kafelków; 4 osoby: 3 i 5
web-pad-tokens = 1 za każdy na koniec
