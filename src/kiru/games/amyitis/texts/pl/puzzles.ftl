## What the solution of a puzzle is about
puzzle-theme-planting = sadzenie w dobrej chwili
puzzle-theme-court = karta dworu na czas
puzzle-theme-sale = sprzedaż przed innymi
puzzle-theme-water = woda przed ogrodem
puzzle-theme-temple = większość w świątyni
puzzle-theme-caravan = tempo karawany
puzzle-theme-field = miejsce na polu
puzzle-theme-recruit = właściwe rzemiosło
puzzle-theme-pass = pas w porę
puzzle-theme-gift = właściwy dar
puzzle-theme-exchange = dobra wymiana
puzzle-theme-keep = co warto zachować
puzzle-theme-denial = to, co wziąłby przeciwnik
puzzle-theme-quiet = spokojna tura, która opłaci się później
