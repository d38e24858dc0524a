### Kites: what only this game says.

game-kites = Kites
cmd-kites = Play Kites at this table
cmd-kites-play = Play a kite from your hand
cmd-kites-fly = Fly one of your kites
cmd-kites-end = End your turn
opt-kite = A kite in your hand
opt-flier = Your kite that flies
verb-fly = Fly
prompt-cut = { $seat }, { $subject } flies: do you cut its string with a card of your hand?
reason-others_kite = That kite is not yours.
deck-kites-size = The deck has { $count } kites; it needs { $wanted }.
log-raise = { $seat } plays { $card }.
log-fly = { $seat }: { $card } flies for { $count }.
log-cut = { $seat } cuts the string of { $card }.
log-points = { $seat } scores { $count }.
kites-effect-gainlore = score
