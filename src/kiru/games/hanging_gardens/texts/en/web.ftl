## The board in the browser
web-hg-market = Market
web-hg-objectives = Royal objectives
web-hg-enhancements = Enhancements
web-hg-round = Round { $round } of { $rounds }
web-hg-supply = Left in the supply
web-hg-gold = gold
web-hg-tools = tools
web-hg-gardeners = gardeners left this round
web-hg-marker = first-player marker
web-hg-free = free
web-hg-cost = { $cost ->
    [0] free
    [one] costs { $cost } tool
   *[other] costs { $cost } tools
}
web-hg-gardener-spaces = gardener spaces
web-hg-gardener-of = gardener of { $name }
web-hg-garden-of = Garden of { $name }
web-hg-matches = { $count } of { $all }
web-hg-not-here = { $cell }: not possible
web-hg-in-hand = In your hand
web-hg-best-level = best level: { $count } of { $needed }
web-hg-below = { $count } below
web-hg-sold-out = sold out
web-hg-enlarge = Show the garden of { $name } larger
web-hg-auto-objectives = objectives it has marked
web-hg-auto-rank = Your garden:
web-hg-auto-columns = Tries the columns
web-hg-auto-discards = Discards
web-hg-auto-else = else the card on level { $level }
web-hg-auto-then = Then
web-hg-auto-waits = Its card is turned up on its turn.
web-hg-feature-animal = an animal
web-hg-feature-tree = a tree
web-hg-feature-irrigation = an irrigated card
web-hg-feature-visitor = a visitor
web-hg-feature-flowers = every card with a flower
web-hg-action-crown = takes the first-player marker
web-hg-action-objective = marks an objective
web-hg-action-enhancement = discards the tile for { $cost } gold
web-hg-help-garden = Your garden
web-hg-help-irrigation = Irrigation card
web-hg-help-flowers = Flowers
web-hg-help-figures = Trees, animals, visitors
web-hg-help-end = Rounds and the end

## Options explained
web-option-difficulty = Only for one player: how much gold and how many tools you start with.
web-option-automaton = Only for one player: how the automaton reads the numbers on its card.

## Captions of the rulebook's pictures
web-hg-picture-market = The market: three columns of four cards. The lowest card is free; the gardeners stand below the columns.
web-hg-picture-stacks = The three stacks of enhancements, for 2, 3 and 4 gold. Only the top tile can be bought.
web-hg-picture-garden = A garden under way. A card on a higher level rests on two neighbors below it.
web-hg-picture-objectives = Four objectives with their spaces. The best free space of a slot is taken first.
web-hg-picture-finished = A finished garden: five cards on level 1, four on level 2, three on level 3. The frames are the places of the irrigation card.

## While somebody else thinks
web-hanging_gardens-choosing-taking = { $name } is choosing a card…
web-hanging_gardens-choosing-placing = { $name } is choosing a place…
web-hanging_gardens-choosing-buying = { $name } is choosing what to buy…
web-hanging_gardens-choosing-enhancing = { $name } is choosing a bed to enhance…
web-hanging_gardens-choosing-completing = { $name } is choosing an objective…

## How each line counts, beside an empty score pad on paper
web-pad-irrigation = 0 · 1 · 2 · 4 · 7 · 10 · 15 for irrigated cards on your pattern
web-pad-blue = 1 for each in the largest touching group
web-pad-red = 1 for each in the largest touching group
web-pad-yellow = 1 for each in the largest touching group
web-pad-trees = groups of dragon trees 2 · 7, cedars 2 · 5 · 9, date palms 3 · 7 · 12 · 18
web-pad-animals = the number printed for the level
web-pad-visitors = what each one wishes for, in the whole garden
web-pad-objectives = the numbers under your markers
