"""Which deck somebody means: one of his own, or one of those that every table offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from cogs.presentation.controls import OPTIONS, Pick, Select
from cogs.presentation.option_matching import NamedOption, Unmatched, match
from cogs.presentation.words import NAME_LIMIT, Speaker, clipped, deck_title
from cogs.services import Services
from data.store import DeckRow
from engine.spelling import letters

MADE = "/"
"""What stands before the id of a ready-made deck where an own one has its name."""


class ShownDeck(Struct, frozen=True):
    """A deck that can be looked at or played. `names`: what it may be called by; `made`: the id of a ready-made one;
    `about`: a few words on it.
    """

    game: str
    name: str
    names: tuple[str, ...]
    keys: tuple[str, ...]
    made: str = ""
    about: str = ""

    @property
    def place(self) -> str:
        """What names it in its game."""
        return f"{MADE}{self.made}" if self.made else self.name

    @property
    def value(self) -> str:
        """What names it among all that its reader sees."""
        return f"{self.game}:{self.place}"


def kept(row: DeckRow) -> ShownDeck:
    """A user's own deck."""
    return ShownDeck(row.game, row.name, (row.name,), tuple(row.keys))


async def own_decks(services: Services, user: int, game: str = "") -> list[ShownDeck]:
    """A user's decks of a game or of all, the newest first."""
    return [kept(row) for row in await services.store.decks.of(user, game)]


def made_decks(services: Services, speaker: Speaker, game: str = "") -> list[ShownDeck]:
    """The decks that tables of a game or of all offer, called as a reader calls them."""
    return [
        ShownDeck(
            each,
            deck_title(deck.id, shelf.decks, speaker),
            (deck.id, *deck.name.values()),
            deck.cards,
            deck.id,
            deck.about.get(speaker.lang, ""),
        )
        for each, shelf in services.shelves.items()
        if game in ("", each)
        for deck in shelf.decks
    ]


async def decks_for(services: Services, user: int, speaker: Speaker, game: str = "") -> list[ShownDeck]:
    """All decks that a user may name, his own first."""
    return [*await own_decks(services, user, game), *made_decks(services, speaker, game)]


async def offered(services: Services, guild: int, decks: Iterable[ShownDeck]) -> list[ShownDeck]:
    """Those of these decks whose game a server has not left out."""
    games = await services.games_at(guild)
    return [deck for deck in decks if deck.game in games]


def deck_selects(
    first: str, decks: Sequence[ShownDeck], speaker: Speaker, label: Callable[[ShownDeck], str] = lambda deck: deck.name
) -> tuple[Select, ...]:
    """Decks to choose from, by their values, in as many selects as it takes; `first`: the first one's custom id."""
    picks = [Pick(deck.value, label(deck), deck.about if deck.made else speaker.text("shelf-own")) for deck in decks]
    return tuple(
        Select(f"{first}.{at}" if at else first, tuple(picks[at : at + OPTIONS]), speaker.text("select-deck"))
        for at in range(0, len(picks), OPTIONS)
    )


async def own_deck(services: Services, user: int, typed: str) -> DeckRow:
    """A user's own deck by what autocomplete gave or by its name. Raises Unmatched."""
    rows = await services.store.decks.of(user)
    decks = [kept(row) for row in rows]
    deck = _named(typed, decks)
    if deck is None:
        raise Unmatched("shelf-none", typed=clipped(typed, NAME_LIMIT))
    return rows[decks.index(deck)]


async def deck_meant(
    services: Services, user: int, typed: str, speaker: Speaker, game: str = "", guild: int = 0
) -> ShownDeck:
    """A deck of a user or a ready-made one, by what autocomplete gave or by its name; a name that is both, or a part
    of both, means the user's own. `guild`: the server where it is named. Raises Unmatched."""
    own = await offered(services, guild, await own_decks(services, user, game))
    made = await offered(services, guild, made_decks(services, speaker, game))
    for decks in (_called(typed, own), _called(typed, made), own, made):
        deck = _named(typed, decks)
        if deck is not None:
            return deck
    raise Unmatched("shelf-none-such", typed=clipped(typed, NAME_LIMIT))


def _called(typed: str, decks: Sequence[ShownDeck]) -> list[ShownDeck]:
    wanted = letters(typed)
    return [deck for deck in decks if wanted in map(letters, (*deck.names, deck.value))]


def _named(typed: str, decks: Sequence[ShownDeck]) -> ShownDeck | None:
    """The one of these decks that was typed; of two whose names are alike but for capitals, the one that is written
    so. Raises Unmatched where it could be several."""
    exact = [deck for deck in decks if typed == deck.value] or [deck for deck in decks if typed.strip() in deck.names]
    if len(exact) == 1 or not typed.strip():
        return exact[0] if exact else None
    option = match(typed, [NamedOption(at, f"{deck.name} ({deck.game})", deck.names) for at, deck in enumerate(decks)])
    return decks[option.value] if option else None
