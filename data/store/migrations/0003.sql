ALTER TABLE tables ADD COLUMN home INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN alone INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN expires_at REAL NOT NULL DEFAULT 0;
UPDATE tables SET home = channel;

DROP INDEX one_series_in_a_channel;
CREATE UNIQUE INDEX one_series_at_a_home ON tables (home) WHERE alone = 1 AND status <> 'over';
CREATE INDEX tables_at_home ON tables (home, opened_at);
CREATE INDEX tables_that_wait ON tables (expires_at) WHERE expires_at > 0;

ALTER TABLE users ADD COLUMN habits TEXT NOT NULL DEFAULT '';
