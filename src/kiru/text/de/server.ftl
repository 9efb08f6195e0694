## Der Tischserver
error-settings = Die Einstellungen sind nicht gültig: { $reason }.
error-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
error-database-none = Unter { $database } gibt es keine Datenbank von Kiru; nenn die richtige mit --database oder --config.
error-port-taken = Auf { $address } lauscht schon ein anderes Programm; wähl einen anderen Port mit --port.
error-listen = Der Server kann auf { $address } nicht lauschen: { $reason }.
error-store-away = Die Datenbank antwortet nicht; nichts wurde geändert. Versuch es gleich noch einmal.
error-store-full = Der Server hat keinen Platz mehr auf der Platte; nichts wurde geändert. Versuch es später noch einmal.
error-store-unwritable = Der Server kann nicht in seine Datenbank schreiben; nichts wurde geändert. Versuch es später noch einmal.
error-store-damaged = Die Datenbank des Servers ist hier beschädigt; nichts wurde geändert. Wer den Server betreibt, kann eine Sicherung einspielen.
error-store-unknown = Die Datenbank brach vor ihrer Antwort ab: Schau nach, ob es geschehen ist, bevor du es wiederholst.
error-key-used = Dieser Schlüssel gehört zu einer anderen Anfrage; jede braucht ihren eigenen.
error-control-character = Steuerzeichen sind hier nicht erlaubt; bitte entferne sie.
error-table = Unbekannter Tisch „{ $table }“. Prüf den Link.
error-club = Unbekannter Club. Prüf den Link.
error-club-name = Ein Club braucht einen Namen.
error-name-missing = Sag den anderen deinen Namen.
error-words = Bitte wähl andere Worte: Eines davon erlaubt der Gastgeber dieses Servers nicht.
error-club-full = Dieser Club ist voll: Er hat { $limit } Mitglieder.
error-clubs-many = Du gehörst schon zu { $limit } Clubs. Verlass zuerst einen davon.
error-not-member = Das können nur Mitglieder des Clubs.
error-club-owner = Das kann nur, wem der Club gehört.
error-contest = Unbekannter Abend oder unbekanntes Turnier. Prüf den Link.
error-contest-times = Der Beginn kann bis zu { $ahead } Tage voraus liegen, das Ende muss danach liegen, und das Ganze kann { $days } Tage dauern.
error-contest-begun = Es hat schon begonnen.
error-contest-full = Alle { $limit } Plätze sind vergeben.
error-contests-many = In einem Club können { $limit } Abende und Turniere zugleich laufen. Warte, bis eines davon vorbei ist.
error-not-entered = Du nimmst an diesem Abend oder Turnier nicht teil.
error-page = Unbekannte Seite „{ $path }“. Prüf die Adresse.
error-request = Die Anfrage ist nicht gültig: { $where }: { $reason }.
error-stale = { $seq ->
    [one] Der Tisch ist weiter: Er hat { $seq } Entscheidung, die Anfrage kam nach { $found }.
   *[other] Der Tisch ist weiter: Er hat { $seq } Entscheidungen, die Anfrage kam nach { $found }.
}
error-waiting = Der Tisch wartet auf Mitspieler; das Spiel hat noch nicht begonnen.
error-bot-plays = Auf diesem Platz spielt ein Bot; komm zuerst an den Tisch zurück.
error-not-yours = Das ist nicht dein Platz.
error-seats-changed = Die Plätze an diesem Tisch haben gerade gewechselt. Versuch es noch einmal.
error-seated = Du hast an diesem Tisch schon einen Platz.
error-piece = Bei „{ $piece }“ gibt es nichts aus der Nähe zu sehen.
error-preview = Eine Vorschau gibt es nur für eine erlaubte Aktion von dem, der an der Reihe ist.
error-invite = Diese Einladung gilt nicht für diesen Tisch.
error-invite-used = Diese Einladung wurde schon benutzt. Bitte um eine neue.
error-token = Dieser Link gilt nicht für diesen Tisch oder wurde schon benutzt.
error-seat-number = Platz { $found } ist an diesem Tisch kein Spielerplatz.
error-not-now = Das geht gerade nicht; schau noch einmal auf den Tisch.
error-not-bots = An diesem Tisch spielt noch jemand; beenden kann man nur ein Spiel, das Bots allein spielen.
error-rated-agreement = Ein gewertetes Spiel gegen Bots allein spielt man zu Ende oder gibt es auf.
error-not-absent = Diese Person ist da: Ein Bot darf erst nach der Frist weiterspielen oder wenn sie gegangen ist.
error-not-over = Das Spiel ist noch nicht zu Ende; analysiert werden nur beendete Spiele.
error-method = Die Methode { $method } ist hier nicht erlaubt.
error-origin = Seiten einer anderen Website dürfen diesen Server nicht benutzen.
error-too-many = Zu viele Anfragen auf einmal. Versuch es gleich noch einmal.
error-too-large = Das ist zu groß: Höchstens { $limit } Bytes sind erlaubt.
error-record-bundle = Das ist weder eine Aufzeichnung noch eine Aufzeichnung mit ihrer Schachtel.
error-record-decisions = Diese Aufzeichnung hat { $found } Entscheidungen; der Server nimmt höchstens { $limit }.
error-full = Der Server hat gerade zu viele Tische. Versuch es später noch einmal.
error-job = Unbekannte Analyse. Bitte um eine neue.
error-muted = An diesem Tisch kannst du nicht chatten.
error-chat = Sag etwas oder schick eine der Reaktionen: { $expected }.
error-no-hints = An diesem Tisch spielt man ohne Tipps.
error-no-answer = Es kam keine Antwort in der Zeit. Versuch es gleich noch einmal.
error-address = An diese Adresse lassen sich keine Nachrichten senden; wähl eine andere.
error-bot-slow = Der Bot { $bot } würde hier zu lange denken: höchstens { $seconds } s oder { $iterations } Iterationen je Entscheidung.
error-bot-processes = Ein Bot am Tisch denkt in einem Prozess. Wähl stattdessen „{ $bot }“.
error-busy = Die Bots sind gerade beschäftigt. Versuch es bald noch einmal.
error-analyses-own = Du hast schon genug Analysen laufen. Frag wieder, wenn eine fertig ist.
error-analyses-full = Viele Spiele warten gerade auf ihre Analyse. Versuch es später noch einmal.
error-waits-full = Gerade suchen zu viele Leute ein Spiel. Versuch es gleich noch einmal.
error-not-played-with = Du kannst nur Leuten folgen, mit denen du ein Spiel beendet hast.
error-follows-full = Du folgst schon { $limit } Leuten. Folg erst jemandem nicht mehr.
error-no-games-yet = Spiel erst ein Spiel zu Ende: Dann stehen hier die Leute, mit denen du gespielt hast.
error-challenge = Das hat zu lange gedauert oder wurde schon verwendet. Versuch es noch einmal.
error-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm deine Wiederherstellungsphrase.
error-passkey-unknown = Zu diesem Passkey gehört auf diesem Server kein Profil.
error-passkeys-full = Dieser Passkey ist schon bekannt, oder dein Profil hat schon so viele Passkeys wie möglich.
error-phrase = Diese Wiederherstellungsphrase stimmt nicht. Prüf die zwölf Wörter und ihre Reihenfolge.
error-devices-full = Ein Profil kann { $limit } Geräte haben. Entferne zuerst eines davon.
error-not-kept = Dies ist das einzige Gerät deines Profils. Leg zuerst einen Passkey oder eine Wiederherstellungsphrase an, sonst wären deine Spiele verloren.
hint-best = Das würde ich tun.
hint-best-for = Das würde ich tun; es hilft vor allem bei: { $line }.
hint-best-rivals = Das würde ich tun; es kostet den besten Rivalen am meisten.
hint-close = Fast so gut.
hint-close-for = Fast so gut, mit etwas weniger bei: { $line }.
hint-close-rivals = Fast so gut, lässt dem besten Rivalen aber etwas mehr.
hint-behind = Etwas schwächer.
hint-behind-for = Etwas schwächer: Es kostet Punkte bei { $line }.
hint-behind-rivals = Etwas schwächer: Es lässt dem besten Rivalen mehr Punkte.
hint-far = Deutlich schwächer.
hint-far-for = Deutlich schwächer: Es kostet Punkte bei { $line }.
hint-far-rivals = Deutlich schwächer: Es lässt dem besten Rivalen mehr Punkte.

