"""Who has won: whose opponent has seven points, or no card left in the deck."""

from __future__ import annotations

from engine.games.precious_memories.flags import DOUBLE_WIN, agreed
from engine.kernel.characteristics.aspect import POINTS
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

LOST_WITH = 7


@rule("PM R-PM-30", "PM R-PM-03")
def losers(g: Game) -> list[int]:
    """Who has seven points, whichever way they lie, or an empty deck; emptying it is enough."""
    deck = g.index["deck"]
    return [seat for seat, each in enumerate(g.state.players) if each.points >= g.goal or not each.zones[deck]]


def count_points(g: Game) -> None:
    """A player's points are the cards of his pile."""
    up, down = g.index["pile_up"], g.index["pile_down"]
    for player in g.state.players:
        count = len(player.zones[up]) + len(player.zones[down])
        if player.points != count:
            player.points = count
            g.touch(POINTS)


@rule("PM R-PM-30", "PM PM-alter")
def look_for_end(g: Game) -> None:
    """At once, whatever else goes on (R-PM-03)."""
    if g.state.outcome is not None or g.state.phase == "setup":
        return
    count_points(g)
    lost = losers(g)
    if lost:
        decide(g, lost)


@rule("PM R-PM-30")
def decide(g: Game, lost: list[int]) -> None:
    """Both at the same moment: a draw, unless the table reads it otherwise."""
    reason = "points" if any(g.state.players[seat].points >= g.goal for seat in lost) else "decked"
    winners = [seat for seat in g.turn_order(0) if seat not in lost]
    if not winners and (reading := agreed(g.flags, DOUBLE_WIN)) != "draw":
        winners = [g.state.active if reading == "turn" else g.next_seat(g.state.active)]
    g.end(winners, "R-PM-30", reason)
