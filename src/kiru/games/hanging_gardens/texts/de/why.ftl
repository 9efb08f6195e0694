### Warum eine Aktion nicht geht: eine Tatsache an diesem Tisch, gesagt zu dem, der gerade wählt.

## Ein anderer Schritt des Zuges
why-no-skip = Diesen Schritt kann man nicht auslassen.
why-done-take = Du hast in diesem Zug schon eine Karte genommen.
why-done-place = Du hast deine Karte in diesem Zug schon gelegt.
why-done-buy = Der Kauf dieses Zuges ist vorbei.
why-done-enhance = Der Kauf dieses Zuges ist vorbei.
why-later-place = Du hast noch keine Karte auf der Hand.
why-later-buy = Verbesserungen kauft man, nachdem die Karte liegt.
why-later-enhance = Du hast in diesem Zug keine Verbesserung gekauft.
why-later-complete = Ziele kommen am Ende des Zuges.
why-now-taking = Nimm jetzt eine Karte vom Markt.
why-now-placing = Leg jetzt deine Handkarte.
why-now-buying = Kauf jetzt eine Verbesserung oder nichts.
why-now-enhancing = Wähl jetzt eine Leere Karte für deine Verbesserung.
why-now-completing = Erfüll jetzt ein Ziel oder keines.

## Der Markt
why-column = Alle { $spaces } Gärtnerplätze der Spalte { $column } sind besetzt.
why-tools = { $cost ->
    [one] Das kostet { $cost } Werkzeug, du hast { $tools }.
   *[other] Das kostet { $cost } Werkzeuge, du hast { $tools }.
}

## Der Garten
why-first = Deine erste Karte kommt auf e1; von dort kann der Garten nach beiden Seiten wachsen.
why-taken = Auf { $cell } liegt schon eine Karte: { $card }.
why-apart = Neben { $cell } liegt keine Karte deines Gartens.
why-below = { $count ->
    [one] Unter { $cell } fehlt noch die Karte auf { $missing }.
   *[other] Unter { $cell } fehlen noch die Karten auf { $missing }.
}
why-full = Ebene 1 hat schon ihre { $most } Karten, und { $cell } liegt außerhalb.
why-wide = Um { $cell } zu erreichen, müsste Ebene 1 { $width } Karten breit sein; höchstens { $most } sind erlaubt.

## Verbesserungen
why-stack = Der Stapel für { $cost } Gold ist leer.
why-gold = Das kostet { $cost } Gold, du hast { $gold }.
why-no-empty = In deinem Garten liegt kein Beet (keine Leere Karte) dafür.
why-no-card = Auf { $cell } liegt keine Karte.
why-enhanced = Die Karte auf { $cell } hat schon eine Verbesserung.
why-not-empty = Die Karte auf { $cell } ist kein Beet (keine Leere Karte): { $card }.

## Ziele
why-completed = Dieses Ziel hast du schon erfüllt.
why-spaces = Alle Felder dieses Ziels sind besetzt.
why-items = Auf einer Ebene brauchst du { $objective }; deine beste Ebene hat { $found }.
