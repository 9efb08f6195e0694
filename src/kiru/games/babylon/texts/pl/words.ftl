## Elementy
material-clay = Glina
    .object = gliniany Taras
material-granite = Granit
    .object = granitowy Taras
material-basalt = Bazalt
    .object = bazaltowy Taras
material-starting = Taras początkowy
    .object = Taras początkowy
flower-white = kwiat biały
flower-pink = kwiat różowy
flower-yellow = kwiat żółty
flower-blue = kwiat niebieski
flower-none = jeszcze bez kwiatu
symbol-stairway = Schody
symbol-fountain = Fontanna
symbol-bridge = Most
symbol-statue = Posąg
symbol-blank = bez symbolu
item-stairway = Schody
item-fountain = Fontanna
item-bridge = Most
item-statue = Posąg
item-belvedere = Belweder
corner-nw = północno-zachodni
corner-ne = północno-wschodni
corner-se = południowo-wschodni
corner-sw = południowo-zachodni
tile-object = { $material } ({ $flower })
tile-name = { $material }, { $flower } ({ $symbols })
pillars-word = { $pillars ->
    [one] { $pillars } Filar
    [few] { $pillars } Filary
   *[other] { $pillars } Filarów
}
points-word = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
feet-single = { $count ->
    [one] { $count } pojedynczy Filar
    [few] { $count } pojedyncze Filary
   *[other] { $count } pojedynczych Filarów
}
feet-double = { $count ->
    [one] { $count } podwójny Filar
    [few] { $count } podwójne Filary
   *[other] { $count } podwójnych Filarów
}
feet-statue = { $count ->
    [one] { $count } Posąg
    [few] { $count } Posągi
   *[other] { $count } Posągów
}
count-single = { feet-single }
count-double = { feet-double }
count-belvedere = { $count ->
    [one] { $count } Belweder
    [few] { $count } Belwedery
   *[other] { $count } Belwederów
}
count-stairway = Schody: { $count }
count-fountain = { $count ->
    [one] { $count } Fontanna
    [few] { $count } Fontanny
   *[other] { $count } Fontann
}
count-bridge = { $count ->
    [one] { $count } Most
    [few] { $count } Mosty
   *[other] { $count } Mostów
}
count-statue = { feet-statue }
effect-first-round = w pierwszej rundzie brak
effect-gain_single = każdy bierze pojedynczy Filar
effect-gain_double = każdy bierze podwójny Filar na jedną turę
effect-change_symbol = jeden symbol na Tarasie ułożonym w tej turze może liczyć się jako inny
effect-fill_blank = jedno pole bez symbolu na Tarasie ułożonym w tej turze może liczyć się jako dowolny symbol
effect-flower_double = własny kwiat daje dwa Filary
effect-minus_one_pillar = kopanie daje o jeden Filar mniej
effect-none = bez efektu

## Notes punktacji
line-statues = Posągi
line-fountains = Fontanny
line-bridges = Mosty
line-stairways = Schody
line-decoration_sets = Zestawy dekoracji
line-flower_sets = Zestawy kwiatów
line-belvederes = Belwedery
line-highest_point = Najwyższy punkt

## Opcje
option-first = Kto zaczyna
    .random = losowo
option-flowers = Kwiaty graczy
    .dealt = rozdane losowo
    .seat_order = biały, różowy, żółty, niebieski
    .white-pink-blue-yellow = biały, różowy, niebieski, żółty
    .white-yellow-pink-blue = biały, żółty, różowy, niebieski
    .white-yellow-blue-pink = biały, żółty, niebieski, różowy
    .white-blue-pink-yellow = biały, niebieski, różowy, żółty
    .white-blue-yellow-pink = biały, niebieski, żółty, różowy
    .pink-white-yellow-blue = różowy, biały, żółty, niebieski
    .pink-white-blue-yellow = różowy, biały, niebieski, żółty
    .pink-yellow-white-blue = różowy, żółty, biały, niebieski
    .pink-yellow-blue-white = różowy, żółty, niebieski, biały
    .pink-blue-white-yellow = różowy, niebieski, biały, żółty
    .pink-blue-yellow-white = różowy, niebieski, żółty, biały
    .yellow-white-pink-blue = żółty, biały, różowy, niebieski
    .yellow-white-blue-pink = żółty, biały, niebieski, różowy
    .yellow-pink-white-blue = żółty, różowy, biały, niebieski
    .yellow-pink-blue-white = żółty, różowy, niebieski, biały
    .yellow-blue-white-pink = żółty, niebieski, biały, różowy
    .yellow-blue-pink-white = żółty, niebieski, różowy, biały
    .blue-white-pink-yellow = niebieski, biały, różowy, żółty
    .blue-white-yellow-pink = niebieski, biały, żółty, różowy
    .blue-pink-white-yellow = niebieski, różowy, biały, żółty
    .blue-pink-yellow-white = niebieski, różowy, żółty, biały
    .blue-yellow-white-pink = niebieski, żółty, biały, różowy
    .blue-yellow-pink-white = niebieski, żółty, różowy, biały
