### Precious Memories: what only this game says, and under "precious_memories-KEY" what it says otherwise than the others.

precious_memories-game-precious_memories = Precious Memories

## Commands
cmd-precious_memories = Play Precious Memories at this table
cmd-precious_memories-character = Play a character from your hand into the main or the support area
cmd-precious_memories-level_up = Put a card of the same name on top of one of your characters
cmd-precious_memories-set = Set a support card on one of your characters
cmd-precious_memories-event = Play an event from your hand
cmd-precious_memories-text = Use a text of one of your cards
cmd-precious_memories-aid = Use the aid of a card in your hand
cmd-precious_memories-approach = Approach with one of your characters
cmd-precious_memories-link = Approach with two of your characters together
cmd-precious_memories-block = Block with one of your characters
cmd-precious_memories-pass = Play nothing now
cmd-precious_memories-end = Approach no more this turn
opt-area = The area

## Settings
option-regulation = Decks
option-regulation-single = decks of one work
option-regulation-two = decks of up to two works
option-regulation-mix = decks of any works
option-blocker_rests = Who blocks is rested
option-blocker_rests-true = who blocks is rested
option-blocker_rests-false = who blocks stays active
option-minimal_payment = Only what is needed is paid
option-minimal_payment-true = only what is needed is paid
option-minimal_payment-false = more than is needed may be paid
option-end_step_order = Order of the end phase
option-end_step_order-effects = effects at the end come before the discard
option-end_step_order-discard = the discard comes before effects at the end
option-response_nesting = Responses to responses
option-response_nesting-true = a response may be responded to
option-response_nesting-false = a response is not responded to
option-double_win = If both would win at once
option-double_win-draw = both at once is a draw
option-double_win-turn = both at once: the turn player wins
option-double_win-other = both at once: the other player wins
option-natural_blocks = Natural keeps off cheap blockers
option-natural_blocks-true = Natural keeps off cheap blockers
option-natural_blocks-false = Natural does nothing
option-aid_source = Aid is used
option-aid_source-hand = aid is used out of the hand
option-aid_source-field = aid is used on the field
opt-regulation = Which decks may be played
opt-blocker_rests = Whether who blocks is rested
opt-minimal_payment = Whether only what is needed may be paid
opt-end_step_order = What comes first in the end phase
opt-response_nesting = Whether a response may be responded to
opt-double_win = Who wins if both would
opt-natural_blocks = Whether Natural keeps off cheap blockers
opt-aid_source = From where aid is used

## Actions
precious_memories-verb-character = Play a character
verb-overwrite = Play in another's place
verb-level_up = Level up
verb-set = Set a support card
precious_memories-verb-event = Play an event
precious_memories-verb-use = Use a text
verb-aid = Use aid
precious_memories-verb-approach = Approach
verb-link = Approach together
verb-block = Block
verb-let_through = Do not block
precious_memories-verb-pass = Pass
precious_memories-verb-pass_on = Pass until this is over
verb-pass_turn = Pass this turn
precious_memories-verb-end = No more approaches
choice-let_through = Do not block
precious_memories-choice-pass = Pass
precious_memories-choice-pass_on = Pass until this is over
choice-pass_turn = Pass this turn
precious_memories-choice-end = No more approaches
choice-auto = As proposed: { $cards }
precious_memories-choice-instead = { $card } instead

## Prompts
precious_memories-prompt-action = { $seat }, you have the priority in the main phase: what do you do?
prompt-action-declare = { $seat }: who approaches?
prompt-action-block = { $seat }: who blocks?
prompt-action-window = { $seat }: do you play an event or use a text?
prompt-action-respond = { $seat }: do you respond?
precious_memories-prompt-pay = { $seat }: what do you pay with?
prompt-pay-discard = { $seat }: which card do you discard for it?
precious_memories-prompt-slot = { $seat }: into which area does { $subject } go?
prompt-target-defence = { $seat }: whose DP counts?
prompt-may-break = { $seat }, do you turn it face down and play it?
precious_memories-prompt-mulligan = { $seat }, do you put your whole hand under your deck and draw 7 new cards?
precious_memories-prompt-card-discard = { $card ->
    [none] You have too many cards: discard { $most }
   *[other] { $card }: discard { $most ->
        [1] a card
       *[other] { $most } cards
     }
 }

## What things are
precious_memories-facts-slot = { $card ->
    [none] an area
   *[other] opposite { $card }
 }
precious_memories-facts-piece = { $slot ->
    [none] support
   *[other] main
 }{ $numbers ->
    [none] { "" }
   *[other] { " " }· { $numbers }
 }{ $wearer ->
    [none] { "" }
   *[other] { " " }· with { $wearer }
 }{ $exerted ->
    [1] { " " }· resting
   *[other] { "" }
 }
