# Ce que donnent ses propres parties, dans le navigateur.
web-stats-title = Mes statistiques
web-stats-lead = Tes parties terminées : tes places, d’où viennent tes points et ta force à côté des bots.
web-stats-kind = Jeu et nombre de joueurs
web-stats-kind-of = { $title }, { $players ->
    [1] en solo
   *[other] à { $players }
}
web-stats-empty-title = Ton jardin de chiffres est encore vide
web-stats-empty = Termine une partie et cette page commencera à pousser : points, séries, ouvertures et ta force à côté des bots.
web-stats-figures = En bref
web-stats-games = Parties
web-stats-wins = Gagnées
web-stats-win-share = { $wins } sur { $games }
web-stats-mean = Points en moyenne
web-stats-best = Meilleur score
web-stats-streak = Victoires de suite
web-stats-longest = plus longue série : { $count }
web-stats-scores = Tes points, partie après partie
web-stats-scores-text = { $count ->
    [one] { $count } partie.
   *[other] { $count } parties.
} Ta moyenne : { $mean }. Ton record : { $best }.
web-stats-scores-royal = Moyenne de royal dans une telle partie : { $royal }.
web-stats-your-average = ta moyenne
web-stats-royal-average = moyenne de royal
web-stats-points = Points
web-stats-when = Quand
web-stats-place = Place
web-stats-places = Tes places
web-stats-places-text = { $place } : { $count } sur { $games }
web-stats-lines = D’où viennent tes points
web-stats-lines-help = La barre est ta moyenne, le trait ce que royal en fait contre lui-même.
web-stats-line = Ligne de score
web-stats-last = Dernière partie
web-stats-average = Moyenne
web-stats-royal = Royal
web-stats-strength = Ta force à côté des bots
web-stats-strength-text = D’après { $games ->
    [one] { $games } résultat
   *[other] { $games } résultats
} contre des bots, tu joues à peu près comme { $level }. Ta force : { $points }.
web-stats-strength-none = Joue trois parties avec des bots à table, et ton niveau apparaîtra ici.
web-stats-you = Toi
web-stats-bot = Bot
web-stats-above = Devant
web-stats-beside = À égalité
web-stats-below = Derrière
web-stats-expected = Attendu
web-stats-openings = Comment commencent tes parties
web-stats-opening = Ouverture
web-stats-won-share = Gagnées
web-stats-rating = Ton classement
web-stats-rating-text = { $points } après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
web-stats-rating-none = Une table classée, sans conseils ni retour en arrière, te donnera un classement ici.
web-stats-rated-table = Ouvrir une table classée
web-stats-profile = Mon profil
web-stats-leaderboards = Classements
