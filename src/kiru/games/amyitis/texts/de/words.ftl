# Wortliste: Handwerker (Bauer, Priester, Ingenieur, Händler), Hofkarte (Karawanenführer, Bankier, Palast, Gärtner),
# Parzelle (des Gartens), Bewässerungsstelle, Feld, Tempel, Station (der Karawane), Gartenplättchen, Talent, Kamel, Marker.

## Dinge
resource-barley = Gerste
    .object = Gerste
resource-dates = Datteln
    .object = Datteln
resource-salt = Salz
    .object = Salz
resource-palm = Palme
    .object = eine Palme
resource-wine = Wein
    .object = Wein
craft-peasant = Bauer
    .object = einen Bauern
craft-priest = Priester
    .object = einen Priester
craft-engineer = Ingenieur
    .object = einen Ingenieur
craft-merchant = Händler
    .object = einen Händler
court-caravaneer = Karawanenführer
    .object = einen Karawanenführer
court-banker = Bankier
    .object = einen Bankier
court-palace = Palast
    .object = einen Palast
court-gardener = Gärtner
    .object = einen Gärtner
court-level = { $card } der Stufe { $level }
city-babylon = Babylon
    .to = Babylon
city-eshnunna = Eschnunna
    .to = Eschnunna
city-susa = Susa
    .to = Susa
city-ur = Ur
    .to = Ur
city-uruk = Uruk
    .to = Uruk
city-mari = Mari
    .to = Mari
city-palmyra = Palmyra
    .to = Palmyra
city-khorsabad = Chorsabad
    .to = Chorsabad
city-ninoua = Ninive
    .to = Ninive
city-other = { $city }
temple-ishtar = Tempel der Ischtar
    .to = den Tempel der Ischtar
temple-marduk = Tempel des Marduk
    .to = den Tempel des Marduk
temple-tammouz = Tempel des Tammuz
    .to = den Tempel des Tammuz
field-upper = oberes Feld
    .on = das obere Feld
field-lower = unteres Feld
    .on = das untere Feld
area = { $first }–{ $second }
area-low = { $first }–{ $second } (untere Stelle)
area-high = { $first }–{ $second } (obere Stelle)
neutral = neutral
plant = Pflanze der Güte { $quality }
and = { $first } und { $second }
twice = 2 × { $resource }
bonus-talent = { $count ->
    [one] { $count } Talent
   *[other] { $count } Talente
}
bonus-camel = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
bonus-resource = { $count ->
    [one] eine Ware nach Wahl
   *[other] { $count } Waren nach Wahl
}
bonus-court = { $count ->
    [one] eine Hofkarte
   *[other] { $count } Hofkarten
}
count-talents = { $count ->
    [one] { $count } Talent
   *[other] { $count } Talente
}
count-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}

## Punkte
line-engineers = Ingenieure
line-tiles = Gartenplättchen
line-irrigation = Bewässerung
line-marduk = Marduk
line-sales = Verkäufe
line-palaces = Paläste
line-bankers = Bankiers
line-favor = Gunst der Amyitis
line-tokens = Übrige Waren
line-track = Punkteleiste

## Optionen
option-first = Wer beginnt
    .random = ausgelost
option-twin_areas = Die zwei Stellen einer doppelten Seite
    .series = hintereinander
    .parallel = nebeneinander
option-court_2p = Hofkarten zu zweit
    .standard = die für 2 Personen
    .three_player_counts = die für 3 Personen

## Fragen
prompt-over = Das Spiel ist zu Ende.
prompt-chance = Der Tisch wird aufgebaut.
prompt-choosing = { $name }, passt du, heuerst du an oder ziehst du mit der Karawane?
prompt-farming = { $name }, welches Feld bestellt dein Bauer?
prompt-praying = { $name }, in welchen Tempel geht dein Priester?
prompt-irrigating = { $name }, welche Stelle bewässert dein Ingenieur?
prompt-selling = { $name }, was verkaufst du in Babylon?
prompt-selling_more = { $name }, verkaufst du einen zweiten Marker?
prompt-watering = { $name }, welche Stelle bewässerst du kostenlos?
prompt-paying = { $name }, zu zahlen: { $resource }. Womit zahlst du?
prompt-buying = { $name }, welche Hofkarte nimmst du in { $city }?
prompt-taking_token = { $name }, welchen Karawanenführer der Stufe 2 nimmst du?
prompt-planting = { $name }, wo pflanzt du? Güte { $quality }, { $gardeners ->
    [0] kein Gärtner
    [one] { $gardeners } Gärtner
   *[other] { $gardeners } Gärtner
}.
prompt-gaining = { $name }, welche Ware nimmst du für das Plättchen?
prompt-promoting = { $name }, welche Hofkarte nimmst du für das Plättchen?
prompt-leading = { $name }, du führst die Prozession: Welcher Tempel bekommt deinen Würfel?
prompt-thanking = { $name }, du bist bei Ischtar vorn: Was nimmst du?
prompt-reaping = { $name }, du bist bei Tammuz vorn: Welches Feld bestellst du?
prompt-exchanging = { $name }, du bist bei Tammuz auf Platz zwei: Tauschst du einen Marker?
prompt-receiving = { $name }, was nimmst du dafür ({ $resource })?
prompt-discarding = { $name }, du hast { $tokens } Marker und darfst { $keep } behalten: Was gibst du zurück?

