### Ein Teil aus der Nähe: seine Regel in Worten und was es wert ist.

card-animal = Bringt { $low } auf Ebene 1, { $middle } auf Ebene 2 und { $high } auf Ebene 3.
card-tree = Benachbarte Bäume dieser Art ({ $tree }) zählen nach ihrer Zahl: { $points }.
card-visitor = { $points ->
    [one] { $points } Punkt je { $wish } in deinem Garten.
   *[other] { $points } Punkte je { $wish } in deinem Garten.
}
card-empty = Beet (Leere Karte): Eine Verbesserung kann darauf liegen.
card-flowers = Blumen zählen je 1 in deiner größten zusammenhängenden Gruppe ihrer Farbe.
card-irrigated = Bewässert: zählt auf den Plätzen deiner Bewässerungskarte.
card-irrigation = Sie liegt über deinem Garten, von der linken Karte an. Bewässerte Karten auf ihren Plätzen zählen zusammen.
    .title = Bewässerungskarte: { $name }
card-irrigation-row = Punkte für 0, 1, 2 … solche Karten: { $points }.
card-irrigation-now = { $points ->
    [one] Jetzt in diesem Garten { $count }: { $points } Punkt.
   *[other] Jetzt in diesem Garten { $count }: { $points } Punkte.
}
card-crown = Krone: Du nimmst den Startspielermarker.
card-price = Kostet { $cost } Gold; du hast { $gold }.
card-tool = Werkzeugbonus: so viele Werkzeuge wie die Ebene, auf der sie liegt.
card-gold = Goldbonus: so viel Gold wie die Ebene, auf der sie liegt.
card-tools = { $cost ->
    [0] Kostenlos.
    [one] Kostet { $cost } Werkzeug; du hast { $tools }.
   *[other] Kostet { $cost } Werkzeuge; du hast { $tools }.
}
card-worth = { $gain ->
    [0] Für dich jetzt { $now }; diese Karte bringt noch keine Punkte dazu.
   *[other] Für dich jetzt { $now }; mit dieser Karte bis zu +{ $gain }, auf { $cell }.
}
card-no-place = Dein Garten ist fertig.
card-no-empty = Du hast kein Beet (keine Leere Karte) dafür.
card-objective = Alles muss auf einer Ebene deines Gartens stehen.
card-progress = Du brauchst { $needed }; deine beste Ebene hat { $found }.
card-objective-worth = { $gain ->
    [one] Jetzt erfüllt bringt es { $gain } Punkt.
   *[other] Jetzt erfüllt bringt es { $gain } Punkte.
}
card-completed = Du hast es erfüllt.
card-taken = Alle seine Felder sind besetzt.
card-stands = { $points ->
    [one] Hier auf Ebene { $level }: { $points } Punkt.
   *[other] Hier auf Ebene { $level }: { $points } Punkte.
}
card-finds = { $points ->
    [one] Jetzt in diesem Garten: { $points } Punkt.
   *[other] Jetzt in diesem Garten: { $points } Punkte.
}
