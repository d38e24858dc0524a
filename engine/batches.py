"""Answers that may be given one after another by one choice: all that score, and what is proposed for a cost."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.games.registry import MANIFESTS
from engine.kernel.state.question import ACTION, Question
from engine.kernel.views.view import PieceView, View
from engine.naming import verb_of
from engine.saying import Arg, Name, Say, term

END, OWED, LEFT, NAMED = "end", "owed", "left", "named"
"""The verb that ends a turn, and the facts that tell how many more pieces are to be named for a cost, how much is left
to pay, and with which cards so far."""


class Batch(Struct, frozen=True):
    """What it is called, the options that are to be answers in this order, and the pieces that it names."""

    label: Say
    picks: tuple[int, ...]
    named: tuple[Name, ...] = ()


def owed(view: View, question: Question) -> int:
    """How many answers a cost still takes, one a question; 0 where one answer is enough or none is sure."""
    count = view.facts.get(OWED, 0) if question.kind == "pay" else 0
    return int(count) if isinstance(count, int) and 1 < count < len(_pieces(question)) else 0


def scoring(view: View, question: Question) -> list[Batch]:
    """Each action that is often done with one piece after another, with all that can do it; and where nothing else
    would be lost, with the end of the turn after it."""
    together = MANIFESTS[view.game].telling.together if question.kind == ACTION else ()
    verbs = [verb_of(view, option) for option in question.options]
    ends = tuple(index for index, verb in enumerate(verbs) if verb == END)
    batches = []
    for verb in together:
        picks = tuple(index for index, each in enumerate(verbs) if each == verb)
        told: dict[str, Arg] = {"verb": term("verb", verb), "count": len(picks)}
        if len(picks) > 1:
            batches.append(Batch(Say("verb-all", told), picks))
        if picks and ends and lost_by_ending(view, question) == (verb,):
            batches.append(Batch(Say("verb-all-end", told), (*picks, *ends)))
    return batches


def paying(view: View, question: Question) -> tuple[int, ...]:
    """The pieces that are proposed for a cost: those that lie face down first, then as they lie on the board."""
    count = owed(view, question)
    pieces = {piece.ref: piece for side in view.seats for piece in side.pieces}
    indices = [index for index in _pieces(question) if int(question.options[index][1]) in pieces]
    if not count or len(indices) < count:
        return ()
    return tuple(sorted(indices, key=lambda index: _spared(pieces[int(question.options[index][1])]))[:count])


def _spared(piece: PieceView) -> bool:
    """Whether a piece is given later than others: what lies face down can do nothing else."""
    return not piece.face_down


def _pieces(question: Question) -> Sequence[int]:
    return [index for index, option in enumerate(question.options) if option[0] == "target"]


def lost_by_ending(view: View, question: Question) -> tuple[str, ...]:
    """The verbs that could still have scored or built something, and cannot after the turn's end."""
    tags = {action.verb: action.tag for action in MANIFESTS[view.game].actions}
    verbs = dict.fromkeys(verb_of(view, option) for option in question.options)
    return tuple(verb for verb in verbs if tags.get(verb) in ("scores", "builds"))
