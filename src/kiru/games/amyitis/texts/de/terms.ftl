### Die Wörter unserer Regeln, für die das Heft einen Begriff hat; diese Begriffe stehen in glossary.toml.

term-square = Parzelle
term-floor = Stockwerk
term-area = Bewässerungsstelle
term-caravan = Karawane
term-track = Weg der Karawane, neun Stationen
term-field = Feld, Reihe
term-temple = Tempel
term-garden-tile = Gartenplättchen
term-plant-card = Pflanzenkarte, Güte
term-craft-card = Handwerkerkarte
term-crafts = Bauer, Priester, Ingenieur, Händler
term-court-card = Hofkarte
term-court = Bankier, Karawanenführer, Palast, Gärtner
term-resource = Warenmarker
term-resources = Gerste, Datteln, Salz, Palme, Wein
term-camel = Kamel
term-talent = Talent
term-cube = Würfel, neutraler Würfel
term-recruiting = anheuern
term-procession = Prozession
term-first-player = Startspielerkarte
term-points = Punkte
