## The lobby: open tables, people who look for a game, games to watch
web-lobby = Poczekalnia
web-lobby-lead = Otwarte stoły na bieżąco, ludzie, z którymi można zagrać, i partie do oglądania.
web-lobby-lost = Połączenie zostało przerwane; próbuję ponownie…
web-lobby-filter = Które stoły pokazać
web-lobby-empty = Nie ma teraz takiego stołu. Poszukaj gry albo otwórz własny stół.
web-filter-any = dowolnie
web-filter-rated = Ranking
web-filter-unrated = towarzyska
web-find-game = Znajdź mi grę
web-find-help = Dostaniesz miejsce, gdy tylko zbierze się dość osób do tej samej gry. Gdy minie twój czas czekania, wolne miejsca zajmą boty.
web-find-speed = Tempo
web-find-patience = Graj z botami
web-find-rated = Gra rankingowa
web-find-bot = Wolne miejsca zajmie
web-find-start = Szukaj gry
web-find-cancel = Przestań szukać
web-patience-seconds = po { $count } sekundach
web-patience-minutes = { $count ->
    [one] po { $count } minucie
    [few] po { $count } minutach
    [many] po { $count } minutach
   *[other] po { $count } minuty
}
web-speed-quick = po 10 minut
web-speed-calm = po 40 minut
web-speed-days = dzień na ruch
web-speed-none = bez zegara
web-finding = { $game }, liczba graczy: { $players }.
web-finding-people = { $count ->
    [one] Na razie tylko ty; potrzeba: { $players }.
   *[other] Obecni: { $count } z { $players }.
}
web-finding-bots = Boty dołączą za { $time }
web-found-table = Twój stół jest gotowy.
web-to-the-table = Do stołu
web-waiting-groups = Teraz szukają gry
web-waiting-group = { $game }, liczba graczy: { $players }
web-waiting-group-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
web-join-group = Dołącz
web-sit-down-at = Usiądź: { $game }
web-watch-games = Partie do oglądania
web-watch-empty = Nikt teraz nie gra publicznie.
web-decisions-so-far = { $count ->
    [one] na razie { $count } decyzja
    [few] na razie { $count } decyzje
    [many] na razie { $count } decyzji
   *[other] na razie { $count } decyzji
}
web-people-played-with = Ludzie, z którymi grasz
web-people-empty = Ukończ z kimś partię, a znajdziesz go tutaj.
web-more-people = Pokaż wszystkich
web-played-together = { $count ->
    [one] { $count } wspólna gra
    [few] { $count } wspólne gry
    [many] { $count } wspólnych gier
   *[other] { $count } wspólnej gry
}
web-follow = Obserwuj
web-following = Obserwujesz
web-follow-person = Obserwuj: { $name }
web-unfollow-person = Przestań obserwować: { $name }
web-here-now = jest tu teraz
web-show-me-here = Obserwujący mogą widzieć, że tu jestem
