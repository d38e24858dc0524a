"""Rules to look up: digests in our own words, and an official text where an operator has brought it."""

from data.rules.digests import BadDigest, Digest, digests, games
from data.rules.library import RuleEntry, RuleLibrary

__all__ = ["BadDigest", "Digest", "RuleEntry", "RuleLibrary", "digests", "games"]
