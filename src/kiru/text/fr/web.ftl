## Everywhere but on the start page
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-help = Aide
web-seat = Place { $number }
web-players = Joueurs
web-you = toi
web-away = absent
web-total = Total
web-page-missing = Cette page n’existe pas
web-former-player = Ancien joueur

## Réglages
web-theme = Apparence
web-theme-system = comme le système
web-theme-light = claire
web-theme-dark = sombre
web-motion = Animations
web-motion-system = comme le système
web-motion-full = complètes
web-motion-less = désactivées
web-pace = Coups des autres
web-pace-slow = lentement, un par un
web-pace-normal = un par un
web-pace-fast = vite
web-pace-none = tous d’un coup
web-sounds = Sons
web-sounds-on = Activer les sons (M)
web-sounds-off = Couper les sons (M)
web-confirm-choices = Me demander de confirmer chaque choix
web-confirm-turn = Me demander avant la fin de mon tour ou une révélation
web-plain-mode = Sans images : phrases et listes (P)
web-notices = Messages
web-save = Enregistrer
web-remove = Retirer
web-letter-keys = Raccourcis d’une seule lettre

## Nouvelle table
web-game = Jeu
web-how-many = Combien de joueurs
web-seat-me = toi, sur cet appareil
web-seat-guest = un invité, par lien
web-player-number = Joueur { $number }
web-name-at-seat = Nom à la place { $number }
web-bot-novice = un bot curieux : répond tout de suite
web-bot-gardener = un bot patient : une partie amicale
web-bot-architect = un bot prévoyant : un adversaire fort
web-bot-royal = un bot fier : réfléchit une seconde, le plus fort
web-temper-novice = curiosité
web-temper-gardener = patience
web-temper-architect = prévoyance
web-temper-royal = fierté
web-style = Style du bot à la place { $number }
web-style-none = polyvalent
web-seats-help = Les invités reçoivent un lien ou un QR code à la table. Choisis « toi » pour plusieurs places afin de partager cet appareil.
web-solo-help = Une seule place, c’est la partie solo.
web-options = Règles de cette table
web-explain-first = Qui joue le premier tour ; le tirage au sort est équitable.
web-explain-twin_areas = Sur les côtés à deux zones : la deuxième attend-elle la première, ou les deux sont-elles ouvertes ensemble ?
web-explain-court_2p = Combien de cartes de cour à deux : peu, ou autant qu’à trois.
web-explain-flowers = Creuser une tuile à ta propre fleur rapporte un pilier de plus. Chaque place choisit une fleur ou s’en remet au sort.
web-flower-of-seat = Fleur de la place { $number }
web-flower-lot = Au sort
web-flower-taken = déjà prise par la place { $number }
web-flower-yours = Ta fleur
web-flower-yours-help = Creuser une tuile à cette fleur te rapporte un pilier de plus. Choisis-en une ou remets-t’en au sort.
web-explain-edition = Le plus haut niveau rapporte son carré dans l’édition anglaise et son double dans la polonaise ; les réserves diffèrent aussi un peu (B01). Une table ouverte en polonais commence avec l’édition polonaise.
web-explain-bridge_gap = Un pont enjambe une case. D’habitude au-dessus de toute surface plus basse ; plus strict : seulement au-dessus du plateau nu.
web-usual = par défaut
web-time = Temps
web-clock-none = Sans pendule
web-clock-none-help = Chacun prend le temps qu’il lui faut.
web-clock-clock = Une pendule pour chacun
web-clock-clock-help = Un nombre de minutes pour toute la partie, et quelques secondes rendues à chaque tour.
web-clock-deadline = Par correspondance
web-clock-deadline-help = Un nombre d’heures pour chaque tour ; un bot peut remplacer les retardataires.
web-minutes = Minutes
web-increment = Secondes par tour
web-hours = Heures par tour
web-table-manners = À table
web-allow-undo = On peut reprendre ses choix
web-allow-undo-help = Ton propre dernier choix, tant que rien de nouveau n’est révélé.
web-allow-hints = Les conseils sont permis
web-allow-hints-help = Un bot suggère des coups à qui le demande.
web-allow-spectators = D’autres peuvent regarder
web-allow-spectators-help = Avec le lien de la table ; ils ne peuvent que regarder.
web-listed = L’afficher publiquement
web-listed-help = Sur l’accueil de ce serveur.
web-seed = Graine
web-seed-help = La même graine donne les mêmes cartes. Laisse vide pour une nouvelle distribution.
web-make-table = Ouvrir la table

