## La feuille de score
score-place = Place
score-place-open = ?
score-winner = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
score-shared = { $points ->
    [one] { $names } partagent la victoire avec { $points } point.
   *[other] { $names } partagent la victoire avec { $points } points.
}
score-tie = { $points ->
    [one] { $names } sont à égalité avec { $points } point. Ajoute « left » avec ce qui reste à chacun pour les départager.
   *[other] { $names } sont à égalité avec { $points } points. Ajoute « left » avec ce qui reste à chacun pour les départager.
}

## Erreurs d’une feuille
error-sheet-empty = La feuille est vide. Commence par « player » et un nom ; docs/score.md montre un exemple.
error-sheet-unreadable = Ligne { $line } : la ligne dépasse { $limit } caractères ou en contient qu’on ne peut pas imprimer.
error-sheet-word = Ligne { $line } : mot inconnu « { $found } ». Une ligne commence par l’un de : { $expected }.
error-sheet-players = Ligne { $line } : au plus { $most } joueurs s’assoient à une table.
error-sheet-name = Ligne { $line } : le nom dépasse { $limit } caractères.
error-sheet-twice = Ligne { $line } : « { $part } » de ce joueur est déjà à la ligne { $first }. « player » commence le suivant.
error-sheet-once = Ligne { $line } : « { $part } » est déjà à la ligne { $first } ; cela vaut pour toute la table.
error-sheet-missing = Ligne { $line } : le joueur qui commence ici n’a pas de ligne « { $part } ».
error-sheet-number = Ligne { $line } : on attendait un nombre de { $low } à { $high }, pas « { $found } ».
error-sheet-irrigation = Ligne { $line } : carte d’irrigation inconnue « { $found } ». Les plus proches : { $close }.
error-sheet-irrigation-twice = Ligne { $line } : la carte d’irrigation « { $card } » est à un autre joueur, ligne { $first }.
error-sheet-level = Ligne { $line } : un niveau s’écrit « level 1: », « level 2: » ou « level 3: » puis ses cartes depuis la gauche, séparées par des virgules.
error-sheet-place = Ligne { $line } : un jardin terminé n’a pas de place « { $found } ». Proches : { $close }.
error-sheet-cards = Ligne { $line } : dans un jardin terminé, { $level } a { $expected } cartes, pas { $found }.
error-sheet-card = Ligne { $line } : carte Jardin inconnue « { $found } ». Les plus proches : { $close }.
error-sheet-tile = Ligne { $line } : amélioration inconnue « { $found } ». Les plus proches : { $close }.
error-sheet-not-empty = Ligne { $line } : { $tile } ne peut pas aller sur { $card } ; les améliorations vont sur les cartes Vides (H19).
error-sheet-copies = { $copies ->
    [one] Ligne { $line } : la boîte n’a que { $copies } exemplaire de { $piece }, et les jardins en ont plus.
   *[other] Ligne { $line } : la boîte n’a que { $copies } exemplaires de { $piece }, et les jardins en ont plus.
}
error-sheet-markers = Ligne { $line } : un joueur a { $most } marqueurs d’objectif, pas { $found }.
error-sheet-objectives = Ligne { $line } : ces points d’objectifs sont impossibles. Chaque case reçoit un marqueur, et un joueur marque chacun des quatre objectifs au plus une fois : { $slots } (H31, H33).
error-sheet-left = Ligne { $line } : il reste aux joueurs plus d’outils et d’or que les { $most } du jeu.

