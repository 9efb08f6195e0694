## Errors: one clear line with what to do
error-refused = “{ $action }” is not possible now: rule { $rule }.
error-refused-rule = “{ $action }” is not possible now. { $rule }: { $sentence }
error-game = Unknown game “{ $found }”. The games are: { $expected }.
error-players = This game is for { $low } to { $high } players, not { $found }.
error-option = Unknown option “{ $option }”. The options are: { $expected }.
error-option-value = Unknown value “{ $value }” for the option { $option }. Possible values: { $expected }.
error-option-form = Cannot read the option “{ $text }”. Write it as name=value.
error-action-unknown = Unknown action “{ $action }”. Choose one of the actions that the game offers.
error-over = The game is over; no more actions are possible.
error-stuck = This game has gone on for { $steps } decisions without coming to an end, so Kiru stops it here.
error-ruleset = Unknown ruleset { $found } of “{ $game }”. The rulesets are: { $expected }.
error-seat = It is the turn of seat { $seat }, not of seat { $found }.
error-undo = There is nothing to undo: you can take back only your own choices since the last reveal.
error-bot = Unknown bot “{ $found }”. The bots are: { $expected }.
error-dealer = Unknown dealer “{ $dealer }”. Use “seeded SEED”, “system” or “scripted”.
error-script-end = The script holds no more deals; add the missing ones.
error-language = Unknown language “{ $found }”. The languages are: { $expected }.
error-file-unreadable = The file { $file } cannot be read: { $reason }.
error-file-unwritable = The file { $file } cannot be written: { $reason }.
error-file-too-large = The file { $file } is larger than { $limit } bytes, too large for a record or a box.
error-file-not-text = The file { $file } is not a text file in UTF-8.
error-box-game = This box is for the game “{ $found }”; a box for { $game } was expected.
error-box-name = A box needs a name of its own: box = "my-box", in lower-case letters, digits, - and _, and not "standard".
error-box-toml = The box { $file } is not valid TOML: { $reason }.
error-box-table = The box has no table [{ $table }]. Add it, or write extends = "standard" to take it over.
error-box-entry = The box is wrong in { $table }: “{ $entry }” must be { $expected }.
error-box-count = The box has { $found } in { $table }; the booklet says { $expected }.
error-box-twice = The box names “{ $entry }” twice in { $table }.
error-record-magic = Line { $line }: this is not a record of Kiru. Its first line must be “{ $expected }”.
error-record-long = Line { $line }: the record is too long; it may have at most { $limit } lines.
error-record-steps = This record has { $found } decisions; a game has at most { $limit }.
error-record-line = Line { $line }: the line is too long or holds characters that are not printable.
error-record-header = Line { $line }: unknown header line “{ $text }”.
error-record-missing = Line { $line }: the “{ $part }” line of the header is missing or not valid.
error-record-step = Line { $line }: cannot read the step “{ $text }”. Write a seat number or *, a space and an action.
error-record-truncated = Line { $line }: the record breaks off; its last line must be “open” or “end” with the scores.
error-record-after-end = Line { $line }: the record goes on after its end; remove what follows.
error-record-open = Line { $line }: the game is over here; the record must close with “end” and the scores.
error-record-game = This is a record of { $found }; { $expected } was expected.
error-record-box = This record was played with the box “{ $found }”, not with “{ $expected }”. Name its file with --box.
error-record-refused = Line { $line }, “{ $text }”: { $reason }
error-record-deal = the seed in the header would have dealt “{ $expected }”.
error-record-scores = Line { $line }: the scores do not match the game; expected { $expected }.
error-number = Expected a number from { $low } to { $high }, not “{ $found }”.
error-seats = You named { $found } seats, but the table has { $expected }.
error-seed = Cannot use “{ $found }” as a seed. Choose one word of up to 60 characters without spaces.
error-rule = Unknown rule “{ $found }”. { $expected } lists all rules of this game.
error-map = { $game } has no map: its board is not made of connected places.
interrupted = Interrupted.
error-usage = { $reason } See “{ $command } --help”.

