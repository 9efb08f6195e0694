### Słowa naszych zasad, którym w instrukcji odpowiada jakiś termin; same terminy są w glossary.toml.

term-square = kwatera
term-floor = piętro
term-area = obszar nawodnienia
term-caravan = karawana
term-track = trasa karawany, dziewięć przystanków
term-field = pole, rząd pól
term-temple = świątynia
term-garden-tile = kafelek ogrodu
term-plant-card = karta rośliny, jakość
term-craft-card = karta rzemieślnika
term-crafts = chłop, kapłan, inżynier, kupiec
term-court-card = karta dworu
term-court = bankier, karawaniarz, pałac, ogrodnik
term-resource = żeton surowca
term-resources = jęczmień, daktyle, sól, palma, wino
term-camel = wielbłąd
term-talent = talent
term-cube = kostka, kostka neutralna
term-recruiting = najmowanie
term-procession = procesja
term-first-player = karta pierwszego gracza
term-points = punkty
