"""A sentence that begins with "or else" (または、): one of two things is done, as the player likes.

What the first of both hangs on, a condition or a deed before it, both hang on (R-PM-160).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.further_nodes import ShuffleRest
from engine.games.precious_memories.wording.nouns.losses import gives_up
from engine.games.precious_memories.wording.reach import who_did
from engine.games.precious_memories.wording.sentences import CALLED, ECHOES, hangs_on, if_done
from engine.kernel.cards.tree import (
    Chosen,
    If,
    InsteadIf,
    Later,
    Look,
    May,
    OneOf,
    PutRest,
    Seq,
    ShuffleDeck,
    Take,
    ToDo,
    You,
    nodes_of,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, bare, made, phrase


def _by_themselves(bindings: Bindings) -> bool:
    """What is selected instead may lie among the cards that the first of two has looked at, which nobody says; and it
    may be done in place of what waits for something, once that has come, not in place of all."""
    first, second = (tuple(nodes_of(bare(bindings[name]))) for name in ("one", "other"))
    if any(isinstance(node, Later) for node in first) or _may_be_theirs(bindings):
        return False
    looks = any(isinstance(node, Look) for node in first) and not any(isinstance(node, Look) for node in second)
    return not (looks and any(isinstance(node, Chosen | Take | PutRest) for node in second))


def _may_be_theirs(bindings: Bindings) -> bool:
    """Whether another player does the first, and nobody says who does the second: it would be his, and his choice."""
    one, other = bare(bindings["one"]), bare(bindings["other"])
    return who_did(one) != You() and who_did(other) == You()


def _hangs(value: object) -> bool:
    """Whether it hangs on a condition, or on a deed before it."""
    return isinstance(bare(value), If | InsteadIf) or hangs_on(value)


def _alone(bindings: Bindings) -> bool:
    """Neither is several sentences, of which nobody says where the choice begins and ends; the first hangs on nothing,
    or each on something of its own. Where the first only gives something up, what hangs on the second is said of both,
    or of the second alone: nobody knows."""
    one, other = bare(bindings["one"]), bare(bindings["other"])
    if (gives_up(_taken(one)) and hangs_on(_taken(other))) or who_did(_first_of(one)) != You():
        return False
    return (
        not (_several(one) or _several(other)) and _by_themselves(bindings) and (not _hangs(one) or _alike(one, other))
    )


def _first_of(deed: Any) -> object:
    """What is done first: where that is another player's deed, the choice is his as well, and he is "own" in it."""
    return _first_of(deed.parts[0]) if isinstance(deed, Seq) else deed


def _taken(deed: object) -> object:
    """It, where nobody leaves it."""
    return bare(deed.body) if isinstance(deed, May) else deed


def _several(deed: object) -> bool:
    """Whether it is more than one sentence; what becomes of the cards that were looked at belongs to the look."""
    if not isinstance(deed, Seq) or deed.link != "sentence":
        return False
    first, *more = deed.parts
    looks = isinstance(first, Seq) and isinstance(first.parts[0], Look)
    return not (looks and all(isinstance(each, PutRest | ShuffleRest | ShuffleDeck) for each in more))


def _alike(one: object, other: object) -> bool:
    """Whether each has a condition of its own, or hangs on a deed of the same kind."""
    match one, other:
        case (If(), If()):
            return True
        case (ToDo(cost, _), ToDo(again, _)):
            return type(cost) is type(again)
    return False


def _both_plain(bindings: Bindings) -> bool:
    return not _hangs(bindings["one"]) and not _hangs(bindings["other"]) and _alone(bindings)


def _if_either() -> Parts:
    """A condition of both."""

    def build(bindings: Bindings) -> object:
        if not _both_plain(bindings):
            return REFUSED
        return If(bindings["condition"], OneOf((bindings["one"], bindings["other"])))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case If(condition, OneOf((one, other), 1), None):
                slots: Bindings = {"condition": condition, "one": one, "other": other}
                return slots if _both_plain(slots) else None
        return None

    return build, match


def _then_either(kinds: tuple[type, ...] = (), *, own: bool = False, called: str = "") -> Parts:
    """A deed on which both hang."""
    build_done, match_done = if_done(kinds, own=own, called=called)

    def build(bindings: Bindings) -> object:
        if not _both_plain(bindings):
            return REFUSED
        body = OneOf((bindings["one"], bindings["other"]))  # type: ignore[arg-type]
        return build_done({"cost": bindings["cost"], "body": body})

    def match(value: object) -> Bindings | None:
        slots: Any = match_done(value)
        match slots:
            case {"cost": cost, "body": OneOf((one, other), 1)}:
                parts: Bindings = {"cost": cost, "one": one, "other": other}
                return parts if _both_plain(parts) else None
        return None

    return build, match


_EITHER = "{one:timed}。または、{other:timed}"


def _echoed() -> Iterator[Phrase]:
    yield made("done", *_then_either(), ja="{cost:sentence}。その場合、" + _EITHER)
    for kinds, ja, _ in ECHOES:
        yield made("done", *_then_either(kinds, own=True), ja="{cost:sentence}。このカードを" + ja + "場合、" + _EITHER)
        for called, noun in CALLED:
            words = "{cost:sentence}。[|この効果で]" + noun + ja + "場合、"
            yield made("done", *_then_either(kinds, called=called), ja=words + _EITHER)


OR_ELSE: tuple[Phrase, ...] = (
    phrase(
        "body",
        OneOf,
        when=_alone,
        options=(Slot("one"), Slot("other")),
        ja="{one:chain}。または、{other:chain}",
        en="{one:chain}. ^or else {other:chain}",
    ),
    made("body", *_if_either(), ja="{condition:if}" + _EITHER),
    *_echoed(),
)
