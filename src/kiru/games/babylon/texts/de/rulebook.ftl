### Babylon: die Regeln in eigenen Worten, eine Nachricht je Regelnummer.

game-babylon = Babylon
    .summary = Du gräbst Terrassen aus einem gemeinsamen Steinbruch und stapelst sie auf Säulen, Ebene über Ebene, zu einem hängenden Garten. Treppen, Brunnen, Brücken und Statuen zählen nach ihrer Höhe, solange man sie noch von oben sieht.

section-editions = Ausgaben
section-quarry = Der Steinbruch
section-turn = Ein Zug: graben, bauen, lagern
section-placing = Eine Platte legen
section-decorations = Verzierungen
section-tokens = Rundenmarker
section-end = Ende und Wertung

## Ausgaben

rule-B01 = Am Tisch gilt die englische Ausgabe (sonst üblich) oder die polnische. Die höchste Ebene zählt in der englischen ihr Quadrat (1, 4, 9), in der polnischen das Doppelte (2, 4, 6). Auch der Vorrat ist verschieden, englisch/polnisch: 152/148 einfache Säulen, 64/60 doppelte, 40/38 Belvederes, 40/38 Statuen und je 16/15 Treppen, Brunnen und Brücken; Ersatzteile der polnischen Schachtel zählen nicht.
    .title = Ausgabe

## Der Steinbruch

rule-B10 = Der Steinbruch ist ein Raster aus 4×4, also 16 Stapel, jeder mit Basalt unten, Granit in der Mitte und Ton oben; jede Schicht ist gemischt. Zu sehen ist nur die oberste Platte, und niemand weiß, was darunter liegt.
    .title = Schichten
rule-B11 = Eine Platte aus Ton trägt 2 Symbole in ihren vier Ecken, eine aus Granit 3, eine aus Basalt 4, dazu je eine Blume; eine Startplatte trägt jedes Symbol einmal und die Blume ihres Spielers. Beide Seiten stimmen überein, du weißt also vor dem Graben, was eine sichtbare Platte bietet.
    .title = Symbole und Blumen
rule-B12 = Vor einem Spiel zu dritt nimmt jeder in Zugreihenfolge eine Platte aus Ton nach Wahl aus dem Spiel; zu zweit tun es beide abwechselnd dreimal. Dafür gibt es keine Säulen.
    .title = Ausdünnen
rule-B13 = Von den 14 Rundenmarkern kommen zu zweit 14, zu dritt 12 und zu viert 10 verdeckt auf den Stapel. Die übrigen verlassen ungesehen das Spiel.
    .title = Markerstapel
rule-B14 = Alle beginnen mit einem Plan aus 8×8 Feldern mit eigener Blume, beim Anlegen des Tisches gewählt oder ausgelost. Die Startplatte mit dieser Blume wartet in der Ablage, und niemand hat schon Säulen.
    .title = Ausgangslage
rule-B15 = Wer beginnt, wird ausgelost oder gewählt, und es geht im Uhrzeigersinn. Jede Runde beginnt dieselbe Person.
    .title = Wer beginnt
rule-B16 = Hast du nur eine erlaubte Aktion, geschieht sie ohne Frage. In der Aufzeichnung steht sie trotzdem.
    .title = Erzwungene Züge

## Ein Zug: graben, bauen, lagern

rule-B20 = Jeder Zug beginnt mit Graben: Du musst eine sichtbare Platte aus dem Steinbruch nehmen. Jede ihrer vier Kanten bringt eine einfache Säule, wenn dort die Wand, der leere Boden oder eine sichtbare Platte liegt, die nicht höher ist; ein höherer Nachbar bringt nichts.
    .title = Graben
rule-B21 = Zeigt die ausgegrabene Platte deine eigene Blume, bekommst du eine einfache Säule mehr.
    .title = Eigene Blume
rule-B22 = Der Steinbruch geht nie aus: Am Ende sind zu zweit 12, zu dritt 6 und zu viert 4 Platten übrig.
    .title = Genug Platten
rule-B23 = Hat der Vorrat weniger einfache Säulen, als dir zustehen, nimmst du, was da ist, und der Rest verfällt. (Entscheidung von Kiru.)
    .title = Knapper Vorrat
