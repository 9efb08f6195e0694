## Pieces
material-clay = clay
    .object = a clay tile
material-granite = granite
    .object = a granite tile
material-basalt = basalt
    .object = a basalt tile
material-starting = starting tile
    .object = the starting tile
flower-white = white
flower-pink = pink
flower-yellow = yellow
flower-blue = blue
flower-none = no flower yet
symbol-stairway = stairway
symbol-fountain = fountain
symbol-bridge = bridge
symbol-statue = statue
symbol-blank = blank
item-stairway = stairway
item-fountain = fountain
item-bridge = bridge
item-statue = statue
item-belvedere = belvedere
corner-nw = north-west
corner-ne = north-east
corner-se = south-east
corner-sw = south-west
tile-object = { $material } with a { $flower } flower
tile-name = { $material }, { $flower } ({ $symbols })
pillars-word = { $pillars ->
    [0] no pillars
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
}
points-word = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feet-single = { $count ->
    [one] { $count } single pillar
   *[other] { $count } single pillars
}
feet-double = { $count ->
    [one] { $count } double pillar
   *[other] { $count } double pillars
}
feet-statue = { $count ->
    [one] { $count } statue
   *[other] { $count } statues
}
count-single = { feet-single }
count-double = { feet-double }
count-belvedere = { $count ->
    [one] { $count } belvedere
   *[other] { $count } belvederes
}
count-stairway = { $count ->
    [one] { $count } stairway
   *[other] { $count } stairways
}
count-fountain = { $count ->
    [one] { $count } fountain
   *[other] { $count } fountains
}
count-bridge = { $count ->
    [one] { $count } bridge
   *[other] { $count } bridges
}
count-statue = { feet-statue }
effect-first-round = none in the first round
effect-gain_single = everybody takes a single pillar
effect-gain_double = everybody takes a double pillar for one turn
effect-change_symbol = one symbol on a tile placed this turn may count as another
effect-fill_blank = one blank space on a tile placed this turn may count as any symbol
effect-flower_double = each player’s own flower pays two pillars
effect-minus_one_pillar = digging pays one pillar fewer
effect-none = no effect

## Score pad
line-statues = Statues
line-fountains = Fountains
line-bridges = Bridges
line-stairways = Stairways
line-decoration_sets = Sets of decorations
line-flower_sets = Sets of flowers
line-belvederes = Belvederes
line-highest_point = Highest point

## Options
option-first = Who starts
    .random = drawn at random
option-flowers = Flowers of the players
    .dealt = dealt at random
    .seat_order = white, pink, yellow, blue
    .white-pink-blue-yellow = white, pink, blue, yellow
    .white-yellow-pink-blue = white, yellow, pink, blue
    .white-yellow-blue-pink = white, yellow, blue, pink
    .white-blue-pink-yellow = white, blue, pink, yellow
    .white-blue-yellow-pink = white, blue, yellow, pink
    .pink-white-yellow-blue = pink, white, yellow, blue
    .pink-white-blue-yellow = pink, white, blue, yellow
    .pink-yellow-white-blue = pink, yellow, white, blue
    .pink-yellow-blue-white = pink, yellow, blue, white
    .pink-blue-white-yellow = pink, blue, white, yellow
    .pink-blue-yellow-white = pink, blue, yellow, white
    .yellow-white-pink-blue = yellow, white, pink, blue
    .yellow-white-blue-pink = yellow, white, blue, pink
    .yellow-pink-white-blue = yellow, pink, white, blue
    .yellow-pink-blue-white = yellow, pink, blue, white
    .yellow-blue-white-pink = yellow, blue, white, pink
    .yellow-blue-pink-white = yellow, blue, pink, white
    .blue-white-pink-yellow = blue, white, pink, yellow
    .blue-white-yellow-pink = blue, white, yellow, pink
    .blue-pink-white-yellow = blue, pink, white, yellow
    .blue-pink-yellow-white = blue, pink, yellow, white
    .blue-yellow-white-pink = blue, yellow, white, pink
    .blue-yellow-pink-white = blue, yellow, pink, white
