"""Who and what is meant: nouns, what stands around them, and how some of them are selected."""
