"""What every part of the Discord side needs: tables, store, cards, words, settings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cogs.desk import Desk
from cogs.drafts import Drafts
from cogs.drawing import Pens
from cogs.later import Later
from cogs.presentation.card_texts import prepared
from cogs.presentation.words import CardBook, Speaker, clean_name
from cogs.request_budget import RequestBudget
from cogs.settings import Settings
from cogs.shards import BadShards, Shards, Territory
from cogs.workers import Locks
from data.catalogue import Catalogue, catalogue
from data.community import Communities, GuildPool, OwnSet
from data.for_operators import LONE_SHARDS
from data.lessons import load_lessons
from data.puzzle_files import PuzzleShelf
from data.restricted import restrict_decks
from data.rules import RuleLibrary
from data.shelf import Shelf, open_shelves
from data.store import FORMER, Store
from engine.games.registry import GAMES, MANIFESTS
from engine.scenario.lesson import Lesson
from engine.table import LASTING, ArrangedTables, Live, TableRow
from render.art import Gallery

UNSET = "en-US"
"""What Discord says of a server whose language nobody has set, which only one with community features can."""


class WallClock:
    """The time of day."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()


def tables_of(
    store: Store,
    pools: Mapping[str, Communities],
    clock: WallClock,
    lasting: float = LASTING,
) -> ArrangedTables:
    """The tables of a store, for every game that has cards."""
    return ArrangedTables(store, {game: GAMES[game] for game in pools}, pools, clock, lasting=lasting)


async def _territory(shards: Shards, store: Store) -> Territory:
    """What a process keeps up to date. Raises BadShards where the others could not be told of anything."""

    async def guild_of(table: str) -> int | None:
        row = await store.table(table)
        return row.guild if row is not None else None

    link = None if shards.is_all else await store.link()
    if link is None and not shards.is_all:
        await store.close()
        raise BadShards(LONE_SHARDS)
    return Territory(shards, guild_of, link)


