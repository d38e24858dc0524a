"""What a text names without choosing: by where it is, and what it chose before."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine.kernel.characteristics.look import worth
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Ref
from engine.kernel.state.tucked import tucked

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look, Predicate
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game


HELD = 0
"""The mark of what a verb works on while it selects something besides."""

WAS = "chosen:was"
"""The slot in which those that were chosen are kept as they were, once the same effect has moved them."""
MOVED = "revealed:was"
"""The slot in which a revealed card is kept as it lay, once the same effect has put it somewhere."""


def marked(mark: int) -> str:
    """The slot of a selection that the text speaks of again."""
    return f"mark:{mark}"


def is_mark(slot: str) -> bool:
    """Whether it is such a slot."""
    return slot.startswith("mark:")


def place_of(g: Game, ref: Ref) -> Ref:
    """Where a card in play is or was last, or 0."""
    piece = g.look(ref).piece
    return piece.at if piece is not None else 0


def under(g: Game, host: Ref) -> list[Ref]:
    """The cards that lie face down under a piece, or lay there when it left play."""
    piece = g.state.field.get(host)
    if piece is not None:
        return [g.state.refs[card] for card in tucked(piece)]
    return list(g.state.gone[host].under) if host in g.state.gone else []


def top_of(g: Game, seat: int, number: int) -> list[Ref]:
    return g.top(seat, number)


@rule("MLP 6-9.1.0")
def bottom_of(g: Game, seat: int, number: int) -> list[Ref]:
    """The lowest so many cards of a deck, the lowest one last."""
    deck = g.zone(seat, "deck")
    return [g.state.refs[card] for card in deck[max(len(deck) - max(number, 0), 0) :]]


@rule("MLP 2-3.5.0")
def host_of(g: Game, worn: Ref) -> list[Ref]:
    """The card that it is on."""
    piece = g.state.field.get(worn)
    return [piece.at] if piece is not None and piece.at else []


@rule("LOR 6.2.4.1")
def same_name(one: Look, other: Look) -> bool:
    """One of the names of a card with two is enough."""
    return not one.face.names.isdisjoint(other.face.names)


def namesake(group: Callable[[Game, Context], list[Ref]], *, of_its_player: bool) -> Predicate:
    """Whether a card has a name of another one of a group, or, `of_its_player`, of another one that its player has."""

    def test(g: Game, look: Look, c: Context) -> bool:
        others = [g.look(ref) for ref in group(g, c) if ref != look.source]
        return any(same_name(look, other) for other in others if not of_its_player or other.seat == look.seat)

    return test


ANY = 1 << 16
"""More than there can be."""


def of_class(name: str) -> Predicate:
    """Whether it is of a class now: one that a keyword lends goes with that keyword (GOT 12.9.2)."""

    def is_of_class(g: Game, look: Look, c: Context) -> bool:
        face = look.face
        if name not in face.classes:
            return False
        return name not in face.by_keyword or face.by_keyword[name] in look.keywords

    return is_of_class


def same_class(one: Look, other: Look, but: str) -> bool:
    """Whether a classification is common to both, left out those that begin so."""
    return any(not but or not name.startswith(but) for name in one.face.classes & other.face.classes)


def fullest_hands(g: Game, best: Callable[..., int] = max) -> list[int]:
    """Whoever has the most cards in the hand, or by another measure the fewest; several where they have as many."""
    order = g.turn_order()
    most = best((g.count(seat, "hand") for seat in order), default=0)
    return [seat for seat in order if g.count(seat, "hand") == most]


def counts_for(g: Game, value: int) -> int:
    """What a value counts for in sums and comparisons (GOT 1.3.2.2)."""
    return value if value > 0 or g.rules.below_zero else worth(value)


def number_of(g: Game, look: Look, stat: str) -> int:
    """A stat of a card, the number of its keyword of that name, how many cards are under it (ruling R-LOR-61), or
    `guests`: how many are at it."""
    if stat == "under":
        return len(look.piece.cards) - 1 if look.piece is not None else 0
    if stat == "guests":
        return sum([piece.at == look.source for piece in g.state.field.values()])
    return counts_for(g, look.stats.get(stat, look.keywords.get(stat, 0)))


def unique(items: Iterable[int]) -> list[int]:
    """Each item once, in order of first appearance."""
    return list(dict.fromkeys(items))


def lying(g: Game, seat: int, zone: str) -> list[Look]:
    """A player's cards in a zone, or in play."""
    if zone == "play":
        return [look for look in g.looks().values() if look.seat == seat]
    return g.zone_looks(seat, zone)


def outnumbering(
    count: Callable[[Game, Context, int], int], compare: Callable[[int, int], bool]
) -> Callable[[Game, Context], list[int]]:
    """Each opponent whose number of something compares so with one's own."""
    return lambda g, c: [
        seat for seat in g.turn_order() if seat != c.seat and compare(count(g, c, seat), count(g, c, c.seat))
    ]


def such_in(zone: str, test: Predicate) -> Callable[[Game, Context, int], int]:
    """How many such cards a player has in a zone, or in play."""
    return lambda g, c, seat: sum([1 for look in lying(g, seat, zone) if test(g, look, c)])
