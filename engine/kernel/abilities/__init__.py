"""Abilities compiled to rows: what they choose, need and cost."""
