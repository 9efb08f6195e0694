### Amyitis: the rules in our own words, one message per rule id.

game-amyitis = Amyitis
    .summary = Nobles of Babylon compete to build the hanging gardens that a king has promised his homesick queen. They hire craftsmen, lead a shared caravan from city to city, and bring water to the plants, all in order to finish with the most points.

section-boards = Boards
section-setup = Setup
section-phase1 = Phase I: Crafts and income
section-phase2 = Phase II: Actions
section-planting = Planting
section-phase3 = Phase III: End of the round
section-end = End of the game

## Boards

rule-A01 = The garden has 16 squares on four floors: 7 on floor 1, 5 on floor 2, 3 on floor 3, and a single one at the top on floor 4. The river runs along the two lower sides of the garden, outside the squares.
    .title = The garden
rule-A02 = Irrigation areas lie only between two squares, on 24 sides in all. A side that touches a square of floor 3 or 4 has two areas and every other side has one, which makes 32 areas.
    .title = Irrigation areas
rule-A03 = Irrigation areas run along the sides of squares and meet at the corners; the corners on the two lower edges of the garden lie on the river. The two areas of a double side lie one behind the other, each touching one end of that side and its twin; if the table plays with areas side by side, each of the two touches both ends instead. (Kiru’s ruling.)
    .title = How areas connect
rule-A04 = An area is available when it is empty and either touches the river or touches, at a corner or through its twin, an irrigated area that a chain of cubes links to the river. It does not matter whose cubes form the chain; neutral cubes carry water too, but only if they are linked to the river themselves.
    .title = Available areas
rule-A05 = The caravan travels clockwise around nine spaces, starting from Babylon. Of the other eight, four cities sell plants (Eshnunna, Ur, Mari, and Khorsabad) and four sell court cards of two types each; every city asks for one particular resource.
    .title = Caravan track
rule-A06 = The fields are two rows of five spaces, each filled from the left. The upper row yields salt, palm, barley, dates, and wine; the lower row yields barley, dates, salt, palm, and wine.
    .title = Fields
rule-A07 = There are three temples, dedicated to Ishtar, Marduk, and Tammouz, and each holds four cubes.
    .title = Temples
rule-A08 = With 2 players, three squares at one side corner of the garden (two on floor 1, one on floor 2) get no tile and can never be planted. The irrigation areas beside them stay in use, and an unused square never counts as planted. (Kiru’s ruling.)
    .title = Unused squares

## Set-up

rule-A10 = Craft cards and court cards marked for more players than are at the table are removed from the game.
    .title = Cards removed
rule-A11 = A token of every resource but wine is drawn, and one of these at random is laid on each level 2 caravaneer card in play. The tokens not used go back to the supply. (Kiru’s ruling.)
    .title = Caravaneer tokens
rule-A12 = The quality 3 tile worth 10 points lies on floor 4; random tiles fill the others, three of quality 3 on floor 3, five of quality 2 on floor 2, and seven of quality 1 on floor 1. With 2 players the unused squares stay bare, which leaves four tiles on floor 2 and five on floor 1. All tiles not laid out leave the game.
    .title = Laying garden tiles
rule-A13 = The plant card that has quality 2 on both sides lies at Khorsabad, and chance decides which side is up. The other three are dealt at random to Eshnunna, Ur, and Mari, with quality 1 showing.
    .title = Plant cards
rule-A14 = Every player starts with all cubes of one color, 4 talents, 1 camel, a level 0 caravaneer, and 0 points, and the caravan stands in Babylon. The first player is drawn at random unless one was chosen when the table was made.
    .title = Starting position
rule-A15 = Supplies are limited to 7 tokens of each resource, 13 camels besides the caravan, 30 talents, and 30 cubes per player, while neutral cubes never run out. Payments go back to the supply before anything is gained, and when a supply falls short, players take what is left in turn order. An action that would have no effect at all cannot be chosen, such as a merchant when the camels are gone, but a peasant may still lay a cube where the resource has run out. (Kiru’s ruling.)
    .title = Limited supplies

