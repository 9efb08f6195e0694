## Umgebungen zum Lernen
error-argument = Unbekannter Wert „{ $found }“ für { $what }. Mögliche Werte: { $expected }.
env-masked = Die Aktion { $action } ist ausgeblendet: { $rule }.
env-masked-at = Die Aktion { $action } an Tisch { $table } ist ausgeblendet: { $rule }.
env-action = Unbekannte Aktion { $action }. Erwartet wurde eine aus { $space }.
env-actions = Aktionen müssen { $count } ganze Zahlen sein, nicht { $type } der Form { $shape }.
env-reset = { $call } kommt vor dem ersten Schritt und nach dem Ende einer Episode.

## Simulationen auf vielen Rechnern und ihre Ergebnisse
error-group = { $what } braucht einen zusätzlichen Teil von Kiru. Installier ihn mit: pip install "kiru[{ $group }]".
error-workers = { $count } Arbeitsprozesse starben nacheinander, darum wurde der Lauf angehalten; die bisherigen Ergebnisse bleiben.
error-cluster = Der Cluster { $address } ist nicht zu erreichen: { $reason }.
error-cluster-kiru = Die Rechner des Clusters haben ein anderes Kiru ({ $found }); installier überall { $expected }.
error-results-folder = Der Ordner { $folder } enthält schon andere Dateien; nenn einen neuen oder leeren.
error-results-other = Der Ordner { $folder } enthält Ergebnisse anderer Einstellungen; nenn einen neuen oder wiederhol denselben Befehl.
cli-opt-parquet = Behält je Platz eine Zeile in diesem Ordner als Parquet-Dateien; derselbe Befehl setzt einen unterbrochenen Lauf fort.
cli-opt-cluster = Spielt auf einem Ray-Cluster: seine Adresse, auto oder local.

