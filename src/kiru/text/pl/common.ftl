## Błędy: jedno jasne zdanie i co zrobić
error-refused = „{ $action }” nie jest teraz możliwe: zasada { $rule }.
error-refused-rule = „{ $action }” nie jest teraz możliwe. { $rule }: { $sentence }
error-game = Nieznana gra „{ $found }”. Dostępne gry: { $expected }.
error-players = W tę grę gra od { $low } do { $high } osób, a podano { $found }.
error-option = Nieznana opcja „{ $option }”. Dostępne opcje: { $expected }.
error-option-value = Nieznana wartość „{ $value }” opcji { $option }. Możliwe wartości: { $expected }.
error-option-form = Nie można odczytać opcji „{ $text }”. Napisz ją jako nazwa=wartość.
error-action-unknown = Nieznana akcja „{ $action }”. Wybierz jedną z akcji, które podaje gra.
error-over = Gra się skończyła; żadna akcja nie jest już możliwa.
error-stuck = Ta gra ma już tyle decyzji: { $steps }, a końca nie widać, więc Kiru ją tu przerywa.
error-ruleset = Nieznana wersja { $found } zasad gry „{ $game }”. Dostępne wersje: { $expected }.
error-seat = Kolej na miejsce { $seat }, nie na miejsce { $found }.
error-undo = Nie ma czego cofnąć: cofnąć można tylko własne wybory od ostatniego odkrycia.
error-bot = Nieznany bot „{ $found }”. Dostępne boty: { $expected }.
error-dealer = Nieznany rozdający „{ $dealer }”. Możliwe: „seeded ZIARNO”, „system” lub „scripted”.
error-script-end = W skrypcie nie ma już rozdań; dopisz brakujące.
error-language = Nieznany język „{ $found }”. Dostępne języki: { $expected }.
error-file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
error-file-unwritable = Nie można zapisać pliku { $file }: { $reason }.
error-file-too-large = Plik { $file } ma ponad { $limit } bajtów, za dużo jak na zapis gry lub pudełko.
error-file-not-text = Plik { $file } nie jest plikiem tekstowym w UTF-8.
error-box-game = To pudełko do gry „{ $found }”; oczekiwano pudełka do gry „{ $game }”.
error-box-name = Pudełko potrzebuje własnej nazwy: box = "moje", z małych liter, cyfr, - i _, innej niż "standard".
error-box-toml = Pudełko { $file } nie jest poprawnym plikiem TOML: { $reason }.
error-box-table = W pudełku brakuje tabeli [{ $table }]. Dodaj ją albo napisz extends = "standard", żeby ją przejąć.
error-box-entry = Błąd pudełka w { $table }: „{ $entry }” musi mieć postać { $expected }.
error-box-count = W { $table } pudełko ma { $found }; według instrukcji powinno być { $expected }.
error-box-twice = Pudełko dwa razy wymienia „{ $entry }” w { $table }.
error-record-magic = Wiersz { $line }: to nie jest zapis gry Kiru. Pierwszy wiersz musi brzmieć „{ $expected }”.
error-record-long = Wiersz { $line }: zapis jest za długi; może mieć najwyżej { $limit } wierszy.
error-record-steps = Decyzji w tym zapisie: { $found }; gra ma ich najwyżej { $limit }.
error-record-line = Wiersz { $line }: wiersz jest za długi lub zawiera niedrukowalne znaki.
error-record-header = Wiersz { $line }: nieznany wiersz nagłówka „{ $text }”.
error-record-missing = Wiersz { $line }: w nagłówku brakuje poprawnego wiersza „{ $part }”.
error-record-step = Wiersz { $line }: nie można odczytać kroku „{ $text }”. Napisz numer miejsca lub *, spację i akcję.
error-record-truncated = Wiersz { $line }: zapis się urywa; ostatni wiersz musi brzmieć „open” albo „end” z punktami.
error-record-after-end = Wiersz { $line }: zapis ma dalszy ciąg po swoim końcu; usuń to, co następuje.
error-record-open = Wiersz { $line }: gra jest tu skończona; zapis musi kończyć się słowem „end” i punktami.
error-record-game = To zapis gry { $found }; oczekiwano zapisu gry { $expected }.
error-record-box = Ten zapis powstał z pudełkiem „{ $found }”, nie „{ $expected }”. Podaj jego plik przez --box.
error-record-refused = Wiersz { $line }, „{ $text }”: { $reason }
error-record-deal = ziarno z nagłówka rozdałoby „{ $expected }”.
error-record-scores = Wiersz { $line }: punkty nie zgadzają się z grą; powinno być { $expected }.
error-number = Oczekiwano liczby od { $low } do { $high }, a podano „{ $found }”.
error-seats = Liczba podanych miejsc to { $found }, a przy stole jest ich { $expected }.
error-seed = Nie można użyć „{ $found }” jako ziarna. Podaj jedno słowo do 60 znaków, bez spacji.
error-rule = Nieznana zasada „{ $found }”. Wszystkie zasady tej gry wypisuje { $expected }.
error-map = Nie ma mapy gry { $game }: jej plansza nie składa się z połączonych pól.
interrupted = Przerwano.
error-usage = { $reason } Zobacz „{ $command } --help”.

