CREATE TABLE profiles (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX profiles_of_user ON profiles (user);
CREATE INDEX tournaments_of_guild ON tournaments (guild, at);
