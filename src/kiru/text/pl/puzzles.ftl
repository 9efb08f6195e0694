## Puzzles: on the command line
cli-puzzles = Twórz zagadki z mocnych partii albo sprawdzaj dowody istniejących.
cli-puzzles-make = Dopisuj zagadki do pliku gry, aż będzie ich podana liczba; przerwana praca rusza dalej od miejsca, w którym stanęła.
cli-puzzles-check = Sprawdź jeszcze raz dowody zachowanych zagadek.
cli-opt-puzzles-count = Ile zagadek ma mieć plik.
cli-opt-puzzles-out = Plik z zagadkami; bez tego ten, który należy do gry.
cli-opt-puzzles-sample = Tylko tyle zagadek z każdej gry, z całego pliku.
puzzles-making = Zagadki
puzzles-checking = Dowody
puzzles-made =
    { $count ->
        [one] { $count } zagadka w { $file }.
        [few] { $count } zagadki w { $file }.
       *[many] { $count } zagadek w { $file }.
    }
puzzles-checked = Sprawdzone zagadki: { $count }. Bez dowodu: { $faults }.
puzzles-fault = { $game }, partia { $seed }, krok { $step }: { $fault }
puzzles-interrupted = Przerwano; znalezione zagadki zostają.
puzzle-fault-lines = tura daje dziś inne możliwości niż wtedy, gdy zapisano zagadkę
puzzle-fault-solution = zapisane rozwiązanie nie jest najlepsze
puzzle-fault-gain = rozwiązanie nie daje dość więcej niż tura ogrodnika
error-puzzle = Nie ma zagadki { $number } gry { $game }.
error-puzzle-none = Nie ma jeszcze zagadek gry { $game }.
error-puzzle-file = Nie da się odczytać zagadek gry { $game }.
error-puzzle-position = Nie da się odczytać pozycji tej zagadki.
error-puzzle-turn = Tura tej zagadki już się skończyła.
puzzle-reasons = Na koniec: { $reasons }.

## Puzzles: in the browser
web-puzzle-title = Ogród dnia
web-puzzle-lead = Jedna pozycja, jedna najlepsza tura, trzy próby. Dziś dla wszystkich ta sama.
web-puzzle-games = Gra
web-puzzle-today = Dziś
web-puzzle-number = Zagadka { $number }
web-puzzle-archive = Wszystkie zagadki
web-puzzle-archive-help = Gwiazdka oznacza rozwiązane.
web-puzzle-difficulty = Trudność: { $level }
web-puzzle-level-1 = łatwa
web-puzzle-level-2 = średnia
web-puzzle-level-3 = trudna
web-puzzle-level-4 = bardzo trudna
web-puzzle-rating = Twój ranking: { $rating }
web-puzzle-streak =
    { $days ->
        [one] Seria: { $days } dzień
        [few] Seria: { $days } dni
       *[many] Seria: { $days } dni
    }
web-puzzle-solved-count = Rozwiązane: { $count }
web-puzzle-find = Znajdź najlepszą turę. Gra: { $name }.
web-puzzle-tries-left =
    { $count ->
        [one] Została { $count } próba
        [few] Zostały { $count } próby
       *[many] Zostało { $count } prób
    }
web-puzzle-start-over = Zacznij turę od nowa
web-puzzle-solved = Rozwiązana!
web-puzzle-solved-tries =
    { $count ->
        [one] Znalezione za pierwszym razem.
        [few] Znalezione w próbie { $count }.
       *[many] Znalezione w próbie { $count }.
    }
web-puzzle-missed = Jeszcze nie: inna tura jest lepsza o około { $points } pkt.
web-puzzle-missed-little = Blisko: inna tura jest jeszcze trochę lepsza.
web-puzzle-failed = Koniec prób. Obejrzyj najlepszą turę.
web-puzzle-about = Temat: { $theme }
web-puzzle-try-again = Spróbuj jeszcze raz
web-puzzle-show = Pokaż najlepszą turę
web-puzzle-give-up = Poddaj się i pokaż
web-puzzle-again = Obejrzyj jeszcze raz
web-puzzle-solution = Najlepsza tura
web-puzzle-gardener = Ogrodnik zagrałby
web-puzzle-gain = Najlepsza tura daje na koniec { $points } pkt przewagi więcej.
web-puzzle-gain-share = Wygrywa częściej o { $percent }.
web-puzzle-exact =
    { $lines ->
        [one] Dowód: resztę partii policzono do końca.
        [few] Dowód: wszystkie { $lines } tury policzono do końca partii.
       *[many] Dowód: wszystkie { $lines } tur policzono do końca partii.
    }
web-puzzle-sampled = Dowód: sprawdzono wszystkie tury ({ $lines }), najlepsze w { $games } partiach z takim samym szczęściem.
web-puzzle-share = Udostępnij
web-puzzle-copied = Skopiowano
web-puzzle-share-line = Kiru, { $game }, { $puzzle }: { $marks }
web-puzzle-next = Następna zagadka
web-puzzle-none = Ta gra nie ma jeszcze zagadek.
web-puzzle-wait = Przygotowuję zagadkę…
web-puzzle-mark-solved = rozwiązana
web-puzzle-mark-missed = nierozwiązana
web-puzzle-mark-new = nowa
