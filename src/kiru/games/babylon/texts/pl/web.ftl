## The board in the browser
web-babylon-quarry = Kamieniołom
web-babylon-round = Runda { $round } z { $rounds }
web-babylon-edition-polish = wydanie polskie
web-babylon-edition-polish-means = Wydanie polskie: najwyższy poziom liczy się podwójnie, a nie do kwadratu, i niektórych elementów jest mniej.
web-babylon-income = Filary za wykop
web-babylon-token = Żeton rundy:
web-babylon-supply = Pula Ogólna
web-babylon-first = zaczyna
web-babylon-pillars = Filary
web-babylon-highest = najwyższy poziom
web-babylon-garden-of = Ogród: { $name }
web-babylon-plan-of = Ogród z góry: { $name }, najwyższy poziom: { $level }
web-babylon-model-of = Ogród jako model: { $name }, najwyższy poziom: { $level }
web-babylon-picture = Widok ogrodu
web-babylon-plan = Plan
web-babylon-model = 3D
web-babylon-all-levels = Wszystkie poziomy
web-babylon-up-to-level = Do poziomu { $level }
web-babylon-level = poziom { $level }
web-babylon-dug = wykopany
web-babylon-stored = odłożony
web-babylon-in-hand = do ułożenia
web-babylon-turn-tile = Obróć Taras
web-babylon-carry = Na czym stoi Taras
web-babylon-choose = Wybierz
web-babylon-close = Zamknij
web-babylon-not-here = { $cell }: niemożliwe
web-babylon-loading = Model powstaje…
web-babylon-no-model = Ta przeglądarka nie pokazuje obrazów 3D; plan pokazuje wszystko.
web-babylon-turn-left = Obróć widok w lewo
web-babylon-turn-right = Obróć widok w prawo
web-babylon-closer = Bliżej
web-babylon-farther = Dalej
web-babylon-from-above = Z góry
web-babylon-north = Pn
web-babylon-help-turn = Tura
web-babylon-help-terraces = Tarasy i Filary
web-babylon-help-decorations = Schody, Fontanny, Mosty i Posągi
web-babylon-help-tokens = Żetony rund
web-babylon-help-end = Koniec gry i punkty
web-babylon-gains = { $gains ->
    [one] zysk: { $gains } punkt
    [few] zysk: { $gains } punkty
   *[other] zysk: { $gains } punktów
}
web-babylon-gains-and-loses = { web-babylon-gains }, { $loses ->
    [one] zasłonięty { $loses } punkt
    [few] zasłonięte { $loses } punkty
   *[other] zasłoniętych { $loses } punktów
}
web-babylon-as-list = Wszystkie możliwości ({ $count }) na liście
web-babylon-first-view = Powrót do pierwszego widoku
web-babylon-glb = Ogród miejsca { $seat } jako plik 3D (.glb)
web-babylon-turn = Obróć
web-babylon-free = Wolny róg
web-babylon-free-corner = Zostaw róg wolny na Belweder: { $corner }
web-babylon-gesture = Wybierz miejsce. Kółko myszy obraca Taras, naciśnięcie rogu zwalnia go.
web-babylon-on-four = Na czterech Filarach.
web-babylon-one-free = Na trzech Filarach, wolny róg: { $corner }.
web-babylon-hidden-points = ({ $points } zasłonięte)
web-babylon-hidden-count = Zasłonięte, bez wartości: { $count }

## Captions of the rulebook's pictures
web-babylon-picture-quarry = Wspólny Kamieniołom widziany z góry. Liczba na kafelku mówi, ile Filarów daje jego wykopanie.
web-babylon-picture-tile = Kafelki: materiał, do czterech symboli w rogach i kwiat pośrodku.
web-babylon-picture-first = Młody ogród jako plan. Każdy Taras zajmuje dwa na dwa pola.
web-babylon-picture-high = Rozbudowany ogród. To, co leży pod wyższym Tarasem, już się nie liczy.
web-babylon-picture-decorations = Dekoracje stoją na symbolach: Posągi na jednym, Fontanny i Schody na dwóch, Mosty pomiędzy.

## Gdy zastanawia się ktoś inny
web-babylon-choosing-digging = { $name } wybiera kafelek z Kamieniołomu…
web-babylon-choosing-building = { $name } wybiera Taras do ułożenia…
web-babylon-choosing-placing = { $name } wybiera miejsce…
web-babylon-choosing-supporting = { $name } wybiera podpory…
web-babylon-choosing-rotating = { $name } wybiera ułożenie Tarasu…
web-babylon-choosing-keeping = { $name } wybiera kafelek do Magazynu…
web-babylon-choosing-removing = { $name } wybiera kafelek do usunięcia…
web-babylon-choosing-decorating = { $name } wybiera dekorację…

## How each line counts, beside an empty score pad on paper
web-pad-statues = jego poziom
web-pad-fountains = poziom × 3
web-pad-bridges = poziom × 3
web-pad-stairways = suma obu poziomów
web-pad-decoration_sets = 4 za każdy zestaw: Posąg, Fontanna, Most i Schody
web-pad-flower_sets = 4 za cztery widoczne Tarasy z różnymi kwiatami
web-pad-belvederes = po 1
web-pad-highest_point = kwadrat najwyższego poziomu: 1 · 4 · 9 · 16 (polskie wydanie: podwojony)
