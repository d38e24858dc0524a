"""Small things that a picture shows of a game: signs with a few words, and what the events of a game set signs on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.kernel.views.view import PieceView


class Sign(NamedTuple):
    """A short text with a sign in front; no sign for ""."""

    icon: str
    text: str


class Pips(NamedTuple):
    """What a seat has to pay with, piece by piece: how many are ready and how many spent, and the signs of both."""

    ready: int
    spent: int
    full: str
    empty: str


class EventMark(NamedTuple):
    """How an event marks a piece: where its arguments hold seat, key and number; the sign or the word; its state since.

    `newest`: of several such pieces it is the last that came. `sense`: whether the number is added or taken.
    """

    sign: str = ""
    word: str = ""
    seat: int = 0
    key: int = 1
    number: int = -1
    sense: int = 1
    newest: bool = False
    since: Callable[[PieceView], bool] = lambda piece: True


class Deed(NamedTuple):
    """How an event leads from one piece to another: where its arguments hold seat and key of both.

    `other`: -1 where it does not say whose the other one is; `target`: -1 where it is not a piece but the other player.
    """

    seat: int = 0
    key: int = 1
    other: int = -1
    target: int = -1


class Gain(NamedTuple):
    """How an event changes a number of a seat; `number` is the place of the amount, -1 for one."""

    what: str
    number: int = -1
    sense: int = 1
