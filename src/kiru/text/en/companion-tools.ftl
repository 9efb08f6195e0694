### Tools for a real table: the automaton of The Hanging Gardens, dealer and clock, judge.

## What cannot be done
error-companion-turns = A game has at most { $most } turns.
error-companion-turn = “{ $turn }” is not a turn that is asked for now.
error-companion-score = A score is a number from 0 to { $most }.
error-companion-round = There is something to deal in rounds 1 to { $most }.

## The automaton: sentences
companion-you-column = Your gardener is under column { $column }.
companion-you-marker = You took the first-player marker.
companion-you-buy = You bought the enhancement for { $cost } gold.
companion-you-complete = You marked objective { $slot }.
companion-auto-column = The automaton’s gardener goes under column { $column }.
companion-auto-looks-animal = It discards the lowest card with an animal; if there is none, the card on level { $level }.
companion-auto-looks-tree = It discards the lowest card with a tree; if there is none, the card on level { $level }.
companion-auto-looks-irrigation = It discards the lowest irrigated card; if there is none, the card on level { $level }.
companion-auto-looks-visitor = It discards the lowest card with a visitor; if there is none, the card on level { $level }.
companion-auto-looks-flowers = It discards every card that shows a flower; if there is none, nothing.
companion-auto-ask-animal = Which cards of column { $column } show an animal? Tap them.
companion-auto-ask-tree = Which cards of column { $column } show a tree? Tap them.
companion-auto-ask-irrigation = Which cards of column { $column } are irrigated? Tap them.
companion-auto-ask-visitor = Which cards of column { $column } show a visitor? Tap them.
companion-auto-ask-flowers = Which cards of column { $column } show a flower? Tap them.
companion-auto-discards = { $count ->
    [one] It discards the card on level { $levels }.
   *[other] It discards the cards on levels { $levels }.
}
companion-auto-keeps = It discards no card.
companion-auto-refill = { $count ->
    [one] Slide the cards down and deal a new one on top.
   *[other] Slide the cards down and deal { $count } new ones, the lowest gap first.
}
companion-auto-crown = Then it takes the first-player marker.
companion-auto-objective = Then its marker goes on objective { $slot }, on the space worth { $points }.
companion-auto-no-space = Then it would mark an objective, but there is no space or marker for it.
companion-auto-tile = Then it discards the top enhancement of the stack for { $cost } gold.
companion-auto-no-tile = Then it would discard an enhancement for { $cost } gold, but that stack is empty.

## Shared by the tools
web-companion-you = you
web-companion-free-space = a free space
web-companion-column = column { $column }
web-companion-seed = Number for shuffling
web-companion-seed-is = Shuffled with the number { $seed }.
web-companion-wait = One moment …
web-companion-try-again = Try again

## The automaton: its page
web-companion-automaton = Automaton
web-companion-automaton-about = The Hanging Gardens alone: it turns its cards and says what it does with your market.
web-companion-automaton-lead = Set up The Hanging Gardens for one player. Leave the automaton’s cards in the box: they are shuffled and turned here. Everything else stays on your table.
web-companion-automaton-begin = Begin
web-companion-automaton-round = Round { $round } of { $rounds }
web-companion-automaton-marker = First-player marker:
web-companion-automaton-lay-out = You start with { $gold } gold and { $tools } tools, three gardeners and the first-player marker. The automaton has three gardeners and four objective markers.
web-companion-automaton-does = What the automaton does
web-companion-automaton-card-number = The automaton turns up card { $number }
web-companion-automaton-your-turn = Your turn
web-companion-automaton-your-turn-help = Play it on your table by the rules, then tell what the automaton must know.
web-companion-automaton-card = The card on level { $level }
web-companion-automaton-gone = Discard: level { $level } of column { $column }
web-companion-automaton-here = My gardener
web-companion-automaton-full = Full
web-companion-automaton-took-marker = I took the first-player marker
web-companion-automaton-bought = Enhancement bought
web-companion-automaton-nothing = none
web-companion-automaton-for-gold = for { $cost } gold
web-companion-automaton-completed = Objective completed
web-companion-automaton-none = none
web-companion-automaton-slot = objective { $slot }
web-companion-automaton-choose-column = First choose your column
web-companion-automaton-turn-done = My turn is over
web-companion-automaton-carry-out = These cards show it
web-companion-automaton-none-shown = No card shows it
web-companion-automaton-next-card = Done: its next card
web-companion-automaton-undo = Take back the last turn
web-companion-automaton-objectives = Objectives
web-companion-automaton-bonus-tool = and a tool
web-companion-automaton-bonus-gold = and a gold coin
web-companion-automaton-stacks = Enhancements
web-companion-automaton-gold = gold
web-companion-automaton-left = { $left } left
web-companion-automaton-log = All turns
web-companion-automaton-again = New game
web-companion-automaton-again-sure = Yes, forget this game
web-companion-automaton-keep = Keep playing
web-companion-automaton-over = The game is over
web-companion-automaton-count = Count your garden: the automaton has no points, but you have a rank.
web-companion-automaton-to-pad = To the score pad
web-companion-automaton-score = Your points
web-companion-automaton-rank = Tell my rank
web-companion-automaton-reached = { $score } points: { $rank }.

