"""One rulebook a game: its turn, actions, keywords, deck rules and phrases."""
