## Pieces
species-lion = lion
    .object = a lion
species-monkey = monkey
    .object = a monkey
species-peacock = peacock
    .object = a peacock
species-dragon_tree = dragon tree
    .object = a dragon tree
species-cedar = cedar
    .object = a cedar
species-date_palm = date palm
    .object = a date palm
visitor-blue_flowers = blue-flower visitor
    .object = the blue-flower visitor
visitor-yellow_flowers = yellow-flower visitor
    .object = the yellow-flower visitor
visitor-red_flowers = red-flower visitor
    .object = the red-flower visitor
visitor-irrigation = water visitor
    .object = the water visitor
visitor-animals = animal visitor
    .object = the animal visitor
visitor-visitors = sociable visitor
    .object = the sociable visitor
visitor-trees = tree visitor
    .object = the tree visitor
visitor-crown_bonuses = crown visitor
    .object = the crown visitor
visitor-gold_bonuses = gold visitor
    .object = the gold visitor
visitor-tool_bonuses = tool visitor
    .object = the tool visitor
visitor-objectives = objective visitor
    .object = the objective visitor
visitor-enhancements = enhancement visitor
    .object = the enhancement visitor
visitor-flower_trios = visitor for flower trios
    .object = the visitor for flower trios
visitor-tree_visitor_animal_trios = visitor for tree, visitor and animal
    .object = the visitor for tree, visitor and animal
visitor-wish = { $points } per { $wish }
wish-each = { $item ->
    [set] set of { $wish }
   *[other] { $wish }
}
wish-animals = animal
wish-trees = tree
wish-irrigated = irrigated card
wish-visitors = visitor
wish-gold = gold icon
wish-tools = tool icon
wish-crowns = crown icon
wish-blue = blue flower
wish-yellow = yellow flower
wish-red = red flower
wish-objectives = completed objective
wish-enhancements = enhancement
piece-animal = { $species } ({ $low }/{ $middle }/{ $high })
piece-bed = empty bed
piece-bed-flowers = bed with { $flowers }
bed = an empty bed
bed-flowers = a bed with { $flowers }
piece-irrigated = irrigated
flowers-blue = { $count ->
    [one] { $count } blue flower
   *[other] { $count } blue flowers
}
flowers-red = { $count ->
    [one] { $count } red flower
   *[other] { $count } red flowers
}
flowers-yellow = { $count ->
    [one] { $count } yellow flower
   *[other] { $count } yellow flowers
}
icon-crown = crown
icon-gold = gold bonus
icon-tool = tool bonus
bonus-gold = gold
bonus-tool = tool
irrigation-left = left side
irrigation-right = right side
irrigation-borders = borders
irrigation-center = center
irrigation-h = letter H
objective-animals = { $required } animals
objective-trees = { $required } trees
objective-irrigated = { $required } irrigated cards
objective-visitors = { $required } visitors
objective-gold = { $required } gold icons
objective-tools = { $required } tool icons
objective-crowns = { $required } crown icons
objective-blue = { $required } blue flowers
objective-yellow = { $required } yellow flowers
objective-red = { $required } red flowers
automaton = the automaton

## Score pad
line-irrigation = Irrigation
line-blue = Blue flowers
line-red = Red flowers
line-yellow = Yellow flowers
line-trees = Trees
line-animals = Animals
line-visitors = Visitors
line-objectives = Objectives

## Options
option-first = Who starts
    .random = drawn at random
option-difficulty = Solo difficulty
    .easy = easy
    .medium = medium
    .advanced = advanced
    .expert = expert
option-automaton = Automaton’s column numbers
    .order = an order of columns
    .ranks = ranks of the columns

## Questions
prompt-over = The game is over.
prompt-chance = Cards are being dealt.
prompt-taking = { $name }, send a gardener: which card do you take?
prompt-placing = { $name }, where do you place { $card }?
prompt-buying = { $name }, do you buy an enhancement?
prompt-enhancing = { $name }, which bed gets { $tile }?
prompt-completing = { $name }, do you complete a royal objective?

## Actions
label-take = { $cost ->
    [0] { $card }: column { $column }, level { $level }, free
    [one] { $card }: column { $column }, level { $level }, { $cost } tool
   *[other] { $card }: column { $column }, level { $level }, { $cost } tools
}
label-place = on { $cell }
label-skip-buying = buy nothing
label-skip-completing = complete nothing
label-buy = { $tile } for { $cost } gold
label-enhance = on { $cell }: { $card }
label-complete = { $points ->
    [one] { $objective } for { $points } point
   *[other] { $objective } for { $points } points
}
label-complete-bonus = { $label } and 1 { $bonus }

