"""Nouns: persons, types of cards, what stands around them, and the places where they are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.quintuplets.wording.anaphora import TheirOwn
from engine.games.quintuplets.wording.filters import (
    CHARACTER,
    EMPTY_LANE,
    EPISODE,
    EVENT,
    FACE_DOWN,
    HERO,
    LEAVES,
    LOTS,
    SOMEBODY,
)
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    At,
    Class,
    Every,
    Faces,
    Has,
    In,
    Is,
    Named,
    Not,
    Opponents,
    Other,
    PlaceOf,
    Players,
    Side,
    Who,
    You,
    Zone,
)
from engine.wording import (
    ABOUT,
    Lot,
    Many,
    Phrase,
    Slot,
    any_of,
    compared,
    made,
    node,
    passing,
    phrase,
    word,
)

_LANES = (("centre", "中央", "centre"), ("leftmost", "一番左", "leftmost"), ("rightmost", "一番右", "rightmost"))
_AROUND = "{place:place?}{doing:doing?}{lane:lane?}{wearing:wearing?}{grown:grown?}{power:power?}"
_HERS = "{faces:in_lane?}" + _AROUND
_HIS = "{faces:his_front?}{doing:doing?}{lane:lane?}{need:need?}"
_BEHIND = "{power:power?}{wearing:wearing?}{grown:grown?}{doing:doing?}{lane:lane?}{faces:in_lane?}{place:place?}"
_HIS_BEHIND = "{need:need?}{doing:doing?}{lane:lane?}{faces:his_front?}"
_THERE: tuple[tuple[Zone, Who, str], ...] = (
    ("discard", You(), "[あなたの|]控え室に"),
    ("discard", Opponents(), "相手の控え室に"),
    ("brides", You(), "[あなたの|]花嫁エリアに"),
    ("brides", Opponents(), "相手の花嫁エリアに"),
    ("hand", You(), "[あなたの|]手札に"),
)
_PILES: tuple[tuple[Zone, Who, tuple[str, ...], str], ...] = (
    ("discard", You(), ("[あなたの|]控え室[の|にある]",), " in your waiting room"),
    ("discard", Opponents(), ("相手の控え室[の|にある]",), " in your opponent's waiting room"),
    ("brides", You(), ("[あなたの|]花嫁エリア[の|にある]",), " in your bride area"),
    ("brides", Opponents(), ("相手の花嫁エリア[の|にある]",), " in your opponent's bride area"),
    ("hand", You(), ("[あなたの|]手札[の|にある]",), " in your hand"),
)


def _people(sort: str, some: str = "") -> Iterator[Phrase]:
    """Who lies in the lanes. `some`: what stands before the noun in Japanese."""
    yield made(
        sort,
        *LOTS.placed("play", Players()),
        ja=(
            _HERS + "{side:side}" + some + "{other:other?}{noun:creature}",
            "{side:side}" + some + "{other:other?}" + _HERS + "{noun:creature}",
            "{side:side}{other:other?}" + _HERS + some + "{noun:creature}",
        ),
        en="{noun:creature~}{side:side}" + _BEHIND,
    )
    for noun, ja, en in (
        ("her", _HERS, _BEHIND),
        ("hero", _HIS, _HIS_BEHIND),
        ("anyone", "{faces:in_lane?}", "{faces:in_lane?}"),
    ):
        yield made(
            sort,
            *LOTS.placed("play", Players()),
            ja=(ja + some + "{other:other?}{noun:" + noun + "}", some + "{other:other?}" + ja + "{noun:" + noun + "}"),
            en="{noun:" + noun + "~}" + en,
        )


def _things(sort: str, some: str = "") -> Iterator[Phrase]:
    """Episodes that are set, and cards of other places."""
    yield made(
        sort,
        *LOTS.bare("play", Players(), EPISODE),
        ja=("{side:side?}" + some + "{other:other?}エピソード", "{doing:set_on}" + some + "{other:other?}エピソード"),
        en=("<episode>{side:side?}", "<episode>{doing:set_on}"),
    )
    yield from _piles(sort, some)


def _piles(sort: str, some: str) -> Iterator[Phrase]:
    """Cards that lie outside the lanes; brides are who lies in the bride area (4.10.3)."""
    for zone, who, places, where in _PILES:
        yield made(
            sort,
            *LOTS.placed(zone, who),
            ja=tuple(place + some + "{other:other?}{power:power?}{noun:card_noun}" for place in places),
            en="{noun:card_noun~}{power:power?}" + where,
        )


def _there() -> Iterator[Phrase]:
    """The place first, as it stands before what is there."""
    for zone, who, place in _THERE:
        yield made("there", *LOTS.placed(zone, who), ja=place + "{other:other?}{power:power?}{noun:card_noun}")
    for noun, side in (("creature", "{side:side}"), ("her", ""), ("hero", "{side:side?}"), ("anyone", "")):
        yield made(
            "there",
            *LOTS.placed("play", Players()),
            ja="{lane:in_a_lane}" + side + "{other:other?}{noun:" + noun + "}",
        )
    for noun, around in (("her", "{place:place?}{wearing:wearing?}{power:power?}"), ("hero", ""), ("anyone", "")):
        yield made(
            "there",
            *LOTS.placed("play", Players()),
            ja="{faces:lane_there}{side:side?}{other:other?}" + around + "{noun:" + noun + "}",
        )
    yield made(
        "there", *LOTS.placed("play", Players()), ja="{faces:lane_there}{side:side}{other:other?}{noun:creature}"
    )


def _brides(sort: str) -> Iterator[Phrase]:
    for who, whose, of in (
        (You(), "あなたの", " of yours"),
        (Opponents(), "相手の", " of your opponent's"),
        (Players(), "", " of anybody's"),
    ):
        yield word(sort, Lot(Anything(), "brides", who), ja=whose + "花嫁", en="<bride>" + of)


def _faced(sort: str, ja: str, en: str, aside: int) -> Phrase:
    return phrase(sort, Faces, aside=aside, ja="{target:holder}" + ja, en=en + "{target:holder}")


NOUNS: tuple[Phrase | Many, ...] = (
    # persons
    phrase("one_person", Class, ja="{name:person_name}", en="{name:person_name}"),
    phrase("one_person", Named, ja="《{name}》", en="《{name}》"),
    Many("persons", "one_person", {"ja": ("か", "か"), "en": (", ", " or ")}, least=2),
    passing("person", "one_person"),
    phrase("person", AnyOf, ja="{parts:persons}", en="{parts:persons}"),
    passing("person.s", "person", en="{it}"),
    phrase(
        "no_person",
        Not,
        part=node(Class, name=Slot("name")),
        ja="{name:person_name}以外の",
        en="non-{name:person_name}",
    ),
    # what stands around a noun
    word("side", Side(True), ja="[あなたの|自分の]", en=" of yours"),
    word("side", TheirOwn(), ja="自分の", en=" of yours"),
    word("side", Side(False), ja="相手の", en=" of your opponent's"),
    word("other", Other(), ja="[ほかの|他の]"),
    *compared("power", "power", "花嫁力", " with [n][bound] bride power"),
    *compared("need", "need", "必要花嫁力", " with [n][bound] needed power"),
    word("doing", In("approaching"), ja="アプローチしている", en=" approaching"),
    word("doing", In("approached"), ja="アプローチされている", en=" being approached"),
    phrase("doing", At, ja="{target:this}にアプローチしている", en=" approaching {target:this}"),
    phrase(
        "doing",
        Is,
        target=node(PlaceOf, target=Slot("this")),
        ja="{this}がアプローチしている",
        en=" that {this} approaches",
    ),
    phrase("set_on", At, ja="{target:holder}にセットされている", en=" set on {target:holder}"),
    *(word("in_a_lane", In(state), ja=f"{ja}のレーンに") for state, ja, _ in _LANES),
    *(word("lane", In(state), ja=f"{ja}のレーン[にいる|の]", en=f" in the {en} lane") for state, ja, en in _LANES),
    word("wearing", In("wearing"), ja="エピソードがセットされている", en=" with an episode"),
    word("grown", Has("under", ">=", 1), ja="成長している", en=" grown from another"),
    *any_of("holder", "this", "wearer"),
    _faced("in_lane", "のいるレーン[の|にいる]", " in the lane of ", 0),
    _faced("his_front", "の正面の", " in front of ", 0),
    _faced("his_front", "の斜め前方の", " diagonally in front of ", 1),
    phrase(
        "his_front",
        AnyOf,
        parts=(node(Faces, target=Slot("this")), node(Faces, target=Slot("this"), aside=1)),
        ja="{this}の正面か斜め前方の",
        en=" in reach of {this}",
    ),
    phrase("in_lane", Faces, aside=1, ja="{target:this}の隣のレーン[の|にいる]", en=" in a lane next to {target:this}"),
    phrase(
        "place",
        Faces,
        target=node(Every, filter=node(AllOf, parts=(HERO, node(Class, name=Slot("person"))))),
        ja="{person:person_name}のいるレーン[の|にいる]",
        en=" in a lane with {person:person_name}",
    ),
    phrase(
        "place",
        Not,
        part=node(Faces, target=node(Every, filter=node(AllOf, parts=(HERO, node(Class, name=Slot("person")))))),
        ja="{person:person_name}のいないレーン[の|にいる]",
        en=" in a lane without {person:person_name}",
    ),
    word("place", EMPTY_LANE, ja="空いているレーン[の|にいる]", en=" in an empty lane"),
    # nouns in the lanes
    word("her", CHARACTER, ja=("キャラ", "キャラクター"), en="<character>"),
    made("her", *LEAVES.bag(CHARACTER), ja="{person:person}の[キャラ|キャラクター]", en="{person:person} <character>"),
    made("creature", *LEAVES.bag(CHARACTER), ja="{person:person}", en="{person:person~}"),
    passing("creature", "her", ja="{it}", en="{it~}"),
    made(
        "her",
        *LEAVES.bag(CHARACTER),
        ja="{person:no_person}[キャラ|キャラクター]",
        en="{person:no_person} <character>",
    ),
    word("hero", HERO, ja=("主人公", "表向きの主人公"), en=("<hero>", "face-up <hero>")),
    made("hero", *LEAVES.bag(HERO), ja="{person:person}の主人公", en="{person:person} <hero>"),
    word("hero", FACE_DOWN, ja="[裏向きの|裏の]主人公", en="face-down <hero>"),
    made("anyone", *LEAVES.bag(SOMEBODY), ja="{person:person}", en="{person:person~}"),
    # cards outside the lanes
    word("card_noun", Anything(), ja="カード", en="<card>"),
    *(
        word("card_noun", kind, ja=ja, en=f"<{en}>")
        for kind, ja, en in (
            (CHARACTER, ("キャラ", "キャラクター"), "character"),
            (EPISODE, ("エピソード", "エピソードカード"), "episode"),
            (EVENT, ("イベント", "イベントカード"), "event"),
            (HERO, ("主人公", "主人公カード"), "hero"),
        )
    ),
    made("card_noun", *LEAVES.bag(), ja="{person:person}", en="{person:person~}"),
    made(
        "card_noun",
        *LEAVES.bag(CHARACTER),
        ja="{person:person}の[キャラ|キャラクター]",
        en="{person:person} <character>",
    ),
    # nouns with their places
    *_brides("people"),
    *_people("people"),
    *_things("things"),
    *any_of("lot", "people", "things", ja="{it}", en="{it~}"),
    *_people("all_lot", "すべての"),
    *_things("all_lot", "すべての"),
    *_there(),
    phrase("lane_there", Faces, ja="{target:holder}のいるレーンに"),
    phrase("lane_there", Faces, aside=1, ja="{target:holder}の隣のレーンに"),
    # one and several
    *LOTS.one("one", "lot"),
    *LOTS.bare_noun("no_lot", "lot"),
    *LOTS.some("some", "lot"),
    *LOTS.bare_noun("alls", "all_lot.s"),
    # what an event is about
    phrase("who", Is, ja="{target:holder}", en="{target:holder}"),
    made("who_lot", *ABOUT, ja="{lot:lot}", en="{lot:one}"),
    passing("who", "who_lot"),
)