## Słowa używane wszędzie
one-and-next = { $first }; { $next }
chance = los
seat-name = Gracz { $number }
former-player = Dawny gracz
bot-name = { $bot } { $number }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
total = Razem
yes = tak
no = nie
certainty-certain = pewne
certainty-likely = prawdopodobne
certainty-reconstructed = odtworzone

## Wiersz poleceń
cli-about = Stół do gier Amyitis, Babilon i Wiszące ogrody: graj, odtwarzaj, symuluj, mierz.
cli-version = Pokaż wersję i zakończ.
cli-lang = Język: { $languages }.
help-usage = Użycie:
help-options = Opcje
help-arguments = Argumenty
help-commands = Polecenia
help-help = Pokaż tę pomoc i zakończ.
help-options-slot = [OPCJE]
help-command-slot = POLECENIE [ARGUMENTY]...
help-required = [wymagane]
help-default = [domyślnie: { $value }]
usage-command = Nieznane polecenie „{ $found }”.
usage-command-close = Nieznane polecenie „{ $found }”. Może chodziło o: { $close }?
usage-option = Nieznana opcja „{ $found }”.
usage-option-close = Nieznana opcja „{ $found }”. Może chodziło o: { $close }?
usage-missing = Brakuje argumentu „{ $name }”.
usage-number = Opcja { $option } wymaga liczby, na przykład 2.
cli-play = Zagraj w terminalu z ludźmi przy tej klawiaturze i z botami.
cli-join = Graj w terminalu przy stole serwera: zajmij miejsce z linku albo oglądaj.
cli-replay = Obejrzyj zapisaną grę krok po kroku.
cli-sim = Niech boty rozegrają wiele gier; potem podsumowanie.
cli-perft = Policz pozycje odległe o podaną liczbę decyzji.
cli-bench = Zmierz szybkość silników.
cli-rules = Czytaj zasady albo jedną z nich po numerze.
cli-box = Pudełka: drukowane elementy jako pliki.
cli-box-check = Porównaj plik pudełka z tym, co podaje instrukcja.
cli-score = Policz punkty gry przy prawdziwym stole, z arkusza wpisanego wiersz po wierszu albo z pliku.
cli-arg-game = Gra: { $games }.
cli-arg-record = Plik z zapisem gry.
cli-arg-rule = Numer zasady, na przykład H13.
cli-arg-box = Plik pudełka.
cli-arg-sheet = Plik z arkuszem; bez niego arkusz czytany jest ze standardowego wejścia.
cli-arg-load = Graj dalej od tego zapisu.
cli-arg-link = Link do stołu, taki jak w przeglądarce albo w zaproszeniu.
cli-opt-name = Twoje imię przy stole.
cli-opt-server = Adres serwera.
cli-opt-players = Ilu graczy, jeśli nie podano miejsc.
cli-opt-seat = Jedno miejsce, po kolei: imię osoby albo bot: bot:random, bot:greedy lub według poziomu bot:novice, bot:gardener, bot:architect, bot:royal (powtórz dla każdego miejsca).
cli-opt-option = Opcja gry jako nazwa=wartość (można powtarzać).
cli-opt-box = Graj z tym pudełkiem zamiast standardowego.
cli-opt-seed = Rozdawaj z tego ziarna; bez niego losowane jest nowe i pokazywane.
cli-opt-plain = Wiersz po wierszu, zdaniami, dla czytników ekranu i potoków.
cli-opt-json = Wynik do odczytu maszynowego.
cli-opt-legal = Wypisz, co było dozwolone przy każdej decyzji.
cli-opt-map = Pokaż zamiast tego planszę jako graf: każde miejsce i to, z czym się styka.
cli-opt-step = Po każdej decyzji czekaj na Enter.
cli-opt-bots = Boty na kolejnych miejscach, oddzielone przecinkami.
cli-opt-games = Ile gier.
cli-opt-csv = Zapisz po jednym wierszu na grę do tego pliku CSV.
cli-opt-records = Zachowaj zapis każdej gry w tym katalogu.
cli-opt-jobs = Ile procesów; domyślnie jeden na rdzeń.
cli-opt-max-rounds = Przerwij grę po tylu rundach i zgłoś jako nieskończoną.
cli-opt-depth = Ile decyzji w głąb.
cli-opt-peers = Zmierz w tym samym przebiegu inne, jeśli są zainstalowane: OpenSpiel, catanatron, a jako środowiska także Pgx, PettingZoo i RLCard; z --server boardgame.io, pobrane przez npm.
cli-opt-repeat = Ile razy powtórzyć każdy pomiar, na zmianę.
cli-opt-seconds = Ile mniej więcej trwa jedno powtórzenie.

