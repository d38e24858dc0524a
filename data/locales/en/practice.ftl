### The practice partner: practice games, and lessons (their texts are in tutorial.ftl).

partner-name = { $number ->
    [1] Mikan (bot)
   *[other] Mikan { $number } (bot)
}
undo-granted = Your partner agrees: it is undone.
cmd-practice = Play against the bot, with your own decks or ready-made ones
cmd-tutorial = Learn a game in about five minutes, in direct messages
opt-partner_deck = The deck your partner plays
practice-begun = You play “{ $mine }” against { $partner } with “{ $theirs }”. Your hand comes by direct message.
practice-begun-dms-closed = You play “{ $mine }” against { $partner } with “{ $theirs }”. I cannot send you direct messages, so use “My move” under the board; it shows your hand to you alone.

practice-busy = You already have a game in your direct messages. Finish it first, or concede it there with /{ $game } concede.

tutorial-begun = Your lesson has begun: [it waits in your direct messages]({ $link }).
tutorial-goes-on = You have already begun a lesson: [continue it in your direct messages]({ $link }).
tutorial-none = There is no lesson for this game yet.
tutorial-dms-closed = A lesson is played in direct messages, and I cannot send you any. Allow them for this server (server menu, Privacy Settings), then try again.
tutorial-hello = Welcome to **{ $game }**! I am Mikan, and I will show you the game: about five minutes, no cards or knowledge needed. Read a line, then press the green button marked ▸. You can stop at any time and continue later.
tutorial-step = -# Step { $nth } of { $all } · press what is marked ▸
tutorial-otherwise = The rules allow that, and in a real game you may do it. This lesson continues with what is marked ▸.
tutorial-given-up = You have left the lesson. Start it again at any time with /tutorial.
