## Bots
error-bot-budget = Impossible de lire le budget « { $found } ». Écris un nombre d’itérations comme royal-500, ou des secondes comme royal-2s : plus que zéro et 600 s au plus.
error-bot-budget-none = Le bot { $bot } décide tout de suite et ne prend pas de budget : écris simplement { $bot }.
error-bot-version = Version inconnue : « { $found } ». Versions antérieures des bots de ce jeu : { $expected }.
error-bot-personality = Dans ce jeu, aucun bot n’est du genre « { $found } ». Au choix : { $expected }.
error-weights = Impossible de lire { $file } comme fichier de poids. Fais-en un avec kiru train.

## L’arène
cli-arena = Fait se rencontrer des bots en parties appariées et dit lequel est le plus fort.
cli-opt-arena-bots = Deux bots ou plus, séparés par des virgules ; un budget peut suivre le nom : royal-2s, royal-500.
cli-opt-arena-games = Combien de parties au moins ; chaque donne est jouée dans toutes les dispositions.
cli-opt-arena-players = Combien de joueurs à une table ; les bots occupent les places tour à tour, ou se rencontrent dans chaque combinaison.
cli-opt-arena-seed = La graine des donnes.
cli-opt-sprt = S’arrête dès qu’une de deux différences d’Elo est réfutée, par exemple 0,20.
cli-opt-file = Garde les parties dans ce fichier et continue avec lui la fois suivante.
error-arena-bots = Une rencontre demande au moins deux bots différents, chacun nommé une fois.
error-arena-file = Impossible de lire { $file } comme fichier de résultats. Indique un autre fichier.
error-arena-line = Le fichier { $file } est abîmé à la ligne { $line }.
error-arena-other = Le fichier { $file } appartient à une autre rencontre, ou les bots ont changé depuis. Indique un autre fichier ou supprime-le.
error-sprt = Impossible de lire le test « { $found } ». Écris deux différences d’Elo, la plus basse d’abord, comme 0,20.
error-sprt-bots = Un test séquentiel compare exactement deux bots ; tu en as nommé { $found }.
arena-progress = En jeu
arena-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
arena-bot = Bot
arena-games = Parties
arena-share = Part de victoires
arena-score = Score moyen
arena-elo = Elo
arena-skill = openskill
arena-time = ms
arena-note = ± est l’intervalle à 95 % ; toutes les dispositions d’une donne comptent comme un seul échantillon. L’Elo est relatif à la moyenne ; ms : réflexion par décision, en moyenne et au plus.
arena-nothing = Aucune partie n’a été terminée.
arena-resumed = { $games ->
    [one] { $games } partie vient d’un essai précédent.
   *[other] { $games } parties viennent d’un essai précédent.
}
arena-interrupted = Interrompu. Ce qui est fait est gardé dans { $file } ; la même commande continue de là.
arena-sprt-accepted = { $bot } est plus fort que { $rival } : au moins { $elo1 } Elo convient, { $elo0 } non (LLR { $llr } dans { $low } … { $high }).
arena-sprt-refuted = { $bot } n’a pas { $elo1 } Elo de plus que { $rival } : { $elo0 } ou moins convient (LLR { $llr } dans { $low } … { $high }).
arena-sprt-open = Indécis entre { $elo0 } et { $elo1 } Elo (LLR { $llr } dans { $low } … { $high }) ; d’autres parties le diraient.

## Apprentissage
cli-train = Apprend les poids de l’évaluation d’un jeu en jouant contre soi-même et les compare à ceux faits à la main.
cli-opt-train-games = Parties contre soi-même à chaque tour d’apprentissage.
cli-opt-train-iterations = Itérations de recherche à chaque décision.
cli-opt-train-rounds = Tours de jeu et d’ajustement ; chacun joue avec les poids du précédent.
cli-opt-train-out = Où écrire les poids ; sinon GAME.weights.json dans ce dossier.
cli-opt-train-budget = Le budget des deux camps dans le test, par exemple 0.05s.
cli-opt-train-most = Au plus ce nombre de parties de test ; 0 : pas de test.
cli-opt-train-install = Place les poids dans le dossier du jeu si le test les accepte.
error-train-features = Le jeu { $game } n’a pas de caractéristiques dont on puisse apprendre les poids.
error-weights-other = Ces poids ont été appris pour un autre jeu ou une autre version, pas pour { $game } tel qu’il est.
train-progress = Jeu contre soi-même
train-round = Tour { $number } : les poids utilisés ont manqué le score final de { $error } points, sur { $positions } positions.
train-written = Poids écrits : { $file }.
train-accepted = Les poids appris sont plus forts que ceux faits à la main.
train-refused = Il n’est pas prouvé que les poids appris soient plus forts ; le jeu garde ceux faits à la main.
train-installed = Le jeu utilise maintenant les poids appris : { $file }.

## Le coach
cli-hint = Demande au coach les meilleurs choix à un moment d’une partie enregistrée, avec les raisons.
cli-opt-hint-step = Combien d’étapes jouer d’abord ; toutes si rien n’est indiqué.
cli-opt-hint-seconds = Combien de temps le coach peut réfléchir.
decimal-mark = ,
percent = { $number } %
error-hint = Rien à conseiller : personne n’a de choix pour l’instant.
error-budget = Le temps et les itérations de réflexion doivent être supérieurs à zéro.
play-help-hint = hint – les meilleurs choix, avec leurs chances et leurs raisons
hint-thinking = Réflexion …
hint-line = { $number }. { $label }  [{ $action }] : gagne { $win } %, { $score } points attendus
hint-line-solo = { $number }. { $label }  [{ $action }] : { $score } points attendus
hint-why = { $reasons } face aux autres choix
hint-why-behind = { $reasons } par rapport au meilleur
line-rivals = aux dépens du meilleur rival
hint-only = Il n’y a qu’un choix.

