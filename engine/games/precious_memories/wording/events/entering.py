"""When somebody comes into one of the areas, and when one thing happens or each time another one does."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.precious_memories.wording.events.triggers import bare_trigger, said_of, two_subjects
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Anything, EventName, In, Is, This, Trigger
from engine.wording import REFUSED, Bindings, Parts, Phrase, leaves, made, phrase, plain, word


def _into_area(times: str) -> Parts:
    """Somebody in one of the areas."""
    build_one, match_one = said_of("a", times=times)

    def build(bindings: Bindings) -> object:
        who = LEAVES.combined([*leaves(bindings["who"]), bindings["area"]])
        return REFUSED if who is REFUSED else build_one({"who": who, "a": bindings["a"]})

    def match(value: object) -> Bindings | None:
        slots = match_one(value)
        parts = leaves(slots["who"]) if slots is not None else ()
        areas = [part for part in parts if part in (In("in_main"), In("in_support"))]
        if slots is None or len(areas) != 1:
            return None
        rest = LEAVES.combined([part for part in parts if part not in areas])
        return slots | {"who": rest, "area": areas[0]}

    return build, match


def meets(event: EventName, times: str) -> Parts:
    """Somebody in an approach, and whom he meets there."""

    def build(bindings: Bindings) -> object:
        on = Trigger(event, bindings["who"], bindings["whom"], times=times)  # type: ignore[arg-type]
        return REFUSED if isinstance(on.counterpart, Anything) else (on,)

    def match(value: object) -> Bindings | None:
        match value:
            case (Trigger(_, subject, counterpart) as on,) if on == Trigger(event, subject, counterpart, times=times):  # type: ignore[arg-type]
                return None if isinstance(counterpart, Anything) else {"who": subject, "whom": counterpart}
        return None

    return build, match


def _bought(*, own: bool) -> Parts:
    """Who appears, and with what it was paid for: with several such it is one event (R-PM-103)."""

    def build(bindings: Bindings) -> object:
        who = Is(This()) if own else bindings["who"]
        return (Trigger("appear_bought", who, bindings["whom"], times="once"),)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case (Trigger("appear_bought", subject, counterpart, "", times="once"),):
                if own:
                    return {"whom": counterpart} if plain(subject) == Is(This()) else None
                return {"who": subject, "whom": counterpart}
        return None

    return build, match


def _either_happens() -> Parts:
    """What somebody does, or something else that is told in words of its own."""

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != 2 or value[0].times or isinstance(value[0].subject, Anything):
            return None
        return {"who": value[0].subject, "a": bare_trigger(value[0]), "other": value[1]}

    return (lambda b: (replace(b["a"], subject=b["who"]), b["other"])), match


ENTERING: tuple[Phrase, ...] = (
    made(
        "on_alone",
        *_either_happens(),
        ja="{who}[が|は]{a:did}場合、または{other:trigger}",
        en="when {who} {a:did.s}, or {other:trigger}",
    ),
    made(
        "on_alone",
        *said_of("a", "b", times="each"),
        ja=(
            "{who}が{a:did_stem}[または|、または]{b:does}ごとに、",
            "{who}が{a:does}ごとに、または{b:does}ごとに、",
        ),
        en="each time {who} {a:did.s} or {b:did.s}, ",
    ),
    made(
        "on_alone",
        *said_of("a", "b", "c"),
        ja="{who}が{a:did_stem}、{b:did_stem}[、または|または]{c:did}場合、",
        en="when {who} {a:did.s}, {b:did.s} or {c:did.s}, ",
    ),
    *(
        made(
            "on_alone",
            *meets("block_declared", times),
            ja=("{who}が{whom:who}を妨害" + did, "{who}が{whom:who}の妨害に参加" + did),
            en=when + " {who} blocks {whom:who}, ",
        )
        for times, did, when in (("", "した場合、", "when"), ("each", "するごとに、", "each time"))
    ),
    *(
        made(
            "on_alone",
            *meets("blocked", times),
            ja="{who}が{whom:who}に妨害され" + did,
            en=when + " {who} is blocked by {whom:who}, ",
        )
        for times, did, when in (("", "た場合、", "when"), ("each", "るごとに、", "each time"))
    ),
    *(
        phrase(
            "trigger",
            Trigger,
            event="gave_point",
            manner="in_challenge",
            times=times,
            ja="{subject:who}のアプローチで[相手に|]ポイントを与え" + past,
        )
        for times, past in (("", "た場合、"), ("each", "るごとに、"))
    ),
    *(
        made(
            sort,
            *_bought(own=sort == "own_on"),
            ja=who + "{whom:kinds}をコスト[にして|として使用して|に使用して]登場した場合、",
            en=en,
        )
        for sort, who, en in (
            ("on_alone", "{who}[が|が、|は|は、]", "when {who} appears, paid for with {whom:kinds}, "),
            ("own_on", "", ()),
        )
    ),
    *(
        phrase(
            sort,
            Trigger,
            event="text_cost",
            subject=Is(This()),
            ja=who + "{counterpart:who}の[使用型テキスト|テキスト]のコストとして捨て札置き場に置かれた場合、",
            en="when this card is discarded to pay for the text of {counterpart:who}, ",
        )
        for sort, who in (("trigger", "このカードが[、|]"), ("own_text_cost", ""))
    ),
    made(
        "own_on",
        lambda b: (b["it"],),
        lambda v: {"it": v[0]} if isinstance(v, tuple) and len(v) == 1 else None,
        ja="{it:own_text_cost}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="used_as_cost",
        subject=Is(This()),
        ja="このカードが手札から{counterpart:kinds}のコストとして使用された場合、",
        en="when this card is used from the hand to pay for {counterpart:kinds}, ",
    ),
    phrase(
        "trigger",
        Trigger,
        event="cost_used",
        subject=Is(This()),
        ja="このカードが{counterpart:kinds}のコストとして使用された場合、",
        en="when this card is used to pay for {counterpart:kinds}, ",
    ),
    *(
        made(
            "on_alone",
            *_into_area(times),
            ja=("{who}が{area:area_to}に" + did, "{area:area_to}に{who}が" + did),
            en=when + " {who} {a:did.s} in {area:area_to}, ",
        )
        for times, did, when in (("", "{a:did}場合、", "when"), ("each", "{a:does}ごとに、", "each time"))
    ),
    word("area_to", In("in_main"), ja="メインエリア", en="the main area"),
    word("area_to", In("in_support"), ja="サポートエリア", en="the support area"),
    made(
        "on_alone",
        *two_subjects(("", "each")),
        ja="{who}が{a:did}場合、または{other:who}が{b:does}ごとに、",
        en="when {who} {a:did.s} or each time {other:who} {b:did.s}, ",
    ),
)
