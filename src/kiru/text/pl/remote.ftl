## Tables of a server in the terminal
remote-address = „{ $found }” nie jest adresem serwera, takim jak http://127.0.0.1:8000.
remote-link = „{ $found }” nie jest linkiem do stołu, takim jak http://127.0.0.1:8000/t/abcdefghij.
remote-silent = { $server } nie odpowiada: { $reason }.
remote-foreign = { $server } nie jest serwerem Kiru albo mówi o grze, której tu nie ma.
remote-foreign-words = { $server } nie rozumie tej wersji Kiru. Zaktualizuj starszą z nich.
remote-refused = { $reason }
remote-not-allowed = Tego stołu nie można oglądać; aby usiąść, potrzebne jest zaproszenie.
remote-no-table = Na { $server } nie ma stołu { $table }. Sprawdź link.
remote-gone = { $server } nie wrócił. Spróbuj później z tym samym linkiem.
remote-not-asked = To nie twoja kolej.
remote-no-seat = Oglądasz grę; to mogą robić tylko gracze.
remote-lost = Połączenie zostało przerwane; próbuję ponownie…
remote-back = Znów jest połączenie.
remote-seated = { $game }: siadasz do stołu. Gracze: { $names }.
remote-watching = { $game }: oglądasz. Gracze: { $names }.
remote-waiting = { $count ->
    [one] Brakuje jeszcze { $count } gracza.
   *[other] Brakuje jeszcze { $count } graczy.
}
remote-undone = { $name } cofa ostatni wybór.
remote-way-back = Powrót na twoje miejsce: kiru join { $link }
remote-no-tables = Na { $server } nie ma teraz otwartych stołów.
remote-free-seat = wolne miejsce
remote-table-open = { $link }  { $game }, otwarty: { $names }
remote-table-playing = { $link }  { $game }, trwa gra: { $names }
