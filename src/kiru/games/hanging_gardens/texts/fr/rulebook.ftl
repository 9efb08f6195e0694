### Les Jardins Suspendus : les règles avec nos mots, un message par numéro de règle.

game-hanging_gardens = Les Jardins Suspendus
    .summary = Tu envoies des jardiniers au marché et tu disposes leurs cartes en un jardin de trois terrasses, plein de fleurs, d’arbres, d’animaux et de visiteurs. Après quatre manches et douze cartes, le jardin qui vaut le plus de points l’emporte.

section-setup = Mise en place
section-turn = Un tour
section-objectives = Objectifs royaux
section-scoring = Décompte
section-solo = Solo

## Mise en place

rule-H01 = Le plateau a une face pour 1 à 3 joueurs et une face pour 4 ou 5 ; seules changent les cases des marqueurs d’objectif. Chaque colonne accueille 2 jardiniers à 1 ou 2 joueurs, et 3, 4 ou 5 jardiniers à 3, 4 ou 5 joueurs.
    .title = Plateau et places
rule-H02 = On mélange les 75 cartes Jardin et on en révèle 12, en 3 colonnes de 4 niveaux. Une nouvelle carte arrive toujours en haut de sa colonne, au niveau 4.
    .title = Le marché
rule-H03 = Les 25 améliorations sont triées par prix et mélangées en 3 piles face visible : 12 à 2 pièces d’or, 8 à 3 et 5 à 4. On ne voit et on n’achète que celle du dessus.
    .title = Piles d’améliorations
rule-H04 = Sur les 10 objectifs, on en tire 4, répartis au hasard sur les 4 emplacements. Les points dépendent de l’emplacement, pas de l’objectif qui s’y trouve.
    .title = Objectifs en jeu
rule-H05 = Chaque joueur reçoit au hasard une des 5 cartes d’irrigation. Elle reste visible toute la partie : chacun connaît le motif de chacun.
    .title = Cartes d’irrigation
rule-H06 = Chaque joueur commence avec 3 jardiniers, 4 marqueurs d’objectif, 2 pièces d’or et 4 outils ; le dernier dans l’ordre du tour reçoit un outil de plus. Le jeu compte 20 pièces d’or et 30 outils ; ce qui reste forme la réserve.
    .title = Ressources de départ
rule-H07 = Dès le début, un joueur a le marqueur premier joueur et joue en premier. Il est tiré au sort, sauf si on l’a choisi en créant la table.
    .title = Premier joueur

## Un tour

rule-H09 = Chaque tour suit les mêmes étapes dans le même ordre : prendre une carte, la placer, puis acheter une amélioration si tu veux, et enfin accomplir un objectif si tu peux. Prendre et placer sont obligatoires ; ce qui relève d’une autre étape attend son heure.
    .title = Étapes du tour
rule-H10 = Place un de tes jardiniers sous une colonne qui a encore une place libre, et prends une carte de cette colonne. Une colonne dont toutes les places sont occupées est fermée jusqu’à la manche suivante.
    .title = Prendre une carte
rule-H11 = La carte au niveau 1 d’une colonne est gratuite ; celles des niveaux 2, 3 et 4 coûtent 1, 2 et 3 outils, rendus à la réserve. On ne peut pas choisir une carte qu’on ne peut pas payer.
    .title = Prix en outils
rule-H12 = Ta première carte ouvre le niveau 1 de ton jardin. Chaque carte suivante doit toucher au moins une carte déjà posée, et chaque place n’en reçoit qu’une.
    .title = Placer la carte
rule-H13 = Une carte du niveau 2 ou 3 repose sur deux cartes voisines du niveau juste en dessous. S’il en manque une, la place n’est pas encore disponible.
    .title = Deux cartes dessous
rule-H14 = Un jardin terminé compte 5 cartes au niveau 1, 4 au niveau 2 et 3 au niveau 3, jamais plus. Tu peux commencer un niveau avant d’avoir rempli celui du dessous.
    .title = Forme du jardin
rule-H15 = Le jardin n’a pas de position fixe : tant que le niveau 1 n’a pas ses 5 cartes, tu peux le prolonger à gauche ou à droite. Ta première carte peut donc finir n’importe où dans cette rangée.
    .title = Jardin flottant
rule-H16 = Le bonus de la carte placée agit tout de suite : une couronne te donne le marqueur premier joueur ; l’or ou l’outil te rapporte autant de pièces que le numéro du niveau. Ce que tu as payé revient dans la réserve avant tout gain, et une réserve trop maigre ne donne que ce qui lui reste, y compris pour les bonus des cases d’objectif. (Décision de Kiru.)
    .title = Bonus de carte
