"""Nouns: what stands around them, the places where they are, and one or several of them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards.tree import (
    AnyOf,
    Anything,
    Class,
    Has,
    In,
    Is,
    Named,
    Not,
    Opponents,
    Other,
    Players,
    Side,
    Who,
    You,
    Zone,
)
from engine.wording import ABOUT, Lot, Many, Phrase, compared, filled, framed, made, passing, phrase, word

from .filters import (
    CHARACTER,
    LEAVES,
    LOTS,
    NO_PRESENT,
    SCENE,
    SOME_PRESENT,
    placed,
    placed_bare,
)

_BEFORE = (
    "{other:other?}{but:but?}{wearing:wearing?}{candy:candy?}{present:present?}{moves:moves?}{turned:turned?}{idea:idea?}"
    "{cost:cost?}"
)
_AFTER = "{but:but?}{idea:idea?}{cost:cost?}{candy:candy?}{present:present?}{wearing:wearing?}{moves:moves?}"
_THESE = "{turned:turned?}{face:face?}"
_SIDES: tuple[tuple[Who, str, str], ...] = ((You(), "自分の", "your"), (Opponents(), "相手の", "your opponent's"))
OWNERS: tuple[tuple[Who, str, str], ...] = (
    (You(), "自分の", " of yours"),
    (Opponents(), "相手の", " of your opponent's"),
    (Players(), "", ""),
)
_ZONES: tuple[tuple[Zone, str, str], ...] = (("discard", "休憩エリア", "rest area"), ("hand", "手札", "hand"))


def _lots(sort: str, area: str, *, some: str = "", noun: str = "creature") -> Iterator[Phrase]:
    """Nouns with their places. `area`: the sort of a side; `some`: what stands between place and noun in Japanese;
    `noun`: its sort."""
    noun = "{noun:" + noun
    wordings = dict.fromkeys((some + _BEFORE + noun + "}", _BEFORE + some + noun + "}"))
    ja, en = ("冒険エリアにある", ""), (" in an adventure area", "")
    own, anywhere = "{side:" + area + "}", slice(None, None, 1 if area == "area" else -1)
    yield made(
        sort,
        *placed("play", Players()),
        ja=tuple(place + words for place in (own, *ja[anywhere]) for words in wordings),
        en=tuple(
            "{turned:turned?}" + noun + "~}" + words
            for place in (own, *en[anywhere])
            for words in ((_AFTER + place, place + _AFTER) if place else (_AFTER,))
        ),
    )
    yield _scenes(sort, some)


def _scenes(sort: str, some: str = "") -> Phrase:
    return made(
        sort,
        *placed_bare("play", Players(), SCENE),
        ja=("{side:of}" + some + "{other:other?}" + _THESE + "シーン", some + "{other:other?}" + _THESE + "シーン"),
        en=(_THESE + "<scene>{side:of}", _THESE + "<scene>"),
    )


def _creatures(sort: str, badge: str) -> tuple[Phrase, ...]:
    """Nouns in the adventure area, where a keyword or a name means a character."""
    return (
        passing(f"{badge}.s", badge, en="{it}"),
        passing(sort, "kind", ja="{it}", en="{it~}"),
        made(
            sort,
            *LEAVES.bag(CHARACTER),
            ja=("{badge:" + badge + "}", "{badge:" + badge + "}の[キャラ|キャラクター]"),
            en=("{badge:" + badge + "~}", "{badge:" + badge + "} <character>"),
        ),
    )


def _piles(sort: str, at: str, some: str = "") -> Iterator[Phrase]:
    """Cards in the rest areas and in the own hand; the other hand is hidden."""
    for zone, ja, en in _ZONES:
        for who, whose, owner in _SIDES[: 1 if zone == "hand" else 2]:
            at_hand = (ja + "の",) if zone == "hand" and "の" in at else ()
            words = some + "{other:other?}{but:but?}{idea:idea?}{cost:cost?}{noun:card_noun}"
            yield made(
                sort,
                *placed(zone, who),
                ja=tuple(place + words for place in (whose + ja + at, *at_hand)),
                en="{noun:card_noun~}{but:but?}{idea:idea?}{cost:cost?} in " + f"{owner} {en}",
            )


def _plans(sort: str, ja: str) -> Iterator[Phrase]:
    """Plans on stories; `ja` with {} for whose."""
    for who, whose, of in OWNERS:
        yield made(sort, *placed_bare("plans", who), ja=ja.format(whose + "{other:other?}"), en="<plan>" + of)


def _sides(sort: str, ja: tuple[str, ...], en: tuple[str, ...]) -> Iterator[Phrase]:
    for own, (_, whose, of) in zip((True, False), OWNERS, strict=False):
        words = tuple(rest.format(of, "your" if own else "your opponent's") for rest in en)
        yield word(sort, Side(own), ja=filled(whose + "{}", ja), en=words)


NOUNS: tuple[Phrase | Many, ...] = (
    # what stands around a noun
    word("other", Other(), ja="他の"),
    phrase("but", Not, ja="{part:one_badge}以外の", en=" other than {part:one_badge}"),
    *compared("idea", "idea", "アイデア", " with [n] idea[bound]"),
    *compared("cost", "cost", "ハーモニーのコスト", " with harmony cost [n][bound]"),
    word("candy", Has("candy", ">=", 1), ja="キャンディ獲得済みの", en=" with a candy"),
    word("candy", Has("candy", "==", 0), ja="キャンディ未獲得の", en=" without a candy"),
    word("present", SOME_PRESENT, ja="プレゼント獲得済みの", en=" with a present"),
    word("present", NO_PRESENT, ja="プレゼント未獲得の", en=" without a present"),
    *framed(
        "present",
        Has,
        (({"op": ">=", "amount": 1}, "獲得済み", "with"), ({"op": "==", "amount": 0}, "未獲得", "without")),
        ja="「{stat:present_name}」{}の",
        en=' {} @"{stat:present_name}"',
    ),
    word("moves", Has("moves", ">=", 1), ja="このターンに移動した", en=" that moved this turn"),
    word("wearing", In("wearing"), ja="アイテムを着用している", en=" wearing an item"),
    word("turned", In("exerted"), ja="横向きの", en="tapped "),
    word("turned", In("ready"), ja="縦向きの", en="untapped "),
    word("face", In("face_up"), ja="表向きの", en="face-up "),
    word("face", In("face_down"), ja="裏向きの", en="face-down "),
    *_sides("area", ("冒険エリアにある", ""), (" in {1} adventure area", "{0}")),
    *_sides("owner", ("", "冒険エリアにある"), ("{0}", " in {1} adventure area")),
    *_sides("of", ("",), ("{0}",)),
    *_sides("there_area", ("冒険エリアに",), ()),
    # nouns
    phrase("one_badge", Class, ja="「{name:class_name}」", en='"{name:class_name}"'),
    phrase("one_badge", Named, ja="【{name}】", en="【{name}】"),
    Many("badges", "one_badge", {"ja": ("か", "か"), "en": (", ", " or ")}, least=2),
    Many("both_badges", "one_badge", {"ja": ("と", "と"), "en": (", ", " and ")}, least=2),
    passing("badge", "one_badge"),
    phrase("badge", AnyOf, ja="{parts:badges}", en="{parts:badges}"),
    passing("badges_all", "one_badge"),
    phrase(
        "badges_all", AnyOf, ja=("{parts:both_badges}", "{parts:badges}"), en=("{parts:both_badges}", "{parts:badges}")
    ),
    *_creatures("creature", "badge"),
    *_creatures("creature_all", "badges_all"),
    made("marked", *LEAVES.bag(CHARACTER), ja="{badge:badges_all}"),
    word("card_noun", Anything(), ja="カード", en="<card>"),
    passing("card_noun", "kind", ja="{it}", en="{it~}"),
    passing("card_noun", "badge", ja="{it}", en="{it~}"),
    made("card_noun", *LEAVES.bag(), ja="{badge:badge}の{kind:kind}", en="{badge:badge} {kind:kind~}"),
    # nouns with their places
    *_lots("lot", "area"),
    *_lots("short", "owner"),
    *_lots("all_lot", "area", some="全ての", noun="creature_all"),
    made("marked_lot", *placed("play", Players()), ja="{side:area}" + _BEFORE + "{noun:marked}"),
    word("lot", Lot(Anything(), "hand", You()), ja=("手札", "自分の手札")),
    word("of_hand", Lot(Anything(), "hand", You()), ja="手札", en="<card>"),
    made("of_hand", *placed("hand", You()), ja="手札の{noun:card_noun}", en="{noun:card_noun~}"),
    *_piles("lot", "[にある|の]"),
    *_piles("all_lot", "[にある|の]", "全ての"),
    *_plans("lot", "{}計画"),
    *_plans("all_lot", "{}計画全て"),
    made("there", *placed("play", Players()), ja="{side:there_area}" + _BEFORE + "{noun:creature}"),
    made("there", *placed("play", Players()), ja="冒険エリアに" + _BEFORE + "{noun:creature}"),
    _scenes("there"),
    *_piles("there", "に"),
    *_plans("there", "{}計画"),
    # one and several
    *LOTS.one("one", "lot"),
    *LOTS.bare_noun("no_lot", "lot"),
    *LOTS.some("some", "lot"),
    *LOTS.bare_noun("alls", "all_lot.s"),
    *LOTS.one("short_one", "short"),
    # what an event is about
    *(phrase("who", Is, ja=slot, en=slot) for slot in ("{target:this}", "{target:host}")),
    made("who", *ABOUT, ja="{lot:short_one}", en="{lot:short_one}"),
)
