### Faults of deck lists and decks, all of them told at once.

list-too-large = The list is larger than { $most } bytes.
list-too-many-lines = The list has { $count ->
    [one] 1 line
   *[other] { $count } lines
 }; at most { $most } are read.
list-not-text = The list is not plain text.
list-line-too-long = “{ $text }…” is longer than { $most } characters.
list-no-name = “{ $text }” does not name a card.
list-bad-count = “{ $text }” asks for { $count } copies; the number must be 1 to { $most }.
list-unknown-code = There is no card { $code }.
list-which-version = “{ $name }” has several versions: { $versions }.
list-unknown-card = There is no card “{ $name }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean: { $nearest }?
 }
deck-unknown-card = There is no card { $card }.
deck-too-small = The deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }; it needs at least { $least }.
deck-over-table-limit = The deck has { $count } cards; this table takes at most { $most }.
deck-too-many-copies = The deck has { $count } copies of “{ $name }”; at most { $most } are allowed.
deck-banned-card = “{ $name }” is banned.
deck-by-hand-card = The bot cannot read the text of “{ $name }”; open a table that settles such cards by hand.
deck-foreign-card = “{ $name }” belongs to another server.
fault-line = Line { $line }: { $fault }
fault-rule = { $fault } (rule { $rule })
faults-head = This deck cannot be played:
