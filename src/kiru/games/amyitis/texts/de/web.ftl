## Der Spielplan im Browser
web-amyitis-round = Runde { $round }
web-amyitis-part-1 = I Auslage
web-amyitis-part-2 = II Aktionen
web-amyitis-part-3 = III Abend
web-amyitis-order = Reihenfolge in dieser Runde
web-amyitis-tiles-left = { $left } Plättchen übrig, Ende bei { $end }
web-amyitis-tiles-left-help = Mit { $end } Gartenplättchen oder weniger ist die Runde die letzte.
web-amyitis-last-round = Letzte Runde
web-amyitis-fallow = Nichts gepflanzt: { $rounds } von { $limit } Runden
web-amyitis-fallow-help = Nach { $limit } Runden in Folge ohne Pflanzung endet das Spiel.
web-amyitis-first = beginnt
web-amyitis-passed = gepasst
web-amyitis-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Handwerker
web-amyitis-crafts = Handwerker
web-amyitis-group = Gruppe { $group }
web-amyitis-free = gratis
web-amyitis-card-waits = Gruppe { $group }, Karte { $card }: noch nicht ausgelegt
web-amyitis-card-turned = Gruppe { $group }, Karte { $card }: { $craft }, schon angeheuert
web-amyitis-engineer-gain = +2
web-amyitis-pass = Passen
web-amyitis-pass-square = { $count ->
    [0] Passen; noch niemand hat gepasst
   *[other] Passen; { $count } haben gepasst
}

## Garten
web-amyitis-garden = Die Gärten
web-amyitis-whole-garden = Ganz zeigen
web-amyitis-needs = Stockwerk { $floor }, verlangt eine Pflanze der Güte { $quality }.
web-amyitis-area-available = { $area }: kann jetzt bewässert werden
web-amyitis-area-empty = { $area }: ohne Wasser
web-amyitis-legend-quality = verlangte Güte
web-amyitis-legend-available = hierher kann Wasser
web-amyitis-legend-watered = bewässert, bepflanzbar

## Mesopotamien
web-amyitis-mesopotamia = Mesopotamien
web-amyitis-caravan-here = { $city }: Hier steht die Karawane. { $trade }
web-amyitis-bonus-spaces = { $bonus ->
    [0] jede Station ein Kamel
    [one] { $bonus } Station gratis
   *[other] { $bonus } Stationen gratis
}
web-amyitis-clockwise = im Uhrzeigersinn ↻
web-amyitis-caravan-rests = Die Karawane rastet bis zur nächsten Runde.
web-amyitis-sale = 3
web-amyitis-then = dann
web-amyitis-sell-short = 1 oder 2 verkaufen

## Felder und Tempel
web-amyitis-fields = Felder
web-amyitis-fields-help = Volle Reihe, Mehrheit:
web-amyitis-temples = Tempel
web-amyitis-god-ishtar = Ischtar
web-amyitis-god-marduk = Marduk
web-amyitis-god-tammouz = Tammuz
web-amyitis-marduk-first = 2
web-amyitis-marduk-second = 1
web-amyitis-reward-ishtar = Am Abend nimmt Platz eins ein Kamel oder ein Talent, Platz zwei das andere.
web-amyitis-reward-marduk = Am Abend: 2 Punkte für Platz eins, 1 für Platz zwei.
web-amyitis-reward-tammouz = Am Abend bestellt Platz eins ein Feld, Platz zwei darf einen Marker tauschen.

## Hof und Vorrat
web-amyitis-court = Übrige Hofkarten
web-amyitis-court-left = { $card } ({ $effect }): noch { $left }
web-amyitis-take = Nehmen: { $card }
web-amyitis-income = { $gain } je Runde
web-amyitis-caravaneer-effect = { $bonus ->
    [0] behält { $keep } Marker
    [one] { $bonus } Station gratis, behält { $keep } Marker
   *[other] { $bonus } Stationen gratis, behält { $keep } Marker
}
web-amyitis-gardener-effect = hebt die Güte einer Pflanze um 1, wenn er abgegeben wird
web-amyitis-tokens-on = Marker auf den Karawanenführern der Stufe 2
web-amyitis-supply = Vorrat
web-amyitis-camels = Kamele
web-amyitis-camels-held = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
web-amyitis-talents = Talente
web-amyitis-resources = Warenmarker

