## The companion for the real table
web-companion-title = Für den echten Tisch
web-companion-lead = Das gedruckte Spiel liegt vor euch: Diese Werkzeuge zählen, teilen aus und schlagen Regeln nach. Sie laufen auf dem Telefon, auch ohne Netz.
web-companion-open = Öffnen

## The score pad
web-companion-score = Punkteblock
web-companion-score-about = Tippt ein, was vor allen liegt: Jeder Punkt erscheint, und woher er kommt.

## What keeps a score pad from being right, said of what one sees
pad-line-begins = { "" }Zeile { $line }:{ " " }
pad-sheet-overlap = Auf { $cell } liegt auf derselben Ebene schon ein anderes Plättchen.
pad-sheet-same-cells = Genau auf diesen vier Feldern liegt schon ein Plättchen; ein zweites darf dort nie liegen (B36).
pad-sheet-taken = Wo „{ $place }“ stehen soll, steht schon etwas anderes (B41).
pad-sheet-irrigation-twice = Diese Bewässerungskarte hat jemand anderes.
pad-sheet-twice = Das liegt dort schon.
pad-sheet-unfinished = Im Garten blieben { $left } Plättchen, das Spiel geht aber weiter, solange es mehr als { $most } sind (A70).
pad-sheet-alone = Ergänzt die Mitspielenden: Amyitis’ Gunst hängt von ihrer Zahl ab (A71).
pad-sheet-tile-twice = Dieses Plättchen gehört jemand anderem.
pad-sheet-cards = Ebene { $level }: { $found } von { $expected } Karten.
pad-sheet-missing =
    { $part ->
        [level-1] Auf Ebene 1 liegt noch nichts.
        [level-2] Auf Ebene 2 liegt noch nichts.
        [level-3] Auf Ebene 3 liegt noch nichts.
        [irrigation] Es fehlt: die Bewässerungskarte.
        [track] Es fehlt: der Punktemarker.
        [tiles] Es fehlt: die Plättchen.
       *[tokens] Es fehlt: die Marker.
    }
