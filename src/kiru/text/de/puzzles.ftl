## Puzzles: on the command line
cli-puzzles = Macht Rätsel aus starken Spielen oder beweist die vorhandenen.
cli-puzzles-make = Hängt Rätsel an die Datei eines Spiels an, bis sie so viele hat; ein abgebrochener Lauf geht dort weiter, wo er aufhörte.
cli-puzzles-check = Beweist vorhandene Rätsel noch einmal.
cli-opt-puzzles-count = Wie viele Rätsel die Datei enthalten soll.
cli-opt-puzzles-out = Die Datei der Rätsel; sonst die, die zum Spiel gehört.
cli-opt-puzzles-sample = Nur so viele je Spiel, über die Datei verteilt.
puzzles-making = Rätsel
puzzles-checking = Beweise
puzzles-made =
    { $count ->
        [one] { $count } Rätsel in { $file }.
       *[other] { $count } Rätsel in { $file }.
    }
puzzles-checked = Noch einmal bewiesene Rätsel: { $count }. Nicht bewiesen: { $faults }.
puzzles-fault = { $game }, Spiel { $seed }, Schritt { $step }: { $fault }
puzzles-interrupted = Abgebrochen; was gefunden wurde, bleibt.
puzzle-fault-lines = der Zug hat andere Wege als damals
puzzle-fault-solution = die Lösung ist nicht der beste Zug
puzzle-fault-gain = die Lösung bringt nicht genug mehr als der Zug eines Gärtners
error-puzzle = Es gibt kein Rätsel { $number } zu { $game }.
error-puzzle-none = Zu { $game } gibt es noch keine Rätsel.
error-puzzle-file = Die Rätsel zu { $game } sind nicht lesbar.
error-puzzle-position = Die Stellung dieses Rätsels ist nicht lesbar.
error-puzzle-turn = Der Zug dieses Rätsels ist zu Ende.
puzzle-reasons = Am Ende: { $reasons }.

## Puzzles: in the browser
web-puzzle-title = Der Garten des Tages
web-puzzle-lead = Eine Stellung, ein bester Zug, drei Versuche. Heute für alle gleich.
web-puzzle-games = Spiel
web-puzzle-today = Heute
web-puzzle-number = Rätsel { $number }
web-puzzle-archive = Alle Rätsel
web-puzzle-archive-help = Ein Stern heißt: gelöst.
web-puzzle-difficulty = Schwierigkeit: { $level }
web-puzzle-level-1 = leicht
web-puzzle-level-2 = mittel
web-puzzle-level-3 = schwer
web-puzzle-level-4 = sehr schwer
web-puzzle-rating = Deine Wertung: { $rating }
web-puzzle-streak =
    { $days ->
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
web-puzzle-solved-count = Gelöst: { $count }
web-puzzle-find = Finde den besten Zug für { $name }.
web-puzzle-tries-left =
    { $count ->
        [one] Noch { $count } Versuch
       *[other] Noch { $count } Versuche
    }
web-puzzle-start-over = Zug von vorn
web-puzzle-solved = Gelöst!
web-puzzle-solved-tries =
    { $count ->
        [one] Gleich beim ersten Versuch gefunden.
       *[other] Beim Versuch { $count } gefunden.
    }
web-puzzle-missed =
    { $points ->
        [one] Nicht ganz: Ein anderer Zug ist etwa { $points } Punkt besser.
       *[other] Nicht ganz: Ein anderer Zug ist etwa { $points } Punkte besser.
    }
web-puzzle-missed-little = Knapp: Ein anderer Zug ist noch ein wenig besser.
web-puzzle-failed = Keine Versuche mehr. Sieh dir den besten Zug an.
web-puzzle-about = Worum es geht: { $theme }
web-puzzle-try-again = Noch einmal
web-puzzle-show = Den besten Zug zeigen
web-puzzle-give-up = Aufgeben und zeigen
web-puzzle-again = Noch einmal ansehen
web-puzzle-solution = Der beste Zug
web-puzzle-gardener = Ein Gärtner würde spielen
web-puzzle-gain =
    { $points ->
        [one] Der beste Zug liegt am Ende { $points } Punkt weiter vorn.
       *[other] Der beste Zug liegt am Ende { $points } Punkte weiter vorn.
    }
web-puzzle-gain-share = Er gewinnt { $percent } öfter.
web-puzzle-exact =
    { $lines ->
        [one] Bewiesen: Der Rest des Spiels ist zu Ende gerechnet.
       *[other] Bewiesen: Alle { $lines } Züge sind bis zum Ende des Spiels gerechnet.
    }
web-puzzle-sampled = Bewiesen: Alle { $lines } Züge wurden versucht, die besten in { $games } Spielen mit gleichem Glück.
web-puzzle-share = Teilen
web-puzzle-copied = Kopiert
web-puzzle-share-line = Kiru, { $game }, { $puzzle }: { $marks }
web-puzzle-next = Nächstes Rätsel
web-puzzle-none = Zu diesem Spiel gibt es noch keine Rätsel.
web-puzzle-wait = Das Rätsel wird aufgebaut …
web-puzzle-mark-solved = gelöst
web-puzzle-mark-missed = nicht gelöst
web-puzzle-mark-new = neu
