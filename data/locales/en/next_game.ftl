### Between two games of a series: who is waited for, until when, and what follows.

table-not-ready = Only who is ready for the next game may claim the match: press Next game first.
next-due = ⏳ Be ready for the next game by <t:{ $due }:f> (<t:{ $due }:R>). After that nothing happens by itself, but whoever is ready may claim the match.
next-runs = ⏳ The next game waits for { $seats }. Deadline: <t:{ $due }:F> (<t:{ $due }:R>). After it nothing happens by itself, but whoever is ready may claim the match.
next-stands = ⏸️ The clock has been paused since <t:{ $since }:f>. Any player may resume it; there is then all of the time to be ready for the next game.
next-awaiting = The next game waits for { $seats }.
next-outage = 🔌 I could not be reached from <t:{ $start }:f> to <t:{ $end }:f>. There is all of the time anew to be ready for the next game.
ping-next-time = { $users }, the time to be ready for the next game is running out. [Result]({ $link })
ping-next-nudge = { $users }, { $seat } is waiting for the next game. [Result]({ $link })
ping-next-nobody = The next game waits for nobody any more.
error-nudge-next = You are not ready for the next game yourself.
error-nudge-once-next = { $seat } has been reminded of the next game already.
claimed-match = { $seat } was not ready for the next game in time: the match is yours.
next-late = { $seat } was not ready for the next game in time: { $winner } wins the match.
next-left = { $seat } has left: { $winner } wins the match.
button-claim-match = Claim the match