## Was Messenger von einem Link zu einem Tisch zeigen
preview-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
    .title = { $count ->
        [one] { $game } mit { $names }: Ein Platz ist frei
       *[other] { $game } mit { $names }: { $count } Plätze sind frei
    }
    .about = Setz dich dazu und spiel gleich im Browser. Du brauchst kein Konto.
preview-empty = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
    .title = { $count ->
        [one] { $game }: Ein Platz ist frei
       *[other] { $game }: { $count } Plätze sind frei
    }
    .about = Setz dich dazu und spiel gleich im Browser. Du brauchst kein Konto.
preview-playing = Das Spiel läuft
    .title = { $game } mit { $names }: Das Spiel läuft
    .about = Komm und schau zu.
preview-over = Das Spiel ist vorbei
    .title = { $game } mit { $names }: Das Spiel ist vorbei
    .about = Sieh dir an, wie es ausging, und geh es Zug für Zug durch.
preview-private = Ein privater Tisch
    .title = { $game } an einem privaten Tisch
    .about = Wenn du hier einen Platz hast, kommst du mit diesem Link hinein.

## Die Statusseite
status-title = Kiru
status-running = Der Tischserver läuft, Version { $version }.
status-tables = { $count ->
    [one] { $count } Tisch ist offen.
   *[other] { $count } Tische sind offen.
}
status-no-client = Der Browserteil ist hier nicht gebaut; Programme spielen über die API.
status-api = Die API als OpenAPI-Dokument

