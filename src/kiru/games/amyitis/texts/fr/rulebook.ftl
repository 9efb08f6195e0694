### Amyitis : les règles avec nos mots, un message par numéro de règle.

game-amyitis = Amyitis
    .summary = Des nobles de Babylone rivalisent pour bâtir les jardins suspendus qu’un roi a promis à sa reine nostalgique. Ils recrutent des artisans, mènent une caravane commune de ville en ville et amènent l’eau aux plantes, le tout pour finir avec le plus de points.

section-boards = Plateaux
section-setup = Mise en place
section-phase1 = Phase I : artisans et revenu
section-phase2 = Phase II : actions
section-planting = Planter
section-phase3 = Phase III : fin de la manche
section-end = Fin de la partie

## Plateaux

rule-A01 = Le jardin compte 16 parcelles sur quatre étages : 7 à l’étage 1, 5 à l’étage 2, 3 à l’étage 3 et une seule au sommet, à l’étage 4. Le fleuve longe les deux côtés inférieurs du jardin, à l’extérieur des parcelles.
    .title = Le jardin
rule-A02 = Les zones d’irrigation se trouvent uniquement entre deux parcelles, sur 24 côtés en tout. Un côté qui touche une parcelle de l’étage 3 ou 4 a deux zones, les autres une, ce qui fait 32 zones.
    .title = Zones d’irrigation
rule-A03 = Les zones d’irrigation longent les côtés des parcelles et se rejoignent aux coins ; les coins des deux bords inférieurs du jardin donnent sur le fleuve. Les deux zones d’un côté double sont l’une derrière l’autre, chacune touchant une extrémité du côté et sa jumelle ; si la table joue avec des zones côte à côte, chacune touche au contraire les deux extrémités. (Décision de Kiru.)
    .title = Liaison des zones
rule-A04 = Une zone est disponible si elle est vide et touche le fleuve, ou si elle touche, à un coin ou par sa jumelle, une zone irriguée qu’une chaîne de cubes relie au fleuve. Peu importe à qui sont les cubes ; les cubes neutres portent l’eau aussi, s’ils sont eux-mêmes reliés au fleuve.
    .title = Zones disponibles
rule-A05 = La caravane fait le tour de neuf étapes dans le sens horaire, en partant de Babylone. Quatre villes vendent des plantes (Eshnunna, Ur, Mari et Khorsabad), quatre des cartes de cour de deux sortes chacune ; chaque ville demande une ressource précise.
    .title = Route de la caravane
rule-A06 = Les champs forment deux rangées de cinq cases, remplies par la gauche. Celle du haut donne sel, palmes, orge, dattes et vin ; celle du bas orge, dattes, sel, palmes et vin.
    .title = Champs
rule-A07 = Il y a trois temples, ceux d’Ishtar, de Marduk et de Tammouz, et chacun contient quatre cubes.
    .title = Temples
rule-A08 = À 2 joueurs, trois parcelles d’un coin latéral du jardin (deux à l’étage 1, une à l’étage 2) n’ont pas de tuile et ne peuvent pas être plantées. Leurs zones d’irrigation restent en jeu, et une parcelle inutilisée ne compte jamais comme plantée. (Décision de Kiru.)
    .title = Parcelles inutilisées

## Mise en place

rule-A10 = Les cartes d’artisans et de cour marquées pour plus de joueurs qu’il n’y en a à la table sont retirées du jeu.
    .title = Cartes retirées
rule-A11 = On tire un jeton de chaque ressource sauf le vin, et on en pose un au hasard sur chaque caravanier de niveau 2 en jeu. Les jetons inutilisés retournent à la réserve. (Décision de Kiru.)
    .title = Jetons des caravaniers
