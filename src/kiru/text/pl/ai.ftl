## Boty
error-bot-budget = Nie można odczytać budżetu „{ $found }”. Podaj liczbę iteracji, np. royal-500, albo sekundy, np. royal-2s: więcej niż zero i najwyżej 600 s.
error-bot-budget-none = Bot { $bot } decyduje od razu i nie przyjmuje budżetu: napisz samo { $bot }.
error-bot-version = Nieznana wersja „{ $found }”. Wcześniejsze wersje botów tej gry: { $expected }.
error-bot-personality = W tej grze żaden bot nie jest typu „{ $found }”. Do wyboru: { $expected }.
error-weights = Nie można odczytać pliku { $file } jako pliku wag. Taki plik tworzy kiru train.

## Arena
cli-arena = Rozegraj między botami gry w parach i sprawdź, który jest silniejszy.
cli-opt-arena-bots = Co najmniej dwa boty, po przecinku; po nazwie może stać budżet: royal-2s, royal-500.
cli-opt-arena-games = Ile gier co najmniej; każde rozdanie jest grane we wszystkich ustawieniach miejsc.
cli-opt-arena-players = Ile miejsc ma stół; boty zajmują je po kolei albo spotykają się w każdym takim składzie.
cli-opt-arena-seed = Ziarno rozdań.
cli-opt-sprt = Zakończ, gdy jedna z dwóch różnic Elo zostanie odrzucona, np. 0,20.
cli-opt-file = Zachowuj gry w tym pliku i następnym razem kontynuuj.
error-arena-bots = Do turnieju potrzeba co najmniej dwóch różnych botów, każdego podanego raz.
error-arena-file = Nie można odczytać pliku { $file } jako wyników turnieju. Podaj inny plik.
error-arena-line = Plik { $file } jest uszkodzony w wierszu { $line }.
error-arena-other = Plik { $file } należy do innego turnieju albo boty się od tamtej pory zmieniły. Podaj inny plik lub usuń ten.
error-sprt = Nie można odczytać testu „{ $found }”. Podaj dwie różnice Elo, najpierw mniejszą, np. 0,20.
error-sprt-bots = Test sekwencyjny porównuje dokładnie dwa boty, a podano { $found }.
arena-progress = Gram
arena-title = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[other] { $players } graczy
}: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, ziarno { $seed }
arena-bot = Bot
arena-games = Gry
arena-share = Udział wygranych
arena-score = Średni wynik
arena-elo = Elo
arena-skill = openskill
arena-time = ms
arena-note = ± to przedział 95%; wszystkie ustawienia jednego rozdania to jedna próba. Elo podano względem średniej; ms: namysł na decyzję, średnio i najdłużej.
arena-nothing = Nie skończono żadnej gry.
arena-resumed = { $games ->
    [one] { $games } gra pochodzi z wcześniejszego uruchomienia.
    [few] { $games } gry pochodzą z wcześniejszego uruchomienia.
   *[other] { $games } gier pochodzi z wcześniejszego uruchomienia.
}
arena-interrupted = Przerwano. Rozegrane gry są w pliku { $file }; to samo polecenie podejmie je od tego miejsca.
arena-sprt-accepted = { $bot } jest silniejszy niż { $rival }: pasuje co najmniej { $elo1 } Elo, a { $elo0 } nie (LLR { $llr } w { $low } … { $high }).
arena-sprt-refuted = { $bot } nie jest o { $elo1 } Elo silniejszy niż { $rival }: pasuje { $elo0 } lub mniej (LLR { $llr } w { $low } … { $high }).
arena-sprt-open = Nierozstrzygnięte między { $elo0 } a { $elo1 } Elo (LLR { $llr } w { $low } … { $high }); rozstrzygnęłoby więcej gier.

