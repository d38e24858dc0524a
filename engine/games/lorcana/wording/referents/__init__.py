"""What a text has named, and what is meant by a word that points back to it."""
