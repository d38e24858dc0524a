"""Step 2 of the schema, as 0002.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    carry_out(revision)