precious_memories-facts-card = { $kind }{ $numbers ->
    [none] { "" }
   *[other] { " " }· { $numbers }
 }

## The log
precious_memories-log-appear = { $seat }'s { $card } appears.
log-put-in = { $seat }'s { $card } is put onto the field.
log-approaches = { $seat }'s { $card } approaches.
log-block = { $seat }'s { $card } blocks.
log-break-out = { $seat } plays { $card } from the point pile.
log-changed = { $card }: { $stat } is now { $count }.
log-coins = { $card }: { $stat } { $count }.
log-exit = { $seat }'s { $card } exits.
precious_memories-log-instead = { $seat }: { $card } replaces it.
log-judgement = Exit judgement: { $card } and { $target }.
log-level-up = { $seat }'s { $card } is on level { $count }.
precious_memories-log-mulligan = { $seat } { $count ->
    [0] keeps the opening hand.
   *[other] puts { $count } cards under the deck and draws a new hand.
 }
log-nullified = The play of { $card } is void.
log-overwrite = { $seat }'s { $card } makes room.
log-own-coins = { $seat }: { $stat } { $count }.
precious_memories-log-pass = { $seat } passes.
log-pay = { $seat } pays with { $cards }.
log-point = { $seat } gets a point: { $card }.
log-point-down = { $seat }'s point { $card } is turned face down.
log-point-up = { $seat }'s point { $card } is turned face up.
log-popped = { $seat } puts a card face down into the support area.
log-popped-own = It is { $card }.
precious_memories-log-relocate = { $seat }'s { $card } moves to the { $slot }.
precious_memories-log-set = { $seat } sets { $card } on { $target }.
log-to-removed-cards = { $card } is removed from the game.
precious_memories-log-tuck = A card goes face down under { $seat }'s { $card }.
precious_memories-log-tucked = It is { $card }.
log-transform = { $seat }'s { $card } transforms.
precious_memories-log-use = { $seat } uses a text of { $card }.
precious_memories-log-outcome = { $reason ->
    [points] { $count ->
        [0] Both have seven points: the game is a draw.
       *[other] Seven points: { $winners } wins.
     }
    [decked] { $count ->
        [0] Both decks are empty: nobody wins.
       *[other] The deck is empty: { $winners } wins.
     }
    [agreed_draw] The game is a draw by agreement.
    [time] { $winners } wins, because the other side's time ran out.
    [loop] Nobody can stop what goes round in a circle: the game is a draw.
   *[other] { $count ->
        [0] Nobody wins.
       *[other] { $winners } wins.
     }
 }

## Refusals
reason-came_this_turn = It has come onto the field this turn.
reason-cannot_be_blocked_by = An effect keeps such a character from blocking.
reason-combi_levels = A combination does not level up.
precious_memories-reason-forbidden = An effect forbids it.
reason-is_rested = It is resting.
reason-level_in_main = Level up in your own main phase.
reason-main_area_full = Five characters stand in the main area.
reason-main_area_has_room = There is room in the main area.
precious_memories-reason-may_not_approach = An effect keeps it from approaching.
reason-may_not_block = An effect keeps it from blocking.
reason-must_approach = Somebody has to approach first.
reason-no_aid = It has no aid to be used from there.
reason-no_levels = It has no levels.
reason-no_power = Without AP and DP it stands in the support area.
reason-no_power_to_approach = Without AP and DP it cannot approach.
reason-no_such_area = There is a main area and a support area.
reason-no_such_host = It cannot be set there.
precious_memories-reason-not_in_hand = It is not in your hand.
reason-not_in_its_place = It is played in the place of one of your own in the main area.
reason-not_in_main_area = It does not stand in the main area.
reason-not_linked = They do not approach together.
precious_memories-reason-not_now = It is not the time for that.
reason-not_your_blocker = It is no character of your main area.
precious_memories-reason-not_your_character = It is no character of yours.
reason-nothing_to_discard = There is no such card in your hand to discard.
reason-nothing_to_respond_to = There is nothing that it could do now.
reason-only_in_own_main = It appears in your own main phase alone.
reason-other_name = It levels up a character of the same name.
reason-same_on_field = The same card is on your field.
reason-same_on_field_level = The same card is on your field, and nobody becomes it.
reason-same_played = You have played the same card this turn.
reason-too_cheap_to_block = Its use cost is too low to block that one.
reason-triangle_cost = A cost of △ cannot be paid.
precious_memories-reason-use_condition = Its condition of use does not hold.
precious_memories-reason-used_this_turn = That text has been used this turn.
reason-wrong_timing = Its timing box does not name this time.

## Decks
precious_memories-deck-main-size = The main deck has { $count } cards; it needs exactly { $wanted }.
deck-ex-size = The EX deck has { $count } cards; at most { $most } are allowed.
deck-too-many-works = The deck has cards of { $count } works; at most { $most } are allowed.
