"""Nouns: which cards, what stands around them, and the places where they lie."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.filters import CHARACTER, LEAVES, LOTS
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    Class,
    Color,
    Count,
    Filter,
    Has,
    In,
    Kind,
    Named,
    Not,
    Op,
    Opponents,
    Other,
    Players,
    SameName,
    Side,
    StatOf,
    Who,
    With,
    You,
    Zone,
)
from engine.wording import Lot, Many, Phrase, Slot, count_of, lot_of, made, node, passing, phrase, word

_BEFORE = (
    "{other:other?}{but:but?}{fresh:fresh?}{state:state?}{area:area?}{doing:doing?}{met:met?}{cost:cost?}{power:power?}"
    "{level:level?}{alike:alike?}{coins:coins?}{part:part_of?}{word:word?}"
)
_BEHIND = (
    "{part:part_of?}{word:word?}{alike:alike?}{coins:coins?}{cost:cost?}{power:power?}{level:level?}{area:area?}{doing:doing?}"
    "{met:met?}{fresh:fresh?}"
)
_FRONT = "{other:other?}{state:state?}{but:but?}"
_NP = "{color:color?}{work:of_work?}{noun:noun}"
_EN = "{color:color?}{work:of_work?}{noun:noun~}" + _BEHIND
_OPS: tuple[tuple[Op, str, str], ...] = (("<=", "以下の", " or less"), (">=", "以上の", " or more"), ("==", "の", ""))
_KINDS = (
    ("character", "キャラ", "character"),
    ("event", "イベントカード", "event"),
    ("support", "サポートカード", "support card"),
)
PILES: tuple[tuple[Zone, Who, tuple[str, ...], str], ...] = (
    ("hand", You(), ("[手札から|手札にある|自分の手札にある]",), " in your hand"),
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
    ("discard", Players(), ("自分または相手の捨て札置き場にある",), " in any discard pile"),
    ("pile", You(), ("[自分のポイント置き場にある|自分のポイント置き場から]",), " in your point pile"),
    ("pile", Opponents(), ("相手のポイント置き場にある",), " in your opponent's point pile"),
    ("pile_up", You(), ("自分のポイント置き場にある表向きの",), " face up in your point pile"),
    ("pile_down", You(), ("自分のポイント置き場にある裏向きの",), " face down in your point pile"),
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


def _lots(sort: str, every: str, plural: bool) -> Iterator[Phrase]:
    """Characters and other cards on the field, and cards of other places; `every`: what stands before the noun."""
    field = LOTS.placed("play", Players())
    start = "all " if every else ""
    noun = start + _FRONT + "{side:side?}" + (_EN.replace("{noun:noun~}", "{noun:noun.s}") if plural else _EN)
    japanese = every or not plural
    yield made(
        sort,
        *field,
        ja=(
            _BEFORE + "{side:side}" + every + _NP,
            "{side:side}" + every + _BEFORE + _NP,
            *(["{side:side}" + _BEFORE + every + _NP] if every else []),
            _BEFORE + every + _NP,
            *([every + _BEFORE + _NP] if every else []),
        )
        if japanese
        else (),
        en=noun,
    )
    for zone, who, places, where in PILES:
        yield made(
            sort,
            *LOTS.placed(zone, who),
            ja=tuple(
                place + part
                for place in places
                for part in (_BEFORE + every + _NP, *([every + _BEFORE + _NP] if every else []))
            )
            if japanese
            else (),
            en=noun.replace("{side:side?}", "") + (where.replace("that is", "that are") if plural else where),
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
        yield made("there", *LOTS.placed(zone, who), ja=place + _BEFORE + _NP)
    for side, ja in ((Side(True), "自分の"), (Side(False), "相手の")):
        for state, area in (("in_main", "メインエリア"), ("in_support", "サポートエリア")):
            yield made("there", *LOTS.placed("play", Players(), side, In(state)), ja=ja + area + "に" + _NP)
        yield made("there", *LOTS.placed("play", Players(), side), ja=ja + "場に" + _NP)
    for state, area in (("in_main", "メインエリア"), ("in_support", "サポートエリア")):
        yield made("there", *LOTS.placed("play", Players(), In(state)), ja=area + "に{side:side}" + _NP)


def _compared() -> Iterator[Phrase]:
    """A number at most, at least, or just so."""
    for op, less, or_less in _OPS:
        for stat, ja, en in (("cost", "使用コスト", "use cost"), ("generated", "発生コスト", "generated cost")):
            yield phrase(
                "cost",
                Has,
                stat=stat,
                op=op,
                ja=(ja + "が{amount:amount}" + less, ja + "の値が{amount:amount}" + less),
                en=f" with {en} " + "{amount:amount}" + or_less,
            )
        for one, other, ja, en in (
            ("cost", "generated", "使用コストまたは発生コスト", "use or generated cost"),
            ("ap", "dp", "APまたはDP", "AP or DP"),
        ):
            yield phrase(
                "cost" if one == "cost" else "power",
                AnyOf,
                parts=(
                    node(Has, stat=one, op=op, amount=Slot("amount")),
                    node(Has, stat=other, op=op, amount=Slot("amount")),
                ),
                ja=(ja + "が{amount:number}" + less, ja + "の値が{amount:number}" + less),
                en=f" with {en} " + "{amount:number}" + or_less,
            )
        for stat in ("ap", "dp"):
            yield phrase(
                "power",
                Has,
                stat=stat,
                op=op,
                ja=(stat.upper() + "が{amount:number}" + less, stat.upper() + "の値が{amount:number}" + less),
                en=f" with {stat.upper()} " + "{amount:number}" + or_less,
            )
        yield phrase(
            "level", Has, stat="lv", op=op, ja="LV{amount:number}" + less, en=" of level {amount:number}" + or_less
        )
    yield from _lower()


def _lower() -> Iterator[Phrase]:
    """Lower or higher than this card's own."""
    for stat, ja, en in (("cost", "使用コスト", "use cost"), ("ap", "AP", "AP"), ("dp", "DP", "DP")):
        for op, less, lower in (("<", "低い", "lower"), (">", "高い", "higher")):
            yield phrase(
                "cost" if stat == "cost" else "power",
                Has,
                stat=stat,
                op=op,
                amount=node(StatOf, stat=stat, target=Slot("this")),
                ja=("{this:this}より" + ja + "[が|の]" + less, ja + "が{this:this}より" + less),
                en=f" with a {lower} {en} than " + "{this:this}",
            )


