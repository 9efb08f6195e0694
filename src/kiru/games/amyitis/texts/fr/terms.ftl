### Les mots de nos règles auxquels répond un terme du livret ; ces termes sont dans glossary.toml.

term-square = parcelle
term-floor = étage
term-area = zone d’irrigation
term-caravan = caravane
term-track = route de la caravane, neuf étapes
term-field = champ, rangée
term-temple = temple
term-garden-tile = tuile de jardin
term-plant-card = carte de plante, qualité
term-craft-card = carte d’artisan
term-crafts = paysan, prêtre, ingénieur, marchand
term-court-card = carte de cour
term-court = banquier, caravanier, palais, jardinier
term-resource = jeton ressource
term-resources = orge, dattes, sel, palmes, vin
term-camel = chameau
term-talent = talent
term-cube = cube, cube neutre
term-recruiting = recruter
term-procession = procession
term-first-player = carte premier joueur
term-points = points
