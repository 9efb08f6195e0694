### Narzędzia na prawdziwy stół: automat z Wiszących Ogrodów, rozdający i zegar, sędzia.

## Czego nie da się zrobić
error-companion-turns = Gra ma najwyżej { $most } tur.
error-companion-turn = „{ $turn }” to nie jest tura, o którą teraz chodzi.
error-companion-score = Wynik to liczba od 0 do { $most }.
error-companion-round = Jest co rozdawać w rundach od 1 do { $most }.

## Automat: zdania
companion-you-column = Twój ogrodnik stoi pod kolumną { $column }.
companion-you-marker = Masz znacznik pierwszego gracza.
companion-you-buy = Kupujesz ulepszenie za { $cost } złota.
companion-you-complete = Zaznaczasz cel { $slot }.
companion-auto-column = Ogrodnik automatu idzie pod kolumnę { $column }.
companion-auto-looks-animal = Odrzuca najniższą kartę ze zwierzęciem; jeśli jej nie ma, kartę z poziomu { $level }.
companion-auto-looks-tree = Odrzuca najniższą kartę z drzewem; jeśli jej nie ma, kartę z poziomu { $level }.
companion-auto-looks-irrigation = Odrzuca najniższą nawodnioną kartę; jeśli jej nie ma, kartę z poziomu { $level }.
companion-auto-looks-visitor = Odrzuca najniższą kartę z gościem; jeśli jej nie ma, kartę z poziomu { $level }.
companion-auto-looks-flowers = Odrzuca każdą kartę, na której jest kwiat; jeśli takiej nie ma, niczego.
companion-auto-ask-animal = Na których kartach kolumny { $column } jest zwierzę? Dotknij ich.
companion-auto-ask-tree = Na których kartach kolumny { $column } jest drzewo? Dotknij ich.
companion-auto-ask-irrigation = Które karty kolumny { $column } są nawodnione? Dotknij ich.
companion-auto-ask-visitor = Na których kartach kolumny { $column } jest gość? Dotknij ich.
companion-auto-ask-flowers = Na których kartach kolumny { $column } jest kwiat? Dotknij ich.
companion-auto-discards = { $count ->
    [one] Odrzuca kartę z poziomu { $levels }.
   *[other] Odrzuca karty z poziomów { $levels }.
}
companion-auto-keeps = Nie odrzuca żadnej karty.
companion-auto-refill = { $count ->
    [one] Zsuń karty w dół i dołóż na górze nową.
   *[other] Zsuń karty w dół i dołóż nowe ({ $count }), od najniższej luki.
}
companion-auto-crown = Potem zabiera znacznik pierwszego gracza.
companion-auto-objective = Potem jego znacznik trafia na cel { $slot }, na pole warte { $points }.
companion-auto-no-space = Potem zaznaczyłby cel, ale nie ma na to pola albo znacznika.
companion-auto-tile = Potem odrzuca wierzchnie ulepszenie ze stosu za { $cost } złota.
companion-auto-no-tile = Potem odrzuciłby ulepszenie za { $cost } złota, ale ten stos jest pusty.

## Wspólne słowa narzędzi
web-companion-you = ty
web-companion-free-space = wolne pole
web-companion-column = kolumna { $column }
web-companion-seed = Liczba do tasowania
web-companion-seed-is = Potasowano liczbą { $seed }.
web-companion-wait = Chwileczkę …
web-companion-try-again = Spróbuj ponownie

