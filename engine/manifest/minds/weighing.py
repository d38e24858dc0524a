"""What a text promises: the worth of an effect in cards, as far as the board and the tree tell it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView
from engine.manifest.minds.mind import FALLBACK, Mind

CARD = 1.0
RUIN = -1000.0
"""To draw out of an empty deck is to lose."""
HELP = 2
"""So much is reckoned with where a number is not printed."""


class Weighing(Mind):
    """A mind that reads effects; what they do on its own board, its game says."""

    GUESSES: Mapping[type, float] = {}
    """What effects are worth whose outcome the board does not tell, in cards."""
    ON_ENTERING: frozenset[str] = frozenset()
    """The events of a trigger that belong to playing the card itself."""

    def promise(self, effect: t.Effect) -> float:
        """What an effect of one's own would be worth, in cards."""
        match effect:
            case t.Seq(parts):
                return sum(self.promise(part) for part in parts)
            case t.May(body):
                return max(self.promise(body), 0.0)
            case t.If(_, then):
                return self.promise(then) / 2
            case t.Draw(who, amount) if self.side(who) > 0 and self.number(amount) > self.mine.counts["deck"]:
                return RUIN
            case t.Draw(who, amount):
                return CARD * self.number(amount) * self.side(who)
            case t.Discard(who, amount):
                return -CARD / 2 * self.number(amount) * self.side(who)
        return self.GUESSES.get(type(effect), FALLBACK / 2)

    def at_once(self, card: Card) -> list[t.Effect]:
        """What a card does as soon as it is used."""
        bodies = [each.body for each in card.abilities if isinstance(each, t.Spell)]
        return bodies + [
            each.body
            for each in card.abilities
            if isinstance(each, t.Triggered) and any(on.event in self.ON_ENTERING for on in each.on)
        ]

    def ability(self, piece: PieceView, nth: int) -> t.Activated | None:
        """The nth that is printed there; None for one that was gained."""
        printed = [each for each in self.cards[piece.key].abilities if isinstance(each, t.Activated)]
        return printed[nth] if nth < len(printed) else None

    def number(self, amount: t.Amount | None) -> int:
        return amount if isinstance(amount, int) else HELP

    def side(self, who: object) -> int:
        return -1 if isinstance(who, t.Opponents) or (isinstance(who, t.ChosenPlayer) and who.opponent) else 1

    def on_board(self, target: t.Target) -> bool:
        return isinstance(target, t.Chosen | t.Every) and target.zone == "play"

    def total(self, target: t.Target, among: Iterable[PieceView], gain: Callable[[PieceView], float]) -> float:
        """Of all that it reaches, or of the best that can be chosen."""
        assert isinstance(target, t.Chosen | t.Every)
        gains = sorted((gain(piece) for piece in among if self.fits(target.filter, piece)), reverse=True)
        if isinstance(target, t.Every):
            return sum(gains)
        return sum(worth for at, worth in enumerate(gains[: target.most]) if worth > 0 or at < target.least)

    @abstractmethod
    def fits(self, test: t.Filter, piece: PieceView) -> bool:
        """Whether a piece is what a filter on one's own card asks for, as far as can be seen."""
