"""Step 3 of the schema, as 0003.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    carry_out(revision)