option-edition = Wydanie
    .english = angielskie
    .polish = polskie
option-bridge_gap = Nad czym może stanąć Most
    .level = nad każdą niższą powierzchnią
    .ground = tylko nad gołą planszą

## Pytania
prompt-over = Gra skończona.
prompt-chance = Trwa odkrywanie kafelków i żetonów.
prompt-removing = { $name }, który kafelek Gliny usuwasz z Kamieniołomu?
prompt-digging = { $name }, który kafelek wykopujesz?
prompt-building = { $name }, masz { pillars-word }: który Taras układasz?
prompt-placing = { $name }, gdzie układasz { $tile }?
prompt-supporting = { $name }, na czym stanie Taras na polu { $cell }, poziom { $level }?
prompt-rotating = { $name }, jak obracasz Taras na polu { $cell }, poziom { $level }?
prompt-decorating = { $name }, co budujesz na nowych Tarasach?
prompt-keeping = { $name }, który kafelek zatrzymujesz?

## Akcje
label-remove = { $column }: { $tile }
label-dig = { $column }: { $tile }, daje { pillars-word }
label-build-dug = Taras właśnie wykopany: { $tile }
label-build-stored = Taras z Magazynu: { $tile }
label-stop = nie układaj więcej
label-place = { $cell }, poziom { $level }, co najmniej { pillars-word }
label-support-four = wszystkie cztery rogi: { $feet }; koszt: { pillars-word }
label-support-three = róg { $corner } wolny, z Belwederem: { $feet }; koszt: { pillars-word }
label-rotate = { $degrees }°: północny zachód { $nw }, północny wschód { $ne }, południowy wschód { $se }, południowy zachód { $sw }
label-done = nie buduj więcej
label-stairway = Schody { $cells } między poziomami { $level } i { $high }, { points-word }
label-fountain = Fontanna { $cells } na poziomie { $level }, { points-word }
label-bridge = Most { $cells } na poziomie { $level }, { points-word }
label-statue = Posąg na { $cells }, poziom { $level }, { points-word }
label-symbol = niech { $cell } w tej turze liczy się jako { $symbol }
label-keep-dug = kafelek właśnie wykopany: { $tile }
label-keep-stored = kafelek z Magazynu: { $tile }
label-keep-none = żadnego

## Dziennik
story-first = { $name } zaczyna każdą rundę.
story-flower = { $name } dostaje planszę i Taras początkowy: { $flower }.
story-tile = Nowy w Kamieniołomie: { $tile }.
story-token = Żeton rundy { $round }: { $effect }.
story-remove = { $name } usuwa z Kamieniołomu { $tile }.
story-dig = { $name } wykopuje { $tile } i dostaje { pillars-word }.
story-place = { $pillars ->
    [0] { $name } układa { $tile } na poziomie { $level }.
   *[other] { $name } układa { $tile } na poziomie { $level } za { pillars-word }.
}
story-place-belvedere = { $pillars ->
    [0] { $name } układa { $tile } na poziomie { $level }, z Belwederem.
   *[other] { $name } układa { $tile } na poziomie { $level } za { pillars-word }, z Belwederem.
}
story-stairway = { $name } buduje Schody między poziomami { $level } i { $high } ({ points-word }).
story-fountain = { $name } buduje Fontannę na poziomie { $level } ({ points-word }).
story-bridge = { $name } buduje Most na poziomie { $level } ({ points-word }).
story-statue = { $name } stawia Posąg na poziomie { $level } ({ points-word }).
story-symbol = { $name } uznaje w tej turze jeden z symboli za: { $symbol }.
story-keep = { $name } zatrzymuje { $tile }.
story-keep-discard = { $name } zatrzymuje { $tile }; z gry wypada { $gone }.
story-discard = { $name } nie zatrzymuje kafelka; z gry wypada { $gone }.

