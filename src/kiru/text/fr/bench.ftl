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
