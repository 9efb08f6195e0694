## Bots
error-bot-budget = Das Budget „{ $found }“ ist nicht zu lesen. Schreib eine Zahl von Iterationen wie royal-500 oder Sekunden wie royal-2s: mehr als null und höchstens 600 s.
error-bot-budget-none = Der Bot { $bot } entscheidet sofort und nimmt kein Budget: Schreib nur { $bot }.
error-bot-version = Unbekannte Fassung „{ $found }“. Frühere Fassungen der Bots dieses Spiels: { $expected }.
error-bot-personality = In diesem Spiel ist kein Bot von der Art „{ $found }“. Zur Wahl stehen: { $expected }.
error-weights = { $file } ist keine lesbare Datei mit Gewichten. Mach eine mit kiru train.

## Die Arena
cli-arena = Lässt Bots in gepaarten Spielen antreten und sagt, wer stärker ist.
cli-opt-arena-bots = Zwei oder mehr Bots, durch Kommas getrennt; nach dem Namen kann ein Budget stehen: royal-2s, royal-500.
cli-opt-arena-games = Wie viele Spiele mindestens; jede Ziehung wird in allen Sitzordnungen gespielt.
cli-opt-arena-players = Wie viele an einem Tisch sitzen; die Bots nehmen reihum Platz oder treffen in jeder Auswahl aufeinander.
cli-opt-arena-seed = Der Startwert der Ziehungen.
cli-opt-sprt = Hört auf, sobald einer von zwei Elo-Unterschieden widerlegt ist, zum Beispiel 0,20.
cli-opt-file = Behält die Spiele in dieser Datei und macht das nächste Mal damit weiter.
error-arena-bots = Ein Wettkampf braucht mindestens zwei verschiedene Bots, jeden nur einmal genannt.
error-arena-file = { $file } ist keine lesbare Datei mit Ergebnissen. Nenn eine andere Datei.
error-arena-line = Die Datei { $file } ist in Zeile { $line } beschädigt.
error-arena-other = Die Datei { $file } gehört zu einem anderen Wettkampf, oder die Bots haben sich geändert. Nenn eine andere oder lösch sie.
error-sprt = Der Test „{ $found }“ ist nicht zu lesen. Schreib zwei Elo-Unterschiede, den kleineren zuerst, wie 0,20.
error-sprt-bots = Ein sequenzieller Test vergleicht genau zwei Bots; du hast { $found } genannt.
arena-progress = Es wird gespielt
arena-title = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
arena-bot = Bot
arena-games = Spiele
arena-share = Siegesanteil
arena-score = Mittlere Punkte
arena-elo = Elo
arena-skill = openskill
arena-time = ms
arena-note = ± ist der 95-%-Bereich; alle Sitzordnungen einer Ziehung zählen als eine Probe. Elo ist relativ zum Mittel; ms: Bedenkzeit je Entscheidung, im Mittel und höchstens.
arena-nothing = Kein Spiel wurde beendet.
arena-resumed = { $games ->
    [one] { $games } Spiel kommt aus einem früheren Lauf.
   *[other] { $games } Spiele kommen aus einem früheren Lauf.
}
arena-interrupted = Unterbrochen. Was fertig ist, steht in { $file }; derselbe Befehl macht dort weiter.
arena-sprt-accepted = { $bot } ist stärker als { $rival }: Mindestens { $elo1 } Elo passt, { $elo0 } nicht (LLR { $llr } in { $low } … { $high }).
arena-sprt-refuted = { $bot } ist nicht { $elo1 } Elo stärker als { $rival }: { $elo0 } oder weniger passt (LLR { $llr } in { $low } … { $high }).
arena-sprt-open = Unentschieden zwischen { $elo0 } und { $elo1 } Elo (LLR { $llr } in { $low } … { $high }); mehr Spiele würden es zeigen.

