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
