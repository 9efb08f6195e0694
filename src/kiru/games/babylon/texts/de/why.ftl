### Warum eine Aktion nicht geht: eine Tatsache an diesem Tisch, gesagt zu dem, der gerade wählt.

## Ein anderer Schritt des Zuges
why-done-remove = Der Steinbruch wird nur vor dem Spiel ausgedünnt.
why-done-dig = Du hast in diesem Zug schon gegraben.
why-done-build = Die Platte ist schon gewählt.
why-done-place = Die Platte hat schon ihren Platz.
why-done-support = Worauf die Platte steht, ist schon gewählt.
why-laid = Die Platte liegt schon.
why-decorate-first = Zuerst kommen die Verzierungen der neuen Platte.
why-built = Das Bauen ist für diesen Zug vorbei.
why-later-dig = Zuerst wird der Steinbruch ausgedünnt.
why-later-build = Du hast in diesem Zug noch nichts ausgegraben.
why-later-place = Noch ist keine Platte zum Legen gewählt.
why-later-support = Die Platte hat noch keinen Platz.
why-later-rotate = Die Platte steht noch nicht auf ihren Säulen.
why-later-decorate = Verzierungen baut man gleich nach dem Legen.
why-later-keep = Behalten wird am Ende des Zuges.
why-now-removing = Nimm jetzt eine Platte aus Ton aus dem Steinbruch.
why-now-digging = Grab jetzt eine Platte aus.
why-now-building = Wähl jetzt die Platte zum Legen oder keine.
why-now-placing = Wähl jetzt einen Platz für die Platte.
why-now-supporting = Wähl jetzt, worauf die Platte steht.
why-now-rotating = Dreh jetzt die Platte.
why-now-decorating = Bau jetzt eine Verzierung oder hör auf.
why-now-keeping = Wähl jetzt die Platte zum Behalten oder keine.

## Steinbruch und Ablage
why-remove = Auf { $column } liegt keine Platte aus Ton mehr.
why-dig = Auf { $column } liegt keine Platte mehr.
why-no-dug = Du hast keine ausgegrabene Platte auf der Hand.
why-no-stored = Deine Ablage ist leer.

## Legen
why-no-place = Dein Garten hat keinen Platz, der eine Platte tragen könnte.
why-cheapest = { $needed ->
    [one] Der billigste Platz kostet { $needed } Säule, du hast { $pillars }.
   *[other] Der billigste Platz kostet { $needed } Säulen, du hast { $pillars }.
}
why-pillars = { $needed ->
    [one] Das kostet { $needed } Säule, du hast { $pillars }.
   *[other] Das kostet { $needed } Säulen, du hast { $pillars }.
}
why-same-spot = Auf genau diesen vier Feldern ab { $cell } liegt schon eine deiner Platten.
why-level = Ebene { $level } braucht eine Platte auf Ebene { $below }; deine höchste Ebene ist { $highest }.
why-too-high = { $cell } reicht schon bis Ebene { $top }.
why-crossed = Über { $cell } führt eine Brücke auf Ebene { $level }.
why-no-foot = { $count ->
    [one] Auf { $cells } kann keine Säule der passenden Höhe stehen.
   *[other] Auf { $cells } können keine Säulen der passenden Höhe stehen.
}
why-doubles = Doppelte Säulen zum Tauschen: { $needed } nötig, im Vorrat sind { $left }.
why-no-belvedere = Der Vorrat hat kein Belvedere mehr für { $cell }.
why-stairs = Die Treppe auf { $cell } würde die Platte durchstoßen.
why-same-rotation = Um { $degrees }° gedreht sieht diese Platte aus wie bei { $same }°.

## Verzierungen
why-bare = { $cell } ist leerer Plan.
why-one-tile = { $first } und { $second } gehören zur selben Platte.
why-levels = { $first } ist auf Ebene { $level }, { $second } auf Ebene { $other }.
why-not-ground = { $cell } ist auf Ebene { $level }; an diesem Tisch führt eine Brücke nur über den leeren Plan.
why-line = In Reihe und Spalte von { $cell } steht keine deiner Statuen.
why-blank = { $cell } hat kein Symbol; nötig ist: { $wanted }.
why-symbol = { $cell } zeigt: { $found }; nötig ist: { $wanted }.
why-no-item = Im Vorrat aus: { $item }.
why-occupied = { $cell } ist besetzt: { $item }.
why-not-fresh = { $count ->
    [one] Dieses Feld gehört nicht zu einer Platte dieses Zuges.
   *[other] Keines der Felder gehört zu einer Platte dieses Zuges.
}
why-changed = Du hast { $cell } in diesem Zug schon geändert.
why-token = Der Marker dieser Runde ändert keine Symbole.
why-no-symbol = { $cell } hat kein Symbol zum Ändern.
why-no-blank = { $cell } hat schon ein Symbol.
why-same-symbol = { $cell } zeigt das schon: { $wanted }.
why-no-use = Mit diesem Symbol auf { $cell } ({ $wanted }) ließe sich nichts weiter bauen.
