## Elementy
species-lion = lew
    .object = lwa
species-monkey = małpa
    .object = małpę
species-peacock = paw
    .object = pawia
species-dragon_tree = dracena
    .object = dracenę
species-cedar = cedr
    .object = cedr
species-date_palm = palma daktylowa
    .object = palmę daktylową
visitor-blue_flowers = gość od niebieskich kwiatów
    .object = gościa od niebieskich kwiatów
visitor-yellow_flowers = gość od żółtych kwiatów
    .object = gościa od żółtych kwiatów
visitor-red_flowers = gość od czerwonych kwiatów
    .object = gościa od czerwonych kwiatów
visitor-irrigation = gość od wody
    .object = gościa od wody
visitor-animals = gość od zwierząt
    .object = gościa od zwierząt
visitor-visitors = towarzyski gość
    .object = towarzyskiego gościa
visitor-trees = gość od drzew
    .object = gościa od drzew
visitor-crown_bonuses = gość od koron
    .object = gościa od koron
visitor-gold_bonuses = gość od złota
    .object = gościa od złota
visitor-tool_bonuses = gość od narzędzi
    .object = gościa od narzędzi
visitor-objectives = gość od celów
    .object = gościa od celów
visitor-enhancements = gość od ulepszeń
    .object = gościa od ulepszeń
visitor-flower_trios = gość od trójek kwiatów
    .object = gościa od trójek kwiatów
visitor-tree_visitor_animal_trios = gość od trójek drzewo, gość, zwierzę
    .object = gościa od trójek drzewo, gość, zwierzę
visitor-wish = { $points } za { $wish }
wish-each = { $item ->
    [animals] każde zwierzę
    [trees] każde drzewo
    [irrigated] każdą nawodnioną kartę
    [visitors] każdego gościa
    [gold] każdy symbol złota
    [tools] każdy symbol narzędzia
    [crowns] każdy symbol korony
    [blue] każdy niebieski kwiat
    [yellow] każdy żółty kwiat
    [red] każdy czerwony kwiat
    [objectives] każdy zrealizowany cel
    [enhancements] każde ulepszenie
   *[set] każdy zestaw: { $wish }
}
wish-animals = zwierzę
wish-trees = drzewo
wish-irrigated = nawodniona karta
wish-visitors = gość
wish-gold = symbol złota
wish-tools = symbol narzędzia
wish-crowns = symbol korony
wish-blue = niebieski kwiat
wish-yellow = żółty kwiat
wish-red = czerwony kwiat
wish-objectives = zrealizowany cel
wish-enhancements = ulepszenie
piece-animal = { $species } ({ $low }/{ $middle }/{ $high })
piece-bed = pusta grządka
piece-bed-flowers = grządka ({ $flowers })
bed = pustą grządkę
bed-flowers = grządkę ({ $flowers })
piece-irrigated = nawodnienie
flowers-blue = { $count ->
    [one] { $count } niebieski kwiat
    [few] { $count } niebieskie kwiaty
   *[other] { $count } niebieskich kwiatów
}
flowers-red = { $count ->
    [one] { $count } czerwony kwiat
    [few] { $count } czerwone kwiaty
   *[other] { $count } czerwonych kwiatów
}
flowers-yellow = { $count ->
    [one] { $count } żółty kwiat
    [few] { $count } żółte kwiaty
   *[other] { $count } żółtych kwiatów
}
icon-crown = korona
icon-gold = bonus złota
icon-tool = bonus narzędzi
bonus-gold = złoto
bonus-tool = narzędzie
irrigation-left = lewa strona
irrigation-right = prawa strona
irrigation-borders = brzegi
irrigation-center = środek
irrigation-h = litera H
objective-animals = { $required ->
    [few] { $required } zwierzęta
   *[other] { $required } zwierząt
}
objective-trees = { $required ->
    [few] { $required } drzewa
   *[other] { $required } drzew
}
objective-irrigated = { $required ->
    [few] { $required } nawodnione karty
   *[other] { $required } nawodnionych kart
}
objective-visitors = { $required ->
    [few] { $required } goście
   *[other] { $required } gości
}
objective-gold = { $required ->
    [few] { $required } symbole złota
   *[other] { $required } symboli złota
}
objective-tools = { $required ->
    [few] { $required } symbole narzędzi
   *[other] { $required } symboli narzędzi
}
objective-crowns = { $required ->
    [few] { $required } symbole korony
   *[other] { $required } symboli korony
}
objective-blue = { $required ->
    [few] { $required } niebieskie kwiaty
   *[other] { $required } niebieskich kwiatów
}
objective-yellow = { $required ->
    [few] { $required } żółte kwiaty
   *[other] { $required } żółtych kwiatów
}
objective-red = { $required ->
    [few] { $required } czerwone kwiaty
   *[other] { $required } czerwonych kwiatów
}
automaton = automat

