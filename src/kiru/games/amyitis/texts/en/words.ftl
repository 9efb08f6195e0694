## Things
resource-barley = barley
    .object = barley
resource-dates = dates
    .object = dates
resource-salt = salt
    .object = salt
resource-palm = palm
    .object = a palm
resource-wine = wine
    .object = wine
craft-peasant = peasant
    .object = a peasant
craft-priest = priest
    .object = a priest
craft-engineer = engineer
    .object = an engineer
craft-merchant = merchant
    .object = a merchant
court-caravaneer = caravaneer
    .object = a caravaneer
court-banker = banker
    .object = a banker
court-palace = palace
    .object = a palace
court-gardener = gardener
    .object = a gardener
court-level = { $card } of level { $level }
city-babylon = Babylon
    .to = Babylon
city-eshnunna = Eshnunna
    .to = Eshnunna
city-susa = Susa
    .to = Susa
city-ur = Ur
    .to = Ur
city-uruk = Uruk
    .to = Uruk
city-mari = Mari
    .to = Mari
city-palmyra = Palmyra
    .to = Palmyra
city-khorsabad = Khorsabad
    .to = Khorsabad
city-ninoua = Ninoua
    .to = Ninoua
city-other = { $city }
temple-ishtar = temple of Ishtar
    .to = temple of Ishtar
temple-marduk = temple of Marduk
    .to = temple of Marduk
temple-tammouz = temple of Tammouz
    .to = temple of Tammouz
field-upper = upper field
    .on = upper field
field-lower = lower field
    .on = lower field
area = { $first }–{ $second }
area-low = { $first }–{ $second } (lower area)
area-high = { $first }–{ $second } (upper area)
neutral = neutral
plant = plant of quality { $quality }
and = { $first } and { $second }
twice = 2 × { $resource }
bonus-talent = { $count ->
    [one] { $count } talent
   *[other] { $count } talents
}
bonus-camel = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
bonus-resource = { $count ->
    [one] any resource
   *[other] any { $count } resources
}
bonus-court = { $count ->
    [one] a court card
   *[other] { $count } court cards
}
count-talents = { $count ->
    [one] { $count } talent
   *[other] { $count } talents
}
count-camels = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}

## Score
line-engineers = Engineers
line-tiles = Garden tiles
line-irrigation = Irrigation bonuses
line-marduk = Marduk
line-sales = Sales
line-palaces = Palaces
line-bankers = Bankers
line-favor = Favor of Amyitis
line-tokens = Resources left
line-track = Score track

## Options
option-first = Who starts
    .random = drawn at random
option-twin_areas = The two areas of a double side
    .series = one behind the other
    .parallel = side by side
option-court_2p = Court cards with 2 players
    .standard = those for 2 players
    .three_player_counts = those for 3 players

## Questions
prompt-over = The game is over.
prompt-chance = The table is being dealt.
prompt-choosing = { $name }, do you pass, recruit, or move the caravan?
prompt-farming = { $name }, which field does your peasant work?
prompt-praying = { $name }, which temple does your priest enter?
prompt-irrigating = { $name }, which area does your engineer irrigate?
prompt-selling = { $name }, what do you sell in Babylon?
prompt-selling_more = { $name }, do you sell a second token?
prompt-watering = { $name }, which area do you irrigate for free?
prompt-paying = { $name }, { $resource } is due: what do you pay with?
prompt-buying = { $name }, which court card do you take in { $city }?
prompt-taking_token = { $name }, which level 2 caravaneer do you take?
prompt-planting = { $name }, where do you plant? Quality { $quality }, { $gardeners ->
    [0] no gardeners
    [one] { $gardeners } gardener
   *[other] { $gardeners } gardeners
}.
prompt-gaining = { $name }, which resource do you take for the tile?
prompt-promoting = { $name }, which court card do you take for the tile?
prompt-leading = { $name }, you lead the procession: which temple gets your cube?
prompt-thanking = { $name }, you are first with Ishtar: what do you take?
prompt-reaping = { $name }, you are first with Tammouz: which field do you work?
prompt-exchanging = { $name }, you are second with Tammouz: do you exchange a token?
prompt-receiving = { $name }, what do you take for { $resource }?
prompt-discarding = { $name }, you hold { $tokens } tokens and may keep { $keep }: what do you give back?

