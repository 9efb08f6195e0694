### Babilon: zasady własnymi słowami, po jednym wpisie na każdy identyfikator reguły.

game-babylon = Babilon
    .summary = Wydobywasz Tarasy ze wspólnego Kamieniołomu i ustawiasz je na Filarach, poziom po poziomie, aż powstanie wiszący ogród. Schody, Fontanny, Mosty i Posągi są warte tym więcej, im wyżej stoją, o ile na koniec nadal widać je z góry.

section-editions = Wydania
section-quarry = Kamieniołom
section-turn = Tura: kopanie, budowanie, magazynowanie
section-placing = Układanie Tarasu
section-decorations = Dekoracje
section-tokens = Żetony rundy
section-end = Koniec gry i punktacja

## Wydania

rule-B01 = Przy stole obowiązuje wydanie polskie (domyślne, gdy gra się po polsku) albo angielskie. Najwyższy poziom daje w angielskim kwadrat swojego numeru (1, 4, 9), a w polskim jego dwukrotność (2, 4, 6). Inna jest też Pula Ogólna (wydanie angielskie/polskie): pojedyncze Filary 152/148, podwójne 64/60, Belwedery 40/38, Posągi 40/38 oraz Schody, Fontanny i Mosty po 16/15; części zapasowe z polskiego pudełka się nie liczą.
    .title = Wydanie

## Kamieniołom

rule-B10 = Kamieniołom to 16 kolumn w układzie 4×4: na dole Bazalt, pośrodku Granit, na wierzchu Glina, a każda warstwa jest potasowana. Widać tylko wierzchni kafelek kolumny; nikt nie wie, które kafelki leżą pod nim.
    .title = Warstwy Kamieniołomu
rule-B11 = W czterech rogach kafelka Gliny są 2 symbole, Granitu 3, a Bazaltu 4, do tego na każdym jest jeden kwiat; kafelek początkowy ma po jednym symbolu każdego rodzaju i kwiat swojego gracza. Obie strony kafelka są zgodne, więc jeszcze przed kopaniem wiadomo, co daje każdy widoczny kafelek Kamieniołomu.
    .title = Symbole i kwiaty
rule-B12 = Przed grą na 3 osoby każdy, w kolejności tur, usuwa z gry jeden dowolny kafelek Gliny z Kamieniołomu; w grze na 2 osoby gracze robią to na przemian, po trzy razy. Za tak usunięte kafelki nie ma Filarów.
    .title = Mniejszy Kamieniołom
rule-B13 = Z 14 żetonów rundy do zakrytego stosu trafia 14 przy 2 graczach, 12 przy 3 i 10 przy 4. Pozostałe wypadają z gry i nikt ich nie ogląda.
    .title = Stos żetonów
rule-B14 = Każdy gracz dostaje planszę 8×8 z własnym kwiatem, wybranym przy tworzeniu stołu albo przydzielonym losowo. Taras początkowy z tym kwiatem czeka w Magazynie, a Filarów na początku nie ma nikt.
    .title = Pozycja startowa
rule-B15 = Pierwszego gracza się losuje albo wybiera, a kolejka idzie zgodnie z ruchem wskazówek zegara. Każdą rundę zaczyna ta sama osoba.
    .title = Pierwszy gracz
rule-B16 = Jeśli masz tylko jeden dozwolony ruch, wykona się on bez pytania. W zapisie partii i tak się pojawi.
    .title = Ruch wymuszony

## Tura: kopanie, budowanie, magazynowanie

rule-B20 = Turę zawsze zaczynasz od kopania: musisz zabrać z Kamieniołomu jeden widoczny kafelek. Każda z jego czterech krawędzi daje pojedynczy Filar, jeśli styka się ze ścianą Kamieniołomu, z jego odsłoniętym dnem albo z widocznym kafelkiem leżącym nie wyżej niż zabierany; za wyższego sąsiada nie ma nic.
    .title = Kopanie
rule-B21 = Jeśli na wykopanym kafelku jest twój kwiat, dostajesz jeszcze jeden pojedynczy Filar.
    .title = Własny kwiat
rule-B22 = W Kamieniołomie kafelków nigdy nie zabraknie: na koniec gry zostaje ich 12 przy 2 graczach, 6 przy 3 i 4 przy 4.
    .title = Zapas kafelków
rule-B23 = Gdy w Puli Ogólnej jest mniej pojedynczych Filarów, niż ci się należy, bierzesz tyle, ile zostało, a reszta przepada. (Rozstrzygnięcie Kiru.)
    .title = Brak Filarów
rule-B24 = Budować możesz, ale nie musisz: układasz Taras właśnie wykopany, ten z Magazynu, oba w dowolnej kolejności albo żadnego. Po ułożeniu każdego z nich możesz dostawić dekoracje.
    .title = Budowanie
