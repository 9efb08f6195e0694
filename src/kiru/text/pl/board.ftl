## Plansze w terminalu
board-round = Runda { $round } z { $rounds }
board-over = Gra skończona
board-deck = talia { $count }
board-supply = zasoby
