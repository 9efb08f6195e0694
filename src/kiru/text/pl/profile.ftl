## Profil: kim jestem
web-profile-lead = Grać można bez profilu. Profil łączy twoje imię, gry i rankingi na wszystkich urządzeniach, z których korzystasz.
web-profile-who = Jak widzą cię inni
web-profile-glyph = Twój znak
web-profile-save = Zapisz
web-profile-saved = Zapisano.
web-profile-glyph-lion = Lew
web-profile-glyph-monkey = Małpa
web-profile-glyph-peacock = Paw
web-profile-glyph-camel = Wielbłąd
web-profile-glyph-cedar = Cedr
web-profile-glyph-date_palm = Palma daktylowa
web-profile-glyph-barley = Jęczmień
web-profile-glyph-fountain = Fontanna
web-profile-glyph-temple = Świątynia
web-profile-glyph-crown = Korona
web-profile-glyph-star = Gwiazda
web-profile-glyph-sun = Słońce
web-profile-glyph-moon = Księżyc

## Profil: jak go zachować
web-profile-keep = Zachowaj swój profil
web-profile-kept = Twój profil jest bezpieczny: możesz go otworzyć na każdym urządzeniu.
web-profile-not-kept = Na razie twój profil zna tylko ta przeglądarka. Jeśli wyczyścisz jej dane, stracisz dostęp do swoich gier.
web-profile-passkeys = Klucze dostępu
web-profile-passkeys-help = Klucz przechowuje telefon, komputer albo menedżer haseł. Nie trzeba pamiętać żadnego hasła.
web-profile-passkey = Klucz dostępu
web-profile-add-passkey = Dodaj klucz dostępu
web-profile-no-passkeys = Ta przeglądarka nie obsługuje tu kluczy dostępu; użyj frazy odzyskiwania.
web-profile-passkey-there = To urządzenie ma już klucz dostępu do twojego profilu.
web-profile-phrase = Fraza odzyskiwania
web-profile-phrase-help = Dwanaście słów, które otwierają twój profil. Zapisz je i przechowuj tam, gdzie nikt inny ich nie znajdzie.
web-profile-phrase-once = Te słowa są pokazywane tylko teraz. Zapisz je, zanim opuścisz tę stronę.
web-profile-make-phrase = Utwórz frazę odzyskiwania
web-profile-new-phrase = Utwórz nową frazę
web-profile-new-phrase-sure = Zastąp starą frazę
web-profile-remove = Usuń
web-profile-remove-sure = Tak, usuń
web-profile-keep-it = Nie, zostaw

## Profil: na kilku urządzeniach
web-profile-sign-in = Masz już profil?
web-profile-sign-in-help = Otwórz go tutaj kluczem dostępu albo frazą odzyskiwania. Gry rozegrane na tym urządzeniu zostaną dołączone.
web-profile-by-passkey = Użyj klucza dostępu
web-profile-by-phrase = Użyj frazy
web-profile-welcome = Witaj ponownie, { $name }.
web-profile-welcome-joined = { $count ->
    [one] Witaj ponownie, { $name }. Do twojego profilu dołączono { $count } zakończoną grę z tego urządzenia.
    [few] Witaj ponownie, { $name }. Do twojego profilu dołączono { $count } zakończone gry z tego urządzenia.
    [many] Witaj ponownie, { $name }. Do twojego profilu dołączono { $count } zakończonych gier z tego urządzenia.
   *[other] Witaj ponownie, { $name }. Do twojego profilu dołączono { $count } zakończonej gry z tego urządzenia.
}
web-profile-devices = Twoje urządzenia
web-profile-device = Urządzenie
web-profile-this-device = to urządzenie
web-profile-sign-out = Wyloguj
web-profile-sign-out-sure = Tak, wyloguj

## Profil: dane
web-profile-data = Twoje dane
web-profile-data-help = Profil, gry, zapisy gier, rankingi i twoje wypowiedzi na czacie w pliku ZIP.
web-profile-download = Pobierz wszystko
web-profile-data-later = Nie udało się. Spróbuj ponownie za minutę.
web-profile-delete-help = Usunięcie na zawsze kasuje profil, urządzenia, klucze i wypowiedzi na czacie. Rozegrane gry zostają u innych jako gry dawnego gracza.
web-profile-delete = Usuń wszystkie moje dane
web-profile-delete-sure = Tak, usuń wszystko
web-profile-deleted = Wszystkie twoje dane zostały usunięte.