## Die Kommandozeile des Servers
cli-serve = Startet den Tischserver.
cli-opt-config = Eine TOML-Datei mit den Einstellungen.
cli-opt-host = Die Adresse, auf der gelauscht wird.
cli-opt-port = Der Port, auf dem gelauscht wird.
cli-opt-processes = Wie viele Prozesse hinter dem einen Port dienen.
cli-opt-database = Die Datenbank: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
cli-backup = Schreibt alles, was der Server weiß, im Betrieb in eine Datei.
cli-restore = Füllt eine leere Datenbank aus einer Sicherung.
cli-verify = Beweist, dass ein aufgezeichnetes Spiel nach seinem versiegelten Startwert ausgeteilt wurde.
cli-arg-backup = Die Sicherungsdatei.
cli-tables = Die offenen und laufenden Tische eines Servers; für den Betreiber auch, einen zu beenden.
cli-tables-end = Beendet ein Spiel, das Bots allein spielen.
cli-arg-table = Die Kennung des Tisches, das Ende seiner Adresse.
table-ended = Der Tisch { $table } ist beendet.

## Wertungszahlen
cli-ratings = Die Wertungszahlen eines Servers und seiner Bots.
cli-ratings-rebuild = Zählt alle Wertungszahlen und Statistiken aus den Aufzeichnungen der Spiele neu.
cli-ratings-bots = Misst alle Bots aneinander und schreibt ihre Wertungszahlen auf.
cli-ratings-averages = Lässt royal gegen sich selbst spielen und schreibt seine mittleren Punkte auf.
cli-opt-ratings-out = Die Datei, die geschrieben wird.
ratings-rebuilt = Neu gezählte gewertete Spiele: { $games }; Wertungszahlen, die anders sind als vorher: { $changed }.
statistics-rebuilt = Neu eingetragene beendete Spiele: { $games }; Plätze, an denen etwas anderes stand: { $changed }.
error-rated-box = Ein gewerteter Tisch spielt mit der üblichen Schachtel.
error-rated-seed = Ein gewerteter Tisch wird zufällig ausgeteilt; lass den Startwert weg.
error-rated-alone = Ein gewerteter Tisch braucht mindestens zwei Personen.
error-rated-night = Ein Abend kann nicht gewertet werden: Seine Ziehungen werden mehrmals gespielt.
error-pick = { $pick } lässt sich hier nicht wählen; es gibt: { $expected }.
error-pick-taken = Das hat schon ein anderer Platz gewählt.
error-lesson = Eine Lektion gehört einer Person: Nimm alle Plätze, ohne den Tisch auszuschreiben oder zu werten.
error-rated-bot = { $bot } hat keine Wertungszahl; an einem gewerteten Tisch sitzen nur { $expected }.
cli-opt-seal = Der Hash, der vor dem ersten Austeilen gezeigt wurde; sonst der in der Aufzeichnung.
serve-address = Der Tischserver lauscht auf { $address } (Strg+C beendet ihn).
backup-done = { $rows } Zeilen in { $file } geschrieben.
restore-done = { $rows } Zeilen aus { $file } wiederhergestellt.
verify-good = Die { $deals } Ziehungen dieser Aufzeichnung stammen aus dem Startwert { $seed }.
verify-seal = Der Startwert passt zum Siegel { $seal }.
verify-no-seal = Die Aufzeichnung hat kein Siegel; das ihres Startwerts ist { $seal }.
error-backup = Das ist keine vollständige Sicherung von Kiru.
error-restore-full = Die Datenbank ist nicht leer; spiel eine Sicherung in eine leere ein.
error-verify-sealed = Der Startwert dieser Aufzeichnung ist noch versiegelt: Lade sie noch einmal, wenn das Spiel zu Ende ist.
error-verify-unsealed = Diese Aufzeichnung nennt keinen Startwert, über ihr Austeilen lässt sich nichts beweisen.
error-verify-seal = Der Startwert passt nicht zu seinem Siegel: Er ergibt { $found }, nicht { $expected }.
error-bench-server = Der Server ist nicht gestartet.
error-bench-system = Einen Server misst Kiru nur unter Linux: Andere Systeme nennen Speicher und Rechenzeit nicht auf diesem Weg.

