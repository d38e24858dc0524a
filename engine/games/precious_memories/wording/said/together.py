"""What is said of two at once, done to both, or done so that something else may be."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.nodes import PutCoins
from engine.games.precious_memories.wording.deeds.pairs import doubtful, of_one_name, once_of
from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
from engine.games.precious_memories.wording.said.bans_on_two import is_of_named
from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.kernel.cards.tree import If, Later, May, Node, Seq, This, ToDo
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, bare, made, node, phrase, plain


def _parts_of(value: object) -> tuple[Any, ...]:
    return value.parts if isinstance(value, Seq) and value.link == "and" else (value,)


def _of_two() -> Parts:
    """The same of two subjects, one after the other."""

    def build(bindings: Bindings) -> object:
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if not saids or lasts(saids) != bool(dur) or doubtful(bindings["a"], bindings["b"]):
            return REFUSED
        both = [_parts_of(of_one(bindings[slot], saids, dur)) for slot in ("a", "b")]
        return Seq((*both[0], *both[1]), "and")

    def match(value: object) -> Bindings | None:
        parts = _parts_of(value)
        half = len(parts) // 2
        if len(parts) < 2 or len(parts) % 2 or not saids_of(parts):
            return None
        one, two = (apart(Seq(each, "and") if half > 1 else each[0]) for each in (parts[:half], parts[half:]))
        if one is None or two is None or plain(one[0]) == plain(two[0]) or one[1:] != two[1:]:
            return None
        return {"a": one[0], "b": two[0], "list": one[1], "dur": one[2] or None}

    return build, match


def _coins_on_two() -> Parts:
    """Coins onto each of two."""

    def build(bindings: Bindings) -> object:
        a, b, coin, n = (bindings[name] for name in ("a", "b", "coin", "n"))
        if doubtful(a, b):
            return REFUSED
        return Seq((PutCoins(a, coin, n), PutCoins(b, coin, n)), "and")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((PutCoins(a, coin, n), PutCoins(b, other, m)), "and") if coin == other and plain(n) == plain(m):
                return {"a": a, "b": b, "coin": coin, "n": n}
        return None

    return build, match


def _this_and(head: type[Node], fields: dict[str, Any], *, last: bool = False) -> Parts:
    """The same done to this card and to somebody else; `last`: who is named after him."""
    at = 1 if last else 0

    def build(bindings: Bindings) -> object:
        make: Any = head
        if not last and of_one_name(bindings["b"]):
            return REFUSED
        return Seq((make(target=bindings["a"], **fields), make(target=bindings["b"], **fields)), "and")

    def match(value: object) -> Bindings | None:
        parts = _parts_of(value)
        if len(parts) != 2 or any(type(part) is not head for part in parts):
            return None
        if bare(parts[at].target) != This() or bare(parts[1 - at].target) == This():
            return None
        if any(getattr(part, name) != given for part in parts for name, given in fields.items()):
            return None
        return None if of_one_name(parts[1].target) else {"a": parts[0].target, "b": parts[1].target}

    return build, match


def _by_doing(*, held: bool = False) -> Parts:
    """Something that may be done by doing something else; `held`: if something is so."""

    def build(bindings: Bindings) -> object:
        may = May(ToDo(bindings["cost"], bindings["body"]))  # type: ignore[arg-type]
        return If(bindings["condition"], may) if held else may  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case If(condition, May(ToDo(cost, body)), None) if held:
                return {"condition": condition, "cost": cost, "body": body}
            case May(ToDo(cost, body)) if not held:
                return {"cost": cost, "body": body}
        return None

    return build, match


_OTHERS = ("one", "some", "all", "before")
_ON_TWO = "{a:topic}と[、|]{b:topic}の上に{coin}コインを[それぞれ|]{n:number}個[|ずつ]<乗せる>"

TOGETHER: tuple[Phrase, ...] = (
    made(
        "act",
        *_of_two(),
        ja=(
            "{a:topic}と[、|]{b:topic}[は、|は]{dur:dur?}{list}",
            "{dur:dur?}{a:topic}と[、|]{b:topic}[は、|は]{list}",
        ),
        en="{dur:dur?}{a:subject_of_two} and {b:subject_of_two} {list}",
    ),
    made(
        "act",
        *once_of(_of_two()),
        ja=(
            "{a:topic}と[、|]{b:topic}[は、|は]{dur:dur?}{list}",
            "{dur:dur?}{a:topic}と[、|]{b:topic}[は、|は]{list}",
        ),
    ),
    *(
        phrase_
        for head, fields, ja, en in SIMPLE
        for phrase_ in (
            made(
                "act",
                *_this_and(head, fields),
                ja=tuple("{a:this}と[、|]{b:" + other + "}を" + ja for other in _OTHERS),
                en=tuple(
                    en.replace("{}", "{a:this} and {b:" + other + "}") for other in ("one", "some", "all", "before")
                ),
            ),
            made(
                "act",
                *_this_and(head, fields, last=True),
                ja=tuple("{a:" + other + "}と[、|]{b:this}を" + ja for other in _OTHERS),
                en=tuple(en.replace("{}", "{a:" + other + "} and {b:this}") for other in _OTHERS),
            ),
        )
    ),
    made(
        "done",
        *_by_doing(),
        ja=(
            "[|その後、]{cost:deed}ことで、{body:deed.can}",
            "[|その後、]{cost:deed}ことで、{body:deed}ことができる",
        ),
    ),
    made(
        "done",
        *_by_doing(held=True),
        ja=(
            "{condition:if}{cost:deed}ことで、{body:deed.can}",
            "{condition:if}{cost:deed}ことで、{body:deed}ことができる",
        ),
    ),
    made(
        "act",
        *_coins_on_two(),
        ja=_ON_TWO,
        en="put {n:number} {coin}coins on each of {a:obj} and {b:obj}",
    ),
    made("act", *once_of(_coins_on_two()), ja=_ON_TWO),
    phrase(
        "clause_of",
        Seq,
        when=lambda bindings: not is_of_named(bindings["at"]),
        parts=(
            node(Later, on=Slot("on"), body=Slot("body")),
            node(Later, on=Slot("at"), body=Slot("then")),
        ),
        link="and",
        ja="このターン、{on:on_named}{body:timed}。{at:on_named}{then:timed}",
        en="this turn, {on:on_named}{body:timed}; {at:on_named}{then:timed}",
    ),
)
