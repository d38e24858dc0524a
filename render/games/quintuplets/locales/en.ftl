### The words in pictures and alt texts that only this game has, or has otherwise.

approach = → { $lane }: { $power }/{ $need }

ask-slot = choose a lane

at = approaches { $place }
empty = empty

keyword-ability = an ability
keyword-disguise = Disguise
keyword-growth = Growth

kind-episode = episode
kind-event = event
kind-hero = hero

lanes_empty = empty lanes: { $lanes }

mark-approaches = approach
mark-fails = failed

no_hero = no hero

note-approach = no approach
note-be_approached = not approached
note-become_partner = no partner
note-lose_power = not lowered
note-succeed = no success
note-wear = some only

phase-approach = Approach phase
phase-events = Event step

points = Brides
printed = was { $value }

reason-brides = three brides

slot-0 = lane 1
slot-1 = lane 2
slot-2 = lane 3
slot-3 = lane 4
slot-4 = lane 5

stat-bonus = power bonus
stat-need = needed power
stat-power = bride power

wears = with { $items }
wears_count = with { $count } episodes

zone-brides = Brides
zone-discard = Waiting room
zone-effect_resolution = Effect resolution
zone-hero_deck = Hero deck
zone-lane_resolution = Lane resolution
zone-removed = Removed
