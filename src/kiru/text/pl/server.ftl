## The table server
error-settings = Ustawienia są nieprawidłowe: { $reason }.
error-database = Nie można otworzyć bazy danych: { $reason }.
error-database-none = Pod adresem { $database } nie ma bazy danych Kiru; wskaż właściwą przez --database albo --config.
error-port-taken = Inny program już nasłuchuje na { $address }; wybierz inny port przez --port.
error-listen = Serwer nie może nasłuchiwać na { $address }: { $reason }.
error-store-away = Baza danych nie odpowiada; nic nie zostało zmienione. Spróbuj ponownie za chwilę.
error-store-full = Na dysku serwera nie ma już miejsca; nic nie zostało zmienione. Spróbuj później.
error-store-unwritable = Serwer nie może zapisać do swojej bazy danych; nic nie zostało zmienione. Spróbuj później.
error-store-damaged = Baza danych serwera jest w tym miejscu uszkodzona; nic nie zostało zmienione. Opiekun serwera może przywrócić kopię zapasową.
error-store-unknown = Baza danych zerwała połączenie przed odpowiedzią: sprawdź, czy to się nie wykonało, zanim spróbujesz ponownie.
error-key-used = Ten klucz należy do innego żądania; każde żądanie potrzebuje własnego klucza.
error-control-character = Znaki sterujące nie są tu dozwolone; usuń je.
error-table = Nieznany stół „{ $table }”. Sprawdź link.
error-club = Nieznany klub. Sprawdź link.
error-club-name = Klub musi mieć nazwę.
error-name-missing = Podaj imię, pod którym zobaczą cię inni.
error-words = Użyj innych słów: gospodarz tego serwera nie pozwala na jedno z nich.
error-club-full = Ten klub jest pełny (liczba członków: { $limit }).
error-clubs-many = Należysz już do największej dozwolonej liczby klubów ({ $limit }). Najpierw opuść któryś z nich.
error-not-member = Mogą to zrobić tylko członkowie klubu.
error-club-owner = Może to zrobić tylko właściciel klubu.
error-contest = Nieznany wieczór lub turniej. Sprawdź link.
error-contest-times = Początek może być najdalej za { $ahead } dni, koniec musi być po początku, a całość może trwać do { $days } dni.
error-contest-begun = Rozgrywki już się zaczęły.
error-contest-full = Wszystkie miejsca ({ $limit }) są zajęte.
error-contests-many = Klub może mieć naraz najwyżej { $limit } wieczorów i turniejów. Poczekaj, aż któryś się skończy.
error-not-entered = Nie bierzesz udziału w tym wieczorze ani turnieju.
error-page = Nieznana strona „{ $path }”. Sprawdź adres.
error-request = Żądanie jest nieprawidłowe: { $where }: { $reason }.
error-stale = { $seq ->
    [one] Gra poszła dalej: zapadła już { $seq } decyzja, a żądanie wysłano po { $found }.
    [few] Gra poszła dalej: zapadły już { $seq } decyzje, a żądanie wysłano po { $found }.
   *[other] Gra poszła dalej: zapadło już { $seq } decyzji, a żądanie wysłano po { $found }.
}
error-waiting = Stół czeka na graczy; gra się jeszcze nie zaczęła.
error-bot-plays = Na tym miejscu gra bot; najpierw wróć do stołu.
error-not-yours = To nie jest twoje miejsce.
error-seats-changed = Miejsca przy tym stole właśnie zmieniły właścicieli. Spróbuj ponownie.
error-seated = Masz już miejsce przy tym stole.
error-piece = Nie ma tu nic do obejrzenia z bliska: „{ $piece }”.
error-preview = Podejrzeć można tylko dozwoloną akcję gracza, na którego kolej.
error-invite = To zaproszenie nie jest ważne dla tego stołu.
error-invite-used = To zaproszenie zostało już wykorzystane. Poproś o nowe.
error-token = Ten link nie jest ważny dla tego stołu albo został już wykorzystany.
error-seat-number = Miejsce { $found } nie jest miejscem gracza przy tym stole.
error-not-now = Teraz nie jest to możliwe; spójrz jeszcze raz na stół.
error-not-bots = Przy tym stole ktoś jeszcze gra; zakończyć można tylko grę samych botów.
error-rated-agreement = Grę rankingową przeciw samym botom gra się do końca albo się poddaje.
error-not-absent = Ten gracz jest obecny: bot może grać dalej dopiero po upływie terminu albo gdy gracz odszedł.
error-not-over = Gra jeszcze się nie skończyła; analizowane są tylko zakończone gry.
error-method = Metoda { $method } nie jest tu dozwolona.
error-origin = Strony innych witryn nie mogą korzystać z tego serwera.
error-too-many = Za dużo żądań naraz. Spróbuj ponownie za chwilę.
error-too-large = To jest za duże: dozwolone jest najwyżej { $limit } bajtów.
error-record-bundle = To nie jest ani zapis gry, ani zapis gry z pudełkiem.
error-record-decisions = Ten zapis jest za długi (liczba decyzji: { $found }); serwer przyjmuje najwyżej { $limit }.
error-full = Serwer ma teraz za dużo stołów. Spróbuj później.
error-job = Nieznana analiza. Poproś o nową.
error-muted = Przy tym stole nie możesz rozmawiać.
error-chat = Powiedz coś albo wyślij jedną z reakcji: { $expected }.
error-no-hints = Przy tym stole gra się bez podpowiedzi.
error-no-answer = Nie było odpowiedzi na czas. Spróbuj ponownie za chwilę.
error-address = Na ten adres nie można wysyłać powiadomień; podaj inny.
error-bot-slow = Bot { $bot } myślałby tu za długo: wybierz najwyżej { $seconds } s albo { $iterations } iteracji na decyzję.
error-bot-processes = Bot przy stole myśli w jednym procesie. Wybierz zamiast tego „{ $bot }”.
error-busy = Boty są teraz zajęte. Spróbuj ponownie za chwilę.
error-analyses-own = Tyle analiz naraz wystarczy. Poproś o następną, gdy któraś się skończy.
error-analyses-full = Wiele partii czeka teraz na analizę. Spróbuj później.
error-waits-full = Zbyt wiele osób szuka teraz gry. Spróbuj ponownie za chwilę.
error-not-played-with = Możesz obserwować tylko osoby, z którymi masz za sobą ukończoną grę.
error-follows-full = Obserwujesz już największą dozwoloną liczbę osób ({ $limit }). Najpierw przestań kogoś obserwować.
error-no-games-yet = Najpierw ukończ grę: wtedy pojawią się tu osoby, z którymi grasz.
error-challenge = To trwało za długo albo zostało już użyte. Spróbuj jeszcze raz.
error-passkey = Ten klucz dostępu nie został przyjęty. Spróbuj ponownie albo użyj frazy odzyskiwania.
error-passkey-unknown = Żaden profil na tym serwerze nie należy do tego klucza dostępu.
error-passkeys-full = Ten klucz dostępu jest już znany albo profil ma już tyle kluczy, ile może mieć.
error-phrase = Ta fraza odzyskiwania jest błędna. Sprawdź dwanaście słów i ich kolejność.
error-devices-full = Profil może mieć najwyżej { $limit } urządzeń. Najpierw usuń jedno z nich.
error-not-kept = To jedyne urządzenie twojego profilu. Najpierw dodaj klucz dostępu albo frazę odzyskiwania, inaczej stracisz swoje gry.
hint-best = Najlepszy wybór, moim zdaniem.
hint-best-for = Najlepszy wybór, moim zdaniem; najwięcej daje tu: { $line }.
hint-best-rivals = Najlepszy wybór, moim zdaniem; najwięcej odbiera najlepszemu rywalowi.
hint-close = Prawie równie dobre.
hint-close-for = Prawie równie dobre, trochę mniej daje: { $line }.
hint-close-rivals = Prawie równie dobre, ale najlepszy rywal ma z tego trochę więcej.
hint-behind = Trochę słabsze.
hint-behind-for = Trochę słabsze, traci się na: { $line }.
hint-behind-rivals = Trochę słabsze: najlepszy rywal zdobędzie więcej punktów.
hint-far = Wyraźnie słabsze.
hint-far-for = Wyraźnie słabsze, traci się na: { $line }.
hint-far-rivals = Wyraźnie słabsze: najlepszy rywal zdobędzie więcej punktów.

