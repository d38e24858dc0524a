"""Single words: numbers, names between their brackets, boxes of times, colours, coins, this card, durations."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.games.precious_memories.identity import WORK
from engine.kernel.cards.tree import Bound, This
from engine.wording import Phrase, ReadingContext, Token, numbers, word

LONGEST = 80
Read = Callable[[str, int, ReadingContext], Iterable[tuple[object, int]]]
Write = Callable[[object, ReadingContext], tuple[str, ...]]
WINDOWS = {
    "ja": {
        "main_own": "[メイン/自分]",
        "main_theirs": "[メイン/相手]",
        "main_both": "[メイン/両方]",
        "approach_own": "[アプローチ/自分]",
        "approach_theirs": "[アプローチ/相手]",
        "approach_both": "[アプローチ/両方]",
        "main_interrupt": "[メイン/割り込み]",
        "approach_interrupt": "[アプローチ/割り込み]",
    },
    "en": {
        "main_own": "[Main/own]",
        "main_theirs": "[Main/opponent]",
        "main_both": "[Main/both]",
        "approach_own": "[Approach/own]",
        "approach_theirs": "[Approach/opponent]",
        "approach_both": "[Approach/both]",
        "main_interrupt": "[Main/interrupt]",
        "approach_interrupt": "[Approach/interrupt]",
    },
}
COLORS = (
    ("red", "赤", "red"),
    ("blue", "青", "blue"),
    ("yellow", "黄", "yellow"),
    ("green", "緑", "green"),
    ("purple", "紫", "purple"),
    ("white", "白", "white"),
)
PLAIN = "plain_coin"
"""A coin that is told without a kind."""
COINS = {
    "ten_coin": {"ja": "+10/+10", "en": "+10/+10 "},
    "magic_coin": {"ja": "魔力", "en": "magic "},
    "experience": {"ja": "経験", "en": "experience "},
    PLAIN: {"ja": "", "en": "plain "},
}
"""Coins with an id of their own; any other is called as it is printed."""


# --- what stands between brackets


def _between(sort: str, language: str, left: str, right: str, read: Callable[[str, ReadingContext], object]) -> Token:
    """A word between brackets that says which card is meant."""

    def parse(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        end = text.find(right, at + 1, at + LONGEST)
        several = sort == "trait" and "+" in text[at + 1 : end]
        if text.startswith(left, at) and end > at + 1 and left not in text[at + 1 : end] and not several:
            yield read(text[at + 1 : end], context), end + 1

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        return tuple(f"{left}{said}{right}" for said in _said(sort, language, value, context))

    return Token(sort, language, parse, write, frozenset(left))


def _said(sort: str, language: str, value: object, context: ReadingContext) -> Iterable[str]:
    if not isinstance(value, str) or not value:
        return ()
    if sort == "name":
        known = [name for name, id_ in context.names.items() if id_ == value and name != value]
        ascii_first = sorted(known, key=lambda name: name.isascii() != (language == "en"))
        return (*ascii_first, value) if language == "ja" else (value, *ascii_first)
    if (sort == "work") != value.startswith(WORK):
        return ()
    words = context.classes.get(language, {})
    known = [printed for printed, id_ in words.items() if id_ == value]
    bare = value.removeprefix(WORK) if sort == "work" else value
    return (*known, bare) if bare not in words else tuple(known)


def _name(printed: str, context: ReadingContext) -> object:
    return context.names.get(printed, printed)


def _class(language: str, prefix: str) -> Callable[[str, ReadingContext], object]:
    def read(printed: str, context: ReadingContext) -> object:
        known = context.classes.get(language, {}).get(printed, printed)
        return known if known.startswith(prefix) else prefix + known

    return read


def _part(sort: str, language: str, family: str = "name:") -> Token:
    """A part of names, as it is printed; or another word of a family of states."""

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        end = text.find("」", at + 1, at + LONGEST)
        if text.startswith("「", at) and end > at + 1 and "「" not in text[at + 1 : end]:
            yield family + text[at + 1 : end], end + 1

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        there = isinstance(value, str) and value.startswith(family)
        return (f"「{str(value).removeprefix(family)}」",) if there else ()

    return Token(sort, language, read, write, frozenset("「"))


# --- boxes, coins


def _table(sort: str, language: str, words: dict[str, str]) -> Token:
    """One of a few words that a template could not hold."""

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for value, said in words.items():
            if text.startswith(said, at):
                yield value, at + len(said)

    return Token(sort, language, read, lambda value, context: (words[value],) if value in words else ())


def _coin(language: str) -> Token:
    """What is said before "coin": +10/+10, or a word of the card's own."""
    known = {id_: said[language] for id_, said in COINS.items()}
    stop = "コイン" if language == "ja" else " coin"

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for id_, said in known.items():
            if text.startswith(said or stop, at):
                yield id_, at + len(said)
                return
        end = text.find(stop, at, at + 20)
        said = text[at:end] if end > at else ""
        if said and not set(said) & set("、。はをが枚個の「」+-/ "):
            yield said + "_coin", end + (language == "en")

    def write(value: object, context: ReadingContext) -> tuple[str, ...]:
        if value in known:
            return (known[str(value)],)
        bare = str(value).removesuffix("_coin")
        return (bare if language == "ja" else bare + " ",) if str(value).endswith("_coin") else ()

    return Token("coin", language, read, write)