## En attendant des joueurs
web-seats = Places
web-players-missing = { $count ->
    [0] Tout le monde est là : la partie commence
    [one] Il manque encore { $count } personne
   *[other] Il manque encore { $count } personnes
}
web-begins-by-itself = La partie commence d’elle-même dès que toutes les places sont prises. Qui revient plus tard la retrouve dans « Tes tables ».
web-table-is-laid = La table est déjà prête
web-is-here = est là
web-invite-to-seat = Une invitation pour la place { $number }
web-invite-send = Envoyer
web-invite = Inviter
web-invite-help = Envoie ce lien, ou fais scanner le code. Il sert une fois.
web-invite-link = Lien d’invitation
web-invite-qr = Le lien d’invitation en QR code
web-invited = On t’invite à cette table
web-fair-dealing = Distribution équitable
web-seal = Sceau
web-seal-help = Toute distribution de cette partie découle d’une graine secrète déjà fixée. Voici son sceau, son empreinte SHA-256. Note-le : après la partie, la graine est montrée, et aucune autre ne correspond au sceau.
web-seat-is-free = Une place est libre ici
web-sit-down = S’asseoir
web-waiting-for-players = En attente de joueurs

## Table
web-table = Table
web-question = La question du moment
web-table-tools = Outils de la table
web-players-and-log = Joueurs, journal et discussion
web-log-and-chat = Journal et discussion
web-connecting = Connexion …
web-reconnecting = Pas de connexion. Nouvel essai …
web-choice-kept = Pas de connexion ; ton choix est gardé et sera envoyé.
web-slow-answer = La réponse prend plus de temps que d’habitude …
web-table-missing = Cette table n’existe pas
web-table-missing-help = Le lien est peut-être incomplet, ou la table a été rangée depuis.
web-table-closed = Cette table n’est pas ouverte aux spectateurs
web-please-wait = Un instant …
web-looking-at = Décision { $seq } sur { $last }
web-back-to-now = Revenir au présent
web-showing-steps = { $count ->
    [one] encore { $count } étape
   *[other] encore { $count } étapes
}
web-skip = Passer
web-confirm = Confirmer
web-cancel = Annuler
web-undo = Reprendre
web-taken-back = Un choix a été repris.
web-hints-heard = Conseil : { $hints }
web-hint = Conseil
web-details = Détails
web-thinking = Réflexion …
web-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-win-chance = { $chance } de gagner
web-points-expected = { $count ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}
web-score-pad = Feuille de score
web-where-points = { $line }, { $name } : { $points }. Montrer d’où viennent les points
web-points-counted = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-no-sources = Rien ne rapporte encore de points ici.
web-show-things-of = Mettre devant le plateau : { $name }
web-time-left = temps restant
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-log = Journal
web-earlier = Montrer ce qui précède ({ $count })
web-later = Montrer ce qui suit ({ $count })
web-is-choosing = { $name } choisit …
web-log-set-up = La table est prête.
web-log-reveals = { $count ->
    [one] { $count } nouveauté apparaît
   *[other] { $count } nouveautés apparaissent
}
web-since-your-turn = depuis ton dernier tour
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
web-chat-heard = { $name } dans la discussion : { $text }
web-chat-line = Dis quelque chose
web-send = Envoyer
web-reactions = Réactions
web-chat-off = La discussion est désactivée à cette table.
web-reaction-hello = Salut !
web-reaction-bravo = Bravo !
web-reaction-wow = Waouh !
web-reaction-think = Hum …
web-reaction-laugh = Haha !
web-reaction-sorry = Pardon !
web-reaction-thanks = Merci !
web-reaction-good_game = Bien joué !
web-through-the-game = Parcourir la partie
web-to-start = Au début
web-step-back = Une étape en arrière
web-step-forward = Une étape en avant
web-turn-back = Un tour en arrière
web-turn-forward = Un tour en avant
web-look-back = Revoir
web-replay-unit = Longueur d’un pas
web-by-turn = par tour
web-by-step = par étape
web-replay-speed = Vitesse
web-link-to-moment = Copier un lien vers ce moment
web-replay = Rejouer
web-pause = Pause
web-moment = Moment de la partie
web-why-not = Pourquoi pas ?
web-why-legal = Rien ne l’interdit : choisis-le.
web-why-not-asked = Ce n’est pas à toi de choisir.
web-open-rulebook = Ouvrir les règles
web-game-over = La partie est terminée.
web-record-ends = L’enregistrement s’arrête ici.
web-record-ends-help = La partie n’a pas été jouée jusqu’au bout. Voici les points jusque-là ; tu peux continuer d’ici.

