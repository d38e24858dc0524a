"""The statements of one step, carried out within a migration."""

from __future__ import annotations

from alembic import op

from data.store.dialect import definition
from data.store.migrations import ladder


def carry_out(revision: str) -> None:
    """In the words of the database that is being changed; past SQLAlchemy, which would look for parameters in them."""
    bind = op.get_bind()
    cursor = bind.connection.cursor()
    for statement in ladder()[revision]:
        cursor.execute(definition(statement) if bind.dialect.name == "postgresql" else statement)