rule-B25 = Na koniec tury możesz zatrzymać najwyżej 6 pojedynczych Filarów i jeden wybrany Taras (albo żadnego); nadwyżka Filarów wraca do Puli Ogólnej, a pozostałe kafelki wypadają z gry. Podwójnych Filarów nigdy się nie zatrzymuje. W trakcie tury te limity nie obowiązują.
    .title = Magazynowanie
rule-B26 = Tarasu początkowego nie trzeba układać od razu. Dopóki jednak go nie ułożysz lub nie odrzucisz, zajmuje jedyne miejsce na kafelek i innego nie odłożysz.
    .title = Taras początkowy

## Układanie Tarasu

rule-B30 = Taras zajmuje kwadrat 2×2 pola i musi w całości mieścić się na siatce 8×8, wspólnej dla wszystkich poziomów. Możesz go obracać o ćwierć obrotu, ale nigdy nie odwracasz go na drugą stronę; obroty, po których wygląda tak samo, są jednym wyborem.
    .title = Siatka i obrót
rule-B31 = Taras opiera się na 3 lub 4 Filarach, po jednym pod każdym podpartym rogiem, a wszystkie muszą sięgać dokładnie do jego poziomu: pojedynczy stoi o jeden poziom niżej niż Taras, podwójny o dwa. Filar stawiasz na pustym, widocznym polu planszy lub innego Tarasu, z symbolem lub bez, nigdy na drugim Filarze.
    .title = Filary
rule-B32 = W swojej turze możesz wymienić dwa pojedyncze Filary na jeden podwójny, w drugą stronę nigdy. Wymiany dokonujesz tylko przy płaceniu za układany Taras, a gdy w Puli Ogólnej nie ma już podwójnych Filarów, jest ona niemożliwa. (Rozstrzygnięcie Kiru.)
    .title = Podwójny Filar
rule-B33 = Jeśli Taras stoi tylko na 3 Filarach, na czwartym rogu od razu musi stanąć Belweder, który zajmuje to pole. Możesz poprzestać na 3 Filarach nawet tam, gdzie zmieściłyby się 4. Gdy w Puli Ogólnej skończą się Belwedery, każdy Taras wymaga 4 Filarów. (Rozstrzygnięcie Kiru.)
    .title = Belweder
rule-B34 = Posąg stojący o jeden poziom niżej niż nowy Taras może podeprzeć jego róg jako darmowy Filar. Od tej chwili nie jest już Posągiem: nie punktuje, nie wyznacza linii i nie liczy się do zestawu.
    .title = Posąg jako Filar
rule-B35 = Ogród rośnie poziom po poziomie: powyżej pierwszego poziomu Taras położysz tylko wtedy, gdy w swoim ogrodzie masz już jakiś Taras dokładnie o poziom niżej. Może on być zakryty, leżeć daleko albo zostać ułożony chwilę wcześniej w tej samej turze.
    .title = Poziom po poziomie
rule-B36 = Żadne dwa Tarasy w twoim ogrodzie nie mogą zajmować dokładnie tych samych czterech pól siatki, bez względu na poziom. Każdy musi choć częściowo wystawać poza drugi.
    .title = Bez pełnego pokrycia
rule-B37 = Taras zawsze kładziesz od góry, więc na wszystkich czterech polach pod nim powierzchnia musi być poniżej jego poziomu. Nad żadnym z tych pól nie może też biec Most na tym samym lub wyższym poziomie. (Rozstrzygnięcie Kiru.)
    .title = Od góry
rule-B38 = Róg bez Filaru może wisieć nad pustym polem albo nad dowolnym elementem, z wyjątkiem dolnego końca Schodów stojących o poziom niżej niż Taras, bo ich stopnie przebiłyby Taras. Posąg pod takim rogiem nie staje się Filarem, jest tylko zakryty. (Rozstrzygnięcie Kiru.)
    .title = Róg bez podparcia
rule-B39 = Filary i leżący na nich Taras stawiasz w jednym ruchu, więc żaden Filar nie zostaje nieprzykryty. Wolno mieszać Filary pojedyncze z podwójnymi, byle sięgały tej samej wysokości: dwa podwójne na planszy i dwa pojedyncze na Tarasie z 1. poziomu utrzymają Taras na 2. poziomie.
    .title = Filary z Tarasem
rule-B40 = Pole przykryte Tarasem jest stracone dla budowy. Nie postawisz już na nim ani Filaru, ani dekoracji.
    .title = Zakryte pola

## Dekoracje

