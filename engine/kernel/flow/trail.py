"""What a game remembers of its own course: answers by what they mean, a loop that may be repeated, a circle.

Plain data only; `loops`, `repeating` and `circles` read and write it.
"""

from __future__ import annotations

from msgspec import Struct, field


class Said(Struct, array_like=True, frozen=True, gc=False):
    """An answer by what it means: whose, to what kind of question, about what, and what was chosen."""

    seat: int
    kind: str
    about: str
    picks: tuple[str, ...]


class Trail(Struct, array_like=True, gc=False):
    """What a turn remembers to notice a loop.

    `marks`: cheap signatures of all positions; once one came back, `shapes` and `numbers` of positions and the
    `answers` given after each. `cycle`: the answers that may be repeated; `gained`: what one round of them adds to the
    numbers; `barred`: what the action means that may not begin the same loop again.
    """

    marks: list[int] = field(default_factory=list)
    shapes: list[int] = field(default_factory=list)
    numbers: list[list[int]] = field(default_factory=list)
    answers: list[list[Said]] = field(default_factory=list)
    cycle: list[Said] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    barred: list[str] = field(default_factory=list)


class Repetition(Struct, array_like=True, gc=False):
    """A loop that a seat repeats `times` times: `done` rounds of `cycle` are over, and `at` answers of the next.

    `shape` and `numbers`: of the position in which the round began; `gained`: what a round has to add to the numbers.
    """

    seat: int
    cycle: list[Said]
    gained: list[int]
    shape: int
    numbers: list[int]
    times: int
    done: int = 0
    at: int = 0


class Circle(Struct, array_like=True, gc=False):
    """The last steps since anybody chose anything: `keys` of the cards whose abilities began, and the position of each.

    `period`: so many steps are taken for a round; `held`: for so many steps it has been so; `need`: so many rounds
    settle it.
    """

    keys: list[str] = field(default_factory=list)
    shapes: list[int] = field(default_factory=list)
    numbers: list[list[int]] = field(default_factory=list)
    period: int = 0
    held: int = 0
    need: int = 0
