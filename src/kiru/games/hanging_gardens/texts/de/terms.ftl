### Die Wörter unserer Regeln, für die das Heft einen Begriff hat; diese Begriffe stehen in glossary.toml.

term-card = Gartenkarte
term-gardener = Gärtner
term-market = Markt
term-level = Ebene
term-tool = Werkzeug
term-gold = Gold
term-supply = Vorrat
term-irrigation = Bewässerungskarte
term-empty = Leere Karte
term-enhancement = Verbesserung
term-objective = königliches Ziel
term-objective-marker = Zielmarker
term-first-player = Startspielermarker, Krone
term-bonus = Bonus
term-flowers = Blumengruppe
term-trees = Drachenbaum, Zeder, Dattelpalme
term-visitor = Besucher
term-automaton = Automat
term-points = Punkte
