"""The marks of pieces among which somebody chooses: a number in a ring for one's own, on a disc for the others'."""

from __future__ import annotations

from typing import Final, NamedTuple

_RINGS: Final = "".join(map(chr, (*range(0x2460, 0x2474), *range(0x3251, 0x3260), *range(0x32B1, 0x32C0))))
_DISCS: Final = "".join(map(chr, (*range(0x2776, 0x2780), *range(0x24EB, 0x24F5))))


class Mark(NamedTuple):
    """The number of a piece among those that may be chosen, and whether it is an opposing one.

    >>> str(Mark(2)), str(Mark(2, opposing=True)), str(Mark(60))
    ('②', '❷', '60.')
    """

    number: int
    opposing: bool = False

    def __str__(self) -> str:
        signs = _DISCS if self.opposing else _RINGS
        return signs[self.number - 1] if 0 < self.number <= len(signs) else f"{self.number}."
