"""A player of Lorcana: inks what is too dear, trades well, quests with the rest."""

from __future__ import annotations

from engine.kernel.card import Card
from engine.kernel.question import Option
from engine.kernel.view import PieceView
from engine.players.minds.mind import Mind, harms

ENOUGH_INK = 8
DEAR = 5


class LorcanaMind(Mind):
    """Ink first, then good trades, then cards, then quests; the end of the turn when nothing else is left."""

    def mulligan(self, option: Option) -> float:
        return self.cost(option) - DEAR + 0.5

    def target(self, piece: PieceView, source: Card | None) -> float:
        """Harm goes to the best of the others, help to the best of one's own."""
        harmful = source is not None and harms(source)
        return self.value(piece) if (piece.seat != self.view.viewer) == harmful else -self.value(piece)

    def value(self, piece: PieceView) -> float:
        """What a piece is worth on the field."""
        stats = piece.stats
        return stats.get("cost", 0) + stats.get("lore", 0) + 0.3 * stats.get("strength", 0)

    def action(self, option: Option) -> float:
        word = option[0]
        if word == "ink":
            return self.inking(option)
        if word in ("play", "shift", "sing", "sing_together"):
            return 20.0 + self.cost(option) + (3.0 if word != "play" else 0.0)
        if word == "challenge":
            return self.trade(self.pieces[int(option[1])], self.pieces[int(option[2])])
        if word == "quest":
            return 10.0 + self.pieces[int(option[1])].stats.get("lore", 0)
        if word == "use":
            return 15.0 if self.random.random() < 0.5 else -1.0
        return 0.5 if word == "end" else -1.0

    def inking(self, option: Option) -> float:
        """What is far too dear now goes first; nobody inks his last cards once he has enough."""
        ink = self.mine.ready + self.mine.spent
        if ink >= ENOUGH_INK or len(self.mine.hand or ()) < 2:
            return -1.0
        return 40.0 + abs(self.cost(option) - ink - 1)

    def trade(self, mine: PieceView, other: PieceView) -> float:
        """Worth it if what dies there is worth more than what dies here."""
        blow = mine.stats.get("strength", 0) + dict(mine.keywords).get("challenger", 0)
        blow -= dict(other.keywords).get("resist", 0)
        back = other.stats.get("strength", 0) - dict(mine.keywords).get("resist", 0)
        kills = blow >= other.stats.get("willpower", 0) - other.damage
        dies = back >= mine.stats.get("willpower", 0) - mine.damage
        if not kills:
            return -1.0
        gain = self.value(other) - (self.value(mine) if dies else 0.0) - mine.stats.get("lore", 0)
        return 30.0 + gain if gain > 0 else -1.0
