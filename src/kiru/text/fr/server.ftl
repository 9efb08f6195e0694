## Le serveur de tables
error-settings = Les réglages ne sont pas valables : { $reason }.
error-database = Impossible d’ouvrir la base de données : { $reason }.
error-database-none = Il n’y a pas de base de Kiru à { $database } ; indique la bonne avec --database ou --config.
error-port-taken = Un autre programme écoute déjà sur { $address } ; choisis un autre port avec --port.
error-listen = Le serveur ne peut pas écouter sur { $address } : { $reason }.
error-store-away = La base de données ne répond pas ; rien n’a changé. Réessaie dans un instant.
error-store-full = Le disque du serveur est plein ; rien n’a changé. Réessaie plus tard.
error-store-unwritable = Le serveur ne peut pas écrire dans sa base ; rien n’a changé. Réessaie plus tard.
error-store-damaged = La base du serveur est abîmée à cet endroit ; rien n’a changé. L’exploitant du serveur peut restaurer une sauvegarde.
error-store-unknown = La base s’est interrompue avant de répondre : regarde si c’est fait avant de recommencer.
error-key-used = Cette clé appartient à une autre demande ; chaque demande a la sienne.
error-control-character = Les caractères de contrôle ne sont pas permis ici ; retire-les.
error-table = Table inconnue « { $table } ». Vérifie le lien.
error-club = Club inconnu. Vérifie le lien.
error-club-name = Un club doit avoir un nom.
error-name-missing = Dis ton nom aux autres.
error-words = Choisis d’autres mots : l’hôte de ce serveur n’autorise pas l’un d’eux.
error-club-full = Ce club est complet : il compte { $limit } membres.
error-clubs-many = Tu fais déjà partie de { $limit } clubs. Quittes-en d’abord un.
error-not-member = Seuls les membres du club peuvent faire cela.
error-club-owner = Seul le propriétaire du club peut faire cela.
error-contest = Soirée ou tournoi inconnu. Vérifie le lien.
error-contest-times = Le début peut être fixé jusqu’à { $ahead } jours à l’avance, la fin doit suivre le début, et le tout peut durer { $days } jours.
error-contest-begun = C’est déjà commencé.
error-contest-full = Les { $limit } places sont prises.
error-contests-many = Un club peut avoir { $limit } soirées et tournois en cours. Attends la fin de l’un d’eux.
error-not-entered = Tu ne participes pas à cette soirée ou à ce tournoi.
error-page = Page inconnue « { $path } ». Vérifie l’adresse.
error-request = La demande n’est pas valable : { $where } : { $reason }.
error-stale = { $seq ->
    [one] La table a avancé : elle en est à { $seq } décision, la demande a été faite après { $found }.
   *[other] La table a avancé : elle en est à { $seq } décisions, la demande a été faite après { $found }.
}
error-waiting = La table attend des joueurs ; la partie n’a pas encore commencé.
error-bot-plays = Un bot joue à cette place ; reviens d’abord à la table.
error-not-yours = Cette place n’est pas la tienne.
error-seats-changed = Les places de cette table viennent de changer de main. Réessaie.
error-seated = Tu as déjà une place à cette table.
error-piece = Il n’y a rien à voir de près en « { $piece } ».
error-preview = On ne peut prévisualiser qu’une action permise du joueur dont c’est le tour.
error-invite = Cette invitation n’est pas valable pour cette table.
error-invite-used = Cette invitation a déjà servi. Demandes-en une nouvelle.
error-token = Ce lien n’est pas valable pour cette table, ou a déjà servi.
error-seat-number = La place { $found } n’est pas une place de joueur à cette table.
error-not-now = Ce n’est pas possible maintenant ; regarde encore la table.
error-not-bots = Quelqu’un joue encore à cette table ; on ne peut arrêter qu’une partie jouée par des bots seuls.
error-rated-agreement = Une partie classée contre des bots seuls se joue jusqu’au bout, ou s’abandonne.
error-not-absent = Ce joueur est présent : un bot ne peut jouer qu’après le délai, ou quand le joueur est parti.
error-not-over = La partie n’est pas finie ; on n’analyse que les parties terminées.
error-method = La méthode { $method } n’est pas permise ici.
error-origin = Les pages d’un autre site ne peuvent pas utiliser ce serveur.
error-too-many = Trop de demandes à la fois. Réessaie dans un instant.
error-too-large = C’est trop grand : { $limit } octets au plus.
error-record-bundle = Ce n’est ni un enregistrement ni un enregistrement avec sa boîte.
error-record-decisions = Cet enregistrement a { $found } décisions ; le serveur en accepte au plus { $limit }.
error-full = Le serveur a trop de tables pour l’instant. Réessaie plus tard.
error-job = Analyse inconnue. Demandes-en une nouvelle.
error-muted = Tu ne peux pas discuter à cette table.
error-chat = Dis quelque chose, ou envoie une des réactions : { $expected }.
error-no-hints = Cette table se joue sans conseils.
error-no-answer = Pas de réponse à temps. Réessaie dans un instant.
error-address = On ne peut pas envoyer de messages à cette adresse ; choisis-en une autre.
error-bot-slow = Le bot { $bot } réfléchirait trop longtemps ici : au plus { $seconds } s ou { $iterations } itérations par décision.
error-bot-processes = À une table, un bot réfléchit dans un seul processus. Choisis plutôt « { $bot } ».
error-busy = Les bots sont occupés pour l’instant. Réessaie bientôt.
error-analyses-own = Tu as déjà assez d’analyses en cours. Redemande quand l’une sera finie.
error-analyses-full = Beaucoup de parties attendent leur analyse. Réessaie plus tard.
error-waits-full = Trop de gens cherchent une partie en ce moment. Réessaie dans un instant.
error-not-played-with = Tu ne peux suivre que des gens avec qui tu as terminé une partie.
error-follows-full = Tu suis déjà { $limit } personnes. Cesse d’abord d’en suivre une.
error-no-games-yet = Termine d’abord une partie : les gens avec qui tu as joué apparaîtront ici.
error-challenge = Cela a pris trop de temps ou a déjà servi. Réessaie.
error-passkey = Cette clé d’accès n’a pas été acceptée. Réessaie ou utilise ta phrase de récupération.
error-passkey-unknown = Aucun profil de ce serveur ne correspond à cette clé d’accès.
error-passkeys-full = Cette clé d’accès est déjà connue, ou ton profil a déjà toutes les clés qu’il peut avoir.
error-phrase = Cette phrase de récupération est incorrecte. Vérifie ses douze mots et leur ordre.
error-devices-full = Un profil peut avoir { $limit } appareils. Retires-en un d’abord.
error-not-kept = C’est le seul appareil de ton profil. Ajoute d’abord une clé d’accès ou une phrase de récupération, sinon tes parties seraient perdues.
hint-best = Voici ce que je ferais.
hint-best-for = Voici ce que je ferais ; cela aide surtout pour : { $line }.
hint-best-rivals = Voici ce que je ferais ; c’est ce qui coûte le plus au meilleur rival.
hint-close = Presque aussi bon.
hint-close-for = Presque aussi bon, un peu moins pour : { $line }.
hint-close-rivals = Presque aussi bon, mais cela laisse un peu plus au meilleur rival.
hint-behind = Un peu plus faible.
hint-behind-for = Un peu plus faible : cela coûte des points pour { $line }.
hint-behind-rivals = Un peu plus faible : cela laisse plus de points au meilleur rival.
hint-far = Nettement plus faible.
hint-far-for = Nettement plus faible : cela coûte des points pour { $line }.
hint-far-rivals = Nettement plus faible : cela laisse plus de points au meilleur rival.

