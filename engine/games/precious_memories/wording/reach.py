"""Whether the rules can carry out what an ability says: what they have no word for yet is refused."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from engine.games.precious_memories.areas import FAMILIES
from engine.games.precious_memories.moments import free_appearance, gives_itself
from engine.games.precious_memories.nodes import (
    VOCABULARY,
    Again,
    Appear,
    Change,
    Fight,
    IsAlso,
    Leaves,
    PutCoins,
    Remove,
    SpendCoins,
    TakeCoins,
    ToArea,
    ToEx,
    ToField,
    Transform,
    TurnPoint,
)
from engine.games.precious_memories.wording.nouns.told_last import of_whom
from engine.games.precious_memories.wording.terms import PLAIN
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Bound,
    Can,
    Cannot,
    Chosen,
    Did,
    Discard,
    Draw,
    Earlier,
    Every,
    Exert,
    GainPoints,
    Grant,
    Greatest,
    Happened,
    Has,
    If,
    In,
    Is,
    Kind,
    Later,
    Lying,
    Matches,
    May,
    Modify,
    Node,
    Opponents,
    Other,
    Players,
    Ready,
    Seq,
    Side,
    SomeUnder,
    Static,
    StatOf,
    Tally,
    This,
    Times,
    ToDeck,
    ToDiscard,
    ToDo,
    ToHand,
    Trigger,
    Triggered,
    You,
    nodes_of,
)
from engine.kernel.cards.vocabulary import MACHINE
from engine.wording import bare, doer

_ON_THE_FIELD = (Modify, Grant, Cannot, Can, Ready, Exert, ToArea, Again, Change, PutCoins, TakeCoins)
_STATES = VOCABULARY.states | MACHINE.states
_STATS = frozenset(("cost", "generated", "ap", "dp", "ap+dp", "lv", "under", "facing", "faced"))
_DEEDS = VOCABULARY.deeds | {"play", "ready", "ready_step"}
_EVENTS = VOCABULARY.events | MACHINE.events
COIN = "_coin"


def reaches(ability: object, kind: str) -> bool:
    """Whether every state, number, deed and event in it is one of the rules'."""
    if _speaks_of_gone(ability) or _given_too_late(ability) or _is_also_at_times(ability) or _of_any_kind(ability):
        return False
    return all(
        _known(each)
        and not _whose_hand(each)
        and not _unheard(each)
        and not _misplaced(each)
        and not _counted_before(each)
        and not _said_too_early(each)
        and not _met_by_nobody(each)
        and not of_whom(each)
        and not _compared_with_gone(each)
        and not _told_of_which(each)
        for each in nodes_of(ability)
    )


_TO_FIELD = (ToField, Appear)
_OF_FIELD = (Ready, Exert, Leaves, ToArea, Transform, Again, Fight, PutCoins, TakeCoins, Cannot, Can, Change)
_FROM_BENEATH = (ToHand, ToDiscard, Remove, ToEx, ToDeck, ToField)
"""What is done to cards that lie beneath a character."""
_GONE: tuple[tuple[type[Node], str], ...] = (
    (ToHand, "hand"),
    (ToDiscard, "discard"),
    (Remove, "removed_cards"),
    (ToEx, "ex_deck"),
)


def _misplaced(value: object) -> bool:
    """Whether it is done to cards that are named in a place where it cannot be done: what was said of another place
    before must be meant, or else nothing."""
    target = getattr(value, "target", None)
    if isinstance(target, SomeUnder):
        return isinstance(value, _OF_FIELD) or not isinstance(value, _FROM_BENEATH)
    if not isinstance(target, Chosen | Every):
        return False
    if isinstance(target, Every) and target.filter == Is(This()):
        return False
    if isinstance(value, _TO_FIELD):
        return target.zone == "play"
    if isinstance(value, TurnPoint):
        return not target.zone.startswith("pile")
    if any(isinstance(value, kind) and target.zone == zone for kind, zone in _GONE):
        return True
    return isinstance(value, _OF_FIELD) and target.zone != "play"


def _speaks_of_gone(ability: object) -> bool:
    """Whether something is said of a card that has just left a hand or a pile for good, as if it stood on the field: it
    is somebody else who is meant, who was spoken of before."""
    gone = False
    for each in nodes_of(ability):
        target = getattr(each, "target", None)
        if isinstance(target, Chosen | Every):
            gone = isinstance(each, ToDiscard | Remove) and target.zone != "play"
        elif gone and isinstance(each, _ON_THE_FIELD) and Bound("chosen") in (target, _kept_from(each)):
            return True
    return False


def _kept_from(value: object) -> object:
    """With whom a player may not do something, where that is one card."""
    return value.filter.target if isinstance(value, Cannot) and isinstance(value.filter, Is) else None


def _unheard(value: object) -> bool:
    """Whether a text would have to hear what happens to others while its own card does not lie on the field."""
    if not isinstance(value, Triggered) or isinstance(value, Lying) or any(on.subject == Is(This()) for on in value.on):
        return False
    return any(
        isinstance(each, Every) and each.filter == Is(This()) and each.zone != "play" for each in nodes_of(value)
    )


def _is_also_at_times(ability: object) -> bool:
    """Whether a card is called something else wherever it lies, but only under a condition or by another text."""
    said = [each for each in nodes_of(ability) if isinstance(each, IsAlso)]
    plain = isinstance(ability, Static) and ability.condition is None and all(each in ability.effects for each in said)
    return bool(said) and not plain


_OTHERS = (Opponents(), Players())


