## Environments for learning
error-argument = Nieznana wartość „{ $found }” dla { $what }. Możliwe wartości: { $expected }.

env-masked = Akcja { $action } jest zamaskowana: { $rule }.
env-masked-at = Akcja { $action } przy stole { $table } jest zamaskowana: { $rule }.
env-action = Nieznana akcja { $action }. Oczekiwano jednej z { $space }.
env-actions = Akcje to { $count } liczb całkowitych, nie { $type } o kształcie { $shape }.
env-reset = Przed pierwszym krokiem i po końcu epizodu potrzebne jest { $call }.

## Simulations on many machines, and their results
error-group = { $what } wymaga opcjonalnej części Kiru. Zainstaluj ją: pip install "kiru[{ $group }]".
error-workers = Procesy robocze padały jeden po drugim ({ $count }), więc przerwano pracę; dotychczasowe wyniki zostały zachowane.
error-cluster = Klaster { $address } jest nieosiągalny: { $reason }.
error-cluster-kiru = Procesy klastra mają inne Kiru ({ $found }); zainstaluj wszędzie { $expected }.
error-results-folder = Folder { $folder } zawiera już inne pliki; podaj nowy albo pusty.
error-results-other = Folder { $folder } zawiera wyniki innych ustawień; podaj nowy albo powtórz tamto polecenie.
cli-opt-parquet = Zachowaj w tym folderze po wierszu na miejsce jako pliki Parquet; to samo polecenie kontynuuje przerwany przebieg.
cli-opt-cluster = Graj na klastrze Ray: jego adres, auto albo local.

