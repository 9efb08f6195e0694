## What the solution of a puzzle is about
puzzle-theme-crown-objective = korona przed celem
puzzle-theme-crown = najpierw korona
puzzle-theme-objective = cel na czas
puzzle-theme-flowers = kwiaty, które się łączą
puzzle-theme-trees = gaj rośnie
puzzle-theme-animals = zwierzę na właściwym poziomie
puzzle-theme-visitors = życzenie gościa
puzzle-theme-irrigation = woda tam, gdzie się liczy
puzzle-theme-objectives = cele się opłacają
puzzle-theme-enhancement = ulepszenie, które się opłaca
puzzle-theme-tools = dobrze wydane narzędzia
puzzle-theme-patience = oszczędzanie na później
puzzle-theme-denial = to, co wziąłby przeciwnik
puzzle-theme-quiet = spokojna tura, która opłaci się później
