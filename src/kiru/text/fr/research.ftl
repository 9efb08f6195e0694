## Environnements d’apprentissage
error-argument = Valeur inconnue « { $found } » pour { $what }. Valeurs possibles : { $expected }.
env-masked = L’action { $action } est masquée : { $rule }.
env-masked-at = L’action { $action } à la table { $table } est masquée : { $rule }.
env-action = Action inconnue { $action }. On attendait l’une de { $space }.
env-actions = Les actions doivent être { $count } nombres entiers, pas { $type } de forme { $shape }.
env-reset = { $call } vient avant le premier pas et après la fin d’un épisode.

## Simulations sur plusieurs machines, et leurs résultats
error-group = { $what } demande une partie facultative de Kiru. Installe-la avec : pip install "kiru[{ $group }]".
error-workers = { $count } processus sont morts l’un après l’autre, l’essai s’est donc arrêté ; les résultats obtenus sont gardés.
error-cluster = Impossible d’atteindre la grappe { $address } : { $reason }.
error-cluster-kiru = Les machines de la grappe ont un autre Kiru ({ $found }) ; installe { $expected } partout.
error-results-folder = Le dossier { $folder } contient déjà d’autres fichiers ; indique un dossier nouveau ou vide.
error-results-other = Le dossier { $folder } contient les résultats d’autres réglages ; indique un nouveau dossier, ou répète la même commande.
cli-opt-parquet = Garde une ligne par place dans ce dossier, en fichiers Parquet ; la même commande reprend un essai interrompu.
cli-opt-cluster = Joue sur une grappe Ray : son adresse, auto ou local.

## Rapports d’équilibre
cli-report = À quel point un jeu est équitable et varié : une page avec des graphiques, pour chaque nombre de joueurs.
cli-opt-report-bots = Qui joue, séparés par des virgules ; les places sont remplies tour à tour.
cli-opt-report-players = Seulement ce nombre de joueurs ; répétable.
cli-opt-report-games = Parties pour chaque nombre de joueurs.
cli-opt-compare = Joue encore une fois avec cette boîte ou option (nom=valeur) et montre les deux ; répétable.
cli-opt-report-parquet = Garde les parties dans ce dossier en fichiers Parquet ; la même commande reprend un essai interrompu.
cli-opt-report-html = Le fichier à écrire ; sinon GAME-balance.html.
error-compare = On ne compare qu’avec une boîte ; « { $found } » en est une deuxième.
balance-written = Le rapport est dans { $file }.
balance-title = { $game } : équilibre
balance-about = { $games } parties pour chaque nombre de joueurs, jouées par { $bots } ; boîte { $box }, graine { $seed }.
balance-box = boîte { $box }
balance-numbers = Chiffres
balance-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
balance-first = { $judged ->
    [more] À { $players } joueurs, commencer est un avantage : { $share } des victoires, l’égalité serait { $even }.
    [less] À { $players } joueurs, commencer est un désavantage : { $share } des victoires, l’égalité serait { $even }.
   *[open] À { $players } joueurs, aucun avantage à commencer n’est prouvé : { $share } des victoires, l’égalité serait { $even }.
}
balance-overview = Vue d’ensemble
balance-table = Table
balance-games = Parties
balance-unfinished = Inachevées
balance-score = Score moyen
balance-deviation = Écart type
balance-lead = Avance du vainqueur
balance-rounds = Manches
balance-decisions = Décisions
balance-seats = Places
balance-share = Part des victoires
balance-winners = vainqueurs
balance-others = autres joueurs
balance-scores = Scores finaux
balance-lengths = Durée en manches
balance-efforts = Durée en décisions
balance-sources = D’où viennent les points
balance-by-win = Part des victoires des places qui ont cette valeur. La ligne pointillée est ce que donneraient des chances égales.
balance-by-start = Toute la table partage cette valeur : la part des victoires du premier joueur. La ligne pointillée est ce que donneraient des chances égales.
balance-by-score = Score moyen des parties qui ont cette valeur.
balance-nothing = Aucune partie n’est allée à son terme ; on peut permettre plus de manches.
balance-command = La commande qui a fait cette page
balance-note = Les valeurs après ± sont la moitié d’un intervalle de confiance à 95 %. Une victoire partagée compte en parts. Une valeur qui va avec la victoire n’en est pas forcément la cause : qui mène construit aussi davantage. Les valeurs de moins de dix places sont omises. Les bots ne sont pas des personnes ; de plus forts donnent une image plus juste et prennent plus de temps.
balance-option = { $option } : { $value }
balance-differences = B comparé à A
balance-starting = Victoires du premier joueur
