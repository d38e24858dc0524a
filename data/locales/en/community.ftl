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
hand-to-deck-bottom = To the bottom of the deck
hand-to-zone = { $to ->
    [hand] To the hand
    [discard] To the discard
    [inkwell] Into the inkwell
   *[other] To: { $zone }
 }

community-too-large = The file has { $count } bytes; at most { $most } are allowed.
community-not-text = The file is not plain text.
community-unreadable = Line { $line }, column { $column }: this cannot be read. Look there and just before it for a missing comma, bracket or quotation mark, or a name that stands twice.
community-unknown-format = I do not know the format of this file. I read: our own, a publisher's card list, LorcanaJSON, Lorcast.
community-no-cards = There are no cards in the file.
community-too-many-cards = There are { $count } cards in the file; at most { $most } are allowed.
community-several-sets = The file has cards of { $count } sets ({ $sets }); import each set from a file of its own.
community-head-missing = Above the cards, “{ $field }” is missing or empty.
community-head-unknown = Above the cards, “{ $field }” is not a known field.
community-head-bad = Above the cards, “{ $field }” has a value that is not allowed.
community-no-such-game = Above the cards, “game” has to be one of: { $games }.
community-list-bad = Card { $card } of the list: “{ $field }” is missing, or has a value that is not allowed.
community-not-a-card = { $card } is not a card.
community-unknown-field = { $card }: “{ $field }” is not a known field; it may be misspelt.
community-other-kind = { $card }: “{ $field }” has to be { $wanted ->
    [int] a whole number
    [str] a text
    [bool] yes or no (true or false)
    [array] a list
    [object] texts for each language, such as en and ja
   *[other] { $wanted }
}.
community-out-of-range = { $card }: “{ $field }” has to be { $bound ->
    [most] at most
   *[least] at least
} { $number }.
community-missing-field = { $card }: “{ $field }” is missing.
community-bad-field = { $card }: “{ $field }” has a value that is not allowed.
community-bad-value = { $card }: “{ $value }” is not allowed as “{ $field }”.
community-one-of = { $card }: “{ $field }” has to be one of these: { $choices }. “{ $value }” is none of them.
community-not-its-field = { $card }: a card of the type “{ $type }” cannot have “{ $field }”.
community-name-too-long = { $card }: “{ $field }” is longer than { $most } characters.
community-foreign-card = { $card } does not belong to the set { $code }.
community-card-twice = { $card } appears twice.
community-text-too-long = The text of { $card } has { $count ->
    [one] 1 character
   *[other] { $count } characters
 }; at most { $most } are allowed.
community-more-faults = And { $count } more.
community-took-too-long = The file could not be read in time.
community-stopped = Reading the file failed.
community-busy = Other files are being read right now; try again in a moment.
community-too-many-sets = This server has { $most } sets already; remove one first.
verdict-unread = The bot does not know this wording:
verdict-two-readings = The text can be read in two ways; use the game's own wording:
verdict-no-reach = A card of this kind cannot have what this refers to (whom it faces, who wears it, an idea):
verdict-too-much = The text is too complicated to read:
verdict-languages = The texts in the two languages do not mean the same.
verdict-back-alone = This is the back of a double-faced card whose front is not in the list.
verdict-time = There was no time left to read the text; import it in a smaller file.
verdict-stopped = Reading failed before this card.

community-not-manager = Only members with the permission Manage Server can change this server's cards.
community-gone = That file is no longer available; import it again.
community-dropped = Nothing was saved.
community-kept = The set { $name } ({ $code }) is saved; its cards can be played on this server.
community-unusable = { $file } cannot be used:
community-preview = **{ $name }** ({ $code }): { $exact ->
    [one] 1 card
   *[other] { $exact } cards
 } read as printed, { $alternate } read with other wording, { $refused ->
    [0] none unread.
   *[other] { $refused } not read. Cards that are not read are settled by hand, at tables opened for that.
 }
community-refused = **{ $card }** ({ $code }): { $reason }
community-where = { $at }: “{ $excerpt }”
community-expected = Possible here: { $words }
community-code-taken = The code { $code } is used by a set that every server has; give your set another one.
community-other-set = This server already has another set of the code { $code }, “{ $name }”. Give yours another code, or remove that one first.
community-joins = The server already has this set; languages that only one of the two has are combined: { $set }
community-replaces = ⚠ This is a newer edition of a set that the server has; it will replace: { $set }
community-several-games = This server has sets “{ $code }” for several games; choose one from the list.
button-replace = Replace it
community-none = This server has no card sets of its own. Add one with `/cards import`.
community-set = { $code } · { $name } · { $game } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }{ $unread ->
    [0] { "" }
   *[other] , { $unread } by hand
 } · <@{ $user }> · <t:{ $at }:d>
rules-not-operator = Only the operator of this bot can import a rules text, since every server sees it.
rules-unreadable = { $file } is not the rules text of that game as its publisher numbers it.
rules-kept = From now on the publisher's words are shown for { $count ->
    [one] 1 rule
   *[other] { $count } rules
 } of { $game }.
community-no-such-set = This server has no set “{ $code }”. See /cards list.
community-removed = The set { $code } has been removed. Games that already use it continue.
button-keep = Save it

button-by-hand = By hand
hand-choose = What do you move by hand? Nothing triggers from it; everybody sees it in the log.
hand-how = { $what }: what do you do by hand?
hand-of-card = { $card } ({ $place })
hand-place = { $seat }, { $zone }
hand-printed = ✋ { $card } is settled by hand. Printed on it:
error-no-hand-moves = Nothing is settled by hand here.
