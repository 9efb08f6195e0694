### Amyitis: die Regeln in eigenen Worten, eine Nachricht je Regelnummer.

game-amyitis = Amyitis
    .summary = Edle von Babylon wetteifern um die hängenden Gärten, die ein König seiner heimwehkranken Königin versprochen hat. Sie heuern Handwerker an, führen eine gemeinsame Karawane von Stadt zu Stadt und bringen den Pflanzen Wasser, um am Ende die meisten Punkte zu haben.

section-boards = Spielpläne
section-setup = Aufbau
section-phase1 = Phase I: Handwerker und Einkommen
section-phase2 = Phase II: Aktionen
section-planting = Pflanzen
section-phase3 = Phase III: Ende der Runde
section-end = Ende des Spiels

## Spielpläne

rule-A01 = Der Garten hat 16 Parzellen auf vier Stockwerken: 7 auf Stockwerk 1, 5 auf Stockwerk 2, 3 auf Stockwerk 3 und eine einzige oben auf Stockwerk 4. Der Fluss läuft außen an den beiden unteren Seiten des Gartens entlang.
    .title = Der Garten
rule-A02 = Bewässerungsstellen liegen nur zwischen zwei Parzellen, an insgesamt 24 Seiten. Eine Seite an einer Parzelle von Stockwerk 3 oder 4 hat zwei Stellen, jede andere eine; das macht 32.
    .title = Bewässerungsstellen
rule-A03 = Bewässerungsstellen laufen an den Seiten der Parzellen entlang und treffen sich an den Ecken; die Ecken an den beiden unteren Rändern liegen am Fluss. Die zwei Stellen einer doppelten Seite liegen hintereinander, jede berührt ein Ende der Seite und ihren Zwilling; spielt der Tisch mit Stellen nebeneinander, berührt jede der beiden beide Enden. (Entscheidung von Kiru.)
    .title = Wie Stellen verbunden sind
rule-A04 = Eine Stelle ist frei, wenn sie leer ist und den Fluss berührt oder an einer Ecke oder durch ihren Zwilling eine bewässerte Stelle, die eine Kette von Würfeln mit dem Fluss verbindet. Wem die Würfel gehören, ist gleich; neutrale tragen auch Wasser, aber nur, wenn sie selbst mit dem Fluss verbunden sind.
    .title = Freie Stellen
rule-A05 = Die Karawane zieht im Uhrzeigersinn über neun Stationen, von Babylon aus. Vier Städte verkaufen Pflanzen (Eschnunna, Ur, Mari und Chorsabad), vier Hofkarten von je zwei Sorten; jede Stadt verlangt eine bestimmte Ware.
    .title = Weg der Karawane
rule-A06 = Die Felder sind zwei Reihen mit je fünf Plätzen, von links gefüllt. Die obere gibt Salz, Palme, Gerste, Datteln und Wein, die untere Gerste, Datteln, Salz, Palme und Wein.
    .title = Felder
rule-A07 = Es gibt drei Tempel, für Ischtar, Marduk und Tammuz, und jeder fasst vier Würfel.
    .title = Tempel
rule-A08 = Zu zweit bekommen drei Parzellen an einer seitlichen Ecke (zwei auf Stockwerk 1, eine auf Stockwerk 2) kein Plättchen und können nie bepflanzt werden. Die Stellen daneben bleiben im Spiel, und eine unbenutzte Parzelle gilt nie als bepflanzt. (Entscheidung von Kiru.)
    .title = Unbenutzte Parzellen

## Aufbau

rule-A10 = Handwerker- und Hofkarten für mehr Personen, als am Tisch sitzen, kommen aus dem Spiel.
    .title = Entfernte Karten
rule-A11 = Von jeder Ware außer Wein wird ein Marker genommen und zufällig einer auf jeden Karawanenführer der Stufe 2 gelegt, der im Spiel ist. Übrige Marker gehen in den Vorrat zurück. (Entscheidung von Kiru.)
    .title = Marker der Karawanenführer
rule-A12 = Das Plättchen der Güte 3 mit 10 Punkten liegt auf Stockwerk 4; zufällige füllen die anderen, drei der Güte 3 auf Stockwerk 3, fünf der Güte 2 auf Stockwerk 2, sieben der Güte 1 auf Stockwerk 1. Zu zweit bleiben die unbenutzten Parzellen leer, es sind also vier auf Stockwerk 2 und fünf auf Stockwerk 1. Was nicht ausliegt, kommt aus dem Spiel.
    .title = Gartenplättchen
