## Der Tisch als Bild: kurze Wörter, auf einer Karte höchstens acht Buchstaben
board-species-lion = Löwe
board-species-monkey = Affe
board-species-peacock = Pfau
board-species-dragon_tree = Drachen
board-species-cedar = Zeder
board-species-date_palm = Palme
board-visitor = Gast
board-empty = Beet
board-wish-blue_flowers = blaue
board-wish-yellow_flowers = gelbe
board-wish-red_flowers = rote
board-wish-irrigation = Wasser
board-wish-animals = Tiere
board-wish-visitors = Gäste
board-wish-trees = Bäume
board-wish-crown_bonuses = Kronen
board-wish-gold_bonuses = Gold
board-wish-tool_bonuses = Werkz.
board-wish-objectives = Ziele
board-wish-enhancements = Verb.
board-wish-flower_trios = b+r+g
board-wish-tree_visitor_animal_trios = B+B+T
board-flower-blue = b
board-flower-red = r
board-flower-yellow = g

## Markt, Stapel, Ziele
board-level = Ebene
board-column = Spalte { $column }
board-stacks = Verbesserungen
board-stack-below = { $below } darunter
board-stack-empty = ausverkauft
board-objectives = Ziele
board-progress = auf Ebene 1·2·3
board-points = Punkte
board-hand = auf der Hand:
board-bought = gekauft:

## Spieler
board-gardeners = Gärtner { $count }
board-marked = markierte Ziele { $count }
board-automaton-card = Karte { $number }
board-automaton-columns = Spalten { $columns }
board-automaton-discards = wirft ab: { $feature }
board-feature-animal = ein Tier
board-feature-tree = einen Baum
board-feature-irrigation = Wasser
board-feature-visitor = einen Besucher
board-feature-flowers = Blumen
board-action-crown = nimmt die Krone
board-action-objective = markiert ein Ziel
board-action-enhancement_2 = wirft die Verbesserung für 2 ab
board-action-enhancement_3 = wirft die Verbesserung für 3 ab
board-action-enhancement_4 = wirft die Verbesserung für 4 ab

## Legende
board-legend-flowers = blaue, rote, gelbe Blume
board-legend-water = Wasser
board-legend-pattern = Bewässerungskarte
board-legend-crown = Krone
board-legend-gold = Gold
board-legend-tool = Werkzeug
board-legend-enhancement = Verbesserung
board-legend-free = freies Feld
board-legend-points = Tier auf Ebene 1/2/3
board-legend-trio = Baum, Besucher, Tier
