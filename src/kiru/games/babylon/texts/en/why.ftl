### Why an action is refused, as a fact of the table; told to the player who is asked.

## Another step of the turn
why-done-remove = The quarry is thinned before the game only.
why-done-dig = You have already dug this turn.
why-done-build = The tile to place is already chosen.
why-done-place = The tile already has its place.
why-done-support = What the tile stands on is already chosen.
why-laid = The tile is already placed.
why-decorate-first = The decorations of the new tile come first.
why-built = Building is over for this turn.
why-later-dig = The quarry is thinned first.
why-later-build = You have no tile dug this turn yet.
why-later-place = No tile is chosen to be placed yet.
why-later-support = The tile has no place yet.
why-later-rotate = The tile does not stand on its pillars yet.
why-later-decorate = Decorations are built right after a tile is placed.
why-later-keep = Tiles are kept at the end of the turn.
why-now-removing = Now take a clay tile out of the quarry.
why-now-digging = Now dig a tile.
why-now-building = Now choose the tile to place, or none.
why-now-placing = Now choose a place for the tile.
why-now-supporting = Now choose what the tile stands on.
why-now-rotating = Now turn the tile.
why-now-decorating = Now build a decoration, or no more.
why-now-keeping = Now choose the tile to keep, or none.

## The quarry and the slot
why-remove = No clay tile lies on { $column } any more.
why-dig = No tile is left on { $column }.
why-no-dug = You have no dug tile in hand.
why-no-stored = Your tile slot is empty.

## Placing
why-no-place = Your garden has no place that could carry a tile.
why-cheapest = { $needed ->
    [one] The cheapest place needs { $needed } pillar, you have { $pillars }.
   *[other] The cheapest place needs { $needed } pillars, you have { $pillars }.
}
why-pillars = { $needed ->
    [one] { $needed } pillar needed, you have { $pillars }.
   *[other] { $needed } pillars needed, you have { $pillars }.
}
why-same-spot = A tile of yours already lies on exactly these four spaces from { $cell } on.
why-level = Level { $level } needs a tile on level { $below }; your highest level is { $highest }.
why-too-high = { $cell } already reaches level { $top }.
why-crossed = A bridge on level { $level } crosses { $cell }.
why-no-foot = { $count ->
    [one] No pillar of the right height can stand on { $cells }.
   *[other] No pillars of the right height can stand on { $cells }.
}
why-doubles = Double pillars to swap for: { $needed } needed, { $left } left in the supply.
why-no-belvedere = The supply has no belvedere left for { $cell }.
why-stairs = The stairway on { $cell } would pierce the tile.
why-same-rotation = Turned by { $degrees }°, this tile looks as it does at { $same }°.

## Decorations
why-bare = { $cell } is bare ground.
why-one-tile = { $first } and { $second } belong to the same tile.
why-levels = { $first } is on level { $level }, { $second } on level { $other }.
why-not-ground = { $cell } is on level { $level }; at this table a bridge spans bare ground only.
why-line = No statue of yours stands in the row or column of { $cell }.
why-blank = { $cell } is blank; a { $wanted } is needed.
why-symbol = { $cell } shows a { $found }; a { $wanted } is needed.
why-no-item = None left in the supply: { $item }.
why-occupied = { $cell } is taken: { $item }.
why-not-fresh = { $count ->
    [one] This space is not on a tile placed this turn.
   *[other] Neither space is on a tile placed this turn.
}
why-changed = You have already changed { $cell } this turn.
why-token = This round’s token changes no symbols.
why-no-symbol = { $cell } has no symbol to change.
why-no-blank = { $cell } is not blank.
why-same-symbol = { $cell } already shows a { $wanted }.
why-no-use = With { $wanted } on { $cell }, nothing more could be built.