rule-A13 = Die Pflanzenkarte mit Güte 2 auf beiden Seiten liegt in Chorsabad, der Zufall bestimmt die Seite. Die anderen drei kommen zufällig nach Eschnunna, Ur und Mari, mit Güte 1 nach oben.
    .title = Pflanzenkarten
rule-A14 = Alle beginnen mit allen Würfeln ihrer Farbe, 4 Talenten, 1 Kamel, einem Karawanenführer der Stufe 0 und 0 Punkten; die Karawane steht in Babylon. Wer beginnt, entscheidet das Los, wenn es beim Anlegen des Tisches nicht festgelegt wurde.
    .title = Ausgangslage
rule-A15 = Der Vorrat ist begrenzt: 7 Marker jeder Ware, 13 Kamele außer der Karawane, 30 Talente und 30 Würfel pro Person; nur neutrale Würfel gehen nie aus. Bezahltes liegt wieder im Vorrat, bevor jemand etwas bekommt, und wenn er nicht reicht, nimmt man in Zugreihenfolge, was übrig ist. Eine Aktion ganz ohne Wirkung ist nicht erlaubt, etwa ein Händler ohne Kamele im Vorrat; ein Bauer darf aber auch dort einen Würfel legen, wo die Ware aus ist. (Entscheidung von Kiru.)
    .title = Begrenzter Vorrat

## Runde, Phase I

rule-A20 = Zu Beginn der Runde werden alle Handwerkerkarten für diese Personenzahl gemischt und so viele Dreiergruppen offen ausgelegt, wie Personen spielen. Die übrigen Karten setzen diese Runde aus.
    .title = Gruppen der Handwerker
rule-A21 = Dein Bankier zahlt zu Beginn der Runde: 1 Talent auf Stufe 1, 2 Talente auf Stufe 2 und auf Stufe 3 zu 2 Talenten noch 2 Punkte. Ohne Bankier bekommst du nichts.
    .title = Einkommen

## Runde, Phase II

rule-A29 = Vom Startspieler an im Uhrzeigersinn macht jeder eine Aktion pro Zug: passen, anheuern oder mit der Karawane ziehen. Das geht so, bis alle gepasst haben.
    .title = Eine Aktion pro Zug
rule-A30 = Wenn du passt, kommt dein Würfel auf das Feld „Passen“, und du hast in dieser Runde keine Aktion mehr; sooft du an der Reihe wärst und noch jemand spielt, nimmst du 1 Talent. Die Phase endet, sobald die letzte Person passt, danach nimmt niemand mehr ein Talent. Passen darf man immer; wer keinen Würfel hat, legt keinen. (Entscheidung von Kiru.)
    .title = Passen
rule-A31 = Zum Anheuern nimmst du eine offene Handwerkerkarte aus einer Gruppe und zahlst 1 Talent für jede schon umgedrehte Karte dieser Gruppe: 0, 1 oder 2 Talente. Die Karte wird umgedreht, und du führst sie aus. Was du nicht bezahlen oder ausführen kannst, etwa ein Ingenieur ohne freie Stelle, ist nicht erlaubt. (Entscheidung von Kiru.)
    .title = Anheuern
rule-A32 = Ein Bauer legt einen Würfel auf den linken leeren Platz einer der beiden Feldreihen und nimmt die Ware dieses Platzes.
    .title = Bauer
rule-A33 = Ist eine Feldreihe voll, nimmt, wer darin mehr Würfel hat als jeder andere, eine Gärtnerkarte, wenn noch eine da ist; bei Gleichstand niemand. So oder so wird die Reihe geräumt, und die Würfel kehren zurück.
    .title = Volle Feldreihe
rule-A34 = Der Würfel eines Priesters kommt von links in einen Tempel und schiebt die anderen nach rechts. Ein fünfter fällt am Ende heraus und kehrt zurück, ein neutraler in den Vorrat.
    .title = Priester
rule-A35 = Ein Ingenieur legt einen Würfel auf eine freie Bewässerungsstelle und bringt 2 Punkte.
    .title = Ingenieur
rule-A36 = Ein Händler bringt dir ein Kamel aus dem Vorrat.
    .title = Händler
