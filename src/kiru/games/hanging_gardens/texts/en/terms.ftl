### The words of our rules that the booklet has a term for; glossary.toml beside these folders has the terms.

term-card = card, Garden card
term-gardener = gardener
term-market = market
term-level = level
term-tool = tool
term-gold = gold
term-supply = supply
term-irrigation = irrigation card
term-empty = Empty card
term-enhancement = enhancement
term-objective = royal objective
term-objective-marker = objective marker
term-first-player = first-player marker, crown
term-bonus = bonus
term-flowers = group of flowers
term-trees = dragon tree, cedar, date palm
term-visitor = visitor
term-automaton = automaton
term-points = points
