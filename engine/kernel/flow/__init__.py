"""What runs a game: programs, triggers, windows, loops."""