## Gra w terminalu
play-welcome = { $game }, liczba graczy: { $players }. Ziarno: { $seed }. Wpisz numer albo akcję; „help” wypisuje polecenia.
play-welcome-system = { $game }, liczba graczy: { $players }. Wpisz numer albo akcję; „help” wypisuje polecenia.
play-choose = Twój wybór
play-number = Nie ma wyboru nr { $found }; podaj liczbę od 1 do { $count }.
play-not-understood = „{ $found }” nie jest ani wyborem, ani poleceniem. „help” wypisuje polecenia.
play-legal = „{ $action }” jest możliwe: nic tego nie zabrania.
play-undone = { $count ->
    [one] Cofnięto { $count } decyzję.
    [few] Cofnięto { $count } decyzje.
   *[other] Cofnięto { $count } decyzji.
}
play-undo-other = { $name }: nie ma czego cofnąć.
play-saved = Zapisano jako { $file }.
play-loaded = Wczytano { $file }, liczba decyzji: { $steps }.
play-needs-file = „{ $command }” wymaga nazwy pliku.
play-needs-action = „why” wymaga akcji, na przykład „why { $example }”.
play-bye = Do widzenia.
play-bye-unsaved = Do widzenia. Gra nie została zapisana.
play-end-of-input = Dane wejściowe skończyły się przed końcem gry.
play-log-empty = Nic się jeszcze nie wydarzyło.
why-chance = O tym decyduje los; nikt nie może tego wybrać.
play-why-rule = { $rule }, { $title }: { $sentence }
play-help = Polecenia:
play-help-action = numer albo sama akcja w notacji
play-help-table = table – pokaż stół jeszcze raz
play-help-undo = undo – cofnij ostatni wybór, do ostatniego odkrycia
play-help-why = why AKCJA – która zasada jej zabrania
play-help-rules = rules [NUMER] – zasady albo jedna z nich
booklet-terms = W instrukcji: { $terms }.
booklet-terms-in = W instrukcji ({ $language }): { $terms }.
play-help-score = score – punktacja wszystkich
play-help-log = log – co się dotąd wydarzyło
play-help-chat = chat TEKST – powiedz coś wszystkim przy stole
play-help-save = save PLIK – zachowaj grę
play-help-load = load PLIK – graj dalej od zapisu
play-help-quit = quit – wyjdź
play-pad = Punkty
play-log = Co się wydarzyło
play-question = Pytanie

## Odtwarzanie
replay-step = { $number }. { $who }: { $action }
replay-legal = dozwolone: { $actions }
replay-continue = Enter: dalej, q: koniec
replay-unfinished = Zapis kończy się przed końcem gry.
result-agreed = Za zgodą wszystkich: { $result }

## Symulacja
sim-progress = Gram
sim-title = { $game }, liczba graczy: { $players }, liczba gier: { $games }, ziarno { $seed }
sim-seat = Miejsce
sim-bot = Bot
sim-wins = Udział wygranych
sim-mean = Średni wynik
sim-spread = Odchylenie
sim-lowest = Najniższy
sim-highest = Najwyższy
sim-decisions = Średnio { $decisions } decyzji na grę, { $rate } gier na sekundę.
sim-unfinished = Gry przerwane po { $rounds } rundach: { $count }.

## Perft
perft-title = { $game }, liczba graczy: { $players }, ziarno { $seed }: ciągi decyzji razem z losem
perft-depth = Głębokość
perft-count = Ciągi
perft-time = Sekundy

## Pudełka
box-good = { $file } to dobre pudełko do gry { $game }: „{ $name }”.
box-table = Tabela
box-certainty = Pewność

## Punkty
score-title = Notes punktacji
score-prompt = Wpisz arkusz wiersz po wierszu; pusty wiersz kończy.

## Plansze w terminalu
board-round = Runda { $round } z { $rounds }
board-over = Gra skończona
board-deck = talia { $count }
board-supply = zasoby
