"""Step 4 of the schema, as 0004.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    carry_out(revision)
