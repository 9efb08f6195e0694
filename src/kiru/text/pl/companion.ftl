## The companion for the real table
web-companion-title = Przy prawdziwym stole
web-companion-lead = Gra leży przed tobą na stole: te narzędzia liczą, rozdają i podają zasady. Działają na telefonie, także bez sieci.
web-companion-open = Otwórz

## The score pad
web-companion-score = Notes punktacji
web-companion-score-about = Stuknij to, co leży przed graczami, i zobacz każdy punkt razem z tym, skąd pochodzi.
web-companion-less = O jeden mniej
web-companion-more = O jeden więcej
web-companion-points-of = { $line }, { $name }: { $points }. Pokaż, skąd pochodzą.
web-companion-place = Miejsce
web-companion-light-help = Naciśnij liczbę, aby zobaczyć w ogrodzie, co ją daje.
web-companion-player = Gracz { $number }
web-companion-gardens = Ogrody
web-companion-add-player = Dodaj gracza
web-companion-remove-player = Usuń z notesu: { $name }
web-companion-name = Imię
web-companion-undo = Cofnij
web-companion-clear = Opróżnij ogrody
web-companion-whole = Notes jest kompletny.
web-companion-save = Zapisz rozgrywkę
web-companion-saved = Zapisano
web-companion-storage-full = Na urządzeniu nie ma już miejsca: usuń najpierw starą rozgrywkę.
web-companion-plays = Rozgrywki na tym urządzeniu
web-companion-plays-empty = Tu pojawią się zapisane rozgrywki.
web-companion-share = Udostępnij
web-companion-export = Eksportuj
web-companion-copied = Skopiowano.
web-companion-forget = Usuń: { $title }, { $date }
web-companion-nothing-here = jeszcze nic
web-companion-wet-place = pod kartą nawodnienia
web-companion-irrigation-card = Karta nawodnienia
web-companion-objectives = Znaczniki celów
web-companion-tools-and-gold = Pozostałe narzędzia i złoto
web-companion-which-card = Która karta leży na { $cell }?
web-companion-which-enhancement = Które ulepszenie leży na { $cell }?
web-companion-kinds = Rodzaje kart
web-companion-kind-empty = Grządki
web-companion-kind-animal = Zwierzęta
web-companion-kind-tree = Drzewa
web-companion-kind-visitor = Goście
web-companion-no-enhancement = Bez ulepszenia
web-companion-other-card = Inna karta
web-companion-take-away = Zabierz
web-companion-score-track = Znacznik punktów
web-companion-tokens-left = Pozostałe surowce
web-companion-fallow = Przez { $rounds } rund niczego nie posadzono
web-companion-plan = Plan ogrodu
web-companion-what-to-put = Co tam leży
web-companion-tile-with = Kafelek z kwiatem: { $flower }
web-companion-tile-level = Poziom
web-companion-on-top = na wierzchu
web-companion-level = poziom { $level }
web-companion-bare-cell = puste pole
web-companion-edition = Wydanie
web-companion-edition-english = angielskie
web-companion-edition-polish = polskie
web-companion-second-cell = Od { $cell } do …? Naciśnij drugi koniec.
web-companion-tap-tile = Naciśnij północno-zachodni róg kafelka.
web-companion-tap-two = Naciśnij jeden koniec, potem drugi.
web-companion-tap-one = Naciśnij pole, na którym stoi.
web-companion-tap-remove = Naciśnij, co zabrać: najpierw to, co stoi, potem kafelek.
web-companion-garden-tiles = Kafelki ogrodu: { $count }
web-companion-objective-space =
    { $taken ->
        [no] Cel { $number }, punkty: { $points }, wolne
       *[yes] Cel { $number }, punkty: { $points }: { $name }
    }

## What keeps a score pad from being right, said of what one sees
pad-line-begins = Wiersz { $line }:
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
