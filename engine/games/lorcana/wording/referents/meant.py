"""What a part of a text says that somebody could be meant by, or not, told from its tree alone."""

from __future__ import annotations

from itertools import pairwise

from engine.games.lorcana.nodes import Clash, ToInkwell
from engine.games.lorcana.wording.referents.naming import UNCHOSEN, kinds_of
from engine.kernel.cards.tree import (
    Activated,
    AllOf,
    Anything,
    At,
    Bound,
    Cannot,
    Choose,
    Chooser,
    Chosen,
    Count,
    DamageOn,
    Deal,
    Every,
    Grant,
    Greatest,
    Has,
    In,
    Is,
    Kind,
    Later,
    May,
    Modify,
    Node,
    OneOf,
    Other,
    Per,
    PlaceOf,
    PlayFree,
    Seq,
    Side,
    Spell,
    Static,
    StatOf,
    Take,
    This,
    ToDiscard,
    ToDo,
    ToHand,
    Trigger,
    Triggered,
    You,
    nodes_of,
)
from engine.wording import leaves


def of_the_event(target: object) -> bool:
    """Whether it is the one that an event is about, or the place of somebody."""
    return isinstance(target, PlaceOf) or target == Bound("subject")


def of_them(amount: object) -> bool:
    """Whether it is a number that each of those selected has."""
    if isinstance(amount, Per):
        return of_them(amount.amount)
    return isinstance(amount, DamageOn | StatOf) and amount.target == Bound("chosen")


def most_of(filter_: object) -> str:
    """The most or the least of what is asked for, in a word, or nothing."""
    amounts = [leaf.amount for leaf in leaves(filter_) if isinstance(leaf, Has)]
    return next(("least" if each.lowest else "most" for each in amounts if isinstance(each, Greatest)), "")


def among_all(filter_: object, whose: object) -> bool:
    """Whether somebody's cards are told by what is the most or the least among everybody's."""
    groups = [
        leaf.amount.filter for leaf in leaves(filter_) if isinstance(leaf, Has) and isinstance(leaf.amount, Greatest)
    ]
    sided = isinstance(whose, Chooser) or any(isinstance(leaf, Side) for leaf in leaves(filter_))
    return sided and any(not any(isinstance(leaf, Side) for leaf in leaves(group)) for group in groups)


def struck_by(deal: Deal) -> tuple[str, ...]:
    """The types of which one can be that are dealt damage as they are selected."""
    target = deal.target
    return kinds_of(target.filter)[1:] if isinstance(target, Chosen | Every) else ()


def struck_down(kind: str) -> Count:
    """How many of those selected last, of a type, the damage on them will banish."""
    return Count(AllOf((Kind(kind), Is(Bound("chosen")), In("dying"))))


def taken(value: object) -> Take | None:
    """The card that is taken out of those that are looked at, if that can be done otherwise."""
    inner = value.body if isinstance(value, May) else value
    return inner if isinstance(inner, Take) and inner.amount == 1 and inner.into == "hand" else None


def left(value: object) -> bool:
    """Whether a revealed card may be put somewhere or left where it lies."""
    match value:
        case May(ToHand(Bound("revealed")) | ToInkwell(Bound("revealed")) | ToDiscard(Bound("revealed")), You()):
            return True
    return False


def of_itself(static: Static) -> bool:
    """Whether it is said of the card itself, so that a condition may speak of it before the effects do."""
    first = static.effects[0]
    told_of_others = isinstance(first, Cannot) and first.filter != Anything()
    return isinstance(getattr(first, "target", None), This) and not told_of_others


def ends_in_modes(value: object) -> bool:
    """Whether a list of modes is the last of it: what stands behind would be heard as part of the last mode."""
    if isinstance(value, May | ToDo):
        return ends_in_modes(value.body)
    return isinstance(value, OneOf)


def plays(value: object) -> bool:
    """Whether a card is played in it."""
    if isinstance(value, PlayFree):
        return True
    if isinstance(value, Node):
        return any(plays(getattr(value, name)) for name in value.__struct_fields__)
    return isinstance(value, tuple) and any(plays(part) for part in value)


def idle(value: object, kind: str) -> str:
    """Why nothing comes of what is chosen or waited for, on a card of this kind; "" where something does."""
    match value:
        case Seq(parts) if any(
            isinstance(one, Choose) and not _of_others(two) for one, two in pairwise((*parts, None))
        ):
            return "it is chosen to have it done, and not to speak of others"
        case Seq(parts, "and") if _of_what_length(parts):
            return "nobody can tell how long it lasts"
        case Spell(Choose()) | Triggered(body=Choose()) | Activated(body=Choose()):
            return "nothing comes of what is chosen"
        case Seq(parts) if kind not in ("action", "song") and any(map(_apart, pairwise(parts))):
            return "nobody can tell whether this card is among the others"
        case Triggered() | Activated() if any(map(_struck_by_another, nodes_of(value))):
            return "nobody can tell than whom it is another"
        case Static(effects) if any(isinstance(one, Modify) and of_them(one.amount) for one in effects):
            return "each of them has its own"
        case Triggered(on, body, when) if _unspoken(on, (body, when)):
            return "the card that was discarded is not spoken of"
        case Spell() | Triggered() | Activated() | Static() if kind != "song" and In("sings_it") in nodes_of(value):
            return "this card is no song"
    return ""


def _of_what_length(parts: tuple[object, ...]) -> bool:
    """Whether in one breath a first thing is said for a time, and another of the same one for no time that is told."""
    first, *more = parts
    told = isinstance(first, Modify | Grant) and first.duration
    return bool(told) and any(
        isinstance(one, Modify | Grant) and not one.duration and one.target == Bound("chosen") for one in more
    )


def _of_others(value: object) -> bool:
    """Whether it is done to a group that is told apart from, compared with, or at what was chosen."""
    if isinstance(value, Later):
        return Bound("chosen") in nodes_of(value.body)
    target = getattr(value, "target", None)
    told = leaves(target.filter) if isinstance(target, Every) else ()
    return any(
        leaf in (Other(), UNCHOSEN) or (isinstance(leaf, Has | At) and Bound("chosen") in nodes_of(leaf))
        for leaf in told
    )


def _apart(pair: tuple[object, object]) -> bool:
    """Whether something is chosen, and then something is done to the others."""
    one, two = pair
    target = getattr(two, "target", None)
    return isinstance(one, Choose) and isinstance(target, Every) and Other() in leaves(target.filter)


def _unspoken(on: tuple[Trigger, ...], said: object) -> bool:
    """Whether a card that is discarded, whatever it is, is waited for and not spoken of."""
    waits = any(one.event == "discarded" and one.subject == Anything() for one in on)
    return waits and Bound("subject") not in nodes_of(said)


def _struck_by_another(node: object) -> bool:
    """Whether one that is chosen strikes another: on a card in play that would be another than this one, too."""
    match node:
        case Deal(_, StatOf(_, Chosen(filter_))) | Clash(_, Chosen(filter_)):
            return Other() in leaves(filter_)
    return False