## Der Geschwindigkeitstest des Servers
cli-opt-server = Misst den Tischserver mit einem Schwarm von Clients statt der Spiele.
cli-opt-tables = An wie vielen Tischen der Schwarm spielt, je drei Clients.
bench-server-progress = Der Schwarm spielt …
bench-server-title = Der Tischserver: { $tables } Tische mit drei Skript-Clients, { $game }
bench-server-paced = Entscheidungen, Clients mit kurzer Bedenkzeit
bench-server-median = … bis alle eine Entscheidung haben, Median
bench-server-p99 = … 99 von 100 binnen
bench-server-cost = … Prozessorzeit je Entscheidung
bench-server-longest = … die längste
bench-server-processors = … genutzte Prozessoren, Server + Schwarm
bench-server-full = Entscheidungen, Clients, die sofort antworten
bench-server-full-cost = … Prozessorzeit je Entscheidung
bench-server-full-p99 = … 99 von 100 binnen
bench-server-idle = Speicher eines Tisches, den niemand ansieht
bench-server-opening = Öffnen eines beendeten Spiels von Amyitis, Median (langsamstes)
bench-server-memory = Speicher des Servers am Ende
bench-server-refused = Ablehnungen und verlorene Verbindungen
bench-server-note = Je { $seconds } Sekunden nach zwei zum Aufwärmen; Server und Schwarm zusammen auf diesem Rechner.
bench-server-peers = Neben boardgame.io, das seine Spiele im Speicher hält
bench-server-no-peers = boardgame.io ist nicht da: Es braucht Node mit npm, und npm muss das Paket finden.

