## Tenir les autres à distance, et ce que l’hôte du serveur peut faire.
error-not-welcome = Il n’y a pas de place libre pour toi à cette table. Choisis-en une autre ou ouvre la tienne.
error-banned = L’hôte de ce serveur a exclu cet appareil.
error-moderator = Ce jeton n’est pas le bon, ou ce serveur n’a pas de modération.
error-report = Signalement inconnu.
error-nobody-there = Il n’y a plus rien ni personne de ce genre ici.
error-avoid-self = C’est toi.
error-avoided-full = Tu évites déjà { $limit } personnes. Accepte d’abord l’une d’elles de nouveau.

moderate-no-reports = Aucun signalement en attente.
moderate-report = { $id }  { $at }  { $place }  { $reason }  { $name } [{ $mark }] « { $quote } » { $text }
moderate-at-table = table { $id }
moderate-in-club = club { $id }
moderate-closed = La table { $table } va être fermée.
moderate-removed = La ligne { $line } de la table { $table } est retirée.
moderate-banned = L’appareil { $mark } est exclu.
moderate-unbanned = L’appareil { $mark } est de nouveau admis.
moderate-done = Le signalement { $id } est réglé.
moderate-token = À mettre dans les réglages comme moderator_token, et à garder pour toi :

cli-moderate = Modère un serveur : signalements, tables, discussions et exclusions.
cli-moderate-reports = Liste les signalements en attente.
cli-moderate-close = Ferme une table, quels que soient les joueurs.
cli-moderate-remove = Retire une ligne de la discussion d’une table.
cli-moderate-ban = Exclut l’appareil visé par un signalement, et son profil.
cli-moderate-unban = Admet de nouveau un appareil exclu.
cli-moderate-done = Marque un signalement comme réglé.
cli-moderate-bans = Qui est exclu, en JSON.
cli-moderate-log = Ce que la modération a fait, en JSON.
cli-moderate-token = Crée un jeton pour la page de modération.
cli-arg-chat-line = Le numéro de la ligne dans la discussion.
cli-arg-report = L’identifiant du signalement.
cli-arg-mark = La marque de l’appareil, telle que kiru moderate bans la montre.

## Dans le navigateur
web-manners-about = À propos de { $name }
web-manners-options = Plus sur { $name }
web-manners-others = Les autres à cette table
web-manners-people-here = Les personnes à cette table
web-manners-mute = Masquer
web-manners-mute-help = Tu ne vois plus ce que cette personne écrit, ici et aux autres tables. Elle n’en saura rien.
web-manners-unmute = Lire de nouveau
web-manners-block = Bloquer
web-manners-block-help = Masquée et tenue loin de tes tables : elle ne peut pas s’asseoir avec toi, te proposer une revanche ni voir que tu es là. Elle n’en saura rien.
web-manners-unblock = Débloquer
web-manners-muted = messages masqués
web-manners-blocked = personne bloquée
web-manners-report = Signaler
web-manners-report-line = Signaler cette ligne
web-manners-report-table = Signaler cette table
web-manners-report-help = L’hôte de ce serveur le lira. L’autre personne n’en saura rien.
web-manners-reason = De quoi s’agit-il ?
web-manners-reason-insult = Insultes ou menaces
web-manners-reason-spam = Spam ou publicité
web-manners-reason-cheating = Triche
web-manners-reason-name = Un nom choquant
web-manners-reason-other = Autre chose
web-manners-report-text = Que s’est-il passé ? (facultatif)
web-manners-send-report = Envoyer le signalement
web-manners-reported = Merci. L’hôte de ce serveur va regarder.
web-manners-avoided = Les personnes que tu évites
web-manners-avoided-empty = Personne. Tu peux masquer, bloquer et signaler quelqu’un partout où tu vois son nom : à une table, dans la discussion, dans le salon et dans un club.

## La page de modération
web-manners-moderation = Modération
web-manners-moderation-lead = Pour qui gère ce serveur : signalements, tables, discussions et exclusions.
web-manners-token = Jeton de l’hôte
web-manners-token-help = Il figure dans les réglages du serveur sous moderator_token. Il reste dans cet onglet jusqu’à sa fermeture.
web-manners-enter = Entrer
web-manners-reports = Signalements
web-manners-reports-empty = Rien à voir. Tout le monde est aimable.
web-manners-show-done = Montrer ceux qui sont réglés
web-manners-show-open = Montrer ceux en attente
web-manners-more = En montrer plus
web-manners-reported-by = signalé par { $mark }
web-manners-whole-table = Toute la table
web-manners-a-line = Une ligne de { $name }
web-manners-a-person = { $name }
web-manners-a-member = Un membre d’un club : { $name }
web-manners-open-club = Ouvrir le club
web-manners-open-table = Ouvrir la table
web-manners-look = Voir la table ici
web-manners-close-table = Fermer la table
web-manners-close-table-sure = Oui, la fermer
web-manners-remove-line = Retirer la ligne
web-manners-remove-line-of = Retirer la ligne { $number } de { $name }
web-manners-ban = Exclure l’appareil
web-manners-ban-of = Exclure l’appareil de { $name }
web-manners-ban-sure = Oui, l’exclure
web-manners-is-banned = appareil exclu
web-manners-done = C’est réglé
web-manners-cancel = Annuler
web-manners-table = Une table
web-manners-table-id = Lien ou identifiant d’une table
web-manners-table-find = La regarder
web-manners-no-lines = Personne n’a rien dit ici.
web-manners-table-over = terminée
web-manners-bans = Exclusions
web-manners-bans-empty = Personne n’est exclu.
web-manners-unban = Admettre de nouveau { $name }
web-manners-unban-short = Admettre de nouveau
web-manners-devices =
    { $count ->
        [one] { $count } appareil
       *[other] { $count } appareils
    }
web-manners-log = Ce qui a été fait
web-manners-log-empty = Rien pour l’instant.
web-manners-deed-close = Table { $table } fermée
web-manners-deed-line = Ligne { $line } retirée à la table { $table }
web-manners-deed-ban = Appareil { $mark } exclu
web-manners-deed-unban = Appareil { $mark } de nouveau admis
web-manners-deed-report = Signalement { $report } réglé
web-manners-under-way = en cours
web-manners-no-name = quelqu’un
