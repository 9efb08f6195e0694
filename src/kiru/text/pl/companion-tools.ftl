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
