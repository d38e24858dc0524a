"""Drawing: up to a number, and as many as were put somewhere."""

from __future__ import annotations

from engine.games.lorcana.wording.places import Subject
from engine.kernel.cards.tree import Draw, Tally
from engine.wording import Phrase, phrase

_WHO = Subject()

DRAWING: tuple[Phrase, ...] = (
    phrase(
        "vp",
        Draw,
        who=_WHO,
        until=True,
        en=("<draw> [cards |]until you have {amount:number}", "<draw> [cards |]until they have {amount:number}"),
    ),
    # as many as were put somewhere
    phrase(
        "vp",
        Draw,
        who=Subject(),
        amount=Tally("put"),
        ja="[置いた|戻した]のと同じ枚数のカードを<引く>",
        en="<draw> that many cards",
    ),
    phrase(
        "vp",
        Draw,
        who=Subject(),
        amount=Tally("put"),
        ja="同じ枚数のカードを<引く>",
        en="<draw> that many cards",
    ),
)
