"""Lists of what a text waits for: any of these, once or each time, each with a subject, a turn and a state of its
own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.nodes import InPhase
from engine.games.precious_memories.wording.events import came
from engine.games.precious_memories.wording.events.growing import grows_or_else
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.kernel.cards.tree import Anything, Both, Condition, Never, Trigger, YourTurn
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, passing, plain

_OR = "[、または、|、または|または、|または]"
_ANYHOW = ("effect_put_in",)
"""What is told of effects without a word for whose."""
_PHASES = ((True, "アプローチフェイズ", "approach phase"), (False, "メインフェイズ", "main phase"))
_WHOSE: tuple[tuple[Condition | None, str, str], ...] = (
    (None, "", "the "),
    (YourTurn(), "自分の", "your "),
    (Never(YourTurn()), "相手の", "your opponent's "),
)


def _together(events: tuple[Any, ...]) -> object:
    return REFUSED if grows_or_else(list(events)) else events


def _one_after_another(many: int) -> Parts:
    """So many of them told in one breath, and then others."""

    def build(bindings: Bindings) -> object:
        first, rest = bindings["first"], bindings["rest"]
        assert isinstance(first, tuple)
        assert isinstance(rest, tuple)
        return _together((*first, *rest)) if len(first) == many else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) <= many:
            return None
        return {"first": value[:many], "rest": value[many:]}

    return build, match


def _of_two(on: Trigger, others: tuple[Any, ...]) -> bool:
    """Whether somebody else, or the effect of a card, has a part in it: nobody says whose the next deed is then, nor
    whether it is done by that, too."""
    met = on.event == "exit" and not isinstance(on.counterpart, Anything)
    caused = on.event.startswith("effect_") and on.event not in _ANYHOW
    return met or (caused and not all(other.event.startswith("effect_") for other in others))


def _same_subject(many: int) -> Parts:
    """The others are of whoever was named first."""
    build_all, match_all = _one_after_another(many)

    def build(bindings: Bindings) -> object:
        first, tail = bindings["first"], bindings["tail"]
        assert isinstance(first, tuple)
        assert isinstance(tail, tuple)
        subject = first[-1].subject
        if isinstance(subject, Anything) or _of_two(first[-1], tail):
            return REFUSED
        return build_all({"first": first, "rest": tuple(replace(on, subject=subject) for on in tail)})

    def match(value: object) -> Bindings | None:
        slots = match_all(value)
        if slots is None:
            return None
        first: Any = slots["first"]
        rest: Any = slots["rest"]
        if any(plain(on.subject) != plain(first[-1].subject) for on in rest):
            return None
        return {"first": first, "tail": tuple(replace(on, subject=Anything()) for on in rest)}

    return build, match


def _in_short(*, same: bool) -> Parts:
    """The first told by its verb alone, which has the time of the next one: once, or each time."""

    def build(bindings: Bindings) -> object:
        rest, who = bindings["rest"], bindings["who"]
        assert isinstance(rest, tuple)
        if rest[0].state is not None or rest[0].yours or rest[0].theirs:
            return REFUSED
        first: Any = replace(bindings["a"], subject=who, times=rest[0].times)  # type: ignore[type-var]
        return _together((first, *((replace(on, subject=who) for on in rest) if same else rest)))

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) < 2 or not all(isinstance(on, Trigger) for on in value):
            return None
        first, *rest = value
        if first.times != rest[0].times or isinstance(first.subject, Anything):
            return None
        if same and any(plain(on.subject) != plain(first.subject) for on in rest):
            return None
        told = tuple(replace(on, subject=Anything()) for on in rest) if same else tuple(rest)
        return {"who": first.subject, "a": bare_trigger(first), "rest": told}

    return build, match


def _in_short_of_nobody() -> Parts:
    """The same within a list whose subject is told before all of it."""

    def build(bindings: Bindings) -> object:
        rest = bindings["rest"]
        assert isinstance(rest, tuple)
        return (replace(bindings["a"], times=rest[0].times), *rest)  # type: ignore[type-var]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) < 2 or value[0].times != value[1].times:
            return None
        return {"a": bare_trigger(value[0]), "rest": value[1:]}

    return build, match


def _one_of_nobody(times: str) -> Parts:
    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != 1 or value[0].times != times:
            return None
        return {"a": bare_trigger(value[0])}

    return (lambda b: (replace(b["a"], times=times),)), match


def _flagged(**flags: bool) -> Parts:
    """In the turns of one player alone."""
    off: Any = dict.fromkeys(flags, False)

    def build(bindings: Bindings) -> object:
        events: Any = bindings["it"]
        return tuple(replace(on, **flags) for on in events) if len(events) == 1 else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != 1:
            return None
        return {"it": (replace(value[0], **off),)} if all(getattr(value[0], name) for name in flags) else None

    return build, match


def _while(condition: Condition) -> Parts:
    """In one phase alone."""

    def build(bindings: Bindings) -> object:
        events: Any = bindings["it"]
        return tuple(replace(on, state=condition) for on in events) if len(events) == 1 else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != 1 or bare(value[0].state) != condition:
            return None
        return {"it": (replace(value[0], state=None),)}

    return build, match


def _stated(*, others: bool) -> Parts:
    """One of them, while something holds (R-PM-83)."""

    def build(bindings: Bindings) -> object:
        on: Any = replace(bindings["a"], subject=bindings["who"])  # type: ignore[type-var]
        state: Any = came.taken(bindings["condition"], (on,), told=others)
        return REFUSED if state is None else (replace(on, state=state),)

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != 1 or value[0].state is None or value[0].times:
            return None
        on = replace(value[0], state=None)
        said = came.told(value[0].state, (on,), told=others)
        return None if said is None else {"who": on.subject, "a": bare_trigger(on), "condition": said}

    return build, match


def _firsts() -> Iterator[Phrase]:
    """What a list can begin with; only behind it stands what a turn or a phase before it is told of alone."""
    yield passing("on_first", "on_alone")
    for others in (False, True):
        yield made(
            "on_first",
            *_stated(others=others),
            ja="{who}[が|は][、|]{condition:in_state}[、|]{a:did}場合、",
            en="when {who} {a:did.s} as {condition:cond_any}, ",
        )
    yield passing("on_rest", "on_first")
    yield made(
        "on_rest",
        *_flagged(yours=True),
        ja="自分のターンの間[に、|に|、]{it:on_alone}",
        en="during your turn, {it:on_alone}",
    )
    yield made(
        "on_rest",
        *_flagged(theirs=True),
        ja="相手のターンの間[に、|に|、]{it:on_alone}",
        en="during your opponent's turn, {it:on_alone}",
    )
    for approach, ja, en in _PHASES:
        for of, whose, your in _WHOSE:
            condition = InPhase(approach) if of is None else Both((of, InPhase(approach)))
            yield made(
                "on_rest",
                *_while(condition),
                ja=whose + ja + "[の間に、|の間に|の間、|中に、|中に]{it:on_alone}",
                en="in " + your + en + ", {it:on_alone}",
            )


def _lists() -> Iterator[Phrase]:
    for many in (1, 2):
        yield made(
            "on_list",
            *_one_after_another(many),
            ja="{first:on_first}または[、|]{rest:on_more}",
            en="{first:on_first}or {rest:on_more}",
        )
        yield made("on_list", *_same_subject(many), ja="{first:on_first}または[、|]{tail:on_tail}")
        yield made("any_on", *_one_after_another(many), ja="{first:own_on}または[、|]{rest:on_more}")
    yield made("on_list", *_in_short(same=True), ja="{who}[が|は|が、]{a:did_stem}" + _OR + "{rest:on_tail}")
    yield made("on_list", *_in_short(same=True), ja="{who}[が|は|が、]{a:did}" + _OR + "{rest:on_tail}")
    yield made("on_list", *_in_short(same=False), ja="{who}[が|は|が、]{a:did_stem}" + _OR + "{rest:on_more}")
    yield made("on_list", *_in_short(same=False), ja="{who}[が|は|が、]{a:did}" + _OR + "{rest:on_more}")
    yield passing("on_more", "on_rest")
    yield passing("on_more", "on_list")
    yield passing("on", "on_alone")
    yield passing("on", "on_list")


def _tails() -> Iterator[Phrase]:
    """Deeds and sufferings without a word for who does or suffers them."""
    yield made("on_tail", *_one_of_nobody(""), ja="{a:tail_did}[場合|とき]、")
    yield made("on_tail", *_one_of_nobody("each"), ja="{a:tail_does}ごとに、")
    yield made("on_tail", *_in_short_of_nobody(), ja="{a:did_stem}" + _OR + "{rest:on_tail}")
    yield made("on_tail", *_in_short_of_nobody(), ja="{a:did}" + _OR + "{rest:on_tail}")
    yield passing("tail_did", "did", ja="{it}")
    yield passing("tail_does", "does", ja="{it}")
    for event, ja in (("block_declared", "を妨害し"), ("blocked", "に妨害され")):
        for sort, stop in (("tail_did", "た"), ("tail_does", "する" if ja.endswith("し") else "る")):
            start = ja.removesuffix("し") if stop == "する" else ja
            yield made(sort, *_meets(event), ja="{whom:who}" + start + stop)


def _meets(event: Any) -> Parts:
    def match(value: object) -> Bindings | None:
        match value:
            case Trigger(there, Anything(), whom, "") if there == event and not isinstance(whom, Anything):
                return {"whom": whom}
        return None

    return (lambda bindings: Trigger(event, Anything(), bindings["whom"])), match


LISTS: tuple[Phrase, ...] = (*_firsts(), *_lists(), *_tails())
