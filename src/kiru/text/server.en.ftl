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
error-not-yet = This is not possible yet.
error-preview = Only a legal action of the player who is asked can be tried.
error-invite = This invitation is not valid for this table.
error-invite-used = This invitation has been used already.
error-token = This link is not valid for this table, or has been used already.
error-seat-number = Seat { $found } is no seat of a person at this table.

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
