## Everywhere but on the start page
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-help = Hilfe
web-seat = Platz { $number }
web-players = Spieler
web-you = du
web-away = nicht da
web-total = Summe
web-page-missing = Diese Seite gibt es nicht
web-former-player = Ehemaliger Spieler

## Einstellungen
web-theme = Aussehen
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-system = wie das System
web-motion-full = an
web-motion-less = aus
web-pace = Züge der anderen
web-pace-slow = langsam, einer nach dem anderen
web-pace-normal = einer nach dem anderen
web-pace-fast = schnell
web-pace-none = alle auf einmal
web-sounds = Töne
web-sounds-on = Töne an (M)
web-sounds-off = Töne aus (M)
web-confirm-choices = Jede Wahl bestätigen lassen
web-confirm-turn = Fragen, bevor mein Zug endet oder etwas aufgedeckt wird
web-plain-mode = Ohne Bilder: Sätze und Listen (P)
web-notices = Nachrichten
web-save = Speichern
web-remove = Entfernen
web-letter-keys = Einzelne Buchstaben als Tasten

## Neuer Tisch
web-game = Spiel
web-how-many = Wie viele spielen
web-seat-me = du, an diesem Gerät
web-seat-guest = ein Gast, mit Einladung
web-player-number = Spieler { $number }
web-name-at-seat = Name an Platz { $number }
web-bot-novice = ein Bot, neugierig: antwortet sofort
web-bot-gardener = ein Bot, geduldig: freundlich
web-bot-architect = ein Bot, weitsichtig: ein starker
web-bot-royal = ein Bot, stolz: denkt eine Sekunde, der stärkste
web-temper-novice = neugierig
web-temper-gardener = geduldig
web-temper-architect = weitsichtig
web-temper-royal = stolz
web-style = Stil des Bots an Platz { $number }
web-style-none = vielseitig
web-seats-help = Gäste bekommen am Tisch einen Link oder QR-Code. Wähl „du“ für mehrere Plätze, um dieses Gerät zu teilen.
web-solo-help = Ein Platz ist das Solospiel.
web-options = Regeln dieses Tisches
web-explain-first = Wer den ersten Zug macht; das Los ist gerecht.
web-explain-twin_areas = An Seiten mit zwei Stellen: Wartet die zweite auf die erste, oder sind beide zugleich offen?
web-explain-court_2p = Wie viele Hofkarten es zu zweit gibt: wenige oder so viele wie zu dritt.
web-explain-flowers = Wer eine Platte mit der eigenen Blume ausgräbt, bekommt eine Säule mehr. Jeder Platz wählt eine Blume oder lässt das Los entscheiden.
web-flower-of-seat = Blume von Platz { $number }
web-flower-lot = Auslosen
web-flower-taken = schon an Platz { $number } vergeben
web-flower-yours = Deine Blume
web-flower-yours-help = Wenn du eine Platte mit dieser Blume ausgräbst, bekommst du eine Säule mehr. Wähl eine, oder lass das Los entscheiden.
web-explain-edition = Die höchste Ebene zählt in der englischen Ausgabe ihr Quadrat, in der polnischen das Doppelte; auch die Vorräte sind etwas verschieden (B01). Ein Tisch auf Polnisch beginnt mit der polnischen Ausgabe.
web-explain-bridge_gap = Eine Brücke führt über ein Feld. Üblich ist jede tiefere Fläche; strenger: nur über den leeren Plan.
web-usual = üblich
web-time = Zeit
web-clock-none = Ohne Uhr
web-clock-none-help = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-clock = Eine Uhr für alle
web-clock-clock-help = Minuten für das ganze Spiel und ein paar Sekunden zurück je Zug.
web-clock-deadline = Fernpartie
web-clock-deadline-help = Stunden für jeden Zug; wer zu spät ist, kann durch einen Bot ersetzt werden.
web-minutes = Minuten
web-increment = Sekunden je Zug
web-hours = Stunden je Zug
web-table-manners = Am Tisch
web-allow-undo = Man darf zurücknehmen
web-allow-undo-help = Die eigene letzte Wahl, solange nichts Neues aufgedeckt wurde.
web-allow-hints = Tipps sind erlaubt
web-allow-hints-help = Ein Bot schlägt allen, die fragen, Züge vor.
web-allow-spectators = Andere dürfen zuschauen
web-allow-spectators-help = Mit dem Link des Tisches; sie können nur zusehen.
web-listed = Öffentlich zeigen
web-listed-help = Auf der Startseite dieses Servers.
web-seed = Startwert
web-seed-help = Derselbe Startwert teilt dieselben Karten aus. Leer heißt: neu mischen.
web-make-table = Tisch eröffnen

