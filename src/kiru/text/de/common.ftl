## Fehler: ein klarer Satz und was zu tun ist
error-refused = „{ $action }“ geht jetzt nicht: Regel { $rule }.
error-refused-rule = „{ $action }“ geht jetzt nicht. { $rule }: { $sentence }
error-game = Unbekanntes Spiel „{ $found }“. Die Spiele sind: { $expected }.
error-players = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $found }.
error-option = Unbekannte Option „{ $option }“. Die Optionen sind: { $expected }.
error-option-value = Unbekannter Wert „{ $value }“ für die Option { $option }. Mögliche Werte: { $expected }.
error-option-form = Die Option „{ $text }“ ist nicht zu lesen. Schreib sie als Name=Wert.
error-action-unknown = Unbekannte Aktion „{ $action }“. Wähl eine der Aktionen, die das Spiel anbietet.
error-over = Das Spiel ist zu Ende; keine Aktion ist mehr möglich.
error-stuck = Dieses Spiel dauert schon { $steps } Entscheidungen ohne Ende, darum hält Kiru es hier an.
error-ruleset = Unbekannte Regelversion { $found } von „{ $game }“. Die Versionen sind: { $expected }.
error-seat = An der Reihe ist Platz { $seat }, nicht Platz { $found }.
error-undo = Es gibt nichts zurückzunehmen: nur die eigenen Entscheidungen seit dem letzten Aufdecken.
error-bot = Unbekannter Bot „{ $found }“. Die Bots sind: { $expected }.
error-dealer = Unbekannter Geber „{ $dealer }“. Möglich sind „seeded STARTWERT“, „system“ oder „scripted“.
error-script-end = Im Skript steht keine Ziehung mehr; ergänze, was fehlt.
error-language = Unbekannte Sprache „{ $found }“. Die Sprachen sind: { $expected }.
error-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
error-file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
error-file-too-large = Die Datei { $file } ist größer als { $limit } Bytes, zu groß für eine Aufzeichnung oder Schachtel.
error-file-not-text = Die Datei { $file } ist kein Text in UTF-8.
error-box-game = Diese Schachtel gehört zum Spiel „{ $found }“; erwartet wurde eine für { $game }.
error-box-name = Eine Schachtel braucht einen eigenen Namen: box = "meine", aus Kleinbuchstaben, Ziffern, - und _, nicht "standard".
error-box-toml = Die Schachtel { $file } ist kein gültiges TOML: { $reason }.
error-box-table = Der Schachtel fehlt die Tabelle [{ $table }]. Ergänze sie oder übernimm sie mit extends = "standard".
error-box-entry = Fehler der Schachtel in { $table }: „{ $entry }“ muss { $expected } sein.
error-box-count = Die Schachtel hat { $found } in { $table }; das Heft sagt { $expected }.
error-box-twice = Die Schachtel nennt „{ $entry }“ in { $table } zweimal.
error-record-magic = Zeile { $line }: Das ist keine Aufzeichnung von Kiru. Die erste Zeile muss „{ $expected }“ sein.
error-record-long = Zeile { $line }: Die Aufzeichnung ist zu lang; höchstens { $limit } Zeilen sind erlaubt.
error-record-steps = Diese Aufzeichnung hat { $found } Entscheidungen; ein Spiel hat höchstens { $limit }.
error-record-line = Zeile { $line }: Die Zeile ist zu lang oder enthält nicht druckbare Zeichen.
error-record-header = Zeile { $line }: unbekannte Kopfzeile „{ $text }“.
error-record-missing = Zeile { $line }: Im Kopf fehlt eine gültige Zeile „{ $part }“.
error-record-step = Zeile { $line }: Der Schritt „{ $text }“ ist nicht zu lesen. Schreib Platznummer oder *, ein Leerzeichen und eine Aktion.
error-record-truncated = Zeile { $line }: Die Aufzeichnung bricht ab; die letzte Zeile muss „open“ oder „end“ mit den Punkten sein.
error-record-after-end = Zeile { $line }: Die Aufzeichnung geht nach ihrem Ende weiter; lösch, was folgt.
error-record-open = Zeile { $line }: Das Spiel ist hier zu Ende; die Aufzeichnung muss mit „end“ und den Punkten schließen.
error-record-game = Das ist eine Aufzeichnung von { $found }; erwartet wurde { $expected }.
error-record-box = Diese Aufzeichnung wurde mit der Schachtel „{ $found }“ gespielt, nicht mit „{ $expected }“. Nenn ihre Datei mit --box.
error-record-refused = Zeile { $line }, „{ $text }“: { $reason }
error-record-deal = der Startwert im Kopf hätte „{ $expected }“ ausgeteilt.
error-record-scores = Zeile { $line }: Die Punkte passen nicht zum Spiel; erwartet wurde { $expected }.
error-number = Erwartet wurde eine Zahl von { $low } bis { $high }, nicht „{ $found }“.
error-seats = Du hast { $found } Plätze genannt, der Tisch hat { $expected }.
error-seed = „{ $found }“ taugt nicht als Startwert. Nimm ein Wort mit höchstens 60 Zeichen ohne Leerzeichen.
error-rule = Unbekannte Regel „{ $found }“. { $expected } nennt alle Regeln dieses Spiels.
error-map = Von { $game } gibt es keine Karte: Der Plan besteht nicht aus verbundenen Orten.
interrupted = Unterbrochen.
error-usage = { $reason } Siehe „{ $command } --help“.

## Wörter für überall
one-and-next = { $first }; { $next }
chance = Zufall
seat-name = Spieler { $number }
former-player = Ehemaliger Spieler
bot-name = { $bot } { $number }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
total = Summe
yes = ja
no = nein
certainty-certain = sicher
certainty-likely = wahrscheinlich
certainty-reconstructed = rekonstruiert

## Die Kommandozeile
cli-about = Ein Tisch für Amyitis, Babylon und Die Hängenden Gärten: spielen, nachspielen, simulieren, messen.
cli-version = Zeigt die Version und endet.
cli-lang = Sprache: { $languages }.
help-usage = Aufruf:
help-options = Optionen
help-arguments = Argumente
help-commands = Befehle
help-help = Zeigt diese Hilfe und endet.
help-options-slot = [OPTIONEN]
help-command-slot = BEFEHL [ARGUMENTE]...
help-required = [erforderlich]
help-default = [Vorgabe: { $value }]
usage-command = Unbekannter Befehl „{ $found }“.
usage-command-close = Unbekannter Befehl „{ $found }“. Meintest du { $close }?
usage-option = Unbekannte Option „{ $found }“.
usage-option-close = Unbekannte Option „{ $found }“. Meintest du { $close }?
usage-missing = Das Argument „{ $name }“ fehlt.
usage-number = Die Option { $option } nimmt eine Zahl, zum Beispiel 2.
cli-play = Spielt im Terminal, gegen Menschen an dieser Tastatur und gegen Bots.
cli-join = Spielt im Terminal am Tisch eines Servers: nimmt den Platz eines Links oder schaut zu.
cli-replay = Geht ein aufgezeichnetes Spiel durch.
cli-sim = Lässt Bots viele Spiele spielen und fasst sie zusammen.
cli-perft = Zählt die Stellungen in einer Zahl von Entscheidungen.
cli-bench = Misst, wie schnell die Spiele laufen.
cli-rules = Zeigt die Regeln oder eine davon nach ihrer Nummer.
cli-box = Schachteln: das gedruckte Material als Dateien.
cli-box-check = Prüft eine Schachteldatei gegen das, was das Heft sagt.
cli-score = Wertet ein Spiel vom echten Tisch, aus einem getippten Blatt oder einer Datei, Zeile für Zeile.
cli-arg-game = Das Spiel: { $games }.
cli-arg-record = Eine Aufzeichnungsdatei.
cli-arg-rule = Die Nummer einer Regel, zum Beispiel H13.
cli-arg-box = Eine Schachteldatei.
cli-arg-sheet = Eine Datei mit dem Wertungsblatt; ohne sie wird es von der Eingabe gelesen.
cli-arg-load = Setzt dieses gespeicherte Spiel fort.
cli-arg-link = Der Link eines Tisches, wie der Browser oder eine Einladung ihn zeigt.
cli-opt-name = Dein Name am Tisch.
cli-opt-server = Die Adresse des Servers.
cli-opt-players = Wie viele spielen, wenn keine Plätze genannt sind.
cli-opt-seat = Ein Platz, der Reihe nach: ein Name oder ein Bot: bot:random, bot:greedy oder nach Stärke bot:novice, bot:gardener, bot:architect, bot:royal (für jeden Platz wiederholen).
cli-opt-option = Eine Option des Spiels als Name=Wert (wiederholbar).
cli-opt-box = Spielt mit dieser Schachteldatei statt der üblichen Schachtel.
cli-opt-seed = Teilt nach diesem Startwert aus; ohne ihn wird einer gezogen und gezeigt.
cli-opt-plain = Zeile für Zeile in Sätzen, für Screenreader und Pipes.
cli-opt-json = Ausgabe für Programme.
cli-opt-legal = Nennt, was bei jeder Entscheidung erlaubt war.
cli-opt-map = Zeigt stattdessen den Plan als Graph: jeden Ort und was er berührt.
cli-opt-step = Wartet nach jeder Entscheidung auf Enter.
cli-opt-bots = Die Bots, die reihum die Plätze nehmen, durch Kommas getrennt.
cli-opt-games = Wie viele Spiele.
cli-opt-csv = Schreibt je Spiel eine Zeile in diese CSV-Datei.
cli-opt-records = Behält die Aufzeichnung jedes Spiels in diesem Ordner.
cli-opt-jobs = Wie viele Prozesse; sonst einer je Kern.
cli-opt-max-rounds = Hält ein Spiel nach dieser Zahl von Runden an und meldet es als unfertig.
cli-opt-depth = Wie viele Entscheidungen tief.
cli-opt-peers = Misst im selben Lauf andere mit, soweit installiert: OpenSpiel, catanatron und als Umgebungen auch Pgx, PettingZoo und RLCard; mit --server boardgame.io, von npm geholt.
cli-opt-repeat = Wie oft jede Messung wiederholt wird, abwechselnd.
cli-opt-seconds = Wie lange eine Wiederholung etwa dauert.

