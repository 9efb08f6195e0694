## Rzeczy
resource-barley = jęczmień
    .object = jęczmień
resource-dates = daktyle
    .object = daktyle
resource-salt = sól
    .object = sól
resource-palm = palma
    .object = palmę
resource-wine = wino
    .object = wino
craft-peasant = chłop
    .object = chłopa
craft-priest = kapłan
    .object = kapłana
craft-engineer = inżynier
    .object = inżyniera
craft-merchant = kupiec
    .object = kupca
court-caravaneer = karawaniarz
    .object = karawaniarza
court-banker = bankier
    .object = bankiera
court-palace = pałac
    .object = pałac
court-gardener = ogrodnik
    .object = ogrodnika
court-level = { $card } poziomu { $level }
city-babylon = Babilon
    .to = Babilonu
city-eshnunna = Esznunna
    .to = Esznunny
city-susa = Suza
    .to = Suzy
city-ur = Ur
    .to = Ur
city-uruk = Uruk
    .to = Uruk
city-mari = Mari
    .to = Mari
city-palmyra = Palmira
    .to = Palmiry
city-khorsabad = Chorsabad
    .to = Chorsabadu
city-ninoua = Niniwa
    .to = Niniwy
city-other = miasta { $city }
temple-ishtar = świątynia Isztar
    .to = świątyni Isztar
temple-marduk = świątynia Marduka
    .to = świątyni Marduka
temple-tammouz = świątynia Tammuza
    .to = świątyni Tammuza
field-upper = górne pole
    .on = górnym polu
field-lower = dolne pole
    .on = dolnym polu
area = { $first }–{ $second }
area-low = { $first }–{ $second } (dolny obszar)
area-high = { $first }–{ $second } (górny obszar)
neutral = neutralna
plant = roślina jakości { $quality }
and = { $first } i { $second }
twice = 2 × { $resource }
bonus-talent = { $count ->
    [one] { $count } talent
    [few] { $count } talenty
   *[other] { $count } talentów
}
bonus-camel = { $count ->
    [one] { $count } wielbłąd
    [few] { $count } wielbłądy
   *[other] { $count } wielbłądów
}
bonus-resource = { $count ->
    [one] dowolny surowiec
    [few] { $count } dowolne surowce
   *[other] { $count } dowolnych surowców
}
bonus-court = { $count ->
    [one] karta dworu
    [few] { $count } karty dworu
   *[other] { $count } kart dworu
}
count-talents = { $count ->
    [one] { $count } talent
    [few] { $count } talenty
   *[other] { $count } talentów
}
count-camels = { $count ->
    [one] { $count } wielbłąda
    [few] { $count } wielbłądy
   *[other] { $count } wielbłądów
}

## Punkty
line-engineers = Inżynierowie
line-tiles = Kafelki ogrodu
line-irrigation = Premie za nawodnienie
line-marduk = Marduk
line-sales = Sprzedaż
line-palaces = Pałace
line-bankers = Bankierzy
line-favor = Łaska Amyitis
line-tokens = Pozostałe surowce
line-track = Tor punktacji

## Opcje
option-first = Kto zaczyna
    .random = losowo
option-twin_areas = Dwa obszary podwójnego boku
    .series = jeden za drugim
    .parallel = obok siebie
option-court_2p = Karty dworu w grze na 2 osoby
    .standard = zestaw na 2 osoby
    .three_player_counts = zestaw na 3 osoby

