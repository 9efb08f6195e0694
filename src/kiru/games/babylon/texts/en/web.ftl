## The board in the browser
web-babylon-quarry = Quarry
web-babylon-round = Round { $round } of { $rounds }
web-babylon-edition-polish = Polish edition
web-babylon-edition-polish-means = The Polish edition: the highest level counts double instead of squared, and some pieces are fewer.
web-babylon-income = pillars paid
web-babylon-token = Round token:
web-babylon-supply = Left in the supply
web-babylon-first = goes first
web-babylon-pillars = pillars
web-babylon-highest = highest level
web-babylon-garden-of = Garden of { $name }
web-babylon-plan-of = Garden of { $name } from above, highest level { $level }
web-babylon-model-of = Garden of { $name } as a model, highest level { $level }
web-babylon-picture = Picture of the garden
web-babylon-plan = Plan
web-babylon-model = 3D
web-babylon-all-levels = All levels
web-babylon-up-to-level = Up to level { $level }
web-babylon-level = level { $level }
web-babylon-dug = just dug
web-babylon-stored = slot
web-babylon-in-hand = to place
web-babylon-turn-tile = Turn the tile
web-babylon-carry = What carries the tile
web-babylon-choose = Choose
web-babylon-close = Close
web-babylon-not-here = { $cell }: not possible
web-babylon-loading = The model is being built…
web-babylon-no-model = This browser shows no 3D pictures; the plan shows everything.
web-babylon-turn-left = Turn the view left
web-babylon-turn-right = Turn the view right
web-babylon-closer = Closer
web-babylon-farther = Farther
web-babylon-from-above = From above
web-babylon-north = N
web-babylon-help-turn = A turn
web-babylon-help-terraces = Terraces and pillars
web-babylon-help-decorations = Decorations
web-babylon-help-tokens = Round tokens
web-babylon-help-end = The end and the points
web-babylon-gains = { $gains ->
    [one] { $gains } point gained
   *[other] { $gains } points gained
}
web-babylon-gains-and-loses = { web-babylon-gains }, { $loses ->
    [one] { $loses } point hidden
   *[other] { $loses } points hidden
}
web-babylon-as-list = All { $count } choices as a list
web-babylon-first-view = Back to the first view
web-babylon-glb = Garden of seat { $seat } as a 3D file (.glb)
web-babylon-turn = Turn
web-babylon-free = Free corner
web-babylon-free-corner = Leave the corner { $corner } free for a belvedere
web-babylon-gesture = Choose a place. The wheel turns the tile, a press on its corner frees it.
web-babylon-on-four = On four pillars.
web-babylon-one-free = On three pillars, { $corner } free.
web-babylon-hidden-points = ({ $points } hidden)
web-babylon-hidden-count = Hidden, worth nothing: { $count }

## Captions of the rulebook's pictures
web-babylon-picture-quarry = The shared quarry, seen from above. The number on a tile is what digging it pays in pillars.
web-babylon-picture-tile = Tiles: the material, up to four symbols in the corners, a flower in the middle.
web-babylon-picture-first = A young garden as a plan. Each terrace covers two by two spaces.
web-babylon-picture-high = A grown garden. What lies under a higher terrace counts no more.
web-babylon-picture-decorations = Decorations stand on symbols: statues on one, fountains and stairways on two, bridges in between.

## While somebody else thinks
web-babylon-choosing-digging = { $name } is choosing a tile to dig…
web-babylon-choosing-building = { $name } is choosing a tile to build…
web-babylon-choosing-placing = { $name } is choosing a place…
web-babylon-choosing-supporting = { $name } is choosing the pillars…
web-babylon-choosing-rotating = { $name } is choosing how the tile lies…
web-babylon-choosing-keeping = { $name } is choosing a tile to keep…
web-babylon-choosing-removing = { $name } is choosing a tile to take out…
web-babylon-choosing-decorating = { $name } is choosing a decoration…

## How each line counts, beside an empty score pad on paper
web-pad-statues = its level
web-pad-fountains = three times its level
web-pad-bridges = three times its level
web-pad-stairways = both levels together
web-pad-decoration_sets = 4 for each statue, fountain, bridge and stairway together
web-pad-flower_sets = 4 for four visible tiles with different flowers
web-pad-belvederes = 1 for each
web-pad-highest_point = the highest level squared: 1 · 4 · 9 · 16 (Polish edition: doubled)