## Ce que les messageries montrent d’un lien vers une table
preview-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
    .title = { $count ->
        [one] { $game } avec { $names } : une place est libre
       *[other] { $game } avec { $names } : { $count } places sont libres
    }
    .about = Assieds-toi et joue, directement dans ton navigateur. Pas besoin de compte.
preview-empty = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
    .title = { $count ->
        [one] { $game } : une place est libre
       *[other] { $game } : { $count } places sont libres
    }
    .about = Assieds-toi et joue, directement dans ton navigateur. Pas besoin de compte.
preview-playing = La partie est en cours
    .title = { $game } avec { $names } : la partie est en cours
    .about = Viens regarder.
preview-over = La partie est finie
    .title = { $game } avec { $names } : la partie est finie
    .about = Regarde comment elle s’est terminée, et revois-la coup par coup.
preview-private = Une table privée
    .title = { $game } à une table privée
    .about = Si tu as une place ici, ce lien t’y mène.

## La page d’état
status-title = Kiru
status-running = Le serveur de tables fonctionne, version { $version }.
status-tables = { $count ->
    [one] { $count } table est ouverte.
   *[other] { $count } tables sont ouvertes.
}
status-no-client = Le client web n’est pas construit ici ; les programmes jouent par l’API.
status-api = L’API en document OpenAPI

## La ligne de commande du serveur
cli-serve = Lance le serveur de tables.
cli-opt-config = Un fichier TOML avec les réglages.
cli-opt-host = L’adresse d’écoute.
cli-opt-port = Le port d’écoute.
cli-opt-processes = Combien de processus servent derrière ce port.
cli-opt-database = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
cli-backup = Écrit tout ce que sait le serveur dans un fichier, pendant qu’il tourne.
cli-restore = Remplit une base vide à partir d’une sauvegarde.
cli-verify = Prouve qu’une partie enregistrée a été distribuée selon sa graine scellée.
cli-arg-backup = Le fichier de sauvegarde.
cli-tables = Les tables ouvertes et en cours d’un serveur ; pour son exploitant, en finir une.
cli-tables-end = Arrête une partie jouée par des bots seuls.
cli-arg-table = L’identifiant de la table, la fin de son adresse.
table-ended = La table { $table } est terminée.