## Lernen
cli-train = Lernt die Gewichte der Bewertung eines Spiels im Spiel gegen sich selbst und prüft sie gegen die von Hand gemachten.
cli-opt-train-games = Spiele gegen sich selbst in jeder Lernrunde.
cli-opt-train-iterations = Iterationen der Suche bei jeder Entscheidung.
cli-opt-train-rounds = Lernrunden; jede spielt mit den Gewichten der vorigen.
cli-opt-train-out = Wohin die Gewichte geschrieben werden; sonst GAME.weights.json in diesem Ordner.
cli-opt-train-budget = Das Budget beider Seiten im Test, zum Beispiel 0.05s.
cli-opt-train-most = Höchstens so viele Testspiele; 0: kein Test.
cli-opt-train-install = Legt die Gewichte in den Ordner des Spiels, wenn der Test sie annimmt.
error-train-features = Das Spiel { $game } hat keine Merkmale, für die man Gewichte lernen könnte.
error-weights-other = Diese Gewichte gehören zu einem anderen Spiel oder einer anderen Version, nicht zum jetzigen { $game }.
train-progress = Spiel gegen sich selbst
train-round = Lernrunde { $number }: Die Gewichte verfehlten die Endpunkte um { $error }, bei { $positions } Stellungen.
train-written = Gewichte geschrieben: { $file }.
train-accepted = Die gelernten Gewichte sind stärker als die von Hand gemachten.
train-refused = Es ist nicht bewiesen, dass die gelernten Gewichte stärker sind; das Spiel behält die von Hand gemachten.
train-installed = Das Spiel spielt jetzt mit den gelernten Gewichten: { $file }.

## Der Trainer
cli-hint = Fragt den Coach nach den besten Möglichkeiten in einem aufgezeichneten Spiel, mit Gründen.
cli-opt-hint-step = Wie viele Schritte zuerst gespielt werden; sonst alle.
cli-opt-hint-seconds = Wie lange der Coach nachdenken darf.
decimal-mark = ,
percent = { $number } %
error-hint = Es gibt nichts zu raten: Gerade hat niemand eine Wahl.
error-budget = Bedenkzeit und Iterationen müssen größer als null sein.
play-help-hint = hint – die besten Möglichkeiten mit Chancen und Gründen
hint-thinking = Denkt nach …
hint-line = { $number }. { $label }  [{ $action }]: gewinnt { $win } %, { $score } Punkte erwartet
hint-line-solo = { $number }. { $label }  [{ $action }]: { $score } Punkte erwartet
hint-why = { $reasons } gegenüber den anderen Möglichkeiten
hint-why-behind = { $reasons } gegenüber der besten
line-rivals = auf Kosten des besten Rivalen
hint-only = Es gibt nur eine Möglichkeit.

## Die Untersuchung eines Spiels
cli-analyse = Analysiert ein aufgezeichnetes Spiel: Chancen, teure Entscheidungen, Glück und Können.
cli-opt-iterations = Iterationen der Suche bei jeder Entscheidung.
cli-opt-html = Schreibt die Analyse als eine eigenständige Seite in diese Datei.
error-analyse-empty = Diese Aufzeichnung hat keine Entscheidung zu analysieren: Noch hatte niemand eine Wahl.
analyse-progress = Es wird analysiert
analyse-written = Geschrieben: { $file }.
analyse-unfinished = Die Aufzeichnung endet vor dem Spiel; was da ist, ist analysiert.
analyse-title = { $game }: { $decisions ->
    [one] { $decisions } Entscheidung analysiert
   *[other] { $decisions } Entscheidungen analysiert
}
analyse-player = Wer
analyse-score = Punkte
analyse-luck = Glück
analyse-start = Anfang
analyse-own = Eigene Züge
analyse-rivals = Andere
analyse-result = Ergebnis
analyse-accuracy = Genauigkeit
analyse-exact = Beste Züge
analyse-marks = Fehler
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler
analyse-note = Die Rechnung zu jedem Ergebnis, in Prozent eines Sieges: die Chance am Anfang, was das Austeilen gab oder nahm, was die Entscheidungen dieser Person und die der anderen änderten. Zusammen ergibt das das Ergebnis. Genauigkeit ist, wie viel von dem behalten wurde, was auf dem Spiel stand: Wählen auf gut Glück kommt auf etwa 0 %, die besten gefundenen Züge auf 100 %. Beste Züge zählen dort, wo die Wahl etwas ausmachte. Fehler: Ungenauigkeiten, Fehler, grobe Fehler.
analyse-note-solo = Die Rechnung zum Ergebnis, in Punkten: was am Anfang zu erwarten war, was das Austeilen gab oder nahm, was die Entscheidungen änderten. Zusammen ergibt das das Ergebnis. Genauigkeit ist, wie viel von dem behalten wurde, was auf dem Spiel stand: Wählen auf gut Glück kommt auf etwa 0 %, die besten gefundenen Züge auf 100 %. Beste Züge zählen dort, wo die Wahl etwas ausmachte. Fehler: Ungenauigkeiten, Fehler, grobe Fehler.
points-lost = { $points } Punkte
analyse-costly = Schritt { $step }, { $name }: { $action } ({ $loss }). Besser: { $best }.
analyse-line = Folge: { $line }.
analyse-why = Erwartet: { $reasons }.
report-title = { $game }: { $names }
report-about = { $decisions ->
    [one] { $decisions } Entscheidung, beurteilt von der Suche von Kiru.
   *[other] { $decisions } Entscheidungen, beurteilt von der Suche von Kiru.
}
report-win = Siegeschance
report-score = Erwartete Endpunkte
report-luck = Glück und Können
report-step = Schritt
report-costliest = Die teuersten Entscheidungen
report-flawless = Keine Entscheidung war schlechter als die beste gefundene.
report-all = Alle Entscheidungen
report-number = Schritt
report-player = Wer
report-played = Gespielt
report-better = Besser
report-lost = Verlust
report-why = Erwarteter Unterschied

