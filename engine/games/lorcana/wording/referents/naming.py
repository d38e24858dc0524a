"""What each node of this game's texts names, and what may be said of it by a pronoun."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    At,
    Banish,
    Bound,
    Chosen,
    Discard,
    Every,
    Filter,
    In,
    Is,
    Kind,
    Look,
    Lot,
    Matches,
    NameCard,
    Node,
    Not,
    Other,
    PlaceOf,
    PlayFree,
    RevealTop,
    RevealUntil,
    SomeUnder,
    This,
    Top,
    Trigger,
    You,
)
from engine.wording import It, Referent, leaves

KINDS = ("character", "item", "location", "action", "song")
THIS = Referent(This(), "one", ("card", "character", "item", "location"))
NOT_THAT_ONE = Not(Is(Bound("subject")))
"""Another than the one that an event is about."""
UNCHOSEN = Not(Is(Bound("chosen")))
"""None of those that were chosen this way."""
_AT_ONE = At(Every(Kind("location")))
_DOERS = {"challenge": ("challenging",), "challenged": ("challenged",), "move": ("moved",)}
"""What the one that an event is about did in it."""


def named_by(value: Node, kind: str = "") -> Iterator[Referent]:
    """What a node names, on a card of this kind."""
    match value:
        case This():
            yield THIS
        case Chosen(filter_, _, most, _, by):
            number = "many" if most > 1 else "one" if isinstance(by, You) else ""
            other = ("other",) if Other() in leaves(filter_) else ()
            yield Referent(Bound("chosen"), number, (*kinds_of(filter_), "chosen", "selected", *other))
            if most == 1 and _AT_ONE in leaves(filter_):
                yield Referent(PlaceOf(Bound("chosen")), "one", ("location",), aside=True)
        case Every(filter_):
            number = "one" if In("challenging") in leaves(filter_) else "many"  # only one challenges at a time
            yield Referent(Bound("chosen"), number, (*kinds_of(filter_), "selected"))
        case Matches(target, At(Every(Kind("location")))) if isinstance(target, This | Bound):
            yield Referent(PlaceOf(target), "one", ("location",), aside=True)
        case Top(amount) | Lot(amount=amount) | SomeUnder(amount=amount):
            yield Referent(Bound("chosen"), "one" if amount == 1 else "many", ("card",))
        case RevealUntil(filter_):
            yield Referent(Bound("revealed"), "one", (*kinds_of(filter_), "revealed"))
            yield Referent(Bound("looked"), "many", ("card",), aside=True)
        case RevealTop():
            yield Referent(Bound("revealed"), "one", ("card", "revealed", *KINDS))
        case NameCard():
            yield Referent(Bound("named"), "one", ("name",), aside=True)
        case Banish(Chosen(filter_)):
            yield Referent(Bound("chosen"), "one", (*kinds_of(filter_), "banished"), only="banished")
        case Look(open=True, target=Top(1, You())):
            yield Referent(Bound("revealed"), "one", ("card", "revealed", *KINDS))
        case Look(amount):
            yield Referent(Bound("looked"), "one" if amount == 1 else "many", ("card",))
        case PlayFree(what) if not isinstance(what, This | Bound):
            yield Referent(Bound("played"), "one", kinds_of(what))
        case Discard(filter=filter_):
            yield Referent(Bound("paid"), "one", (*kinds_of(filter_), "discarded"), only="discarded")
        case Trigger():
            yield from _of_event(value, kind)


def _of_event(trigger: Trigger, own: str) -> Iterator[Referent]:
    """The one that an event is about, and the other one by what it did there; `own`: what this card is."""
    role = role_of(trigger)
    if trigger.event == "sing":
        yield Referent(Bound("counterpart"), "one", ("card", "action", "song"), aside=True)
    elif role:
        thing = [kind for kind in kinds_of(trigger.counterpart) if kind != "card"] or ["character"]
        if trigger.counterpart == Is(This()) and own in thing:
            thing = [own]
        kinds = ("location",) if trigger.event == "move" else (*thing, "card", role)
        itself = trigger.counterpart == Is(This()) and role in ("challenging", "challenged")
        only = role if role == "banished" or itself else ""
        yield Referent(Bound("counterpart"), "one", kinds, aside=True, only=only)
    if trigger.event == "cover":  # whoever is on top of it is the same piece
        yield Referent(Bound("subject"), "one", kinds_of(trigger.counterpart))
    elif trigger.subject == Is(This()):
        yield THIS
    elif trigger.subject == AllOf((Is(This()), _AT_ONE)):
        yield THIS
        yield Referent(PlaceOf(This()), "one", ("location",), aside=True)
    elif trigger.event == "discarded":
        yield Referent(Bound("subject"), "one", (*kinds_of(trigger.subject), "discarded"))
    elif trigger.subject != Anything() and trigger.times != "once":
        yield Referent(Bound("subject"), "one", (*kinds_of(trigger.subject), *_DOERS.get(trigger.event, ())))


def kinds_of(filter_: Filter | Node) -> tuple[str, ...]:
    """The kinds that a card may be of that passes."""
    names = ["card"]
    for leaf in [inner for outer in leaves(filter_) for inner in leaves(outer)]:
        for part in leaf.parts if isinstance(leaf, AnyOf) else (leaf,):
            if isinstance(part, Kind):
                names.append(part.name)
            elif isinstance(part, Is):
                names += ["character", "item", "location"]
    return tuple(dict.fromkeys(names))


def of_the_other(target: object) -> bool:
    """Whether the target is the other one of a challenge, as a text says it or as a tree does."""
    if isinstance(target, It):
        return "challenging" in target.kinds or "challenged" in target.kinds
    return target == Bound("counterpart")


def role_of(trigger: Trigger) -> str:
    """What the counterpart of this trigger did in the challenge, or was to the one that moved."""
    if trigger.event == "move":
        return "destination"
    if trigger.event == "challenged" or trigger.manner == "being_challenged":
        return "challenging"
    if trigger.event == "challenge" or trigger.manner == "challenging":
        return "challenged"
    if trigger.event == "banish" and trigger.manner == "by_counterpart":
        return "banished"
    return ""