## Classements
cli-ratings = Les classements d’un serveur et de ses bots.
cli-ratings-rebuild = Recompte tous les classements et toutes les statistiques d’après les enregistrements des parties.
cli-ratings-bots = Mesure tous les bots les uns contre les autres et note leurs classements.
cli-ratings-averages = Fait jouer royal contre lui-même et note ses points moyens.
cli-opt-ratings-out = Le fichier à écrire.
ratings-rebuilt = Parties classées recomptées : { $games } ; classements différents d’avant : { $changed }.
statistics-rebuilt = Parties terminées notées de nouveau : { $games } ; places où autre chose était noté : { $changed }.
error-rated-box = Une table classée se joue avec la boîte standard.
error-rated-seed = Une table classée est distribuée au hasard ; n’indique pas de graine.
error-rated-alone = Une table classée demande au moins deux joueurs.
error-rated-night = Une soirée ne peut pas être classée : ses donnes sont jouées plusieurs fois.
error-pick = « { $pick } » ne peut pas être choisi ici ; il y a : { $expected }.
error-pick-taken = Une autre place a déjà fait ce choix.
error-lesson = Une leçon appartient à une seule personne : prends toutes les places, sans annoncer la table ni la classer.
error-rated-bot = { $bot } n’a pas de classement ; à une table classée ne s’assoient que { $expected }.
cli-opt-seal = L’empreinte montrée avant la première distribution ; par défaut celle de l’enregistrement.
serve-address = Le serveur de tables écoute sur { $address } (Ctrl+C l’arrête).
backup-done = { $rows } lignes écrites dans { $file }.
restore-done = { $rows } lignes restaurées depuis { $file }.
verify-good = Les { $deals } distributions de cet enregistrement sont celles de la graine { $seed }.
verify-seal = La graine correspond au sceau { $seal }.
verify-no-seal = L’enregistrement n’a pas de sceau ; celui de sa graine est { $seal }.
error-backup = Ce n’est pas une sauvegarde complète de Kiru.
error-restore-full = La base n’est pas vide ; restaure une sauvegarde dans une base vide.
error-verify-sealed = La graine de cet enregistrement est encore scellée : télécharge-le de nouveau quand la partie est finie.
error-verify-unsealed = Cet enregistrement ne nomme pas de graine : on ne peut rien prouver de ses distributions.
error-verify-seal = La graine ne correspond pas à son sceau : elle donne { $found }, pas { $expected }.
error-bench-server = Le serveur n’a pas démarré.
error-bench-system = La mesure d’un serveur ne fonctionne que sous Linux : les autres systèmes n’indiquent pas ainsi sa mémoire et son temps de processeur.

## Le banc d’essai du serveur
cli-opt-server = Mesure le serveur de tables avec une nuée de clients au lieu des moteurs.
cli-opt-tables = À combien de tables joue la nuée, trois clients chacune.
bench-server-progress = La nuée joue …
bench-server-title = Le serveur de tables : { $tables } tables de trois clients scriptés, { $game }
bench-server-paced = Décisions, clients qui réfléchissent un instant
bench-server-median = … jusqu’à ce que tous aient une décision, médiane
bench-server-p99 = … 99 sur 100 en
bench-server-cost = … temps de processeur par décision
bench-server-longest = … la plus longue
bench-server-processors = … processeurs utilisés, serveur + nuée
bench-server-full = Décisions, clients qui répondent aussitôt
bench-server-full-cost = … temps de processeur par décision
bench-server-full-p99 = … 99 sur 100 en
bench-server-idle = Mémoire d’une table que personne ne regarde
bench-server-opening = Ouvrir une partie finie d’Amyitis, médiane (la plus lente)
bench-server-memory = Mémoire du serveur à la fin
bench-server-refused = Refus et connexions perdues
bench-server-note = { $seconds } secondes chacun, après deux d’échauffement ; serveur et nuée ensemble sur cette machine.
bench-server-peers = À côté de boardgame.io, qui garde ses parties en mémoire
bench-server-no-peers = boardgame.io n’est pas ici : il faut Node avec npm, et npm doit trouver le paquet.

