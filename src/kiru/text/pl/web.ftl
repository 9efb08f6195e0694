## Everywhere but on the start page
web-close = Zamknij
web-copy = Kopiuj
web-copied = Skopiowano
web-help = Pomoc
web-seat = Miejsce { $number }
web-players = Gracze
web-you = ty
web-away = nie ma przy stole
web-total = Razem
web-page-missing = Nie ma takiej strony
web-former-player = Dawny gracz

## Settings
web-theme = Wygląd
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-motion = Animacje
web-motion-system = jak w systemie
web-motion-full = pełne
web-motion-less = wyłączone
web-pace = Tempo ruchów innych
web-pace-slow = powoli, jeden po drugim
web-pace-normal = jeden po drugim
web-pace-fast = szybko
web-pace-none = wszystkie naraz
web-sounds = Dźwięki
web-sounds-on = Włącz dźwięki (M)
web-sounds-off = Wyłącz dźwięki (M)
web-confirm-choices = Pytaj o potwierdzenie każdego wyboru
web-confirm-turn = Pytaj mnie przed końcem mojej tury i przed każdym odkryciem
web-plain-mode = Bez obrazów: zdania i listy (P)
web-notices = Powiadomienia
web-save = Zapisz
web-remove = Usuń
web-letter-keys = Pojedyncze litery jako skróty

## New table
web-game = Gra
web-how-many = Ilu graczy
web-seat-me = ty, na tym urządzeniu
web-seat-guest = gość z zaproszeniem
web-player-number = Gracz { $number }
web-name-at-seat = Imię na miejscu { $number }
web-bot-novice = bot, ciekawy świata: odpowiada od razu
web-bot-gardener = bot, cierpliwy: przyjazna gra
web-bot-architect = bot, przewidujący: mocny przeciwnik
web-bot-royal = bot, dumny: myśli sekundę, najsilniejszy
web-temper-novice = ciekawość świata
web-temper-gardener = cierpliwość
web-temper-architect = dalekowzroczność
web-temper-royal = duma
web-style = Styl bota na miejscu { $number }
web-style-none = wszechstronny
web-seats-help = Goście dostają link lub kod QR przy stole. Wybierz „ty” dla kilku miejsc, aby dzielić to urządzenie.
web-solo-help = Jedno miejsce to gra solo.
web-options = Zasady tego stołu
web-explain-first = Kto rozegra pierwszą turę; los jest bezstronny.
web-explain-twin_areas = Tam, gdzie na boku leżą dwa obszary: czy drugi czeka na pierwszy, czy oba są dostępne naraz?
web-explain-court_2p = O ile kart dworu walczą dwie osoby: o niewiele czy o tyle, ile miałyby trzy.
web-explain-flowers = Wykopanie kafelka z własnym kwiatem daje o jeden Filar więcej. Każde miejsce wybiera kwiat albo zdaje się na los.
web-flower-of-seat = Kwiat miejsca { $number }
web-flower-lot = Losowo
web-flower-taken = zajęty przez miejsce { $number }
web-flower-yours = Twój kwiat
web-flower-yours-help = Wykopanie kafelka z tym kwiatem daje ci o jeden Filar więcej. Wybierz kwiat albo zdaj się na los.
web-explain-edition = Najwyższy poziom daje w wydaniu angielskim kwadrat, a w polskim dwukrotność swojej wartości; trochę różnią się też zapasy (B01). Po polsku gramy domyślnie w wydanie polskie.
web-explain-bridge_gap = Most łączy brzegi nad jednym polem. Domyślnie nad dowolną niższą powierzchnią; surowiej: tylko nad gołą planszą.
web-usual = domyślnie
web-time = Czas
web-clock-none = Bez zegara
web-clock-none-help = Każdy ma tyle czasu, ile potrzebuje.
web-clock-clock = Zegar dla każdego
web-clock-clock-help = Określona liczba minut na grę i kilka sekund dodawanych po turze.
web-clock-deadline = Gra korespondencyjna
web-clock-deadline-help = Określona liczba godzin na każdą turę; gdy ktoś się spóźnia, może go zastąpić bot.
web-minutes = Minuty
web-increment = Sekundy na turę
web-hours = Godziny na turę
web-table-manners = Przy stole
web-allow-undo = Wybory można cofać
web-allow-undo-help = Własny ostatni wybór, dopóki nie odkryto nic nowego.
web-allow-hints = Podpowiedzi są dozwolone
web-allow-hints-help = Bot podsuwa ruchy każdemu, kto zapyta.
web-allow-spectators = Inni mogą oglądać
web-allow-spectators-help = Z linkiem do stołu; mogą tylko patrzeć.
web-listed = Pokaż publicznie
web-listed-help = Na stronie głównej tego serwera.
web-seed = Ziarno
web-seed-help = To samo ziarno daje te same karty. Zostaw puste, by rozdać na nowo.
web-make-table = Przygotuj stół

