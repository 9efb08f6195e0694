# Wortliste: Platte (gelegt: Terrasse), Steinbruch, einfache oder doppelte Säule, Belvedere, Treppe, Brunnen, Brücke,
# Statue, Verzierung, Vorrat, Ablage (der behaltenen Platte), Rundenmarker.

## Teile
material-clay = Ton
    .object = eine Platte aus Ton
material-granite = Granit
    .object = eine Platte aus Granit
material-basalt = Basalt
    .object = eine Platte aus Basalt
material-starting = Startplatte
    .object = die Startplatte
flower-white = weiße Blume
flower-pink = rosa Blume
flower-yellow = gelbe Blume
flower-blue = blaue Blume
flower-none = noch keine Blume
symbol-stairway = Treppe
symbol-fountain = Brunnen
symbol-bridge = Brücke
symbol-statue = Statue
symbol-blank = ohne Symbol
item-stairway = Treppe
item-fountain = Brunnen
item-bridge = Brücke
item-statue = Statue
item-belvedere = Belvedere
corner-nw = Nordwest
corner-ne = Nordost
corner-se = Südost
corner-sw = Südwest
tile-object = { $material } ({ $flower })
tile-name = { $material }, { $flower } ({ $symbols })
pillars-word = { $pillars ->
    [0] keine Säulen
    [one] { $pillars } Säule
   *[other] { $pillars } Säulen
}
points-word = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
feet-single = { $count ->
    [one] { $count } einfache Säule
   *[other] { $count } einfache Säulen
}
feet-double = { $count ->
    [one] { $count } doppelte Säule
   *[other] { $count } doppelte Säulen
}
feet-statue = { $count ->
    [one] { $count } Statue
   *[other] { $count } Statuen
}
count-single = { feet-single }
count-double = { feet-double }
count-belvedere = { $count ->
    [one] { $count } Belvedere
   *[other] { $count } Belvederes
}
count-stairway = { $count ->
    [one] { $count } Treppe
   *[other] { $count } Treppen
}
count-fountain = { $count } Brunnen
count-bridge = { $count ->
    [one] { $count } Brücke
   *[other] { $count } Brücken
}
count-statue = { feet-statue }
effect-first-round = keiner in der ersten Runde
effect-gain_single = alle nehmen eine einfache Säule
effect-gain_double = alle nehmen eine doppelte Säule für einen Zug
effect-change_symbol = ein Symbol auf einer in diesem Zug gelegten Platte darf als ein anderes gelten
effect-fill_blank = ein Feld ohne Symbol auf einer in diesem Zug gelegten Platte darf als jedes Symbol gelten
effect-flower_double = die eigene Blume bringt zwei Säulen
effect-minus_one_pillar = Graben bringt eine Säule weniger
effect-none = ohne Wirkung

## Wertungsblock
line-statues = Statuen
line-fountains = Brunnen
line-bridges = Brücken
line-stairways = Treppen
line-decoration_sets = Sätze von Verzierungen
line-flower_sets = Sätze von Blumen
line-belvederes = Belvederes
line-highest_point = Höchster Punkt

## Optionen
option-first = Wer beginnt
    .random = ausgelost
option-flowers = Blumen der Spieler
    .dealt = ausgelost
    .seat_order = weiß, rosa, gelb, blau
    .white-pink-blue-yellow = weiß, rosa, blau, gelb
    .white-yellow-pink-blue = weiß, gelb, rosa, blau
    .white-yellow-blue-pink = weiß, gelb, blau, rosa
    .white-blue-pink-yellow = weiß, blau, rosa, gelb
    .white-blue-yellow-pink = weiß, blau, gelb, rosa
    .pink-white-yellow-blue = rosa, weiß, gelb, blau
    .pink-white-blue-yellow = rosa, weiß, blau, gelb
    .pink-yellow-white-blue = rosa, gelb, weiß, blau
    .pink-yellow-blue-white = rosa, gelb, blau, weiß
    .pink-blue-white-yellow = rosa, blau, weiß, gelb
    .pink-blue-yellow-white = rosa, blau, gelb, weiß
    .yellow-white-pink-blue = gelb, weiß, rosa, blau
    .yellow-white-blue-pink = gelb, weiß, blau, rosa
    .yellow-pink-white-blue = gelb, rosa, weiß, blau
    .yellow-pink-blue-white = gelb, rosa, blau, weiß
    .yellow-blue-white-pink = gelb, blau, weiß, rosa
    .yellow-blue-pink-white = gelb, blau, rosa, weiß
    .blue-white-pink-yellow = blau, weiß, rosa, gelb
    .blue-white-yellow-pink = blau, weiß, gelb, rosa
    .blue-pink-white-yellow = blau, rosa, weiß, gelb
    .blue-pink-yellow-white = blau, rosa, gelb, weiß
    .blue-yellow-white-pink = blau, gelb, weiß, rosa
    .blue-yellow-pink-white = blau, gelb, rosa, weiß
