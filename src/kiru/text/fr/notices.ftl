## Messages aux absents
notice-turn-title = À toi de jouer
notice-turn = { $name }, c’est ton tour dans { $game }.
notice-rematch-title = Une revanche ?
notice-rematch = { $name } propose de rejouer à { $game }. Une place t’est gardée.
notice-night-title = Ça commence
notice-night = « { $contest } » commence à { $time }.
notice-night-begun = « { $contest } » a commencé.
notice-round-title = Ta table est prête
notice-round = { $contest }, ronde { $round } : ta table est prête ({ $game }).
notice-digest-title = { $count ->
    [one] Une chose t’attend
   *[other] { $count } choses t’attendent
}
notice-more = { $count ->
    [one] … et une de plus
   *[other] … et { $count } de plus
}
notice-test-title = Voilà à quoi ça ressemble
notice-test = Les messages de Kiru t’arrivent ici.
notice-mail-question-title = Kiru peut-il t’écrire ?
notice-mail-question = Quelqu’un, sans doute toi, souhaite recevoir à cette adresse des messages de { $home } : quand c’est son tour, quand on lui propose une revanche, quand une soirée commence.
notice-mail-question-yes = Oui, je veux ces messages :
notice-mail-question-no = Ce n’était pas toi ? Ne fais rien, et rien ne viendra. Ou demande à ne plus jamais être sollicité :
notice-mail-stop = Tu as demandé ces messages. Pour ne plus en recevoir : { $link }
error-mail-address = Ce n’est pas une adresse e-mail.
error-mail-link = Ce lien n’est pas ou plus valable.
error-mail-not-sent = L’e-mail n’a pas pu partir. Réessaie plus tard.
error-mail-unconfirmed = Cette adresse n’est pas encore confirmée. Ouvre d’abord le lien reçu par e-mail.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-time-zone = Le fuseau horaire « { $zone } » n’existe pas.

## La page des messages
web-notices-lead = Ce que Kiru te dit quand tu n’es pas là, où et quand.
web-notices-where = Où l’apprendre
web-notices-push-on = Me prévenir dans ce navigateur
web-notices-push-help = Même page fermée.
web-notices-unable = Ce navigateur ne peut pas afficher de messages pour cette page : il faut les messages push et une page en https.
web-notices-denied = Le navigateur interdit les messages de cette page. Autorise-les dans ses réglages pour cette page, puis réessaie.
web-notices-unanswered = La question du navigateur a été fermée sans réponse. Réessaie et autorise les messages.
web-notices-unreachable = Le navigateur n’atteint pas son service de messages. Les fenêtres privées n’en ont pas ; sinon, réessaie plus tard ou choisis une autre voie.
web-notices-way-push = Ce navigateur
web-notices-way-other = Un autre de tes navigateurs
web-notices-mail = Adresse e-mail
web-notices-mail-help = Tu reçois d’abord un e-mail avec un lien. Rien d’autre ne vient tant que tu ne l’as pas ouvert.
web-notices-mail-asked = Regarde ta boîte : l’e-mail avec le lien est en route.
web-notices-unconfirmed = attend ton « oui » par e-mail
web-notices-address = Adresse d’un service de messages
web-notices-address-help = Au format Apprise : ntfy, Telegram, Matrix et bien d’autres. Avec « { $example } », par exemple, l’application ntfy te prévient dès qu’elle écoute ce mot.
web-notices-add = Ajouter
web-notices-none = Rien encore : choisis une voie ci-dessous.
web-notices-hears = { $way } : ce qui est annoncé
web-notices-kind-turn = Mon tour
web-notices-kind-rematch = Une revanche
web-notices-kind-night = Une soirée ou un tournoi commence
web-notices-kind-round = Ma table de la ronde est prête
web-notices-test = Envoyer un essai
web-notices-tested = Envoyé. Si rien ne vient, regarde si l’application ou la boîte le retient.
web-notices-test-failed = Ce n’est pas arrivé. Vérifie l’adresse.
web-notices-remove = Retirer
web-notices-remove-sure = Oui, retirer
web-notices-keep-it = Non, garder
web-notices-when = Quand
web-notices-quiet = Heures calmes
web-notices-quiet-help = Rien ne vient pendant ces heures. Ensuite, un seul message dit ce qui t’attend encore. Ton fuseau horaire : { $zone }.
web-notices-from = De
web-notices-until = À
web-notices-pause = Un message au plus
web-notices-pause-2 = toutes les deux minutes
web-notices-pause-15 = tous les quarts d’heure
web-notices-pause-60 = par heure
web-notices-pause-1440 = par jour
web-notices-pause-help = Ce qui arrive entre-temps tient en un seul message.
web-notices-save = Enregistrer
web-notices-saved = Enregistré.
web-notices-ask-yes = Kiru peut-il écrire à cette adresse e-mail ?
web-notices-yes = Oui, je veux ces messages
web-notices-ask-no = Ne plus recevoir de messages à cette adresse e-mail ?
web-notices-no = Plus de messages
web-notices-confirmed = { $address } reçoit désormais les messages.
web-notices-stopped = Cette adresse ne reçoit plus aucun message.