## Berichte zur Ausgewogenheit
cli-report = Wie gerecht und abwechslungsreich ein Spiel ist: eine Seite mit Diagrammen, für jede Personenzahl.
cli-opt-report-bots = Wer spielt, durch Kommas getrennt; die Plätze werden reihum besetzt.
cli-opt-report-players = Nur diese Personenzahl; wiederholbar.
cli-opt-report-games = Spiele je Personenzahl.
cli-opt-compare = Spielt noch einmal mit dieser Schachtel oder Option (Name=Wert) und zeigt beides; wiederholbar.
cli-opt-report-parquet = Behält die Spiele in diesem Ordner als Parquet-Dateien; derselbe Befehl setzt einen unterbrochenen Lauf fort.
cli-opt-report-html = Die Datei, die geschrieben wird; sonst GAME-balance.html.
error-compare = Verglichen wird nur mit einer Schachtel; „{ $found }“ ist eine zweite.
balance-written = Der Bericht steht in { $file }.
balance-title = { $game }: Ausgewogenheit
balance-about = { $games } Spiele je Personenzahl, gespielt von { $bots }; Schachtel { $box }, Startwert { $seed }.
balance-box = Schachtel { $box }
balance-numbers = Zahlen
balance-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
balance-first = { $judged ->
    [more] Bei { $players } Personen ist Beginnen ein Vorteil: { $share } der Siege, gleich wäre { $even }.
    [less] Bei { $players } Personen ist Beginnen ein Nachteil: { $share } der Siege, gleich wäre { $even }.
   *[open] Bei { $players } Personen ist kein Vorteil des Beginnens bewiesen: { $share } der Siege, gleich wäre { $even }.
}
balance-overview = Überblick
balance-table = Tabelle
balance-games = Spiele
balance-unfinished = Unfertig
balance-score = Mittlere Punkte
balance-deviation = Streuung
balance-lead = Vorsprung
balance-rounds = Runden
balance-decisions = Entscheidungen
balance-seats = Plätze
balance-share = Anteil an den Siegen
balance-winners = wer gewann
balance-others = alle anderen
balance-scores = Endpunkte
balance-lengths = Länge in Runden
balance-efforts = Länge in Entscheidungen
balance-sources = Woher die Punkte kommen
balance-by-win = Anteil der Plätze mit diesem Wert an den Siegen. Die gestrichelte Linie wäre bei gleichen Chancen.
balance-by-start = Der ganze Tisch hat diesen Wert: der Anteil derer, die begannen, an den Siegen. Die gestrichelte Linie wäre bei gleichen Chancen.
balance-by-score = Mittlere Punkte der Spiele mit diesem Wert.
balance-nothing = Kein Spiel kam zu seinem Ende; man kann mehr Runden erlauben.
balance-command = Der Befehl, der diese Seite machte
balance-note = Werte nach ± sind die Hälfte eines 95-%-Vertrauensbereichs. Ein geteilter Sieg zählt anteilig. Was mit dem Sieg einhergeht, muss nicht seine Ursache sein: Wer vorn liegt, baut auch mehr. Werte von weniger als zehn Plätzen fehlen. Bots sind keine Menschen; stärkere geben ein treueres Bild und brauchen länger.
balance-option = { $option }: { $value }
balance-differences = B verglichen mit A
balance-starting = Siege des Startspielers
balance-corrected = { $proven ->
    [0] Die Seite vergleicht { $all } Werte mit anderen; um so viele Vergleiche berichtigt, ist kein Unterschied bewiesen.
    [one] Die Seite vergleicht { $all } Werte mit anderen; um so viele Vergleiche berichtigt, ist { $proven } Unterschied bewiesen.
   *[other] Die Seite vergleicht { $all } Werte mit anderen; um so viele Vergleiche berichtigt, sind { $proven } Unterschiede bewiesen.
}
balance-power = Zu { $players } und in { $games } Spielen sieht man einen Anteil an den Siegen, der um { $points } vom gleichen abweicht, in vier von fünf Fällen; ein kleinerer braucht mehr Spiele.
balance-proven = Was bewiesen ist
balance-proven-note = Holms Korrektur über alle Vergleiche der Seite: Die Wahrscheinlichkeit, dass der Zufall allein einen dieser Unterschiede bringt, liegt unter 5 %.
balance-compared = Verglichen
balance-trait = { $trait }: { $value }
balance-otherwise = Sonst
balance-by-luck = Durch Zufall
balance-below = unter 0,1 %
balance-actions = Angebotene und gewählte Aktionen
balance-actions-note = Aktionen in den Wörtern der Notation, wo es eine Wahl gab. Angebote je Platz und Spiel, Gewähltes als Teil der Angebote; daneben die Siege der Plätze, die die Aktion mindestens einmal wählten, und derer, die es nie taten, obwohl sie konnten. Wer vorn liegt, bekommt mehr angeboten.
balance-action = Aktion
balance-offered = Angeboten
balance-taken = Gewählt
balance-takers = Siege der Wählenden
balance-leavers = Siege der anderen
balance-estimate = { $games } Spiele brauchen { $minutes ->
    [0] weniger als eine Minute
    [one] etwa { $minutes } Minute
   *[other] etwa { $minutes } Minuten
}. Mit schwächeren Bots (--bots novice) oder weniger Spielen (--games) geht es schneller.

## Einstellen
cli-tune = Stellt die Regler der Suche eines Spiels für eine Personenzahl ein: Jeder Schritt tritt bei gleicher Zeit an.
cli-opt-tune-iterations = Iterationen der Seite, die den Titel hält; die andere bekommt so viele, wie gleich lange dauern.
cli-opt-tune-deals = Höchstens so viele Ziehungen je Wettlauf; jede wird einmal von jedem Platz gespielt.
cli-opt-tune-rounds = Wie oft höchstens alle Regler an die Reihe kommen.
cli-opt-tune-dials = Welche Regler, durch Kommas getrennt; sonst alle.
cli-opt-tune-elo = So viele Elo statt keiner muss ein Schritt wert sein, damit er bleibt.
cli-opt-tune-out = Wo jeder Schritt festgehalten wird; sonst GAME-PLAYERS.tune.jsonl in diesem Ordner.
cli-opt-tune-install = Legt die Einstellungen in den Ordner des Spiels, wenn der letzte Wettlauf sie annimmt.
error-tune-dial = Einen Regler „{ $found }“ gibt es nicht. Regler: { $expected }.
error-tune-file = { $file } ist keine lesbare Aufzeichnung einer Einstellung.
error-tune-other = { $file } gehört zu einer anderen Einstellung oder Version. Nenn mit --out eine andere Datei.
tune-progress = Wettlauf
tune-step = { $dial }: { $before } → { $value }, { $iterations } Iterationen, { $games } Spiele, { $share } % (LLR { $llr }): { $verdict }
tune-nothing = Kein Regler steht anderswo besser; alles bleibt.
tune-refused = Es ist nicht bewiesen, dass die gefundenen Einstellungen besser sind; alles bleibt.
tune-accepted = Die gefundenen Einstellungen sind besser als die bisherigen.
tune-installed = Das Spiel spielt jetzt mit diesen Einstellungen: { $file }.
tune-interrupted = Angehalten. Alle Schritte stehen in { $file }; derselbe Befehl macht dort weiter.

