"""What an ability can cost: deeds of the game, done to what is one's own."""

from __future__ import annotations

from engine.kernel.cards.tree import Chosen, Discard, Is, Node, PayLess, Side, This, Top, Who, You

from .book import Many
from .leaves import Parts, leaves
from .phrase import REFUSED, Bindings, Phrase, made
from .spoken import plain


def own_to_pay(value: object, paid: tuple[type[Node], ...], *, deck: bool = False) -> bool:
    """Whether it can be a cost: a discard, or one of these deeds, done to this card or to own cards that are chosen;
    with `deck` also to what lies on top of the own deck."""
    if isinstance(value, Discard):
        return value.who == You() and isinstance(value.amount, int)
    target = plain(getattr(value, "target", None)) if isinstance(value, paid) else None
    if isinstance(target, Chosen):
        own = Side(True) in leaves(target.filter) if target.zone == "play" else target.whose == You()
        return own and target.least == target.most > 0
    return target == This() or (deck and isinstance(target, Top) and target.whose == You())


def costs(
    sort: str, paid: tuple[type[Node], ...], *, not_this: tuple[type[Node], ...] = (), deck: bool = False
) -> tuple[Many, Phrase]:
    """A list of costs, each of the sort `price`. `paid`: the deeds that can be one; `not_this`: those of them that are
    none where this card suffers them, since they have a sign of their own; `deck`: as above."""

    def fits(value: object) -> bool:
        this = isinstance(value, not_this) and plain(getattr(value, "target", None)) == This()
        return own_to_pay(value, paid, deck=deck) and not this

    def build(bindings: Bindings) -> object:
        return bindings["it"] if fits(bindings["it"]) else REFUSED

    def match(value: object) -> Bindings | None:
        return {"it": value} if fits(value) else None

    return (
        Many(sort, "price", {"ja": ("、", "、"), "en": (", ", ", ")}),
        made("price", build, match, ja="{it:act}", en="{it:act}"),
    )


def dearer(who: Who | None) -> Parts:
    """Cards cost so much more, in the slot `n`: less of a negative number. `who`: who pays it for the cards in the slot
    `filter`; None: this card alone costs more."""

    def build(bindings: Bindings) -> object:
        filter_ = Is(This()) if who is None else bindings["filter"]
        return PayLess(filter_, -bindings["n"], who=who or You())  # type: ignore[arg-type, operator]  # by the sorts

    def match(value: object) -> Bindings | None:
        if not isinstance(value, PayLess) or not isinstance(value.amount, int) or value.amount >= 0:
            return None
        own = value.filter == Is(This())
        if own != (who is None) or value != PayLess(value.filter, value.amount, who=who or You()):
            return None
        return {"n": -value.amount} | ({} if own else {"filter": value.filter})

    return build, match
