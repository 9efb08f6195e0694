## The companion for the real table
web-companion-title = À la vraie table
web-companion-lead = Le jeu est posé devant vous : ces outils comptent, distribuent et citent les règles. Ils marchent sur un téléphone, même sans réseau.
web-companion-open = Ouvrir

## The score pad
web-companion-score = Bloc de score
web-companion-score-about = Touchez ce qui est posé devant chacun : chaque point s’affiche avec son origine.

## What keeps a score pad from being right, said of what one sees
pad-line-begins = { "" }Ligne { $line } :{ " " }
pad-sheet-overlap = Une autre tuile se trouve déjà en { $cell }, au même niveau.
pad-sheet-same-cells = Une tuile couvre déjà exactement ces quatre cases ; une autre ne le peut jamais (B36).
pad-sheet-taken = Autre chose occupe déjà la place de « { $place } » (B41).
pad-sheet-irrigation-twice = Un autre joueur a cette carte d’irrigation.
pad-sheet-twice = C’est déjà là.
pad-sheet-unfinished = Il resterait { $left } tuiles dans le jardin, or la partie continue tant qu’il y en a plus de { $most } (A70).
pad-sheet-alone = Ajoutez les joueurs : la faveur d’Amyitis dépend de leur nombre (A71).
pad-sheet-tile-twice = Cette tuile appartient à un autre joueur.
pad-sheet-cards = Niveau { $level } : { $found } cartes sur { $expected }.
pad-sheet-missing =
    { $part ->
        [level-1] Le niveau 1 est encore vide.
        [level-2] Le niveau 2 est encore vide.
        [level-3] Le niveau 3 est encore vide.
        [irrigation] Il manque : la carte d’irrigation.
        [track] Il manque : le marqueur de score.
        [tiles] Il manque : les tuiles.
       *[tokens] Il manque : les jetons.
    }
