## Erreurs : une phrase claire et ce qu’il faut faire
error-refused = « { $action } » n’est pas possible maintenant : règle { $rule }.
error-refused-rule = « { $action } » n’est pas possible maintenant. { $rule } : { $sentence }
error-game = Jeu inconnu : « { $found } ». Les jeux sont : { $expected }.
error-players = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $found }.
error-option = Option inconnue : « { $option } ». Les options sont : { $expected }.
error-option-value = Valeur inconnue « { $value } » pour l’option { $option }. Valeurs possibles : { $expected }.
error-option-form = Impossible de lire l’option « { $text } ». Écris-la sous la forme nom=valeur.
error-action-unknown = Action inconnue : « { $action } ». Choisis une des actions que le jeu propose.
error-over = La partie est terminée ; plus aucune action n’est possible.
error-stuck = Cette partie dure depuis { $steps } décisions sans finir, alors Kiru l’arrête ici.
error-ruleset = Version { $found } inconnue des règles de « { $game } ». Les versions sont : { $expected }.
error-seat = C’est au tour de la place { $seat }, pas de la place { $found }.
error-undo = Il n’y a rien à annuler : on ne reprend que ses propres choix depuis la dernière révélation.
error-bot = Bot inconnu : « { $found } ». Les bots sont : { $expected }.
error-dealer = Distribution inconnue : « { $dealer } ». Utilise « seeded GRAINE », « system » ou « scripted ».
error-script-end = Le script n’a plus de distribution ; ajoute celles qui manquent.
error-language = Langue inconnue : « { $found } ». Les langues sont : { $expected }.
error-file-unreadable = Impossible de lire le fichier { $file } : { $reason }.
error-file-unwritable = Impossible d’écrire le fichier { $file } : { $reason }.
error-file-too-large = Le fichier { $file } dépasse { $limit } octets, trop pour un enregistrement ou une boîte.
error-file-not-text = Le fichier { $file } n’est pas un texte en UTF-8.
error-box-game = Cette boîte est pour le jeu « { $found } » ; on attendait une boîte pour { $game }.
error-box-name = Une boîte a besoin d’un nom à elle : box = "ma-boite", en minuscules, chiffres, - et _, autre que "standard".
error-box-toml = La boîte { $file } n’est pas du TOML valide : { $reason }.
error-box-table = La boîte n’a pas de table [{ $table }]. Ajoute-la, ou écris extends = "standard" pour la reprendre.
error-box-entry = Erreur de la boîte dans { $table } : « { $entry } » doit être { $expected }.
error-box-count = La boîte a { $found } dans { $table } ; le livret dit { $expected }.
error-box-twice = La boîte nomme deux fois « { $entry } » dans { $table }.
error-record-magic = Ligne { $line } : ce n’est pas un enregistrement de Kiru. Sa première ligne doit être « { $expected } ».
error-record-long = Ligne { $line } : l’enregistrement est trop long ; { $limit } lignes au plus.
error-record-steps = Cet enregistrement a { $found } décisions ; une partie en a au plus { $limit }.
error-record-line = Ligne { $line } : la ligne est trop longue ou contient des caractères non imprimables.
error-record-header = Ligne { $line } : ligne d’en-tête inconnue « { $text } ».
error-record-missing = Ligne { $line } : la ligne « { $part } » de l’en-tête manque ou n’est pas valable.
error-record-step = Ligne { $line } : impossible de lire l’étape « { $text } ». Écris un numéro de place ou *, une espace et une action.
error-record-truncated = Ligne { $line } : l’enregistrement s’interrompt ; sa dernière ligne doit être « open » ou « end » avec les scores.
error-record-after-end = Ligne { $line } : l’enregistrement continue après sa fin ; supprime la suite.
error-record-open = Ligne { $line } : la partie est finie ici ; l’enregistrement doit se clore par « end » et les scores.
error-record-game = C’est un enregistrement de { $found } ; on attendait { $expected }.
error-record-box = Cet enregistrement a été joué avec la boîte « { $found } », pas avec « { $expected } ». Indique son fichier avec --box.
error-record-refused = Ligne { $line }, « { $text } » : { $reason }
error-record-deal = la graine de l’en-tête aurait distribué « { $expected } ».
error-record-scores = Ligne { $line } : les scores ne correspondent pas à la partie ; on attendait { $expected }.
error-number = On attendait un nombre de { $low } à { $high }, pas « { $found } ».
error-seats = Tu as indiqué { $found } places, mais la table en a { $expected }.
error-seed = « { $found } » ne convient pas comme graine. Choisis un mot de 60 caractères au plus, sans espace.
error-rule = Règle inconnue : « { $found } ». { $expected } donne toutes les règles de ce jeu.
error-map = Il n’y a pas de carte pour { $game } : son plateau n’est pas fait de lieux reliés.
interrupted = Interrompu.
error-usage = { $reason } Voir « { $command } --help ».