## Pytania
prompt-over = Gra skończona.
prompt-chance = Trwa rozkładanie gry.
prompt-choosing = { $name }, pasujesz, najmujesz rzemieślnika czy ruszasz karawanę?
prompt-farming = { $name }, na którym polu pracuje twój chłop?
prompt-praying = { $name }, do której świątyni wchodzi twój kapłan?
prompt-irrigating = { $name }, który obszar nawadnia twój inżynier?
prompt-selling = { $name }, co sprzedajesz w Babilonie?
prompt-selling_more = { $name }, sprzedajesz drugi żeton?
prompt-watering = { $name }, który obszar nawadniasz za darmo?
prompt-paying = { $name }, należy oddać { $resource }: czym płacisz?
prompt-buying = { $name }, którą kartę dworu bierzesz ({ $city })?
prompt-taking_token = { $name }, którego karawaniarza poziomu 2 bierzesz?
prompt-planting = { $name }, gdzie sadzisz? Jakość { $quality }, { $gardeners ->
    [0] bez ogrodników
    [one] { $gardeners } ogrodnik
   *[other] { $gardeners } ogrodników
}.
prompt-gaining = { $name }, jaki surowiec bierzesz za kafelek?
prompt-promoting = { $name }, którą kartę dworu bierzesz za kafelek?
prompt-leading = { $name }, prowadzisz procesję: do której świątyni wchodzi twoja kostka?
prompt-thanking = { $name }, masz pierwsze miejsce u Isztar: co bierzesz?
prompt-reaping = { $name }, masz pierwsze miejsce u Tammuza: na którym polu kładziesz kostkę?
prompt-exchanging = { $name }, masz drugie miejsce u Tammuza: wymieniasz żeton?
prompt-receiving = { $name }, co bierzesz za { $resource }?
prompt-discarding = { $tokens ->
    [few] { $name }, masz { $tokens } żetony, a zachować możesz { $keep }: co oddajesz?
   *[other] { $name }, masz { $tokens } żetonów, a zachować możesz { $keep }: co oddajesz?
}

## Akcje
label-pass = pas
label-recruit = { $cost ->
    [0] { $craft }: trójka { $group }, karta { $card }, za darmo
    [one] { $craft }: trójka { $group }, karta { $card }, { $cost } talent
    [few] { $craft }: trójka { $group }, karta { $card }, { $cost } talenty
   *[other] { $craft }: trójka { $group }, karta { $card }, { $cost } talentów
}
label-caravan = { $cost ->
    [one] { $city }: { $trade }; { $cost } wielbłąd
    [few] { $city }: { $trade }; { $cost } wielbłądy
   *[other] { $city }: { $trade }; { $cost } wielbłądów
}
trade-sell = sprzedaż surowców
trade-plant = { $plant } za { $price }
trade-court = { $first } lub { $second } za { $price }
label-field = { $field }: { $resource }
label-field-exhausted = { $field }: { $resource }, ale w puli brak
label-sell = { $resource } za 3 punkty
label-stop = nic więcej
label-token = ten z żetonem: { $resource }
label-palace = { $points ->
    [one] { $card }, { $points } punkt
    [few] { $card }, { $points } punkty
   *[other] { $card }, { $points } punktów
}
label-plant = { $gardeners ->
    [0] { $square }, piętro { $floor }: { $tile }
    [one] { $square }, piętro { $floor }, { $gardeners } ogrodnik: { $tile }
   *[other] { $square }, piętro { $floor }, { $gardeners } ogrodników: { $tile }
}
label-gift-talent = talent
label-gift-camel = wielbłąd
label-give = oddaj { $resource }
label-decline = nic nie wymieniaj
label-receive = { $resource }
label-discard = { $resource }