## Notes punktacji
line-irrigation = Nawodnienie
line-blue = Niebieskie kwiaty
line-red = Czerwone kwiaty
line-yellow = Żółte kwiaty
line-trees = Drzewa
line-animals = Zwierzęta
line-visitors = Goście
line-objectives = Cele

## Opcje
option-first = Kto zaczyna
    .random = losowo
option-difficulty = Trudność gry solo
    .easy = łatwa
    .medium = średnia
    .advanced = zaawansowana
    .expert = ekspercka
option-automaton = Numery kolumn na kartach automatu
    .order = kolejność kolumn
    .ranks = rangi kolumn

## Pytania
prompt-over = Gra skończona.
prompt-chance = Trwa rozdawanie kart.
prompt-taking = { $name }, wyślij ogrodnika: którą kartę bierzesz?
prompt-placing = { $name }, gdzie kładziesz { $card }?
prompt-buying = { $name }, kupujesz ulepszenie?
prompt-enhancing = { $name }, na którą grządkę kładziesz { $tile }?
prompt-completing = { $name }, realizujesz cel królewski?

## Akcje
label-take = { $cost ->
    [0] { $card }: kolumna { $column }, poziom { $level }, za darmo
    [one] { $card }: kolumna { $column }, poziom { $level }, { $cost } narzędzie
    [few] { $card }: kolumna { $column }, poziom { $level }, { $cost } narzędzia
   *[other] { $card }: kolumna { $column }, poziom { $level }, { $cost } narzędzi
}
label-place = na { $cell }
label-skip-buying = nic nie kupuj
label-skip-completing = nie realizuj celu
label-buy = { $tile } za { $cost } złota
label-enhance = na { $cell }: { $card }
label-complete = { $points ->
    [one] { $objective } za { $points } punkt
    [few] { $objective } za { $points } punkty
   *[other] { $objective } za { $points } punktów
}
label-complete-bonus = { $label } oraz 1 { $bonus }

## Dziennik
story-first = { $name } zaczyna ze znacznikiem pierwszego gracza.
story-objective = Cel { $slot }: { $objective } na jednym poziomie.
story-irrigation = { $name } dostaje kartę nawodnienia „{ $irrigation }”.
story-deal = Do kolumny { $column } dokładamy { $card }.
story-turn = Na stosie za { $cost } złota odkrywamy { $tile }.
story-take = { $cost ->
    [0] { $name } bierze { $card }.
    [one] { $name } bierze { $card } za { $cost } narzędzie.
    [few] { $name } bierze { $card } za { $cost } narzędzia.
   *[other] { $name } bierze { $card } za { $cost } narzędzi.
}
story-place = { $name } kładzie kartę na poziomie { $level }.
story-place-gain = { $name } kładzie kartę na poziomie { $level } i zyskuje { $gain }.
story-buy = { $name } kupuje { $tile } za { $cost } złota.
story-enhance = { $name } kładzie ulepszenie na grządce na poziomie { $level }.
story-enhance-gain = { $name } kładzie ulepszenie na grządce na poziomie { $level } i zyskuje { $gain }.
story-complete = { $points ->
    [one] { $name } realizuje cel „{ $objective }” za { $points } punkt.
    [few] { $name } realizuje cel „{ $objective }” za { $points } punkty.
   *[other] { $name } realizuje cel „{ $objective }” za { $points } punktów.
}
story-complete-gain = { $points ->
    [one] { $name } realizuje cel „{ $objective }” za { $points } punkt; zyskuje { $gain }.
    [few] { $name } realizuje cel „{ $objective }” za { $points } punkty; zyskuje { $gain }.
   *[other] { $name } realizuje cel „{ $objective }” za { $points } punktów; zyskuje { $gain }.
}
story-automaton = Automat odkrywa kartę { $card }: jego ogrodnik idzie do kolumny { $column }; { $discarded }.
story-automaton-nothing = niczego nie odrzuca
story-automaton-discards = odrzuca { $cards }
story-automaton-action-crown = { $line } Zabiera znacznik pierwszego gracza.
story-automaton-action-objective = { $line } Zaznacza cel.
story-automaton-action-enhancement = { $line } Odrzuca wierzchnie ulepszenie za { $cost } złota.
gain-marker = znacznik pierwszego gracza
gain-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
gain-tools = { $count ->
    [one] { $count } narzędzie
    [few] { $count } narzędzia
   *[other] { $count } narzędzi
}