option-edition = Edition
    .english = English
    .polish = Polish
option-bridge_gap = What a bridge may span
    .level = any lower surface
    .ground = the bare board only

## Questions
prompt-over = The game is over.
prompt-chance = Tiles and tokens are being turned.
prompt-removing = { $name }, which clay tile do you take out of the quarry?
prompt-digging = { $name }, which tile do you dig?
prompt-building = { $name }, you hold { pillars-word }: which tile do you place?
prompt-placing = { $name }, where do you place { $tile }?
prompt-supporting = { $name }, what does the tile on { $cell }, level { $level }, stand on?
prompt-rotating = { $name }, how do you turn the tile on { $cell }, level { $level }?
prompt-decorating = { $name }, what do you build on your new tiles?
prompt-keeping = { $name }, which tile do you keep?

## Actions
label-remove = { $column }: { $tile }
label-dig = { $column }: { $tile }, pays { pillars-word }
label-build-dug = the tile just dug: { $tile }
label-build-stored = the tile in the slot: { $tile }
label-stop = no more tiles
label-place = { $cell }, level { $level }, from { pillars-word }
label-support-four = all four corners: { $feet }; costs { pillars-word }
label-support-three = { $corner } corner free, with a belvedere: { $feet }; costs { pillars-word }
label-rotate = { $degrees }°: north-west { $nw }, north-east { $ne }, south-east { $se }, south-west { $sw }
label-done = no more decorations
label-stairway = stairway { $cells } between levels { $level } and { $high }, { points-word }
label-fountain = fountain { $cells } on level { $level }, { points-word }
label-bridge = bridge { $cells } on level { $level }, { points-word }
label-statue = statue on { $cells }, level { $level }, { points-word }
label-symbol = let { $cell } count as a { $symbol } this turn
label-keep-dug = the tile just dug: { $tile }
label-keep-stored = the tile in the slot: { $tile }
label-keep-none = no tile

## Log
story-first = { $name } goes first in every round.
story-flower = { $name } gets the board with the { $flower } flower and its starting tile.
story-tile = New in the quarry: { $tile }.
story-token = Token of round { $round }: { $effect }.
story-remove = { $name } takes { $tile } out of the quarry.
story-dig = { $name } digs { $tile } and gets { pillars-word }.
story-place = { $pillars ->
    [0] { $name } builds { $tile } on level { $level }.
   *[other] { $name } builds { $tile } on level { $level } for { pillars-word }.
}
story-place-belvedere = { $pillars ->
    [0] { $name } builds { $tile } on level { $level }, with a belvedere.
   *[other] { $name } builds { $tile } on level { $level } for { pillars-word }, with a belvedere.
}
story-stairway = { $name } builds a stairway between levels { $level } and { $high } ({ points-word }).
story-fountain = { $name } builds a fountain on level { $level } ({ points-word }).
story-bridge = { $name } builds a bridge on level { $level } ({ points-word }).
story-statue = { $name } puts up a statue on level { $level } ({ points-word }).
story-symbol = { $name } lets a symbol count as a { $symbol } this turn.
story-keep = { $name } keeps { $tile }.
story-keep-discard = { $name } keeps { $tile }; { $gone } leaves the game.
story-discard = { $name } keeps no tile: { $gone } leaves the game.

