### Why an action is refused, as a fact of the table; told to the player who is asked.

## Another step of the turn
why-no-skip = This step cannot be skipped.
why-done-take = You have already taken a card this turn.
why-done-place = You have already placed your card this turn.
why-done-buy = The purchase of this turn is over.
why-done-enhance = The purchase of this turn is over.
why-later-place = You hold no card yet.
why-later-buy = Enhancements are bought after the card is placed.
why-later-enhance = You have not bought an enhancement this turn.
why-later-complete = Objectives come last in a turn.
why-now-taking = Now take a card from the market.
why-now-placing = Now place the card in your hand.
why-now-buying = Now buy an enhancement, or nothing.
why-now-enhancing = Now choose a bed (an Empty card) for the tile you bought.
why-now-completing = Now complete an objective, or nothing.

## The market
why-column = All { $spaces } gardener spaces of column { $column } are taken.
why-tools = { $cost ->
    [one] { $cost } tool needed, you have { $tools }.
   *[other] { $cost } tools needed, you have { $tools }.
}

## The garden
why-first = Your first card goes to e1; the garden can grow to both sides from there.
why-taken = { $cell } already holds a card: { $card }.
why-apart = No card of your garden lies beside { $cell }.
why-below = { $count ->
    [one] Below { $cell }, there is no card on { $missing } yet.
   *[other] Below { $cell }, there are no cards on { $missing } yet.
}
why-full = Level 1 already has its { $most } cards, and { $cell } lies outside them.
why-wide = To reach { $cell }, level 1 would have to be { $width } cards wide; { $most } is its most.

## Enhancements
why-stack = The stack for { $cost } gold is empty.
why-gold = { $cost } gold needed, you have { $gold }.
why-no-empty = Your garden has no bed (Empty card) to put it on.
why-no-card = There is no card on { $cell }.
why-enhanced = The card on { $cell } already has an enhancement.
why-not-empty = The card on { $cell } is not a bed (Empty card): { $card }.

## Objectives
why-completed = You have already completed this objective.
why-spaces = All spaces of this objective are taken.
why-items = You need { $objective } on one level; your best level has { $found }.
