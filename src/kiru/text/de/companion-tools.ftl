### Werkzeuge für den echten Tisch: der Automat der Hängenden Gärten, Geber und Uhr, Schiedsrichter.

## Was nicht geht
error-companion-turns = Ein Spiel hat höchstens { $most } Züge.
error-companion-turn = „{ $turn }“ ist kein Zug, der jetzt gefragt ist.
error-companion-score = Eine Punktzahl liegt zwischen 0 und { $most }.
error-companion-round = Auszuteilen gibt es etwas in den Runden 1 bis { $most }.

## Der Automat: Sätze
companion-you-column = Dein Gärtner steht unter Spalte { $column }.
companion-you-marker = Du hast den Startspielermarker genommen.
companion-you-buy = Du hast die Verbesserung für { $cost } Gold gekauft.
companion-you-complete = Du hast Ziel { $slot } markiert.
companion-auto-column = Der Gärtner des Automaten geht unter Spalte { $column }.
companion-auto-looks-animal = Er wirft die unterste Karte mit einem Tier ab; gibt es keine, die Karte auf Ebene { $level }.
companion-auto-looks-tree = Er wirft die unterste Karte mit einem Baum ab; gibt es keine, die Karte auf Ebene { $level }.
companion-auto-looks-irrigation = Er wirft die unterste bewässerte Karte ab; gibt es keine, die Karte auf Ebene { $level }.
companion-auto-looks-visitor = Er wirft die unterste Karte mit Besuch ab; gibt es keine, die Karte auf Ebene { $level }.
companion-auto-looks-flowers = Er wirft jede Karte ab, die eine Blume zeigt; gibt es keine, nichts.
companion-auto-ask-animal = Welche Karten in Spalte { $column } zeigen ein Tier? Tippe sie an.
companion-auto-ask-tree = Welche Karten in Spalte { $column } zeigen einen Baum? Tippe sie an.
companion-auto-ask-irrigation = Welche Karten in Spalte { $column } sind bewässert? Tippe sie an.
companion-auto-ask-visitor = Welche Karten in Spalte { $column } zeigen Besuch? Tippe sie an.
companion-auto-ask-flowers = Welche Karten in Spalte { $column } zeigen eine Blume? Tippe sie an.
companion-auto-discards = { $count ->
    [one] Er wirft die Karte auf Ebene { $levels } ab.
   *[other] Er wirft die Karten auf den Ebenen { $levels } ab.
}
companion-auto-keeps = Er wirft keine Karte ab.
companion-auto-refill = { $count ->
    [one] Schieb die Karten nach unten und leg oben eine neue an.
   *[other] Schieb die Karten nach unten und leg { $count } neue an, in die unterste Lücke zuerst.
}
companion-auto-crown = Dann nimmt er den Startspielermarker.
companion-auto-objective = Dann kommt sein Marker auf Ziel { $slot }, auf das Feld für { $points }.
companion-auto-no-space = Dann würde er ein Ziel markieren, aber Feld oder Marker fehlt.
companion-auto-tile = Dann wirft er die oberste Verbesserung des Stapels für { $cost } Gold ab.
companion-auto-no-tile = Dann würde er eine Verbesserung für { $cost } Gold abwerfen, aber der Stapel ist leer.

## Gemeinsame Wörter der Werkzeuge
web-companion-you = du
web-companion-free-space = ein freies Feld
web-companion-column = Spalte { $column }
web-companion-seed = Zahl zum Mischen
web-companion-seed-is = Gemischt mit der Zahl { $seed }.
web-companion-wait = Einen Moment …
web-companion-try-again = Noch einmal versuchen