## What messengers show of a link to a table
preview-free = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[many] { $count } miejsc jest wolnych
}
    .title = { $count ->
        [one] { $game } ({ $names }): jedno miejsce jest wolne
        [few] { $game } ({ $names }): { $count } miejsca są wolne
       *[many] { $game } ({ $names }): { $count } miejsc jest wolnych
    }
    .about = Usiądź i zagraj od razu w przeglądarce. Konto nie jest potrzebne.
preview-empty = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[many] { $count } miejsc jest wolnych
}
    .title = { $count ->
        [one] { $game }: jedno miejsce jest wolne
        [few] { $game }: { $count } miejsca są wolne
       *[many] { $game }: { $count } miejsc jest wolnych
    }
    .about = Usiądź i zagraj od razu w przeglądarce. Konto nie jest potrzebne.
preview-playing = Gra trwa
    .title = { $game } ({ $names }): gra trwa
    .about = Wpadnij popatrzeć.
preview-over = Gra skończona
    .title = { $game } ({ $names }): gra skończona
    .about = Zobacz, jak się skończyła, i prześledź ją ruch po ruchu.
preview-private = Prywatny stół
    .title = { $game } przy prywatnym stole
    .about = Jeśli masz tu miejsce, ten link cię do niego zaprowadzi.

