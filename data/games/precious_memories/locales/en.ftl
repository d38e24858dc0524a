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
cmd-precious_memories-end = Make no more approaches this turn
opt-area = The area

## Settings
option-regulation = Decks
option-regulation-single = decks of one work
option-regulation-two = decks of up to two works
option-regulation-mix = decks of any works
option-blocker_rests = Blockers become rested
option-blocker_rests-true = blockers become rested
option-blocker_rests-false = blockers stay active
option-minimal_payment = No overpayment
option-minimal_payment-true = no overpayment
option-minimal_payment-false = overpayment is allowed
option-end_step_order = Order of the end phase
option-end_step_order-effects = effects at the end come before the discard
option-end_step_order-discard = the discard comes before effects at the end
option-response_nesting = Responses to responses
option-response_nesting-true = responses to responses are allowed
option-response_nesting-false = no responses to responses
option-double_win = If both would win at once
option-double_win-draw = both at once is a draw
option-double_win-turn = both at once: the turn player wins
option-double_win-other = both at once: the other player wins
option-natural_blocks = Natural stops cheap blockers
option-natural_blocks-true = Natural stops cheap blockers
option-natural_blocks-false = Natural does nothing
option-aid_source = Where aid is used
option-aid_source-hand = aid is used from the hand
option-aid_source-field = aid is used on the field
option-adversity_holds = When Adversity holds
option-adversity_holds-from = Adversity N holds from N points on
option-adversity_holds-just = Adversity N holds with just N points
option-name_cost = What 「C」▶ asks for
option-name_cost-discard = 「C」▶ discards such a card of the hand
option-name_cost-present = 「C」▶ asks for such a card on your field
option-approach_again = Who may approach again
option-approach_again-active = who is active again may approach a second time
option-approach_again-text = a second approach needs a text that allows it
opt-regulation = Which decks may be played
opt-blocker_rests = Whether blockers become rested
opt-minimal_payment = Whether overpayment is forbidden
opt-end_step_order = What comes first in the end phase
opt-response_nesting = Whether responses to responses are allowed
opt-double_win = Who wins if both would win at once
opt-natural_blocks = Whether Natural stops cheap blockers
opt-aid_source = Where aid is used from
opt-adversity_holds = With how many points Adversity holds
opt-name_cost = What a name before an arrow asks for
opt-approach_again = When a character may approach a second time in a turn

## Actions
precious_memories-verb-character = Play a character
verb-overwrite = Play in place of another
verb-level_up = Level up
verb-set = Set a support card
precious_memories-verb-event = Play an event
precious_memories-verb-use = Use a text
precious_memories-short-character = Play a character
precious_memories-short-event = Play an event
verb-aid = Use aid
precious_memories-verb-approach = Approach
verb-link = Approach together
verb-block = Block
verb-let_through = Do not block
precious_memories-verb-pass = Pass
precious_memories-verb-pass_on = Pass for the rest of this step
verb-pass_turn = Pass for the rest of this turn
precious_memories-verb-end = No more approaches
choice-let_through = Do not block
precious_memories-choice-pass = Pass
precious_memories-choice-pass_on = Pass for the rest of this step
choice-pass_turn = Pass for the rest of this turn
precious_memories-choice-end = No more approaches
choice-auto = As proposed: { $cards }
precious_memories-choice-instead = { $card } instead

## Prompts
precious_memories-prompt-order-bottom = { $card ->
    [none] { $seat }, in which order do the cards of your hand go under your deck? The first you choose will be nearest to the top.
   *[other] { $card }: in which order do the cards go under your deck? The first you choose will be nearest to the top.
 }
precious_memories-prompt-pay = { $left ->
    [0] { $enough ->
        [0] { $subject }: the cost is covered, { $seat }, but one of the cards it asks for is missing. What do you pay with?
       *[other] { $subject }: the cost is covered, { $seat }. Do you pay with { $cards ->
            [none] this
           *[other] { $cards }
        }?
    }
   *[other] { $subject }: what do you pay with, { $seat }{ $cards ->
        [none] {""}
       *[other] , besides { $cards }
    }? { $left } more to pay.
 }
