## La table en image
board-row = Rangée
