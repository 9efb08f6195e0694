### Babylon : les règles avec nos mots, un message par numéro de règle.

game-babylon = Babylon
    .summary = Tu creuses des terrasses dans une carrière commune et tu les empiles sur des piliers, niveau après niveau, en un jardin suspendu. Escaliers, fontaines, ponts et statues valent d’autant plus qu’ils sont hauts, tant qu’on les voit encore d’en haut.

section-editions = Éditions
section-quarry = La carrière
section-turn = Un tour : creuser, construire, garder
section-placing = Poser une tuile
section-decorations = Décorations
section-tokens = Jetons de manche
section-end = Fin et décompte

## Éditions

rule-B01 = La table joue l’édition anglaise (par défaut) ou la polonaise. Le plus haut niveau rapporte son carré dans l’édition anglaise (1, 4, 9) et son double dans la polonaise (2, 4, 6). La réserve diffère aussi, anglaise/polonaise : 152/148 piliers simples, 64/60 piliers doubles, 40/38 belvédères, 40/38 statues et 16/15 escaliers, fontaines et ponts ; les pièces de rechange de la boîte polonaise ne comptent pas.
    .title = Édition

## La carrière

rule-B10 = La carrière est une grille 4×4 de 16 colonnes, chacune avec du basalte au fond, du granit au milieu et de l’argile dessus ; chaque couche est mélangée. On ne voit que la tuile du dessus, et personne ne sait lesquelles se trouvent dessous.
    .title = Couches de la carrière
rule-B11 = Une tuile d’argile porte 2 symboles sur ses quatre coins, une de granit 3, une de basalte 4, plus une fleur chacune ; une tuile de départ porte chaque symbole une fois et la fleur de son joueur. Les deux faces concordent : tu sais ce qu’offre une tuile visible avant de la creuser.
    .title = Symboles et fleurs
rule-B12 = Avant une partie à trois, chacun retire du jeu une tuile d’argile de son choix, dans l’ordre du tour ; à deux, chacun le fait trois fois, à tour de rôle. Ces tuiles ne rapportent pas de piliers.
    .title = Éclaircir la carrière
rule-B13 = Sur les 14 jetons de manche, on en empile face cachée 14 à deux joueurs, 12 à trois et 10 à quatre. Les autres quittent le jeu sans que personne les voie.
    .title = Pile de jetons
rule-B14 = Chacun commence avec un plateau 8×8 portant sa fleur, choisie en créant la table ou tirée au sort. La tuile de départ à cette fleur attend comme tuile gardée, et personne n’a encore de pilier.
    .title = Position de départ
rule-B15 = Le premier joueur est tiré au sort ou choisi, et on joue dans le sens horaire. C’est toujours lui qui ouvre chaque manche.
    .title = Premier joueur
rule-B16 = Quand tu n’as qu’une action permise, elle est jouée sans question. Elle figure quand même dans l’enregistrement de la partie.
    .title = Actions forcées

## Un tour : creuser, construire, garder

rule-B20 = Chaque tour commence par creuser : tu dois prendre une tuile visible de la carrière. Chacun de ses quatre bords rapporte un pilier simple s’il donne sur la paroi, sur le fond nu ou sur une tuile visible qui n’est pas plus haute ; un voisin plus haut ne rapporte rien.
    .title = Creuser
rule-B21 = Creuser une tuile qui montre ta propre fleur te rapporte un pilier simple de plus.
    .title = Sa propre fleur
rule-B22 = La carrière ne s’épuise jamais : à la fin, il reste 12 tuiles à deux joueurs, 6 à trois et 4 à quatre.
    .title = Assez de tuiles
rule-B23 = Si la réserve a moins de piliers simples que tu n’en as gagné, tu prends ce qui reste et le surplus est perdu. (Décision de Kiru.)
    .title = Réserve insuffisante
rule-B24 = Construire est facultatif : tu peux poser la tuile creusée, celle que tu as gardée, les deux dans l’ordre que tu veux, ou aucune. Après chaque pose, tu peux ajouter des décorations.
    .title = Construire
