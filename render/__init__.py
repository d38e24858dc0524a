"""Draws a view of the table."""