## Erreurs d’une feuille de Babylon
error-sheet-edition = Ligne { $line } : édition inconnue « { $found } ». Possibles : { $close }.
error-sheet-terrace = Ligne { $line } : une tuile s’écrit « tile c3 2 clay_07 90 » : sa case nord-ouest, son niveau, sa clé ou sa fleur, et sa rotation.
error-sheet-corner = Ligne { $line } : une tuile ne peut pas avoir son coin nord-ouest en « { $found } ». Les plus proches : { $close }.
error-sheet-key = Ligne { $line } : tuile ou fleur inconnue « { $found } ». Les plus proches : { $close }.
error-sheet-rotation = Ligne { $line } : une tuile ne peut pas être tournée de « { $found } » degrés. Possibles : { $close }.
error-sheet-item = Ligne { $line } : après « { $word } », écris où cela se trouve et, s’il le faut, le niveau.
error-sheet-cells = Ligne { $line } : cela ne peut pas être en « { $found } ». Les plus proches : { $close }.
error-sheet-symbol = Ligne { $line } : symbole inconnu « { $found } ». Les plus proches : { $close }.
error-sheet-symbols = Ligne { $line } : la boîte n’a que { $most } jetons qui changent ou remplissent un symbole (B51).
error-sheet-tiles = Ligne { $line } : à une table de cette taille, aucun jardin n’a plus de { $most } tuiles.
error-sheet-tile-twice = Ligne { $line } : la tuile { $tile } est unique, et elle est déjà à la ligne { $first }.
error-sheet-starting = Ligne { $line } : un jardin a une tuile de départ, et elle est à la ligne { $first }.
error-sheet-gap = Ligne { $line } : une tuile au niveau { $level } en demande une autre au niveau { $below } quelque part dans le jardin (B35).
error-sheet-same-cells = Ligne { $line } : la tuile de la ligne { $first } couvre les quatre mêmes cases, ce qui n’est jamais permis (B36).
error-sheet-overlap = Ligne { $line } : la tuile de la ligne { $first } couvre aussi { $cell }, au même niveau.
error-sheet-feet = Ligne { $line } : pas de place pour un pilier sous { $free } coins de cette tuile ; trois coins doivent être portés (B31).
error-sheet-free-corner = Ligne { $line } : aucun pilier ne tient sous le coin { $corner } de cette tuile, un belvédère doit donc être en { $cell } (B33).
error-sheet-stairway = Ligne { $line } : aucun escalier visible d’en haut ne va en « { $place } ». Il relie deux tuiles à un niveau d’écart et demande son symbole aux deux bouts (B42).
error-sheet-fountain = Ligne { $line } : aucune fontaine visible d’en haut ne va en « { $place } ». Elle relie deux tuiles du même niveau et demande son symbole sur les deux cases (B43).
error-sheet-bridge = Ligne { $line } : aucun pont ne va en « { $place } ». Il relie deux tuiles du même niveau au-dessus d’une case plus basse et demande son symbole aux deux bouts (B45).
error-sheet-statue = Ligne { $line } : aucune statue visible d’en haut ne va en « { $place } ». Elle se dresse sur une tuile et demande son symbole (B44).
error-sheet-belvedere = Ligne { $line } : aucun belvédère ne va en « { $place } ». Une tuile en a un au plus, sur le coin sans pilier (B33).
error-sheet-taken = Ligne { $line } : « { $place } » demande une case prise par la ligne { $first } (B41).

## Erreurs d’une feuille d’Amyitis
error-sheet-alone = Ligne { $line } : la faveur d’Amyitis dépend du nombre de joueurs. Ajoute les autres, ou une ligne comme « players 3 » (A71).
error-sheet-won = Ligne { $line } : avec les tuiles de ce joueur, il y en a plus que les { $most } du jardin.
error-sheet-unfinished = Ligne { $line } : il resterait { $left } tuiles dans le jardin, mais la partie continue tant qu’il y en a plus de { $most } (A70). S’il manque un joueur, ajoute une ligne comme « players 4 » ; si rien n’a été planté pendant { $rounds } manches, ajoute la ligne « fallow { $rounds } » (A74).
error-sheet-garden-tile = Ligne { $line } : tuile de jardin inconnue « { $found } ». Proches : { $close }.
error-sheet-resource = Ligne { $line } : ressource inconnue « { $found } ». Possibles : { $close }.
