"""My Little Pony TCG, core rules 1.3.0."""