## Se lever et revenir
web-watching = Tu regardes.
web-spectators = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-help-on = Aide : { $part }
web-share-table = Partager cette table
web-seat-menu = Quitter la table ou abandonner
web-which-seat = Pour quelle place ?
web-bot-stands-in = Un bot joue pour toi.
web-bot-stands-in-for = Un bot joue à cette place : { $name }.
web-come-back = Reprendre la main
web-is-away = Absent de la table : { $name }.
web-which-bot = Quel bot
web-let-bot-play = Laisser jouer un bot
web-other-device = Emporter ma place sur un autre appareil
web-other-device-help = Ouvre ce lien ou scanne le code sur l’autre appareil. Il sert une fois.
web-seat-moved = Ta place est maintenant sur cet appareil.
web-leave = Se lever
web-leave-help = Si tu te lèves, un bot continue pour toi, et tu peux revenir.
web-resign = Abandonner
web-resign-sure = Oui, j’abandonne
web-resign-help = Abandonner termine la partie pour toi.
web-play-on = Continuer

## Sans images
web-choices = Tes choix
web-no-choice-now = On ne te demande rien pour l’instant.
web-type-action = Ou tape-le
web-do-it = Faire
web-type-action-help = Le numéro d’un choix, ou une action en notation, comme « { $example } ». Ce qui n’est pas possible est expliqué.
web-the-table = La table en phrases

## Aide
web-help-intro = Ce qui brille en or peut être choisi : appuie. Appuie ailleurs pour savoir pourquoi non. Pointe un choix pour voir ce qu’il changerait sur la feuille de score.
web-keys = Touches
web-key-arrows = aller à la prochaine chose à choisir
web-key-shift-arrows = … ou à n’importe quelle chose
web-key-enter = la choisir
web-key-digits = choisir par numéro
web-key-undo = reprendre le dernier choix
web-key-hint = un conseil
web-key-look = voir de près la chose sélectionnée et ce qu’elle vaut
web-key-skip = passer ce qui est montré
web-key-scrub = une étape en arrière, en avant
web-key-plain = avec ou sans images
web-key-sound = sons activés ou coupés
web-key-help = cette aide