## The status page
status-title = Kiru
status-running = Serwer stołów działa, wersja { $version }.
status-tables = { $count ->
    [one] Otwarty jest { $count } stół.
    [few] Otwarte są { $count } stoły.
   *[many] Otwartych jest { $count } stołów.
}
status-no-client = Klient WWW nie jest tu zbudowany; programy grają przez API.
status-api = API jako dokument OpenAPI

## The command line of the server
cli-serve = Uruchom serwer stołów.
cli-opt-config = Plik TOML z ustawieniami.
cli-opt-host = Adres, na którym serwer nasłuchuje.
cli-opt-port = Port, na którym serwer nasłuchuje.
cli-opt-processes = Ile procesów obsługuje wspólny port.
cli-opt-database = Baza danych: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
cli-backup = Zapisz wszystko, co wie serwer, do jednego pliku, w trakcie jego pracy.
cli-restore = Wypełnij pustą bazę danych z kopii zapasowej.
cli-verify = Udowodnij, że zapisaną grę rozdano z zapieczętowanego ziarna.
cli-arg-backup = Plik kopii zapasowej.
cli-tables = Otwarte i trwające stoły serwera; operator może je tu także kończyć.
cli-tables-end = Zakończ grę, w której grają same boty.
cli-arg-table = Identyfikator stołu, czyli koniec jego adresu.
table-ended = Gra przy stole { $table } jest zakończona.
cli-ratings = Rankingi graczy na serwerze i rankingi botów.
cli-ratings-rebuild = Policz wszystkie rankingi i statystyki od nowa z zapisów gier.
cli-ratings-bots = Zmierz wszystkie boty w pojedynkach i zapisz ich rankingi.
cli-ratings-averages = Niech royal zagra sam ze sobą i zapisz jego średnie punkty.
cli-opt-ratings-out = Plik do zapisania.
ratings-rebuilt = Policzone od nowa gry rankingowe: { $games }; rankingi inne niż przedtem: { $changed }.
statistics-rebuilt = Zapisane od nowa zakończone gry: { $games }; miejsca, przy których było zapisane co innego: { $changed }.
error-rated-box = Przy stole rankingowym gra się standardowym pudełkiem.
error-rated-seed = Stół rankingowy rozdaje losowo; zostaw ziarno puste.
error-rated-alone = Stół rankingowy wymaga co najmniej dwóch graczy.
error-rated-night = Wieczór nie może być rankingowy: te same rozdania są grane więcej niż raz.
error-pick = Tego nie można tu wybrać ({ $pick }); do wyboru jest: { $expected }.
error-pick-taken = To wybrało już inne miejsce.
error-lesson = Lekcja należy do jednej osoby: zajmij wszystkie miejsca, bez ogłaszania stołu i bez rankingu.
error-rated-bot = { $bot } nie ma rankingu; przy stole rankingowym siedzą tylko: { $expected }.
cli-opt-seal = Skrót pokazany przed pierwszym rozdaniem; domyślnie ten z zapisu.
serve-address = Serwer stołów nasłuchuje na { $address } (Ctrl+C go zatrzymuje).
backup-done = Zapisano wierszy: { $rows }, plik { $file }.
restore-done = Przywrócono wierszy: { $rows }, z pliku { $file }.
verify-good = Rozdania tego zapisu ({ $deals }) pochodzą z ziarna { $seed }.
verify-seal = Ziarno pasuje do pieczęci { $seal }.
verify-no-seal = Zapis nie ma pieczęci; pieczęć jego ziarna to { $seal }.
error-backup = To nie jest kompletna kopia zapasowa Kiru.
error-restore-full = Baza danych nie jest pusta; kopię przywraca się do pustej.
error-verify-sealed = Ziarno tego zapisu jest jeszcze zapieczętowane: pobierz zapis ponownie po zakończeniu gry.
error-verify-unsealed = Ten zapis nie podaje ziarna, więc o jego rozdaniach nic nie da się udowodnić.
error-verify-seal = Ziarno nie pasuje do pieczęci: daje { $found }, a nie { $expected }.
error-bench-server = Serwer nie wystartował.
error-bench-system = Pomiar serwera działa tylko w Linuksie: inne systemy nie podają w ten sposób jego pamięci i czasu procesora.

