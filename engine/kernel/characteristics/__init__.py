"""What a card is right now: base values, continuous effects in their order, and why."""
