## Everywhere
web-home = Kiru: zur Startseite
web-skip-to-content = Zum Inhalt
web-settings = Einstellungen
web-language = Sprache
web-rules = Regeln
web-bot = Bot
web-error-offline = Der Server antwortet nicht. Läuft er, und hast du eine Verbindung?
web-theme-to-light = Helles Aussehen
web-theme-to-dark = Dunkles Aussehen
web-your-name = Dein Name
web-learn = Lernen

## Start page
web-leaderboards = Ranglisten
web-clubs = Clubs
web-my-games = Meine Spiele
web-my-profile = Mein Profil
web-home-title = Setz dich in die Gärten von Babylon
web-home-lead = Drei Brettspiele um ein Weltwunder, gegen Freunde und Bots, im Browser. Ohne Konto, ohne Warten.
web-continue = Weiter mit { $game }
web-continue-your-turn = Du bist am Zug: { $game }
web-continue-with = mit { $names }
web-play-now = Jetzt spielen
web-solo = Solo
web-new-table = Neuer Tisch
web-player-range = { $low }–{ $high } Personen
web-my-tables = Deine Tische
web-my-tables-empty = Hier stehen die Tische, an denen du sitzt.
web-more-tables = { $count ->
    [one] noch { $count } Tisch
   *[other] noch { $count } Tische
}
web-open-tables = Offene Tische
web-open-tables-empty = Gerade wartet niemand auf Mitspieler.
web-to-the-lobby = Zur Lobby
web-daily = Der Garten des Tages
web-daily-help = Eine Stellung, ein bester Zug: Finde ihn.
web-daily-play = Lösen
web-real-table = Für den echten Tisch
web-real-table-help = Das Spiel liegt vor euch? Kiru zählt die Punkte, und mehr.
web-real-table-open = Begleiter öffnen
web-import-record = Spiel öffnen
web-import-help = Öffne die Aufzeichnung eines Spiels, geh sie durch und lass sie analysieren.
web-choose-file = Aufzeichnung wählen
web-you-are = Dein Name an den Tischen
web-play-offline = Ohne Server spielen
web-unofficial = Kiru ist ein inoffizielles Fanprojekt. Die Namen der Spiele gehören ihren Verlagen; die Regeln stehen in unseren Worten, die Zeichnungen sind unsere.
web-your-turn = du bist dran
web-phase-waiting = wartet auf Mitspieler
web-phase-playing = läuft
web-phase-over = zu Ende
web-free = frei
