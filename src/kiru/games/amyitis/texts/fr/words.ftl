# Glossaire : artisan (paysan, prêtre, ingénieur, marchand), carte de cour (caravanier, banquier, palais, jardinier),
# parcelle (du jardin), zone d’irrigation, champ, temple, étape (de la caravane), tuile de jardin, talent, chameau, jeton.

## Choses
resource-barley = orge
    .object = de l’orge
resource-dates = dattes
    .object = des dattes
resource-salt = sel
    .object = du sel
resource-palm = palmes
    .object = des palmes
resource-wine = vin
    .object = du vin
craft-peasant = paysan
    .object = un paysan
craft-priest = prêtre
    .object = un prêtre
craft-engineer = ingénieur
    .object = un ingénieur
craft-merchant = marchand
    .object = un marchand
court-caravaneer = caravanier
    .object = un caravanier
court-banker = banquier
    .object = un banquier
court-palace = palais
    .object = un palais
court-gardener = jardinier
    .object = un jardinier
court-level = { $card } de niveau { $level }
city-babylon = Babylone
    .to = Babylone
city-eshnunna = Eshnunna
    .to = Eshnunna
city-susa = Suse
    .to = Suse
city-ur = Ur
    .to = Ur
city-uruk = Uruk
    .to = Uruk
city-mari = Mari
    .to = Mari
city-palmyra = Palmyre
    .to = Palmyre
city-khorsabad = Khorsabad
    .to = Khorsabad
city-ninoua = Ninive
    .to = Ninive
city-other = { $city }
temple-ishtar = temple d’Ishtar
    .to = le temple d’Ishtar
temple-marduk = temple de Marduk
    .to = le temple de Marduk
temple-tammouz = temple de Tammouz
    .to = le temple de Tammouz
field-upper = champ du haut
    .on = le champ du haut
field-lower = champ du bas
    .on = le champ du bas
area = { $first }–{ $second }
area-low = { $first }–{ $second } (zone basse)
area-high = { $first }–{ $second } (zone haute)
neutral = neutre
plant = plante de qualité { $quality }
and = { $first } et { $second }
twice = 2 × { $resource }
bonus-talent = { $count ->
    [one] { $count } talent
   *[other] { $count } talents
}
bonus-camel = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
bonus-resource = { $count ->
    [one] une ressource au choix
   *[other] { $count } ressources au choix
}
bonus-court = { $count ->
    [one] une carte de cour
   *[other] { $count } cartes de cour
}
count-talents = { $count ->
    [one] { $count } talent
   *[other] { $count } talents
}
count-camels = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}

## Points
line-engineers = Ingénieurs
line-tiles = Tuiles de jardin
line-irrigation = Bonus d’irrigation
line-marduk = Marduk
line-sales = Ventes
line-palaces = Palais
line-bankers = Banquiers
line-favor = Faveur d’Amyitis
line-tokens = Ressources restantes
line-track = Piste de score

## Options
option-first = Qui commence
    .random = tiré au sort
option-twin_areas = Les deux zones d’un côté double
    .series = l’une derrière l’autre
    .parallel = côte à côte
option-court_2p = Cartes de cour à 2 joueurs
    .standard = celles pour 2 joueurs
    .three_player_counts = celles pour 3 joueurs

## Questions
prompt-over = La partie est terminée.
prompt-chance = On met la table en place.
prompt-choosing = { $name }, tu passes, tu recrutes ou tu déplaces la caravane ?
prompt-farming = { $name }, quel champ cultive ton paysan ?
prompt-praying = { $name }, dans quel temple entre ton prêtre ?
prompt-irrigating = { $name }, quelle zone irrigue ton ingénieur ?
prompt-selling = { $name }, que vends-tu à Babylone ?
prompt-selling_more = { $name }, vends-tu un deuxième jeton ?
prompt-watering = { $name }, quelle zone irrigues-tu gratuitement ?
prompt-paying = { $name }, il faut payer { $resource } : avec quoi paies-tu ?
prompt-buying = { $name }, quelle carte de cour prends-tu à { $city } ?
prompt-taking_token = { $name }, quel caravanier de niveau 2 prends-tu ?
prompt-planting = { $name }, où plantes-tu ? Qualité { $quality }, { $gardeners ->
    [0] aucun jardinier
    [one] { $gardeners } jardinier
   *[other] { $gardeners } jardiniers
}.
prompt-gaining = { $name }, quelle ressource prends-tu pour la tuile ?
prompt-promoting = { $name }, quelle carte de cour prends-tu pour la tuile ?
prompt-leading = { $name }, tu mènes la procession : quel temple reçoit ton cube ?
prompt-thanking = { $name }, première place chez Ishtar : que prends-tu ?
prompt-reaping = { $name }, première place chez Tammouz : quel champ cultives-tu ?
prompt-exchanging = { $name }, deuxième place chez Tammouz : échanges-tu un jeton ?
prompt-receiving = { $name }, que prends-tu en échange ({ $resource }) ?
prompt-discarding = { $name }, tu as { $tokens } jetons et tu peux en garder { $keep } : que rends-tu ?

