### Wiszące ogrody: zasady własnymi słowami, jeden komunikat na każdy numer zasady.

game-hanging_gardens = Wiszące ogrody
    .summary = Wysyłasz ogrodników po karty i układasz z nich trzypoziomowy ogród pełen kwiatów, drzew, zwierząt i gości. Po czterech rundach i dwunastu kartach wygrywa ogród wart najwięcej punktów.

section-setup = Przygotowanie gry
section-turn = Przebieg tury
section-objectives = Cele królewskie
section-scoring = Punktacja
section-solo = Gra solo

## Przygotowanie gry

rule-H01 = Plansza ma stronę dla 1–3 graczy i stronę dla 4–5 graczy; różnią się one tylko polami na znaczniki celów. Pod każdą kolumną mieści się 2 ogrodników w grze na 1 lub 2 osoby, a w grze na 3, 4 lub 5 osób odpowiednio 3, 4 lub 5.
    .title = Plansza i pola
rule-H02 = Talię 75 kart Ogrodu tasuje się, a 12 z nich leży odkrytych w 3 kolumnach po 4 poziomy. Nowa karta zawsze pojawia się na szczycie kolumny, czyli na poziomie 4.
    .title = Targ
rule-H03 = 25 ulepszeń dzieli się według ceny i tasuje w 3 odkryte stosy: 12 sztuk po 2 złota, 8 po 3 złota i 5 po 4 złota. Widać i można kupić tylko ulepszenie z wierzchu stosu.
    .title = Stosy ulepszeń
rule-H04 = Spośród 10 celów królewskich losuje się 4 i rozkłada losowo na 4 miejscach na planszy. Liczba punktów zależy od miejsca, a nie od celu, który na nim leży.
    .title = Cele w grze
rule-H05 = Każdy gracz dostaje losowo jedną z 5 kart nawodnienia. Leży ona odkryta przez całą grę, więc wszyscy znają wzory wszystkich.
    .title = Karty nawodnienia
rule-H06 = Każdy gracz zaczyna z 3 ogrodnikami, 4 znacznikami celów, 2 sztukami złota i 4 narzędziami, a ostatni w kolejności ma o 1 narzędzie więcej. W całej grze jest 20 złota i 30 narzędzi; to, co zostanie po rozdaniu, tworzy pulę.
    .title = Zasoby początkowe
rule-H07 = Jeden z graczy od początku ma znacznik pierwszego gracza i to on zaczyna. Wyznacza go los, chyba że wskazano go przy zakładaniu stołu.
    .title = Pierwszy gracz

## Przebieg tury

rule-H09 = Każda tura ma te same kroki w tej samej kolejności: bierzesz kartę, kładziesz ją, potem możesz kupić ulepszenie, a na koniec możesz zrealizować cel. Wzięcie i położenie karty są obowiązkowe; to, co należy do innego kroku, musi poczekać na swoją kolej.
    .title = Kroki tury
rule-H10 = Postaw swojego ogrodnika pod kolumną, przy której jest jeszcze wolne pole, i weź jedną kartę z tej kolumny. Kolumna z zajętymi wszystkimi polami jest niedostępna do końca rundy.
    .title = Wzięcie karty
rule-H11 = Karta z poziomu 1 kolumny jest darmowa, a karty z poziomów 2, 3 i 4 kosztują 1, 2 i 3 narzędzia, które wracają do puli. Nie możesz wybrać karty, na którą cię nie stać.
    .title = Koszt w narzędziach
rule-H12 = Pierwsza karta rozpoczyna poziom 1 twojego ogrodu. Każda następna musi stykać się z co najmniej jedną kartą, która już w nim leży, a na każdym miejscu mieści się tylko jedna karta.
    .title = Dokładanie karty
rule-H13 = Karta na poziomie 2 lub 3 musi opierać się na dwóch sąsiednich kartach poziomu niżej. Jeśli brakuje choć jednej z nich, nie możesz jeszcze położyć tam karty.
    .title = Dwie karty pod spodem
