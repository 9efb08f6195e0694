## Profil : qui je suis
web-profile-lead = On peut jouer sans profil. Il réunit ton nom, tes parties et tes classements sur tous tes appareils.
web-profile-who = Comment les autres te voient
web-profile-glyph = Ton emblème
web-profile-save = Enregistrer
web-profile-saved = Enregistré.
web-profile-glyph-lion = Lion
web-profile-glyph-monkey = Singe
web-profile-glyph-peacock = Paon
web-profile-glyph-camel = Chameau
web-profile-glyph-cedar = Cèdre
web-profile-glyph-date_palm = Palmier dattier
web-profile-glyph-barley = Orge
web-profile-glyph-fountain = Fontaine
web-profile-glyph-temple = Temple
web-profile-glyph-crown = Couronne
web-profile-glyph-star = Étoile
web-profile-glyph-sun = Soleil
web-profile-glyph-moon = Lune

## Profil : le garder
web-profile-keep = Garde ton profil
web-profile-kept = Ton profil est en sûreté : tu peux l’ouvrir sur n’importe quel appareil.
web-profile-not-kept = Pour l’instant, seul ce navigateur connaît ton profil. Si tu effaces ses données, tu perds l’accès à tes parties.
web-profile-passkeys = Clés d’accès
web-profile-passkeys-help = Ton téléphone, ton ordinateur ou ton gestionnaire de mots de passe garde la clé. Aucun mot de passe à retenir.
web-profile-passkey = Clé d’accès
web-profile-add-passkey = Ajouter une clé d’accès
web-profile-no-passkeys = Ce navigateur n’a pas de clés d’accès ici ; utilise plutôt une phrase de récupération.
web-profile-passkey-there = Cet appareil a déjà une clé d’accès pour ton profil.
web-profile-phrase = Phrase de récupération
web-profile-phrase-help = Douze mots qui ouvrent ton profil. Note-les et garde-les là où personne d’autre ne les trouvera.
web-profile-phrase-once = Ces mots ne sont montrés que maintenant. Note-les avant de quitter cette page.
web-profile-make-phrase = Créer une phrase de récupération
web-profile-new-phrase = Créer une nouvelle phrase
web-profile-new-phrase-sure = Remplacer l’ancienne phrase
web-profile-remove = Retirer
web-profile-remove-sure = Oui, retirer
web-profile-keep-it = Non, garder

## Profil : sur plusieurs appareils
web-profile-sign-in = Tu as déjà un profil ?
web-profile-sign-in-help = Ouvre-le ici avec ta clé d’accès ou ta phrase de récupération. Les parties jouées sur cet appareil le rejoignent.
web-profile-by-passkey = Utiliser une clé d’accès
web-profile-by-phrase = Utiliser la phrase
web-profile-welcome = Bon retour, { $name }.
web-profile-welcome-joined = { $count ->
    [one] Bon retour, { $name }. Une partie terminée sur cet appareil a rejoint ton profil.
    [many] Bon retour, { $name }. { $count } de parties terminées sur cet appareil ont rejoint ton profil.
   *[other] Bon retour, { $name }. { $count } parties terminées sur cet appareil ont rejoint ton profil.
}
web-profile-devices = Tes appareils
web-profile-device = Un appareil
web-profile-this-device = cet appareil
web-profile-sign-out = Se déconnecter
web-profile-sign-out-sure = Oui, se déconnecter

## Profil : données
web-profile-data = Tes données
web-profile-data-help = Profil, parties, enregistrements, classements et messages, dans un fichier ZIP.
web-profile-download = Tout télécharger
web-profile-data-later = Cela n’a pas marché. Réessaie dans une minute.
web-profile-delete-help = La suppression efface pour toujours ton profil, tes appareils, tes clés et tes messages. Les parties jouées restent chez les autres, comme celles d’un ancien joueur.
web-profile-delete = Supprimer toutes mes données
web-profile-delete-sure = Oui, tout supprimer
web-profile-deleted = Toutes tes données sont supprimées.
