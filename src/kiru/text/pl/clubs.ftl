# Kluby, wieczory z tymi samymi rozdaniami i turnieje w przeglądarce.
web-club-title = Kluby
web-club-club = Klub
web-club-lead = Klub to link: kto go ma, może dołączyć, grać przy stołach klubu i brać udział w jego wieczorach i turniejach.
web-club-mine = Twoje kluby
web-club-mine-empty = Nie należysz jeszcze do żadnego klubu.
web-club-member-count =
    { $count ->
        [one] { $count } członek
        [few] { $count } członków
        [many] { $count } członków
       *[other] { $count } członka
    }
web-club-found = Załóż klub
web-club-name = Nazwa klubu
web-club-link = Link do tego klubu
web-club-link-help = Wyślij ten link każdemu, kogo chcesz mieć w klubie.
web-club-join = Dołącz do klubu
web-club-members = Członkowie
web-club-owner = właściciel klubu
web-club-remove = Usuń z klubu: { $name }
web-club-remove-sure = Tak, usuń
web-club-rename = Nowa nazwa klubu
web-club-rename-do = Zmień nazwę
web-club-leave = Opuść klub
web-club-leave-sure = Tak, opuść
web-club-ladder = Ranking klubu
web-club-ladder-help = Liczony z zakończonych stołów tego klubu.
web-club-ladder-empty = Nikt jeszcze nie ukończył tu gry.
web-club-tables = Stoły
web-club-new-table = Nowy stół klubowy
web-club-running = W toku
web-club-running-empty = Przy żadnym stole nikt teraz nie gra.
web-club-finished = Zakończone
web-club-finished-empty = Nie ma jeszcze zakończonych stołów.
web-club-contests = Wieczory i turnieje
web-club-contests-empty = Niczego jeszcze nie zapowiedziano.
web-club-announce = Zapowiedz wieczór lub turniej
web-club-announce-do = Zapowiedz
web-club-phase-waiting = zapisy trwają
web-club-phase-playing = trwa
web-club-phase-over = zakończone
web-club-phase-canceled = odwołane
web-club-kind = Rodzaj
web-club-kind-swiss = Turniej szwajcarski
web-club-kind-robin = Każdy z każdym
web-club-kind-night = Wieczór z tymi samymi rozdaniami
web-club-kind-swiss-help = Ustalona liczba rund. Grają ze sobą osoby o podobnej liczbie punktów i nikt nie spotyka się dwa razy, jeśli da się tego uniknąć.
web-club-kind-robin-help = Każdy spotyka się z każdym.
web-club-kind-night-help = Przy każdym stole są te same rozdania, więc porównujesz się ze wszystkimi, którzy siedzieli na twoim miejscu.
web-club-contest-name = Nazwa
web-club-table-size = Miejsca przy stole
web-club-rounds = Rundy
web-club-deals = Rozdania
web-club-opponents = Przeciwnicy
web-club-opponents-bots = Te same boty dla wszystkich, o dowolnej porze
web-club-opponents-people = Pozostali uczestnicy, rozdanie po rozdaniu
web-club-round-minutes = Minuty na rundę
web-club-deal-minutes = Minuty na rozdanie
web-club-bot = Boty
web-club-fill = Uzupełnij botami do liczby
web-club-rated = Rankingowy: gry liczą się do tablic wyników
web-club-thinking = Czas do namysłu w minutach (0: bez limitu)
web-club-begins = Początek
web-club-ends = Koniec
web-club-facts-seats =
    { $count ->
        [one] { $count } miejsce przy stole
        [few] { $count } miejsca przy stole
        [many] { $count } miejsc przy stole
       *[other] { $count } miejsca przy stole
    }
web-club-facts-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
web-club-facts-deals =
    { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }
web-club-until = do { $time }
web-club-people = Uczestnicy
web-club-people-empty = Nikt się jeszcze nie zapisał.
web-club-ranking = Ranking
web-club-standings = Tabela
web-club-news-waiting = Jeszcze się nie zaczęło.
web-club-news-canceled = Odwołane albo zgłosiło się za mało osób.
web-club-news-over = To już koniec.
web-club-news-alone = Wieczór trwa: rozgrywaj rozdania, kiedy chcesz, aż do końca.
web-club-news-deal = Trwa rozdanie { $round } z { $rounds }.
web-club-news-round = Trwa runda { $round } z { $rounds }.
web-club-round-until = Potrwa najdalej do { $time }.
web-club-to-table = Do twojego stołu
web-club-next-deal = Zagraj następne rozdanie (zostało { $left })
web-club-enter = Weź udział
web-club-join-first = Dołącz do klubu, żeby wziąć udział
web-club-begin = Zacznij teraz
web-club-call-off = Odwołaj
web-club-call-off-sure = Tak, odwołaj
web-club-withdraw = Wypisz się
web-club-drop-out = Wycofaj się z następnych rund
web-club-withdraw-sure = Tak, beze mnie
web-club-points = Punkty
web-club-percent = Procent
web-club-opponents-strength = Punkty przeciwników
web-club-wins = Wygrane stoły
web-club-share = Udział w punktach
web-club-deal = Rozdanie { $number }
web-club-round = Runda { $number }
web-club-out = poza turniejem
web-club-standings-help = Stół daje zwycięzcy punkt, a pozostałym jego część. O kolejności przy remisie decydują punkty przeciwników, potem wygrane stoły, potem udział w punktach gier.
web-club-ranking-help = Każde rozdanie porównuje się ze wszystkimi, którzy grali je na tym samym miejscu: 100% to wynik lepszy od wszystkich, 50% to średnia. Nieukończone rozdanie liczy się jako 0%.
web-club-forfeit = walkower
web-club-result =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-club-bye = wolna runda: jeden punkt
web-club-look = Obejrzyj stół
web-club-watch = Oglądaj
web-club-table-playing = Przejdź do stołu
web-club-seal = Rozdanie jest zapieczętowane do końca wieczoru:
web-club-seed = Ziarno tego rozdania:
web-club-not-finished = nieukończone
web-club-garden-result =
    { $points ->
        [one] { $points } punkt, { $percent }%
        [few] { $points } punkty, { $percent }%
        [many] { $points } punktów, { $percent }%
       *[other] { $points } punktu, { $percent }%
    }