def _blocking() -> Iterator[Phrase]:
    """Whoever blocks this card, or somebody such."""
    yield phrase(
        "met",
        Has,
        stat="facing",
        op="<=",
        amount=node(StatOf, stat="faced", target=Slot("this")),
        ja="{this:holder}を妨害している",
        en=" blocking {this:holder}",
    )
    yield phrase(
        "met",
        Has,
        stat="facing",
        op="<=",
        amount=node(Count, filter=node(AllOf, parts=(In("approaching"), Slot("whom")))),
        ja="{whom:blocked_one}を妨害している",
        en=" blocking {whom:blocked_one}",
    )


NOUNS: tuple[Phrase | Many, ...] = (
    # nouns
    *(word("noun", Kind(id_), ja=ja, en=f"<{en}>") for id_, ja, en in _KINDS),
    word("noun", Anything(), ja="カード", en="<card>"),
    passing("noun", "named", ja="{it}", en="{it}"),
    passing("named", "plain_named"),
    phrase("plain_named", Named, ja="{name}", en="{name}"),
    phrase("plain_named", Class, ja="{name:trait}", en="{name:trait}"),
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
        parts=(CHARACTER, node(Class, name=Slot("name"))),
        ja="{name:work}のキャラ",
        en="{name:work} character",
    ),
    phrase("in_name", In, ja="{state:part}", en="{state:part}"),
    Many("either", "one_of", {"ja": ("または", "または"), "en": (" or ", " or ")}, least=2),
    phrase("named", AnyOf, parts=Slot("parts"), ja="{parts:either}", en="{parts:either}"),
    passing("noun.s", "named", en="{it}"),
    # what stands around a noun
    word("side", Side(True), ja="自分の", en="own "),
    word("side", Side(False), ja="相手の", en="opposing "),
    word("other", Other(), ja="[このカード以外の|他の]", en="other "),
    phrase("but", Not, part=node(Named, name=Slot("name")), ja="{name}以外の", en="non-{name} "),
    phrase("but", Not, part=node(Class, name=Slot("name")), ja="{name:trait}以外の", en="non-{name:trait} "),
    phrase("but", Not, part=node(Color, name=Slot("name")), ja="{name:color_word}以外の", en="non-{name:color_word} "),
    phrase("color", Color, ja="{name:color_word}の", en="{name:color_word} "),
    phrase("of_work", Class, ja="{name:work}の", en="{name:work} "),
    word("state", In("exerted"), ja="休息状態の", en="resting "),
    word("state", In("ready"), ja="活動状態の", en="active "),
    word("area", In("in_main"), ja="メインエリアにいる", en=" in the main area"),
    word("area", In("in_support"), ja="サポートエリアにいる", en=" in the support area"),
    word("doing", In("approaching"), ja="アプローチ[している|に参加している]", en=" approaching"),
    word("doing", In("blocking"), ja="妨害[している|に参加している]", en=" blocking"),
    word(
        "doing",
        AnyOf((In("approaching"), In("blocking"))),
        ja="アプローチまたは妨害[している|に参加している]",
        en=" approaching or blocking",
    ),
    word("fresh", In("fresh"), ja="このターンの間に場に出た", en=" that came onto the field this turn"),
    word("fresh", In("appeared_now"), ja="このターンの間に登場した", en=" that appeared this turn"),
    *_compared(),
    *_blocking(),
    passing("holder", "this"),
    passing("holder", "wearer"),
    word("kind_noun", CHARACTER, ja="キャラ", en="character"),
    made(
        "blocked_one",
        *LEAVES.bag(),
        ja=(
            "{part:part_of?}{side:side}{kind:kind_noun}",
            "{side:side}{named:named}",
            "{side:side}{color:color}{kind:kind_noun}",
        ),
        en=(
            "{side:side}{kind:kind_noun}{part:part_of?}",
            "{side:side}{named:named}",
            "{side:side}{color:color}{kind:kind_noun}",
        ),
    ),
    phrase("part_of", In, ja="名称に{state:part}を含む", en=" with {state:part} in its name"),
    phrase("coins", Has, op=">=", amount=1, ja="{stat:coin}コインが乗っている", en=" with a {stat:coin}coin"),
    phrase("word", With, ja="{keyword:word_id}[を持つ|と]", en=" with {keyword:word_id}"),
    phrase("word_and", With, ja="{keyword:word_id}と", en=" having {keyword:word_id}"),
    word("word", In("aids"), ja="〔支援〕[を持つ|と]", en=" with 〔Aid〕"),
    word("word_and", In("aids"), ja="〔支援〕と", en=" having 〔Aid〕"),
    phrase(
        "word",
        Not,
        part=node(With, keyword=Slot("keyword")),
        ja="{keyword:word_id}を持たない",
        en=" without {keyword:word_id}",
    ),
    phrase("alike", SameName, ja="{target:alike_one}と同じ名称の", en=" with the name of {target:alike_one}"),
    passing("alike_one", "this"),
    *_lots("lot", "", plural=False),
    *_lots("lots", "", plural=True),
    *_lots("all_lot", "全ての", plural=True),
    passing("lot_ja", "lot", ja="{it}"),
    *_bare(),
    *_there(),
    # amounts
    passing("amount", "number"),
    made(
        "amount",
        count_of,
        lot_of,
        ja="{lot:lot}の枚数",
        en="the number of {lot:lots}",
    ),
)
