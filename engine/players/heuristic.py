"""A player of some sense. It sees only its own view; what a game's cards and moves are worth says that game's mind."""

from __future__ import annotations

from random import Random

from engine.kernel.game import Game
from engine.kernel.question import Question
from engine.kernel.viewing import build_view
from engine.players.minds import MINDS


def heuristic(game: Game, question: Question, random: Random) -> tuple[int, ...]:
    """Answer a question out of the seat's own view and the printed cards."""
    view = build_view(game, question.seat)
    cards = {key: game.library.faces[key].card for key in set(game.keys)}
    source = cards[game.keys[question.source]] if question.source >= 0 else None
    return MINDS[view.game](view, cards, random).answer(question, source)
