CREATE TABLE rulings (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,
    judge INTEGER NOT NULL,
    at REAL NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE INDEX rulings_of_guild ON rulings (guild, at);
CREATE INDEX rulings_of_game ON rulings (game, no);
