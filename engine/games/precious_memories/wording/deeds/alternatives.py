"""The same done to one card or to another one, or said of one of them, as the player likes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import PutCoins
from engine.games.precious_memories.wording.deeds.pairs import doubtful, once_of
from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.kernel.cards.tree import Chosen, Either, Node, Seq, This
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, plain


def _one_or_other(head: type[Node], fields: dict[str, Any]) -> Parts:
    """Where whose the second is, or where it lies, is said of it or cannot be anything else."""

    def build(bindings: Bindings) -> object:
        a, b = bindings["a"], bindings["b"]
        if not _can_be_either(a, b):
            return REFUSED
        make: Any = head
        return Either((make(target=a, **fields), make(target=b, **fields)))

    def match(value: object) -> Bindings | None:
        pair = _two_of(head, value)
        if pair is None or any(getattr(part, name) != given for part in pair for name, given in fields.items()):
            return None
        a, b = pair[0].target, pair[1].target
        return {"a": a, "b": b} if _can_be_either(a, b) else None

    return build, match


def _two_of(head: type[Node], value: object) -> tuple[Any, Any] | None:
    if not isinstance(value, Either) or len(value.options) != 2 or value.count != 1:
        return None
    one: Any = value.options[0]
    two: Any = value.options[1]
    kinds = (type(one), type(two))
    return (one, two) if kinds == (head, head) else None


def _can_be_either(a: object, b: object) -> bool:
    """Whether each is somebody of his own: this card, or a selection."""
    named = isinstance(plain(a), Chosen | This) and isinstance(plain(b), Chosen)
    return named and plain(a) != plain(b) and not doubtful(a, b)


def _said_of_either() -> Parts:
    """The same said of one or of the other one."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if not saids or lasts(saids) != bool(dur) or not _can_be_either(bindings["a"], bindings["b"]):
            return REFUSED
        return Either(tuple(of_one(bindings[slot], saids, dur) for slot in ("a", "b")))  # type: ignore[misc]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Either) or len(value.options) != 2 or value.count != 1:
            return None
        one, two = map(apart, value.options)
        if one is None or two is None or one[1:] != two[1:] or not _can_be_either(one[0], two[0]):
            return None
        return {"a": one[0], "b": two[0], "list": one[1], "dur": one[2] or None}

    return build, match


def _coins_on_either(*, both: bool = False) -> Parts:
    """Coins onto one or onto the other one; `both`: onto this card alone or onto both."""

    def build(bindings: Bindings) -> object:
        a, b, coin, n = (bindings[name] for name in ("a", "b", "coin", "n"))
        if not _can_be_either(a, b):
            return REFUSED
        one, two = PutCoins(a, coin, n), PutCoins(b, coin, n)  # type: ignore[arg-type]
        return Either((one, Seq((one, two), "and") if both else two))

    def match(value: object) -> Bindings | None:
        match bare(value):
            case Either((PutCoins() as one, PutCoins() as two), 1) if not both:
                pass
            case Either((PutCoins() as one, Seq((PutCoins() as again, PutCoins() as two), "and")), 1) if both:
                if one != again:
                    return None
            case _:
                return None
        if (one.coin, one.amount) != (two.coin, two.amount) or not _can_be_either(one.target, two.target):
            return None
        return {"a": one.target, "b": two.target, "coin": one.coin, "n": one.amount}

    return build, match


_OR = "[、|]または[、|]"


def _alternatives() -> Iterator[Phrase]:
    for head, fields, ja, en in SIMPLE:
        words = tuple(
            "{a:" + first + "}" + _OR + "{b:one}を" + out + ja
            for out in ("", "抜き出し、")
            for first in ("one", "this")
        )
        yield made(
            "act",
            *_one_or_other(head, fields),
            ja=words,
            en=tuple(en.replace("{}", "either {a:" + first + "} or {b:one}") for first in ("one", "this")),
        )
        yield made("act", *once_of(_one_or_other(head, fields)), ja=words[::2])
    yield made(
        "act",
        *_said_of_either(),
        ja=(
            "{a:topic}" + _OR + "{b:topic}[は、|は]{dur:dur?}{list}",
            "{dur:dur?}{a:topic}" + _OR + "{b:topic}[は、|は]{list}",
        ),
        en="{dur:dur?}either {a:subj} or {b:subj} {list:list.s}",
    )
    coins = "の上に{coin}コインを{n:number}個<乗せる>"
    yield made(
        "act",
        *_coins_on_either(),
        ja="{a:topic}" + _OR + "{b:topic}" + coins,
        en="put {n:number} {coin}coins on either {a:obj} or {b:obj}",
    )
    yield made(
        "act",
        *_coins_on_either(both=True),
        ja="{a:this}" + _OR + "このカードと[、|]{b:topic}" + coins,
        en="put {n:number} {coin}coins on {a:obj} alone or on both it and {b:obj}",
    )


ALTERNATIVES: tuple[Phrase, ...] = tuple(_alternatives())
