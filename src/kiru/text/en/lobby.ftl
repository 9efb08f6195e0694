## The lobby: open tables, people who look for a game, games to watch
web-lobby = Lobby
web-lobby-lead = Open tables as they are made, people to play with, and games to watch.
web-lobby-lost = The connection is lost; trying again…
web-lobby-filter = Which tables to show
web-lobby-empty = No such table is open. Let us find you a game, or open a table of your own.
web-filter-any = any
web-filter-rated = Rating
web-filter-unrated = friendly
web-find-game = Find me a game
web-find-help = You get a seat as soon as enough people want the same game. When your wait is over, bots take the seats that are left.
web-find-speed = Speed
web-find-patience = Play with bots
web-find-rated = A rated game
web-find-bot = Free seats go to
web-find-start = Find a game
web-find-cancel = Stop looking
web-patience-seconds = after { $count } seconds
web-patience-minutes = { $count ->
    [one] after { $count } minute
   *[other] after { $count } minutes
}
web-speed-quick = 10 minutes each
web-speed-calm = 40 minutes each
web-speed-days = a day for each turn
web-speed-none = no clock
web-finding = { $game } for { $players }.
web-finding-people = { $count ->
    [one] You are the first; { $players } are needed.
   *[other] { $count } of { $players } are here.
}
web-finding-bots = Bots join in { $time }
web-found-table = Your table is ready.
web-to-the-table = To the table
web-waiting-groups = Looking for a game right now
web-waiting-group = { $game } for { $players }
web-waiting-group-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
web-join-group = Join in
web-sit-down-at = Sit down: { $game }
web-watch-games = Games to watch
web-watch-empty = Nobody is playing in public right now.
web-decisions-so-far = { $count ->
    [one] { $count } decision so far
   *[other] { $count } decisions so far
}
web-people-played-with = People you have played with
web-people-empty = Finish a game with somebody, and you will find them here.
web-more-people = Show everybody
web-played-together = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
}
web-follow = Follow
web-following = Following
web-follow-person = Follow { $name }
web-unfollow-person = Stop following { $name }
web-here-now = is here now
web-show-me-here = Let people who follow me see that I am here