## Waiting for players
web-seats = Miejsca
web-players-missing = { $count ->
    [0] Wszyscy są: gra się zaczyna
    [one] Czekamy jeszcze na { $count } osobę
    [few] Czekamy jeszcze na { $count } osoby
    [many] Czekamy jeszcze na { $count } osób
   *[other] Czekamy jeszcze na { $count } osoby
}
web-begins-by-itself = Gra zacznie się sama, gdy tylko każde miejsce będzie zajęte. Kto wróci później, znajdzie ją w „Twoich stołach”.
web-table-is-laid = Stół jest już gotowy
web-is-here = jest przy stole
web-invite-to-seat = Zaproszenie na miejsce { $number }
web-invite-send = Wyślij
web-invite = Zaproś
web-invite-help = Wyślij ten link albo pozwól gościowi zeskanować kod. Działa raz.
web-invite-link = Link zaproszenia
web-invite-qr = Link zaproszenia jako kod QR
web-invited = Zaproszono cię do tego stołu
web-fair-dealing = Uczciwe rozdanie
web-seal = Pieczęć
web-seal-help = Każde rozdanie w tej grze wynika z tajnego ziarna, które jest już ustalone. To jego pieczęć, czyli skrót SHA-256. Zapisz ją: po grze ziarno zostanie pokazane, a żadne inne nie pasuje do pieczęci.
web-seat-is-free = Jest tu wolne miejsce
web-sit-down = Usiądź
web-waiting-for-players = Czekamy na graczy

## Table
web-table = Stół
web-question = Bieżące pytanie
web-table-tools = Narzędzia stołu
web-players-and-log = Gracze, dziennik i czat
web-log-and-chat = Dziennik i czat
web-connecting = Łączenie…
web-reconnecting = Brak połączenia. Kolejna próba…
web-choice-kept = Brak połączenia; twój wybór jest zachowany i zostanie wysłany.
web-slow-answer = Odpowiedź trwa dłużej niż zwykle…
web-table-missing = Nie ma takiego stołu
web-table-missing-help = Link może być niepełny albo stół został już usunięty.
web-table-closed = Ten stół nie jest otwarty dla widzów
web-please-wait = Chwileczkę…
web-looking-at = Decyzja { $seq } z { $last }
web-back-to-now = Wróć do bieżącej chwili
web-showing-steps = { $count ->
    [one] jeszcze { $count } krok
    [few] jeszcze { $count } kroki
   *[other] jeszcze { $count } kroków
}
web-skip = Pomiń
web-confirm = Potwierdź
web-cancel = Anuluj
web-undo = Cofnij
web-taken-back = Wybór został cofnięty.
web-hints-heard = Podpowiedź: { $hints }
web-hint = Podpowiedź
web-details = Szczegóły
web-thinking = Myślę…
web-change = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-win-chance = { $chance } szans na wygraną
web-points-expected = { $count ->
    [one] spodziewany { $points } punkt
    [few] spodziewane { $points } punkty
    [many] spodziewanych { $points } punktów
   *[other] spodziewane { $points } punktu
}
web-score-pad = Notes punktacji
web-where-points = { $line }, { $name }: { $points }. Pokaż, skąd się biorą
web-points-counted = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
web-no-sources = Tu jeszcze nic nie przynosi punktów.
web-show-things-of = Pokaż z przodu planszę: { $name }
web-time-left = pozostały czas
web-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
web-log = Dziennik
web-earlier = Pokaż, co było wcześniej ({ $count })
web-later = Pokaż, co było później ({ $count })
web-is-choosing = { $name } wybiera…
web-log-set-up = Stół jest przygotowany.
web-log-reveals = { $count ->
    [one] Pojawia się { $count } nowa rzecz
    [few] Pojawiają się { $count } nowe rzeczy
   *[other] Pojawia się { $count } nowych rzeczy
}
web-since-your-turn = od twojej ostatniej tury
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-unread = { $count ->
    [one] { $count } nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
   *[many] { $count } nieprzeczytanych wiadomości
}
web-chat-heard = { $name } na czacie: { $text }
web-chat-line = Powiedz coś
web-send = Wyślij
web-reactions = Reakcje
web-chat-off = Czat przy tym stole jest wyłączony.
web-reaction-hello = Cześć!
web-reaction-bravo = Brawo!
web-reaction-wow = O rany!
web-reaction-think = Hm…
web-reaction-laugh = Haha!
web-reaction-sorry = Przepraszam!
web-reaction-thanks = Dziękuję!
web-reaction-good_game = Dobra gra!
web-through-the-game = Przebieg gry
web-to-start = Na początek
web-step-back = Krok wstecz
web-step-forward = Krok dalej
web-turn-back = Tura wstecz
web-turn-forward = Tura dalej
web-look-back = Obejrzyj przebieg
web-replay-unit = Długość kroku
web-by-turn = turami
web-by-step = krokami
web-replay-speed = Tempo
web-link-to-moment = Skopiuj link do tej chwili
web-replay = Odtwórz
web-pause = Zatrzymaj
web-moment = Moment gry
web-why-not = Dlaczego nie?
web-why-legal = Nic tego nie zabrania: wybierz to.
web-why-not-asked = To nie twoja kolej.
web-open-rulebook = Otwórz zasady
web-game-over = Gra jest skończona.
web-record-ends = Tu kończy się zapis.
web-record-ends-help = Gry nie rozegrano do końca. To punkty zdobyte do tej pory; można grać stąd dalej.

