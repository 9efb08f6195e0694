## The companion's words in the guided first game
learn-welcome = Szulmu! Jestem Tabni, główna ogrodniczka Babilonu. Tu stawia się Taras nad Tarasem, na Filarach, tak wysoko, jak się odważysz. Posągi, Fontanny, Mosty i Schody liczą się według poziomu, na którym stoją, dopóki widać je z góry. Zaczynamy?
learn-quarry = Kamień pochodzi ze wspólnego Kamieniołomu: na górze Glina, niżej Granit, na dnie Bazalt. We dwoje każdy usunął trzy kafelki Gliny, więc widać już trochę Granitu. Przy każdym kafelku widzisz, ile da ci Filarów.
learn-dig = Co turę wykopujesz jeden kafelek. Każdy jego bok daje Filar, o ile nie zasłania go wyższy sąsiad, a twój własny kwiat, żółty, daje jeszcze jeden. Wykop d3: pięć Filarów!
learn-build = Teraz możesz budować: wykopany kafelek, odłożony albo oba. Twój startowy Taras ma wszystkie cztery symbole, więc dobrze nadaje się na pierwszy. Wybierz go.
learn-place = Taras zajmuje dwa na dwa pola planszy. Ze środka można rosnąć we wszystkie strony. Ułóż go na d4.
learn-support = Cztery Filary utrzymają go pewnie, a masz ich pięć. Niech stanie na wszystkich czterech rogach.
learn-turn = Przed ułożeniem Taras można obrócić. Symbole powinny patrzeć tam, gdzie chcesz budować dalej. Zostaw go, jak jest.
learn-statue = Dekoracje są darmowe tam, gdzie pozwalają na nie symbole. Posąg potrzebuje tylko jednego, a następne muszą stać w linii z innym. Postaw Posąg na d5: 1 punkt, bo stoi na poziomie 1.
learn-keep = Na koniec tury zatrzymujesz do sześciu Filarów i jeden kafelek. Zatrzymaj wykopany, może się przydać.
learn-again = Nabu też ułożył pierwszy Taras, a tą rundą rządzi żeton. Twoja kolej: wykop c3, kafelek z dwiema Fontannami.
learn-beside = Zbudujemy go od razu. Fontanna łączy dwa symbole Fontanny na dwóch Tarasach tego samego poziomu, bok w bok. Ułóż kafelek na f4, tuż przy Fontannie pierwszego Tarasu.
learn-belvedere = Filary są cenne. Wystarczą trzy, jeśli na wolnym rogu stanie Belweder: zajmie to pole, ale na koniec da punkty. Zostaw wolny róg południowo-wschodni.
learn-fountain = Taras leży, a jego Fontanna sąsiaduje z twoją. Teraz je połącz: zbuduj Fontannę.
learn-end = Wykop, zbuduj, ozdób, zatrzymaj: oto tura. Taras na drugim poziomie wymaga Tarasu na pierwszym, a to, co zakryje, przestaje się liczyć, więc uważaj, co chowasz. Po ostatnim żetonie rundy wygrywa najpiękniejszy ogród. Graj dalej, teraz decydujesz ty!
