"""Names, traits and colours besides, and what holds only in the turn in which somebody has come."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import CountsAs, IsAlso
from engine.games.precious_memories.wording.continuous import condition_behind
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.games.precious_memories.wording.said.subjects import S, lasting
from engine.kernel.cards.tree import AllOf, Bound, Color, Every, In, Is, Named, Static
from engine.wording import REFUSED, Bindings, Lot, Many, Parts, Phrase, Slot, leaves, made, node, phrase, word

_NEW = (
    ("fresh", "場に出たターンの間[、|には、|には]", "in the turn in which they came onto the field, "),
    ("appeared_now", "登場したターンの間[、|には、|には]", "in the turn in which they appeared, "),
)


def _while_new(state: str) -> Parts:
    """Of those alone that have come in this turn."""
    build_all, match_all = lasting()
    leaf = In(state)

    def build(bindings: Bindings) -> object:
        target = bindings["target"]
        assert isinstance(target, Every)
        filter_ = LEAVES.combined([*leaves(target.filter), leaf])
        if filter_ is REFUSED or target.zone != "play":
            return REFUSED
        effects = build_all({"target": Every(filter_), "list": bindings["list"]})  # type: ignore[arg-type]
        return REFUSED if effects is REFUSED else Static(effects)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        slots = match_all(value.effects) if isinstance(value, Static) and value.condition is None else None
        target = slots["target"] if slots else None
        if slots is None or not isinstance(target, Every) or leaf not in leaves(target.filter):
            return None
        rest = LEAVES.combined([each for each in leaves(target.filter) if each != leaf])
        return {"target": Every(rest), "list": slots["list"]}  # type: ignore[arg-type]

    return build, match


def _news() -> Iterator[Phrase]:
    for state, ja, en in _NEW:
        yield made(
            "static",
            *_while_new(state),
            ja=("{target:all}[は、|は]" + ja + "{list}", "{target:lot_all}[は、|は]" + ja + "{list}"),
            en=en + "{target:all} {list}",
        )


_COLORED = (
    "{dur}{who}の色[は、|は]{what:color_alone}としても扱う",
    "{who}の色は、{dur}{what:color_alone}としても扱う",
)


def _known() -> Iterator[Phrase | Many]:
    """What somebody is besides."""
    yield phrase("gain_one", CountsAs, target=S, what=Slot("what"), ja="{what:trait_noun}", en="{what:trait_noun}")
    yield phrase(
        "pred",
        CountsAs,
        target=S,
        what=Slot("what"),
        ja="{what:named_alone}としても扱う",
        en="<count> as {what:named_alone} too",
    )
    yield phrase("named_alone", Named, ja="{name}", en="{name}")
    yield phrase("color_alone", Color, ja="{name:color_word}", en="{name:color_word}")
    for sort, dur in (("act", "{dur}"), ("lasting", "")):
        who = "{target:topic}" if dur else "{target:lasting_topic}"
        yield phrase(
            sort,
            CountsAs,
            target=Slot("target"),
            what=Slot("what"),
            duration=Slot("dur") if dur else "",
            ja=tuple(words.replace("{who}", who).replace("{dur}", dur) for words in _COLORED[: 1 + bool(dur)]),
        )
    yield phrase("pred", CountsAs, target=S, what=Slot("what"), en="<count> as {what:color_alone} too")
    yield phrase(
        "act",
        CountsAs,
        target=Slot("target"),
        what=Slot("what"),
        duration=Slot("dur"),
        ja=(
            "{dur}{target:topic}の名称[は、|は]{what:named_alone}としても扱う",
            "{target:topic}の名称は、{dur}{what:named_alone}としても扱う",
        ),
    )
    yield phrase(
        "lasting",
        CountsAs,
        target=Slot("target"),
        what=Slot("what"),
        ja="{target:lasting_topic}の名称[は、|は]{what:named_alone}としても扱う",
    )
    yield phrase(
        "lasting",
        IsAlso,
        ja=(
            "このカード[は、|は]ゲーム中、{what:named_alone}としても扱う",
            "このカードの名称[は、|は]ゲーム中、{what:named_alone}としても扱う",
            "ゲーム中、このカード[|の名称][は、|は]{what:named_alone}としても扱う",
        ),
        en="in the whole game this card is {what:named_alone} too",
    )


def _all_of(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return Every(lot.filter) if lot.zone == "play" else REFUSED


def _lot_of(value: object) -> Bindings | None:
    return {"lot": Lot(value.filter)} if isinstance(value, Every) and value.zone == "play" else None


AS_OTHERS: tuple[Phrase | Many, ...] = (
    *_known(),
    made("lot_all", _all_of, _lot_of, ja="{lot:lot}"),
    made("static", *condition_behind(), ja="{target:lot_all}[は、|は]{condition:when}{list}"),
    *_news(),
    word("doing", In("by_effect"), ja="カードの効果で場に出た", en=" that came onto the field by an effect"),
    phrase(
        "lasting_topic",
        Every,
        filter=node(AllOf, parts=(Slot("such"), Is(Bound("host")))),
        ja="このカードがセットされている{such:one_of}",
    ),
    phrase(
        "lasting_subj",
        Every,
        filter=node(AllOf, parts=(Slot("such"), Is(Bound("host")))),
        en="the wearer, if it is a {such:one_of},",
    ),
)
