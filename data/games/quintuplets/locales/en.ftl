### The Quintuplets: what only this game says, and under "quintuplets-KEY" what it says otherwise than the others.

game-quintuplets = Quintuplets Card Game

## Commands
cmd-quintuplets = Play the Quintuplets Card Game at this table
cmd-quintuplets-character = Play a character from your hand into one of your lanes
cmd-quintuplets-episode = Set an episode, or a character as one, on one of your characters
cmd-quintuplets-event = Play an event from your hand
cmd-quintuplets-effect = Play an activated ability of one of your cards
cmd-quintuplets-approach = Declare that one of your characters approaches a hero
cmd-quintuplets-done = Finish declaring approaches
cmd-quintuplets-pass = Play no event now
cmd-quintuplets-end = End your main phase
opt-hero = The hero
opt-lane = The lane, from 1 to 5
opt-second = A second character that approaches the same hero, from a later lane
opt-third = A third character that approaches the same hero

## Settings
option-hand_limit = Hand limit
option-hand_limit-0 = no hand limit
option-hand_limit-5 = at most 5 cards in hand at the end of a turn
option-hand_limit-6 = at most 6 cards in hand at the end of a turn
option-hand_limit-7 = at most 7 cards in hand at the end of a turn
option-hand_limit-8 = at most 8 cards in hand at the end of a turn
option-hand_limit-9 = at most 9 cards in hand at the end of a turn
option-hand_limit-10 = at most 10 cards in hand at the end of a turn
opt-hand_limit = How many cards may be kept at the end of a turn

## Actions
verb-character = Play a character
verb-episode = Set an episode
verb-event = Play an event
verb-approach = Approach
verb-approach_two = Approach
verb-approach_three = Approach
short-character = Play
short-episode = Set
short-event = Play
verb-done = Declare no more
verb-pass_on = Pass until the judgement
quintuplets-verb-pass = Pass
quintuplets-verb-use = Play an ability
quintuplets-verb-end = End main phase
quintuplets-choice-pass = Pass
quintuplets-choice-done = Declare no more
choice-pass_on = Pass until the judgement
choice-instead = { $card } instead
choice-approach = { $others ->
    [none] { $card } → { $target }
   *[other] { $card }, { $others } → { $target }
 }
quintuplets-choice-end = End main phase
quintuplets-choice-really-end = Yes, end the main phase
quintuplets-choice-no = No

## Prompts
prompt-action-approach = { $seat }: who approaches whom?
prompt-action-events = { $seat }: do you play an event in this event step?
prompt-target-bride = { $seat }: who becomes { $subject }'s bride?
prompt-slot-hero = { $seat }: in which lane do you put the next hero?
prompt-repeat-allow = { $seat }: how many repeats do you allow?
quintuplets-prompt-action = Your main phase, { $seat }: what do you do?
quintuplets-prompt-confirm-end = You can still: { $verbs }. Really end your main phase?
quintuplets-prompt-mulligan = Mulligan, { $seat }: do you swap your whole hand for 5 new cards?
quintuplets-prompt-slot = { $seat }: in which lane do you put { $subject }?
quintuplets-prompt-card-discard = { $card ->
    [none] You have too many cards: put { $most } into your waiting room
   *[other] { $card }: put { $most ->
        [1] a card
       *[other] { $most } cards
     } into your waiting room
 }

## What things are
quintuplets-facts-slot = { $card ->
    [none] no hero in front
   *[other] in front: { $card }
 }
quintuplets-facts-piece = { $slot ->
    [none] set
   *[other] { $slot }
 }{ $numbers ->
    [none] { "" }
   *[other] { " " }· { $numbers }
 }{ $wearer ->
    [none] { "" }
   *[other] { " " }· with { $wearer }
 }{ $face_down ->
    [1] { " " }· face down
   *[other] { "" }
 }
quintuplets-facts-card = { $kind }{ $numbers ->
    [none] { "" }
   *[other] { " " }· { $numbers }
 }
