"""How much: for each, equal to, this way."""

from __future__ import annotations

from engine.kernel.tree import (
    Anything,
    Bound,
    Chosen,
    Count,
    DamageOn,
    Opponents,
    Other,
    Side,
    StatOf,
    Tally,
    This,
    You,
)
from engine.wording import Bindings, Phrase, made, passing, phrase, word

from .filters import HERE, joined, leaves
from .targets import pronoun

_TALLIES = (
    ("removed", "この方法で取り除いたダメージと同じ", "for each 1 damage removed this way"),
    ("lost", "この方法で失われたロアと同じ", "for each 1 lore lost this way"),
    ("discarded", "捨てられたカードと同じ", "for each card discarded"),
)


def _here(bindings: Bindings) -> bool:
    """A guard: those at this location."""
    return HERE in leaves(bindings["filter"])


AMOUNTS: tuple[Phrase, ...] = (
    word("cards", 1, en="a card"),
    made(
        "cards",
        lambda bindings: bindings["n"],
        lambda value: {"n": value},
        en="{n:number} cards",
    ),
    # and the same number of
    *(phrase("each", Tally, what=what, ja=ja, en=en) for what, ja, en in _TALLIES),
    phrase("each", Count, ja="{filter:field}と同じ", en="for each {filter:field}"),
    phrase("each", Count, ja="{filter:np}と同じ", en="for each {filter:np}", when=_here),
    phrase(
        "each",
        Count,
        filter=Anything(),
        zone="hand",
        whose=You(),
        ja="あなたの手札にあるカードと同じ",
        en="for each card in your hand",
    ),
    phrase(
        "each",
        Count,
        filter=Anything(),
        zone="hand",
        whose=Opponents(),
        ja="対戦相手全員の手札にあるカードと同じ",
        en=("for each card in your opponents' hands", "for each card in opponents' hands"),
    ),
    phrase("each", DamageOn, ja="{target:damaged}受けているダメージと同じ", en="for each 1 damage on {target:bearer}"),
    phrase("each", StatOf, stat="lore", target=Bound("paid"), ja="その捨てたキャラクターの{L}と同じ"),
    word("damaged", This(), ja=("これが", "このキャラクターが")),
    passing("bearer", "this", en="{it}"),
    phrase("bearer", Chosen, en="chosen {filter:np}"),
    phrase("bearer", Chosen, en="another chosen {filter:another}"),
    pronoun("bearer", en=("them", "him", "her", "it", "that character")),
    pronoun("damaged", ja="そのキャラクターが"),
    passing("damaged", "picked_one", ja="{it}を選び、そのキャラクターが"),
    phrase("picked_one", Chosen, ja="{filter:np}1体"),
    made("field", *joined(Side(True)), ja="あなたの場の{rest:np}", en="{rest:np} you have in play"),
    made("field", *joined(Side(True), Other()), en="other {rest:np} you have in play"),
    made("field", *joined(Side(False)), ja="対戦相手全員の場の{rest:np}", en="{rest:np} opponents have in play"),
    # English: equal to
    phrase("equal", Count, en="the number of {filter:fields}"),
    phrase("equal", DamageOn, en="the damage on {target:bearer}"),
    phrase("equal", StatOf, stat="lore", target=Bound("paid"), en="the discarded character's {L}"),
    made("fields", *joined(Side(True)), en="{rest:np.s} you have in play"),
    made("fields", *joined(Side(True), Other()), en="other {rest:np.s} you have in play"),
    made("fields", *joined(Side(False)), en="{rest:np.s} opponents have in play"),
)
