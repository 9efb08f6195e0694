### Warum eine Aktion nicht geht: eine Tatsache an diesem Tisch, gesagt zu dem, der gerade wählt.

## Ein anderer Schritt: wofür es da ist und was jetzt gefragt ist
why-thing-turn = Deine Aktion in diesem Zug hat schon begonnen.
why-thing-evening = Die Züge dieser Runde sind vorbei.
why-thing-field = Felder sind für Bauern da und für den ersten Platz bei Tammuz.
why-thing-temple = Tempel sind für Priester da und für die Prozession.
why-thing-area = Stellen bewässern Ingenieure, und nach einem Verkauf in Babylon auch du.
why-thing-sell = Marker verkauft man in Babylon.
why-thing-pay = Mit Markern zahlt man in den Städten.
why-thing-court = Hofkarten kauft man in den Städten des Hofes, oder sie kommen mit einem Gartenplättchen.
why-thing-token = Diese Marker kommen mit einem Karawanenführer der Stufe 2.
why-thing-plant = Pflanzen kauft man in den Pflanzenstädten.
why-thing-gain = Eine Ware nach Wahl kommt mit einem Gartenplättchen.
why-thing-gift = Ischtars Gabe geht am Ende der Runde an den ersten Platz in ihrem Tempel.
why-thing-exchange = Marker tauscht am Ende der Runde der zweite Platz bei Tammuz.
why-thing-discard = Marker gibt man am Ende der Runde zurück.
why-now-choosing = Pass jetzt, heuer jemanden an oder zieh mit der Karawane.
why-now-farming = Wähl jetzt ein Feld für deinen Bauern.
why-now-praying = Wähl jetzt einen Tempel für deinen Priester.
why-now-irrigating = Wähl jetzt eine Stelle für deinen Ingenieur.
why-now-selling = Wähl jetzt einen Marker zum Verkaufen.
why-now-selling_more = Verkauf jetzt einen zweiten Marker oder hör auf.
why-now-watering = Bewässere jetzt eine Stelle nach deinem Verkauf.
why-now-paying = Wähl jetzt den Marker, mit dem du zahlst.
why-now-buying = Wähl jetzt eine Hofkarte.
why-now-taking_token = Wähl jetzt einen Karawanenführer der Stufe 2.
why-now-planting = Wähl jetzt eine Parzelle zum Bepflanzen.
why-now-gaining = Wähl jetzt eine Ware für dein Plättchen.
why-now-promoting = Wähl jetzt eine Hofkarte für dein Plättchen.
why-now-leading = Wähl jetzt einen Tempel für die Prozession.
why-now-thanking = Wähl jetzt Ischtars Gabe.
why-now-reaping = Wähl jetzt ein Feld für Tammuz.
why-now-exchanging = Tausch jetzt einen Marker oder nichts.
why-now-receiving = Wähl jetzt, was du dafür nimmst.
why-now-discarding = Wähl jetzt einen Marker zum Zurückgeben.

## Handwerker
why-groups = An diesem Tisch liegen nur { $groups } Gruppen von Handwerkerkarten.
why-turned = Diese Karte ist schon umgedreht.
why-talents = { $cost ->
    [one] Das kostet { $cost } Talent, du hast { $talents }.
   *[other] Das kostet { $cost } Talente, du hast { $talents }.
}
why-no-cube = Du hast keinen Würfel mehr.
why-no-area = Keine Bewässerungsstelle ist frei.
why-no-camels = Der Vorrat hat kein Kamel mehr.
why-no-talents = Der Vorrat hat kein Talent mehr.
why-area-taken = Hier liegt schon ein Würfel: { $area }.
why-area-dry = Hierher kommt noch kein Wasser vom Fluss: { $area }.

## Die Karawane
why-camels = { $cost ->
    [one] Nach { $city } kostet es { $cost } Kamel, du hast { $camels }.
   *[other] Nach { $city } kostet es { $cost } Kamele, du hast { $camels }.
}
why-nothing-to-sell = Du hast keinen Marker zum Verkaufen.
why-sold-nothing = Du hast noch nichts verkauft.
why-demand = { $city } verlangt diese Ware: { $resource }. Du hast sie nicht, und auch keinen Wein dafür.
why-price = { $city } verlangt { $price }. Du hast: { $held }.
why-held = { $resource } { $count }
why-due = Jetzt zu zahlen: { $resource }. Zahl damit oder mit Wein.
why-due-twice = Zweimal zu zahlen: { $resource }. Zahl zuerst deine eigene Ware, dann den Wein.
why-wine-due = Deinen Wein brauchst du für die nächste Zahlung: { $resource }.
why-no-token = Diese Ware hast du nicht: { $resource }.
why-supply = Diese Ware ist im Vorrat aus: { $resource }.
why-no-caravaneer = Kein Karawanenführer der Stufe 2 mit dieser Ware ist übrig: { $resource }.

## Hofkarten
why-top = Du hast schon die höchste Stufe: { $card }.
why-no-card = Keine Karte mehr übrig: { $card }.
why-no-gardener = Kein Gärtner ist mehr übrig.
why-not-offered = { $city } bietet nur: { $first } und { $second }.

## Pflanzen
why-no-square = Keine Parzelle mit Plättchen hat eine ganz bewässerte Seite.
why-no-quality = { $gardeners ->
    [0] Die unterste bewässerte Parzelle verlangt Güte { $needed }; die Pflanze hat { $quality }, und du hast keinen Gärtner.
   *[other] Die unterste bewässerte Parzelle verlangt Güte { $needed }; die Pflanze hat { $quality }, und du hast { $gardeners } Gärtner.
}
why-planted = Parzelle { $square } ist schon bepflanzt.
why-unused = Parzelle { $square } hat an diesem Tisch kein Plättchen.
why-dry = Keine Seite der Parzelle { $square } ist ganz bewässert.
why-quality = { $gardeners ->
    [0] Parzelle { $square } verlangt Güte { $needed }; die Pflanze hat { $quality }, und du hast keinen Gärtner.
   *[other] Parzelle { $square } verlangt Güte { $needed }; die Pflanze hat { $quality }, und du hast { $gardeners } Gärtner.
}

## Rundenende und Spielende
why-nothing-for = Der Vorrat hat nichts anderes im Tausch für: { $resource }.
why-given = Das gibst du gerade ab: { $resource }. Nimm eine andere Ware.
why-over-tiles = Das Spiel ist zu Ende: { $count } Gartenplättchen übrig.
why-over-standstill = Das Spiel ist zu Ende: { $rounds } Runden lang wurde nichts gepflanzt.