## Round, phase I

rule-A20 = At the start of each round all craft cards for this number of players are shuffled, and as many groups of three as there are players are laid out face up. The cards left over sit out the round.
    .title = Craft card groups
rule-A21 = Your banker pays you at the start of the round: 1 talent at level 1, 2 talents at level 2, and 2 talents plus 2 points at level 3. Without a banker you receive nothing.
    .title = Income

## Round, phase II

rule-A29 = Beginning with the first player and going clockwise, each player takes one action per turn: pass, recruit, or move the caravan. This goes on until all have passed.
    .title = One action per turn
rule-A30 = When you pass, your cube goes to the pass square and you are out of actions for the round; each time your turn comes up while someone else is still playing, you take 1 talent. The phase is over the moment the last player passes, and nobody takes a talent after that. Passing is always allowed, and if you have no cube, none is laid. (Kiru’s ruling.)
    .title = Passing
rule-A31 = To recruit, take a face-up craft card from any group and pay 1 talent for each card of that group already face down: 0, 1, or 2 talents. The card is then turned face down and you carry out its action. A card that you cannot pay for or cannot carry out, such as an engineer when no area is available, may not be chosen. (Kiru’s ruling.)
    .title = Recruiting
rule-A32 = A peasant lets you lay a cube on the leftmost empty space of either field row and take the resource of that space.
    .title = Peasant
rule-A33 = When a field row fills up, the player with more cubes in it than anyone else takes a gardener card, if one is left; a tie gives the card to nobody. Either way the row is cleared and the cubes go back to their owners.
    .title = Full field row
rule-A34 = A priest’s cube enters a temple from the left and moves the others along to the right. A fifth cube drops out at that end and goes back to its owner, or to the supply if it is neutral.
    .title = Priest
rule-A35 = An engineer lets you lay a cube on an available irrigation area and score 2 points.
    .title = Engineer
rule-A36 = A merchant brings you one camel from the supply.
    .title = Merchant
rule-A37 = If you have no cube left in your supply, you may not choose anything that requires laying one. (Kiru’s ruling.)
    .title = No cubes left
rule-A40 = The caravan moves clockwise by at least 1 space, and you pay 1 camel per space less your caravaneer’s bonus (0, 2, or 4 at level 0, 1, or 2), but never less than 1 camel. You always pay the fewest camels possible, and 8 spaces is the limit, since a full lap would leave the caravan where it was. (Kiru’s ruling.)
    .title = Moving the caravan
rule-A41 = You may move the caravan to a space only if you can carry out one of the actions there, and having arrived you must carry one out.
    .title = Action on arrival
rule-A42 = In Babylon you sell one token for 3 points or two tokens, alike or different, for 6, and then lay one cube on an available irrigation area, which scores nothing. The irrigation is a required part of the sale, so with no area available or no cube left you cannot sell. (Kiru’s ruling.)
    .title = Selling in Babylon
rule-A43 = Wherever a resource has to be paid, wine may stand in for it, though never for a camel or a talent. The player who pays decides which tokens to hand over.
    .title = Wine
rule-A44 = In a court city you pay one token of the resource it asks for and take your next card of one of its two types: level 1 if you have none, otherwise one level above your highest. Only your newest card of a type counts; the covered ones stay with you and never go back to the supply. Once you hold the top level of a type, you cannot take any more of it.
    .title = Buying court cards
rule-A45 = Court levels cannot be skipped. If no cards of your next level are left, that type is closed to you for good.
    .title = Exhausted court cards
rule-A46 = A level 2 caravaneer brings you the resource token lying on it, and a palace scores its points at once: 2, 3, 4, 5, 7, or 10 for levels 1 to 6. The same holds for a court card gained from a garden tile, and if two level 2 caravaneers are left, you choose between them. (Kiru’s ruling.)
    .title = Court card rewards
rule-A47 = In a plant city you pay one token of the resource it asks for, plus the extra resource on the plant card if one is shown, and you must plant at once. When the planting is done, the plant card is turned over.
    .title = Buying plants