## kiru doctor
cli-doctor = Examine cette installation et dit ce qui ne va pas.
cli-opt-alive = Ne dit rien : code de retour 0 si le serveur de ces réglages répond, 1 sinon.
doctor-compiled = Les moteurs de jeu sont compilés.
doctor-interpreted = Les moteurs de jeu sont interprétés : les bots réfléchissent 20 à 60 fois plus lentement. Installe un paquet wheel pour ce système, ou compile avec un compilateur C.
doctor-client = Les pages pour le navigateur sont là.
doctor-no-client = Il n’y a pas de pages pour le navigateur dans { $folder } : installe le wheel, ou lance « make web ».
doctor-folder = Impossible d’écrire dans { $folder } : donne ce dossier à l’utilisateur du serveur.
doctor-space = Il reste { $megabytes } Mo dans { $folder }.
doctor-little-space = Il ne reste que { $megabytes } Mo dans { $folder } : fais de la place avant que la base ne le remplisse.
doctor-no-database = Il n’y a pas encore de base de données : « kiru serve » la crée à son démarrage.
doctor-database = La base de données répond et convient à cette version (révision { $revision }).
doctor-database-older = La base de données est d’une version plus ancienne (révision { $found }, la dernière est { $newest }) : « kiru serve » la met à jour à son démarrage. Fais une sauvegarde avant.
doctor-database-newer = La base de données est d’une version plus récente de Kiru (révision { $found } ; celle-ci connaît { $newest }) : installe la version récente, ou restaure une sauvegarde.
doctor-runs = Un serveur répond à { $address } et il est prêt.
doctor-not-ready = Un serveur répond à { $address }, mais il n’est pas prêt : { $answer }
doctor-port = Le port { $port } ne peut pas servir : { $reason }. Choisis-en un autre avec le réglage « port ».
doctor-port-free = Le port { $port } est libre.
doctor-no-public-url = Le serveur est accessible de l’extérieur, mais « public_url » est vide : les invitations et les aperçus ne connaissent pas son adresse.
doctor-public-url = « public_url » doit commencer par http: ou https:, pas par « { $found } ».
doctor-open-cookies = On accède au serveur en HTTPS, mais ses cookies passeraient aussi en HTTP simple : mets « secure_cookies = true ».
doctor-closed-cookies = Les cookies sont réservés au HTTPS, mais « public_url » commence par http:. Personne ne garderait sa place : passe en HTTPS, ou mets « secure_cookies = false ».
doctor-no-proxy = « trusted_proxies » est vide : derrière un proxy, tout le monde a l’adresse du proxy, et les limites comptent pour tous ensemble.
doctor-public = On accède au serveur à { $address }.
doctor-many-processes = { $processes } processus pour { $cores } cœurs : ils s’attendront les uns les autres. Diminue « processes » ou « workers ».
doctor-few-descriptors = Le système laisse le serveur ouvrir { $limit } fichiers, mais « max_connections » vaut { $wanted } : relève la limite (LimitNOFILE), ou diminue le réglage.
doctor-sum = { $faults ->
    [0] Aucun défaut
    [one] { $faults } défaut
   *[other] { $faults } défauts
 } ; { $warnings ->
    [0] rien d’autre à signaler.
    [one] { $warnings } point à regarder.
   *[other] { $warnings } points à regarder.
 }

## Tables of a server in the terminal
remote-address = « { $found } » n’est pas l’adresse d’un serveur, comme http://127.0.0.1:8000.
remote-link = « { $found } » n’est pas le lien d’une table, comme http://127.0.0.1:8000/t/abcdefghij.
remote-silent = { $server } ne répond pas : { $reason }.
remote-foreign = { $server } n’est pas un serveur Kiru, ou parle d’un jeu inconnu ici.
remote-foreign-words = { $server } ne comprend pas cette version de Kiru. Mets à jour la plus ancienne des deux.
remote-refused = { $reason }
remote-not-allowed = Cette table n’a pas de spectateurs ; il faut une invitation pour s’y asseoir.
remote-no-table = Il n’y a pas de table { $table } sur { $server }. Vérifie le lien.
remote-gone = { $server } n’est pas revenu. Réessaie plus tard avec le même lien.
remote-not-asked = Ce n’est pas ton tour.
remote-no-seat = Tu regardes ; seuls les joueurs peuvent faire cela.
remote-lost = La connexion est perdue ; nouvel essai…
remote-back = La connexion est rétablie.
remote-seated = { $game } : tu t’assieds avec { $names }.
remote-watching = { $game } : tu regardes { $names }.
remote-waiting = { $count ->
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
}
remote-undone = { $name } reprend le dernier choix.
remote-way-back = Pour revenir à ta place : kiru join { $link }
remote-no-tables = Aucune table n’est ouverte sur { $server } en ce moment.
remote-free-seat = une place libre
remote-table-open = { $link }  { $game }, ouverte : { $names }
remote-table-playing = { $link }  { $game }, en cours : { $names }
