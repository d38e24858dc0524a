"""A battle as a picture tells it: who fights with what value, which random number, what sum."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.harem_master.fighting import APPROACH, KINDS, ON_CASTLE, VALUE
from engine.kernel.views.view import PieceView, View

ANY: Final = ""
_CARD, _NUMBER, _OTHER, _LAST = range(4)


class Fighter(NamedTuple):
    """A fighter by its key: its value, the random number and the card that it is from, if one was turned over yet."""

    key: str
    value: int
    number: int | None = None
    card: str = ""

    @property
    def power(self) -> int:
        """What is compared."""
        return self.value + (self.number or 0)


class Fight(NamedTuple):
    """Of what kind it is ("" while nobody knows), who attacks, and who intercepts, if anybody does."""

    kind: str
    attacker: Fighter
    interceptor: Fighter | None
    over: bool = False

    @property
    def stat(self) -> str:
        """The value with which it is fought; a castle is stormed with the physical one."""
        return VALUE.get(self.kind, VALUE[APPROACH] if not self.kind and self.interceptor else "physical")


def kind_of(fight: Fight) -> str:
    """The word for its kind; for one of no kind yet, or of none that is known any more, another."""
    return fight.kind or ("over" if fight.over else "open")


def fight_of(view: View) -> Fight | None:
    """The battle that goes on, else the one that the last step decided, None if there is none."""
    pieces = {piece.ref: piece for seat in view.seats for piece in seat.pieces}
    one, other = (pieces.get(int(view.facts.get(name, 0))) for name in ("attacker", "interceptor"))
    if one is None:
        return _decided(view)
    kind = KINDS[int(view.facts.get("kind", 0))]
    fight = Fight(kind, Fighter(one.key, 0), None)
    intercepts = None if other is None else _fighter(other, 1, fight.stat, view)
    return fight._replace(attacker=_fighter(one, 0, fight.stat, view), interceptor=intercepts)


def _fighter(piece: PieceView, at: int, stat: str, view: View) -> Fighter:
    number = view.facts.get(f"number_{at}")
    value = piece.stats.get(stat, 0)
    return Fighter(piece.key, value, None if number is None else int(number), str(view.facts.get(f"card_{at}", "")))


def _decided(view: View) -> Fight | None:
    """By the events: the sums of both, and the random numbers if each had just one."""
    powers = next((event.args for event in reversed(view.last) if event.kind == "powers"), None)
    if powers is None:
        return _stormed(view)
    turned = [event.args for event in view.last if event.kind == "random"]
    kinds = [str(event.args[0]) for event in view.last if event.kind == "battle_kind"]
    numbers = [(str(args[1]), int(args[2])) for args in turned] if len(turned) == len(powers) // 2 else []
    fighters = [
        Fighter(str(key), int(power) - number, number if card else None, card)
        for key, power, (card, number) in zip(powers[::2], powers[1::2], numbers or [("", 0), ("", 0)], strict=False)
    ]
    kind = kinds[-1] if kinds and kinds[-1] != ON_CASTLE else ANY
    return Fight(kind, fighters[0], fighters[1], over=True)


def _stormed(view: View) -> Fight | None:
    """Who has attacked a castle, and how many cards fell."""
    fallen = next((event.args for event in reversed(view.last) if event.kind == "castle_attack"), None)
    return Fight(ON_CASTLE, Fighter(str(fallen[1]), int(fallen[2])), None, over=True) if fallen else None
