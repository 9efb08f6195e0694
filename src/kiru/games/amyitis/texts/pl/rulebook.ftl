### Amyitis: zasady własnymi słowami, jeden komunikat na każdy numer zasady.

game-amyitis = Amyitis
    .summary = Możni Babilonu prześcigają się w zakładaniu wiszących ogrodów, które król obiecał stęsknionej za domem żonie. Najmują rzemieślników, prowadzą wspólną karawanę od miasta do miasta i doprowadzają wodę do roślin, a wszystko po to, by na koniec mieć najwięcej punktów.

section-boards = Plansze
section-setup = Przygotowanie gry
section-phase1 = Faza I: rzemieślnicy i dochód
section-phase2 = Faza II: akcje
section-planting = Sadzenie
section-phase3 = Faza III: koniec rundy
section-end = Koniec gry

## Plansze

rule-A01 = Ogród ma 16 kwater na czterech piętrach: 7 na piętrze 1, 5 na piętrze 2, 3 na piętrze 3 i jedną na samym szczycie, na piętrze 4. Rzeka płynie wzdłuż dwóch dolnych boków ogrodu, na zewnątrz kwater.
    .title = Ogród
rule-A02 = Obszary nawodnienia leżą wyłącznie między dwiema kwaterami, łącznie na 24 bokach. Bok stykający się z kwaterą piętra 3 lub 4 ma dwa obszary, każdy inny jeden, co daje 32 obszary.
    .title = Obszary nawodnienia
rule-A03 = Obszary nawodnienia biegną wzdłuż boków kwater i łączą się w narożnikach; narożniki na dwóch dolnych krawędziach ogrodu leżą nad rzeką. Dwa obszary podwójnego boku leżą jeden za drugim: każdy dotyka jednego końca boku i swojego bliźniaka; jeśli przy stole gra się obszarami obok siebie, każdy z dwóch dotyka obu końców boku. (Rozstrzygnięcie Kiru.)
    .title = Łączenie obszarów
rule-A04 = Obszar jest dostępny, jeśli jest pusty i dotyka rzeki albo styka się (w narożniku lub przez swojego bliźniaka) z nawodnionym obszarem, od którego łańcuch kostek prowadzi aż do rzeki. Nie ma znaczenia, czyje to kostki; kostki neutralne też przewodzą wodę, ale tylko gdy same mają połączenie z rzeką.
    .title = Dostępne obszary
rule-A05 = Karawana krąży zgodnie z ruchem wskazówek zegara po trasie z dziewięcioma przystankami, zaczynając od Babilonu. W czterech miastach kupuje się rośliny (Esznunna, Ur, Mari i Chorsabad), a w czterech karty dworu, po dwa rodzaje w każdym; każde miasto żąda określonego surowca.
    .title = Trasa karawany
rule-A06 = Pola tworzą dwa rzędy po pięć miejsc, zapełniane od lewej. Górny rząd daje kolejno sól, palmę, jęczmień, daktyle i wino, a dolny jęczmień, daktyle, sól, palmę i wino.
    .title = Pola
rule-A07 = Są trzy świątynie: Isztar, Marduka i Tammuza, a w każdej mieszczą się cztery kostki.
    .title = Świątynie
rule-A08 = W grze na 2 osoby trzy kwatery w jednym bocznym rogu ogrodu (dwie na piętrze 1 i jedna na piętrze 2) nie dostają kafelków i nie można na nich sadzić. Obszary nawodnienia przy nich pozostają w grze, a nieużywana kwatera nigdy nie liczy się jako obsadzona. (Rozstrzygnięcie Kiru.)
    .title = Nieużywane kwatery

## Przygotowanie gry

rule-A10 = Karty rzemieślników i karty dworu oznaczone dla większej liczby graczy, niż jest przy stole, odpadają z gry.
    .title = Usuwane karty
rule-A11 = Dobiera się po jednym żetonie każdego surowca oprócz wina i na każdej karcie karawaniarza poziomu 2, która jest w grze, kładzie się losowo jeden z nich. Niewykorzystane żetony wracają do puli. (Rozstrzygnięcie Kiru.)
    .title = Żetony na karawaniarzach
rule-A12 = Kafelek ogrodu jakości 3 wart 10 punktów leży na piętrze 4, a pozostałe piętra zapełnia się losowo: trzy kafelki jakości 3 na piętrze 3, pięć jakości 2 na piętrze 2 i siedem jakości 1 na piętrze 1. W grze na 2 osoby nieużywane kwatery zostają puste, więc na piętrze 2 leżą cztery kafelki, a na piętrze 1 pięć. Niewyłożone kafelki odpadają z gry.
    .title = Rozkład kafelków ogrodu
rule-A13 = Karta rośliny z jakością 2 po obu stronach leży w Chorsabadzie, a o tym, którą stroną do góry, decyduje los. Trzy pozostałe trafiają losowo do Esznunny, Ur i Mari, stroną z jakością 1 do góry.
    .title = Karty roślin
rule-A14 = Każdy gracz zaczyna z kompletem kostek swojego koloru, 4 talentami, 1 wielbłądem, karawaniarzem poziomu 0 i zerem punktów, a karawana stoi w Babilonie. Pierwszego gracza wyłania losowanie, chyba że wskazano go przy zakładaniu stołu.
    .title = Stan początkowy
rule-A15 = Pula jest ograniczona: po 7 żetonów każdego surowca, 13 wielbłądów poza karawaną, 30 talentów i po 30 kostek na gracza; tylko kostek neutralnych nigdy nie brakuje. Zapłata wraca do puli, zanim ktokolwiek coś weźmie, a gdy czegoś nie starcza dla wszystkich, gracze biorą to, co zostało, w kolejności tur. Nie można wybrać akcji, która nic by nie dała (np. kupca, gdy nie ma już wielbłądów), ale chłop może położyć kostkę także tam, gdzie surowiec się wyczerpał. (Rozstrzygnięcie Kiru.)
    .title = Ograniczona pula

## Runda, faza I

rule-A20 = Na początku rundy tasuje się wszystkie karty rzemieślników przewidziane na tę liczbę graczy i wykłada odkryte trójki, tyle, ilu jest graczy. Reszta kart nie bierze udziału w tej rundzie.
    .title = Trójki rzemieślników
rule-A21 = Bankier daje ci dochód na początku rundy: 1 talent na poziomie 1, 2 talenty na poziomie 2, a na poziomie 3 oprócz 2 talentów także 2 punkty. Bez bankiera nie dostajesz nic.
    .title = Dochód

## Runda, faza II

rule-A29 = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy wykonuje w swojej turze jedną akcję: pasuje, najmuje rzemieślnika albo rusza karawanę. Trwa to, aż wszyscy spasują.
    .title = Jedna akcja na turę
rule-A30 = Pasując, kładziesz kostkę na miejscu „Pas” i nie wykonujesz już akcji w tej rundzie; za każdym razem, gdy wypada twoja tura, a ktoś inny jeszcze gra, bierzesz 1 talent. Faza kończy się w chwili, gdy spasuje ostatni gracz, i potem nikt nie bierze już talentu. Spasować można zawsze, a kto nie ma kostki, ten jej nie kładzie. (Rozstrzygnięcie Kiru.)
    .title = Pasowanie
rule-A31 = Najmując, wybierasz odkrytą kartę rzemieślnika z dowolnej trójki i płacisz po 1 talencie za każdą kartę tej trójki, która jest już zakryta: 0, 1 lub 2 talenty. Kartę zakrywasz i wykonujesz jej akcję. Nie można wybrać karty, na którą cię nie stać albo której akcji nie da się wykonać, np. inżyniera, gdy nie ma dostępnego obszaru. (Rozstrzygnięcie Kiru.)
    .title = Najmowanie
rule-A32 = Chłop pozwala położyć kostkę na pierwszym od lewej wolnym miejscu jednego z dwóch rzędów pól i wziąć surowiec z tego miejsca.
    .title = Chłop
rule-A33 = Gdy rząd pól się zapełni, gracz, który ma w nim więcej kostek niż każdy inny, bierze kartę ogrodnika, o ile jakaś została; przy remisie nie dostaje jej nikt. Tak czy inaczej rząd się opróżnia, a kostki wracają do właścicieli.
    .title = Pełny rząd pól
rule-A34 = Kostka kapłana wchodzi do świątyni od lewej i przesuwa stojące tam kostki o jedno miejsce w prawo. Piąta kostka wypada i wraca do właściciela, a jeśli jest neutralna, do puli.
    .title = Kapłan
rule-A35 = Inżynier pozwala położyć kostkę na dostępnym obszarze nawodnienia i daje 2 punkty.
    .title = Inżynier
rule-A36 = Kupiec daje ci jednego wielbłąda z puli.
    .title = Kupiec
rule-A37 = Jeśli nie masz już kostek w swoim zapasie, nie możesz wybrać niczego, co wymaga położenia kostki. (Rozstrzygnięcie Kiru.)
    .title = Brak kostek