## Stół w zdaniach
describe-round = Runda { $round } z { $rounds }.
describe-first = { $name } zaczyna każdą rundę.
describe-token = Żeton rundy: { $effect }.
describe-supply = Pula Ogólna: { $pieces }.
describe-column = Kamieniołom { $column }, wysokość { $height }: { $tile }; Filary: { $pays }.
describe-column-tile = Kamieniołom { $column }, wysokość { $height }: { $tile }.
describe-column-empty = Kamieniołom { $column } jest pusty.
describe-column-hidden = Kamieniołom { $column }: kafelek jeszcze zakryty.
describe-pays = { $name } +{ $pillars }
describe-dug = Właśnie wykopany: { $tile }.
describe-doubles = W ręce na tę turę: { feet-double }.
describe-player = { $name }, { $flower }: w Magazynie { pillars-word }; odłożony kafelek: { $stored }; teraz { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
describe-garden-empty = { $name } nie ma jeszcze w ogrodzie żadnego Tarasu.
describe-garden = Ogród widziany z góry, { $name }: najwyższy poziom { $level }, gołych pól planszy { $bare }.
describe-row = Rząd { $row }: { $cells }.
describe-cell = { $column } poziom { $level }, { $symbol }
describe-cell-changed = { $column } poziom { $level }, w tej turze liczy się jako { $symbol }
describe-cell-item = { $column } poziom { $level }, zbudowano: { $item }
describe-cell-bridged = { $column } poziom { $level }, pod Mostem z poziomu { $bridge }
describe-items = Zbudowane i widoczne: { $items }.
describe-hidden = Zasłonięte, bez wartości: { $items }.
describe-hidden-tile = Taras na { $cell }, poziom { $level }
describe-item = { $item } { $cells } ({ points-word })

## Where points come from
source-item = { $item } { $cells }
source-tile = { $flower }, Taras { $cell } na poziomie { $level }

## Koniec
result-winner = Wygrywa { $name }: { points-word }.
result-winner-tie = Wygrywa { $name }: { points-word }. Tyle samo punktów: { $others }. Remis rozstrzyga mniejsza liczba gołych pól.
result-shared = Zwycięstwo dzielą { $names }: { points-word } i tyle samo gołych pól.
result-place = { $place }. { $name }: { points-word }, { bare-word }.
result-place-tie = { result-place }
result-place-shared = { $place }. { $name }: { points-word }, { bare-word }, miejsce ex aequo.
bare-word = gołe pola: { $rest }

## Element z bliska
card-flower = Cztery widoczne Tarasy z czterema różnymi kwiatami tworzą zestaw: { points-word }.
card-stairway = Schody łączą dwa symbole Schodów na Tarasach różniących się o jeden poziom; za każdy z obu poziomów dają { points-word }.
card-fountain = Fontanna łączy dwa symbole Fontanny na sąsiednich Tarasach jednego poziomu; za każdy poziom wysokości daje { points-word }.
card-bridge = Most łączy dwa symbole Mostu na jednym poziomie z pustym polem pomiędzy; za każdy poziom wysokości daje { points-word }.
card-statue = Posąg stoi na symbolu Posągu, od drugiego w linii z innym; za każdy poziom wysokości daje { points-word }.
card-belvedere = Belweder stoi na wolnym rogu Tarasu opartego na trzech Filarach; daje { points-word }.
card-single = Pojedynczy Filar podpiera róg o jeden poziom wyżej.
card-double = Podwójny Filar podpiera róg o dwa poziomy wyżej; daje go żeton, na jedną turę.
card-decorations = Widoczne Posąg, Fontanna, Most i Schody tworzą zestaw: dodatkowo { points-word }.
card-pays = Za wykopanie dostajesz { pillars-word }.
card-worth = { $gain ->
    [0] Masz teraz { $now } p.; ten Taras jeszcze nic nie dodaje, najlepiej na { $cell }, poziom { $level }, za { pillars-word }.
   *[other] Masz teraz { $now } p.; z tym Tarasem do +{ $gain }, na { $cell }, poziom { $level }, za { pillars-word }.
}
card-no-pillars = Mając { pillars-word }, nie możesz go teraz ułożyć.
card-lies = Leży na { $cell }, poziom { $level }; jego kwiat widać, więc się liczy.
card-lies-hidden = Leży na { $cell }, poziom { $level }, zakryty: jego kwiat się nie liczy.
card-sets = W tym ogrodzie teraz zestawy kwiatów: { $sets }, { points-word }.
card-here = Tutaj, na poziomie { $level }: { points-word }.
card-hidden = Teraz zasłonięte: bez wartości.
card-pillar-statue = Ten Posąg podpiera Taras: jest teraz Filarem i nie punktuje.
card-left = W Puli Ogólnej zostało: { $count }.
card-pillars = Masz { pillars-word }.
card-kind-worth = U ciebie teraz widać: { $count }, { points-word }.
card-token = Żeton rundy
card-effect = W tej rundzie: { $effect }.
card-token-rule = Działa na wszystkich, aż odwróci się następny żeton.

## Bots with tastes of their own
personality-builder = budowniczy: Mosty
personality-sculptor = rzeźbiarz: Posągi
personality-dreamer = marzyciel: Fontanny
