### Element z bliska: jego zasada słowami i co znaczy dla tego, kto patrzy.

card-stock = Masz { $own }; w puli jest { $left }.

## Rzemieślnicy
card-craft-peasant = Twoja kostka trafia na następne wolne miejsce pola, a ty bierzesz jego surowiec.
card-craft-priest = Twoja kostka wchodzi do świątyni i przesuwa pozostałe o jedno miejsce.
card-craft-engineer = Twoja kostka nawadnia obszar; to daje 2 punkty.
card-craft-merchant = Bierzesz wielbłąda.
card-craft-price = Każda zużyta karta trójki podnosi cenę następnej o talent.
card-craft-cost = { $cost ->
    [0] Teraz za darmo.
    [one] Kosztuje teraz { $cost } talent; masz { $talents }.
    [few] Kosztuje teraz { $cost } talenty; masz { $talents }.
   *[other] Kosztuje teraz { $cost } talentów; masz { $talents }.
}
card-craft-turned = Już najęty w tej rundzie.
card-craft-fields = Następne na polach: u góry { $upper }, u dołu { $lower }.
card-craft-temples = Twoje kostki: { $temples }.
card-craft-areas = { $count ->
    [0] Teraz nie da się nawodnić żadnego obszaru.
    [one] Teraz można nawodnić { $count } obszar.
    [few] Teraz można nawodnić { $count } obszary.
   *[other] Teraz można nawodnić { $count } obszarów.
}
card-pass = Nie wykonujesz już akcji w tej rundzie.
card-pass-talent = Za każdym razem, gdy przypadłaby twoja tura, bierzesz talent.
card-pass-count = Spasowało graczy: { $count } z { $players }.

## Pola i świątynie
card-field = Kostka chłopa trafia na następne wolne miejsce i zabiera jego surowiec.
card-field-full = Gdy rząd jest pełny, gracz z największą liczbą kostek bierze ogrodnika, a kostki wracają do właścicieli.
card-field-next = Następny surowiec: { $resource }.
card-field-exhausted = Następny surowiec: { $resource }, ale w puli go nie ma.
card-field-own = { $free ->
    [one] Twoje kostki: { $own }; wolne jest { $free } miejsce.
    [few] Twoje kostki: { $own }; wolne są { $free } miejsca.
   *[other] Twoje kostki: { $own }; wolnych jest { $free } miejsc.
}
card-temple-enter = Nowa kostka wchodzi z lewej i przesuwa pozostałe; piąta wraca do właściciela.
card-temple-order = Pierwszy jest gracz z największą liczbą kostek; przy remisie decyduje kostka najdalej w głębi.
card-temple-first = { $cubes ->
    [one] Jesteś na pierwszym miejscu, masz { $cubes } kostkę.
    [few] Jesteś na pierwszym miejscu, masz { $cubes } kostki.
   *[other] Jesteś na pierwszym miejscu, masz { $cubes } kostek.
}
card-temple-second = { $cubes ->
    [one] Jesteś na drugim miejscu, masz { $cubes } kostkę.
    [few] Jesteś na drugim miejscu, masz { $cubes } kostki.
   *[other] Jesteś na drugim miejscu, masz { $cubes } kostek.
}
card-temple-behind = { $cubes ->
    [0] Nie masz tu kostki.
    [one] Masz tu { $cubes } kostkę; to za mało na nagrodę.
    [few] Masz tu { $cubes } kostki; to za mało na nagrodę.
   *[other] Masz tu { $cubes } kostek; to za mało na nagrodę.
}

