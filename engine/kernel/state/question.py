"""Questions, refusals and inputs: the only ways in which players and a game talk."""

from __future__ import annotations

from msgspec import Struct

Option = tuple[str | int, ...]
"""A complete choice: a word and its arguments (references, seats, numbers), e.g. ("challenge", 7, 12)."""

ACTION = "action"
ORDER = "order"


class Question(Struct, frozen=True, array_like=True, gc=False):
    """What one seat must decide now.

    `kind`: action, may, target, card, number, order, trigger, replace, pay, seat, mode, mulligan, start, repeat, split.
    An answer picks at least `least` and at most `most` different options; every such subset is acceptable. Kind "order"
    takes all options in the order chosen. `source`: the card number whose text asks, -1 for a rule. `private`: its
    existence, options or count depend on hidden information, so only the seat may see it. `subject`: a reference or
    card that the question is about ("exert this one?"), 0 for none.
    """

    no: int
    seat: int
    kind: str
    options: list[Option]
    least: int = 1
    most: int = 1
    rule: str = ""
    source: int = -1
    private: bool = False
    verb: str = ""
    subject: int = 0

    @property
    def is_decision(self) -> bool:
        """Whether there are at least two acceptable answers."""
        count = len(self.options)
        if self.kind == ORDER:
            return count > 1
        return count != self.least and self.most != 0

    @property
    def is_forced(self) -> bool:
        """Whether the table may answer it by itself: one acceptable answer, no turn action, and nobody learns a secret
        from how fast the answer came."""
        return not self.is_decision and self.kind != ACTION and not self.private


def forced_picks(question: Question) -> tuple[int, ...]:
    """The one acceptable answer of a forced question."""
    count = len(question.options) if question.kind == ORDER else min(question.most, len(question.options))
    return tuple(range(count))


class Refusal(Struct, frozen=True):
    """Why something may not be done: the rule and the reason's message key."""

    rule: str
    reason: str


class Refused(Exception):
    """An input that the rules do not accept; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal


class Answer(Struct, frozen=True, array_like=True, tag=True):
    """The open question's seat picks options by index, in order."""

    seat: int
    picks: tuple[int, ...]


class Concede(Struct, frozen=True, array_like=True, tag=True):
    """A seat gives the game up."""

    seat: int


class AgreeDraw(Struct, frozen=True, array_like=True, tag=True):
    """All seats still in have agreed to a draw."""

    seats: tuple[int, ...]


class TimeForfeit(Struct, frozen=True, array_like=True, tag=True):
    """A seat ran out of time; `claimed_by` is the seat that claims it, -1 for the table."""

    seat: int
    claimed_by: int = -1


class Leave(Struct, frozen=True, array_like=True, tag=True):
    """A seat leaves the game; with three or four players the others go on (LOR 1.10.2.3)."""

    seat: int


class Undo(Struct, frozen=True, array_like=True, tag=True):
    """Back to the position after input `to` (0: the start), with the seats that consent; itself an input."""

    seat: int
    to: int
    consents: tuple[int, ...] = ()


class HandMove(Struct, frozen=True, array_like=True, tag=True):
    """A move made by hand at a table that settles refused texts by agreement."""

    seat: int
    move: str
    args: tuple[int, ...] = ()


class JudgeFix(Struct, frozen=True, array_like=True, tag=True):
    """A judge's correction with its public note."""

    note: str
    move: str
    args: tuple[int, ...] = ()


Input = Answer | Concede | AgreeDraw | TimeForfeit | Leave | Undo | HandMove | JudgeFix
