### Les mots de nos règles auxquels répond un terme du livret ; ces termes sont dans glossary.toml.

term-tile = tuile
term-starting-tile = tuile de départ
term-material = argile, granit, basalte
term-flower = ta fleur
term-quarry = carrière
term-supply = réserve
term-board = plateau
term-store = ce qu’on garde : 6 piliers et une tuile
term-digging = creuser
term-building = construire
term-storing = garder
term-pillar = pilier simple, pilier double
term-belvedere = belvédère
term-decoration = décoration
term-stairway = escalier
term-fountain = fontaine
term-statue = statue
term-bridge = pont
term-token = jeton de manche
term-highest = plus haut niveau
term-points = points