## Warten auf Mitspieler
web-seats = Plätze
web-players-missing = { $count ->
    [0] Alle sind da: Das Spiel beginnt
    [one] Es fehlt noch { $count } Person
   *[other] Es fehlen noch { $count } Personen
}
web-begins-by-itself = Das Spiel beginnt von selbst, sobald jeder Platz besetzt ist. Wer später wiederkommt, findet es unter „Deine Tische“.
web-table-is-laid = Der Tisch ist schon aufgebaut
web-is-here = ist da
web-invite-to-seat = Eine Einladung für Platz { $number }
web-invite-send = Verschicken
web-invite = Einladen
web-invite-help = Schick diesen Link oder lass den Code scannen. Er funktioniert einmal.
web-invite-link = Link der Einladung
web-invite-qr = Der Link der Einladung als QR-Code
web-invited = Du bist an diesen Tisch eingeladen
web-fair-dealing = Ehrliches Austeilen
web-seal = Siegel
web-seal-help = Alles Austeilen in diesem Spiel folgt aus einem geheimen Startwert, der schon feststeht. Das ist sein Siegel, sein SHA-256-Hash. Notier es: Nach dem Spiel wird der Startwert gezeigt, und kein anderer passt dazu.
web-seat-is-free = Hier ist ein Platz frei
web-sit-down = Hinsetzen
web-waiting-for-players = Es wird auf Mitspieler gewartet

## Tisch
web-table = Tisch
web-question = Die aktuelle Frage
web-table-tools = Werkzeuge des Tisches
web-players-and-log = Spieler, Protokoll und Chat
web-log-and-chat = Protokoll und Chat
web-connecting = Verbindung wird aufgebaut …
web-reconnecting = Keine Verbindung. Neuer Versuch …
web-choice-kept = Keine Verbindung; deine Wahl ist gemerkt und wird gesendet.
web-slow-answer = Die Antwort dauert länger als sonst …
web-table-missing = Diesen Tisch gibt es nicht
web-table-missing-help = Vielleicht ist der Link unvollständig, oder der Tisch wurde inzwischen abgeräumt.
web-table-closed = Dieser Tisch ist nicht für Zuschauer offen
web-please-wait = Einen Moment …
web-looking-at = Entscheidung { $seq } von { $last }
web-back-to-now = Zurück zur Gegenwart
web-showing-steps = { $count ->
    [one] noch { $count } Schritt
   *[other] noch { $count } Schritte
}
web-skip = Überspringen
web-confirm = Bestätigen
web-cancel = Abbrechen
web-undo = Zurücknehmen
web-taken-back = Eine Wahl wurde zurückgenommen.
web-hints-heard = Vorgeschlagen: { $hints }
web-hint = Tipp
web-details = Einzelheiten
web-thinking = Denkt nach …
web-change = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-win-chance = { $chance } auf den Sieg
web-points-expected = { $count ->
    [one] { $points } Punkt erwartet
   *[other] { $points } Punkte erwartet
}
web-score-pad = Wertungsblock
web-where-points = { $line }, { $name }: { $points }. Zeigen, woher sie kommen
web-points-counted = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-no-sources = Hier bringt noch nichts Punkte.
web-show-things-of = Nach vorn holen: { $name }
web-time-left = übrige Zeit
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-log = Protokoll
web-earlier = Zeigen, was davor war ({ $count })
web-later = Zeigen, was danach kam ({ $count })
web-is-choosing = { $name } wählt …
web-log-set-up = Der Tisch ist aufgebaut.
web-log-reveals = { $count ->
    [one] { $count } neues Teil kommt
   *[other] { $count } neue Teile kommen
}
web-since-your-turn = seit deinem letzten Zug
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-unread = { $count ->
    [one] { $count } ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
}
web-chat-heard = { $name } im Chat: { $text }
web-chat-line = Sag etwas
web-send = Senden
web-reactions = Reaktionen
web-chat-off = Der Chat ist an diesem Tisch aus.
web-reaction-hello = Hallo!
web-reaction-bravo = Bravo!
web-reaction-wow = Wow!
web-reaction-think = Hm …
web-reaction-laugh = Haha!
web-reaction-sorry = Entschuldigung!
web-reaction-thanks = Danke!
web-reaction-good_game = Gutes Spiel!
web-through-the-game = Durch das Spiel
web-to-start = Zum Anfang
web-step-back = Ein Schritt zurück
web-step-forward = Ein Schritt weiter
web-turn-back = Ein Zug zurück
web-turn-forward = Ein Zug weiter
web-look-back = Zurückschauen
web-replay-unit = Schrittweite
web-by-turn = zugweise
web-by-step = schrittweise
web-replay-speed = Tempo
web-link-to-moment = Link zu diesem Moment kopieren
web-replay = Abspielen
web-pause = Anhalten
web-moment = Moment des Spiels
web-why-not = Warum nicht?
web-why-legal = Nichts spricht dagegen: Wähl es.
web-why-not-asked = Du bist gerade nicht an der Reihe.
web-open-rulebook = Regeln öffnen
web-game-over = Das Spiel ist zu Ende.
web-record-ends = Hier endet die Aufzeichnung.
web-record-ends-help = Das Spiel wurde nicht zu Ende gespielt. Das sind die Punkte bis hier; du kannst von hier weiterspielen.

