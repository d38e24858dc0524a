"""The games that can be played, by id: their rules, the grammar of their cards, and what a deck must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from engine.games.lorcana import deck as lorcana_deck
from engine.games.lorcana.rulebook import Lorcana
from engine.games.lorcana.setup import OPENING_HAND as LORCANA_HAND
from engine.games.lorcana.wording import GRAMMAR as LORCANA_GRAMMAR
from engine.games.mlp import deck as mlp_deck
from engine.games.mlp.rulebook import Mlp
from engine.games.mlp.setup import OPENING_HAND as MLP_HAND
from engine.games.mlp.wording import GRAMMAR as MLP_GRAMMAR
from engine.kernel.card import Card
from engine.kernel.fault import Fault
from engine.kernel.record import Rules
from engine.wording import Grammar

GAMES: dict[str, Rules] = {"lorcana": Lorcana(), "mlp": Mlp()}

GRAMMARS: dict[str, Grammar] = {"lorcana": LORCANA_GRAMMAR, "mlp": MLP_GRAMMAR}

DECK_CHECKS: dict[str, Callable[[Sequence[str], Mapping[str, Card]], Sequence[Fault]]] = {
    "lorcana": lorcana_deck.check, "mlp": mlp_deck.check,
}
"""What a deck must be, by game: every fault of a deck, none if it may be played."""


class Drawing(Struct, frozen=True):
    """How hands are drawn: so many cards at the start, one each turn but the game's first (LOR 4.2.3.2, MLP 4-2.2.0).

    `kinds`: the types of cards that they are drawn from, where others lie apart; none where all do.
    """

    hand: int
    kinds: tuple[str, ...] = ()

    def pile(self, deck: Sequence[str], cards: Mapping[str, Card]) -> list[str]:
        """Of a deck's card keys those that are drawn from."""
        return [key for key in deck if not self.kinds or (key in cards and cards[key].kind in self.kinds)]


DRAWINGS: Mapping[str, Drawing] = {"lorcana": Drawing(LORCANA_HAND), "mlp": Drawing(MLP_HAND, mlp_deck.MAIN)}
"""How hands are drawn, by game."""
