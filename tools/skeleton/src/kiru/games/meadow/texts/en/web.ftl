## The board in the browser
web-meadow-help = Picking and scoring
