### A piece seen closely: its rule in words, and what it is worth.

card-animal = Scores { $low } on level 1, { $middle } on level 2 and { $high } on level 3.
card-tree = Touching trees of this kind ({ $tree }) score by their number: { $points }.
card-visitor = { $points ->
    [one] { $points } point for each { $wish } in your garden.
   *[other] { $points } points for each { $wish } in your garden.
}
card-empty = A bed (an Empty card): an enhancement can lie on it.
card-flowers = Flowers score 1 each in your largest touching group of their color.
card-irrigated = Irrigated: it counts on the places of your irrigation card.
card-irrigation = It lies over your garden, from your leftmost card on. Irrigated cards on its places score together.
    .title = Irrigation card: { $name }
card-irrigation-row = Points for 0, 1, 2 … such cards: { $points }.
card-irrigation-now = { $points ->
    [one] In this garden now { $count }: { $points } point.
   *[other] In this garden now { $count }: { $points } points.
}
card-crown = Crown: you take the first-player marker.
card-price = Costs { $cost } gold; you have { $gold }.
card-tool = Tool bonus: as many tools as the level it lies on.
card-gold = Gold bonus: as much gold as the level it lies on.
card-tools = { $cost ->
    [0] Free to take.
    [one] Costs { $cost } tool; you have { $tools }.
   *[other] Costs { $cost } tools; you have { $tools }.
}
card-worth = { $gain ->
    [0] For you now { $now }; this card adds no points yet.
   *[other] For you now { $now }; with this card up to +{ $gain }, on { $cell }.
}
card-no-place = Your garden is complete.
card-no-empty = You have no bed (Empty card) to put it on.
card-objective = All items must stand on one level of your garden.
card-progress = You need { $needed }; your best level has { $found }.
card-objective-worth = { $gain ->
    [one] Completed now, it adds { $gain } point.
   *[other] Completed now, it adds { $gain } points.
}
card-completed = You have completed it.
card-taken = All its spaces are taken.
card-stands = { $points ->
    [one] Here on level { $level }: { $points } point.
   *[other] Here on level { $level }: { $points } points.
}
card-finds = { $points ->
    [one] In this garden now: { $points } point.
   *[other] In this garden now: { $points } points.
}