## Der Automat: seine Seite
web-companion-automaton = Automat
web-companion-automaton-about = Die Hängenden Gärten allein: Er deckt seine Karten auf und sagt, was er mit deinem Markt macht.
web-companion-automaton-lead = Bau Die Hängenden Gärten für eine Person auf. Die Karten des Automaten bleiben in der Schachtel: Gemischt und aufgedeckt werden sie hier. Alles andere liegt auf deinem Tisch.
web-companion-automaton-begin = Anfangen
web-companion-automaton-round = Runde { $round } von { $rounds }
web-companion-automaton-marker = Startspielermarker:
web-companion-automaton-lay-out = Zu Beginn hast du { $gold } Gold, { $tools } Werkzeug, drei Gärtner und den Startspielermarker. Der Automat hat drei Gärtner und vier Zielmarker.
web-companion-automaton-does = Das macht der Automat
web-companion-automaton-card-number = Der Automat deckt Karte { $number } auf
web-companion-automaton-your-turn = Du bist dran
web-companion-automaton-your-turn-help = Spiel deinen Zug am Tisch nach den Regeln und sag dann, was der Automat wissen muss.
web-companion-automaton-card = Die Karte auf Ebene { $level }
web-companion-automaton-gone = Abwerfen: Ebene { $level } in Spalte { $column }
web-companion-automaton-here = Mein Gärtner
web-companion-automaton-full = Voll
web-companion-automaton-took-marker = Ich habe den Startspielermarker genommen
web-companion-automaton-bought = Gekaufte Verbesserung
web-companion-automaton-nothing = keine
web-companion-automaton-for-gold = für { $cost } Gold
web-companion-automaton-completed = Erfülltes Ziel
web-companion-automaton-none = keines
web-companion-automaton-slot = Ziel { $slot }
web-companion-automaton-choose-column = Wähl zuerst deine Spalte
web-companion-automaton-turn-done = Mein Zug ist zu Ende
web-companion-automaton-carry-out = Diese Karten zeigen es
web-companion-automaton-none-shown = Keine Karte zeigt es
web-companion-automaton-next-card = Erledigt: nächste Karte
web-companion-automaton-undo = Letzten Zug zurücknehmen
web-companion-automaton-objectives = Ziele
web-companion-automaton-bonus-tool = und ein Werkzeug
web-companion-automaton-bonus-gold = und eine Goldmünze
web-companion-automaton-stacks = Verbesserungen
web-companion-automaton-gold = Gold
web-companion-automaton-left = noch { $left }
web-companion-automaton-log = Alle Züge
web-companion-automaton-again = Neues Spiel
web-companion-automaton-again-sure = Ja, dieses Spiel vergessen
web-companion-automaton-keep = Weiterspielen
web-companion-automaton-over = Das Spiel ist aus
web-companion-automaton-count = Zähl deinen Garten: Der Automat hat keine Punkte, du aber einen Rang.
web-companion-automaton-to-pad = Zum Wertungsblock
web-companion-automaton-score = Deine Punkte
web-companion-automaton-rank = Welcher Rang ist das?
web-companion-automaton-reached = { $score } Punkte: { $rank }.

## Geber und Uhr
web-companion-dealer = Geber und Uhr
web-companion-dealer-about = Wer anfängt, Ziele, Handwerkskarten, Rundenmarker: ausgeteilt nach den Regeln. Und eine Uhr für alle.
web-companion-dealer-tool-deal = Geber
web-companion-dealer-tool-clock = Uhr
web-companion-dealer-people = Personen
web-companion-dealer-name = Name von Person { $number }
web-companion-dealer-round = Runde { $round } von { $rounds }
web-companion-dealer-no-token = In dieser Runde gibt es keinen Marker.
web-companion-dealer-back = Runde davor
web-companion-dealer-next = Nächste Runde
web-companion-dealer-setup = Für den Aufbau
web-companion-dealer-dealing-objectives = Ziele
web-companion-dealer-dealing-irrigation = Bewässerungskarten
web-companion-dealer-dealing-flowers = Tableaus
web-companion-dealer-dealing-tokens = Rohstoffe auf Karawanenführern
web-companion-dealer-dealing-tiles = Gartenplättchen
web-companion-dealer-dealing-plants = Pflanzenkarten
web-companion-dealer-turning-plant = Die letzte Pflanzenkarte
web-companion-dealer-by-hand-hanging-gardens = Gartenkarten und Verbesserungen mischt man von Hand: Sie liegen in Stapeln.
web-companion-dealer-by-hand-amyitis = Die Handwerkskarten jeder Runde stehen oben.
web-companion-dealer-by-hand-babylon = Die Plättchen des Steinbruchs mischt man von Hand: Sie liegen in Schichten.
web-companion-dealer-shuffle = Neu austeilen
web-companion-dealer-seed-help = Dieselbe Zahl teilt dasselbe aus: Wer sie eingibt, sieht denselben Tisch.
web-companion-clock-mode = Wie die Zeit verteilt wird
web-companion-clock-mode-turn = so viel für jeden Zug
web-companion-clock-mode-chess = so viel für das ganze Spiel
web-companion-clock-minutes-turn = Minuten für einen Zug
web-companion-clock-minutes-all = Minuten für jede Person
web-companion-clock-increment = Sekunden, die jeder Zug bringt
web-companion-clock-sound = Ton
web-companion-clock-set = Uhr stellen
web-companion-clock-start = Zum Anfangen tippen
web-companion-clock-tap = Tippen: mein Zug ist zu Ende
web-companion-clock-over = Die Zeit ist um
web-companion-clock-paused = Die Uhr steht still
web-companion-clock-pause = Pause
web-companion-clock-resume = Weiter
web-companion-clock-end = Uhr weglegen
web-companion-clock-end-sure = Ja, diese Zeiten vergessen
web-companion-clock-keep = Uhr behalten

