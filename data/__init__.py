"""What the bot knows and remembers: card sets, decks, rule digests, locales and the store."""
