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