## Dziennik
story-first = { $name } dostaje kartę pierwszego gracza.
story-lay = Na karawaniarzu poziomu 2: { $resource }.
story-tile = Kwatera { $square }: { $tile }.
story-card = { $city }: { $plant } za { $price }.
story-group = Trójka { $group }: { $crafts }.
story-pass = { $name } pasuje.
story-recruit = { $cost ->
    [0] { $name } najmuje za darmo { $craft }.
    [one] { $name } najmuje { $craft } za { $cost } talent.
    [few] { $name } najmuje { $craft } za { $cost } talenty.
   *[other] { $name } najmuje { $craft } za { $cost } talentów.
}
story-merchant = { $cost ->
    [0] { $name } najmuje za darmo { $craft } i bierze wielbłąda.
    [one] { $name } najmuje { $craft } za { $cost } talent i bierze wielbłąda.
    [few] { $name } najmuje { $craft } za { $cost } talenty i bierze wielbłąda.
   *[other] { $name } najmuje { $craft } za { $cost } talentów i bierze wielbłąda.
}
story-caravan = { $cost ->
    [one] { $name } prowadzi karawanę do { $city } za { $cost } wielbłąda.
    [few] { $name } prowadzi karawanę do { $city } za { $cost } wielbłądy.
   *[other] { $name } prowadzi karawanę do { $city } za { $cost } wielbłądów.
}
story-field = { $name } kładzie kostkę na { $field } i bierze { $resource }.
story-field-exhausted = { $name } kładzie kostkę na { $field }, ale w puli brak żetonu: { $resource }.
story-temple = { $name } wprowadza kostkę do { $temple }.
story-procession = { $name } prowadzi procesję do { $temple }; do dwóch pozostałych wchodzą kostki neutralne.
story-engineer = { $name } nawadnia { $area } za 2 punkty.
story-water = { $name } nawadnia { $area }.
story-sell = { $name } sprzedaje { $resource } za 3 punkty.
story-pay = { $name } oddaje { $resources }.
story-court = { $name } bierze { $card }.
story-palace = { $points ->
    [one] { $name } bierze { $card } za { $points } punkt.
    [few] { $name } bierze { $card } za { $points } punkty.
   *[other] { $name } bierze { $card } za { $points } punktów.
}
story-caravaneer = { $name } bierze { $card }, a z nim { $resource }.
story-token = { $name } bierze z karawaniarza { $resource }.
story-plant = { $gardeners ->
    [0] { $name } sadzi na { $square } i bierze kafelek: { $tile }.
    [one] { $name } sadzi na { $square }, zużywa { $gardeners } ogrodnika i bierze kafelek: { $tile }.
   *[other] { $name } sadzi na { $square }, zużywa { $gardeners } ogrodników i bierze kafelek: { $tile }.
}
story-gain = { $name } bierze za kafelek { $resource }.
story-gift-talent = { $name }, pierwsze miejsce u Isztar, bierze talent.
story-gift-camel = { $name }, pierwsze miejsce u Isztar, bierze wielbłąda.
story-exchange = { $name }, drugie miejsce u Tammuza, wymienia { $given } na { $taken }.
story-decline = { $name }, drugie miejsce u Tammuza, nic nie wymienia.
story-discard = { $name } oddaje { $resource }.
effect-row = Pełny rząd ({ $field }) zostaje opróżniony; nikt nie ma przewagi i nie bierze ogrodnika.
effect-row-gardener = Pełny rząd ({ $field }) zostaje opróżniony; ogrodnika bierze { $name }.
effect-tile = { $name } bierze { $gain }.
effect-irrigation = { $points ->
    [one] { $name } zdobywa { $points } punkt za nawodnienie.
    [few] { $name } zdobywa { $points } punkty za nawodnienie.
   *[other] { $name } zdobywa { $points } punktów za nawodnienie.
}
effect-neutral = Kostki neutralne nawadniają { $areas }.
effect-last-round = Zostało tak mało kafelków, że ta runda jest ostatnia.
effect-passing = Po talencie za spasowanie: { $names }.
effect-procession = Do wszystkich trzech świątyń wchodzą kostki neutralne.
effect-ishtar-talent = { $name } ma drugie miejsce i bierze talent.
effect-ishtar-camel = { $name } ma drugie miejsce i bierze wielbłąda.
effect-marduk = { $points ->
    [one] Od Marduka { $name } dostaje { $points } punkt.
   *[other] Od Marduka { $name } dostaje { $points } punkty.
}
effect-income = Dochód, { $name }: { $gain }.
effect-round = Zaczyna się runda { $round }, pierwszy gracz: { $name }.
fallow-warning = { $rounds ->
    [one] Od { $rounds } rundy nikt niczego nie posadził; po { $limit } takich rundach z rzędu gra się kończy (A74).
   *[other] Od { $rounds } rund nikt niczego nie posadził; po { $limit } takich rundach z rzędu gra się kończy (A74).
}
fallow-end = Przez { $limit } rund nikt niczego nie posadził, więc gra się kończy (A74).

