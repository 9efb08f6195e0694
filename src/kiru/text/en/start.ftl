## Everywhere
web-home = Kiru: to the start page
web-skip-to-content = To the content
web-settings = Settings
web-language = Language
web-rules = Rules
web-bot = bot
web-error-offline = The server does not answer. Is it running, and are you connected?
web-theme-to-light = Light appearance
web-theme-to-dark = Dark appearance
web-your-name = Your name
web-learn = Learn
web-leaderboards = Leaderboards
web-clubs = Clubs
web-my-games = My games
web-my-profile = My profile

## Start page
web-home-title = Sit down in the gardens of Babylon
web-home-lead = Three board games about one wonder of the world, against friends and bots, in the browser. No account, no waiting.
web-continue = Continue { $game }
web-continue-your-turn = Your turn: { $game }
web-continue-with = with { $names }
web-play-now = Play now
web-solo = Solo
web-new-table = New table
web-player-range = { $low }–{ $high } players
web-my-tables = Your tables
web-my-tables-empty = The tables you sit at will be listed here.
web-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
web-open-tables = Open tables
web-open-tables-empty = Nobody is waiting for players right now.
web-to-the-lobby = To the lobby
web-daily = The daily garden
web-daily-help = One position, one best turn: find it.
web-daily-play = Solve it
web-real-table = For the real table
web-real-table-help = You own the box? Kiru counts the points, and more.
web-real-table-open = Open the companion
web-import-record = Open a game
web-import-help = Open the record of a game, step through it and have it analyzed.
web-choose-file = Choose a record
web-you-are = Your name at the tables
web-play-offline = Play without a server
web-unofficial = Kiru is an unofficial fan project. The names of the games belong to their publishers; rules are told in our own words, drawings are our own.
web-your-turn = your turn
web-phase-waiting = waiting for players
web-phase-playing = being played
web-phase-over = over
web-free = free