## Pomiar serwera
cli-opt-server = Zamiast silników zmierz serwer stołów rojem klientów.
cli-opt-tables = Przy ilu stołach gra rój, po trzech klientów przy każdym.
bench-server-progress = Rój gra…
bench-server-title = Serwer stołów, liczba stołów: { $tables }, po trzech klientów ze skryptu, { $game }
bench-server-paced = Decyzje, gdy klienci chwilę myślą
bench-server-median = … aż wszyscy mają decyzję, mediana
bench-server-p99 = … 99 ze 100 w ciągu
bench-server-cost = … czas procesora na decyzję
bench-server-longest = … najdłużej
bench-server-processors = … użyte procesory, serwer + rój
bench-server-full = Decyzje, gdy klienci odpowiadają od razu
bench-server-full-cost = … czas procesora na decyzję
bench-server-full-p99 = … 99 ze 100 w ciągu
bench-server-idle = Pamięć stołu, na który nikt nie patrzy
bench-server-opening = Otwarcie zakończonej gry w Amyitis, mediana (najwolniej)
bench-server-memory = Pamięć serwera na końcu
bench-server-refused = Odmowy i zerwane połączenia
bench-server-note = Po { $seconds } s, po dwóch sekundach rozgrzewki; serwer i rój razem na tej maszynie.
bench-server-peers = Obok boardgame.io, które trzyma rozgrywki w pamięci
bench-server-no-peers = Nie ma tu boardgame.io: potrzebny jest Node z npm, a npm musi znaleźć ten pakiet.

