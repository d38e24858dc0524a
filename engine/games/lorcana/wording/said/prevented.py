"""Damage that is prevented, in whole or in part, each time or once, and damage that is more than was said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.cards.tree import Grant, Is, Lessen, Never, Static, This, YourTurn
from engine.wording import Bindings, Phrase, Slot, made, node, phrase

_THIS = This()
_WOULD = "would be dealt damage"


def _less(bindings: Bindings) -> object:
    return bindings["n"]


def _number(value: object) -> Bindings | None:
    return {"n": value} if isinstance(value, int) and value > 0 else None


def _more(bindings: Bindings) -> object:
    return -bindings["n"]  # type: ignore[operator]  # a number


def _above(value: object) -> Bindings | None:
    return {"n": -value} if isinstance(value, int) and value < 0 else None


_HOW_MUCH: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({}, "{amount:kept_off}", "{amount:kept_off}"),
    (
        {"amount": None},
        "そのダメージは与えられない",
        "[prevent that damage|prevent all of that damage|they take no damage instead|it takes no damage instead]",
    ),
)
"""So much of the damage, or all of it."""
_TURNS = (
    (Never(YourTurn()), "[each opponent's turn|an opponent's turn]"),
    (YourTurn(), "[your turn|each of your turns]"),
)


def _of(amount: Mapping[str, object], filter_: object) -> dict[str, object]:
    """The fields of what is prevented but once."""
    return {"filter": filter_, "amount": Slot("amount"), "once": True, **amount}


PREVENTED: tuple[Phrase, ...] = (
    # how much of it
    made(
        "kept_off",
        _less,
        _number,
        ja="そのダメージを{n:number}減らす",
        en=("prevent {n:number} of that damage", "prevent {n:number} damage"),
    ),
    made(
        "kept_off",
        _more,
        _above,
        ja="そのダメージを{n:number}増やす",
        en=(
            "[they're|it's|he's|she's] dealt that much damage plus {n:number} instead",
            "[they're|it's|he's|she's] dealt {n:number} more damage instead",
            "deal that much damage plus {n:number} instead",
        ),
    ),
    made("changed_by", _less, _number, ja="{n:number}減る", en="reduced by {n:number}"),
    made("changed_by", _more, _above, ja="{n:number}増える", en="increased by {n:number}"),
    phrase(
        "lasting",
        Lessen,
        ja="{filter:np}に与えられるダメージは{amount:changed_by}",
        en=(
            "damage dealt to {filter:np.s} is {amount:changed_by}",
            "damage dealt to your {filter:own.s} is {amount:changed_by}",
        ),
    ),
    *(
        row
        for amount, ja, en in _HOW_MUCH
        for row in (
            # each time
            phrase(
                "lasting",
                Lessen,
                ja="{filter:one}にダメージが与えられるなら、" + ja,
                en=f"[if|whenever] {{filter:one}} {_WOULD}, {en}",
                **amount,
            ),
            # once a turn
            phrase(
                "lasting",
                Lessen,
                once=True,
                ja="[各ターンに|1ターンに|ターンに][1回|一度]、{filter:one}にダメージが与えられるなら、" + ja,
                en=(
                    f"the first time {{filter:one}} {_WOULD} each turn, {en}",
                    f"the first time each turn {{filter:one}} {_WOULD}, {en}",
                    f"once per turn, if {{filter:one}} {_WOULD}, {en}",
                ),
                **amount,
            ),
            *(
                phrase(
                    "static",
                    Static,
                    effects=(node(Lessen, **_of(amount, Slot("filter"))),),
                    condition=condition,
                    en=f"the first time {{filter:one}} {_WOULD} during {whose}, {en}",
                )
                for condition, whose in _TURNS
            ),
            # the next time
            phrase(
                "clause",
                Grant,
                abilities=(node(Static, effects=(node(Lessen, **_of(amount, Is(_THIS))),)),),
                duration="turn",
                ja=(
                    "{target:select}このターン、次にそのキャラクターにダメージが与えられるなら、" + ja,
                    "このターン、次に{target:ni}ダメージが与えられるなら、" + ja,
                ),
                en=(
                    f"the next time {{target:subj}} {_WOULD} this turn, {en}",
                    f"the next time {{target:they}} {_WOULD} this turn, {en}",
                ),
            ),
        )
    ),
)
