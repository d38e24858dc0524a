"""Cards of two kinds: one or the other, one of each, and such as are not of a kind."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import bag
from engine.kernel.cards.tree import AllOf, AnyOf, Chosen, Kind, Not, Seq, ToHand, You
from engine.wording import REFUSED, Bindings, Phrase, Slot, made, phrase, word


def _two_kinds(bindings: Bindings) -> bool:
    """A guard: each told by more than the other leaves open."""
    return bindings["a"] != bindings["b"]


def _both_returned(bindings: Bindings) -> object:
    picks = [Chosen(bindings[slot], zone="discard", whose=You()) for slot in ("a", "b")]  # type: ignore[arg-type]  # filters
    return Seq(tuple(map(ToHand, picks)), "and") if _two_kinds(bindings) else REFUSED


def _returned(value: object) -> Bindings | None:
    match value:
        case Seq((ToHand(Chosen(a)), ToHand(Chosen(b))), "and"):
            slots: Bindings = {"a": a, "b": b}
            return slots if _both_returned(slots) == value else None
    return None


TWO_KINDS: tuple[Phrase, ...] = (
    # cards of two kinds
    made(
        "one_card",
        *bag(),
        ja="{class:class?}{kind:kind}・カード",
        en="{class:class?}{kind:kind} <card>{named:named?}{has:has?}",
    ),
    *(
        phrase(
            sort,
            AnyOf,
            parts=(Slot("a"), Slot("b")),
            when=_two_kinds,
            ja="{a:one_card}か{b:one_card}" if sort == "card" else (),
            en=en,
        )
        for sort, en in (
            ("card", ("{a:one_card} or @{b:one_card}", "{a:one_card} or {b:one_card}")),
            ("card.s", "{a:one_card.s} or {b:one_card.s}"),
        )
    ),
    word(
        "card",
        AllOf((Kind("action"), Not(Kind("song")))),
        ja="歌以外のアクション・カード",
        en=("action card that isn't a song", "non-song action card"),
    ),
    word("card.s", AllOf((Kind("action"), Not(Kind("song")))), en="action cards that aren't songs"),
    made(
        "act",
        _both_returned,
        _returned,
        ja="[あなたの|]捨て札から{a:one_card}1枚と{b:one_card}1枚を手札に[<戻す>|<加える>]",
        en="return @{a:one_card} and @{b:one_card} from your discard to your hand",
    ),
)
