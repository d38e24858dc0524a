"""What happens to this card when it does something itself, where the sentence names it but once."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.precious_memories.wording.subjects import apart, lasts, of_one, one_of, saids_of
from engine.games.precious_memories.wording.triggers import bare_trigger
from engine.kernel.cards.tree import Is, Seq, This, Trigger, Triggered
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made


def _deeds(*slots: str, times: str = "") -> Parts:
    """Either of these deeds of this card."""

    def build(bindings: Bindings) -> object:
        return tuple(replace(bindings[slot], subject=Is(This()), times=times) for slot in slots)  # type: ignore[type-var]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != len(slots):
            return None
        for on in value:
            mine = isinstance(on, Trigger) and isinstance(bare(on.subject), Is) and on.times == times
            if not mine or bare(on.subject) != Is(This()):
                return None
        return {slot: bare_trigger(on) for slot, on in zip(slots, value, strict=True)}

    return build, match


def _said_of_this(*, on_with: bool) -> Parts:
    """What is said of this card for a while, or at once; `on_with`: and what is done besides."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if not saids or lasts(saids) != bool(dur):
            return REFUSED
        body = of_one(This(), saids, dur)
        if on_with:
            rest = bindings["rest"]
            body = Seq((body, *(rest.parts if isinstance(rest, Seq) and rest.link == "sentence" else (rest,))))  # type: ignore[arg-type]
        return Triggered(bindings["on"], body, bindings.get("state"))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Triggered):
            return None
        body: object = value.body
        found: Bindings = {"on": value.on, "state": value.condition}
        if on_with:
            if not isinstance(body, Seq) or body.link != "sentence" or len(body.parts) < 2:
                return None
            rest = body.parts[1:]
            found["rest"] = rest[0] if len(rest) == 1 else Seq(rest)
            body = body.parts[0]
        said = apart(body)
        if said is None or bare(said[0]) != This():
            return None
        return found | {"list": said[1], "dur": said[2] or None}

    return build, match


def _choice_of_this(*, on_with: bool = False) -> Parts:
    """One of several things, as its player likes."""
    build_one, match_one = one_of()

    def build(bindings: Bindings) -> object:
        body = build_one({"target": This(), "choices": bindings["choices"], "dur": bindings["dur"]})
        if on_with:
            rest = bindings["rest"]
            body = Seq((body, *(rest.parts if isinstance(rest, Seq) and rest.link == "sentence" else (rest,))))  # type: ignore[arg-type]
        return Triggered(bindings["on"], body, bindings.get("state"))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Triggered):
            return None
        body: object = value.body
        found: Bindings = {"on": value.on, "state": value.condition}
        if on_with:
            if not isinstance(body, Seq) or body.link != "sentence" or len(body.parts) < 2:
                return None
            rest = body.parts[1:]
            found["rest"] = rest[0] if len(rest) == 1 else Seq(rest)
            body = body.parts[0]
        one = match_one(body)
        return found | {"choices": one["choices"], "dur": one["dur"]} if one and bare(one["target"]) == This() else None

    return build, match


_HEAD = "このカードは[、|]{state:in_state?}{on:own_on}{dur:dur?}{list}"

OWN_DEEDS: tuple[Phrase, ...] = (
    made("own_on", *_deeds("a"), ja=("{a:did}[場合|とき]、",)),
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
        ja=("このカードは[、|]{state:in_state?}{on:own_on}{dur}{choices:gain_choices}を得る",),
    ),
    made(
        "triggered",
        *_choice_of_this(on_with=True),
        ja=("このカードは[、|]{state:in_state?}{on:own_on}{dur}{choices:gain_choices}を得る。{rest:chain}",),
    ),
    made("triggered", *_said_of_this(on_with=False), ja=_HEAD),
    made("triggered", *_said_of_this(on_with=True), ja=_HEAD + "。{rest:chain}"),
)
