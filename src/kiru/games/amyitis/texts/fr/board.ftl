## La table en image : mots courts
board-open-round = Manche { $round }
board-tiles = { $count ->
    [one] reste { $count } tuile
   *[other] reste { $count } tuiles
}
board-end = dernière manche à { $end }
board-last-round = la dernière manche
board-fallow = rien de planté : { $rounds } manches sur { $limit }
board-fields = Champs
board-field-upper = haut
board-field-lower = bas
board-temples = Temples
board-temple-ishtar = Ishtar
board-temple-marduk = Marduk
board-temple-tammouz = Tammouz
board-track = Caravane
board-price = chameaux pour
board-sell = vente : 3 points par jeton
board-crafts = Artisans
board-craft-peasant = paysan
board-craft-priest = prêtre
board-craft-engineer = ingénieur
board-craft-merchant = marchand
board-court = Cartes de cour restantes
board-court-caravaneer = caravanier
board-court-banker = banquier
board-court-palace = palais
board-court-gardener = jardiniers
board-offer-caravaneer = caravanier
board-offer-banker = banquier
board-offer-palace = palais
board-general = Réserve
board-passed = a passé
board-cubes = cubes { $count }
board-resource-barley = orge
board-resource-dates = dattes
board-resource-salt = sel
board-resource-palm = palmes
board-resource-wine = vin

## Légende
board-legend-available = zone disponible
board-legend-empty = pas encore
board-legend-neutral = cube neutre
board-legend-river = fleuve
board-legend-watered = irriguée
board-legend-floor = étage
board-legend-plant = plante, plantée
board-legend-talent = talent
board-legend-camel = chameau
board-legend-resource = ressource au choix
board-legend-court = carte de cour
board-legend-first = premier joueur