rule-B24 = Bauen ist freiwillig: Du darfst die ausgegrabene Platte legen, die abgelegte, beide in beliebiger Folge oder keine. Nach jeder darfst du Verzierungen bauen.
    .title = Bauen
rule-B25 = Am Ende deines Zuges darfst du bis zu 6 einfache Säulen und eine Platte nach Wahl behalten, oder keine; überzählige Säulen gehen in den Vorrat, andere Platten aus dem Spiel. Doppelte Säulen kann man nie behalten. Während des Zuges gibt es keine Grenze.
    .title = Lagern
rule-B26 = Die Startplatte musst du nicht gleich legen. Solange du sie nicht legst oder abwirfst, füllt sie aber deine einzige Ablage, und keine andere passt hinein.
    .title = Startplatte

## Eine Platte legen

rule-B30 = Eine Platte bedeckt 2×2 Felder ganz innerhalb des Rasters aus 8×8, das für alle Ebenen gilt. Du darfst sie in Vierteln drehen, aber nie wenden; Drehungen, die gleich aussehen, gibt es nur einmal.
    .title = Raster und Drehung
rule-B31 = Eine Platte braucht 3 oder 4 Säulen, eine je gestützter Ecke, die alle genau bis zu ihrer Ebene reichen: eine einfache steht eine Ebene tiefer als die Platte, eine doppelte zwei. Jede steht auf einem leeren, sichtbaren Feld des Plans oder einer Platte, mit oder ohne Symbol, nie auf einer anderen Säule.
    .title = Säulen
rule-B32 = In deinem Zug darfst du zwei einfache Säulen gegen eine doppelte tauschen, nie umgekehrt. Getauscht wird nur beim Bezahlen einer Platte, und ohne doppelte Säulen im Vorrat geht es nicht. (Entscheidung von Kiru.)
    .title = Doppelte Säulen
rule-B33 = Eine Platte auf nur 3 Säulen muss auf ihrer vierten Ecke sofort ein Belvedere bekommen, und das Feld ist dann besetzt. Du darfst dich mit 3 begnügen, auch wo 4 passen. Ohne Belvederes im Vorrat braucht jede Platte 4 Säulen. (Entscheidung von Kiru.)
    .title = Belvedere
rule-B34 = Eine Statue eine Ebene unter der neuen Platte kann eine Ecke als kostenlose Säule tragen. Von da an ist sie keine Statue mehr: Sie zählt nicht, gibt keine Linie und gehört zu keinem Satz.
    .title = Statue als Säule
rule-B35 = Der Garten wächst Ebene für Ebene: Über der ersten darfst du eine Platte nur legen, wenn du schon eine auf der Ebene direkt darunter hast, irgendwo im Garten. Sie darf verdeckt, weit weg oder eben erst gelegt sein.
    .title = Ebene für Ebene
rule-B36 = Keine zwei Platten deines Gartens dürfen genau dieselben vier Felder einnehmen, auf welcher Ebene auch immer. Jede muss über die andere hinausragen.
    .title = Nie ganz übereinander
rule-B37 = Eine Platte kommt immer von oben, alle vier Flächen unter ihr müssen also tiefer liegen. Über keines dieser Felder darf eine Brücke auf ihrer Ebene oder höher führen. (Entscheidung von Kiru.)
    .title = Von oben
rule-B38 = Die Ecke ohne Säule darf über einem leeren Feld oder über allem hängen, außer über dem unteren Ende einer Treppe eine Ebene tiefer, denn deren Stufen würden die Platte durchstoßen. Eine Statue unter dieser Ecke wird keine Säule, sie ist nur verdeckt. (Entscheidung von Kiru.)
    .title = Freie Ecke
rule-B39 = Säulen und ihre Platte kommen in einem Schritt, eine Säule bleibt also nie unbedeckt. Einfache und doppelte dürfen gemischt sein, wenn sie gleich hoch reichen: zwei doppelte vom Plan und zwei einfache von einer Platte auf Ebene 1 tragen zusammen eine auf Ebene 2.
    .title = Säulen und Platte
rule-B40 = Ein Feld unter einer Platte ist für das Bauen verloren. Weder Säule noch Verzierung kann dort noch stehen.
    .title = Bedeckte Felder

## Verzierungen

rule-B41 = Verzierungen sind kostenlos und freiwillig, solange der Vorrat reicht, aber mindestens ein Feld muss auf einer Platte dieses Zuges liegen. Alle Felder müssen sichtbar, leer und mit dem richtigen Symbol versehen sein, und schräg geht es nie.
    .title = Verzieren
