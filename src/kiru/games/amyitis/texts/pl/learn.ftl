## The companion's words in the guided first game
learn-welcome = Szulmu! Jestem Tabni, główna ogrodniczka Babilonu. Król obiecał królowej Amyitis wzgórza jej ojczyzny. My sprowadzamy dla niej wodę, rośliny i towary, a wygra ten, kto ucieszy ją najbardziej. To jest ogród, piętro nad piętrem. Zaczynamy?
learn-craft = W każdej rundzie karty rzemieślników leżą po trzy. Pierwsza karta z trójki jest darmowa, druga kosztuje 1 talent, trzecia 2. Najmij chłopa z pierwszej trójki.
learn-field = Chłop zajmuje pierwsze od lewej wolne miejsce na polu i przynosi to, co tam rośnie. Górne pole daje sól, a soli będzie zaraz potrzebować karawana. Wybierz górne pole.
learn-engineer = Nabu najął kupca i dostał wielbłąda. Teraz ktoś musi doprowadzić wodę, bo w suchej ziemi nic nie urośnie. Najmij inżyniera: jednej karty z tej trójki już nie ma, więc kosztuje 1 talent.
learn-irrigate = Inżynier kładzie twoją kostkę na obszarze między dwiema kwaterami i od razu daje 2 punkty. Obszary prowadzą od rzeki krok po kroku. Nawodnij d2–d3: wodę dostaną obie kwatery obok.
learn-caravan = Nabu wysłał kapłana do świątyni; o tym później. Czas na podróż: karawana jest wspólna, a każdy przystanek kosztuje wielbłąda. W Esznunnie za jedną sól kupisz roślinę jakości 1. Poprowadź tam karawanę.
learn-plant = Roślina rośnie na kwaterze, która ma nawodniony bok, a jej jakość musi sięgać numeru piętra. Na piętrze 1 wystarczy jakość 1. Posadź na d3: 4 punkty i talent.
learn-price = Masz też punkt za wodę wokół rośliny. Nabu popracował na polu. Został jeden inżynier, za 2 talenty. Woda opłaca się wiele razy, więc go najmij.
learn-water = Gdzie wyrośnie następna roślina? Połóż kostkę na c4–d4: kto ma najwięcej kostek wokół kwatery, dostaje punkty, gdy ktoś na niej posadzi.
learn-majority = Widzisz: Nabu poprowadził karawanę dalej i posadził na d2. Kafelek jest jego, ale woda obok była twoja i punkt za nią należy do ciebie.
learn-procession = Wszyscy spasowali, więc procesja ruszyła do świątyń. Kto ma w świątyni najwięcej kostek, dostaje podziękowanie: od Isztar wielbłąda lub talent, od Marduka punkty, od Tammuza plony. Był tam tylko Nabu. Zaczęła się nowa runda.
learn-priest = Teraz zaczyna Nabu i najął kupca. Nie zostawiajmy mu świątyń: najmij kapłana.
learn-temple = Kostki wchodzą do świątyni z lewej i przesuwają pozostałe, więc chwilę w niej zostają. Tammuz co rundę daje pierwszemu plony z pola. Poślij kostkę do Tammuza.
learn-neutral = Szare kostki są neutralne, nie należą do nikogo. Po procesji wchodzą do pozostałych świątyń i przesuwają inne jak każda kostka, ale nie zdobywają większości. Między dwiema roślinami także niosą wodę.
learn-court = W miastach dworskich za jeden surowiec kupisz kartę dworu. Karawaniarze pozwalają dalej podróżować i więcej zachować, bankierzy co rundę płacą talenty, pałace punktują od razu: 2, 3, 4, 5, 7 i 10 punktów, poziom po poziomie.
learn-first = Korona pokazuje, kto zaczyna. Po każdej rundzie przechodzi w lewo, a gracz po prawej stronie pierwszego prowadzi procesję.
learn-end = To wszystko, czego trzeba: najmuj, nawadniaj, podróżuj, sadź i pamiętaj o świątyniach. Gdy zostaną tylko trzy kafelki ogrodu, trwa ostatnia runda. Graj dalej, teraz decydujesz ty!
