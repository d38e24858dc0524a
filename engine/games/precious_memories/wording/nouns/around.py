"""What stands around a noun: whose, in what state, with what numbers, where, doing what."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.games.precious_memories.identity import WORK
from engine.games.precious_memories.wording.nouns.anaphora import pronoun
from engine.games.precious_memories.wording.nouns.either_pile import count_of_one
from engine.games.precious_memories.wording.nouns.filters import CHARACTER
from engine.games.precious_memories.wording.nouns.idle import IDLE, TAKING_PART
from engine.kernel.cards.tree import (
    AnyOf,
    Class,
    Color,
    Count,
    Has,
    In,
    Is,
    Named,
    Not,
    Op,
    Other,
    SameClass,
    SameName,
    Side,
    StatOf,
    With,
)
from engine.wording import Bindings, Many, Phrase, Slot, made, node, passing, phrase, word

_OPS: tuple[tuple[Op, str, str], ...] = (("<=", "以下の", " or less"), (">=", "以上の", " or more"), ("==", "の", ""))

BOTH = "ap+dp"
SORTS = {"cost": "cost", "generated": "generated", "dp": "guard"}
"""How what is said of a number is sorted; of any other it is power."""
ORDERS: tuple[tuple[Op, str, str], ...] = (("<", "低い", "lower"), (">", "高い", "higher"))
NUMBERS = (("cost", "使用コスト", "use cost"), ("ap", "AP", "AP"), ("dp", "DP", "DP"))
_STATS = (
    ("cost", "使用コスト", "use cost"),
    ("generated", "発生コスト", "generated cost"),
    ("ap", "AP", "AP"),
    ("dp", "DP", "DP"),
)


def _compared() -> Iterator[Phrase]:
    """A number at most, at least, or just so."""
    for op, less, or_less in _OPS:
        for stat, ja, en in (("cost", "使用コスト", "use cost"), ("generated", "発生コスト", "generated cost")):
            yield phrase(
                SORTS[stat],
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
                SORTS.get(stat, "power"),
                Has,
                stat=stat,
                op=op,
                ja=(stat.upper() + "が{amount:number}" + less, stat.upper() + "の値が{amount:number}" + less),
                en=f" with {stat.upper()} " + "{amount:number}" + or_less,
            )
        yield phrase(
            "level",
            Has,
            stat="lv",
            op=op,
            ja="[LV|レベル]{amount:number}" + less,
            en=" of level {amount:number}" + or_less,
        )
    yield from _as_many()
    yield from _lower()


def _either_number() -> Iterator[Phrase]:
    """One number or another one at most or at least."""
    for stat, ja, en in _STATS:
        for op, less, or_less in _OPS:
            yield phrase(
                "bound",
                Has,
                stat=stat,
                op=op,
                ja=ja + "[が|の値が]{amount:number}" + less.removesuffix("の"),
                en=en + " {amount:number}" + or_less,
            )
    for sort in ("cost", "generated", "power", "guard"):
        yield phrase(
            sort,
            AnyOf,
            when=_first_is(sort),
            parts=(Slot("one"), Slot("two")),
            ja="{one:bound}[または|、または、|、または]{two:bound}の",
            en=" with either {one:bound} or {two:bound}",
        )


def _first_is(sort: str) -> Callable[[Bindings], bool]:
    """Whether the first of two bounds is of that sort: so are both together."""
    return lambda bindings: isinstance(bindings["one"], Has) and SORTS.get(bindings["one"].stat, "power") == sort


def _either_of() -> Iterator[Phrase]:
    """A number that is just one of two."""
    for stat, ja, en in _STATS:
        yield phrase(
            SORTS.get(stat, "power"),
            AnyOf,
            parts=(
                node(Has, stat=stat, op="==", amount=Slot("a")),
                node(Has, stat=stat, op="==", amount=Slot("b")),
            ),
            ja=ja + "[が|の値が]{a:number}[と|または]{b:number}の",
            en=f" with {en} " + "{a:number} or {b:number}",
        )
        yield phrase(
            SORTS.get(stat, "power"),
            AnyOf,
            parts=tuple(node(Has, stat=stat, op="==", amount=Slot(name)) for name in "abc"),
            ja=ja + "[が|の値が]{a:number}[、|か|または]{b:number}[または|か]{c:number}の",
            en=f" with {en} " + "{a:number}, {b:number}, or {c:number}",
        )


def _as_many() -> Iterator[Phrase]:
    """As many at most as there are in a place."""
    for op, less, _ in _OPS:
        yield phrase(
            "cost",
            Has,
            stat="cost",
            op=op,
            amount=Slot("amount"),
            ja="{amount:piled}" + less + "使用コスト[の|の値を持つ|を持つ]",
        )
    for op, less, more in (
        ("==", "と同じ", "as much"),
        ("<=", "以下の", "at most as much"),
        (">=", "以上の", "at least as much"),
    ):
        yield phrase(
            "cost",
            Has,
            stat="cost",
            op=op,
            amount=node(Count, filter=node(Is, target=Slot("them"))),
            ja="{them:turned}[キャラの|]枚数" + less + "使用コストの[|値を持つ]",
            en=" with " + more + " use cost as there are {them:turned}",
        )
        yield phrase(
            "cost",
            Has,
            stat="cost",
            op=op,
            amount=node(Count, filter=node(Is, target=Slot("them")), zone="discard"),
            ja="{them:thrown_few}[カードの|キャラの|手札の|]枚数" + less + "使用コスト[の|の値を持つ|を持つ]",
            en=" with " + more + " use cost as there are {them:thrown_few}",
        )
    yield from pronoun("thrown_few", ja=("捨て札にした",), en=("discarded",))
    yield from pronoun(
        "turned",
        ja=("休息状態にした", "活動状態にした"),
        en=("rested", "readied"),
    )
    yield made("piled", *count_of_one(), ja="{lot:pile_lot}の枚数")
    yield phrase("piled", Count, ja="{filter:counted_one}の枚数")


def beside(stat: str, op: Op, ja: tuple[str, ...], en: str) -> Phrase:
    """A number of a piece against the same one of this card, or of one that was named (`{this:alike_one}`)."""
    amount = node(StatOf, stat=stat, target=Slot("this"))
    return phrase(SORTS.get(stat, "power"), Has, stat=stat, op=op, amount=amount, ja=ja, en=en)


def _lower() -> Iterator[Phrase]:
    """Lower or higher than this card's own, or than that of one that was named; or the same."""
    for stat, ja, en in NUMBERS:
        for op, less, lower in ORDERS:
            yield beside(
                stat,
                op,
                (
                    "{this:alike_one}より" + ja + "[が|の|の値が]" + less,
                    ja + "[が|の値が]{this:alike_one}より" + less,
                    "{this:alike_one}の" + ja + "[の値|]より" + less + ja + "[の値を持つ|を持つ|の]",
                    "{this:alike_one}の" + ja + "[の値|]より" + ja + "[が|の|の値が]" + less,
                    ja + "[が|の値が]{this:alike_one}の" + ja + "[の値|]より" + less,
                ),
                f" with a {lower} {en} than " + "{this:alike_one}",
            )
    for stat, ja, en in NUMBERS:
        yield beside(
            stat,
            "==",
            ("{this:alike_one}と同じ値の" + ja + "を持つ", "{this:alike_one}と同じ" + ja + "の[値を持つ|]"),
            f" with the {en} of " + "{this:alike_one}",
        )
    for op, less, lower in ORDERS:
        yield beside(
            BOTH,
            op,
            (
                "{this:alike_one}[のAP/DPの合計値|]より" + less + "AP/DPの合計[値|の値]を持つ",
                "AP/DPの合計値が{this:alike_one}のAP/DPの合計値より" + less,
                "AP/DPの合計値が{this:alike_one}より" + less,
                "{this:alike_one}よりAP/DPの合計値[が|の]" + less,
            ),
            f" with a {lower} sum of AP and DP than " + "{this:alike_one}",
        )
    for op, less, or_less in _OPS:
        yield phrase(
            "power",
            Has,
            stat=BOTH,
            op=op,
            ja="AP[/|と]DPの合計[値|の値]が{amount:number}" + less,
            en=" with a sum of AP and DP of {amount:number}" + or_less,
        )


