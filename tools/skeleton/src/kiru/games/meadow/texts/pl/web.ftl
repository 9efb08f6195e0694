## The board in the browser
web-meadow-help = Zrywanie i punktacja
