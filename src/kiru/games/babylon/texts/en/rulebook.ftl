### Babylon: the rules in our own words, one message per id of the ledger.

game-babylon = Babylon
    .summary = You dig terraces out of a shared quarry and stack them on pillars, level upon level, into a hanging garden. Stairways, fountains, bridges, and statues score by how high they stand, as long as they can still be seen from above.

section-editions = Editions
section-quarry = The quarry
section-turn = A turn: dig, build, store
section-placing = Placing a tile
section-decorations = Decorations
section-tokens = Round tokens
section-end = End and scoring

## Editions

rule-B01 = The table plays either the English edition (the default) or the Polish one (the default in Polish). The highest level scores its square in the English edition (1, 4, 9) and its double in the Polish one (2, 4, 6). The supply differs too, English/Polish: 152/148 single pillars, 64/60 double pillars, 40/38 belvederes, 40/38 statues, and 16/15 each of stairways, fountains, and bridges; spare parts in the Polish box do not count.
    .title = Edition

## The quarry

rule-B10 = The quarry is a 4×4 grid of 16 columns, each with basalt at the bottom, granite in the middle, and clay on top; every layer is shuffled. You see only the top tile of a column, and nobody knows which tiles lie beneath it.
    .title = Quarry layers
rule-B11 = A clay tile carries 2 symbols on its four corners, a granite tile 3, and a basalt tile 4, plus one flower each; a starting tile carries every symbol once and its owner’s flower. Front and back match, so you know exactly what a visible quarry tile offers before you dig it.
    .title = Symbols and flowers
rule-B12 = Before a three-player game everyone takes one clay tile of their choice out of the game, in turn order; before a two-player game both players do so three times, taking turns. Tiles removed this way earn no pillars.
    .title = Thinning the quarry
rule-B13 = Of the 14 round tokens, 14 are stacked face down with two players, 12 with three, and 10 with four. The rest leave the game without anyone seeing them.
    .title = Token stack
rule-B14 = Each player starts with an 8×8 board that has its own flower, chosen when the table is made or dealt at random. The starting tile with that flower waits in the tile slot, and nobody has any pillars yet.
    .title = Starting position
rule-B15 = The first player is drawn at random or chosen, and turns go clockwise. That same player opens every round.
    .title = First player
rule-B16 = When you have only one legal action, it is carried out without asking you. It still appears in the record of the game.
    .title = Forced moves

## A turn: dig, build, store

rule-B20 = Every turn starts with digging: you have to take one visible tile from the quarry. Each of its four edges pays one single pillar if it faces the quarry wall, the bare bottom, or a visible tile that is no higher than the one you take; a higher neighbor pays nothing.
    .title = Digging
rule-B21 = Digging a tile that shows your own flower earns you one more single pillar.
    .title = Own flower
rule-B22 = The quarry never runs out: at the end of the game 12 tiles are left with two players, 6 with three, and 4 with four.
    .title = Enough tiles
rule-B23 = If the supply holds fewer single pillars than you have earned, you take what is left and the rest is lost. (Kiru’s ruling.)
    .title = Short supply
rule-B24 = Building is optional: you may place the tile you dug, the one you stored, both in either order, or neither. After each placement you may add decorations.
    .title = Building
rule-B25 = At the end of your turn you may keep up to 6 single pillars and one tile of your choice, or no tile at all; surplus pillars return to the supply and all other tiles leave the game. Double pillars can never be kept. During the turn itself there is no limit.
    .title = Storing
rule-B26 = You do not have to place your starting tile right away. Until you place or discard it, though, it fills your only tile slot, and no other tile can be stored.
    .title = Starting tile

## Placing a tile

rule-B30 = A tile covers a square of 2×2 spaces that lies completely within the 8×8 grid, and all levels share that grid. You may rotate it by quarter turns, but never flip it; rotations that look alike are offered once.
    .title = Grid and rotation
rule-B31 = A tile needs 3 or 4 pillars, one per supported corner, all reaching exactly up to its level: a single pillar starts one level below the tile, a double pillar two levels below. Each pillar stands on an empty, visible space of your board or of a tile, with or without a symbol, never on another pillar.
    .title = Pillars
rule-B32 = In your own turn you may trade two single pillars for one double pillar, but never a double for singles. The trade happens only while you pay for a tile, and it is impossible once the supply has no double pillars left. (Kiru’s ruling.)
    .title = Double pillars
rule-B33 = A tile on only 3 pillars must get a belvedere on its fourth corner at once, and that space is then taken. You may settle for 3 pillars even where 4 would fit. Once the supply has no belvederes left, every tile needs 4 pillars. (Kiru’s ruling.)
    .title = Belvedere