rule-B25 = À la fin de ton tour, tu peux garder jusqu’à 6 piliers simples et une tuile au choix, ou aucune ; les piliers en trop retournent à la réserve et les autres tuiles quittent le jeu. Les piliers doubles ne se gardent jamais. Pendant le tour, il n’y a pas de limite.
    .title = Garder
rule-B26 = Rien n’oblige à poser ta tuile de départ tout de suite. Mais tant que tu ne l’as ni posée ni défaussée, elle occupe ton seul emplacement, et tu ne peux garder aucune autre tuile.
    .title = Tuile de départ

## Poser une tuile

rule-B30 = Une tuile couvre un carré de 2×2 cases entièrement dans la grille 8×8, commune à tous les niveaux. On peut la tourner par quarts de tour, jamais la retourner ; des rotations d’aspect identique ne comptent qu’une fois.
    .title = Grille et rotation
rule-B31 = Une tuile demande 3 ou 4 piliers, un par coin soutenu, qui montent exactement jusqu’à son niveau : un pilier simple part un niveau plus bas, un double deux niveaux plus bas. Chaque pilier repose sur une case vide et visible du plateau ou d’une tuile, avec ou sans symbole, jamais sur un autre pilier.
    .title = Piliers
rule-B32 = À ton tour, tu peux échanger deux piliers simples contre un double, jamais l’inverse. L’échange se fait seulement en payant une tuile, et il est impossible quand la réserve n’a plus de double. (Décision de Kiru.)
    .title = Piliers doubles
rule-B33 = Une tuile sur 3 piliers seulement doit aussitôt recevoir un belvédère sur son quatrième coin, et cette case est alors prise. Tu peux te contenter de 3 piliers même là où 4 tiendraient. Quand il n’y a plus de belvédère, chaque tuile demande 4 piliers. (Décision de Kiru.)
    .title = Belvédère
rule-B34 = Une statue située un niveau sous la nouvelle tuile peut soutenir un coin comme un pilier gratuit. Ce n’est alors plus une statue : elle ne marque rien, n’aligne plus d’autres statues et ne compte dans aucune série.
    .title = Statue comme pilier
rule-B35 = Le jardin grandit niveau par niveau : au-dessus du premier, tu ne peux poser une tuile que si tu en as déjà une au niveau juste en dessous, n’importe où dans ton jardin. Elle peut être cachée, éloignée ou posée plus tôt dans le même tour.
    .title = Niveau par niveau
rule-B36 = Deux tuiles de ton jardin ne peuvent pas occuper exactement les mêmes quatre cases de la grille, quels que soient leurs niveaux. Chacune doit dépasser de l’autre.
    .title = Pas de recouvrement total
rule-B37 = Une tuile descend toujours d’en haut : les quatre surfaces sous elle doivent être plus basses que son niveau. Aucun pont de ce niveau ou plus haut ne peut passer au-dessus de ces cases. (Décision de Kiru.)
    .title = D’en haut
rule-B38 = Le coin sans pilier peut surplomber une case vide ou n’importe quel élément, sauf le bas d’un escalier situé un niveau sous la tuile, dont les marches la traverseraient. Une statue sous ce coin ne devient pas un pilier ; elle est simplement cachée. (Décision de Kiru.)
    .title = Coin en surplomb
rule-B39 = Les piliers et leur tuile se posent en un seul geste : aucun pilier ne reste découvert. On peut mêler simples et doubles s’ils montent à la même hauteur : deux doubles depuis le plateau et deux simples depuis une tuile de niveau 1 portent ensemble une tuile de niveau 2.
    .title = Piliers et tuile
rule-B40 = Une case cachée sous une tuile est perdue pour la construction. Elle ne reçoit plus ni pilier ni décoration.
    .title = Cases couvertes

## Décorations

