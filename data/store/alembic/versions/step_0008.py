"""Step 8 of the schema, as 0008.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    carry_out(revision)
