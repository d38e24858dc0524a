"""Disney Lorcana: cards, decks, rules, puzzles, lesson."""
