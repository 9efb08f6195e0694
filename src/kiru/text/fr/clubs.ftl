# Clubs, soirées duplicate et tournois dans le navigateur.
web-club-title = Clubs
web-club-club = Club
web-club-lead = Un club est un lien : qui le possède peut rejoindre le club, jouer à ses tables et participer à ses soirées et tournois.
web-club-mine = Tes clubs
web-club-mine-empty = Tu n’es encore membre d’aucun club.
web-club-member-count =
    { $count ->
        [one] { $count } membre
        [many] { $count } membres
       *[other] { $count } membres
    }
web-club-found = Fonder un club
web-club-name = Nom du club
web-club-link = Lien vers ce club
web-club-link-help = Envoie ce lien à tous ceux que tu veux avoir dans le club.
web-club-join = Rejoindre le club
web-club-members = Membres
web-club-owner = propriétaire
web-club-remove = Retirer { $name } du club
web-club-remove-sure = Oui, retirer
web-club-rename = Un nouveau nom pour le club
web-club-rename-do = Renommer
web-club-leave = Quitter le club
web-club-leave-sure = Oui, quitter
web-club-ladder = Classement
web-club-ladder-help = Calculé à partir des tables terminées de ce club.
web-club-ladder-empty = Personne n’a encore terminé de partie ici.
web-club-tables = Tables
web-club-new-table = Nouvelle table du club
web-club-running = En cours
web-club-running-empty = Aucune table n’est en cours.
web-club-finished = Terminées
web-club-finished-empty = Aucune table n’est encore terminée.
web-club-contests = Soirées et tournois
web-club-contests-empty = Rien n’a encore été annoncé.
web-club-announce = Annoncer une soirée ou un tournoi
web-club-announce-do = Annoncer
web-club-phase-waiting = inscriptions ouvertes
web-club-phase-playing = en cours
web-club-phase-over = terminé
web-club-phase-canceled = annulé
web-club-kind = Type
web-club-kind-swiss = Tournoi suisse
web-club-kind-robin = Toutes rondes
web-club-kind-night = Soirée duplicate
web-club-kind-swiss-help = Un nombre fixe de rondes. Les joueurs à égalité de points se rencontrent, et personne ne se rencontre deux fois si on peut l’éviter.
web-club-kind-robin-help = Chacun rencontre tous les autres.
web-club-kind-night-help = Toutes les tables reçoivent les mêmes donnes : tu te compares à tous ceux qui étaient assis à ta place.
web-club-contest-name = Nom
web-club-table-size = Places par table
web-club-rounds = Rondes
web-club-deals = Donnes
web-club-opponents = Adversaires
web-club-opponents-bots = Les mêmes bots pour tous, à tout moment
web-club-opponents-people = Les autres participants, donne après donne
web-club-round-minutes = Minutes par ronde
web-club-deal-minutes = Minutes par donne
web-club-bot = Bots
web-club-fill = Compléter avec des bots jusqu’à
web-club-rated = Classé : les parties comptent pour les classements
web-club-thinking = Temps de réflexion en minutes (0 : sans limite)
web-club-begins = Début
web-club-ends = Fin
web-club-facts-seats =
    { $count ->
        [one] { $count } place par table
        [many] { $count } places par table
       *[other] { $count } places par table
    }
web-club-facts-rounds =
    { $count ->
        [one] { $count } ronde
        [many] { $count } rondes
       *[other] { $count } rondes
    }
web-club-facts-deals =
    { $count ->
        [one] { $count } donne
        [many] { $count } donnes
       *[other] { $count } donnes
    }
web-club-until = jusqu’à { $time }
web-club-people = Participants
web-club-people-empty = Personne ne s’est encore inscrit.
web-club-ranking = Classement de la soirée
web-club-standings = Tableau
web-club-news-waiting = Ce n’est pas encore commencé.
web-club-news-canceled = C’est annulé, ou trop peu de personnes sont venues.
web-club-news-over = C’est terminé.
web-club-news-alone = La soirée est en cours : joue les donnes quand tu veux jusqu’à la fin.
web-club-news-deal = La donne { $round } sur { $rounds } est en cours.
web-club-news-round = La ronde { $round } sur { $rounds } est en cours.
web-club-round-until = Elle dure au plus tard jusqu’à { $time }.
web-club-to-table = À ta table
web-club-next-deal = Jouer la donne suivante (reste { $left })
web-club-enter = Participer
web-club-join-first = Rejoindre le club pour participer
web-club-begin = Commencer maintenant
web-club-call-off = Annuler l’événement
web-club-call-off-sure = Oui, l’annuler
web-club-withdraw = Se désinscrire
web-club-drop-out = Se retirer des rondes suivantes
web-club-withdraw-sure = Oui, sans moi
web-club-points = Points
web-club-percent = Pourcentage
web-club-opponents-strength = Points des adversaires
web-club-wins = Tables gagnées
web-club-share = Part des points
web-club-deal = Donne { $number }
web-club-round = Ronde { $number }
web-club-out = retiré
web-club-standings-help = Une table donne un point à qui la gagne et une partie aux autres. Les égalités sont départagées par les points des adversaires, puis les tables gagnées, puis la part des points des parties.
web-club-ranking-help = Chaque donne est comparée à tous ceux qui l’ont jouée à la même place : 100 % bat tout le monde, 50 % est la moyenne. Une donne non terminée compte pour 0 %.
web-club-forfeit = forfait
web-club-result =
    { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
web-club-bye = ronde libre : un point
web-club-look = Voir la table
web-club-watch = Regarder
web-club-table-playing = Aller à la table
web-club-seal = La donne est scellée jusqu’à la fin de la soirée :
web-club-seed = La graine de cette donne :
web-club-not-finished = non terminée
web-club-garden-result =
    { $points ->
        [one] { $points } point, { $percent } %
        [many] { $points } points, { $percent } %
       *[other] { $points } points, { $percent } %
    }
