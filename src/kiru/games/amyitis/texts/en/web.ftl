## The board in the browser
web-amyitis-round = Round { $round }
web-amyitis-part-1 = I Setting out
web-amyitis-part-2 = II Actions
web-amyitis-part-3 = III Evening
web-amyitis-order = Order of turns in this round
web-amyitis-tiles-left = { $left ->
    [one] { $left } tile left, the end comes at { $end }
   *[other] { $left } tiles left, the end comes at { $end }
}
web-amyitis-tiles-left-help = With { $end } garden tiles or fewer the round is the last.
web-amyitis-last-round = The last round
web-amyitis-fallow = Nothing planted for { $rounds } of { $limit } rounds
web-amyitis-fallow-help = After { $limit } rounds in a row without a planting the game ends.
web-amyitis-first = first player
web-amyitis-passed = passed
web-amyitis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Craftsmen
web-amyitis-crafts = Craftsmen
web-amyitis-group = Group { $group }
web-amyitis-free = free
web-amyitis-card-waits = Group { $group }, card { $card }: not dealt yet
web-amyitis-card-turned = Group { $group }, card { $card }: { $craft }, already recruited
web-amyitis-engineer-gain = +2
web-amyitis-pass = Pass
web-amyitis-pass-square = { $count ->
    [0] Pass; nobody has passed yet
    [one] Pass; { $count } player has passed
   *[other] Pass; { $count } players have passed
}

## Garden
web-amyitis-garden = The gardens
web-amyitis-whole-garden = All at once
web-amyitis-needs = Floor { $floor }, asks for a plant of quality { $quality }.
web-amyitis-area-available = { $area }: can be irrigated next
web-amyitis-area-empty = { $area }: not reached by water
web-amyitis-legend-quality = quality asked for
web-amyitis-legend-available = water can go here next
web-amyitis-legend-watered = irrigated, can be planted

## Mesopotamia
web-amyitis-mesopotamia = Mesopotamia
web-amyitis-caravan-here = { $city }: the caravan stands here. { $trade }
web-amyitis-bonus-spaces = { $bonus ->
    [0] each space a camel
    [one] { $bonus } space free
   *[other] { $bonus } spaces free
}
web-amyitis-clockwise = clockwise ↻
web-amyitis-caravan-rests = The caravan rests until the next round.
web-amyitis-sale = 3
web-amyitis-then = then
web-amyitis-sell-short = sell 1 or 2

## Fields and temples
web-amyitis-fields = Fields
web-amyitis-fields-help = Full row, most cubes:
web-amyitis-temples = Temples
web-amyitis-god-ishtar = Ishtar
web-amyitis-god-marduk = Marduk
web-amyitis-god-tammouz = Tammouz
web-amyitis-marduk-first = 2
web-amyitis-marduk-second = 1
web-amyitis-reward-ishtar = In the evening the first takes a camel or a talent, the second the other.
web-amyitis-reward-marduk = In the evening: 2 points for the first, 1 for the second.
web-amyitis-reward-tammouz = In the evening the first works a field, the second may exchange a token.

## Court and supply
web-amyitis-court = Court cards left
web-amyitis-court-left = { $card } ({ $effect }): { $left } left
web-amyitis-take = Take { $card }
web-amyitis-income = { $gain } a round
web-amyitis-caravaneer-effect = { $bonus ->
    [0] keeps { $keep } tokens
    [one] { $bonus } space free, keeps { $keep } tokens
   *[other] { $bonus } spaces free, keeps { $keep } tokens
}
web-amyitis-gardener-effect = spent to raise a plant’s quality by 1
web-amyitis-tokens-on = Tokens on the caravaneers of level 2
web-amyitis-supply = Supply
web-amyitis-camels = camels
web-amyitis-camels-held = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
web-amyitis-talents = talents
web-amyitis-resources = resource tokens

## Mats
web-amyitis-mat-of = Goods of { $name }
web-amyitis-tokens = { $count ->
    [one] { $count } resource token; { $keep } may be kept
   *[other] { $count } resource tokens; { $keep } may be kept
}
web-amyitis-keep = keep { $keep }
web-amyitis-gardeners = gardeners
web-amyitis-cubes = cubes in supply
web-amyitis-priests = cubes in temples
web-amyitis-tiles = garden tiles
web-amyitis-favor = +{ $points } with { $tiles }
web-amyitis-favor-full = full favor

## Help
web-amyitis-help-turn = A turn: recruit, lead the caravan, or pass
web-amyitis-help-crafts = Craftsmen and fields
web-amyitis-help-garden = The gardens and their water
web-amyitis-help-caravan = The caravan and the cities
web-amyitis-help-court = Court cards
web-amyitis-help-planting = Planting
web-amyitis-help-temples = The temples
web-amyitis-help-end = The end of a round and of the game

## Captions of the rulebook's pictures
web-amyitis-picture-garden = The garden: squares on several floors, and the irrigation areas between them. Water comes from the river.
web-amyitis-picture-caravan = The caravan track. All players share the one caravan.
web-amyitis-picture-fields = Fields and temples. Fields fill from the left; in a temple each new cube pushes the others on.
web-amyitis-picture-crafts = The craft cards of a round, in groups of three. The price rises with every card that is gone.
web-amyitis-picture-mat = What a player owns: cubes, camels, talents and resources.
web-amyitis-picture-court = The court cards of the cities and what they cost.
web-amyitis-picture-planted = A garden late in the game. The player with the most cubes around a square is paid when it is planted.

## While somebody else thinks
web-amyitis-choosing-choosing = { $name } is choosing what to do…
web-amyitis-choosing-farming = { $name } is choosing a field…
web-amyitis-choosing-praying = { $name } is choosing a temple…
web-amyitis-choosing-irrigating = { $name } is choosing where to irrigate…
web-amyitis-choosing-watering = { $name } is choosing where to irrigate…
web-amyitis-choosing-selling = { $name } is choosing what to sell…
web-amyitis-choosing-buying = { $name } is choosing a court card…
web-amyitis-choosing-planting = { $name } is choosing what to plant…
web-amyitis-choosing-selling_more = { $name } is choosing whether to sell more…
web-amyitis-choosing-paying = { $name } is choosing what to pay with…
web-amyitis-choosing-taking_token = { $name } is choosing a caravaneer…
web-amyitis-choosing-gaining = { $name } is choosing a resource…
web-amyitis-choosing-promoting = { $name } is choosing a court card for the tile…
web-amyitis-choosing-leading = { $name } leads the procession and is choosing a temple…
web-amyitis-choosing-thanking = { $name } is choosing Ishtar’s gift…
web-amyitis-choosing-reaping = { $name } is choosing a field for Tammouz…
web-amyitis-choosing-exchanging = { $name } is choosing whether to exchange a token…
web-amyitis-choosing-receiving = { $name } is choosing what to take in exchange…
web-amyitis-choosing-discarding = { $name } is choosing what to give back…

## How each line counts, beside an empty score pad on paper
web-pad-engineers = 2 for each
web-pad-tiles = the points printed on the tiles
web-pad-irrigation = most cubes around a planted square: the plant’s quality
web-pad-marduk = first 2, second 1 in each evening
web-pad-sales = 3 for each resource sold in Babylon
web-pad-palaces = 2 · 3 · 4 · 5 · 7 · 10 by level
web-pad-bankers = 2 a round at level 3
web-pad-favor = 2 players: 5 for 5 tiles, 10 for 7; 3 players: 4 and 6 tiles; 4 players: 3 and 5
web-pad-tokens = 1 for each at the end
