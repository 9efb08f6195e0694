## The companion for the real table
web-companion-title = Przy prawdziwym stole
web-companion-lead = Gra leży przed wami na stole: te narzędzia liczą, rozdają i podają zasady. Działają na telefonie, także bez sieci.
web-companion-open = Otwórz

## The score pad
web-companion-score = Notes punktów
web-companion-score-about = Stuknij to, co leży przed graczami, i zobacz każdy punkt razem z tym, skąd pochodzi.

## What keeps a score pad from being right, said of what one sees
pad-line-begins = { "" }Wiersz { $line }:{ " " }
pad-sheet-overlap = Na { $cell } leży już inny kafelek na tym samym poziomie.
pad-sheet-same-cells = Na tych samych czterech polach leży już kafelek; drugi nigdy nie może (B36).
pad-sheet-taken = Na miejscu „{ $place }” stoi już coś innego (B41).
pad-sheet-irrigation-twice = Tę kartę nawodnienia ma inny gracz.
pad-sheet-twice = To już tam leży.
pad-sheet-unfinished = W ogrodzie zostałoby kafelków: { $left }, a gra trwa, póki jest ich więcej niż { $most } (A70).
pad-sheet-alone = Dodaj graczy: łaska Amyitis zależy od ich liczby (A71).
pad-sheet-tile-twice = Ten kafelek należy do innego gracza.
pad-sheet-cards = Poziom { $level }: kart { $found } z { $expected }.
pad-sheet-missing =
    { $part ->
        [level-1] Na poziomie 1 nic jeszcze nie leży.
        [level-2] Na poziomie 2 nic jeszcze nie leży.
        [level-3] Na poziomie 3 nic jeszcze nie leży.
        [irrigation] Brakuje: karta nawodnienia.
        [track] Brakuje: znacznik punktów.
        [tiles] Brakuje: kafelki.
       *[tokens] Brakuje: żetony.
    }
