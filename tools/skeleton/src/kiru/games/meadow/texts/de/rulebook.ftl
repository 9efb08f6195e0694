### Die Wiese: die Regeln in eigenen Worten, eine Nachricht je Regelnummer.

game-meadow = Die Wiese
    .summary = Du pflückst Blumen aus einer Reihe, die jede Runde neu ausliegt. Nach einigen Runden gewinnt, wessen Blumen die meisten Punkte bringen.

section-setup = Aufbau
section-turn = Ein Zug
section-scoring = Wertung

## Aufbau

rule-M01 = Jemand macht den ersten Zug. Wer das ist, wird ausgelost, wenn es beim Anlegen des Tisches nicht festgelegt wurde.
    .title = Wer beginnt
rule-M02 = Zu Beginn jeder Runde werden Blumen gezogen und in einer Reihe ausgelegt, eine mehr, als Personen spielen.
    .title = Die Reihe

## Ein Zug

rule-M10 = In deinem Zug pflückst du eine Blume aus der Reihe und behältst sie.
    .title = Pflücken
rule-M11 = Haben alle gepflückt, kommt die übrige Blume aus dem Spiel. Die nächste Runde beginnt, wer nach dem sitzt, der diese begann.
    .title = Rundenende
rule-M12 = Nach der letzten Runde endet das Spiel.
    .title = Spielende

## Wertung

rule-M20 = Jede Blume ist die Punkte ihrer Art wert.
    .title = Blumen
rule-M21 = Jeder Strauß, eine Blume von jeder Art, ist einige Punkte mehr wert.
    .title = Sträuße
rule-M22 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Platz geteilt.
    .title = Sieg
