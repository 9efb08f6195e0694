## The table as a picture: short words
board-open-round = Round { $round }
board-tiles = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
board-end = last round at { $end }
board-last-round = the last round
board-fallow = nothing planted for { $rounds } of { $limit } rounds
board-fields = Fields
board-field-upper = upper
board-field-lower = lower
board-temples = Temples
board-temple-ishtar = Ishtar
board-temple-marduk = Marduk
board-temple-tammouz = Tammouz
board-track = Caravan
board-price = camels for
board-sell = sell: 3 points a token
board-crafts = Craftsmen
board-craft-peasant = peasant
board-craft-priest = priest
board-craft-engineer = engineer
board-craft-merchant = merchant
board-court = Court cards left
board-court-caravaneer = caravaneer
board-court-banker = banker
board-court-palace = palace
board-court-gardener = gardeners
board-offer-caravaneer = caravaneer
board-offer-banker = banker
board-offer-palace = palace
board-general = Supply
board-passed = passed
board-cubes = cubes { $count }
board-resource-barley = barley
board-resource-dates = dates
board-resource-salt = salt
board-resource-palm = palm
board-resource-wine = wine

## Legend
board-legend-available = available area
board-legend-empty = not yet
board-legend-neutral = neutral cube
board-legend-river = river
board-legend-watered = irrigated
board-legend-floor = floor
board-legend-plant = plant, planted
board-legend-talent = talent
board-legend-camel = camel
board-legend-resource = any resource
board-legend-court = court card
board-legend-first = first player