rule-B41 = Les décorations sont gratuites et facultatives tant que la réserve en a, mais chacune doit occuper au moins une case d’une tuile posée ce tour-ci. Toutes ses cases doivent être visibles, vides et porter le bon symbole, et une décoration n’est jamais en diagonale.
    .title = Décorer
rule-B42 = Un escalier relie deux symboles d’escalier sur des cases voisines par un côté, de deux tuiles séparées d’exactement un niveau. Il ne descend jamais sur le plateau nu.
    .title = Escalier
rule-B43 = Une fontaine relie deux symboles de fontaine sur des cases voisines par un côté, de deux tuiles différentes du même niveau.
    .title = Fontaine
rule-B44 = Ta première statue va sur n’importe quel symbole de statue ; chaque suivante doit être dans la rangée ou la colonne d’une autre statue de ton jardin, à toute distance et à tout niveau. Si aucune de tes statues ne compte plus comme telle, la prochaine est de nouveau la première. Une statue couverte sans devenir pilier aligne toujours. (Décision de Kiru.)
    .title = Statue
rule-B45 = Un pont relie deux symboles de pont sur deux tuiles du même niveau, dans une même rangée ou colonne, avec exactement une case vide entre eux. Vide signifie que la surface y est plus basse que le pont, qu’aucun pont de ce niveau ou plus haut n’y passe et que rien n’y tient un niveau sous le pont (un pont plus bas ne gêne pas) ; si la table joue avec des ponts au-dessus du sol, la case doit être le plateau nu, sans rien au-dessus, pas même un pont plus bas. Ensuite, elle ne reçoit ni pilier, ni décoration, ni tuile du niveau du pont ou plus bas. (Décision de Kiru.)
    .title = Pont

## Jetons de manche

rule-B50 = Quand le dernier joueur a fini une manche, on révèle le jeton suivant, qui vaut pour tous à la manche d’après. La première manche se joue sans jeton ; après la dernière, il n’en reste plus et la partie se termine.
    .title = Révéler les jetons
rule-B51 = Un jeton apporte à chacun un de ces effets : un pilier simple ; un pilier double pour ce tour seulement ; un symbole d’une tuile posée ce tour-ci compte comme un autre ; une case sans symbole d’une telle tuile compte comme n’importe quel symbole ; ta propre fleur rapporte 2 au lieu de 1 ; creuser, fleur comprise, rapporte un pilier de moins ; ou rien. Les deux effets sur les symboles sont facultatifs. Creuser ne rapporte jamais moins que zéro, les piliers du jeton arrivent d’eux-mêmes avant de creuser, et une réserve vide ne donne rien. (Décision de Kiru.)
    .title = Effets des jetons
rule-B52 = On n’utilise un effet de symbole qu’une fois par tour, et le changement ne dure que ce tour. La décoration construite grâce à lui reste. (Décision de Kiru.)
    .title = Symboles changés

## Fin et décompte

rule-B60 = La partie se termine après 15 manches à deux joueurs, 13 à trois et 11 à quatre.
    .title = Fin de partie
rule-B61 = Ce qu’on voit d’en haut, même en partie, compte en entier, et ce qui est caché ne compte pas : une statue vaut son niveau, une fontaine ou un pont trois fois leur niveau, un escalier la somme de ses deux niveaux, un belvédère 1. Chaque série statue, fontaine, pont et escalier ajoute 4, chaque série de quatre tuiles visibles aux quatre fleurs différentes ajoute 4 (chaque élément ou tuile ne compte que dans une série), ton plus haut niveau ajoute son carré (édition anglaise) ou son double (édition polonaise), et ce que tu gardes n’ajoute rien. Le tablier fait partie du pont : un pont dont on voit le tablier est visible, mais il ne cache rien dessous. (Décision de Kiru.)
    .title = Décompte
rule-B62 = Le plus grand total gagne. À égalité, celui qui a le moins de cases du plateau sans tuile passe devant ; si l’égalité persiste, la victoire est partagée.
    .title = Victoire et égalités