precious_memories-prompt-trigger = { $seat }, which text resolves next?
precious_memories-prompt-action = { $seat }, you have priority in the main phase: what do you do?
prompt-action-declare = { $seat }: who approaches?
prompt-action-block = { $seat }: who blocks?
prompt-action-window = { $seat }: do you play an event or use a text?
prompt-action-respond = { $seat }: do you respond?
prompt-pay-discard = { $seat }: which card do you discard for it?
precious_memories-prompt-slot = { $seat }: in which area do you put { $subject }?
prompt-target-defence = { $seat }: whose DP counts?
prompt-may-break = { $seat }, do you turn it face down and play it?
precious_memories-prompt-mulligan = Mulligan, { $seat }: do you swap your whole hand for 7 new cards?
precious_memories-prompt-card-discard = { $card ->
    [none] You have too many cards: discard { $most }
   *[other] { $card }: discard { $most ->
        [1] a card
       *[other] { $most } cards
     }
 }

## What things are
precious_memories-facts-slot = { $card ->
    [none] { "" }
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
precious_memories-log-resolve = { $seat }: the text of { $card } resolves.
precious_memories-log-discount = { $seat }'s next card costs { $count } less.
precious_memories-log-readies = { $count ->
    [one] 1 card of { $seat } becomes active.
   *[other] { $count } cards of { $seat } become active.
 }
precious_memories-log-ready = { $seat }'s { $card } becomes active.
precious_memories-log-exert = { $seat }'s { $card } becomes rested.
precious_memories-log-play = { $seat } plays { $card }.
precious_memories-log-appear = { $seat }'s { $card } appears.
log-put-in = { $seat }'s { $card } is put onto the field.
log-approaches = { $seat }'s { $card } approaches.
log-block = { $seat }'s { $card } blocks.
log-break-out = { $seat } plays { $card } from the point pile.
log-changed = { $card }: { $stat } is now { $count }.
log-coins = { $card }: { $stat } { $count }.
log-dearer = { $seat }'s next card costs { $count } more.
log-exit = { $seat }'s { $card } exits.
precious_memories-log-instead = { $seat }: { $card } replaces it.
log-judgement = Exit judgement: { $card } and { $target }.
log-level-up = { $seat }'s { $card } is now level { $count }.
precious_memories-log-mulligan = { $seat } { $count ->
    [0] keeps the opening hand.
   *[other] puts { $count } cards under the deck and draws a new hand.
 }
log-nullified = The play of { $card } is nullified.
log-overwrite = { $seat }'s { $card } is replaced.
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
        [0] Both have been given { $goal } points: the game is a draw.
       *[other] { $winners } wins, because the other side has { $goal } points.
     }
    [decked] { $count ->
        [0] Both decks are empty: the game is a draw.
       *[other] { $winners } wins, because the other side's deck is empty.
     }
    [agreed_draw] The game is a draw by agreement.
    [time] { $winners } wins, because the other side's time ran out.
    [loop] An endless loop that nobody can stop: the game is a draw.
   *[other] { $count ->
        [0] The game is a draw.
       *[other] { $winners } wins.
     }
 }