## Mots de partout
one-and-next = { $first } ; { $next }
chance = hasard
seat-name = Joueur { $number }
former-player = Ancien joueur
bot-name = { $bot } { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
total = Total
yes = oui
no = non
certainty-certain = certain
certainty-likely = probable
certainty-reconstructed = reconstitué

## La ligne de commande
cli-about = Une table pour Amyitis, Babylon et Les Jardins Suspendus : jouer, revoir, simuler, mesurer.
cli-version = Affiche la version et s’arrête.
cli-lang = Langue : { $languages }.
help-usage = Usage :
help-options = Options
help-arguments = Arguments
help-commands = Commandes
help-help = Affiche cette aide et s’arrête.
help-options-slot = [OPTIONS]
help-command-slot = COMMANDE [ARGUMENTS]...
help-required = [obligatoire]
help-default = [par défaut : { $value }]
usage-command = Commande inconnue : « { $found } ».
usage-command-close = Commande inconnue : « { $found } ». Voulais-tu dire { $close } ?
usage-option = Option inconnue : « { $found } ».
usage-option-close = Option inconnue : « { $found } ». Voulais-tu dire { $close } ?
usage-missing = L’argument « { $name } » manque.
usage-number = L’option { $option } prend un nombre, par exemple 2.
cli-play = Joue une partie dans le terminal, avec des personnes à ce clavier et des bots.
cli-join = Joue dans le terminal à la table d’un serveur : prend la place d’un lien, ou regarde.
cli-replay = Parcourt une partie enregistrée.
cli-sim = Fait jouer de nombreuses parties aux bots et en donne le bilan.
cli-perft = Compte les positions à un nombre donné de décisions.
cli-bench = Mesure la vitesse des moteurs.
cli-rules = Lit les règles, ou l’une d’elles par son numéro.
cli-box = Boîtes : le matériel imprimé sous forme de fichiers.
cli-box-check = Vérifie un fichier de boîte d’après ce que dit le livret.
cli-score = Compte une partie de la vraie table, d’après une feuille tapée ou un fichier, ligne par ligne.
cli-arg-game = Le jeu : { $games }.
cli-arg-record = Un fichier d’enregistrement.
cli-arg-rule = Le numéro d’une règle, par exemple H13.
cli-arg-box = Un fichier de boîte.
cli-arg-sheet = Un fichier avec la feuille de score ; sans lui, elle est lue sur l’entrée standard.
cli-arg-load = Continue cette partie sauvegardée.
cli-arg-link = Le lien d’une table, tel que le montre le navigateur ou une invitation.
cli-opt-name = Ton nom à la table.
cli-opt-server = L’adresse du serveur.
cli-opt-players = Combien de joueurs, si aucune place n’est nommée.
cli-opt-seat = Une place, dans l’ordre : le nom d’une personne ou un bot : bot:random, bot:greedy ou selon le niveau bot:novice, bot:gardener, bot:architect, bot:royal (à répéter pour chaque place).
cli-opt-option = Une option du jeu sous la forme nom=valeur (répétable).
cli-opt-box = Joue avec ce fichier de boîte au lieu de la boîte standard.
cli-opt-seed = Distribue selon cette graine ; sans elle, une nouvelle est tirée et affichée.
cli-opt-plain = Ligne par ligne, en phrases, pour lecteurs d’écran et tubes.
cli-opt-json = Sortie lisible par une machine.
cli-opt-legal = Liste ce qui était permis à chaque décision.
cli-opt-map = Montre plutôt le plateau comme un graphe : chaque lieu et ce qu’il touche.
cli-opt-step = Attend Entrée après chaque décision.
cli-opt-bots = Les bots qui occupent les places tour à tour, séparés par des virgules.
cli-opt-games = Combien de parties.
cli-opt-csv = Écrit une ligne par partie dans ce fichier CSV.
cli-opt-records = Garde l’enregistrement de chaque partie dans ce dossier.
cli-opt-jobs = Combien de processus ; par défaut un par cœur.
cli-opt-max-rounds = Arrête une partie après ce nombre de manches et la signale comme inachevée.
cli-opt-depth = Combien de décisions en profondeur.
cli-opt-peers = Mesure les autres dans le même essai, s’ils sont installés : OpenSpiel, catanatron, et comme environnements aussi Pgx, PettingZoo et RLCard ; avec --server boardgame.io, pris par npm.
cli-opt-repeat = Combien de fois répéter chaque mesure, à tour de rôle.
cli-opt-seconds = Durée approximative d’une répétition.

## Jouer dans le terminal
play-welcome = { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. Graine : { $seed }. Tape un numéro ou une action ; « help » donne les commandes.
play-welcome-system = { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. Tape un numéro ou une action ; « help » donne les commandes.
play-choose = Ton choix
play-number = Il n’y a pas de choix { $found } ; les choix vont de 1 à { $count }.
play-not-understood = « { $found } » n’est ni un choix ni une commande. « help » donne les commandes.
play-legal = « { $action } » est possible : rien ne l’interdit.
play-undone = { $count ->
    [one] Reprise : { $count } décision.
   *[other] Reprises : { $count } décisions.
}
play-undo-other = Rien à reprendre : { $name }.
play-saved = Sauvegardé dans { $file }.
play-loaded = Chargé : { $file }, { $steps } décisions.
play-needs-file = « { $command } » demande un nom de fichier.
play-needs-action = « why » demande une action, par exemple « why { $example } ».
play-bye = Au revoir.
play-bye-unsaved = Au revoir. La partie n’est pas sauvegardée.
play-end-of-input = L’entrée s’est terminée avant la partie.
play-log-empty = Il ne s’est encore rien passé.
why-chance = C’est le hasard qui l’apporte ; personne ne peut le choisir.
play-why-rule = { $rule }, { $title } : { $sentence }
play-help = Commandes :
play-help-action = un numéro, ou l’action elle-même en notation
play-help-table = table – montre encore la table
play-help-undo = undo – reprend le dernier choix, jusqu’à la dernière révélation
play-help-why = why ACTION – quelle règle l’interdit
play-help-rules = rules [NUMÉRO] – les règles, ou l’une d’elles
booklet-terms = Dans le livret : { $terms }.
booklet-terms-in = Dans le livret ({ $language }) : { $terms }.
play-help-score = score – la feuille de score de tous
play-help-log = log – ce qui s’est passé jusqu’ici
play-help-chat = chat TEXTE – dire quelque chose à toute la table
play-help-save = save FICHIER – garde la partie
play-help-load = load FICHIER – continue une partie gardée
play-help-quit = quit – quitter
play-pad = Score
play-log = Ce qui s’est passé
play-question = Question

## Revoir
replay-step = { $number }. { $who } : { $action }
replay-legal = permis : { $actions }
replay-continue = Entrée continue, q arrête
replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
result-agreed = D’un commun accord : { $result }

## Simulation
sim-progress = En jeu
sim-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
sim-seat = Place
sim-bot = Bot
sim-wins = Part de victoires
sim-mean = Score moyen
sim-spread = Écart type
sim-lowest = Plus bas
sim-highest = Plus haut
sim-decisions = { $decisions } décisions par partie en moyenne, { $rate } parties par seconde.
sim-unfinished = { $count ->
    [one] { $count } partie arrêtée inachevée après { $rounds } manches.
   *[other] { $count } parties arrêtées inachevées après { $rounds } manches.
}

## Perft
perft-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed } : suites de décisions, hasard compris
perft-depth = Profondeur
perft-count = Suites
perft-time = Secondes

## Boîtes
box-good = { $file } est une bonne boîte pour { $game } : « { $name } ».
box-table = Table
box-certainty = Certitude

## Score
score-title = Feuille de score
score-prompt = Tape la feuille ligne par ligne ; une ligne vide la termine.

## Plateaux dans le terminal
board-round = Manche { $round } sur { $rounds }
board-over = La partie est terminée
board-deck = pioche { $count }
board-supply = réserve