## Actions
label-pass = pass
label-recruit = { $cost ->
    [0] { $craft }: group { $group }, card { $card }, free
    [one] { $craft }: group { $group }, card { $card }, { $cost } talent
   *[other] { $craft }: group { $group }, card { $card }, { $cost } talents
}
label-caravan = { $cost ->
    [one] { $city }: { $trade }; { $cost } camel
   *[other] { $city }: { $trade }; { $cost } camels
}
trade-sell = sell resources
trade-plant = { $plant } for { $price }
trade-court = { $first } or { $second } for { $price }
label-field = { $field }: { $resource }
label-field-exhausted = { $field }: { $resource }, but none is left
label-sell = { $resource } for 3 points
label-stop = nothing more
label-token = the one with { $resource }
label-palace = { $points ->
    [one] { $card }, { $points } point
   *[other] { $card }, { $points } points
}
label-plant = { $gardeners ->
    [0] { $square }, floor { $floor }: { $tile }
    [one] { $square }, floor { $floor }, with { $gardeners } gardener: { $tile }
   *[other] { $square }, floor { $floor }, with { $gardeners } gardeners: { $tile }
}
label-gift-talent = a talent
label-gift-camel = a camel
label-give = give { $resource }
label-decline = exchange nothing
label-receive = { $resource }
label-discard = { $resource }

## Log
story-first = { $name } gets the first-player card.
story-lay = On a level 2 caravaneer: { $resource }.
story-tile = Square { $square }: { $tile }.
story-card = { $city }: { $plant } for { $price }.
story-group = Group { $group }: { $crafts }.
story-pass = { $name } passes.
story-recruit = { $cost ->
    [0] { $name } recruits { $craft } for free.
    [one] { $name } recruits { $craft } for { $cost } talent.
   *[other] { $name } recruits { $craft } for { $cost } talents.
}
story-merchant = { $cost ->
    [0] { $name } recruits { $craft } for free and takes a camel.
    [one] { $name } recruits { $craft } for { $cost } talent and takes a camel.
   *[other] { $name } recruits { $craft } for { $cost } talents and takes a camel.
}
story-caravan = { $cost ->
    [one] { $name } leads the caravan to { $city } for { $cost } camel.
   *[other] { $name } leads the caravan to { $city } for { $cost } camels.
}
story-field = { $name } works the { $field } and takes { $resource }.
story-field-exhausted = { $name } works the { $field }, but no { $resource } is left.
story-temple = { $name } sends a cube into the { $temple }.
story-procession = { $name } leads the procession into the { $temple }; neutral cubes enter the other two.
story-engineer = { $name } irrigates { $area } for 2 points.
story-water = { $name } irrigates { $area }.
story-sell = { $name } sells { $resource } for 3 points.
story-pay = { $name } pays { $resources }.
story-court = { $name } takes { $card }.
story-palace = { $points ->
    [one] { $name } takes { $card } for { $points } point.
   *[other] { $name } takes { $card } for { $points } points.
}
story-caravaneer = { $name } takes { $card } and the { $resource } on it.
story-token = { $name } takes the { $resource } on the caravaneer.
story-plant = { $gardeners ->
    [0] { $name } plants { $square } and takes the tile: { $tile }.
    [one] { $name } plants { $square } with { $gardeners } gardener and takes the tile: { $tile }.
   *[other] { $name } plants { $square } with { $gardeners } gardeners and takes the tile: { $tile }.
}
story-gain = { $name } takes { $resource } for the tile.
story-gift-talent = { $name }, first with Ishtar, takes a talent.
story-gift-camel = { $name }, first with Ishtar, takes a camel.
story-exchange = { $name }, second with Tammouz, exchanges { $given } for { $taken }.
story-decline = { $name }, second with Tammouz, exchanges nothing.
story-discard = { $name } gives back { $resource }.
effect-row = The { $field } is full and is cleared; nobody has the most cubes, so nobody takes a gardener.
effect-row-gardener = The { $field } is full and is cleared; { $name } takes a gardener.
effect-tile = { $name } takes { $gain }.
effect-irrigation = { $points ->
    [one] { $name } scores { $points } point for irrigation.
   *[other] { $name } scores { $points } points for irrigation.
}
effect-neutral = Neutral cubes irrigate { $areas }.
effect-last-round = So few tiles are left that this round is the last.
effect-passing = 1 talent each for having passed: { $names }.
effect-procession = Neutral cubes enter all three temples.
effect-ishtar-talent = { $name } is second and takes a talent.
effect-ishtar-camel = { $name } is second and takes a camel.
effect-marduk = { $points ->
    [one] Marduk gives { $name } { $points } point.
   *[other] Marduk gives { $name } { $points } points.
}
effect-income = Income of { $name }: { $gain }.
effect-round = Round { $round } begins with { $name }.
fallow-warning = Nothing has been planted for { $rounds } rounds; after { $limit } such rounds in a row the game ends (A74).
fallow-end = Nothing has been planted for { $limit } rounds, so the game is over (A74).

