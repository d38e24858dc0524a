### Disney Lorcana: what only this game says.

cmd-lorcana = Play Disney Lorcana at this table
cmd-lorcana-challenge = Challenge a character with one of yours
cmd-lorcana-ink = Put a card from your hand into your inkwell
cmd-lorcana-play = Play a card from your hand
cmd-lorcana-sing = Have a character sing a song
cmd-lorcana-shift = Shift a character onto another
cmd-lorcana-quest = Send a character on a quest
cmd-lorcana-move = Move a character to a location
cmd-lorcana-use = Use an ability
cmd-lorcana-end = End your turn
opt-attacker = Your character that challenges
opt-song = The song
opt-singer = The character that sings
opt-onto = The character it is put onto
opt-character = Your character
opt-location = The location
deck-too-many-inks = The deck has { $count } inks ({ $inks }); at most { $most } are allowed.
log-alter = { $seat } puts { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
 } of the opening hand under the deck.
log-banish = { $seat }'s { $card } is banished.
log-challenge = { $seat }: { $card } challenges { $other }'s { $target }.
log-damage = { $seat }'s { $card } takes { $count } damage.
log-gain-lore = { $seat } gains { $count } lore.
log-heal = { $count } damage is removed from { $seat }'s { $card }.
log-ink = { $seat } puts { $card } into the inkwell.
log-location-lore = { $seat } gains { $count } lore from { $card }.
log-lose-lore = { $seat } loses { $count } lore.
log-move = { $seat }'s { $card } moves to { $place }.
log-no-damage = { $seat }'s { $card } takes no damage.
log-no-longer = { $seat }'s { $card }: its condition is no longer met.
log-put-damage = { $count } damage is put on { $seat }'s { $card }.
log-quest = { $seat }: { $card } quests for { $count } lore.
log-sing = { $seat }'s { $card } sings.
log-to-inkwell = { $card } goes to { $seat }'s inkwell.
log-to-inkwell-hidden = A card goes to { $seat }'s inkwell.
log-tuck = A card goes face down under { $seat }'s { $card }.
log-tucked = It is { $seat }'s { $card }.
log-will-play = { $seat } will play { $card } for free.
prompt-may-enter-exerted = { $card }: enter play exerted?
prompt-may-pay-otherwise = { $card }: pay its other cost instead of ink?
prompt-number-heal = { $card }: how much damage do you remove from { $subject }?
prompt-number-move-damage = { $card }: how much damage do you move from { $subject }?
prompt-number-under = { $card }: which card from under { $subject }? 1 came there first.
prompt-split-hand = { $card }: which card goes to your hand? The other goes to the bottom of your deck.
choice-resist = Resist of { $card }
verb-ink = Put into the inkwell
verb-shift = Shift
verb-sing = Sing
verb-sing_together = Sing together
verb-quest = Quest
verb-challenge = Challenge
verb-move = Move
effect-enter_exerted = enter exerted
effect-pay_otherwise = pay the other cost
reason-already_here = It is already at that location.
reason-already_inked = You have already put a card into your inkwell this turn.
reason-bodyguard = A character with Bodyguard has to be chosen first.
reason-cannot_be_challenged = It cannot be challenged.
reason-cannot_challenge = It cannot challenge now.
reason-cannot_play = An effect keeps you from playing it.
reason-cannot_quest = It cannot quest now.
reason-cannot_move = It cannot move now.
reason-cannot_sing = It cannot sing now.
reason-drying = It came into play this turn and is still drying.
reason-evasive = It has Evasive, so only a character with Evasive can challenge it.
reason-no_inkwell_symbol = It has no inkwell symbol around its cost.
reason-no_shift = It has no Shift.
reason-not_a_character = It is not a character.
reason-not_a_song = It is not a song.
reason-not_challengeable = Only characters and locations can be challenged.
reason-not_enough_ink = You do not have enough ready ink.
reason-not_sing_together = It does not have Sing Together.
reason-not_your_location = It is not your location.
reason-own_target = A character cannot challenge its own side.
reason-reckless_cannot_quest = It has Reckless and cannot quest.
reason-shift_needs_same_name = Shift needs a character of yours with the same name.
reason-singer_too_cheap = The character's cost is too low for that song.
reason-singers_too_cheap = The costs of your singers together are too low for that song.
reason-target_is_ready = It is ready; only exerted characters can be challenged.
reason-reckless_must_challenge = A character with Reckless is ready and can challenge, so it must before you end your turn.
reason-must_do_it = One of your characters has to quest or challenge before you end your turn, as it can.
reason-used_once = It has already been used this turn.
reason-ward = It has Ward, so opponents cannot choose it.
game-lorcana = Disney Lorcana
short-ink = Ink
act-enter_exerted = { $form ->
    [do] Exerted
    [dont] Ready
   *[ask] enter play exerted
 }
act-pay_otherwise = { $form ->
    [do] Other cost
    [dont] Pay ink
   *[ask] pay its other cost instead of ink
 }
