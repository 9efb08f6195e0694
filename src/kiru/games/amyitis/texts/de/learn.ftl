## Die Worte der Begleiterin im ersten Spiel
learn-welcome = Shulmu! Ich bin Tabni, Obergärtnerin von Babylon. Der König hat seiner Königin Amyitis die Hügel ihrer Heimat versprochen. Wir bringen Wasser, Pflanzen und Waren dafür, und wer sie am meisten erfreut, gewinnt. Das ist der Garten, Stockwerk über Stockwerk. Wollen wir?
learn-craft = In jeder Runde liegen Handwerkerkarten zu dritt aus. Die erste Karte einer Gruppe ist kostenlos, die zweite kostet 1 Talent, die dritte 2. Heuer den Bauern der ersten Gruppe an.
learn-field = Dein Bauer nimmt den linken freien Platz eines Feldes und bringt, was dort wächst. Das obere Feld gibt Salz, und Salz braucht die Karawane bald. Wähl das obere Feld.
learn-engineer = Nabu hat einen Händler angeheuert und ein Kamel bekommen. Jetzt muss jemand Wasser bringen, denn in trockener Erde wächst nichts. Heuer einen Ingenieur an: Eine Karte dieser Gruppe ist schon weg, also kostet er 1 Talent.
learn-irrigate = Ein Ingenieur legt deinen Würfel auf eine Stelle zwischen zwei Parzellen und bringt sofort 2 Punkte. Die Stellen führen Schritt für Schritt vom Fluss weg. Bewässere d2–d3: Beide Parzellen daneben bekommen Wasser.
learn-caravan = Nabu hat einen Priester in einen Tempel geschickt; davon später. Jetzt reist du: Die Karawane gehört allen, und jede Station kostet ein Kamel. In Eschnunna kauft ein Salz eine Pflanze der Güte 1. Führ die Karawane dorthin.
learn-plant = Eine Pflanze wächst auf einer Parzelle mit bewässerter Seite, und ihre Güte muss das Stockwerk erreichen. Auf Stockwerk 1 genügt Güte 1. Pflanz auf d3: 4 Punkte und ein Talent.
learn-price = Für das Wasser um die Pflanze gab es auch einen Punkt. Nabu hat ein Feld bestellt. Ein Ingenieur ist noch da, für 2 Talente. Wasser lohnt sich immer wieder, also heuer ihn an.
learn-water = Wo wird die nächste Pflanze stehen? Leg deinen Würfel auf c4–d4: Wer um eine Parzelle die meisten Würfel hat, bekommt Punkte, wenn dort gepflanzt wird.
learn-majority = Siehst du: Nabu hat die Karawane weitergeführt und auf d2 gepflanzt. Das Plättchen ist weg, aber das Wasser daneben war deins, und der Punkt dafür gehört dir.
learn-procession = Alle hatten gepasst, also zog die Prozession zu den Tempeln. Wer in einem Tempel die meisten Würfel hat, wird beschenkt: Ischtar gibt ein Kamel oder ein Talent, Marduk Punkte, Tammuz eine Ernte. Nabu war dort allein. Eine neue Runde hat begonnen.
learn-priest = Jetzt beginnt Nabu und nahm den Händler. Überlassen wir Nabu nicht die Tempel: Heuer den Priester an.
learn-temple = Würfel kommen von links in einen Tempel und schieben die anderen weiter, sie bleiben also eine Weile. Tammuz schenkt Platz eins jede Runde eine Feldernte. Schick deinen Würfel zu Tammuz.
learn-neutral = Die grauen Würfel sind neutral, sie gehören niemandem. Nach der Prozession kommen sie in die anderen Tempel und schieben wie jeder Würfel, haben aber nie die Mehrheit. Zwischen zwei Pflanzen tragen auch sie Wasser.
learn-court = In den Städten des Hofes kauft eine Ware eine Hofkarte. Karawanenführer lassen dich weiter reisen und mehr behalten, Bankiers zahlen jede Runde Talente, Paläste zählen sofort: 2, 3, 4, 5, 7 und 10 Punkte, Stufe für Stufe.
learn-first = Die Krone zeigt, wer beginnt. Sie wandert nach jeder Runde nach links, und wer rechts davon sitzt, führt die Prozession.
learn-end = Mehr brauchst du nicht: anheuern, bewässern, reisen, pflanzen und an die Tempel denken. Sind nur noch drei Gartenplättchen übrig, läuft die letzte Runde. Spiel weiter, jetzt entscheidest du!
