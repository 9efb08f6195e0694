## Der Spielplan im Browser
web-meadow-help = Pflücken und Wertung
