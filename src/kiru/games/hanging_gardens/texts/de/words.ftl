# Wortliste: Gärtner, Markt, Spalte, Ebene, Leere Karte, Verbesserung, königliches Ziel, Besucher, Bewässerungskarte,
# Startspielermarker, Gold, Werkzeug, Automat, Beet.

## Teile
species-lion = Löwe
    .object = einen Löwen
species-monkey = Affe
    .object = einen Affen
species-peacock = Pfau
    .object = einen Pfau
species-dragon_tree = Drachenbaum
    .object = einen Drachenbaum
species-cedar = Zeder
    .object = eine Zeder
species-date_palm = Dattelpalme
    .object = eine Dattelpalme
visitor-blue_flowers = Besucher für blaue Blumen
    .object = den Besucher für blaue Blumen
visitor-yellow_flowers = Besucher für gelbe Blumen
    .object = den Besucher für gelbe Blumen
visitor-red_flowers = Besucher für rote Blumen
    .object = den Besucher für rote Blumen
visitor-irrigation = Besucher für Wasser
    .object = den Besucher für Wasser
visitor-animals = Besucher für Tiere
    .object = den Besucher für Tiere
visitor-visitors = geselliger Besucher
    .object = den geselligen Besucher
visitor-trees = Besucher für Bäume
    .object = den Besucher für Bäume
visitor-crown_bonuses = Besucher für Kronen
    .object = den Besucher für Kronen
visitor-gold_bonuses = Besucher für Gold
    .object = den Besucher für Gold
visitor-tool_bonuses = Besucher für Werkzeug
    .object = den Besucher für Werkzeug
visitor-objectives = Besucher für Ziele
    .object = den Besucher für Ziele
visitor-enhancements = Besucher für Verbesserungen
    .object = den Besucher für Verbesserungen
visitor-flower_trios = Besucher für Blumentrios
    .object = den Besucher für Blumentrios
visitor-tree_visitor_animal_trios = Besucher für Trios aus Baum, Besucher und Tier
    .object = den Besucher für Trios aus Baum, Besucher und Tier
visitor-wish = { $points } je { $wish }
wish-each = { $item ->
    [set] Trio { $wish }
   *[other] { $wish }
}
wish-animals = Tier
wish-trees = Baum
wish-irrigated = bewässerte Karte
wish-visitors = Besucher
wish-gold = Goldsymbol
wish-tools = Werkzeugsymbol
wish-crowns = Kronensymbol
wish-blue = blaue Blume
wish-yellow = gelbe Blume
wish-red = rote Blume
wish-objectives = erfülltes Ziel
wish-enhancements = Verbesserung
piece-animal = { $species } ({ $low }/{ $middle }/{ $high })
piece-bed = leeres Beet
piece-bed-flowers = Beet ({ $flowers })
bed = ein leeres Beet
bed-flowers = ein Beet ({ $flowers })
piece-irrigated = bewässert
flowers-blue = { $count ->
    [one] { $count } blaue Blume
   *[other] { $count } blaue Blumen
}
flowers-red = { $count ->
    [one] { $count } rote Blume
   *[other] { $count } rote Blumen
}
flowers-yellow = { $count ->
    [one] { $count } gelbe Blume
   *[other] { $count } gelbe Blumen
}
icon-crown = Krone
icon-gold = Goldbonus
icon-tool = Werkzeugbonus
bonus-gold = Gold
bonus-tool = Werkzeug
irrigation-left = linke Seite
irrigation-right = rechte Seite
irrigation-borders = Ränder
irrigation-center = Mitte
irrigation-h = Buchstabe H
objective-animals = { $required } Tiere
objective-trees = { $required } Bäume
objective-irrigated = { $required } bewässerte Karten
objective-visitors = { $required } Besucher
objective-gold = { $required } Goldsymbole
objective-tools = { $required } Werkzeugsymbole
objective-crowns = { $required } Kronensymbole
objective-blue = { $required } blaue Blumen
objective-yellow = { $required } gelbe Blumen
objective-red = { $required } rote Blumen
automaton = der Automat

