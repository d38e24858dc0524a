"""The scripts that Alembic runs; each step of the schema is one of its versions."""
