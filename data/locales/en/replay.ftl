### Replays of finished games

cmd-replay = Look through a finished game, board by board
opt-replay = Which game; by default the newest of this channel or of yours

replay-title = { $game } · { $players }
replay-title-series = { $game } · { $players } · game { $nth }
replay-at = **Step { $no } of { $last }** · turn { $turn }
replay-film = The end of each turn, as everybody saw it ({ $count ->
    [one] 1 board
   *[other] { $count } boards
}).
replay-film-alt = Moving picture of a finished game, { $count ->
    [one] 1 board
   *[other] { $count } boards
}, the last of them:
replay-record = The record of game { $game }: setup, every input, every shuffle, and the opened secret. To check it:
    `python bot.py verify { $file }` plays it again; `python docs/verify_shuffles.py { $file }` recomputes the shuffles.
replay-record-alt = The record of the game as a text file
replay-nothing = There is no finished game of this channel or of yours yet. Play one, with `/practice` for instance; once it is over, you can look through it here.
replay-none = There is no game “{ $typed }” to look through here. Choose one from the list.
replay-running = That game is not over yet. Come back when it is.
replay-broken = This version cannot replay that game. Its record is kept.
replay-closed = That table was private, so its games are shown to its players only.
replay-unopened = The record becomes available when the match is over, or at a tournament when that is over; until then the decks stay secret.

button-replay = Look back
button-replay-first = First
button-replay-turn-back = Turn back
button-replay-back = Back one
button-replay-on = Next
button-replay-turn-on = Next turn
button-replay-last = Last
button-replay-film = Film
button-replay-record = Record
