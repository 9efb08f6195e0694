## The table server
error-settings = The settings are not valid: { $reason }.
error-database = The database cannot be opened: { $reason }.
error-database-none = There is no database of Kiru at { $database }; name the right one with --database or --config.
error-port-taken = Another program is already listening on { $address }; choose another port with --port.
error-listen = The server cannot listen on { $address }: { $reason }.
error-store-away = The database does not answer; nothing was changed. Try again in a moment.
error-store-full = The server has no space left on its disk; nothing was changed. Try again later.
error-store-unwritable = The server cannot write to its database; nothing was changed. Try again later.
error-store-damaged = The server’s database is damaged here; nothing was changed. The operator of the server can restore a backup.
error-store-unknown = The database broke off before it answered: check whether this was done before you try again.
error-key-used = This key belongs to another request; every request needs a key of its own.
error-control-character = Control characters are not allowed here; please remove them.
error-table = Unknown table “{ $table }”. Check the link.
error-club = Unknown club. Check the link.
error-club-name = A club needs a name.
error-name-missing = Please tell the others your name.
error-words = Please choose other words: the host of this server does not allow one of these.
error-club-full = This club is full: it has { $limit } members.
error-clubs-many = You already belong to { $limit } clubs. Leave one of them first.
error-not-member = Only members of the club can do that.
error-club-owner = Only the owner of the club can do that.
error-contest = Unknown night or tournament. Check the link.
error-contest-times = It can begin up to { $ahead } days from now, must end after it begins, and can last { $days } days.
error-contest-begun = It has already begun.
error-contest-full = All { $limit } places are taken.
error-contests-many = A club can have { $limit } nights and tournaments under way. Wait until one is over.
error-not-entered = You do not take part in this night or tournament.
error-page = Unknown page “{ $path }”. Check the address.
error-request = The request is not valid: { $where }: { $reason }.
error-stale = { $seq ->
    [one] The table has moved on: it has { $seq } decision, the request was made after { $found }.
   *[other] The table has moved on: it has { $seq } decisions, the request was made after { $found }.
}
error-waiting = The table is waiting for players; the game has not begun yet.
error-bot-plays = A bot plays for this seat; come back to the table first.
error-not-yours = This seat is not yours.
error-seats-changed = The seats of this table have just changed hands. Try again.
error-seated = You already have a seat at this table.
error-piece = There is nothing to see closely at “{ $piece }”.
error-preview = You can preview only a legal action of the player whose turn it is.
error-invite = This invitation is not valid for this table.
error-invite-used = This invitation has already been used. Ask for a new one.
error-token = This link is not valid for this table, or has already been used.
error-seat-number = Seat { $found } is not a player’s seat at this table.
error-not-now = This is not possible right now; look at the table again.
error-not-bots = Somebody still plays at this table; only a game that bots play alone can be ended.
error-rated-agreement = A rated game against bots alone is played to its end, or given up.
error-not-absent = This player is not absent: a bot may play on only after the deadline, or when the player has left.
error-not-over = The game is not over yet; only finished games are analyzed.
error-method = The method { $method } is not allowed here.
error-origin = Pages of another site may not use this server.
error-too-many = Too many requests at once. Try again in a moment.
error-too-large = This is too large: at most { $limit } bytes are allowed.
error-record-bundle = This is neither a record nor a record with its box.
error-record-decisions = This record has { $found } decisions; the server takes at most { $limit }.
error-full = The server has too many tables at the moment. Try again later.
error-job = Unknown analysis. Ask for a new one.
error-muted = You cannot chat at this table.
error-chat = Say something, or send one of the reactions: { $expected }.
error-no-hints = This table is played without hints.
error-no-answer = There was no answer in time. Try again in a moment.
error-address = Messages cannot be sent to this address; choose another one.
error-bot-slow = The bot { $bot } would think too long here: choose at most { $seconds } s or { $iterations } iterations a decision.
error-bot-processes = A bot at a table thinks in one process. Choose “{ $bot }” instead.
error-busy = The bots are busy at the moment. Try again soon.
error-analyses-own = You already have enough analyses under way. Ask again when one of them is done.
error-analyses-full = Many games are waiting to be analyzed at the moment. Try again later.
error-waits-full = Too many people are looking for a game at the moment. Try again in a moment.
error-not-played-with = You can follow only people you have finished a game with.
error-follows-full = You already follow { $limit } people. Unfollow somebody first.
error-no-games-yet = Finish a game first: then the people you played with are listed here.
error-challenge = This took too long, or was already used. Please try again.
error-passkey = This passkey was not accepted. Try again, or use your recovery phrase.
error-passkey-unknown = No profile on this server belongs to this passkey.
error-passkeys-full = This passkey is known already, or your profile has as many passkeys as it can have.
error-phrase = This recovery phrase is not right. Check its twelve words and their order.
error-devices-full = A profile can have { $limit } devices. Remove one of them first.
error-not-kept = This is the only device of your profile. Add a passkey or a recovery phrase first, or your games would be lost.
hint-best = This is what I would do.
hint-best-for = This is what I would do; it helps most with: { $line }.
hint-best-rivals = This is what I would do; it costs the best rival most.
hint-close = Nearly as good.
hint-close-for = Nearly as good, with a little less for: { $line }.
hint-close-rivals = Nearly as good, but it leaves the best rival a little more.
hint-behind = A little weaker.
hint-behind-for = A little weaker: it costs points for { $line }.
hint-behind-rivals = A little weaker: it leaves the best rival more points.
hint-far = Clearly weaker.
hint-far-for = Clearly weaker: it costs points for { $line }.
hint-far-rivals = Clearly weaker: it leaves the best rival more points.

