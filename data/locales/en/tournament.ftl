### Tournaments: registration, rounds, standings, and what each one shall do now.

## The tournament's message
tournament-title = 🏆 **{ $name }** · { $game }
tournament-about = { $form } · { $options } · run by { $organiser }
tournament-at-registration = **Registration is open**: { $count } of at most { $most }. Register with a legal deck; you play that list in every round.
tournament-at-check-in = **Check-in is open**: { $there } of { $count } are here. Only those who check in play.
tournament-at-start = **Begun**: { $count } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }. The first round will be paired soon.
tournament-at-round = **Round { $round } of { $rounds }**: { $count ->
    [one] one table is
   *[other] { $count } tables are
 } still playing.
tournament-at-round-over = **Round { $round } of { $rounds }** is over.
tournament-at-end = **Over** after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }.
tournament-at-cancelled = **Cancelled.**
tournament-players = Players: { $names }
tournament-gone = Out: { $names }
tournament-more = and { $count } more

button-register = Register
button-check-in = Check in
button-drop = Drop out
button-standings = Standings
button-what-now = What now?
button-open-check-in = Open the check-in
button-start = Start
button-pair = Pair the round
button-finish = Finish
button-sure = Yes, I am sure

## Rounds
tournament-round = **{ $name } · round { $round } of { $rounds }**, paired <t:{ $at }:R>, lots drawn from `{ $seed }`
tournament-round-open = Go to your table and press Ready. Results are taken over by themselves.
tournament-round-over = All results of this round are in.
tournament-line = **{ $nth }.** { $one } – { $other } · { $result } · { $why }
tournament-line-linked = **{ $nth }.** { $one } – { $other } · [to the table]({ $link }) · { $why }
tournament-line-bye = **{ $nth }.** { $one } has the bye · { $why }
tournament-why-lot = by lot
tournament-why-group = both have { $high ->
    [one] 1 point
   *[other] { $high } points
 }
tournament-why-down = { $high } against { $low } points: nobody with { $high } was left for a first meeting
tournament-why-again = { $high } and { $low } points; they meet again, since everybody else has been met or is taken
tournament-why-bye = fewest points ({ $points }) of those without a bye so far
tournament-why-bye-kept = without a bye so far; a bye for anybody with fewer points than { $points } would have made two meet again
tournament-why-bye-again = everybody has had a bye; nobody else could take it
tournament-pairings-how = Pairing: nobody has a second bye or meets an opponent again as long as that can be helped; then the bye goes to the fewest points, opponents have points as equal as possible, and the rest is drawn by lot.
tournament-result = **{ $one }–{ $other }**{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } drawn
 }
tournament-result-neither = **0–0**, both have lost
tournament-result-open = playing
tournament-result-bye = bye
tournament-how-drop = (by dropping out)
tournament-how-judge = (by a judge)

## Standings
tournament-standing = **{ $place }.** { $player } · **{ $points }** { $points ->
    [one] point
   *[other] points
 } · { $wins }–{ $losses }–{ $draws } · opponents { $opponents } % · games { $games } % · opponents' games { $opponents_games } %{ $dropped ->
    [1] { " " }· out
   *[other] { "" }
 }
tournament-standings-how = -# Points: 3 for a win or a bye, 1 for a draw. Between equal points: what share of their match points your opponents won, then your share of game wins, then your opponents'. A share under 33.3 % counts as 33.3 %; a bye is no opponent, and a round somebody missed counts nowhere.
tournament-tie-opponents = - { $one } is ahead of { $other }, both with { $points }: { $one }'s opponents won { $more } % of their match points, { $other }'s { $less } %.
tournament-tie-games = - { $one } is ahead of { $other }, both with { $points } and equally strong opponents: { $one } won { $more } % of the games, { $other } { $less } %.
tournament-tie-opponents_games = - { $one } is ahead of { $other }, both with { $points }, equal in everything else: { $one }'s opponents won { $more } % of their games, { $other }'s { $less } %.
tournament-tie-none = - { $one } and { $other } are equal in everything and share place { $place }.
tournament-figures = **How your figures come about, { $player }**: { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $byes ->
    [0] { "" }
   *[other] { " " }(3 of a bye)
 }, { $games } % of your games won.
tournament-figures-opponent = - { $opponent } won { $share } % of the match points that could be won.
tournament-figures-mean = The mean of your { $count ->
    [one] opponent
   *[other] { $count } opponents
 } is { $share } %.
