### La prairie : les règles avec nos mots, un message par numéro de règle.

game-meadow = La prairie
    .summary = Tu cueilles des fleurs dans une rangée renouvelée à chaque manche. Après quelques manches, les fleurs qui valent le plus de points gagnent.

section-setup = Mise en place
section-turn = Un tour
section-scoring = Décompte

## Mise en place

rule-M01 = Un joueur joue le premier tour. Il est tiré au sort, sauf s’il a été choisi en créant la table.
    .title = Premier joueur
rule-M02 = Au début de chaque manche, on tire des fleurs et on les dispose en rangée, une de plus qu’il n’y a de joueurs.
    .title = La rangée

## Un tour

rule-M10 = À ton tour, tu cueilles une fleur de la rangée et tu la gardes.
    .title = Cueillir
rule-M11 = Quand chacun a cueilli, la fleur qui reste quitte le jeu. La manche suivante commence par le joueur qui suit celui qui a commencé.
    .title = Fin de manche
rule-M12 = La partie se termine après la dernière manche.
    .title = Fin de partie

## Décompte

rule-M20 = Chaque fleur vaut les points de son espèce.
    .title = Fleurs
rule-M21 = Chaque bouquet, une fleur de chaque espèce, vaut quelques points de plus.
    .title = Bouquets
rule-M22 = Le plus grand total gagne. À égalité, les joueurs partagent leur place.
    .title = Le vainqueur
