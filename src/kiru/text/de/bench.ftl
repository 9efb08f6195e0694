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
error-dataset-other = { $folder } enthält den Datensatz eines anderen Plans; nenne einen anderen Ordner.

## Die ganze Messung
cli-benchmark = Misst die Engines neben anderen, lässt Bots aller Art gegeneinander spielen und schreibt auf, was beides ergibt.
cli-opt-benchmark-out = Schreibt das Dokument in diese Datei, etwa docs/benchmark.md.
cli-opt-benchmark-royal = Iterationen von royal für eine Wahl.
cli-opt-benchmark-playouts = Durchspiele der Suche von OpenSpiel für eine Wahl; 0 lässt sie weg.
cli-opt-benchmark-speed = Misst die Geschwindigkeit neu, neben allem, was installiert ist; die Spiele warten nicht darauf.
error-policy = Für einen Tisch mit { $players } wurde kein Netz trainiert; es gibt welche für { $expected }.
error-policy-layout = Das Netz von { $game } wurde mit anderen Beobachtungen trainiert, als diese Version zeigt.
