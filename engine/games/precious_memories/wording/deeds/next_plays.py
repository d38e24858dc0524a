"""What the cards cost that a player plays next: one or more, of one kind or of several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.further_nodes import NextPlays
from engine.kernel.cards.tree import Every, Modify, Opponents, PayLess, Per, Players, Seq, Who, You
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, bare, made, passing, plain

_WHOSE: tuple[tuple[Who, str, str], ...] = (
    (You(), "自分[が|は]", "that you play"),
    (Opponents(), "相手[が|は]", "that your opponent plays"),
    (Players(), "[全ての|お互いの]プレイヤー[が|は]", "that each player plays"),
)


def _one(who: Who, filter_: Any, times: int, amount: Any, until: object) -> object:
    if (who, times, until) == (You(), 1, "turn"):
        return PayLess(filter_, amount, next=True)
    return NextPlays(filter_, amount, times, who, until)  # type: ignore[arg-type]


def _apart(value: object) -> tuple[Who, tuple[object, int], Any, str] | None:
    match value:
        case PayLess(filter_, amount, True, "play", who=You()):
            return You(), (filter_, 1), amount, "turn"
        case NextPlays(filter_, amount, times, who, until):
            return who, (filter_, times), amount, until
    return None


def _less(bindings: Bindings) -> Any:
    """How much less: what is printed is what the cost gets."""
    n: Any = bindings["n"]
    count: Any = bindings.get("count")
    return -n if count is None else Per(-n, count)


def _printed(amount: Any) -> Bindings | None:
    amount = plain(amount)
    match amount:
        case int():
            return {"n": -amount, "count": None}
        case Per(int() as each, count):
            return {"n": -each, "count": count}
    return None


def _costs(who: Who) -> Parts:
    """Each of the cards that are named costs that."""

    def build(bindings: Bindings) -> object:
        cards: Any = bindings["cards"]
        less, until = _less(bindings), bindings["dur"]
        named = [plain(filter_) for filter_, _ in cards]
        if any(one == other for at, one in enumerate(named) for other in named[:at]):
            return REFUSED
        parts: Any = tuple(_one(who, filter_, times, less, until) for filter_, times in cards)
        return parts[0] if len(parts) == 1 else Seq(parts, "and")

    def match(value: object) -> Bindings | None:
        parts = value.parts if isinstance(value, Seq) and value.link == "and" else (value,)
        apart = [_apart(bare(part)) and _apart(part) for part in parts]
        known = [each for each in apart if each is not None]
        if not known or len(known) < len(apart):
            return None
        whose, _, amount, until = known[0]
        alike = all((each[0], plain(each[2]), each[3]) == (whose, plain(amount), until) for each in known)
        said = _printed(amount)
        if whose != who or not alike or said is None:
            return None
        return {"cards": tuple(each[1] for each in known), "dur": until} | said

    return build, match


def _number(n: int | None) -> Parts:
    """Such cards, and how many of them; None: the number stands in the slot `n`."""

    def match(value: object) -> Bindings | None:
        match value:
            case (filter_, int() as times) if n is None or times == n:
                return {"filter": filter_} | ({"n": times} if n is None else {})
        return None

    return (lambda bindings: (bindings["filter"], n or bindings["n"])), match


def _and_the_next() -> Parts:
    """One, and the one after it: two of one kind, one after the other."""

    def build(bindings: Bindings) -> object:
        one, other = bindings["one"], bindings["other"]
        return ((one, 2),) if plain(one) == plain(other) else REFUSED

    def match(value: object) -> Bindings | None:
        match value:
            case ((filter_, 2),):
                return {"one": filter_, "other": filter_}
        return None

    return build, match


def _all_of_the_turn(who: Who) -> Parts:
    """Whatever such card a player plays in that time."""

    def build(bindings: Bindings) -> object:
        return Modify(Every(bindings["filter"], "hand", who), "cost", bindings["n"], bindings["dur"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Modify(Every(filter_, "hand", whose), "cost", int() as n, until) if whose == who and until:
                return {"filter": filter_, "n": n, "dur": until}
        return None

    return build, match


def _phrases() -> Iterator[Phrase]:
    for who, whose, said in _WHOSE:
        yield made(
            "act",
            *_costs(who),
            ja=(
                "{dur}" + whose + "次にプレイする{cards:next_cards}は[、|]{count:each_of?}使用コスト{n:plus}を<得る>",
                whose + "[、|]{dur}次にプレイする{cards:next_cards}は[、|]{count:each_of?}使用コスト{n:plus}を<得る>",
                whose + "次にプレイする{cards:next_cards}は[、|]{dur}{count:each_of?}使用コスト{n:plus}を<得る>",
            ),
            en="{dur}{cards:next_cards} " + said + " get use cost {n:plus}{count:for_each?}",
        )
        yield made(
            "act",
            *_all_of_the_turn(who),
            ja=(
                "{dur}" + whose + "プレイする[全ての|]{filter:kinds}は[、|]使用コスト{n:plus}を<得る>",
                whose + "プレイする[全ての|]{filter:kinds}は[、|]{dur}使用コスト{n:plus}を<得る>",
            ),
            en="{dur}all {filter:kinds} " + said + " get use cost {n:plus}",
        )


NEXT_PLAYS: tuple[Phrase | Many, ...] = (
    made("next_card", *_number(1), ja="{filter:kinds}[1枚|]", en="the next {filter:kinds}"),
    made("next_card", *_number(None), ja="{filter:kinds}{n:plural}枚", en="the next {n:plural} {filter:kinds}"),
    Many("next_row", "next_card", {"ja": ("と", "と"), "en": (" and ", " and ")}),
    passing("next_cards", "next_row"),
    made("next_cards", *_and_the_next(), ja="{one:kinds}[1枚|]と[、|]その次にプレイする{other:kinds}[1枚|]"),
    made(
        "for_each",
        lambda bindings: bindings["count"],
        lambda value: {"count": value},
        en=" for each {count:each_of}",
    ),
    *_phrases(),
)
