"""Step 1 of the schema, as 0001.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0001"
down_revision = None


def upgrade() -> None:
    carry_out(revision)