rule-B41 = Dekoracje są darmowe i nieobowiązkowe, póki starcza ich w Puli Ogólnej, ale każda musi zająć przynajmniej jedno pole Tarasu ułożonego w tej turze. Wszystkie zajmowane pola muszą być widoczne, puste i mieć właściwy symbol, a na ukos nie buduje się nigdy.
    .title = Dekorowanie
rule-B42 = Schody łączą dwa symbole Schodów na polach stykających się bokiem, należących do dwóch Tarasów, między którymi jest dokładnie jeden poziom różnicy. Na gołą planszę nie prowadzą nigdy.
    .title = Schody
rule-B43 = Fontanna łączy dwa symbole Fontanny na polach stykających się bokiem, należących do dwóch różnych Tarasów z tego samego poziomu.
    .title = Fontanna
rule-B44 = Pierwszy Posąg może stanąć na dowolnym symbolu Posągu; każdy następny musi być w tym samym rzędzie lub kolumnie co inny Posąg w twoim ogrodzie, bez względu na odległość i poziom. Jeśli żaden z twoich Posągów nie liczy się już jako Posąg, kolejny znów jest pierwszym. Posąg zakryty, który nie stał się Filarem, nadal wyznacza linię. (Rozstrzygnięcie Kiru.)
    .title = Posąg
rule-B45 = Most łączy dwa symbole Mostu na dwóch Tarasach z tego samego poziomu, w jednym rzędzie lub kolumnie, z dokładnie jednym pustym polem pomiędzy. Puste znaczy, że powierzchnia jest tam poniżej poziomu Mostu, nie biegnie nad nią inny Most na tym samym lub wyższym poziomie i nic nie stoi na niej o poziom niżej niż Most (niższy Most nie przeszkadza); jeśli wybrano tak przy tworzeniu stołu, Most może biec tylko nad gołą planszą, nad którą nic innego nie biegnie, nawet niższy Most. Potem na tym polu nie stanie już Filar ani dekoracja, ani nie położysz tam Tarasu na poziomie Mostu lub niższym. (Rozstrzygnięcie Kiru.)
    .title = Most

## Żetony rundy

rule-B50 = Kiedy ostatni gracz zakończy rundę, odkrywa się kolejny żeton rundy, który w następnej rundzie działa na wszystkich. Pierwszą rundę gra się bez żetonu, a po ostatniej żetonu już nie ma i gra się kończy.
    .title = Odkrywanie żetonów
rule-B51 = Żeton rundy daje każdemu jedno z poniższych: pojedynczy Filar; podwójny Filar tylko na tę turę; jeden symbol na Tarasie ułożonym w tej turze liczy się jako inny; jedno pole bez symbolu na takim Tarasie liczy się jako dowolny symbol; własny kwiat daje 2 Filary zamiast 1; kopanie, razem z kwiatem, daje o jeden Filar mniej; albo nic. Z obu efektów zmieniających symbole możesz nie skorzystać. Zysk z kopania nigdy nie spada poniżej zera, Filary z żetonu dostajesz automatycznie jeszcze przed kopaniem, a z pustej Puli Ogólnej nie dostajesz nic. (Rozstrzygnięcie Kiru.)
    .title = Efekty żetonów
rule-B52 = Z efektu zmieniającego symbol możesz skorzystać tylko raz w turze i zmiana działa tylko do jej końca. Zbudowana dzięki niej dekoracja zostaje. (Rozstrzygnięcie Kiru.)
    .title = Zmienione symbole

## Koniec gry i punktacja

rule-B60 = Gra kończy się po 15 rundach przy 2 graczach, po 13 przy 3 i po 11 przy 4.
    .title = Koniec gry
rule-B61 = Co choć trochę widać z góry, punktuje w całości, a co zakryte, nie daje nic: Posąg jest wart tyle, ile wynosi jego poziom, Fontanna i Most trzykrotność poziomu, Schody sumę obu poziomów, Belweder 1. Każdy zestaw złożony z Posągu, Fontanny, Mostu i Schodów to 4 punkty, każda czwórka widocznych Tarasów z czterema różnymi kwiatami też 4 (element lub Taras liczy się tylko w jednym zestawie), najwyższy poziom daje kwadrat (wydanie angielskie) albo dwukrotność (polskie) swojego numeru, a rzeczy w Magazynie nic. Przęsło należy do Mostu, więc Most, którego przęsło widać, jest widoczny, ale sam niczego pod sobą nie zasłania. (Rozstrzygnięcie Kiru.)
    .title = Punktacja
rule-B62 = Wygrywa ten, kto zdobył najwięcej punktów. Przy remisie lepszy jest ten, kto ma na planszy najmniej pól nieprzykrytych Tarasem; jeśli i tu jest równo, gracze dzielą się zwycięstwem.
    .title = Zwycięzca i remisy
