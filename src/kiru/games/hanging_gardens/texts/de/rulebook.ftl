### Die hängenden Gärten: die Regeln in eigenen Worten, eine Nachricht je Regelnummer.

game-hanging_gardens = Die Hängenden Gärten
    .summary = Du schickst Gärtner auf den Markt und legst ihre Karten zu einem Garten mit drei Terrassen, voller Blumen, Bäume, Tiere und Besucher. Nach vier Runden und zwölf Karten gewinnt der Garten mit den meisten Punkten.

section-setup = Aufbau
section-turn = Ein Zug
section-objectives = Königliche Ziele
section-scoring = Wertung
section-solo = Solo

## Aufbau

rule-H01 = Der Spielplan hat eine Seite für 1–3 Personen und eine für 4–5; nur die Felder der Zielmarker unterscheiden sich. An jede Spalte passen 2 Gärtner bei 1 oder 2 Personen und 3, 4 oder 5 bei 3, 4 oder 5 Personen.
    .title = Plan und Plätze
rule-H02 = Die 75 Gartenkarten werden gemischt, 12 davon liegen offen in 3 Spalten mit 4 Ebenen. Eine neue Karte kommt immer oben in ihre Spalte, auf Ebene 4.
    .title = Der Markt
rule-H03 = Die 25 Verbesserungen werden nach Preis sortiert und zu 3 offenen Stapeln gemischt: 12 für 2 Gold, 8 für 3 Gold und 5 für 4 Gold. Nur die oberste eines Stapels ist zu sehen und zu kaufen.
    .title = Stapel der Verbesserungen
rule-H04 = Von den 10 Zielen werden 4 gezogen und zufällig auf die 4 Zielplätze gelegt. Die Punkte hängen vom Platz ab, nicht vom Ziel, das dort liegt.
    .title = Ziele im Spiel
rule-H05 = Alle bekommen zufällig eine der 5 Bewässerungskarten. Sie liegt das ganze Spiel offen, jeder kennt also jedes Muster.
    .title = Bewässerungskarten
rule-H06 = Alle beginnen mit 3 Gärtnern, 4 Zielmarkern, 2 Gold und 4 Werkzeugen; wer zuletzt an der Reihe ist, bekommt ein fünftes Werkzeug. Es gibt nur 20 Gold und 30 Werkzeuge; der Rest ist der Vorrat.
    .title = Startgüter
rule-H07 = Von Anfang an hat jemand den Startspielermarker und zieht zuerst. Das Los bestimmt, wer es ist, wenn es beim Anlegen des Tisches nicht festgelegt wurde.
    .title = Wer beginnt

## Ein Zug

rule-H09 = Jeder Zug hat dieselben Schritte in derselben Folge: Karte nehmen, Karte legen, dann nach Wunsch eine Verbesserung kaufen und zuletzt, wenn möglich, ein Ziel erfüllen. Nehmen und Legen sind Pflicht; was zu einem anderen Schritt gehört, wartet auf ihn.
    .title = Schritte eines Zuges
rule-H10 = Stell einen deiner Gärtner unter eine Spalte mit freiem Gärtnerplatz und nimm eine Karte dieser Spalte. Eine Spalte, deren Plätze alle besetzt sind, ist bis zur nächsten Runde geschlossen.
    .title = Karte nehmen
rule-H11 = Die Karte auf Ebene 1 einer Spalte ist kostenlos; die auf den Ebenen 2, 3 und 4 kosten 1, 2 und 3 Werkzeuge, die in den Vorrat gehen. Was du nicht bezahlen kannst, kannst du nicht wählen.
    .title = Preis in Werkzeug
rule-H12 = Deine erste Karte eröffnet Ebene 1 deines Gartens. Jede weitere muss mindestens eine Karte berühren, die schon liegt, und auf jedem Platz liegt nur eine.
    .title = Karte legen
rule-H13 = Eine Karte auf Ebene 2 oder 3 ruht auf zwei benachbarten Karten der Ebene direkt darunter. Fehlt eine von ihnen, ist der Platz noch nicht frei.
    .title = Zwei Karten darunter
rule-H14 = Ein fertiger Garten hat 5 Karten auf Ebene 1, 4 auf Ebene 2 und 3 auf Ebene 3, nie mehr. Eine Ebene darf beginnen, bevor die darunter voll ist.
    .title = Form des Gartens
rule-H15 = Der Garten hat keine feste Lage: Solange Ebene 1 noch keine 5 Karten hat, darfst du links oder rechts anlegen. Deine erste Karte kann also überall in dieser Reihe landen.
    .title = Freie Lage
rule-H16 = Der Bonus der gelegten Karte wirkt sofort: Eine Krone bringt den Startspielermarker, Gold oder Werkzeug so viele Stücke wie die Nummer der Ebene. Was du bezahlt hast, liegt vor jedem Gewinn wieder im Vorrat, und ein knapper Vorrat gibt nur, was noch da ist, auch bei Zielfeldern. (Entscheidung von Kiru.)
    .title = Kartenbonus
