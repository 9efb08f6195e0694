## Wiadomości do nieobecnych
notice-turn-title = Twoja kolej
notice-turn = { $name }, teraz twój ruch w grze { $game }.
notice-rematch-title = Rewanż?
notice-rematch = Chętni na rewanż: { $name } (gra: { $game }). Miejsce czeka na ciebie.
notice-night-title = Zaczyna się
notice-night = „{ $contest }”: początek o { $time }.
notice-night-begun = „{ $contest }”: już trwa.
notice-round-title = Twój stół jest gotowy
notice-round = { $contest }, runda { $round }: twój stół jest gotowy ({ $game }).
notice-digest-title = { $count ->
    [one] Czeka na ciebie { $count } sprawa
    [few] Czekają na ciebie { $count } sprawy
    [many] Czeka na ciebie { $count } spraw
   *[other] Czeka na ciebie { $count } sprawy
}
notice-more = { $count ->
    [one] … i jeszcze { $count }
    [few] … i jeszcze { $count }
    [many] … i jeszcze { $count }
   *[other] … i jeszcze { $count }
}
notice-test-title = Tak to wygląda
notice-test = Powiadomienia od Kiru docierają tutaj.
notice-mail-question-title = Czy Kiru może do ciebie pisać?
notice-mail-question = Ktoś, pewnie ty, chce dostawać pod tym adresem powiadomienia z { $home }: gdy przyjdzie jego kolej, gdy ktoś proponuje rewanż, gdy zaczyna się wieczór gier.
notice-mail-question-yes = Tak, piszcie do mnie:
notice-mail-question-no = To nie ty? Nie rób nic, a nic nie przyjdzie. Możesz też sprawić, że nie zapytamy ponownie:
notice-mail-stop = To powiadomienia na twoje życzenie. Aby ich więcej nie dostawać: { $link }
error-mail-address = To nie jest adres e-mail.
error-mail-link = Ten link jest nieważny lub wygasł.
error-mail-not-sent = Nie udało się wysłać e-maila. Spróbuj później.
error-mail-unconfirmed = Ten adres nie jest jeszcze potwierdzony. Najpierw otwórz link z e-maila.
error-no-mail = Ten serwer nie wysyła e-maili.
error-time-zone = Nie ma strefy czasowej „{ $zone }”.

## Strona o wiadomościach
web-notices-lead = O czym Kiru powiadamia cię pod twoją nieobecność, gdzie i kiedy.
web-notices-where = Gdzie dostajesz powiadomienia
web-notices-push-on = Powiadamiaj mnie w tej przeglądarce
web-notices-push-help = Także gdy strona jest zamknięta.
web-notices-unable = Ta przeglądarka nie może pokazywać powiadomień tej strony: potrzebna jest obsługa powiadomień push i strona otwarta przez https.
web-notices-denied = Przeglądarka zabrania tej stronie powiadomień. Zezwól na nie w ustawieniach przeglądarki dla tej strony i spróbuj ponownie.
web-notices-unanswered = Pytanie przeglądarki zamknięto bez odpowiedzi. Spróbuj ponownie i zezwól na powiadomienia.
web-notices-unreachable = Przeglądarka nie może połączyć się z usługą powiadomień. W oknach prywatnych jej nie ma; w innym razie spróbuj później albo wybierz inny sposób.
web-notices-way-push = Ta przeglądarka
web-notices-way-other = Inna twoja przeglądarka
web-notices-mail = Adres e-mail
web-notices-mail-help = Najpierw dostaniesz e-mail z linkiem. Dopóki go nie otworzysz, nic więcej nie przyjdzie.
web-notices-mail-asked = Zajrzyj do skrzynki: e-mail z linkiem jest w drodze.
web-notices-unconfirmed = czeka na twoje „tak” z e-maila
web-notices-address = Adres usługi powiadomień
web-notices-address-help = W zapisie programu Apprise: ntfy, Telegram, Matrix i wiele innych. Na przykład przy „{ $example }” powiadomi cię aplikacja ntfy, gdy będzie nasłuchiwać tego słowa.
web-notices-add = Dodaj
web-notices-none = Jeszcze nic: wybierz sposób poniżej.
web-notices-hears = O czym powiadamiać: { $way }
web-notices-kind-turn = Moja kolej
web-notices-kind-rematch = Rewanż
web-notices-kind-night = Początek wieczoru lub turnieju
web-notices-kind-round = Mój stół w rundzie jest gotowy
web-notices-test = Wyślij próbne
web-notices-tested = Wysłano. Jeśli nic nie przyjdzie, sprawdź, czy nie zatrzymuje tego aplikacja albo skrzynka.
web-notices-test-failed = Nie dotarło. Sprawdź adres.
web-notices-remove = Usuń
web-notices-remove-sure = Tak, usuń
web-notices-keep-it = Nie, zostaw
web-notices-when = Kiedy
web-notices-quiet = Godziny ciszy
web-notices-quiet-help = W tych godzinach nic nie przychodzi. Potem jedno powiadomienie mówi, co nadal czeka. Twoja strefa czasowa: { $zone }.
web-notices-from = Od
web-notices-until = Do
web-notices-pause = Najwyżej jedno powiadomienie
web-notices-pause-2 = co dwie minuty
web-notices-pause-15 = co kwadrans
web-notices-pause-60 = na godzinę
web-notices-pause-1440 = dziennie
web-notices-pause-help = Co zdarzy się w tym czasie, przyjdzie w jednym powiadomieniu.
web-notices-save = Zapisz
web-notices-saved = Zapisano.
web-notices-ask-yes = Czy Kiru może pisać na ten adres e-mail?
web-notices-yes = Tak, piszcie do mnie
web-notices-ask-no = Nie dostawać więcej powiadomień na ten adres e-mail?
web-notices-no = Żadnych więcej powiadomień
web-notices-confirmed = Od teraz piszemy na adres { $address }.
web-notices-stopped = Na ten adres nie wyślemy już żadnych powiadomień.