## Refusals
reason-came_this_turn = It came onto the field this turn.
reason-cannot_be_blocked_by = An effect prevents such a character from blocking.
reason-combi_levels = A combination does not level up.
precious_memories-reason-forbidden = An effect forbids it.
reason-has_approached = It has already approached this turn; only a text lets it approach again.
reason-is_rested = It is resting.
reason-level_in_main = You can level up only in your own main phase.
reason-main_area_full = There are already five characters in the main area.
reason-main_area_has_room = There is room in the main area.
precious_memories-reason-may_not_approach = An effect prevents it from approaching.
reason-may_not_block = An effect prevents it from blocking.
reason-must_approach = A character that must approach has to do so first.
reason-no_aid = It has no aid that can be used from there.
reason-no_levels = It has no levels.
reason-no_power = Without AP and DP it can only be in the support area.
reason-no_power_to_approach = Without AP and DP it cannot approach.
reason-no_such_area = There is a main area and a support area.
reason-no_such_host = It cannot be set there.
precious_memories-reason-not_in_hand = It is not in your hand.
reason-nobody_named = There is no such card on your field.
reason-not_in_its_place = It is played in place of one of your characters in the main area.
reason-not_in_main_area = It is not in the main area.
reason-not_linked = They do not approach together.
precious_memories-reason-not_now = You cannot do that now.
reason-not_your_blocker = It is not a character in your main area.
precious_memories-reason-not_your_character = It is not your character.
reason-nothing_to_discard = There is no such card in your hand to discard.
reason-nothing_to_respond_to = It would do nothing now.
reason-only_in_own_main = It can appear only in your own main phase.
reason-other_name = It can level up only a character of the same name.
reason-same_on_field = The same card is already on your field.
reason-same_on_field_level = The same card is already on your field, so it cannot be used to level up.
reason-same_played = You have already played the same card this turn.
reason-too_cheap_to_block = Its use cost is too low to block that one.
reason-purple_payment = A purple card is paid for with purple of its work, with all four other colours of it, or only with cards of its name.
reason-triangle_cost = A cost of △ cannot be paid.
precious_memories-reason-use_condition = Its use condition is not met.
precious_memories-reason-used_this_turn = That text has already been used this turn.
reason-wrong_timing = It cannot be used at this time.

## Decks
precious_memories-deck-main-size = The main deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }; it needs exactly { $wanted }.
deck-ex-size = The EX deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }; at most { $most } are allowed.
deck-too-many-works = The deck has cards of { $count } works; at most { $most } are allowed.

