### Słowa naszych zasad, którym w instrukcji odpowiada jakiś termin; same terminy są w glossary.toml.

term-card = karta Ogrodu
term-gardener = ogrodnik
term-market = targ
term-level = poziom
term-tool = narzędzie
term-gold = złoto
term-supply = pula
term-irrigation = karta nawodnienia
term-empty = Pusta karta
term-enhancement = ulepszenie
term-objective = cel królewski
term-objective-marker = znacznik celu
term-first-player = znacznik pierwszego gracza, korona
term-bonus = bonus
term-flowers = grupa kwiatów
term-trees = dracena, cedr, palma daktylowa
term-visitor = gość
term-automaton = automat
term-points = punkty
