### Ein Teil aus der Nähe: seine Regel in Worten und was es wert ist.

card-stock = Du hast { $own }; im Vorrat sind { $left }.

## Handwerker
card-craft-peasant = Dein Würfel kommt auf den nächsten freien Platz eines Feldes, und du nimmst seine Ware.
card-craft-priest = Dein Würfel kommt in einen Tempel und schiebt die anderen weiter.
card-craft-engineer = Dein Würfel bewässert eine Stelle; das bringt 2 Punkte.
card-craft-merchant = Du nimmst ein Kamel.
card-craft-price = Jede Karte, die aus einer Gruppe weg ist, macht die nächste um ein Talent teurer.
card-craft-cost = { $cost ->
    [0] Jetzt kostenlos.
    [one] Kostet jetzt { $cost } Talent; du hast { $talents }.
   *[other] Kostet jetzt { $cost } Talente; du hast { $talents }.
}
card-craft-turned = In dieser Runde schon angeheuert.
card-craft-fields = Als Nächstes auf den Feldern: oben { $upper }, unten { $lower }.
card-craft-temples = Deine Würfel: { $temples }.
card-craft-areas = { $count ->
    [0] Jetzt kann keine Stelle bewässert werden.
    [one] Jetzt kann { $count } Stelle bewässert werden.
   *[other] Jetzt können { $count } Stellen bewässert werden.
}
card-pass = Du hast in dieser Runde keine Aktion mehr.
card-pass-talent = Sooft du an der Reihe wärst, nimmst du ein Talent.
card-pass-count = { $count } von { $players } haben gepasst.

## Felder und Tempel
card-field = Der Würfel eines Bauern kommt auf den nächsten freien Platz und nimmt dessen Ware.
card-field-full = Ist die Reihe voll, nimmt die Mehrheit einen Gärtner, und alle Würfel kehren zurück.
card-field-next = Als Nächstes: { $resource }.
card-field-exhausted = Als Nächstes: { $resource }, aber im Vorrat ist nichts mehr.
card-field-own = { $free ->
    [one] Deine Würfel hier: { $own }; { $free } Platz ist frei.
   *[other] Deine Würfel hier: { $own }; { $free } Plätze sind frei.
}
card-temple-enter = Ein neuer Würfel kommt von links und schiebt die anderen weiter; ein fünfter kehrt zurück.
card-temple-order = Die meisten Würfel sind vorn; bei Gleichstand entscheidet der am weitesten drinnen.
card-temple-first = Du bist vorn, mit { $cubes } Würfel.
card-temple-second = Du bist auf Platz zwei, mit { $cubes } Würfel.
card-temple-behind = { $cubes ->
    [0] Du hast hier keinen Würfel.
   *[other] Du hast hier { $cubes } Würfel, das reicht nicht für einen Platz.
}

## Städte
card-city-sell = Verkauf einen oder zwei Marker für je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, dann bewässere eine Stelle kostenlos.
card-city-plant = Verlangt { $price } und gibt: { $plant }.
card-city-back = Dann wird die Karte umgedreht: { $plant } für { $price }.
card-city-court = Verlangt { $price } und gibt eine Hofkarte: { $first } oder { $second }.
card-city-way = { $cost ->
    [one] { $cost } Kamel, um die Karawane hierher zu führen; du hast { $camels }.
   *[other] { $cost } Kamele, um die Karawane hierher zu führen; du hast { $camels }.
}
card-city-here = Hier steht die Karawane.
card-city-held = Du hast: { $held }.
card-city-sale = { $tokens ->
    [0] Du hast keinen Marker zum Verkaufen.
    [one] Du hast { $tokens } Marker: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] Du hast { $tokens } Marker: bis zu { $points } Punkte.
}
card-city-best = { $gain ->
    [one] Beste Parzelle für dich: { $square }, { $gain } Punkt.
   *[other] Beste Parzelle für dich: { $square }, { $gain } Punkte.
}
card-city-no-square = Noch kann keine Parzelle damit bepflanzt werden.

