## Das Wertungsblatt
score-place = Platz
score-place-open = ?
score-winner = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt.
   *[other] { $name } gewinnt mit { $points } Punkten.
}
score-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit { $points } Punkt.
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
}
score-tie = { $points ->
    [one] { $names } stehen gleich bei { $points } Punkt. Ergänze „left“ mit dem, was übrig ist, um zu entscheiden.
   *[other] { $names } stehen gleich bei { $points } Punkten. Ergänze „left“ mit dem, was übrig ist, um zu entscheiden.
}

## Fehler in einem Blatt
error-sheet-empty = Das Blatt ist leer. Beginn mit „player“ und einem Namen; docs/score.md zeigt ein Beispiel.
error-sheet-unreadable = Zeile { $line }: Die Zeile hat mehr als { $limit } Zeichen oder nicht druckbare.
error-sheet-word = Zeile { $line }: unbekanntes Wort „{ $found }“. Eine Zeile beginnt mit einem von: { $expected }.
error-sheet-players = Zeile { $line }: An einem Tisch sitzen höchstens { $most }.
error-sheet-name = Zeile { $line }: Der Name ist länger als { $limit } Zeichen.
error-sheet-twice = Zeile { $line }: „{ $part }“ steht hier schon in Zeile { $first }. „player“ beginnt mit der nächsten Person.
error-sheet-once = Zeile { $line }: „{ $part }“ steht schon in Zeile { $first }; es gilt für den ganzen Tisch.
error-sheet-missing = Zeile { $line }: Wer hier beginnt, hat keine Zeile „{ $part }“.
error-sheet-number = Zeile { $line }: Erwartet wurde eine Zahl von { $low } bis { $high }, nicht „{ $found }“.
error-sheet-irrigation = Zeile { $line }: unbekannte Bewässerungskarte „{ $found }“. Am nächsten: { $close }.
error-sheet-irrigation-twice = Zeile { $line }: Die Bewässerungskarte „{ $card }“ gehört schon jemandem, Zeile { $first }.
error-sheet-level = Zeile { $line }: Eine Ebene schreibt man als „level 1:“, „level 2:“ oder „level 3:“ und ihre Karten von links, mit Kommas dazwischen.
error-sheet-place = Zeile { $line }: In einem fertigen Garten gibt es keinen Platz „{ $found }“. Ähnlich: { $close }.
error-sheet-cards = Zeile { $line }: In einem fertigen Garten hat { $level } { $expected } Karten, nicht { $found }.
error-sheet-card = Zeile { $line }: unbekannte Gartenkarte „{ $found }“. Am nächsten: { $close }.
error-sheet-tile = Zeile { $line }: unbekannte Verbesserung „{ $found }“. Am nächsten: { $close }.
error-sheet-not-empty = Zeile { $line }: { $tile } kann nicht auf { $card } liegen; Verbesserungen kommen auf Leere Karten (H19).
error-sheet-copies = { $copies ->
    [one] Zeile { $line }: In der Schachtel ist { $piece } nur { $copies }-mal, in den Gärten öfter.
   *[other] Zeile { $line }: In der Schachtel ist { $piece } nur { $copies }-mal, in den Gärten öfter.
}
error-sheet-markers = Zeile { $line }: Jeder hat { $most } Zielmarker, nicht { $found }.
error-sheet-objectives = Zeile { $line }: Diese Zielpunkte sind nicht möglich. Auf jedes Feld passt ein Marker, und jedes der vier Ziele markiert man höchstens einmal: { $slots } (H31, H33).
error-sheet-left = Zeile { $line }: Es ist mehr Werkzeug und Gold übrig als die { $most }, die es gibt.