## Uczenie
cli-train = Naucz oceny pozycji z gier bota z samym sobą i porównaj wyuczone wagi z ręcznymi.
cli-opt-train-games = Gry z samym sobą w każdej rundzie.
cli-opt-train-iterations = Iteracje przeszukiwania przy każdej decyzji gry z samym sobą.
cli-opt-train-rounds = Rundy grania i dopasowania; każda gra z wagami poprzedniej.
cli-opt-train-out = Dokąd zapisać wagi; bez nazwy GRA.weights.json w tym katalogu.
cli-opt-train-budget = Budżet obu stron w teście, np. 0.05s.
cli-opt-train-most = Najwyżej tyle gier testu; 0: bez testu.
cli-opt-train-install = Umieść wagi w katalogu gry, jeśli test je przyjmie.
error-train-features = Gra { $game } nie ma cech, dla których można by wyuczyć wagi.
error-weights-other = Te wagi wyuczono dla innej gry lub wersji, nie dla obecnej wersji gry { $game }.
train-progress = Gry z samym sobą
train-round = Runda { $number }: wagi, z którymi ją rozegrano, chybiły wyniku końcowego o { $error } pkt, pozycji: { $positions }.
train-written = Zapisano wagi: { $file }.
train-accepted = Wyuczone wagi są silniejsze od ręcznych.
train-refused = Nie dowiedziono, że wyuczone wagi są silniejsze od ręcznych; gra pozostaje przy ręcznych.
train-installed = Gra używa teraz wyuczonych wag: { $file }.

## Trener
cli-hint = Zapytaj trenera: kilka najlepszych wyborów w wybranym miejscu zapisanej gry, z powodami.
cli-opt-hint-step = Ile kroków zapisu zostanie najpierw rozegranych; bez liczby wszystkie.
cli-opt-hint-seconds = Jak długo trener może się namyślać.
decimal-mark = ,
percent = { $number }%
error-hint = Nie ma czego doradzać: nikt nie ma teraz wyboru.
error-budget = Czas i liczba iteracji na namysł muszą być większe od zera.
play-help-hint = hint – kilka najlepszych wyborów z szansami i uzasadnieniem
hint-thinking = Myślę…
hint-line = { $number }. { $label }  [{ $action }]: szansa wygranej { $win }%, oczekiwany wynik { $score }
hint-line-solo = { $number }. { $label }  [{ $action }]: oczekiwany wynik { $score }
hint-why = { $reasons } wobec innych możliwości
hint-why-behind = { $reasons } wobec najlepszego wyboru
line-rivals = kosztem najlepszego rywala
hint-only = Jest tylko jedna możliwość.

## Analiza gry
cli-analyse = Przeanalizuj zapisaną grę: szanse, kosztowne decyzje, szczęście i umiejętności.
cli-opt-iterations = Iteracje przeszukiwania przy każdej decyzji.
cli-opt-html = Zapisz analizę w tym pliku jako jedną samodzielną stronę.
error-analyse-empty = W tym zapisie nie ma decyzji do analizy: nikt nie miał jeszcze wyboru.
analyse-progress = Analizuję
analyse-written = Zapisano: { $file }.
analyse-unfinished = Zapis kończy się przed końcem gry; przeanalizowano to, co jest.
analyse-title = { $game }: { $decisions ->
    [one] przeanalizowano { $decisions } decyzję
    [few] przeanalizowano { $decisions } decyzje
   *[other] przeanalizowano { $decisions } decyzji
}
analyse-player = Gracz
analyse-score = Wynik
analyse-luck = Szczęście
analyse-start = Początek
analyse-own = Własne
analyse-rivals = Rywale
analyse-result = Rezultat
analyse-accuracy = Dokładność
analyse-exact = Najlepsze wybory
analyse-marks = Błędy
mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = gruby błąd
analyse-note = Rachunek każdego rezultatu, w procentach wygranej: szansa na początku, co dały lub zabrały rozdania, co zmieniły własne decyzje i decyzje rywali. Razem dają rezultat. Dokładność to część stawki, którą zachowano: wybory na chybił trafił dają około 0%, najlepsze znalezione ruchy 100%. Najlepsze wybory liczą się tam, gdzie wybór miał znaczenie. Błędy: niedokładności, błędy, grube błędy.
analyse-note-solo = Rachunek rezultatu, w punktach: czego można było oczekiwać na początku, co dały lub zabrały rozdania, co zmieniły decyzje. Razem dają rezultat. Dokładność to część stawki, którą zachowano: wybory na chybił trafił dają około 0%, najlepsze znalezione ruchy 100%. Najlepsze wybory liczą się tam, gdzie wybór miał znaczenie. Błędy: niedokładności, błędy, grube błędy.
points-lost = { $points } pkt
analyse-costly = Krok { $step }, { $name }: { $action } ({ $loss }). Lepiej: { $best }.
analyse-line = Ciąg dalszy: { $line }.
analyse-why = Oczekiwana różnica: { $reasons }.
report-title = { $game }: { $names }
report-about = { $decisions ->
    [one] { $decisions } decyzja oceniona przez program Kiru.
    [few] { $decisions } decyzje ocenione przez program Kiru.
   *[other] { $decisions } decyzji ocenionych przez program Kiru.
}
report-win = Szansa wygranej
report-score = Oczekiwany wynik końcowy
report-luck = Szczęście i umiejętności
report-step = krok
report-costliest = Najkosztowniejsze decyzje
report-flawless = Żadna decyzja nie była gorsza od najlepszej znalezionej.
report-all = Wszystkie decyzje
report-number = Krok
report-player = Gracz
report-played = Zagrano
report-better = Lepiej
report-lost = Strata
report-why = Oczekiwana różnica

