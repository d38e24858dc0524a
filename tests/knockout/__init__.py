"""Knock-out runs: each registered rule is switched off in turn, and some test must notice."""
