"""What Alembic runs for every change of a schema: all of it in the transaction that the store has begun."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