tournament-figures-none = You have had no opponent yet, which counts as { $share } %.
tournament-figures-unplayed = **{ $player }**: none of your matches is over yet; until then every percentage counts as 33.3 %.
tournament-final = 🏆 **{ $name }: final standings**
tournament-note = ⚖️ **{ $judge }** (judge), round { $round }, table { $nth }, { $one } – { $other }: { $result }.{ $note ->
    [none] { "" }
   *[other] { " " }{ $note }
 }

## What now
tournament-next-register = You do not take part yet. Press **Register** to enter with a deck.
tournament-next-join-late = It has begun, but you can still come in: press **Register** and you play from the next round on.
tournament-next-return = You are out of it. Press **Register** to play again from the next round on, with your registered deck.
tournament-next-watch = The last round is being played, so nobody can come in any more. You are welcome to watch.
tournament-next-wait-check-in = You are registered. Nothing to do until the check-in opens; then press **Check in**.
tournament-next-check-in = Press **Check in**, or you will not be paired.
tournament-next-wait-start = You are in. Wait for the start.
tournament-next-wait-round = Wait: the next round will be paired soon, and you will be mentioned.
tournament-next-wait-tables = Wait for { $count ->
    [one] one table that is
   *[other] { $count } tables that are
 } still playing.
tournament-next-bye = You have the bye: a won match without an opponent. Wait for { $count ->
    [one] one table that is
   *[other] { $count } tables that are
 } still playing.
tournament-next-wait-finish = All rounds are played. Wait for the final standings.
tournament-next-over = The tournament is over.
tournament-next-place = The tournament is over. You have come in at place **{ $place }** with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
tournament-next-cancelled = The tournament was cancelled.
tournament-next-laying = Your table against { $opponent } is being laid; it will be there in a moment.
tournament-next-ready = Go to [table { $nth }]({ $link }) against { $opponent } and press **Ready**.
tournament-next-next-game = Go to [table { $nth }]({ $link }) against { $opponent } and press **Next game**.
tournament-next-await-ready = You are ready at [table { $nth }]({ $link }). { $opponent } still has to press Ready.
tournament-next-decide = It is your decision at [table { $nth }]({ $link }) against { $opponent }.
tournament-next-await-move = At [table { $nth }]({ $link }) { $opponent } decides; nothing to do for you.
tournament-next-await-judge = Your match against { $opponent } cannot go on at its table. Whoever runs the tournament gives the result.

tournament-next-running = **You run this tournament.** { $advice }
tournament-next-await-players = Wait for players: { $count } of at least 2.
tournament-next-open-check-in = { $count } are registered. When it is time, open the check-in.
tournament-next-await-check-in = Wait: at least 2 have to check in ({ $count } have not yet).
tournament-next-start = { $count ->
    [0] Everybody is here.
    [one] One player has not checked in yet.
   *[other] { $count } players have not checked in yet.
 } Press **Start** when you like; whoever has not checked in by then is left out.
tournament-next-start-all = { $count } are registered. Press **Start** when you like.
tournament-next-pair = Pair round { $count }.
tournament-next-await-tables = Wait for { $count ->
    [one] one table
   *[other] { $count } tables
 }; results come in by themselves. If somebody does not come, give the result with `/tournament result`.
tournament-next-finish = Nothing is left to be paired. Finish the tournament; the standings become final.
tournament-table = - Table { $nth }, { $one } – { $other }: { $state }
tournament-table-ready = not ready yet: { $names }
tournament-table-playing = playing, { $names } decides
tournament-table-stuck = cannot go on; give its result

## Private answers
tournament-created = **{ $name }** has been made. Anybody can register now.
tournament-check-in-call = { $names ->
    [none] **{ $name }**: everybody is checked in.
   *[other] **{ $name }**: the check-in has opened. Whoever presses **Check in** before the start plays; still missing: { $names }
 }
