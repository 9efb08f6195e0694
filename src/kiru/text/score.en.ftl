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
error-sheet-game = There is no score sheet for { $game } yet.
error-sheet-empty = The sheet is empty. It begins with “player” and a name; docs/score.md shows an example.
error-sheet-unreadable = Line { $line }: the line is longer than { $limit } characters or holds some that are not printable.
error-sheet-word = Line { $line }: no line of a sheet begins with “{ $found }”. Possible: { $expected }.
error-sheet-players = Line { $line }: at most { $most } players sit at a table.
error-sheet-name = Line { $line }: the name is longer than { $limit } characters.
error-sheet-twice = Line { $line }: “{ $part }” already stands on line { $first } for this player. “player” begins the next one.
error-sheet-missing = Line { $line }: the player who begins here has no line “{ $part }”.
error-sheet-number = Line { $line }: “{ $found }” is no number from { $low } to { $high }.
error-sheet-irrigation = Line { $line }: there is no irrigation card “{ $found }”. Closest: { $close }.
error-sheet-irrigation-twice = Line { $line }: the irrigation card “{ $card }” belongs to another player, on line { $first }.
error-sheet-level = Line { $line }: a level is written as “level 1:”, “level 2:” or “level 3:” and its cards from the left, with commas between them.
error-sheet-cards = Line { $line }: { $level } of a finished garden has { $expected } cards, not { $found }.
error-sheet-card = Line { $line }: there is no Garden card “{ $found }”. Closest: { $close }.
error-sheet-tile = Line { $line }: there is no enhancement “{ $found }”. Closest: { $close }.
error-sheet-not-empty = Line { $line }: { $tile } cannot lie on { $card }; enhancements go on Empty cards (H19).
error-sheet-copies = { $copies ->
    [one] Line { $line }: the box has only { $copies } copy of { $piece }, and the gardens have more.
   *[other] Line { $line }: the box has only { $copies } copies of { $piece }, and the gardens have more.
}
error-sheet-markers = Line { $line }: a player has { $most } objective markers, not { $found }.
error-sheet-objectives = Line { $line }: these objective points are not possible. Every space takes one marker, and a player marks each of the four objectives at most once: { $slots } (H31, H33).
error-sheet-left = Line { $line }: the players have more tools and gold left than the { $most } there are.
