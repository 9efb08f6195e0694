### Why an action is refused, as a fact of the table; told to the player who is asked.

## Another step: what the thing is for, and what is asked now
why-thing-turn = Your action of this turn has already begun.
why-thing-evening = The turns of this round are over.
why-thing-field = Fields are for peasants, and for the first with Tammouz.
why-thing-temple = Temples are for priests, and for the procession.
why-thing-area = Areas are irrigated by engineers, and after a sale in Babylon.
why-thing-sell = Tokens are sold in Babylon.
why-thing-pay = Tokens are paid in the cities.
why-thing-court = Court cards are bought in the court cities, or come with a garden tile.
why-thing-token = These tokens come with a level 2 caravaneer.
why-thing-plant = Plants are bought in the plant cities.
why-thing-gain = A resource of choice comes with a garden tile.
why-thing-gift = Ishtar’s gift goes to the first in her temple at the end of the round.
why-thing-exchange = Tokens are exchanged by the second with Tammouz at the end of the round.
why-thing-discard = Tokens are given back at the end of the round.
why-now-choosing = Now pass, recruit, or move the caravan.
why-now-farming = Now choose a field for your peasant.
why-now-praying = Now choose a temple for your priest.
why-now-irrigating = Now choose an area for your engineer.
why-now-selling = Now choose a token to sell.
why-now-selling_more = Now sell a second token, or no more.
why-now-watering = Now irrigate an area for your sale.
why-now-paying = Now choose the token you pay with.
why-now-buying = Now choose a court card.
why-now-taking_token = Now choose a level 2 caravaneer.
why-now-planting = Now choose a square to plant.
why-now-gaining = Now choose a resource for your tile.
why-now-promoting = Now choose a court card for your tile.
why-now-leading = Now choose a temple for the procession.
why-now-thanking = Now choose Ishtar’s gift.
why-now-reaping = Now choose a field for Tammouz.
why-now-exchanging = Now exchange a token, or nothing.
why-now-receiving = Now choose what you take in exchange.
why-now-discarding = Now choose a token to give back.

## Crafts
why-groups = There are only { $groups } groups of craft cards at this table.
why-turned = This card already lies face down.
why-talents = { $cost ->
    [one] { $cost } talent needed, you have { $talents }.
   *[other] { $cost } talents needed, you have { $talents }.
}
why-no-cube = You have no cube left.
why-no-area = No irrigation area is available.
why-no-camels = The supply has no camel left.
why-no-talents = The supply has no talent left.
why-area-taken = A cube already lies on { $area }.
why-area-dry = No water from the river reaches { $area } yet.

## The caravan
why-camels = { $cost ->
    [one] { $cost } camel needed to go to { $city }, you have { $camels }.
   *[other] { $cost } camels needed to go to { $city }, you have { $camels }.
}
why-nothing-to-sell = You have no token to sell.
why-sold-nothing = You have sold nothing yet.
why-demand = { $city } asks for { $resource }; you have none, and no wine for it.
why-price = { $city } asks for { $price }. You have: { $held }.
why-held = { $resource } { $count }
why-due = Due now: { $resource }. Pay with that or with wine.
why-due-twice = Due twice: { $resource }. Pay your own first, then the wine.
why-wine-due = You need your wine for { $resource }, which is due next.
why-no-token = You have no { $resource }.
why-supply = The supply has no { $resource } left.
why-no-caravaneer = No level 2 caravaneer with { $resource } is left.

## Court cards
why-top = You already hold the top level: { $card }.
why-no-card = No card left: { $card }.
why-no-gardener = No gardener is left.
why-not-offered = { $city } offers only { $first } and { $second }.

## Planting
why-no-square = No square with a tile has a fully irrigated side.
why-no-quality = { $gardeners ->
    [0] The lowest irrigated square needs quality { $needed }; the plant has { $quality }, and you have no gardener.
    [one] The lowest irrigated square needs quality { $needed }; the plant has { $quality }, and you have { $gardeners } gardener.
   *[other] The lowest irrigated square needs quality { $needed }; the plant has { $quality }, and you have { $gardeners } gardeners.
}
why-planted = { $square } is already planted.
why-unused = { $square } has no tile at this table.
why-dry = No side of { $square } is fully irrigated.
why-quality = { $gardeners ->
    [0] { $square } needs quality { $needed }; the plant has { $quality }, and you have no gardener.
    [one] { $square } needs quality { $needed }; the plant has { $quality }, and you have { $gardeners } gardener.
   *[other] { $square } needs quality { $needed }; the plant has { $quality }, and you have { $gardeners } gardeners.
}

## The end of a round and of the game
why-nothing-for = The supply has nothing else to take for { $resource }.
why-given = You gave { $resource }; take another resource.
why-over-tiles = { $count ->
    [one] The game is over: { $count } garden tile is left.
   *[other] The game is over: { $count } garden tiles are left.
}
why-over-standstill = The game is over: nothing was planted for { $rounds } rounds.
