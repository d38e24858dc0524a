### The log of a game, one line an event.

log-cannot = { $seat }'s { $card } cannot { $deed }.
log-choose = { $seat } chooses { $card }.
log-concede = { $seat } concedes.
log-decked = { $seat } has to draw from an empty deck.
log-discard = { $seat } discards { $cards }.
log-discount = { $seat } pays { $count } less for the next card.
log-draw = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
log-drew = { $seat } draws { $cards }.
log-exert = { $seat }'s { $card } exerts.
log-gain = { $seat }'s { $card } gains { $what }{ $count ->
    [0] { "" }
   *[other] { " " }{ $count }
 }.
log-leave = { $seat } leaves the game.
log-left = The others go on without { $seat }.
log-look = { $seat } looks at { $count ->
    [0] no cards
    [one] a card
   *[other] { $count } cards
 }.
log-looked = { $seat } looks at { $count ->
    [0] no cards
   *[other] { $cards }
 }.
log-may-choose-starter = { $seat } chooses who starts.
log-modify = { $seat }'s { $card }: { $stat } { $change }.
log-outcome = { $reason ->
    [lore] { $winners } wins with { $goal } lore.
    [agreed_draw] The game is a draw by agreement.
    [loop] An endless loop that nobody could stop: the game is a draw.
    [time] { $winners } wins, because the other side's time ran out.
   *[other] { $count ->
        [0] The game is a draw.
       *[other] { $winners } wins.
     }
 }
log-play = { $seat } { $how ->
    [shift] plays { $card } by Shift for { $count }.
    [sing] has { $card } sung.
    [otherwise] plays { $card } for another cost.
    [sing_together] has { $card } sung together.
   *[other] plays { $card } for { $count }.
 }
log-put-bottom = { $seat } puts { $count ->
    [one] a card
   *[other] { $count } cards
 } on the bottom of the deck.
log-put-top = { $seat } puts { $count ->
    [one] a card
   *[other] { $count } cards
 } on top of the deck.
log-readies = { $seat } readies { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
log-ready = { $seat }'s { $card } readies.
log-resolve = { $seat }: the ability of { $card } resolves.
log-name = { $seat } names { $card }.
log-reveal = { $seat } reveals { $card }.
log-reveal-hand = { $count ->
    [0] { $seat } has no cards in hand to reveal.
   *[other] { $seat } reveals their hand: { $cards }.
 }
log-look-hand = { $seat } looks at { $other }'s hand.
log-shuffle = { $seat }'s deck is shuffled.
log-split-hand = { $seat } takes { $count } into hand and puts { $rest } on the bottom of the deck.
log-split-top = { $seat } puts { $count } on top and { $rest } on the bottom of the deck.
log-starts = { $seat } takes the first turn.
log-time = { $seat } has run out of time.
log-to-deck = { $card } goes to { $seat }'s deck.
log-to-deck-hidden = A card goes to { $seat }'s deck.
log-all-to-discard = { $seat }'s discard gets { $count }: { $cards }.
log-to-discard = { $card } goes to { $seat }'s discard.
log-to-discard-hidden = A card goes to { $seat }'s discard.
log-to-hand = { $card } goes to { $seat }'s hand.
log-to-hand-hidden = A card goes to { $seat }'s hand.
log-turn = Turn { $count }: { $seat }.
log-undo = { $seat } undoes a step.
log-use = { $seat } uses { $card }.
log-nothing = Nothing has happened yet.
log-page = Page { $page } of { $pages }
log-by-hand = { $seat } by hand:
log-by-hand-play = { $seat }'s { $card } comes into play.
log-by-hand-text = { $seat }'s { $card } is settled by hand: read its text and do what it says.
log-by-hand-damage = { $seat }'s { $card }: damage { $change } by hand.
log-by-hand-points = { $seat }: lore { $change } by hand.
log-repeat = { $seat } repeats the loop { $count } times.
log-repeat-stops = { $count ->
    [0] The loop is not repeated: it would go differently the next time.
    [1] The loop stops after one time: it would go differently the next time.
   *[other] The loop stops after { $count } times: it would go differently the next time.
 }
log-circle = { $cards }: an endless loop that nobody can stop.
