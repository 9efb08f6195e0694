## The companion's words in the guided first game
learn-welcome = Shulmu! I am Tabni, head gardener of Babylon. Here you build terrace upon terrace, on pillars, as high as you dare. Statues, fountains, bridges and stairways count by the level they stand on, as long as they can still be seen from above. Shall we begin?
learn-quarry = All stone comes from the shared quarry: clay on top, granite below, basalt at the bottom. With two players each has taken three clay tiles away, so you already see some granite. Each tile shows how many pillars it pays you.
learn-dig = Every turn you dig one tile. Each of its edges pays a pillar unless a higher neighbor is in the way, and your own flower, the yellow one, pays one more. Dig d3: five pillars!
learn-build = Now you may build: the tile you dug, the one in your slot, or both. Your starting tile in the slot has all four symbols, so it makes a good first terrace. Choose it.
learn-place = A terrace covers two by two spaces of the board. In the middle you can grow to all sides. Place it on d4.
learn-support = Four pillars carry it safely, and you have five. Let it stand on all four corners.
learn-turn = A terrace may be turned before it is set down. Its symbols should face where you want to build on. Leave it as it is.
learn-statue = Decorations are free where their symbols allow it. A statue needs just one symbol, and later ones must stand in line with another. Put a statue on d5: 1 point, one for its level.
learn-keep = At the end of your turn you keep up to six pillars and one tile. Keep the tile you dug, it may be of use.
learn-again = Nabu has set down a first terrace, too, and a token now rules the round. Your turn: dig c3, a tile with two fountains.
learn-beside = We build it at once. A fountain joins two fountain symbols of two terraces on one level, side by side. Place the tile on f4, right next to the fountain of your first terrace.
learn-belvedere = Pillars are dear. Three are enough if the free corner gets a belvedere: it fills that space, but counts at the end. Leave the south-east corner free.
learn-fountain = I have set it down with a fountain next to yours. Now join them: build the fountain.
learn-end = Dig, build, decorate, keep: that is a turn. A terrace on the second level needs one on the first, and what it covers counts no more, so mind what you hide. After the last round token the most beautiful garden wins. Play on, the choices are yours now!