## What messengers show of a link to a table
preview-free = { $count ->
    [one] A seat is free
   *[other] { $count } seats are free
}
    .title = { $count ->
        [one] { $game } with { $names }: a seat is free
       *[other] { $game } with { $names }: { $count } seats are free
    }
    .about = Sit down and play, right in your browser. No account needed.
preview-empty = { $count ->
    [one] A seat is free
   *[other] { $count } seats are free
}
    .title = { $count ->
        [one] { $game }: a seat is free
       *[other] { $game }: { $count } seats are free
    }
    .about = Sit down and play, right in your browser. No account needed.
preview-playing = The game is on
    .title = { $game } with { $names }: the game is on
    .about = Come and watch.
preview-over = The game is over
    .title = { $game } with { $names }: the game is over
    .about = See how it ended, and go through it move by move.
preview-private = A private table
    .title = { $game } at a private table
    .about = If you have a seat here, this link takes you to it.

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
cli-opt-processes = How many processes serve behind the one port.
cli-opt-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-backup = Write everything the server knows into one file, while it runs.
cli-restore = Fill an empty database from a backup.
cli-verify = Prove that a recorded game was dealt from its sealed seed.
cli-arg-backup = The backup file.
cli-tables = The open and running tables of a server; its operator can end one here, too.
cli-tables-end = End a game that bots play alone.
cli-arg-table = The id of the table, the end of its address.
table-ended = The table { $table } is over.
cli-ratings = The ratings of a server, and of its bots.
cli-ratings-rebuild = Count all ratings and statistics anew from the records of the games.
cli-ratings-bots = Measure all bots against each other and save their ratings.
cli-ratings-averages = Let royal play against itself and save its average points.
cli-opt-ratings-out = The file to write.
ratings-rebuilt = Rated games counted anew: { $games }; ratings that differ from before: { $changed }.
statistics-rebuilt = Finished games noted anew: { $games }; seats of which something else had been noted: { $changed }.
error-rated-box = A rated table is played with the standard box.
error-rated-seed = A rated table is dealt at random; leave the seed out.
error-rated-alone = A rated table needs two players or more.
error-rated-night = A night cannot be rated: its deals are played more than once.
error-pick = { $pick } cannot be picked here; there is: { $expected }.
error-pick-taken = Another seat has picked that already.
error-lesson = A lesson belongs to one person: claim every seat, and leave it unlisted and unrated.
error-rated-bot = { $bot } has no rating; only { $expected } may sit at a rated table.
cli-opt-seal = The hash that was shown before the first deal; by default the one in the record.
serve-address = The table server listens on { $address } (Ctrl+C stops it).
backup-done = { $rows } rows written to { $file }.
restore-done = { $rows } rows restored from { $file }.
verify-good = The { $deals } deals of this record are those of the seed { $seed }.
verify-seal = The seed fits the seal { $seal }.
verify-no-seal = The record has no seal; the seal of its seed is { $seal }.
error-backup = This is not a complete backup of Kiru.
error-restore-full = The database is not empty; restore a backup into an empty one.
error-verify-sealed = The seed of this record is still sealed: download the record again when the game is over.
error-verify-unsealed = This record names no seed, so nothing can be proved about its deals.
error-verify-seal = The seed does not match its seal: it gives { $found }, not { $expected }.
error-bench-server = The server did not start.
error-bench-system = Measuring a server works on Linux only: other systems do not tell its memory and processor time this way.