## Aktionen
label-pass = passen
label-recruit = { $cost ->
    [0] { $craft }: Gruppe { $group }, Karte { $card }, kostenlos
    [one] { $craft }: Gruppe { $group }, Karte { $card }, { $cost } Talent
   *[other] { $craft }: Gruppe { $group }, Karte { $card }, { $cost } Talente
}
label-caravan = { $cost ->
    [one] { $city }: { $trade }; { $cost } Kamel
   *[other] { $city }: { $trade }; { $cost } Kamele
}
trade-sell = Waren verkaufen
trade-plant = { $plant } für { $price }
trade-court = { $first } oder { $second } für { $price }
label-field = { $field }: { $resource }
label-field-exhausted = { $field }: { $resource }, aber nichts ist mehr da
label-sell = { $resource } für 3 Punkte
label-stop = nichts mehr
label-token = der mit diesem Marker: { $resource }
label-palace = { $points ->
    [one] { $card }, { $points } Punkt
   *[other] { $card }, { $points } Punkte
}
label-plant = { $gardeners ->
    [0] { $square }, Stockwerk { $floor }: { $tile }
   *[other] { $square }, Stockwerk { $floor }, mit { $gardeners } Gärtner: { $tile }
}
label-gift-talent = ein Talent
label-gift-camel = ein Kamel
label-give = gib { $resource }
label-decline = nichts tauschen
label-receive = { $resource }
label-discard = { $resource }

## Protokoll
story-first = { $name } bekommt die Startspielerkarte.
story-lay = Auf einem Karawanenführer der Stufe 2: { $resource }.
story-tile = Parzelle { $square }: { $tile }.
story-card = { $city }: { $plant } für { $price }.
story-group = Gruppe { $group }: { $crafts }.
story-pass = { $name } passt.
story-recruit = { $cost ->
    [0] { $name } heuert kostenlos { $craft } an.
    [one] { $name } heuert { $craft } für { $cost } Talent an.
   *[other] { $name } heuert { $craft } für { $cost } Talente an.
}
story-merchant = { $cost ->
    [0] { $name } heuert kostenlos { $craft } an und nimmt ein Kamel.
    [one] { $name } heuert { $craft } für { $cost } Talent an und nimmt ein Kamel.
   *[other] { $name } heuert { $craft } für { $cost } Talente an und nimmt ein Kamel.
}
story-caravan = { $cost ->
    [one] { $name } führt die Karawane für { $cost } Kamel nach { $city }.
   *[other] { $name } führt die Karawane für { $cost } Kamele nach { $city }.
}
story-field = { $name } bestellt { $field } und nimmt { $resource }.
story-field-exhausted = { $name } bestellt { $field }, aber der Vorrat ist leer: { $resource }.
story-temple = { $name } schickt einen Würfel in { $temple }.
story-procession = { $name } führt die Prozession in { $temple }; in die beiden anderen kommen neutrale Würfel.
story-engineer = { $name } bewässert { $area } für 2 Punkte.
story-water = { $name } bewässert { $area }.
story-sell = { $name } verkauft { $resource } für 3 Punkte.
story-pay = { $name } zahlt { $resources }.
story-court = { $name } nimmt { $card }.
story-palace = { $points ->
    [one] { $name } nimmt { $card } für { $points } Punkt.
   *[other] { $name } nimmt { $card } für { $points } Punkte.
}
story-caravaneer = { $name } nimmt { $card } und dazu { $resource }.
story-token = { $name } nimmt vom Karawanenführer { $resource }.
story-plant = { $gardeners ->
    [0] { $name } pflanzt auf { $square } und nimmt das Plättchen: { $tile }.
   *[other] { $name } pflanzt mit { $gardeners } Gärtner auf { $square } und nimmt das Plättchen: { $tile }.
}
story-gain = { $name } nimmt { $resource } für das Plättchen.
story-gift-talent = { $name }, bei Ischtar vorn, nimmt ein Talent.
story-gift-camel = { $name }, bei Ischtar vorn, nimmt ein Kamel.
story-exchange = { $name }, bei Tammuz auf Platz zwei, tauscht { $given } gegen { $taken }.
story-decline = { $name }, bei Tammuz auf Platz zwei, tauscht nichts.
story-discard = { $name } gibt { $resource } zurück.
effect-row = Voll und geräumt: { $field }; niemand hat die Mehrheit, kein Gärtner wird vergeben.
effect-row-gardener = Voll und geräumt: { $field }; { $name } nimmt einen Gärtner.
effect-tile = { $name } nimmt { $gain }.
effect-irrigation = { $points ->
    [one] { $name } bekommt { $points } Punkt für Bewässerung.
   *[other] { $name } bekommt { $points } Punkte für Bewässerung.
}
effect-neutral = Neutrale Würfel bewässern { $areas }.
effect-last-round = So wenige Plättchen sind übrig, dass dies die letzte Runde ist.
effect-passing = Je 1 Talent fürs Passen: { $names }.
effect-procession = In alle drei Tempel kommen neutrale Würfel.
effect-ishtar-talent = { $name } ist auf Platz zwei und nimmt ein Talent.
effect-ishtar-camel = { $name } ist auf Platz zwei und nimmt ein Kamel.
effect-marduk = { $points ->
    [one] Von Marduk bekommt { $name } { $points } Punkt.
   *[other] Von Marduk bekommt { $name } { $points } Punkte.
}
effect-income = Einkommen, { $name }: { $gain }.
effect-round = Runde { $round } beginnt mit { $name }.
fallow-warning = { $rounds ->
    [one] Seit { $rounds } Runde wurde nichts gepflanzt; nach { $limit } solchen Runden in Folge endet das Spiel (A74).
   *[other] Seit { $rounds } Runden wurde nichts gepflanzt; nach { $limit } solchen Runden in Folge endet das Spiel (A74).
}
fallow-end = Seit { $limit } Runden wurde nichts gepflanzt, das Spiel ist zu Ende (A74).