rule-A37 = Hast du keinen Würfel mehr im Vorrat, darfst du nichts wählen, wofür einer nötig ist. (Entscheidung von Kiru.)
    .title = Keine Würfel mehr
rule-A40 = Die Karawane zieht im Uhrzeigersinn mindestens 1 Station weit, und du zahlst 1 Kamel je Station, abzüglich des Bonus deines Karawanenführers (0, 2 oder 4 auf Stufe 0, 1 oder 2), aber nie weniger als 1 Kamel. Man zahlt immer so wenig wie möglich, und 8 Stationen sind das Höchste, denn nach einer ganzen Runde stünde die Karawane wieder am selben Ort. (Entscheidung von Kiru.)
    .title = Die Karawane ziehen
rule-A41 = Du darfst die Karawane nur dorthin führen, wo du eine der Aktionen ausführen kannst, und bei der Ankunft musst du das tun.
    .title = Aktion bei der Ankunft
rule-A42 = In Babylon verkaufst du einen Marker für 3 Punkte oder zwei, gleiche oder verschiedene, für 6 und legst dann einen Würfel auf eine freie Bewässerungsstelle, ohne Punkte. Diese Bewässerung gehört zum Verkauf; ohne freie Stelle oder ohne Würfel kannst du nicht verkaufen. (Entscheidung von Kiru.)
    .title = Verkauf in Babylon
rule-A43 = Wein kann jede zu zahlende Ware ersetzen, aber nie ein Kamel oder Talent. Wer zahlt, entscheidet, welche Marker es sind.
    .title = Wein
rule-A44 = In einer Stadt des Hofes zahlst du einen Marker der verlangten Ware und nimmst deine nächste Karte einer der beiden Sorten: Stufe 1, wenn du keine hast, sonst eine Stufe über deiner höchsten. Nur die neueste Karte einer Sorte zählt; die verdeckten bleiben bei dir und kommen nie in den Vorrat zurück. Auf der höchsten Stufe kannst du keine mehr nehmen.
    .title = Hofkarten kaufen
rule-A45 = Stufen am Hof kann man nicht überspringen. Sind keine Karten deiner nächsten Stufe mehr da, ist diese Sorte für dich für immer geschlossen.
    .title = Hofkarten aus
rule-A46 = Ein Karawanenführer der Stufe 2 bringt dir den Warenmarker, der auf ihm liegt, und ein Palast zählt sofort: 2, 3, 4, 5, 7 oder 10 Punkte für die Stufen 1 bis 6. Das gilt auch für eine Hofkarte von einem Gartenplättchen, und sind noch zwei Karawanenführer der Stufe 2 da, wählst du. (Entscheidung von Kiru.)
    .title = Lohn der Hofkarten
rule-A47 = In einer Pflanzenstadt zahlst du einen Marker der verlangten Ware und die zusätzliche Ware der Pflanzenkarte, wenn sie eine zeigt, und musst sofort pflanzen. Danach wird die Pflanzenkarte umgedreht.
    .title = Pflanzen kaufen

## Pflanzen

rule-A50 = Pflanzen darfst du nur auf einer Parzelle, die noch ihr Plättchen und mindestens eine ganz bewässerte Seite hat, bei einer doppelten Seite also beide Stellen. Der Fluss selbst bewässert keine Parzelle.
    .title = Bewässerte Parzelle
rule-A51 = Die Güte der Pflanze und die eingesetzten Gärtner zusammen müssen die Nummer des Stockwerks erreichen, nur auf Stockwerk 4 genügt 3; eingesetzte Gärtner gehen in den Vorrat. Mehr Gärtner als nötig darfst du nicht einsetzen. (Entscheidung von Kiru.)
    .title = Güte und Gärtner
rule-A52 = Du nimmst das Plättchen und bekommst sofort seine Punkte und Boni: Talente, Kamele, eine beliebige Ware (auch Wein) oder eine Hofkarte nach Wahl, also einen Gärtner oder deine nächste Stufe von Bankier, Karawanenführer oder Palast. Die Folge ist: Plättchen und Boni, Bewässerungsbonus, selbsttätige Bewässerung, Umdrehen der Pflanzenkarte. Boni nimmt man in der gezeigten Folge, und was nicht genommen werden kann, verfällt. (Entscheidung von Kiru.)
    .title = Plättchen und Boni