## Stół w zdaniach
describe-round = Runda { $round }. Kartę pierwszego gracza ma { $name }.
describe-tiles = Kafelków ogrodu zostało { $left }; ostatnia będzie runda, w której zostaną najwyżej { $end }.
describe-last-round = Kafelków ogrodu zostało { $left }: ta runda jest ostatnia.
describe-group = { $cost ->
    [0] Trójka { $group }, za darmo: { $crafts }.
    [one] Trójka { $group }, { $cost } talent: { $crafts }.
    [few] Trójka { $group }, { $cost } talenty: { $crafts }.
   *[other] Trójka { $group }, { $cost } talentów: { $crafts }.
}
describe-group-empty = Trójka { $group }: wszystkie karty są zakryte.
describe-caravan = Postój karawany: { $city }.
describe-space = { $cost ->
    [one] { $city } ({ $name }: { $cost } wielbłąd): { $trade }.
    [few] { $city } ({ $name }: { $cost } wielbłądy): { $trade }.
   *[other] { $city } ({ $name }: { $cost } wielbłądów): { $trade }.
}
describe-space-far = { $cost ->
    [one] { $city } ({ $name }: { $cost } wielbłąd, za daleko): { $trade }.
    [few] { $city } ({ $name }: { $cost } wielbłądy, za daleko): { $trade }.
   *[other] { $city } ({ $name }: { $cost } wielbłądów, za daleko): { $trade }.
}
describe-space-closed = { $space } Teraz nic tam nie można zrobić ({ $rule }).
describe-field = Od lewej, { $field }: { $spaces }.
describe-field-free = { $resource } (wolne)
describe-field-taken = { $resource } ({ $name })
describe-temple = Od lewej, { $temple }: { $cubes }.
describe-temple-empty = Pusta { $temple }.
describe-temple-places = { $row } { $places }.
describe-temple-first = Pierwsze miejsce: { $name }
describe-temple-second = drugie: { $name }
describe-floor = Piętro { $floor }: { $squares }.
describe-square = { $square } { $tile }
describe-square-watered = { $square } { $tile }, nawodniona
describe-square-planted = { $square } obsadzona
describe-square-unused = { $square } nieużywana
describe-canals = Kostki, { $name }: { $areas }.
describe-canals-neutral = Kostki neutralne: { $areas }.
describe-available = Dostępne obszary: { $areas }.
describe-available-none = Żaden obszar nie jest dostępny.
describe-resource = { $resource } { $count }
describe-no-resource = brak surowców
describe-supply = Pula: { $resources }; wielbłądy { $camels }, talenty { $talents }.
describe-court = Karty dworu w puli, poziom po poziomie: karawaniarze { $caravaneers }; bankierzy { $bankers }; pałace { $palaces }; ogrodnicy { $gardeners }. Na karawaniarzach poziomu 2: { $tokens }.
describe-player = { $name }: { $resources }; { $camels ->
    [one] { $camels } wielbłąd
    [few] { $camels } wielbłądy
   *[other] { $camels } wielbłądów
}, { $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
}, { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}; teraz { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
describe-levels = Dwór, { $name }: karawaniarz { $caravaneer }, bankier { $banker }, pałac { $palace }, { $gardeners ->
    [one] { $gardeners } ogrodnik
   *[other] { $gardeners } ogrodników
}; { $tiles ->
    [one] { $tiles } kafelek ogrodu
    [few] { $tiles } kafelki ogrodu
   *[other] { $tiles } kafelków ogrodu
}.
describe-passed = { $name }: pas.

## Where points come from
source-square = kwatera { $square }
source-court-palace = pałace
source-court-banker = dochód bankierów
source-tiles-own = kafelki ogrodu

## Koniec
result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
result-winner = Wygrywa { $name }: { result-points }.
result-shared = Zwycięstwo dzielą { $names }: { result-points }.
result-place = { $place }. { $name }: { result-points }.
result-place-shared = { $place }. { $name }: { result-points }, miejsce ex aequo.

## Ogród jako graf
atlas-area = obszar
atlas-low = dolny koniec
atlas-high = górny koniec
atlas-river = nad rzeką
atlas-touches = styka się z

## Bots with tastes of their own
personality-builder = budowniczy: kanały i pałace
personality-trader = handlarz: bankierzy i karawany
personality-planter = sadownik: kafelki ogrodu
