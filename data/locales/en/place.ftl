### Where a match is played, if it cannot have a thread.

lobby-placing = The game has begun and waits for its place: a thread, which could not be opened, or this channel, once no other match is played in it.
error-no-home = This match could be played nowhere: the bot lacks the permission { $missing } for a thread of its own, and another match is played in this channel already. The table waits; press Ready again when one of the two has changed.
