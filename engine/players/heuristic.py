"""A player of some sense. It is handed what its seat sees and nothing else; what that is worth says the game's mind."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from msgspec import Struct

from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.kernel.state.question import Question
from engine.kernel.views.build import build_view
from engine.kernel.views.view import View, keys_in


class Observation(Struct, frozen=True, kw_only=True):
    """All that a player decides from: the seat's view, its question, and the printed cards that the view names.

    `source`: the card whose text asks, None where a rule asks.
    """

    view: View
    question: Question
    cards: Mapping[str, Card]
    source: Card | None


def seen(game: Game, question: Question) -> Observation:
    """What the seat that is asked may know."""
    view = build_view(game, question.seat)
    source = game.keys[question.source] if question.source >= 0 else ""
    keys = dict.fromkeys([*keys_in(view, hands=True), *([source] if source else [])])
    cards = {key: game.library.faces[key].card for key in keys}
    return Observation(view=view, question=question, cards=cards, source=cards.get(source))


def answer(known: Observation, random: Random) -> tuple[int, ...]:
    """The picks of a player of some sense."""
    return MANIFESTS[known.view.game].mind(known.view, known.cards, random).answer(known.question, known.source)


def heuristic(game: Game, question: Question, random: Random) -> tuple[int, ...]:
    """Answer a question out of the seat's own view and the printed cards."""
    return answer(seen(game, question), random)