## Dealer and clock
web-companion-dealer = Dealer and clock
web-companion-dealer-about = First player, objectives, craft cards, round tokens: dealt by the rules. And a clock for everybody.
web-companion-dealer-tool-deal = Dealer
web-companion-dealer-tool-clock = Clock
web-companion-dealer-people = People
web-companion-dealer-name = Name of person { $number }
web-companion-dealer-round = Round { $round } of { $rounds }
web-companion-dealer-no-token = No token in this round.
web-companion-dealer-back = Round before
web-companion-dealer-next = Next round
web-companion-dealer-setup = For the set-up
web-companion-dealer-dealing-objectives = Objectives
web-companion-dealer-dealing-irrigation = Irrigation cards
web-companion-dealer-dealing-flowers = Boards
web-companion-dealer-dealing-tokens = Resources on caravaneers
web-companion-dealer-dealing-tiles = Garden tiles
web-companion-dealer-dealing-plants = Plant cards
web-companion-dealer-turning-plant = The last plant card
web-companion-dealer-by-hand-hanging-gardens = Garden cards and enhancements are shuffled by hand: they lie in stacks.
web-companion-dealer-by-hand-amyitis = The craft cards of each round stand above.
web-companion-dealer-by-hand-babylon = The tiles of the quarry are shuffled by hand: they lie in layers.
web-companion-dealer-shuffle = Deal anew
web-companion-dealer-seed-help = The same number deals the same: whoever types it in sees the same table.
web-companion-clock-mode = How the time is given
web-companion-clock-mode-turn = so much for each turn
web-companion-clock-mode-chess = so much for the whole game
web-companion-clock-minutes-turn = Minutes for a turn
web-companion-clock-minutes-all = Minutes for each person
web-companion-clock-increment = Seconds added by each turn
web-companion-clock-sound = Sound
web-companion-clock-set = Set the clock
web-companion-clock-start = Tap to begin
web-companion-clock-tap = Tap: my turn is over
web-companion-clock-over = Time is up
web-companion-clock-paused = The clock stands still
web-companion-clock-pause = Pause
web-companion-clock-resume = Go on
web-companion-clock-end = Put the clock away
web-companion-clock-end-sure = Yes, forget these times
web-companion-clock-keep = Keep the clock

## What cannot be asked
error-judge-situation = There is no question “{ $situation }” for the judge.
error-judge-value = “{ $value }” is not possible for { $field }.

## The judge: its questions
judge-gardens-place = May this card go here?
judge-gardens-take = May I take this card?
judge-gardens-enhance = May I buy this enhancement and put it there?
judge-gardens-objective = May I complete this objective?
judge-amyitis-irrigate = May a cube go here?
judge-amyitis-plant = May I plant here?
judge-amyitis-court = May I travel there and take this court card?
judge-amyitis-recruit = May I recruit this card?
judge-babylon-terrace = May this tile stand here?
judge-babylon-decoration = May this decoration be built?

