"""Nouns: characters, items, cards of other places, and what stands around them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.harem_master.wording.filters import (
    ATTACKING,
    BATTLING,
    CHARACTER,
    EVENT,
    GENTLEMAN,
    INTERCEPTING,
    ITEM,
    LADY,
    LEAVES,
    LOTS,
)
from engine.kernel.cards.tree import (
    AnyOf,
    Anything,
    At,
    Class,
    In,
    Is,
    Kind,
    Named,
    Not,
    Opponents,
    Other,
    Players,
    Side,
    Stat,
    Who,
    You,
    Zone,
)
from engine.wording import (
    ABOUT,
    REFUSED,
    Bindings,
    Lot,
    Many,
    Phrase,
    Slot,
    any_of,
    compared,
    leaves,
    made,
    node,
    passing,
    phrase,
    word,
)

_STATS: tuple[tuple[Stat, tuple[str, ...], str], ...] = (
    ("physical", ("［P］が", "［P］"), "［P］"),
    ("mental", ("［M］が", "［M］"), "［M］"),
    ("cost", ("コストが", "コスト"), "cost"),
    ("random", ("ランダムナンバーが", "ランダムナンバー"), "random number"),
)
_WITH = "{physical:physical?}{mental:mental?}{cost:cost?}{random:random?}"
_ON_CARD = "{cost:cost?}{physical:physical?}{mental:mental?}{random:random?}"
_PEOPLE: tuple[tuple[Kind, str, str], ...] = (
    (CHARACTER, "キャラクター", "character"),
    (LADY, "おんなのこキャラクター", "lady"),
    (GENTLEMAN, "男キャラクター", "gentleman"),
)
_CARDS: tuple[tuple[Kind, tuple[str, ...], str], ...] = (
    (CHARACTER, ("キャラクター・カード", "キャラクターカード"), "character card"),
    (LADY, ("おんなのこキャラクター・カード", "おんなのこキャラクターカード"), "lady card"),
    (GENTLEMAN, ("男キャラクター・カード", "男キャラクターカード"), "gentleman card"),
    (EVENT, ("イベント・カード", "イベントカード", "イベント"), "event card"),
    (ITEM, ("アイテム・カード", "アイテムカード", "アイテム"), "item card"),
)
_ZONES: tuple[tuple[Zone, str, str], ...] = (
    ("discard", "捨て札置き場", "in {} discard pile"),
    ("court", "ハーレム", "in {} court"),
    ("scaffold", "処刑台", "on {} scaffold"),
    ("hand", "手札", "in {} hand"),
)


def _places(own: str, theirs: str, both: str) -> Iterator[tuple[Zone, Who, tuple[str, ...], str]]:
    """Where cards lie outside play: zone, whose, the Japanese words and the English ones."""
    for zone, ja, en in _ZONES:
        bare = own.replace("自分の", "[自分の|]") if zone in ("hand", "discard") else own
        yield zone, You(), (bare + ja, f"{ja}(自分)"), " " + en.format("your")
        yield zone, Opponents(), (theirs + ja, f"{ja}(相手)"), " " + en.format("your opponent's")
        if zone != "hand":
            yield zone, Players(), (both + ja,), " " + en.format("either")
    yield "aside", Players(), ("脇",), " set aside"


PLACES = tuple(_places("自分の", "相手の", "[双方の|両プレイヤーの]"))


def _people(sort: str, some: str = "") -> Iterator[Phrase]:
    """Characters in play. `some`: what stands before the noun in Japanese."""
    about = "{doing:doing?}{state:state?}{wearing:wearing?}" + _WITH
    others = "{other:other?}" + about + "{noun:person}"
    yield made(
        sort,
        *LOTS.placed("play", Players()),
        ja=(
            "{side:side?}" + some + others,
            *((some + "{side:side}" + others,) if some else ()),
            about + "{side:side}" + some + "{other:other?}{noun:person}",
            "{side:side?}" + about + some + "{other:other?}{noun:person}",
        ),
        en="{doing:doing?}{state:state?}{noun:person~}{side:side?}{wearing:wearing?}" + _WITH,
    )


def _of_faction(bindings: Bindings) -> object:
    """A lot of which the faction, and whose it is, stand in front of "all"."""
    lot = bindings["lot"]
    if not isinstance(lot, Lot):
        return REFUSED
    before = [part for part in (bindings["side"], bindings["faction"]) if part is not None]
    filter_ = LEAVES.combined([*before, *leaves(lot.filter)])
    return REFUSED if filter_ is REFUSED else Lot(filter_)  # type: ignore[arg-type]  # a Filter


def _of_faction_apart(value: object) -> Bindings | None:
    if not isinstance(value, Lot) or value.zone != "play":
        return None
    parts = {LEAVES.rank(part): part for part in leaves(value.filter)}
    if "faction" not in parts:
        return None
    rest = [part for part in leaves(value.filter) if LEAVES.rank(part) not in ("side", "faction")]
    return {"side": parts.get("side"), "faction": parts["faction"], "lot": Lot(LEAVES.combined(rest))}  # type: ignore[arg-type]


def _items(sort: str, some: str = "") -> Iterator[Phrase]:
    """Items in play."""
    yield made(
        sort,
        *LOTS.bare("play", Players(), ITEM),
        ja=(
            "{side:side?}" + some + "{other:other?}{cost:cost?}アイテム",
            "{on:on_it}{side:side?}" + some + "{other:other?}{cost:cost?}アイテム",
        ),
        en="<item>{side:side?}{on:on_it?}{cost:cost?}",
    )


def _piles(sort: str, some: str = "") -> Iterator[Phrase]:
    """Cards that lie outside play."""
    for zone, who, places, where in PLACES:
        yield made(
            sort,
            *LOTS.placed(zone, who),
            ja=tuple(
                place + "[の|にある|から]" + some + "{other:other?}" + _ON_CARD + "{noun:card_noun}" for place in places
            ),
            en="{noun:card_noun~}" + _ON_CARD + where,
        )


def _there() -> Iterator[Phrase]:
    """The place first, as it stands before what is there."""
    for zone, who, places, _ in PLACES:
        yield made(
            "there",
            *LOTS.placed(zone, who),
            ja=tuple(place + "に{other:other?}" + _ON_CARD + "{noun:card_noun}" for place in places),
        )
        yield made(
            "there_n",
            *LOTS.placed(zone, who),
            ja=tuple(place + "に" for place in places),
        )


def _person() -> Iterator[Phrase]:
    for kind, ja, en in _PEOPLE:
        yield word("person", kind, ja=ja, en=f"<{en}>")
        yield made("person", *LEAVES.bag(kind), ja="{faction:faction}" + ja, en="{faction:faction}" + f"<{en}>")
    for kind, ja_words, en in _CARDS:
        yield word("card_noun", kind, ja=ja_words, en=f"<{en}>")
    for kind, ja_words, en in _CARDS[:3]:
        yield made(
            "card_noun",
            *LEAVES.bag(kind),
            ja=tuple("{faction:faction}" + ja for ja in ja_words),
            en="{faction:faction}" + f"<{en}>",
        )
    yield word("card_noun", Anything(), ja="カード", en="<card>")
    yield made("card_noun", *LEAVES.bag(), ja="{faction:faction}カード", en="{faction:faction}<card>")
    for sort in ("person", "card_noun"):
        yield phrase(sort, Named, ja="≪{name}≫", en="≪{name}≫")
        yield phrase(f"{sort}.s", Named, en="≪{name}≫")


NOUNS: tuple[Phrase | Many, ...] = (
    # factions
    phrase("one_faction", Class, ja="「{name:faction_name}」", en="{name:faction_name}"),
    Many("factions", "one_faction", {"ja": ("か", "か"), "en": (", ", " or ")}, least=2),
    passing("faction", "one_faction", ja="{it}陣営の", en="{it} "),
    phrase("faction", AnyOf, ja="{parts:factions}陣営の", en="{parts:factions} "),
    phrase(
        "faction",
        Not,
        part=node(Class, name=Slot("name")),
        ja="「{name:faction_name}」陣営[ではない|でない|以外の]",
        en="non-{name:faction_name} ",
    ),
    # what stands around a noun
    word("side", Side(True), ja="自分の[支配する|支配している|]", en=" of yours"),
    word("side", Side(False), ja="相手の[支配する|支配している|]", en=" of your opponent's"),
    word("other", Other(), ja="[他の|別の|ほかの]"),
    word("state", In("ready"), ja="未行動状態の", en="unacted "),
    word("state", In("exerted"), ja="行動済み状態の", en="acted "),
    word("doing", ATTACKING, ja="アタックを[行った|行っている]", en="attacking "),
    word("doing", INTERCEPTING, ja="インターセプトを[行った|行っている]", en="intercepting "),
    word("doing", BATTLING, ja="戦闘を[行っている|行った]", en="battling "),
    word("wearing", In("wearing"), ja="アイテムを[装備している|装備した]", en=" wearing an item"),
    *any_of("signed", "number", "plus"),
    *(each for stat, ja, en in _STATS for each in compared(stat, stat, ja, f" with {en} [n][bound]", "signed")),
    *any_of("holder", "this", "wearer"),
    phrase("on_it", At, ja="{target:on_whom}が[装備している|装備した]", en=" on {target:on_whom}"),
    passing("on_whom", "holder"),
    *_person(),
    # nouns with their places
    *_people("people"),
    *_items("items"),
    *_piles("piles"),
    *_people("all_people", "すべての"),
    made(
        "all_people",
        _of_faction,
        _of_faction_apart,
        ja="{side:side?}{faction:faction}すべての{lot:people}",
    ),
    *_items("all_items", "すべての"),
    *_piles("all_piles", "すべての"),
    *any_of("lot", "people", "items", "piles", ja="{it}", en="{it~}"),
    *any_of("pieces", "people", "items", ja="{it}", en="{it~}"),
    *any_of("all_lot", "all_people", "all_items", "all_piles", ja="{it}"),
    *_there(),
    # one and several
    *LOTS.one("one", "lot"),
    *LOTS.bare_noun("no_lot", "lot"),
    *LOTS.some("some", "lot"),
    *LOTS.one("one_piece", "pieces"),
    # what an event is about
    phrase("who", Is, ja="{target:holder}", en="{target:holder}"),
    made("who_lot", *ABOUT, ja="{lot:pieces}", en="{lot:one_piece}"),
    passing("who", "who_lot"),
    made("by_whom", *ABOUT, ja="{lot:people}", en="{lot:people.s}"),
)