@dataclass(frozen=True)
class Services:
    """What every feature uses. `shelves`, `communities`: what lies ready for each game, by its id; `locks`: shared by
    all clients, one of which may not be done yet when the next begins; `drafts`: what forms are filled with;
    `territory`: which servers are this process's affair; `pens`: what draws; `desk`: what looks things up; `emojis`: by
    sign, how a message holds the application's own emoji of it, none before there are any; `budget`: of
    its requests."""

    settings: Settings
    store: Store
    tables: ArrangedTables
    communities: Mapping[str, Communities]
    shelves: Mapping[str, Shelf]
    words: Catalogue
    clock: WallClock
    rules: RuleLibrary
    lessons: Mapping[str, Lesson]
    puzzles: PuzzleShelf
    territory: Territory
    budget: RequestBudget
    locks: Locks = field(default_factory=Locks)
    drafts: Drafts = field(default_factory=Drafts)
    later: Later = field(default_factory=Later)
    pens: Pens = field(default_factory=Pens)
    desk: Desk = field(default_factory=Desk)
    emojis: dict[str, str] = field(default_factory=dict)

    @classmethod
    async def open(cls, settings: Settings) -> Services:
        """Open the store and read the cards. Raises StoreBroken, CardSetError or BadShards."""
        settings.home.mkdir(parents=True, exist_ok=True)
        words = catalogue()
        by_title = sorted(MANIFESTS, key=lambda game: words.text("en", f"game-{game}").casefold())
        shelves = await asyncio.to_thread(open_shelves, by_title, settings.home, settings.cards)
        await asyncio.to_thread(restrict_decks, MANIFESTS, settings.home)
        shards = Shards.parsed(settings.shards) if settings.shards else Shards()
        store = await Store.open(settings.store)
        territory = await _territory(shards, store)
        communities = {game: await Communities.open(store.sets, shelf.cards) for game, shelf in shelves.items()}
        clock = WallClock()
        rules, desk = await asyncio.to_thread(RuleLibrary, settings.home), Desk(settings.workers)
        desk.prepare(prepared, rules)
        return cls(
            settings=settings,
            store=store,
            tables=tables_of(store, communities, clock, settings.open_seconds),
            communities=communities,
            shelves=shelves,
            words=words,
            clock=clock,
            rules=rules,
            lessons=await asyncio.to_thread(load_lessons, shelves),
            puzzles=PuzzleShelf(shelves, settings.home / "puzzles"),
            territory=territory,
            budget=RequestBudget(settings.requests_a_second),
            pens=Pens(settings.workers),
            desk=desk,
        )

    async def close(self) -> None:
        """Let go of the store, and of what is held for other processes to see."""
        if self.territory.link is not None:
            await self.territory.link.close()
        self.pens.close()
        self.desk.close()
        await self.store.close()

    def renewed(self) -> Services:
        """The same with tables that nobody listens to yet. They hear of what is still changed at the tables of before,
        by somebody who was being answered then."""
        tables = tables_of(self.store, self.communities, self.clock, self.settings.open_seconds)
        self.tables.on_change(tables.tell)
        return replace(self, tables=tables)

    async def names(self, row: TableRow, lang: str = "") -> tuple[str, ...]:
        """The players' names by seat, as they were last seen; a partner's and a former player's in a language."""
        lang = self.words.language(lang, row.options.lang)
        partners = [seat for seat, place in enumerate(row.seats) if place.partner]
        return tuple(
            [
                self.words.text(lang, "partner-name", {"number": partners.index(seat) + 1})
                if place.partner
                else await self.name(place.user, lang)
                for seat, place in enumerate(row.seats)
            ]
        )

    async def name(self, user: int, lang: str) -> str:
        """A user's name as it was last seen; what one who wanted to be forgotten is called in a language."""
        if user in FORMER:
            return self.words.text(lang, "former-player")
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

    async def public_lang(self, guild: int, chosen: str, discords: str, asks: str = "") -> str:
        """The language of what everybody reads: a chosen one, else the server's setting, else Discord's for it. As long
        as nobody has set that one it says nothing: then it is the language of who asks for it."""
        said = discords if discords != UNSET else ""
        return self.words.language(chosen, (await self.store.guilds.get(guild)).lang, said, asks, discords)

    async def book_of(self, row: TableRow) -> CardBook:
        """What the bot knows of the cards of a table's game on its server, the server's own as of a few seconds ago."""
        return self._book(await self.communities[row.options.game].late_pool(row.guild))

    async def book(self, game: str, guild: int) -> CardBook:
        """What the bot knows of the cards of a game on a server, the server's own among them."""
        return self._book(await self.communities[game].pool_for(guild))

    def _book(self, pool: GuildPool) -> CardBook:
        art = Gallery(self.settings.pictures)
        return CardBook(pool.cards, pool.ability_names, pool.words, art, self.emojis)

    async def reader(self, lang: str, game: str, guild: int) -> Speaker:
        """Somebody who puts words to the cards of a game on a server, away from any table."""
        return Speaker(self.words, self.words.language(lang), await self.book(game, guild), game=game)

    async def games_at(self, guild: int) -> list[str]:
        """The games that a server has not left out; all of them in direct messages. Raises StoreBroken."""
        without = (await self.store.guilds.get(guild)).without if guild else ()
        return [game for game in self.shelves if game not in without]

    async def sets_of(self, guild: int) -> list[OwnSet]:
        """A server's own card sets for every game. Raises StoreBroken."""
        return [row for sets in self.communities.values() for row in await sets.sets(guild)]

    async def speaker(self, lang: str, row: TableRow | None = None, live: Live | None = None) -> Speaker:
        """Somebody who puts words to what happens at a table, in a language."""
        book = await self.book_of(row) if row else CardBook({})
        book = book.with_cards(live.kept.setup.cards) if live else book
        lang = self.words.language(lang)
        if row is None:
            return Speaker(self.words, lang, book)
        names = await self.names(row, lang)
        return Speaker(self.words, lang, book, names, game=row.options.game, beside=row.options.lang)
