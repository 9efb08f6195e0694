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
