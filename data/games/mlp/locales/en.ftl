### My Little Pony: what only this game says, and under "mlp-KEY" what it says otherwise than the others.

game-mlp = My Little Pony

## Commands
cmd-mlp = Play My Little Pony at this table
cmd-mlp-character = Play a character from your hand into a place of your adventure area
cmd-mlp-event = Play an event from your hand
cmd-mlp-item = Have one of your characters wear an item from your hand
cmd-mlp-effect = Use an activated effect of one of your characters or items
cmd-mlp-flip = Flip a scene for its face-down effect
cmd-mlp-presents = Open presents, in the order they resolve
cmd-mlp-inspiration = Use an inspiration in an exchange
cmd-mlp-advance = Action of a character: advance your story
cmd-mlp-disturb = Action of a character: disturb a plan of your opponent's
cmd-mlp-end = End your main phase
opt-slot = The place: left, centre or right
opt-event = The event
opt-item = The item
opt-wearer = The character that wears it
opt-effect = Which effect, if there are several
opt-scene = The scene
opt-presents = The presents, separated by commas; leave empty to open none

## Actions
verb-play_slot = Play a character
verb-play_on = Play an item
verb-flip = Flip a scene
verb-inspire = Inspiration
verb-advance = Advance the story
verb-disturb = Disturb a plan
verb-pass = Pass
mlp-verb-play = Play an event
mlp-verb-use = Use an effect
mlp-verb-end = End main phase
choice-pass = Pass
choice-advance = Advance the story
choice-disturb = Disturb a plan
choice-slot = { $slot }
choice-place = { $place } of { $seat }
mlp-choice-end = End main phase
mlp-choice-really-end = Yes, end the main phase

## Prompts
prompt-action-inspiration = { $seat }: { $card } (idea { $card_idea }) is in an exchange with { $target } (idea { $target_idea }). Do you use an inspiration?
prompt-action-acting = { $seat }: { $card } faces nobody. What does it do?
prompt-open = { $card ->
    [none] { $seat }, which presents do you open? They resolve in the order you choose them.
   *[other] { $card }: which present is opened?
 }
prompt-token = { $card }: which token do you remove?
prompt-slot = { $card }: where do you put { $subject }?
prompt-order-back = { $card }: in which order do they go back? The first you choose will be nearest to the top.
prompt-order-discard = { $card }: in which order do they go to your rest area? The last you choose will be on top.
prompt-order-place = { $seat }, in which order do your effects go on the list? The last one resolves first.
prompt-order-resolve = { $seat }, in which order do your effects resolve? The first you choose resolves first.
mlp-prompt-action = Your main phase, { $seat }: what do you do?
mlp-prompt-confirm-end = You can still: { $verbs }. Really end your main phase?
mlp-prompt-pay = { $card }: turn a scene for its harmony cost
mlp-prompt-mulligan = Mulligan, { $seat }: do you swap your whole hand for 5 new cards?
mlp-prompt-order-bottom = { $card ->
    [none] In
   *[other] { $card }: in
 } which order do the cards go to the bottom of your deck? The first you choose will be nearest to the top.
mlp-prompt-card-discard = { $card ->
    [none] You have more than 10 cards: discard { $most ->
        [1] one
       *[other] { $most }, in the order they go to the rest area
     }
   *[other] { $card }: discard { $most ->
        [1] a card
       *[other] { $most } cards
     }
 }

## What things are
facts-slot = { $card ->
    [none] faces nobody
   *[other] faces { $card }
 }
mlp-facts-piece = { $seat }{ $slot ->
    [none] { "" }
   *[other] { " " }· { $slot }
 }{ $numbers ->
    [none] { "" }
   *[other] { " " }· idea { $numbers }
 }{ $wearer ->
    [none] { "" }
   *[other] { " " }· worn by { $wearer }
 }{ $exerted ->
    [1] { " " }· tapped
   *[other] { "" }
 }{ $face_down ->
    [1] { " " }· face down
   *[other] { "" }
 }{ $tokens ->
    [none] { "" }
   *[other] { " " }· { $tokens }
 }
mlp-facts-card = { $kind } · harmony { $cost }{ $numbers ->
    [none] { "" }
   *[other] { " " }· idea { $numbers }
 }
stage-1 = I
stage-2 = II
stage-3 = III
stage-4 = IV
place-plan_1 = plan on story I
place-plan_2 = plan on story II
place-plan_3 = plan on story III
place-plan_4 = plan on story IV

effect-mulligan = take a new hand
effect-remove = remove a plan
effect-toplan = make it a plan
effect-give = give a token
effect-takeoff = remove a token
effect-usecounter = open a present
effect-addscene = add a scene
effect-flip = flip a scene
effect-toplay = put into the adventure area
effect-relocate = move it to another place
mlp-effect-banish = retire
mlp-effect-exert = tap
mlp-effect-ready = untap
mlp-effect-todiscard = put into the rest area

