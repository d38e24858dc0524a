"""What texts say of cards that are paid with or played next, of cards that were taken out together, and of points."""

from __future__ import annotations

from typing import Literal

from engine.kernel.cards import tree as t


class PaysMore(t.OwnEffect, frozen=True, tag="PmPaysMore"):
    """Paying for such a card this one has so much more generated cost; `zone`: as it lies there alone."""

    filter: t.Filter
    amount: t.Amount = 1
    zone: Literal["", "hand", "pile"] = ""


class PaysJust(PaysMore, frozen=True, tag="PmPaysJust"):
    """It has just so much, whatever is printed; what else it has more comes on top."""


class NextPlays(t.OwnEffect, frozen=True, tag="PmNextPlays"):
    """The next such cards, so many one after the other, that a player plays in that time cost so much less; below 0:
    more."""

    filter: t.Filter
    amount: t.Amount
    times: int = 1
    by: t.Who = t.You()
    duration: t.Duration = "turn"


class Shed(t.OwnEffect, frozen=True, tag="PmShed"):
    """They lose that trait, or all that they have; the work that a card is from is none."""

    target: t.Target
    what: t.Filter = t.Anything()
    duration: t.Duration = ""


class Apart(t.OwnEffect, frozen=True, tag="PmApart"):
    """Of the cards that were taken out one fares so and the rest otherwise; their player says which."""

    first: t.Effect
    second: t.Effect


class ShuffleRest(t.OwnEffect, frozen=True, tag="PmShuffleRest"):
    """The own deck is shuffled without the cards that were taken out of it."""


class GiveAfterAll(t.OwnEffect, frozen=True, tag="PmGiveAfterAll"):
    """The point that somebody's approach would have given, in place of which something else could have been done."""