## Lernen
cli-opt-train-players = Lernt nur für Tische mit so vielen Spielern; die anderen Zeilen bleiben.
cli-opt-train-priors = Lernt stattdessen die ersten Einschätzungen aus dem, was die Suche vorzog; die Gewichte bleiben.
train-priors-round = Lernrunde { $number }: In zurückgehaltenen Spielen lagen die ersten Einschätzungen { $before } Nat neben dem, was die Suche vorzog, angepasst { $after } (Entscheidungen: { $decisions }).

## Größere Tische
cli-opt-arena-alone = Der erste von zwei Bots sitzt allein unter anderen des zweiten.
error-arena-alone = Mit --alone nenn genau zwei Bots, durch ein Komma getrennt.
strength-many = An größeren Tischen
strength-many-about = Ein Royal sitzt allein unter anderen der vorigen Version (`-v1`), mit deren Gewichten und Einstellungen, bei gleichem Budget; jede Ziehung spielt er einmal von jedem Platz. Ziel sind anderthalb gerechte Anteile.
strength-players = Spieler

## Der Geschwindigkeitstest
bench-progress = Es wird gemessen
bench-title = Zufälliges Spiel, Entscheidungen je Prozessorsekunde
bench-game = Spiel
bench-players = Personen
bench-decisions = Entscheidungen
bench-interpreted = Interpretiert
bench-ratio = Verhältnis
bench-games = Spiele
bench-clone = Kopie
bench-driven = Von Python gesteuert
bench-peers = { $way ->
    [driven] Neben anderen Engines, beide von Python aus gesteuert
   *[decisions] Neben anderen Engines, beide in kompiliertem Code
}
bench-peer = Engine
bench-no-peers = Hier ist keine andere Engine installiert; die Gruppe „peers“ bringt OpenSpiel und catanatron.
bench-interpreted-only = Der Kern ist hier nicht übersetzt: Es fehlt ein C-Compiler, oder der Bau wurde ausgelassen.
bench-startup = kiru --version antwortet in { $milliseconds } ms.
bench-note = Median aus { $repeat } Wiederholungen, abwechselnd; ein Unterschied unter { $noise } × ist Rauschen.
bench-steps = Umgebungen, Schritte je Sekunde eines Kerns
bench-environment = Umgebung
bench-batch = Tische
bench-steps-rate = Schritte
bench-missing = Nicht gemessen, weil nicht installiert oder hier nicht lauffähig: { $names }.

## Data sets
cli-dataset = Datensätze aus Spielen gegen sich selbst.
cli-dataset-make = Lässt eine Suche gegen sich selbst spielen und schreibt jede Wahl mit Besuchen und Werten als Parquet.
cli-opt-dataset-out = Der Ordner des Datensatzes; derselbe Befehl setzt ihn fort.
cli-opt-dataset-iterations = Iterationen der Suche für eine Wahl.
error-dataset-other = { $folder } enthält den Datensatz eines anderen Plans; nenn einen anderen Ordner.

## Die ganze Messung
cli-benchmark = Misst die Engines neben anderen, lässt Bots aller Art gegeneinander spielen und schreibt auf, was beides ergibt.
cli-opt-benchmark-out = Schreibt das Dokument in diese Datei, etwa docs/benchmark.md.
cli-opt-benchmark-royal = Iterationen von royal für eine Wahl.
cli-opt-benchmark-playouts = Durchspiele der Suche von OpenSpiel für eine Wahl; 0 lässt sie weg.
cli-opt-benchmark-speed = Misst die Geschwindigkeit neu, neben allem, was installiert ist; die Spiele warten nicht darauf.
error-policy = Für einen Tisch mit { $players } wurde kein Netz trainiert; es gibt welche für { $expected }.
error-policy-layout = Das Netz von { $game } wurde mit anderen Beobachtungen trainiert, als diese Version zeigt.
