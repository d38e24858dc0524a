### The words in pictures and alt texts that only this game has, or has otherwise.

ask-open = choose presents to open
ask-order = choose the order of effects
ask-slot = choose a place
ask-token = choose a token

challenge = Exchange
challenged = in exchange
challenger = in exchange
challenges = { $challenger } and { $challenged }

counter-candy = Candy
counter-cheer = Cheer
counter-dazzle = Dazzle
counter-errand = Errand
counter-journey = Journey
counter-moves = Moved
counter-recall = Recall
counter-search = Search

empty = empty
everyday = everyday
exerted = sideways
exerted_short = sideways
harmony = Harmony { $ready }/{ $scenes }
inspires = Inspiration: { $name }

keyword-ability = an effect

kind-event = event
kind-lead = lead
kind-scene = scene
kind-story = story

mark-fought = exchange
mark-inspired = inspired
mark-readied = upright
mark-turned = turned over

note-acting = acting
note-exert = no turning
note-relocate = no moving
note-wear = some only

phase-acting = Exchange phase
phase-exchange = Exchange phase
phase-inspiration = Exchange phase

plans = plans on { $stages }
points = Story
ready = upright

reason-story = last story reached

scenes = scenes { $scenes }: { $ready } upright, { $spent } sideways, { $down } face down
scenes_down = Face down { $down }
scenes_spent = Sideways { $spent }

slot-0 = left
slot-1 = centre
slot-2 = right

slots_empty = empty: { $slots }
stage_lead = the lead is here
stage_plan = plan
start = Start

stat-candy = candy
stat-cheer = Present of Cheer
stat-dazzle = Present of Dazzle
stat-errand = Present of Errands
stat-idea = idea
stat-journey = Present of Journeys
stat-moves = moved
stat-recall = Present of Recall
stat-search = Present of Search
stat-stage = stage

then = { " " }→{ " " }

trigger-enter = Meet
trigger-leave = Farewell
trigger-removed = Precaution

waiting = Pending

window-inspiration = Inspiration

zone-discard = Rest area
zone-lead = Lead
zone-processing = In use
zone-scene_deck = Scene deck
zone-stories = Stories