rule-A40 = Karawana rusza zgodnie z ruchem wskazówek zegara o co najmniej 1 przystanek, a ty płacisz po wielbłądzie za każdy przystanek, pomniejszając koszt o premię karawaniarza (0, 2 lub 4 na poziomie 0, 1 lub 2), lecz zawsze co najmniej 1 wielbłąda. Płaci się zawsze najmniej, jak można, a najdłuższy ruch to 8 przystanków, bo po pełnym okrążeniu karawana stałaby tam, gdzie przedtem. (Rozstrzygnięcie Kiru.)
    .title = Ruch karawany
rule-A41 = Karawanę wolno przesunąć tylko tam, gdzie możesz wykonać którąś z akcji danego przystanku, a po dotarciu na miejsce musisz to zrobić.
    .title = Akcja po przybyciu
rule-A42 = W Babilonie sprzedajesz jeden żeton surowca za 3 punkty albo dwa, takie same lub różne, za 6, po czym kładziesz jedną kostkę na dostępnym obszarze nawodnienia, już bez punktów. Nawodnienie jest obowiązkowe, więc gdy nie ma dostępnego obszaru albo nie masz kostki, nie możesz sprzedawać. (Rozstrzygnięcie Kiru.)
    .title = Sprzedaż w Babilonie
rule-A43 = Winem można zapłacić zamiast każdego innego surowca, ale nie zamiast wielbłąda ani talentu. Płacący sam decyduje, które żetony oddaje.
    .title = Wino
rule-A44 = W mieście z kartami dworu oddajesz jeden żeton żądanego surowca i bierzesz kolejną kartę jednego z dwóch oferowanych rodzajów: poziom 1, jeśli nie masz żadnej, a w przeciwnym razie o poziom wyższą od swojej najwyższej. Działa tylko najnowsza karta danego rodzaju, a przykryte zostają u ciebie i nigdy nie wracają do puli. Na najwyższym poziomie nie można już wziąć karty tego rodzaju.
    .title = Kupowanie kart dworu
rule-A45 = Poziomów kart dworu nie wolno przeskakiwać. Jeśli zabrakło kart twojego następnego poziomu, ten rodzaj jest już dla ciebie zamknięty na dobre.
    .title = Wyczerpane karty dworu
rule-A46 = Z karawaniarzem poziomu 2 bierzesz leżący na nim żeton surowca, a pałac od razu daje punkty: 2, 3, 4, 5, 7 lub 10 za poziomy od 1 do 6. Tak samo jest z kartą dworu zdobytą dzięki kafelkowi ogrodu, a jeśli zostało dwóch karawaniarzy poziomu 2, wybierasz jednego z nich. (Rozstrzygnięcie Kiru.)
    .title = Nagrody kart dworu
rule-A47 = W mieście z rośliną oddajesz jeden żeton żądanego surowca oraz dodatkowy surowiec z karty rośliny, jeśli go pokazuje, i musisz od razu posadzić. Po posadzeniu karta rośliny zostaje odwrócona na drugą stronę.
    .title = Kupowanie roślin

## Sadzenie

rule-A50 = Sadzić można tylko na kwaterze, na której leży jeszcze kafelek ogrodu i która ma przynajmniej jeden bok w pełni nawodniony, czyli w przypadku boku podwójnego oba obszary. Sama rzeka nie nawadnia żadnej kwatery.
    .title = Nawodniona kwatera
rule-A51 = Jakość rośliny plus liczba zużytych ogrodników musi być co najmniej równa numerowi piętra, przy czym na piętrze 4 wystarczy 3; zużyci ogrodnicy wracają do puli. Nie można zużyć więcej ogrodników, niż potrzeba. (Rozstrzygnięcie Kiru.)
    .title = Jakość i ogrodnicy
rule-A52 = Bierzesz kafelek ogrodu i od razu dostajesz jego punkty oraz premie: talenty, wielbłądy, dowolny surowiec (także wino) albo wybraną kartę dworu, czyli ogrodnika lub kolejny poziom bankiera, karawaniarza bądź pałacu. Sadzenie rozlicza się w tej kolejności: kafelek i premie, premia za nawodnienie, samoczynne nawodnienie, odwrócenie karty rośliny. Premie bierze się w pokazanej kolejności, a ta, której nie da się wziąć, przepada. (Rozstrzygnięcie Kiru.)
    .title = Kafelek i premie
