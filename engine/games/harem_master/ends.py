"""How a game ends: five in court, five on the scaffold, a castle that has fallen, texts (102, 103)."""

from __future__ import annotations

from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import NOBODY

ENOUGH = 5
BONUS = 5
COURT, SCAFFOLD, CASTLE, STACK = "court", "scaffold", "deck", "stack"
WINS, LOSES = "wins", "loses"
"""Tallies of what texts have said about the end; it is decided with all else that holds then."""


@rule("HM 102.1")
def courtiers(g: Game) -> list[int]:
    """Who has five cards in his court, or as many as the table plays for."""
    return [seat for seat in g.turn_order(0) if g.count(seat, COURT) >= g.goal]


@rule("HM 102.2")
def executioners(g: Game) -> list[int]:
    """Who has five cards on his scaffold, or as many."""
    return [seat for seat in g.turn_order(0) if g.count(seat, SCAFFOLD) >= g.goal]


@rule("HM 102.4")
def told(g: Game, what: str) -> list[int]:
    """Of whom a text has said so."""
    return [seat for seat in g.turn_order(0) if what in g.state.players[seat].tallies]


@rule("HM 102.4", "HM 102.5", "HM 102.6")
def decide(g: Game) -> None:
    """Who has won or lost by now, all at the same time: losing beats winning; nobody has won where both have (ruling
    R-HM-12) or where both have lost."""
    in_court, on_scaffold, by_text = courtiers(g), executioners(g), told(g, WINS)
    lost = told(g, LOSES)
    if lost:
        _end(g, [seat for seat in g.turn_order(0) if seat not in lost], "102.4", "effect")
    elif won := sorted({*in_court, *on_scaffold, *by_text}):
        rule_, reason = _why(won, in_court, on_scaffold)
        _end(g, won, rule_, reason)


def _why(won: list[int], in_court: list[int], on_scaffold: list[int]) -> tuple[str, str]:
    if set(won) & set(in_court):
        return "102.1", "court"
    return ("102.2", "scaffold") if set(won) & set(on_scaffold) else ("102.4", "effect")


def _end(g: Game, winners: list[int], number: str, reason: str) -> None:
    if len(winners) == 1:
        g.end(winners, number, reason)
    else:
        g.end((), "102.5", reason)


# --- castles ---


def fallen(g: Game) -> list[int]:
    """Whose castle has no card left."""
    return [seat for seat in g.turn_order(0) if not g.zone(seat, CASTLE)]


@rule("HM 102.3", "HM 103.2")
def look_at_castles(g: Game, by: int = NOBODY) -> bool:
    """The game is over as soon as a castle has fallen, in the middle of whatever goes on (ruling R-HM-11); whoever has
    five by then has won before any points are counted (ruling R-HM-18). `by`: who has brought it down."""
    down, ended = fallen(g), g.state.outcome
    if not down or ended is not None:
        return bool(down)
    decide(g)
    if g.state.outcome is None:
        points = [score(g, seat) + bonus(g, seat, down, by) for seat in range(len(g.state.players))]
        g.tell("score", *points)
        best = [seat for seat, number in enumerate(points) if number == max(points)]
        g.end(best if len(best) == 1 else (), "103.2", "castle")
    return True


@rule("HM 102.3", "HM 103.2")
def score(g: Game, seat: int) -> int:
    """The characters that he controls, the cards in his court and those on his scaffold."""
    characters = [look for look in g.looks().values() if look.seat == seat and look.face.card.kind == "character"]
    return len(characters) + g.count(seat, COURT) + g.count(seat, SCAFFOLD)


@rule("HM 103.2")
def bonus(g: Game, seat: int, down: list[int], by: int) -> int:
    """To whose castle stands, or, where that is agreed, to who has brought the other's down (ruling R-HM-01)."""
    if g.flags.get("bonus_rule") == "felling":
        return BONUS if seat == by and seat not in down else 0
    return BONUS if seat not in down else 0
