"""Step 7 of the schema, as 0007.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    carry_out(revision)
