"""A select of the cards that a viewer sees, so that any of them can be looked at alone."""

from __future__ import annotations

from cogs.presentation.controls import OPTIONS, Pick, Select, table_id
from cogs.presentation.option_matching import NamedOption, OptionMatcher
from cogs.presentation.words import Speaker
from engine.kernel.views.view import View
from engine.table import Live

LOOK, LOOK_ON = "look", "lookon"
"""The verbs of the select: under a board or a hand, and under a card, whose place the next one takes."""


def looked_at(live: Live, view: View, speaker: Speaker) -> list[NamedOption]:
    """The cards that a view names: its own hand, then the pieces in play; equal ones are numbered."""
    matcher, known = OptionMatcher(live, view, speaker), live.kept.setup.cards
    return [matcher.ref(ref) for ref, key in in_sight(view).items() if key in known]


def in_sight(view: View) -> dict[int, str]:
    """The cards of the viewer's hand and in play, by reference."""
    hand = view.seats[view.viewer].hand or () if view.viewer >= 0 else ()
    seen = {card.ref: card.key for card in hand}
    return seen | {piece.ref: piece.key for side in view.seats for piece in side.pieces}


def look_select(live: Live, view: View, speaker: Speaker, verb: str = LOOK) -> tuple[Select, ...]:
    """A select of them, as many as one holds; none where nothing is seen."""
    picks = tuple(Pick(str(one.value), one.shown) for one in looked_at(live, view, speaker)[:OPTIONS])
    return (Select(table_id(live.table.id, verb), picks, speaker.text("look-hint")),) if picks else ()
