## The table server
error-settings = Błąd w ustawieniach: { $reason }.
error-database = Nie można otworzyć bazy danych: { $reason }.
error-store-away = Baza danych nie odpowiada; nic nie zostało zmienione. Spróbuj ponownie za chwilę.
error-table = Nie ma stołu „{ $table }”.
error-page = Nie ma strony „{ $path }”.
error-request = Żądanie jest nieprawidłowe: { $where }: { $reason }.
error-stale = Gra poszła dalej: stół ma { $seq } decyzji, a żądanie wysłano po { $found }.
error-waiting = Stół czeka na graczy; gra się jeszcze nie zaczęła.
error-bot-plays = Za to miejsce gra bot; najpierw wróć do stołu.
error-not-yours = To nie jest twoje miejsce.
error-not-yet = To jeszcze nie jest możliwe.
error-preview = Wypróbować można tylko dozwoloną akcję gracza, który ma ruch.
error-invite = To zaproszenie nie jest ważne dla tego stołu.
error-invite-used = To zaproszenie zostało już wykorzystane.
error-token = Ten link nie jest ważny dla tego stołu albo został już wykorzystany.
error-seat-number = Miejsce { $found } nie jest miejscem gracza przy tym stole.

## The status page
status-title = Kiru
status-running = Serwer stołów działa, wersja { $version }.
status-tables = { $count ->
    [one] Otwarty jest { $count } stół.
    [few] Otwarte są { $count } stoły.
   *[many] Otwartych jest { $count } stołów.
}
status-no-client = Klient WWW nie jest tu zbudowany; programy grają przez API.
status-api = API jako dokument OpenAPI

## The command line of the server
cli-serve = Uruchom serwer stołów.
cli-opt-config = Plik TOML z ustawieniami.
cli-opt-host = Adres, na którym serwer nasłuchuje.
cli-opt-port = Port, na którym serwer nasłuchuje.
cli-opt-database = Baza danych: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