## Spieler
web-amyitis-mat-of = Besitz: { $name }
web-amyitis-tokens = { $count } Warenmarker; { $keep } darf man behalten
web-amyitis-keep = behält { $keep }
web-amyitis-gardeners = Gärtner
web-amyitis-cubes = Würfel im Vorrat
web-amyitis-priests = Würfel in Tempeln
web-amyitis-tiles = Gartenplättchen
web-amyitis-favor = +{ $points } ab { $tiles }
web-amyitis-favor-full = volle Gunst

## Hilfe
web-amyitis-help-turn = Ein Zug: anheuern, mit der Karawane ziehen oder passen
web-amyitis-help-crafts = Handwerker und Felder
web-amyitis-help-garden = Die Gärten und ihr Wasser
web-amyitis-help-caravan = Die Karawane und die Städte
web-amyitis-help-court = Hofkarten
web-amyitis-help-planting = Pflanzen
web-amyitis-help-temples = Die Tempel
web-amyitis-help-end = Rundenende und Spielende

## Bildunterschriften der Regeln
web-amyitis-picture-garden = Der Garten: Parzellen auf mehreren Stockwerken und dazwischen die Bewässerungsstellen. Das Wasser kommt vom Fluss.
web-amyitis-picture-caravan = Der Weg der Karawane. Alle teilen sich die eine Karawane.
web-amyitis-picture-fields = Felder und Tempel. Felder füllen sich von links; im Tempel schiebt jeder neue Würfel die anderen weiter.
web-amyitis-picture-crafts = Die Handwerkerkarten einer Runde, je drei beisammen. Der Preis steigt mit jeder Karte, die weg ist.
web-amyitis-picture-mat = Was einem gehört: Würfel, Kamele, Talente und Waren.
web-amyitis-picture-court = Die Hofkarten der Städte und was sie kosten.
web-amyitis-picture-planted = Ein Garten spät im Spiel. Wer um eine Parzelle die meisten Würfel hat, wird belohnt, wenn dort gepflanzt wird.

## Während andere überlegen
web-amyitis-choosing-choosing = { $name } wählt eine Aktion …
web-amyitis-choosing-farming = { $name } wählt ein Feld …
web-amyitis-choosing-praying = { $name } wählt einen Tempel …
web-amyitis-choosing-irrigating = { $name } wählt, wo Wasser fließt …
web-amyitis-choosing-watering = { $name } wählt, wo Wasser fließt …
web-amyitis-choosing-selling = { $name } wählt, was verkauft wird …
web-amyitis-choosing-buying = { $name } wählt eine Hofkarte …
web-amyitis-choosing-planting = { $name } wählt, wo gepflanzt wird …
web-amyitis-choosing-selling_more = { $name } überlegt, ob noch etwas verkauft wird …
web-amyitis-choosing-paying = { $name } wählt, womit gezahlt wird …
web-amyitis-choosing-taking_token = { $name } wählt einen Karawanenführer …
web-amyitis-choosing-gaining = { $name } wählt eine Ware …
web-amyitis-choosing-promoting = { $name } wählt eine Hofkarte für das Plättchen …
web-amyitis-choosing-leading = { $name } führt die Prozession und wählt einen Tempel …
web-amyitis-choosing-thanking = { $name } wählt Ischtars Gabe …
web-amyitis-choosing-reaping = { $name } wählt ein Feld für Tammuz …
web-amyitis-choosing-exchanging = { $name } überlegt, ob ein Marker getauscht wird …
web-amyitis-choosing-receiving = { $name } wählt, was dafür genommen wird …
web-amyitis-choosing-discarding = { $name } wählt, was zurückgegeben wird …

## How each line counts, beside an empty score pad on paper
web-pad-engineers = je 2
web-pad-tiles = die Punkte auf den Plättchen
web-pad-irrigation = die meisten Würfel um eine bepflanzte Parzelle: die Güte der Pflanze
web-pad-marduk = Erster 2, Zweiter 1 an jedem Abend
web-pad-sales = 3 für jeden in Babylon verkauften Marker
web-pad-palaces = 2 · 3 · 4 · 5 · 7 · 10 je nach Stufe
web-pad-bankers = 2 je Runde auf Stufe 3
web-pad-favor = zu zweit: 5 für 5 Plättchen, 10 für 7; zu dritt: 4 und 6 Plättchen; zu viert: 3 und 5
web-pad-tokens = je 1 am Ende
