### A piece seen closely: its rule in words, and what it means for who looks.

card-stock = You have { $own }; the supply has { $left }.

## Craftsmen
card-craft-peasant = Your cube goes on the next free space of a field, and you take its resource.
card-craft-priest = Your cube enters a temple and pushes the others one space on.
card-craft-engineer = Your cube irrigates an area; that scores 2 points.
card-craft-merchant = You take a camel.
card-craft-price = Each card of a group that is gone makes the next one a talent dearer.
card-craft-cost = { $cost ->
    [0] Free now.
    [one] Costs { $cost } talent now; you have { $talents }.
   *[other] Costs { $cost } talents now; you have { $talents }.
}
card-craft-turned = Already recruited in this round.
card-craft-fields = Next on the fields: { $upper } above, { $lower } below.
card-craft-temples = Your cubes: { $temples }.
card-craft-areas = { $count ->
    [0] No area can be irrigated now.
    [one] { $count } area can be irrigated now.
   *[other] { $count } areas can be irrigated now.
}
card-pass = You take no more actions in this round.
card-pass-talent = Each time your turn would come, you take a talent.
card-pass-count = { $count } of { $players } players have passed.

## Fields and temples
card-field = A peasant’s cube goes on the next free space and takes its resource.
card-field-full = When the row is full, the player with the most cubes takes a gardener, and all cubes go home.
card-field-next = Next: { $resource }.
card-field-exhausted = Next: { $resource }, but the supply has none.
card-field-own = { $free ->
    [one] Your cubes here: { $own }; { $free } space is free.
   *[other] Your cubes here: { $own }; { $free } spaces are free.
}
card-temple-enter = A new cube enters at the left and pushes the others on; a fifth one goes home.
card-temple-order = The most cubes come first; on a tie the cube farthest in decides.
card-temple-first = { $cubes ->
    [one] You are first, with { $cubes } cube.
   *[other] You are first, with { $cubes } cubes.
}
card-temple-second = { $cubes ->
    [one] You are second, with { $cubes } cube.
   *[other] You are second, with { $cubes } cubes.
}
card-temple-behind = { $cubes ->
    [0] You have no cube here.
    [one] You have { $cubes } cube here, which is not enough for a place.
   *[other] You have { $cubes } cubes here, which is not enough for a place.
}

## Cities
card-city-sell = Sell one or two tokens for { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, then irrigate an area for free.
card-city-plant = Asks for { $price } and gives a { $plant }.
card-city-back = Then the card turns: { $price } for a { $plant }.
card-city-court = Asks for { $price } and gives one court card: { $first } or { $second }.
card-city-way = { $cost ->
    [one] { $cost } camel for you to lead the caravan here; you have { $camels }.
   *[other] { $cost } camels for you to lead the caravan here; you have { $camels }.
}
card-city-here = The caravan stands here.
card-city-held = You have: { $held }.
card-city-sale = { $tokens ->
    [0] You have no token to sell.
    [one] You have { $tokens } token: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] You have { $tokens } tokens: up to { $points } points.
}
card-city-best = { $gain ->
    [one] Best square for you: { $square }, { $gain } point.
   *[other] Best square for you: { $square }, { $gain } points.
}
card-city-no-square = No square can be planted with it yet.

## Court cards
card-court-caravaneer = The caravan passes some spaces without a camel, and you may keep more tokens.
card-court-banker = Pays you at the beginning of every round.
card-court-palace = Scores at once, more with every level.
card-court-gardener = Spent when you plant: each lets the plant grow one quality higher.
card-court-level = Level { $level }: { $effect }; { $left } left.
card-court-cities = Bought in { $cities }; some garden tiles bring one too.
card-court-tiles = Comes with a garden tile, or for most cubes in a full field.
card-court-next = { $left ->
    [one] For you next: { $card }, { $effect }; only one left.
   *[other] For you next: { $card }, { $effect }; { $left } left.
}
card-token = A token lies on it, { $resource }: it goes with the card.

## The garden
card-square = { $square }: { $tile }
card-square-quality = Floor { $floor }: asks for a plant of quality { $quality }.
card-square-bonus = When it is planted, the player with the most cubes around it scores the quality of the plant.
card-square-cubes = Cubes around it: yours { $own }, of another player at most { $most }.
card-square-too-high = { $gardeners ->
    [0] Irrigated, but every plant on the track is too weak, and you have no gardener.
    [one] Irrigated, but every plant on the track is too weak, even with your { $gardeners } gardener.
   *[other] Irrigated, but every plant on the track is too weak, even with your { $gardeners } gardeners.
}
card-square-worth = { $gain ->
    [one] Planted by you from { $city }: { $gain } point.
   *[other] Planted by you from { $city }: { $gain } points.
}
card-area = A square can be planted once a whole side of it is irrigated.
card-area-open = Water can come here now: by an engineer for 2 points, or free after a sale in Babylon.
card-area-own = Your cube lies here.
card-area-other = Another player’s cube lies here.
card-area-neutral = A neutral cube lies here; it counts for nobody.

## Goods and mats
card-goods-wine = Pays for any other resource.
card-goods-cities = Asked for in { $cities }.
card-goods-worth = Sells for 3 points in Babylon; left at the end it is worth 1 point.
card-goods-camel = Each camel leads the caravan one space on.
card-goods-talent = Talents pay for craftsmen; at the end they score nothing.
card-tiles-favor = Favor of Amyitis: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $tiles } tiles or more.
card-own-none = None yet.
card-own-level = Level { $level }: { $effect }.
card-own-count = There are { $count }.
card-own-keep = { $count } now; { $keep } may be kept when the round ends.
card-own-gardeners = Spent when planting: each lets a plant grow one quality higher, and then goes back.
    .title = gardeners
card-own-cubes = A cube lies on every field worked, in every temple entered and on every area irrigated.
    .title = cubes in supply
card-own-priests = Cubes in temples count for Ishtar, Marduk and Tammouz every evening.
    .title = cubes in temples
card-own-tokens = They pay in the cities, are sold in Babylon, and are worth 1 point each at the end.
    .title = resource tokens
card-end = The end of the game
card-end-left = { $count ->
    [one] { $count } garden tile is left.
   *[other] { $count } garden tiles are left.
}
