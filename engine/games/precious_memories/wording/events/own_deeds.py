"""What happens to this card when it does something itself, where the sentence names it but once."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.events import came
from engine.games.precious_memories.wording.events.growing import grows_or_else
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.games.precious_memories.wording.said.said import counted_first
from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, one_of, saids_of
from engine.games.precious_memories.wording.sentences import AT_END
from engine.kernel.cards.tree import Anything, Is, Later, May, OneOf, Seq, This, ToDo, Trigger, Triggered
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, passing


def _deeds(*slots: str, times: str = "") -> Parts:
    """Either of these deeds of this card."""

    def build(bindings: Bindings) -> object:
        ons: list[Any] = [replace(bindings[slot], subject=Is(This()), times=times) for slot in slots]  # type: ignore[type-var]
        return REFUSED if grows_or_else(ons) else tuple(ons)

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != len(slots):
            return None
        for on in value:
            mine = isinstance(on, Trigger) and isinstance(bare(on.subject), Is) and on.times == times
            if not mine or bare(on.subject) != Is(This()):
                return None
        return {slot: bare_trigger(on) for slot, on in zip(slots, value, strict=True)}

    return build, match


def _meets_such(event: str) -> Parts:
    """When somebody such blocks this card, or is blocked by it."""

    def match(value: object) -> Bindings | None:
        match value:
            case (Trigger(_, Is(target) as who, whom) as on,) if (
                on == Trigger(event, who, whom) and bare(target) == This()
            ):
                return None if whom == Anything() else {"whom": whom}
        return None

    return (lambda bindings: (Trigger(event, Is(This()), bindings["whom"]),)), match


def _on_with(first: object, rest: object) -> Any:
    """A sentence and those behind it."""
    return Seq((first, *(rest.parts if isinstance(rest, Seq) and rest.link == "sentence" else (rest,))))  # type: ignore[arg-type]


def of_this(said: Parts, *, on_with: bool) -> Parts:
    """What is said of this card when it does something; `on_with`: and what is done besides."""
    build_one, match_one = said

    def build(bindings: Bindings) -> object:
        body: Any = build_one(bindings)
        if body is REFUSED:
            return REFUSED
        body = _on_with(body, bindings["rest"]) if on_with else body
        state: Any = bindings.get("state")
        state = None if state is None else came.taken(state, bindings["on"])
        if state is None and bindings.get("state") is not None:
            return REFUSED
        return Triggered(bindings["on"], body, state)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Triggered):
            return None
        body: object = value.body
        state = None if value.condition is None else came.told(value.condition, value.on)
        if state is None and value.condition is not None:
            return None
        slots: Bindings = {"on": value.on, "state": state}
        parted = _parted(body, on_with=on_with)
        if parted is None:
            return None
        body, slots = parted[0], slots | parted[1]
        own = match_one(body)
        return None if own is None else slots | own

    return build, match


def _said_of_this(*, on_with: bool) -> Parts:
    """For a while, or at once."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        return of_one(This(), saids, dur) if saids and lasts(saids) == bool(dur) else REFUSED

    def match(body: object) -> Bindings | None:
        said = apart(body)
        return {"list": said[1], "dur": said[2] or None} if said is not None and bare(said[0]) == This() else None

    return of_this((build, match), on_with=on_with)


