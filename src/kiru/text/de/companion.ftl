## The companion for the real table
web-companion-title = Für den echten Tisch
web-companion-lead = Das gedruckte Spiel liegt vor dir: Diese Werkzeuge zählen, teilen aus und schlagen Regeln nach. Sie laufen auf dem Telefon, auch ohne Netz.
web-companion-open = Öffnen

## The score pad
web-companion-score = Wertungsblock
web-companion-score-about = Tipp ein, was vor allen liegt: Jeder Punkt erscheint, und woher er kommt.
web-companion-less = Eins weniger
web-companion-more = Eins mehr
web-companion-points-of = { $line }, { $name }: { $points }. Zeigen, woher sie kommen.
web-companion-place = Platz
web-companion-light-help = Drück auf eine Zahl, um im Garten zu sehen, was sie bringt.
web-companion-player = Spieler { $number }
web-companion-gardens = Gärten
web-companion-add-player = Noch jemand
web-companion-remove-player = { $name } vom Block nehmen
web-companion-name = Name
web-companion-undo = Rückgängig
web-companion-clear = Gärten leeren
web-companion-whole = Der Block ist vollständig.
web-companion-save = Spiel sichern
web-companion-saved = Gesichert
web-companion-storage-full = Dieses Gerät kann nichts mehr behalten: Vergiss zuerst ein altes Spiel.
web-companion-plays = Spiele auf diesem Gerät
web-companion-plays-empty = Hier stehen die Spiele, die du sicherst.
web-companion-share = Teilen
web-companion-export = Exportieren
web-companion-copied = Kopiert.
web-companion-forget = { $title } vom { $date } vergessen
web-companion-nothing-here = noch nichts
web-companion-wet-place = unter der Bewässerungskarte
web-companion-irrigation-card = Bewässerungskarte
web-companion-objectives = Zielmarker
web-companion-tools-and-gold = Werkzeug und Gold übrig
web-companion-which-card = Welche Karte liegt auf { $cell }?
web-companion-which-enhancement = Welche Verbesserung liegt auf { $cell }?
web-companion-kinds = Arten von Karten
web-companion-kind-empty = Beete
web-companion-kind-animal = Tiere
web-companion-kind-tree = Bäume
web-companion-kind-visitor = ein Besucherer
web-companion-no-enhancement = Keine Verbesserung
web-companion-other-card = Andere Karte
web-companion-take-away = Wegnehmen
web-companion-score-track = Punktemarker
web-companion-tokens-left = Übrige Waren
web-companion-fallow = { $rounds } Runden lang wurde nichts gepflanzt
web-companion-plan = Plan des Gartens
web-companion-what-to-put = Was dort liegt
web-companion-tile-with = Platte mit Blume: { $flower }
web-companion-tile-level = Ebene
web-companion-on-top = obenauf
web-companion-level = Ebene { $level }
web-companion-bare-cell = leer
web-companion-edition = Ausgabe
web-companion-edition-english = Englisch
web-companion-edition-polish = Polnisch
web-companion-second-cell = Von { $cell } bis …? Drück auf das andere Ende.
web-companion-tap-tile = Drück auf die nordwestliche Ecke einer Platte.
web-companion-tap-two = Drück auf ein Ende, dann auf das andere.
web-companion-tap-one = Drück auf das Feld, auf dem es steht.
web-companion-tap-remove = Drück auf das, was weg soll: erst was dort steht, dann die Platte.
web-companion-garden-tiles = Gartenplättchen: { $count }
web-companion-objective-space =
    { $taken ->
        [no] Ziel { $number }, Punkte: { $points }, frei
       *[yes] Ziel { $number }, Punkte: { $points }: { $name }
    }

## What keeps a score pad from being right, said of what one sees
pad-line-begins = Zeile { $line }:
pad-sheet-overlap = Auf { $cell } liegt auf derselben Ebene schon eine andere Platte.
pad-sheet-same-cells = Genau auf diesen vier Feldern liegt schon eine Platte; eine zweite darf dort nie liegen (B36).
pad-sheet-taken = Wo „{ $place }“ stehen soll, steht schon etwas anderes (B41).
pad-sheet-irrigation-twice = Diese Bewässerungskarte hat jemand anderes.
pad-sheet-twice = Das liegt dort schon.
pad-sheet-unfinished = Im Garten blieben { $left } Plättchen, das Spiel geht aber weiter, solange es mehr als { $most } sind (A70).
pad-sheet-alone = Ergänz die Mitspielenden: die Gunst der Amyitis hängt von ihrer Zahl ab (A71).
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
