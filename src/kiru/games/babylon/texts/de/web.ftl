## Der Spielplan im Browser
web-babylon-quarry = Steinbruch
web-babylon-round = Runde { $round } von { $rounds }
web-babylon-edition-polish = polnische Ausgabe
web-babylon-edition-polish-means = Die polnische Ausgabe: Die höchste Ebene zählt doppelt statt im Quadrat, und manche Teile sind weniger.
web-babylon-income = Säulen fürs Graben
web-babylon-token = Rundenmarker:
web-babylon-supply = Noch im Vorrat
web-babylon-first = beginnt
web-babylon-pillars = Säulen
web-babylon-highest = höchste Ebene
web-babylon-garden-of = Garten: { $name }
web-babylon-plan-of = Garten von oben: { $name }, höchste Ebene { $level }
web-babylon-model-of = Garten als Modell: { $name }, höchste Ebene { $level }
web-babylon-picture = Ansicht des Gartens
web-babylon-plan = Plan
web-babylon-model = 3D
web-babylon-all-levels = Alle Ebenen
web-babylon-up-to-level = Bis Ebene { $level }
web-babylon-level = Ebene { $level }
web-babylon-dug = ausgegraben
web-babylon-stored = Ablage
web-babylon-in-hand = zu legen
web-babylon-turn-tile = Platte drehen
web-babylon-carry = Was die Platte trägt
web-babylon-choose = Wählen
web-babylon-close = Schließen
web-babylon-not-here = { $cell }: nicht möglich
web-babylon-loading = Das Modell entsteht …
web-babylon-no-model = Dieser Browser zeigt kein 3D; der Plan zeigt alles.
web-babylon-turn-left = Ansicht nach links drehen
web-babylon-turn-right = Ansicht nach rechts drehen
web-babylon-closer = Näher
web-babylon-farther = Weiter weg
web-babylon-from-above = Von oben
web-babylon-north = N
web-babylon-help-turn = Ein Zug
web-babylon-help-terraces = Terrassen und Säulen
web-babylon-help-decorations = Verzierungen
web-babylon-help-tokens = Rundenmarker
web-babylon-help-end = Das Ende und die Punkte
web-babylon-gains = { $gains ->
    [one] { $gains } Punkt gewonnen
   *[other] { $gains } Punkte gewonnen
}
web-babylon-gains-and-loses = { web-babylon-gains }, { $loses ->
    [one] { $loses } Punkt verdeckt
   *[other] { $loses } Punkte verdeckt
}
web-babylon-as-list = Alle { $count } Möglichkeiten als Liste
web-babylon-first-view = Zurück zur ersten Ansicht
web-babylon-glb = Garten von Platz { $seat } als 3D-Datei (.glb)
web-babylon-turn = Drehen
web-babylon-free = Freie Ecke
web-babylon-free-corner = Ecke für ein Belvedere frei lassen: { $corner }
web-babylon-gesture = Wähl einen Platz. Das Mausrad dreht die Platte, ein Druck auf ihre Ecke lässt sie frei.
web-babylon-on-four = Auf vier Säulen.
web-babylon-one-free = Auf drei Säulen, { $corner } frei.
web-babylon-hidden-points = ({ $points } verdeckt)
web-babylon-hidden-count = Verdeckt, nichts wert: { $count }

## Bildunterschriften der Regeln
web-babylon-picture-quarry = Der gemeinsame Steinbruch von oben. Die Zahl auf einer Platte sagt, wie viele Säulen sie bringt.
web-babylon-picture-tile = Platten: das Material, bis zu vier Symbole in den Ecken, eine Blume in der Mitte.
web-babylon-picture-first = Ein junger Garten als Plan. Jede Terrasse bedeckt zwei mal zwei Felder.
web-babylon-picture-high = Ein gewachsener Garten. Was unter einer höheren Terrasse liegt, zählt nicht mehr.
web-babylon-picture-decorations = Verzierungen stehen auf Symbolen: Statuen auf einem, Brunnen und Treppen auf zweien, Brücken dazwischen.

## Während andere überlegen
web-babylon-choosing-digging = { $name } wählt eine Platte zum Graben …
web-babylon-choosing-building = { $name } wählt eine Platte zum Legen …
web-babylon-choosing-placing = { $name } wählt einen Platz …
web-babylon-choosing-supporting = { $name } wählt die Säulen …
web-babylon-choosing-rotating = { $name } dreht die Platte …
web-babylon-choosing-keeping = { $name } wählt eine Platte zum Behalten …
web-babylon-choosing-removing = { $name } wählt eine Platte zum Entfernen …
web-babylon-choosing-decorating = { $name } wählt eine Verzierung …

## How each line counts, beside an empty score pad on paper
web-pad-statues = ihre Ebene
web-pad-fountains = dreimal die Ebene
web-pad-bridges = dreimal die Ebene
web-pad-stairways = beide Ebenen zusammen
web-pad-decoration_sets = 4 für jeden Satz aus Statue, Brunnen, Brücke und Treppe
web-pad-flower_sets = 4 für vier sichtbare Platten mit verschiedenen Blumen
web-pad-belvederes = je 1
web-pad-highest_point = die höchste Ebene im Quadrat: 1 · 4 · 9 · 16 (polnische Ausgabe: verdoppelt)
