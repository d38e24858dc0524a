"""What is said of somebody: has, is, cannot; at once, for a while, or as long as a card is there."""
