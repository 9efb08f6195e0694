### Pourquoi une action est refusée : un fait de cette table, dit à qui doit choisir.

## Une autre étape du tour
why-no-skip = Cette étape est obligatoire.
why-done-take = Tu as déjà pris une carte ce tour-ci.
why-done-place = Tu as déjà placé ta carte ce tour-ci.
why-done-buy = L’achat de ce tour est terminé.
why-done-enhance = L’achat de ce tour est terminé.
why-later-place = Tu n’as pas encore de carte en main.
why-later-buy = On achète une amélioration après avoir placé sa carte.
why-later-enhance = Tu n’as pas acheté d’amélioration ce tour-ci.
why-later-complete = Les objectifs viennent à la fin du tour.
why-now-taking = Maintenant, prends une carte du marché.
why-now-placing = Maintenant, place la carte que tu as en main.
why-now-buying = Maintenant, achète une amélioration, ou rien.
why-now-enhancing = Maintenant, choisis une carte Vide pour ton amélioration.
why-now-completing = Maintenant, accomplis un objectif, ou aucun.

## Le marché
why-column = Les { $spaces } places de jardinier de la colonne { $column } sont prises.
why-tools = { $cost ->
    [one] Il faut { $cost } outil, tu en as { $tools }.
   *[other] Il faut { $cost } outils, tu en as { $tools }.
}

## Le jardin
why-first = Ta première carte va en e1 ; de là, le jardin peut grandir des deux côtés.
why-taken = En { $cell }, il y a déjà une carte : { $card }.
why-apart = Aucune carte de ton jardin ne touche { $cell }.
why-below = { $count ->
    [one] Sous { $cell }, il manque encore la carte { $missing }.
   *[other] Sous { $cell }, il manque encore les cartes { $missing }.
}
why-full = Le niveau 1 a déjà ses { $most } cartes, et { $cell } se trouve en dehors.
why-wide = Pour atteindre { $cell }, le niveau 1 devrait compter { $width } cartes ; il en a { $most } au plus.

## Améliorations
why-stack = La pile à { $cost } pièces d’or est vide.
why-gold = Il faut { $cost } pièces d’or, tu en as { $gold }.
why-no-empty = Ton jardin n’a pas de parterre (carte Vide) pour la recevoir.
why-no-card = Il n’y a pas de carte en { $cell }.
why-enhanced = La carte en { $cell } a déjà une amélioration.
why-not-empty = La carte en { $cell } n’est pas un parterre (carte Vide) : { $card }.

## Objectifs
why-completed = Tu as déjà accompli cet objectif.
why-spaces = Toutes les cases de cet objectif sont prises.
why-items = Il faut { $objective } sur un même niveau ; ton meilleur niveau en a { $found }.
