### The clock of a table: what cannot be done with it.

table-no-clock = This table has no clock. One can be chosen among the options before a match begins.
table-not-late = There is still time left: the deadline is <t:{ $due }:R>.
table-your-own-time = You cannot claim a win on your own time.
table-already-paused = The clock is paused.
table-not-paused = The clock is not paused.
table-no-pause-asked = Nobody is asking for a pause.

## How it stands
clock-due = ⏳ Deadline: <t:{ $due }:R>
clock-paused = ⏸️ The clock has been paused since <t:{ $since }:f>.
clock-stands = ⏸️ The clock has been paused since <t:{ $since }:f>. Any player may resume it; the player to decide then has the full time again.
clock-runs = ⏳ Waiting for { $seat }. Deadline: <t:{ $due }:F> (<t:{ $due }:R>). Nothing happens automatically after it, but the others may claim the win.
clock-each = Time for each decision: { $length }
clock-length = { $unit ->
    [days] { $count ->
        [1] one day
       *[other] { $count } days
     }
    [hours] { $count ->
        [1] one hour
       *[other] { $count } hours
     }
    [minutes] { $count ->
        [1] one minute
       *[other] { $count } minutes
     }
   *[seconds] { $count } seconds
 }
clock-outage = 🔌 I could not be reached from <t:{ $start }:f> to <t:{ $end }:f>. The open decision gets its full time again.

## Reminders
ping-time = <@{ $user }>, the time for your decision is running out. [Board]({ $link })
ping-nudge = <@{ $user }>, { $seat } is waiting for your decision. [Board]({ $link })
nudged = { $seat } has been reminded.
reminders-on = You are reminded before your time runs out, and others may nudge you.
reminders-off = You will no longer be reminded or nudged. You are still told when it is your turn to decide.
error-nudge-you = You are the one to decide.
error-nudge-once = { $seat } has been reminded of this decision already.
error-nudge-early = It is too early to nudge: you can do so <t:{ $at }:R>.
error-nudge-off = { $seat } has turned reminders off.
error-nudge-lost = The reminder could not be posted. Try again later.

## Pause and claim
pause-asked = ⏸️ { $seat } asks to pause the clock.
pause-requested = The others are asked whether they agree to a pause.
pause-agreed = The clock is paused.
pause-over = The clock is running again; the player to decide has the full time.
claimed = { $seat } has lost on time.
button-nudge = Nudge
button-pause = Pause the clock
button-pause-agree = Agree to a pause
button-resume = Resume the clock
button-claim = Claim the win

## Commands
cmd-match-clock = The clock of this table: time left, nudge, pause, resume, claim, reminders
opt-match_clock = What to do; by default see whose time it is
does-match-clock-look = Whose time it is and when it runs out
does-match-clock-nudge = Nudge: remind the player you are waiting for
does-match-clock-pause = Pause: ask the others to pause the clock
does-match-clock-resume = Resume the paused clock
does-match-clock-claim = Claim the win when the other player's time has run out
does-match-clock-remind = Turn reminders to you on
does-match-clock-quiet = Turn reminders to you off