## Der Tisch in Sätzen
describe-round = Runde { $round }. Die Startspielerkarte hat { $name }.
describe-tiles = Noch { $left } Gartenplättchen; die Runde mit { $end } oder weniger ist die letzte.
describe-last-round = { $left } Gartenplättchen übrig: Diese Runde ist die letzte.
describe-group = { $cost ->
    [0] Gruppe { $group }, kostenlos: { $crafts }.
    [one] Gruppe { $group }, { $cost } Talent: { $crafts }.
   *[other] Gruppe { $group }, { $cost } Talente: { $crafts }.
}
describe-group-empty = Gruppe { $group }: alle Karten sind umgedreht.
describe-caravan = Die Karawane steht in { $city }.
describe-space = { $cost ->
    [one] { $city }, { $cost } Kamel für { $name }: { $trade }.
   *[other] { $city }, { $cost } Kamele für { $name }: { $trade }.
}
describe-space-far = { $cost ->
    [one] { $city }, { $cost } Kamel, zu weit für { $name }: { $trade }.
   *[other] { $city }, { $cost } Kamele, zu weit für { $name }: { $trade }.
}
describe-space-closed = { $space } Dort geht jetzt nichts ({ $rule }).
describe-field = Von links, { $field }: { $spaces }.
describe-field-free = { $resource } (frei)
describe-field-taken = { $resource } ({ $name })
describe-temple = Von links, { $temple }: { $cubes }.
describe-temple-empty = Leer: { $temple }.
describe-temple-places = { $row } { $places }.
describe-temple-first = Erster Platz: { $name }
describe-temple-second = zweiter: { $name }
describe-floor = Stockwerk { $floor }: { $squares }.
describe-square = { $square } { $tile }
describe-square-watered = { $square } { $tile }, bewässert
describe-square-planted = { $square } bepflanzt
describe-square-unused = { $square } unbenutzt
describe-canals = Würfel, { $name }: { $areas }.
describe-canals-neutral = Neutrale Würfel: { $areas }.
describe-available = Freie Stellen: { $areas }.
describe-available-none = Keine Stelle ist frei.
describe-resource = { $resource } { $count }
describe-no-resource = keine Waren
describe-supply = Vorrat: { $resources }; Kamele { $camels }, Talente { $talents }.
describe-court = Übrige Hofkarten, Stufe für Stufe: Karawanenführer { $caravaneers }; Bankiers { $bankers }; Paläste { $palaces }; Gärtner { $gardeners }. Auf Karawanenführern der Stufe 2: { $tokens }.
describe-player = { $name }: { $resources }; { $camels ->
    [one] { $camels } Kamel
   *[other] { $camels } Kamele
}, { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talente
}, { $cubes } Würfel; jetzt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
describe-levels = Hof, { $name }: Karawanenführer { $caravaneer }, Bankier { $banker }, Palast { $palace }, { $gardeners } Gärtner; { $tiles } Gartenplättchen.
describe-passed = { $name } hat gepasst.

## Woher die Punkte kommen
source-square = Parzelle { $square }
source-court-palace = Paläste
source-court-banker = Einkommen der Bankiers
source-tiles-own = Gartenplättchen

## Das Ende
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-winner = { $name } gewinnt: { result-points }.
result-shared = { $names } teilen sich den Sieg: { result-points }.
result-place = { $place }. { $name }: { result-points }.
result-place-shared = { $place }. { $name }: { result-points }, ein geteilter Platz.

## Der Garten als Graph
atlas-area = Stelle
atlas-low = unteres Ende
atlas-high = oberes Ende
atlas-river = am Fluss
atlas-touches = berührt

## Bots with tastes of their own
personality-builder = Baumeister: Kanäle und Paläste
personality-trader = Händler: Bankiers und Karawanen
personality-planter = Pflanzer: Gartenplättchen