## kiru doctor
cli-doctor = Przejrzyj tę instalację i powiedz, co z nią nie tak.
cli-opt-alive = Nic nie mów: kod wyjścia 0, jeśli serwer o tych ustawieniach odpowiada, w przeciwnym razie 1.
doctor-compiled = Silniki gier są skompilowane.
doctor-interpreted = Silniki gier działają interpretowane: boty myślą od 20 do 60 razy wolniej. Zainstaluj pakiet wheel dla tego systemu albo zbuduj kompilatorem C.
doctor-client = Strony dla przeglądarki są na miejscu.
doctor-no-client = W { $folder } nie ma stron dla przeglądarki: zainstaluj wheel albo uruchom „make web”.
doctor-folder = Nie można pisać w { $folder }: oddaj ten katalog użytkownikowi, pod którym działa serwer.
doctor-space = W { $folder } jest jeszcze { $megabytes } MB wolnego miejsca.
doctor-little-space = W { $folder } zostało tylko { $megabytes } MB: zrób miejsce, zanim zajmie je baza danych.
doctor-no-database = Nie ma jeszcze bazy danych: „kiru serve” założy ją przy starcie.
doctor-database = Baza danych odpowiada i pasuje do tej wersji (rewizja { $revision }).
doctor-database-older = Baza danych pochodzi ze starszej wersji (rewizja { $found }, najnowsza { $newest }): „kiru serve” uaktualni ją przy starcie. Najpierw zrób kopię zapasową.
doctor-database-newer = Baza danych pochodzi z nowszej wersji Kiru (rewizja { $found }; ta zna { $newest }): zainstaluj nowszą wersję albo przywróć kopię zapasową.
doctor-runs = Pod adresem { $address } odpowiada serwer i jest gotowy.
doctor-not-ready = Pod adresem { $address } odpowiada serwer, ale nie jest gotowy: { $answer }
doctor-port = Portu { $port } nie można użyć: { $reason }. Wybierz inny ustawieniem „port”.
doctor-port-free = Port { $port } jest wolny.
doctor-no-public-url = Serwer jest dostępny z zewnątrz, ale „public_url” jest puste: zaproszenia i podglądy nie znają jego adresu.
doctor-public-url = „public_url” musi zaczynać się od http: albo https:, a nie „{ $found }”.
doctor-open-cookies = Serwer jest dostępny przez HTTPS, ale jego ciasteczka poszłyby też zwykłym HTTP: ustaw „secure_cookies = true”.
doctor-closed-cookies = Ciasteczka są tylko dla HTTPS, ale „public_url” zaczyna się od http:. Nikt nie zachowałby miejsca: użyj HTTPS albo ustaw „secure_cookies = false”.
doctor-no-proxy = „trusted_proxies” jest puste: za serwerem pośredniczącym wszyscy mają jego adres, a limity liczą się dla wszystkich razem.
doctor-public = Serwer jest dostępny pod adresem { $address }.
doctor-many-processes = Procesów: { $processes }, rdzeni: { $cores }. Będą na siebie czekać; zmniejsz „processes” albo „workers”.
doctor-few-descriptors = System pozwala serwerowi otworzyć { $limit } plików, a „max_connections” to { $wanted }: podnieś limit (LimitNOFILE) albo zmniejsz ustawienie.
doctor-sum = { $faults ->
    [0] Bez usterek
    [one] { $faults } usterka
    [few] { $faults } usterki
    [many] { $faults } usterek
   *[other] { $faults } usterki
 }; { $warnings ->
    [0] nic więcej do sprawdzenia.
    [one] { $warnings } uwaga.
    [few] { $warnings } uwagi.
    [many] { $warnings } uwag.
   *[other] { $warnings } uwagi.
 }

## Tables of a server in the terminal
remote-address = „{ $found }” nie jest adresem serwera, takim jak http://127.0.0.1:8000.
remote-link = „{ $found }” nie jest linkiem do stołu, takim jak http://127.0.0.1:8000/t/abcdefghij.
remote-silent = { $server } nie odpowiada: { $reason }.
remote-foreign = { $server } nie jest serwerem Kiru albo mówi o grze, której tu nie ma.
remote-foreign-words = { $server } nie rozumie tej wersji Kiru. Zaktualizuj starszą z nich.
remote-refused = { $reason }
remote-not-allowed = Tego stołu nie można oglądać; aby usiąść, potrzebne jest zaproszenie.
remote-no-table = Na { $server } nie ma stołu { $table }. Sprawdź link.
remote-gone = { $server } nie wrócił. Spróbuj później z tym samym linkiem.
remote-not-asked = To nie twoja kolej.
remote-no-seat = Oglądasz grę; to mogą robić tylko gracze.
remote-lost = Połączenie zostało przerwane; próbuję ponownie…
remote-back = Znów jest połączenie.
remote-seated = { $game }: siadasz do stołu. Gracze: { $names }.
remote-watching = { $game }: oglądasz. Gracze: { $names }.
remote-waiting = { $count ->
    [one] Brakuje jeszcze { $count } gracza.
   *[other] Brakuje jeszcze { $count } graczy.
}
remote-undone = { $name } cofa ostatni wybór.
remote-way-back = Powrót na twoje miejsce: kiru join { $link }
remote-no-tables = Na { $server } nie ma teraz otwartych stołów.
remote-free-seat = wolne miejsce
remote-table-open = { $link }  { $game }, otwarty: { $names }
remote-table-playing = { $link }  { $game }, trwa gra: { $names }
