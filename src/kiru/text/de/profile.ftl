## Profil: wer ich bin
web-profile-lead = Spielen kannst du auch ohne Profil. Es hält deinen Namen, deine Spiele und deine Wertungen zusammen, auf jedem Gerät.
web-profile-who = Wie andere dich sehen
web-profile-glyph = Dein Zeichen
web-profile-save = Speichern
web-profile-saved = Gespeichert.
web-profile-glyph-lion = Löwe
web-profile-glyph-monkey = Affe
web-profile-glyph-peacock = Pfau
web-profile-glyph-camel = Kamel
web-profile-glyph-cedar = Zeder
web-profile-glyph-date_palm = Dattelpalme
web-profile-glyph-barley = Gerste
web-profile-glyph-fountain = Brunnen
web-profile-glyph-temple = Tempel
web-profile-glyph-crown = Krone
web-profile-glyph-star = Stern
web-profile-glyph-sun = Sonne
web-profile-glyph-moon = Mond

## Profil: es behalten
web-profile-keep = Dein Profil behalten
web-profile-kept = Dein Profil ist sicher: Du kannst es auf jedem Gerät öffnen.
web-profile-not-kept = Bisher kennt nur dieser Browser dein Profil. Wenn du seine Daten löschst, kommst du nicht mehr an deine Spiele.
web-profile-passkeys = Passkeys
web-profile-passkeys-help = Dein Telefon, Computer oder Passwortmanager bewahrt den Schlüssel auf. Ein Passwort brauchst du nicht.
web-profile-passkey = Passkey
web-profile-add-passkey = Passkey hinzufügen
web-profile-no-passkeys = Dieser Browser hat hier keine Passkeys; nimm stattdessen eine Wiederherstellungsphrase.
web-profile-passkey-there = Dieses Gerät hat schon einen Passkey für dein Profil.
web-profile-phrase = Wiederherstellungsphrase
web-profile-phrase-help = Zwölf Wörter, die dein Profil öffnen. Schreib sie auf und bewahre sie auf, wo sie sonst niemand findet.
web-profile-phrase-once = Diese Wörter siehst du nur jetzt. Schreib sie auf, bevor du die Seite verlässt.
web-profile-make-phrase = Wiederherstellungsphrase anlegen
web-profile-new-phrase = Neue Phrase anlegen
web-profile-new-phrase-sure = Alte Phrase ersetzen
web-profile-remove = Entfernen
web-profile-remove-sure = Ja, entfernen
web-profile-keep-it = Nein, behalten

## Profil: auf mehreren Geräten
web-profile-sign-in = Schon ein Profil?
web-profile-sign-in-help = Öffne es hier mit deinem Passkey oder deiner Wiederherstellungsphrase. Spiele von diesem Gerät kommen dazu.
web-profile-by-passkey = Passkey verwenden
web-profile-by-phrase = Phrase verwenden
web-profile-welcome = Willkommen zurück, { $name }.
web-profile-welcome-joined = { $count ->
    [one] Willkommen zurück, { $name }. Ein beendetes Spiel dieses Geräts gehört jetzt zu deinem Profil.
   *[other] Willkommen zurück, { $name }. { $count } beendete Spiele dieses Geräts gehören jetzt zu deinem Profil.
}
web-profile-devices = Deine Geräte
web-profile-device = Ein Gerät
web-profile-this-device = dieses Gerät
web-profile-sign-out = Abmelden
web-profile-sign-out-sure = Ja, abmelden

## Profil: Daten
web-profile-data = Deine Daten
web-profile-data-help = Profil, Spiele, Aufzeichnungen, Wertungen und deine Chatzeilen als ZIP-Datei.
web-profile-download = Alles herunterladen
web-profile-data-later = Das hat nicht geklappt. Versuch es in einer Minute noch einmal.
web-profile-delete-help = Beim Löschen verschwinden Profil, Geräte, Schlüssel und Chatzeilen für immer. Gespielte Spiele bleiben bei den anderen, als die eines ehemaligen Spielers.
web-profile-delete = Alle meine Daten löschen
web-profile-delete-sure = Ja, alles löschen
web-profile-deleted = Alles über dich ist gelöscht.
