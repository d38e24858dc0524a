"""Who may answer what is about to happen (406, 407)."""

from __future__ import annotations

from engine.games.harem_master.frames import Answering
from engine.games.harem_master.nodes import ChangeBattle
from engine.kernel.cards.tree import tag_of
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import NOBODY, Ref

KIND = "battle"
"""The moment at which the kind of a battle has been settled (306.5h)."""
CHANGES_KIND = tag_of(ChangeBattle("combat"))


@rule("HM 406.2", "HM 406.3a", "HM 407.3")
def answering(
    g: Game, event: str, subject: Ref, counterpart: Ref = 0, *, by: int = NOBODY, role: str = ""
) -> Answering | None:
    """The window for answers to what is about to happen; None where no card of the two decks can answer such a thing
    (ruling R-HM-20)."""
    if event not in g.library.answered and not (event == KIND and CHANGES_KIND in g.library.tags):
        return None
    active = g.state.active
    return Answering(
        seats=[g.next_seat(active), active],
        event=event,
        subject=subject,
        counterpart=counterpart,
        by=by,
        role=role,
        since=len(g.state.fresh),
    )
