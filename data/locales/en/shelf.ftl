### Cards and decks away from a table

cmd-card = Look up a card: its picture, its text, how the table reads it, its rules
opt-card-name = The card's name, or a part of it

card-title = **{ $name }** · { $game } · { $id }
card-read = **What the table does**
card-no-text = It has no ability.
card-by-hand = Its text could not be read: at a table it is settled by hand.
card-not-told = The table plays its text, but cannot show it in English.
card-none = No card matches “{ $typed }”. Try a part of its name.
card-nearest = No card is called “{ $typed }”. The nearest is:
card-as-read = -# The table plays it as printed.
card-told = **As the table reads it** (not printed in English)
card-others = { $count ->
    [one] One more card matches
   *[other] { $count } more cards match
}
card-several = “{ $typed }” matches several cards: { $cards }.
cards-unprinted = No printed cards are loaded here, only cards of our own worlds. { $may ->
    [yes] You can add printed ones with `/cards import`.
   *[no] The managers of a server can add printed ones with `/cards import`.
}
cards-decks-there = -# Decks for { $game }: { $decks }.
card-gone = That card is no longer available.
button-card-rule = { $about }: { $rule }

cmd-shelf = Decks, your own and ready-made: save, view, try out, share
cmd-shelf-save = Save a deck: paste its list, or attach it as a file
cmd-shelf-show = List your decks; or see one, check it, draw a hand, see odds, share it
cmd-shelf-delete = Delete one of your decks
opt-deck-name = What the deck is called
opt-own-deck = One of your decks

shelf-form = Save a deck
shelf-form-name = Name
shelf-own = Your own deck
shelf-made = ready-made
shelf-none = You have no deck “{ $typed }”. /deck show shows your decks, /deck save saves another.
shelf-none-such = Neither your decks nor the ready-made ones match “{ $typed }”. /deck show shows your decks.
shelf-full = You have already saved { $most } decks. Delete one with /deck delete first.
shelf-large = This list has { $count } cards; a saved deck can have at most { $most }.
shelf-not-kept = Nothing was saved, because not every line names a card:
shelf-kept = **{ $name }** is saved, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }. At a table it is listed first.
shelf-replaced = **{ $name }** is saved, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }. It replaces your earlier deck of that name.
shelf-valid = ✅ The deck is legal.
shelf-deleted = **{ $name }** has been deleted. This was its list:
shelf-head = Saved decks: { $count } of { $most }.
shelf-empty = You have not saved any decks yet. Save one with a button below or `/deck save`; you can view and play ready-made decks as they are.
shelf-line = - **{ $name }** · { $game } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } · { $faults ->
    [0] ready to play
    [one] one fault
   *[other] { $faults } faults
} · <t:{ $at }:d>
shelf-title = **{ $name }** · { $game } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
shelf-shared = **{ $name }** · { $game } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } · shown by { $by }
shelf-more = -# { $count ->
    [one] One more line
   *[other] { $count } more lines
}: the picture shows every card.
shelf-hand = A sample hand of { $count } from **{ $name }**:
shelf-hand-title = { $name }: sample hand
button-deck-save = Save a deck: { $game }
button-sample-hand = Sample hand
button-another-hand = Another hand

odds-head = At least one { $card } in **{ $name }** ({ $copies } among { $deck ->
    [one] 1 card
   *[other] { $deck } cards
 }):
odds-hand = Opening hand of { $cards }
odds-turn = By your turn { $turn }
odds-line = - { $label }: **{ $first }** going first, **{ $second }** going second
odds-foot = -# Without a mulligan, and with one card drawn each turn except the first turn of the game.
odds-apart = { $card } is never drawn: it is kept apart from the deck.

cmd-forget = Delete the data saved about you here
opt-odds-card = For the odds: which card
does-deck-show-list = The deck as a picture and as a list
does-deck-show-check = Check it against the rules
does-deck-show-hand = Draw a sample hand
does-deck-show-odds = How likely you are to have drawn a card, turn by turn
does-deck-show-share = Show it to everybody here
erase-ask = This deletes your saved name and language, your settings, your profile choices and your decks ({ $decks }). At finished tables your seat becomes “a former player”; the record of the moves stays, since it is the other players' game too. This cannot be undone. What you do here later is saved again.
erase-still = { $tables ->
    [one] You are still at one table that is not over.
   *[other] You are still at { $tables } tables that are not over.
} Your Discord ID stays there; once they are over, use /forget-me again.
erase-done = Done: none of your own data is saved any more.
erase-done-but = Done as far as possible for now: your saved name and language, your settings and your decks are deleted. What is still saved:
button-forget = Forget me
former-player = a former player
