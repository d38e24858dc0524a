"""What must hold: so many cards somewhere, what this character is, what has happened in this turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.harem_master.nodes import BattleIs
from engine.games.harem_master.wording.filters import ATTACKING, BATTLING, INTERCEPTING, LEAVES
from engine.games.harem_master.wording.nouns import PLACES
from engine.kernel.cards.tree import (
    Anything,
    Compare,
    Count,
    Filter,
    Happened,
    Has,
    In,
    Matches,
    Never,
    Op,
    Opponents,
    Side,
    Stat,
    Who,
    You,
    YourTurn,
    Zone,
)
from engine.wording import (
    HOW_MANY,
    REFUSED,
    Bindings,
    Lot,
    Parts,
    Phrase,
    Slot,
    both,
    count_of,
    leaves,
    made,
    matches,
    more_than,
    node,
    passing,
    phrase,
    there_are,
    there_is,
    word,
)

_WHOSE: tuple[tuple[Who, str, str, str], ...] = (
    (You(), "自分の", "you have", "your"),
    (Opponents(), "相手の", "your opponent has", "their"),
)
_HEAPS: tuple[tuple[Zone, str, str], ...] = (
    ("hand", "手札", "hand"),
    ("deck", "城", "castle"),
    ("stack", "行動費スタック", "action stack"),
    ("court", "ハーレム", "court"),
    ("scaffold", "処刑台", "scaffold"),
    ("discard", "捨て札置き場", "discard pile"),
)
_STATES: tuple[tuple[Filter, str, str], ...] = (
    (In("ready"), "未行動状態<である>", "unacted"),
    (In("exerted"), "行動済み状態<である>", "acted"),
    (BATTLING, "戦闘を行って<いる>", "battling"),
    (ATTACKING, "アタックを行って<いる>", "attacking"),
    (INTERCEPTING, "インターセプトを行って<いる>", "intercepting"),
    (In("wearing"), "アイテムを装備して<いる>", "wearing an item"),
)
_STATS: tuple[tuple[Stat, str, str], ...] = (
    ("physical", "［P］", "［P］"),
    ("mental", "［M］", "［M］"),
    ("cost", "コスト", "cost"),
)


# --- how many there are


def _in_place(zone: Zone, who: Who, op: Op) -> Parts:
    """So many cards of a place, their number before the noun."""

    def build(bindings: Bindings) -> object:
        return Compare(Count(bindings["noun"], zone, who), op, bindings["n"])  # type: ignore[arg-type]  # by its sort

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, there_, whose), got, number) if (there_, whose, got) == (zone, who, op):
                return {"noun": filter_, "n": number}
        return None

    return build, match


def _there() -> Iterator[Phrase]:
    yield from there_is("cond", (("there", "ある"), ("lot", "いる"), ("lot", "ある")))
    counted = (
        ("there", "枚", "ある"),
        ("people", "[人|体]", "いる"),
        ("items", "[つ|個|枚]", "ある"),
        ("piles", "枚", "ある"),
    )
    yield from there_are("cond", counted)
    for op, bound, _ in HOW_MANY:
        for zone, who, places, _ in PLACES:
            yield made(
                "cond",
                *_in_place(zone, who, op),
                ja=tuple(place + "に{n:number}枚" + bound + "の{noun:card_noun}が<ある>" for place in places),
            )
    yield from more_than("cond", "how_many", "[の数|の人数|]")
    for op, ja, en in ((">", "<多い>", "more"), ("<", "<少ない>", "fewer")):
        yield phrase(
            "cond",
            Compare,
            op=op,
            ja="{left:heap}が{right:heap}より" + ja,
            en="{left:heap} holds " + en + " cards than {right:heap}",
        )


def _heaps() -> Iterator[Phrase]:
    for who, ja, have, their in _WHOSE:
        owner = "your" if who == You() else "your opponent's"
        for zone, pile, en in _HEAPS:
            cards = Count(Anything(), zone, who)
            yield word("heap", cards, ja=f"{ja}{pile}[|の枚数|の残り枚数]", en=f"{owner} {en}")
            yield word(
                "cond", Compare(cards, "==", 0), ja=f"{ja}{pile}が0枚<である>", en=f"{have} no cards in {their} {en}"
            )
            for op, bound, more in HOW_MANY:
                yield phrase(
                    "cond",
                    Compare,
                    left=cards,
                    op=op,
                    ja=f"{ja}{pile}[|のカード|の枚数|の残り枚数]が" + "{right:number}枚" + bound + "<である>",
                    en=have + " {right:number} " + more + f" cards in {their} {en}",
                )


def _controls(own: bool, op: Op, n: int | None) -> Parts:
    """So many of a lot are controlled."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        if not isinstance(lot, Lot):
            return REFUSED
        filter_ = LEAVES.combined([Side(own), *leaves(lot.filter)])
        number = bindings["n"] if n is None else n
        return REFUSED if filter_ is REFUSED else Compare(Count(filter_), op, number)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Compare) or not isinstance(value.left, Count) or value.op != op:
            return None
        parts = leaves(value.left.filter)
        if Side(own) not in parts or value.left.zone != "play" or (n is not None and value.right != n):
            return None
        rest = Lot(LEAVES.combined([part for part in parts if part != Side(own)]))  # type: ignore[arg-type]
        return {"lot": rest} if n is not None else {"lot": rest, "n": value.right}

    return build, match


