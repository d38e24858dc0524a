### The words in pictures and alt texts that only this game has, or has otherwise.

approaches = { $name } approaches

ask-pay = pay
ask-slot = choose an area

at = on { $place }
challenge = Approach
challenged = blocks
challenger = approaches

color-blue = blue
color-green = green
color-purple = purple
color-red = red
color-white = white
color-yellow = yellow

counter-magic_coin = magic
counter-ten_coin = +10/+10

drying = new this turn
empty = empty
exerted = resting
exerted_short = R
is_blocked = { $name } against { $blocker }

keyword-active_at_once = Active
keyword-breaks_in = Break
keyword-breakthrough10 = Breakthrough 10
keyword-breakthrough30 = Breakthrough 30
keyword-combi = Combi
keyword-endures = Endurance
keyword-ex_card = EX
keyword-forceful = Force
keyword-free_appearance = Free Appearance
keyword-interrupts = Interrupt
keyword-levels_up = Level Up
keyword-link = Link
keyword-lone = one by name
keyword-magic = Magic
keyword-must_approach = Forced Approach
keyword-natural = Natural
keyword-natural_plus = Natural +
keyword-threefold_points = three points
keyword-twins = any number
keyword-twofold_points = two points
keyword-unlimited = beyond five

kind-event = event
kind-support = support card

mark-transformed = transformed

note-appear = does not appear
note-appear_approach = appears in approaches
note-appear_approach_own = appears in own approaches
note-appear_approach_theirs = appears in opposing approaches
note-appear_free = appears freely
note-appear_interrupt = appears by interrupt
note-appear_main_theirs = appears in the opposing main phase
note-appear_outside_main = appears outside its main phase
note-approach = no approach
note-approach_again = approaches once more
note-be_blocked = not blocked
note-be_chosen = not chosen
note-being_challenged = blocks
note-block_with = no block
note-challenging = approaches
note-exits = does not exit
note-exits_approaching = does not exit by approaching
note-from_support = from support area
note-give_points = gives no point
note-levels_up_approach = levels up in approaches
note-levels_up_approach_own = levels up in own approaches
note-levels_up_approach_theirs = levels up in opposing approaches
note-levels_up_main_theirs = levels up in the opposing main phase
note-levels_up_outside_main = levels up outside its main phase
note-may_block_with = blocks resting
note-may_from_support = approaches from here
note-may_set_free = set for nothing
note-play_elsewhere = played from the hand alone
note-put_in = not put in
note-set_free = no free set
note-use_text = no texts

open_hand = open: { $cards }

phase-approach = Approach phase
phase-block = Approach, step 3: blocking
phase-blocked_window = Approach, step 4
phase-declare = Approach phase
phase-last_window = Approach, step 6
phase-play_window = Approach, step 2
phase-respond = Responding

pile = { $up } face up (worth { $worth }), { $down } face down
points = Points taken
printed = was { $value }
ready = active

reason-points = seven points

slot-0 = main area
slot-1 = support area
slot-2 = main area
slot-3 = main area
slot-4 = main area
slot-5 = main area
slot-6 = main area
slot-7 = main area
slot-8 = main area
slot-9 = main area

stat-ap = AP
stat-cost = use cost
stat-dp = DP
stat-experience = experience coins
stat-faced = approaches
stat-facing = blocks
stat-generated = generated cost
stat-lv = LV
stat-magic_coin = magic coins
stat-ten_coin = +10/+10 coins

wears = with { $items }
wears_count = with { $count } support cards

window-block = block
window-blocked_window = texts
window-declare = approach
window-judgement = exits
window-last_window = texts
window-play_window = texts

worth = pays { $worth }

zone-discard = Discard pile
zone-ex_deck = EX deck
zone-pile_down = Points face down
zone-pile_up = Points face up
zone-popped = Face down
zone-removed_cards = Removed
zone-under_play = Being played