def _whose_hand(value: object) -> bool:
    """Whether a sentence that names nobody draws, or takes of a hand, behind one of what another player does: it may be
    his."""
    match value:
        case Seq(parts, "sentence"):
            pairs = list(pairwise(parts))
        case ToDo(cost, body):
            pairs = [(cost, body)]
        case _:
            return False
    return any(who_did(one) in _OTHERS and _of_hand(_first(two)) for one, two in pairs if not _if_declined(two))


def _if_declined(value: object) -> bool:
    """What happens if the other one did not do it is done by whoever has the text."""
    return isinstance(value, If) and any(each == Tally("discarded") for each in nodes_of(value.condition))


def _first(value: object) -> object:
    """What is done first."""
    match value:
        case Seq(parts):
            return _first(parts[0])
        case May(body) | ToDo(body) | Later(body=body) | If(then=body):
            return _first(body)
    return value


def who_did(value: object) -> object:
    """Who did what was done last."""
    match value:
        case Seq(parts):
            return who_did(parts[-1])
        case May(body) | Later(body=body) | If(then=body) | ToDo(body=body):
            return who_did(body)
    if isinstance(value, GainPoints):
        return You()
    target = getattr(value, "target", None)
    return target.by if isinstance(target, Chosen) and target.by != You() else doer(value)


def _of_hand(value: object) -> bool:
    """Whether it is a draw, or done to cards of a hand, by whose text it is."""
    if isinstance(value, Draw | Discard):
        return value.who == You()
    target = getattr(value, "target", None)
    return isinstance(target, Chosen) and target.zone == "hand" and target.whose == You()


_TALLIED: Mapping[str, tuple[type[Node], ...]] = {"removed": (TakeCoins, SpendCoins), "put": (ToDeck,)}


def _counted_before(value: object) -> bool:
    """Whether what waits for a later moment asks how much was done before: nobody knows it any more by then."""
    if not isinstance(value, Later):
        return False
    within = list(nodes_of(value.body))
    asked = [_TALLIED[each.what] for each in within if isinstance(each, Tally) and each.what in _TALLIED]
    return any(not any(isinstance(each, kinds) for each in within) for kinds in asked)


def _said_too_early(value: object) -> bool:
    """Whether a sentence behind one that waits for a later moment speaks of who will be chosen then: it is carried out
    at once, and there is nobody yet."""
    if not isinstance(value, Seq) or value.link != "sentence":
        return False
    waiting = False
    for part in value.parts:
        for each in nodes_of(part):
            if isinstance(each, Chosen | Every) and not isinstance(part, Later):
                waiting = False
            elif waiting and each == Bound("chosen"):
                return True
        if isinstance(part, Later):
            waiting = any(isinstance(each, Chosen | Every) for each in nodes_of(part.body))
    return False


def _met_by_nobody(value: object) -> bool:
    """Whether it is asked how often something happened against this card, or against somebody who was named: against
    whom it happened is not noted."""
    if not isinstance(value, Happened | Times | Did):
        return False
    return any(isinstance(each, This | Bound | Earlier) for each in nodes_of(value.on.counterpart))


_STILL_THERE = ("approach", "block_declared", "blocked", "appear", "come_in", "text_used", "approach_or_block")


def _compared_with_gone(value: object) -> bool:
    """Whether it is asked of who may have left the field, or of what has been, who of several there has the most."""
    if isinstance(value, Trigger) and value.event not in _STILL_THERE:
        told: tuple[object, ...] = (value.subject, value.counterpart)
    elif isinstance(value, Happened | Times | Did):
        told = (value.on,)
    else:
        return False
    return any(isinstance(each, Greatest) for each in nodes_of(told))


_OF_ALL = (Side, Other, Is, AnyOf)


def _told_of_which(value: object) -> bool:
    """Whether something is told before one of several sorts of cards, some of which are no characters: nobody says
    whether of the others too."""
    if not isinstance(value, AllOf):
        return False
    sorts = [leaf for leaf in value.parts if isinstance(leaf, AnyOf)]
    mixed = any(part in (Kind("event"), Kind("support")) for leaf in sorts for part in leaf.parts)
    return mixed and any(not isinstance(leaf, _OF_ALL) for leaf in value.parts)


def _of_any_kind(ability: object) -> bool:
    """Whether coins of others are spoken of without their kind, and it puts none of its own: coins of any kind would be
    meant, which is not carried out."""
    held = list(nodes_of(ability))
    if any(isinstance(each, PutCoins) and each.coin == PLAIN for each in held):
        return False
    if any(isinstance(each, TakeCoins) and each.coin == PLAIN and bare(each.target) != This() for each in held):
        return True
    asked = [each for each in held if isinstance(each, Has) and each.stat == PLAIN]
    own = [each.filter for each in held if isinstance(each, Matches) and bare(each.target) == This()]
    return len(asked) > sum(isinstance(each, Has) and each.stat == PLAIN for each in nodes_of(tuple(own)))


def _given_too_late(ability: object) -> bool:
    """Whether a card is given how it may come out of the hand, but for what its own text says of it all the time."""
    own = [each for each in ability.effects if gives_itself(each)] if isinstance(ability, Static) else []
    return any(
        isinstance(each, Grant) and each not in own and any(free_appearance(part) for part in each.abilities)
        for each in nodes_of(ability)
    )


def _known(value: object) -> bool:
    match value:
        case In(state):
            return state in _STATES or state.partition(":")[0] in FAMILIES
        case Has(stat) | StatOf(stat):
            return stat in _STATS or stat.endswith(COIN)
        case Cannot(deed=deed) | Can(deed=deed):
            return deed in _DEEDS
        case Trigger(event):
            return event in _EVENTS
    return True
