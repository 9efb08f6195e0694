## The companion for the real table
web-companion-title = Przy prawdziwym stole
web-companion-lead = Gra leży przed wami na stole: te narzędzia liczą, rozdają i podają zasady. Działają na telefonie, także bez sieci.
web-companion-open = Otwórz

## The score pad
web-companion-score = Notes punktów
web-companion-score-about = Stuknij to, co leży przed graczami, i zobacz każdy punkt razem z tym, skąd pochodzi.
