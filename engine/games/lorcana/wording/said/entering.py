"""How this card enters play: exerted, if its player likes, or for long."""

from __future__ import annotations

from engine.kernel.cards.tree import Cannot, Enters, Static, This
from engine.wording import Bindings, Phrase, Slot, made, phrase

_THIS = This()


def _enter_at_will(bindings: Bindings) -> object:
    return Enters(exerted=True, optional=True)


ENTERING: tuple[Phrase, ...] = (
    # for long
    made(
        "exerted_for_long",
        lambda bindings: (Enters(exerted=True), Cannot(_THIS, "ready_step")),
        lambda value: {"this": _THIS} if value == (Enters(exerted=True), Cannot(_THIS, "ready_step")) else None,
        ja="{this}はエグザートで場に出て、あなたのターンの始めにレディしない",
        en="{this} enters play exerted and [can't|doesn't] ready at the start of your turn",
    ),
    phrase(
        "static",
        Static,
        effects=Slot("effects"),
        ja="{effects:exerted_for_long}",
        en="{effects:exerted_for_long}",
    ),
    # if its player likes
    made(
        "lasting",
        _enter_at_will,
        lambda value: {"this": _THIS} if value == Enters(exerted=True, optional=True) else None,
        ja="{this}はエグザートで場に出てもよい",
        en=("{this} may enter play exerted", "you may have {this} enter play exerted"),
    ),
)
