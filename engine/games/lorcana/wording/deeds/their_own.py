"""What players do to one or several of their own."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.lorcana.nodes import ToInkwell
from engine.games.lorcana.wording.nouns.filters import LEAVES, has_kind
from engine.games.lorcana.wording.places import Subject, swapped
from engine.kernel.cards.tree import (
    Banish,
    Chooser,
    Chosen,
    Deal,
    Exert,
    Greatest,
    Has,
    InTurn,
    Node,
    Side,
    ToHand,
    You,
)
from engine.wording import REFUSED, Bindings, Phrase, Slot, leaves, made, node, phrase

_WHO = Subject()
_CHOSEN = node(Chosen, filter=Slot("filter"), by=_WHO, whose=Chooser())
_N = Slot("n")
_SEVERAL = node(Chosen, filter=Slot("filter"), least=_N, most=_N, by=_WHO, whose=Chooser())
_ONE = node(Chosen, filter=Slot("filter"), by=_WHO, whose=Chooser())


def _many_characters(bindings: Bindings) -> bool:
    return bindings["n"] not in (0, 1) and has_kind("filter", "character")(bindings)


def _among_own(filter_: object) -> object:
    """Cards of one's own with the most or the least of something among one's own, or REFUSED."""
    told = leaves(filter_)
    if not any(isinstance(leaf, Has) and isinstance(leaf.amount, Greatest) for leaf in told):
        return REFUSED
    own = [_own_extreme(leaf) for leaf in told]
    return LEAVES.combined([*own, Side(True)])


def _own_extreme(leaf: object) -> object:
    if not isinstance(leaf, Has) or not isinstance(leaf.amount, Greatest):
        return leaf
    group = LEAVES.combined([*leaves(leaf.amount.filter), Side(True)])
    return leaf if group is REFUSED else replace(leaf, amount=replace(leaf.amount, filter=group))


def _among_any(filter_: object) -> object:
    """The inverse."""
    told = [leaf for leaf in leaves(filter_) if leaf != Side(True)]
    return LEAVES.combined([_any_extreme(leaf) for leaf in told])


def _any_extreme(leaf: object) -> object:
    if not isinstance(leaf, Has) or not isinstance(leaf.amount, Greatest):
        return leaf
    group = [each for each in leaves(leaf.amount.filter) if each != Side(True)]
    return replace(leaf, amount=replace(leaf.amount, filter=LEAVES.combined(group)))


def _in_turn(bindings: Bindings) -> object:
    """Each of them chooses among his own."""
    verb = bindings["verb"]
    target = getattr(verb, "target", None)
    if not isinstance(target, Chosen) or isinstance(bindings["who"], You) or not isinstance(verb, Node):
        return REFUSED
    mine = _among_own(target.filter)
    if mine is REFUSED or target != Chosen(target.filter, target.least, target.most, by=_WHO, whose=Chooser()):  # type: ignore[arg-type]
        return REFUSED
    return InTurn(bindings["who"], swapped(verb, target, Chosen(mine, target.least, target.most)))  # type: ignore[arg-type]


def _each_of_them(value: object) -> Bindings | None:
    target = getattr(value.body, "target", None) if isinstance(value, InTurn) else None
    if not isinstance(value, InTurn) or not isinstance(target, Chosen):
        return None
    theirs = Chosen(_among_any(target.filter), target.least, target.most, by=_WHO, whose=Chooser())  # type: ignore[arg-type]
    slots: Bindings = {"who": value.who, "verb": swapped(value.body, target, theirs)}
    return slots if _in_turn(slots) == value else None


THEIR_OWN: tuple[Phrase, ...] = (
    # one of theirs
    phrase(
        "vp",
        Exert,
        target=_CHOSEN,
        ja="自分の{filter:one_of}を[選び、|選んで]<エグザートする>",
        en=("<choose> one of their {filter:np.s} and <exert> [them|it]",),
    ),
    phrase(
        "vp",
        Exert,
        target=_CHOSEN,
        when=has_kind("filter", "character"),
        en="<choose> one of their {filter:np.s} and <exert> that character",
    ),
    phrase(
        "vp",
        Deal,
        target=_CHOSEN,
        ja="自分の{filter:one_of}を[選び、|選んで]{amount:number}ダメージを<与える>",
        en="<choose> one of their {filter:np.s} and <deal> {amount:number} damage to [them|it]",
    ),
    phrase(
        "vp",
        ToHand,
        target=_ONE,
        en=("<choose> @{filter:np} of theirs and <return> [it|them|that card] to their hand",),
    ),
    # several of theirs
    phrase(
        "vp",
        Banish,
        target=_SEVERAL,
        when=_many_characters,
        ja="自分の{filter:np}{n:number}体を[選び、|選んで]<退場させる>",
        en=(
            "<choose> and <banish> {n:number} of their {filter:np.s}",
            "<banish> {n:number} of their {filter:np.s}",
        ),
    ),
    phrase(
        "vp",
        Exert,
        target=_SEVERAL,
        when=_many_characters,
        ja="自分の{filter:np}{n:number}体を[選び、|選んで]<エグザートする>",
        en="<choose> and <exert> {n:number} of their {filter:np.s}",
    ),
    phrase(
        "vp",
        ToHand,
        target=_SEVERAL,
        when=_many_characters,
        ja="自分の{filter:np}{n:number}体を[選び、|選んで][|自分の]手札に<戻す>",
        en=(
            "<choose> {n:number} of their {filter:np.s} and <return> [them|those cards] to their hand",
            "<return> {n:number} of their {filter:np.s} to their hand",
        ),
    ),
    phrase(
        "vp",
        Banish,
        target=_ONE,
        en=("<choose> and <banish> @{filter:np} of theirs", "<choose> @{filter:np} of theirs and <banish> [them|it]"),
    ),
    phrase("vp", Exert, target=_ONE, en="<choose> and <exert> @{filter:np} of theirs"),
    phrase(
        "vp",
        ToInkwell,
        target=_ONE,
        ja="自分の{filter:one_of}を[選び、|選んで][|自分の]インクウェルに{exerted:facing}<置く>",
        en=(
            "<choose> one of their {filter:np.s} and <put> [it|that card] into their inkwell{exerted:facing}",
            "<choose> @{filter:np} of theirs and <put> [it|them] into their inkwell{exerted:facing}",
            "<put> one of their {filter:np.s} into their inkwell{exerted:facing}",
        ),
    ),
    # among one's own
    made("clause", _in_turn, _each_of_them, ja="{who:player}{verb:vps~}", en="{who:player} {verb:vps.s}"),
)
