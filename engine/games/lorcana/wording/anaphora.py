"""What a text of this game names, where (LOR 7.1.5 has the same order of reading)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from engine.kernel.cards.tree import (
    Activated,
    AnyOf,
    Anything,
    At,
    Banish,
    Bound,
    Chosen,
    CountNow,
    Discard,
    Every,
    Filter,
    Heal,
    If,
    Is,
    Kind,
    Look,
    LosePoints,
    Lot,
    May,
    Node,
    OneOf,
    PlaceOf,
    PlayFree,
    PutRest,
    RevealTop,
    Seq,
    Split,
    Static,
    Take,
    Tally,
    This,
    ToDo,
    Top,
    Trigger,
    Triggered,
    Unplayed,
    You,
)
from engine.wording import It, Pronouns, Reader, Referent, Said, Unclear, leaves, settled

from .places import Banished

KINDS = ("character", "item", "location", "action", "song")
PRONOUNS = Pronouns(
    {kind: kind for kind in (*KINDS, "card", "chosen", "challenging", "challenged", "discarded")}
    | {
        "キャラクター": "character",
        "アイテム": "item",
        "ロケーション": "location",
        "カード": "card",
        "チャレンジした": "challenging",
        "チャレンジされた": "challenged",
        "捨てた": "discarded",
    },
    somebody="character",
)
pronoun = PRONOUNS.phrases
SELECTED = It("", ("selected",))
"""What was selected last, of which the same sentence says more."""
_WITH_ME = At(PlaceOf(This()))
_THIS = Referent(This(), "one", ("card", "character", "item", "location"))
_TALLIES: dict[type, str] = {
    Banish: "banished",
    Heal: "removed",
    LosePoints: "lost",
    Discard: "discarded",
    CountNow: "counted",
}


class LorcanaReader(Reader):
    """`slots`: all that was named; `done`: what can be counted "this way"."""

    order: ClassVar[Mapping[type, tuple[str, ...]]] = {
        Triggered: ("on", "condition", "body"),
        Static: ("condition", "effects"),
    }

    def __init__(self, kind: str = "", features: tuple[It, ...] | None = None) -> None:
        super().__init__(kind, features)
        self.slots: set[str] = set()
        self.done: set[str] = set()
        self.banished: tuple[str, ...] = ()

    def walk(self, value: object) -> object:
        """On a card that is no location "here" is where that card is (ruling R-LOR-90)."""
        if isinstance(value, At) and self.kind not in ("", "location"):
            here, there = (At(This()), _WITH_ME) if self.features is None else (_WITH_ME, At(This()))
            return there if value == here else value
        if isinstance(value, Banished):
            if value.kind not in self.banished:
                raise Unclear(f"no {value.kind} was banished")
            return Tally("banished")
        if value == Tally("banished") and self.features is not None:
            return Banished(next((kind for kind in self.banished if kind in KINDS), KINDS[0]))
        return super().walk(value)

    def kept(self, value: Node) -> bool:
        return isinstance(value, Is | At)

    def after(self, value: Node, field: str) -> None:
        if field == "cost" and isinstance(value, ToDo) and "chosen" in self.slots:
            self.slots.add("paid")
        if field == "costs" and isinstance(value, Activated):
            self.named = [one for one in self.named if one.only]  # what a cost chose is not what the effect speaks of

    def names(self, value: Node) -> Iterable[Referent]:
        self._refuse(value)
        self.done.add(_TALLIES.get(type(value), ""))
        if isinstance(value, Banish):
            target = value.target
            self.banished = kinds_of(target.filter) if isinstance(target, Chosen | Every) else KINDS
        if isinstance(value, May) and not isinstance(value.who, You):
            self.done.add("declined")
        if isinstance(value, Trigger):
            self.done.add({"heal": "removed", "discard": "discarded", "damage": "dealt"}.get(value.event, ""))
        for referent in named_by(value):
            if isinstance(referent.target, Bound):
                self.slots.add(referent.target.slot)
            yield referent

    def _refuse(self, value: Node) -> None:
        """What speaks of something that was not there."""
        match value:
            case Bound(slot) if slot not in self.slots:
                raise Unclear(f"nothing is {slot}")
            case Tally(what) if what not in self.done:
                raise Unclear(f"nothing was {what}")
            case Unplayed() if "offered" not in self.done:
                raise Unclear("no card was revealed to be played")
            case If(then=then, otherwise=Node()) if "revealed" in self.slots and plays(then):
                raise Unclear("after a card that was revealed to be played, otherwise asks whether it was")
            case Seq(parts) if any(map(ends_in_modes, parts[:-1])):
                raise Unclear("what follows a list of modes belongs to the last of them")
            case Take() | PutRest() | Split() if "looked" not in self.slots:
                raise Unclear("no cards were looked at")
            case PlayFree(This() | Bound() as what):
                if what != Bound("revealed"):
                    raise Unclear("what is in play or nowhere cannot be played")
                self.done.add("offered")


def named_by(value: Node) -> Iterator[Referent]:
    """What a node names."""
    match value:
        case This():
            yield _THIS
        case Chosen(filter_, _, most, _, by):
            number = "many" if most > 1 else "one" if isinstance(by, You) else ""
            yield Referent(Bound("chosen"), number, (*kinds_of(filter_), "chosen", "selected"))
        case Every(filter_):
            yield Referent(Bound("chosen"), "many", (*kinds_of(filter_), "selected"))
        case Top(amount) | Lot(amount=amount):
            yield Referent(Bound("chosen"), "one" if amount == 1 else "many", ("card",))
        case RevealTop():
            yield Referent(Bound("revealed"), "one", ("card", *KINDS))
        case Look(amount):
            yield Referent(Bound("looked"), "one" if amount == 1 else "many", ("card",))
        case PlayFree(what) if not isinstance(what, This | Bound):
            yield Referent(Bound("played"), "one", kinds_of(what))
        case Discard(filter=filter_):
            yield Referent(Bound("paid"), "one", (*kinds_of(filter_), "discarded"), only="discarded")
        case Trigger():
            yield from _of_event(value)


def _of_event(trigger: Trigger) -> Iterator[Referent]:
    """The one that an event is about, and the other one by what it did there."""
    role = role_of(trigger)
    if role:
        kinds = ("location",) if trigger.event == "move" else ("character", "card", role)
        yield Referent(Bound("counterpart"), "one", kinds, aside=True)
    if trigger.subject == Is(This()):
        yield _THIS
    elif trigger.subject != Anything():
        yield Referent(Bound("subject"), "one", kinds_of(trigger.subject))


def kinds_of(filter_: Filter | Node) -> tuple[str, ...]:
    """The kinds that a card may be of that passes."""
    found = ["card"]
    for leaf in leaves(filter_):
        for part in leaf.parts if isinstance(leaf, AnyOf) else (leaf,):
            if isinstance(part, Kind):
                found.append(part.name)
            elif isinstance(part, Is):
                found += ["character", "item", "location"]
    return tuple(dict.fromkeys(found))


def of_the_other(target: object) -> bool:
    """Whether the target is the other one of a challenge, as a text says it or as a tree does."""
    if isinstance(target, It):
        return "challenging" in target.kinds or "challenged" in target.kinds
    return target == Bound("counterpart")


def unsaid(target: object) -> bool:
    """Whether the target goes without saying: it is what any pronoun would mean here."""
    return target == It() or (isinstance(target, Said) and It() in target.fits)


def ends_in_modes(value: object) -> bool:
    """Whether a list of modes is the last of it: what stands behind would be heard as part of the last mode."""
    if isinstance(value, May | ToDo):
        return ends_in_modes(value.body)
    return isinstance(value, OneOf)


def plays(value: object) -> bool:
    """Whether a card is played in it."""
    if isinstance(value, PlayFree):
        return True
    if isinstance(value, Node):
        return any(plays(getattr(value, name)) for name in value.__struct_fields__)
    return isinstance(value, tuple) and any(plays(part) for part in value)


def role_of(trigger: Trigger) -> str:
    """What the counterpart of this trigger did in the challenge, or was to the one that moved."""
    if trigger.event == "move":
        return "destination"
    if trigger.event == "challenged" or trigger.manner == "being_challenged":
        return "challenging"
    if trigger.event == "challenge" or trigger.manner == "challenging":
        return "challenged"
    return ""


def settle(value: object, kind: str = "character") -> object | None:
    """The value with every pronoun replaced by what it speaks of, or None if nobody can tell."""
    try:
        return settled(LorcanaReader, value, kind)
    except Unclear:
        return None
