# Was die eigenen Spiele ergeben, im Browser.
web-stats-title = Meine Statistik
web-stats-lead = Deine beendeten Spiele: welche Plätze du belegst, woher deine Punkte kommen und wie stark du neben den Bots bist.
web-stats-kind = Spiel und Personen
web-stats-kind-of = { $title }, { $players ->
    [1] allein
   *[other] zu { $players }
}
web-stats-empty-title = Dein Garten der Zahlen ist noch leer
web-stats-empty = Spiel ein Spiel zu Ende, dann beginnt diese Seite zu wachsen: Punkte, Siegesserien, Eröffnungen und wie du neben den Bots stehst.
web-stats-figures = Auf einen Blick
web-stats-games = Spiele
web-stats-wins = Gewonnen
web-stats-win-share = { $wins } von { $games }
web-stats-mean = Punkte im Schnitt
web-stats-best = Bestes Ergebnis
web-stats-streak = Siege in Folge
web-stats-longest = längste Serie: { $count }
web-stats-scores = Deine Punkte, Spiel für Spiel
web-stats-scores-text = { $count ->
    [one] Ein Spiel.
   *[other] { $count } Spiele.
} Dein Schnitt: { $mean }. Dein Bestes: { $best }.
web-stats-scores-royal = Schnitt von royal in so einem Spiel: { $royal }.
web-stats-your-average = dein Schnitt
web-stats-royal-average = Schnitt von royal
web-stats-points = Punkte
web-stats-when = Wann
web-stats-place = Platz
web-stats-places = Welche Plätze du belegst
web-stats-places-text = { $place }: { $count } von { $games }
web-stats-lines = Woher deine Punkte kommen
web-stats-lines-help = Der Balken ist dein Schnitt, der Strich das, was royal gegen sich selbst daraus macht.
web-stats-line = Wertungszeile
web-stats-last = Letztes Spiel
web-stats-average = Schnitt
web-stats-royal = Royal
web-stats-strength = Wie stark du neben den Bots bist
web-stats-strength-text = Nach { $games ->
    [one] einem Ergebnis
   *[other] { $games } Ergebnissen
} gegen Bots bist du etwa so stark wie { $level }. Deine Stärke: { $points }.
web-stats-strength-none = Spiel drei Spiele mit Bots am Tisch, dann steht hier, wie stark du bist.
web-stats-you = Du
web-stats-bot = Bot
web-stats-above = Davor
web-stats-beside = Gleichauf
web-stats-below = Dahinter
web-stats-expected = Erwartet
web-stats-openings = Wie deine Spiele beginnen
web-stats-opening = Eröffnung
web-stats-won-share = Gewonnen
web-stats-rating = Deine Wertung
web-stats-rating-text = { $points } nach { $games ->
    [one] einem gewerteten Spiel
   *[other] { $games } gewerteten Spielen
}
web-stats-rating-none = Ein gewerteter Tisch, ohne Tipps und Zurücknehmen, bringt dir hier eine Wertung.
web-stats-rated-table = Gewerteten Tisch eröffnen
web-stats-profile = Mein Profil
web-stats-leaderboards = Ranglisten