## Aufstehen und wiederkommen
web-watching = Du schaust zu.
web-spectators = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-help-on = Hilfe: { $part }
web-share-table = Diesen Tisch teilen
web-seat-menu = Aufstehen oder aufgeben
web-which-seat = Für welchen Platz?
web-bot-stands-in = Ein Bot spielt für dich.
web-bot-stands-in-for = Ein Bot spielt auf diesem Platz: { $name }.
web-come-back = Wieder übernehmen
web-is-away = Nicht am Tisch: { $name }.
web-which-bot = Welcher Bot
web-let-bot-play = Einen Bot spielen lassen
web-other-device = Meinen Platz auf ein anderes Gerät mitnehmen
web-other-device-help = Öffne diesen Link oder scan den Code auf dem anderen Gerät. Er funktioniert einmal.
web-seat-moved = Dein Platz ist jetzt auf diesem Gerät.
web-leave = Aufstehen
web-leave-help = Stehst du auf, spielt ein Bot für dich weiter, und du kannst wiederkommen.
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-resign-help = Aufgeben beendet das Spiel für dich.
web-play-on = Weiterspielen

## Ohne Bilder
web-choices = Deine Möglichkeiten
web-no-choice-now = Gerade wirst du nichts gefragt.
web-type-action = Oder tipp es ein
web-do-it = Ausführen
web-type-action-help = Die Nummer einer Möglichkeit oder eine Aktion in Notation, zum Beispiel „{ $example }“. Was nicht geht, wird erklärt.
web-the-table = Der Tisch in Sätzen

## Hilfe
web-help-intro = Was golden leuchtet, kannst du wählen: Drück darauf. Drück auf etwas anderes, um zu erfahren, warum nicht. Zeig auf eine Möglichkeit, um zu sehen, was sie am Wertungsblock ändert.
web-keys = Tasten
web-key-arrows = zum Nächsten, das man wählen kann
web-key-shift-arrows = … oder zu irgendetwas
web-key-enter = wählen
web-key-digits = nach Nummer wählen
web-key-undo = die letzte Wahl zurücknehmen
web-key-hint = ein Tipp
web-key-look = das Gewählte aus der Nähe, und was es wert ist
web-key-skip = überspringen, was gezeigt wird
web-key-scrub = ein Schritt zurück, ein Schritt weiter
web-key-plain = mit oder ohne Bilder
web-key-sound = Töne an oder aus
web-key-help = diese Hilfe