## Automat: strona
web-companion-automaton = Automat
web-companion-automaton-about = Wiszące Ogrody w pojedynkę: odkrywa swoje karty i mówi, co robi z twoim targiem.
web-companion-automaton-lead = Przygotuj Wiszące Ogrody dla jednej osoby. Karty automatu zostaw w pudełku: tutaj się je tasuje i odkrywa. Wszystko inne leży na twoim stole.
web-companion-automaton-begin = Zaczynamy
web-companion-automaton-round = Runda { $round } z { $rounds }
web-companion-automaton-marker = Znacznik pierwszego gracza:
web-companion-automaton-lay-out = Na początek masz złoto: { $gold }, narzędzia: { $tools }, trzech ogrodników i znacznik pierwszego gracza. Automat ma trzech ogrodników i cztery znaczniki celów.
web-companion-automaton-does = Co robi automat
web-companion-automaton-card-number = Automat odkrywa kartę { $number }
web-companion-automaton-your-turn = Twoja tura
web-companion-automaton-your-turn-help = Rozegraj ją na stole według zasad, potem powiedz, co automat musi wiedzieć.
web-companion-automaton-card = Karta na poziomie { $level }
web-companion-automaton-gone = Odrzuć: poziom { $level } kolumny { $column }
web-companion-automaton-here = Mój ogrodnik
web-companion-automaton-full = Brak miejsca
web-companion-automaton-took-marker = Mam teraz znacznik pierwszego gracza
web-companion-automaton-bought = Kupione ulepszenie
web-companion-automaton-nothing = żadne
web-companion-automaton-for-gold = za { $cost } złota
web-companion-automaton-completed = Ukończony cel
web-companion-automaton-none = żaden
web-companion-automaton-slot = cel { $slot }
web-companion-automaton-choose-column = Najpierw wybierz kolumnę
web-companion-automaton-turn-done = Koniec mojej tury
web-companion-automaton-carry-out = Na tych kartach
web-companion-automaton-none-shown = Na żadnej karcie
web-companion-automaton-next-card = Zrobione: następna karta
web-companion-automaton-undo = Cofnij ostatnią turę
web-companion-automaton-objectives = Cele
web-companion-automaton-bonus-tool = i narzędzie
web-companion-automaton-bonus-gold = i złota moneta
web-companion-automaton-stacks = Ulepszenia
web-companion-automaton-gold = złoto
web-companion-automaton-left = zostało: { $left }
web-companion-automaton-log = Wszystkie tury
web-companion-automaton-again = Nowa gra
web-companion-automaton-again-sure = Tak, zapomnij tę grę
web-companion-automaton-keep = Gram dalej
web-companion-automaton-over = Koniec gry
web-companion-automaton-count = Policz swój ogród: automat nie ma punktów, ale ty masz rangę.
web-companion-automaton-to-pad = Do notesu punktów
web-companion-automaton-score = Twoje punkty
web-companion-automaton-rank = Jaka to ranga?
web-companion-automaton-reached = Punkty: { $score }. Ranga: { $rank }.

## Rozdający i zegar
web-companion-dealer = Rozdający i zegar
web-companion-dealer-about = Pierwszy gracz, cele, karty rzemieślników, żetony rund: rozdane według zasad. I zegar dla wszystkich.
web-companion-dealer-tool-deal = Rozdający
web-companion-dealer-tool-clock = Zegar
web-companion-dealer-people = Osoby
web-companion-dealer-name = Imię osoby { $number }
web-companion-dealer-round = Runda { $round } z { $rounds }
web-companion-dealer-no-token = W tej rundzie nie ma żetonu.
web-companion-dealer-back = Poprzednia runda
web-companion-dealer-next = Następna runda
web-companion-dealer-setup = Do przygotowania gry
web-companion-dealer-dealing-objectives = Cele
web-companion-dealer-dealing-irrigation = Karty nawodnienia
web-companion-dealer-dealing-flowers = Plansze
web-companion-dealer-dealing-tokens = Zasoby na przewodnikach karawan
web-companion-dealer-dealing-tiles = Kafelki ogrodu
web-companion-dealer-dealing-plants = Karty roślin
web-companion-dealer-turning-plant = Ostatnia karta rośliny
web-companion-dealer-by-hand-hanging-gardens = Karty ogrodu i ulepszenia tasuje się ręcznie: leżą w stosach.
web-companion-dealer-by-hand-amyitis = Karty rzemieślników każdej rundy są powyżej.
web-companion-dealer-by-hand-babylon = Kafelki kamieniołomu tasuje się ręcznie: leżą w warstwach.
web-companion-dealer-shuffle = Rozdaj na nowo
web-companion-dealer-seed-help = Ta sama liczba daje ten sam rozkład: kto ją wpisze, widzi ten sam stół.
web-companion-clock-mode = Jak liczyć czas
web-companion-clock-mode-turn = tyle samo na każdą turę
web-companion-clock-mode-chess = tyle samo na całą grę
web-companion-clock-minutes-turn = Minuty na turę
web-companion-clock-minutes-all = Minuty na osobę
web-companion-clock-increment = Sekundy dodawane za każdą turę
web-companion-clock-sound = Dźwięk
web-companion-clock-set = Nastaw zegar
web-companion-clock-start = Dotknij, by zacząć
web-companion-clock-tap = Dotknij: koniec mojej tury
web-companion-clock-over = Czas minął
web-companion-clock-paused = Zegar stoi
web-companion-clock-pause = Pauza
web-companion-clock-resume = Dalej
web-companion-clock-end = Odłóż zegar
web-companion-clock-end-sure = Tak, zapomnij te czasy
web-companion-clock-keep = Zostaw zegar

