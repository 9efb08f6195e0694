### Outils pour une vraie table : l’automate des Jardins suspendus, distribution et pendule, arbitre.

## Ce qui ne se peut pas
error-companion-turns = Une partie compte au plus { $most } tours.
error-companion-turn = « { $turn } » n’est pas un tour attendu maintenant.
error-companion-score = Un score est un nombre de 0 à { $most }.
error-companion-round = Il y a quelque chose à distribuer pour les manches 1 à { $most }.

## L’automate : phrases
companion-you-column = Ton jardinier est sous la colonne { $column }.
companion-you-marker = Tu as pris le marqueur premier joueur.
companion-you-buy = Tu as acheté l’amélioration à { $cost } pièces d’or.
companion-you-complete = Tu as marqué l’objectif { $slot }.
companion-auto-column = Le jardinier de l’automate va sous la colonne { $column }.
companion-auto-looks-animal = Il défausse la carte la plus basse avec un animal ; s’il n’y en a pas, la carte du niveau { $level }.
companion-auto-looks-tree = Il défausse la carte la plus basse avec un arbre ; s’il n’y en a pas, la carte du niveau { $level }.
companion-auto-looks-irrigation = Il défausse la carte irriguée la plus basse ; s’il n’y en a pas, la carte du niveau { $level }.
companion-auto-looks-visitor = Il défausse la carte la plus basse avec un visiteur ; s’il n’y en a pas, la carte du niveau { $level }.
companion-auto-looks-flowers = Il défausse chaque carte qui montre une fleur ; s’il n’y en a pas, rien.
companion-auto-ask-animal = Quelles cartes de la colonne { $column } montrent un animal ? Touche-les.
companion-auto-ask-tree = Quelles cartes de la colonne { $column } montrent un arbre ? Touche-les.
companion-auto-ask-irrigation = Quelles cartes de la colonne { $column } sont irriguées ? Touche-les.
companion-auto-ask-visitor = Quelles cartes de la colonne { $column } montrent un visiteur ? Touche-les.
companion-auto-ask-flowers = Quelles cartes de la colonne { $column } montrent une fleur ? Touche-les.
companion-auto-discards = { $count ->
    [one] Il défausse la carte du niveau { $levels }.
   *[other] Il défausse les cartes des niveaux { $levels }.
}
companion-auto-keeps = Il ne défausse aucune carte.
companion-auto-refill = { $count ->
    [one] Fais glisser les cartes vers le bas et ajoutes-en une nouvelle en haut.
   *[other] Fais glisser les cartes vers le bas et ajoutes-en { $count } nouvelles, le trou le plus bas d’abord.
}
companion-auto-crown = Puis il prend le marqueur premier joueur.
companion-auto-objective = Puis son marqueur va sur l’objectif { $slot }, sur la case qui vaut { $points }.
companion-auto-no-space = Puis il marquerait un objectif, mais la case ou le marqueur manque.
companion-auto-tile = Puis il défausse l’amélioration du dessus de la pile à { $cost } pièces d’or.
companion-auto-no-tile = Puis il défausserait une amélioration à { $cost } pièces d’or, mais la pile est vide.

## Mots communs des outils
web-companion-you = toi
web-companion-free-space = une case libre
web-companion-column = colonne { $column }
web-companion-seed = Nombre du mélange
web-companion-seed-is = Mélangé avec le nombre { $seed }.
web-companion-wait = Un instant …
web-companion-try-again = Réessayer

## L’automate : sa page
web-companion-automaton = Automate
web-companion-automaton-about = Les Jardins suspendus en solo : il révèle ses cartes et dit ce qu’il fait de ton marché.
web-companion-automaton-lead = Installe Les Jardins suspendus pour une personne. Laisse les cartes de l’automate dans la boîte : elles sont mélangées et révélées ici. Tout le reste est sur ta table.
web-companion-automaton-begin = Commencer
web-companion-automaton-round = Manche { $round } sur { $rounds }
web-companion-automaton-marker = Marqueur premier joueur :
web-companion-automaton-lay-out = Au début, tu as { $gold } or, { $tools } outils, trois jardiniers et le marqueur premier joueur. L’automate a trois jardiniers et quatre marqueurs d’objectif.
web-companion-automaton-does = Ce que fait l’automate
web-companion-automaton-card-number = L’automate révèle la carte { $number }
web-companion-automaton-your-turn = À toi
web-companion-automaton-your-turn-help = Joue ton tour à ta table selon les règles, puis dis ce que l’automate doit savoir.
web-companion-automaton-card = La carte du niveau { $level }
web-companion-automaton-gone = À défausser : niveau { $level } de la colonne { $column }
web-companion-automaton-here = Mon jardinier
web-companion-automaton-full = Complet
web-companion-automaton-took-marker = J’ai pris le marqueur premier joueur
web-companion-automaton-bought = Amélioration achetée
web-companion-automaton-nothing = aucune
web-companion-automaton-for-gold = à { $cost } pièces d’or
web-companion-automaton-completed = Objectif accompli
web-companion-automaton-none = aucun
web-companion-automaton-slot = objectif { $slot }
web-companion-automaton-choose-column = Choisis d’abord ta colonne
web-companion-automaton-turn-done = Mon tour est fini
web-companion-automaton-carry-out = Ces cartes-là
web-companion-automaton-none-shown = Aucune carte
web-companion-automaton-next-card = C’est fait : carte suivante
web-companion-automaton-undo = Annuler le dernier tour
web-companion-automaton-objectives = Objectifs
web-companion-automaton-bonus-tool = et un outil
web-companion-automaton-bonus-gold = et une pièce d’or
web-companion-automaton-stacks = Améliorations
web-companion-automaton-gold = or
web-companion-automaton-left = reste : { $left }
web-companion-automaton-log = Tous les tours
web-companion-automaton-again = Nouvelle partie
web-companion-automaton-again-sure = Oui, oublier cette partie
web-companion-automaton-keep = Continuer
web-companion-automaton-over = La partie est finie
web-companion-automaton-count = Compte ton jardin : l’automate n’a pas de points, mais toi, tu as un rang.
web-companion-automaton-to-pad = Vers la feuille de score
web-companion-automaton-score = Tes points
web-companion-automaton-rank = Quel est mon rang ?
web-companion-automaton-reached = { $score } points : { $rank }.

## Distribution et pendule
web-companion-dealer = Distribution et pendule
web-companion-dealer-about = Premier joueur, objectifs, cartes artisan, jetons de manche : distribués selon les règles. Et une pendule pour tous.
web-companion-dealer-tool-deal = Distribution
web-companion-dealer-tool-clock = Pendule
web-companion-dealer-people = Personnes
web-companion-dealer-name = Nom de la personne { $number }
web-companion-dealer-round = Manche { $round } sur { $rounds }
web-companion-dealer-no-token = Pas de jeton pour cette manche.
web-companion-dealer-back = Manche d’avant
web-companion-dealer-next = Manche suivante
web-companion-dealer-setup = Pour la mise en place
web-companion-dealer-dealing-objectives = Objectifs
web-companion-dealer-dealing-irrigation = Cartes irrigation
web-companion-dealer-dealing-flowers = Plateaux
web-companion-dealer-dealing-tokens = Ressources sur les caravaniers
web-companion-dealer-dealing-tiles = Tuiles jardin
web-companion-dealer-dealing-plants = Cartes plante
web-companion-dealer-turning-plant = La dernière carte plante
web-companion-dealer-by-hand-hanging-gardens = Les cartes jardin et les améliorations se mélangent à la main : elles forment des piles.
web-companion-dealer-by-hand-amyitis = Les cartes artisan de chaque manche sont au-dessus.
web-companion-dealer-by-hand-babylon = Les tuiles de la carrière se mélangent à la main : elles forment des couches.
web-companion-dealer-shuffle = Redistribuer
web-companion-dealer-seed-help = Le même nombre distribue la même chose : qui le saisit voit la même table.
web-companion-clock-mode = Comment le temps est donné
web-companion-clock-mode-turn = tant pour chaque tour
web-companion-clock-mode-chess = tant pour toute la partie
web-companion-clock-minutes-turn = Minutes pour un tour
web-companion-clock-minutes-all = Minutes par personne
web-companion-clock-increment = Secondes ajoutées à chaque tour
web-companion-clock-sound = Son
web-companion-clock-set = Régler la pendule
web-companion-clock-start = Toucher pour commencer
web-companion-clock-tap = Toucher : mon tour est fini
web-companion-clock-over = Le temps est écoulé
web-companion-clock-paused = La pendule est arrêtée
web-companion-clock-pause = Pause
web-companion-clock-resume = Reprendre
web-companion-clock-end = Ranger la pendule
web-companion-clock-end-sure = Oui, oublier ces temps
web-companion-clock-keep = Garder la pendule

