"""Which deck somebody means away from a table: one of his own, or one of those that every table offers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cogs.house import House
from cogs.naming import Named, Unmatched, match
from cogs.screens import deck_title
from cogs.words import NAME_LIMIT, Speaker, clipped
from data.store import DeckRow

MADE = "/"
"""What stands before the id of a ready-made deck where an own one has its name."""


class Shown(Struct, frozen=True):
    """A deck that can be looked at. `place`: what names it in its game; `names`: what it may be called by."""

    game: str
    place: str
    name: str
    names: tuple[str, ...]
    keys: tuple[str, ...]

    @property
    def value(self) -> str:
        """What names it among all that its reader sees."""
        return f"{self.game}:{self.place}"

    @property
    def is_made(self) -> bool:
        """Whether it is offered to everybody."""
        return self.name != self.place


def kept(row: DeckRow) -> Shown:
    """A user's own deck."""
    return Shown(row.game, row.name, row.name, (row.name,), tuple(row.keys))


async def own_decks(house: House, user: int) -> list[Shown]:
    """All decks of a user, the newest first."""
    return [kept(row) for row in await house.store.decks.of(user)]


def made_decks(house: House, speaker: Speaker) -> list[Shown]:
    """The decks that tables of all games offer, called as a reader calls them."""
    return [Shown(game, f"{MADE}{deck.id}", deck_title(deck.id, shelf.decks, speaker),
                  (deck.id, *deck.name.values()), deck.cards)
            for game, shelf in house.shelves.items() for deck in shelf.decks]


async def own_deck(house: House, user: int, typed: str) -> DeckRow:
    """A user's own deck by what autocomplete gave or by its name. Raises Unmatched."""
    rows = await house.store.decks.of(user)
    decks = [kept(row) for row in rows]
    found = _named(typed, decks)
    if found is None:
        raise Unmatched("shelf-none", typed=clipped(typed, NAME_LIMIT))
    return rows[decks.index(found)]


async def deck_meant(house: House, user: int, typed: str, speaker: Speaker) -> Shown:
    """A deck of a user or a ready-made one, by what autocomplete gave or by its name; a name that is both, or a part
    of both, means the user's own. Raises Unmatched."""
    own, made = await own_decks(house, user), made_decks(house, speaker)
    for decks in (_called(typed, own), _called(typed, made), own, made):
        found = _named(typed, decks)
        if found is not None:
            return found
    raise Unmatched("shelf-none-such", typed=clipped(typed, NAME_LIMIT))


def _called(typed: str, decks: Sequence[Shown]) -> list[Shown]:
    wanted = typed.casefold().strip()
    return [deck for deck in decks if wanted in map(str.casefold, (*deck.names, deck.value))]


def _named(typed: str, decks: Sequence[Shown]) -> Shown | None:
    """The one of these decks that was typed. Raises Unmatched where it could be several."""
    exact = next((deck for deck in decks if deck.value == typed), None)
    if exact is not None or not typed.strip():
        return exact
    found = match(typed, [Named(at, f"{deck.name} ({deck.game})", deck.names) for at, deck in enumerate(decks)])
    return decks[found.value] if found else None
