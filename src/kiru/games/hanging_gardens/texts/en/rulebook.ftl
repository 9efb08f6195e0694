### The Hanging Gardens: the rulebook in our own words, one message per rule id.

game-hanging_gardens = The Hanging Gardens
    .summary = You send gardeners to market for cards and stack them into a garden of three terraces, full of flowers, trees, animals and guests. After four rounds and twelve cards, the garden worth the most points wins.

section-setup = Set-up
section-turn = A turn
section-objectives = Royal objectives
section-scoring = Scoring
section-solo = Solo

## Set-up

rule-H01 = The board has one side for 1–3 players and one for 4–5; they differ only in the spaces for objective markers. Each column has room for 2 gardeners with 1 or 2 players, and for 3, 4 or 5 gardeners with 3, 4 or 5 players.
    .title = Board and spaces
rule-H02 = The 75 Garden cards are shuffled, and 12 of them lie face up in 3 columns of 4 levels. A new card always enters a column at its top, on level 4.
    .title = The market
rule-H03 = The 25 enhancements are sorted by cost and shuffled into 3 face-up stacks: 12 tiles for 2 gold, 8 for 3 gold and 5 for 4 gold. Only the top tile of a stack can be seen and bought.
    .title = Enhancement stacks
rule-H04 = Of the 10 objective tiles, 4 are drawn and dealt at random to the 4 objective slots. The points depend on the slot, not on the tile that lies there.
    .title = Objectives in play
rule-H05 = Every player is dealt one of the 5 irrigation cards at random. It stays face up all game, so everyone knows everyone’s pattern.
    .title = Irrigation cards
rule-H06 = Each player begins with 3 gardeners, 4 objective markers, 2 gold and 4 tools; the player who is last in turn order gets a fifth tool. All of it comes from a limited stock of 20 gold and 30 tools, and what remains is the supply.
    .title = Starting goods
rule-H07 = One player holds the first-player marker from the start and takes the first turn. That player is drawn at random, unless someone was picked when the table was made.
    .title = First player

## A turn

rule-H09 = Every turn has the same steps in the same order: take a card, place it, then buy an enhancement if you like, and last complete an objective if you can. Taking and placing are mandatory; whatever belongs to another step has to wait for its own.
    .title = Steps of a turn
rule-H10 = Put one of your gardeners under a column that still has a free gardener space, and take one card of that same column. A column whose spaces are all occupied is closed until the next round.
    .title = Take a card
rule-H11 = The card on level 1 of a column is free; those on levels 2, 3 and 4 cost 1, 2 and 3 tools, paid to the supply. A card you cannot pay for cannot be chosen.
    .title = Tool cost
rule-H12 = Your first card opens level 1 of your garden. Every card after it must touch at least one card that is already there, and each place holds a single card.
    .title = Place the card
rule-H13 = A card on level 2 or 3 needs two neighboring cards directly beneath it, on the level below, to rest on. With one of them missing, the place is not available yet.
    .title = Two cards below
rule-H14 = A finished garden has 5 cards on level 1, 4 on level 2 and 3 on level 3, and no level may grow beyond its number. You may start a level before the one below it is full.
    .title = Garden shape
rule-H15 = The garden has no fixed position: until level 1 has its 5 cards, you may extend it on the left or on the right. Your first card can therefore end up anywhere in that row.
    .title = Floating garden
rule-H16 = The bonus of the placed card takes effect at once: a crown brings you the first-player marker, while gold or a tool brings as many pieces as the number of the card’s level. What you paid is back in the supply before you gain anything, and a supply that runs short gives only what it has left, for the bonuses of objective spaces too. (Kiru’s ruling.)
    .title = Card bonus
rule-H17 = Some cards show two bonuses, a crown and gold. You receive both.
    .title = Double bonus
rule-H18 = The cards above the one you took slide down a level, and a new card is turned up on level 4 of that column. This comes before your purchase, so you may take the new card into account when you decide.
    .title = Reveal
rule-H19 = You may buy at most one enhancement per turn: pay 2, 3 or 4 gold for the top tile of the matching stack. It goes on any Empty card of your own garden, new or old, that is, on a card with no animal, tree, visitor or enhancement.
    .title = Buy an enhancement
rule-H20 = An enhancement adds its flowers, animal, tree, irrigation and bonus to the card, which keeps its own flowers, irrigation and bonus. The bonus of the tile takes effect right away, according to the level of the card it lies on.
    .title = Enhancement effect
rule-H21 = As the last step of your turn, you may complete one royal objective whose condition your garden meets. You are free to decline, but you can never complete two in the same turn.
    .title = One objective
rule-H22 = Turns go clockwise, and the round is over once every gardener has been placed. All gardeners then go back to their owners, and the player with the first-player marker begins the next round.
    .title = End of round
rule-H23 = The game ends after round 4 and the gardens are scored. By then every player has exactly 12 cards.
    .title = End of game
rule-H24 = When only one action is legal, it is taken for you without a question, whether the step is mandatory or optional. It still appears in the record of the game.
    .title = Only one action

## Royal objectives

