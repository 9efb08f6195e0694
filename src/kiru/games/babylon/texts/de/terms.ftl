### Die Wörter unserer Regeln, für die das Heft einen Begriff hat; diese Begriffe stehen in glossary.toml.

term-tile = Platte
term-starting-tile = Startplatte
term-material = Ton, Granit, Basalt
term-flower = eigene Blume
term-quarry = Steinbruch
term-supply = Vorrat
term-board = Plan
term-store = Ablage: 6 Säulen und eine Platte
term-digging = graben
term-building = bauen
term-storing = behalten
term-pillar = einfache Säule, doppelte Säule
term-belvedere = Belvedere
term-decoration = Verzierung
term-stairway = Treppe
term-fountain = Brunnen
term-statue = Statue
term-bridge = Brücke
term-token = Rundenmarker
term-highest = höchste Ebene
term-points = Punkte
