"""Step 5 of the schema, as 0005.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    carry_out(revision)
