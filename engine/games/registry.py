"""The games that can be played, by id: their rules, the grammar of their cards, and what a deck must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.lorcana import deck as lorcana_deck
from engine.games.lorcana.rulebook import Lorcana
from engine.games.lorcana.wording import GRAMMAR as LORCANA_GRAMMAR
from engine.games.mlp import deck as mlp_deck
from engine.games.mlp.rulebook import Mlp
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
