"""What triggers only while something holds."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.events import came
from engine.games.precious_memories.wording.events.from_discard import speaks_of_itself_there
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.games.precious_memories.wording.layout import OPEN_IN_HAND
from engine.games.precious_memories.wording.said.subjects import MOVERS, apart, lasts, of_one, saids_of
from engine.games.precious_memories.wording.sentences import AT_END
from engine.kernel.cards.tree import (
    EventName,
    Grant,
    GrantPer,
    Happened,
    In,
    Is,
    Later,
    Lying,
    Matches,
    This,
    ToDo,
    Trigger,
    Triggered,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Parts,
    Phrase,
    bare,
    flagged,
    made,
    phrase,
    word,
)

BECAME: tuple[tuple[EventName, str], ...] = (
    ("levelled", "このカード[に|が]レベルアップした"),
    ("transformed", "このカード[に|が]変身した"),
)
"""How this card has come to be what it is."""


def _of_this() -> Parts:
    """Something said of this card each time that something happens; the card is named first."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        dur = bindings.get("dur", "")
        if not saids or lasts(saids) != bool(dur):
            return REFUSED
        return Triggered(bindings["on"], of_one(This(), saids, dur))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(on, body, None):
                said = apart(body)
                if said is not None and bare(said[0]) == This():
                    return {"on": on, "list": said[1], "dur": said[2]}
        return None

    return build, match


def _of_this_at_once() -> Parts:
    build, match_any = _of_this()

    def match(value: object) -> Bindings | None:
        slots = match_any(value)
        return {"on": slots["on"], "list": slots["list"]} if slots is not None and not slots["dur"] else None

    return build, match


def _of_this_and_so() -> Parts:
    """The same with what is done if that was."""
    build_one, match_one = _of_this_at_once()

    def build(bindings: Bindings) -> object:
        one = build_one(bindings)
        return replace(one, body=ToDo(one.body, bindings["body"])) if isinstance(one, Triggered) else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(on, ToDo(own, body), None):
                slots = match_one(Triggered(on, own))
                return None if slots is None else {**slots, "body": body}
        return None

    return build, match


def _own_deed(*, later: bool) -> Parts:
    """The same where it is its own deed: "this card, when it approaches, ..."."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or lasts(saids):
            return REFUSED
        on: Any = replace(bindings["did"], subject=Is(This()))  # type: ignore[type-var]
        body: Any = of_one(This(), saids, "")
        return Later(on, body) if later else Triggered((on,), body)

    def match(value: object) -> Bindings | None:
        match value:
            case Later(Trigger(_, Is(target), times="") as on, body, "turn", False) if later:
                pass
            case Triggered((Trigger(_, Is(target), times="") as on,), body, None) if not later:
                pass
            case _:
                return None
        said = apart(body)
        if said is None or said[2] or bare(said[0]) != This() or bare(target) != This():
            return None
        return {"did": bare_trigger(on), "list": said[1]}

    return build, match


def _deed_of_one() -> Parts:
    """Somebody who was chosen, each time that it does something this turn."""
    build_own, match_own = _own_deed(later=False)

    def build(bindings: Bindings) -> object:
        quoted = build_own(bindings)
        if quoted is REFUSED or bindings["target"] == This():
            return REFUSED
        return Grant(bindings["target"], (quoted,), bindings["dur"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Grant(target, (quoted,), dur) if dur and bare(target) != This() and not isinstance(value, GrantPer):
                slots = match_own(quoted)
                return None if slots is None else {"target": target, "dur": dur, **slots}
        return None

    return build, match


def _own_deed_for() -> Parts:
    """What is said of it for a while when it does that."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or not lasts(saids):
            return REFUSED
        on: Any = replace(bindings["did"], subject=Is(This()))  # type: ignore[type-var]
        return Triggered((on,), of_one(This(), saids, bindings["dur"]))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((Trigger(_, Is(target), times="") as on,), body, None) if bare(target) == This():
                said = apart(body)
                if said is not None and said[2] and bare(said[0]) == This():
                    return {"did": bare_trigger(on), "list": said[1], "dur": said[2]}
        return None

    return build, match


