### The words in pictures and alt texts, of all games.

and = { " " }and{ " " }
aside = { $name } ({ $said })

ask-action = choose an action
ask-card = choose a card
ask-may = yes or no
ask-mode = choose one
ask-mulligan = change the opening hand
ask-number = choose a number
ask-order = choose an order
ask-pay = pay a cost
ask-repeat = how many times
ask-replace = choose a replacement
ask-seat = choose a player
ask-split = divide
ask-start = choose who starts
ask-target = choose a target
ask-trigger = choose what resolves next

at = at { $place }
cards = { $count } cards
challenge = Challenge
challenged = challenged
challenger = challenging
challenges = { $challenger } against { $challenged }
cost = cost
count = { $count }
damage = damage
decides = { $name } decides: { $kind }
decides_plain = { $name } decides
each = { $names } { $count } each
events = Just now
exerted = exerted
exerted_short = E
face_down = face down
first = first player
goal = { $points } of { $goal }
gone = a card that left play
hand = Hand
hand_of = { $name }: hand, { $count }
in_full = In full: /match show

kind-character = character
kind-item = item

list = ,{ " " }

mark-chosen = chosen
mark-gained = gained
mark-moved = moved
mark-new = new
mark-readied = readied
mark-used = used

more = { $count } more: /match show
more_cards = { $count } more cards
more_line = … +1 line
more_lines = … +{ $count } lines
no_cards = no cards
no_winner = No winner
nobody = Nobody decides
none = none

note-play = no play
note-ready = no ready

out = out of the game
page = Page { $page } of { $pages }
payable = can be paid

phase-end = End phase
phase-main = Main phase
phase-setup = Setup
phase-start = Start

points = Points
printed = printed { $value }
ready = ready

reason-agreed_draw = agreed draw
reason-concede = conceded
reason-decked = empty deck
reason-last = last one left
reason-leave = left the game
reason-loop = endless loop
reason-points = goal reached
reason-time = out of time

resolving = Resolving
says = { $name }: { $said }
seat = Seat { $seat }
series = ;{ " " }
shown = Revealed

stat-cost = cost

stop = .
then = { " " }/{ " " }
to_decide = to decide
tokens = tokens { $count }
top = top
turn = Turn { $turn }
turn_of = { $name }'s turn
turning = turning point: turn { $turn }
turns = { $count } turns
under = +{ $count } under
waiting = Waiting
wears = wears { $items }
wears_count = wears { $count } items
win_together = { $name } win
wins = { $name } wins

zone-deck = Deck
zone-discard = Discard
zone-hand = Hand
zone-play = In play