## Actions
label-pass = passer
label-recruit = { $cost ->
    [0] { $craft } : trio { $group }, carte { $card }, gratuit
    [one] { $craft } : trio { $group }, carte { $card }, { $cost } talent
   *[other] { $craft } : trio { $group }, carte { $card }, { $cost } talents
}
label-caravan = { $cost ->
    [one] { $city } : { $trade } ; { $cost } chameau
   *[other] { $city } : { $trade } ; { $cost } chameaux
}
trade-sell = vendre des ressources
trade-plant = { $plant } contre { $price }
trade-court = { $first } ou { $second } contre { $price }
label-field = { $field } : { $resource }
label-field-exhausted = { $field } : { $resource }, mais il n’en reste plus
label-sell = { $resource } pour 3 points
label-stop = rien de plus
label-token = celui qui porte : { $resource }
label-palace = { $points ->
    [one] { $card }, { $points } point
   *[other] { $card }, { $points } points
}
label-plant = { $gardeners ->
    [0] { $square }, étage { $floor } : { $tile }
    [one] { $square }, étage { $floor }, avec { $gardeners } jardinier : { $tile }
   *[other] { $square }, étage { $floor }, avec { $gardeners } jardiniers : { $tile }
}
label-gift-talent = un talent
label-gift-camel = un chameau
label-give = donner { $resource }
label-decline = ne rien échanger
label-receive = { $resource }
label-discard = { $resource }

## Journal
story-first = { $name } reçoit la carte premier joueur.
story-lay = Sur un caravanier de niveau 2 : { $resource }.
story-tile = Parcelle { $square } : { $tile }.
story-card = { $city } : { $plant } contre { $price }.
story-group = Trio { $group } : { $crafts }.
story-pass = { $name } passe.
story-recruit = { $cost ->
    [0] { $name } recrute gratuitement { $craft }.
    [one] { $name } recrute { $craft } pour { $cost } talent.
   *[other] { $name } recrute { $craft } pour { $cost } talents.
}
story-merchant = { $cost ->
    [0] { $name } recrute gratuitement { $craft } et prend un chameau.
    [one] { $name } recrute { $craft } pour { $cost } talent et prend un chameau.
   *[other] { $name } recrute { $craft } pour { $cost } talents et prend un chameau.
}
story-caravan = { $cost ->
    [one] { $name } mène la caravane à { $city } pour { $cost } chameau.
   *[other] { $name } mène la caravane à { $city } pour { $cost } chameaux.
}
story-field = { $name } cultive { $field } et prend { $resource }.
story-field-exhausted = { $name } cultive { $field }, mais la réserve est vide : { $resource }.
story-temple = { $name } envoie un cube dans { $temple }.
story-procession = { $name } mène la procession dans { $temple } ; des cubes neutres entrent dans les deux autres.
story-engineer = { $name } irrigue { $area } pour 2 points.
story-water = { $name } irrigue { $area }.
story-sell = { $name } vend { $resource } pour 3 points.
story-pay = { $name } donne { $resources }.
story-court = { $name } prend { $card }.
story-palace = { $points ->
    [one] { $name } prend { $card } pour { $points } point.
   *[other] { $name } prend { $card } pour { $points } points.
}
story-caravaneer = { $name } prend { $card } et, avec lui, { $resource }.
story-token = { $name } prend { $resource } sur le caravanier.
story-plant = { $gardeners ->
    [0] { $name } plante en { $square } et prend la tuile : { $tile }.
    [one] { $name } plante en { $square } avec { $gardeners } jardinier et prend la tuile : { $tile }.
   *[other] { $name } plante en { $square } avec { $gardeners } jardiniers et prend la tuile : { $tile }.
}
story-gain = { $name } prend { $resource } pour la tuile.
story-gift-talent = { $name }, première place chez Ishtar, prend un talent.
story-gift-camel = { $name }, première place chez Ishtar, prend un chameau.
story-exchange = { $name }, deuxième place chez Tammouz, donne { $given } contre { $taken }.
story-decline = { $name }, deuxième place chez Tammouz, n’échange rien.
story-discard = { $name } rend { $resource }.
effect-row = Le { $field } est plein et se vide ; sans majorité, personne ne prend de jardinier.
effect-row-gardener = Le { $field } est plein et se vide ; { $name } prend un jardinier.
effect-tile = { $name } prend { $gain }.
effect-irrigation = { $points ->
    [one] { $name } marque { $points } point pour l’irrigation.
   *[other] { $name } marque { $points } points pour l’irrigation.
}
effect-neutral = Des cubes neutres irriguent { $areas }.
effect-last-round = Il reste si peu de tuiles que cette manche est la dernière.
effect-passing = 1 talent chacun pour avoir passé : { $names }.
effect-procession = Des cubes neutres entrent dans les trois temples.
effect-ishtar-talent = Deuxième place, { $name } prend un talent.
effect-ishtar-camel = Deuxième place, { $name } prend un chameau.
effect-marduk = { $points ->
    [one] Marduk donne { $points } point : { $name }.
   *[other] Marduk donne { $points } points : { $name }.
}
effect-income = Revenu, { $name } : { $gain }.
effect-round = La manche { $round } commence, premier joueur : { $name }.
fallow-warning = { $rounds ->
    [one] Rien n’a été planté depuis { $rounds } manche ; après { $limit } manches de suite sans plantation, la partie se termine (A74).
   *[other] Rien n’a été planté depuis { $rounds } manches ; après { $limit } manches de suite sans plantation, la partie se termine (A74).
}
fallow-end = Rien n’a été planté pendant { $limit } manches : la partie est terminée (A74).

