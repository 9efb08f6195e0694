### Dlaczego akcja jest odrzucona: fakt z tego stołu, mówiony graczowi, który teraz wybiera.

## Inny krok: do czego to służy i o co chodzi teraz
why-thing-turn = Twoja akcja w tej turze już się zaczęła.
why-thing-evening = Tury tej rundy są już zakończone.
why-thing-field = Na polach pracują chłopi i pierwszy gracz u Tammuza.
why-thing-temple = Do świątyń wchodzą kapłani i procesja.
why-thing-area = Obszary nawadniają inżynierowie, a także gracz po sprzedaży w Babilonie.
why-thing-sell = Żetony sprzedaje się w Babilonie.
why-thing-pay = Żetonami płaci się w miastach.
why-thing-court = Karty dworu kupuje się w miastach z kartami dworu albo dostaje z kafelkiem ogrodu.
why-thing-token = Te żetony dostaje się z karawaniarzem poziomu 2.
why-thing-plant = Rośliny kupuje się w miastach z roślinami.
why-thing-gain = Dowolny surowiec dostaje się z kafelkiem ogrodu.
why-thing-gift = Dar Isztar dostaje na koniec rundy pierwszy gracz w jej świątyni.
why-thing-exchange = Żetony wymienia na koniec rundy drugi gracz u Tammuza.
why-thing-discard = Żetony oddaje się na koniec rundy.
why-now-choosing = Teraz spasuj, najmij rzemieślnika albo rusz karawanę.
why-now-farming = Teraz wybierz pole dla chłopa.
why-now-praying = Teraz wybierz świątynię dla kapłana.
why-now-irrigating = Teraz wybierz obszar dla inżyniera.
why-now-selling = Teraz wybierz żeton do sprzedania.
why-now-selling_more = Teraz sprzedaj drugi żeton albo zakończ sprzedaż.
why-now-watering = Teraz nawodnij obszar po sprzedaży.
why-now-paying = Teraz wybierz żeton, którym płacisz.
why-now-buying = Teraz wybierz kartę dworu.
why-now-taking_token = Teraz wybierz karawaniarza poziomu 2.
why-now-planting = Teraz wybierz kwaterę do obsadzenia.
why-now-gaining = Teraz wybierz surowiec za kafelek.
why-now-promoting = Teraz wybierz kartę dworu za kafelek.
why-now-leading = Teraz wybierz świątynię dla procesji.
why-now-thanking = Teraz wybierz dar Isztar.
why-now-reaping = Teraz wybierz pole dla Tammuza.
why-now-exchanging = Teraz wymień żeton albo zrezygnuj.
why-now-receiving = Teraz wybierz, co bierzesz w zamian.
why-now-discarding = Teraz wybierz żeton do oddania.

## Rzemieślnicy
why-groups = Trójek kart rzemieślników przy tym stole: { $groups }.
why-turned = Ta karta leży już zakryta.
why-talents = { $cost ->
    [one] Potrzeba { $cost } talentu, masz { $talents }.
   *[other] Potrzeba { $cost } talentów, masz { $talents }.
}
why-no-cube = Nie masz już kostek.
why-no-area = Żaden obszar nawodnienia nie jest dostępny.
why-no-camels = W puli nie ma już wielbłądów.
why-no-talents = W puli nie ma już talentów.
why-area-taken = Tu leży już kostka: { $area }.
why-area-dry = Woda z rzeki jeszcze tu nie dochodzi: { $area }.

## Karawana
why-camels = { $cost ->
    [one] Do { $city } potrzeba { $cost } wielbłąda, masz { $camels }.
   *[other] Do { $city } potrzeba { $cost } wielbłądów, masz { $camels }.
}
why-nothing-to-sell = Nie masz żetonu do sprzedania.
why-sold-nothing = Nic jeszcze nie sprzedano.
why-demand = { $city } żąda zapłaty: { $resource }. Nie masz tego surowca ani wina zamiast niego.
why-price = Miasto { $city }: trzeba oddać { $price }. Masz: { $held }.
why-held = { $resource } { $count }
why-due = Do zapłacenia: { $resource }. Zapłać tym albo winem.
why-due-twice = Do zapłacenia dwa razy: { $resource }. Najpierw zapłać własnym żetonem, potem winem.
why-wine-due = Wino jest potrzebne na następną zapłatę: { $resource }.
why-no-token = Nie masz tego surowca: { $resource }.
why-supply = W puli nie ma już tego surowca: { $resource }.
why-no-caravaneer = Nie ma już karawaniarza poziomu 2 z tym surowcem: { $resource }.

## Karty dworu
why-top = Masz już najwyższy poziom: { $card }.
why-no-card = Nie ma już takiej karty: { $card }.
why-no-gardener = Nie ma już ogrodników.
why-not-offered = { $city } oferuje tylko: { $first } i { $second }.

## Sadzenie
why-no-square = Żadna kwatera z kafelkiem nie ma w pełni nawodnionego boku.
why-no-quality = { $gardeners ->
    [0] Najniższa nawodniona kwatera wymaga jakości { $needed }; roślina ma { $quality }, a ogrodników nie masz.
    [one] Najniższa nawodniona kwatera wymaga jakości { $needed }; roślina ma { $quality }, a masz { $gardeners } ogrodnika.
   *[other] Najniższa nawodniona kwatera wymaga jakości { $needed }; roślina ma { $quality }, a masz { $gardeners } ogrodników.
}
why-planted = Kwatera { $square } jest już obsadzona.
why-unused = Kwatera { $square } nie ma kafelka przy tym stole.
why-dry = Żaden bok kwatery { $square } nie jest w pełni nawodniony.
why-quality = { $gardeners ->
    [0] Kwatera { $square } wymaga jakości { $needed }; roślina ma { $quality }, a ogrodników nie masz.
    [one] Kwatera { $square } wymaga jakości { $needed }; roślina ma { $quality }, a masz { $gardeners } ogrodnika.
   *[other] Kwatera { $square } wymaga jakości { $needed }; roślina ma { $quality }, a masz { $gardeners } ogrodników.
}

## Koniec rundy i gry
why-nothing-for = W puli nie ma nic innego w zamian za ten surowiec: { $resource }.
why-given = To właśnie oddajesz: { $resource }. Weź inny surowiec.
why-over-tiles = Gra skończona; zostały kafelki ogrodu: { $count }.
why-over-standstill = Gra skończona: przez { $rounds } rund nic nie posadzono.
