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