## Log
story-first = { $name } starts with the first-player marker.
story-objective = Objective { $slot }: { $objective } on one level.
story-irrigation = { $name } gets the irrigation card “{ $irrigation }”.
story-deal = New in column { $column }: { $card }.
story-turn = New on the stack for { $cost } gold: { $tile }.
story-take = { $cost ->
    [0] { $name } takes { $card }.
    [one] { $name } takes { $card } for { $cost } tool.
   *[other] { $name } takes { $card } for { $cost } tools.
}
story-place = { $name } puts it on level { $level }.
story-place-gain = { $name } puts it on level { $level } and gains { $gain }.
story-buy = { $name } buys { $tile } for { $cost } gold.
story-enhance = { $name } lays it over a bed on level { $level }.
story-enhance-gain = { $name } lays it over a bed on level { $level } and gains { $gain }.
story-complete = { $points ->
    [one] { $name } completes “{ $objective }” for { $points } point.
   *[other] { $name } completes “{ $objective }” for { $points } points.
}
story-complete-gain = { $points ->
    [one] { $name } completes “{ $objective }” for { $points } point and gains { $gain }.
   *[other] { $name } completes “{ $objective }” for { $points } points and gains { $gain }.
}
story-automaton = The automaton turns up card { $card }: its gardener goes to column { $column }; { $discarded }.
story-automaton-nothing = it discards nothing
story-automaton-discards = it discards { $cards }
story-automaton-action-crown = { $line } It takes the first-player marker.
story-automaton-action-objective = { $line } It marks an objective.
story-automaton-action-enhancement = { $line } It discards the top enhancement for { $cost } gold.
gain-marker = the first-player marker
gain-gold = { $count } gold
gain-tools = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}

## The table in sentences
describe-round = Round { $round } of { $rounds }. { $name } holds the first-player marker.
describe-supply = Supply: { $gold } gold, { $tools } tools, { $cards } cards in the deck.
describe-column = Column { $column }, { $free ->
    [0] no gardener space free
    [one] { $free } gardener space free
   *[other] { $free } gardener spaces free
}: { $cards }.
describe-column-card = level { $level } ({ $cost ->
    [0] free
    [one] { $cost } tool
   *[other] { $cost } tools
}): { $card }
describe-stack = Enhancement for { $cost } gold: { $tile }; { $below } more below.
describe-stack-empty = The stack for { $cost } gold is empty.
describe-objective = Objective { $slot }, { $objective } on one level: { $spaces }.
describe-objective-bonus = Objective { $slot }, { $objective } on one level, with 1 { $bonus }: { $spaces }.
describe-space-free = { $points ->
    [one] { $points } point free
   *[other] { $points } points free
}
describe-space-taken = { $points ->
    [one] { $points } point taken by { $name }
   *[other] { $points } points taken by { $name }
}
describe-player = { $name }: { $gold } gold, { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}, { $gardeners ->
    [0] no gardeners left this round
    [one] { $gardeners } gardener left this round
   *[other] { $gardeners } gardeners left this round
}, irrigation card “{ $irrigation }” on { $cells }; { $total ->
    [one] { $total } point now
   *[other] { $total } points now
}.
describe-garden-empty = { $name } has no card yet.
describe-level = Level { $level } of { $name }: { $cards }.
describe-cell = { $cell } { $card }
describe-cell-tile = { $cell } { $card }, on it { $tile }
describe-hand = In hand: { $card }.
describe-automaton = The automaton: { $gardeners ->
    [one] { $gardeners } gardener
   *[other] { $gardeners } gardeners
} left this round, { $objectives ->
    [one] { $objectives } objective
   *[other] { $objectives } objectives
} marked.

## The end
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = { $name } wins with { result-points }.
result-winner-tie = { $name } wins with { result-points }. { $others } reached as many: the tie goes to the player with the most tools and gold left.
result-shared = { $names } share the victory with { result-points } each and as many tools and gold left.
result-place = { $place }. { $name }: { result-points }.
result-place-tie = { $place }. { $name }: { result-points }, tools and gold left: { $rest }.
result-place-shared = { $place }. { $name }: { result-points }, tools and gold left: { $rest }, a shared place.
result-solo = Your garden scores { result-points }: { $rank }.
rank-1 = a patch of green, the lowest of four ranks
rank-2 = a garden the court walks in, the third best of four ranks
rank-3 = a garden travelers tell of, the second best of four ranks
rank-4 = a wonder of the world, the best of four ranks

## What the first card shows
opening-tree = tree
opening-animal = animal
opening-visitor = visitor
opening-empty = bed
opening-free = { $kind }, free
opening-paid = { $kind }, paid with tools

## Bots with tastes of their own
personality-builder = builder: irrigation
personality-host = host: visitors
personality-planter = planter: trees