## La table en phrases
describe-round = Manche { $round }. Carte premier joueur : { $name }.
describe-tiles = { $left ->
    [one] Il reste { $left } tuile de jardin ; la manche où il en reste { $end } ou moins est la dernière.
   *[other] Il reste { $left } tuiles de jardin ; la manche où il en reste { $end } ou moins est la dernière.
}
describe-last-round = { $left ->
    [one] Il reste { $left } tuile de jardin : cette manche est la dernière.
   *[other] Il reste { $left } tuiles de jardin : cette manche est la dernière.
}
describe-group = { $cost ->
    [0] Trio { $group }, gratuit : { $crafts }.
    [one] Trio { $group }, { $cost } talent : { $crafts }.
   *[other] Trio { $group }, { $cost } talents : { $crafts }.
}
describe-group-empty = Trio { $group } : toutes les cartes sont retournées.
describe-caravan = La caravane est à { $city }.
describe-space = { $cost ->
    [one] { $city }, { $cost } chameau pour { $name } : { $trade }.
   *[other] { $city }, { $cost } chameaux pour { $name } : { $trade }.
}
describe-space-far = { $cost ->
    [one] { $city }, { $cost } chameau, hors de portée pour { $name } : { $trade }.
   *[other] { $city }, { $cost } chameaux, hors de portée pour { $name } : { $trade }.
}
describe-space-closed = { $space } On ne peut rien y faire pour l’instant ({ $rule }).
describe-field = Depuis la gauche, { $field } : { $spaces }.
describe-field-free = { $resource } (libre)
describe-field-taken = { $resource } ({ $name })
describe-temple = Depuis la gauche, { $temple } : { $cubes }.
describe-temple-empty = Vide : { $temple }.
describe-temple-places = { $row } { $places }.
describe-temple-first = Première place : { $name }
describe-temple-second = deuxième : { $name }
describe-floor = Étage { $floor } : { $squares }.
describe-square = { $square } { $tile }
describe-square-watered = { $square } { $tile }, irriguée
describe-square-planted = { $square } plantée
describe-square-unused = { $square } inutilisée
describe-canals = Cubes, { $name } : { $areas }.
describe-canals-neutral = Cubes neutres : { $areas }.
describe-available = Zones disponibles : { $areas }.
describe-available-none = Aucune zone n’est disponible.
describe-resource = { $resource } { $count }
describe-no-resource = aucune ressource
describe-supply = Réserve : { $resources } ; chameaux { $camels }, talents { $talents }.
describe-court = Cartes de cour restantes, niveau par niveau : caravaniers { $caravaneers } ; banquiers { $bankers } ; palais { $palaces } ; jardiniers { $gardeners }. Sur les caravaniers de niveau 2 : { $tokens }.
describe-player = { $name } : { $resources } ; { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} ; { $total ->
    [one] { $total } point
   *[other] { $total } points
} pour l’instant.
describe-levels = Cour, { $name } : caravanier { $caravaneer }, banquier { $banker }, palais { $palace }, { $gardeners ->
    [one] { $gardeners } jardinier
   *[other] { $gardeners } jardiniers
} ; { $tiles ->
    [one] { $tiles } tuile de jardin
   *[other] { $tiles } tuiles de jardin
}.
describe-passed = { $name } a passé.

## D’où viennent les points
source-square = parcelle { $square }
source-court-palace = palais
source-court-banker = revenu des banquiers
source-tiles-own = tuiles de jardin

## La fin
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = { $name } gagne avec { result-points }.
result-shared = { $names } partagent la victoire avec { result-points }.
result-place = { $place }. { $name } : { result-points }.
result-place-shared = { $place }. { $name } : { result-points }, place ex æquo.

## Le jardin comme graphe
atlas-area = zone
atlas-low = extrémité basse
atlas-high = extrémité haute
atlas-river = au fleuve
atlas-touches = touche

## Bots with tastes of their own
personality-builder = bâtisseur : canaux et palais
personality-trader = marchand : banquiers et caravanes
personality-planter = planteur : tuiles de jardin
