"""How much: for each, equal to, the greatest and the least."""
