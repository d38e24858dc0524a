"""Recomputes every shuffle of a Kotatsu record from its opened secret. Needs Python 3.9 and nothing else.

    python verify_shuffles.py RECORD

A table publishes, before the deal, the commitment SHA-256("kotatsu" 0 GAME 0 SECRET). When the series is over it opens
the secret, and the record lists every shuffle. The key of all shuffles of a game is HMAC-SHA-256 with the secret over
the game's id and each seat's entropy, joined by zero bytes. The shuffle after input NO, the NTH there, reads 16-bit
numbers from HMAC-SHA-256(key, "NO/NTH/BLOCK"), BLOCK = 0, 1, 2 ..., two bytes each, the high one first. For every
place from the last to the second it takes the next number below the greatest multiple of the place's number that fits
into 65536, and swaps the place with the one at the remainder.

Exit code: 0 every shuffle fits, 1 one does not, 2 the file cannot be used.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator


class Unusable(Exception):
    """The file is no record whose shuffles can be checked."""


class NotAsCommitted(Exception):
    """The secret or a shuffle is not what was promised."""


def commitment(secret: bytes, game: str) -> str:
    return hashlib.sha256(b"kotatsu\0" + game.encode() + b"\0" + secret).hexdigest()


def shuffle_key(secret: bytes, game: str, entropy: list[str]) -> bytes:
    return hmac.new(secret, "\0".join([game, *entropy]).encode(), hashlib.sha256).digest()


def numbers(key: bytes, no: int, nth: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.new(key, f"{no}/{nth}/{block}".encode(), hashlib.sha256).digest()
        for at in range(0, len(digest), 2):
            yield digest[at] * 256 + digest[at + 1]
        block += 1


def order(key: bytes, size: int, no: int, nth: int) -> list[int]:
    places = list(range(size))
    stream = numbers(key, no, nth)
    for last in range(size - 1, 0, -1):
        count = last + 1
        fair = 65536 - 65536 % count
        number = next(stream)
        while number >= fair:
            number = next(stream)
        pick = number % count
        places[last], places[pick] = places[pick], places[last]
    return places


def load(path: str) -> tuple[dict, bytes, list[dict]]:
    try:
        with open(path, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        setup = next(line["setup"] for line in lines if line["line"] == "setup")
        end = next(line for line in lines if line["line"] == "end")
        shuffles = [line for line in lines if line["line"] == "shuffle"]
        secret = bytes.fromhex(end["secret"])
    except (OSError, ValueError, KeyError, TypeError, StopIteration) as error:
        raise Unusable(f"{path} is no record: {error!r}") from None
    if not secret:
        raise Unusable(f"{path}: the secret is not opened yet")
    return setup, secret, shuffles


def check(path: str) -> int:
    """How many shuffles fit; raises NotAsCommitted at the first that does not."""
    setup, secret, shuffles = load(path)
    try:
        game, entropy, published = setup["id"], setup["entropy"], setup["commitment"]
        if commitment(secret, game) != published:
            raise NotAsCommitted(f"the secret is not the one committed to: {published}")
        key = shuffle_key(secret, game, entropy)
        for at, line in enumerate(shuffles, 1):
            if order(key, line["size"], line["no"], line["nth"]) != line["order"]:
                raise NotAsCommitted(f"shuffle {at} (after input {line['no']}) is not what the secret gives")
    except (KeyError, TypeError, AttributeError) as error:
        raise Unusable(f"{path} is no record: {error!r}") from None
    return len(shuffles)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: verify_shuffles.py RECORD", file=sys.stderr)
        return 2
    try:
        count = check(arguments[0])
    except NotAsCommitted as wrong:
        print(f"NOT AS COMMITTED: {wrong}")
        return 1
    except Unusable as unusable:
        print(unusable, file=sys.stderr)
        return 2
    print(f"{count} shuffles recomputed; the commitment and every order fit")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
