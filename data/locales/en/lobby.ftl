### The lobby: what is agreed before a match, who sits down, where the match goes on; and what a player wants to be asked.

## The lobby's message
lobby-title = **{ $game }** · { $host } opens a table
lobby-rematch = **{ $game }** · rematch
lobby-rematch-asked = { $users }: once more?
lobby-about = { $seats } players · { $options }
lobby-invited = Invited: { $users }
lobby-seat = { $nth }. { $seat }: { $deck }{ $ready ->
    [1] { " " }· ✅ ready
   *[other] { "" }
 }
lobby-free = { $nth }. (free)
lobby-deck = deck chosen
lobby-no-deck = no deck yet
lobby-unfit = ⚠️ needs another deck: the one chosen may not be played at this table any more
lobby-wins = Games won: { $wins }
lobby-chooser = { $seat } says who starts.
lobby-commitment = -# Shuffle commitment for `{ $game }`: `{ $commitment }`
lobby-by-hand = ✋ Cards that the bot cannot read are settled by hand at this table. Who joins agrees to that.
lobby-how = Join, choose a deck, press Ready. The game begins when everybody is ready.
lobby-how-rematch = Press Ready to play again; another deck may be chosen first.
lobby-expires = Open until <t:{ $at }:t> (<t:{ $at }:R>).
lobby-changed = ⚠️ Changed: { $option }. Whoever was ready, press Ready again.
lobby-declined = { $names } declined.
lobby-closed = This table is closed.
lobby-ended-expired = Nobody did anything here for a while, so the table is closed.
lobby-ended-declined = The table is closed.
lobby-watched = ⚠️ No private thread could be had, so this match is played where others can watch.
lobby-playing = The game has begun.
lobby-playing-there = The game has begun: [to the match]({ $link })
lobby-over = The series is over.
lobby-over-there = The series is over: [to the match]({ $link })
thread-name = { $players } · { $game }

button-join = Join
button-leave = Leave
button-ready = Ready
button-next-game = Next game
button-deck = Deck
button-entropy = Shuffle words
button-options = Options
button-close = Close the table
button-turn-down = Decline

## Options
option-set = { $name }: { $value }
option-switch = { $name }: { $on ->
    [1] yes
   *[other] no
 }
option-best_of = Games
option-best_of-1 = one game
option-best_of-3 = best of 3
option-clock = Clock
option-clock-0 = no clock
option-clock-120 = 2 minutes a decision
option-clock-600 = 10 minutes a decision
option-clock-3600 = 1 hour a decision
option-clock-86400 = 1 day a decision
option-clock-259200 = 3 days a decision
option-language = Language
option-language-en = English
option-language-ja = 日本語
option-spectators = Spectators
option-spectators-true = spectators welcome
option-spectators-false = no spectators
option-undo = Undo
option-undo-true = undo allowed
option-undo-false = no undo
option-by_hand = Settle by hand
option-by_hand-false = nothing settled by hand
option-by_hand-true = unread cards settled by hand
option-chooser = Who says who starts
option-chooser--1 = starter's choice by lot
option-chooser-0 = the first seat chooses the starter
option-chooser-1 = the second seat chooses the starter
option-items_on_opponent = Items on the opponent
option-items_on_opponent-false = items on own characters only
option-items_on_opponent-true = items on the opponent's characters too
option-farewell_on_any_leave = Farewell on any leave
option-farewell_on_any_leave-true = Farewell whenever a character leaves
option-farewell_on_any_leave-false = Farewell only when a character retires
option-free_lead = Anything as a lead
option-free_lead-false = a lead card in each deck
option-free_lead-true = anything may stand in for a lead
options-title = **Options of this table.** A change asks the others to be ready again.
options-more = Change another setting
rules-title = **What this table plays by** ({ $game }; in bold what is not usual)
opt-clock = How long each decision may take
opt-spectators = Whether others may watch; without them the match gets a private thread
opt-undo = Whether a step may be taken back
opt-chooser = Who says who starts the first game
opt-items_on_opponent = Whether items may be put on the opponent's characters
opt-farewell_on_any_leave = Whether Farewell happens whenever a character leaves, not only when it retires
opt-free_lead = Whether a deck may come without a lead card, because anything may stand in for it

## What a player wants to be asked
cmd-match-settings = Say what you want to be asked: for you alone, in every game
button-habits = My settings
habits-title = **My settings**, for every game:
habit-confirm_end = Confirm end of turn
habit-confirm_end-about = Ask again before my turn ends while there are moves left.
habit-confirm_concede = Confirm conceding
habit-confirm_concede-about = Ask again before I give a game up.
habit-answer_forced = Answer what is forced
habit-answer_forced-about = Answer for me when only one answer is possible, and pass when nothing else can be done. Faster, but the others may learn from the speed that you had no other choice; otherwise you are asked even then, so that nobody learns anything.
habit-pay_proposed = Pay as proposed
habit-pay_proposed-about = When I press a button that costs several cards, which ones pay is chosen for me. Switch this off to choose them yourself.

## Private answers
turned-down = You have declined.
told-declined = { $name } declines your table of { $game }.
undo-not-allowed = { $seat } does not agree to take the step back.
undo-withdrawn = { $seat } no longer asks to take a step back.
draw-not-agreed = { $seat } does not agree to a draw.
draw-withdrawn = { $seat } no longer offers a draw.
told-unfit = Your deck may not be played at your table of { $game } any more. Choose another one there: { $link }
error-no-private = A match without spectators gets a private thread, and none can be had here. It takes a text channel in which the bot may create private threads and send messages in threads.
error-already-open = You have a table here already that waits for players.
pause-not-agreed = { $seat } does not agree to a pause.
pause-withdrawn = { $seat } no longer asks for a pause.