## Après la partie
web-review = Résultat
web-to-result = Au résultat
web-counting = On compte les points
web-count-again = Compter les points
web-analysis-and-share = Analyse et partage
web-print = Imprimer
web-place = { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
   *[other] { $place }e place
}
web-behind = −{ $points }
web-decided-by = { $margin ->
    [one] { $winner } devance { $second } de { $margin } point
   *[other] { $winner } devance { $second } de { $margin } points
}. Ce qui a décidé : { $line }, { $more } à { $less }.
web-brought-most = Ce qui a rapporté le plus : { $line }, { $points }.
web-first-garden = Le premier jardin de ce genre sur cet appareil : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-new-best-garden = Ton meilleur jardin sur cet appareil : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, jusqu’ici { $before }.
web-best-garden = Ton meilleur jardin sur cet appareil jusqu’ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-won-by-resignation = Victoire : { $others }. { $name } a abandonné.
web-ahead-at-resignation = { $name } a abandonné. En tête à ce moment : { $others }.
web-home-short = Accueil
web-rematch = Rejouer une partie
web-keep-and-share = Garder et partager
web-record = Enregistrement
web-picture = Image
web-share-link = Lien vers cette partie
web-share-help = Qui l’ouvre voit le résultat et peut parcourir la partie.
web-seed-told = Toute distribution de cette partie venait de cette graine. Son sceau était visible avant la première distribution.
web-verify-help = Vérifie : télécharge l’enregistrement et lance « { $command } ». La commande contrôle que la graine correspond au sceau et redistribue toute la partie. Ajoute « --seal » et le sceau que tu as noté, et tu n’as pas à faire confiance à cette page.
web-ended-resigned = { $name } a abandonné.
web-ended-ended = Cette partie de bots a été arrêtée avant sa fin.
web-ended-stuck = Cette partie n’en finissait pas, elle a été arrêtée ici.
web-rematch-best-of = Au meilleur des { $count }
web-rematch-offer = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
web-no-thanks = Non merci
web-seat-kept = gardée jusqu’à { $time }
web-kept-for-you = Ta place est gardée jusqu’à { $time }.
web-series = Au meilleur des { $count }
web-series-won = { $name } gagne la série.
web-series-length = Série
web-series-none = Une seule partie
web-close-after = Fermer la partie quand il n’y a plus personne depuis
web-close-usual = la durée habituelle
web-close-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
web-by-agreement = D’un commun accord
web-ended-agreed = La partie s’est arrêtée ici d’un commun accord.
web-ended-abandoned = Il n’y avait plus personne depuis longtemps, la partie a été fermée.
web-ended-closed = L’hôte de ce serveur a fermé cette table.
web-offer-end = Proposer d’arrêter la partie ici
web-offer-end-sure = Oui, proposer
web-offer-end-help = Si tout le monde est d’accord, les points comptent tels quels. Les bots sont toujours d’accord.
web-end-offered = Proposition d’arrêter la partie avec les points actuels : { $names }.
web-end-offered-own = Tu as proposé d’arrêter la partie. Réponse attendue : { $names }.
web-end-agree = D’accord, on arrête
web-end-withdraw = Retirer la proposition
web-end-table = Arrêter cette partie
web-end-table-sure = Oui, arrêter cette partie
web-end-table-help = Seuls des bots jouent ici. C’est ta table : tu peux arrêter la partie à tout moment.
web-play-on-as = comme
web-play-on-as-all = tout le monde
web-play-on-from-here = Continuer à partir d’ici
web-analysis = Analyse
web-analyze = Analyser la partie
web-analyze-help = Le coach passe en revue chaque décision : les chances, les coups coûteux, la part du hasard.
web-analyzing = Analyse en cours …
web-analysis-failed = L’analyse a échoué.
web-chances = Chance de gagner après chaque décision
web-expected-score = Score final attendu après chaque décision
web-graph-start = début
web-graph-end = { $last ->
    [one] { $last } décision
   *[other] { $last } décisions
}
web-after-decisions = { $count ->
    [one] après { $count } décision
   *[other] après { $count } décisions
}
web-as-a-table = En tableau
web-costly = Décisions coûteuses
web-costly-help = Appuie sur l’une d’elles pour la voir sur le plateau, à côté du meilleur coup.
web-costly-one = Une décision coûteuse
web-costlier-one = La décision plus coûteuse d’avant
web-next-costly-one = La décision coûteuse suivante
web-nothing-dear = Aucune décision n’a rien coûté.
web-was-played = joué
web-was-better = mieux
web-line-rivals = aux dépens du meilleur rival
web-better-because = Sur la feuille de score, cela aurait rapporté environ { $reasons }.
web-percent-points = { $number } %
web-account = D’où vient le résultat
web-luck = Chance
web-account-start = Départ
web-account-own = Ses décisions
web-account-rivals = Celles des rivaux
web-account-result = Résultat
web-accuracy = Précision
web-learn-from-yours = Apprendre de tes erreurs
web-learn-from-these = Apprendre de ces erreurs
web-mistake-of = Erreur { $number } sur { $all }
web-find-better = Trouve mieux : choisis-le sur le plateau.
web-find-better-for-them = Qu’est-ce qui aurait été mieux ? Choisis-le sur le plateau.
web-answer-thinking = Le coach regarde…
web-answer-best = { $action } : c’est le meilleur coup trouvé.
web-answer-good = { $action } : bien. Rien ne le distingue du meilleur coup trouvé.
web-answer-better = { $action } : mieux que le coup joué, mais il y a mieux encore ({ $loss }). Réessaie.
web-answer-worse = { $action } : pas mieux que le coup joué ({ $loss }). Réessaie.
web-answer-same = { $action } : c’est le coup qui a été joué. Essaie autre chose.
web-show-better = Montrer le meilleur coup
web-next-mistake = Erreur suivante
web-choices-in-words = Les choix en mots
web-mistakes-done = C’était tout : { $solved } sur { $all } trouvées.
web-exact = Meilleur coup trouvé
web-exact-of = { $exact } sur { $all }
web-marks = Fautes
web-mark-inaccuracy = imprécision
web-mark-mistake = erreur
web-mark-blunder = gaffe
web-account-help = Le compte de chaque résultat, en pour cent d’une victoire : la chance au départ, ce que les distributions ont donné ou pris, ce qu’ont changé les décisions du joueur et celles des rivaux. Le tout donne le résultat. La précision est la part de l’enjeu qui a été gardée : choisir au hasard donne environ 0 %, les meilleurs coups trouvés 100 %. Les meilleurs choix comptent là où le choix importait. Fautes : imprécisions, erreurs, gaffes.
web-account-help-solo = Le compte du résultat, en points : ce qu’on pouvait attendre au départ, ce que les distributions ont donné ou pris, ce que les décisions ont changé. Le tout donne le résultat. La précision est la part de l’enjeu qui a été gardée : choisir au hasard donne environ 0 %, les meilleurs coups trouvés 100 %. Les meilleurs choix comptent là où le choix importait. Fautes : imprécisions, erreurs, gaffes.