rule-A53 = Gracz, który ma najwięcej kostek na obszarach wokół obsadzonej kwatery, zdobywa tyle punktów, ile wynosi jakość wydrukowana na karcie rośliny (bez ogrodników), nawet jeśli sadził ktoś inny. Przy remisie nie punktuje nikt, a kostki neutralne nie liczą się nikomu.
    .title = Premia za nawodnienie
rule-A54 = Na wszystkie puste obszary między nową rośliną a obsadzonymi już sąsiednimi kwaterami trafiają kostki neutralne.
    .title = Samoczynne nawodnienie

## Runda, faza III

rule-A60 = Gracz siedzący po prawej stronie pierwszego gracza wprowadza własną kostkę do wybranej świątyni, po czym do dwóch pozostałych wchodzą kostki neutralne; wszystkie przesuwają inne tak jak kostka kapłana. Jeśli ten gracz nie ma kostki, zamiast niej wchodzi neutralna. (Rozstrzygnięcie Kiru.)
    .title = Procesja
rule-A61 = Świątynie rozlicza się w kolejności Isztar, Marduk, Tammuz, najpierw pierwsze miejsce, potem drugie. O miejscach decyduje liczba kostek bez neutralnych, a remis, także o drugie miejsce, wygrywa kostka stojąca najdalej na prawo. Kto jest w świątyni sam, bierze tylko nagrodę za pierwsze miejsce, a w grze na 2 osoby drugiego miejsca nie ma wcale.
    .title = Przewagi w świątyniach
rule-A62 = W świątyni Isztar pierwszy bierze wielbłąda albo talent, a drugi to, czego pierwszy nie wybrał. Wybierać można tylko spośród tego, co jest w puli, a jeśli drugiej rzeczy brak, drugi nie dostaje nic. (Rozstrzygnięcie Kiru.)
    .title = Isztar
rule-A63 = W świątyni Marduka pierwsze miejsce daje 2 punkty, a drugie 1 punkt.
    .title = Marduk
rule-A64 = W świątyni Tammuza pierwszy musi położyć kostkę na polu i wziąć jego surowiec, dokładnie tak jak przy chłopie, łącznie z rozliczeniem pełnego rzędu, chyba że nie ma już kostki. Drugi może wymienić jeden swój żeton surowca, także wino, na żeton innego rodzaju z puli, ale nie na wino.
    .title = Tammuz
rule-A65 = W kolejności tur gracze oddają wybrane żetony surowców ponad swój limit: 2 żetony z karawaniarzem poziomu 0 lub 1, 4 z karawaniarzem poziomu 2. Wielbłądów i talentów można mieć dowolnie dużo.
    .title = Limit zapasów
rule-A66 = Kartę pierwszego gracza dostaje następna osoba po lewej. Dopiero teraz wracają kostki z miejsca „Pas”, więc nie można ich użyć w procesji ani w świątyni Tammuza. (Rozstrzygnięcie Kiru.)
    .title = Nowy pierwszy gracz
rule-A67 = Jeśli w danej decyzji dozwolona jest tylko jedna akcja, wykonuje się ona bez pytania, ale i tak trafia do zapisu gry.
    .title = Wybór wymuszony

## Koniec gry

rule-A70 = Gdy w grze na 2 osoby zostaną najwyżej 3 kafelki ogrodu, a w grze na 3 lub 4 osoby najwyżej 4, bieżąca runda jest ostatnia. Rozgrywa się ją do końca, razem z fazą III.
    .title = Ostatnia runda
rule-A71 = Amyitis nagradza 5 lub 10 punktami za zdobyte kafelki ogrodu. Do 5 punktów trzeba co najmniej 5 kafelków w grze na 2 osoby, 4 na 3 osoby i 3 na 4 osoby; do 10 punktów, zamiast tych 5, odpowiednio co najmniej 7, 6 i 5.
    .title = Łaska Amyitis
rule-A72 = Na koniec każdy żeton surowca, który ci został, jest wart 1 punkt; wielbłądy i talenty nie dają nic.
    .title = Pozostałe surowce
rule-A73 = Wygrywa najwyższy wynik, a jeśli osiągnęło go kilka osób, zwyciężają wszystkie.
    .title = Zwycięzca
rule-A74 = Jeśli przez 20 rund z rzędu nikt niczego nie posadzi, gra kończy się wraz z ostatnią z nich i punktuje się ją jak zwykle. Instrukcja nie zna takiego końca, ale bez niego stół, na którym wszystkie obszary są zajęte, a wszystkie wielbłądy trafiły w niewłaściwe ręce, stałby w miejscu bez końca. (Rozstrzygnięcie Kiru, od wersji 2 zasad.)
    .title = Zastój
