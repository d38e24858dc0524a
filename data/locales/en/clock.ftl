### The clock of a table: what cannot be done with it.

table-no-clock = This table has no clock.
table-not-late = There is time until <t:{ $due }:R>.
table-your-own-time = You cannot claim a game by your own time.
table-already-paused = The clock is paused.
table-not-paused = The clock is not paused.
table-no-pause-asked = Nobody is asking for a pause.
