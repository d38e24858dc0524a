"""Verifiable shuffles: an HMAC stream keyed by the table's secret, the players' entropy and the journal position.

The table publishes `commitment` before the deal; when the secret is opened anybody can recompute every shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from struct import unpack


def commitment(secret: bytes, game_id: str) -> str:
    """SHA-256 over the secret bound to one game id, in hexadecimal: published before the deal."""
    return hashlib.sha256(b"kotatsu\0" + game_id.encode() + b"\0" + secret).hexdigest()


def key(secret: bytes, game_id: str, entropy: Sequence[str]) -> bytes:
    """The key of a game's shuffles: secret, game id and each player's entropy in seat order."""
    message = "\0".join((game_id, *entropy)).encode()
    return hmac.new(secret, message, hashlib.sha256).digest()


def _numbers(shuffle_key: bytes, no: int, nth: int, block: int) -> tuple[int, ...]:
    """16-bit numbers of one shuffle: HMAC(key, "position/nth/block"), block after block."""
    return unpack(">16H", hmac.digest(shuffle_key, f"{no}/{nth}/{block}".encode(), "sha256"))


class Dice:
    """All randomness of one game; the same position never gives the same stream twice."""

    def __init__(self, shuffle_key: bytes) -> None:
        self._key = shuffle_key

    def order(self, count: int, no: int, nth: int) -> list[int]:
        """A fair order of `count` things: Fisher-Yates from the end, rejecting numbers that would bias."""
        order = list(range(count))
        size, block = count, 0
        while size > 1:
            for number in _numbers(self._key, no, nth, block):
                if number < 65536 - 65536 % size:
                    pick = number % size
                    size -= 1
                    order[size], order[pick] = order[pick], order[size]
                    if size == 1:
                        break
            block += 1
        return order


class Stacked(Dice):
    """No randomness at all: every deck stays as it was listed. For lessons, which say so; nothing is proved by it."""

    def order(self, count: int, no: int, nth: int) -> list[int]:
        """Each thing where it was."""
        return list(range(count))
