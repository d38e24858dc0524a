"""More of the same families: for every few, out of opponents' piles, the highest among one's own, one of each sort."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.lorcana.nodes import ToInkwell
from engine.kernel.cards.tree import (
    AllOf,
    Anything,
    Cannot,
    Chooser,
    Chosen,
    Count,
    DamageOn,
    Draw,
    GainPoints,
    Greatest,
    Has,
    InTurn,
    Kind,
    Lose,
    LosePoints,
    Modify,
    Node,
    Opponents,
    PayLess,
    PerGroup,
    PlayerOf,
    Repeat,
    Side,
    ToDeck,
    ToHand,
    Tuck,
    You,
)
from engine.wording import REFUSED, Bindings, Many, Phrase, Slot, leaves, made, node, phrase, word

from .filters import LEAVES, bag, joined
from .places import Subject, swapped
from .sentences import chooses
from .terms import KINDS

_WHO = Subject()
_EVERY = node(PerGroup, each=Slot("each"), amount=Slot("count"), of=Slot("of"))


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


def _by_some(bindings: Bindings) -> bool:
    """A guard: by certain cards."""
    return not isinstance(bindings["filter"], Anything)


def _by_opponents(bindings: Bindings) -> bool:
    """A guard: by cards of opponents, since of one's own a text hardly says that they may not choose it."""
    return Side(False) in leaves(bindings["filter"])


def _some_songs(slot: str) -> Callable[[Bindings], bool]:
    """A guard: songs that are told by more than that they are songs."""
    return lambda bindings: Kind("song") in leaves(bindings[slot]) and len(leaves(bindings[slot])) > 1


