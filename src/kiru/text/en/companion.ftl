## The companion for the real table
web-companion-title = For the real table
web-companion-lead = You have the printed game before you: these tools count, deal and look up the rules. They work on a phone, and without a network, too.
web-companion-open = Open

## The score pad
web-companion-score = Score pad
web-companion-score-about = Tap in what lies before everybody, and see every point with where it comes from.

## What keeps a score pad from being right, said of what one sees
pad-line-begins = { "" }Line { $line }:{ " " }
pad-sheet-overlap = Another tile lies on { $cell } already, on the same level.
pad-sheet-same-cells = A tile lies on exactly these four cells already; another never may (B36).
pad-sheet-taken = Something else stands where “{ $place }” would (B41).
pad-sheet-irrigation-twice = Another player has this irrigation card.
pad-sheet-twice = This lies there already.
pad-sheet-unfinished = { $left } tiles would be left in the garden, but the game goes on while there are more than { $most } (A70).
pad-sheet-alone = Add the players: the favor of Amyitis depends on how many there are (A71).
pad-sheet-tile-twice = This tile belongs to another player.
pad-sheet-cards = Level { $level }: { $found } of { $expected } cards.
pad-sheet-missing =
    { $part ->
        [level-1] Nothing lies on level 1 yet.
        [level-2] Nothing lies on level 2 yet.
        [level-3] Nothing lies on level 3 yet.
        [irrigation] Missing: the irrigation card.
        [track] Missing: the score marker.
        [tiles] Missing: the tiles.
       *[tokens] Missing: the tokens.
    }
