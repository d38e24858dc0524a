### Where a match is played, if it cannot have a thread.

lobby-placing = The game has begun but has no place yet: no thread could be opened, and another match is being played in this channel. It will appear here as soon as one of the two changes.
error-no-home = There is no place for this match: the bot lacks the permission { $missing } for a thread, and another match is already being played in this channel. The table stays open; press Ready again when one of the two has changed.
