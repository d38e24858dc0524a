### HaremMaster: what only this game says, and under "harem_master-KEY" what it says otherwise than the others.

## Commands
cmd-harem_master = Play Harem Master at this table
cmd-harem_master-character = Use a character card from your hand
cmd-harem_master-item = Use an item from your hand on a character
cmd-harem_master-event = Use an event from your hand
cmd-harem_master-effect = Use an ability of one of your cards in play
cmd-harem_master-attack = Attack with one of your characters
cmd-harem_master-intercept = Intercept with one of your characters
cmd-harem_master-pass = Do nothing now
cmd-harem_master-end = End your turn

## Settings
option-random_cards = Where the cards of random numbers go
option-random_cards-bottom = random-number cards go under the castle
option-random_cards-discard = random-number cards go onto the discard pile
opt-random_cards = Where the cards of random numbers go
option-bonus_rule = Who gets five points when a castle falls
option-bonus_rule-standing = five points for a castle that stands
option-bonus_rule-felling = five points for bringing a castle down
opt-bonus_rule = Who gets five points when a castle falls

## Actions
harem_master-verb-character = Use a character
verb-item = Use an item
harem_master-verb-event = Use an event
harem_master-verb-use = Use an ability
verb-from_hand = Use an ability of a card in your hand
verb-attack = Attack
verb-intercept = Intercept
harem_master-short-character = Use
short-item = Use
harem_master-short-event = Use
harem_master-verb-pass = Pass
harem_master-verb-pass_on = Pass for the rest of this turn
harem_master-verb-end = End your turn
harem_master-choice-pass = Pass
harem_master-choice-pass_on = Pass for the rest of this turn
harem_master-choice-instead = { $card } instead
harem_master-choice-end = End your turn
harem_master-choice-really-end = Yes, end the turn
harem_master-choice-no = No

## Prompts
prompt-action-free = { $seat }: do you use anything before your opponent continues?
prompt-action-answer = { $card ->
    [none] { $seat }: do you respond?
   *[other] { $seat }: { $card } fights { $target }. Do you respond?
 }
prompt-action-intercept = { $seat }: who intercepts?
deed-attack = attack
deed-intercept = intercept
deed-be_intercepted = be intercepted
harem_master-prompt-action = Your turn, { $seat }: what do you do?
harem_master-prompt-mulligan = Mulligan, { $seat }: do you swap your whole hand for 7 new cards?
prompt-card-starter = { $seat }: which character of cost 1 do you start with?
harem_master-prompt-order-bottom = { $seat }: in which order do the cards go under your castle? The first you choose will be nearest to the top.
prompt-order-pile = { $seat }: in which order do these go on the pile? The last you choose will be on top.
prompt-target-excess = { $seat }: you have too many characters. Which { $most } do you discard?
prompt-number-pay = { $seat }: how much do you pay?
harem_master-prompt-card-discard = You have too many cards: discard { $most }

## The log
log-attack = { $seat } attacks with { $card }.
log-battle-kind = { $count ->
    [1] { $how ->
        [combat] The battle becomes a combat.
       *[other] The battle becomes an approach.
     }
   *[other] { $how ->
        [combat] The battle is a combat.
        [approach] The battle is an approach.
       *[castle] Nobody intercepts, so the castle is attacked.
     }
 }
log-castle-attack = { $seat } attacks the castle with { $card }: { $count ->
    [0] nothing falls.
    [one] one card falls.
   *[other] { $count } cards fall.
 }
log-control = { $seat } now controls { $card }.
log-copy = { $seat }'s { $card } becomes a copy of { $target }.
log-counter-fails = { $seat }'s { $card } cannot counter that.
log-countered = { $card }, used by { $seat }, is countered.
log-counts-as-gentleman = { $seat }'s { $card } counts as a gentleman.
log-counts-as-lady = { $seat }'s { $card } counts as a lady.
log-enters-play = { $seat }'s { $card } comes into play.
log-equip = { $seat } puts { $card } on { $target }.
log-excess = { $seat } has two of a name or a seventh character: { $card } is discarded.
harem_master-log-instead = { $seat }: { $card } replaces it.
log-intercept = { $seat } intercepts { $target } with { $card }.
harem_master-log-mulligan = { $seat } { $count ->
    [0] keeps the opening hand.
   *[other] puts { $count } cards under the castle and draws a new hand.
 }
