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
balance-corrected = { $proven ->
    [0] La page compare { $all } valeurs à d’autres ; corrigées pour autant de comparaisons, aucune différence n’est prouvée.
    [one] La page compare { $all } valeurs à d’autres ; corrigées pour autant de comparaisons, { $proven } différence est prouvée.
   *[other] La page compare { $all } valeurs à d’autres ; corrigées pour autant de comparaisons, { $proven } différences sont prouvées.
}
balance-power = À { $players } et en { $games } parties, une part des victoires à { $points } de la part égale se voit quatre fois sur cinq ; un écart plus petit demande plus de parties.
balance-proven = Ce qui est prouvé
balance-proven-note = Correction de Holm sur toutes les comparaisons de la page : la probabilité que le hasard seul produise l’une de ces différences est inférieure à 5 %.
balance-compared = Comparé
balance-trait = { $trait } : { $value }
balance-otherwise = Sinon
balance-by-luck = Par hasard
balance-below = moins de 0,1 %
balance-actions = Actions offertes et choisies
balance-actions-note = Les actions dans les mots de la notation, là où il y avait un choix. Les offres sont comptées par place et par partie, les choix en part des offres ; à côté, les victoires des places qui ont choisi l’action au moins une fois et de celles qui ne l’ont jamais choisie alors qu’elles le pouvaient. Qui mène se voit offrir davantage.
balance-action = Action
balance-offered = Offres
balance-taken = Choisies
balance-takers = Victoires de qui la choisit
balance-leavers = Victoires des autres
balance-estimate = { $games } parties prennent { $minutes ->
    [0] moins d’une minute
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}. Des bots plus faibles (--bots novice) ou moins de parties (--games) vont plus vite.

## Réglage
cli-tune = Règle la recherche d’un jeu pour un nombre de joueurs : chaque pas est mis à l’épreuve à temps égal.
cli-opt-tune-iterations = Itérations du camp qui tient le titre ; l’autre en reçoit autant qu’en permet le même temps.
cli-opt-tune-deals = Au plus ce nombre de donnes par course ; chacune est jouée une fois de chaque place.
cli-opt-tune-rounds = Combien de fois au plus passer tous les réglages en revue.
cli-opt-tune-dials = Quels réglages, séparés par des virgules ; sinon tous.
cli-opt-tune-elo = Le nombre d’Elo, plutôt qu’aucun, qu’un pas doit valoir pour être gardé.
cli-opt-tune-out = Où noter chaque pas ; sinon GAME-PLAYERS.tune.jsonl dans ce dossier.
cli-opt-tune-install = Place les réglages dans le dossier du jeu si la dernière course les accepte.
error-tune-dial = Il n’y a pas de réglage « { $found } ». Réglages : { $expected }.
error-tune-file = Impossible de lire { $file } comme journal d’un réglage.
error-tune-other = { $file } appartient à un autre réglage ou à une autre version. Indique un autre fichier avec --out.
tune-progress = Course
tune-step = { $dial } : { $before } → { $value }, { $iterations } itérations, { $games } parties, { $share } % (LLR { $llr }) : { $verdict }
tune-nothing = Aucun réglage n’est meilleur ailleurs ; rien ne change.
tune-refused = Il n’est pas prouvé que les réglages trouvés soient meilleurs ; rien ne change.
tune-accepted = Les réglages trouvés sont meilleurs que les précédents.
tune-installed = Le jeu utilise maintenant ces réglages : { $file }.
tune-interrupted = Arrêté. Tous les pas sont dans { $file } ; la même commande reprend de là.

## Apprentissage
cli-opt-train-players = Apprend seulement pour les tables de ce nombre de joueurs ; les autres lignes restent.
cli-opt-train-priors = Apprend plutôt les premières impressions, d’après ce que la recherche a préféré ; les poids restent.
train-priors-round = Tour { $number } : sur des parties mises de côté, les premières impressions étaient à { $before } nat de ce que la recherche préfère ; ajustées, à { $after } (décisions : { $decisions }).

## Tables plus grandes
cli-opt-arena-alone = Le premier de deux bots est seul parmi d’autres du second.
error-arena-alone = Avec --alone, indique exactement deux bots séparés par une virgule.
strength-many = Aux tables plus grandes
strength-many-about = Un royal est seul parmi d’autres de la version d’avant (`-v1`), avec leurs poids et réglages, à budgets égaux ; il joue chaque donne une fois de chaque place. Le but est une fois et demie la part équitable.
strength-players = Joueurs

## Le banc d’essai
bench-progress = Mesure
bench-title = Jeu aléatoire, décisions de joueurs par seconde de processeur
bench-game = Jeu
bench-players = Joueurs
bench-decisions = Décisions
bench-interpreted = Interprété
bench-ratio = Rapport
bench-games = Parties
bench-clone = Copie
bench-driven = Piloté depuis Python
bench-peers = { $way ->
    [driven] À côté d’autres moteurs, tous deux pilotés depuis Python
   *[decisions] À côté d’autres moteurs, chacun dans son code compilé
}
bench-peer = Moteur
bench-no-peers = Aucun autre moteur n’est installé ici ; le groupe facultatif « peers » apporte OpenSpiel et catanatron.
bench-interpreted-only = Le noyau n’est pas compilé ici : pas de compilateur C, ou la construction a été sautée.
bench-startup = kiru --version répond en { $milliseconds } ms.
bench-note = Médiane de { $repeat } répétitions, à tour de rôle ; une différence inférieure à { $noise } × n’est que du bruit.
bench-steps = Environnements, pas par seconde d’un cœur
bench-environment = Environnement
bench-batch = Tables
bench-steps-rate = Pas
bench-missing = Non mesurés, car non installés ou inutilisables ici : { $names }.

## Data sets
cli-dataset = Jeux de données de parties contre soi-même.
cli-dataset-make = Fait jouer une recherche contre elle-même et écrit chaque choix, avec ses visites et ses valeurs, au format Parquet.
cli-opt-dataset-out = Le dossier du jeu de données ; la même commande le continue.
cli-opt-dataset-iterations = Itérations de la recherche pour un choix.
error-dataset-other = { $folder } contient le jeu de données d’un autre plan ; nomme un autre dossier.

## Tout le bilan
cli-benchmark = Mesure les moteurs à côté des autres, fait se rencontrer des bots de toutes sortes et écrit le bilan des deux.
cli-opt-benchmark-out = Écrire le document dans ce fichier, par exemple docs/benchmark.md.
cli-opt-benchmark-royal = Itérations de royal pour un choix.
cli-opt-benchmark-playouts = Parties simulées par la recherche d’OpenSpiel pour un choix ; 0 la laisse de côté.
cli-opt-benchmark-speed = Mesurer de nouveau la vitesse, à côté de tout ce qui est installé ; les parties n’attendent pas.
error-policy = Aucune politique n’a été entraînée pour une table de { $players } ; il y en a pour { $expected }.
error-policy-layout = La politique de { $game } a été entraînée sur d’autres observations que celles de cette version.
