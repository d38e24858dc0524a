"""What a judge may mend: whatever could be moved by hand by any seat, hidden cards among it."""

from __future__ import annotations

from engine.kernel.state.question import JudgeFix
from engine.kernel.verbs.by_hand import Offer
from engine.table.live import Live


def judge_moves(live: Live) -> list[Offer]:
    """Every move that a judge can be offered, each once; nothing after the end. It speaks of hidden cards."""
    offers: dict[tuple[str, tuple[int, ...]], Offer] = {}
    for seat in live.seats_in if live.outcome is None else ():
        for offer in live.play.rules.hand_moves(live.play.view(seat), seat):
            offers.setdefault((offer.move, offer.args), offer)
    return list(offers.values())


def fixes(live: Live) -> list[tuple[int, JudgeFix]]:
    """The corrections of a game by input number, in order."""
    return [(row.no, row.input) for row in live.play.rows if isinstance(row.input, JudgeFix)]