## The table in sentences
describe-round = Round { $round } of { $rounds }.
describe-first = { $name } goes first in every round.
describe-token = Round token: { $effect }.
describe-supply = Supply: { $pieces }.
describe-column = Quarry { $column }, height { $height }: { $tile }; pays { $pays }.
describe-column-tile = Quarry { $column }, height { $height }: { $tile }.
describe-column-empty = Quarry { $column } is empty.
describe-column-hidden = Quarry { $column }: a tile still face down.
describe-pays = { $name } +{ $pillars }
describe-dug = Just dug: { $tile }.
describe-doubles = { $count ->
    [one] In hand, for this turn: { $count } double pillar.
   *[other] In hand, for this turn: { $count } double pillars.
}
describe-player = { $name }, { $flower }: { pillars-word } in store; in the slot: { $stored }; { $total ->
    [one] { $total } point now
   *[other] { $total } points now
}.
describe-garden-empty = { $name } has no tile in the garden yet.
describe-garden = Garden of { $name }, { $level ->
    [one] { $level } level
   *[other] { $level } levels
} high, { $bare ->
    [one] { $bare } space of the board bare
   *[other] { $bare } spaces of the board bare
}, seen from above:
describe-row = Row { $row }: { $cells }.
describe-cell = { $column } level { $level }, { $symbol }
describe-cell-changed = { $column } level { $level }, counts as { $symbol } this turn
describe-cell-item = { $column } level { $level }, { $item } built
describe-cell-bridged = { $column } level { $level }, under a bridge of level { $bridge }
describe-items = Built and in sight: { $items }.
describe-hidden = Hidden, worth nothing: { $items }.
describe-hidden-tile = tile on { $cell }, level { $level }
describe-item = { $item } { $cells } ({ points-word })

## Where points come from
source-item = { $item } { $cells }
source-tile = { $flower } tile { $cell } on level { $level }

## The end
result-winner = { $name } wins with { points-word }.
result-winner-tie = { $name } wins with { points-word }. { $others } reached as many: the tie goes to the player with the fewest bare spaces.
result-shared = { $names } share the victory with { points-word } each and as many bare spaces.
result-place = { $place }. { $name }: { points-word }, { bare-word }.
result-place-tie = { result-place }
result-place-shared = { $place }. { $name }: { points-word }, { bare-word }, a shared place.
bare-word = { $rest ->
    [one] { $rest } bare space
   *[other] { $rest } bare spaces
}

## A piece seen closely
card-flower = Four tiles in sight with four different flowers make a set: { points-word }.
card-stairway = A stairway joins two stairway symbols on tiles one level apart; it scores { points-word } for each of its two levels.
card-fountain = A fountain joins two fountain symbols on neighboring tiles of one level; it scores { points-word } for each level it is high.
card-bridge = A bridge joins two bridge symbols on one level with an empty space between; it scores { points-word } for each level it is high.
card-statue = A statue stands on a statue symbol, from the second on in line with another; it scores { points-word } for each level it is high.
card-belvedere = A belvedere stands on the free corner of a tile on three pillars; it scores { points-word }.
card-single = A single pillar carries a corner one level up.
card-double = A double pillar carries a corner two levels up; a token brings it, for one turn.
card-decorations = A statue, a fountain, a bridge and a stairway in sight make a set: { points-word } more.
card-pays = Digging it pays you { pillars-word }.
card-worth = { $gain ->
    [0] For you now { $now }; with this tile nothing more yet, at best on { $cell }, level { $level }, for { pillars-word }.
   *[other] For you now { $now }; with this tile up to +{ $gain }, on { $cell }, level { $level }, for { pillars-word }.
}
card-no-pillars = With { pillars-word } you cannot place it now.
card-lies = It lies on { $cell }, level { $level }; its flower is in sight and counts.
card-lies-hidden = It lies on { $cell }, level { $level }, hidden: its flower does not count.
card-sets = { $sets ->
    [one] In this garden now: { $sets } set of flowers, { points-word }.
   *[other] In this garden now: { $sets } sets of flowers, { points-word }.
}
card-here = Here, on level { $level }: { points-word }.
card-hidden = Hidden now: worth nothing.
card-pillar-statue = This statue carries a tile: it is a pillar now and scores nothing.
card-left = { $count } left in the supply.
card-pillars = You have { pillars-word }.
card-kind-worth = For you now: { $count } in sight, { points-word }.
card-token = The round token
card-effect = This round: { $effect }.
card-token-rule = It holds for everybody until the next token is turned.

## Bots with tastes of their own
personality-builder = builder: bridges
personality-sculptor = sculptor: statues
personality-dreamer = dreamer: fountains