AROUND: tuple[Phrase | Many, ...] = (
    # what stands around a noun
    *(
        word("side", Side(own), ja=ja, en=en)
        for own, ja, en in ((True, "自分の", "own "), (False, "相手の", "opposing "))
    ),
    word("other", Other(), ja="[このカード以外の|他の]", en="other "),
    phrase("but", Not, part=node(Named, name=Slot("name")), ja="{name}[以外の|でない]", en="non-{name} "),
    phrase(
        "but",
        Not,
        part=node(Class, name=Slot("name")),
        ja=("{name:trait}以外の", "{name:trait}を持たない"),
        en="non-{name:trait} ",
    ),
    phrase("but", Not, part=node(Class, name=Slot("name")), ja="{name:work}以外の", en="non-{name:work} "),
    phrase("but", Not, part=node(Color, name=Slot("name")), ja="{name:color_word}以外の", en="non-{name:color_word} "),
    phrase(
        "spared",
        Not,
        part=node(Is, target=Slot("them")),
        ja="{them:before}以外の[、|]",
        en=" but for {them:before}",
    ),
    phrase("color", Color, ja="{name:color_word}の", en="{name:color_word} "),
    phrase(
        "color",
        AnyOf,
        parts=(node(Color, name=Slot("one")), node(Color, name=Slot("two"))),
        ja="{one:color_word}または{two:color_word}の",
        en="{one:color_word} or {two:color_word} ",
    ),
    phrase(
        "color",
        AnyOf,
        parts=(node(Color, name=Slot("one")), node(Color, name=Slot("two")), node(Color, name=Slot("three"))),
        ja="{one:color_word}または{two:color_word}または{three:color_word}の",
        en="{one:color_word} or {two:color_word} or {three:color_word} ",
    ),
    phrase("of_work", Class, ja="{name:work}の", en="{name:work} "),
    word("state", In("exerted"), ja="休息状態の", en="resting "),
    word("state", In("ready"), ja="活動状態の", en="active "),
    word("area", In("in_main"), ja="メインエリア[にいる|の]", en=" in the main area"),
    word("area", In("in_support"), ja="サポートエリア[にいる|の]", en=" in the support area"),
    word("doing", In("approaching"), ja="アプローチ[している|に参加している]", en=" approaching"),
    word("doing", In("blocking"), ja="妨害[している|に参加している]", en=" blocking"),
    word(
        "doing",
        TAKING_PART,
        ja="アプローチまたは妨害[している|に参加している]",
        en=" approaching or blocking",
    ),
    word(
        "fresh",
        In("fresh"),
        ja="このターンの間に[、|]場に出[た|ている]",
        en=" that came onto the field this turn",
    ),
    word("fresh", In("exited_now"), ja="このターンの間に[、|]退場した", en=" that exited this turn"),
    word(
        "fresh",
        In("approached_now"),
        ja="このターンの間に[、|]アプローチ[に参加した|した|している|に参加している]",
        en=" that approached this turn",
    ),
    word("doing", In("blocked"), ja="妨害されている", en=" being blocked"),
    *IDLE,
    word("cost", Not(Has("cost", ">=", 0)), ja="使用コストが△の", en=" with use cost △"),
    word("powerless", Has("ap", ">=", 0), ja="AP/DP[の値|]を持つ", en=" with AP and DP"),
    word("powerless", Not(Has("ap", ">=", 0)), ja="AP/DP[の値|]を持たない", en=" without AP and DP"),
    word(
        "fresh",
        In("appeared_now"),
        ja="このターンの間に[、|]登場し[た|ている]",
        en=" that appeared this turn",
    ),
    *_compared(),
    *_either_number(),
    *_either_of(),
    passing("holder", "this"),
    passing("holder", "wearer"),
    word("kind_noun", CHARACTER, ja="キャラ", en="character"),
    phrase("trait_noun", Class, ja="{name:trait}", en="{name:trait}"),
    phrase(
        "part_of",
        In,
        ja=("名称に{state:part}を含む", "名称に{state:part}が含まれている"),
        en=" with {state:part} in its name",
    ),
    phrase(
        "part_of",
        Not,
        part=node(In, state=Slot("state")),
        ja=("名称に{state:part}を含まない", "名称に{state:part}が含まれていない"),
        en=" without {state:part} in its name",
    ),
    phrase("coins", Has, op=">=", amount=1, ja="{stat:coin}コインが乗っている", en=" with a {stat:coin}coin"),
    phrase(
        "coins",
        Has,
        op=">=",
        amount=Slot("n"),
        ja="{stat:coin}コインが{n:plural}個以上乗っている",
        en=" with {n:plural} or more {stat:coin}coins",
    ),
    phrase(
        "coins",
        Not,
        part=node(Has, stat=Slot("stat"), op=">=", amount=1),
        ja="{stat:coin}コインが乗っていない[、|]",
        en=" without a {stat:coin}coin",
    ),
    word("coins", In("clad"), ja="サポートカードがセットされている", en=" wearing a support card"),
    word("coins", Not(In("clad")), ja="サポートカードがセットされていない", en=" wearing no support card"),
    phrase("word", With, ja="{keyword:word_id}を持つ", en=" with {keyword:word_id}"),
    phrase("word_and", With, ja="{keyword:word_id}と", en=" having {keyword:word_id}"),
    word("word", In("aids"), ja="〔支援〕を持つ", en=" with 〔Aid〕"),
    word("word_and", In("aids"), ja="〔支援〕と", en=" having 〔Aid〕"),
    phrase(
        "word",
        Not,
        part=node(With, keyword=Slot("keyword")),
        ja="{keyword:word_id}を持たない",
        en=" without {keyword:word_id}",
    ),
    phrase(
        "alike", SameName, ja="{target:alike_one}と同じ名称[の、|の|を持つ]", en=" with the name of {target:alike_one}"
    ),
    phrase(
        "alike",
        SameClass,
        but=WORK,
        ja="{target:alike_one}と同じ特徴[を持つ|の]",
        en=" with a trait of {target:alike_one}",
    ),
    phrase(
        "alike",
        AnyOf,
        parts=(
            node(SameName, target=Slot("target")),
            node(SameClass, target=Slot("target"), but=WORK),
        ),
        ja="{target:alike_one}と同じ名称[、|]または[、|]同じ特徴を持つ",
        en=" with the name or a trait of {target:alike_one}",
    ),
    passing("alike_one", "this"),
    passing("alike_one", "before"),
)
