### The Meadow: the rulebook in our own words, one message per rule id.

game-meadow = The Meadow
    .summary = You pick flowers from a row that is laid out anew each round. After a few rounds, the player whose flowers are worth the most points wins.

section-setup = Set-up
section-turn = A turn
section-scoring = Scoring

## Set-up

rule-M01 = One player takes the first turn. That player is drawn at random, unless someone was picked when the table was made.
    .title = First player
rule-M02 = At the beginning of each round, flowers are drawn and laid out in a row, one more than there are players.
    .title = The row

## A turn

rule-M10 = On your turn you pick one flower that lies in the row, and keep it.
    .title = Picking
rule-M11 = When everybody has picked, the flower that is left leaves the game. The next round begins with the player after the one who began this round.
    .title = End of a round
rule-M12 = The game ends after the last round.
    .title = End of the game

## Scoring

rule-M20 = Each flower is worth the points of its kind.
    .title = Flowers
rule-M21 = Each bouquet, one flower of every kind, is worth some points more.
    .title = Bouquets
rule-M22 = The player with the most points wins. Players with equal points share their place.
    .title = The winner