## The log
log-advance = { $seat } advances to story { $stage }: { $card }.
log-declare = { $seat } declares { $card } for { $count } harmony.
log-enter = { $seat }'s { $card } enters the adventure area: { $slot }.
log-exchange = { $seat }'s { $card } and { $other }'s { $target } exchange ideas.
log-flip-down = { $seat } flips { $card } face down.
log-flip-up = { $seat } turns { $card } face up.
log-gain-token = { $seat }'s { $card } gains: { $token }.
log-ideas = { $card } has idea { $count }, { $target } idea { $rest }.
log-inspire = { $seat } uses the inspiration of { $card }.
log-mulligan = { $seat } { $count ->
    [0] keeps the opening hand.
   *[other] puts { $count } cards under the deck and draws a new hand.
 }
log-open = { $seat }'s { $card } opens: { $token }.
log-plan = { $seat } lays a plan on story { $stage }.
log-relocate = { $seat }'s { $card } moves: { $slot }.
log-remove-plan = The plan of { $seat } on story { $stage } is removed: { $card }.
log-retire = { $seat }'s { $card } retires.
log-scene = { $seat } adds the scene { $card }{ $face_down ->
    [1] { " " }face down
   *[other] { "" }
 }.
log-swap = { $seat }'s { $card } and { $target } change places.
log-take-back = { $seat } takes the card back into hand.
log-wear = { $seat }'s { $target } wears { $card }.
mlp-log-exert = { $seat }'s { $card } is tapped.
mlp-log-outcome = { $reason ->
    [story] { $winners } wins by reaching story { $goal ->
        [1] I
        [2] II
        [3] III
       *[other] IV
     }.
    [decked] { $count ->
        [0] Both had to draw from an empty deck: the game is a draw.
       *[other] The other side's deck is empty: { $winners } wins.
     }
    [agreed_draw] The game is a draw by agreement.
    [time] { $winners } wins, because the other side's time ran out.
    [loop] An endless loop that nobody could stop: the game is a draw.
   *[other] { $count ->
        [0] The game is a draw.
       *[other] { $winners } wins.
     }
 }
mlp-log-play = { $seat } plays { $card } for { $count } harmony.
mlp-log-ready = { $seat }'s { $card } is untapped.
mlp-log-readies = { $seat } untaps { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
mlp-log-resolve = { $seat }: the effect of { $card } resolves.
mlp-log-all-to-discard = { $seat }'s rest area gets { $count }: { $cards }.
mlp-log-to-discard = { $card } goes to { $seat }'s rest area.
mlp-log-to-discard-hidden = A card goes to { $seat }'s rest area.
mlp-log-use = { $seat } uses the effect of { $card }.
mlp-log-by-hand-points = { $seat }: story { $change } by hand.

## Refusals
reason-area_full = Your adventure area is full.
reason-does_nothing = It would do nothing now.
reason-face_down = That scene is face down.
reason-forbidden = An effect forbids it.
reason-may_not_wear_it = That character may not wear this item.
reason-no_plan = Your opponent has no plan.
reason-no_such_wearer = An item is worn by a character in your own adventure area.
reason-not_a_card_to_use = That is not how this card is played.
reason-not_an_inspiration = In an inspiration step only inspirations can be used.
reason-not_enough_harmony = You do not have enough scenes to turn for its harmony cost.
reason-not_for_this_one = It is only for certain characters, and yours in this exchange is not one of them.
reason-not_in_hand = It is not in your hand.
reason-not_now = You cannot do that now.
reason-not_usable_now = Its own text does not let you use it now.
reason-only_in_inspiration = An inspiration is used only in the inspiration step of an exchange.
reason-plan_on_next_story = Your opponent has a plan on the story of that stage: disturb it first.
reason-slot_taken = That place is taken.

## Decks
deck-main-size = The main deck (characters, events, items) has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }; it needs exactly { $wanted }.
deck-scene-size = The scene deck has { $count ->
    [one] 1 scene
   *[other] { $count } scenes
 }; it needs exactly { $wanted }.
deck-story-size = The story deck has { $count } stories; it needs exactly { $wanted }.
deck-lead-size = The deck has { $count } leads; it needs exactly { $wanted }.
deck-stories-titles = The stories have { $count } different titles; all four need the same one.
deck-stories-subtitles = The stories have { $count } different subtitles; all four must differ.
deck-stories-stages = The { $count } stories must be the stages I, II, III and IV, one each.
error-no-open = You cannot open presents now.
short-play_slot = Play
short-play_on = Play
mlp-short-play = Play
short-flip = Flip
short-inspire = Inspire
mlp-act-banish = { $form ->
    [do] Retire
    [dont] Don't
   *[ask] retire { $what }
 }
mlp-act-exert = { $form ->
    [do] Tap
    [dont] Don't
   *[ask] tap { $what }
 }
mlp-act-ready = { $form ->
    [do] Untap
    [dont] Don't
   *[ask] untap { $what }
 }
mlp-act-todiscard = { $form ->
    [do] Put it there
    [dont] Don't
   *[ask] put { $what } into the rest area
 }
mlp-act-chosen-character = chosen { $kind }

## Moves by hand
mlp-hand-ready = Untap
mlp-hand-exert = Tap
mlp-hand-to-zone = To: { $zone }
