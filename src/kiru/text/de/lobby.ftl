## The lobby: open tables, people who look for a game, games to watch
web-lobby = Lobby
web-lobby-lead = Offene Tische, sobald es sie gibt, Leute zum Mitspielen und Spiele zum Zuschauen.
web-lobby-lost = Die Verbindung ist weg; neuer Versuch …
web-lobby-filter = Welche Tische zu sehen sind
web-lobby-empty = So ein Tisch ist gerade nicht offen. Lass dir ein Spiel finden oder eröffne selbst einen Tisch.
web-filter-any = egal
web-filter-rated = Wertung
web-filter-unrated = freundschaftlich
web-find-game = Finde mir ein Spiel
web-find-help = Du bekommst einen Platz, sobald genug Leute dasselbe spielen wollen. Ist deine Wartezeit um, setzen sich Bots auf die freien Plätze.
web-find-speed = Tempo
web-find-patience = Mit Bots spielen
web-find-rated = Ein gewertetes Spiel
web-find-bot = Aufgefüllt durch
web-find-start = Spiel suchen
web-find-cancel = Nicht mehr suchen
web-patience-seconds = nach { $count } Sekunden
web-patience-minutes = { $count ->
    [one] nach { $count } Minute
   *[other] nach { $count } Minuten
}
web-speed-quick = je 10 Minuten
web-speed-calm = je 40 Minuten
web-speed-days = ein Tag pro Zug
web-speed-none = ohne Uhr
web-finding = { $game } zu { $players }.
web-finding-people = { $count ->
    [one] Bisher bist nur du da; { $players } braucht es.
   *[other] { $count } von { $players } sind da.
}
web-finding-bots = In { $time } kommen Bots dazu
web-found-table = Dein Tisch ist bereit.
web-to-the-table = Zum Tisch
web-waiting-groups = Suchen gerade ein Spiel
web-waiting-group = { $game } zu { $players }
web-waiting-group-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
}
web-join-group = Mitmachen
web-sit-down-at = Setz dich: { $game }
web-watch-games = Spiele zum Zuschauen
web-watch-empty = Gerade spielt niemand öffentlich.
web-decisions-so-far = { $count ->
    [one] bisher { $count } Entscheidung
   *[other] bisher { $count } Entscheidungen
}
web-people-played-with = Leute, mit denen du gespielt hast
web-people-empty = Spiel mit jemandem ein Spiel zu Ende, dann findest du diese Person hier.
web-more-people = Alle zeigen
web-played-together = { $count ->
    [one] { $count } Spiel zusammen
   *[other] { $count } Spiele zusammen
}
web-follow = Folgen
web-following = Gefolgt
web-follow-person = { $name } folgen
web-unfollow-person = { $name } nicht mehr folgen
web-here-now = ist gerade da
web-show-me-here = Wer mir folgt, darf sehen, dass ich da bin
