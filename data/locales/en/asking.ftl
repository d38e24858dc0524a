### What a card may have its player do: as a question, as what comes before (te), and the two answers.

act-it = it
act-this = this card
act-chosen-card = a chosen card
act-chosen = chosen { $kind }
act-chosen-character = chosen { $kind }
act-every = every { $kind }
act-then = { $first }, then { $then }
prompt-asks = { $card }{ $ability ->
    [none] { "" }
   *[other] { " " }– { $ability }
 }: { $cost ->
    [none] { $effect }
   *[other] { $cost } to { $effect }
 }?
act-use = { $form ->
    [do] Use it
    [dont] Don't
   *[ask] use its effect
 }
act-draw = { $form ->
    [do] Draw
    [dont] Don't
   *[ask] draw { $count ->
      [0] cards
      [1] a card
     *[other] { $count } cards
    }
 }
act-discard = { $form ->
    [do] Discard
    [dont] Don't
   *[ask] discard { $count ->
      [0] cards
      [1] a card
     *[other] { $count } cards
    }
 }
act-deal = { $form ->
    [do] Deal it
    [dont] Don't
   *[ask] deal { $count ->
      [0] damage
     *[other] { $count } damage
    } to { $what }
 }
act-putdamage = { $form ->
    [do] Put it
    [dont] Don't
   *[ask] put damage on { $what }
 }
act-heal = { $form ->
    [do] Remove it
    [dont] Don't
   *[ask] remove damage from { $what }
 }
act-movedamage = { $form ->
    [do] Move it
    [dont] Don't
   *[ask] move damage
 }
act-banish = { $form ->
    [do] Banish
    [dont] Don't
   *[ask] banish { $what }
 }
act-exert = { $form ->
    [do] Exert
    [dont] Don't
   *[ask] exert { $what }
 }
act-ready = { $form ->
    [do] Ready
    [dont] Don't
   *[ask] ready { $what }
 }
act-tohand = { $form ->
    [do] Return
    [dont] Don't
   *[ask] return { $what } to hand
 }
act-todeck = { $form ->
    [do] Put it there
    [dont] Don't
   *[ask] put { $what } into the deck
 }
act-todiscard = { $form ->
    [do] Put it there
    [dont] Don't
   *[ask] put { $what } into the discard
 }
act-toinkwell = { $form ->
    [do] Put it there
    [dont] Don't
   *[ask] put { $what } into the inkwell
 }
act-modify = { $form ->
    [do] Do it
    [dont] Don't
   *[ask] { $change ->
        [none] change the { $stat } of { $what }
       *[other] give { $what } { $change } { $stat }
     }
 }
act-grant = { $form ->
    [do] Give it
    [dont] Don't
   *[ask] give { $what } an ability
 }
act-gainlore = { $form ->
    [do] Gain it
    [dont] Don't
   *[ask] gain { $count ->
      [0] lore
     *[other] { $count } lore
    }
 }
act-loselore = { $form ->
    [do] Do it
    [dont] Don't
   *[ask] make a player lose lore
 }
act-look = { $form ->
    [do] Look
    [dont] Don't
   *[ask] look at { $count ->
      [0] cards
      [1] a card
     *[other] { $count } cards
    }
 }
act-revealtop = { $form ->
    [do] Reveal
    [dont] Don't
   *[ask] reveal the top card of your deck
 }
act-revealhand = { $form ->
    [do] Reveal
    [dont] Don't
   *[ask] have a player reveal their hand
 }
act-playfree = { $form ->
    [do] Play
    [dont] Don't
   *[ask] play a card for free
 }
act-payink = { $form ->
    [do] Pay
    [dont] Don't
   *[ask] pay { $count } ink
 }
act-moveto = { $form ->
    [do] Move
    [dont] Don't
   *[ask] move { $what }
 }
act-take = { $form ->
    [do] Take
    [dont] Don't
   *[ask] take a card
 }
act-relocate = { $form ->
    [do] Move
    [dont] Don't
   *[ask] move { $what } to another place
 }
act-tuck = { $form ->
    [do] Put it there
    [dont] Don't
   *[ask] put a card under it
 }
act-usecounter = { $form ->
    [do] Open
    [dont] Don't
   *[ask] open the present
 }
