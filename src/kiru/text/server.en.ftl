## The table server
error-settings = The settings are wrong: { $reason }.
error-database = The database cannot be opened: { $reason }.
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
hint-points = { $points ->
    [0] Keeps the score as it is.
    [one] Brings { $points } point.
   *[other] Brings { $points } points.
}
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
