"""Playing without another person: practice, tutorials, puzzles, and the partner who sits across."""
