"""Step 13 of the schema, as 0013.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    carry_out(revision)
