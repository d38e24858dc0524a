"""Several things said of one subject, as effects one after another or as long as a card is there."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from engine.games.precious_memories.further_nodes import Shed
from engine.games.precious_memories.nodes import Again, CountsAs, Rename, ToArea, ToEx
from engine.games.precious_memories.wording.nouns.filters import LOTS
from engine.kernel.cards.tree import (
    Bound,
    Can,
    Cannot,
    Chosen,
    Every,
    Exert,
    Grant,
    GrantPer,
    Is,
    Lose,
    Modify,
    Node,
    OneOf,
    Ready,
    Seq,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Lot,
    Parts,
    plain,
)


class Subject(Node, frozen=True):
    """Stands for whom something is said of, until a sentence has named it. It stands only in the grammar."""

    mark: ClassVar[str] = "subject"


S: Any = Subject()


MOVERS = (ToHand, ToEx, ToDeck, ToArea, ToDiscard)
"""Where somebody goes by himself."""
BRIEF = (Ready, Exert, Again, *MOVERS)
SAID_OF = (CountsAs, Rename, Shed, Modify, Grant, GrantPer, Lose, Cannot, Can, *BRIEF)


def fill(said: Any, target: object, duration: object = "") -> Any:
    """What is said, of that subject, for that long."""
    if isinstance(said, BRIEF):
        return replace(said, target=target)
    return replace(said, target=target, duration=duration)


def saids_of(value: object) -> tuple[Any, ...]:
    """The parts of a list, as far as it is one."""
    return value if isinstance(value, tuple) and value and all(isinstance(part, SAID_OF) for part in value) else ()


def of_one(target: object, saids: tuple[Any, ...], duration: object) -> object:
    """As effects one after another: what the first one chooses is what the others are said of."""
    again = Bound("chosen") if isinstance(target, Chosen | Every) else target
    parts: Any = tuple(fill(said, target if at == 0 else again, duration) for at, said in enumerate(saids))
    return parts[0] if len(parts) == 1 else Seq(parts, "and")


def apart(value: object) -> tuple[object, tuple[Any, ...], object] | None:
    """The subject of effects one after another, what is said of it, and for how long."""
    parts: Any = value.parts if isinstance(value, Seq) and value.link == "and" else (value,)
    if not saids_of(parts):
        return None
    target = parts[0].target
    again = Bound("chosen") if isinstance(plain(target), Chosen | Every) else plain(target)
    if any(plain(part.target) != again for part in parts[1:]):
        return None
    durations = {part.duration for part in parts if not isinstance(part, BRIEF)}
    if len(durations) > 1:
        return None
    return target, tuple(fill(part, S) for part in parts), durations.pop() if durations else ""


def lasts(saids: tuple[Any, ...]) -> bool:
    return any(not isinstance(said, BRIEF) for said in saids)


def _spares(said: Any) -> bool:
    """Whether the one that was named cannot block it: of this card that is said of the other one."""
    return isinstance(said, Cannot) and said.deed == "be_blocked" and isinstance(said.filter, Is)


def for_a_while() -> Parts:
    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or not lasts(saids) or (bindings["target"] == This() and any(map(_spares, saids))):
            return REFUSED
        return of_one(bindings["target"], saids, bindings["dur"])

    def match(value: object) -> Bindings | None:
        said = apart(value)
        return {"target": said[0], "list": said[1], "dur": said[2]} if said and said[2] else None

    return build, match


def at_once() -> Parts:
    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        return of_one(bindings["target"], saids, "") if saids and not lasts(saids) else REFUSED

    def match(value: object) -> Bindings | None:
        said = apart(value)
        fits = said is not None and not lasts(said[1])
        return {"target": said[0], "list": said[1]} if said is not None and fits else None

    return build, match


def one_of() -> Parts:
    """One of several things, as its player likes."""

    def build(bindings: Bindings) -> object:
        choices = bindings["choices"]
        assert isinstance(choices, tuple)
        options: Any = tuple(of_one(bindings["target"], saids, bindings["dur"]) for saids in choices)
        return OneOf(options)

    def match(value: object) -> Bindings | None:
        options = [apart(option) for option in value.options] if isinstance(value, OneOf) else []
        known = [one for one in options if one is not None]
        if (
            not known
            or len(known) < len(options)
            or any((plain(one[0]), one[2]) != (plain(known[0][0]), known[0][2]) for one in known)
        ):
            return None
        return (
            {"target": known[0][0], "choices": tuple(one[1] for one in known), "dur": known[0][2]}
            if known[0][2]
            else None
        )

    return build, match


def lasting() -> Parts:
    """As continuous effects."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        good = saids and not any(isinstance(said, BRIEF) for said in saids)
        return tuple(fill(said, bindings["target"]) for said in saids) if good else REFUSED

    def match(value: object) -> Bindings | None:
        saids = saids_of(value)
        if not saids or any(isinstance(said, BRIEF) or said.duration for said in saids):
            return None
        target = saids[0].target
        if any(plain(said.target) != plain(target) for said in saids):
            return None
        return {"target": target, "list": tuple(fill(said, S) for said in saids)}

    return build, match


_PLACES = ("play", "hand")


def in_place() -> Parts:
    """Continuous effects on all of a lot that is named without a number."""
    (build_all, match_all), (build_every, match_every) = lasting(), LOTS.every()

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if lot.zone not in _PLACES:
            return REFUSED
        target = build_every({"lot": lot})
        return REFUSED if target is REFUSED else build_all({"target": target, "list": bindings["list"]})

    def match(value: object) -> Bindings | None:
        slots = match_all(value)
        target = slots["target"] if slots else None
        if slots is None or not isinstance(target, Every) or target.zone not in _PLACES:
            return None
        lot = match_every(target)
        return None if lot is None else lot | {"list": slots["list"]}

    return build, match
