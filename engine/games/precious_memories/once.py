"""Where cards of any works are mixed: the same card is played once in a turn, parallels counted together."""

from __future__ import annotations

from engine.games.precious_memories.flags import REGULATION, agreed
from engine.games.precious_memories.identity import identity
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref

PLAYED = "played:"


@rule("PM PM-priority-5")
def note_play(g: Game, seat: int, card: int) -> None:
    """However it is played."""
    tallies = g.state.players[seat].tallies
    name = PLAYED + identity(g.faces[card].card)
    tallies[name] = tallies.get(name, 0) + 1


@rule("PM PM-priority-5", "PM R-PM-90")
def played_already(g: Game, seat: int, ref: Ref) -> bool:
    """Whether that keeps a card from being played, for its cost or without it; with decks of two works it does not."""
    if agreed(g.flags, REGULATION) != "mix":
        return False
    return PLAYED + identity(g.faces[ref & CARD_MASK].card) in g.state.players[seat].tallies
