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
