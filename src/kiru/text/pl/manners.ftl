## Trzymanie innych na dystans i to, co może z tym zrobić gospodarz serwera.
error-not-welcome = Przy tym stole nie ma dla ciebie wolnego miejsca. Wybierz inny albo otwórz własny.
error-banned = Gospodarz tego serwera zablokował to urządzenie.
error-moderator = To nie ten klucz albo ten serwer nie ma moderacji.
error-report = Nieznane zgłoszenie.
error-nobody-there = Nie ma tu już nikogo ani niczego takiego.
error-avoid-self = To ty.
error-avoided-full = Unikasz już największej dozwolonej liczby osób ({ $limit }). Najpierw dopuść kogoś z powrotem.

moderate-no-reports = Brak otwartych zgłoszeń.
moderate-report = { $id }  { $at }  { $place }  { $reason }  { $name } [{ $mark }] „{ $quote }” { $text }
moderate-at-table = stół { $id }
moderate-in-club = klub { $id }
moderate-closed = Stół { $table } zostanie zamknięty.
moderate-removed = Wiadomość { $line } przy stole { $table } została usunięta.
moderate-banned = Urządzenie { $mark } zostało zablokowane.
moderate-unbanned = Urządzenie { $mark } ma znów wstęp.
moderate-done = Zgłoszenie { $id } jest załatwione.
moderate-token = Wpisz to w ustawieniach jako moderator_token i zachowaj dla siebie:

cli-moderate = Moderuj serwer: zgłoszenia, stoły, czat i blokady.
cli-moderate-reports = Pokaż otwarte zgłoszenia.
cli-moderate-close = Zamknij stół, ktokolwiek przy nim gra.
cli-moderate-remove = Usuń wiadomość z czatu przy stole.
cli-moderate-ban = Zablokuj urządzenie, którego dotyczy zgłoszenie, razem z profilem.
cli-moderate-unban = Wpuść z powrotem zablokowane urządzenie.
cli-moderate-done = Oznacz zgłoszenie jako załatwione.
cli-moderate-bans = Kto jest zablokowany, jako JSON.
cli-moderate-log = Co zrobiła moderacja, jako JSON.
cli-moderate-token = Utwórz klucz do strony moderacji.
cli-arg-chat-line = Numer wiadomości na czacie.
cli-arg-report = Identyfikator zgłoszenia.
cli-arg-mark = Znak urządzenia, jak pokazuje go kiru moderate bans.

## W przeglądarce
web-manners-about = Gracz: { $name }
web-manners-options = Więcej – gracz: { $name }
web-manners-others = Inni przy tym stole
web-manners-people-here = Osoby przy tym stole
web-manners-mute = Wycisz
web-manners-mute-help = Nie zobaczysz już, co ta osoba pisze, tu i przy innych stołach. Nie dowie się o tym.
web-manners-unmute = Cofnij wyciszenie
web-manners-block = Zablokuj
web-manners-block-help = Wyciszenie i dystans: ta osoba nie usiądzie z tobą przy stole, nie zaproponuje rewanżu i nie zobaczy, że tu jesteś. Nie dowie się o tym.
web-manners-unblock = Odblokuj
web-manners-muted = wyciszenie
web-manners-blocked = blokada
web-manners-report = Zgłoś
web-manners-report-line = Zgłoś tę wiadomość
web-manners-report-table = Zgłoś ten stół
web-manners-report-help = Przeczyta to gospodarz serwera. Druga osoba się nie dowie.
web-manners-reason = O co chodzi?
web-manners-reason-insult = Obelgi lub groźby
web-manners-reason-spam = Spam lub reklama
web-manners-reason-cheating = Oszustwo
web-manners-reason-name = Obraźliwe imię
web-manners-reason-other = Coś innego
web-manners-report-text = Co się stało? (nieobowiązkowe)
web-manners-send-report = Wyślij zgłoszenie
web-manners-reported = Dziękujemy. Gospodarz serwera się temu przyjrzy.
web-manners-avoided = Osoby, których unikasz
web-manners-avoided-empty = Nikt. Możesz wyciszać, blokować i zgłaszać osoby wszędzie, gdzie widzisz ich imiona: przy stole, na czacie, w poczekalni i w klubie.

## Strona moderacji
web-manners-moderation = Moderacja
web-manners-moderation-lead = Dla osób, które prowadzą ten serwer: zgłoszenia, stoły, czat i blokady.
web-manners-token = Klucz gospodarza
web-manners-token-help = Jest w ustawieniach serwera jako moderator_token. Zostaje w tej karcie, dopóki jej nie zamkniesz.
web-manners-enter = Wejdź
web-manners-reports = Zgłoszenia
web-manners-reports-empty = Nic do zrobienia. Wszyscy są dla siebie mili.
web-manners-show-done = Pokaż załatwione
web-manners-show-open = Pokaż otwarte
web-manners-more = Pokaż więcej
web-manners-reported-by = zgłasza: { $mark }
web-manners-whole-table = Cały stół
web-manners-a-line = Wiadomość – autor: { $name }
web-manners-a-person = { $name }
web-manners-a-member = Członek klubu: { $name }
web-manners-open-club = Otwórz klub
web-manners-open-table = Otwórz stół
web-manners-look = Obejrzyj stół tutaj
web-manners-close-table = Zamknij stół
web-manners-close-table-sure = Tak, zamknij
web-manners-remove-line = Usuń wiadomość
web-manners-remove-line-of = Usuń wiadomość { $number } – autor: { $name }
web-manners-ban = Zablokuj urządzenie
web-manners-ban-of = Zablokuj urządzenie – gracz: { $name }
web-manners-ban-sure = Tak, zablokuj
web-manners-is-banned = urządzenie zablokowane
web-manners-done = Załatwione
web-manners-cancel = Anuluj
web-manners-table = Stół
web-manners-table-id = Link albo identyfikator stołu
web-manners-table-find = Obejrzyj
web-manners-no-lines = Nikt tu jeszcze nic nie powiedział.
web-manners-table-over = koniec gry
web-manners-bans = Blokady
web-manners-bans-empty = Nikt nie jest zablokowany.
web-manners-unban = Wpuść z powrotem – gracz: { $name }
web-manners-unban-short = Wpuść z powrotem
web-manners-devices =
    { $count ->
        [one] { $count } urządzenie
        [few] { $count } urządzenia
        [many] { $count } urządzeń
       *[other] { $count } urządzenia
    }
web-manners-log = Co zrobiono
web-manners-log-empty = Jeszcze nic.
web-manners-deed-close = Stół { $table } zamknięto
web-manners-deed-line = Wiadomość { $line } przy stole { $table } usunięto
web-manners-deed-ban = Urządzenie { $mark } zablokowano
web-manners-deed-unban = Urządzenie { $mark } wpuszczono z powrotem
web-manners-deed-report = Zgłoszenie { $report } załatwiono
web-manners-under-way = w toku
web-manners-no-name = ktoś
