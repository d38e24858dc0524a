"""Surfaces: the messages that show a table (board, hands, prompt, notices), and how they are kept up to date."""
