"""What a player may do in place of an exit, or of a point that an approach would give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.further_nodes import GiveAfterAll
from engine.games.precious_memories.wording.deeds.players import of_own
from engine.games.precious_memories.wording.sentences import doer_of
from engine.kernel.cards.tree import (
    Bound,
    Chosen,
    Instead,
    InTurn,
    Is,
    May,
    Opponents,
    Seq,
    Side,
    This,
    ToDiscard,
    ToDo,
    Unless,
    You,
    nodes_of,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, leaves, made

_POINT = "give_point"
_EVENTS = (
    (_POINT, "がアプローチでポイントを与える場合、", "would give a point by approaching"),
    ("exit", "が[|、]退場する場合、[捨て札置き場に置かれる|]", "would exit"),
    ("leave", "が[|、]場から離れる場合、", "would leave the field"),
)
_DONE = "[取り除いた|捨て札にした|そうした]"
_NOTE = f"。({_DONE}場合、このカードはポイントを与えない)"
"""A card says once more what follows from it."""


def _moves(deed: object) -> bool:
    """Whether it is a move of the card itself, which is done as far as it can be."""
    return getattr(bare(deed), "target", None) == Bound("subject")


def _own(deed: object) -> bool:
    """Whether one's own player does it, who is asked whether he likes."""
    parts = deed.parts if isinstance(deed, Seq) else (deed,)
    simple = not any(isinstance(each, May | InTurn | Unless) for each in nodes_of(bare(deed)))
    return simple and all(doer_of(part) == You() for part in parts)


def _is_own(who: object) -> bool:
    """Whether it is one's own card, whose player is asked (R-PM-45)."""
    return bare(who) == Is(This()) or Side(True) in leaves(bare(who))


def _if_liked(event: str, *, note: bool = False) -> Parts:
    """All of it has to be done by who does it."""

    def build(bindings: Bindings) -> object:
        deed, who = bindings["deed"], bindings["who"]
        if not _own(deed) or not _is_own(who) or (note and bare(who) != Is(This())):
            return REFUSED
        body: Any = deed if _moves(deed) else ToDo(deed, Seq(()))  # type: ignore[arg-type]
        return Instead(event, who, body, optional=True)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Instead) or value.event != event or not value.optional:
            return None
        match value.body:
            case ToDo(deed, Seq(())) if _own(deed) and not _moves(deed):
                return {"who": value.filter, "deed": deed}
            case deed if _moves(deed):
                return {"who": value.filter, "deed": deed}
        return None

    return build, match


def _spared_by_others() -> Parts:
    """The other player may do it, else the point is given after all."""

    def build(bindings: Bindings) -> object:
        deed: Any = bindings["deed"]
        if not _of_theirs(deed):
            return REFUSED
        return Instead(_POINT, bindings["who"], Unless(GiveAfterAll(), deed, Opponents()))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Instead(event, who, Unless(GiveAfterAll(), deed, Opponents()), False) if event == _POINT:
                return {"who": who, "deed": deed} if _of_theirs(deed) else None
        return None

    return build, match


def _of_theirs(deed: object) -> bool:
    """Whether it is done to what is that player's own."""
    target = getattr(bare(deed), "target", None)
    thrown = isinstance(deed, ToDiscard) and isinstance(target, Chosen) and target.zone == "hand"
    return of_own(deed) or (thrown and target.whose == You())  # type: ignore[union-attr]


def _phrases() -> Iterator[Phrase]:
    for event, ja, en in _EVENTS:
        start = "{who:who}" + ja
        for sort in ("instead_deed", "act") if event != _POINT else ("act",):
            may = ("{deed:" + sort + "}ことができる", *(["{deed:act.can}"] if sort == "act" else []))
            yield made(
                "lasting",
                *_if_liked(event),
                ja=tuple(start + "代わりに[、|]" + each for each in may),
                en="if {who:who} " + en + ", you may {deed:" + sort + "} instead",
            )
            if event == _POINT:
                yield made(
                    "lasting",
                    *_if_liked(event, note=True),
                    ja=tuple(start + "代わりに[、|]" + each + _NOTE for each in may),
                )
    start = "{who:who}" + _EVENTS[0][1]
    heads = (start + "相手は[、|]代わりに[、|]", start + "代わりに[、|]相手は[、|]")
    can = tuple(head + each for head in heads for each in ("{deed:simple}ことができる", "{deed:simple.can}"))
    yield made(
        "lasting",
        *_spared_by_others(),
        ja=(*can, *(each + _NOTE for each in can)),
        en="if {who:who} would give a point by approaching, your opponent may {deed:simple} instead",
    )


IN_PLACE_IF_LIKED: tuple[Phrase, ...] = tuple(_phrases())
