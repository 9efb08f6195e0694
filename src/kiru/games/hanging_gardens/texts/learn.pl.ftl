## The companion's words in the guided first game
learn-welcome = Szulmu! Jestem Tabni, główna ogrodniczka Babilonu. W cztery rundy ułożysz dwanaście kart w ogród o trzech tarasach: pięć na dole, cztery nad nimi, trzy na samej górze. Nabu też buduje. Zaczynamy?
learn-market = To targ: trzy kolumny po cztery karty. W turze ogrodnik przynosi jedną kartę. Najniższa jest darmowa, każdy poziom wyżej kosztuje o jedno narzędzie więcej. Weź zaznaczoną: ma żółty kwiat, wodę i monetę.
learn-buy = Pierwsza karta leży w ogrodzie, a jej moneta dała ci złoto. Karty z pustą grządką można ulepszać. Za 2 złota dostaniesz niebieski i żółty kwiat: kup je.
learn-cost = Nabu wziął lwa, a karty nad nim zsunęły się w dół. Twoja następna karta stoi na drugim poziomie: kosztuje 1 narzędzie, a daje wodę, niebieski kwiat i kolejną monetę. Weź ją.
learn-place = Karty dokładasz na pierwszym tarasie z lewej lub z prawej. Niebieskie ramki to twoja karta nawodnienia: każda nawodniona karta w ramce to na koniec punkt. Wzór przesuwa się razem z ogrodem, więc nic jeszcze nie przepadło. Połóż kartę na f1.
learn-save = Możesz od razu kupić coś jeszcze. Złoto może się jednak bardziej przydać później, więc je zachowaj: tym razem nie kupuj nic.
learn-objective = Spójrz na cele królewskie. Jeden wymaga trzech nawodnionych kart na jednym tarasie, a ty masz dwie. Masz jednak znacznik pierwszego gracza, a z nim wystarczy o jedną mniej. Zrealizuj cel, zanim zrobi to Nabu: 5 punktów!
learn-tree = Nabu położył małpę. Zwierzęta liczą się według tarasu, na którym mieszkają, a drzewa według liczby drzew jednego gatunku: palmy daktylowe zaczynają powoli, a kończą na 18. Weź palmę daktylową, jest darmowa.
learn-level = Karta na drugim tarasie potrzebuje pod sobą dwóch sąsiednich kart. Już je masz: e1 i f1 podpierają pole e2. Posadź palmę tam na górze.
learn-flowers = Teraz zachowane złoto: za 2 złota są dwa niebieskie kwiaty. Kwiaty na ulepszeniach liczą się tak samo jak wszystkie inne. Kup je.
learn-blue = Masz teraz cztery niebieskie kwiaty na pierwszym tarasie, a to kolejny cel: 2 punkty i jeszcze narzędzie. Bierz go!
learn-crown = Widzisz? Nabu wziął kartę z koroną, dostał znacznik pierwszego gracza i wykorzystał go do dwóch celów. Zaczęła się nowa runda i wszyscy ogrodnicy wrócili. Ta darmowa karta ma koronę: weź ją i odzyskaj znacznik.
learn-back = Korona działa od razu, gdy karta trafi do ogrodu. Monety i narzędzia dają tyle sztuk, ile wynosi numer tarasu, więc lubią wysokość. Na razie nawodnij pierwszy taras: połóż kartę na g1.
learn-end = Znasz już całą grę: weź, połóż, ulepsz, zrealizuj cel. W punktacji każdy wiersz liczy się od razu; wskaż wybór, aby zobaczyć, co zmieni. Po dwunastu kartach wygrywa najbogatszy ogród. Graj dalej, teraz decydujesz ty!