def _control() -> Iterator[Phrase]:
    for own, ja, en in ((True, "[自分が|]", "you control"), (False, "相手が", "your opponent controls")):
        yield made(
            "cond",
            *_controls(own, ">=", 1),
            ja=ja + "{lot:people}を支配して<いる>",
            en=en + " [@|]{lot:people}",
        )
        yield made(
            "cond",
            *_controls(own, "==", 0),
            ja=ja + "{lot:people}を支配して<いない>",
            en=en + " no {lot:people}",
        )
        for op, bound, more in HOW_MANY:
            yield made(
                "cond",
                *_controls(own, op, None),
                ja=ja + "{lot:people}を{n:number}[人|体]" + bound + "支配して<いる>",
                en=en + " {n:number} " + more + " {lot:people.s}",
            )


# --- what a card is


def _matches() -> Iterator[Phrase]:
    yield from matches("cond", "one_named", ((filter_, ja, "is " + en) for filter_, ja, en in _STATES))
    for op, bound, more in ((">=", "以上", " or more"), ("<=", "以下", " or less"), ("==", "", "")):
        for stat, ja, en in _STATS:
            yield phrase(
                "cond",
                Matches,
                filter=node(Has, stat=stat, op=op, amount=Slot("n")),
                ja="{target:one_named}の" + ja + "が{n:signed}" + bound + "<である>",
                en="{target:one_named} has " + en + " {n:signed}" + more,
            )
    for noun in ("person", "card_noun"):
        yield phrase(
            "cond",
            Matches,
            ja="{target:one_named}が{filter:" + noun + "}<である>",
            en="{target:one_named} is @{filter:" + noun + "}",
        )


CONDITIONS: tuple[Phrase, ...] = (
    *_there(),
    made("how_many", count_of, lambda value: _lot_in(value), ja="{lot:lot}", en="{lot:some}"),
    *_heaps(),
    *_control(),
    passing("one_named", "holder"),
    *_matches(),
    *(
        word("cond", BattleIs(kind), ja=f"[この|]戦闘が{ja}<である>", en=f"the battle is {en}")  # type: ignore[arg-type]
        for kind, ja, en in (
            ("combat", "コンバット", "a combat"),
            ("approach", "アプローチ", "an approach"),
            ("castle", "城へのアタック", "an attack on the castle"),
        )
    ),
    phrase("cond", Happened, ja="このターン[に|中に|中、]{on:past~}", en="{on:past} this turn"),
    word("cond", YourTurn(), ja="自分のターン<である>", en="it is your turn"),
    word("cond", Never(YourTurn()), ja="相手のターン<である>", en="it is your opponent's turn"),
    word("turn", YourTurn(), ja="自分のターン[中|]"),
    word("turn", Never(YourTurn()), ja="相手のターン[中|]"),
    *both("te"),
)


def _lot_in(value: object) -> Bindings | None:
    """The lot that is counted, unless it is a whole heap."""
    if not isinstance(value, Count) or (value.zone in ("deck", "stack") and isinstance(value.filter, Anything)):
        return None
    return {"lot": Lot(value.filter, value.zone, value.whose)}
