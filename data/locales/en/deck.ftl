### Faults of deck lists and decks, all of them told at once.

list-too-large = The list is larger than { $most } bytes.
list-too-many-lines = The list has { $count } lines; at most { $most } are read.
list-not-text = The list is not plain text.
list-line-too-long = “{ $text }…” is longer than { $most } signs.
list-no-name = “{ $text }” names no card.
list-bad-count = “{ $text }” asks for { $count } copies; 1 to { $most } are possible.
list-unknown-code = There is no card { $code }.
list-which-version = “{ $name }” has several versions: { $versions }.
list-unknown-card = There is no card “{ $name }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean: { $nearest }?
 }
deck-unknown-card = There is no card { $card }.
deck-too-small = The deck has { $count } cards; it needs at least { $least }.
deck-over-table-limit = The deck has { $count } cards; this table takes at most { $most }.
deck-too-many-copies = “{ $name }” is there { $count } times; at most { $most } are allowed.
deck-banned-card = “{ $name }” is banned.
deck-by-hand-card = “{ $name }” has a text that this bot cannot carry out; open a table that settles such cards by hand.
deck-foreign-card = “{ $name }” belongs to another server.
fault-line = Line { $line }: { $fault }
fault-rule = { $fault } (rule { $rule })
faults-head = This deck cannot be played:
