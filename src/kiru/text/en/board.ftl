## Boards in the terminal
board-round = Round { $round } of { $rounds }
board-over = The game is over
board-deck = deck { $count }
board-supply = supply
