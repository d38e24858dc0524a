### Cards that are settled by hand, and a community's own sets.

hand-points-up = +1 lore
hand-points-down = -1 lore
hand-draw = Draw a card
hand-shuffle = Shuffle the deck
hand-damage-up = +1 damage
hand-damage-down = -1 damage
hand-exert = Exert
hand-ready = Ready
hand-to-play = Into play
hand-to-deck-top = On top of the deck
hand-to-deck-bottom = Under the deck
hand-to-zone = { $to ->
    [hand] To the hand
    [discard] To the discard
    [inkwell] Into the inkwell
   *[other] To: { $to }
 }