harem_master-log-pass = { $seat } passes.
log-pay-cost = { $seat } pays { $count }.
log-powers = { $card } { $count }, { $target } { $number }: { $how ->
    [attacker] { $card } wins.
    [interceptor] { $target } wins.
   *[draw] the battle is a draw.
 }
log-random = { $seat } turns over { $card }: { $count }.
log-refill = { $seat }'s action stack gets { $count ->
    [0] nothing.
    [one] a card.
   *[other] { $count } cards.
 }
log-score = A castle has fallen: { $count } to { $number } points.
log-starter = { $seat } begins with { $card }.
log-starter-chosen = { $seat } has put down a first character.
log-take-stack = { $seat } takes { $count ->
    [one] a card
   *[other] { $count } cards
 } of the action stack into the hand.
log-to-aside = { $card } is put aside.
log-to-court = { $card } joins { $seat }'s court.
log-to-scaffold = { $card } goes to { $seat }'s scaffold.
log-to-stack = { $card } goes to { $seat }'s action stack.
log-to-stack-hidden = A card goes to { $seat }'s action stack.
harem_master-log-ready = { $card } ({ $seat }) is unacted again.
harem_master-log-readies = { $count ->
    [one] One card of { $seat } is unacted again.
   *[other] { $count } cards of { $seat } are unacted again.
 }
harem_master-log-exert = { $card } ({ $seat }) acts.
harem_master-log-all-to-discard = { $seat }'s discard pile gets { $count }: { $cards }.
harem_master-log-to-discard = { $card } goes to { $seat }'s discard pile.
harem_master-log-to-discard-hidden = A card goes to { $seat }'s discard pile.
harem_master-log-play = { $seat } uses { $card }.
harem_master-log-use = { $seat } uses an ability of { $card }.
harem_master-log-outcome = { $reason ->
    [court] { $count ->
        [0] Both win at the same time: the game is a draw.
       *[other] { $winners } wins with { $goal } cards in the court.
     }
    [scaffold] { $winners } wins with { $goal } cards on the scaffold.
    [castle] { $count ->
        [0] A castle has fallen, and the points are equal: the game is a draw.
       *[other] A castle has fallen: { $winners } wins with more points.
     }
    [lots] The random numbers were equal fifty times in a row: the game is a draw.
    [agreed_draw] The game is a draw by agreement.
    [time] { $winners } wins, because the other side's time ran out.
    [loop] An endless loop that nobody can stop: the game is a draw.
   *[other] { $count ->
        [0] The game is a draw.
       *[other] { $winners } wins.
     }
 }

## Refusals
reason-acted_already = It has already acted, so it cannot act to pay for that.
reason-answers_something_else = It responds to something else.
reason-character_used = You have already used a character card this turn.
reason-has_acted = It has already acted.
reason-not_a_character_card = That is not a character card.
reason-not_an_item = That cannot be used as an item.
harem_master-reason-not_an_event = That is not an event.
harem_master-reason-not_a_character = That is not a character.
harem_master-reason-no_such_wearer = An item is put on a character in play.
reason-only_in_answer = It can be used only when what it responds to happens.
reason-only_in_battle = It can be used only while the kind of battle is being decided.
reason-only_in_own_turn = It does not say “either turn” (OT), so it is used only in your own turn.
reason-stack_too_small = Your action stack is too small for that.
reason-works_elsewhere = That ability does not work where the card is now.
harem_master-reason-condition_unmet = Its condition is not met.
harem_master-reason-forbidden = An effect forbids it.
harem_master-reason-not_now = You cannot do that now.
harem_master-reason-not_in_hand = It is not in your hand.

## Decks
deck-size = The deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }; it needs exactly { $wanted }.
deck-no-starter = The deck has no character of cost 1 to begin with.

