## Nachrichten an alle, die nicht da sind
notice-turn-title = Du bist dran
notice-turn = { $name }, du bist an der Reihe in { $game }.
notice-rematch-title = Revanche?
notice-rematch = { $name } möchte eine Revanche in { $game }. Ein Platz ist für dich frei.
notice-night-title = Es geht los
notice-night = „{ $contest }“ beginnt um { $time }.
notice-night-begun = „{ $contest }“ hat begonnen.
notice-round-title = Dein Tisch ist bereit
notice-round = { $contest }, Runde { $round }: Dein Tisch ist bereit ({ $game }).
notice-digest-title = { $count ->
    [one] Etwas wartet auf dich
   *[other] { $count } Dinge warten auf dich
}
notice-more = { $count ->
    [one] … und noch eins
   *[other] … und noch { $count }
}
notice-test-title = So sieht es aus
notice-test = Nachrichten von Kiru kommen hier an.
notice-mail-question-title = Darf Kiru dir schreiben?
notice-mail-question = Jemand, vermutlich du, möchte an diese Adresse Nachrichten von { $home } bekommen: wenn ein Zug ansteht, wenn jemand eine Revanche möchte oder wenn ein Spieleabend beginnt.
notice-mail-question-yes = Ja, schreibt mir:
notice-mail-question-no = Das warst nicht du? Dann tu nichts, und es kommt nichts. Oder lass dich nie wieder fragen:
notice-mail-stop = Du hast um diese Nachrichten gebeten. So bekommst du keine mehr: { $link }
error-mail-address = Das ist keine E-Mail-Adresse.
error-mail-link = Dieser Link gilt nicht oder nicht mehr.
error-mail-not-sent = Die E-Mail ließ sich nicht senden. Versuch es später noch einmal.
error-mail-unconfirmed = Diese Adresse ist noch nicht bestätigt. Öffne zuerst den Link in der E-Mail.
error-no-mail = Dieser Server schreibt keine E-Mails.
error-time-zone = Es gibt keine Zeitzone „{ $zone }“.

## Die Seite über Nachrichten
web-notices-lead = Was Kiru dir sagt, wenn du nicht da bist, wo und wann.
web-notices-where = Wo du davon hörst
web-notices-push-on = In diesem Browser Bescheid geben
web-notices-push-help = Auch bei geschlossener Seite.
web-notices-unable = Dieser Browser kann für diese Seite keine Nachrichten zeigen: Es braucht Push-Nachrichten und eine Seite über https.
web-notices-denied = Der Browser verbietet Nachrichten dieser Seite. Erlaub sie in seinen Einstellungen und versuch es noch einmal.
web-notices-unanswered = Die Frage des Browsers blieb ohne Antwort. Versuch es noch einmal und erlaub die Nachrichten.
web-notices-unreachable = Der Browser erreicht seinen Push-Dienst nicht. Private Fenster haben keinen; sonst versuch es später oder wähl einen anderen Weg.
web-notices-way-push = Dieser Browser
web-notices-way-other = Ein anderer Browser von dir
web-notices-mail = E-Mail-Adresse
web-notices-mail-help = Zuerst bekommst du eine E-Mail mit einem Link. Bevor du ihn öffnest, kommt nichts weiter.
web-notices-mail-asked = Sieh in dein Postfach: Die E-Mail mit dem Link ist unterwegs.
web-notices-unconfirmed = wartet auf dein „Ja“ per E-Mail
web-notices-address = Adresse eines Nachrichtendienstes
web-notices-address-help = So, wie Apprise sie schreibt: ntfy, Telegram, Matrix und viele mehr. Mit „{ $example }“ zum Beispiel meldet sich die App ntfy, sobald sie auf dieses Wort hört.
web-notices-add = Hinzufügen
web-notices-none = Noch nichts: Wähl unten einen Weg.
web-notices-hears = { $way } hört von
web-notices-kind-turn = Ich bin dran
web-notices-kind-rematch = Revanche
web-notices-kind-night = Ein Abend oder Turnier beginnt
web-notices-kind-round = Mein Tisch einer Runde ist bereit
web-notices-test = Probe senden
web-notices-tested = Gesendet. Kommt nichts an, sieh nach, ob App oder Postfach es zurückhält.
web-notices-test-failed = Es kam nicht an. Prüf die Adresse.
web-notices-remove = Entfernen
web-notices-remove-sure = Ja, entfernen
web-notices-keep-it = Nein, behalten
web-notices-when = Wann
web-notices-quiet = Ruhezeit
web-notices-quiet-help = In dieser Zeit kommt nichts. Danach sagt eine Nachricht, was noch auf dich wartet. Deine Zeitzone: { $zone }.
web-notices-from = Von
web-notices-until = Bis
web-notices-pause = Höchstens eine Nachricht
web-notices-pause-2 = alle zwei Minuten
web-notices-pause-15 = jede Viertelstunde
web-notices-pause-60 = pro Stunde
web-notices-pause-1440 = pro Tag
web-notices-pause-help = Was inzwischen geschieht, steht in einer Nachricht.
web-notices-save = Speichern
web-notices-saved = Gespeichert.
web-notices-ask-yes = Darf Kiru an diese E-Mail-Adresse schreiben?
web-notices-yes = Ja, schreibt mir
web-notices-ask-no = Keine Nachrichten mehr an diese E-Mail-Adresse?
web-notices-no = Keine Nachrichten mehr
web-notices-confirmed = { $address } bekommt ab jetzt Nachrichten.
web-notices-stopped = An diese Adresse gehen keine Nachrichten mehr.