option-edition = Ausgabe
    .english = englische
    .polish = polnische
option-bridge_gap = Worüber eine Brücke führen darf
    .level = über jede tiefere Fläche
    .ground = nur über den leeren Plan

## Fragen
prompt-over = Das Spiel ist zu Ende.
prompt-chance = Platten und Marker werden aufgedeckt.
prompt-removing = { $name }, welche Platte aus Ton nimmst du aus dem Steinbruch?
prompt-digging = { $name }, welche Platte gräbst du aus?
prompt-building = { $name }, du hast { pillars-word }: Welche Platte legst du?
prompt-placing = { $name }, wohin legst du { $tile }?
prompt-supporting = { $name }, worauf steht die Platte auf { $cell }, Ebene { $level }?
prompt-rotating = { $name }, wie drehst du die Platte auf { $cell }, Ebene { $level }?
prompt-decorating = { $name }, was baust du auf deinen neuen Platten?
prompt-keeping = { $name }, welche Platte behältst du?

## Aktionen
label-remove = { $column }: { $tile }
label-dig = { $column }: { $tile }, bringt { pillars-word }
label-build-dug = die gerade ausgegrabene: { $tile }
label-build-stored = die aus der Ablage: { $tile }
label-stop = keine Platte mehr
label-place = { $cell }, Ebene { $level }, ab { pillars-word }
label-support-four = alle vier Ecken: { $feet }; kostet { pillars-word }
label-support-three = Ecke { $corner } frei, mit Belvedere: { $feet }; kostet { pillars-word }
label-rotate = { $degrees }°: Nordwest { $nw }, Nordost { $ne }, Südost { $se }, Südwest { $sw }
label-done = keine Verzierung mehr
label-stairway = Treppe { $cells } zwischen Ebene { $level } und { $high }, { points-word }
label-fountain = Brunnen { $cells } auf Ebene { $level }, { points-word }
label-bridge = Brücke { $cells } auf Ebene { $level }, { points-word }
label-statue = Statue auf { $cells }, Ebene { $level }, { points-word }
label-symbol = { $cell } gilt in diesem Zug als: { $symbol }
label-keep-dug = die gerade ausgegrabene: { $tile }
label-keep-stored = die aus der Ablage: { $tile }
label-keep-none = keine Platte

## Protokoll
story-first = { $name } beginnt jede Runde.
story-flower = { $name } bekommt Plan und Startplatte: { $flower }.
story-tile = Neu im Steinbruch: { $tile }.
story-token = Marker der Runde { $round }: { $effect }.
story-remove = { $name } nimmt { $tile } aus dem Steinbruch.
story-dig = { $name } gräbt { $tile } aus und bekommt { pillars-word }.
story-place = { $pillars ->
    [0] { $name } legt { $tile } auf Ebene { $level }.
   *[other] { $name } legt { $tile } für { pillars-word } auf Ebene { $level }.
}
story-place-belvedere = { $pillars ->
    [0] { $name } legt { $tile } mit einem Belvedere auf Ebene { $level }.
   *[other] { $name } legt { $tile } für { pillars-word } mit einem Belvedere auf Ebene { $level }.
}
story-stairway = { $name } baut eine Treppe zwischen Ebene { $level } und { $high } ({ points-word }).
story-fountain = { $name } baut einen Brunnen auf Ebene { $level } ({ points-word }).
story-bridge = { $name } baut eine Brücke auf Ebene { $level } ({ points-word }).
story-statue = { $name } stellt eine Statue auf Ebene { $level } auf ({ points-word }).
story-symbol = { $name } lässt ein Symbol in diesem Zug als anderes gelten: { $symbol }.
story-keep = { $name } behält { $tile }.
story-keep-discard = { $name } behält { $tile }; aus dem Spiel kommt { $gone }.
story-discard = { $name } behält keine Platte; aus dem Spiel kommt { $gone }.