quintuplets-effect-discard = put into the waiting room
quintuplets-effect-mulligan = take a new hand
effect-tozone = put elsewhere
effect-attach = set an episode
quintuplets-effect-flip = turn over
effect-layhero = put a hero
quintuplets-effect-toplay = make it appear
effect-turnto = make a character approach
effect-tolane = move to another lane
quintuplets-effect-todiscard = put into the waiting room

## What one may do
quintuplets-act-discard = { $form ->
    [do] Put it there
    [dont] Don't
   *[ask] put { $count ->
      [0] cards
      [1] a card
     *[other] { $count } cards
    } from the hand into the waiting room
 }
quintuplets-act-todiscard = { $form ->
    [do] Put it there
    [dont] Don't
   *[ask] put { $what } into the waiting room
 }

## The log
log-appear = { $seat }'s { $card } appears: { $slot }.
log-approach = { $seat }'s { $card } approaches { $target }.
log-approach-fails = The approach of { $seat }'s { $card } fails.
log-approach-succeeds = The approach of { $seat }'s { $card } succeeds: { $target }.
log-hero = { $card } comes to { $slot }.
log-instead = { $seat }: { $card } replaces it.
log-no-approach = { $seat } declares no approach.
log-not-played = { $seat } does not play an ability of { $card }.
log-pass = { $seat } plays no event.
log-set = { $seat } sets { $card } on { $target }.
log-to-brides = { $seat }: { $card } becomes a bride.
log-to-hero-deck = { $card } goes to the hero deck.
log-to-removed = { $card } is removed from the game.
quintuplets-log-discard = { $seat } puts { $cards } into the waiting room.
quintuplets-log-flip-down = { $card } is turned face down.
quintuplets-log-flip-up = { $card } is turned face up.
quintuplets-log-mulligan = { $seat } { $count ->
    [0] keeps the opening hand.
   *[other] shuffles { $count } cards into the deck and draws a new hand.
 }
quintuplets-log-no-longer = { $seat }'s { $card }: its condition is not met, so nothing is done.
quintuplets-log-relocate = { $card } moves to { $slot }.
quintuplets-log-outcome = { $reason ->
    [brides] { $count ->
        [0] Both have won at the same time: the game is a draw.
       *[other] { $winners } wins with { $goal } brides.
     }
    [decked] { $count ->
        [0] Both decks are empty: the game is a draw.
       *[other] The other side's deck is empty: { $winners } wins.
     }
    [agreed_draw] The game is a draw by agreement.
    [time] { $winners } wins, because the other side's time ran out.
    [loop] An endless loop that nobody can stop: the game is a draw.
   *[other] { $count ->
        [0] The game is a draw.
       *[other] { $winners } wins.
     }
 }
quintuplets-log-play = { $seat } plays { $card }.
quintuplets-log-resolve = { $seat }: an ability of { $card } is played.
quintuplets-log-all-to-discard = { $seat }'s waiting room gets { $count }: { $cards }.
quintuplets-log-to-discard = { $card } goes to { $seat }'s waiting room.
quintuplets-log-to-discard-hidden = A card goes to { $seat }'s waiting room.
quintuplets-log-use = { $seat } plays an ability of { $card }.

## Refusals
reason-approaches_already = She is already approaching a hero.
reason-character_played = You have already played a character this turn.
reason-condition_unmet = Its condition is not met.
reason-episodes_played = You have played as many episodes as you can this turn.
reason-grows_elsewhere = A card with growth is played only onto the character it grows from.
reason-from_the_left = Name the characters that approach a hero in lane order, from lane 1.
reason-hero_chosen = He has already been chosen: declare all who approach him together.
reason-lane_taken = There is a character in that lane.
reason-may_not_approach = An effect forbids that approach.
reason-name_played = You have played an event of that name this turn.
reason-name_used = You have played such an ability of a card of that name this turn.
reason-no_such_lane = There are five lanes.
quintuplets-reason-not_a_character = That is not a character.
reason-not_a_hero = That is not a hero.
reason-not_an_episode = That cannot be set as an episode.
reason-not_an_event = That is not an event.
reason-not_in_event_step = That event is not for the event step.
reason-not_in_main = That event is not for the main phase.
reason-not_your_character = That is not your character.
reason-out_of_reach = He is not in front of her or diagonally in front.
reason-too_weak = Her bride power is less than he needs.
reason-use_condition = A person that its use condition names is missing.
reason-used_this_turn = That ability has been played this turn.
quintuplets-reason-face_down = He is face down.
quintuplets-reason-forbidden = An effect forbids it.
quintuplets-reason-no_such_wearer = An episode can be set only on your own character.
quintuplets-reason-not_for_this_one = It is exclusive to another character.
quintuplets-reason-not_in_hand = It is not in your hand.
quintuplets-reason-not_now = You cannot do that now.