## Stół w zdaniach
describe-round = Runda { $round } z { $rounds }. Znacznik pierwszego gracza ma { $name }.
describe-supply = Pula: złoto { $gold }, narzędzia { $tools }, karty w talii { $cards }.
describe-column = Kolumna { $column }, { $free ->
    [0] brak wolnych miejsc dla ogrodników
    [one] { $free } wolne miejsce dla ogrodnika
    [few] { $free } wolne miejsca dla ogrodników
   *[other] { $free } wolnych miejsc dla ogrodników
}: { $cards }.
describe-column-card = poziom { $level } ({ $cost ->
    [0] za darmo
    [one] { $cost } narzędzie
    [few] { $cost } narzędzia
   *[other] { $cost } narzędzi
}): { $card }
describe-stack = Ulepszenie za { $cost } złota: { $tile }; pod spodem jeszcze { $below }.
describe-stack-empty = Stos za { $cost } złota jest pusty.
describe-objective = Cel { $slot }, { $objective } na jednym poziomie: { $spaces }.
describe-objective-bonus = Cel { $slot }, { $objective } na jednym poziomie, dodatkowo 1 { $bonus }: { $spaces }.
describe-space-free = { $points } p. (wolne)
describe-space-taken = { $points } p. ({ $name })
describe-player = { $name }: złoto { $gold }, { $tools ->
    [one] { $tools } narzędzie
    [few] { $tools } narzędzia
   *[other] { $tools } narzędzi
}, { $gardeners ->
    [0] w tej rundzie brak ogrodników
    [one] w tej rundzie jeszcze { $gardeners } ogrodnik
   *[other] w tej rundzie jeszcze { $gardeners } ogrodników
}, karta nawodnienia „{ $irrigation }” na { $cells }; teraz { $total } p.
describe-garden-empty = { $name } nie ma jeszcze żadnej karty.
describe-level = Poziom { $level }, { $name }: { $cards }.
describe-cell = { $cell } { $card }
describe-cell-tile = { $cell } { $card }, na niej { $tile }
describe-hand = Na ręce: { $card }.
describe-automaton = Automat: ogrodnicy w tej rundzie: { $gardeners }, zaznaczone cele: { $objectives }.

## Koniec
result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
result-winner = Wygrywa { $name }: { result-points }.
result-winner-tie = Wygrywa { $name }: { result-points }. Tyle samo punktów: { $others }. Remis rozstrzyga większa łączna liczba narzędzi i złota.
result-shared = Zwycięstwo dzielą { $names }: { result-points }; także narzędzi i złota zostało im tyle samo.
result-place = { $place }. { $name }: { result-points }.
result-place-tie = { $place }. { $name }: { result-points }, pozostałe narzędzia i złoto: { $rest }.
result-place-shared = { $place }. { $name }: { result-points }, pozostałe narzędzia i złoto: { $rest }, miejsce ex aequo.
result-solo = Twój ogród zdobywa { result-points }: { $rank }.
rank-1 = skrawek zieleni, najniższa z czterech rang
rank-2 = ogród na dworskie spacery, trzecia z czterech rang od najlepszej
rank-3 = ogród z opowieści podróżnych, druga z czterech rang od najlepszej
rank-4 = cud świata, najlepsza z czterech rang

## What the first card shows
opening-tree = drzewo
opening-animal = zwierzę
opening-visitor = gość
opening-empty = grządka
opening-free = { $kind }, bez opłaty
opening-paid = { $kind }, za narzędzia

## Bots with tastes of their own
personality-builder = budowniczy: nawodnienie
personality-host = gospodarz: goście
personality-planter = sadownik: drzewa
