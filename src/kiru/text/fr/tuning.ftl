## Réglage
cli-tune = Règle la recherche d’un jeu pour un nombre de joueurs : chaque pas est mis à l’épreuve à temps égal.
cli-opt-tune-iterations = Itérations du camp qui tient le titre ; l’autre en reçoit autant qu’en permet le même temps.
cli-opt-tune-deals = Au plus ce nombre de donnes par course ; chacune est jouée une fois de chaque place.
cli-opt-tune-rounds = Combien de fois au plus passer tous les réglages en revue.
cli-opt-tune-dials = Quels réglages, séparés par des virgules ; sinon tous.
cli-opt-tune-elo = Le nombre d’Elo, plutôt qu’aucun, qu’un pas doit valoir pour être gardé.
cli-opt-tune-out = Où noter chaque pas ; sinon GAME-PLAYERS.tune.jsonl dans ce dossier.
cli-opt-tune-install = Place les réglages dans le dossier du jeu si la dernière course les accepte.
error-tune-dial = Il n’y a pas de réglage « { $found } ». Réglages : { $expected }.
error-tune-file = Impossible de lire { $file } comme journal d’un réglage.
error-tune-other = { $file } appartient à un autre réglage ou à une autre version. Indique un autre fichier avec --out.
tune-progress = Course
tune-step = { $dial } : { $before } → { $value }, { $iterations } itérations, { $games } parties, { $share } % (LLR { $llr }) : { $verdict }
tune-nothing = Aucun réglage n’est meilleur ailleurs ; rien ne change.
tune-refused = Il n’est pas prouvé que les réglages trouvés soient meilleurs ; rien ne change.
tune-accepted = Les réglages trouvés sont meilleurs que les précédents.
tune-installed = Le jeu utilise maintenant ces réglages : { $file }.
tune-interrupted = Arrêté. Tous les pas sont dans { $file } ; la même commande reprend de là.

## Apprentissage
cli-opt-train-players = Apprend seulement pour les tables de ce nombre de joueurs ; les autres lignes restent.

## Tables plus grandes
cli-opt-arena-alone = Le premier de deux bots est seul parmi d’autres du second.
error-arena-alone = Avec --alone, indique exactement deux bots séparés par une virgule.
strength-many = Aux tables plus grandes
strength-many-about = Un royal est seul parmi d’autres de la version d’avant (`-v1`), avec leurs poids et réglages, à budgets égaux ; il joue chaque donne une fois de chaque place. Le but est une fois et demie la part équitable.
strength-players = Joueurs