## The first lesson
tutorial-precious_memories-start = Two tales meet at this table: yours of the boy out of the peach, mine of the palace in the sea. Whoever has **seven points** has lost; today **three** are enough, for points are what you get when nobody stands in the way. The first picture is the table, the second your hand. By chance it is you who chooses who begins: take **yourself**.
tutorial-precious_memories-hand = Seven cards. Once, before the game, you may put the whole hand under your deck and draw seven new ones. This one is good: answer **No**.
tutorial-precious_memories-play = In your main phase you play cards. Each has a **use cost** in its corner and a **generated cost**, which is what it yields when you pay *with* it. Momotaro costs 0. A character with AP and DP may stand in the **main area**, five at most, or behind it in the support area. Play Momotaro (The Morning He Came Out) into the main area.
tutorial-precious_memories-pay = I pass for this turn; after every play the other player gets priority. Now Dog (A Good Nose), into the main area. He costs 1.
tutorial-precious_memories-proposal = You pay with cards of your **hand**, which go to the discard pile, or with your own **points** that lie face up, which are turned face down. One card of the payment must be from the same work. The table proposes the cheapest way: as few cards of your hand as can be, and of these those that yield least. Take the proposal.
tutorial-precious_memories-end-first = Momotaro's text: with a Dog on your side he has 10 more of both. In the first turn of the game nobody approaches. **Pass**: if both of us pass in a row, the main phase is over.
tutorial-precious_memories-their-window = My turn. I drew two cards and played a guard. Whenever I play something, you get priority. You have nothing for my turn: **Pass for the rest of this turn**, and I ask no more.
tutorial-precious_memories-to-approach = Two cards for you each turn, and all your cards are active again. You could play more characters; let us see an **approach** first. Pass: I pass too, and the approach phase begins.
tutorial-precious_memories-approach = Every approach has six steps; the band in the middle of the picture says which it is. Whoever came this turn must wait. The Dog did not: **approach** with the Dog.
tutorial-precious_memories-window = He has turned sideways. Step 2: events and texts, if anybody has some for this moment. Pass.
tutorial-precious_memories-point = I did not block, so the top card of my deck is my first **point**, face up. I may pay with it: points hurt, but they can pay. Step 6 is another chance to play events and texts. Pass.
tutorial-precious_memories-second = One approach after the other. Now Momotaro.
tutorial-precious_memories-second-window = Pass.
tutorial-precious_memories-blocked = My guard **blocks**, and rests as well. Step 5 will compare: whoever's DP is not above the other's AP **exits**, both at the same moment. 30 against 30 sends my guard home, and Momotaro too. Step 4 is your moment: play All at Once. It costs 2.
tutorial-precious_memories-event-pay = As proposed.
tutorial-precious_memories-judgement = 50 and 50: he stays. Pass.
tutorial-precious_memories-after = My guard has exited. Nobody is left to approach; pass, and your turn ends.
tutorial-precious_memories-their-turn = Effects until the end of the turn are over. I have played a stronger guard, 40/60. Pass for the rest of this turn.
tutorial-precious_memories-cheaper = I did not approach: my guard came this turn. You need two more points. Play Millet Dumplings: the next of the Road costs 2 less.
tutorial-precious_memories-strong = Play Momotaro (Running up the Beach) into the main area. This is a different card from the Momotaro who is there; of the *same* card only one may be on your field.
tutorial-precious_memories-strong-pay = 2 instead of 4. As proposed.
tutorial-precious_memories-ready = Three may approach, for the new Momotaro has 〔Active〕: he need not wait. I have one who can block. Pass, to approach.
tutorial-precious_memories-active = The strongest first.
tutorial-precious_memories-wait = Pass.
tutorial-precious_memories-two = I let him through: my second point, and his text draws you a card. Pass.
tutorial-precious_memories-bait = Now the Dog. Would you block him?
tutorial-precious_memories-bait-window = Pass.
tutorial-precious_memories-let-go = I do. The Dog will exit, and that is just what you want: a character that blocks is turned sideways and cannot block again this turn. Pass.
tutorial-precious_memories-rested = Pass once more.
tutorial-precious_memories-last = Nobody of mine is active. Momotaro!
tutorial-precious_memories-win = Pass, and see.
tutorial-precious_memories-won = 🎉 Three points: you have won, and you know the basics: paying with what you hold, priority that passes back and forth, the six steps of an approach, points that hurt but can pay. A full game goes to **seven** points, and an empty deck loses. EX decks, levels, coins, double faces wait in the ready-made decks. Next: **/practice** against me, or **/precious_memories open** on a server, for a friend.

## What may be forbidden
deed-appear = appear
deed-approach = approach
deed-approach_again = approach once more
deed-be_blocked = be blocked
deed-be_chosen = be chosen
deed-block_with = block
deed-exits = exit
deed-from_support = approach from the support area
deed-give_points = give points
deed-play_elsewhere = be played from anywhere but the hand
deed-put_in = be put onto the field
deed-use_text = use texts
precious_memories-act-chosen-character = chosen { $kind }
act-pmappear = { $form ->
    [do] Let appear
    [dont] Don't
   *[ask] let { $what } appear
 }
act-pmputcoins = { $form ->
    [do] Put
    [dont] Don't
   *[ask] put a coin on { $what }
 }
precious_memories-act-exert = { $form ->
    [do] Rest
    [dont] Don't
   *[ask] make { $what } rest
 }
precious_memories-act-ready = { $form ->
    [do] Make active
    [dont] Don't
   *[ask] make { $what } active
 }
precious_memories-act-gainlore = { $form ->
    [do] Give
    [dont] Don't
   *[ask]
        give { $count ->
            [0] points
            [1] a point
           *[other] { $count } points
        }
 }
precious_memories-effect-exert = make rest
precious_memories-effect-ready = make active
precious_memories-effect-gainlore = give points

## Moves by hand
precious_memories-hand-ready = Make active
precious_memories-hand-exert = Rest
precious_memories-hand-to-zone = To: { $zone }
