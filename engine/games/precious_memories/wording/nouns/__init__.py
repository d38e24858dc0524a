"""Who is meant: nouns, what stands around them, selections and pronouns."""
