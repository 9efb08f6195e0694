## Everywhere
web-home = Kiru : vers l’accueil
web-skip-to-content = Aller au contenu
web-settings = Réglages
web-language = Langue
web-rules = Règles
web-bot = bot
web-error-offline = Le serveur ne répond pas. Est-il lancé, et as-tu une connexion ?
web-theme-to-light = Apparence claire
web-theme-to-dark = Apparence sombre
web-your-name = Ton nom
web-learn = Apprendre
web-leaderboards = Classements
web-clubs = Clubs
web-my-games = Mes parties
web-my-profile = Mon profil

## Start page
web-home-title = Installe-toi dans les jardins de Babylone
web-home-lead = Trois jeux de société autour d’une merveille du monde, contre des amis ou des bots, dans le navigateur. Sans compte, sans attente.
web-continue = Continuer { $game }
web-continue-your-turn = À toi : { $game }
web-continue-with = avec { $names }
web-play-now = Jouer
web-solo = Solo
web-new-table = Nouvelle table
web-player-range = { $low }–{ $high } joueurs
web-my-tables = Tes tables
web-my-tables-empty = Les tables où tu as une place apparaîtront ici.
web-more-tables = { $count ->
    [one] encore { $count } table
   *[other] encore { $count } tables
}
web-open-tables = Tables ouvertes
web-open-tables-empty = Personne n’attend de joueurs pour l’instant.
web-to-the-lobby = Vers le salon
web-daily = Le jardin du jour
web-daily-help = Une position, un meilleur tour : trouve-le.
web-daily-play = La résoudre
web-real-table = À la vraie table
web-real-table-help = Tu as la boîte ? Kiru compte les points.
web-real-table-open = Ouvrir le compagnon
web-import-record = Ouvrir une partie
web-import-help = Ouvre l’enregistrement d’une partie, parcours-le et fais-le analyser.
web-choose-file = Choisir un enregistrement
web-you-are = Ton nom aux tables
web-play-offline = Jouer sans serveur
web-unofficial = Kiru est un projet de fans non officiel. Les noms des jeux appartiennent à leurs éditeurs ; les règles sont dites avec nos mots, les dessins sont les nôtres.
web-your-turn = à toi
web-phase-waiting = attend des joueurs
web-phase-playing = en cours
web-phase-over = terminée
web-free = libre
