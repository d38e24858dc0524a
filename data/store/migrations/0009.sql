CREATE TABLE registered (
    application INTEGER PRIMARY KEY,
    digest TEXT NOT NULL
) STRICT;

CREATE INDEX surfaces_of_message ON surfaces (message);
