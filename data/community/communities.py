"""Every server's own card sets beside the cards that everybody has; each belongs to its server alone.

A deck is checked and pinned when a game is dealt, so that changing a set never reaches into a running game.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec
from msgspec import Struct, field

from data.cards import CardSet
from data.community.preview import Preview
from data.store.sets import SetRow
from engine.kernel.card import Card
from engine.table import owned, owner_of

MOST_SETS = 20
log = logging.getLogger(__name__)


class TooManySets(Exception):
    """A server has as many sets as it may have; `most` says how many."""

    def __init__(self) -> None:
        super().__init__("community-too-many-sets")
        self.most = MOST_SETS


class Kept(Protocol):
    """Where sets are kept; what it has answered is on disk."""

    async def put(self, row: SetRow) -> None: ...
    async def listed(self, guild: int, game: str) -> list[SetRow]: ...
    async def guilds(self, game: str) -> list[int]: ...
    async def get(self, guild: int, game: str, code: str) -> SetRow | None: ...
    async def delete(self, guild: int, game: str, code: str) -> bool: ...


class Bundle(Struct, frozen=True, kw_only=True):
    """The cards of a set by key, and by key and language the names of their abilities."""

    cards: dict[str, Card]
    ability_names: dict[str, dict[str, tuple[str, ...]]]


class GuildPool(Struct, frozen=True, kw_only=True):
    """What may be played on one server: the cards that everybody has, before the server's own.

    `codes`: set codes as decks write them, and what keys call the set; a server's set never takes another one's code.
    """

    cards: Mapping[str, Card]
    ability_names: Mapping[str, Mapping[str, tuple[str, ...]]]
    codes: Mapping[str, str]


class _Shelf(Struct, frozen=True, kw_only=True):
    """A server's sets in memory, with the stamps by which a change is seen."""

    stamps: tuple[tuple[str, float], ...] = ()
    codes: dict[str, str] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    ability_names: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)


class Communities:
    """The sets of all servers for one game, over the cards that everybody has (`base`); the card pool of the tables.

    `lexicon`: the words of the cards that everybody has.
    """

    def __init__(self, kept: Kept, base: CardSet) -> None:
        self._kept = kept
        self._base = base
        self._shelves: dict[int, _Shelf] = {}
        self.lexicon = base.lexicon

    @classmethod
    async def open(cls, kept: Kept, base: CardSet) -> Communities:
        """With every server's sets at hand. Raises StoreBroken."""
        made = cls(kept, base)
        for guild in await kept.guilds(base.game):
            await made.pool_for(guild)
        return made

    def cards(self, keys: Iterable[str]) -> dict[str, Card]:
        """Definitions by key, as far as they are in memory; unknown keys are left out."""
        found = ((key, self._card(key)) for key in keys)
        return {key: card for key, card in found if card is not None}

    async def pool_for(self, guild: int) -> GuildPool:
        """What may be played on a server, as it is kept now; other processes may have changed it. Raises StoreBroken.

        Ask before a deck is chosen there and before a game is dealt: `cards` answers out of what was read last.
        """
        rows = await self._kept.listed(guild, self._base.game)
        stamps = tuple((row.code, row.at) for row in rows)
        shelf = self._shelves.get(guild, _Shelf())
        if shelf.stamps != stamps:
            shelf = self._shelves[guild] = await self._read(guild, stamps)
        return GuildPool(
            cards={**self._base.cards, **shelf.cards}, codes={**shelf.codes, **self._base.codes},
            ability_names={**self._base.ability_names, **shelf.ability_names},
        )

    async def sets(self, guild: int) -> list[SetRow]:
        """A server's sets by code: name, who brought it, when. Raises StoreBroken."""
        return await self._kept.listed(guild, self._base.game)

    async def put(self, guild: int, preview: Preview, by: int, at: float) -> SetRow:
        """Keep what was previewed; the server's set of that code gives way to it. Raises TooManySets, StoreBroken.

        Raises ValueError for a preview that is not usable, or is of another game.
        """
        if not preview.usable or preview.game != self._base.game:
            raise ValueError("a file with faults cannot be kept")
        there = await self.sets(guild)
        if len(there) >= MOST_SETS and preview.code not in [row.code for row in there]:
            raise TooManySets
        body = msgspec.msgpack.encode(_bundle(guild, preview))
        row = SetRow(
            guild=guild, game=self._base.game, code=preview.code, name=preview.name, by=by, at=at, body=body,
        )
        await self._kept.put(row)
        self._shelves.pop(guild, None)
        await self.pool_for(guild)
        return row

    async def delete(self, guild: int, code: str) -> bool:
        """Forget a set; False if there was none. Games that were dealt with it go on. Raises StoreBroken."""
        gone = await self._kept.delete(guild, self._base.game, code)
        await self.pool_for(guild)
        return gone

    def _card(self, key: str) -> Card | None:
        owner = owner_of(key)
        if owner is None:
            return self._base.cards.get(key)
        return self._shelves[owner].cards.get(key) if owner in self._shelves else None

    async def _read(self, guild: int, stamps: tuple[tuple[str, float], ...]) -> _Shelf:
        shelf = _Shelf(stamps=stamps)
        for code, _ in stamps:
            row = await self._kept.get(guild, self._base.game, code)
            bundle = _decoded(row) if row is not None else None
            if bundle is not None:
                shelf.codes[code] = owned(guild, code)
                shelf.cards.update(bundle.cards)
                shelf.ability_names.update(bundle.ability_names)
        return shelf


def _bundle(guild: int, preview: Preview) -> Bundle:
    keys = {judged.card.key: owned(guild, judged.card.key) for judged in preview.judged}
    return Bundle(
        cards={keys[judged.card.key]: msgspec.structs.replace(judged.card, key=keys[judged.card.key])
               for judged in preview.judged},
        ability_names={keys[judged.card.key]: judged.ability_names for judged in preview.judged
                       if judged.ability_names},
    )


def _decoded(row: SetRow) -> Bundle | None:
    """The cards of a set; one that an older version of the abilities was kept in has to be brought again."""
    try:
        return msgspec.msgpack.decode(row.body, type=Bundle)
    except msgspec.DecodeError as error:
        log.warning("the set %s of server %d cannot be read any more: %s", row.code, row.guild, error)
        return None
