"""五等分の花嫁カードゲーム: cards, decks, rules."""