rule-A12 = La tuile de qualité 3 valant 10 points va à l’étage 4 ; des tuiles au hasard remplissent les autres, trois de qualité 3 à l’étage 3, cinq de qualité 2 à l’étage 2 et sept de qualité 1 à l’étage 1. À 2 joueurs, les parcelles inutilisées restent vides, ce qui laisse quatre tuiles à l’étage 2 et cinq à l’étage 1. Les tuiles non posées quittent le jeu.
    .title = Pose des tuiles
rule-A13 = La carte de plante qui a la qualité 2 sur ses deux faces va à Khorsabad, et le hasard décide de la face visible. Les trois autres sont réparties au hasard entre Eshnunna, Ur et Mari, face de qualité 1 visible.
    .title = Cartes de plantes
rule-A14 = Chaque joueur commence avec tous les cubes de sa couleur, 4 talents, 1 chameau, un caravanier de niveau 0 et 0 point, et la caravane est à Babylone. Le premier joueur est tiré au sort, sauf s’il a été choisi en créant la table.
    .title = Position de départ
rule-A15 = La réserve est limitée : 7 jetons de chaque ressource, 13 chameaux en plus de la caravane, 30 talents et 30 cubes par joueur ; seuls les cubes neutres ne manquent jamais. Les paiements reviennent à la réserve avant tout gain, et quand elle ne suffit pas, on prend ce qui reste dans l’ordre du tour. Une action sans aucun effet ne peut pas être choisie, comme un marchand quand il n’y a plus de chameau, mais un paysan peut poser un cube là où la ressource est épuisée. (Décision de Kiru.)
    .title = Réserve limitée

## Manche, phase I

rule-A20 = Au début de chaque manche, on mélange toutes les cartes d’artisans prévues pour ce nombre de joueurs et on dispose face visible autant de trios qu’il y a de joueurs. Les cartes restantes ne servent pas cette manche.
    .title = Trios d’artisans
rule-A21 = Ton banquier te paie au début de la manche : 1 talent au niveau 1, 2 talents au niveau 2, et 2 talents plus 2 points au niveau 3. Sans banquier, tu ne reçois rien.
    .title = Revenu

## Manche, phase II

rule-A29 = En partant du premier joueur et dans le sens horaire, chacun fait une action par tour : passer, recruter ou déplacer la caravane. Cela continue jusqu’à ce que tous aient passé.
    .title = Une action par tour
rule-A30 = Quand tu passes, ton cube va sur la case « Passer » et tu n’as plus d’action cette manche ; chaque fois que ce serait ton tour et que quelqu’un joue encore, tu prends 1 talent. La phase s’arrête dès que le dernier joueur passe, et personne ne prend plus de talent. On peut toujours passer ; sans cube, on n’en pose pas. (Décision de Kiru.)
    .title = Passer
rule-A31 = Pour recruter, prends une carte d’artisan visible de n’importe quel trio et paie 1 talent par carte déjà retournée de ce trio : 0, 1 ou 2 talents. La carte est retournée et tu fais son action. On ne peut pas choisir une carte qu’on ne peut pas payer ou exécuter, comme un ingénieur sans zone disponible. (Décision de Kiru.)
    .title = Recruter
rule-A32 = Un paysan te permet de poser un cube sur la case vide la plus à gauche d’une des deux rangées de champs et de prendre la ressource de cette case.
    .title = Paysan
rule-A33 = Quand une rangée de champs est pleine, le joueur qui y a plus de cubes que tout autre prend une carte jardinier, s’il en reste ; à égalité, personne ne l’a. Dans tous les cas la rangée se vide et les cubes retournent à leurs propriétaires.
    .title = Rangée pleine
rule-A34 = Le cube d’un prêtre entre dans un temple par la gauche et pousse les autres vers la droite. Un cinquième cube sort à l’autre bout et retourne à son propriétaire, ou à la réserve s’il est neutre.
    .title = Prêtre
rule-A35 = Un ingénieur te permet de poser un cube sur une zone d’irrigation disponible et de marquer 2 points.
    .title = Ingénieur
rule-A36 = Un marchand te rapporte un chameau de la réserve.
    .title = Marchand
