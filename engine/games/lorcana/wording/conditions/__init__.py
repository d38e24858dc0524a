"""What must hold: of the players and what they have, of one that was spoken of, of this turn."""