## Planting

rule-A50 = You may plant only on a square that still has its tile and has at least one fully irrigated side, which means both areas of a double side. The river itself irrigates no square.
    .title = Irrigated square
rule-A51 = The plant’s quality plus the gardeners you spend must reach the number of the floor, except that floor 4 asks only for 3; spent gardeners go back to the supply. You may not spend more gardeners than the square requires. (Kiru’s ruling.)
    .title = Quality and gardeners
rule-A52 = You take the tile and at once receive its points and bonuses: talents, camels, a resource of any kind (even wine), or a court card of your choice, that is, a gardener or your next level of banker, caravaneer, or palace. A planting is settled in this order: tile and bonuses, irrigation bonus, automatic irrigation, turning the plant card. Bonuses are taken in the order they are shown, and one that cannot be taken is lost. (Kiru’s ruling.)
    .title = Tile and bonuses
rule-A53 = The player with more cubes than anyone else on the areas around the planted square scores the quality printed on the plant card, without counting gardeners, even if someone else did the planting. A tie scores for nobody, and neutral cubes count for nobody.
    .title = Irrigation bonus
rule-A54 = All empty irrigation areas between the new plant and its already planted neighbors are filled with neutral cubes.
    .title = Automatic irrigation

## Round, phase III

rule-A60 = The player on the first player’s right lays one of their own cubes in a temple of their choice, and neutral cubes then enter the other two; all of them push as a priest’s cube does. If that player has no cube, a neutral one goes in instead. (Kiru’s ruling.)
    .title = Procession
rule-A61 = The temples are settled in the order Ishtar, Marduk, Tammouz, first place before second. Places go by the number of cubes, ignoring neutral ones, and the rightmost cube breaks a tie for either place. A player alone in a temple takes first place only, and with 2 players there is no second place.
    .title = Temple majorities
rule-A62 = In Ishtar’s temple first place takes a camel or a talent, and second place takes the other kind. Only what the supply still holds can be chosen, and if the other kind is gone, second place gets nothing. (Kiru’s ruling.)
    .title = Ishtar
rule-A63 = In Marduk’s temple first place is worth 2 points and second place 1 point.
    .title = Marduk
rule-A64 = In Tammouz’s temple first place must lay a cube on a field and take its resource just as with a peasant, including the clearing of a full row, unless that player has no cube left. Second place may swap one resource token, wine included, for a token of another type from the supply, but not for wine.
    .title = Tammouz
rule-A65 = In turn order, players give back resource tokens of their choice until they are within their limit: 2 tokens with a level 0 or 1 caravaneer, 4 with level 2. Camels and talents may be kept without limit.
    .title = Storage limit
rule-A66 = The first-player card moves on to the next player on the left. Cubes on the pass square come back only now, so they cannot be used in the procession or for Tammouz. (Kiru’s ruling.)
    .title = Next first player
rule-A67 = A decision that leaves only one legal action is made for you without asking, and it still appears in the game record.
    .title = Forced choices

## End

rule-A70 = Once 3 or fewer garden tiles are left with 2 players, or 4 or fewer with 3 or 4 players, the current round is the last. It is still played to its end, phase III included.
    .title = Last round
rule-A71 = Amyitis rewards the garden tiles you own with 5 or 10 points. The 5 points take at least 5 tiles with 2 players, 4 with 3 players, and 3 with 4 players; the 10 points, which replace the 5, take at least 7, 6, and 5.
    .title = Favor of Amyitis
rule-A72 = At the end every resource token you still hold is worth 1 point; camels and talents score nothing.
    .title = Leftover resources
rule-A73 = The highest score wins the game, and everyone who shares it is a winner.
    .title = Winner
rule-A74 = If no tile is planted for 20 rounds in a row, the game ends with the last of these rounds and is scored as usual. The booklet knows no such end, but without it a table with all areas full and all camels in the wrong hands would stand still for ever. (Kiru’s ruling, since ruleset 2.)
    .title = Standstill