## Ce qu’on ne peut demander
error-judge-situation = L’arbitre ne connaît pas la question « { $situation } ».
error-judge-value = « { $value } » ne convient pas pour { $field }.

## L’arbitre : ses questions
judge-gardens-place = Cette carte peut-elle aller ici ?
judge-gardens-take = Puis-je prendre cette carte ?
judge-gardens-enhance = Puis-je acheter cette amélioration et la poser là ?
judge-gardens-objective = Puis-je accomplir cet objectif ?
judge-amyitis-irrigate = Un cube peut-il aller ici ?
judge-amyitis-plant = Puis-je planter ici ?
judge-amyitis-court = Puis-je y aller et prendre cette carte de cour ?
judge-amyitis-recruit = Puis-je recruter cette carte ?
judge-babylon-terrace = Cette tuile peut-elle être posée ici ?
judge-babylon-decoration = Cette décoration peut-elle être construite ?

## L’arbitre : ce qu’il faut savoir
judge-field-garden = Les cartes de mon jardin
judge-field-place = La place en question
judge-field-players = Personnes à la table
judge-field-level = Niveau de la carte au marché
judge-field-tools = Mes outils
judge-field-gardeners = Jardiniers sous cette colonne
judge-field-price = Prix de l’amélioration
judge-field-gold = Mon or
judge-field-card = La carte qui la recevra
judge-field-stack_left = La pile a une tuile
judge-field-objective = L’objectif
judge-field-items_1 = Éléments au niveau 1
judge-field-items_2 = Éléments au niveau 2
judge-field-items_3 = Éléments au niveau 3
judge-field-marker = J’ai le marqueur premier joueur
judge-field-done_before = Je l’ai déjà accompli
judge-field-space_left = Il a une case libre
judge-field-canals = Cubes du jardin, peu importe à qui
judge-field-area = La zone en question
judge-field-twin_areas = Les deux zones d’un côté double
judge-field-square = La case en question
judge-field-quality = Qualité de la plante
judge-field-garden_helpers = Mes cartes jardinier
judge-field-seats = Personnes à la table
judge-field-tile_there = La case a encore sa tuile
judge-field-city = La ville
judge-field-kind = La carte de cour
judge-field-distance = Cases de la caravane à la ville
judge-field-camels = Mes chameaux
judge-field-level_caravaneer = Mon niveau : caravanier
judge-field-level_banker = Mon niveau : banquier
judge-field-level_palace = Mon niveau : palais
judge-field-tokens_barley = Mon orge
judge-field-tokens_dates = Mes dattes
judge-field-tokens_salt = Mon sel
judge-field-tokens_palm = Mes palmes
judge-field-tokens_wine = Mon vin
judge-field-card_left = La prochaine carte de ce type est là
judge-field-craft = La carte artisan
judge-field-turned = Cartes de son groupe déjà retournées
judge-field-talents = Mes talents
judge-field-cubes = Cubes dans ma réserve
judge-field-camel_left = La réserve a un chameau
judge-field-tile_level = Niveau de la tuile
judge-field-highest = Niveau le plus haut de mon jardin
judge-field-singles = Mes piliers simples
judge-field-token_double = Le jeton de manche m’a donné un pilier double
judge-field-support = Elle reposerait
judge-field-surface_nw = Nord-ouest : niveau de la surface
judge-field-thing_nw = Nord-ouest : ce qui s’y trouve
judge-field-surface_ne = Nord-est : niveau de la surface
judge-field-thing_ne = Nord-est : ce qui s’y trouve
judge-field-surface_se = Sud-est : niveau de la surface
judge-field-thing_se = Sud-est : ce qui s’y trouve
judge-field-surface_sw = Sud-ouest : niveau de la surface
judge-field-thing_sw = Sud-ouest : ce qui s’y trouve
judge-field-same_spot = Une tuile est exactement au-dessus ou au-dessous
judge-field-doubles_left = La réserve a des piliers doubles
judge-field-belvederes_left = La réserve a un belvédère
judge-field-decoration = La décoration
judge-field-item_left = La réserve en a une
judge-field-level_first = Premier espace : niveau
judge-field-symbol_first = Premier espace : le bon symbole
judge-field-new_first = Premier espace : tuile posée ce tour-ci
judge-field-thing_first = Premier espace : ce qui s’y trouve
judge-field-level_second = Second espace : niveau
judge-field-symbol_second = Second espace : le bon symbole
judge-field-new_second = Second espace : tuile posée ce tour-ci
judge-field-thing_second = Second espace : ce qui s’y trouve
judge-field-one_tile = Les deux espaces sont sur une même tuile
judge-field-level_gap = Entre eux : niveau de la surface
judge-field-thing_gap = Entre eux : ce qui s’y trouve
judge-field-bridge_gap = Un pont enjambe chez nous
judge-field-statues = Statues de mon jardin

