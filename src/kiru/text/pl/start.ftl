## Everywhere
web-home = Kiru: do strony głównej
web-skip-to-content = Do treści
web-settings = Ustawienia
web-language = Język
web-rules = Zasady
web-bot = bot
web-error-offline = Serwer nie odpowiada. Czy działa i czy masz połączenie?
web-theme-to-light = Jasny wygląd
web-theme-to-dark = Ciemny wygląd
web-your-name = Twoje imię
web-learn = Nauka
web-leaderboards = Tablice wyników
web-clubs = Kluby
web-my-games = Moje gry
web-my-profile = Mój profil

## Start page
web-home-title = Usiądź w ogrodach Babilonu
web-home-lead = Trzy gry planszowe o jednym cudzie świata, z przyjaciółmi i botami, w przeglądarce. Bez konta, bez czekania.
web-continue = Graj dalej: { $game }
web-continue-your-turn = Twoja kolej: { $game }
web-continue-with = przy stole: { $names }
web-play-now = Graj teraz
web-solo = Solo
web-new-table = Nowy stół
web-player-range = { $low }–{ $high } graczy
web-my-tables = Twoje stoły
web-my-tables-empty = Tu pojawią się stoły, przy których siedzisz.
web-more-tables = { $count ->
    [one] jeszcze { $count } stół
    [few] jeszcze { $count } stoły
    [many] jeszcze { $count } stołów
   *[other] jeszcze { $count } stołu
}
web-open-tables = Otwarte stoły
web-open-tables-empty = Nikt teraz nie czeka na graczy.
web-to-the-lobby = Do poczekalni
web-daily = Ogród dnia
web-daily-help = Jedna pozycja, jedna najlepsza tura: znajdź ją.
web-daily-play = Rozwiąż
web-real-table = Przy prawdziwym stole
web-real-table-help = Masz pudełko? Kiru policzy punkty i nie tylko.
web-real-table-open = Otwórz pomocnika
web-import-record = Wczytaj partię
web-import-help = Otwórz zapis gry, przejrzyj go krok po kroku i zleć analizę.
web-choose-file = Wybierz zapis
web-you-are = Twoje imię przy stołach
web-play-offline = Graj bez serwera
web-unofficial = Kiru to nieoficjalny projekt fanów. Nazwy gier należą do ich wydawców; zasady opisujemy własnymi słowami, rysunki są nasze.
web-your-turn = twoja kolej
web-phase-waiting = czeka na graczy
web-phase-playing = w trakcie gry
web-phase-over = zakończona
web-free = wolne