## Die Suche im Geschwindigkeitstest
bench-search = Die Suche, Iterationen je Prozessorsekunde
bench-iterations = Iterationen
bench-through = Zufallsspiele durch sie

## Die Tabelle der Stärken
cli-strength = Lässt in jedem Spiel jede Stufe gegen die darunter antreten und schreibt die Tabelle der Stärken.
cli-opt-strength-out = Schreibt das Dokument in diese Datei, zum Beispiel docs/strength.md.
cli-opt-strength-budget = Wie lange royal denkt, zum Beispiel 0.1s oder 1000; weniger als seine Sekunde ist eine untere Schranke.
cli-opt-strength-folder = Wo die Spiele bleiben, damit eine unterbrochene Tabelle weitergeht.
strength-title = Wie stark die Bots sind
strength-about = Gemacht am { $date } mit `{ $command } --out docs/strength.md`; die Spiele bleiben erhalten, und ein unterbrochener Lauf geht weiter. Jede Ziehung wird in beiden Sitzordnungen gespielt; ± ist der 95-%-Bereich mit einer Ziehung als Probe. Hinter royal steht sein Budget je Entscheidung, Iterationen oder Sekunden (s): An einem Tisch hat er 0,9 s, seine Zahlen sind also eine untere Schranke. Millisekunden sind die mittlere Bedenkzeit je Entscheidung, erzwungene eingeschlossen, während der Rechner auch anderes tat.
strength-before = Gegen die Fassung davor
strength-before-about = Royal trifft auf seine letzte Fassung (`-v1`), mit den Gewichten und Einstellungen, die sie hatte, bei gleichen Budgets.
strength-rush = Gegen feste Strategien
strength-rush-about = Feste Strategien: ein kurzes Rezept vor Royal mit gleichem Budget (`arena/sparring`). Das Ziel: Kein Rezept gewinnt die Hälfte der Spiele.
strength-weights = Gelernte oder von Hand gemachte Gewichte
strength-weights-about = Royal bewertet Stellungen mit dem, was `kiru train` im Spiel gegen sich selbst gelernt hat; `-plain` mit Zahlen von Hand. Gelernte Gewichte kommen erst ins Spiel, wenn ein sequenzieller Test sie bei gleichen Budgets annimmt (mindestens 20 Elo gegen keinen Unterschied, α = β = 0,05: Der Logarithmus des Likelihood-Quotienten, LLR, muss 2,94 erreichen); die zweite Tabelle nennt den Test.
strength-chance = Offene Schleife oder Zufallsknoten
strength-chance-about = Die Suche teilt einen Knoten unter allen Ausgängen des Zufalls (offene Schleife). Hier trifft sie bei gleicher Zeit auf sich selbst mit einem Knoten je Ausgang (`-explicit`).
strength-solo = Allein
strength-solo-about = Das Solospiel von „Die Hängenden Gärten“: mittlere Punkte und mittlerer Rang von 1 bis 4 (H64).
strength-game = Spiel
strength-bot = Bot
strength-rival = Gegen
strength-games = Spiele
strength-share = Siege
strength-aim = Ziel
strength-elo = Elo
strength-scores = Mittlere Punkte
strength-time = ms
strength-command = Gemacht mit
strength-llr = LLR
strength-difficulty = Schwierigkeit
strength-score = Mittlere Punkte
strength-rank = Mittlerer Rang
