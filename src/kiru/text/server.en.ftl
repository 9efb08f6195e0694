## The table server
error-settings = The settings are wrong: { $reason }.
error-database = The database cannot be opened: { $reason }.
error-database-none = There is no database of Kiru at { $database }; name the right one with --database or --config.
error-port-taken = Another program listens on { $address } already; choose another port with --port.
error-listen = The server cannot listen on { $address }: { $reason }.
error-store-away = The database does not answer; nothing was changed. Try again in a moment.
error-table = There is no table “{ $table }”.
error-page = There is no page “{ $path }”.
error-request = The request does not fit: { $where }: { $reason }.
error-stale = The table has moved on: it has { $seq } decisions, the request was made after { $found }.
error-waiting = The table waits for players; the game has not begun.
error-bot-plays = A bot plays for this seat; come back to the table first.
error-not-yours = This seat is not yours.
error-preview = Only a legal action of the player who is asked can be tried.
error-invite = This invitation is not valid for this table.
error-invite-used = This invitation has been used already.
error-token = This link is not valid for this table, or has been used already.
error-seat-number = Seat { $found } is no seat of a person at this table.
error-not-now = This is not possible at this moment of the table.
error-not-absent = This player is not absent: a bot may play on only after the deadline, or when the player has left.
error-not-over = The game is not over yet; only finished games are analyzed.
error-method = The method { $method } is not possible here.
error-origin = This page may not speak to the server.
error-too-many = Too much at once. Try again in a moment.
error-too-large = This is larger than { $limit } bytes.
error-full = The server has too many tables at the moment. Try again later.
error-job = There is no such analysis.
error-muted = Chat is not possible here.
error-chat = Say something, or send one of the reactions: { $expected }.
error-no-hints = This table gives no hints.
error-no-answer = No answer in time. Try again in a moment.
error-address = This address cannot be used for messages.
error-bot-slow = The bot { $bot } would think too long here: at most { $seconds } s or { $iterations } iterations a decision.
hint-alike = Ends about as well as the best ones.
notice-title = Your turn
notice-turn = { $name }, it is your turn in { $game }.

## The status page
status-title = Kiru
status-running = The table server is running, version { $version }.
status-tables = { $count ->
    [one] { $count } table is open.
   *[other] { $count } tables are open.
}
status-no-client = The web client is not built here; programs play through the API.
status-api = The API as an OpenAPI document

## The command line of the server
cli-serve = Run the table server.
cli-opt-config = A TOML file with the settings.
cli-opt-host = The address to listen on.
cli-opt-port = The port to listen on.
cli-opt-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-backup = Write everything the server knows into one file, while it runs.
cli-restore = Fill an empty database from a backup.
cli-verify = Prove that a recorded game was dealt from its sealed seed.
cli-arg-backup = The backup file.
cli-opt-seal = The hash that was shown before the first deal; by default the one in the record.
serve-address = The table server listens on { $address } (Ctrl+C stops it).
backup-done = { $rows } rows written to { $file }.
restore-done = { $rows } rows restored from { $file }.
verify-good = The { $deals } deals of this record are those of the seed { $seed }.
verify-seal = The seed fits the seal { $seal }.
verify-no-seal = The record has no seal; the seal of its seed is { $seal }.
error-backup = This is no complete backup of Kiru.
error-restore-full = The database is not empty; a backup is restored only into an empty one.
error-verify-sealed = The seed of this record is still sealed: take the record again when the game is over.
error-verify-unsealed = This record names no seed; nothing can be proved about its deals.
error-verify-seal = The seed does not fit: its seal is { $found }, not { $expected }.
error-bench-server = The server did not start.

## The benchmark of the server
cli-opt-server = Measure the table server with a swarm of clients instead of the engines.
cli-opt-tables = How many tables the swarm plays at, three clients each.
bench-server-progress = The swarm is playing …
bench-server-title = The table server: { $tables } tables of three scripted clients, { $game }
bench-server-paced = Decisions, clients that think a moment
bench-server-median = … until everybody has a decision, median
bench-server-p99 = … 99 of 100 within
bench-server-cost = … processor time for a decision
bench-server-longest = … the longest
bench-server-processors = … processors used, server + swarm
bench-server-full = Decisions, clients that answer at once
bench-server-full-cost = … processor time for a decision
bench-server-full-p99 = … 99 of 100 within
bench-server-idle = Memory of a table nobody looks at
bench-server-opening = Opening a finished game of Amyitis, median (slowest)
bench-server-memory = Memory of the server at the end
bench-server-refused = Refusals and lost connections
bench-server-note = { $seconds } seconds each, after two to warm up; server and swarm on this machine together.
bench-server-peers = Beside boardgame.io, which keeps its matches in memory
bench-server-no-peers = boardgame.io is not here: it takes Node with npm, and npm must find the package.