rule-A53 = Wer auf den Stellen um die bepflanzte Parzelle mehr Würfel hat als jeder andere, bekommt die aufgedruckte Güte der Pflanzenkarte als Punkte, ohne Gärtner, auch wenn jemand anderes gepflanzt hat. Bei Gleichstand niemand, und neutrale Würfel zählen für niemanden.
    .title = Bewässerungsbonus
rule-A54 = Alle leeren Stellen zwischen der neuen Pflanze und schon bepflanzten Nachbarn bekommen neutrale Würfel.
    .title = Selbsttätige Bewässerung

## Runde, Phase III

rule-A60 = Wer rechts vom Startspieler sitzt, legt einen eigenen Würfel in einen Tempel nach Wahl, dann kommen neutrale in die beiden anderen; alle schieben wie der Würfel eines Priesters. Ohne Würfel kommt ein neutraler an seine Stelle. (Entscheidung von Kiru.)
    .title = Prozession
rule-A61 = Die Tempel werden in der Folge Ischtar, Marduk, Tammuz abgerechnet, Platz eins vor Platz zwei. Die Plätze richten sich nach der Zahl der Würfel ohne die neutralen, und der Würfel ganz rechts entscheidet einen Gleichstand um beide Plätze. Wer allein in einem Tempel ist, bekommt nur Platz eins, und zu zweit gibt es keinen Platz zwei.
    .title = Mehrheiten in Tempeln
rule-A62 = Im Tempel der Ischtar nimmt Platz eins ein Kamel oder ein Talent, Platz zwei das andere. Wählen kann man nur, was der Vorrat hat, und fehlt das andere, bekommt Platz zwei nichts. (Entscheidung von Kiru.)
    .title = Ischtar
rule-A63 = Im Tempel des Marduk bringt Platz eins 2 Punkte und Platz zwei 1 Punkt.
    .title = Marduk
rule-A64 = Im Tempel des Tammuz muss Platz eins einen Würfel auf ein Feld legen und dessen Ware nehmen wie mit einem Bauern, auch mit dem Räumen einer vollen Reihe, außer ohne Würfel. Platz zwei darf einen Warenmarker, auch Wein, gegen einen anderer Sorte aus dem Vorrat tauschen, aber nicht gegen Wein.
    .title = Tammuz
rule-A65 = In Zugreihenfolge gibt jeder Warenmarker nach Wahl zurück, bis die Grenze erreicht ist: 2 Marker mit einem Karawanenführer der Stufe 0 oder 1, 4 mit Stufe 2. Kamele und Talente darf man unbegrenzt behalten.
    .title = Lagergrenze
rule-A66 = Die Startspielerkarte wandert nach links. Erst jetzt kommen die Würfel vom Feld „Passen“ zurück; für Prozession und Tammuz stehen sie also nicht bereit. (Entscheidung von Kiru.)
    .title = Nächster Startspieler
rule-A67 = Eine Entscheidung mit nur einer erlaubten Aktion wird ohne Frage getroffen und steht trotzdem in der Aufzeichnung.
    .title = Erzwungene Wahl

## Ende des Spiels

rule-A70 = Sobald zu zweit 3 oder weniger, zu dritt und zu viert 4 oder weniger Gartenplättchen übrig sind, ist die laufende Runde die letzte. Sie wird mit Phase III zu Ende gespielt.
    .title = Letzte Runde
rule-A71 = Amyitis belohnt deine Gartenplättchen mit 5 oder 10 Punkten. Für 5 Punkte braucht es mindestens 5 Plättchen zu zweit, 4 zu dritt und 3 zu viert; für 10 Punkte statt der 5 mindestens 7, 6 und 5.
    .title = Gunst der Amyitis
rule-A72 = Am Ende ist jeder übrige Warenmarker 1 Punkt wert; Kamele und Talente zählen nichts.
    .title = Übrige Waren
rule-A73 = Die höchste Punktzahl gewinnt, und alle, die sie erreichen, haben gewonnen.
    .title = Sieg
rule-A74 = Wird 20 Runden in Folge nichts gepflanzt, endet das Spiel mit der letzten davon und wird wie üblich gewertet. Das Heft kennt dieses Ende nicht, aber ohne es stünde ein Tisch, an dem alle Stellen voll und alle Kamele in den falschen Händen sind, für immer still. (Entscheidung von Kiru, seit Regelversion 2.)
    .title = Stillstand
