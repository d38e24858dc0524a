CREATE TABLE beats (
    process INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (process)
) STRICT, WITHOUT ROWID;

INSERT INTO beats (process, at) SELECT id, at FROM heartbeat;
DROP TABLE heartbeat;
