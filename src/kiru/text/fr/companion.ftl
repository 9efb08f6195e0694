## The companion for the real table
web-companion-title = À la vraie table
web-companion-lead = Le jeu est posé devant toi : ces outils comptent, distribuent et citent les règles. Ils marchent sur un téléphone, même sans réseau.
web-companion-open = Ouvrir

## The score pad
web-companion-score = Feuille de score
web-companion-score-about = Touche ce qui est posé devant chacun : chaque point s’affiche avec son origine.
web-companion-less = Un de moins
web-companion-more = Un de plus
web-companion-points-of = { $line }, { $name } : { $points }. Montrer d’où ils viennent.
web-companion-place = Place
web-companion-light-help = Touche un nombre pour voir dans le jardin ce qui le rapporte.
web-companion-player = Joueur { $number }
web-companion-gardens = Jardins
web-companion-add-player = Ajouter un joueur
web-companion-remove-player = Retirer { $name } de la feuille
web-companion-name = Nom
web-companion-undo = Annuler
web-companion-clear = Vider les jardins
web-companion-whole = La feuille est complète.
web-companion-save = Garder cette partie
web-companion-saved = Gardée
web-companion-storage-full = Cet appareil ne peut plus rien garder : oublie d’abord une ancienne partie.
web-companion-plays = Parties sur cet appareil
web-companion-plays-empty = Les parties gardées apparaîtront ici.
web-companion-share = Partager
web-companion-export = Exporter
web-companion-copied = Copié.
web-companion-forget = Oublier { $title } du { $date }
web-companion-nothing-here = encore rien
web-companion-wet-place = sous la carte d’irrigation
web-companion-irrigation-card = Carte d’irrigation
web-companion-objectives = Marqueurs d’objectif
web-companion-tools-and-gold = Outils et or restants
web-companion-which-card = Quelle carte se trouve en { $cell } ?
web-companion-which-enhancement = Quelle amélioration se trouve en { $cell } ?
web-companion-kinds = Sortes de cartes
web-companion-kind-empty = Parterres
web-companion-kind-animal = Animaux
web-companion-kind-tree = Arbres
web-companion-kind-visitor = Visiteurs
web-companion-no-enhancement = Sans amélioration
web-companion-other-card = Une autre carte
web-companion-take-away = Enlever
web-companion-score-track = Marqueur de score
web-companion-tokens-left = Ressources restantes
web-companion-fallow = Rien n’a été planté pendant { $rounds } manches
web-companion-plan = Plan du jardin
web-companion-what-to-put = Ce qui s’y trouve
web-companion-tile-with = Tuile à fleur : { $flower }
web-companion-tile-level = Niveau
web-companion-on-top = par-dessus
web-companion-level = niveau { $level }
web-companion-bare-cell = case nue
web-companion-edition = Édition
web-companion-edition-english = anglaise
web-companion-edition-polish = polonaise
web-companion-second-cell = De { $cell } à … ? Touche l’autre bout.
web-companion-tap-tile = Touche le coin nord-ouest d’une tuile.
web-companion-tap-two = Touche un bout, puis l’autre.
web-companion-tap-one = Touche la case où il se trouve.
web-companion-tap-remove = Touche ce qu’il faut enlever : d’abord ce qui s’y trouve, puis la tuile.
web-companion-garden-tiles = Tuiles de jardin : { $count }
web-companion-objective-space =
    { $taken ->
        [no] Objectif { $number }, points : { $points }, libre
       *[yes] Objectif { $number }, points : { $points }, { $name }
    }

## What keeps a score pad from being right, said of what one sees
pad-line-begins = Ligne { $line } :
pad-sheet-overlap = Une autre tuile se trouve déjà en { $cell }, au même niveau.
pad-sheet-same-cells = Une tuile couvre déjà exactement ces quatre cases ; une autre ne le peut jamais (B36).
pad-sheet-taken = Autre chose occupe déjà la place de « { $place } » (B41).
pad-sheet-irrigation-twice = Un autre joueur a cette carte d’irrigation.
pad-sheet-twice = C’est déjà là.
pad-sheet-unfinished = Il resterait { $left } tuiles dans le jardin, or la partie continue tant qu’il y en a plus de { $most } (A70).
pad-sheet-alone = Ajoute les joueurs : la faveur d’Amyitis dépend de leur nombre (A71).
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