## Nach dem Spiel
web-review = Ergebnis
web-to-result = Zum Ergebnis
web-counting = Die Punkte werden gezählt
web-count-again = Punkte zählen
web-analysis-and-share = Analysieren und teilen
web-print = Drucken
web-place = { $place ->
    [1] erster Platz
    [2] zweiter Platz
    [3] dritter Platz
    [4] vierter Platz
   *[other] { $place }. Platz
}
web-behind = −{ $points }
web-decided-by = { $margin ->
    [one] { $winner } liegt { $margin } Punkt vor { $second }
   *[other] { $winner } liegt { $margin } Punkte vor { $second }
}. Den Ausschlag gab: { $line }, { $more } zu { $less }.
web-brought-most = Das meiste brachte: { $line }, { $points }.
web-first-garden = Der erste solche Garten auf diesem Gerät: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-new-best-garden = Dein bester Garten auf diesem Gerät: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, bisher { $before }.
web-best-garden = Dein bisher bester Garten auf diesem Gerät: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-won-by-resignation = Gewonnen: { $others }. { $name } hat aufgegeben.
web-ahead-at-resignation = { $name } hat aufgegeben. Bis dahin vorn: { $others }.
web-home-short = Startseite
web-rematch = Noch einmal
web-keep-and-share = Behalten und teilen
web-record = Aufzeichnung
web-picture = Bild
web-share-link = Link zu diesem Spiel
web-share-help = Wer ihn öffnet, sieht das Ergebnis und kann das Spiel durchgehen.
web-seed-told = Alles Austeilen in diesem Spiel kam aus diesem Startwert. Sein Siegel war vor dem ersten Austeilen zu sehen.
web-verify-help = Prüf es: Lade die Aufzeichnung und starte „{ $command }“. Das prüft, ob der Startwert zum Siegel passt, und teilt das ganze Spiel neu aus. Mit „--seal“ und dem Siegel, das du notiert hast, musst du dieser Seite nicht trauen.
web-ended-resigned = { $name } hat aufgegeben.
web-ended-ended = Dieses Spiel der Bots wurde vor seinem Ende abgebrochen.
web-ended-stuck = Dieses Spiel nahm kein Ende, darum wurde es hier angehalten.
web-rematch-best-of = Beste von { $count }
web-rematch-offer = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
web-no-thanks = Nein, danke
web-seat-kept = freigehalten bis { $time }
web-kept-for-you = Dein Platz ist bis { $time } freigehalten.
web-series = Beste von { $count }
web-series-won = { $name } gewinnt die Serie.
web-series-length = Serie
web-series-none = Ein Spiel
web-close-after = Das Spiel schließen, wenn alle weg sind seit
web-close-usual = der üblichen Zeit
web-close-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
web-by-agreement = Einvernehmlich
web-ended-agreed = Das Spiel wurde hier einvernehmlich beendet.
web-ended-abandoned = Lange war niemand mehr da, darum wurde dieses Spiel geschlossen.
web-ended-closed = Der Gastgeber dieses Servers hat diesen Tisch geschlossen.
web-offer-end = Vorschlagen, hier aufzuhören
web-offer-end-sure = Ja, vorschlagen
web-offer-end-help = Wenn alle zustimmen, zählen die Punkte, wie sie stehen. Bots stimmen immer zu.
web-end-offered = Vorschlag, hier aufzuhören, mit den Punkten, wie sie stehen: { $names }.
web-end-offered-own = Du hast vorgeschlagen, hier aufzuhören. Noch gefragt: { $names }.
web-end-agree = Zustimmen und beenden
web-end-withdraw = Vorschlag zurücknehmen
web-end-table = Dieses Spiel beenden
web-end-table-sure = Ja, dieses Spiel beenden
web-end-table-help = Hier spielen nur Bots. Es ist dein Tisch, du darfst das Spiel jederzeit beenden.
web-play-on-as = als
web-play-on-as-all = alle
web-play-on-from-here = Von hier weiterspielen
web-analysis = Analyse
web-analyze = Spiel analysieren
web-analyze-help = Der Coach geht jede Entscheidung durch: wie die Chancen standen, welche Züge teuer waren, was Glück war.
web-analyzing = Das Spiel wird analysiert …
web-analysis-failed = Die Analyse ist fehlgeschlagen.
web-chances = Siegeschance nach jeder Entscheidung
web-expected-score = Erwartete Endpunkte nach jeder Entscheidung
web-graph-start = Anfang
web-graph-end = { $last ->
    [one] { $last } Entscheidung
   *[other] { $last } Entscheidungen
}
web-after-decisions = { $count ->
    [one] nach { $count } Entscheidung
   *[other] nach { $count } Entscheidungen
}
web-as-a-table = Als Tabelle
web-costly = Teure Entscheidungen
web-costly-help = Drück auf eine, um sie auf dem Plan neben dem besseren Zug zu sehen.
web-costly-one = Eine teure Entscheidung
web-costlier-one = Die teurere davor
web-next-costly-one = Die nächste teure
web-nothing-dear = Keine Entscheidung hat etwas gekostet.
web-was-played = gespielt
web-was-better = besser
web-line-rivals = auf Kosten des besten Rivalen
web-better-because = Auf dem Wertungsblock hätte es etwa gebracht: { $reasons }.
web-percent-points = { $number } %
web-account = Wie das Ergebnis zustande kam
web-luck = Glück
web-account-start = Anfang
web-account-own = Eigene Züge
web-account-rivals = Züge der anderen
web-account-result = Ergebnis
web-accuracy = Genauigkeit
web-learn-from-yours = Aus deinen Fehlern lernen
web-learn-from-these = Aus diesen Fehlern lernen
web-mistake-of = Fehler { $number } von { $all }
web-find-better = Finde etwas Besseres: Wähl es auf dem Plan.
web-find-better-for-them = Was wäre besser gewesen? Wähl es auf dem Plan.
web-answer-thinking = Der Coach sieht es sich an …
web-answer-best = { $action }: Das ist der beste gefundene Zug.
web-answer-good = { $action }: Gut. Nichts unterscheidet es vom besten gefundenen Zug.
web-answer-better = { $action }: Besser als was gespielt wurde, aber es geht mehr ({ $loss }). Versuch es noch einmal.
web-answer-worse = { $action }: Nicht besser als was gespielt wurde ({ $loss }). Versuch es noch einmal.
web-answer-same = { $action }: Genau das wurde gespielt. Versuch etwas anderes.
web-show-better = Den besseren Zug zeigen
web-next-mistake = Nächster Fehler
web-choices-in-words = Die Möglichkeiten in Worten
web-mistakes-done = Das war alles: { $solved } von { $all } gefunden.
web-exact = Bester Zug gefunden
web-exact-of = { $exact } von { $all }
web-marks = Fehler
web-mark-inaccuracy = Ungenauigkeit
web-mark-mistake = Fehler
web-mark-blunder = grober Fehler
web-account-help = Die Rechnung zu jedem Ergebnis, in Prozent eines Sieges: die Chance am Anfang, was das Austeilen gab oder nahm, was die Entscheidungen dieser Person und die der anderen änderten. Zusammen ergibt das das Ergebnis. Genauigkeit ist, wie viel von dem behalten wurde, was auf dem Spiel stand: Wählen auf gut Glück kommt auf etwa 0 %, die besten gefundenen Züge auf 100 %. Beste Züge zählen dort, wo die Wahl etwas ausmachte. Fehler: Ungenauigkeiten, Fehler, grobe Fehler.
web-account-help-solo = Die Rechnung zum Ergebnis, in Punkten: was am Anfang zu erwarten war, was das Austeilen gab oder nahm, was die Entscheidungen änderten. Zusammen ergibt das das Ergebnis. Genauigkeit ist, wie viel von dem behalten wurde, was auf dem Spiel stand: Wählen auf gut Glück kommt auf etwa 0 %, die besten gefundenen Züge auf 100 %. Beste Züge zählen dort, wo die Wahl etwas ausmachte. Fehler: Ungenauigkeiten, Fehler, grobe Fehler.