## The judge: what must be known
judge-field-garden = The cards of my garden
judge-field-place = The place I ask about
judge-field-players = People at the table
judge-field-level = Level of the card in the market
judge-field-tools = My tools
judge-field-gardeners = Gardeners under that column
judge-field-price = Price of the enhancement
judge-field-gold = My gold
judge-field-card = The card it is to lie on
judge-field-stack_left = The stack has a tile
judge-field-objective = The objective
judge-field-items_1 = Such items on level 1
judge-field-items_2 = Such items on level 2
judge-field-items_3 = Such items on level 3
judge-field-marker = I hold the first-player marker
judge-field-done_before = I completed it before
judge-field-space_left = It has a free space
judge-field-canals = Cubes in the garden, whosever they are
judge-field-area = The area I ask about
judge-field-twin_areas = The two areas of a double side
judge-field-square = The square I ask about
judge-field-quality = Quality of the plant
judge-field-garden_helpers = My gardener cards
judge-field-seats = People at the table
judge-field-tile_there = The square still has its tile
judge-field-city = The city
judge-field-kind = The court card
judge-field-distance = Spaces from the caravan to the city
judge-field-camels = My camels
judge-field-level_caravaneer = My level: caravaneer
judge-field-level_banker = My level: banker
judge-field-level_palace = My level: palace
judge-field-tokens_barley = My barley
judge-field-tokens_dates = My dates
judge-field-tokens_salt = My salt
judge-field-tokens_palm = My palms
judge-field-tokens_wine = My wine
judge-field-card_left = The next card of that kind is there
judge-field-craft = The craft card
judge-field-turned = Cards of its group already face down
judge-field-talents = My talents
judge-field-cubes = Cubes in my supply
judge-field-camel_left = The supply has a camel
judge-field-tile_level = Level of the tile
judge-field-highest = Highest level in my garden
judge-field-singles = My single pillars
judge-field-token_double = The round token gave me a double pillar
judge-field-support = It is to stand
judge-field-surface_nw = North-west: level of the surface
judge-field-thing_nw = North-west: what is there
judge-field-surface_ne = North-east: level of the surface
judge-field-thing_ne = North-east: what is there
judge-field-surface_se = South-east: level of the surface
judge-field-thing_se = South-east: what is there
judge-field-surface_sw = South-west: level of the surface
judge-field-thing_sw = South-west: what is there
judge-field-same_spot = A tile lies exactly over or under it
judge-field-doubles_left = The supply has double pillars
judge-field-belvederes_left = The supply has a belvedere
judge-field-decoration = The decoration
judge-field-item_left = The supply has one
judge-field-level_first = First space: level
judge-field-symbol_first = First space: its symbol is right
judge-field-new_first = First space: its tile was placed this turn
judge-field-thing_first = First space: what is there
judge-field-level_second = Second space: level
judge-field-symbol_second = Second space: its symbol is right
judge-field-new_second = Second space: its tile was placed this turn
judge-field-thing_second = Second space: what is there
judge-field-one_tile = Both spaces are on one tile
judge-field-level_gap = Between them: level of the surface
judge-field-thing_gap = Between them: what is there
judge-field-bridge_gap = We let a bridge span
judge-field-statues = Statues in my garden

## The judge: answers to choose from
judge-option-yes = yes
judge-option-no = no
judge-option-empty = an Empty card (a bed)
judge-option-animal = an animal
judge-option-tree = a tree
judge-option-visitor = a visitor
judge-option-enhanced = a card with an enhancement
judge-option-series = one behind the other
judge-option-parallel = side by side
judge-option-nothing = nothing
judge-option-statue = a statue
judge-option-stairs_foot = the lower end of a stairway
judge-option-other_item = another item
judge-option-under_bridge = a bridge over it, one level up
judge-option-any = in any way
judge-option-four = on four pillars
judge-option-nw = with the north-west corner free
judge-option-ne = with the north-east corner free
judge-option-se = with the south-east corner free
judge-option-sw = with the south-west corner free
judge-option-stairway = a stairway
judge-option-fountain = a fountain
judge-option-bridge = a bridge
judge-option-level = any lower surface
judge-option-ground = the bare board only
judge-option-none = none yet
judge-option-same_line = one in the same row or column
judge-option-elsewhere = only elsewhere

## The judge: its page
web-companion-judge = Judge
web-companion-judge-about = May I build this? The answer, with the rule and the reason.
web-companion-judge-question = Your question
web-companion-judge-yes = Yes, you may.
web-companion-judge-no = No, you may not.
web-companion-judge-tap = Tap the place you ask about.
web-companion-judge-what-taps = A tap on the picture means
web-companion-judge-again = Begin anew
web-companion-judge-picture = The picture
web-companion-judge-filled = { $place }: filled
web-companion-judge-asked = { $place }: asked about
web-companion-judge-free = { $place }: free
web-companion-judge-river = The river runs along the thick blue edges.
web-companion-judge-rules = All the rules
