### The words in pictures and alt texts that only this game has, or has otherwise.

ask-cut = cut the string or not

exerted = flown
exerted_short = F

kind-kite = kite

mark-flown = flown

stat-strength = strength

zone-play = Sky
