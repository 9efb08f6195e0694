## Le plateau dans le navigateur
web-babylon-quarry = Carrière
web-babylon-round = Manche { $round } sur { $rounds }
web-babylon-edition-polish = édition polonaise
web-babylon-edition-polish-means = L’édition polonaise : le plus haut niveau compte double au lieu de son carré, et certaines pièces sont moins nombreuses.
web-babylon-income = piliers reçus
web-babylon-token = Jeton de manche :
web-babylon-supply = Reste dans la réserve
web-babylon-first = commence
web-babylon-pillars = piliers
web-babylon-highest = plus haut niveau
web-babylon-garden-of = Jardin : { $name }
web-babylon-plan-of = Jardin vu de dessus : { $name }, plus haut niveau { $level }
web-babylon-model-of = Jardin en maquette : { $name }, plus haut niveau { $level }
web-babylon-picture = Vue du jardin
web-babylon-plan = Plan
web-babylon-model = 3D
web-babylon-all-levels = Tous les niveaux
web-babylon-up-to-level = Jusqu’au niveau { $level }
web-babylon-level = niveau { $level }
web-babylon-dug = creusée
web-babylon-stored = gardée
web-babylon-in-hand = à poser
web-babylon-turn-tile = Tourner la tuile
web-babylon-carry = Ce qui porte la tuile
web-babylon-choose = Choisir
web-babylon-close = Fermer
web-babylon-not-here = { $cell } : impossible
web-babylon-loading = La maquette se construit …
web-babylon-no-model = Ce navigateur n’affiche pas la 3D ; le plan montre tout.
web-babylon-turn-left = Tourner la vue à gauche
web-babylon-turn-right = Tourner la vue à droite
web-babylon-closer = Plus près
web-babylon-farther = Plus loin
web-babylon-from-above = De dessus
web-babylon-north = N
web-babylon-help-turn = Un tour
web-babylon-help-terraces = Terrasses et piliers
web-babylon-help-decorations = Décorations
web-babylon-help-tokens = Jetons de manche
web-babylon-help-end = La fin et les points
web-babylon-gains = { $gains ->
    [one] { $gains } point gagné
   *[other] { $gains } points gagnés
}
web-babylon-gains-and-loses = { web-babylon-gains }, { $loses ->
    [one] { $loses } point caché
   *[other] { $loses } points cachés
}
web-babylon-as-list = Les { $count } choix en liste
web-babylon-first-view = Revenir à la première vue
web-babylon-glb = Jardin de la place { $seat } en fichier 3D (.glb)
web-babylon-turn = Tourner
web-babylon-free = Coin libre
web-babylon-free-corner = Laisser le coin { $corner } libre pour un belvédère
web-babylon-gesture = Choisis un emplacement. La molette tourne la tuile, appuyer sur son coin le libère.
web-babylon-on-four = Sur quatre piliers.
web-babylon-one-free = Sur trois piliers, { $corner } libre.
web-babylon-hidden-points = ({ $points } cachés)
web-babylon-hidden-count = Caché, sans valeur : { $count }

## Légendes des images du livret
web-babylon-picture-quarry = La carrière commune, vue de dessus. Le nombre sur une tuile dit combien de piliers elle rapporte.
web-babylon-picture-tile = Des tuiles : le matériau, jusqu’à quatre symboles aux coins, une fleur au milieu.
web-babylon-picture-first = Un jeune jardin en plan. Chaque terrasse couvre deux cases sur deux.
web-babylon-picture-high = Un jardin bien avancé. Ce qui est sous une terrasse plus haute ne compte plus.
web-babylon-picture-decorations = Les décorations se posent sur des symboles : les statues sur un, les fontaines et les escaliers sur deux, les ponts entre deux.

## Pendant que quelqu’un d’autre réfléchit
web-babylon-choosing-digging = { $name } choisit une tuile à creuser …
web-babylon-choosing-building = { $name } choisit une tuile à poser …
web-babylon-choosing-placing = { $name } choisit un emplacement …
web-babylon-choosing-supporting = { $name } choisit les piliers …
web-babylon-choosing-rotating = { $name } tourne la tuile …
web-babylon-choosing-keeping = { $name } choisit une tuile à garder …
web-babylon-choosing-removing = { $name } choisit une tuile à retirer …
web-babylon-choosing-decorating = { $name } choisit une décoration …

## How each line counts, beside an empty score pad on paper
web-pad-statues = son niveau
web-pad-fountains = trois fois son niveau
web-pad-bridges = trois fois son niveau
web-pad-stairways = la somme des deux niveaux
web-pad-decoration_sets = 4 par série statue, fontaine, pont et escalier
web-pad-flower_sets = 4 pour quatre tuiles visibles aux fleurs différentes
web-pad-belvederes = 1 par belvédère
web-pad-highest_point = le carré du plus haut niveau : 1 · 4 · 9 · 16 (édition polonaise : le double)
