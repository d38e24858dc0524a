"""Who has the highest or the lowest number among others of his kind: as a noun, and as a condition of this card."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.around import BOTH
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Greatest, Has, Matches, Players, Side, This
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, bare, leaves, made

_STATS = (
    ("cost", "使用コスト", "use-cost"),
    ("generated", "発生コスト", "generated-cost"),
    ("ap", "AP", "AP"),
    ("dp", "DP", "DP"),
    (BOTH, "AP/DPの合計値", "AP-and-DP"),
)
_ENDS = ((False, "高い", "highest"), (True, "低い", "lowest"))
_MOST = "[一番|最も]"


def _most(filter_: object) -> list[Has]:
    return [leaf for leaf in leaves(filter_) if isinstance(leaf, Has) and isinstance(leaf.amount, Greatest)]


def _of_group(lot: object, stat: str, *, lowest: bool) -> object:
    """Those of a group on the field than whom nobody of it has more, or less (R-PM-150)."""
    if not isinstance(lot, Lot) or lot.zone != "play" or lot.whose != Players() or _most(lot.filter):
        return REFUSED
    return LEAVES.combined([*leaves(lot.filter), Has(stat, "==", Greatest(stat, lot.filter, lowest))])


def _group(filter_: object, stat: str, *, lowest: bool) -> Bindings | None:
    most = _most(filter_)
    if len(most) != 1:
        return None
    rest = LEAVES.combined([leaf for leaf in leaves(filter_) if leaf is not most[0]])
    fits = rest is not REFUSED and bare(most[0]) == bare(Has(stat, "==", Greatest(stat, rest, lowest)))  # type: ignore[arg-type]
    return {"lot": Lot(rest)} if fits else None  # type: ignore[arg-type]


def _noun(stat: str, *, lowest: bool) -> Parts:
    def build(bindings: Bindings) -> object:
        such = _of_group(bindings["lot"], stat, lowest=lowest)
        return REFUSED if such is REFUSED else Lot(such)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Lot) or value.zone != "play" or value.whose != Players():
            return None
        return _group(value.filter, stat, lowest=lowest)

    return build, match


def _of_side(stat: str, *, lowest: bool) -> Parts:
    """The same, whose they are told before."""
    build_noun, match_noun = _noun(stat, lowest=lowest)

    def build(bindings: Bindings) -> object:
        lot = bindings["lot"]
        if not isinstance(lot, Lot) or any(isinstance(leaf, Side) for leaf in leaves(lot.filter)):
            return REFUSED
        told = LEAVES.combined([bindings["side"], *leaves(lot.filter)])
        return REFUSED if told is REFUSED or lot.zone != "play" else build_noun({"lot": Lot(told)})  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        slots = match_noun(value)
        sides = [leaf for leaf in leaves(slots["lot"].filter) if isinstance(leaf, Side)] if slots else []  # type: ignore[attr-defined]
        if slots is None or len(sides) != 1:
            return None
        rest = LEAVES.combined([leaf for leaf in leaves(slots["lot"].filter) if leaf not in sides])  # type: ignore[attr-defined]
        return {"side": sides[0], "lot": Lot(rest)}  # type: ignore[arg-type]

    return build, match


def _is_most(stat: str, *, lowest: bool) -> Parts:
    """This card is one of them."""

    def build(bindings: Bindings) -> object:
        such = _of_group(bindings["lot"], stat, lowest=lowest)
        theirs = Side(False) in leaves(getattr(bindings["lot"], "filter", None))
        return REFUSED if such is REFUSED or theirs else Matches(This(), such)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Matches) or bare(value.target) != This():
            return None
        return _group(value.filter, stat, lowest=lowest)

    return build, match


def _superlative() -> Iterator[Phrase]:
    for stat, ja, en in _STATS:
        for lowest, end, word_ in _ENDS:
            is_most = ja + "[が|の値が]" + _MOST + end
            such = f"{word_}-{en} "
            yield made("lot", *_noun(stat, lowest=lowest), ja=is_most + "[、|]{lot:lot}", en=such + "{lot:lot}")
            yield made("lot", *_of_side(stat, lowest=lowest), ja="{side:side}" + is_most + "{lot:lot}")
            yield made("lots", *_noun(stat, lowest=lowest), en=such + "{lot:lots}")
            yield made(
                "all_lot",
                *_noun(stat, lowest=lowest),
                ja=is_most + "{lot:all_lot}",
                en="those of {lot:all_lot}" + f" with the {word_} {en}",
            )
            parts = _is_most(stat, lowest=lowest)
            among = ("{lot:lot}の中で[、|]" + is_most, ja + "[が|の値が]{lot:lot}の中で[、|]" + _MOST + end)
            yield made("own_cond", *parts, ja=among)
            yield made(
                "cond",
                *parts,
                ja=("このカードが[、|]" + among[0], "このカードの" + among[1]),
                en=f"this card has the {word_} {en} among {{lot:lots}}",
            )


SUPERLATIVE: tuple[Phrase, ...] = tuple(_superlative())
