CREATE TABLE timers (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    guild INTEGER NOT NULL,
    due REAL NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_due ON timers (due);

INSERT INTO timers (kind, key, guild, due, token)
SELECT 'lobby', id, guild, expires_at, '' FROM tables WHERE status = 'open' AND expires_at > 0;

INSERT INTO timers (kind, key, guild, due, token) SELECT 'decision', id, guild, 0, '' FROM tables
WHERE status <> 'over' AND game <> '';

INSERT INTO timers (kind, key, guild, due, token)
SELECT 'tournament', id, guild, 0, '' FROM tournaments WHERE status <> 'settled';
