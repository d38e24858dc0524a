"""What an effect of Lorcana would do to one piece in play, and what that is worth to the one who brings it about."""

from __future__ import annotations

from engine.games.lorcana.nodes import MoveTo, ToInkwell
from engine.kernel.cards import tree as t
from engine.kernel.views.view import PieceView

A_CARD = 2.5
"""So much worth on the field makes a card."""
WOUND = 0.2
"""A damage counter that does not kill."""
BACK = {t.Banish: 1.0, t.ToHand: 0.6, t.ToDeck: 0.9, ToInkwell: 0.8, t.ToDiscard: 1.0}
"""How much of a piece is lost by what takes it out of play."""
HANDICAPS = frozenset(["reckless"])


def value(piece: PieceView) -> float:
    """What a piece is worth on the field, in ink."""
    stats = piece.stats
    return stats.get("cost", 0) + stats.get("lore", 0) + 0.3 * stats.get("strength", 0)


def price(piece: PieceView) -> float:
    """What losing a piece costs its player, in cards."""
    return value(piece) / A_CARD


def left(piece: PieceView) -> int:
    """So much damage until it is banished."""
    return piece.stats.get("willpower", 0) - piece.damage


def gain(effect: t.Effect, piece: PieceView, *, mine: bool) -> float:
    """What it brings to do this to that piece, in cards; below 0 if it is one's own that suffers."""
    match effect:
        case t.Banish() | t.ToHand() | t.ToDeck() | ToInkwell() | t.ToDiscard():
            worth = -price(piece) * BACK[type(effect)]
        case t.Deal(_, amount) | t.PutDamage(_, amount):
            worth = -_wounds(piece, amount - _resist(effect, piece) if isinstance(amount, int) else 3)
        case t.Heal(_, amount) | t.MoveDamage(_, _, amount):
            worth = WOUND * min(amount if isinstance(amount, int) else piece.damage, piece.damage)
        case t.Exert():
            worth = 0.0 if piece.exerted else -0.3 - 0.3 * piece.stats.get("lore", 0)
        case t.Ready():
            worth = 0.3 + 0.3 * piece.stats.get("lore", 0) if piece.exerted else 0.0
        case t.Modify(_, stat, amount):
            worth = _changed(piece, stat, amount if isinstance(amount, int) else 2)
        case t.Cannot(_, deed):
            worth = price(piece) * 0.4 if deed.startswith(("be_", "take_")) else -_hindered(piece, deed)
        case t.Grant(_, (t.Keyword(name), *_)) if name in HANDICAPS:
            worth = -0.3
        case t.Lose():
            worth = -0.3 * len(effect.keywords)
        case t.Grant() | t.Can() | MoveTo():
            worth = 0.2 + 0.1 * price(piece)
        case _:
            worth = 0.1 * price(piece)
    return worth if mine else -worth


def _resist(effect: t.Effect, piece: PieceView) -> int:
    return dict(piece.keywords).get("resist", 0) if isinstance(effect, t.Deal) else 0


def _wounds(piece: PieceView, number: int) -> float:
    """A wound that kills counts for the whole piece, another one for more the nearer it brings to that."""
    if number <= 0:
        return 0.0
    return price(piece) if number >= left(piece) else WOUND * number + 0.2 * price(piece) * number / left(piece)


def _changed(piece: PieceView, stat: str, number: int) -> float:
    if stat == "lore":
        return 0.5 * number if not piece.exerted else 0.1 * number
    if number < 0:
        return -0.12 * min(-number, piece.stats.get("strength", 0))
    return 0.1 * number + (0.0 if piece.exerted else 0.05)


def _hindered(piece: PieceView, deed: str) -> float:
    """What a piece is kept from doing: readying needs an exerted one."""
    if deed in ("ready", "ready_step") and not piece.exerted:
        return 0.05
    return 0.2 + 0.2 * piece.stats.get("strength" if deed == "challenge" else "lore", 0)
