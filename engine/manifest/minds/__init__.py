"""What players made of code think of a position; each game has a mind of its own."""