rule-A37 = Si tu n’as plus de cube, tu ne peux rien choisir qui demande d’en poser un. (Décision de Kiru.)
    .title = Plus de cubes
rule-A40 = La caravane avance dans le sens horaire d’au moins 1 étape, et tu paies 1 chameau par étape moins le bonus de ton caravanier (0, 2 ou 4 au niveau 0, 1 ou 2), mais jamais moins de 1 chameau. On paie toujours le moins possible, et 8 étapes est le maximum, car un tour complet laisserait la caravane sur place. (Décision de Kiru.)
    .title = Déplacer la caravane
rule-A41 = Tu ne peux mener la caravane que là où tu peux faire une des actions de l’étape, et une fois arrivé, tu dois en faire une.
    .title = Action à l’arrivée
rule-A42 = À Babylone, tu vends un jeton pour 3 points ou deux jetons, pareils ou non, pour 6, puis tu poses un cube sur une zone d’irrigation disponible, sans points. Cette irrigation fait partie de la vente : sans zone disponible ou sans cube, tu ne peux pas vendre. (Décision de Kiru.)
    .title = Vendre à Babylone
rule-A43 = Le vin peut remplacer toute ressource à payer, mais jamais un chameau ni un talent. Celui qui paie choisit les jetons qu’il donne.
    .title = Vin
rule-A44 = Dans une ville de la cour, tu paies un jeton de la ressource demandée et tu prends ta carte suivante d’une de ses deux sortes : niveau 1 si tu n’en as pas, sinon un niveau au-dessus de ta plus haute. Seule ta dernière carte d’une sorte compte ; celles qu’elle recouvre restent chez toi et ne reviennent jamais à la réserve. Au plus haut niveau, tu ne peux plus en prendre.
    .title = Acheter des cartes de cour
rule-A45 = On ne saute pas de niveau de cour. S’il ne reste plus de carte de ton niveau suivant, cette sorte t’est fermée pour de bon.
    .title = Cartes de cour épuisées
rule-A46 = Un caravanier de niveau 2 te donne le jeton ressource posé dessus, et un palais marque aussitôt ses points : 2, 3, 4, 5, 7 ou 10 pour les niveaux 1 à 6. C’est pareil pour une carte de cour obtenue par une tuile de jardin, et s’il reste deux caravaniers de niveau 2, tu choisis. (Décision de Kiru.)
    .title = Récompenses de la cour
rule-A47 = Dans une ville de plantes, tu paies un jeton de la ressource demandée, plus la ressource supplémentaire de la carte de plante s’il y en a une, et tu dois planter aussitôt. Ensuite, la carte de plante est retournée.
    .title = Acheter des plantes

## Planter

rule-A50 = Tu ne peux planter que sur une parcelle qui a encore sa tuile et au moins un côté entièrement irrigué, c’est-à-dire les deux zones d’un côté double. Le fleuve lui-même n’irrigue aucune parcelle.
    .title = Parcelle irriguée
rule-A51 = La qualité de la plante plus les jardiniers dépensés doit atteindre le numéro de l’étage, sauf à l’étage 4 où 3 suffit ; les jardiniers dépensés retournent à la réserve. On ne dépense pas plus de jardiniers que nécessaire. (Décision de Kiru.)
    .title = Qualité et jardiniers
rule-A52 = Tu prends la tuile et reçois aussitôt ses points et bonus : talents, chameaux, une ressource quelconque (même du vin) ou une carte de cour au choix, c’est-à-dire un jardinier ou ton niveau suivant de banquier, caravanier ou palais. L’ordre est : tuile et bonus, bonus d’irrigation, irrigation automatique, retournement de la carte de plante. Les bonus se prennent dans l’ordre indiqué, et celui qu’on ne peut pas prendre est perdu. (Décision de Kiru.)
    .title = Tuile et bonus
