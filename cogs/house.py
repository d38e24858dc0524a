"""What every part of the Discord side needs: tables, store, cards, words, settings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.settings import Settings
from cogs.words import Book, Speaker, clean_name
from data.catalogue import Catalogue, catalogue
from data.community import Communities
from data.decks import Deck
from data.shelf import open_shelf
from data.store import Store
from engine.games.registry import GAMES
from engine.table import Live, TableRow, Tables

GAME = "lorcana"


class WallClock:
    """The time of day."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()


def tables_of(store: Store, pool: Communities, clock: WallClock) -> Tables:
    """The tables of a store."""
    return Tables(store, GAMES, pool, clock)


@dataclass(frozen=True)
class House:
    """The rooms behind the door."""

    settings: Settings
    store: Store
    tables: Tables
    communities: Communities
    book: Book
    decks: Sequence[Deck]
    words: Catalogue
    clock: WallClock

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """Open the store and read the cards. Raises StoreBroken or CardSetError."""
        settings.home.mkdir(parents=True, exist_ok=True)
        shelf = await asyncio.to_thread(open_shelf, GAME, settings.home, settings.cards)
        cards = shelf.cards
        store = await Store.open(settings.database)
        communities = await Communities.open(store.sets, cards)
        clock = WallClock()
        return cls(
            settings=settings, store=store, tables=tables_of(store, communities, clock), communities=communities,
            book=Book(cards.cards, cards.ability_names), decks=shelf.decks, words=catalogue(), clock=clock,
        )

    def renewed(self) -> House:
        """The same with tables that nobody listens to yet."""
        return replace(self, tables=tables_of(self.store, self.communities, self.clock))

    async def names(self, row: TableRow) -> tuple[str, ...]:
        """The players' names by seat, as they were last seen."""
        return tuple([await self.name(place.user) for place in row.seats])

    async def name(self, user: int) -> str:
        """A user's name as it was last seen."""
        return await self.store.user_name(user) or f"{user % 10_000}"

    async def meet(self, user: int, name: str, locale: str, *, at_table: bool = True) -> None:
        """Remember how somebody is called and which language he reads, where it has changed.

        Away from the table (in direct messages) people have no name of the server, so a known one stays.
        """
        name = clean_name(name)
        known = await self.store.user_name(user)
        if known is None or (at_table and known != name):
            await self.store.set_user_name(user, name)
        lang = self.words.language(locale)
        if await self.store.user_locale(user) != lang:
            await self.store.set_user_locale(user, lang)

    async def lang_of(self, user: int, otherwise: str) -> str:
        """The language a user reads, as far as it is known."""
        return self.words.language(await self.store.user_locale(user), otherwise)

    async def book_of(self, guild: int) -> Book:
        """What the bot knows of cards on a server, its own among them."""
        pool = await self.communities.pool_for(guild)
        return Book(pool.cards, pool.ability_names)

    async def speaker(self, lang: str, row: TableRow | None = None, live: Live | None = None) -> Speaker:
        """Somebody who puts words to what happens at a table, in a language."""
        book = await self.book_of(row.guild) if row else self.book
        book = book.with_cards(live.kept.setup.cards) if live else book
        return Speaker(self.words, self.words.language(lang), book, await self.names(row) if row else ())
