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
