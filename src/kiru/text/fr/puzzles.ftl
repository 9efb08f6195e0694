## Puzzles: on the command line
cli-puzzles = Tire des énigmes de parties fortes, ou prouve celles qui existent.
cli-puzzles-make = Ajoute des énigmes au fichier d’un jeu jusqu’au nombre voulu ; un travail interrompu reprend où il s’est arrêté.
cli-puzzles-check = Prouve de nouveau les énigmes gardées.
cli-opt-puzzles-count = Combien d’énigmes le fichier doit contenir.
cli-opt-puzzles-out = Le fichier des énigmes ; sinon celui du jeu.
cli-opt-puzzles-sample = Seulement ce nombre par jeu, réparties dans le fichier.
puzzles-making = Énigmes
puzzles-checking = Preuves
puzzles-made =
    { $count ->
        [one] { $count } énigme dans { $file }.
       *[other] { $count } énigmes dans { $file }.
    }
puzzles-checked = Énigmes prouvées de nouveau : { $count }. Non prouvées : { $faults }.
puzzles-fault = { $game }, partie { $seed }, étape { $step } : { $fault }
puzzles-interrupted = Arrêté ; les énigmes trouvées sont gardées.
puzzle-fault-lines = le tour n’offre plus les mêmes chemins
puzzle-fault-solution = la solution gardée n’est pas la meilleure
puzzle-fault-gain = la solution ne rapporte pas assez de plus que le tour d’un jardinier
error-puzzle = Il n’y a pas d’énigme { $number } pour { $game }.
error-puzzle-none = Il n’y a pas encore d’énigmes pour { $game }.
error-puzzle-file = Les énigmes de { $game } sont illisibles.
error-puzzle-position = La position de cette énigme est illisible.
error-puzzle-turn = Le tour de cette énigme est terminé.
puzzle-reasons = À la fin : { $reasons }.

## Puzzles: in the browser
web-puzzle-title = Le jardin du jour
web-puzzle-lead = Une position, un meilleur tour, trois essais. La même pour tout le monde aujourd’hui.
web-puzzle-games = Jeu
web-puzzle-today = Aujourd’hui
web-puzzle-number = Énigme { $number }
web-puzzle-archive = Toutes les énigmes
web-puzzle-archive-help = Une étoile marque celles que tu as résolues.
web-puzzle-difficulty = Difficulté : { $level }
web-puzzle-level-1 = facile
web-puzzle-level-2 = moyenne
web-puzzle-level-3 = difficile
web-puzzle-level-4 = très difficile
web-puzzle-rating = Ton classement : { $rating }
web-puzzle-streak =
    { $days ->
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
web-puzzle-solved-count = Résolues : { $count }
web-puzzle-find = Trouve le meilleur tour pour { $name }.
web-puzzle-tries-left =
    { $count ->
        [one] Encore { $count } essai
       *[other] Encore { $count } essais
    }
web-puzzle-start-over = Reprendre le tour
web-puzzle-solved = Résolue !
web-puzzle-solved-tries =
    { $count ->
        [one] Trouvée du premier coup.
       *[other] Trouvée à l’essai { $count }.
    }
web-puzzle-missed =
    { $points ->
        [one] Pas tout à fait : un autre tour vaut environ { $points } point de plus.
       *[other] Pas tout à fait : un autre tour vaut environ { $points } points de plus.
    }
web-puzzle-missed-little = Presque : un autre tour est encore un peu meilleur.
web-puzzle-failed = Plus d’essais. Regarde le meilleur tour.
web-puzzle-about = Le sujet : { $theme }
web-puzzle-try-again = Réessayer
web-puzzle-show = Montrer le meilleur tour
web-puzzle-give-up = Abandonner et le voir
web-puzzle-again = Revoir
web-puzzle-solution = Le meilleur tour
web-puzzle-gardener = Un jardinier jouerait
web-puzzle-gain =
    { $points ->
        [one] Le meilleur tour finit { $points } point plus loin devant.
       *[other] Le meilleur tour finit { $points } points plus loin devant.
    }
web-puzzle-gain-share = Il gagne plus souvent, de { $percent }.
web-puzzle-exact =
    { $lines ->
        [one] Prouvé : le reste de la partie a été calculé jusqu’au bout.
       *[other] Prouvé : les { $lines } tours ont été calculés jusqu’à la fin de la partie.
    }
web-puzzle-sampled = Prouvé : les { $lines } tours ont été essayés, les meilleurs dans { $games } parties à chance égale.
web-puzzle-share = Partager
web-puzzle-copied = Copié
web-puzzle-share-line = Kiru, { $game }, { $puzzle } : { $marks }
web-puzzle-next = Énigme suivante
web-puzzle-none = Ce jeu n’a pas encore d’énigmes.
web-puzzle-wait = L’énigme se met en place…
web-puzzle-mark-solved = résolue
web-puzzle-mark-missed = non résolue
web-puzzle-mark-new = nouvelle
