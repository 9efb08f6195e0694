## The companion's words in the guided first game
learn-welcome = Shulmu! I am Tabni, head gardener of Babylon. The king has promised his queen Amyitis the hills of her home. We bring the water, the plants and the goods for them, and the one who pleases her most wins. This is the garden, floor upon floor. Shall we begin?
learn-craft = Every round craft cards lie out in groups of three. The first card of a group is free, the second costs 1 talent, the third 2. Hire the peasant of the first group.
learn-field = Your peasant works the leftmost free space of a field and brings what grows there. The upper field gives salt, and salt is what the caravan will need soon. Choose the upper field.
learn-engineer = Nabu has hired a merchant and got a camel. Now somebody must bring water, for nothing grows in dry soil. Hire an engineer: a card of this group is gone already, so it costs 1 talent.
learn-irrigate = An engineer lays your cube on an area between two squares and earns 2 points at once. Areas lead on from the river step by step. Irrigate d2–d3: both squares beside it get water.
learn-caravan = Nabu sent a priest into a temple; more about that later. Your turn to travel: the caravan belongs to all, and each space costs a camel. In Eshnunna one salt buys a plant of quality 1. Lead the caravan there.
learn-plant = A plant grows on a square with a watered side, and its quality must reach the floor. On floor 1 quality 1 will do. Plant d3: 4 points and a talent.
learn-price = You also scored a point for the water around the plant. Nabu worked a field. There is one engineer left, for 2 talents. Water pays off again and again, so hire it.
learn-water = Where will the next plant stand? Lay your cube at c4–d4: the player with the most cubes around a square is paid when it is planted.
learn-majority = See: Nabu has led the caravan on and planted d2. The tile is Nabu’s, but the water beside it was yours, and you got the point for it.
learn-procession = Everybody had passed, so the procession went to the temples. The player with the most cubes in a temple is thanked: Ishtar gives a camel or a talent, Marduk points, Tammouz a harvest. Nabu was alone there. A new round has begun.
learn-priest = Nabu goes first now and took the merchant. Let us not leave the temples to Nabu: hire the priest.
learn-temple = Cubes enter a temple from the left and push the others on, so they stay for a while. Tammouz rewards the first with a field’s harvest every round. Send your cube to Tammouz.
learn-neutral = The gray cubes are neutral, they belong to nobody. After the procession they enter the other temples and push like any cube, yet they win no majority. Between two plants they carry water, too.
learn-court = In the court cities one resource buys a court card. Caravaneers let you travel farther and keep more, bankers pay talents every round, palaces score at once: 2, 3, 4, 5, 7 and 10 points, one level after another.
learn-first = The crown shows who goes first. It wanders to the left after every round, and the player on the right of the first one leads the procession.
learn-end = That is all you need: hire, water, travel, plant, and mind the temples. When only three garden tiles are left, the last round runs. Play on, the choices are yours now!