def _may_of_this() -> Parts:
    """What may be said of this card for a while, or at once."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        return May(of_one(This(), saids, dur)) if saids and lasts(saids) == bool(dur) else REFUSED  # type: ignore[arg-type]

    def match(body: object) -> Bindings | None:
        said = apart(body.body) if isinstance(body, May) else None
        return {"list": said[1], "dur": said[2] or None} if said is not None and bare(said[0]) == This() else None

    return of_this((build, match), on_with=False)


def _choice_of_this(*, on_with: bool = False) -> Parts:
    """One of several things, as its player likes."""
    build_one, match_one = one_of()

    def match(body: object) -> Bindings | None:
        one = match_one(body)
        return {"choices": one["choices"], "dur": one["dur"]} if one and bare(one["target"]) == This() else None

    return of_this((lambda bindings: build_one(bindings | {"target": This()}), match), on_with=on_with)


def _at_end(*, so: bool = False) -> Parts:
    """At the end of the turn; `so`: and what is done if that was."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or lasts(saids):
            return REFUSED
        body: Any = of_one(This(), saids, "")
        done: Any = ToDo(body, bindings["rest"]) if so else body  # type: ignore[arg-type]
        return Triggered(bindings["on"], Later(AT_END, done, once=True))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(on, Later(at, body, "turn", True), None) if bare(at) == AT_END:
                slots: Bindings = {"on": on}
                if so:
                    if not isinstance(body, ToDo):
                        return None
                    slots["rest"], body = body.body, body.cost
                said = apart(body)
                fits = said is not None and not said[2] and bare(said[0]) == This()
                return slots | {"list": said[1]} if said is not None and fits else None
        return None

    return build, match


def _counted(*, on_with: bool = False) -> Parts:
    """So much for each of something, which is told before for how long; `on_with`: and what is done besides."""
    build_one, match_one = counted_first()

    def build(bindings: Bindings) -> object:
        body: Any = build_one({"target": This(), **{name: bindings[name] for name in ("count", "dur", "gains")}})
        if body is REFUSED:
            return REFUSED
        body = _on_with(body, bindings["rest"]) if on_with else body
        return Triggered(bindings["on"], body, bindings.get("state"))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        parted = _parted(value.body, on_with=on_with) if isinstance(value, Triggered) else None
        slots = match_one(parted[0]) if parted is not None else None
        if parted is None or slots is None or bare(slots.pop("target")) != This():
            return None
        assert isinstance(value, Triggered)
        return slots | parted[1] | {"on": value.on, "state": value.condition}

    return build, match


def _parted(body: object, *, on_with: bool) -> tuple[object, Bindings] | None:
    """A first sentence and what is done besides."""
    if not on_with:
        return body, {}
    if not isinstance(body, Seq) or body.link != "sentence" or len(body.parts) < 2:
        return None
    rest = body.parts[1:]
    return body.parts[0], {"rest": rest[0] if len(rest) == 1 else Seq(rest)}


