## Tables of a server in the terminal
remote-address = „{ $found }“ ist nicht die Adresse eines Servers wie http://127.0.0.1:8000.
remote-link = „{ $found }“ ist nicht der Link eines Tisches wie http://127.0.0.1:8000/t/abcdefghij.
remote-silent = { $server } antwortet nicht: { $reason }.
remote-foreign = { $server } ist kein Kiru-Server oder spricht von einem Spiel, das es hier nicht gibt.
remote-foreign-words = { $server } versteht diese Version von Kiru nicht. Bring die ältere der beiden auf den neuen Stand.
remote-refused = { $reason }
remote-not-allowed = An diesem Tisch gibt es keine Zuschauer; für einen Platz braucht es eine Einladung.
remote-no-table = Auf { $server } gibt es keinen Tisch { $table }. Prüf den Link.
remote-gone = { $server } ist nicht zurückgekommen. Versuch es später mit demselben Link.
remote-not-asked = Du bist nicht am Zug.
remote-no-seat = Du schaust zu; das können nur die Spieler.
remote-lost = Die Verbindung ist weg; neuer Versuch …
remote-back = Wieder verbunden.
remote-seated = { $game }: Du setzt dich zu { $names }.
remote-watching = { $game }: Du schaust { $names } zu.
remote-waiting = { $count ->
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Leute.
}
remote-undone = { $name } nimmt die letzte Wahl zurück.
remote-way-back = Der Weg zurück zu deinem Platz: kiru join { $link }
remote-no-tables = Auf { $server } ist gerade kein Tisch offen.
remote-free-seat = ein freier Platz
remote-table-open = { $link }  { $game }, offen: { $names }
remote-table-playing = { $link }  { $game }, wird gespielt: { $names }
