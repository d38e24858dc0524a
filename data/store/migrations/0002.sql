CREATE TABLE community_sets (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    by INTEGER NOT NULL,
    at REAL NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (guild, game, code)
) STRICT;