## Getting up and coming back
web-watching = Oglądasz grę.
web-spectators = { $count ->
    [one] Przygląda się { $count } osoba.
    [few] Przyglądają się { $count } osoby.
   *[other] Przygląda się { $count } osób.
}
web-help-on = Pomoc: { $part }
web-share-table = Udostępnij ten stół
web-seat-menu = Wstań od stołu lub poddaj się
web-which-seat = Które miejsce?
web-bot-stands-in = Bot gra za ciebie.
web-bot-stands-in-for = Bot gra na miejscu: { $name }.
web-come-back = Przejmij grę
web-is-away = Nie ma teraz przy stole: { $name }.
web-which-bot = Który bot
web-let-bot-play = Niech gra bot
web-other-device = Przenieś miejsce na inne urządzenie
web-other-device-help = Otwórz ten link lub zeskanuj kod na drugim urządzeniu. Działa raz.
web-seat-moved = Twoje miejsce jest teraz na tym urządzeniu.
web-leave = Wstań od stołu
web-leave-help = Gdy wstaniesz, bot gra dalej za ciebie i możesz wrócić.
web-resign = Poddaj się
web-resign-sure = Tak, poddaję się
web-resign-help = Poddanie się kończy grę dla ciebie.
web-play-on = Gram dalej

## Without pictures
web-choices = Twoje możliwości
web-no-choice-now = Teraz nikt cię o nic nie pyta.
web-type-action = Albo wpisz
web-do-it = Wykonaj
web-type-action-help = Numer możliwości albo akcja w notacji, na przykład „{ $example }”. Jeśli czegoś nie wolno, dowiesz się dlaczego.
web-the-table = Stół w zdaniach

## Help
web-help-intro = To, co świeci na złoto, można wybrać: naciśnij. Naciśnij coś innego, by dowiedzieć się, dlaczego nie można. Wskaż możliwość, by zobaczyć, co zmieni w notesie punktacji.
web-keys = Klawisze
web-key-arrows = do następnej rzeczy, którą można wybrać
web-key-shift-arrows = … albo do dowolnej rzeczy
web-key-enter = wybierz
web-key-digits = wybierz numerem
web-key-undo = cofnij ostatni wybór
web-key-hint = podpowiedź
web-key-look = przyjrzyj się wybranej rzeczy z bliska i zobacz, ile jest warta
web-key-skip = pomiń to, co jest pokazywane
web-key-scrub = krok wstecz, krok dalej
web-key-plain = z obrazami lub bez
web-key-sound = dźwięki włączone lub wyłączone
web-key-help = ta pomoc