tournament-check-in-over = The check-in of **{ $name }** is over.
tournament-check-in-opened = The check-in is open, and everybody who is registered has been called.
tournament-started = **{ $name }** has begun, over { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }.
tournament-paired = Round { $count } is paired.
tournament-finished = **{ $name }** is over; the standings are final.
tournament-cancelled = **{ $name }** is cancelled.
tournament-choose-deck = Which deck do you play? You play this list in every round.
tournament-registered = You are registered for **{ $name }** with { $deck } ({ $cards } cards, legal).
tournament-registered-late = You are in **{ $name }** with { $deck } ({ $cards } cards, legal), from the next round on. Rounds you missed give no points and count nowhere.
tournament-returned = You are in again, from the next round on, with your registered deck.
tournament-hello = You are registered for **{ $name }** in <#{ $channel }>. Results of your matches will be told here.
tournament-hello-staff = You run **{ $name }** in <#{ $channel }>. I shall tell you here when a round is over.
tournament-told-staff = **{ $name }**: all results of round { $round } are in.
tournament-dms-closed = I cannot write you direct messages, so look at the messages in the channel, or press “What now?”.
tournament-checked-in = You are checked in.
tournament-drop-sure = Do you really drop out of the tournament?
tournament-drop-sure-match = Do you really drop out? Your match is still going on; your opponent will have won it.
tournament-dropped = You are out. Your results so far stay as they are.
tournament-added = { $player } takes part.
tournament-needs-deck = A deck is needed: name one or attach a list.
tournament-finish-sure = Not all rounds have been played. Finish all the same?
tournament-cancel-sure = Cancel the tournament? There will be no final standings.
tournament-told = **{ $name }**, { $one } – { $other }: { $result } is taken over. You have { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
tournament-told-bye = **{ $name }**: you have the bye this round ({ $why }), which counts as a won match. You have { $points } points.
tournament-choice-match = Round { $round }, table { $nth }: { $one } – { $other } ({ $result })
tournament-choice-win = { $winner } wins { $games }
tournament-choice-draw = Draw { $games }
tournament-choice-neither = Both have lost: { $one }, { $other }
tournament-still = { $tables ->
    [one] One tournament that is not over names you
   *[other] { $tables } tournaments that are not over name you
 }; come back when that has changed.

## What cannot be done
tournament-unknown = There is no such tournament any more.
tournament-none-here = There is no tournament in this channel. `/tournament create` makes one.
tournament-there = A tournament is going on in this channel already. Finish or cancel it, or use another channel.
tournament-no-threads = A tournament needs a text channel in which I may open threads: every match gets one.
tournament-not-yours = Only who made the tournament and judges of this server may do that.
tournament-not-in = You do not take part in this tournament.
tournament-is-over = This tournament is over.
tournament-begun = The tournament has begun already.
tournament-not-begun = The tournament has not begun yet, or is over.
tournament-deck-locked = Decks are locked once the tournament has begun.
tournament-full = The tournament is full: at most { $most } players.
tournament-check-in-is-open = The check-in is open already.
tournament-check-in-closed = The check-in is not open yet.
tournament-check-in-first = Open the check-in first, so that only those who are here are paired.
tournament-no-check-in = This tournament has no check-in: whoever is registered plays.
tournament-is-checked-in = You are checked in already.
tournament-has-dropped = That player is out already.
tournament-is-in = That player takes part already, and the deck is locked.
tournament-too-late = The last round is paired already, so nobody can come in any more.
tournament-too-few = Two players are needed; there { $count ->
    [one] is one
   *[other] are { $count }
 }.
tournament-bad-rounds = At most { $most } rounds can be played.
tournament-matches-open = { $count ->
    [one] One match is
   *[other] { $count } matches are
 } still going on in this round.
tournament-no-more-rounds = All rounds are paired. Finish the tournament.
tournament-bad-pairings = Somebody came or went while the round was being paired; try again.
tournament-has-result = This match has a result already.
tournament-bye-stays = A bye has no result to be changed.
tournament-no-match = There is no such match.
tournament-no-round = There is no such round.
tournament-no-standings = There are no standings before the first round.
tournament-no-player = That user does not take part.
tournament-bad-score = Such a result is not possible here.
table-arranged = This table belongs to a tournament: seats, decks and options stay as they are. Players leave by `/tournament drop`; whoever runs it gives results by `/tournament result`.
lobby-arranged = **{ $game }** · tournament, round { $round }, table { $nth }
lobby-arranged-how = Press Ready. The game begins when both are ready; the result is taken over by itself.
lobby-ended-called-off = The result of this match was given elsewhere, so the table is closed.

cmd-tournament = Tournaments
cmd-tournament-create = Make a tournament in this channel
cmd-tournament-join = Register for the tournament here with a deck, also after it has begun
cmd-tournament-check_in = Say that you are here and ready to play
cmd-tournament-drop = Drop out of the tournament here
cmd-tournament-next = What shall I do now?
cmd-tournament-standings = The standings, with what decided between equals
cmd-tournament-pairings = The pairings of a round, each with its reason
cmd-tournament-open_check_in = Open the check-in (for those who run it)
cmd-tournament-start = Start with everybody who is here (for those who run it)
cmd-tournament-round = Pair the next round (for those who run it)
cmd-tournament-result = Give or mend a result, with a public note (for those who run it)
cmd-tournament-add = Bring a player in (for those who run it)
cmd-tournament-remove = Take a player out (for those who run it)
cmd-tournament-finish = Make the standings final (for those who run it)
cmd-tournament-cancel = Give the tournament up (for those who run it)
opt-tournament_name = What the tournament is called
opt-tournament_rounds = How many rounds; leave it out for as many as the players need
opt-tournament_most = How many may take part at most
opt-tournament_check_in = Whether players must say shortly before the start that they are here
opt-tournament_deck = One of your own decks or a ready-made one
opt-tournament_round = Which round; the last one if you leave it out
opt-tournament_table = Which match
opt-tournament_score = What came of it
opt-tournament_player = Which player

## Forms and times
tournament-form-swiss = Swiss rounds
tournament-form-single = Single elimination
tournament-form-double = Double elimination
tournament-form-robin = Round robin
tournament-form-cut = then a knock-out of the top { $cut }, best of { $games }
tournament-form-minutes = { $minutes } minutes a round
tournament-form-no_show = not at the table after { $minutes } minutes: the match is lost
choice-cut-0 = No knock-out
choice-cut-4 = Top 4
choice-cut-8 = Top 8
choice-cut-16 = Top 16
tournament-times-no_show = -# Press Ready by <t:{ $at }:t>: who has not done so by then loses the match.
tournament-times-end = -# The round ends <t:{ $at }:R>. A match that still goes on then ends as it stands; the open game is a draw.
tournament-times-paused = -# ⏸️ Everybody's time stands still.
tournament-why-hand = paired by hand
tournament-why-turn = round robin
tournament-why-bye-turn = an odd number: everybody sits out once
tournament-why-bye-gone = the opponent of this round has left
tournament-why-upper = seed { $high } and seed { $low }
tournament-why-lower = losers' bracket, seed { $high } and seed { $low }
tournament-why-final = final of both brackets, seed { $high } and seed { $low }
tournament-why-again-final = final once more: both have lost once
tournament-how-no_show = (nobody came)
tournament-how-time = (time was over)

## Decisions of staff
tournament-decide = { $what }
    Your note, which everybody reads: “{ $note }”
    Your name stands with it, and those concerned are told in private. Are you sure?
tournament-decide-result = Round { $round }, table { $nth }, { $one } – { $other }: the result becomes { $result }.
tournament-decide-remove = { $player } is taken out of the tournament.
tournament-decide-remove-match = { $player } is taken out of the tournament; the match that goes on is won by the opponent.
tournament-decide-unpair = The pairing of round { $round } is taken back; its tables are closed.
tournament-decide-exchange = { $one } and { $other } change places in this round; new tables are opened for them.
tournament-decide-allow = Table { $nth }, { $one } – { $other }, gets { $minutes } minutes more.
tournament-decided = Done: { $what }
tournament-decide-again = Something has changed since, or too much time has passed. Give the command once more.
tournament-note-unpair = ⚖️ **{ $judge }** has taken back the pairing of round { $round }. { $note }
tournament-note-exchange = ⚖️ **{ $judge }** lets { $one } and { $other } change places in round { $round }. { $note }
tournament-note-allow = ⚖️ **{ $judge }** gives table { $nth }, { $one } – { $other }, { $minutes } minutes more. { $note }
tournament-note-extend = ⚖️ **{ $judge }** adds a round: two players have won everything so far.
tournament-note-pause = ⏸️ **{ $judge }** has paused the tournament: nobody's time runs.
tournament-note-resume = ▶️ **{ $judge }**: the time runs again.
tournament-note-drop = ⚖️ **{ $judge }** has taken { $player } out of the tournament. { $note }
tournament-note-no_show = ⏱️ Round { $round }, table { $nth }, { $one } – { $other }: { $result }. The time to come to the table was over.
tournament-note-time = ⏱️ Round { $round }, table { $nth }, { $one } – { $other }: { $result }. The time of the round was over.
tournament-note-points = **{ $name }**: you have { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now.
tournament-taken-back = **{ $name }**: the pairing of round { $round } was taken back.
tournament-extended = One round more is played.
tournament-paused = The tournament is paused: nobody's time runs. The same command lets it run again.
tournament-resumed = The time runs again.
tournament-judge-called = A judge has been called to your table.
tournament-call = ⚖️ Table { $nth }, { $one } – { $other }: { $by } calls for a judge.{ $link ->
    [none] { "" }
   *[other] { " " }[To the table]({ $link })
 }
tournament-call-gone = ⚖️ Table { $nth }, { $one } – { $other }: { $judge } has come.
tournament-call-taken = You go to table { $nth }.{ $link ->
    [none] { "" }
   *[other] { " " }[To the table]({ $link })
 }
button-take-call = I go there
tournament-next-cut = The Swiss rounds are over. Pair the knock-out of the top { $count }.
tournament-round-has-results = A game of this round has ended already, so its pairing stays. Results can still be mended with `/tournament result`.
tournament-cannot-exchange = These two cannot change places in this round.
tournament-not-extended = A round is added when all Swiss rounds are played and at least two have won everything.
tournament-bracket-went-on = A later match of the knock-out hangs on this result and has been paired already. Take that round back first.
tournament-bad-minutes = A match can be given at most { $most } minutes more in all.
tournament-is-paused = The tournament is paused already.
tournament-not-paused = The tournament is not paused.
tournament-no-match-of-yours = You have no match that goes on.
tournament-judge-is-called = A judge has been called to your table already.
tournament-call-is-taken = Somebody has gone there already.
cmd-tournament-call_judge = Call for a judge at your table
cmd-tournament-unpair = Take back the last pairing, with a public note (for those who run it)
cmd-tournament-exchange = Let two players change places, with a public note (for those who run it)
cmd-tournament-extra_time = Give a match more time, with a public note (for those who run it)
cmd-tournament-extra_round = Add a round while two have won everything (for those who run it)
cmd-tournament-pause = Stop everybody's time, or let it run again (for those who run it)
opt-tournament_form = How the winner is found
opt-tournament_cut = How many go on into a knock-out after the Swiss rounds
opt-tournament_cut_best_of = How many games a match of the knock-out has
opt-tournament_minutes = How long a round lasts, in minutes; leave it out for no limit
opt-tournament_no_show = Who is not at the table after so many minutes loses; leave it out for no limit
opt-tournament_other = With whom
opt-tournament_extra = How many minutes
tournament-penalty-caution = Caution
tournament-penalty-warning = Warning
tournament-decide-caution = { $player } is cautioned; staff find it in the log.
tournament-decide-warning = { $player } is warned; staff find it in the log.
tournament-note-caution = ⚖️ **{ $judge }** has cautioned { $player }. { $note }
tournament-note-warning = ⚖️ **{ $judge }** has warned { $player }. { $note }
tournament-no-penalty = There is no such penalty.
tournament-deck-hidden = Deck lists are seen by everybody when the tournament is over, until then by staff who do not play.
tournament-deck-never = In this tournament deck lists stay with their players and with staff who do not play.
tournament-log = **What staff did**
tournament-log-check_in = **{ $judge }** opened the check-in.
tournament-log-begin = **{ $judge }** started the tournament.
tournament-log-pair = **{ $judge }** paired round { $round }.
tournament-log-finish = **{ $judge }** finished the tournament.
tournament-log-cancel = **{ $judge }** cancelled the tournament.
tournament-exported = The results as lines for a spreadsheet, as JSON, and as one page for any browser.
tournament-page-columns = Place|Player|Points|Won, lost, drawn|Opponents|Games
tournament-page-round = Round { $round }
cmd-tournament-deck = A deck list: your own, or whose you may see
cmd-tournament-export = The results as files: spreadsheet, JSON, web page
cmd-tournament-penalty = Caution or warn a player, with a note (for those who run it)
cmd-tournament-log = What staff did (for those who run it)
opt-tournament_penalty = Caution or warning
opt-tournament_open_lists = Whether everybody may see the deck lists when it is over