## Balance reports
cli-report = Jak sprawiedliwa i różnorodna jest gra: jedna strona z wykresami, dla każdej liczby graczy.
cli-opt-report-bots = Kto gra, po przecinku; miejsca są obsadzane po kolei.
cli-opt-report-players = Tylko ta liczba graczy; można powtórzyć.
cli-opt-report-games = Liczba partii dla każdej liczby graczy.
cli-opt-compare = Zagraj jeszcze raz z tym pudełkiem albo tą opcją (nazwa=wartość) i pokaż oba wyniki; można powtórzyć.
cli-opt-report-parquet = Zachowaj partie w tym folderze jako pliki Parquet; to samo polecenie kontynuuje przerwany przebieg.
cli-opt-report-html = Plik do zapisania; inaczej GAME-balance.html.
error-compare = Porównać można tylko z jednym pudełkiem; „{ $found }” jest drugim.
balance-written = Raport jest w pliku { $file }.
balance-title = { $game }: równowaga
balance-about = Partie dla każdej liczby graczy: { $games }; grają: { $bots }; pudełko { $box }, ziarno { $seed }.
balance-box = pudełko { $box }
balance-numbers = Liczby
balance-players = { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
balance-first = { $judged ->
    [more] Przy { $players } graczach rozpoczynający ma przewagę: { $share } zwycięstw, po równo byłoby { $even }.
    [less] Przy { $players } graczach rozpoczynający ma gorzej: { $share } zwycięstw, po równo byłoby { $even }.
   *[open] Przy { $players } graczach nie dowiedziono przewagi rozpoczynającego: { $share } zwycięstw, po równo byłoby { $even }.
}
balance-overview = Przegląd
balance-table = Stół
balance-games = Partie
balance-unfinished = Niedokończone
balance-score = Średni wynik
balance-deviation = Odchylenie
balance-lead = Przewaga zwycięzcy
balance-rounds = Rundy
balance-decisions = Decyzje
balance-seats = Miejsca
balance-share = Udział w zwycięstwach
balance-winners = zwycięzcy
balance-others = pozostali gracze
balance-scores = Wyniki końcowe
balance-lengths = Długość w rundach
balance-efforts = Długość w decyzjach
balance-sources = Skąd biorą się punkty
balance-by-win = Udział w zwycięstwach miejsc o tej wartości. Linia przerywana to równe szanse.
balance-by-start = Cały stół ma tę samą wartość: udział w zwycięstwach rozpoczynającego. Linia przerywana to równe szanse.
balance-by-score = Średni wynik partii o tej wartości.
balance-nothing = Żadna partia nie dobiegła końca; można dopuścić więcej rund.
balance-command = Polecenie, które utworzyło tę stronę
balance-note = Wartości po znaku ± to połowa 95-procentowego przedziału ufności. Wspólne zwycięstwo liczy się w częściach. Wartość, która idzie w parze ze zwycięstwem, nie musi być jego przyczyną: kto prowadzi, ten też więcej buduje. Wartości, które miało mniej niż dziesięć miejsc, pominięto. Boty to nie ludzie; silniejsze dają wierniejszy obraz i grają dłużej.
balance-option = { $option }: { $value }
balance-differences = B w porównaniu z A
balance-starting = Zwycięstwa rozpoczynającego
balance-corrected = { $proven ->
    [0] Strona porównuje { $all } wartości z innymi; po poprawce na liczbę porównań żadna różnica nie jest dowiedziona.
    [one] Strona porównuje { $all } wartości z innymi; po poprawce na liczbę porównań dowiedziona jest { $proven } różnica.
    [few] Strona porównuje { $all } wartości z innymi; po poprawce na liczbę porównań dowiedzione są { $proven } różnice.
   *[other] Strona porównuje { $all } wartości z innymi; po poprawce na liczbę porównań dowiedzionych jest { $proven } różnic.
}
balance-power = Przy liczbie graczy { $players } i liczbie gier { $games } udział w zwycięstwach odległy od równego o { $points } widać w czterech przypadkach na pięć; mniejszy wymaga więcej gier.
balance-proven = Co jest dowiedzione
balance-proven-note = Poprawka Holma na wszystkie porównania strony: szansa, że choć jedna z tych różnic jest dziełem przypadku, wynosi mniej niż 5 %.
balance-compared = Porównanie
balance-trait = { $trait }: { $value }
balance-otherwise = Poza tym
balance-by-luck = Przypadkiem
balance-below = poniżej 0,1 %
balance-actions = Oferowane i wybrane akcje
balance-actions-note = Akcje słowami zapisu, tam gdzie był wybór. Oferty liczone są na miejsce i grę, wybory jako część ofert; obok zwycięstwa miejsc, które wybrały akcję choć raz, i tych, które nie zrobiły tego nigdy, choć mogły. Prowadzącym oferuje się więcej.
balance-action = Akcja
balance-offered = Oferty
balance-taken = Wybrane
balance-takers = Zwycięstwa wybierających
balance-leavers = Zwycięstwa pozostałych
balance-estimate = Gry ({ $games }) zajmą { $minutes ->
    [0] mniej niż minutę
    [one] około { $minutes } minuty
   *[other] około { $minutes } minut
}. Szybciej idzie ze słabszymi botami (--bots novice) albo z mniejszą liczbą gier (--games).

## Strojenie
cli-tune = Dostrój przeszukiwanie gry dla danej liczby graczy: każdy krok sprawdza wyścig przy równym czasie.
cli-opt-tune-iterations = Iteracje strony, która broni tytułu; druga dostaje tyle, ile zajmuje tyle samo czasu.
cli-opt-tune-deals = Najwyżej tyle rozdań w wyścigu; każde grane jest raz z każdego miejsca.
cli-opt-tune-rounds = Ile razy najwyżej przejść przez wszystkie pokrętła.
cli-opt-tune-dials = Które pokrętła, po przecinku; domyślnie wszystkie.
cli-opt-tune-elo = Ile Elo, zamiast zera, musi być wart krok, żeby został przyjęty.
cli-opt-tune-out = Dokąd zapisywać każdy krok; bez nazwy GRA-GRACZE.tune.jsonl w tym katalogu.
cli-opt-tune-install = Umieść ustawienia w katalogu gry, jeśli przyjmie je ostatni wyścig.
error-tune-dial = Nie ma pokrętła „{ $found }”. Pokrętła: { $expected }.
error-tune-file = Nie można odczytać pliku { $file } jako zapisu strojenia.
error-tune-other = Plik { $file } to zapis innego strojenia lub innej wersji. Podaj inny plik przez --out.
tune-progress = Wyścig
tune-step = { $dial }: { $before } → { $value }, iteracje: { $iterations }, gry: { $games }, { $share }% (LLR { $llr }): { $verdict }
tune-nothing = Żadne pokrętło nie stoi lepiej gdzie indziej; wszystko zostaje.
tune-refused = Nie dowiedziono, że znalezione ustawienia są lepsze; wszystko zostaje.
tune-accepted = Znalezione ustawienia są lepsze od dotychczasowych.
tune-installed = Gra używa teraz tych ustawień: { $file }.
tune-interrupted = Zatrzymano. Wszystkie kroki są w pliku { $file }; to samo polecenie podejmie je od tego miejsca.

## Uczenie
cli-opt-train-players = Ucz tylko dla stołów z taką liczbą graczy; pozostałe wiersze zostają.
cli-opt-train-priors = Ucz zamiast tego pierwszych ocen ruchów, z tego, co wybrało przeszukiwanie; wagi zostają.
train-priors-round = Runda { $number }: w partiach odłożonych na bok pierwsze oceny dzieliło od wyborów przeszukiwania { $before } nata, po dopasowaniu { $after } (decyzje: { $decisions }).

## Większe stoły
cli-opt-arena-alone = Pierwszy z dwóch botów siedzi sam wśród botów drugiego rodzaju.
error-arena-alone = Przy --alone podaj dokładnie dwa boty, po przecinku.
strength-many = Przy większych stołach
strength-many-about = Jeden royal siedzi sam wśród botów poprzedniej wersji (`-v1`), z ich wagami i ustawieniami, przy równych budżetach; każde rozdanie gra raz z każdego miejsca. Cel to półtora sprawiedliwego udziału.
strength-players = Gracze

## Pomiar szybkości
bench-progress = Mierzę
bench-title = Losowa gra, decyzje graczy na sekundę procesora
bench-game = Gra
bench-players = Gracze
bench-decisions = Decyzje
bench-interpreted = Interpretowane
bench-ratio = Stosunek
bench-games = Gry
bench-clone = Kopia
bench-driven = Sterowane z Pythona
bench-peers = { $way ->
    [driven] Obok innych silników, oba sterowane z Pythona
   *[decisions] Obok innych silników, oba wewnątrz skompilowanego kodu
}
bench-peer = Silnik
bench-no-peers = Żaden inny silnik nie jest tu zainstalowany; opcjonalna grupa „peers” dodaje OpenSpiel i catanatron.
bench-interpreted-only = Silnik nie jest tu skompilowany: brak kompilatora C albo pominięto budowanie.
bench-startup = kiru --version odpowiada w { $milliseconds } ms.
bench-note = Mediana z { $repeat } powtórzeń, na zmianę; różnica poniżej { $noise } × to szum.
bench-steps = Środowiska, kroki na sekundę jednego rdzenia
bench-environment = Środowisko
bench-batch = Stoły
bench-steps-rate = Kroki
bench-missing = Nie zmierzono, bo nie są zainstalowane albo tu nie działają: { $names }.

## Data sets
cli-dataset = Zbiory danych z gier bota z samym sobą.
cli-dataset-make = Rozegraj gry bota z samym sobą i zapisz każdy wybór z liczbą prób i ocenami w plikach Parquet.
cli-opt-dataset-out = Folder zbioru danych; to samo polecenie kontynuuje jego tworzenie.
cli-opt-dataset-iterations = Liczba iteracji przeszukiwania na wybór.
error-dataset-other = { $folder } zawiera zbiór danych według innego planu; podaj inny folder.

## Cały pomiar i ranking
cli-benchmark = Mierzy silniki obok innych, rozgrywa mecze botów wszelkiego rodzaju i zapisuje wyniki obu.
cli-opt-benchmark-out = Zapisz dokument w tym pliku, na przykład docs/benchmark.md.
cli-opt-benchmark-royal = Liczba iteracji bota royal na wybór.
cli-opt-benchmark-playouts = Liczba rozegrań przeszukiwania OpenSpiel na wybór; 0 pomija je.
cli-opt-benchmark-speed = Zmierz prędkość od nowa, obok wszystkiego, co jest zainstalowane; gry na to nie czekają.
error-policy = Dla tylu graczy ({ $players }) nie wyuczono żadnej sieci; są dla: { $expected }.
error-policy-layout = Sieć gry { $game } wyuczono na innych obserwacjach niż te, które pokazuje ta wersja.