## Przeszukiwanie w pomiarach
bench-search = Przeszukiwanie, iteracje na sekundę procesora
bench-iterations = Iteracje
bench-through = Losowe rozgrywki przez nie

## Tabela siły
cli-strength = Niech każdy poziom zmierzy się z niższym w każdej grze; zapisz tabelę siły.
cli-opt-strength-out = Zapisz dokument w tym pliku, np. docs/strength.md.
cli-opt-strength-budget = Ile namyśla się royal, np. 0.1s albo 1000; mniej niż jego sekunda to ograniczenie z dołu.
cli-opt-strength-folder = Gdzie zachowywać gry, by przerwana tabela mogła być dokończona.
strength-title = Jak silne są boty
strength-about = Powstało { $date } poleceniem `{ $command } --out docs/strength.md`; gry są zachowywane, a przerwane uruchomienie można dokończyć. Każde rozdanie jest grane w obu ustawieniach; ± to przedział 95%, w którym rozdanie jest jedną próbą. Przy nazwie royal stoi jego budżet na decyzję, iteracje albo sekundy (s): przy stole ma 0,9 s, więc jego liczby są ograniczeniem z dołu. Milisekundy to średni namysł na decyzję, także wymuszoną, gdy maszyna wykonywała też inną pracę.
strength-before = Z poprzednią wersją
strength-before-about = Bot królewski gra z poprzednią wersją samego siebie (`-v1`), z jej wagami i ustawieniami, przy równych budżetach.
strength-rush = Z gotowymi strategiami
strength-rush-about = Zapisane strategie: krótki przepis, a za nim bot królewski z tym samym budżetem (`arena/sparring`). Cel: żaden przepis nie wygrywa połowy gier.
strength-weights = Wagi wyuczone czy ręczne
strength-weights-about = Bot królewski ocenia pozycje wagami, których `kiru train` nauczył się z własnych gier; `-plain` używa wag dobranych ręcznie. Wyuczone wagi trafiają do gry dopiero wtedy, gdy przyjmie je test sekwencyjny przy równych budżetach (co najmniej 20 Elo przeciw żadnej różnicy, α = β = 0,05: logarytm ilorazu wiarygodności, LLR, musi osiągnąć 2,94); druga tabela podaje ten test.
strength-chance = Pętla otwarta czy węzły losu
strength-chance-about = Przeszukiwanie ma jeden węzeł dla wszystkich wyników losu (pętla otwarta). Tu spotyka samo siebie z węzłem dla każdego wyniku (`-explicit`), przy równym czasie.
strength-solo = W pojedynkę
strength-solo-about = Gra jednoosobowa w Wiszące ogrody: średni wynik i średnia ranga od 1 do 4 (H64).
strength-game = Gra
strength-bot = Bot
strength-rival = Przeciw
strength-games = Gry
strength-share = Wygrane
strength-aim = Cel
strength-elo = Elo
strength-scores = Średnie wyniki
strength-time = ms
strength-command = Polecenie
strength-llr = LLR
strength-difficulty = Trudność
strength-score = Średni wynik
strength-rank = Średnia ranga
