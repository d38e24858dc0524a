"""A loopback stand-in for Discord, with a page on which people play. See README.md."""

from rehearsal.stand import Addresses, Stand

__all__ = ["Addresses", "Stand"]
