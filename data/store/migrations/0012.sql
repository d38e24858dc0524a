CREATE TABLE told_commands (
    application INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (application, guild)
) STRICT, WITHOUT ROWID;

INSERT INTO told_commands (application, guild, digest) SELECT application, 0, digest FROM registered;

DROP TABLE registered;
