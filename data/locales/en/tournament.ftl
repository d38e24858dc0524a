### Tournaments: registration, rounds, standings, and what each one is to do now.

## The tournament's message
tournament-title = 🏆 **{ $name }** · { $game }
tournament-about = { $form } · { $options } · run by { $organiser }
tournament-at-registration = **Registration is open**: { $count } of at most { $most }. Register with a legal deck; you play that list in every round.
tournament-at-check-in = **Check-in is open**: { $there } of { $count } have checked in. Only players who check in will play.
tournament-at-start = **Started**: { $count } players, { $rounds ->
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
tournament-round = **{ $name } · round { $round } of { $rounds }**, paired <t:{ $at }:R>, random seed `{ $seed }`
tournament-round-open = Go to your table and press Ready. Results are recorded automatically.
tournament-round-over = All results of this round are in.
tournament-line = **{ $nth }.** { $one } – { $other } · { $result } · { $why }
tournament-line-linked = **{ $nth }.** { $one } – { $other } · [to the table]({ $link }) · { $why }
tournament-line-bye = **{ $nth }.** { $one } has the bye · { $why }
tournament-why-lot = random
tournament-why-group = both have { $high ->
    [one] 1 point
   *[other] { $high } points
 }
tournament-why-down = { $high } against { $low } points: no unplayed opponent with { $high } was left
tournament-why-again = { $high } and { $low } points; a rematch, since everybody else has been played or is paired
tournament-why-bye = fewest points ({ $points }) among players without a bye so far
tournament-why-bye-kept = without a bye so far; a bye for a player with fewer than { $points } points would have forced a rematch
tournament-why-bye-again = everybody has already had a bye, and nobody else could take it
tournament-pairings-how = Pairing: second byes and rematches are avoided where possible; then the bye goes to the fewest points, opponents have points as equal as possible, and the rest is random.
tournament-result = **{ $one }–{ $other }**{ $drawn ->
    [0] { "" }
    [draw] , a draw
   *[other] , { $drawn } drawn
 }
tournament-result-neither = **0–0**, both lose
tournament-result-open = playing
tournament-result-bye = bye
tournament-how-drop = (by dropping out)
tournament-how-judge = (by a judge)

## Standings
tournament-standing = **{ $place }.** { $player } · **{ $points }** { $points ->
    [one] point
   *[other] points
 } · { $wins }–{ $losses }–{ $draws } · opponents { $opponents }% · games { $games }% · opponents' games { $opponents_games }%{ $dropped ->
    [1] { " " }· out
   *[other] { "" }
 }
tournament-standings-how = -# Points: 3 for a win or a bye, 1 for a draw. Ties are broken by your opponents' share of match points, then your share of game wins, then your opponents'. A share under 33.3% counts as 33.3%; a bye is not an opponent, and missed rounds are not counted.
tournament-tie-opponents = - { $one } is ahead of { $other }, both with { $points }: { $one }'s opponents won { $more }% of their match points, { $other }'s { $less }%.
tournament-tie-games = - { $one } is ahead of { $other }, both with { $points } and equally strong opponents: { $one } won { $more }% of the games, { $other } { $less }%.
tournament-tie-opponents_games = - { $one } is ahead of { $other }, both with { $points }, equal in everything else: { $one }'s opponents won { $more }% of their games, { $other }'s { $less }%.
tournament-tie-none = - { $one } and { $other } are tied in everything and share place { $place }.
tournament-figures = **Your figures, { $player }**: { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $byes ->
    [0] { "" }
   *[other] { " " }(3 from a bye)
 }, { $games }% of your games won.
tournament-figures-opponent = - { $opponent } won { $share }% of the possible match points.
tournament-figures-mean = The average of your { $count ->
    [one] opponent
   *[other] { $count } opponents
 } is { $share }%.
tournament-figures-none = You have had no opponent yet, which counts as { $share }%.
tournament-figures-unplayed = **{ $player }**: none of your matches is over yet; until then every percentage counts as 33.3%.
tournament-final = 🏆 **{ $name }: final standings**
tournament-note = ⚖️ **{ $judge }** (judge), round { $round }, table { $nth }, { $one } – { $other }: { $result }.{ $note ->
    [none] { "" }
   *[other] { " " }{ $note }
 }

