## Stół jako obraz: krótkie słowa, na karcie najwyżej osiem liter
board-species-lion = lew
board-species-monkey = małpa
board-species-peacock = paw
board-species-dragon_tree = dracena
board-species-cedar = cedr
board-species-date_palm = palma
board-visitor = gość
board-empty = grządka
board-wish-blue_flowers = nieb.
board-wish-yellow_flowers = żółte
board-wish-red_flowers = czerw.
board-wish-irrigation = woda
board-wish-animals = zwierz.
board-wish-visitors = goście
board-wish-trees = drzewa
board-wish-crown_bonuses = korony
board-wish-gold_bonuses = złoto
board-wish-tool_bonuses = narz.
board-wish-objectives = cele
board-wish-enhancements = ulepsz.
board-wish-flower_trios = n+c+ż
board-wish-tree_visitor_animal_trios = d+g+z
board-flower-blue = n
board-flower-red = c
board-flower-yellow = ż

## Targ, stosy, cele
board-level = poziom
board-column = kolumna { $column }
board-stacks = Ulepszenia
board-stack-below = pod spodem { $below }
board-stack-empty = wyprzedane
board-objectives = Cele
board-progress = na poziomie 1·2·3
board-points = punkty
board-hand = na ręce:
board-bought = kupione:

## Gracze
board-gardeners = ogrodnicy { $count }
board-marked = zaznaczone cele { $count }
board-automaton-card = karta { $number }
board-automaton-columns = kolumny { $columns }
board-automaton-discards = odrzuca: { $feature }
board-feature-animal = zwierzę
board-feature-tree = drzewo
board-feature-irrigation = woda
board-feature-visitor = gość
board-feature-flowers = kwiaty
board-action-crown = bierze koronę
board-action-objective = zaznacza cel
board-action-enhancement_2 = odrzuca ulepszenie za 2
board-action-enhancement_3 = odrzuca ulepszenie za 3
board-action-enhancement_4 = odrzuca ulepszenie za 4

## Legenda
board-legend-flowers = kwiat nieb., czerw., żółty
board-legend-water = woda
board-legend-pattern = karta nawodnienia
board-legend-crown = korona
board-legend-gold = złoto
board-legend-tool = narzędzie
board-legend-enhancement = ulepszenie
board-legend-free = wolne miejsce
board-legend-points = zwierzę na poziomie 1/2/3
board-legend-trio = drzewo, gość, zwierzę
