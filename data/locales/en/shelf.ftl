### Cards and decks away from a table

cmd-card = Look up a card: its picture, its text, how the table reads it, its rules
opt-card-name = The card's name, or a part of it

card-title = **{ $name }** · { $game } · { $id }
card-read = **What the table carries out**
card-no-text = It has no ability.
card-by-hand = Its text could not be read: at a table it is settled by hand.
card-not-told = The table carries its text out, but cannot word it in English.
card-none = No card fits “{ $typed }”. Try a part of its name.
card-as-read = -# The table carries it out as it is printed.
card-told = **As the table reads it** (not printed in English)
card-others = { $count ->
    [one] One more card fits
   *[other] { $count } more cards fit
}
card-several = “{ $typed }” fits several cards: { $cards }.
cards-unprinted = No printed cards are loaded here, only cards of our own worlds. { $may ->
    [yes] You can bring printed ones with `/cards import`.
   *[no] Whoever manages a server can bring printed ones there with `/cards import`.
}
cards-decks-there = -# Decks for { $game }: { $decks }.
card-gone = That card is no longer here.
button-card-rule = { $about }: { $rule }

cmd-shelf = Decks, your own and ready-made: kept, looked at, tried out, shared
cmd-shelf-save = Keep a deck: paste its list, or bring it as a file
cmd-shelf-list = List your decks
cmd-shelf-show = See a deck as a picture and as a list
cmd-shelf-validate = Check one of your decks against the rules
cmd-shelf-share = Show a deck to everybody here
cmd-shelf-delete = Take one of your decks away
cmd-shelf-hand = Draw a sample hand from a deck
cmd-shelf-odds = How likely you are to have a card, turn by turn
opt-deck-name = What the deck is called
opt-own-deck = One of your decks

shelf-form = Keep a deck
shelf-form-name = Name
shelf-own = Your own deck
shelf-made = ready-made
shelf-none = You have no deck “{ $typed }”. /deck list shows what you have, /deck save keeps another.
shelf-none-such = No deck of yours and no ready-made one fits “{ $typed }”. /deck list shows what you have.
shelf-full = You already keep { $most } decks. Take one away with /deck delete first.
shelf-large = This list has { $count } cards; a deck of at most { $most } can be kept.
shelf-not-kept = Nothing was kept, because not every line names a card:
shelf-kept = **{ $name }** is kept, with { $cards } cards. At a table it stands first among the decks to choose from.
shelf-replaced = **{ $name }** is kept, with { $cards } cards, in place of the deck that you had under this name.
shelf-valid = ✅ The rules have nothing against it.
shelf-deleted = **{ $name }** is gone. This was its list:
shelf-head = You keep { $count } of { $most } decks.
shelf-empty = You have kept none yet. Keep one with a button below or `/deck save`; a ready-made one can be looked at, and played as it is.
shelf-line = - **{ $name }** · { $game } · { $cards } cards · { $faults ->
    [0] ready to play
    [one] one fault
   *[other] { $faults } faults
} · <t:{ $at }:d>
shelf-title = **{ $name }** · { $game } · { $cards } cards
shelf-shared = **{ $name }** · { $game } · { $cards } cards · shown by { $by }
shelf-more = -# { $count ->
    [one] One more line
   *[other] { $count } more lines
}: the picture shows every card.
shelf-hand = A sample hand of { $count } from **{ $name }**:
shelf-hand-title = { $name }: sample hand
button-deck-save = Keep a deck: { $game }
button-sample-hand = Sample hand
button-another-hand = Another hand

odds-head = At least one { $card } in **{ $name }** ({ $copies } among { $deck } cards):
odds-hand = Opening hand of { $cards }
odds-turn = By your turn { $turn }
odds-line = - { $label }: **{ $first }** going first, **{ $second }** going second
odds-foot = -# For hands that are kept as they come, with one card drawn each turn but the very first of the game.
odds-apart = { $card } lies apart from the cards that are drawn.

cmd-forget = Take away what is kept of you here
erase-ask = This takes away the name and the language that I keep of you, your settings and your decks ({ $decks }). At tables that are over your seat becomes “a former player”; the record of the moves stays, for it is the others' game too. It cannot be undone. What you do here later is kept anew.
erase-still = { $tables ->
    [one] One table that is not over names you.
   *[other] { $tables } tables that are not over name you.
} There your number stays; once they are over, use /forget-me again.
erase-done = Done: nothing that is yours is kept any more.
erase-done-but = Done, as far as it goes: the name and the language that I kept of you, your settings and your decks are gone. What is still kept:
button-forget = Forget me
former-player = a former player
