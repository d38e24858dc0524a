"""Step 6 of the schema, as 0006.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    carry_out(revision)
