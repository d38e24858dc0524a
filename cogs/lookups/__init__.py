"""Looking things up: cards, rules, reasons, finished games."""
