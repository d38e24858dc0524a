"""Step 10 of the schema, as 0010.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    carry_out(revision)
