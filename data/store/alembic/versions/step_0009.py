"""Step 9 of the schema, as 0009.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    carry_out(revision)