## Was man nicht fragen kann
error-judge-situation = Die Frage „{ $situation }“ kennt der Schiedsrichter nicht.
error-judge-value = „{ $value }“ passt nicht zu { $field }.

## Der Schiedsrichter: seine Fragen
judge-gardens-place = Darf diese Karte hierhin?
judge-gardens-take = Darf ich diese Karte nehmen?
judge-gardens-enhance = Darf ich diese Verbesserung kaufen und dort hinlegen?
judge-gardens-objective = Darf ich dieses Ziel erfüllen?
judge-amyitis-irrigate = Darf hier ein Würfel hin?
judge-amyitis-plant = Darf ich hier pflanzen?
judge-amyitis-court = Darf ich dorthin ziehen und diese Hofkarte nehmen?
judge-amyitis-recruit = Darf ich diese Karte anwerben?
judge-babylon-terrace = Darf dieses Plättchen hier stehen?
judge-babylon-decoration = Darf diese Dekoration gebaut werden?

## Der Schiedsrichter: was man wissen muss
judge-field-garden = Die Karten meines Gartens
judge-field-place = Der Platz, um den es geht
judge-field-players = Personen am Tisch
judge-field-level = Ebene der Karte im Markt
judge-field-tools = Mein Werkzeug
judge-field-gardeners = Gärtner unter dieser Spalte
judge-field-price = Preis der Verbesserung
judge-field-gold = Mein Gold
judge-field-card = Die Karte, auf die sie soll
judge-field-stack_left = Im Stapel liegt ein Plättchen
judge-field-objective = Das Ziel
judge-field-items_1 = Davon auf Ebene 1
judge-field-items_2 = Davon auf Ebene 2
judge-field-items_3 = Davon auf Ebene 3
judge-field-marker = Ich habe den Startspielermarker
judge-field-done_before = Ich habe es schon erfüllt
judge-field-space_left = Es hat ein freies Feld
judge-field-canals = Würfel im Garten, egal von wem
judge-field-area = Der Bereich, um den es geht
judge-field-twin_areas = Die zwei Bereiche einer doppelten Seite
judge-field-square = Das Feld, um das es geht
judge-field-quality = Qualität der Pflanze
judge-field-garden_helpers = Meine Gärtnerkarten
judge-field-seats = Personen am Tisch
judge-field-tile_there = Das Feld hat noch sein Plättchen
judge-field-city = Die Stadt
judge-field-kind = Die Hofkarte
judge-field-distance = Felder von der Karawane zur Stadt
judge-field-camels = Meine Kamele
judge-field-level_caravaneer = Meine Stufe: Karawanenführer
judge-field-level_banker = Meine Stufe: Bankier
judge-field-level_palace = Meine Stufe: Palast
judge-field-tokens_barley = Meine Gerste
judge-field-tokens_dates = Meine Datteln
judge-field-tokens_salt = Mein Salz
judge-field-tokens_palm = Meine Palmen
judge-field-tokens_wine = Mein Wein
judge-field-card_left = Die nächste Karte dieser Art ist da
judge-field-craft = Die Handwerkskarte
judge-field-turned = Verdeckte Karten ihrer Gruppe
judge-field-talents = Meine Talente
judge-field-cubes = Würfel in meinem Vorrat
judge-field-camel_left = Der Vorrat hat ein Kamel
judge-field-tile_level = Ebene des Plättchens
judge-field-highest = Höchste Ebene in meinem Garten
judge-field-singles = Meine einfachen Säulen
judge-field-token_double = Der Rundenmarker gab mir eine doppelte Säule
judge-field-support = Es soll stehen
judge-field-surface_nw = Nordwesten: Ebene der Fläche
judge-field-thing_nw = Nordwesten: was dort ist
judge-field-surface_ne = Nordosten: Ebene der Fläche
judge-field-thing_ne = Nordosten: was dort ist
judge-field-surface_se = Südosten: Ebene der Fläche
judge-field-thing_se = Südosten: was dort ist
judge-field-surface_sw = Südwesten: Ebene der Fläche
judge-field-thing_sw = Südwesten: was dort ist
judge-field-same_spot = Ein Plättchen liegt genau darüber oder darunter
judge-field-doubles_left = Der Vorrat hat doppelte Säulen
judge-field-belvederes_left = Der Vorrat hat ein Belvedere
judge-field-decoration = Die Dekoration
judge-field-item_left = Der Vorrat hat eine
judge-field-level_first = Erstes Feld: Ebene
judge-field-symbol_first = Erstes Feld: das Symbol stimmt
judge-field-new_first = Erstes Feld: Plättchen aus diesem Zug
judge-field-thing_first = Erstes Feld: was dort ist
judge-field-level_second = Zweites Feld: Ebene
judge-field-symbol_second = Zweites Feld: das Symbol stimmt
judge-field-new_second = Zweites Feld: Plättchen aus diesem Zug
judge-field-thing_second = Zweites Feld: was dort ist
judge-field-one_tile = Beide Felder gehören zu einem Plättchen
judge-field-level_gap = Dazwischen: Ebene der Fläche
judge-field-thing_gap = Dazwischen: was dort ist
judge-field-bridge_gap = Eine Brücke darf spannen über
judge-field-statues = Statuen in meinem Garten

