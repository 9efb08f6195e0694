## Der Tisch als Bild
board-row = Reihe
