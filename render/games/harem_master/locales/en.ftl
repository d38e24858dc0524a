### The words in pictures and alt texts that only this game has, or has otherwise.

ask-intercept = intercept or not

at = with { $place }
challenge = Battle
challenged = intercepting
challenger = attacking
clock = next action stacks { $costs }
copy = copy
empty = nobody
enough = { $goal } in court or on the scaffold win
exerted = acted
exerted_short = acted

icon-M = [mental]
icon-OT = [either turn]
icon-P = [physical]
icon-PA = [also an item]
icon-T = [act]

keyword-ability = an ability
keyword-pa = also an item

kind-event = event
kind-gentleman = gentleman
kind-lady = lady

mark-attacks = attacks
mark-changed_sides = changed sides
mark-intercepts = intercepts
mark-readied = unacted again

next_turn = next turn −{ $cost }
nobody_together = no faction bonus

note-attack = no attack
note-be_intercepted = not intercepted
note-intercept = no intercept
note-may_as_gentleman = counts as a gentleman
note-may_as_lady = counts as a lady
note-random = no random number
note-wear = some only

phase-answer = Answers
phase-approach = Approach
phase-castle = Attack on the castle
phase-combat = Combat
phase-end = End of turn
phase-free = Other player's chance
phase-intercept = Intercept
phase-main = Actions
phase-open = Attack: who intercepts?
phase-over = Battle decided
phase-start = Start of turn

printed = was { $value }
ready = unacted

reason-castle = a castle has fallen
reason-court = the court is full
reason-effect = a card's text
reason-lots = equal random numbers
reason-scaffold = the scaffold is full

slot-0 = first ability
slot-1 = second ability
slot-2 = third ability

stat-mental = mental
stat-physical = physical
stat-random = random number

together = Faction bonus
wears = with { $items }
wears_count = with { $count } items

zone-aside = Aside
zone-court = Court
zone-deck = Castle
zone-discard = Discard pile
zone-scaffold = Scaffold
zone-stack = Action stack
zone-starter = Starter
zone-used = Being used