## What now
tournament-next-register = You are not registered yet. Press **Register** to enter with a deck.
tournament-next-join-late = It has begun, but you can still join: press **Register** and you play from the next round on.
tournament-next-return = You have dropped out. Press **Register** to play again from the next round on, with your registered deck.
tournament-next-watch = The last round is being played, so nobody can join any more. You are welcome to watch.
tournament-next-wait-check-in = There is nothing to do until check-in opens; then press **Check in**.
tournament-next-check-in = Press **Check in**, or you will not be paired.
tournament-next-wait-start = Wait for the start.
tournament-next-wait-round = The next round will be paired soon, and you will be mentioned.
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
tournament-next-place = The tournament is over. You finished in place **{ $place }** with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
tournament-next-cancelled = The tournament was cancelled.
tournament-next-laying = Your table against { $opponent } is being set up; it will be ready in a moment.
tournament-next-ready = Go to [table { $nth }]({ $link }) against { $opponent } and press **Ready**.
tournament-next-next-game = Go to [table { $nth }]({ $link }) against { $opponent } and press **Next game**.
tournament-next-await-ready = You are ready at [table { $nth }]({ $link }). { $opponent } still has to press Ready.
tournament-next-decide = It is your turn to decide at [table { $nth }]({ $link }) against { $opponent }.
tournament-next-await-move = Waiting for { $opponent } at [table { $nth }]({ $link }); there is nothing for you to do.
tournament-next-recording = Your game against { $opponent } is over; its result is being recorded. Look again in a moment.
tournament-next-await-judge = Your match against { $opponent } cannot continue at its table. The organiser will give the result.

tournament-next-running = **You run this tournament.** { $advice }
tournament-next-await-players = Waiting for players: { $count } of at least 2.
tournament-next-open-check-in = { $count } registered. Open check-in when it is time.
tournament-next-await-check-in = Waiting: at least 2 players must check in ({ $count } have not yet).
tournament-next-start = { $count ->
    [0] Everybody is here.
    [one] One player has not checked in yet.
   *[other] { $count } players have not checked in yet.
 } Press **Start** when you like; players who have not checked in by then are left out.
tournament-next-start-all = { $count } registered. Press **Start** when you like.
tournament-next-pair = Pair round { $count }.
tournament-next-await-tables = Waiting for { $count ->
    [one] one table
   *[other] { $count } tables
 }; results come in automatically. If a player does not turn up, give the result with `/tournament decide what:result`.
tournament-next-finish = All rounds have been played. Finish the tournament to make the standings final.
tournament-table = - Table { $nth }, { $one } – { $other }: { $state }
tournament-table-laying = being set up
tournament-table-ready = not ready yet: { $names }
tournament-table-playing = playing, waiting for { $names }
tournament-table-recording = the result is being recorded
tournament-table-stuck = cannot continue; give its result

## Private answers
tournament-created = **{ $name }** has been created. Anybody can register now.
tournament-check-in-call = { $names ->
    [none] **{ $name }**: everybody is checked in.
   *[other] **{ $name }**: check-in has opened. Press **Check in** before the start to play; still missing: { $names }
 }
