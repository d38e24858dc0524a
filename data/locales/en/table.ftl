### The table: lobby, board, private messages, and one clear sentence for whatever cannot be done.

## Buttons
button-hand = Hand
button-move = My move
button-state = State
button-log = Log
look-hint = Look at a card
look-which = Which card?
look-more = More cards (page { $page } of { $pages })
button-undo = Undo
button-paste = Paste a list
button-paste-again = Correct the list
button-rematch = Rematch
button-consent = Allow it
button-refuse = Decline
button-agree = Agree to a draw
button-concede = Yes, I concede
button-quit = Yes, I leave
select-deck = Choose a deck
modal-deck = Paste your deck list
modal-deck-list = One card per line: 4 Name - Version
modal-entropy = Words for the shuffles
modal-entropy-words = Anything you like; it is mixed into every shuffle

## Board and prompts
board-awaited = Waiting for **{ $seat }**{ $kind ->
    [none] { "" }
   *[other] : { $kind }
 }
board-over = **Game over.** { $result }
board-last = The final position.
board-line = -# { $line }
board-upper = The upper part of the table; the text of the picture below is of both.
changed-score = **{ $seat }**: { $what } { $before } → { $after }
changed-turn = **{ $line }**
changed-next = { $told } { $line }
ping = <@{ $user }>, your turn to decide. [Board]({ $link })
ping-nobody = { $seat } has answered.
ping-over = The game is over.
dm-shut = { $users }: I can no longer send you direct messages. “My move” shows your hand and your question to you alone; I will try direct messages again as you play.
hand-waiting = Your hand. Waiting for { $seat }.
hand-board = [Board]({ $link })
hand-channel-lost = I can no longer reach this game's channel; you can keep playing here.
hand-watching = You are out of the game.
result-over = **Game over.** { $result }
result-score = After { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } · { $scores }
button-proof = Proof
result-record = -# Record `{ $game }` · { $inputs ->
    [one] 1 input
   *[other] { $inputs } inputs
 } · head `{ $head }`
result-series = The match is not over: press Next game.
undo-asked = { $seat } asks to undo the last step.
undo-back = -# ↩ { $line }
draw-offered = { $seat } offers a draw.

## Private answers
answer-unsure = Discord had a problem just now. If part of the answer is missing above, please ask again.
dm-hello = You have joined a table of { $game } in <#{ $channel }>. Your hand will appear here.
joined = You have joined the table. Choose a deck.
joined-dms-closed = You have joined the table. I cannot send you direct messages, so use “My move” under the board; it shows your hand to you alone. Choose a deck.
left = You have left the table.
deck-set = Deck chosen: { $name }. Press Ready when you are ready.
deck-pasted = your list
deck-choose = Which deck do you play?
ready-set = You are ready.
ready-unfit = You are ready. { $seats } must choose another deck first: the one chosen is no longer allowed at this table.
ready-waiting = You are no longer ready.
entropy-set = Your words will be mixed into the shuffles.
done = Done: { $what }
awaiting = Waiting for { $seat }.
awaiting-you = The question is now: { $title }
concede-sure = Do you really want to concede this game?{ $where ->
    [none] { "" }
   *[other] { " " }It is the one in <#{ $where }>.
 }
quit-sure = Do you really want to leave for good? { $games ->
    [1] You lose this game.
   *[other] You lose the whole match, not only one game.
 }{ $where ->
    [none] { "" }
   *[other] { " " }It is the one in <#{ $where }>.
 }
conceded = You have conceded.
undo-done = One step undone.
undo-requested = Your opponent has been asked to agree.
undo-consented = You have agreed.
undo-refused = You have declined.
request-withdrawn = You have withdrawn your request.
draw-agreed = You have agreed: the game is a draw.
draw-requested = Draw offered. The game is a draw when everybody has offered one.
closed = The table is closed.
rematch-open = A rematch is open: { $link }
rematch-under-way = The rematch has already begun: { $link }

## What cannot be done
error-unknown = Something went wrong on my side; your game is safe. Try again.
error-old-button = That question has already been answered.
error-no-such-game = There is no game “{ $typed }” here. The games are: { $games }.
error-no-game = No game is being played in this channel. `/help` shows how to start one.
error-no-table-here = There is no table in this channel. `/help` opens one.
error-no-table = There is no table in this channel. Open one with /{ $game } open.
error-other-game = This table plays another game: its commands begin with /{ $game }.
error-no-match = “{ $typed }” is not one of the choices. Choose from the list as you type, or use the buttons.
error-ambiguous = “{ $typed }” could mean: { $choices }
error-not-seen = “{ $typed }” is not in your hand or in play. `/card` shows any card.
error-which-card = Which card do you mean? Fill in the option `card` too.
error-not-action = Answer the open question first.
error-only-here = That works only in a server's channel.
error-bot-opponent = A bot cannot be your opponent here. To play against me, use `/practice`.
error-self-opponent = You cannot play against yourself. Choose somebody else, or nobody, so that anybody can join.
error-file-large = The file is larger than 64 KiB, so it is not a deck list.
error-file-foreign = I only read files attached in Discord.
error-file-unreadable = The file could not be read from Discord. Try again.
error-file-binary = The file is not plain text, so it is not a deck list.

table-error = That cannot be done now.
table-unknown = That table no longer exists.
table-bad-options = A table cannot be opened with { $what } = { $value }.
table-channel-taken = Another game is being played in this channel. Use a thread for a second one; a judge of this server can end an abandoned game with `/judge end`.
table-not-seated = You are not playing at this table. `/help` shows how to open or join one.
table-not-invited = This table is for invited players only.
table-not-host = Only the host can do that.
table-full = All { $seats } seats are taken.
table-not-open = The match has begun, so that can no longer be changed.
table-not-playing = No game is being played at this table. Use **Ready** under it: the game begins when everybody is ready.
table-not-over = The match is not over yet.
table-former-player = A rematch needs the same players, and one of them has deleted their data with /forget-me. Open a new table.
table-home-settled = The match already has its place, so whether others can watch can no longer be changed.
table-decks-locked = All games of a match are played with the same decks.
table-no-deck = Choose a deck first.
table-bad-entropy = Type 1 to { $most } visible characters.
table-deck-faults = This deck is not legal here.
table-already-decided = That question has already been answered.
table-outdated = That was asked in an earlier game. Nothing has been conceded.
table-not-your-decision = It is not your turn to decide yet. You will be told when it is.
table-against-the-rules = The rules do not allow it.
table-nothing-to-undo = There is nothing to undo.
table-undo-forbidden = This table does not allow undo.
table-no-draw-offered = Nobody has offered a draw.
table-frozen = The game is in an endless loop and has been stopped; its record is kept. { $cycle }
table-faulty = The engine failed at this step, so the game stays as it was and its record is kept. Please tell the operator.
table-diverged = The record of this game does not replay from input { $no } on; ask the operator. If a player leaves, it ends without a winner.
table-contended = Too many things happened at once. Try again.
table-store = Saving does not work right now; nothing has changed. Try again.