## L’analyse d’une partie
cli-analyse = Analyse une partie enregistrée : chances, décisions coûteuses, hasard et talent.
cli-opt-iterations = Itérations de recherche à chaque décision.
cli-opt-html = Écrit l’analyse dans ce fichier, en une page autonome.
error-analyse-empty = Cet enregistrement n’a aucune décision à analyser : personne n’a encore eu le choix.
analyse-progress = Analyse
analyse-written = Écrit : { $file }.
analyse-unfinished = L’enregistrement s’arrête avant la fin de la partie ; ce qu’il contient est analysé.
analyse-title = { $game } : { $decisions ->
    [one] { $decisions } décision analysée
   *[other] { $decisions } décisions analysées
}
analyse-player = Joueur
analyse-score = Score
analyse-luck = Chance
analyse-start = Départ
analyse-own = Siennes
analyse-rivals = Rivaux
analyse-result = Résultat
analyse-accuracy = Précision
analyse-exact = Meilleurs choix
analyse-marks = Fautes
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
analyse-note = Le compte de chaque résultat, en pour cent d’une victoire : la chance au départ, ce que les distributions ont donné ou pris, ce qu’ont changé les décisions du joueur et celles des rivaux. Le tout donne le résultat. La précision est la part de l’enjeu qui a été gardée : choisir au hasard donne environ 0 %, les meilleurs coups trouvés 100 %. Les meilleurs choix comptent là où le choix importait. Fautes : imprécisions, erreurs, gaffes.
analyse-note-solo = Le compte du résultat, en points : ce qu’on pouvait attendre au départ, ce que les distributions ont donné ou pris, ce que les décisions ont changé. Le tout donne le résultat. La précision est la part de l’enjeu qui a été gardée : choisir au hasard donne environ 0 %, les meilleurs coups trouvés 100 %. Les meilleurs choix comptent là où le choix importait. Fautes : imprécisions, erreurs, gaffes.
points-lost = { $points } points
analyse-costly = Étape { $step }, { $name } : { $action } ({ $loss }). Mieux : { $best }.
analyse-line = Suite : { $line }.
analyse-why = Attendu : { $reasons }.
report-title = { $game } : { $names }
report-about = { $decisions ->
    [one] { $decisions } décision, jugée par la recherche de Kiru.
   *[other] { $decisions } décisions, jugées par la recherche de Kiru.
}
report-win = Chance de gagner
report-score = Score final attendu
report-luck = Chance et talent
report-step = étape
report-costliest = Les décisions les plus coûteuses
report-flawless = Aucune décision n’était moins bonne que la meilleure trouvée.
report-all = Toutes les décisions
report-number = Étape
report-player = Joueur
report-played = Joué
report-better = Mieux
report-lost = Perte
report-why = Différence attendue

## La recherche dans le banc d’essai
bench-search = La recherche, itérations par seconde de processeur
bench-iterations = Itérations
bench-through = Parties aléatoires à travers elle

## Le tableau des forces
cli-strength = Fait rencontrer à chaque niveau celui d’en dessous, dans chaque jeu, et écrit le tableau des forces.
cli-opt-strength-out = Écrit le document dans ce fichier, par exemple docs/strength.md.
cli-opt-strength-budget = Combien de temps réfléchit royal, par exemple 0.1s ou 1000 ; moins que sa seconde donne une borne inférieure.
cli-opt-strength-folder = Où garder les parties, pour reprendre un tableau interrompu.
strength-title = La force des bots
strength-about = Fait le { $date } par `{ $command } --out docs/strength.md` ; les parties sont gardées, et un essai interrompu reprend. Chaque donne est jouée dans les deux dispositions ; ± est l’intervalle à 95 %, une donne comptant pour un échantillon. Après royal vient son budget par décision, itérations ou secondes (s) : à une table il a 0,9 s, ses chiffres sont donc une borne inférieure. Les millisecondes sont la réflexion moyenne par décision, forcées comprises, pendant que la machine faisait autre chose.
strength-before = Contre la version précédente
strength-before-about = Royal rencontre sa dernière version (`-v1`), avec les poids et les réglages qu’elle avait, à budgets égaux.
strength-rush = Contre des stratégies écrites
strength-rush-about = Des stratégies écrites : une courte recette devant royal au même budget (`arena/sparring`). Le but : aucune recette ne gagne la moitié des parties.
strength-weights = Poids appris ou faits à la main
strength-weights-about = Royal évalue les positions avec ce que `kiru train` a appris en jouant contre lui-même ; `-plain` avec des nombres faits à la main. Des poids appris n’accompagnent un jeu qu’après un test séquentiel à budgets égaux (au moins 20 Elo contre aucun, α = β = 0,05 : le log du rapport de vraisemblance, LLR, doit atteindre 2,94) ; le second tableau donne ce test.
strength-chance = Boucle ouverte ou nœuds de hasard
strength-chance-about = La recherche partage un nœud entre tous les résultats du hasard (boucle ouverte). Ici elle se rencontre elle-même avec un nœud par résultat (`-explicit`), à temps égal.
strength-solo = En solo
strength-solo-about = Le jeu solo des Jardins Suspendus : score moyen et rang moyen de 1 à 4 (H64).
strength-game = Jeu
strength-bot = Bot
strength-rival = Contre
strength-games = Parties
strength-share = Victoires
strength-aim = But
strength-elo = Elo
strength-scores = Scores moyens
strength-time = ms
strength-command = Fait par
strength-llr = LLR
strength-difficulty = Difficulté
strength-score = Score moyen
strength-rank = Rang moyen