## Miasta
card-city-sell = Sprzedaj jeden lub dwa żetony po { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, a potem nawodnij obszar za darmo.
card-city-plant = Oddajesz { $price }; w zamian: { $plant }.
card-city-back = Potem karta się odwraca: oddajesz { $price }; w zamian: { $plant }.
card-city-court = Oddajesz { $price }; w zamian jedna karta dworu: { $first } albo { $second }.
card-city-way = { $cost ->
    [one] Doprowadzenie karawany kosztuje cię { $cost } wielbłąda; masz { $camels }.
    [few] Doprowadzenie karawany kosztuje cię { $cost } wielbłądy; masz { $camels }.
   *[other] Doprowadzenie karawany kosztuje cię { $cost } wielbłądów; masz { $camels }.
}
card-city-here = Tu stoi karawana.
card-city-held = Masz: { $held }.
card-city-sale = { $tokens ->
    [0] Nie masz żetonu do sprzedania.
    [one] Masz { $tokens } żeton; punktów za niego: { $points }.
    [few] Masz { $tokens } żetony; punktów najwyżej: { $points }.
   *[other] Masz { $tokens } żetonów; punktów najwyżej: { $points }.
}
card-city-best = { $gain ->
    [one] Najlepsza dla ciebie kwatera: { $square }, { $gain } punkt.
    [few] Najlepsza dla ciebie kwatera: { $square }, { $gain } punkty.
   *[other] Najlepsza dla ciebie kwatera: { $square }, { $gain } punktów.
}
card-city-no-square = Nie można nią jeszcze obsadzić żadnej kwatery.

## Karty dworu
card-court-caravaneer = Karawana mija część przystanków bez wielbłąda, a ty możesz zatrzymać więcej żetonów.
card-court-banker = Płaci ci na początku każdej rundy.
card-court-palace = Daje punkty od razu, z każdym poziomem więcej.
card-court-gardener = Zużywasz go przy sadzeniu: każdy podnosi jakość rośliny o jeden.
card-court-level = Poziom { $level }: { $effect }; zostało: { $left }.
card-court-cities = Do kupienia tu: { $cities }; dają ją też niektóre kafelki ogrodu.
card-court-tiles = Dostaje się go z kafelkiem ogrodu albo za najwięcej kostek na pełnym polu.
card-court-next = { $left ->
    [one] Następny dla ciebie: { $card }, { $effect }; został tylko jeden.
   *[other] Następny dla ciebie: { $card }, { $effect }; zostało: { $left }.
}
card-token = Leży na nim żeton, { $resource }: kto bierze kartę, bierze i żeton.

## Ogród
card-square = { $square }: { $tile }
card-square-quality = Piętro { $floor }: potrzebna roślina jakości { $quality }.
card-square-bonus = Po obsadzeniu gracz z największą liczbą kostek wokół dostaje tyle punktów, ile wynosi jakość rośliny.
card-square-cubes = Kostki wokół: twoje { $own }, innego gracza najwyżej { $most }.
card-square-too-high = { $gardeners ->
    [0] Nawodniona, ale każda roślina na trasie jest za słaba, a nie masz ogrodnika.
    [one] Nawodniona, ale każda roślina na trasie jest za słaba, choć masz { $gardeners } ogrodnika.
   *[other] Nawodniona, ale każda roślina na trasie jest za słaba, choć masz { $gardeners } ogrodników.
}
card-square-worth = { $gain ->
    [one] Obsadzona przez ciebie, roślina z miasta { $city }: { $gain } punkt.
    [few] Obsadzona przez ciebie, roślina z miasta { $city }: { $gain } punkty.
   *[other] Obsadzona przez ciebie, roślina z miasta { $city }: { $gain } punktów.
}
card-area = Kwaterę można obsadzić, gdy cały jej bok jest nawodniony.
card-area-open = Woda może tu teraz dojść: inżynier daje za to 2 punkty, a po sprzedaży w Babilonie jest za darmo.
card-area-own = Leży tu twoja kostka.
card-area-other = Leży tu kostka innego gracza.
card-area-neutral = Leży tu kostka neutralna; nie liczy się dla nikogo.

## Towary i plansze graczy
card-goods-wine = Zastępuje przy płaceniu każdy inny surowiec.
card-goods-cities = Płaci się nim tu: { $cities }.
card-goods-worth = W Babilonie wart 3 punkty; na koniec gry zostaje z niego 1 punkt.
card-goods-camel = Każdy wielbłąd prowadzi karawanę o jeden przystanek dalej.
card-goods-talent = Talentami płaci się rzemieślnikom; na koniec gry nie dają punktów.
card-tiles-favor = Łaska Amyitis: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, gdy kafelków jest co najmniej { $tiles }.
card-own-none = Jeszcze żadnej karty.
card-own-level = Poziom { $level }: { $effect }.
card-own-count = Razem: { $count }.
card-own-keep = Teraz { $count }; po rundzie można zatrzymać { $keep }.
card-own-gardeners = Zużywa się ich przy sadzeniu: każdy podnosi jakość rośliny o jeden i wraca do puli.
    .title = ogrodnicy
card-own-cubes = Kostka leży na każdym obsianym polu, w każdej odwiedzonej świątyni i na każdym nawodnionym obszarze.
    .title = kostki w zapasie
card-own-priests = Kostki w świątyniach liczą się co wieczór u Isztar, Marduka i Tammuza.
    .title = kostki w świątyniach
card-own-tokens = Płaci się nimi w miastach, sprzedaje w Babilonie, a na koniec każdy jest wart 1 punkt.
    .title = żetony surowców
card-end = Koniec gry
card-end-left = { $count ->
    [one] Został { $count } kafelek ogrodu.
    [few] Zostały { $count } kafelki ogrodu.
   *[other] Zostało { $count } kafelków ogrodu.
}