rule-H17 = Manche Karten zeigen zwei Boni, eine Krone und Gold. Du bekommst beide.
    .title = Doppelter Bonus
rule-H18 = Die Karten über der genommenen rutschen eine Ebene nach unten, und auf Ebene 4 der Spalte wird eine neue aufgedeckt. Das geschieht vor dem Kauf, du kannst sie also schon bedenken.
    .title = Nachrücken
rule-H19 = In jedem Zug darfst du höchstens eine Verbesserung kaufen: Zahl 2, 3 oder 4 Gold für die oberste des passenden Stapels. Sie kommt auf eine Leere Karte deines Gartens, neu oder alt, also eine ohne Tier, Baum, Besucher und Verbesserung.
    .title = Verbesserung kaufen
rule-H20 = Eine Verbesserung fügt ihre Blumen, ihr Tier, ihren Baum, ihr Wasser und ihren Bonus hinzu; die Karte behält ihre eigenen Blumen, ihr Wasser und ihren Bonus. Der Bonus der Verbesserung wirkt sofort, nach der Ebene ihrer Karte.
    .title = Wirkung
rule-H21 = Als letzten Schritt darfst du ein königliches Ziel erfüllen, dessen Bedingung dein Garten erfüllt. Du musst nicht, aber nie zwei in einem Zug.
    .title = Ein Ziel
rule-H22 = Es geht im Uhrzeigersinn, und die Runde endet, wenn alle Gärtner gesetzt sind. Sie kehren dann zurück, und wer den Startspielermarker hat, beginnt die nächste Runde.
    .title = Rundenende
rule-H23 = Nach Runde 4 endet das Spiel, und die Gärten werden gewertet. Alle haben dann genau 12 Karten.
    .title = Spielende
rule-H24 = Ist nur eine Aktion erlaubt, geschieht sie ohne Frage, in Pflicht- wie in freiwilligen Schritten. In der Aufzeichnung steht sie trotzdem.
    .title = Nur eine Aktion

## Königliche Ziele

rule-H30 = Was ein Ziel verlangt, muss auf einer einzigen Ebene deines Gartens stehen: 3 Tiere, Bäume, bewässerte Karten, Besucher, Gold-, Werkzeug- oder Kronensymbole oder 4 blaue, gelbe oder rote Blumen. Verschiedene Ebenen werden nie zusammengezählt, und die Art der Tiere und Bäume ist gleich.
    .title = Eine Ebene
rule-H31 = Bei 1–3 Personen haben die vier Zielplätze Felder für 5 und 3, 4 und 2, 2 und 1 und noch einmal 2 und 1; bei 4–5 Personen gibt es jeden Wert doppelt. Jedes Feld des dritten Platzes gibt sofort auch 1 Werkzeug, jedes des vierten 1 Gold. Dein Marker kommt auf das wertvollste freie Feld. (Entscheidung von Kiru.)
    .title = Zielfelder
rule-H32 = Solange du den Startspielermarker hast, verlangt jedes Ziel eines weniger von dir. Das gilt schon, wenn du die Krone im selben Zug gewonnen hast.
    .title = Vorteil der Krone
rule-H33 = Jedes Ziel kannst du nur einmal im Spiel erfüllen. Sind alle seine Felder besetzt, kann es niemand mehr, was immer im Garten liegt.
    .title = Jedes einmal

## Wertung

rule-H40 = Zähl deine bewässerten Karten auf den Plätzen deiner Bewässerungskarte: 0 bis 6 Treffer bringen 0, 1, 2, 4, 7, 10 und 15 Punkte. Eine doppelt bewässerte Karte ist ein Treffer, und das Muster beginnt an der linken Karte der Ebene 1 des fertigen Gartens. (Entscheidung von Kiru.)
    .title = Bewässerung
rule-H41 = Karten mit blauen Blumen, die sich berühren, bilden eine Gruppe; die mit den meisten blauen Blumen bringt 1 Punkt je Blume, die anderen nichts. Eine Karte berührt ihre Nachbarn daneben, darüber und darunter, höchstens sechs.
    .title = Blaue Blumen
rule-H42 = Karten mit roten Blumen, die sich berühren, bilden eine Gruppe; die mit den meisten roten Blumen bringt 1 Punkt je Blume, die anderen nichts. Eine Karte berührt ihre Nachbarn daneben, darüber und darunter, höchstens sechs.
    .title = Rote Blumen
rule-H43 = Karten mit gelben Blumen, die sich berühren, bilden eine Gruppe; die mit den meisten gelben Blumen bringt 1 Punkt je Blume, die anderen nichts. Eine Karte berührt ihre Nachbarn daneben, darüber und darunter, höchstens sechs.
    .title = Gelbe Blumen
