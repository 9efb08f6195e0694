### Dlaczego akcja jest odrzucona: fakt z tego stołu, mówiony graczowi, który teraz wybiera.

## Inny krok tury
why-done-remove = Kamieniołom przerzedza się tylko przed grą.
why-done-dig = Kopanie w tej turze jest już za tobą.
why-done-build = Taras do ułożenia jest już wybrany.
why-done-place = Taras ma już swoje miejsce.
why-done-support = Podpory Tarasu są już wybrane.
why-laid = Taras jest już ułożony.
why-decorate-first = Najpierw dekoracje nowego Tarasu.
why-built = Budowanie w tej turze jest już zakończone.
why-later-dig = Najpierw przerzedza się Kamieniołom.
why-later-build = W tej turze nic jeszcze nie wykopano.
why-later-place = Nie wybrano jeszcze Tarasu do ułożenia.
why-later-support = Taras nie ma jeszcze miejsca.
why-later-rotate = Taras nie stoi jeszcze na Filarach.
why-later-decorate = Dekoracje buduje się zaraz po ułożeniu Tarasu.
why-later-keep = Kafelki zatrzymuje się na koniec tury.
why-now-removing = Teraz usuń kafelek Gliny z Kamieniołomu.
why-now-digging = Teraz wykop kafelek.
why-now-building = Teraz wybierz Taras do ułożenia albo zrezygnuj.
why-now-placing = Teraz wybierz miejsce dla Tarasu.
why-now-supporting = Teraz wybierz, na czym stanie Taras.
why-now-rotating = Teraz obróć Taras.
why-now-decorating = Teraz zbuduj dekorację albo zakończ.
why-now-keeping = Teraz wybierz kafelek do zatrzymania albo nie zatrzymuj żadnego.

## Kamieniołom i Magazyn
why-remove = Na { $column } nie ma już kafelka Gliny.
why-dig = Na { $column } nie ma już kafelka.
why-no-dug = Nie masz wykopanego kafelka w ręce.
why-no-stored = Twój Magazyn jest pusty.

## Układanie
why-no-place = W twoim ogrodzie nie ma miejsca, które utrzymałoby Taras.
why-cheapest = { $needed ->
    [one] Najtańsze miejsce wymaga { $needed } Filaru, masz { $pillars }.
   *[other] Najtańsze miejsce wymaga { $needed } Filarów, masz { $pillars }.
}
why-pillars = { $needed ->
    [one] Potrzeba { $needed } Filaru, masz { $pillars }.
   *[other] Potrzeba { $needed } Filarów, masz { $pillars }.
}
why-same-spot = Dokładnie na tych czterech polach od { $cell } leży już twój Taras.
why-level = Poziom { $level } wymaga Tarasu na poziomie { $below }; twój najwyższy poziom to { $highest }.
why-too-high = Pole { $cell } sięga już poziomu { $top }.
why-crossed = Nad polem { $cell } biegnie Most na poziomie { $level }.
why-no-foot = { $count ->
    [one] Na polu { $cells } nie stanie Filar odpowiedniej wysokości.
   *[other] Na polach { $cells } nie staną Filary odpowiedniej wysokości.
}
why-doubles = Podwójne Filary do wymiany: potrzeba { $needed }, w Puli Ogólnej zostało { $left }.
why-no-belvedere = W Puli Ogólnej nie ma już Belwederu na pole { $cell }.
why-stairs = Schody na polu { $cell } przebiłyby Taras.
why-same-rotation = Obrócony o { $degrees }° Taras wygląda tak samo jak przy { $same }°.

## Dekoracje
why-bare = Pole { $cell } to goła plansza.
why-one-tile = Pola { $first } i { $second } należą do tego samego Tarasu.
why-levels = { $first } jest na poziomie { $level }, a { $second } na poziomie { $other }.
why-not-ground = Pole { $cell } jest na poziomie { $level }; przy tym stole Most biegnie tylko nad gołą planszą.
why-line = W rzędzie i kolumnie pola { $cell } nie stoi żaden twój Posąg.
why-blank = Pole { $cell } nie ma symbolu; potrzebny symbol: { $wanted }.
why-symbol = Na polu { $cell } jest symbol: { $found }; potrzebny symbol: { $wanted }.
why-no-item = W Puli Ogólnej nie ma już elementu: { $item }.
why-occupied = Pole { $cell } jest zajęte: { $item }.
why-not-fresh = { $count ->
    [one] To pole nie należy do Tarasu ułożonego w tej turze.
   *[other] Żadne z tych pól nie należy do Tarasu ułożonego w tej turze.
}
why-changed = W tej turze zmieniono już symbol na polu { $cell }.
why-token = Żeton tej rundy nie zmienia symboli.
why-no-symbol = Pole { $cell } nie ma symbolu do zmiany.
why-no-blank = Pole { $cell } ma już symbol.
why-same-symbol = Na polu { $cell } jest już symbol: { $wanted }.
why-no-use = Z symbolem { $wanted } na polu { $cell } nic więcej nie dałoby się zbudować.
