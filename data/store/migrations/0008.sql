CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    organiser INTEGER NOT NULL,
    at REAL NOT NULL,
    status TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_tournament_in_a_channel ON tournaments (channel) WHERE status = 'going';
CREATE INDEX tournaments_in_channel ON tournaments (channel, at);

CREATE TABLE tournament_inputs (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,
    by INTEGER NOT NULL,
    at REAL NOT NULL,
    row BLOB NOT NULL,
    PRIMARY KEY (tournament, no)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_players (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX player_once ON tournament_players (tournament, user);
CREATE INDEX tournaments_of_user ON tournament_players (user);

CREATE TABLE tournament_surfaces (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    surface TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    extra TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (tournament, surface)
) STRICT, WITHOUT ROWID;
