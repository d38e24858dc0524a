"""Programs: a rulebook's procedures as tables of (rule number, step function)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from engine.kernel.state.question import Option
from engine.kernel.state.state import Frame

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


class Ask(Struct, frozen=True, gc=False):
    """A question to a seat; the answer comes as `got` of the frame, to the next row."""

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


class Jump(Struct, frozen=True, gc=False):
    """Go on with the row of this rule number."""

    step: str


class Return(Struct, frozen=True, gc=False):
    """The program is done."""


RETURN = Return()
END = "end"
"""The step of a frame whose last row has run."""
Flow = None | Ask | Frame | Jump | Return
F = TypeVar("F", bound=Frame)
Step = Callable[["Game", F], Flow]


def go_to(number: str) -> Callable[[Game, Frame], Flow]:
    """A row that goes on with the row of this number."""
    jump = Jump(number)

    def row(g: Game, f: Frame) -> Flow:
        return jump

    return row


def close(g: Game, f: Frame) -> Flow:
    """What stands below the last row: the frame is done."""
    g.state.frames.pop()
    return None


class Program:
    """A table of rows; each row asks or does, and no row runs twice for one answer."""

    def __init__(self, rows: tuple[tuple[str, Callable[[Game, Any], Flow]], ...]) -> None:
        self.first = rows[0][0]
        self.rows: dict[str, tuple[Callable[[Game, Any], Flow], str]] = {}
        following = [number for number, _ in rows[1:]] + [END]
        for (number, step), after in zip(rows, following, strict=True):
            if number in self.rows:
                raise ValueError(f"row {number} stands twice")
            self.rows[number] = (step, after)
        self.rows[END] = (close, END)


def program(frame: type[F], *rows: tuple[str, Step[F]]) -> tuple[type[Frame], Program]:
    """A frame's program; the type checker holds each step against the frame's locals."""
    return frame, Program(rows)