def _own_deed_and_so() -> Parts:
    """The same with what is done if that was."""
    build_own, match_own = _own_deed(later=False)

    def build(bindings: Bindings) -> object:
        own = build_own(bindings)
        return replace(own, body=ToDo(own.body, bindings["body"])) if isinstance(own, Triggered) else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(on, ToDo(own, body), None):
                slots = match_own(Triggered(on, own))
                return None if slots is None else {**slots, "body": body}
        return None

    return build, match


def _goes_at_end() -> Parts:
    """Where it goes at the end of each turn."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or not all(isinstance(said, MOVERS) for said in saids):
            return REFUSED
        return Triggered((AT_END,), of_one(This(), saids, ""))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((on,), body, None) if bare(on) == AT_END:
                saying = apart(body)
                if (
                    saying is not None
                    and bare(saying[0]) == This()
                    and all(isinstance(said, MOVERS) for said in saying[1])
                ):
                    return {"list": saying[1]}
        return None

    return build, match


def _does_at_end_and_so() -> Parts:
    """What it does of itself at the end of each turn, and what is done if it did."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or lasts(saids):
            return REFUSED
        return Triggered((AT_END,), ToDo(of_one(This(), saids, ""), bindings["body"]))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((on,), ToDo(own, body), None) if bare(on) == AT_END:
                said = apart(own)
                if said is not None and bare(said[0]) == This() and not lasts(said[1]):
                    return {"list": said[1], "body": body}
        return None

    return build, match


def _own_deed_at_end() -> Parts:
    """The same at the end of the turn in which it does it."""
    build_now, match_now = _own_deed(later=False)

    def build(bindings: Bindings) -> object:
        now = build_now(bindings)
        return replace(now, body=Later(AT_END, now.body, once=True)) if isinstance(now, Triggered) else REFUSED

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(on, Later(at, body, "turn", True), None) if bare(at) == AT_END:
                return match_now(Triggered(on, body))
        return None

    return build, match