## Czego nie można spytać
error-judge-situation = Sędzia nie zna pytania „{ $situation }”.
error-judge-value = „{ $value }” nie pasuje do pola { $field }.

## Sędzia: pytania
judge-gardens-place = Czy ta karta może tu leżeć?
judge-gardens-take = Czy mogę wziąć tę kartę?
judge-gardens-enhance = Czy mogę kupić to ulepszenie i tam je położyć?
judge-gardens-objective = Czy mogę ukończyć ten cel?
judge-amyitis-irrigate = Czy może tu trafić kostka?
judge-amyitis-plant = Czy mogę tu sadzić?
judge-amyitis-court = Czy mogę tam pojechać i wziąć tę kartę dworu?
judge-amyitis-recruit = Czy mogę zwerbować tę kartę?
judge-babylon-terrace = Czy ten kafelek może tu stanąć?
judge-babylon-decoration = Czy mogę zbudować tę dekorację?

## Sędzia: co trzeba wiedzieć
judge-field-garden = Karty mojego ogrodu
judge-field-place = Miejsce, o które pytam
judge-field-players = Osoby przy stole
judge-field-level = Poziom karty na targu
judge-field-tools = Moje narzędzia
judge-field-gardeners = Ogrodnicy pod tą kolumną
judge-field-price = Cena ulepszenia
judge-field-gold = Moje złoto
judge-field-card = Karta, na której ma leżeć
judge-field-stack_left = Na stosie jest kafelek
judge-field-objective = Cel
judge-field-items_1 = Takich elementów na poziomie 1
judge-field-items_2 = Takich elementów na poziomie 2
judge-field-items_3 = Takich elementów na poziomie 3
judge-field-marker = Mam znacznik pierwszego gracza
judge-field-done_before = Ten cel mam już ukończony
judge-field-space_left = Jest przy nim wolne pole
judge-field-canals = Kostki w ogrodzie, obojętnie czyje
judge-field-area = Obszar, o który pytam
judge-field-twin_areas = Dwa obszary podwójnego boku
judge-field-square = Pole, o które pytam
judge-field-quality = Jakość rośliny
judge-field-garden_helpers = Moje karty ogrodników
judge-field-seats = Osoby przy stole
judge-field-tile_there = Na polu leży jeszcze kafelek
judge-field-city = Miasto
judge-field-kind = Karta dworu
judge-field-distance = Pola od karawany do miasta
judge-field-camels = Moje wielbłądy
judge-field-level_caravaneer = Mój poziom: przewodnik karawan
judge-field-level_banker = Mój poziom: bankier
judge-field-level_palace = Mój poziom: pałac
judge-field-tokens_barley = Mój jęczmień
judge-field-tokens_dates = Moje daktyle
judge-field-tokens_salt = Moja sól
judge-field-tokens_palm = Moje palmy
judge-field-tokens_wine = Moje wino
judge-field-card_left = Następna karta tego rodzaju jest dostępna
judge-field-craft = Karta rzemieślnika
judge-field-turned = Zakryte karty tej grupy
judge-field-talents = Moje talenty
judge-field-cubes = Kostki w moim zapasie
judge-field-camel_left = W zasobach jest wielbłąd
judge-field-tile_level = Poziom kafelka
judge-field-highest = Najwyższy poziom w moim ogrodzie
judge-field-singles = Moje pojedyncze filary
judge-field-token_double = Żeton rundy dał mi podwójny filar
judge-field-support = Ma stanąć
judge-field-surface_nw = Północny zachód: poziom powierzchni
judge-field-thing_nw = Północny zachód: co tam jest
judge-field-surface_ne = Północny wschód: poziom powierzchni
judge-field-thing_ne = Północny wschód: co tam jest
judge-field-surface_se = Południowy wschód: poziom powierzchni
judge-field-thing_se = Południowy wschód: co tam jest
judge-field-surface_sw = Południowy zachód: poziom powierzchni
judge-field-thing_sw = Południowy zachód: co tam jest
judge-field-same_spot = Inny kafelek leży dokładnie nad nim lub pod nim
judge-field-doubles_left = W zasobach są podwójne filary
judge-field-belvederes_left = W zasobach jest belweder
judge-field-decoration = Dekoracja
judge-field-item_left = Jest w zasobach
judge-field-level_first = Pierwsze pole: poziom
judge-field-symbol_first = Pierwsze pole: właściwy symbol
judge-field-new_first = Pierwsze pole: kafelek z tej tury
judge-field-thing_first = Pierwsze pole: co tam jest
judge-field-level_second = Drugie pole: poziom
judge-field-symbol_second = Drugie pole: właściwy symbol
judge-field-new_second = Drugie pole: kafelek z tej tury
judge-field-thing_second = Drugie pole: co tam jest
judge-field-one_tile = Oba pola są na jednym kafelku
judge-field-level_gap = Pomiędzy: poziom powierzchni
judge-field-thing_gap = Pomiędzy: co tam jest
judge-field-bridge_gap = Most może być nad
judge-field-statues = Posągi w moim ogrodzie

