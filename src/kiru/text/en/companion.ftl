## The companion for the real table
web-companion-title = For the real table
web-companion-lead = You have the printed game before you: these tools count, deal and look up the rules. They work on a phone, and without a network, too.
web-companion-open = Open

## The score pad
web-companion-score = Score pad
web-companion-score-about = Tap in what lies before everybody, and see every point with where it comes from.
web-companion-less = One less
web-companion-more = One more
web-companion-points-of = { $line }, { $name }: { $points }. Show where they come from.
web-companion-place = Place
web-companion-light-help = Press a number to see in the garden what brings it.
web-companion-player = Player { $number }
web-companion-gardens = Gardens
web-companion-add-player = Add a player
web-companion-remove-player = Take { $name } off the pad
web-companion-name = Name
web-companion-undo = Undo
web-companion-clear = Empty the gardens
web-companion-whole = The sheet is complete.
web-companion-save = Save this play
web-companion-saved = Saved
web-companion-storage-full = This device cannot keep more: forget an old play first.
web-companion-plays = Plays on this device
web-companion-plays-empty = Plays that you save are listed here.
web-companion-share = Share
web-companion-export = Export
web-companion-copied = Copied.
web-companion-forget = Forget { $title } of { $date }
web-companion-nothing-here = nothing yet
web-companion-wet-place = under the irrigation card
web-companion-irrigation-card = Irrigation card
web-companion-objectives = Objective markers
web-companion-tools-and-gold = Tools and gold left
web-companion-which-card = Which card lies on { $cell }?
web-companion-which-enhancement = Which enhancement lies on { $cell }?
web-companion-kinds = Kinds of cards
web-companion-kind-empty = Beds
web-companion-kind-animal = Animals
web-companion-kind-tree = Trees
web-companion-kind-visitor = Visitors
web-companion-no-enhancement = No enhancement
web-companion-other-card = Another card
web-companion-take-away = Take away
web-companion-score-track = Score marker
web-companion-tokens-left = Resources left
web-companion-fallow = Nothing was planted for { $rounds } rounds
web-companion-plan = Plan of the garden
web-companion-what-to-put = What lies there
web-companion-tile-with = Tile with a { $flower } flower
web-companion-tile-level = Level
web-companion-on-top = on top
web-companion-level = level { $level }
web-companion-bare-cell = bare
web-companion-edition = Edition
web-companion-edition-english = English
web-companion-edition-polish = Polish
web-companion-second-cell = From { $cell } to …? Press the other end.
web-companion-tap-tile = Press the north-west corner of a tile.
web-companion-tap-two = Press one end, then the other.
web-companion-tap-one = Press the space it stands on.
web-companion-tap-remove = Press what you want to take away: first what stands there, then the tile.
web-companion-garden-tiles = Garden tiles: { $count }
web-companion-objective-space =
    { $taken ->
        [no] Objective { $number }, worth { $points }, free
       *[yes] Objective { $number }, worth { $points }: { $name }
    }

## What keeps a score pad from being right, said of what one sees
pad-line-begins = Line { $line }:
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