## Der Tisch in Sätzen
describe-round = Runde { $round } von { $rounds }.
describe-first = { $name } beginnt jede Runde.
describe-token = Rundenmarker: { $effect }.
describe-supply = Vorrat: { $pieces }.
describe-column = Steinbruch { $column }, Höhe { $height }: { $tile }; Säulen: { $pays }.
describe-column-tile = Steinbruch { $column }, Höhe { $height }: { $tile }.
describe-column-empty = Steinbruch { $column } ist leer.
describe-column-hidden = Steinbruch { $column }: eine noch verdeckte Platte.
describe-pays = { $name } +{ $pillars }
describe-dug = Gerade ausgegraben: { $tile }.
describe-doubles = { $count ->
    [one] Auf der Hand, für diesen Zug: { $count } doppelte Säule.
   *[other] Auf der Hand, für diesen Zug: { $count } doppelte Säulen.
}
describe-player = { $name }, { $flower }: { pillars-word } im Lager; in der Ablage: { $stored }; jetzt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
describe-garden-empty = { $name } hat noch keine Platte im Garten.
describe-garden = Garten von oben, { $name }: höchste Ebene { $level }, leere Felder des Plans { $bare }.
describe-row = Reihe { $row }: { $cells }.
describe-cell = { $column } Ebene { $level }, { $symbol }
describe-cell-changed = { $column } Ebene { $level }, gilt in diesem Zug als { $symbol }
describe-cell-item = { $column } Ebene { $level }, gebaut: { $item }
describe-cell-bridged = { $column } Ebene { $level }, unter einer Brücke auf Ebene { $bridge }
describe-items = Gebaut und zu sehen: { $items }.
describe-hidden = Verdeckt, nichts wert: { $items }.
describe-hidden-tile = Platte auf { $cell }, Ebene { $level }
describe-item = { $item } { $cells } ({ points-word })

## Woher die Punkte kommen
source-item = { $item } { $cells }
source-tile = { $flower }, Platte { $cell } auf Ebene { $level }

## Das Ende
result-winner = { $name } gewinnt: { points-word }.
result-winner-tie = { $name } gewinnt: { points-word }. Ebenso viele: { $others }. Den Gleichstand entscheidet, wer weniger leere Felder hat.
result-shared = { $names } teilen sich den Sieg: { points-word } und gleich viele leere Felder.
result-place = { $place }. { $name }: { points-word }, { bare-word }.
result-place-tie = { result-place }
result-place-shared = { $place }. { $name }: { points-word }, { bare-word }, ein geteilter Platz.
bare-word = { $rest ->
    [one] { $rest } leeres Feld
   *[other] { $rest } leere Felder
}
card-flower = Vier sichtbare Platten mit vier verschiedenen Blumen sind ein Satz: { points-word }.
card-stairway = Eine Treppe verbindet zwei Treppensymbole auf Platten eine Ebene auseinander; sie bringt { points-word } für jede ihrer zwei Ebenen.
card-fountain = Ein Brunnen verbindet zwei Brunnensymbole auf benachbarten Platten einer Ebene; er bringt { points-word } je Ebene.
card-bridge = Eine Brücke verbindet zwei Brückensymbole einer Ebene mit einem leeren Feld dazwischen; sie bringt { points-word } je Ebene.
card-statue = Eine Statue steht auf einem Statuensymbol, ab der zweiten in einer Linie mit einer anderen; sie bringt { points-word } je Ebene.
card-belvedere = Ein Belvedere steht auf der freien Ecke einer Platte auf drei Säulen; es bringt { points-word }.
card-single = Eine einfache Säule trägt eine Ecke eine Ebene höher.
card-double = Eine doppelte Säule trägt eine Ecke zwei Ebenen höher; ein Marker bringt sie, für einen Zug.
card-decorations = Statue, Brunnen, Brücke und Treppe, die man sieht, sind ein Satz: noch { points-word }.
card-pays = Ausgegraben bringt sie dir { pillars-word }.
card-worth = { $gain ->
    [0] Für dich jetzt { $now }; mit dieser Platte noch nichts dazu, am besten auf { $cell }, Ebene { $level }, für { pillars-word }.
   *[other] Für dich jetzt { $now }; mit dieser Platte bis zu +{ $gain }, auf { $cell }, Ebene { $level }, für { pillars-word }.
}
card-no-pillars = Du hast { pillars-word }; damit kannst du sie jetzt nicht legen.
card-lies = Sie liegt auf { $cell }, Ebene { $level }; ihre Blume ist zu sehen und zählt.
card-lies-hidden = Sie liegt auf { $cell }, Ebene { $level }, verdeckt: Ihre Blume zählt nicht.
card-sets = { $sets ->
    [one] Jetzt in diesem Garten: { $sets } Blumensatz, { points-word }.
   *[other] Jetzt in diesem Garten: { $sets } Blumensätze, { points-word }.
}
card-here = Hier, auf Ebene { $level }: { points-word }.
card-hidden = Jetzt verdeckt: nichts wert.
card-pillar-statue = Diese Statue trägt eine Platte: Sie ist jetzt eine Säule und zählt nichts.
card-left = Noch { $count } im Vorrat.
card-pillars = Du hast { pillars-word }.
card-kind-worth = Für dich jetzt: { $count } zu sehen, { points-word }.
card-token = Der Rundenmarker
card-effect = In dieser Runde: { $effect }.
card-token-rule = Er gilt für alle, bis der nächste aufgedeckt wird.

## Bots with tastes of their own
personality-builder = Baumeister: Brücken
personality-sculptor = Bildhauer: Statuen
personality-dreamer = Träumer: Brunnen