## The table in sentences
describe-round = Round { $round }. { $name } holds the first-player card.
describe-tiles = { $left ->
    [one] { $left } garden tile is left; the round with { $end } or fewer is the last.
   *[other] { $left } garden tiles are left; the round with { $end } or fewer is the last.
}
describe-last-round = { $left ->
    [one] { $left } garden tile is left: this round is the last.
   *[other] { $left } garden tiles are left: this round is the last.
}
describe-group = { $cost ->
    [0] Group { $group }, free: { $crafts }.
    [one] Group { $group }, { $cost } talent: { $crafts }.
   *[other] Group { $group }, { $cost } talents: { $crafts }.
}
describe-group-empty = Group { $group }: all cards are face down.
describe-caravan = The caravan stands in { $city }.
describe-space = { $cost ->
    [one] { $city }, { $cost } camel for { $name }: { $trade }.
   *[other] { $city }, { $cost } camels for { $name }: { $trade }.
}
describe-space-far = { $cost ->
    [one] { $city }, { $cost } camel, out of reach for { $name }: { $trade }.
   *[other] { $city }, { $cost } camels, out of reach for { $name }: { $trade }.
}
describe-space-closed = { $space } Nothing can be done there now ({ $rule }).
describe-field = The { $field } from the left: { $spaces }.
describe-field-free = { $resource } free
describe-field-taken = { $resource } { $name }
describe-temple = The { $temple } from the left: { $cubes }.
describe-temple-empty = The { $temple } is empty.
describe-temple-places = { $row } { $places }.
describe-temple-first = First: { $name }
describe-temple-second = second: { $name }
describe-floor = Floor { $floor }: { $squares }.
describe-square = { $square } { $tile }
describe-square-watered = { $square } { $tile }, irrigated
describe-square-planted = { $square } planted
describe-square-unused = { $square } unused
describe-canals = Cubes of { $name }: { $areas }.
describe-canals-neutral = Neutral cubes: { $areas }.
describe-available = Available areas: { $areas }.
describe-available-none = No area is available.
describe-resource = { $count } { $resource }
describe-no-resource = no resources
describe-supply = Supply: { $resources }; { $camels } camels, { $talents } talents.
describe-court = Court cards left, level by level: caravaneers { $caravaneers }; bankers { $bankers }; palaces { $palaces }; gardeners { $gardeners }. On level 2 caravaneers: { $tokens }.
describe-player = { $name }: { $resources }; { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}, { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}; { $total ->
    [one] { $total } point
   *[other] { $total } points
} now.
describe-levels = Court of { $name }: caravaneer { $caravaneer }, banker { $banker }, palace { $palace }, { $gardeners ->
    [one] { $gardeners } gardener
   *[other] { $gardeners } gardeners
}; { $tiles ->
    [one] { $tiles } garden tile
   *[other] { $tiles } garden tiles
}.
describe-passed = { $name } has passed.

## Where points come from
source-square = square { $square }
source-court-palace = palaces
source-court-banker = income of the bankers
source-tiles-own = garden tiles

## The end
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = { $name } wins with { result-points }.
result-shared = { $names } share the victory with { result-points }.
result-place = { $place }. { $name }: { result-points }.
result-place-shared = { $place }. { $name }: { result-points }, a shared place.

## The garden as a graph
atlas-area = area
atlas-low = lower end
atlas-high = upper end
atlas-river = at the river
atlas-touches = touches

## Bots with tastes of their own
personality-builder = builder: canals and palaces
personality-trader = trader: bankers and caravans
personality-planter = planter: garden tiles