rule-H17 = Certaines cartes montrent deux bonus, une couronne et de l’or. Tu reçois les deux.
    .title = Double bonus
rule-H18 = Les cartes au-dessus de celle que tu as prise descendent d’un niveau, et une nouvelle carte est révélée au niveau 4 de la colonne. Cela vient avant ton achat : tu peux donc en tenir compte.
    .title = Nouvelle carte
rule-H19 = Tu peux acheter au plus une amélioration par tour : paie 2, 3 ou 4 pièces d’or et prends celle du dessus de la pile. Elle va sur n’importe quelle carte Vide de ton jardin, nouvelle ou ancienne, c’est-à-dire sans animal, arbre, visiteur ni amélioration.
    .title = Acheter une amélioration
rule-H20 = Une amélioration ajoute à la carte ses fleurs, son animal, son arbre, son irrigation et son bonus ; la carte garde ses propres fleurs, irrigation et bonus. Le bonus de l’amélioration agit tout de suite, selon le niveau de la carte qu’elle recouvre.
    .title = Effet d’une amélioration
rule-H21 = À la fin de ton tour, tu peux accomplir un objectif royal dont ton jardin remplit la condition. Rien ne t’y oblige, mais jamais deux dans le même tour.
    .title = Un objectif
rule-H22 = On joue dans le sens horaire, et la manche se termine quand tous les jardiniers sont placés. Ils rentrent chez leurs propriétaires, et le détenteur du marqueur premier joueur commence la manche suivante.
    .title = Fin de manche
rule-H23 = La partie se termine après la manche 4 et on compte les points. Chaque joueur a alors exactement 12 cartes.
    .title = Fin de partie
rule-H24 = Quand une seule action est permise, elle est jouée sans question, que l’étape soit obligatoire ou non. Elle figure quand même dans l’enregistrement de la partie.
    .title = Action unique

## Objectifs royaux

rule-H30 = Tout ce qu’un objectif demande doit se trouver sur un seul niveau de ton jardin : 3 animaux, arbres, cartes irriguées, visiteurs, symboles d’or, d’outil ou de couronne, ou bien 4 fleurs bleues, jaunes ou rouges. On n’additionne jamais plusieurs niveaux, et l’espèce des animaux et des arbres n’importe pas.
    .title = Un même niveau
rule-H31 = À 1–3 joueurs, les quatre emplacements ont des cases valant 5 et 3, 4 et 2, 2 et 1, puis encore 2 et 1 ; à 4–5 joueurs, chaque valeur existe en double. Chaque case du troisième emplacement donne aussi 1 outil, et chaque case du quatrième 1 pièce d’or, tout de suite. Ton marqueur va sur la case libre la plus précieuse. (Décision de Kiru.)
    .title = Cases d’objectif
rule-H32 = Tant que tu as le marqueur premier joueur, chaque objectif te demande un élément de moins. C’est déjà vrai si tu as gagné la couronne plus tôt dans le même tour.
    .title = Remise de la couronne
rule-H33 = Tu ne peux accomplir chaque objectif qu’une fois par partie. Quand toutes ses cases sont prises, plus personne ne peut l’accomplir, quel que soit son jardin.
    .title = Une fois chacun

## Décompte

rule-H40 = Compte tes cartes irriguées situées sur les cases de ta carte d’irrigation : de 0 à 6, elles valent 0, 1, 2, 4, 7, 10 et 15 points. Une carte irriguée deux fois ne compte qu’une fois, et le motif se pose sur le jardin terminé à partir de sa carte la plus à gauche du niveau 1. (Décision de Kiru.)
    .title = Irrigation
rule-H41 = Les cartes à fleurs bleues qui se touchent forment un groupe ; celui qui a le plus de fleurs bleues rapporte 1 point par fleur, les autres rien. Une carte touche ses voisines à côté, au-dessus et en dessous, six au plus.
    .title = Fleurs bleues
rule-H42 = Les cartes à fleurs rouges qui se touchent forment un groupe ; celui qui a le plus de fleurs rouges rapporte 1 point par fleur, les autres rien. Une carte touche ses voisines à côté, au-dessus et en dessous, six au plus.
    .title = Fleurs rouges
rule-H43 = Les cartes à fleurs jaunes qui se touchent forment un groupe ; celui qui a le plus de fleurs jaunes rapporte 1 point par fleur, les autres rien. Une carte touche ses voisines à côté, au-dessus et en dessous, six au plus.
    .title = Fleurs jaunes
