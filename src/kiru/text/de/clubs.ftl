# Clubs, Duplicate-Abende und Turniere im Browser.
web-club-title = Clubs
web-club-club = Club
web-club-lead = Ein Club ist ein Link: Wer ihn hat, kann beitreten, an den Tischen des Clubs spielen und bei Abenden und Turnieren mitmachen.
web-club-mine = Deine Clubs
web-club-mine-empty = Du bist noch in keinem Club.
web-club-member-count =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
web-club-found = Club gründen
web-club-name = Name des Clubs
web-club-link = Link zu diesem Club
web-club-link-help = Schick diesen Link allen, die du im Club haben möchtest.
web-club-join = Dem Club beitreten
web-club-members = Mitglieder
web-club-owner = leitet den Club
web-club-remove = { $name } aus dem Club nehmen
web-club-remove-sure = Ja, herausnehmen
web-club-rename = Ein neuer Name für den Club
web-club-rename-do = Umbenennen
web-club-leave = Club verlassen
web-club-leave-sure = Ja, verlassen
web-club-ladder = Rangliste
web-club-ladder-help = Aus den beendeten Tischen dieses Clubs berechnet.
web-club-ladder-empty = Hier hat noch niemand ein Spiel beendet.
web-club-tables = Tische
web-club-new-table = Neuer Clubtisch
web-club-running = Laufend
web-club-running-empty = Kein Tisch läuft gerade.
web-club-finished = Beendet
web-club-finished-empty = Noch kein Tisch ist beendet.
web-club-contests = Abende und Turniere
web-club-contests-empty = Noch ist nichts angekündigt.
web-club-announce = Abend oder Turnier ankündigen
web-club-announce-do = Ankündigen
web-club-phase-waiting = Anmeldung offen
web-club-phase-playing = läuft
web-club-phase-over = beendet
web-club-phase-canceled = abgesagt
web-club-kind = Art
web-club-kind-swiss = Turnier im Schweizer System
web-club-kind-robin = Jeder gegen jeden
web-club-kind-night = Duplicate-Abend
web-club-kind-swiss-help = Eine feste Zahl von Runden. Wer gleich viele Punkte hat, trifft aufeinander, und niemand zweimal, wenn es sich vermeiden lässt.
web-club-kind-robin-help = Alle treffen auf alle anderen.
web-club-kind-night-help = An jedem Tisch kommen dieselben Karten und Plättchen. So vergleichst du dich mit allen, die auf deinem Platz saßen.
web-club-contest-name = Name
web-club-table-size = Plätze am Tisch
web-club-rounds = Runden
web-club-deals = Spiele
web-club-opponents = Gegner
web-club-opponents-bots = Für alle dieselben Bots, jederzeit
web-club-opponents-people = Die anderen, Spiel für Spiel
web-club-round-minutes = Minuten für eine Runde
web-club-deal-minutes = Minuten für ein Spiel
web-club-bot = Bots
web-club-fill = Mit Bots auffüllen auf
web-club-rated = Gewertet: Die Spiele zählen für die Ranglisten
web-club-thinking = Bedenkzeit in Minuten (0: ohne)
web-club-begins = Beginn
web-club-ends = Ende
web-club-facts-seats =
    { $count ->
        [one] { $count } Platz am Tisch
       *[other] { $count } Plätze am Tisch
    }
web-club-facts-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
web-club-facts-deals =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
web-club-until = bis { $time }
web-club-people = Dabei
web-club-people-empty = Noch hat sich niemand angemeldet.
web-club-ranking = Wertung
web-club-standings = Tabelle
web-club-news-waiting = Es hat noch nicht begonnen.
web-club-news-canceled = Es wurde abgesagt, oder es kamen zu wenige.
web-club-news-over = Es ist vorbei.
web-club-news-alone = Der Abend läuft: Spiel bis zum Ende, wann du möchtest.
web-club-news-deal = Spiel { $round } von { $rounds } läuft.
web-club-news-round = Runde { $round } von { $rounds } läuft.
web-club-round-until = Schluss ist spätestens um { $time }.
web-club-to-table = Zu deinem Tisch
web-club-next-deal = Nächstes Spiel beginnen (noch { $left })
web-club-enter = Mitmachen
web-club-join-first = Dem Club beitreten, um mitzumachen
web-club-begin = Jetzt beginnen
web-club-call-off = Absagen
web-club-call-off-sure = Ja, absagen
web-club-withdraw = Abmelden
web-club-drop-out = Ab der nächsten Runde aussteigen
web-club-withdraw-sure = Ja, ohne mich
web-club-points = Punkte
web-club-percent = Prozent
web-club-opponents-strength = Punkte der Gegner
web-club-wins = Gewonnene Tische
web-club-share = Anteil der Punkte
web-club-deal = Spiel { $number }
web-club-round = Runde { $number }
web-club-out = ausgestiegen
web-club-standings-help = Ein Tisch bringt dem Sieg einen Punkt und den übrigen Plätzen einen Teil davon. Bei Gleichstand zählen die Punkte der Gegner, dann gewonnene Tische, dann der Anteil der Punkte in den Spielen.
web-club-ranking-help = Jedes Spiel wird mit allen verglichen, die es auf demselben Platz gespielt haben: 100 % schlägt alle, 50 % ist Durchschnitt. Ein nicht beendetes Spiel zählt 0 %.
web-club-forfeit = kampflos
web-club-result =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-club-bye = spielfrei: ein Punkt
web-club-look = Tisch ansehen
web-club-watch = Zuschauen
web-club-table-playing = Zum Tisch
web-club-seal = Die Ziehung ist bis zum Ende des Abends versiegelt:
web-club-seed = Der Startwert dieses Spiels:
web-club-not-finished = nicht beendet
web-club-garden-result =
    { $points ->
        [one] { $points } Punkt, { $percent } %
       *[other] { $points } Punkte, { $percent } %
    }
