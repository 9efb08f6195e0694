### The words of our rules that the booklet has a term for; glossary.toml beside these folders has the terms.

term-tile = tile
term-starting-tile = starting tile
term-material = clay, granite, basalt
term-flower = own flower
term-quarry = quarry
term-supply = supply
term-board = board
term-store = store: 6 pillars and a tile slot
term-digging = digging
term-building = building
term-storing = storing
term-pillar = single pillar, double pillar
term-belvedere = belvedere
term-decoration = decoration
term-stairway = stairway
term-fountain = fountain
term-statue = statue
term-bridge = bridge
term-token = round token
term-highest = highest level
term-points = points
