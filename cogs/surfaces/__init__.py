"""The messages that show a table, and how they are kept up to date."""
