### The table: lobby, board, private messages, and one clear sentence for whatever cannot be done.

## Buttons
button-hand = Hand
button-move = My move
button-state = State
button-log = Log
look-hint = Look at a card
button-undo = Undo
button-paste = Paste a list
button-paste-again = Correct the list
button-rematch = Rematch
button-consent = Allow it
button-refuse = Refuse
button-agree = Agree to a draw
button-concede = Yes, I concede
button-quit = Yes, I leave
select-deck = Choose a deck
modal-deck = Paste your deck list
modal-deck-list = One card a line: 4 Name - Version
modal-entropy = Words for the shuffles
modal-entropy-words = Anything you like; it goes into every shuffle

## Board and prompts
board-awaited = **{ $seat }** decides{ $kind ->
    [none] { "" }
   *[other] : { $kind }
 }
board-over = **Game over.** { $result }
board-line = -# { $line }
changed-score = **{ $seat }**: { $before } → { $after }
changed-turn = **{ $line }**
changed-next = { $told } { $line }
ping = <@{ $user }>, it is your decision. [Board]({ $link })
ping-nobody = { $seat } has decided.
ping-over = The game is over: no decision is awaited any more.
dm-shut = { $users }: I cannot write you direct messages any more. “My move” shows your hand and your question, to you alone; direct messages are tried again as you play.
hand-waiting = Your hand. Waiting for { $seat }.
hand-board = [Board]({ $link })
hand-channel-lost = I cannot reach the channel of this game any more; you can go on playing here.
hand-watching = You are out of the game.
result-over = **Game over.** { $result }
result-score = After { $turns } turns · { $scores }
button-proof = Proof
result-record = -# Record `{ $game }` · { $inputs } inputs · head `{ $head }`
result-series = The series goes on: press Next game.
undo-asked = { $seat } asks to take the last step back.
undo-back = -# ↩ { $line }
draw-offered = { $seat } offers a draw.

## Private answers
answer-unsure = Discord failed just now: if a part of the answer is missing above, please ask once more.
dm-hello = You sit at a table of { $game } in <#{ $channel }>. Your hand will appear here.
joined = You sit at the table. Choose a deck.
joined-dms-closed = You sit at the table. I cannot write you direct messages, so use “My move” at the board; your hand appears there, for you alone. Choose a deck.
left = You have left the table.
deck-set = Deck chosen: { $name }. Press Ready when you are.
deck-pasted = your list
deck-choose = Which deck do you play?
ready-set = You are ready.
ready-unfit = You are ready. The game waits for another deck of { $seats }: the one chosen may not be played at this table any more.
ready-waiting = You are not ready any more.
entropy-set = Your words go into the shuffles.
done = Done: { $what }
awaiting = Waiting for { $seat }.
awaiting-you = The question is now: { $title }
concede-sure = Do you really give this game up?{ $where ->
    [none] { "" }
   *[other] { " " }It is the one in <#{ $where }>.
 }
quit-sure = Do you really leave for good? { $games ->
    [1] You lose this game.
   *[other] You lose the whole series, not only one game.
 }{ $where ->
    [none] { "" }
   *[other] { " " }It is the one in <#{ $where }>.
 }
conceded = You have conceded.
undo-done = One step taken back.
undo-requested = The others are asked for their consent.
undo-consented = You have consented.
undo-refused = You have refused.
request-withdrawn = You ask for it no longer.
draw-agreed = You have agreed: the game is a draw.
draw-requested = Draw offered. It is agreed when everybody offers it.
closed = The table is closed.
rematch-open = A rematch is open: { $link }
rematch-under-way = The rematch is already being played: { $link }

## What cannot be done
error-unknown = Something went wrong on my side; the game is safe. Try again.
error-old-button = That button belongs to a question that is already decided.
error-no-such-game = “{ $typed }” is none of the games here. There are: { $games }.
error-no-game = No game is being played in this channel.
error-no-table = There is no table in this channel. Open one with /{ $game } open.
error-other-game = Another game is played at this table: its commands begin with /{ $game }.
error-no-match = “{ $typed }” is none of the choices.
error-ambiguous = “{ $typed }” could be: { $choices }
error-not-seen = “{ $typed }” is neither in your hand nor in play.
error-which-card = Say which card you mean: name it in the option `card` as well.
error-not-action = Answer the open question first.
error-no-order = Nothing has to be put in order now.
error-no-pass = This question has to be answered with a choice.
error-only-here = That works in a channel of a server only.
error-bot-opponent = Bots do not play here.
error-self-opponent = You cannot challenge yourself.
error-file-large = The file is larger than 64 KiB, so it is no deck list.
error-file-foreign = I read files only from Discord itself.
error-file-unreadable = The file could not be read from Discord. Try again.
error-file-binary = The file is not plain text, so it is no deck list.

table-error = That cannot be done now.
table-unknown = There is no such table any more.
table-bad-options = A table cannot be opened with { $what } = { $value }.
table-channel-taken = Another game is going on in this channel. Use a thread for a second one; a game that was left behind can be ended by a judge of this server with `/judge end`.
table-not-seated = You do not sit at this table.
table-not-invited = This table is for those invited.
table-not-host = Only who opened the table can do that.
table-full = All { $seats } seats are taken.
table-not-open = The series has begun, so that cannot be changed any more.
table-not-playing = No game is being played at this table.
table-not-over = The series still goes on.
table-former-player = A rematch needs the same players, and one of them is here no more: that seat's data was taken away with /forget-me. Open a new table.
table-home-settled = Where this match is played is settled, and with it whether others can watch.
table-decks-locked = All games of a series are played with the same decks.
table-no-deck = Choose a deck first.
table-bad-entropy = Type between 1 and { $most } printable signs.
table-deck-faults = The deck may not be played.
table-already-decided = That question is already decided.
table-outdated = That was asked in an earlier game. Nothing has been given up.
table-not-your-decision = It is not your decision.
table-against-the-rules = The rules do not allow it.
table-nothing-to-undo = There is nothing to take back.
table-undo-forbidden = At this table nothing is taken back.
table-no-draw-offered = No draw is offered.
table-frozen = The game runs in circles and is frozen; its record is kept. { $cycle }
table-faulty = The engine breaks at this step, so the game stays as it was and its record is kept; please tell the operator.
table-diverged = The record of this game does not replay from input { $no } on; ask the operator. Whoever leaves ends it without a winner.
table-contended = Too much happens at once. Try again.
table-store = The store cannot be used just now; nothing has changed. Try again.