## Lernen
web-guide = Deine Begleiterin
web-guide-you = Ada
web-guide-rival = Nabu
web-guide-words = Die Worte der Begleiterin
web-guide-step = Schritt { $number } von { $all }
web-guide-watch = Schau, was jetzt geschieht …
web-guide-back = Zurück
web-guide-forward = Vor
web-guide-next = Weiter
web-guide-refused = Das wäre erlaubt, aber machen wir zuerst dies:
web-guide-almost = Fast!
web-guide-do-it = Mach es für mich
web-guide-play-on = Gegen einen Bot weiterspielen

## Regeln
web-search-rules = In den Regeln suchen, mit Wörtern oder Nummer
web-rules-found = { $count ->
    [0] Keine Regel passt; versuch andere Wörter
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-contents = Inhalt
web-in-the-booklet = Im Heft
web-glossary = Begriffe des Heftes
web-glossary-help = Wie das gedruckte Heft nennt, wovon diese Regeln sprechen, und wo mehr darüber steht.
web-glossary-reported = Begriffe mit * stammen von Verlagen und aus Rezensionen; dieses Heft lag uns nicht vor.
web-glossary-word = Unser Wort
web-glossary-printed = Begriff im Heft
web-glossary-rules = Regeln
web-paper-pad = Wertungsblock zum Drucken
web-paper-pad-help = Ein leerer Wertungsblock, zweimal je Blatt, für ein Spiel am echten Tisch.
web-paper-pad-name = Name
web-paper-pad-date = Datum
web-back-to-rules = Zurück zu den Regeln
web-table-box = Schachtel
web-table-box-help = Das gedruckte Material, mit dem gespielt wird.
web-table-box-standard = die übliche von Kiru
web-more-choices = Mehr
web-more-choices-help = Varianten des Spiels, Bedenkzeit, was erlaubt ist, wer den Tisch findet

## Ranglisten
web-leaderboards-lead = Wer an gewerteten Tischen spielt, hat hier eine Wertungszahl. Alle beginnen mit 1000 Punkten.
web-leaderboard-empty = Noch hat hier niemand ein gewertetes Spiel beendet. Eröffne einen Tisch, wähl „Gewertetes Spiel“ und setz dich an die Spitze.
web-player-count = Personen
web-crowd-two = zwei
web-crowd-more = drei oder mehr
web-time-span = Wann
web-all-time = insgesamt
web-season = { $year }, Quartal { $quarter }
web-my-statistics = Meine Statistik
web-shut-out = Der Gastgeber dieses Servers hat dieses Gerät ausgeschlossen.
web-rating-changes = Wertungen
web-my-rating = Meine Wertungszahl
web-bots-measured = Die Bots
web-bots-measured-help = In der Arena aneinander gemessen; ihre Wertungszahlen bleiben, wie sie sind.
web-place-short = Nr.
web-player = Wer
web-rating = Wertungszahl
web-games = Spiele
web-won = Gewonnen
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-rated-table = Gewertetes Spiel
web-rated-table-help = Es zählt für die Ranglisten: ohne Tipps, zufällig ausgeteilt, und nach dem Zug wird nichts zurückgenommen. Wer aufgibt, ist zuletzt.
web-rated = gewertet

## Meine Spiele
web-my-games-lead = Alle Tische, an denen du auf diesem Gerät sitzt. Sonst sieht niemand diese Liste.
web-my-games-empty = Noch kein Spiel. Das erste ist nur einen Klick entfernt.
web-no-such-games = Keines deiner Spiele passt dazu.
web-phase = Stand
web-all-games = alle
web-with-whom = Mit wem
web-waiting-for-me = Wartet auf dich
web-other-games = Die anderen
web-more-games = Mehr zeigen
web-download-records = Aufzeichnungen behalten (ZIP, die letzten 200)
web-dismiss-game = Aus der Liste nehmen: { $game }
web-dismissed-game = { $game } steht nicht mehr in deiner Liste.
web-bring-back = Zurückholen
web-i-won = { $points ->
    [one] Du hast mit { $points } Punkt gewonnen
   *[other] Du hast mit { $points } Punkten gewonnen
}
web-i-came = { $points ->
    [one] Platz { $place } von { $players } mit { $points } Punkt
   *[other] Platz { $place } von { $players } mit { $points } Punkten
}