rule-B34 = A statue standing one level below the new tile can hold up a corner as a pillar that costs nothing. From then on it is no longer a statue: it scores no points, gives no line to other statues, and belongs to no set.
    .title = Statue as pillar
rule-B35 = Your garden grows level by level: above the first level, you may place a tile only if you already have one on the level directly below, anywhere in your garden. That tile may be hidden, far away, or placed earlier in this same turn.
    .title = Level by level
rule-B36 = No two tiles in your garden may occupy exactly the same four spaces of the grid, whatever their levels. At least part of each must stick out beyond the other.
    .title = No full overlap
rule-B37 = A tile is always lowered from above, so all four surfaces beneath it must be below its level. No bridge on the tile’s level or higher may cross any of those four spaces. (Kiru’s ruling.)
    .title = From above
rule-B38 = The corner without a pillar may hang over an empty space or over any item, with one exception: the lower end of a stairway standing one level below the tile, because its steps would pierce the tile. A statue under that corner does not become a pillar; it is merely hidden. (Kiru’s ruling.)
    .title = Overhanging corner
rule-B39 = Pillars and the tile on top of them are placed in a single act, so a pillar never stays uncovered. Singles and doubles may be mixed as long as they reach the same height: two doubles from the board and two singles from a level 1 tile together carry a level 2 tile.
    .title = Pillars and tile
rule-B40 = A space hidden beneath a tile is lost for building. It can no longer take a pillar or a decoration.
    .title = Covered spaces

## Decorations

rule-B41 = Decorations are free and optional while the supply lasts, but at least one space of each must be on a tile you placed this turn. Every space it uses must be visible, empty, and marked with the right symbol, and a decoration never lies diagonally.
    .title = Decorating
rule-B42 = A stairway joins two stairway symbols on spaces that share an edge and belong to two tiles exactly one level apart. It never leads down to the bare board.
    .title = Stairway
rule-B43 = A fountain joins two fountain symbols on spaces that share an edge and belong to two different tiles on the same level.
    .title = Fountain
rule-B44 = Your first statue may go on any statue symbol; each later one has to share a row or column with another statue in your garden, at any distance and on any level. If none of your statues still counts as a statue, the next one is a first statue again. A statue that was covered without becoming a pillar still gives a line. (Kiru’s ruling.)
    .title = Statue
rule-B45 = A bridge joins two bridge symbols on two tiles of the same level, in one row or column, with exactly one empty space between them. Empty means that the surface there is below the bridge’s level, no bridge on that level or higher crosses it, and nothing stands on it one level below the bridge (a lower bridge does no harm); if the table plays with ground gaps, the space must be bare board that nothing crosses, not even a lower bridge. Once bridged, it takes no pillar, no decoration, and no tile on the bridge’s level or lower. (Kiru’s ruling.)
    .title = Bridge

## Round tokens

rule-B50 = When the last player has finished a round, the next token is revealed, and it applies to every player in the round that follows. Round one is played without a token, and after the last round none remains and the game ends.
    .title = Revealing tokens
rule-B51 = A token brings each player one of these: one single pillar; one double pillar for this turn only; one symbol on a tile placed this turn counts as a different one; one blank space on a tile placed this turn counts as any symbol; your own flower pays 2 instead of 1; the dig, flower included, pays one pillar less; or nothing at all. Using either of the two symbol effects is optional. A dig never pays less than zero, token pillars arrive by themselves before you dig, and an empty supply gives nothing. (Kiru’s ruling.)
    .title = Token effects
rule-B52 = You may use a symbol effect only once per turn, and the changed symbol lasts just for that turn. A decoration built with its help stays. (Kiru’s ruling.)
    .title = Changed symbols

## End and scoring

rule-B60 = The game ends after 15 rounds with two players, 13 with three, and 11 with four.
    .title = Game end
rule-B61 = Whatever is at least partly visible from above scores in full, and whatever is hidden scores nothing: a statue its level, a fountain or bridge three times its level, a stairway the sum of its two levels, a belvedere 1. Every set of statue, fountain, bridge, and stairway adds 4, every set of four visible tiles with four different flowers adds 4 (each item or tile counts in one set only), your highest level adds its square (English edition) or its double (Polish edition), and stored things add nothing. A bridge’s deck is part of it, so a bridge whose deck can be seen is visible, yet it hides nothing below. (Kiru’s ruling.)
    .title = Scoring
rule-B62 = The player with the most points wins. If players are tied, the one with the fewest board spaces not covered by a tile is ahead; if that is equal too, they share the victory.
    .title = Winner and ties