## Wertungsblock
line-irrigation = Bewässerung
line-blue = Blaue Blumen
line-red = Rote Blumen
line-yellow = Gelbe Blumen
line-trees = Bäume
line-animals = Tiere
line-visitors = Besucher
line-objectives = Ziele

## Optionen
option-first = Wer beginnt
    .random = ausgelost
option-difficulty = Schwierigkeit im Solospiel
    .easy = leicht
    .medium = mittel
    .advanced = fortgeschritten
    .expert = für Experten
option-automaton = Spaltenzahlen des Automaten
    .order = Reihenfolge der Spalten
    .ranks = Ränge der Spalten

## Fragen
prompt-over = Das Spiel ist zu Ende.
prompt-chance = Die Karten werden ausgeteilt.
prompt-taking = { $name }, schick einen Gärtner los: Welche Karte nimmst du?
prompt-placing = { $name }, wohin legst du { $card }?
prompt-buying = { $name }, kaufst du eine Verbesserung?
prompt-enhancing = { $name }, auf welches Beet legst du { $tile }?
prompt-completing = { $name }, erfüllst du ein königliches Ziel?

## Aktionen
label-take = { $cost ->
    [0] { $card }: Spalte { $column }, Ebene { $level }, kostenlos
    [one] { $card }: Spalte { $column }, Ebene { $level }, { $cost } Werkzeug
   *[other] { $card }: Spalte { $column }, Ebene { $level }, { $cost } Werkzeuge
}
label-place = auf { $cell }
label-skip-buying = nichts kaufen
label-skip-completing = nichts erfüllen
label-buy = { $tile } für { $cost } Gold
label-enhance = auf { $cell }: { $card }
label-complete = { $points ->
    [one] { $objective } für { $points } Punkt
   *[other] { $objective } für { $points } Punkte
}
label-complete-bonus = { $label } und 1 { $bonus }

## Protokoll
story-first = { $name } beginnt mit dem Startspielermarker.
story-objective = Ziel { $slot }: { $objective } auf einer Ebene.
story-irrigation = { $name } bekommt die Bewässerungskarte „{ $irrigation }“.
story-deal = In Spalte { $column } legen wir { $card } nach.
story-turn = Auf dem Stapel für { $cost } Gold decken wir { $tile } auf.
story-take = { $cost ->
    [0] { $name } nimmt { $card }.
    [one] { $name } nimmt { $card } für { $cost } Werkzeug.
   *[other] { $name } nimmt { $card } für { $cost } Werkzeuge.
}
story-place = { $name } legt die Karte auf Ebene { $level }.
story-place-gain = { $name } legt die Karte auf Ebene { $level } und erhält { $gain }.
story-buy = { $name } kauft { $tile } für { $cost } Gold.
story-enhance = { $name } legt die Verbesserung über ein Beet auf Ebene { $level }.
story-enhance-gain = { $name } legt die Verbesserung über ein Beet auf Ebene { $level } und erhält { $gain }.
story-complete = { $points ->
    [one] { $name } erfüllt „{ $objective }“ für { $points } Punkt.
   *[other] { $name } erfüllt „{ $objective }“ für { $points } Punkte.
}
story-complete-gain = { $points ->
    [one] { $name } erfüllt „{ $objective }“ für { $points } Punkt und erhält { $gain }.
   *[other] { $name } erfüllt „{ $objective }“ für { $points } Punkte und erhält { $gain }.
}
story-automaton = Der Automat deckt Karte { $card } auf: Sein Gärtner geht zu Spalte { $column }; { $discarded }.
story-automaton-nothing = er wirft nichts ab
story-automaton-discards = er wirft { $cards } ab
story-automaton-action-crown = { $line } Er nimmt den Startspielermarker.
story-automaton-action-objective = { $line } Er markiert ein Ziel.
story-automaton-action-enhancement = { $line } Er wirft die oberste Verbesserung für { $cost } Gold ab.
gain-marker = den Startspielermarker
gain-gold = { $count } Gold
gain-tools = { $count ->
    [one] { $count } Werkzeug
   *[other] { $count } Werkzeuge
}

