"""What is counted: of whom, where, and what lies in a discard."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.lorcana.wording.conditions.history import JA_TURN
from engine.games.lorcana.wording.conditions.in_play import said_later
from engine.games.lorcana.wording.nouns.filters import HERE, LEAVES, joined
from engine.games.lorcana.wording.terms import SOMEWHERE
from engine.kernel.cards.tree import At, Class, Count, Has, In, Kind, Manner, Named, Other, Side, Times, Trigger, You
from engine.wording import Bindings, Phrase, leaves, made, phrase, word


def _plain_kind(bindings: Bindings) -> bool:
    """A guard: of a type, a classification or a name, and nothing that only a card in play can be."""
    return all(isinstance(leaf, Kind | Class | Named) for leaf in leaves(bindings["rest"]))


def _with_any_here(bindings: Bindings) -> object:
    """Those here, of whatever side, that have so much of a stat."""
    return LEAVES.combined([*leaves(bindings["rest"]), HERE, bindings["has"]])


def _any_here_with(value: object) -> Bindings | None:
    told = leaves(value)
    has = [leaf for leaf in told if isinstance(leaf, Has)]
    if len(has) != 1 or HERE not in told or any(isinstance(leaf, Side) for leaf in told):
        return None
    return {"rest": LEAVES.combined([leaf for leaf in told if leaf not in (HERE, has[0])]), "has": has[0]}


def _of_yours(bindings: Bindings) -> bool:
    """A guard: those of one's own."""
    return Side(True) in leaves(bindings["rest"])


_SANG = "[sang|exerted to sing|was exerted to sing|were exerted to sing]"
_GONE: tuple[tuple[str, Manner, str], ...] = (
    ("banish", "", "退場した"),
    ("banish", "in_challenge", "チャレンジ中に退場した"),
    ("leave", "", "場を離れた"),
)


def _so_many(bindings: Bindings) -> object:
    """As many as it happened to."""
    on = bindings["by"]
    assert isinstance(on, Trigger)
    return Times(replace(on, subject=bindings["subject"]), each=True)


def _each_gone(value: object) -> Bindings | None:
    if not isinstance(value, Times):
        return None
    by = Trigger(value.on.event, manner=value.on.manner)
    slots: Bindings = {"by": by, "subject": value.on.subject}
    return slots if _so_many(slots) == value else None


COUNTED: tuple[Phrase, ...] = (
    # lying in a discard
    made("lying", *joined(when=_plain_kind), en="{rest:np~}"),
    phrase("equal", Count, zone="discard", whose=You(), en="the number of {filter:lying.s} in your discard"),
    phrase("each", Count, zone="discard", whose=You(), en="for each {filter:lying} in your discard"),
    # here, at a location, opposing
    made("field", _with_any_here, _any_here_with, en="{rest:np} here{has:has}"),
    made("field", *joined(Side(True), At(SOMEWHERE)), en="{rest:np} you have at a location"),
    made("field", *joined(when=lambda bindings: Side(False) in leaves(bindings["rest"])), ja="{rest:np}"),
    made("fields", *joined(Side(True), HERE), en="{rest:np.s} [you had|you have] here"),
    # yours
    made("fields", *joined(Side(True)), en="your {rest:np.s}[| in play]"),
    made("fields", *joined(Side(True), Other()), en="your other {rest:np.s}[| in play]"),
    made("field", *joined(Side(True)), en="{rest:np} you have"),
    made("field", *joined(Side(True), Other()), en="other {rest:np} you have"),
    *(
        made("field", *said_later(rank, when=_of_yours), en="{rest:own_field}[ in play|]" + f"{{{rank}:{rank}}}")
        for rank in ("has", "with")
    ),
    made("own_field", *joined(Side(True)), en="{rest:np} you have"),
    # by what they did this turn
    made("fields", *joined(In("sings_it")), en=f"{{rest:np.s}} [who|that] {_SANG} this song"),
    made(
        "field", *joined(In("sings_it")), ja="この歌を歌った{rest:np}", en=f"{{rest:np}} [who|that] {_SANG} this song"
    ),
    *(
        made(sort, _so_many, _each_gone, ja=f"{JA_TURN}{{by:gone_by}}{{subject:np}}{much}")
        for sort, much in (("per", "[1体|1つ|1枚]につき[、|]"), ("each", "と同じ"))
    ),
    *(word("gone_by", Trigger(event, manner=manner), ja=ja) for event, manner, ja in _GONE),
)
