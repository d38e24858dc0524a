### The lobby: what is agreed before a match, who sits down, where the match goes on; and what a player wants to be asked.

## The lobby's message
lobby-title = **{ $game }** · { $host } opens a table
lobby-rematch = **{ $game }** · rematch
lobby-rematch-asked = { $users }: play again?
lobby-about = { $seats } players · { $options }
lobby-invited = Invited: { $users }
lobby-seat = { $nth }. { $seat }: { $deck }{ $ready ->
    [1] { " " }· ✅ ready
   *[other] { "" }
 }
lobby-free = { $nth }. (free)
lobby-deck = deck chosen
lobby-no-deck = no deck yet
lobby-unfit = ⚠️ needs another deck: the one chosen is no longer allowed at this table
lobby-wins = Games won: { $wins }
lobby-chooser = { $seat } chooses who starts.
lobby-commitment = -# Shuffle commitment for `{ $game }`: `{ $commitment }`
lobby-by-hand = ✋ Cards that the bot cannot read are settled by hand at this table. By joining you agree to that.
lobby-how = Join, choose a deck, press Ready. The game begins when everybody is ready.
lobby-how-rematch = Press Ready to play again; another deck may be chosen first.
lobby-expires = Open until <t:{ $at }:t> (<t:{ $at }:R>).
lobby-changed = ⚠️ Changed: { $option }. If you were ready, press Ready again.
lobby-declined = { $names } declined.
lobby-closed = This table is closed.
lobby-ended-expired = Nothing happened here for a while, so the table is closed.
lobby-ended-declined = The table is closed.
lobby-watched = ⚠️ No private thread could be opened, so others can watch this match.
lobby-playing = The game has begun.
lobby-playing-there = The game has begun: [to the match]({ $link })
lobby-over = The match is over.
lobby-over-there = The match is over: [to the match]({ $link })
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
option-clock-120 = 2 minutes per decision
option-clock-600 = 10 minutes per decision
option-clock-3600 = 1 hour per decision
option-clock-86400 = 1 day per decision
option-clock-259200 = 3 days per decision
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
option-chooser = Who chooses the first player
option-chooser--1 = first player chosen by a random player
option-chooser-0 = the first seat chooses the first player
option-chooser-1 = the second seat chooses the first player
option-free_shift = Shift for free
option-free_shift-false = no Shift for what is played for free
option-free_shift-true = what is played for free may be shifted
option-items_on_opponent = Items on the opponent
option-items_on_opponent-false = items on own characters only
option-items_on_opponent-true = items on the opponent's characters too
option-farewell_on_any_leave = Farewell when leaving
option-farewell_on_any_leave-true = Farewell whenever a character leaves
option-farewell_on_any_leave-false = Farewell only when a character retires
option-free_lead = Anything as a lead
option-free_lead-false = a lead card in each deck
option-free_lead-true = any card may stand in for a lead
options-title = **Options of this table.** After a change the others must press Ready again.
options-more = Change another setting
rules-title = **Settings of this table** ({ $game }; unusual ones in bold)
opt-clock = Time allowed for each decision
opt-spectators = Whether others may watch; without them the match gets a private thread
opt-undo = Whether players may undo
opt-chooser = Who chooses the first player of the first game
opt-free_shift = Whether a character played for free may be shifted onto another
opt-items_on_opponent = Whether items may be put on the opponent's characters
opt-farewell_on_any_leave = Whether Farewell happens whenever a character leaves, not only when it retires
opt-free_lead = Whether a deck may use another card in place of a lead

## What a player wants to be asked
button-habits = My settings
habits-title = **My settings** for every game:
habit-confirm_end = Confirm end of turn
habit-confirm_end-about = Ask before my turn ends if there are moves left.
habit-confirm_concede = Confirm conceding
habit-confirm_concede-about = Ask before I concede a game.
habit-answer_forced = Auto-answer forced choices
habit-answer_forced-about = Answer for me when only one answer is possible, and pass when I can do nothing else. Faster, but your opponent may notice from the speed that you had no choice. When this is off, you are always asked, so nothing is given away.
habit-pay_proposed = Choose payments for me
habit-pay_proposed-about = When something costs several cards, choose for me which cards pay. Turn this off to choose them yourself.
habit-wide_board = Wide pictures
habit-wide_board-about = Draw the table and my hand for a wide screen. Leave this off on a phone. The board that everyone sees is wide only when all players at the table have turned this on.

## Private answers
turned-down = You have declined.
told-declined = { $name } has declined your { $game } table.
undo-not-allowed = { $seat } does not agree to the undo.
undo-withdrawn = { $seat } no longer asks for an undo.
draw-not-agreed = { $seat } does not agree to a draw.
draw-withdrawn = { $seat } no longer offers a draw.
told-unfit = Your deck is no longer allowed at your { $game } table. Choose another one there: { $link }
error-no-private = A match without spectators needs a private thread, and I cannot open one here. Use a text channel in which the bot may create private threads and send messages in threads.
error-already-open = You already have a table here that is waiting for players. Use its buttons to begin or to close it.
pause-not-agreed = { $seat } does not agree to a pause.
pause-withdrawn = { $seat } no longer asks for a pause.
