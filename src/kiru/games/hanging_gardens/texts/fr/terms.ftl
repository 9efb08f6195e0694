### Les mots de nos règles auxquels répond un terme du livret ; ces termes sont dans glossary.toml.

term-card = carte Jardin
term-gardener = jardinier
term-market = marché
term-level = niveau
term-tool = outil
term-gold = pièce d’or
term-supply = réserve
term-irrigation = carte d’irrigation
term-empty = carte Vide
term-enhancement = amélioration
term-objective = objectif royal
term-objective-marker = marqueur d’objectif
term-first-player = marqueur premier joueur, couronne
term-bonus = bonus
term-flowers = groupe de fleurs
term-trees = dragonnier, cèdre, palmier dattier
term-visitor = visiteur
term-automaton = automate
term-points = points
