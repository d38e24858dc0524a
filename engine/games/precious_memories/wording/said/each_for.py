"""Several things said of one subject, each for as long as it is said: "gets +20/+20 until the end of the next turn and,
this turn, can't be blocked"; the last of them may be what is done when somebody does something."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.events.own_deeds import of_this
from engine.games.precious_memories.wording.said.pieces import clauses
from engine.games.precious_memories.wording.said.subjects import BRIEF, S, apart, fill, lasts, of_one, saids_of
from engine.kernel.cards.tree import Bound, Chosen, Every, Grant, GrantPer, If, Is, Node, Seq, This, Trigger, Triggered
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, bare, made, plain


class Timed(Node, frozen=True):
    """What is said for so long; no duration: for as long as what is said before it. It stands only in the grammar."""

    saids: tuple[Any, ...]
    duration: str = ""
    waits: bool = False


_split = clauses(deeds=True)[1]


def as_it_does(ons: Any, saids: tuple[Any, ...], duration: object = "") -> Grant:
    """What is said of somebody when he does something, as a text that he has."""
    return Grant(S, (Triggered(ons, of_one(This(), saids, duration)),))  # type: ignore[arg-type]


def as_it_did(said: object) -> tuple[tuple[Trigger, ...], tuple[Any, ...], str] | None:
    """The other way round."""
    match said:
        case Grant(_, (Triggered(ons, body, None),)) if not isinstance(said, GrantPer):
            spoken = apart(body)
            if spoken is not None and bare(spoken[0]) == This() and all(bare(on.subject) == Is(This()) for on in ons):
                return ons, spoken[1], str(spoken[2])
    return None


def _told(*, until: bool) -> Parts:
    """`until`: for how long is said of it."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["clause"])
        return Timed(saids, str(bindings.get("dur") or "")) if saids else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Timed) or (until and not value.duration):
            return None
        return {"clause": value.saids} | ({"dur": value.duration} if until else {})

    return build, match


def _waiting(*, until: bool, inner: bool) -> Parts:
    """What is said of it when it does something; `inner`: for so long from then on."""

    def build(bindings: Bindings) -> object:
        saids, lasting = saids_of(bindings["list"]), str(bindings.get("inner") or "")
        if not saids or lasts(saids) != bool(lasting):
            return REFUSED
        return Timed((as_it_does(bindings["on"], saids, lasting),), str(bindings.get("dur") or ""), waits=True)

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Timed) or len(value.saids) != 1 or (until and not value.duration):
            return None
        did = as_it_did(value.saids[0])
        if did is None or bool(did[2]) != inner:
            return None
        slots: Bindings = {"on": did[0], "list": did[1]} | ({"dur": value.duration} if until else {})
        return slots | ({"inner": did[2]} if inner else {})

    return build, match


def _each(target: Any, parts: Any, duration: str) -> object:
    """As effects one after another; what the first one chooses is what the others are said of."""
    again = Bound("chosen") if isinstance(target, Chosen | Every) else target
    effects: list[Any] = []
    for at, part in enumerate(parts):
        duration = part.duration or duration
        if part.waits and at < len(parts) - 1:
            return REFUSED
        for said in part.saids:
            if not isinstance(said, BRIEF) and not duration:
                return REFUSED
            effects.append(fill(said, again if effects else target, duration))
    return effects[0] if len(effects) == 1 else Seq(tuple(effects), "and")


def _each_apart(value: object) -> tuple[object, tuple[Timed, ...]] | None:
    """The subject, and what is said of it for how long."""
    parts: Any = value.parts if isinstance(value, Seq) and value.link == "and" else (value,)
    if not saids_of(parts):
        return None
    target = parts[0].target
    again = Bound("chosen") if isinstance(plain(target), Chosen | Every) else plain(target)
    if any(plain(part.target) != again for part in parts[1:]):
        return None
    runs: list[tuple[str, list[Any]]] = []
    for part in parts:
        until = runs[-1][0] if isinstance(part, BRIEF) and runs else getattr(part, "duration", "")
        if not runs or runs[-1][0] != until:
            runs.append((until, []))
        runs[-1][1].append(fill(part, S))
    timed: list[Timed] = []
    for until, saids in runs:
        pieces = _split(tuple(saids))
        if pieces is None:
            return None
        timed += [Timed(piece, until) for piece in pieces["parts"]]  # type: ignore[attr-defined]
    return (target, tuple(timed)) if any(part.duration for part in timed) else None


def each_for(*, first: bool = False) -> Parts:
    """`first`: how long the first of them lasts is told before whom it is said of."""

    def build(bindings: Bindings) -> object:
        return _each(bindings["target"], bindings["parts"], str(bindings.get("dur") or ""))

    def match(value: object) -> Bindings | None:
        said = _each_apart(value)
        if said is None or len(said[1]) < 2 or not said[1][0].duration:
            return None
        return {"target": said[0], "parts": said[1]} | ({"dur": said[1][0].duration} if first else {})

    return build, match


def _of_this_card() -> Parts:
    build_one, match_one = each_for()

    def match(body: object) -> Bindings | None:
        slots = match_one(body)
        return slots if slots is not None and bare(slots.pop("target")) == This() else None

    return of_this((lambda bindings: build_one(bindings | {"target": This()}), match), on_with=False)


def _if_so(*, own: bool) -> Parts:
    """If something holds; `own`: of this card, by what it is."""
    build_one, match_one = each_for()

    def build(bindings: Bindings) -> object:
        body: Any = build_one(bindings | ({"target": This()} if own else {}))
        return REFUSED if body is REFUSED else If(bindings["condition"], body)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        slots = match_one(value.then) if isinstance(value, If) and value.otherwise is None else None
        if slots is None or (own and bare(slots.pop("target")) != This()):
            return None
        return slots | {"condition": value.condition}  # type: ignore[attr-defined]

    return build, match


EACH_FOR: tuple[Phrase | Many, ...] = (
    made("for_a_time", *_told(until=True), ja="{dur}{clause}", en="{dur}{clause:clause~}"),
    made("for_a_time", *_told(until=False), ja="{clause}"),
    made("for_a_time", *_waiting(until=True, inner=False), ja="{dur}{on:own_on}{list}"),
    made("for_a_time", *_waiting(until=False, inner=False), ja="{on:own_on}{list}"),
    made("for_a_time", *_waiting(until=True, inner=True), ja="{dur}{on:own_on}{inner:dur}{list}"),
    made("for_a_time", *_waiting(until=False, inner=True), ja="{on:own_on}{inner:dur}{list}"),
    Many("for_times", "for_a_time", {"ja": ("とともに、", "とともに、"), "en": ("; ", "; ")}, least=2),
    Many("for_times.s", "for_a_time.s", {"en": ("; ", "; ")}, least=2),
    made(
        "act",
        *each_for(),
        ja="{target:topic}[は、|は]{parts:for_times}",
        en=("{target:subj}, {parts:for_times.s}", "{target:subjs}, {parts:for_times}"),
    ),
    made("act", *each_for(first=True), ja="{dur}{target:topic}[は、|は]{parts:for_times}"),
    made("triggered", *_of_this_card(), ja="このカードは[、|]{state:own_state?}{on:any_on}{parts:for_times}"),
    made("clause_of", *_if_so(own=True), ja="このカードは[、|]{condition:own_if}{parts:for_times}"),
    made("clause_of", *_if_so(own=False), ja="{target:topic}は[、|]{condition:if}{parts:for_times}"),
)