## L’arbitre : réponses au choix
judge-option-yes = oui
judge-option-no = non
judge-option-empty = une carte vide (un parterre)
judge-option-animal = un animal
judge-option-tree = un arbre
judge-option-visitor = un visiteur
judge-option-enhanced = une carte avec amélioration
judge-option-series = l’une derrière l’autre
judge-option-parallel = côte à côte
judge-option-nothing = rien
judge-option-statue = une statue
judge-option-stairs_foot = le bas d’un escalier
judge-option-other_item = un autre élément
judge-option-under_bridge = un pont au-dessus, un niveau plus haut
judge-option-any = n’importe comment
judge-option-four = sur quatre piliers
judge-option-nw = avec le coin nord-ouest libre
judge-option-ne = avec le coin nord-est libre
judge-option-se = avec le coin sud-est libre
judge-option-sw = avec le coin sud-ouest libre
judge-option-stairway = un escalier
judge-option-fountain = une fontaine
judge-option-bridge = un pont
judge-option-level = toute surface plus basse
judge-option-ground = le plateau nu seulement
judge-option-none = aucune encore
judge-option-same_line = une sur la même ligne ou colonne
judge-option-elsewhere = seulement ailleurs

## L’arbitre : sa page
web-companion-judge = Arbitre
web-companion-judge-about = Puis-je construire ceci ? La réponse, avec la règle et la raison.
web-companion-judge-question = Ta question
web-companion-judge-yes = Oui, tu peux.
web-companion-judge-no = Non, tu ne peux pas.
web-companion-judge-tap = Touche la place en question.
web-companion-judge-what-taps = Toucher l’image veut dire
web-companion-judge-again = Recommencer
web-companion-judge-picture = L’image
web-companion-judge-filled = { $place } : occupé
web-companion-judge-asked = { $place } : en question
web-companion-judge-free = { $place } : libre
web-companion-judge-river = La rivière longe les gros bords bleus.
web-companion-judge-rules = Toutes les règles
