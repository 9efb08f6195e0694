## The companion's words in the guided first game
learn-welcome = Shulmu! I am Tabni, head gardener of Babylon. In four rounds you will lay twelve cards into a garden of three terraces: five below, four on top of them, three at the very top. Nabu builds one too. Shall we begin?
learn-market = This is the market: three columns, four cards each. A gardener fetches one card a turn. The lowest card is free, every level above costs one tool more. Take the marked one: it carries a yellow flower, water and a coin.
learn-buy = Your first card lies in the garden, and its coin has brought you gold. Cards with an empty bed can be enhanced. For 2 gold you get a blue and a yellow flower: buy them.
learn-cost = Nabu has fetched a lion, and the cards above it slid down. Your next card stands on the second level: it costs 1 tool and brings water, a blue flower and another coin. Take it.
learn-place = Cards join the first terrace left or right. The blue frames belong to your irrigation card: each watered card inside one is a point at the end. The pattern moves with your garden, so nothing is lost yet. Place the card on f1.
learn-save = You could buy again right away. But the gold may be worth more later, so keep it: buy nothing this time.
learn-objective = Look at the royal objectives. One wants three watered cards on one terrace; you have two. But you hold the first-player marker, and it lets you do with one less. Complete it before Nabu does: 5 points!
learn-tree = Nabu has placed a monkey. Animals count by the terrace they live on, trees by how many of a kind you grow: date palms start slowly and end with 18. Take the date palm, it is free.
learn-level = A card on the second terrace needs two neighbors below it. You have them already: e1 and f1 carry the place e2. Plant the palm up there.
learn-flowers = Now the saved gold: two blue flowers are for sale for 2 gold. Flowers on enhancements count like all others. Buy them.
learn-blue = With them you have four blue flowers on your first terrace, and that is another objective: 2 points and a tool on top. Take it!
learn-crown = Did you see that? Nabu took a card with a crown, got the first-player marker and used it for two objectives. A new round has begun, with all gardeners back home. The free card here has a crown: fetch it and win the marker back.
learn-back = A crown works as soon as its card is placed. Coins and tools bring as many as the number of the terrace, so they like it high up. For now, water your first terrace: place it on g1.
learn-end = You know the whole game: fetch, place, enhance, complete. On the score pad every line counts already; put the pointer on a choice to see what it would change. After twelve cards the fullest garden wins. Play on, the moves are yours now!