rule-H14 = Gotowy ogród ma 5 kart na poziomie 1, 4 na poziomie 2 i 3 na poziomie 3; na żadnym poziomie nie może ich być więcej. Wyższy poziom możesz zacząć, zanim zapełnisz niższy.
    .title = Kształt ogrodu
rule-H15 = Ogród nie ma stałego położenia: dopóki poziom 1 nie liczy 5 kart, możesz go przedłużać w lewo albo w prawo. Pierwsza karta może więc ostatecznie znaleźć się w dowolnym miejscu tego rzędu.
    .title = Swobodne położenie
rule-H16 = Bonus dołożonej karty działa od razu: korona daje ci znacznik pierwszego gracza, a złoto lub narzędzie daje tyle sztuk, ile wynosi numer poziomu tej karty. To, co płacisz, trafia do puli, zanim cokolwiek z niej weźmiesz, a jeśli w puli jest za mało, dostajesz tylko to, co w niej zostało; dotyczy to również bonusów z pól celów. (Rozstrzygnięcie Kiru.)
    .title = Bonus karty
rule-H17 = Niektóre karty mają dwa bonusy: koronę i złoto. Dostajesz oba.
    .title = Podwójny bonus
rule-H18 = Karty leżące nad wziętą zsuwają się o poziom w dół, a na poziomie 4 tej kolumny odkrywa się nową kartę. Dzieje się to przed zakupem, więc decydując o nim, możesz już wziąć ją pod uwagę.
    .title = Odkrycie karty
rule-H19 = W swojej turze możesz kupić najwyżej jedno ulepszenie: płacisz 2, 3 lub 4 złota i bierzesz wierzchnie ulepszenie z odpowiedniego stosu. Kładziesz je na dowolnej Pustej karcie w swoim ogrodzie, nowej albo wcześniejszej, czyli takiej, na której nie ma zwierzęcia, drzewa, gościa ani ulepszenia.
    .title = Zakup ulepszenia
rule-H20 = Ulepszenie dodaje do karty swoje kwiaty, zwierzę, drzewo, nawodnienie i bonus, a karta zachowuje własne kwiaty, nawodnienie i bonus. Bonus ulepszenia działa natychmiast, zgodnie z poziomem karty, na której leży.
    .title = Działanie ulepszenia
rule-H21 = Na koniec tury możesz zrealizować jeden cel królewski, którego warunek spełnia twój ogród. Nie musisz tego robić, ale dwóch celów w jednej turze zrealizować nie wolno.
    .title = Jeden cel
rule-H22 = Tury rozgrywa się zgodnie z ruchem wskazówek zegara, a runda kończy się, gdy wszyscy ogrodnicy są już na planszy. Ogrodnicy wracają wtedy do właścicieli, a następną rundę zaczyna osoba ze znacznikiem pierwszego gracza.
    .title = Koniec rundy
rule-H23 = Po rundzie 4 gra się kończy i następuje punktacja. Każdy gracz ma wtedy dokładnie 12 kart.
    .title = Koniec gry
rule-H24 = Jeśli dozwolona jest tylko jedna akcja, zostaje wykonana bez pytania, zarówno w kroku obowiązkowym, jak i opcjonalnym. Mimo to trafia do zapisu partii.
    .title = Jedyna możliwa akcja

## Cele królewskie

rule-H30 = Wszystkie elementy wymagane przez cel królewski muszą znajdować się na jednym poziomie ogrodu: zależnie od celu potrzebujesz tam 3 zwierząt, drzew, nawodnionych kart, gości albo symboli złota, narzędzi lub korony, a w przypadku kwiatów 4 niebieskich, żółtych lub czerwonych. Elementów z różnych poziomów się nie sumuje, a gatunek zwierząt i drzew nie ma znaczenia.
    .title = Jeden poziom
