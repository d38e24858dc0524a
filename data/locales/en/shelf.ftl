### Cards and decks away from a table

cmd-card = Look up a card: its picture, its text, how the table reads it, its rules
opt-card-name = The card's name, or a part of it

card-title = **{ $name }** · { $game } · { $id }
card-text = { $lang ->
    [ja] **Japanese text**
   *[en] **English text**
}
card-read = **What the table carries out**
card-no-text = It has no ability.
card-by-hand = Its text could not be read: at a table it is settled by hand.
card-not-told = The table carries its text out, but cannot word it in English.
card-none = No card fits “{ $typed }”. Try a part of its name.
card-gone = That card is no longer here.
button-card-rule = { $about }: { $rule }
