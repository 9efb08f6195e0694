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
error-sheet-empty = Arkusz jest pusty. Zacznij od „player” i imienia; przykład jest w docs/score.md.
error-sheet-unreadable = Wiersz { $line }: wiersz ma ponad { $limit } znaków albo zawiera niedrukowalne.
error-sheet-word = Wiersz { $line }: nieznane słowo „{ $found }”. Wiersz zaczyna się od jednego z: { $expected }.
error-sheet-players = Wiersz { $line }: przy stole siada najwyżej tylu graczy: { $most }.
error-sheet-name = Wiersz { $line }: imię ma ponad { $limit } znaków.
error-sheet-twice = Wiersz { $line }: „{ $part }” tego gracza jest już w wierszu { $first }. Następnego gracza zaczyna „player”.
error-sheet-once = Wiersz { $line }: „{ $part }” jest już w wierszu { $first }; dotyczy całego stołu.
error-sheet-missing = Wiersz { $line }: graczowi, który się tu zaczyna, brakuje wiersza „{ $part }”.
error-sheet-number = Wiersz { $line }: oczekiwano liczby od { $low } do { $high }, a podano „{ $found }”.
error-sheet-irrigation = Wiersz { $line }: nieznana karta nawodnienia „{ $found }”. Najbliższe: { $close }.
error-sheet-irrigation-twice = Wiersz { $line }: karta nawodnienia „{ $card }” należy do innego gracza, z wiersza { $first }.
error-sheet-level = Wiersz { $line }: poziom zapisuje się jako „level 1:”, „level 2:” albo „level 3:” i karty od lewej, oddzielone przecinkami.
error-sheet-place = Wiersz { $line }: w gotowym ogrodzie nie ma miejsca „{ $found }”. Najbliższe: { $close }.
error-sheet-cards = Wiersz { $line }: w gotowym ogrodzie { $level } ma tyle kart: { $expected }, nie { $found }.
error-sheet-card = Wiersz { $line }: nieznana karta Ogrodu „{ $found }”. Najbliższe: { $close }.
error-sheet-tile = Wiersz { $line }: nieznane ulepszenie „{ $found }”. Najbliższe: { $close }.
error-sheet-not-empty = Wiersz { $line }: { $tile } nie może leżeć na { $card }; ulepszenia kładzie się na Pustych kartach (H19).
error-sheet-copies = Wiersz { $line }: w ogrodach jest więcej sztuk { $piece } niż w pudełku, które ma ich tyle: { $copies }.
error-sheet-markers = Wiersz { $line }: gracz ma tyle znaczników celów: { $most }, nie { $found }.
error-sheet-objectives = Wiersz { $line }: takie punkty za cele nie są możliwe. Na każdym polu stoi jeden znacznik, a gracz zaznacza każdy z czterech celów najwyżej raz: { $slots } (H31, H33).
error-sheet-left = Wiersz { $line }: graczom zostało więcej narzędzi i złota, niż jest w grze: { $most }.

## Błędy w arkuszu Babilonu
error-sheet-edition = Wiersz { $line }: nieznane wydanie „{ $found }”. Możliwe: { $close }.
error-sheet-terrace = Wiersz { $line }: kafelek zapisuje się jako „tile c3 2 clay_07 90”: jego północno-zachodnie pole, poziom, klucz albo kwiat i obrót.
error-sheet-corner = Wiersz { $line }: kafelek nie może mieć północno-zachodniego rogu na „{ $found }”. Najbliższe: { $close }.
error-sheet-key = Wiersz { $line }: nieznany kafelek lub kwiat „{ $found }”. Najbliższe: { $close }.
error-sheet-rotation = Wiersz { $line }: kafelka nie można obrócić o „{ $found }” stopni. Możliwe: { $close }.
error-sheet-item = Wiersz { $line }: po „{ $word }” napisz, gdzie to stoi, i w razie potrzeby poziom.
error-sheet-cells = Wiersz { $line }: to nie może stać na „{ $found }”. Najbliższe: { $close }.
error-sheet-symbol = Wiersz { $line }: nieznany symbol „{ $found }”. Najbliższe: { $close }.
error-sheet-symbols = Wiersz { $line }: żetonów, które zmieniają symbol albo wypełniają pole bez symbolu, jest w pudełku tylko tyle: { $most } (B51).
error-sheet-tiles = Wiersz { $line }: przy stole tej wielkości żaden ogród nie ma więcej kafelków niż { $most }.
error-sheet-tile-twice = Wiersz { $line }: kafelek { $tile } jest jeden i leży już w wierszu { $first }.
error-sheet-starting = Wiersz { $line }: ogród ma jeden kafelek początkowy, a ten stoi w wierszu { $first }.
error-sheet-gap = Wiersz { $line }: kafelek na poziomie { $level } wymaga innego na poziomie { $below } gdziekolwiek w ogrodzie (B35).
error-sheet-same-cells = Wiersz { $line }: kafelek z wiersza { $first } zajmuje te same cztery pola, a tak nigdy nie wolno (B36).
error-sheet-overlap = Wiersz { $line }: na polu { $cell } leży na tym samym poziomie także kafelek z wiersza { $first }.
error-sheet-feet = Wiersz { $line }: tyle rogów tego kafelka nie ma miejsca na Filar: { $free }; podparte muszą być trzy (B31).
error-sheet-free-corner = Wiersz { $line }: pod rogiem { $corner } tego kafelka nie mieści się Filar, więc na { $cell } musi stać Belweder (B33).
error-sheet-stairway = Wiersz { $line }: na „{ $place }” nie pasują żadne Schody widoczne z góry. Łączą kafelki na poziomach różniących się o jeden i potrzebują swojego symbolu na obu końcach (B42).
error-sheet-fountain = Wiersz { $line }: na „{ $place }” nie pasuje żadna Fontanna widoczna z góry. Łączy dwa kafelki na jednym poziomie i potrzebuje swojego symbolu na obu miejscach (B43).
error-sheet-bridge = Wiersz { $line }: na „{ $place }” nie pasuje żaden Most. Łączy dwa kafelki na jednym poziomie ponad niższym miejscem i potrzebuje swojego symbolu na obu końcach (B45).
error-sheet-statue = Wiersz { $line }: na „{ $place }” nie pasuje żaden Posąg widoczny z góry. Stoi na kafelku i potrzebuje swojego symbolu (B44).
error-sheet-belvedere = Wiersz { $line }: na „{ $place }” nie pasuje Belweder. Kafelek ma najwyżej jeden, na rogu bez Filaru (B33).
error-sheet-taken = Wiersz { $line }: „{ $place }” potrzebuje miejsca, które zajął wiersz { $first } (B41).

## Błędy w arkuszu Amyitis
error-sheet-alone = Wiersz { $line }: łaska Amyitis zależy od liczby graczy. Dopisz pozostałych albo wiersz taki jak „players 3” (A71).
error-sheet-won = Wiersz { $line }: z kafelkami tego gracza jest ich więcej, niż miał ogród: { $most }.
error-sheet-unfinished = Wiersz { $line }: tyle kafelków zostałoby w ogrodzie: { $left }, a gra trwa, dopóki jest ich więcej niż { $most } (A70). Jeśli brakuje tu gracza, dopisz wiersz taki jak „players 4”; jeśli od { $rounds } rund nikt niczego nie posadził, dopisz wiersz „fallow { $rounds }” (A74).
error-sheet-garden-tile = Wiersz { $line }: nieznany kafelek ogrodu „{ $found }”. Najbliższe: { $close }.
error-sheet-resource = Wiersz { $line }: nieznany surowiec „{ $found }”. Możliwe: { $close }.