## After the game
web-review = Wynik
web-to-result = Do wyniku
web-counting = Liczenie punktów
web-count-again = Policz punkty
web-analysis-and-share = Analiza i udostępnianie
web-print = Drukuj
web-place = { $place ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
    [4] czwarte miejsce
   *[other] { $place }. miejsce
}
web-behind = −{ $points }
web-decided-by = { $margin ->
    [one] { $winner } ma { $margin } punkt przewagi; drugie miejsce: { $second }
    [few] { $winner } ma { $margin } punkty przewagi; drugie miejsce: { $second }
   *[other] { $winner } ma { $margin } punktów przewagi; drugie miejsce: { $second }
}. O zwycięstwie zdecydowało: { $line }, { $more } do { $less }.
web-brought-most = Najwięcej punktów: { $line }, { $points }.
web-first-garden = Pierwszy taki ogród na tym urządzeniu: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
web-new-best-garden = { $points ->
    [one] Twój najlepszy ogród na tym urządzeniu: { $points } punkt; dotychczas { $before }.
    [few] Twój najlepszy ogród na tym urządzeniu: { $points } punkty; dotychczas { $before }.
   *[other] Twój najlepszy ogród na tym urządzeniu: { $points } punktów; dotychczas { $before }.
}
web-best-garden = { $points ->
    [one] Twój najlepszy dotąd ogród na tym urządzeniu: { $points } punkt.
    [few] Twój najlepszy dotąd ogród na tym urządzeniu: { $points } punkty.
   *[other] Twój najlepszy dotąd ogród na tym urządzeniu: { $points } punktów.
}
web-won-by-resignation = Wygrywa { $others }: { $name } się poddaje.
web-ahead-at-resignation = { $name } się poddaje. Do tej chwili prowadzi: { $others }.
web-home-short = Strona główna
web-rematch = Zagraj jeszcze raz
web-keep-and-share = Zachowaj i udostępnij
web-record = Zapis
web-picture = Obraz
web-share-link = Link do tej gry
web-share-help = Kto go otworzy, zobaczy wynik i przejdzie przez grę krok po kroku.
web-seed-told = Każde rozdanie w tej grze pochodzi z tego ziarna. Jego pieczęć było widać jeszcze przed pierwszym rozdaniem.
web-verify-help = Sprawdź to: pobierz zapis i uruchom „{ $command }”. Polecenie sprawdza, czy ziarno pasuje do pieczęci, i rozdaje z niego całą grę od nowa. Dodaj „--seal” i zapisaną przez siebie pieczęć, a nie musisz ufać tej stronie.
web-ended-resigned = { $name } się poddaje.
web-ended-ended = Tę grę botów przerwano przed jej końcem.
web-ended-stuck = Ta gra ciągnęła się bez końca, więc zatrzymano ją w tym miejscu.
web-rematch-best-of = Kto lepszy w { $count } grach
web-rematch-offer = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
}
web-no-thanks = Nie, dziękuję
web-seat-kept = czeka do { $time }
web-kept-for-you = Twoje miejsce czeka do { $time }.
web-series = Seria: kto lepszy w { $count } grach
web-series-won = Serię wygrywa { $name }.
web-series-length = Seria
web-series-none = Jedna gra
web-close-after = Zamknij grę, gdy nikogo nie ma od
web-close-usual = czasu ustawionego na serwerze
web-close-days = { $count ->
    [one] jednego dnia
   *[other] { $count } dni
}
web-by-agreement = Za zgodą wszystkich
web-ended-agreed = Gra zakończyła się tutaj za zgodą wszystkich.
web-ended-abandoned = Długo nikogo tu nie było, więc tę grę zamknięto.
web-ended-closed = Gospodarz tego serwera zamknął ten stół.
web-offer-end = Zaproponuj zakończenie gry
web-offer-end-sure = Tak, zaproponuj
web-offer-end-help = Jeśli wszyscy się zgodzą, liczą się obecne punkty. Boty zawsze się zgadzają.
web-end-offered = Propozycja zakończenia gry z obecnymi punktami: { $names }.
web-end-offered-own = Proponujesz zakończenie gry. Brakuje jeszcze zgody: { $names }.
web-end-agree = Zgadzam się, kończymy
web-end-withdraw = Wycofaj propozycję
web-end-table = Zakończ tę grę
web-end-table-sure = Tak, zakończ tę grę
web-end-table-help = Grają tu same boty. To twój stół, więc możesz zakończyć grę w każdej chwili.
web-play-on-as = jako
web-play-on-as-all = wszyscy
web-play-on-from-here = Graj dalej od tego miejsca
web-analysis = Analiza
web-analyze = Przeanalizuj grę
web-analyze-help = Trener przechodzi przez każdą decyzję: jakie były szanse, które ruchy kosztowały, co było szczęściem.
web-analyzing = Przeglądam grę…
web-analysis-failed = Analiza nie powiodła się.
web-chances = Szansa na wygraną po każdej decyzji
web-expected-score = Spodziewany wynik końcowy po każdej decyzji
web-graph-start = początek
web-graph-end = { $last ->
    [one] { $last } decyzja
    [few] { $last } decyzje
   *[other] { $last } decyzji
}
web-after-decisions = { $count ->
    [one] po { $count } decyzji
    [few] po { $count } decyzjach
   *[other] po { $count } decyzjach
}
web-as-a-table = Jako tabela
web-costly = Kosztowne decyzje
web-costly-help = Naciśnij, aby zobaczyć ją na planszy obok lepszego ruchu.
web-costly-one = Kosztowna decyzja
web-costlier-one = Poprzednia, droższa decyzja
web-next-costly-one = Następna kosztowna decyzja
web-nothing-dear = Żadna decyzja nic nie kosztowała.
web-was-played = zagrano
web-was-better = lepiej
web-line-rivals = kosztem najlepszego rywala
web-better-because = Spodziewana różnica w punktacji: około { $reasons }.
web-percent-points = { $number }%
web-account = Skąd taki rezultat
web-luck = Szczęście
web-account-start = Początek
web-account-own = Własne decyzje
web-account-rivals = Decyzje rywali
web-account-result = Rezultat
web-accuracy = Dokładność
web-learn-from-yours = Ucz się na swoich błędach
web-learn-from-these = Ucz się na tych błędach
web-mistake-of = Błąd { $number } z { $all }
web-find-better = Znajdź coś lepszego: wybierz to na planszy.
web-find-better-for-them = Co byłoby lepsze? Wybierz to na planszy.
web-answer-thinking = Trener to ogląda…
web-answer-best = { $action }: to najlepszy znaleziony ruch.
web-answer-good = { $action }: dobrze. Nic nie różni go od najlepszego znalezionego ruchu.
web-answer-better = { $action }: lepiej niż zagrano, ale da się jeszcze lepiej ({ $loss }). Spróbuj ponownie.
web-answer-worse = { $action }: nie lepiej niż zagrano ({ $loss }). Spróbuj ponownie.
web-answer-same = { $action }: właśnie to zagrano. Spróbuj czegoś innego.
web-show-better = Pokaż lepszy ruch
web-next-mistake = Następny błąd
web-choices-in-words = Możliwości słowami
web-mistakes-done = To wszystko: znaleziono { $solved } z { $all }.
web-exact = Najlepszy ruch
web-exact-of = { $exact } z { $all }
web-marks = Błędy
web-mark-inaccuracy = niedokładność
web-mark-mistake = błąd
web-mark-blunder = gruby błąd
web-account-help = Rachunek każdego rezultatu, w procentach wygranej: szansa na początku, co dały lub zabrały rozdania, co zmieniły własne decyzje i decyzje rywali. Razem dają rezultat. Dokładność to część stawki, którą zachowano: wybory na chybił trafił dają około 0%, najlepsze znalezione ruchy 100%. Najlepsze wybory liczą się tam, gdzie wybór miał znaczenie. Błędy: niedokładności, błędy, grube błędy.
web-account-help-solo = Rachunek rezultatu, w punktach: czego można było oczekiwać na początku, co dały lub zabrały rozdania, co zmieniły decyzje. Razem dają rezultat. Dokładność to część stawki, którą zachowano: wybory na chybił trafił dają około 0%, najlepsze znalezione ruchy 100%. Najlepsze wybory liczą się tam, gdzie wybór miał znaczenie. Błędy: niedokładności, błędy, grube błędy.

