CREATE TABLE decks (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (user, game, name)
) STRICT, WITHOUT ROWID;
