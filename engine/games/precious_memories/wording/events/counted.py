"""What triggers, or is told, when something has happened so often in one turn, where the number stands within it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.nodes import InPhase
from engine.games.precious_memories.wording.events.repeated import (
    REPEATABLE,
    SO_OFTEN,
    Counted,
    counted_in,
    counts_as,
    so_often,
)
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.kernel.cards.tree import (
    Anything,
    Both,
    Compare,
    Condition,
    Happened,
    Is,
    Opponents,
    Other,
    This,
    Times,
    Trigger,
    Triggered,
    Who,
    You,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, leaves, made

_IN_A_TURN = "[同じターンの間に、|同じターンの間に]"
_POINTS: tuple[tuple[Trigger, str, str], ...] = (
    (
        Trigger("pointed", by=You(), manner="in_challenge"),
        "相手のアプローチ[によって|で][自分の|]ポイント置き場に",
        "a card comes into your point pile by an opponent's approach",
    ),
    (
        Trigger("pointed", by=Opponents(), manner="in_challenge"),
        "自分のアプローチ[によって|で]相手のポイント置き場に",
        "a card comes into their point pile by your approach",
    ),
    (Trigger("pointed", by=You()), "自分のポイント置き場に", "a card comes into your point pile"),
    (Trigger("pointed", by=Opponents()), "相手のポイント置き場に", "a card comes into their point pile"),
)
_DRAWS: tuple[tuple[Who, str, str], ...] = ((You(), "自分", "you draw"), (Opponents(), "相手", "your opponent draws"))


def _often(on: Any) -> Compare:
    """The so manieth time, whatever it is; the number comes later."""
    return Compare(so_often(on), "==", 0)


def _events() -> Iterator[Phrase]:
    """What is counted, the number standing where it is told in Japanese."""
    for how, counter, en in SO_OFTEN:
        yield made(
            "counted",
            *_of_somebody(how),
            ja="{who}[が|が、]{n:plural}" + counter + "以上{a:did}",
            en="{who} {a:did.s} " + en.replace("number", "plural"),
        )
    for how, counter, en in SO_OFTEN:
        if how != "either":
            yield made(
                "counted",
                *_takes_part(how),
                ja="{who}[が|が、]{n:plural}" + counter + "以上アプローチまたは妨害[した|に参加した]",
                en="{who} takes part in an approach " + en.replace("number", "plural"),
            )
    yield made("counted", *_blocked(), ja="{who}のアプローチが{n:plural}回以上妨害された")
    yield made(
        "counted",
        *_judged(),
        ja=(
            "{by:who}の退場判定[によって|で]{who}が{n:plural}枚以上退場した",
            "{by:who}の退場判定[によって|で][、|]{who}が{n:plural}枚以上捨て札置き場に置かれた",
        ),
        en="{who} exits in a judgement against {by:who} for the {n:plural}. time",
    )
    yield made(
        "counted",
        *_by_effect(),
        ja=("{who}が{by:by_effect}{n:plural}枚以上{a:did_to}", "{by:by_effect}{who}が{n:plural}枚以上{a:did_to}"),
        en="{who} {a:did_to.s} by {by:by_effect} for the {n:plural}. time",
    )
    for on, ja, en in _POINTS:
        yield made(
            "counted", *_fixed(on), ja=ja + "カードが{n:plural}枚以上置かれた", en=en + " for the {n:plural}. time"
        )
    for who, ja, en in _DRAWS:
        yield made(
            "counted",
            *_fixed(Trigger("effect_draw", by=who)),
            ja=ja + "が[|、]カードの効果でカードを{n:plural}枚以上引いた",
            en=en + " by the effect of a card for the {n:plural}. time",
        )


def _counting(of: Any, apart: Any) -> Parts:
    """A comparison of how often something has happened with the number of times."""

    def build(bindings: Bindings) -> object:
        on = of(bindings)
        return REFUSED if on is REFUSED else replace(_often(on), right=bindings["n"])

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Times() as times, "==", n):
                on = replace(times.on, once=times.each)
                if times.other:
                    on = replace(on, subject=LEAVES.combined([*leaves(on.subject), Other()]))
                slots = apart(on)
                return None if slots is None else slots | {"n": n}
        return None

    return build, match


def _of_somebody(how: Counted) -> Parts:
    def of(b: Bindings) -> object:
        did: Any = b["a"]
        if not counts_as(did.event, how) or (how == "cards" and isinstance(b["who"], Is)):
            return REFUSED
        return replace(did, subject=b["who"], once=how == "cards")

    def apart(on: Trigger) -> Bindings | None:
        told = isinstance(on.subject, Anything) or not isinstance(on.counterpart, Anything)
        if told or not counts_as(on.event, how) or on.once != (how == "cards"):
            return None
        return {"who": on.subject, "a": bare_trigger(replace(on, once=False))}

    return _counting(of, apart)


def _takes_part(how: Counted) -> Parts:
    """Approaching and blocking are counted together."""
    build_any, match_any = _of_somebody(how)
    event = Trigger("approach_or_block")

    def match(value: object) -> Bindings | None:
        slots = match_any(value)
        return {"who": slots["who"], "n": slots["n"]} if slots is not None and slots["a"] == event else None

    return (lambda bindings: build_any(bindings | {"a": event})), match


def _blocked() -> Parts:
    def apart(on: Trigger) -> Bindings | None:
        return {"who": on.subject} if on == Trigger("blocked", on.subject) else None

    return _counting(lambda b: Trigger("blocked", b["who"]), apart)


def _judged() -> Parts:
    def of(b: Bindings) -> object:
        return Trigger("exit", b["who"], b["by"], "in_challenge")  # type: ignore[arg-type]

    def apart(on: Trigger) -> Bindings | None:
        fits = (on.event, on.manner) == ("exit", "in_challenge") and not isinstance(on.counterpart, Anything)
        return {"who": on.subject, "by": on.counterpart} if fits else None

    return _counting(of, apart)


def _by_effect() -> Parts:
    def of(b: Bindings) -> object:
        did: Any = b["a"]
        if did.event == "effect_thrown":
            return REFUSED
        return replace(did, subject=b["who"], counterpart=b["by"], once=did.event in REPEATABLE)

    def apart(on: Trigger) -> Bindings | None:
        fits = on.event.startswith("effect_") and not isinstance(on.subject, Anything)
        fits = fits and on.once == (on.event in REPEATABLE)
        return {"who": on.subject, "by": on.counterpart, "a": Trigger(on.event)} if fits else None

    return _counting(of, apart)


def _fixed(event: Trigger) -> Parts:
    return _counting(lambda b: event, lambda on: {} if on == event else None)


def _triggers(also: Condition | None = None) -> Parts:
    """It triggers when it has happened so often, in some turns alone."""

    def build(bindings: Bindings) -> object:
        often: Any = bindings["often"]
        on = counted_in(often)
        condition = often if also is None else Both((*(also.parts if isinstance(also, Both) else (also,)), often))
        return Triggered((on,), bindings["body"], condition)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((on,), body, condition) if type(value) is Triggered:
                often: Any = condition if also is None else _last(condition, also)
                if isinstance(often, Compare) and isinstance(often.left, Times) and counted_in(often) == on:
                    return {"often": often, "body": body}
        return None

    return build, match


def _last(condition: object, also: Condition) -> object:
    parts = also.parts if isinstance(also, Both) else (also,)
    there = isinstance(condition, Both) and condition.parts[:-1] == parts
    return condition.parts[-1] if there and isinstance(condition, Both) else None


def _of_this() -> Parts:
    """What is then said of this card."""
    build_any, match_any = _triggers()

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if not saids or lasts(saids) != bool(dur):
            return REFUSED
        return build_any({"often": bindings["often"], "body": of_one(This(), saids, dur)})

    return build, lambda value: None if match_any(value) is None else _apart(match_any(value))


def _apart(slots: Any) -> Bindings | None:
    said = apart(slots["body"])
    if said is None or said[0] != This():
        return None
    return {"often": slots["often"], "list": said[1], "dur": said[2] or None}


def _so_far() -> Parts:
    """It has happened so often by now."""

    def build(bindings: Bindings) -> object:
        often: Any = bindings["often"]
        return Happened(often.left.on, often.right, often.left.other, often.left.each)

    def match(value: object) -> Bindings | None:
        match value:
            case Happened(on, least, other, each) if least > 1:
                return {"often": Compare(Times(on, other, each), "==", least)}
        return None

    return build, match


COUNTED: tuple[Phrase, ...] = (
    *_events(),
    made(
        "triggered",
        *_triggers(),
        ja=_IN_A_TURN + "{often:counted}場合、{body:body}",
        en="when {often:counted} in a turn, {body:body}",
    ),
    made(
        "triggered",
        *_triggers(YourTurn()),
        ja="自分のターンの間[、|に、|に]{often:counted}場合、{body:body}",
        en="in your turn, when {often:counted}, {body:body}",
    ),
    made(
        "triggered",
        *_triggers(Both((YourTurn(), InPhase(False)))),
        ja="自分のメインフェイズの間に[、|]{often:counted}場合、{body:body}",
        en="in your main phase, when {often:counted}, {body:body}",
    ),
    made("triggered", *_of_this(), ja="このカードは[、|]" + _IN_A_TURN + "{often:counted}場合、{dur:dur?}{list}"),
    made("in_state", *_so_far(), ja=_IN_A_TURN + "{often:counted}状態で"),
    made("cond_any", *_so_far(), en="{often:counted} this turn"),
)
