"""Verifiable shuffles: an HMAC stream keyed by the table's secret, the players' entropy and the journal position.

The table publishes `commitment` before the deal; when the secret is opened anybody can recompute every shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from struct import unpack


def commitment(secret: bytes, game_id: str) -> str:
    """SHA-256 over the secret bound to one game id, in hexadecimal: published before the deal."""
    return hashlib.sha256(b"kotatsu\0" + game_id.encode() + b"\0" + secret).hexdigest()


def key(secret: bytes, game_id: str, entropy: Sequence[str]) -> bytes:
    """The key of a game's shuffles: secret, game id and each player's entropy in seat order."""
    message = "\0".join((game_id, *entropy)).encode()
    return hmac.new(secret, message, hashlib.sha256).digest()


def _numbers(shuffle_key: bytes, no: int, nth: int) -> Iterator[int]:
    """16-bit numbers of one shuffle: block after block of HMAC(key, "position/nth/block")."""
    block = 0
    while True:
        digest = hmac.digest(shuffle_key, f"{no}/{nth}/{block}".encode(), "sha256")
        yield from unpack(">16H", digest)
        block += 1


class Dice:
    """All randomness of one game; the same position never gives the same stream twice."""

    def __init__(self, shuffle_key: bytes) -> None:
        self._key = shuffle_key

    def order(self, count: int, no: int, nth: int) -> list[int]:
        """A fair order of `count` things: Fisher-Yates from the end, rejecting numbers that would bias."""
        order = list(range(count))
        numbers = _numbers(self._key, no, nth)
        for last in range(count - 1, 0, -1):
            size = last + 1
            limit = 65536 - 65536 % size
            number = next(numbers)
            while number >= limit:
                number = next(numbers)
            pick = number % size
            order[last], order[pick] = order[pick], order[last]
        return order


class Stacked(Dice):
    """No randomness at all: every deck stays as it was listed. For lessons, which say so; nothing is proved by it."""

    def order(self, count: int, no: int, nth: int) -> list[int]:
        """Each thing where it was."""
        return list(range(count))
