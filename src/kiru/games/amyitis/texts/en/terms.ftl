### The words of our rules that the booklet has a term for; glossary.toml beside these folders has the terms.

term-square = square
term-floor = floor
term-area = irrigation area
term-caravan = caravan
term-track = caravan track, nine spaces
term-field = field, row
term-temple = temple
term-garden-tile = garden tile
term-plant-card = plant card, quality
term-craft-card = craft card
term-crafts = peasant, priest, engineer, merchant
term-court-card = court card
term-court = banker, caravaneer, palace, gardener
term-resource = resource token
term-resources = barley, dates, salt, palm, wine
term-camel = camel
term-talent = talent
term-cube = cube, neutral cube
term-recruiting = recruiting
term-procession = procession
term-first-player = first-player card
term-points = points