## Der Tisch in Sätzen
describe-round = Runde { $round } von { $rounds }. Den Startspielermarker hat { $name }.
describe-supply = Vorrat: { $gold } Gold, { $tools } Werkzeuge, { $cards } Karten im Stapel.
describe-column = Spalte { $column }, { $free ->
    [0] kein Gärtnerplatz frei
    [one] { $free } Gärtnerplatz frei
   *[other] { $free } Gärtnerplätze frei
}: { $cards }.
describe-column-card = Ebene { $level } ({ $cost ->
    [0] kostenlos
    [one] { $cost } Werkzeug
   *[other] { $cost } Werkzeuge
}): { $card }
describe-stack = Verbesserung für { $cost } Gold: { $tile }; darunter noch { $below }.
describe-stack-empty = Der Stapel für { $cost } Gold ist leer.
describe-objective = Ziel { $slot }, { $objective } auf einer Ebene: { $spaces }.
describe-objective-bonus = Ziel { $slot }, { $objective } auf einer Ebene, dazu 1 { $bonus }: { $spaces }.
describe-space-free = { $points ->
    [one] { $points } Punkt frei
   *[other] { $points } Punkte frei
}
describe-space-taken = { $points ->
    [one] { $points } Punkt ({ $name })
   *[other] { $points } Punkte ({ $name })
}
describe-player = { $name }: { $gold } Gold, { $tools ->
    [one] { $tools } Werkzeug
   *[other] { $tools } Werkzeuge
}, { $gardeners ->
    [0] in dieser Runde kein Gärtner mehr
    [one] in dieser Runde noch { $gardeners } Gärtner
   *[other] in dieser Runde noch { $gardeners } Gärtner
}, Bewässerungskarte „{ $irrigation }“ auf { $cells }; jetzt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
describe-garden-empty = { $name } hat noch keine Karte.
describe-level = Ebene { $level }, { $name }: { $cards }.
describe-cell = { $cell } { $card }
describe-cell-tile = { $cell } { $card }, darauf { $tile }
describe-hand = Auf der Hand: { $card }.
describe-automaton = Der Automat: in dieser Runde noch { $gardeners } Gärtner, { $objectives ->
    [one] { $objectives } Ziel
   *[other] { $objectives } Ziele
} markiert.

## Das Ende
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-winner = { $name } gewinnt: { result-points }.
result-winner-tie = { $name } gewinnt: { result-points }. Ebenso viele: { $others }. Den Gleichstand entscheidet, wer mehr Werkzeug und Gold übrig hat.
result-shared = { $names } teilen sich den Sieg: { result-points } und gleich viel Werkzeug und Gold übrig.
result-place = { $place }. { $name }: { result-points }.
result-place-tie = { $place }. { $name }: { result-points }, Werkzeug und Gold übrig: { $rest }.
result-place-shared = { $place }. { $name }: { result-points }, Werkzeug und Gold übrig: { $rest }, ein geteilter Platz.
result-solo = Dein Garten bringt { result-points }: { $rank }.
rank-1 = ein Fleckchen Grün, der unterste von vier Rängen
rank-2 = ein Garten, in dem der Hof spaziert, der dritte von vier Rängen
rank-3 = ein Garten, von dem Reisende erzählen, der zweite von vier Rängen
rank-4 = ein Weltwunder, der beste von vier Rängen

## What the first card shows
opening-tree = Baum
opening-animal = Tier
opening-visitor = Besucher
opening-empty = Beet
opening-free = { $kind }, kostenlos
opening-paid = { $kind }, mit Werkzeug bezahlt

## Bots with tastes of their own
personality-builder = Baumeister: Bewässerung
personality-host = Gastgeber: Besucher
personality-planter = Pflanzer: Bäume