rule-H44 = Benachbarte Bäume einer Art zählen als Gruppe nach ihrer Zahl: Drachenbäume 2 oder 7 Punkte, Zedern 2, 5 oder 9, Dattelpalmen 3, 7, 12 oder 18. Darüber hinaus beginnt eine weitere Gruppe dieser Art. Nur die Größe der zusammenhängenden Gruppe zählt, geteilt in volle Gruppen und einen Rest: 3 Drachenbäume geben 7 + 2, 4 geben 7 + 7. (Entscheidung von Kiru.)
    .title = Bäume
rule-H45 = Jedes Tier bringt den Wert, der für seine Ebene angegeben ist. Löwen sind auf Ebene 1 am meisten wert, Affen auf Ebene 2, Pfauen auf Ebene 3, aber die Werte sind von Karte zu Karte verschieden.
    .title = Tiere
rule-H46 = Jeder der 14 Besucher zählt in deinem ganzen Garten, was er mag, sich selbst eingeschlossen: 1 Punkt je Blume seiner Farbe, bewässerter Karte, Tier, Baum, Besucher oder Kronen-, Gold- oder Werkzeugsymbol; 2 je erfülltem Ziel, Verbesserung oder Trio aus allen drei Blumenfarben; 3 je Trio aus Baum, Besucher und Tier. Der Besucher für Wasser zählt jede bewässerte Karte, im Muster oder nicht.
    .title = Besucher
rule-H47 = Jeder deiner Zielmarker bringt die Zahl unter ihm. Das englische Heft scheint einen Punkt je Ziel zu sagen, aber das ist ein Versehen: Sein eigenes Beispiel gibt 6 Punkte für zwei.
    .title = Ziele
rule-H48 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Werkzeug und Gold zusammen hat; ist auch das gleich, wird der Sieg geteilt.
    .title = Sieg und Gleichstand
rule-H49 = Die Wertung von Kiru stimmt Zeile für Zeile mit dem Beispiel des Heftes überein: Bewässerung 7, Blau 5, Rot 1, Gelb 4, Bäume 9, Tiere 7, Besucher 9, Ziele 6. Zusammen sind das 48 Punkte.
    .title = Beispiel

## Solo

rule-H60 = Die Schwierigkeit bestimmt, womit du beginnst: leicht 3 Gold und 4 Werkzeuge, mittel 2 und 3, fortgeschritten 1 und 2, für Experten 0 und 1. Du hast den Startspielermarker und bekommst kein zusätzliches Werkzeug. (Entscheidung von Kiru.)
    .title = Schwierigkeit
rule-H61 = Du und der Automat zieht abwechselnd, mit je 3 Gärtnern; der Automat hat auch 4 Zielmarker. Wer am Ende einer Runde den Startspielermarker hat, beginnt die nächste. (Entscheidung von Kiru.)
    .title = Der Automat
rule-H62 = Der Automat deckt eine seiner 18 gemischten Karten auf und schickt einen Gärtner zur ersten Spalte in der Folge der Karte, die noch Platz hat. Dort wirft er die unterste Karte mit dem genannten Merkmal ab oder, wenn es keine gibt, die Karte auf der angegebenen Ebene; ist das Merkmal Blumen, wirft er alle Karten der Spalte mit einer Blume auf einmal ab oder nichts. Dann rutschen die Karten nach, und die Lücken werden von unten gefüllt; neue Karten werden nicht mehr geprüft. (Entscheidung von Kiru.)
    .title = Zug des Automaten
rule-H63 = Danach führt der Automat die Aktion oben auf seiner Karte aus: Eine Krone nimmt den Startspielermarker, ein Ziel legt den nächsten Marker auf das beste freie Feld der Plätze 1, 2, 3 und 4 der Reihe nach, und eine Verbesserung wirft die oberste des gezeigten Stapels ab. Feldboni bekommt er nie. Ein fünftes Ziel und ein leerer Stapel bewirken nichts. (Entscheidung von Kiru.)
    .title = Aktion oben
rule-H64 = Nach Runde 4 wird nur dein Garten gewertet, und die Summe gibt einen von vier Rängen: bis 45, 46–55, 56–65 oder mehr als 65 Punkte. Der Automat hat keine Punkte, es gibt also einen Rang, aber keinen Sieg. (Entscheidung von Kiru.)
    .title = Solorang
rule-H65 = Eine Option bestimmt, wie die drei Spaltenzahlen einer Automatenkarte zu lesen sind. Sonst sind sie die Folge, in der Spalten versucht werden: 2 3 1 heißt die zweite, dann die dritte, dann die erste; als Ränge gelesen sind sie die Vorrangzahlen der Spalten von links: 2 3 1 heißt die dritte, dann die erste, dann die zweite. (Entscheidung von Kiru.)
    .title = Spaltenzahlen