## Learning
web-guide = Twoja przewodniczka
web-guide-you = Ada
web-guide-rival = Nabu
web-guide-words = Słowa przewodniczki
web-guide-step = Krok { $number } z { $all }
web-guide-watch = Zobacz, co się teraz dzieje…
web-guide-back = Wstecz
web-guide-forward = Naprzód
web-guide-next = Dalej
web-guide-refused = To też wolno, ale najpierw zróbmy to:
web-guide-almost = Prawie!
web-guide-do-it = Zrób to za mnie
web-guide-play-on = Graj dalej przeciwko botowi

## Rulebook
web-search-rules = Szukaj w zasadach, słowami lub numerem
web-rules-found = { $count ->
    [0] Żadna zasada nie pasuje; spróbuj innych słów
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
web-contents = Spis treści
web-in-the-booklet = W instrukcji
web-glossary = Słowniczek instrukcji
web-glossary-help = Jak drukowana instrukcja nazywa rzeczy, o których mówią te zasady, i gdzie o nich przeczytać.
web-glossary-reported = Terminy z gwiazdką podajemy za wydawcami i recenzentami; samej instrukcji nie widzieliśmy.
web-glossary-word = Nasze słowo
web-glossary-printed = Termin z instrukcji
web-glossary-rules = Zasady
web-paper-pad = Notes punktacji do druku
web-paper-pad-help = Pusty notes punktacji, dwa razy na kartce, do gry przy prawdziwym stole.
web-paper-pad-name = Imię
web-paper-pad-date = Data
web-back-to-rules = Wróć do zasad
web-table-box = Pudełko
web-table-box-help = Drukowany materiał, którym się gra.
web-table-box-standard = standardowe z Kiru
web-more-choices = Więcej
web-more-choices-help = Warianty gry, czas do namysłu, co wolno, kto znajdzie stół

## Rankingi i tablice wyników
web-leaderboards-lead = Kto gra przy stołach rankingowych, ma tu swój ranking. Każdy zaczyna od 1000 punktów.
web-leaderboard-empty = Nikt jeszcze nie skończył tu gry rankingowej. Załóż stół, zaznacz „Gra rankingowa” i zajmij pierwsze miejsce na liście.
web-player-count = Liczba graczy
web-crowd-two = dwoje
web-crowd-more = troje i więcej
web-time-span = Kiedy
web-all-time = od początku
web-season = { $year }, kwartał { $quarter }
web-my-statistics = Moje statystyki
web-shut-out = Gospodarz tego serwera zablokował to urządzenie.
web-rating-changes = Rankingi
web-my-rating = Mój ranking
web-bots-measured = Boty
web-bots-measured-help = Zmierzone w pojedynkach między sobą; ich rankingi się nie zmieniają.
web-place-short = Nr
web-player = Gracz
web-rating = Ranking
web-games = Gry
web-won = Wygrane
web-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
web-rated-table = Gra rankingowa
web-rated-table-help = Liczy się do tablic wyników: bez podpowiedzi, losowe rozdanie, a po zakończeniu tury niczego nie można cofnąć. Kto się podda, zajmuje ostatnie miejsce.
web-rated = rankingowa

## Moje gry
web-my-games-lead = Wszystkie stoły, przy których masz miejsce na tym urządzeniu. Nikt inny nie widzi tej listy.
web-my-games-empty = Jeszcze żadnej gry. Pierwsza jest o jedno kliknięcie stąd.
web-no-such-games = Żadna z twoich gier nie pasuje.
web-phase = Stan
web-all-games = wszystkie
web-with-whom = Z kim
web-waiting-for-me = Czekają na ciebie
web-other-games = Pozostałe
web-more-games = Pokaż więcej
web-download-records = Zachowaj zapisy gier (ZIP, 200 ostatnich)
web-dismiss-game = Usuń z listy: { $game }
web-dismissed-game = Usunięto z listy: { $game }.
web-bring-back = Przywróć
web-i-won = { $points ->
    [one] Wygrana: { $points } punkt
    [few] Wygrana: { $points } punkty
   *[other] Wygrana: { $points } punktów
}
web-i-came = { $points ->
    [one] Miejsce { $place } z { $players }: { $points } punkt
    [few] Miejsce { $place } z { $players }: { $points } punkty
   *[other] Miejsce { $place } z { $players }: { $points } punktów
}
