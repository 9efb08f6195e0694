## The lobby: open tables, people who look for a game, games to watch
web-lobby = Salon
web-lobby-lead = Les tables ouvertes en direct, des gens avec qui jouer et des parties à regarder.
web-lobby-lost = La connexion est perdue ; nouvel essai…
web-lobby-filter = Quelles tables montrer
web-lobby-empty = Aucune table de ce genre n’est ouverte. Cherche une partie ou ouvre ta propre table.
web-filter-any = peu importe
web-filter-rated = Classement
web-filter-unrated = amicale
web-find-game = Trouve-moi une partie
web-find-help = Tu auras une place dès qu’assez de gens voudront le même jeu. À la fin de ton attente, des bots prennent les places libres.
web-find-speed = Cadence
web-find-patience = Jouer avec des bots
web-find-rated = Une partie classée
web-find-bot = Complété par
web-find-start = Chercher une partie
web-find-cancel = Arrêter de chercher
web-patience-seconds = après { $count } secondes
web-patience-minutes = { $count ->
    [one] après { $count } minute
   *[other] après { $count } minutes
}
web-speed-quick = 10 minutes chacun
web-speed-calm = 40 minutes chacun
web-speed-days = un jour par tour
web-speed-none = sans pendule
web-finding = { $game } à { $players }.
web-finding-people = { $count ->
    [one] Il n’y a que toi pour l’instant ; il faut être { $players }.
   *[other] { $count } sur { $players } sont là.
}
web-finding-bots = Les bots arrivent dans { $time }
web-found-table = Ta table est prête.
web-to-the-table = À la table
web-waiting-groups = Cherchent une partie en ce moment
web-waiting-group = { $game } à { $players }
web-waiting-group-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
web-join-group = Se joindre
web-sit-down-at = S’asseoir : { $game }
web-watch-games = Parties à regarder
web-watch-empty = Personne ne joue en public en ce moment.
web-decisions-so-far = { $count ->
    [one] { $count } décision jusqu’ici
   *[other] { $count } décisions jusqu’ici
}
web-people-played-with = Les gens avec qui tu as joué
web-people-empty = Termine une partie avec quelqu’un et tu le retrouveras ici.
web-more-people = Montrer tout le monde
web-played-together = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
}
web-follow = Suivre
web-following = Suivi
web-follow-person = Suivre { $name }
web-unfollow-person = Ne plus suivre { $name }
web-here-now = est là
web-show-me-here = Ceux qui me suivent peuvent voir que je suis là
