"""The steps in which the schema has grown, each as Alembic wants it."""