rule-A53 = Le joueur qui a plus de cubes que tout autre sur les zones autour de la parcelle plantée marque la qualité imprimée sur la carte de plante, sans les jardiniers, même si quelqu’un d’autre a planté. À égalité, personne ne marque, et les cubes neutres ne comptent pour personne.
    .title = Bonus d’irrigation
rule-A54 = Toutes les zones vides entre la nouvelle plante et ses voisines déjà plantées reçoivent des cubes neutres.
    .title = Irrigation automatique

## Manche, phase III

rule-A60 = Le joueur à droite du premier joueur met un de ses cubes dans un temple de son choix, puis des cubes neutres entrent dans les deux autres ; tous poussent comme le cube d’un prêtre. Si ce joueur n’a pas de cube, un cube neutre entre à sa place. (Décision de Kiru.)
    .title = Procession
rule-A61 = On règle les temples dans l’ordre Ishtar, Marduk, Tammouz, la première place avant la deuxième. Le nombre de cubes décide, sans les neutres, et le cube le plus à droite départage pour chaque place. Seul dans un temple, on n’a que la première place, et à 2 joueurs il n’y a pas de deuxième place.
    .title = Majorités des temples
rule-A62 = Dans le temple d’Ishtar, la première place prend un chameau ou un talent, la deuxième l’autre. On ne choisit que ce que la réserve possède, et si l’autre manque, la deuxième place ne reçoit rien. (Décision de Kiru.)
    .title = Ishtar
rule-A63 = Dans le temple de Marduk, la première place vaut 2 points et la deuxième 1 point.
    .title = Marduk
rule-A64 = Dans le temple de Tammouz, la première place doit poser un cube sur un champ et prendre sa ressource comme avec un paysan, rangée pleine comprise, sauf s’il n’a plus de cube. La deuxième peut échanger un jeton ressource, même du vin, contre un jeton d’une autre sorte de la réserve, mais pas contre du vin.
    .title = Tammouz
rule-A65 = Dans l’ordre du tour, chacun rend des jetons ressource de son choix jusqu’à sa limite : 2 jetons avec un caravanier de niveau 0 ou 1, 4 au niveau 2. Chameaux et talents se gardent sans limite.
    .title = Limite de stockage
rule-A66 = La carte premier joueur passe au joueur de gauche. Les cubes de la case « Passer » ne reviennent que maintenant : ils ne servent donc ni à la procession ni chez Tammouz. (Décision de Kiru.)
    .title = Premier joueur suivant
rule-A67 = Une décision qui ne laisse qu’une action permise est prise sans question et figure quand même dans l’enregistrement.
    .title = Choix forcés

## Fin de la partie

rule-A70 = Dès qu’il reste 3 tuiles de jardin ou moins à 2 joueurs, 4 ou moins à 3 ou 4 joueurs, la manche en cours est la dernière. Elle se joue jusqu’au bout, phase III comprise.
    .title = Dernière manche
rule-A71 = Amyitis récompense tes tuiles de jardin par 5 ou 10 points. Pour 5 points, il faut au moins 5 tuiles à 2 joueurs, 4 à 3 joueurs et 3 à 4 joueurs ; pour 10 points, à la place des 5, au moins 7, 6 et 5.
    .title = Faveur d’Amyitis
rule-A72 = À la fin, chaque jeton ressource que tu as encore vaut 1 point ; chameaux et talents ne rapportent rien.
    .title = Ressources restantes
rule-A73 = Le plus grand total gagne, et tous ceux qui l’ont atteint sont vainqueurs.
    .title = Vainqueur
rule-A74 = Si rien n’est planté pendant 20 manches de suite, la partie se termine avec la dernière et se compte comme d’habitude. Le livret ne connaît pas cette fin, mais sans elle une table dont toutes les zones sont pleines et tous les chameaux en de mauvaises mains resterait bloquée à jamais. (Décision de Kiru, depuis la version 2 des règles.)
    .title = Blocage
