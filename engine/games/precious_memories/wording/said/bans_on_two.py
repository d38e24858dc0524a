"""Who cannot block whom, where both are chosen in one sentence; and so many cards of the hand that are shown."""

from __future__ import annotations

from engine.games.precious_memories.nodes import Designate, Show
from engine.games.precious_memories.wording.nouns.anaphora import PRONOUNS
from engine.games.precious_memories.wording.nouns.targets import MOST
from engine.kernel.cards.tree import Cannot, Chosen, Deed, Is, Seq, Trigger, You
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, made, plain
from engine.wording.spoken import Said

NAMED = PRONOUNS.of("指定したキャラ")
_NAMED = (NAMED, PRONOUNS.of("the named character"))


def is_named(whom: object) -> bool:
    return whom in _NAMED or (isinstance(whom, Said) and any(it in whom.fits for it in _NAMED))


def is_of_named(on: object) -> bool:
    """Whether it is the named one who does it, or in whose approach it happens."""
    sides = (on.subject, on.counterpart) if isinstance(on, Trigger) else ()
    return any(isinstance(side, Is) and is_named(side.target) for side in sides)


def _ban(deed: Deed) -> Parts:
    """The other one is named first, then it is said of whom."""

    def build(bindings: Bindings) -> object:
        ban = Cannot(bindings["a"], deed, bindings["dur"], Is(NAMED))  # type: ignore[arg-type]
        return Seq((Designate(bindings["b"]), ban))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Designate(b), Cannot(a, there, dur, Is(whom))), "sentence") if there == deed:
                return {"a": a, "b": b, "dur": dur} if is_named(whom) else None
        return None

    return build, match


def _at_least() -> Parts:
    """So many cards of the hand or more are shown."""

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        assert isinstance(lot, Lot)
        if lot.zone != "hand" or lot.whose != You():
            return REFUSED
        return Show(Chosen(lot.filter, bindings["n"], MOST, "hand", You(), You()))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        target = plain(value.target) if isinstance(value, Show) else None
        if not isinstance(target, Chosen) or target.most != MOST or target.least < 1 or target.zone != "hand":
            return None
        return {"lot": Lot(target.filter, "hand", You()), "n": target.least}

    return build, match


def _in_hand(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return Lot(lot.filter, "hand", You()) if lot.zone == "play" else REFUSED


def _from_hand(value: object) -> Bindings | None:
    return {"lot": Lot(value.filter)} if isinstance(value, Lot) and value.zone == "hand" else None


BANS_ON_TWO: tuple[Phrase, ...] = (
    made(
        "chain",
        *_ban("block_with"),
        ja=(
            "{a:one}は[、|]{dur}{b:one}を妨害[できない|することができない]",
            "{dur}{a:one}は[、|]{b:one}を妨害[できない|することができない]",
        ),
    ),
    made(
        "chain",
        *_ban("be_blocked"),
        ja=("{a:one}は[、|]{dur}{b:one}には妨害されない", "{dur}{a:one}は[、|]{b:one}には妨害されない"),
    ),
    made(
        "act",
        *_at_least(),
        ja=("手札から{n:number}枚以上の{lot:hand_lot}を表に<する>", "{lot:pile_lot}を{n:number}枚以上表に<する>"),
        en="show {n:number} or more {lot:lots}",
    ),
    made("hand_lot", _in_hand, _from_hand, ja="{lot:lot}"),
)
