"""Step 11 of the schema, as 0011.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    carry_out(revision)