## Sędzia: odpowiedzi do wyboru
judge-option-yes = tak
judge-option-no = nie
judge-option-empty = pusta karta (grządka)
judge-option-animal = zwierzę
judge-option-tree = drzewo
judge-option-visitor = gość
judge-option-enhanced = karta z ulepszeniem
judge-option-series = jeden za drugim
judge-option-parallel = obok siebie
judge-option-nothing = nic
judge-option-statue = posąg
judge-option-stairs_foot = dolny koniec schodów
judge-option-other_item = inny element
judge-option-under_bridge = most nad tym, poziom wyżej
judge-option-any = jakkolwiek
judge-option-four = na czterech filarach
judge-option-nw = z wolnym rogiem północno-zachodnim
judge-option-ne = z wolnym rogiem północno-wschodnim
judge-option-se = z wolnym rogiem południowo-wschodnim
judge-option-sw = z wolnym rogiem południowo-zachodnim
judge-option-stairway = schody
judge-option-fountain = fontanna
judge-option-bridge = most
judge-option-level = każdą niższą powierzchnią
judge-option-ground = tylko pustą planszą
judge-option-none = żadnego
judge-option-same_line = jeden w tym samym rzędzie lub kolumnie
judge-option-elsewhere = tylko gdzie indziej

## Sędzia: strona
web-companion-judge = Sędzia
web-companion-judge-about = Czy mogę to zbudować? Odpowiedź z zasadą i powodem.
web-companion-judge-question = Twoje pytanie
web-companion-judge-yes = Tak, możesz.
web-companion-judge-no = Nie, nie możesz.
web-companion-judge-tap = Dotknij miejsca, o które pytasz.
web-companion-judge-what-taps = Dotknięcie obrazka oznacza
web-companion-judge-again = Od początku
web-companion-judge-picture = Obrazek
web-companion-judge-filled = { $place }: zajęte
web-companion-judge-asked = { $place }: o to pytasz
web-companion-judge-free = { $place }: wolne
web-companion-judge-river = Rzeka płynie wzdłuż grubych niebieskich krawędzi.
web-companion-judge-rules = Wszystkie zasady