def _while_it_is() -> Parts:
    """What is done when this card does something while it is such itself."""

    def build(bindings: Bindings) -> object:
        on: Any = replace(bindings["a"], subject=Is(This()))  # type: ignore[type-var]
        return Triggered((on,), bindings["body"], bindings["condition"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((Trigger(_, Is(target), times="") as on,), body, condition) if condition is not None:
                if bare(target) == This():
                    return {"a": bare_trigger(on), "body": body, "condition": condition}
        return None

    return build, match


def _either_of_this(*, same: bool) -> Parts:
    """One of two things, as its player likes: the first is said of this card; `same`: the second one, too."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if not saids or lasts(saids) != bool(dur):
            return REFUSED
        other: Any = bindings.get("other")
        if same:
            more, until = saids_of(bindings["more"]), bindings.get("until") or ""
            if not more or lasts(more) != bool(until):
                return REFUSED
            other = of_one(This(), more, until)
        return OneOf((of_one(This(), saids, dur), other))  # type: ignore[arg-type]

    def match(body: object) -> Bindings | None:
        if not isinstance(body, OneOf) or len(body.options) != 2 or body.count != 1:
            return None
        said = apart(body.options[0])
        if said is None or bare(said[0]) != This():
            return None
        slots: Bindings = {"list": said[1], "dur": said[2] or None}
        if not same:
            return slots | {"other": body.options[1]}
        more = apart(body.options[1])
        if more is None or bare(more[0]) != This():
            return None
        return slots | {"more": more[1], "until": more[2] or None}

    return of_this((build, match), on_with=False)


def _in_turn(said: Parts, flag: str) -> Parts:
    """The same in the turns of one player alone."""
    build_one, match_one = said

    def build(bindings: Bindings) -> object:
        one = build_one(bindings)
        if not isinstance(one, Triggered):
            return REFUSED
        flags: dict[str, Any] = {flag: True}
        return replace(one, on=tuple(replace(on, **flags) for on in one.on))

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Triggered) or not all(getattr(on, flag) for on in value.on):
            return None
        flags: dict[str, Any] = {flag: False}
        return match_one(replace(value, on=tuple(replace(on, **flags) for on in value.on)))

    return build, match


_HEAD = "このカードは[、|]{state:own_state?}{on:own_on}{dur:dur?}{list}"

OWN_DEEDS: tuple[Phrase, ...] = (
    passing("own_state", "in_state", ja="{it}"),
    passing("own_state", "own_cond", ja="{it}状態で[、|]"),
    made("triggered", *_while_it_is(), ja="このカードが[、|]{condition:own_cond}状態で[、|]{a:did}場合、{body:body}"),
    made("own_on", *_deeds("a"), ja=("{a:did}[場合|とき]、",)),
    made("own_on", *_meets_such("blocked"), ja="{whom:who}に妨害された場合、"),
    made("own_on", *_meets_such("block_declared"), ja="{whom:who}[を妨害|の妨害に参加]した場合、"),
    made("own_on", *_deeds("a", times="each"), ja="{a:does}ごとに、"),
    made(
        "own_on",
        *_deeds("a", "b"),
        ja=(
            "{a:did_stem}[または|、または]{b:did}場合、",
            "{a:did}場合、または{b:did}場合、",
        ),
    ),
    made(
        "triggered",
        *_choice_of_this(),
        ja=("このカードは[、|]{state:own_state?}{on:own_on}{dur}{choices:gain_choices}を得る",),
    ),
    made(
        "triggered",
        *_choice_of_this(on_with=True),
        ja=("このカードは[、|]{state:own_state?}{on:own_on}{dur}{choices:gain_choices}を得る。{rest:chain}",),
    ),
    made(
        "triggered",
        *_at_end(),
        ja=(
            "このカードは[、|]{on:any_on}ターン終了時に[、|]{list}",
            "このカードが[、|]{on:own_on}ターン終了時に[、|]{list}",
        ),
    ),
    made(
        "triggered",
        *_at_end(so=True),
        ja="このカードは[、|]{on:any_on}ターン終了時に[、|]{list}。その場合、{rest:chain}",
    ),
    passing("any_on", "own_on", ja="{it}"),
    passing("any_on", "on", ja="{it}"),
    made(
        "triggered",
        *_counted(),
        ja="このカードは[、|]{state:own_state?}{on:own_on}{count:each_of}{dur}{gains:gains}を得る",
    ),
    made(
        "triggered",
        *_counted(on_with=True),
        ja="このカードは[、|]{state:own_state?}{on:own_on}{count:each_of}{dur}{gains:gains}を得る。{rest:chain}",
    ),
    made("triggered", *_said_of_this(on_with=False), ja=_HEAD.replace("own_on", "any_on")),
    *(
        made(
            "triggered",
            *_either_of_this(same=same),
            ja="このカードは[、|]{state:own_state?}{on:any_on}{dur:dur?}{list}。または、" + other,
        )
        for same, other in ((True, "{until:dur?}{more:list}"), (False, "{other:chain}"))
    ),
    *(
        made(
            "triggered",
            *_in_turn(_said_of_this(on_with=False), flag),
            ja="このカードは[、|]" + whose + "ターンの間[、|に、|に]{state:own_state?}{on:any_on}{dur:dur?}{list}",
        )
        for flag, whose in (("yours", "自分の"), ("theirs", "相手の"))
    ),
    made("triggered", *_said_of_this(on_with=False), ja="このカードが{state:own_state?}{on:own_on}{dur}{list}"),
    made("triggered", *_may_of_this(), ja="このカードは[、|]{state:own_state?}{on:any_on}{dur:dur?}{list}ことができる"),
    made("triggered", *_said_of_this(on_with=True), ja=_HEAD.replace("own_on", "any_on") + "。{rest:chain}"),
)
