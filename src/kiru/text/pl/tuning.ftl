## Strojenie
cli-tune = Dostrój przeszukiwanie gry dla danej liczby graczy: każdy krok sprawdza wyścig przy równym czasie.
cli-opt-tune-iterations = Iteracje strony, która broni tytułu; druga dostaje tyle, ile zajmuje tyle samo czasu.
cli-opt-tune-deals = Najwyżej tyle rozdań w wyścigu; każde grane jest raz z każdego miejsca.
cli-opt-tune-rounds = Ile razy najwyżej przejść przez wszystkie pokrętła.
cli-opt-tune-dials = Które pokrętła, po przecinku; domyślnie wszystkie.
cli-opt-tune-elo = Ile Elo, zamiast zera, musi być wart krok, żeby został przyjęty.
cli-opt-tune-out = Dokąd zapisywać każdy krok; bez nazwy GRA-GRACZE.tune.jsonl w tym katalogu.
cli-opt-tune-install = Umieść ustawienia w katalogu gry, jeśli przyjmie je ostatni wyścig.
error-tune-dial = Nie ma pokrętła „{ $found }”. Pokrętła: { $expected }.
error-tune-file = Nie można odczytać pliku { $file } jako zapisu strojenia.
error-tune-other = Plik { $file } to zapis innego strojenia lub innej wersji. Podaj inny plik przez --out.
tune-progress = Wyścig
tune-step = { $dial }: { $before } → { $value }, iteracje: { $iterations }, gry: { $games }, { $share }% (LLR { $llr }): { $verdict }
tune-nothing = Żadne pokrętło nie stoi lepiej gdzie indziej; wszystko zostaje.
tune-refused = Nie dowiedziono, że znalezione ustawienia są lepsze; wszystko zostaje.
tune-accepted = Znalezione ustawienia są lepsze od dotychczasowych.
tune-installed = Gra używa teraz tych ustawień: { $file }.
tune-interrupted = Zatrzymano. Wszystkie kroki są w pliku { $file }; to samo polecenie podejmie je od tego miejsca.

## Uczenie
cli-opt-train-players = Ucz tylko dla stołów z taką liczbą graczy; pozostałe wiersze zostają.

## Większe stoły
cli-opt-arena-alone = Pierwszy z dwóch botów siedzi sam wśród botów drugiego rodzaju.
error-arena-alone = Przy --alone podaj dokładnie dwa boty, po przecinku.
strength-many = Przy większych stołach
strength-many-about = Jeden royal siedzi sam wśród botów poprzedniej wersji (`-v1`), z ich wagami i ustawieniami, przy równych budżetach; każde rozdanie gra raz z każdego miejsca. Cel to półtora sprawiedliwego udziału.
strength-players = Gracze
