## The table as a picture
board-row = Rząd
