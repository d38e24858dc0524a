CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    opened_at REAL NOT NULL,
    version INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_series_in_a_channel ON tables (channel) WHERE status <> 'over';
CREATE INDEX tables_in_channel ON tables (channel, opened_at);

CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    setup BLOB NOT NULL,
    secret BLOB NOT NULL,
    opened INTEGER NOT NULL
) STRICT;

CREATE INDEX games_of_table ON games ("table");

CREATE TABLE inputs (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,
    by INTEGER NOT NULL,
    at REAL NOT NULL,
    row BLOB NOT NULL,
    PRIMARY KEY (game, no)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,
    state BLOB NOT NULL
) STRICT;

CREATE TABLE surfaces (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    surface TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    extra TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY ("table", surface)
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    locale TEXT NOT NULL DEFAULT '',
    name TEXT NOT NULL DEFAULT ''
) STRICT;