tournament-check-in-over = Check-in for **{ $name }** is over.
tournament-check-in-opened = Check-in is open, and all registered players have been notified.
tournament-started = **{ $name }** has begun, over { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }.
tournament-paired = Round { $count } is paired.
tournament-finished = **{ $name }** is over; the standings are final.
tournament-cancelled = **{ $name }** is cancelled.
tournament-choose-deck = Which deck do you play? You play this list in every round.
tournament-registered = You are registered for **{ $name }** with { $deck } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, legal).
tournament-registered-late = You are in **{ $name }** with { $deck } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, legal), from the next round on. Missed rounds give no points and are not counted.
tournament-returned = You are in again, from the next round on, with your registered deck.
tournament-told-staff = **{ $name }**: all results of round { $round } are in.
tournament-checked-in = You are checked in.
tournament-drop-sure = Do you really want to drop out of the tournament?
tournament-drop-sure-match = Do you really want to drop out? Your match is still being played; your opponent will win it.
tournament-dropped = You are out. Your results so far stay as they are.
tournament-added = { $player } has been added.
tournament-needs-deck = A deck is needed: choose one or attach a list.
tournament-finish-sure = Not all rounds have been played. Finish anyway?
tournament-cancel-sure = Cancel the tournament? There will be no final standings.
tournament-told = **{ $name }**, { $one } – { $other }: { $result } has been recorded. You have { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
tournament-told-bye = **{ $name }**: you have the bye this round ({ $why }), which counts as a won match. You have { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
tournament-choice-match = Round { $round }, table { $nth }: { $one } – { $other } ({ $result })
tournament-choice-win = { $winner } wins { $games }
tournament-choice-draw = Draw { $games }
tournament-choice-neither = Both lose: { $one }, { $other }
tournament-still = { $tables ->
    [one] Your name stays in one tournament that is not over
   *[other] Your name stays in { $tables } tournaments that are not over
 }. Once that has changed, try again.

## What cannot be done
tournament-unknown = That tournament no longer exists.
tournament-none-here = There is no tournament in this channel. Create one with `/tournament create`.
tournament-there = There is already a tournament in this channel. Finish or cancel it, or use another channel.
tournament-no-threads = A tournament needs a text channel in which I may open threads: every match gets one.
tournament-not-yours = Only the organiser and judges of this server can do that.
tournament-not-in = You are not in this tournament. Register with `/tournament join`.
tournament-is-over = This tournament is over.
tournament-begun = The tournament has already begun.
tournament-not-begun = The tournament has not begun yet, or is over.
tournament-deck-locked = Decks are locked once the tournament has begun.
tournament-full = The tournament is full: at most { $most } players.
tournament-check-in-is-open = Check-in is already open.
tournament-check-in-closed = Check-in is not open yet.
tournament-check-in-first = Open check-in first, so that only players who are here are paired.
tournament-no-check-in = This tournament has no check-in: all registered players play.
tournament-is-checked-in = You are already checked in.
tournament-has-dropped = That player has already dropped out.
tournament-is-in = That player is already in, and the deck is locked.
tournament-too-late = The last round is already paired, so nobody can join any more.
tournament-too-few = At least two players are needed; there { $count ->
    [one] is one
   *[other] are { $count }
 }.
tournament-bad-rounds = At most { $most } rounds can be played.
tournament-matches-open = { $count ->
    [one] One match is
   *[other] { $count } matches are
 } still being played in this round.
tournament-no-more-rounds = All rounds are paired. Finish the tournament.
tournament-bad-pairings = A player joined or left while the round was being paired; try again.
tournament-has-result = This match already has a result.
tournament-bye-stays = The result of a bye cannot be changed.
tournament-no-match = There is no such match.
tournament-no-round = There is no such round.
tournament-no-standings = There are no standings before the first round.
tournament-no-player = That user is not in the tournament.
tournament-bad-score = Such a result is not possible here.
table-arranged = This table belongs to a tournament: seats, decks and options stay as they are. Players leave with `/tournament drop`; the organiser gives results with `/tournament decide what:result`.
lobby-arranged = **{ $game }** · tournament, round { $round }, table { $nth }
lobby-arranged-how = Press Ready. The game begins when both are ready; the result is recorded automatically.
lobby-ended-called-off = This table is closed: its result was given otherwise, or its pairing has changed.

cmd-tournament = Tournaments
cmd-tournament-create = Create a tournament in this channel
cmd-tournament-join = Register for the tournament here, or check in once that is open
cmd-tournament-drop = Drop out of the tournament here
cmd-tournament-next = What do I do now? Also standings, pairings, decks, log, export
opt-tournament_name = What the tournament is called
opt-tournament_rounds = How many rounds; by default as many as the number of players needs
opt-tournament_most = Maximum number of players
opt-tournament_check_in = Whether players must check in shortly before the start
opt-tournament_deck = One of your own decks or a ready-made one
opt-tournament_round = Which round; by default the last one
opt-tournament_table = Which match
opt-tournament_score = The result
opt-tournament_player = Which player

## Forms and times
tournament-form-swiss = Swiss rounds
tournament-form-single = Single elimination
tournament-form-double = Double elimination
tournament-form-robin = Round robin
tournament-form-cut = then a knock-out of the top { $cut }, best of { $games }
tournament-form-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } per round
tournament-form-no_show = not at the table after { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }: the match is lost
choice-cut-0 = No knock-out
choice-cut-4 = Top 4
choice-cut-8 = Top 8
choice-cut-16 = Top 16
tournament-times-no_show = -# Press Ready by <t:{ $at }:t>, or you lose the match.
tournament-times-end = -# The round ends <t:{ $at }:R>. A match still being played then ends as it stands; the unfinished game is a draw.
tournament-times-paused = -# ⏸️ All clocks are paused.
tournament-why-hand = paired by hand
tournament-why-turn = round robin
tournament-why-bye-turn = an odd number: everybody sits out once
tournament-why-bye-gone = the opponent of this round has left
tournament-why-upper = seed { $high } and seed { $low }
tournament-why-lower = losers' bracket, seed { $high } and seed { $low }
tournament-why-final = final of both brackets, seed { $high } and seed { $low }
tournament-why-again-final = second final: both have lost once
tournament-how-no_show = (no-show)
tournament-how-time = (time ran out)

## Decisions of staff
tournament-decide = { $what }
    Your note, which everybody reads: “{ $note }”
    Your name is shown with it, and the players concerned are told in private. Are you sure?
tournament-decide-result = Round { $round }, table { $nth }, { $one } – { $other }: the result becomes { $result }.
tournament-decide-remove = { $player } is removed from the tournament.
tournament-decide-remove-match = { $player } is removed from the tournament; the opponent wins the match being played.
tournament-decide-unpair = The pairing of round { $round } is undone; its tables are closed.
tournament-decide-exchange = { $one } and { $other } change places in this round; new tables are opened for them.
tournament-decide-allow = Table { $nth }, { $one } – { $other }, gets { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
 }.
tournament-decided = Done: { $what }
tournament-decide-again = Something has changed since, or too much time has passed. Use the command again.
tournament-note-unpair = ⚖️ **{ $judge }** has undone the pairing of round { $round }. { $note }
tournament-note-exchange = ⚖️ **{ $judge }** has swapped { $one } and { $other } in round { $round }. { $note }
tournament-note-allow = ⚖️ **{ $judge }** gives table { $nth }, { $one } – { $other }, { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
 }. { $note }
tournament-note-extend = ⚖️ **{ $judge }** has added a round: two players are still unbeaten.
tournament-note-pause = ⏸️ **{ $judge }** has paused the tournament and all its clocks.
tournament-note-resume = ▶️ **{ $judge }** has resumed the tournament.
tournament-note-drop = ⚖️ **{ $judge }** has removed { $player } from the tournament. { $note }
tournament-note-no_show = ⏱️ Round { $round }, table { $nth }, { $one } – { $other }: { $result }. The time to come to the table had run out.
tournament-note-time = ⏱️ Round { $round }, table { $nth }, { $one } – { $other }: { $result }. The time of the round had run out.
tournament-note-points = **{ $name }**: you have { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now.
tournament-taken-back = **{ $name }**: the pairing of round { $round } was undone.
tournament-extended = One more round will be played.
tournament-paused = The tournament and all its clocks are paused. Use the same command to resume.
tournament-resumed = The tournament has been resumed.
tournament-judge-called = A judge has been called to your table.
tournament-call = ⚖️ Table { $nth }, { $one } – { $other }: { $by } is calling a judge.{ $link ->
    [none] { "" }
   *[other] { " " }[To the table]({ $link })
 }
tournament-call-gone = ⚖️ Table { $nth }, { $one } – { $other }: { $judge } is on the way.
tournament-call-taken = You have taken the call: go to table { $nth }.{ $link ->
    [none] { "" }
   *[other] { " " }[To the table]({ $link })
 }
button-take-call = I'll take it
tournament-next-cut = The Swiss rounds are over. Pair the knock-out of the top { $count }.
tournament-round-has-results = A game of this round has already ended, so its pairing stays. Results can still be corrected with `/tournament decide what:result`.
tournament-cannot-exchange = These two cannot change places in this round.
tournament-not-extended = A round can be added when all Swiss rounds are played and at least two players are unbeaten.
tournament-bracket-went-on = A later match of the knock-out depends on this result and is already paired. Undo that round first.
tournament-bad-minutes = A match can be given at most { $most } more minutes in all.
tournament-is-paused = The tournament is already paused.
tournament-not-paused = The tournament is not paused.
tournament-no-match-of-yours = You have no match in progress.
tournament-judge-is-called = A judge has already been called to your table.
tournament-call-is-taken = Another judge has already taken this call.
cmd-tournament-call_judge = Call a judge to your table
opt-tournament_form = Format of the tournament
opt-tournament_cut = How many advance to a knock-out after the Swiss rounds
opt-tournament_cut_best_of = How many games a match of the knock-out has
opt-tournament_minutes = Length of a round in minutes; by default no limit
opt-tournament_no_show = A player not at the table after this many minutes loses; by default no limit
opt-tournament_other = With whom
opt-tournament_extra = How many minutes
tournament-penalty-caution = Caution
tournament-penalty-warning = Warning
tournament-decide-caution = { $player } is cautioned; staff can see it in the log.
tournament-decide-warning = { $player } is warned; staff can see it in the log.
tournament-note-caution = ⚖️ **{ $judge }** has cautioned { $player }. { $note }
tournament-note-warning = ⚖️ **{ $judge }** has warned { $player }. { $note }
tournament-no-penalty = There is no such penalty.
tournament-deck-hidden = Everybody can see deck lists when the tournament is over; until then only staff who do not play.
tournament-deck-never = In this tournament only the player and staff who do not play can see a deck list.
tournament-log = **Staff log**
tournament-log-check_in = **{ $judge }** opened the check-in.
tournament-log-begin = **{ $judge }** started the tournament.
tournament-log-pair = **{ $judge }** paired round { $round }.
tournament-log-finish = **{ $judge }** finished the tournament.
tournament-log-cancel = **{ $judge }** cancelled the tournament.
tournament-exported = The results for a spreadsheet, as JSON, and as a web page.
tournament-page-columns = Place|Player|Points|Won, lost, drawn|Opponents|Games
tournament-page-round = Round { $round }
opt-tournament_open_lists = Whether everybody may see the deck lists when it is over
opt-tournament_add = Somebody else to add (for those who run it)
does-tournament-next-now = What do I do now?
does-tournament-next-standings = The standings, and how ties were broken
does-tournament-next-pairings = The pairings of a round, each with its reason
does-tournament-next-deck = A deck list: your own, or one that you may see
does-tournament-next-log = What staff did (for those who run it)
does-tournament-next-export = The results as files: spreadsheet, JSON, web page
cmd-tournament-run = Open the check-in, start, pair, pause, finish (for those who run it)
opt-tournament_run = What to do now
does-tournament-run-check_in = Open the check-in
does-tournament-run-start = Start with everybody who is here
does-tournament-run-round = Pair the next round
does-tournament-run-extra_round = Add a round while two players are unbeaten
does-tournament-run-pause = Pause all clocks, or resume them
does-tournament-run-finish = Make the standings final
does-tournament-run-cancel = Cancel the tournament
cmd-tournament-decide = A decision with a public note: result, time, swap, penalty (for those who run it)
opt-tournament_decide = What is decided
does-tournament-decide-result = Give or correct a result: table, score
does-tournament-decide-extra_time = Give a match more time: table, minutes
does-tournament-decide-exchange = Swap two players: player, other
does-tournament-decide-unpair = Undo the last pairing
does-tournament-decide-caution = Caution a player: player
does-tournament-decide-warning = Warn a player: player
does-tournament-decide-remove = Remove a player: player
tournament-decide-needs = Fill in { $options } too.

## Seeds
tournament-seeding-lots = Seeds by lot
tournament-seeding-order = Seeds set by the organiser
tournament-seeding-rating = Seeds by rating
tournament-why-bye-seed = the lowest seed has the bye in the first round
tournament-seeds = **Seeds, the strongest player first.** To change them, send the numbers in the order you want. Players you leave out follow in order of registration.
tournament-seeds-form = Seeds
tournament-seeds-order = Numbers, strongest first
tournament-bad-seeds = Send each player's number once, as listed. Seeds can only be set where the tournament was created with “Seeds set by the organiser”.
tournament-round-is-paired = The first round is already paired. Undo it with `/tournament decide what:unpair` to change the seeds.
tournament-log-seed = **{ $judge }** set the seeds.
button-seeds = Seeds
button-seeds-type = Change the order
opt-tournament_seeds = How players are ranked before the first round
opt-tournament_season = A season it counts for, together with other tournaments

## Pictures
tournament-picture-standings = { $open ->
    [0] Standings after round { $round } of { $rounds }
   *[other] Standings during round { $round } of { $rounds }
 }: points · wins–losses–draws
tournament-picture-figures = opp. { $opponents }% · games { $games }% · opp. games { $opponents_games }%{ $dropped ->
    [1] { " " }· out
   *[other] { "" }
 }
tournament-picture-round = Round { $round } of { $rounds }
tournament-picture-bracket = { $name }: bracket
tournament-picture-lower = { $name }: losers' bracket
tournament-picture-column = Round { $round }

## History, seasons, ratings
opt-tournament_of = An earlier tournament, a season or ratings; omitted: the tournament here
tournament-season = Season { $name }
tournament-season-how = Match points of all tournaments of the season, in every game. Ties are broken by tournaments won, then matches won.
tournament-season-figures = { $events ->
    [one] 1 tournament
   *[other] { $events } tournaments
 }, { $firsts } won · { $wins ->
    [one] 1 match won
   *[other] { $wins } matches won
 }
tournament-season-game = { $game }: { $points }
tournament-season-empty = No tournament of this season is over yet.
tournament-ratings = Ratings: { $game }
tournament-ratings-how = Only tournament matches between players who chose to be rated count (`/profile`). Everybody starts at 1000.
tournament-ratings-empty = Nobody has a rating in this game yet. Players choose to be rated with `/profile`.
tournament-rating-firm = { $wins } of { $matches } matches won
tournament-rating-young = { $wins } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 } won; provisional

## Profiles
cmd-profile = What this server knows about you, and what others may see
opt-profile_player = Somebody else, who shows a profile; omitted: yourself
profile-own = **{ $name }**, this is what I know about you on this server.
profile-of = **{ $name }**
profile-kept = Saved decks: { $decks } · language: { $lang } · `/forget-me` deletes everything.
profile-no-results = No finished tournament here yet.
profile-results = { $events ->
    [one] 1 tournament
   *[other] { $events } tournaments
 }, { $firsts } won · matches { $wins }–{ $losses }–{ $draws } (won–lost–drawn)
profile-result = - { $name } ({ $game }): place **{ $place }**, { $wins }–{ $losses }–{ $draws }
profile-rating = Rating in { $game }: **{ $value }** ({ $why })
profile-rated-yes = -# You are rated: your rating is visible to everybody here.
profile-rated-no = -# You are not rated, so your matches count for nobody's rating.
profile-shown-yes = -# Others may see your results with `/profile`.
profile-shown-no = -# Others cannot see your profile.
profile-hidden = This player's profile is not public.
button-rate = Rate me
button-unrate = Stop rating me
button-show = Show my profile
button-hide = Hide my profile
button-call-judge = Call a judge

## Leagues
tournament-form-days = League: { $days ->
    [one] one day
   *[other] { $days } days
 } a round
tournament-times-league = -# Arrange with your opponent when you play. The round ends <t:{ $at }:F>; a match that has not begun by then is lost by each player who is not ready at the table.
tournament-reminder = ⏰ **{ $name }**, round { $round } ends <t:{ $at }:R>. Still to be played:
tournament-reminder-match = **{ $nth }.** { $one } – { $other }{ $link ->
    [none] { "" }
   *[other] { " " }· [to the table]({ $link })
 }
opt-tournament_days = A league: so many days a round; players arrange their own times

## Scheduled event
opt-tournament_starts = When it begins, for the server's event list: 2026-12-05 19:00 +09:00
tournament-event-made = It is in the server's event list for <t:{ $at }:F>; Discord reminds everybody who is interested.
tournament-event-forbidden = It is not in the server's event list: I need the permission “Create Events”. Everything else works.
tournament-bad-time = Give a time within the coming year like 2026-12-05 19:00 +09:00. Without an offset it is UTC.
tournament-begins = begins <t:{ $at }:F>

## Pairing by hand, another name or time
button-pair-by-hand = Change a pairing
button-change-event = Change name or time
button-hand-note = Add a note
button-hand-page = Page { $page } of { $pages }
tournament-hand-who = Which player should have a different opponent?
tournament-hand-with = Whom should { $player } play in this round?
tournament-hand-now = now against { $opponent }
tournament-hand-bye-now = now has the bye
tournament-hand-pairs = In this round { $one } would play { $other }, and { $third } would play { $fourth }. Add a note that everybody reads; then you are asked whether you are sure.
tournament-hand-bye = In this round { $one } would play { $other }, and { $third } would have the bye. Add a note that everybody reads; then you are asked whether you are sure.
tournament-hand-note = Why? Everybody reads it
tournament-change-name = New name (leave empty to keep)
tournament-change-starts = New start: 2026-12-05 19:00 +09:00
tournament-changed = The tournament is called **{ $name }**. Its messages are being updated.
tournament-decide-penalty = { $what }
    Your note: “{ $note }”
    The player reads it in private with your name; other players do not see it. Are you sure?
tournament-own-opponent = You will play against this player yourself, so another judge has to decide this.
tournament-own-place = You play in this tournament yourself and your own place depends on this, so another judge has to decide it.
tournament-own-time = Your own match is being played and its time is concerned too, so another judge has to do this.
tournament-own-seeds = You play in this tournament yourself, so another judge has to set the seeds.
tournament-deck-is-his = That player is already registered. Only the player can change the deck.
