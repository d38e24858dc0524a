### The partner of the house: practice games, and lessons (their texts are in tutorial.ftl).

partner-name = { $number ->
    [1] Mikan (bot)
   *[other] Mikan { $number } (bot)
}
undo-granted = Your partner agrees: it is taken back.
cmd-practice = Play against a partner of the house, with decks of yours or ready-made ones
cmd-tutorial = Learn a game in about five minutes, in direct messages
opt-partner_deck = The deck your partner plays
practice-begun = { $partner } sits down across from you with “{ $theirs }”; you play “{ $mine }”. Your hand comes by direct message.
practice-begun-dms-closed = { $partner } sits down across from you with “{ $theirs }”; you play “{ $mine }”. I cannot write you direct messages, so use “My move” at the board; your hand appears there, for you alone.

practice-busy = A game of yours is under way in your direct messages. Finish it first, or give it up there with /{ $game } concede.

tutorial-begun = Your lesson has begun: [it waits in your direct messages]({ $link }).
tutorial-goes-on = You have a lesson under way: [it goes on in your direct messages]({ $link }).
tutorial-none = There is no lesson for this game yet.
tutorial-dms-closed = A lesson is played in direct messages, and I cannot write you any. Allow them for this server (its menu, Privacy Settings), then try again.
tutorial-hello = Welcome to **{ $game }**! I am Mikan, and I will show you the game: about five minutes, no cards or knowledge needed. Read a line, then press the green button marked ▸. You can stop at any time and go on later.
tutorial-step = -# Step { $nth } of { $all } · press what is marked ▸
tutorial-otherwise = The rules would let you do that, and in a game of your own you may. This lesson goes on with what is marked ▸.
tutorial-given-up = That was the lesson. Whenever you like, /tutorial begins it anew.
