### Between two games of a match: who is waited for, until when, and what follows.

table-not-ready = You must be ready for the next game before you can claim the match: press Next game first.
next-due = ⏳ Be ready for the next game by <t:{ $due }:f> (<t:{ $due }:R>). After that nothing happens automatically, but a player who is ready may claim the match.
next-runs = ⏳ The next game is waiting for { $seats }. Deadline: <t:{ $due }:F> (<t:{ $due }:R>). Nothing happens automatically after it, but a player who is ready may claim the match.
next-stands = ⏸️ The clock has been paused since <t:{ $since }:f>. Any player may resume it; the full time to get ready then starts again.
next-awaiting = The next game is waiting for { $seats }.
next-outage = 🔌 I could not be reached from <t:{ $start }:f> to <t:{ $end }:f>. The full time to get ready for the next game starts again.
ping-next-time = { $users }, the time to be ready for the next game is running out. [Result]({ $link })
ping-next-nudge = { $users }, { $seat } is waiting for the next game. [Result]({ $link })
ping-next-nobody = The next game is no longer waiting for anybody.
error-nudge-next = You are not ready for the next game yourself.
error-nudge-once-next = { $seat } has been reminded of the next game already.
claimed-match = { $seat } was not ready for the next game in time: the match is yours.
next-late = { $seat } was not ready for the next game in time: { $winner } wins the match.
next-left = { $seat } has left: { $winner } wins the match.
button-claim-match = Claim the match
