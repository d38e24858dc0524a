### HaremMaster: what only this game says, and under "harem_master-KEY" what it says otherwise than the others.

## Commands
cmd-harem_master = Play HaremMaster at this table
cmd-harem_master-character = Use a character card from your hand
cmd-harem_master-item = Use an item from your hand on a character
cmd-harem_master-event = Use an event from your hand
cmd-harem_master-effect = Use an ability of one of your cards in play
cmd-harem_master-attack = Attack with one of your characters
cmd-harem_master-intercept = Intercept with one of your characters
cmd-harem_master-pass = Do nothing now
cmd-harem_master-end = Say that you have done all that you want this turn

## Settings
option-random_cards = Where the cards of random numbers go
option-random_cards-bottom = under the castle
option-random_cards-discard = onto the discard pile
opt-random_cards = Where the cards of random numbers go
option-bonus_rule = Who gets five points when a castle falls
option-bonus_rule-standing = whose castle stands
option-bonus_rule-felling = who has brought the other's down
opt-bonus_rule = Who gets five points when a castle falls

## Actions
harem_master-verb-character = Use a character
verb-item = Use an item
harem_master-verb-event = Use an event
harem_master-verb-use = Use an ability
verb-from_hand = Use an ability of a card in your hand
verb-attack = Attack
verb-intercept = Intercept
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
prompt-action-free = { $seat }: do you use anything before the other goes on?
prompt-action-answer = { $seat }: do you answer this?
prompt-action-intercept = { $seat }: who intercepts?
harem_master-prompt-action = Your turn, { $seat }: what do you do?
harem_master-prompt-mulligan = { $seat }, do you put your whole hand under your castle and draw 7 new cards?
prompt-card-starter = { $seat }: with which character of cost 1 do you begin?
harem_master-prompt-order-bottom = { $seat }: in what order do the cards go under your castle?
prompt-order-pile = { $seat }: in what order do these come to lie, the last on top?
prompt-target-excess = { $seat }: you have too many characters, which { $most } go?
prompt-number-pay = { $seat }: how much do you pay?
harem_master-prompt-card-discard = You have too many cards: discard { $most }

## The log
log-attack = { $seat }'s { $card } attacks.
log-castle-attack = { $seat }'s { $card } storms the castle: { $count } cards fall.
log-control = { $seat } controls { $card } now.
log-copy = { $seat }'s { $card } becomes a copy of { $target }.
log-counter-fails = { $seat }'s { $card } cannot counter that.
log-countered = { $seat }'s { $card } is countered.
log-counts-as-gentleman = { $seat }'s { $card } counts as a gentleman.
log-counts-as-lady = { $seat }'s { $card } counts as a lady.
log-enters-play = { $seat }'s { $card } comes to the table.
log-equip = { $seat } puts { $card } on { $target }.
log-excess = { $seat } sends { $card } away: too much company.
harem_master-log-instead = { $seat }: { $card } replaces it.
log-intercept = { $seat }'s { $card } intercepts { $target }.
harem_master-log-mulligan = { $seat } { $count ->
    [0] keeps the opening hand.
   *[other] puts { $count } cards under the castle and draws a new hand.
 }
harem_master-log-pass = { $seat } passes.
log-pay-cost = { $seat } pays { $count }.
log-powers = { $card } { $count }, { $target } { $number }.
log-random = { $seat } turns over { $card }: { $count }.
log-refill = { $seat }'s action stack gets { $count } cards.
log-score = A castle has fallen: { $count } to { $number } points.
log-starter = { $seat } begins with { $card }.
log-starter-chosen = { $seat } has put down a first character.
log-take-stack = { $seat } takes { $count } cards of the action stack into the hand.
log-to-aside = { $card } is put aside.
log-to-court = { $card } joins { $seat }'s court.
log-to-scaffold = { $card } goes to { $seat }'s scaffold.
log-to-stack = { $card } goes to { $seat }'s action stack.
log-to-stack-hidden = A card goes to { $seat }'s action stack.
harem_master-log-play = { $seat } uses { $card }.
harem_master-log-use = { $seat } uses an ability of { $card }.
harem_master-log-outcome = { $reason ->
    [court] { $count ->
        [0] Both have five at the same time: the game is a draw.
       *[other] { $winners } has five in court and wins.
     }
    [scaffold] { $winners } has five on the scaffold and wins.
    [castle] { $count ->
        [0] A castle has fallen, and both have as many points: the game is a draw.
       *[other] A castle has fallen: { $winners } has more points and wins.
     }
    [lots] Fifty random numbers were equal: the game is a draw.
    [agreed_draw] The game is a draw by agreement.
    [time] { $winners } wins, because the other side's time ran out.
    [loop] Nobody can stop what goes round in a circle: the game is a draw.
   *[other] { $count ->
        [0] Nobody wins.
       *[other] { $winners } wins.
     }
 }

## Refusals
reason-acted_already = It has acted already and cannot act to pay for that.
reason-answers_something_else = It answers something else.
reason-character_used = You have used a character card this turn.
reason-has_acted = It has acted already.
reason-not_a_character_card = That is no character card.
reason-not_an_item = That can be used on nobody.
harem_master-reason-not_an_event = That is no event.
harem_master-reason-not_a_character = That is no character.
harem_master-reason-no_such_wearer = An item is put on a character in play.
reason-only_in_answer = It can be used only when what it answers happens.
reason-only_in_battle = It can be used only while the kind of a battle is settled.
reason-only_in_own_turn = Without [OT] it is used only in your own turn.
reason-stack_too_small = Your action stack is too small for that.
reason-works_elsewhere = That ability does not work where the card is.
harem_master-reason-condition_unmet = Its condition does not hold.
harem_master-reason-forbidden = An effect forbids it.
harem_master-reason-not_now = It is not the time for that.
harem_master-reason-not_in_hand = It is not in your hand.

## Decks
deck-size = The deck has { $count } cards; it needs exactly { $wanted }.
deck-no-starter = The deck has no character of cost 1 to begin with.
