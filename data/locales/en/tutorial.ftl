### What the lessons say, step by step: tutorial-GAME-NAME, named by data/tutorial/GAME.yaml.

## Lorcana
tutorial-lorcana-start = The first player to gather enough **lore** wins. A full game goes to 20 lore; this one goes to **3**. The picture shows the table; your hand will stand below it.
    First: who begins? Take the first turn yourself.
tutorial-lorcana-alter = These seven cards are your **hand**. Once, before the game, you may put any you do not like under your deck and draw as many new ones. Benkei costs 5, far too much for the start. Swap only Benkei.
tutorial-lorcana-ink = Cards cost **ink**: the number in the corner. You have none yet, so make some. Once a turn you may lay a card from your hand face down into your **inkwell**, if it has the inkwell symbol around its cost. It stays there and is worth 1 ink every turn. Press the marked button: Kintaro becomes ink.
tutorial-lorcana-play = 1 ink is enough for Momotaro. His **strength** is the damage he deals, his **willpower** the damage he can take, his **lore** the lore he gains. Play him.
tutorial-lorcana-drying = A character that has just been played is still **drying**: it acts from your next turn on. There is nothing else to do, so end your turn.
tutorial-lorcana-quest = I put a card into my inkwell too and played Zashiki Child. Your turn: your cards turned upright (they are **ready**) and you drew a card. Momotaro has dried. Send him on a **quest**: he turns sideways (he is **exerted**), and you gain his lore.
tutorial-lorcana-ink-again = Your first lore! More ink every turn lets you play more. This time ink the Dog of Kibi.
tutorial-lorcana-play-again = With 2 ink you can play Kaguya. You pay by exerting ink; it is ready again next turn. Play her.
tutorial-lorcana-exerted = Momotaro stays exerted until your next turn, and until then my characters may challenge him. That is the risk of a quest. End your turn.
tutorial-lorcana-challenge = My Zashiki Child went on a quest, so she is exerted, and only exerted characters can be **challenged**. Both deal damage at the same time: Momotaro deals 2 damage, she deals 1. Challenge her.
tutorial-lorcana-banished = Her willpower was 2, so 2 damage **banished** her. Momotaro keeps 1 damage: damage stays until something removes it, and at his willpower he would be banished too. Ink your Zashiki Child.
tutorial-lorcana-crane = 3 ink now. Crane Wife is a **Singer**, and her text does something whenever she sings. You will see it next turn. Play her.
tutorial-lorcana-end-third = I have 1 lore, and so do you. End your turn.
tutorial-lorcana-sing = Lullaby of the Hearth is a **song**. It costs 3 ink, or none at all if a character that costs 3 or more exerts to **sing** it. Crane Wife may, and her Singer 5 would be enough even for a song of 5. Let her sing.
tutorial-lorcana-heal = The song removes up to 2 damage from each of your characters and lets you draw a card. Momotaro has 1 damage: remove it.
tutorial-lorcana-trigger = Crane Wife has an ability that **triggers** when she sings: it happens automatically. This one is your choice: draw a card, then discard one. Press **Draw**.
tutorial-lorcana-discard = Now discard a card: Issun, whom you do not need in this game.
tutorial-lorcana-last = I have 2 lore, you have 1, and two of your characters are ready. Crane Wife has sung, so she is exerted. 1 + 1 + 1 makes 3: send Momotaro first.
tutorial-lorcana-win = One more lore. Kaguya brings it!
tutorial-lorcana-won = 🎉 You have won, and you know the basics: ink, play, wait for the ink to dry, quest, challenge, sing. Next: **/practice** against me with a whole deck, or **/lorcana open** on a server, for a friend. Items and locations come up there; their cards tell you what they do.

## My Little Pony
tutorial-mlp-start = Your lead goes through four **stories**, one after another, and whoever reaches the last one first wins. Today the **second** story is enough. The picture shows the table; your hand will stand below it.
    First: who begins? Take the first turn yourself.
tutorial-mlp-mulligan = These five cards are your hand. Once, before the game, you may swap all of them for five new ones. These are good: keep them, so answer **No**.
tutorial-mlp-play = Four of my cards and four of yours now lie face down on the stories as **plans**; we come to them soon. Each turn you also get a **scene**. Scenes pay for cards: that is **harmony**. Bun costs 1. Play Bun into your **left** place.
tutorial-mlp-pay = You pay by turning scenes sideways (cards call it **tap**), one for each harmony; next turn they stand upright again (**untap**). Turn this one.
tutorial-mlp-play-again = One scene left, and Pim costs 1 too. Put Pim in the **centre**.
tutorial-mlp-end-first = The number on a character is its **idea**: Bun and Pim have 2 each. In the first turn of each player nothing else happens, so end your main phase.
tutorial-mlp-third = I put Moss, with an idea of 3, on the left: just opposite Bun. After your main phase you go through the three columns: where two characters face each other they **exchange**, and where yours faces nobody it may **act**. So fill the right place too: Pim once more.
tutorial-mlp-pay-third = Turn this scene for it.
tutorial-mlp-item = An **item** makes its wearer stronger. The Red Scarf gives +1 idea. Let Bun wear it, who will then have 3.
tutorial-mlp-exchange = Bun 3, Moss 3. A tie would retire both, but your scenes can help. End your main phase.
tutorial-mlp-inspire = The exchange on the left. The character with the lower idea **retires**; before that you may use **inspirations** of your face-up scenes. Before the Oven Door gives a Baker +2, and Bun is a Baker. The scene is then turned face down, but still makes harmony. Use it.
tutorial-mlp-inspired = 5 against 3: that is enough. Save your other inspirations and pass.
tutorial-mlp-disturb = Moss retired to the rest area. Now the centre: Pim faces nobody, so Pim may act. To **advance**, the next story must be free, but my first plan guards it. **Disturb** it: the plan goes away, and I get the card into my hand.
tutorial-mlp-advance = Now the way is clear. On the right the other Pim faces nobody too: **advance** to your first story!
tutorial-mlp-present = The first story! Every story has its own effect; this one gives a **present** to one of your characters. Give it to Bun.
tutorial-mlp-open = My turn begins. At the start of every turn, yours or mine, you may open presents. The Present of Search finds you a card. Open it.
tutorial-mlp-search = You see the top two cards of your deck. Take The Triplets into your hand; the other goes to the bottom.
tutorial-mlp-last-end = In my turn Cress (idea 4) exchanged with your Pim (2); the oven helps only Bakers, so it could not help Pim. Never mind: Bun and the other Pim face nobody, so both may act. You could play more cards first, but you need none. End your main phase.
tutorial-mlp-last-disturb = My second plan guards the second story. Bun, disturb it!
tutorial-mlp-win = And Pim on the right: advance!
tutorial-mlp-won = 🎉 You have won, and you know the basics: harmony from scenes, three columns, exchanges with inspirations, disturb, advance, presents. A full game goes on to the fourth story. Some plans have a **precaution** that is used when they are disturbed. Next: **/practice** against me with a whole deck, or **/mlp open** on a server, for a friend.