## Hofkarten
card-court-caravaneer = Die Karawane zieht einige Stationen ohne Kamel, und du darfst mehr Marker behalten.
card-court-banker = Zahlt dir zu Beginn jeder Runde.
card-court-palace = Zählt sofort, mit jeder Stufe mehr.
card-court-gardener = Wird beim Pflanzen abgegeben: Jeder hebt die Güte der Pflanze um eins.
card-court-level = Stufe { $level }: { $effect }; noch { $left }.
card-court-cities = Zu kaufen in { $cities }; auch manche Gartenplättchen bringen eine.
card-court-tiles = Kommt mit einem Gartenplättchen oder für die Mehrheit in einem vollen Feld.
card-court-next = { $left ->
    [one] Für dich als Nächstes: { $card }, { $effect }; nur noch eine.
   *[other] Für dich als Nächstes: { $card }, { $effect }; noch { $left }.
}
card-token = Darauf liegt ein Marker, { $resource }: Wer die Karte nimmt, nimmt ihn mit.

## Garten
card-square = { $square }: { $tile }
card-square-quality = Stockwerk { $floor }: verlangt eine Pflanze der Güte { $quality }.
card-square-bonus = Wird hier gepflanzt, bekommt die Mehrheit der Würfel ringsum die Güte der Pflanze als Punkte.
card-square-cubes = Würfel ringsum: deine { $own }, von jemand anderem höchstens { $most }.
card-square-too-high = { $gardeners ->
    [0] Bewässert, aber jede Pflanze am Weg ist zu schwach, und du hast keinen Gärtner.
   *[other] Bewässert, aber jede Pflanze am Weg ist zu schwach, auch mit { $gardeners } Gärtner.
}
card-square-worth = { $gain ->
    [one] Von dir bepflanzt, aus { $city }: { $gain } Punkt.
   *[other] Von dir bepflanzt, aus { $city }: { $gain } Punkte.
}
card-area = Eine Parzelle kann bepflanzt werden, sobald eine ganze Seite bewässert ist.
card-area-open = Hierher kann jetzt Wasser: durch einen Ingenieur für 2 Punkte oder kostenlos nach einem Verkauf in Babylon.
card-area-own = Hier liegt dein Würfel.
card-area-other = Hier liegt ein fremder Würfel.
card-area-neutral = Hier liegt ein neutraler Würfel; er zählt für niemanden.

## Güter
card-goods-wine = Ersetzt jede andere Ware beim Zahlen.
card-goods-cities = Verlangt in { $cities }.
card-goods-worth = Bringt in Babylon 3 Punkte; bleibt sie übrig, ist sie am Ende 1 Punkt wert.
card-goods-camel = Jedes Kamel führt die Karawane eine Station weiter.
card-goods-talent = Talente bezahlen Handwerker; am Ende zählen sie nichts.
card-tiles-favor = Gunst der Amyitis: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ab { $tiles } Plättchen.
card-own-none = Noch keine.
card-own-level = Stufe { $level }: { $effect }.
card-own-count = Es sind { $count }.
card-own-keep = Jetzt { $count }; am Ende der Runde darf man { $keep } behalten.
card-own-gardeners = Werden beim Pflanzen abgegeben: Jeder hebt die Güte einer Pflanze um eins und geht dann zurück.
    .title = Gärtner
card-own-cubes = Ein Würfel liegt auf jedem bestellten Feld, in jedem besuchten Tempel und auf jeder bewässerten Stelle.
    .title = Würfel im Vorrat
card-own-priests = Würfel in Tempeln zählen jeden Abend für Ischtar, Marduk und Tammuz.
    .title = Würfel in Tempeln
card-own-tokens = Sie bezahlen in den Städten, werden in Babylon verkauft und sind am Ende je 1 Punkt wert.
    .title = Warenmarker
card-end = Das Ende des Spiels
card-end-left = { $count } Gartenplättchen sind übrig.
