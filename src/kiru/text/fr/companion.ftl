## The companion for the real table
web-companion-title = À la vraie table
web-companion-lead = Le jeu est posé devant vous : ces outils comptent, distribuent et citent les règles. Ils marchent sur un téléphone, même sans réseau.
web-companion-open = Ouvrir

## The score pad
web-companion-score = Bloc de score
web-companion-score-about = Touchez ce qui est posé devant chacun : chaque point s’affiche avec son origine.