## Fehler in einem Blatt von Babylon
error-sheet-edition = Zeile { $line }: unbekannte Ausgabe „{ $found }“. Möglich: { $close }.
error-sheet-terrace = Zeile { $line }: Eine Platte schreibt man als „tile c3 2 clay_07 90“: ihr Feld im Nordwesten, ihre Ebene, ihr Schlüssel oder ihre Blume und ihre Drehung.
error-sheet-corner = Zeile { $line }: Die nordwestliche Ecke einer Platte kann nicht auf „{ $found }“ liegen. Am nächsten: { $close }.
error-sheet-key = Zeile { $line }: unbekannte Platte oder Blume „{ $found }“. Am nächsten: { $close }.
error-sheet-rotation = Zeile { $line }: Um „{ $found }“ Grad kann man keine Platte drehen. Möglich: { $close }.
error-sheet-item = Zeile { $line }: Schreib nach „{ $word }“, wo es steht, und wenn nötig seine Ebene.
error-sheet-cells = Zeile { $line }: Auf „{ $found }“ kann das nicht stehen. Am nächsten: { $close }.
error-sheet-symbol = Zeile { $line }: unbekanntes Symbol „{ $found }“. Am nächsten: { $close }.
error-sheet-symbols = Zeile { $line }: In der Schachtel sind nur { $most } Marker, die ein Symbol ändern oder füllen (B51).
error-sheet-tiles = Zeile { $line }: An einem Tisch dieser Größe hat kein Garten mehr als { $most } Platten.
error-sheet-tile-twice = Zeile { $line }: Die Platte { $tile } gibt es einmal, und sie liegt in Zeile { $first }.
error-sheet-starting = Zeile { $line }: Ein Garten hat eine Startplatte, und sie steht in Zeile { $first }.
error-sheet-gap = Zeile { $line }: Eine Platte auf Ebene { $level } braucht eine andere auf Ebene { $below } irgendwo im Garten (B35).
error-sheet-same-cells = Zeile { $line }: Die Platte aus Zeile { $first } bedeckt dieselben vier Felder; das ist nie erlaubt (B36).
error-sheet-overlap = Zeile { $line }: Auf { $cell } liegt auf derselben Ebene auch die Platte aus Zeile { $first }.
error-sheet-feet = Zeile { $line }: Unter { $free } Ecken dieser Platte ist kein Platz für eine Säule; drei müssen getragen sein (B31).
error-sheet-free-corner = Zeile { $line }: Unter die Ecke { $corner } dieser Platte passt keine Säule, also muss auf { $cell } ein Belvedere stehen (B33).
error-sheet-stairway = Zeile { $line }: Auf „{ $place }“ passt keine Treppe, die man von oben sieht. Sie verbindet zwei Platten eine Ebene auseinander und braucht ihr Symbol an beiden Enden (B42).
error-sheet-fountain = Zeile { $line }: Auf „{ $place }“ passt kein Brunnen, den man von oben sieht. Er verbindet zwei Platten einer Ebene und braucht sein Symbol auf beiden Feldern (B43).
error-sheet-bridge = Zeile { $line }: Auf „{ $place }“ passt keine Brücke. Sie verbindet zwei Platten einer Ebene über ein tieferes Feld und braucht ihr Symbol an beiden Enden (B45).
error-sheet-statue = Zeile { $line }: Auf „{ $place }“ passt keine Statue, die man von oben sieht. Sie steht auf einer Platte und braucht ihr Symbol (B44).
error-sheet-belvedere = Zeile { $line }: Auf „{ $place }“ passt kein Belvedere. Eine Platte hat höchstens eines, auf der Ecke ohne Säule (B33).
error-sheet-taken = Zeile { $line }: „{ $place }“ braucht ein Feld, das Zeile { $first } besetzt (B41).

## Fehler in einem Blatt von Amyitis
error-sheet-alone = Zeile { $line }: Die Gunst der Amyitis hängt davon ab, wie viele spielten. Ergänze die anderen oder eine Zeile wie „players 3“ (A71).
error-sheet-won = Zeile { $line }: Mit diesen Plättchen wären es mehr als die { $most } des Gartens.
error-sheet-unfinished = Zeile { $line }: { $left } Plättchen wären noch im Garten, aber das Spiel geht weiter, solange es mehr als { $most } sind (A70). Fehlt hier jemand, ergänze eine Zeile wie „players 4“; wurde { $rounds } Runden nichts gepflanzt, die Zeile „fallow { $rounds }“ (A74).
error-sheet-garden-tile = Zeile { $line }: unbekanntes Gartenplättchen „{ $found }“. Ähnlich: { $close }.
error-sheet-resource = Zeile { $line }: unbekannter Rohstoff „{ $found }“. Möglich: { $close }.
