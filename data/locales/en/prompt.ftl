### Prompts: what is asked, and what may be answered.

list-comma = { ", " }
list-and = { $first } and { $last }
prompt-wait = Waiting for { $seat }.
prompt-over = The game is over.
prompt-action = Your turn, { $seat }: what do you do?
prompt-may = { $card }: { $effect }?
prompt-target = { $card }: choose { $most ->
    [0] nothing: there is none
    [1] a target
   *[other] up to { $most } targets
 }
prompt-card = { $card }: choose { $most ->
    [0] nothing: there is none
    [1] a card
   *[other] up to { $most } cards
 }
prompt-card-discard = { $card }: discard { $most ->
    [1] a card
   *[other] { $most } cards
 }
prompt-card-take = { $card }: choose { $most ->
    [0] nothing: there is none
    [1] a card
   *[other] up to { $most } cards
 } to take into your hand
prompt-card-play = { $card }: choose a card to play for free
prompt-number = { $card }: how many?
prompt-order = { $card }: choose an order
prompt-order-top = { $card }: in which order do the cards go on top of your deck? The first you choose will be on top.
prompt-order-bottom = { $card }: in which order do the cards go to the bottom of your deck? The first you choose will be nearest to the top.
prompt-trigger = { $seat }, which ability resolves next?
prompt-replace = { $subject } is about to be damaged: which effect applies first?
prompt-pay = { $card }: how do you pay?
prompt-mode = { $card }: where to?
prompt-mode-choose-one = { $card }: choose one
prompt-mulligan = Mulligan, { $seat }: which cards do you swap?
prompt-start = { $seat }, who takes the first turn?
prompt-name = { $card }: name a card
prompt-seat = { $card }: choose a player
prompt-repeat = How many times is this repeated?
prompt-split = { $card }: which card goes on top of your deck? The other goes to the bottom.
prompt-which = { $verb }: which one?
prompt-given = From { $what }
prompt-given-line = { $what }: { $line }
prompt-rule = Rule { $rule }
prompt-picked = { $count }. { $name }
prompt-many = Choose { $least } to { $most }.
prompt-confirm-end = You can still: { $verbs }. Really end your turn?

choice-yes = Yes: { $effect }
choice-no = No
choice-done = Done
choice-cancel = Cancel
choice-top = On top of the deck
choice-bottom = To the bottom of the deck
choice-end = End turn
choice-trigger = { $card }{ $ability ->
    [none] { "" }
   *[other] : { $ability }
 }
choice-number = { $count }
choice-named = { $card }
choice-seat = { $seat }
choice-card = { $card }
choice-pair = { $card } → { $target }
choice-use = { $card }{ $ability ->
    [none] { "" }
   *[other] : { $ability }
 }
choice-redirect = { $card } takes it
choice-to = → { $target }
choice-none = None
choice-back = Back
choice-next = Next
choice-previous = Previous
choice-start-over = Start over
choice-really-end = Yes, end turn
choice-proposed = Pay like this
choice-keep-all = Keep all
choice-all = All ({ $count })
choice-as-listed = As listed
choice-never-ask = Don't ask again this game
prompt-proposed = Proposed: { $cards }
name-counted = { $name }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
 }
prompt-list = Or choose …
prompt-more = { $verbs } …
prompt-actions = Choose what to do …
choice-select = Choose …

facts-piece = { $seat } · { $numbers }{ $damage ->
    [0] { "" }
   *[other] { " " }· damage { $damage }
 }{ $exerted ->
    [1] { " " }· exerted
   *[other] { "" }
 }
facts-card = { $kind } · cost { $cost }{ $numbers ->
    [none] { "" }
   *[other] { " " }· { $numbers }
 }

verb-play = Play
short-play = Play
verb-use = Use
verb-end = End turn
verb-with = { $verb }: { $name }
verb-more = { $verb } ({ $count })
verb-open = { $verb }: { $name } …
verb-all = { $verb } with all ({ $count })
verb-all-end = { $count ->
    [1] { $verb } and end turn
   *[other] { $verb } with all, end turn
 }

effect-use = use it
effect-draw = draw
effect-discard = discard
effect-deal = deal damage
effect-putdamage = put damage on
effect-heal = remove damage
effect-movedamage = move damage
effect-banish = banish
effect-exert = exert
effect-ready = ready
effect-tohand = return to hand
effect-todeck = put into the deck
effect-todiscard = put into the discard
effect-toinkwell = put into the inkwell
effect-modify = change numbers
effect-grant = give an ability
effect-cannot = forbid
effect-gainlore = gain lore
effect-loselore = lose lore
effect-look = look at cards
effect-revealtop = reveal the top card
effect-revealhand = reveal a hand
effect-playfree = play for free
effect-payink = pay ink
effect-payless = pay less
effect-moveto = move
effect-todo = pay for it
deed-quest = quest
deed-challenge = challenge
deed-be_challenged = be challenged
deed-ready = ready
deed-sing = sing
deed-play = play
deed-exert = exert
deed-move = move
deed-draw = make anybody draw
deed-take_damage = be damaged
deed-take_challenge_damage = be damaged in challenges
deed-be_healed = be healed
deed-forgo_challenge = leave off challenging
deed-forgo_quest = leave off questing
deed-suffer_banish = be banished by certain cards
deed-suffer_damage = be damaged by certain cards
deed-suffer_exert = be exerted by certain cards
deed-suffer_to_hand = be returned by certain cards
verb-repeat = Repeat the loop
choice-repeat = Repeat the loop
