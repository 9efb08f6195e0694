### Element z bliska: jego zasada słowami i ile jest wart.

card-animal = Daje { $low } na poziomie 1, { $middle } na poziomie 2 i { $high } na poziomie 3.
card-tree = Stykające się drzewa tego gatunku ({ $tree }) punktują według liczby: { $points }.
card-visitor = { $points } p. za { $wish } w ogrodzie.
card-empty = Grządka (Pusta karta): można na niej położyć ulepszenie.
card-flowers = Kwiaty dają po 1 punkcie w największej stykającej się grupie swojego koloru.
card-irrigated = Nawodniona: liczy się na miejscach twojej karty nawodnienia.
card-irrigation = Leży na ogrodzie, od twojej pierwszej karty z lewej. Nawodnione karty na jej miejscach punktują razem.
    .title = Karta nawodnienia: { $name }
card-irrigation-row = Punkty za 0, 1, 2 … takich kart: { $points }.
card-irrigation-now = { $points ->
    [one] W tym ogrodzie teraz { $count }: { $points } punkt.
    [few] W tym ogrodzie teraz { $count }: { $points } punkty.
   *[other] W tym ogrodzie teraz { $count }: { $points } punktów.
}
card-crown = Korona: bierzesz znacznik pierwszego gracza.
card-price = Kosztuje { $cost } złota; masz { $gold }.
card-tool = Bonus narzędzi: tyle narzędzi, ile wynosi poziom karty.
card-gold = Bonus złota: tyle złota, ile wynosi poziom karty.
card-tools = { $cost ->
    [0] Za darmo.
    [one] Kosztuje { $cost } narzędzie; masz { $tools }.
    [few] Kosztuje { $cost } narzędzia; masz { $tools }.
   *[other] Kosztuje { $cost } narzędzi; masz { $tools }.
}
card-worth = { $gain ->
    [0] Masz teraz { $now } p.; ta karta jeszcze nic nie dodaje.
   *[other] Masz teraz { $now } p.; z tą kartą najwyżej +{ $gain }, na { $cell }.
}
card-no-place = Twój ogród jest pełny.
card-no-empty = Nie masz grządki (Pustej karty), na której można by je położyć.
card-objective = Wszystko musi stać na jednym poziomie twojego ogrodu.
card-progress = Potrzeba { $needed }; twój najlepszy poziom ma { $found }.
card-objective-worth = Zrealizowany teraz daje { $gain } p.
card-completed = Ten cel masz już zrealizowany.
card-taken = Wszystkie jego pola są zajęte.
card-stands = Tutaj, na poziomie { $level }: { $points } p.
card-finds = Teraz w tym ogrodzie: { $points } p.
