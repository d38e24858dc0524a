### The words in pictures and alt texts that only this game has, or has otherwise.

color-amber = amber
color-amethyst = amethyst
color-blue = blue
color-emerald = emerald
color-green = green
color-orange = orange
color-pink = pink
color-purple = purple
color-red = red
color-ruby = ruby
color-sapphire = sapphire
color-steel = steel
color-white = white
color-yellow = yellow

drying = drying

icon-E = [exert]
icon-I = ink
icon-L = lore
icon-S = strength
icon-W = willpower

inkable = inkable

keyword-ability = an ability
keyword-bodyguard = Bodyguard
keyword-challenger = Challenger
keyword-evasive = Evasive
keyword-reckless = Reckless
keyword-resist = Resist
keyword-rush = Rush
keyword-shift = Shift
keyword-sing_together = Sing Together
keyword-singer = Singer
keyword-support = Support
keyword-ward = Ward

kind-action = action
kind-location = location
kind-song = song

mark-fought = challenge
mark-quested = quested
mark-sang = sang

not_inkable = not inkable

note-be_challenged = not challengeable
note-cannot_be_challenged = not challengeable
note-cannot_challenge = no challenge
note-cannot_play = no play
note-cannot_quest = no quest
note-cannot_ready = no ready
note-cannot_sing = no singing
note-cannot_take_challenge_damage = no challenge damage
note-challenge = no challenge
note-drying = drying
note-may_challenge = may challenge
note-may_challenge_ready = challenges ready
note-may_quest = may quest
note-may_sing = may sing
note-move = no moving
note-must_challenge = must challenge
note-must_quest = must quest
note-quest = no quest
note-ready_step = no ready step
note-shift = no shifting
note-sing = no singing
note-suffer_banish = safe from some banishing
note-suffer_damage = safe from some damage
note-suffer_exert = safe from some exerting
note-suffer_to_hand = safe from some returning
note-take_challenge_damage = no challenge damage
note-take_damage = no damage

phase-draw = Draw step
phase-mulligan = Mulligan
phase-ready = Ready step
phase-set = Set step

points = Lore

reason-lore = lore goal reached

spent = spent

stat-lore = lore
stat-move = move cost
stat-strength = strength
stat-willpower = willpower

waiting = Bag

zone-bag = Bag
zone-field = Field
zone-inkwell = Ink
