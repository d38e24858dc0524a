"""Disney Lorcana, rules of 2025-03-14."""
