## Plateaux dans le terminal
board-round = Manche { $round } sur { $rounds }
board-over = La partie est terminée
board-deck = pioche { $count }
board-supply = réserve