def _done_in_turn(flag: str) -> Parts:
    """What is done in the turns of one player alone, which is told between who and what."""

    def build(bindings: Bindings) -> object:
        flags: dict[str, Any] = {flag: True}
        on: Any = replace(bindings["did"], subject=bindings["who"], **flags)  # type: ignore[type-var]
        return Triggered((on,), bindings["body"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        flags: dict[str, Any] = {flag: False}
        match value:
            case Triggered((Trigger(times="") as on,), body, None) if getattr(on, flag):
                return {"who": on.subject, "did": bare_trigger(replace(on, **flags)), "body": body}
        return None

    return build, match


def _lies_in(zone: str) -> Parts:
    """What a card of a hand, or of a discard pile, waits for."""

    def build(bindings: Bindings) -> object:
        heard = bindings["heard"]
        if not isinstance(heard, Triggered) or isinstance(heard, Lying):
            return REFUSED
        return Lying(heard.on, heard.body, heard.condition, heard.limit, zone)

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Lying) or value.zone != zone or speaks_of_itself_there(value.body):
            return None
        return {"heard": Triggered(value.on, value.body, value.condition, value.limit)}

    return build, match


TRIGGERED: tuple[Phrase, ...] = (
    made(
        "triggered",
        *_lies_in("hand"),
        ja=OPEN_IN_HAND + "{heard:triggered}",
        en="while this card lies open in your hand, {heard:triggered}",
    ),
    made(
        "triggered",
        *_lies_in("discard"),
        ja="このカードが[自分の|]捨て札置き場にある[状態で|場合]、{heard:triggered}",
        en="while this card lies in your discard pile, {heard:triggered}",
    ),
    phrase("triggered", Triggered, ja="{on}{body:body}", en="{on}{body:body}"),
    *(
        made(
            "triggered",
            *came.while_so(others=others),
            ja=("{condition:in_state}[|、]{on:on_alone}{body:body}", "{condition:while}{on:on_alone}{body:body}"),
            en="while {condition:cond_any}, {on:on_alone}{body:body}",
        )
        for others in (False, True)
    ),
    phrase(
        "triggered",
        Triggered,
        condition=Matches(This(), In("appeared_now")),
        ja="このカードが登場したターンの間[に|]、{on:on_alone}{body:body}",
    ),
    word("cond_any", Matches(This(), In("appeared_now")), en="this card appeared this turn"),
    phrase(
        "triggered",
        Triggered,
        condition=Matches(This(), In("fresh")),
        ja="このカードが場に出たターンの間[に|]、{on:on_alone}{body:body}",
    ),
    word("cond_any", Matches(This(), In("fresh")), en="this card came onto the field this turn"),
    *(
        phrase(
            "triggered",
            Triggered,
            condition=Happened(Trigger(event, Is(This()))),
            ja=ja + "ターンの間[、|に、|に]{on:on_alone}{body:body}",
        )
        for event, ja in BECAME
    ),
    *(
        made(
            "triggered",
            *came.in_state(others=others),
            ja=(
                "{who}が[、|]{condition:in_state}[、|]{did}場合、{body:body}",
                "{who}は[、|]{condition:in_state}[、|]{did}場合、{body:body}",
            ),
        )
        for others in (False, True)
    ),
    *(
        made(
            "triggered",
            *came.in_state(others=others, times="each"),
            ja="{who}[が|は][、|]{condition:in_state}[、|]{did:does}ごとに、{body:body}",
        )
        for others in (False, True)
    ),
    made(
        "triggered",
        *came.in_state_either(),
        ja=(
            "{who}が[、|]{condition:in_state}[、|]{a:did_stem}または{b:did}場合、{body:body}",
            "{who}が[、|]{condition:in_state}[、|]{a:did_stem}、または{b:did}場合、{body:body}",
        ),
    ),
    phrase("triggered", Triggered, on=(AT_END,), ja="ターン終了時に[、|]{body:body}"),
    made("triggered", *_of_this(), ja="このカードは[、|]{on}{dur}{list}"),
    made("triggered", *_of_this_at_once(), ja="このカードは[、|]{on}{list}"),
    made("triggered", *_of_this_and_so(), ja="このカードは、{on}{list}。その場合、{body:chain}"),
    made("triggered", *_own_deed(later=False), ja="このカードは、{did}場合、{list}"),
    made("triggered", *_own_deed_for(), ja="このカードは、{did}場合、{dur}{list}"),
    made("triggered", *_own_deed_and_so(), ja="このカードは、{did}場合、{list}。その場合、{body:chain}"),
    made("triggered", *_goes_at_end(), ja="このカードは、ターン終了時に[、|]{list}"),
    made("triggered", *_does_at_end_and_so(), ja="このカードは、ターン終了時に[、|]{list}。その場合、{body:chain}"),
    made("triggered", *_own_deed_at_end(), ja="このカードは、{did}場合、ターン終了時に[、|]{list}"),
    made(
        "act",
        *_deed_of_one(),
        ja=("{target:topic}は、{dur}{did}場合、{list}", "{dur}{target:topic}は、{did}場合、{list}"),
        en="{dur}{target:subj} gets 「when it {did:did.s}, it {list:list.s}」",
    ),
    made(
        "act",
        *_own_deed(later=True),
        ja=("このカードは、このターン、{did}場合、{list}", "このターン、このカードは、{did}場合、{list}"),
        en="this turn, when this card {did:did.s}, this card {list:list.s}",
    ),
    flagged(
        "triggered",
        ja="自分のターンの間[、|に、|に]{ability:triggered_bare}",
        en="during your turn, {ability:triggered_bare}",
        yours=True,
    ),
    flagged(
        "triggered",
        ja="相手のターンの間[、|に、|に]{ability:triggered_bare}",
        en="during your opponent's turn, {ability:triggered_bare}",
        theirs=True,
    ),
    *(
        made("triggered", *_done_in_turn(flag), ja="{who}が[、|]" + whose + "のターンの間に{did}場合、{body:body}")
        for flag, whose in (("yours", "自分"), ("theirs", "相手"))
    ),
    phrase("triggered_bare", Triggered, ja="{on:on_alone}{body:body}", en="{on:on_alone}{body:body}"),
)