rule-B42 = Eine Treppe verbindet zwei Treppensymbole auf Feldern, die sich mit einer Seite berühren, von zwei Platten genau eine Ebene auseinander. Auf den leeren Plan führt sie nie.
    .title = Treppe
rule-B43 = Ein Brunnen verbindet zwei Brunnensymbole auf Feldern, die sich mit einer Seite berühren, von zwei verschiedenen Platten derselben Ebene.
    .title = Brunnen
rule-B44 = Die erste Statue darf auf jedes Statuensymbol; jede weitere muss in Reihe oder Spalte mit einer anderen deines Gartens stehen, in beliebigem Abstand und auf beliebiger Ebene. Gilt keine deiner Statuen mehr als Statue, ist die nächste wieder die erste. Eine verdeckte, die keine Säule wurde, gibt weiter eine Linie. (Entscheidung von Kiru.)
    .title = Statue
rule-B45 = Eine Brücke verbindet zwei Brückensymbole auf zwei Platten derselben Ebene in einer Reihe oder Spalte, mit genau einem leeren Feld dazwischen. Leer heißt: Die Fläche liegt dort tiefer als die Brücke, keine Brücke auf dieser Ebene oder höher führt darüber, und nichts steht dort eine Ebene unter der Brücke (eine tiefere Brücke stört nicht); spielt der Tisch mit Brücken nur über dem Boden, muss es leerer Plan sein, über den nichts führt, auch keine tiefere Brücke. Danach nimmt das Feld keine Säule, keine Verzierung und keine Platte auf Ebene der Brücke oder tiefer auf. (Entscheidung von Kiru.)
    .title = Brücke

## Rundenmarker

rule-B50 = Hat die letzte Person eine Runde beendet, wird der nächste Marker aufgedeckt und gilt in der folgenden Runde für alle. Die erste Runde hat keinen Marker, und nach der letzten ist keiner mehr da und das Spiel zu Ende.
    .title = Marker aufdecken
rule-B51 = Ein Marker bringt allen eines von diesen: eine einfache Säule; eine doppelte Säule nur für diesen Zug; ein Symbol auf einer Platte dieses Zuges gilt als ein anderes; ein Feld ohne Symbol auf einer solchen Platte gilt als jedes Symbol; die eigene Blume bringt 2 statt 1; Graben samt Blume bringt eine Säule weniger; oder nichts. Die beiden Wirkungen auf Symbole sind freiwillig. Graben bringt nie weniger als null, Säulen vom Marker kommen von selbst vor dem Graben, und ein leerer Vorrat gibt nichts. (Entscheidung von Kiru.)
    .title = Wirkungen
rule-B52 = Die Wirkung auf ein Symbol darfst du nur einmal im Zug nutzen, und sie gilt nur für diesen Zug. Was damit gebaut wurde, bleibt. (Entscheidung von Kiru.)
    .title = Geänderte Symbole

## Ende und Wertung

rule-B60 = Das Spiel endet zu zweit nach 15, zu dritt nach 13 und zu viert nach 11 Runden.
    .title = Spielende
rule-B61 = Was von oben auch nur teilweise zu sehen ist, zählt ganz, was verdeckt ist, nichts: eine Statue ihre Ebene, ein Brunnen oder eine Brücke das Dreifache ihrer Ebene, eine Treppe die Summe ihrer beiden Ebenen, ein Belvedere 1. Jeder Satz aus Statue, Brunnen, Brücke und Treppe bringt 4, jeder Satz aus vier sichtbaren Platten mit vier verschiedenen Blumen 4 (jedes Teil zählt nur in einem Satz), deine höchste Ebene ihr Quadrat (englische Ausgabe) oder das Doppelte (polnische), Gelagertes nichts. Die Bahn gehört zur Brücke: Sieht man sie, ist die Brücke sichtbar, sie verdeckt aber nichts. (Entscheidung von Kiru.)
    .title = Wertung
rule-B62 = Die meisten Punkte gewinnen. Bei Gleichstand ist vorn, wer auf dem Plan die wenigsten unbedeckten Felder hat; ist auch das gleich, wird der Sieg geteilt.
    .title = Sieg und Gleichstand