rule-H31 = W grze na 1–3 osoby cztery miejsca na cele mają pola warte 5 i 3, 4 i 2, 2 i 1 oraz znowu 2 i 1; w grze na 4–5 osób każda z tych wartości występuje podwójnie. Każde pole trzeciego miejsca daje też od razu 1 narzędzie, a każde pole czwartego 1 złoto. Twój znacznik trafia na najwyżej punktowane wolne pole danego celu. (Rozstrzygnięcie Kiru.)
    .title = Pola celów
rule-H32 = Dopóki masz znacznik pierwszego gracza, do każdego celu królewskiego potrzebujesz o jeden element mniej. Działa to także wtedy, gdy koronę udało się zdobyć dopiero w tej samej turze.
    .title = Zniżka za koronę
rule-H33 = Każdy cel królewski możesz zrealizować tylko raz w ciągu gry. Gdy wszystkie jego pola są zajęte, nikt więcej nie może go zrealizować, bez względu na to, co ma w ogrodzie.
    .title = Każdy cel raz

## Punktacja

rule-H40 = Policz nawodnione karty na miejscach wskazanych przez twoją kartę nawodnienia: od 0 do 6 trafień daje kolejno 0, 1, 2, 4, 7, 10 i 15 punktów. Karta nawodniona podwójnie to jedno trafienie, a wzór przykłada się do gotowego ogrodu, począwszy od skrajnej lewej karty poziomu 1. (Rozstrzygnięcie Kiru.)
    .title = Nawodnienie
rule-H41 = Stykające się karty z niebieskimi kwiatami tworzą grupę; ta z największą liczbą niebieskich kwiatów daje po 1 punkcie za każdy z nich, a pozostałe grupy nie punktują. Karta styka się z sąsiednimi kartami obok, powyżej i poniżej, łącznie najwyżej z sześcioma.
    .title = Niebieskie kwiaty
rule-H42 = Stykające się karty z czerwonymi kwiatami tworzą grupę; ta z największą liczbą czerwonych kwiatów daje po 1 punkcie za każdy z nich, a pozostałe grupy nie punktują. Karta styka się z sąsiednimi kartami obok, powyżej i poniżej, łącznie najwyżej z sześcioma.
    .title = Czerwone kwiaty
rule-H43 = Stykające się karty z żółtymi kwiatami tworzą grupę; ta z największą liczbą żółtych kwiatów daje po 1 punkcie za każdy z nich, a pozostałe grupy nie punktują. Karta styka się z sąsiednimi kartami obok, powyżej i poniżej, łącznie najwyżej z sześcioma.
    .title = Żółte kwiaty
rule-H44 = Stykające się drzewa jednego gatunku punktują jako grupa, zależnie od ich liczby: draceny 2 lub 7 punktów, cedry 2, 5 lub 9, palmy daktylowe 3, 7, 12 lub 18. Po przekroczeniu maksimum zaczyna się kolejna grupa tego gatunku. Liczy się wyłącznie wielkość połączonej grupy, którą dzieli się na pełne grupy i resztę: 3 draceny dają 7 + 2, a 4 dają 7 + 7. (Rozstrzygnięcie Kiru.)
    .title = Drzewa
rule-H45 = Każde zwierzę daje tyle punktów, ile podano na karcie dla poziomu, na którym się znajduje. Lwy są najcenniejsze na poziomie 1, małpy na poziomie 2, a pawie na poziomie 3, ale na różnych kartach wartości są różne.
    .title = Zwierzęta
rule-H46 = Każdy z 14 gości liczy to, co lubi, w całym ogrodzie, łącznie z samym sobą: 1 punkt za kwiat w swoim kolorze, nawodnioną kartę, zwierzę, drzewo, gościa albo symbol korony, złota lub narzędzia; 2 za zrealizowany cel królewski, ulepszenie albo trójkę kwiatów we wszystkich trzech kolorach; 3 za zestaw drzewo, gość i zwierzę. Gość, który lubi wodę, liczy każdą nawodnioną kartę, niezależnie od wzoru na karcie nawodnienia.
    .title = Goście
