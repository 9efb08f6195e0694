### Słowa naszych zasad, którym w instrukcji odpowiada jakiś termin; same terminy są w glossary.toml.

term-tile = Taras (kafelek)
term-starting-tile = Taras początkowy
term-material = Glina, Granit, Bazalt
term-flower = własny kwiat
term-quarry = Kamieniołom
term-supply = Pula Ogólna
term-board = plansza
term-store = Magazyn
term-digging = kopanie
term-building = budowanie
term-storing = magazynowanie
term-pillar = pojedynczy Filar, podwójny Filar
term-belvedere = Belweder
term-decoration = dekoracja
term-stairway = Schody
term-fountain = Fontanna
term-statue = Posąg
term-bridge = Most
term-token = żeton rundy
term-highest = najwyższy poziom
term-points = punkty