## Spielen im Terminal
play-welcome = { $game } für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}. Startwert: { $seed }. Gib eine Nummer oder Aktion ein; „help“ nennt die Befehle.
play-welcome-system = { $game } für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}. Gib eine Nummer oder Aktion ein; „help“ nennt die Befehle.
play-choose = Deine Wahl
play-number = Die Wahl { $found } gibt es nicht; möglich sind 1 bis { $count }.
play-not-understood = „{ $found }“ ist weder eine Wahl noch ein Befehl. „help“ nennt die Befehle.
play-legal = „{ $action }“ ist möglich: Nichts spricht dagegen.
play-undone = { $count ->
    [one] Zurückgenommen: { $count } Entscheidung.
   *[other] Zurückgenommen: { $count } Entscheidungen.
}
play-undo-other = Nichts zurückzunehmen: { $name }.
play-saved = Gespeichert als { $file }.
play-loaded = Geladen: { $file }, { $steps } Entscheidungen.
play-needs-file = „{ $command }“ braucht einen Dateinamen.
play-needs-action = „why“ braucht eine Aktion, zum Beispiel „why { $example }“.
play-bye = Auf Wiedersehen.
play-bye-unsaved = Auf Wiedersehen. Das Spiel ist nicht gespeichert.
play-end-of-input = Die Eingabe endete vor dem Spiel.
play-log-empty = Noch ist nichts geschehen.
why-chance = Das bringt der Zufall; niemand kann es wählen.
play-why-rule = { $rule }, { $title }: { $sentence }
play-help = Befehle:
play-help-action = eine Nummer oder die Aktion selbst in Notation
play-help-table = table – zeigt den Tisch noch einmal
play-help-undo = undo – nimmt die letzte Wahl zurück, bis zum letzten Aufdecken
play-help-why = why AKTION – welche Regel sie verbietet
play-help-rules = rules [NUMMER] – die Regeln oder eine davon
booklet-terms = Im Heft: { $terms }.
booklet-terms-in = Im Heft ({ $language }): { $terms }.
play-help-score = score – der Wertungsblock aller
play-help-log = log – was bisher geschah
play-help-chat = chat TEXT – allen am Tisch etwas sagen
play-help-save = save DATEI – behält das Spiel
play-help-load = load DATEI – setzt ein behaltenes Spiel fort
play-help-quit = quit – aufhören
play-pad = Punkte
play-log = Was geschah
play-question = Frage

## Nachspielen
replay-step = { $number }. { $who }: { $action }
replay-legal = erlaubt: { $actions }
replay-continue = Enter: weiter, q: Schluss
replay-unfinished = Die Aufzeichnung endet vor dem Spiel.
result-agreed = Einvernehmlich beendet: { $result }

## Simulation
sim-progress = Es wird gespielt
sim-title = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
sim-seat = Platz
sim-bot = Bot
sim-wins = Siegesanteil
sim-mean = Mittlere Punkte
sim-spread = Streuung
sim-lowest = Niedrigste
sim-highest = Höchste
sim-decisions = Im Mittel { $decisions } Entscheidungen je Spiel, { $rate } Spiele je Sekunde.
sim-unfinished = { $count ->
    [one] { $count } Spiel wurde nach { $rounds } Runden unfertig angehalten.
   *[other] { $count } Spiele wurden nach { $rounds } Runden unfertig angehalten.
}

## Perft
perft-title = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}, Startwert { $seed }: Folgen von Entscheidungen samt Zufall
perft-depth = Tiefe
perft-count = Folgen
perft-time = Sekunden

## Schachteln
box-good = { $file } ist eine gute Schachtel für { $game }: „{ $name }“.
box-table = Tabelle
box-certainty = Sicherheit

## Punkte
score-title = Wertungsblock
score-prompt = Gib das Blatt Zeile für Zeile ein; eine leere Zeile beendet es.

## Pläne im Terminal
board-round = Runde { $round } von { $rounds }
board-over = Das Spiel ist zu Ende
board-deck = Stapel { $count }
board-supply = Vorrat