## Decks
deck-heroes-size = The hero deck has { $count } heroes; it needs exactly { $wanted }.
quintuplets-deck-main-size = The main deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }; it needs exactly { $wanted }.

## The lesson
tutorial-quintuplets-start = In this street five siblings each keep a shop, and Sorano keeps the books of all five. Whoever first wins **three brides** wins the game; today **two** are enough. The first picture is the table, the second your hand. Five **heroes** will lie between us, all of them Sorano on different days.
    Chance says who begins, and it is you. Once, before the game, you may swap your whole hand for a new one. This one is good: answer **No**.
tutorial-quintuplets-play = Each of us has five **lanes**, and a hero lies in front of each. The number on a hero is the **needed power**: two of them ask for 8. The number on a character is the **bride power**. Once a turn you may play a character. Play Anzu (4) into your lane **2**.
tutorial-quintuplets-episode = **Episodes** make a character stronger; you may set two a turn. Sunday Shoes give 3. Set them on Anzu.
tutorial-quintuplets-end-first = 7: one too little for the hero in front of her. She keeps her shoes, so it was not in vain. End your main phase.
tutorial-quintuplets-their-events = I have made Beni 8 strong, and she **approaches** the hero in front of her. Now comes the **event step**, and the player who is not approaching acts first: you. You could play an event marked 【Approach】. Yours helps only your own characters, so **pass**.
tutorial-quintuplets-grow = That was my first bride. The hero lies face down now: nobody can approach him any more, I no more than you. You have drawn two cards. Mistress of the Oven has **growth** from Anzu: she is played on top of her, and keeps the shoes. Play her into lane **2**.
tutorial-quintuplets-end-second = 6 and 3 make 9. That is enough for two heroes. End your main phase; then you declare who approaches whom.
tutorial-quintuplets-approach = A character reaches the hero in front of her and those **diagonally in front**. Approach the one in lane **1**, Over the Ledgers, who needs 9. When he is approached, each of us draws a card: what a hero does belongs to nobody.
tutorial-quintuplets-answer = I played A Sudden Shower: 3 less until the end of the turn. 6 is too little, and it is compared **again** at the judgement. But now it is your turn: A Word in His Ear gives 3, and a card. Play it.
tutorial-quintuplets-judgement = 9 again. If both pass, one after the other, the **bride judgement** follows. Pass.
tutorial-quintuplets-second = Your first bride! Her shoes and the card beneath her went to the waiting room. I have put Beni into my lane 1. Now play the second Anzu into lane **3**, the centre.
tutorial-quintuplets-exclusive = A New Apron gives 4 and is **exclusive**: only Anzu can wear it. Set it on her.
tutorial-quintuplets-as-episode = 8. Any character in your hand can be set as an episode too, and is then +2 and nothing else. Set Dusted with Flour on Anzu.
tutorial-quintuplets-end-last = 10: just what the hero in front of her needs. End your main phase.
tutorial-quintuplets-last = Approach With an Abacus.
tutorial-quintuplets-win = I have no event that could help me. Pass, and see.
tutorial-quintuplets-won = 🎉 You have won, and you know the basics: lanes, characters, episodes, growth, approaches, events, the judgement. A full game goes to **three** brides, and several characters may approach in one turn, each a different hero. You lose if your deck is empty. Next: **/practice** against me with a whole deck, or **/quintuplets open** on a server, for a friend.
quintuplets-act-chosen-character = chosen { $kind }

## Moves by hand
quintuplets-hand-to-play = Into a lane
quintuplets-hand-to-zone = To: { $zone }
