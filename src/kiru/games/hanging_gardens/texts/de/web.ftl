## Der Spielplan im Browser
web-hg-market = Markt
web-hg-objectives = Königliche Ziele
web-hg-enhancements = Verbesserungen
web-hg-round = Runde { $round } von { $rounds }
web-hg-supply = Noch im Vorrat
web-hg-gold = Gold
web-hg-tools = Werkzeug
web-hg-gardeners = Gärtner, die noch ziehen
web-hg-marker = Startspielermarker
web-hg-free = gratis
web-hg-cost = { $cost ->
    [0] kostenlos
    [one] kostet { $cost } Werkzeug
   *[other] kostet { $cost } Werkzeuge
}
web-hg-gardener-spaces = Gärtnerplätze
web-hg-gardener-of = Gärtner: { $name }
web-hg-garden-of = Garten: { $name }
web-hg-matches = { $count } von { $all }
web-hg-not-here = { $cell }: nicht möglich
web-hg-in-hand = Auf der Hand
web-hg-best-level = beste Ebene: { $count } von { $needed }
web-hg-below = { $count } darunter
web-hg-sold-out = ausverkauft
web-hg-enlarge = Garten vergrößern: { $name }
web-hg-auto-objectives = vom Automaten markierte Ziele
web-hg-auto-rank = Dein Garten:
web-hg-auto-columns = Versucht die Spalten
web-hg-auto-discards = Wirft ab
web-hg-auto-else = sonst die Karte auf Ebene { $level }
web-hg-auto-then = Dann
web-hg-auto-waits = Seine Karte wird aufgedeckt, wenn er am Zug ist.
web-hg-feature-animal = ein Tier
web-hg-feature-tree = einen Baum
web-hg-feature-irrigation = eine bewässerte Karte
web-hg-feature-visitor = einen Besucher
web-hg-feature-flowers = jede Karte mit einer Blume
web-hg-action-crown = nimmt den Startspielermarker
web-hg-action-objective = markiert ein Ziel
web-hg-action-enhancement = wirft die Verbesserung für { $cost } Gold ab
web-hg-help-garden = Dein Garten
web-hg-help-irrigation = Bewässerungskarte
web-hg-help-flowers = Blumen
web-hg-help-figures = Bäume, Tiere, Besucher
web-hg-help-end = Runden und Spielende

## Die Optionen erklärt
web-option-difficulty = Nur im Solospiel: mit wie viel Gold und Werkzeug du beginnst.
web-option-automaton = Nur im Solospiel: wie der Automat die Zahlen auf seiner Karte liest.

## Bildunterschriften der Regeln
web-hg-picture-market = Der Markt: drei Spalten mit je vier Karten. Die unterste ist kostenlos; die Gärtner stehen unter den Spalten.
web-hg-picture-stacks = Die drei Stapel der Verbesserungen für 2, 3 und 4 Gold. Nur die oberste kann gekauft werden.
web-hg-picture-garden = Ein Garten entsteht. Eine Karte auf einer höheren Ebene ruht auf zwei Nachbarn darunter.
web-hg-picture-objectives = Vier Ziele mit ihren Feldern. Zuerst wird das beste freie Feld eines Ziels besetzt.
web-hg-picture-finished = Ein fertiger Garten: fünf Karten auf Ebene 1, vier auf Ebene 2, drei auf Ebene 3. Die Rahmen sind die Plätze der Bewässerungskarte.

## Während andere überlegen
web-hanging_gardens-choosing-taking = { $name } wählt eine Karte …
web-hanging_gardens-choosing-placing = { $name } wählt einen Platz …
web-hanging_gardens-choosing-buying = { $name } überlegt, ob etwas gekauft wird …
web-hanging_gardens-choosing-enhancing = { $name } wählt ein Beet …
web-hanging_gardens-choosing-completing = { $name } wählt ein Ziel …

## How each line counts, beside an empty score pad on paper
web-pad-irrigation = 0 · 1 · 2 · 4 · 7 · 10 · 15 für bewässerte Karten auf deinem Muster
web-pad-blue = je 1 in der größten zusammenhängenden Gruppe
web-pad-red = je 1 in der größten zusammenhängenden Gruppe
web-pad-yellow = je 1 in der größten zusammenhängenden Gruppe
web-pad-trees = Gruppen: Drachenbäume 2 · 7, Zedern 2 · 5 · 9, Dattelpalmen 3 · 7 · 12 · 18
web-pad-animals = die Zahl, die bei der Ebene steht
web-pad-visitors = was jeder mag, im ganzen Garten
web-pad-objectives = die Zahlen unter deinen Markern
