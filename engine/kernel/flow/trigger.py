"""Trigger disciplines: in what order waiting triggers resolve. When they do is said by a rulebook's settle rows.

Four kinds serve the five games: the bag, the list (newest on top), check timing, and one player's before the other's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from engine.kernel.cards import tree as t
from engine.kernel.state.state import Pending, Ref

if TYPE_CHECKING:
    from engine.kernel.cards.face import Listen
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game

BY_SEAT = frozenset(("play", "discard", "discarded", "turn_start", "turn_end", "heal", "ready", "draw"))
"""Deeds of a player in every game; a rulebook names those of its own."""


class Discipline(Protocol):
    """A strategy over one list of waiting triggers. `order` is the seats from the active one to the left."""

    def to_order(self, fresh: Sequence[Pending], order: Sequence[int]) -> tuple[int, list[Pending]] | None:
        """Who must put which of his fresh triggers in order before they join, or None if nobody must."""

    def join(self, waiting: list[Pending], fresh: Sequence[Pending], order: Sequence[int]) -> None:
        """Fresh triggers, each seat's in the order chosen, join those that wait."""

    def choices(self, waiting: Sequence[Pending], order: Sequence[int], resolver: int) -> tuple[int, list[Pending]]:
        """Who picks the next one to resolve, and among which; `resolver` is who resolved last (-1: nobody yet)."""


def by_seat(entries: Sequence[Pending], seat: int) -> list[Pending]:
    """One seat's entries in order."""
    mine = []
    for entry in entries:
        if entry.seat == seat:
            mine.append(entry)
    return mine


def going_on(order: Sequence[int], seat: int) -> Sequence[int]:
    """The seats from one on, or from the next to the left of his if he has left (ruling R-LOR-40); -1: as they come."""
    if seat < 0:
        return order
    return sorted(order, key=lambda other: (other < seat, other))


class Bag:
    """LOR 8.7: a player picks any one of his own; the active player first until he has none, then the next."""

    def to_order(self, fresh: Sequence[Pending], order: Sequence[int]) -> tuple[int, list[Pending]] | None:
        return None

    def join(self, waiting: list[Pending], fresh: Sequence[Pending], order: Sequence[int]) -> None:
        waiting.extend(fresh)

    def choices(self, waiting: Sequence[Pending], order: Sequence[int], resolver: int) -> tuple[int, list[Pending]]:
        for seat in going_on(order, resolver):
            mine = by_seat(waiting, seat)
            if mine:
                return seat, mine
        raise ValueError("nobody in the game has a trigger that waits")


class NewestFirst:
    """MLP 5-4: the active player places his first, the other on top; the top resolves, nested ones go on top."""

    def to_order(self, fresh: Sequence[Pending], order: Sequence[int]) -> tuple[int, list[Pending]] | None:
        for seat in order:
            mine = by_seat(fresh, seat)
            if len(mine) > 1:
                return seat, mine
        return None

    def join(self, waiting: list[Pending], fresh: Sequence[Pending], order: Sequence[int]) -> None:
        """Each is put on top in the order chosen, so that a player's last one resolves first (MLP 5-4.6.0)."""
        for seat in order:
            for entry in by_seat(fresh, seat):
                waiting.insert(0, entry)

    def choices(self, waiting: Sequence[Pending], order: Sequence[int], resolver: int) -> tuple[int, list[Pending]]:
        return waiting[0].seat, [waiting[0]]


class CheckTiming:
    """GOT 10.5.3: masterless first, then one of the turn player's, then one of the other's; then all over again."""

    def to_order(self, fresh: Sequence[Pending], order: Sequence[int]) -> tuple[int, list[Pending]] | None:
        return None

    def join(self, waiting: list[Pending], fresh: Sequence[Pending], order: Sequence[int]) -> None:
        waiting.extend(fresh)

    def choices(self, waiting: Sequence[Pending], order: Sequence[int], resolver: int) -> tuple[int, list[Pending]]:
        masterless = by_seat(waiting, -1)
        if masterless:
            return order[0], masterless
        for seat in order:
            mine = by_seat(waiting, seat)
            if mine:
                return seat, mine
        raise ValueError("nobody in the game has a trigger that waits")


class OthersFirst:
    """HM 408: all of the non-active player's, then the active player's; each picks the order of his own."""

    def __init__(self, jumps: Callable[[Pending], bool] = lambda entry: False) -> None:
        self._jumps = jumps

    def to_order(self, fresh: Sequence[Pending], order: Sequence[int]) -> tuple[int, list[Pending]] | None:
        return None

    def join(self, waiting: list[Pending], fresh: Sequence[Pending], order: Sequence[int]) -> None:
        waiting.extend(fresh)

    def choices(self, waiting: Sequence[Pending], order: Sequence[int], resolver: int) -> tuple[int, list[Pending]]:
        jumping = [entry for entry in waiting if self._jumps(entry)]
        entries = jumping or list(waiting)
        for seat in (*order[1:], order[0]):
            mine = by_seat(entries, seat)
            if mine:
                return seat, mine
        raise ValueError("nobody in the game has a trigger that waits")


def manner_fits(manner: str, role: str, by_damage: bool) -> bool:
    """Whether what a card was in a challenge is what a trigger waits for; `by_damage`: its counterpart struck it."""
    if manner == "in_challenge":
        return role != ""
    if manner == "by_counterpart":
        return role != "" and by_damage
    return manner == role


def whose_deed(g: Game, listen: Listen, mine: int, seat: int) -> bool:
    """Whether a deed of that seat is one that a trigger of mine waits for."""
    anybodys = listen.event not in BY_SEAT and listen.event not in g.rules.deeds
    if anybodys or isinstance(listen.by, t.Players):
        return True
    if isinstance(listen.by, t.ActivePlayer):
        return mine != seat == g.state.active
    return (mine == seat) == isinstance(listen.by, t.You)


def fits(g: Game, listen: Listen, context: Context, subject: Ref, counterpart: Ref) -> bool:
    """Whether the cards of an event are those that a trigger waits for."""
    if listen.subject is not None and not listen.subject(g, g.look(subject), context):
        return False
    if listen.counterpart is None or listen.counterpart(g, g.look(counterpart), context):
        return True
    return any(listen.counterpart(g, g.look(other), context) for other in g.rules.beside(g, counterpart))


PLAIN = (t.Seq, t.Draw, t.GainPoints, t.LosePoints, t.You, t.Opponents)
"""Of what an effect consists that is the same whichever card has it and whichever has triggered it."""


def told_apart(g: Game, entries: Sequence[Pending], *, by_card: bool = False) -> list[Pending]:
    """Of triggers whose order could make no difference only the first: of those that say the same, whichever card
    says it. `by_card`: which card says it could make one, as where others may answer it."""
    if len(entries) < 2:
        return list(entries)
    first: dict[tuple[t.Ability, Ref, Ref, Ref, int, int], Pending] = {}
    for entry in entries:
        node = g.library.abilities[entry.ability].node
        about = (entry.source, entry.subject, entry.counterpart)
        if _is_plain(node):
            about = (entry.source if by_card else 0, 0, 0)
        first.setdefault((node, *about, entry.amount, entry.group), entry)
    return list(first.values())


def _is_plain(node: t.Ability) -> bool:
    """Whether an ability without a condition or a limit does the same for every card that has it."""
    if not isinstance(node, t.Triggered) or node.condition is not None or node.limit:
        return False
    return all(isinstance(part, PLAIN) for part in t.nodes_of(node.body))
