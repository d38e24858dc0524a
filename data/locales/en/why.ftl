### /why: a card's values with their sources, what it listens for, what it may do.

opt-why-card = A card in play, or in your hand

why-card = **{ $card }** · { $seat }
why-value = { $name } **{ $total }** = { $parts }
why-printed-values = As printed: { $values }
why-damage = Damage on it: { $damage }
why-how-printed = printed
why-how-counter = counters on it
why-how-rule = cannot go below zero
why-by = { $ends ->
    [yes] { $card }, { $end }
   *[no] { $card }
 }
why-by-keyword = { $keyword }, { $card }
why-until-turn = this turn
why-until-challenge = in this challenge
why-until-until_your_next_turn = until { $seat }'s next turn
why-until-through_your_next_turn = until the end of { $seat }'s next turn
why-until-their_next_turn = during { $seat }'s next turn
why-until-their_next_ready = until { $seat } next readies their cards
why-has = { $name }: { $cause }
why-lost = Lost { $name }: { $cause }
why-gained = Gained: “{ $text }” ({ $cause })
why-listening = Triggers when: “{ $text }”
why-done = Already used this turn: “{ $text }”
why-waiting = { $count ->
    [1] Has triggered and is waiting to resolve: “{ $text }”
   *[other] Has triggered { $count } times and is waiting to resolve: “{ $text }”
 }
why-can = **Can now:** { $verbs }
why-cannot = **{ $verbs }:** { $reason }
why-nothing = **Now:** { $reason }
