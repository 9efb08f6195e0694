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
