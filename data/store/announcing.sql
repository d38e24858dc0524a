CREATE OR REPLACE FUNCTION kotatsu_tell(kind text, what text) RETURNS void LANGUAGE sql AS
$$ SELECT pg_notify('kotatsu_' || current_schema(), current_setting('application_name') || ' ' || kind || ' ' || what) $$;

CREATE OR REPLACE FUNCTION kotatsu_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_TABLE_NAME = 'inputs' THEN
        PERFORM kotatsu_tell('table', (SELECT "table" FROM games WHERE id = NEW.game));
    ELSIF TG_TABLE_NAME = 'tables' THEN
        PERFORM kotatsu_tell('table', NEW.id);
    ELSIF TG_TABLE_NAME = 'tournaments' THEN
        PERFORM kotatsu_tell('tournament', NEW.id);
    ELSE
        PERFORM kotatsu_tell('tournament', NEW.tournament);
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER told AFTER INSERT ON inputs FOR EACH ROW EXECUTE FUNCTION kotatsu_told();
CREATE OR REPLACE TRIGGER told AFTER INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION kotatsu_told();
CREATE OR REPLACE TRIGGER told AFTER INSERT ON tournaments FOR EACH ROW EXECUTE FUNCTION kotatsu_told();
CREATE OR REPLACE TRIGGER told AFTER INSERT ON tournament_inputs FOR EACH ROW EXECUTE FUNCTION kotatsu_told();