# --- this card


def _this(language: str) -> Token:
    names = {"ja": ("このカード",), "en": ("this card", "This card")}[language]

    def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
        for name in names:
            if text.startswith(name, at):
                yield This(), at + len(name)

    return Token(
        "this", language, read, lambda value, context: names if isinstance(value, This) else (), frozenset("こtT")
    )


TERMS: tuple[Phrase | Token, ...] = (
    *numbers(("ja", "en")),
    *(
        token
        for lang in ("ja", "en")
        for token in (
            _between("name", lang, "「", "」", _name),
            _between("work", lang, "『", "』", _class(lang, WORK)),
            _between("trait", lang, "【", "】", _class(lang, "")),
            _part("part", lang),
            _part("asked", lang, "asks:"),
            _table("box", lang, WINDOWS[lang]),
            _coin(lang),
            _this(lang),
        )
    ),
    *(word("color_word", id_, ja=ja, en=en) for id_, ja, en in COLORS),
    word("wearer", Bound("host"), ja="このカードがセットされているキャラ", en="the wearer"),
    # for how long
    word("dur", "turn", ja=("ターン終了時まで[|、]", "このターン、", "このターンの間、"), en="until end of turn, "),
    word("dur", "until_your_next_turn", ja="次の自分のターン開始時まで[|、]", en="until the start of your next turn, "),
    word("dur", "through_your_next_turn", ja="次の自分のターン終了時まで[|、]", en="until the end of your next turn, "),
    word(
        "dur", "through_opposing_turn", ja="相手のターン終了時まで[|、]", en="until the end of your opponent's turn, "
    ),
    word(
        "dur",
        "through_next_opposing_turn",
        ja="次の相手のターン終了時まで[|、]",
        en="until the end of your opponent's next turn, ",
    ),
    word("dur", "challenge", ja="次の退場判定終了時まで[|、]", en="until the end of the next exit judgement, "),
    word("dur", "through_next_turn", ja="次のターン終了時まで[|、]", en="until the end of the next turn, "),
    *(
        word("dur", duration, ja=ja, en=en)
        for duration, ja, en in (
            ("main_phase", "このターンのメインフェイズの間[、|]", "in the main phase of this turn, "),
            ("challenge_phase", "このターンのアプローチフェイズの間[、|]", "in the approach phase of this turn, "),
            ("next_turn", "次のターン[の間、|の間|、]", "in the next turn, "),
            ("your_next_turn", "次の自分のターン[の間、|の間|、]", "in your next turn, "),
            ("next_opposing_turn", "次の相手のターン[の間、|の間|、]", "in your opponent's next turn, "),
            ("while_in_play", "このカードが場から離れるまで[の間|][、|]", "until this card leaves the field, "),
            (
                "while_exerted",
                "このカードが[活動状態になるか場から離れる|場から離れるか活動状態になる|活動状態になる]まで[の間|][、|]",
                "until this card becomes active or leaves the field, ",
            ),
        )
    ),
)
