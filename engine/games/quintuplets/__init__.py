"""五等分の花嫁カードゲーム: brides won by the characters whose approach succeeds (comprehensive rules 1.07)."""
