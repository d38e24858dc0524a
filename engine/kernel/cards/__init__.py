"""Cards as values: what is printed, its tree, and both compiled."""