## Words used everywhere
one-and-next = { $first }; { $next }
chance = chance
seat-name = Player { $number }
former-player = A former player
bot-name = { $bot } { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
total = Total
yes = yes
no = no
certainty-certain = certain
certainty-likely = likely
certainty-reconstructed = reconstructed

## The command line
cli-about = A table for Amyitis, Babylon and The Hanging Gardens: play, replay, simulate, measure.
cli-version = Show the version and stop.
cli-lang = Language: { $languages }.
help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-help = Show this message and stop.
help-options-slot = [OPTIONS]
help-command-slot = COMMAND [ARGUMENTS]...
help-required = [required]
help-default = [default: { $value }]
usage-command = Unknown command “{ $found }”.
usage-command-close = Unknown command “{ $found }”. Did you mean { $close }?
usage-option = Unknown option “{ $found }”.
usage-option-close = Unknown option “{ $found }”. Did you mean { $close }?
usage-missing = The argument “{ $name }” is missing.
usage-number = The option { $option } takes a number, such as 2.
cli-play = Play a game in the terminal, against people at this keyboard and bots.
cli-join = Play at a server’s table in the terminal: take the seat of a link, or watch.
cli-replay = Step through a recorded game.
cli-sim = Let bots play many games and sum them up.
cli-perft = Count the positions a given number of decisions away.
cli-bench = Measure the speed of the engines.
cli-rules = Read the rules, or one of them by its id.
cli-box = Boxes: the printed components as files.
cli-box-check = Check a box file against what the booklet states.
cli-score = Score a game of the real table, from a sheet typed in or in a file, line by line.
cli-arg-game = The game: { $games }.
cli-arg-record = A record file.
cli-arg-rule = The id of a rule, such as H13.
cli-arg-box = A box file.
cli-arg-sheet = A file with the score sheet; without it, the sheet is read from standard input.
cli-arg-load = Go on with this saved game.
cli-arg-link = The link of a table, as the browser or an invitation shows it.
cli-opt-name = Your name at the table.
cli-opt-server = The address of the server.
cli-opt-players = How many players, if no seats are named.
cli-opt-seat = One seat, in order: a person’s name, or a bot: bot:random, bot:greedy or by level bot:novice, bot:gardener, bot:architect, bot:royal (repeat for every seat).
cli-opt-option = An option of the game as name=value (repeatable).
cli-opt-box = Play with this box file instead of the standard box.
cli-opt-seed = Deal from this seed; without it a fresh one is drawn and shown.
cli-opt-plain = Line by line in sentences, for screen readers and pipes.
cli-opt-json = Machine-readable output.
cli-opt-legal = List what was legal at each decision.
cli-opt-map = Show the board as a graph instead: every place, and what it touches.
cli-opt-step = Wait for Enter after each decision.
cli-opt-bots = The bots that take the seats in turn, separated by commas.
cli-opt-games = How many games.
cli-opt-csv = Write one row a game to this CSV file.
cli-opt-records = Keep the record of every game in this directory.
cli-opt-jobs = How many processes; by default one per core.
cli-opt-max-rounds = Stop a game after this many rounds and report it as unfinished.
cli-opt-depth = How many decisions deep.
cli-opt-peers = Measure the others in the same run, those that are installed: OpenSpiel, catanatron, and as environments also Pgx, PettingZoo and RLCard; with --server boardgame.io, fetched by npm.
cli-opt-repeat = How often each measurement is repeated, the sides taking turns.
cli-opt-seconds = About how long one repetition takes.

## Playing in the terminal
play-welcome = { $game } for { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Seed: { $seed }. Type a number or an action; “help” lists the commands.
play-welcome-system = { $game } for { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Type a number or an action; “help” lists the commands.
play-choose = Your choice
play-number = There is no choice { $found }; the choices are 1 to { $count }.
play-not-understood = “{ $found }” is neither a choice nor a command. “help” lists the commands.
play-legal = “{ $action }” is possible: nothing forbids it.
play-undone = { $count ->
    [one] Taken back: { $count } decision.
   *[other] Taken back: { $count } decisions.
}
play-undo-other = { $name } has nothing that can be taken back.
play-saved = Saved as { $file }.
play-loaded = Loaded { $file }: { $steps } decisions.
play-needs-file = “{ $command }” needs a file name.
play-needs-action = “why” needs an action, such as “why { $example }”.
play-bye = Good bye.
play-bye-unsaved = Good bye. The game is not saved.
play-end-of-input = The input ended before the game did.
play-log-empty = Nothing has happened yet.
why-chance = Chance brings that; nobody can choose it.
play-why-rule = { $rule }, { $title }: { $sentence }
play-help = Commands:
play-help-action = a number, or the action itself in notation
play-help-table = table – show the table again
play-help-undo = undo – take back the last choice, up to the last reveal
play-help-why = why ACTION – which rule forbids it
play-help-rules = rules [ID] – the rules, or one of them
booklet-terms = In the booklet: { $terms }.
booklet-terms-in = In the booklet ({ $language }): { $terms }.
play-help-score = score – the score pad of everybody
play-help-log = log – what has happened so far
play-help-chat = chat TEXT – say something to everybody at the table
play-help-save = save FILE – keep the game
play-help-load = load FILE – go on with a kept game
play-help-quit = quit – leave
play-pad = Score
play-log = What happened
play-question = Question

## Replay
replay-step = { $number }. { $who }: { $action }
replay-legal = legal: { $actions }
replay-continue = Enter goes on, q stops
replay-unfinished = The record ends before the game does.
result-agreed = By agreement: { $result }

## Simulation
sim-progress = Playing
sim-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
sim-seat = Seat
sim-bot = Bot
sim-wins = Win share
sim-mean = Mean score
sim-spread = Deviation
sim-lowest = Lowest
sim-highest = Highest
sim-decisions = { $decisions } decisions a game on average, { $rate } games a second.
sim-unfinished = { $count ->
    [one] { $count } game was stopped unfinished after { $rounds } rounds.
   *[other] { $count } games were stopped unfinished after { $rounds } rounds.
}

## Perft
perft-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, dealt from seed { $seed }: rows of decisions, chance included
perft-depth = Depth
perft-count = Rows
perft-time = Seconds

## Boxes
box-good = { $file } is a good box for { $game }: “{ $name }”.
box-table = Table
box-certainty = Certainty

## Score
score-title = Score pad
score-prompt = Type the sheet, one line each; an empty line ends it.

## Boards in the terminal
board-round = Round { $round } of { $rounds }
board-over = The game is over
board-deck = deck { $count }
board-supply = supply
