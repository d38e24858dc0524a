"""My Little Pony: cards, decks, rules, puzzles, lesson."""
