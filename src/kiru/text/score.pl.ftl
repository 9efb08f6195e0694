## Arkusz punktacji
score-place = Miejsce
score-place-open = ?
score-winner = { $points ->
    [one] Wygrywa { $name }: { $points } punkt.
    [few] Wygrywa { $name }: { $points } punkty.
   *[other] Wygrywa { $name }: { $points } punktów.
}
score-shared = { $points ->
    [one] Zwycięstwo dzielą { $names }: { $points } punkt.
    [few] Zwycięstwo dzielą { $names }: { $points } punkty.
   *[other] Zwycięstwo dzielą { $names }: { $points } punktów.
}
score-tie = { $points ->
    [one] Remis, { $points } punkt: { $names }. Dopisz każdej z tych osób „left” z tym, co jej zostało; to rozstrzygnie remis.
    [few] Remis, { $points } punkty: { $names }. Dopisz każdej z tych osób „left” z tym, co jej zostało; to rozstrzygnie remis.
   *[other] Remis, { $points } punktów: { $names }. Dopisz każdej z tych osób „left” z tym, co jej zostało; to rozstrzygnie remis.
}

## Błędy w arkuszu
error-sheet-game = Do gry { $game } nie ma jeszcze arkusza punktacji.
error-sheet-empty = Arkusz jest pusty. Zaczyna się od „player” i imienia; przykład jest w docs/score.md.
error-sheet-unreadable = Wiersz { $line }: wiersz ma ponad { $limit } znaków albo zawiera niedrukowalne.
error-sheet-word = Wiersz { $line }: żaden wiersz arkusza nie zaczyna się od „{ $found }”. Możliwe: { $expected }.
error-sheet-players = Wiersz { $line }: przy stole siada najwyżej tylu graczy: { $most }.
error-sheet-name = Wiersz { $line }: imię ma ponad { $limit } znaków.
error-sheet-twice = Wiersz { $line }: „{ $part }” tego gracza jest już w wierszu { $first }. Następnego gracza zaczyna „player”.
error-sheet-missing = Wiersz { $line }: graczowi, który się tu zaczyna, brakuje wiersza „{ $part }”.
error-sheet-number = Wiersz { $line }: „{ $found }” nie jest liczbą od { $low } do { $high }.
error-sheet-irrigation = Wiersz { $line }: nie ma karty nawodnienia „{ $found }”. Najbliższe: { $close }.
error-sheet-irrigation-twice = Wiersz { $line }: karta nawodnienia „{ $card }” należy do innego gracza, z wiersza { $first }.
error-sheet-level = Wiersz { $line }: poziom zapisuje się jako „level 1:”, „level 2:” albo „level 3:” i karty od lewej, oddzielone przecinkami.
error-sheet-cards = Wiersz { $line }: w gotowym ogrodzie { $level } ma tyle kart: { $expected }, nie { $found }.
error-sheet-card = Wiersz { $line }: nie ma karty Ogrodu „{ $found }”. Najbliższe: { $close }.
error-sheet-tile = Wiersz { $line }: nie ma ulepszenia „{ $found }”. Najbliższe: { $close }.
error-sheet-not-empty = Wiersz { $line }: { $tile } nie może leżeć na { $card }; ulepszenia kładzie się na Pustych kartach (H19).
error-sheet-copies = Wiersz { $line }: w ogrodach jest więcej sztuk { $piece } niż w pudełku, które ma ich tyle: { $copies }.
error-sheet-markers = Wiersz { $line }: gracz ma tyle znaczników celów: { $most }, nie { $found }.
error-sheet-objectives = Wiersz { $line }: takie punkty za cele nie są możliwe. Na każdym polu stoi jeden znacznik, a gracz zaznacza każdy z czterech celów najwyżej raz: { $slots } (H31, H33).
error-sheet-left = Wiersz { $line }: graczom zostało więcej narzędzi i złota, niż jest w grze: { $most }.