rule-H44 = Les arbres d’une même espèce qui se touchent marquent en groupe selon leur nombre : dragonniers 2 ou 7 points, cèdres 2, 5 ou 9, palmiers dattiers 3, 7, 12 ou 18. Au-delà du maximum commence un autre groupe de cette espèce. Seule compte la taille du groupe relié, divisé en groupes complets et un reste : 3 dragonniers font 7 + 2, et 4 font 7 + 7. (Décision de Kiru.)
    .title = Arbres
rule-H45 = Chaque animal rapporte la valeur indiquée pour son niveau. Les lions valent le plus au niveau 1, les singes au niveau 2 et les paons au niveau 3, mais les valeurs changent d’une carte à l’autre.
    .title = Animaux
rule-H46 = Chacun des 14 visiteurs compte ce qu’il aime dans tout ton jardin, lui-même compris : 1 point par fleur de sa couleur, carte irriguée, animal, arbre, visiteur ou symbole de couronne, d’or ou d’outil ; 2 par objectif accompli, amélioration ou trio de fleurs des trois couleurs ; 3 par trio arbre, visiteur et animal. Le visiteur de l’eau compte toutes les cartes irriguées, dans ton motif ou en dehors.
    .title = Visiteurs
rule-H47 = Chacun de tes marqueurs d’objectif rapporte le nombre inscrit dessous. Le livret anglais semble dire un point par objectif, mais c’est une erreur : son propre exemple donne 6 points pour deux.
    .title = Objectifs
rule-H48 = Le plus grand total gagne. En cas d’égalité, c’est le joueur qui a le plus d’outils et d’or au total ; si l’égalité persiste, la victoire est partagée.
    .title = Victoire et égalités
rule-H49 = Le décompte de Kiru donne, ligne par ligne, le résultat de l’exemple du livret : irrigation 7, bleues 5, rouges 1, jaunes 4, arbres 9, animaux 7, visiteurs 9, objectifs 6. Cela fait 48 points.
    .title = Exemple de décompte

## Solo

rule-H60 = La difficulté fixe tes ressources de départ : facile 3 pièces d’or et 4 outils, moyenne 2 et 3, avancée 1 et 2, experte 0 et 1. Tu commences avec le marqueur premier joueur, sans outil supplémentaire. (Décision de Kiru.)
    .title = Difficulté
rule-H61 = L’automate et toi jouez à tour de rôle, avec 3 jardiniers chacun ; l’automate a aussi 4 marqueurs d’objectif. Qui a le marqueur premier joueur à la fin d’une manche commence la suivante. (Décision de Kiru.)
    .title = L’automate
rule-H62 = L’automate révèle une de ses 18 cartes mélangées et envoie un jardinier à la première colonne, dans l’ordre de la carte, qui a une place libre. Il y défausse la carte la plus basse qui a l’élément indiqué ou, s’il n’y en a pas, la carte du niveau imprimé ; si l’élément est une fleur, il défausse d’un coup toutes les cartes fleuries de la colonne, ou rien s’il n’y en a pas. Puis les cartes descendent et les trous se comblent de bas en haut, sans que les nouvelles cartes soient examinées. (Décision de Kiru.)
    .title = Tour de l’automate
rule-H63 = Après sa défausse, l’automate exécute l’action du haut de sa carte : une couronne prend le marqueur premier joueur, un objectif pose son prochain marqueur sur la meilleure case libre des emplacements 1, 2, 3 et 4 à tour de rôle, et une amélioration défausse celle du dessus de la pile indiquée. Il ne reçoit jamais le bonus d’une case. Un cinquième objectif et une pile vide restent sans effet. (Décision de Kiru.)
    .title = Action du haut
rule-H64 = Après la manche 4, seul ton jardin est compté, et le total donne un des quatre rangs : jusqu’à 45, 46–55, 56–65 ou plus de 65 points. L’automate n’a pas de score : il y a un rang, mais pas de vainqueur. (Décision de Kiru.)
    .title = Rang en solo
rule-H65 = Une option fixe la lecture des trois numéros de colonnes d’une carte d’automate. Par défaut, c’est l’ordre dans lequel on essaie les colonnes : 2 3 1 signifie la deuxième, puis la troisième, puis la première ; lus comme des rangs, ce sont les priorités des colonnes de gauche à droite : 2 3 1 signifie la troisième, puis la première, puis la deuxième. (Décision de Kiru.)
    .title = Numéros de colonnes