rule-H30 = The items an objective asks for must all stand on one single level of your garden: 3 animals, trees, irrigated cards, visitors, gold icons, tool icons or crown icons, or else 4 blue, yellow or red flowers. Items on different levels are never added up, and the species of animals and trees makes no difference.
    .title = Same level
rule-H31 = With 1–3 players the four slots have spaces worth 5 and 3, 4 and 2, 2 and 1, and again 2 and 1; with 4–5 players there are two spaces of each value. Every space of the third slot also gives 1 tool and every space of the fourth 1 gold, immediately. Your marker goes to the most valuable free space of the slot. (Kiru’s ruling.)
    .title = Objective spaces
rule-H32 = While you hold the first-player marker, every objective asks you for one item fewer. This already applies if you gained the crown earlier in the same turn.
    .title = Crown discount
rule-H33 = You can complete each objective only once per game. When all its spaces are taken, nobody else can complete it, whatever their gardens hold.
    .title = Once each

## Scoring

rule-H40 = Count your irrigated cards that lie on places marked on your irrigation card: 0 to 6 matches are worth 0, 1, 2, 4, 7, 10 and 15 points. A card irrigated twice is a single match, and the pattern is laid over the finished garden starting at its leftmost level 1 card. (Kiru’s ruling.)
    .title = Irrigation
rule-H41 = Cards with blue flowers that touch one another form a group; your group with the most blue flowers scores 1 point for each of them, and the other groups score nothing. A card touches its neighbors beside, above and below, up to six in all.
    .title = Blue flowers
rule-H42 = Cards with red flowers that touch one another form a group; your group with the most red flowers scores 1 point for each of them, and the other groups score nothing. A card touches its neighbors beside, above and below, up to six in all.
    .title = Red flowers
rule-H43 = Cards with yellow flowers that touch one another form a group; your group with the most yellow flowers scores 1 point for each of them, and the other groups score nothing. A card touches its neighbors beside, above and below, up to six in all.
    .title = Yellow flowers
rule-H44 = Touching trees of one species score as a group by their number: dragon trees 2 or 7 points, cedars 2, 5 or 9, date palms 3, 7, 12 or 18. Beyond the maximum, another group of that species begins. Only the size of the connected group counts, split into full groups and a remainder: 3 dragon trees give 7 + 2, and 4 give 7 + 7. (Kiru’s ruling.)
    .title = Trees
rule-H45 = Each animal scores the value printed for the level it stands on. Lions are worth most on level 1, monkeys on level 2 and peacocks on level 3, but the values vary from card to card.
    .title = Animals
rule-H46 = Each of the 14 visitors counts what it wishes for in your whole garden, itself included: 1 point per flower of its color, irrigated card, animal, tree, visitor, or crown, gold or tool icon; 2 per completed objective, enhancement, or trio of flowers in all three colors; 3 per trio of tree, visitor and animal. The water visitor counts every irrigated card, on your pattern or off it.
    .title = Visitors
rule-H47 = Each of your objective markers scores the number printed under it. The English booklet seems to say one point per objective, but that is a slip: its own example gives 6 points for two.
    .title = Objectives
rule-H48 = The most points win. A tie goes to the player with more tools and gold counted together; if that is equal too, the victory is shared.
    .title = Winner and ties
rule-H49 = Kiru’s scoring gives the same result as the booklet’s example, line by line: irrigation 7, blue 5, red 1, yellow 4, trees 9, animals 7, visitors 9, objectives 6. Together that makes 48 points.
    .title = Worked example

## Solo

rule-H60 = The difficulty sets your starting goods: easy 3 gold and 4 tools, medium 2 and 3, advanced 1 and 2, expert 0 and 1. You begin with the first-player marker and receive no extra tool. (Kiru’s ruling.)
    .title = Difficulty
rule-H61 = You and the automaton take turns, with 3 gardeners each; the automaton also has 4 objective markers. The holder of the first-player marker at the end of a round begins the next. (Kiru’s ruling.)
    .title = The automaton
rule-H62 = The automaton turns up one of its 18 shuffled cards and sends a gardener to the first column in the card’s order that has a free space. There it discards the lowest card with the named feature or, if there is none, the card on the printed level; if the feature is flowers, it discards every card of the column with a flower at once, or nothing if there is none. Then the cards slide down and the gaps are filled from the lowest up, and the new cards are not checked again. (Kiru’s ruling.)
    .title = Automaton turn
rule-H63 = After its discard, the automaton carries out the action at the top of its card: a crown takes the first-player marker, an objective puts its next marker on the best free space of slots 1, 2, 3 and 4 in turn, and an enhancement discards the top tile of the stack shown. It never receives the bonus of a space. A fifth objective and an empty stack have no effect. (Kiru’s ruling.)
    .title = Top action
rule-H64 = After round 4 only your garden is scored, and the total gives one of four ranks: up to 45, 46–55, 56–65, or more than 65 points. The automaton has no score, so there is a rank but no winner. (Kiru’s ruling.)
    .title = Solo rank
rule-H65 = An option sets how the three column numbers on an automaton card are read. By default they are the order in which columns are tried, so 2 3 1 means the second, then the third, then the first; read as ranks, they are the priorities of the columns from left to right, so 2 3 1 means the third, then the first, then the second. (Kiru’s ruling.)
    .title = Column numbers