## Apprendre
web-guide = Ta guide
web-guide-you = Ada
web-guide-rival = Nabu
web-guide-words = Les mots de la guide
web-guide-step = Étape { $number } sur { $all }
web-guide-watch = Regarde ce qui se passe …
web-guide-back = Retour
web-guide-forward = Avancer
web-guide-next = Continuer
web-guide-refused = Ce serait permis, mais faisons d’abord ceci :
web-guide-almost = Presque !
web-guide-do-it = Fais-le pour moi
web-guide-play-on = Continuer contre un bot

## Règles
web-search-rules = Chercher dans les règles, par mot ou numéro
web-rules-found = { $count ->
    [0] Aucune règle ne correspond ; essaie d’autres mots
    [one] { $count } règle
   *[other] { $count } règles
}
web-contents = Sommaire
web-in-the-booklet = Dans le livret
web-glossary = Les mots du livret
web-glossary-help = Comment le livret imprimé appelle ce dont parlent ces règles, et où lire ce qu’on en dit.
web-glossary-reported = Les termes marqués d’un * viennent d’éditeurs et de critiques ; nous n’avons pas vu ce livret.
web-glossary-word = Notre mot
web-glossary-printed = Terme du livret
web-glossary-rules = Règles
web-paper-pad = Feuille de score à imprimer
web-paper-pad-help = Une feuille de score vierge, deux fois par page, pour une partie autour d’une vraie table.
web-paper-pad-name = Nom
web-paper-pad-date = Date
web-back-to-rules = Retour aux règles
web-table-box = Boîte
web-table-box-help = Le matériel imprimé avec lequel on joue.
web-table-box-standard = celle de Kiru
web-more-choices = Plus
web-more-choices-help = Variantes du jeu, temps de réflexion, ce qui est permis, qui trouve la table

## Classements
web-leaderboards-lead = Qui joue à des tables classées a ici un classement. Tout le monde commence à 1000 points.
web-leaderboard-empty = Personne n’a encore fini de partie classée ici. Ouvre une table, choisis « Partie classée » et prends la tête de la liste.
web-player-count = Joueurs
web-crowd-two = deux
web-crowd-more = trois ou plus
web-time-span = Quand
web-all-time = depuis toujours
web-season = { $year }, trimestre { $quarter }
web-my-statistics = Mes statistiques
web-shut-out = L’hôte de ce serveur a exclu cet appareil.
web-rating-changes = Classements
web-my-rating = Mon classement
web-bots-measured = Les bots
web-bots-measured-help = Mesurés les uns contre les autres dans l’arène ; leurs classements ne changent pas.
web-place-short = N°
web-player = Joueur
web-rating = Classement
web-games = Parties
web-won = Gagnées
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-rated-table = Partie classée
web-rated-table-help = Elle compte pour les classements : pas de conseils, distribution au hasard, rien n’est repris une fois le tour fini. Qui abandonne est dernier.
web-rated = classée

## Mes parties
web-my-games-lead = Toutes les tables où tu as une place sur cet appareil. Personne d’autre ne voit cette liste.
web-my-games-empty = Pas encore de partie. La première est à un clic.
web-no-such-games = Aucune de tes parties ne correspond.
web-phase = État
web-all-games = toutes
web-with-whom = Avec qui
web-waiting-for-me = On t’attend
web-other-games = Les autres
web-more-games = En montrer plus
web-download-records = Garder les enregistrements (ZIP, les 200 derniers)
web-dismiss-game = Retirer de la liste : { $game }
web-dismissed-game = { $game } n’est plus dans ta liste.
web-bring-back = La remettre
web-i-won = { $points ->
    [one] Tu as gagné avec { $points } point
   *[other] Tu as gagné avec { $points } points
}
web-i-came = { $points ->
    [one] Place { $place } sur { $players } avec { $points } point
   *[other] Place { $place } sur { $players } avec { $points } points
}