## Der Schiedsrichter: Antworten zur Wahl
judge-option-yes = ja
judge-option-no = nein
judge-option-empty = eine leere Karte (ein Beet)
judge-option-animal = ein Tier
judge-option-tree = ein Baum
judge-option-visitor = Besuch
judge-option-enhanced = eine Karte mit Verbesserung
judge-option-series = hintereinander
judge-option-parallel = nebeneinander
judge-option-nothing = nichts
judge-option-statue = eine Statue
judge-option-stairs_foot = das untere Ende einer Treppe
judge-option-other_item = etwas anderes
judge-option-under_bridge = eine Brücke darüber, eine Ebene höher
judge-option-any = irgendwie
judge-option-four = auf vier Säulen
judge-option-nw = mit freier Ecke im Nordwesten
judge-option-ne = mit freier Ecke im Nordosten
judge-option-se = mit freier Ecke im Südosten
judge-option-sw = mit freier Ecke im Südwesten
judge-option-stairway = eine Treppe
judge-option-fountain = ein Brunnen
judge-option-bridge = eine Brücke
judge-option-level = jeder tieferen Fläche
judge-option-ground = nur dem leeren Tableau
judge-option-none = noch keine
judge-option-same_line = eine in derselben Reihe oder Spalte
judge-option-elsewhere = nur anderswo

## Der Schiedsrichter: seine Seite
web-companion-judge = Schiedsrichter
web-companion-judge-about = Darf ich das bauen? Die Antwort, mit Regel und Grund.
web-companion-judge-question = Deine Frage
web-companion-judge-yes = Ja, du darfst.
web-companion-judge-no = Nein, du darfst nicht.
web-companion-judge-tap = Tippe an, worum es geht.
web-companion-judge-what-taps = Ein Tippen auf das Bild heißt
web-companion-judge-again = Von vorn
web-companion-judge-picture = Das Bild
web-companion-judge-filled = { $place }: belegt
web-companion-judge-asked = { $place }: gefragt
web-companion-judge-free = { $place }: frei
web-companion-judge-river = Der Fluss läuft an den dicken blauen Kanten entlang.
web-companion-judge-rules = Alle Regeln