## The first lesson
tutorial-harem_master-starter = Welcome to the paper court, where every guest would rather sit at somebody else's table. Ladies who lose a battle join the winner's **court**, gentlemen go to the winner's **scaffold** (a stage with a very slow headsman). **Five** in either win; today **two** do. Everybody begins with one character of cost 1, chosen face down: take **Berta**.
tutorial-harem_master-first = Who turns over the higher random number says who begins. Today that is you: take **yourself**.
tutorial-harem_master-hand = Your deck is your **castle**, and the first picture shows it as a bar: if it falls, the game is over. Seven cards are your hand. Once, you may put them all under the castle and draw seven new ones. These are good: answer **No**.
tutorial-harem_master-play = What you pay with is the **action stack**: at the start of each turn one card for each of your ladies and 2 more come off the castle. In your very first turn there are no 2 more, so Berta alone brought you one card. Use **Mina**: she costs 1.
tutorial-harem_master-end-first = The card you paid with went back on top of the castle, and Mina drew it for you. Who comes into play has **acted** (grey, with an arrow) and can do nothing now. Berta could attack, but Gil would meet her with 3 against 1. End your turn.
tutorial-harem_master-intercept = My turn: everybody is unacted again, yours too. I used Hank, and now Gil attacks. One of yours may **intercept**. Who intercepts decides what kind of battle it is: a gentleman makes it a **combat** (sword, physical value), a lady an **approach** (heart, mental value). Berta has 3, and 1 more for Mina, who is of her faction and has not acted. **Intercept** with Berta.
tutorial-harem_master-approach = 4 hearts against 0. Now both may still use something marked “either turn”, you first. You are well ahead: **Pass**.
tutorial-harem_master-elbow = I turned the approach into a combat: Gil has 3, Berta 2. But after me you are asked again. **Elbow in the Ribs** costs 0: use it.
tutorial-harem_master-target = For Berta, please.
tutorial-harem_master-sums = 5 against 3. Last, each of us turns over the top card of the castle and adds its **random number**, −4 to +3. You need nothing more this turn: **Pass for the rest of this turn**.
tutorial-harem_master-item = Gil stands on your scaffold: one of two. In your new turn the rest of the old action stack came to your hand, and two ladies and 2 made four new cards. Such a turn costs four cards of the castle; the orange part of the bar shows it before. Put the **Peacock Fan** on Berta: two hearts more.
tutorial-harem_master-coffee = Items are used on any character, as many as you like. The **Second Cup of Coffee**, too, on Berta.
tutorial-harem_master-attack = **Attack** with Berta.
tutorial-harem_master-storm = Nobody intercepts, so she attacks the **castle**: one card off its top for each point of her physical value. There is no kind of battle to change here: **Pass**.
tutorial-harem_master-again = Two cards less in my castle. When one falls, everybody's characters, court and scaffold are counted, and 5 more go to whoever still has a castle. Berta has acted, but there is coffee: for [2] she is unacted again, once a turn. Use the ability of the **Second Cup of Coffee**.
tutorial-harem_master-second = **Attack** with Berta once more.
tutorial-harem_master-swords = Hank intercepts. He is a gentleman, so it is a combat, 2 against 2, and chance would decide. With hearts it is 6 against 1! **Swords to Fans** turns a combat into an approach.
tutorial-harem_master-win = 5 ahead: only very odd random numbers could save him. **Pass**, and see.
tutorial-harem_master-won = 🎉 Two on the scaffold: you have won, and you know the basics: castle and action stack, acting and resting, who intercepts and with what, random numbers, factions. A full game goes to **five** in court or on the scaffold, or until a castle falls. One character card a turn, at most six of yours and one of a name. Next: **/practice** against me with a whole deck, or **/harem_master open** on a server, for a friend.
harem_master-act-chosen-character = chosen { $kind }
act-paycost = { $form ->
    [do] Pay
    [dont] Don't
   *[ask] pay [{ $count }]
 }
act-applyrandom = { $form ->
    [do] Apply
    [dont] Don't
   *[ask] apply a random number to { $what }
 }
harem_master-act-exert = { $form ->
    [do] Turn
    [dont] Don't
   *[ask] turn { $what } acted
 }
harem_master-act-ready = { $form ->
    [do] Turn
    [dont] Don't
   *[ask] turn { $what } unacted
 }
harem_master-effect-exert = turn acted
harem_master-effect-ready = turn unacted
harem_master-facts-piece = { $seat } · { $numbers }{ $exerted ->
    [1] { " " }· acted
   *[other] { "" }
 }

## Moves by hand
harem_master-hand-ready = Make unacted
harem_master-hand-exert = Make acted
harem_master-hand-shuffle = Shuffle the castle
harem_master-hand-to-deck-top = On top of the castle
harem_master-hand-to-deck-bottom = To the bottom of the castle
harem_master-hand-to-zone = To: { $zone }