## kiru doctor
cli-doctor = Sieht diese Installation durch und sagt, was nicht stimmt.
cli-opt-alive = Sagt nichts: Rückgabewert 0, wenn der Server dieser Einstellungen antwortet, sonst 1.
doctor-compiled = Die Spielregeln sind kompiliert.
doctor-interpreted = Die Spielregeln laufen interpretiert: Bots denken 20- bis 60-mal langsamer. Installier ein Wheel für dieses System oder bau mit einem C-Compiler.
doctor-client = Die Seiten für den Browser sind da.
doctor-no-client = In { $folder } sind keine Seiten für den Browser: Installier das Wheel oder starte „make web“.
doctor-folder = In { $folder } kann nicht geschrieben werden: Gib das Verzeichnis dem Benutzer, unter dem der Server läuft.
doctor-space = { $folder } hat noch { $megabytes } MB frei.
doctor-little-space = { $folder } hat nur noch { $megabytes } MB frei: Schaff Platz, bevor die Datenbank ihn füllt.
doctor-no-database = Es gibt noch keine Datenbank: „kiru serve“ legt sie beim Start an.
doctor-database = Die Datenbank antwortet und passt zu dieser Version (Stand { $revision }).
doctor-database-older = Die Datenbank stammt von einer älteren Version (Stand { $found }, neuester { $newest }): „kiru serve“ bringt sie beim Start auf den neuesten Stand. Mach vorher eine Sicherung.
doctor-database-newer = Die Datenbank stammt von einer neueren Version von Kiru (Stand { $found }; diese hier kennt { $newest }): Installier die neuere Version oder spiel eine Sicherung ein.
doctor-runs = Unter { $address } antwortet ein Server und ist bereit.
doctor-not-ready = Unter { $address } antwortet ein Server, ist aber nicht bereit: { $answer }
doctor-port = Port { $port } lässt sich nicht benutzen: { $reason }. Wähl mit der Einstellung „port“ einen anderen.
doctor-port-free = Port { $port } ist frei.
doctor-no-public-url = Der Server ist von außen erreichbar, aber „public_url“ ist leer: Einladungen und Vorschauen kennen seine Adresse nicht.
doctor-public-url = „public_url“ muss mit http: oder https: beginnen, nicht „{ $found }“.
doctor-open-cookies = Der Server wird über HTTPS erreicht, seine Cookies gingen aber auch über einfaches HTTP: Setz „secure_cookies = true“.
doctor-closed-cookies = Cookies gelten nur für HTTPS, aber „public_url“ beginnt mit http:. Niemand behielte seinen Platz: Nimm HTTPS oder setz „secure_cookies = false“.
doctor-no-proxy = „trusted_proxies“ ist leer: Hinter einem Proxy haben alle dessen Adresse, und Grenzen zählen für alle zusammen.
doctor-public = Der Server ist unter { $address } zu erreichen.
doctor-many-processes = { $processes } Prozesse auf { $cores } Kernen: Sie werden aufeinander warten. Verringere „processes“ oder „workers“.
doctor-few-descriptors = Das System lässt den Server { $limit } Dateien öffnen, „max_connections“ ist aber { $wanted }: Erhöhe die Grenze (LimitNOFILE) oder verringere die Einstellung.
doctor-sum = { $faults ->
    [0] Keine Fehler
    [one] { $faults } Fehler
   *[other] { $faults } Fehler
 }; { $warnings ->
    [0] sonst ist nichts zu beachten.
    [one] { $warnings } Hinweis.
   *[other] { $warnings } Hinweise.
 }

## Tables of a server in the terminal
remote-address = „{ $found }“ ist nicht die Adresse eines Servers wie http://127.0.0.1:8000.
remote-link = „{ $found }“ ist nicht der Link eines Tisches wie http://127.0.0.1:8000/t/abcdefghij.
remote-silent = { $server } antwortet nicht: { $reason }.
remote-foreign = { $server } ist kein Kiru-Server oder spricht von einem Spiel, das es hier nicht gibt.
remote-foreign-words = { $server } versteht diese Version von Kiru nicht. Bring die ältere der beiden auf den neuen Stand.
remote-refused = { $reason }
remote-not-allowed = An diesem Tisch gibt es keine Zuschauer; für einen Platz braucht es eine Einladung.
remote-no-table = Auf { $server } gibt es keinen Tisch { $table }. Prüf den Link.
remote-gone = { $server } ist nicht zurückgekommen. Versuch es später mit demselben Link.
remote-not-asked = Du bist nicht am Zug.
remote-no-seat = Du schaust zu; das können nur die Spieler.
remote-lost = Die Verbindung ist weg; neuer Versuch …
remote-back = Wieder verbunden.
remote-seated = { $game }: Du setzt dich zu { $names }.
remote-watching = { $game }: Du schaust { $names } zu.
remote-waiting = { $count ->
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Leute.
}
remote-undone = { $name } nimmt die letzte Wahl zurück.
remote-way-back = Der Weg zurück zu deinem Platz: kiru join { $link }
remote-no-tables = Auf { $server } ist gerade kein Tisch offen.
remote-free-seat = ein freier Platz
remote-table-open = { $link }  { $game }, offen: { $names }
remote-table-playing = { $link }  { $game }, wird gespielt: { $names }