BESIDES: tuple[Phrase | Many, ...] = (
    # songs that may not be sung, and such as are
    made("such_song", *joined(when=_some_songs("rest")), ja="{rest:np}", en="@{rest:np}"),
    phrase(
        "pred",
        Cannot,
        target=_WHO,
        deed="sing",
        when=_some_songs("filter"),
        ja="{duration}{filter:np}を歌うために{E}できない",
        en=("<can't> [{E}|exert] to sing {filter:np.s}{duration}", "<can't> sing {filter:np.s}{duration}"),
    ),
    # what they pay
    phrase(
        "cheaper",
        PayLess,
        who=Opponents(),
        en="[opponents'|your opponents'] {filter:np.s} cost {amount:ink_more} more[ to play|]",
    ),
    # for every few
    phrase(
        "pred",
        Modify,
        target=_WHO,
        amount=_EVERY,
        en="<get> {each:plus} {stat}{duration} for [every|each] {of:plural} {count:every}",
    ),
    *(
        phrase(
            "vp",
            verb,
            who=_WHO,
            amount=_EVERY,
            en=en,
        )
        for verb, en in (
            (Draw, "<draw> {each:cards} for [every|each] {of:plural} {count:every}"),
            (GainPoints, "<gain> {each:number} lore for [every|each] {of:plural} {count:every}"),
            (LosePoints, "<lose> {each:number} lore for [every|each] {of:plural} {count:every}"),
        )
    ),
    *(
        phrase(
            "clause", verb, who=You(), amount=_EVERY, en=f"for [every|each] {{of:plural}} {{count:every}}, [|you ]{en}"
        )
        for verb, en in (
            (Draw, "draw {each:cards}"),
            (GainPoints, "gain {each:number} lore"),
            (LosePoints, "lose {each:number} lore"),
        )
    ),
    phrase("every", Count, en="{filter:fields}"),
    phrase("every", Count, zone=Slot("zone"), whose=You(), en="{filter:card.s} in your {zone:pile}"),
    phrase("every", DamageOn, en="damage on {target:bearer}"),
    # keywords that are lost
    phrase("pred", Lose, target=_WHO, en="<lose> {keywords:lost_three}{duration}"),
    Many("lost_three", "keyword_name", {"en": (", ", ", and ")}, least=3),
    # among one's own
    made("clause", _in_turn, _each_of_them, ja="{who:player}{verb:vps~}", en="{who:player} {verb:vps.s}"),
    # chosen before it is said what for
    phrase("act", ToHand, en="choose {target:from_pile} and return [it|them] to your hand"),
    phrase("act", ToInkwell, en="choose {target:from_pile} and put [it|them] into your inkwell{exerted:facing}"),
    phrase("act", ToDeck, place="bottom", en="choose {target:from_pile} and put [it|them] on the bottom of your deck"),
    phrase("act", ToDeck, place="shuffle", en="choose {target:from_pile} and shuffle [it|them] into your deck"),
    phrase("act", Tuck, en="choose {target:from_pile} and put [it|them] facedown under {under:object}"),
    # numbers of what lies in a pile
    phrase("equal", Count, zone="discard", whose=You(), en="the number of {filter:lying.s} in your discard"),
    phrase("each", Count, zone="discard", whose=You(), en="for each {filter:lying} in your discard"),
    # with a keyword and a number
    made(
        "np",
        *bag(),
        en=(
            "{side:opposing?}{state:state?}{ink:ink?}{class:class~?}{kind:kind~}{with:with}{has:has_and}",
            "{state:state?}{ink:ink?}{class:class~?}{kind:kind~}{side:yours}{with:with}{has:has_and}",
        ),
    ),
    *(
        phrase("has_and", Has, stat="cost", op=op, en=f" and cost {{amount:number}}{en}")
        for op, en in (("<=", " or less"), (">=", " or more"), ("==", ""))
    ),
    *(
        phrase("has_and", Has, op=op, en=f" and {{amount:number}} {{stat:stat}}{en}")
        for op, en in (("<=", " or less"), (">=", " or more"))
    ),
    # whose hand
    phrase("whose_hand", PlayerOf, ja="{target:whose}プレイヤーの", en="{target:whose} player's"),
    # what others' texts may not do to it
    *(
        phrase(
            "pred",
            Cannot,
            target=_WHO,
            deed=deed,
            when=_by_opponents if deed == "be_chosen" else _by_some,
            ja="{duration}{filter:cause}によって" + ja,
            en=f"<can't> be {en} by {{filter:cause}}{{duration}}",
        )
        for deed, ja, en in (
            ("suffer_exert", "<エグザートされない>", "exerted"),
            ("suffer_banish", "<退場しない>", "banished"),
            ("suffer_damage", "<ダメージを受けない>", "[dealt damage|damaged]"),
            ("suffer_to_hand", "<手札に戻らない>", "returned to [hand|your hand|their player's hand|a player's hand]"),
            ("be_chosen", "<選ばれない>", "chosen"),
        )
    ),
    phrase(
        "pred",
        Cannot,
        target=_WHO,
        deed="suffer_damage",
        when=_by_some,
        en="<take> no damage from {filter:cause}{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_WHO,
        deed="suffer_to_hand",
        ja="{duration}手札に<戻らない>",
        en="<can't> be returned to [hand|your hand|their player's hand|a player's hand|their players' hands]{duration}",
    ),
    *(
        phrase(
            "said",
            Cannot,
            deed=deed,
            filter=Side(False),
            en=(
                f"[opponents|your opponents] can't {en}{{duration}}",
                f"^{{duration:first}}[opponents|your opponents] can't {en}",
            ),
        )
        for deed, en in (
            ("suffer_exert", "exert {target:object}"),
            ("suffer_banish", "banish {target:object}"),
            ("suffer_damage", "deal damage to {target:object}"),
            (
                "suffer_to_hand",
                "return {target:object} to [your hand|your hands|their player's hand|hand|their players' hands]",
            ),
        )
    ),
    phrase(
        "lasting",
        Cannot,
        deed="suffer_damage",
        when=_by_some,
        en="if {target:this} would be dealt damage by {filter:cause}, prevent that damage",
    ),
    word(
        "cause",
        Side(False),
        ja="対戦相手の効果",
        en=("[your |]opponents' [effects|cards|abilities]", "an opponent's [effect|card|ability]", "opposing effects"),
    ),
    *(
        word(
            "cause",
            AllOf((Kind(kind), Side(False))),
            ja=f"対戦相手の{ja}",
            en=(f"[your |]opponents' {kind}s", f"an opponent's {kind}", f"opposing {kind}s"),
        )
        for kind, ja in KINDS.items()
    ),
    *(
        word("cause", Kind(kind), ja=ja, en=(f"{kind}s", f"{'an' if kind[0] in 'ai' else 'a'} {kind}"))
        for kind, ja in KINDS.items()
        if kind in ("action", "song", "item")
    ),
    # so many times, told behind
    phrase("simple", Repeat, when=chooses, en="{body:clause} {times:each}"),
)
