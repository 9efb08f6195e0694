### Dlaczego akcja jest odrzucona: fakt z tego stołu, mówiony graczowi, który teraz wybiera.

## Inny krok tury
why-no-skip = Tego kroku nie można pominąć.
why-done-take = W tej turze karta jest już wzięta.
why-done-place = W tej turze karta jest już położona.
why-done-buy = Zakup w tej turze jest już za tobą.
why-done-enhance = Zakup w tej turze jest już za tobą.
why-later-place = Nie masz jeszcze karty na ręce.
why-later-buy = Ulepszenia kupuje się po położeniu karty.
why-later-enhance = W tej turze nie masz kupionego ulepszenia.
why-later-complete = Cele realizuje się na końcu tury.
why-now-taking = Teraz weź kartę z targu.
why-now-placing = Teraz połóż kartę, którą masz na ręce.
why-now-buying = Teraz kup ulepszenie albo nie kupuj nic.
why-now-enhancing = Teraz wybierz grządkę (Pustą kartę) dla kupionego ulepszenia.
why-now-completing = Teraz zrealizuj cel albo zakończ turę.

## Targ
why-column = Wszystkie miejsca ogrodników w kolumnie { $column } są zajęte ({ $spaces }).
why-tools = { $cost ->
    [one] Potrzeba { $cost } narzędzia, masz { $tools }.
   *[other] Potrzeba { $cost } narzędzi, masz { $tools }.
}

## Ogród
why-first = Pierwsza karta trafia na e1; stąd ogród może rosnąć w obie strony.
why-taken = Na { $cell } leży już karta: { $card }.
why-apart = Obok { $cell } nie leży żadna karta twojego ogrodu.
why-below = Pod { $cell } brakuje jeszcze { $count ->
    [one] karty na { $missing }.
   *[other] kart na { $missing }.
}
why-full = Poziom 1 ma już { $most } kart, a { $cell } leży poza nimi.
why-wide = Aby sięgnąć { $cell }, poziom 1 musiałby mieć szerokość { $width } kart, a może mieć najwyżej { $most }.

## Ulepszenia
why-stack = Stos za { $cost } złota jest pusty.
why-gold = Potrzeba { $cost } złota, masz { $gold }.
why-no-empty = W twoim ogrodzie nie ma grządki (Pustej karty), na której można by je położyć.
why-no-card = Na { $cell } nie ma karty.
why-enhanced = Karta na { $cell } ma już ulepszenie.
why-not-empty = Karta na { $cell } to nie grządka (Pusta karta): { $card }.

## Cele
why-completed = Ten cel masz już zrealizowany.
why-spaces = Wszystkie pola tego celu są zajęte.
why-items = Potrzeba na jednym poziomie: { $objective }; twój najlepszy poziom ma { $found }.