## The benchmark of the server
cli-opt-server = Measure the table server with a swarm of clients instead of the engines.
cli-opt-tables = How many tables the swarm plays at, three clients each.
bench-server-progress = The swarm is playing…
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

## kiru doctor
cli-doctor = Look this installation over and say what is wrong with it.
cli-opt-alive = Say nothing: exit code 0 if the server of these settings answers, 1 if not.
doctor-compiled = The engines are compiled.
doctor-interpreted = The engines run interpreted: bots think 20 to 60 times slower. Install a wheel for this system, or build with a C compiler.
doctor-client = The pages for the browser are here.
doctor-no-client = There are no pages for the browser in { $folder }: install the wheel, or run “make web”.
doctor-folder = { $folder } cannot be written: give it to the user that runs the server.
doctor-space = { $folder } has { $megabytes } MB left.
doctor-little-space = { $folder } has only { $megabytes } MB left: make space before the database fills it.
doctor-no-database = There is no database yet: “kiru serve” makes it when it starts.
doctor-database = The database answers and fits this version (revision { $revision }).
doctor-database-older = The database is of an older version (revision { $found }, newest { $newest }): “kiru serve” brings it up to date when it starts. Make a backup before.
doctor-database-newer = The database is of a newer version of Kiru (revision { $found }; this one knows { $newest }): install the newer version, or restore a backup.
doctor-runs = A server answers at { $address } and is ready.
doctor-not-ready = A server answers at { $address }, but is not ready: { $answer }
doctor-port = Port { $port } cannot be used: { $reason }. Choose another one with the setting “port”.
doctor-port-free = Port { $port } is free.
doctor-no-public-url = The server can be reached from outside, but “public_url” is empty: invitations and previews do not know its address.
doctor-public-url = “public_url” must begin with http: or https:, not “{ $found }”.
doctor-open-cookies = The server is reached by HTTPS, but its cookies would also go over plain HTTP: set “secure_cookies = true”.
doctor-closed-cookies = Cookies are for HTTPS only, but “public_url” begins with http:. Nobody would keep a seat: use HTTPS, or set “secure_cookies = false”.
doctor-no-proxy = “trusted_proxies” is empty: behind a proxy everybody has the proxy’s address, and limits count for all together.
doctor-public = People reach the server at { $address }.
doctor-many-processes = { $processes } processes on { $cores } cores: they will wait for each other. Lower “processes” or “workers”.
doctor-few-descriptors = The system lets the server open { $limit } files, but “max_connections” is { $wanted }: raise the limit (LimitNOFILE), or lower the setting.
doctor-sum = { $faults ->
    [0] Nothing is wrong
    [one] { $faults } fault
   *[other] { $faults } faults
 }; { $warnings ->
    [0] nothing else to look at.
    [one] { $warnings } thing to look at.
   *[other] { $warnings } things to look at.
 }

## Tables of a server in the terminal
remote-address = “{ $found }” is not the address of a server, such as http://127.0.0.1:8000.
remote-link = “{ $found }” is not the link of a table, such as http://127.0.0.1:8000/t/abcdefghij.
remote-silent = { $server } does not answer: { $reason }.
remote-foreign = { $server } is not a Kiru server, or speaks of a game that is unknown here.
remote-foreign-words = { $server } does not understand this version of Kiru. Update the older of the two.
remote-refused = { $reason }
remote-not-allowed = This table has no spectators; a seat needs an invitation.
remote-no-table = There is no table { $table } at { $server }. Check the link.
remote-gone = { $server } has not come back. Try the same link again later.
remote-not-asked = It is not your turn.
remote-no-seat = You are watching; only players can do that.
remote-lost = The connection is lost; trying again…
remote-back = Connected again.
remote-seated = { $game }: you sit down with { $names }.
remote-watching = { $game }: you watch { $names }.
remote-waiting = { $count ->
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
remote-undone = { $name } takes the last choice back.
remote-way-back = The way back to your seat: kiru join { $link }
remote-no-tables = No table is open at { $server } right now.
remote-free-seat = a free seat
remote-table-open = { $link }  { $game }, open: { $names }
remote-table-playing = { $link }  { $game }, being played: { $names }
