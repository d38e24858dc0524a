"""Step 12 of the schema, as 0012.sql has it."""

from data.store.alembic.statements import carry_out

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    carry_out(revision)
