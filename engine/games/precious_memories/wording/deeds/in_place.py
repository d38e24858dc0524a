"""What is done, or may be done, in place of what a sentence has just said, which it says again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
from engine.kernel.cards.tree import InsteadIf, May, OneOf, Seq, Take, ToHand
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, word

Deed = tuple[str, int]
_DEED = "deed"


def _of(deed: object) -> int:
    """Which of the verbs with one object it is; -1 for any other."""
    for at, (head, _, _, _) in enumerate(SIMPLE):
        if type(deed) is head and bare(deed) == bare(_make(at, getattr(deed, "target", None))):
            return at
    return -1


def _make(at: int, target: object) -> Any:
    head, fields, _, _ = SIMPLE[at]
    make: Any = head
    return make(target=target, **fields)


def _split(base: object) -> tuple[Any, Any] | None:
    """The deed at the end of what is done, and how it stands in the whole."""
    match base:
        case May(inner, who, bundle):
            ended = _split(inner)
            return None if ended is None else (ended[0], lambda deed: May(ended[1](deed), who, bundle))
        case Seq((*front, Take() as take, deed), "then"):
            return deed, lambda other: Seq((*front, take, other), "then")
    return (base, lambda other: other) if _of(base) >= 0 else None


def _joined(value: object) -> tuple[Any, Any] | None:
    """The same of a whole that ends in what may take its place."""
    match value:
        case May(inner, who, bundle):
            ended = _joined(inner)
            return None if ended is None else (ended[0], lambda deed: May(ended[1](deed), who, bundle))
        case Seq((*front, Take() as take, InsteadIf() as deed), "then"):
            return deed, lambda other: Seq((*front, take, other), "then")
        case InsteadIf():
            return value, lambda other: other
    return None


def _named_again(deed: object, *, open_: bool) -> object:
    """By which word it is said again; `open_`: without its being shown."""
    if not open_:
        return deed
    return ToHand(deed.target) if isinstance(deed, ToHand) and deed.reveal else None


def _instead(*, may: bool, open_: bool = False) -> Parts:
    """Something else with the same cards, if something is so; `may`: as their player likes."""

    def build(bindings: Bindings) -> object:
        ended = _split(bindings["base"])
        old, new = (int(deed[1]) for deed in (bindings["old"], bindings["new"]))  # type: ignore[index]
        if ended is None or old == new or _of(_named_again(ended[0], open_=open_)) != old:
            return REFUSED
        deed, whole = ended
        other = _make(new, deed.target)
        return whole(InsteadIf(deed, bindings["condition"], OneOf((other, deed)) if may else other))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        ended = _joined(value)
        if ended is None:
            return None
        both, whole = ended
        other = both.instead
        if may:
            if not isinstance(other, OneOf) or type(other) is not OneOf or len(other.options) != 2 or other.count != 1:
                return None
            other, again = other.options
            if bare(again) != bare(both.base):
                return None
        old, new = _of(_named_again(both.base, open_=open_)), _of(other)
        if min(old, new) < 0 or old == new or bare(other.target) != bare(both.base.target):
            return None
        return {"base": whole(both.base), "condition": both.condition, "old": (_DEED, old), "new": (_DEED, new)}

    return build, match


def _words() -> Iterator[Phrase]:
    for at, (_, _, ja, en) in enumerate(SIMPLE):
        yield word("deed_word", (_DEED, at), ja=ja, en=en.replace("{}", "it"))


IN_PLACE: tuple[Phrase, ...] = (
    *_words(),
    *(
        made(
            "clause_of",
            *_instead(may=may, open_=open_),
            ja=tuple(
                "{base:done_once}。{condition:if}{old:deed_word}代わりに[、|]" + new
                for new in (("{new:deed_word}ことができる", "{new:deed_word.can}") if may else ("{new:deed_word}",))
            ),
            en=()
            if open_
            else "{base:done_once}. ^{condition:if}instead of that ({old:deed_word}) "
            + ("you may " if may else "")
            + "{new:deed_word}",
        )
        for may in (True, False)
        for open_ in (False, True)
    ),
)