rule-H47 = Każdy twój znacznik celu daje tyle punktów, ile wynosi liczba pod nim. Angielska instrukcja zdaje się mówić o jednym punkcie za cel, ale to pomyłka: jej własny przykład daje 6 punktów za dwa cele.
    .title = Cele królewskie
rule-H48 = Wygrywa osoba z największą liczbą punktów. Przy remisie decyduje łączna liczba narzędzi i złota, a jeśli i ta jest równa, remisujący dzielą się zwycięstwem.
    .title = Zwycięstwo i remisy
rule-H49 = Punktacja Kiru zgadza się z przykładem z instrukcji w każdym wierszu: nawodnienie 7, niebieskie 5, czerwone 1, żółte 4, drzewa 9, zwierzęta 7, goście 9, cele królewskie 6. Razem to 48 punktów.
    .title = Przykład punktacji

## Gra solo

rule-H60 = Poziom trudności określa zasoby na start: łatwy 3 złota i 4 narzędzia, średni 2 złota i 3 narzędzia, zaawansowany 1 złoto i 2 narzędzia, ekspercki 0 złota i 1 narzędzie. Zaczynasz ze znacznikiem pierwszego gracza i nie dostajesz dodatkowego narzędzia. (Rozstrzygnięcie Kiru.)
    .title = Poziom trudności
rule-H61 = Ty i automat gracie na zmianę i macie po 3 ogrodników; automat ma też 4 znaczniki celów. Następną rundę zaczyna ta strona, która ma znacznik pierwszego gracza. (Rozstrzygnięcie Kiru.)
    .title = Automat
rule-H62 = Automat odkrywa jedną ze swoich 18 potasowanych kart i stawia ogrodnika pod pierwszą w podanej na niej kolejności kolumną z wolnym polem. Odrzuca z niej najniżej leżącą kartę ze wskazanym elementem, a gdy takiej nie ma, kartę z podanego poziomu; jeśli tym elementem są kwiaty, odrzuca naraz wszystkie karty z kwiatami w tej kolumnie, a gdy ich nie ma, nie odrzuca nic. Potem karty zsuwają się w dół, a luki uzupełnia się od najniższej; nowych kart już się nie sprawdza. (Rozstrzygnięcie Kiru.)
    .title = Tura automatu
rule-H63 = Po odrzuceniu automat wykonuje akcję z góry swojej karty: korona daje mu znacznik pierwszego gracza, cel królewski każe położyć następny znacznik na najlepszym wolnym polu kolejno miejsc 1, 2, 3 i 4, a ulepszenie oznacza odrzucenie wierzchniego ulepszenia ze wskazanego stosu. Automat nigdy nie dostaje bonusów z pól. Piąty cel królewski i pusty stos nic nie powodują. (Rozstrzygnięcie Kiru.)
    .title = Akcja automatu
rule-H64 = Po rundzie 4 punktuje tylko twój ogród, a wynik daje jedną z czterech rang: do 45, 46–55, 56–65 albo ponad 65 punktów. Automat nie ma wyniku, więc jest ranga, ale nie ma zwycięzcy. (Rozstrzygnięcie Kiru.)
    .title = Ranga solo
rule-H65 = Opcja określa, jak czytać trzy numery kolumn na karcie automatu. Domyślnie jest to kolejność sprawdzania kolumn, więc 2 3 1 oznacza drugą, potem trzecią, potem pierwszą; w drugim wariancie numery to priorytety kolumn od lewej, więc 2 3 1 oznacza trzecią, potem pierwszą, potem drugą. (Rozstrzygnięcie Kiru.)
    .title = Numery kolumn
