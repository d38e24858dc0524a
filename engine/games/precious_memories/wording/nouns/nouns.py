"""Nouns: which cards, what stands around them, and the places where they lie."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.either_pile import count_of_one
from engine.games.precious_memories.wording.nouns.filters import CHARACTER, LEAVES, LOTS, LOTS_BY_TRAIT, SHOWN
from engine.games.precious_memories.wording.nouns.in_any_order import TOLD_BEFORE, told_lots, told_there
from engine.games.precious_memories.wording.nouns.orders import BEFORE, BEHIND, COLORED, FIRST, FRONT, LATE, TURNED
from engine.games.precious_memories.wording.nouns.out_of_places import JOINED_PLACES
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    Class,
    Count,
    Filter,
    Has,
    In,
    Kind,
    Named,
    Opponents,
    Players,
    Side,
    Who,
    You,
    Zone,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Lot,
    Many,
    Parts,
    Phrase,
    Slot,
    made,
    node,
    passing,
    phrase,
    word,
)

_NP = "{color:color?}{work:of_work?}{noun:noun}"
_TRAIT = "{trait:trait_noun}を持つ"
_EN = "{color:color?}{work:of_work?}{noun:noun~}" + BEHIND
_KINDS = (
    ("character", "キャラ", "character"),
    ("event", "イベントカード", "event"),
    ("support", "サポートカード", "support card"),
)
PILES: tuple[tuple[Zone, Who, tuple[str, ...], str], ...] = (
    ("hand", You(), ("[手札から|手札にある|自分の手札にある|手札の]",), " in your hand"),
    ("hand", Opponents(), ("[相手の手札にある|相手の手札から]",), " in your opponent's hand"),
    ("ex_deck", You(), ("[EXデッキから|自分のEXデッキから|EXデッキから、|EXデッキにある]",), " in your EX deck"),
    (
        "discard",
        You(),
        ("[自分の捨て札置き場にある|捨て札置き場にある|自分の捨て札置き場から|自分の捨て札置き場にある、]",),
        " in your discard pile",
    ),
    (
        "discard",
        Opponents(),
        ("[相手の捨て札置き場にある|相手の捨て札置き場から]",),
        " in your opponent's discard pile",
    ),
    *JOINED_PLACES,
    ("discard", Players(), ("自分または相手の捨て札置き場にある",), " in any discard pile"),
    (
        "pile",
        You(),
        (
            "[自分のポイント置き場にある|自分のポイント置き場から|自分のポイント置き場の|ポイント置き場にある|ポイント置き場から|ポイント置き場の]",
        ),
        " in your point pile",
    ),
    ("pile", Opponents(), ("相手のポイント置き場にある",), " in your opponent's point pile"),
    ("pile", Players(), ("自分または相手のポイント置き場にある",), " in any point pile"),
    ("pile_up", You(), ("[自分の|]ポイント置き場にある表向きの",), " face up in your point pile"),
    ("pile_down", You(), ("[自分の|]ポイント置き場にある裏向きの",), " face down in your point pile"),
    ("pile_up", Opponents(), ("相手のポイント置き場にある表向きの",), " face up in your opponent's point pile"),
    ("pile_down", Opponents(), ("相手のポイント置き場にある裏向きの",), " face down in your opponent's point pile"),
    (
        "removed_cards",
        You(),
        ("[ゲームから取り除かれている自分の|ゲームから取り除かれている]",),
        " of yours that is removed",
    ),
    ("removed_cards", Opponents(), ("ゲームから取り除かれている相手の",), " of your opponent's that is removed"),
    ("popped", You(), ("〔POP〕された自分の",), " of yours that is popped"),
    ("popped", Opponents(), ("〔POP〕された相手の",), " of your opponent's that is popped"),
)
"""Places outside the field."""
_THERE: tuple[tuple[Zone, Who, str, Filter | None], ...] = (
    ("hand", You(), "[自分の|]手札に", None),
    ("hand", Opponents(), "相手の手札に", None),
    ("pile", You(), "自分のポイント置き場に", None),
    ("pile", Opponents(), "相手のポイント置き場に", None),
    ("pile_down", You(), "自分のポイント置き場に裏向きの", None),
    ("pile_down", Opponents(), "相手のポイント置き場に裏向きの", None),
    ("pile_up", You(), "自分のポイント置き場に表向きの", None),
    ("pile_up", Opponents(), "相手のポイント置き場に表向きの", None),
    ("discard", You(), "自分の捨て札置き場に", None),
    ("discard", Opponents(), "相手の捨て札置き場に", None),
)


def _told_first(parts: Parts) -> Parts:
    """What is told before a lot that is counted, or that somebody blocks, is told of that one: in Japanese nothing but
    whose it is stands before it."""
    build, match = parts

    def told(bindings: Bindings) -> object:
        before = False
        for rank, leaf in bindings.items():
            if before and isinstance(leaf, Has) and isinstance(leaf.amount, Count):
                return REFUSED
            before = before or (leaf is not None and rank != "side")
        return build(bindings)

    return told, match


def _lots(sort: str, every: str, plural: bool) -> Iterator[Phrase]:
    """Characters and other cards on the field, and cards of other places; `every`: what stands before the noun."""
    field = LOTS.placed("play", Players())
    start = "all " if every else ""
    noun = start + FRONT + "{side:side?}" + (_EN.replace("{noun:noun~}", "{noun:noun.s}") if plural else _EN)
    japanese = every or not plural
    yield made(
        sort,
        *_told_first(field),
        ja=(
            BEFORE + "{side:side}" + every + _NP,
            LATE + "{side:side}" + every + _NP,
            COLORED + "{side:side}" + every + "{work:of_work?}{noun:noun}",
            "{side:side}" + every + BEFORE + _NP,
            *(["{side:side}" + BEFORE + every + _NP] if every else []),
            BEFORE + every + _NP,
            *([every + BEFORE + _NP] if every else []),
            *([BEFORE + every + "{side:side}" + _NP] if every else []),
            *(turned + "{side:side}" + every + _NP for turned in TURNED),
            *("{" + part + "{side:side}" + every + BEFORE.replace("{" + part, "") + _NP for part in FIRST),
            BEFORE + "{side:side}" + every + "{work:of_work}{color:color}{noun:noun}",
            "{color:color}" + BEFORE + "{side:side}" + every + "{work:of_work?}{noun:noun}",
        )
        if japanese
        else (),
    )
    yield made(sort, *field, en=noun)
    if japanese:
        yield from told_lots(sort, every)
        yield made(
            sort,
            *_told_first(LOTS_BY_TRAIT.placed("play", Players())),
            ja=(
                BEFORE + "{side:side}" + every + _TRAIT + "{work:of_work}{noun:noun}",
                "{side:side}" + every + BEFORE + _TRAIT + "{work:of_work}{noun:noun}",
                *(
                    "{"
                    + part
                    + "{side:side}"
                    + every
                    + BEFORE.replace("{" + part, "")
                    + _TRAIT
                    + "{work:of_work}{noun:noun}"
                    for part in FIRST
                ),
                BEFORE + _TRAIT + "{side:side}" + every + _NP,
                BEFORE + every + _TRAIT + "{work:of_work}{noun:noun}",
                *(["{side:side}" + BEFORE + _TRAIT + every + "{work:of_work}{noun:noun}"] if every else []),
            ),
        )
    for zone, who, places, where in PILES:
        lies = sort if every or plural else "pile_lot"
        there = noun.replace("{side:side?}", "") + (where.replace("that is", "that are") if plural else where)
        yield made(lies, *LOTS.placed(zone, who), en=there)
        yield made(
            lies,
            *_told_first(LOTS.placed(zone, who)),
            ja=tuple(
                place + part
                for place in places
                for part in (BEFORE + every + _NP, *([every + BEFORE + _NP] if every else []))
            )
            if japanese
            else (),
        )
        if japanese:
            yield from told_there(lies, every, zone, who, places)
            yield made(
                lies,
                *_told_first(LOTS_BY_TRAIT.placed(zone, who)),
                ja=tuple(place + BEFORE + every + _TRAIT + "{work:of_work}{noun:noun}" for place in places),
            )


def _all_having() -> Parts:
    """All characters with a trait, which is told before "all"."""

    def build(bindings: Bindings) -> object:
        parts = [bindings["side"], CHARACTER, bindings["trait"]]
        return Lot(LEAVES.combined([part for part in parts if part is not None]))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Lot(AllOf((Side() as side, Kind("character"), Class() as trait)), "play", Players()):
                return {"side": side, "trait": trait}
            case Lot(AllOf((Kind("character"), Class() as trait)), "play", Players()):
                return {"trait": trait}
        return None

    return build, match


def _named_or_part(own: bool) -> Parts:
    """One of a name, or one with a part of a name; whose it is is said of both."""

    def build(bindings: Bindings) -> object:
        either = AnyOf((bindings["name"], AllOf((CHARACTER, bindings["part"]))))  # type: ignore[arg-type]
        return Lot(AllOf((Side(own), either)))

    def match(value: object) -> Bindings | None:
        match value:
            case Lot(AllOf((Side(side), AnyOf((name, AllOf((Kind("character"), part)))))), "play", Players()):
                return {"name": name, "part": part} if side == own else None
        return None

    return build, match


def _shown() -> Iterator[Phrase]:
    """Cards of a hand that has just been shown."""
    yield made(
        "pile_lot",
        *LOTS.placed("hand", Opponents(), SHOWN),
        ja="その中[にある|から]" + BEFORE + _NP,
        en=FRONT + _EN + " shown",
    )


def _bare() -> Iterator[Phrase]:
    """The hand, of which no card is said."""
    for who, ja, en in (
        (You(), "[手札|自分の手札]", " in your hand"),
        (Opponents(), "相手の手札", " in your opponent's hand"),
    ):
        value = Lot(Anything(), "hand", who)
        yield word("lot_ja", value, ja=ja)
        yield word("held_all", value, ja=ja, en=en)


def _there() -> Iterator[Phrase]:
    """The place first, as it stands before what is there."""
    for zone, who, place, _fixed in _THERE:
        yield made("there", *LOTS.placed(zone, who), ja=place + BEFORE + _NP)


NOUNS: tuple[Phrase | Many, ...] = (
    # nouns
    *(word("noun", Kind(id_), ja=ja, en=f"<{en}>") for id_, ja, en in _KINDS),
    word("noun", Anything(), ja="カード", en="<card>"),
    passing("noun", "named", ja="{it}", en="{it}"),
    passing("named", "plain_named"),
    phrase("plain_named", Named, ja="{name}", en="{name}"),
    phrase("plain_named", Class, ja="{name:trait}", en="{name:trait}"),
    phrase("noun", Class, ja="{name:trait}を持つカード"),
    phrase(
        "noun",
        AllOf,
        parts=(node(Class, name=Slot("trait")), node(Named, name=Slot("name"))),
        ja="{trait:trait}を持つ{name:name}",
        en="{trait:trait} {name:name}",
    ),
    phrase(
        "noun.s",
        AllOf,
        parts=(node(Class, name=Slot("trait")), node(Named, name=Slot("name"))),
        en="{trait:trait} {name:name}",
    ),
    phrase(
        "noun",
        AllOf,
        parts=(CHARACTER, node(Class, name=Slot("name"))),
        ja="{name:trait}を持つキャラ",
        en="{name:trait} <character>",
    ),
    passing("one_of", "plain_named"),
    phrase(
        "one_of",
        AllOf,
        parts=(CHARACTER, node(Class, name=Slot("name"))),
        ja="{name:trait}を持つキャラ",
        en="{name:trait} character",
    ),
    phrase(
        "one_of",
        AllOf,
        parts=(CHARACTER, node(Class, name=Slot("name")), Slot("word")),
        ja="{word:word_and}{name:trait}を持つキャラ",
        en="{name:trait} character{word:word_and}",
    ),
    phrase(
        "one_of",
        AllOf,
        parts=(CHARACTER, Slot("part")),
        ja="名称に{part:in_name}を含むキャラ",
        en="character with {part:in_name} in its name",
    ),
    phrase(
        "one_of",
        AllOf,
        parts=(CHARACTER, Slot("color")),
        ja="{color:color}キャラ",
        en="{color:color}character",
    ),
    phrase(
        "one_of",
        AllOf,
        parts=(CHARACTER, node(Class, name=Slot("name"))),
        ja="{name:work}のキャラ",
        en="{name:work} character",
    ),
    phrase("in_name", In, ja="{state:part}", en="{state:part}"),
    Many("either", "one_of", {"ja": ("または", "または"), "en": (" or ", " or ")}, least=2),
    phrase("named", AnyOf, parts=Slot("parts"), ja="{parts:either}", en="{parts:either}"),
    passing("noun.s", "named", en="{it}"),
    *TOLD_BEFORE,
    *_lots("lot", "", plural=False),
    passing("lot", "pile_lot"),
    Many("these", "plain_named", {"ja": ("と", "と")}, least=2),
    phrase("these_all", AnyOf, parts=Slot("parts"), ja="{parts:these}"),
    made(
        "all_lot",
        *_told_first(LOTS.placed("play", Players())),
        ja=(
            "{side:side}全ての{noun:these_all}",
            BEFORE + "{side:side}全ての{noun:these_all}",
            "{side:side}" + BEFORE + "全ての{noun:these_all}",
        ),
    ),
    made("all_lot", *_all_having(), ja="{side:side?}{trait:trait_noun}を持つ全てのキャラ"),
    *(
        made("lot", *_named_or_part(own), ja=f"{ja}{{name:plain_named}}または名称に{{part:in_name}}を含む{ja}キャラ")
        for own, ja in ((True, "自分の"), (False, "相手の"))
    ),
    *_lots("lots", "", plural=True),
    *_lots("all_lot", "全ての", plural=True),
    passing("lot_ja", "lot", ja="{it}"),
    *_bare(),
    *_shown(),
    *_there(),
    # amounts
    passing("amount", "number"),
    made(
        "amount",
        *count_of_one(),
        ja="{lot:lot}の枚数",
        en="the number of {lot:lots}",
    ),
)
