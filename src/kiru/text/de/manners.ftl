## Andere auf Abstand halten, und was der Gastgeber des Servers dagegen tut.
error-not-welcome = An diesem Tisch ist für dich kein Platz frei. Wähl einen anderen oder eröffne selbst einen.
error-banned = Der Gastgeber dieses Servers hat dieses Gerät ausgeschlossen.
error-moderator = Dieses Kennwort stimmt nicht, oder dieser Server hat keine Moderation.
error-report = Unbekannte Meldung.
error-nobody-there = Hier ist niemand und nichts dergleichen mehr.
error-avoid-self = Das bist du selbst.
error-avoided-full = Du meidest schon { $limit } Leute. Lass erst jemanden davon wieder zu.

moderate-no-reports = Keine offenen Meldungen.
moderate-report = { $id }  { $at }  { $place }  { $reason }  { $name } [{ $mark }] „{ $quote }“ { $text }
moderate-at-table = Tisch { $id }
moderate-in-club = Club { $id }
moderate-closed = Tisch { $table } wird geschlossen.
moderate-removed = Zeile { $line } am Tisch { $table } ist entfernt.
moderate-banned = Gerät { $mark } ist ausgeschlossen.
moderate-unbanned = Gerät { $mark } ist wieder zugelassen.
moderate-done = Meldung { $id } ist erledigt.
moderate-token = Trag das als moderator_token in die Einstellungen ein und behalt es für dich:

cli-moderate = Moderiert einen Server: Meldungen, Tische, Chat und Ausschlüsse.
cli-moderate-reports = Zeigt die offenen Meldungen.
cli-moderate-close = Schließt einen Tisch, wer immer dort spielt.
cli-moderate-remove = Entfernt eine Zeile aus dem Chat eines Tisches.
cli-moderate-ban = Schließt das Gerät aus, um das es in einer Meldung geht, samt Profil.
cli-moderate-unban = Lässt ein ausgeschlossenes Gerät wieder zu.
cli-moderate-done = Kennzeichnet eine Meldung als erledigt.
cli-moderate-bans = Wer ausgeschlossen ist, als JSON.
cli-moderate-log = Was die Moderation getan hat, als JSON.
cli-moderate-token = Erzeugt ein Kennwort für die Seite der Moderation.
cli-arg-chat-line = Die Nummer der Zeile im Chat.
cli-arg-report = Die Kennung der Meldung.
cli-arg-mark = Das Zeichen des Gerätes, wie kiru moderate bans es zeigt.

## Im Browser
web-manners-about = Über { $name }
web-manners-options = Mehr zu { $name }
web-manners-others = Die anderen am Tisch
web-manners-people-here = Die Leute an diesem Tisch
web-manners-mute = Stumm schalten
web-manners-mute-help = Du siehst nicht mehr, was diese Person schreibt, weder hier noch an anderen Tischen. Sie erfährt es nicht.
web-manners-unmute = Wieder lesen
web-manners-block = Blockieren
web-manners-block-help = Stumm und von deinen Tischen ferngehalten: kein Platz neben dir, keine Revanche, und dass du da bist, bleibt verborgen. Die Person erfährt es nicht.
web-manners-unblock = Nicht mehr blockieren
web-manners-muted = stumm
web-manners-blocked = blockiert
web-manners-report = Melden
web-manners-report-line = Diese Zeile melden
web-manners-report-table = Diesen Tisch melden
web-manners-report-help = Der Gastgeber dieses Servers liest es. Die andere Person erfährt nichts davon.
web-manners-reason = Worum geht es?
web-manners-reason-insult = Beleidigung oder Drohung
web-manners-reason-spam = Spam oder Werbung
web-manners-reason-cheating = Betrug
web-manners-reason-name = Ein anstößiger Name
web-manners-reason-other = Etwas anderes
web-manners-report-text = Was ist passiert? (freiwillig)
web-manners-send-report = Meldung abschicken
web-manners-reported = Danke. Der Gastgeber dieses Servers sieht es sich an.
web-manners-avoided = Leute, die du meidest
web-manners-avoided-empty = Niemand. Du kannst Leute überall stumm schalten, blockieren und melden, wo du ihre Namen siehst: am Tisch, im Chat, in der Lobby und in einem Club.

## Die Seite für die Moderation
web-manners-moderation = Moderation
web-manners-moderation-lead = Für alle, die diesen Server betreiben: Meldungen, Tische, Chat und Ausschlüsse.
web-manners-token = Kennwort des Gastgebers
web-manners-token-help = Es steht als moderator_token in den Einstellungen des Servers. Es bleibt in diesem Tab, bis du ihn schließt.
web-manners-enter = Eintreten
web-manners-reports = Meldungen
web-manners-reports-empty = Nichts zu tun. Alle sind nett zueinander.
web-manners-show-done = Erledigte zeigen
web-manners-show-open = Offene zeigen
web-manners-more = Mehr zeigen
web-manners-reported-by = gemeldet von { $mark }
web-manners-whole-table = Der ganze Tisch
web-manners-a-line = Eine Zeile von { $name }
web-manners-a-person = { $name }
web-manners-a-member = Mitglied eines Clubs: { $name }
web-manners-open-club = Club öffnen
web-manners-open-table = Tisch öffnen
web-manners-look = Tisch hier ansehen
web-manners-close-table = Tisch schließen
web-manners-close-table-sure = Ja, schließen
web-manners-remove-line = Zeile entfernen
web-manners-remove-line-of = Zeile { $number } von { $name } entfernen
web-manners-ban = Gerät ausschließen
web-manners-ban-of = Gerät von { $name } ausschließen
web-manners-ban-sure = Ja, ausschließen
web-manners-is-banned = ausgeschlossen
web-manners-done = Erledigt
web-manners-cancel = Abbrechen
web-manners-table = Ein Tisch
web-manners-table-id = Link oder Kennung eines Tisches
web-manners-table-find = Ansehen
web-manners-no-lines = Hier hat noch niemand etwas gesagt.
web-manners-table-over = zu Ende
web-manners-bans = Ausschlüsse
web-manners-bans-empty = Niemand ist ausgeschlossen.
web-manners-unban = { $name } wieder zulassen
web-manners-unban-short = Wieder zulassen
web-manners-devices =
    { $count ->
        [one] { $count } Gerät
       *[other] { $count } Geräte
    }
web-manners-log = Was getan wurde
web-manners-log-empty = Noch nichts.
web-manners-deed-close = Tisch { $table } geschlossen
web-manners-deed-line = Zeile { $line } am Tisch { $table } entfernt
web-manners-deed-ban = Gerät { $mark } ausgeschlossen
web-manners-deed-unban = Gerät { $mark } wieder zugelassen
web-manners-deed-report = Meldung { $report } erledigt
web-manners-under-way = in Arbeit
web-manners-no-name = jemand
