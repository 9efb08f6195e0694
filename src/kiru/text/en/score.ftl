## The score sheet
score-place = Place
score-place-open = ?
score-winner = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
score-shared = { $points ->
    [one] { $names } share the victory with { $points } point.
   *[other] { $names } share the victory with { $points } points.
}
score-tie = { $points ->
    [one] { $names } are tied at { $points } point. Add “left” with what each of them has left to break the tie.
   *[other] { $names } are tied at { $points } points. Add “left” with what each of them has left to break the tie.
}

## Errors in a sheet
error-sheet-empty = The sheet is empty. Begin it with “player” and a name; docs/score.md shows an example.
error-sheet-unreadable = Line { $line }: the line has more than { $limit } characters, or some that cannot be printed.
error-sheet-word = Line { $line }: unknown word “{ $found }”. A line begins with one of: { $expected }.
error-sheet-players = Line { $line }: at most { $most } players sit at a table.
error-sheet-name = Line { $line }: the name is longer than { $limit } characters.
error-sheet-twice = Line { $line }: “{ $part }” already stands on line { $first } for this player. “player” begins the next one.
error-sheet-once = Line { $line }: “{ $part }” already stands on line { $first }; it counts for the whole table.
error-sheet-missing = Line { $line }: the player who begins here has no line “{ $part }”.
error-sheet-number = Line { $line }: expected a number from { $low } to { $high }, not “{ $found }”.
error-sheet-irrigation = Line { $line }: unknown irrigation card “{ $found }”. Closest: { $close }.
error-sheet-irrigation-twice = Line { $line }: the irrigation card “{ $card }” belongs to another player, on line { $first }.
error-sheet-level = Line { $line }: a level is written as “level 1:”, “level 2:” or “level 3:” and its cards from the left, with commas between them.
error-sheet-place = Line { $line }: a finished garden has no place “{ $found }”. Closest: { $close }.
error-sheet-cards = Line { $line }: { $level } of a finished garden has { $expected } cards, not { $found }.
error-sheet-card = Line { $line }: unknown Garden card “{ $found }”. Closest: { $close }.
error-sheet-tile = Line { $line }: unknown enhancement “{ $found }”. Closest: { $close }.
error-sheet-not-empty = Line { $line }: { $tile } cannot lie on { $card }; enhancements go on Empty cards (H19).
error-sheet-copies = { $copies ->
    [one] Line { $line }: the box has only { $copies } copy of { $piece }, and the gardens have more.
   *[other] Line { $line }: the box has only { $copies } copies of { $piece }, and the gardens have more.
}
error-sheet-markers = Line { $line }: a player has { $most } objective markers, not { $found }.
error-sheet-objectives = Line { $line }: these objective points are not possible. Every space takes one marker, and a player marks each of the four objectives at most once: { $slots } (H31, H33).
error-sheet-left = Line { $line }: the players have more tools and gold left than the { $most } there are.

## Errors in a sheet of Babylon
error-sheet-edition = Line { $line }: unknown edition “{ $found }”. Possible: { $close }.
error-sheet-terrace = Line { $line }: a tile is written as “tile c3 2 clay_07 90”: its north-west cell, its level, its key or its flower, and how far it is turned.
error-sheet-corner = Line { $line }: a tile cannot have its north-west corner on “{ $found }”. Closest: { $close }.
error-sheet-key = Line { $line }: unknown tile or flower “{ $found }”. Closest: { $close }.
error-sheet-rotation = Line { $line }: a tile cannot be turned by “{ $found }” degrees. Possible: { $close }.
error-sheet-item = Line { $line }: after “{ $word }”, write where it stands and, if need be, its level.
error-sheet-cells = Line { $line }: this cannot stand on “{ $found }”. Closest: { $close }.
error-sheet-symbol = Line { $line }: unknown symbol “{ $found }”. Closest: { $close }.
error-sheet-symbols = Line { $line }: the box has only { $most } tokens that change a symbol or fill a blank (B51).
error-sheet-tiles = Line { $line }: at a table of this size no garden has more than { $most } tiles.
error-sheet-tile-twice = Line { $line }: there is one tile { $tile }, and it lies on line { $first }.
error-sheet-starting = Line { $line }: a garden has one starting tile, and it stands on line { $first }.
error-sheet-gap = Line { $line }: a tile on level { $level } needs another one on level { $below } somewhere in the garden (B35).
error-sheet-same-cells = Line { $line }: the tile of line { $first } covers the same four cells, which is never allowed (B36).
error-sheet-overlap = Line { $line }: the tile of line { $first } lies on { $cell } too, on the same level.
error-sheet-feet = Line { $line }: there is no room for a pillar under { $free } corners of this tile; three corners must be carried (B31).
error-sheet-free-corner = Line { $line }: no pillar fits under the corner { $corner } of this tile, so a belvedere must stand on { $cell } (B33).
error-sheet-stairway = Line { $line }: no stairway that is seen from above fits on “{ $place }”. It joins two tiles one level apart and needs its symbol at both ends (B42).
error-sheet-fountain = Line { $line }: no fountain that is seen from above fits on “{ $place }”. It joins two tiles on one level and needs its symbol on both spaces (B43).
error-sheet-bridge = Line { $line }: no bridge fits on “{ $place }”. It joins two tiles on one level over a lower space and needs its symbol at both ends (B45).
error-sheet-statue = Line { $line }: no statue that is seen from above fits on “{ $place }”. It stands on a tile and needs its symbol (B44).
error-sheet-belvedere = Line { $line }: no belvedere fits on “{ $place }”. A tile has one at most, on the corner that no pillar carries (B33).
error-sheet-taken = Line { $line }: “{ $place }” needs a space that line { $first } has taken (B41).

## Errors in a sheet of Amyitis
error-sheet-alone = Line { $line }: the favor of Amyitis depends on how many played. Add the other players, or a line such as “players 3” (A71).
error-sheet-won = Line { $line }: with this player’s tiles there are more than the { $most } that the garden had.
error-sheet-unfinished = Line { $line }: { $left } tiles would be left in the garden, but the game goes on while there are more than { $most } (A70). If a player is missing here, add a line such as “players 4”; if nothing was planted for { $rounds } rounds, add the line “fallow { $rounds }” (A74).
error-sheet-garden-tile = Line { $line }: unknown garden tile “{ $found }”. Closest: { $close }.
error-sheet-resource = Line { $line }: unknown resource “{ $found }”. Possible: { $close }.
