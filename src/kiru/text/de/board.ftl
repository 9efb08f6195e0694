## Pläne im Terminal
board-round = Runde { $round } von { $rounds }
board-over = Das Spiel ist zu Ende
board-deck = Stapel { $count }
board-supply = Vorrat
