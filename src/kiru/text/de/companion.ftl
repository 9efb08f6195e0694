## The companion for the real table
web-companion-title = Für den echten Tisch
web-companion-lead = Das gedruckte Spiel liegt vor euch: Diese Werkzeuge zählen, teilen aus und schlagen Regeln nach. Sie laufen auf dem Telefon, auch ohne Netz.
web-companion-open = Öffnen

## The score pad
web-companion-score = Punkteblock
web-companion-score-about = Tippt ein, was vor allen liegt: Jeder Punkt erscheint, und woher er kommt.
