"""Every server's own card sets beside the cards that everybody has; each belongs to its server alone.

A deck is checked and pinned when a game is dealt, so that changing a set never reaches into a running game.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec
from cachetools import TTLCache
from msgspec import Struct

from data.cards import CardSet
from data.community.preview import Preview
from data.printed.faults import FileFault
from data.store.sets import SetRow
from engine.kernel.cards.card import Card
from engine.kernel.flow.reminding import MARK
from engine.spelling import letters
from engine.table import owned, owner_of

MOST_SETS = 20
LATE_S, MOST_LATE = 5.0, 4096
"""So long another process may take to hear of a change where that does no harm, and of so many servers."""
log = logging.getLogger(__name__)


class NotKept(Exception):
    """A server cannot take a set as things stand; `fault` says why."""

    def __init__(self, fault: FileFault) -> None:
        super().__init__(fault.key)
        self.fault = fault


class SetStore(Protocol):
    """Where sets are kept; what it has answered is on disk."""

    async def put(self, row: SetRow) -> None: ...
    async def listed(self, guild: int, game: str) -> list[SetRow]: ...
    async def guilds(self, game: str) -> list[int]: ...
    async def get(self, guild: int, game: str, code: str) -> SetRow | None: ...
    async def delete(self, guild: int, game: str, code: str) -> bool: ...


class OwnSet(Struct, frozen=True, kw_only=True):
    """One of a server's own sets as it is listed: the user who brought it and when, its cards, and how many of those
    nobody could read."""

    game: str
    code: str
    name: str
    by: int
    at: float
    cards: int
    unread: int


class Bundle(Struct, frozen=True, kw_only=True):
    """The cards of a set by key, by key and language the names of their abilities, and by language what is printed for
    the classes that it brings, with their ids."""

    cards: dict[str, Card]
    ability_names: dict[str, dict[str, tuple[str, ...]]]
    words: dict[str, dict[str, str]] = {}


EMPTY = Bundle(cards={}, ability_names={})


class GuildPool(Struct, frozen=True, kw_only=True):
    """What may be played on one server: the cards that everybody has, before the server's own.

    `codes`: set codes as decks write them, and what keys call the set; a server's set never takes another one's code.
    `words`: by language, what is printed for a class or counter, with its id.
    """

    cards: Mapping[str, Card]
    ability_names: Mapping[str, Mapping[str, tuple[str, ...]]]
    codes: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]] = {}


class _Shelf(Struct, frozen=True, kw_only=True):
    """A server's sets in memory by code, the stamps by which a change is seen, and what they come to."""

    stamps: dict[str, float]
    bundles: dict[str, Bundle]
    pool: GuildPool


class Communities:
    """The sets of all servers for one game, over the cards that everybody has (`base`); the card pool of the tables.

    `lexicon`: the words of the cards that everybody has; `now`: seconds that only grow. Servers without sets of their
    own share one pool.
    """

    def __init__(self, kept: SetStore, base: CardSet, now: Callable[[], float] = time.monotonic) -> None:
        self._kept = kept
        self._base = base
        self._shelves: dict[int, _Shelf] = {}
        self._late: TTLCache[int, GuildPool] = TTLCache(MOST_LATE, LATE_S, now)
        self._common = self._pool(0, {})
        self.lexicon = base.lexicon

    @classmethod
    async def open(cls, kept: SetStore, base: CardSet) -> Communities:
        """With every server's sets at hand. Raises StoreBroken."""
        made = cls(kept, base)
        for guild in await kept.guilds(base.game):
            await made.pool_for(guild)
        return made

    def cards(self, keys: Iterable[str]) -> dict[str, Card]:
        """Definitions by key, as far as they are in memory; unknown keys are left out."""
        cards = ((key, self._card(key)) for key in keys)
        return {key: card for key, card in cards if card is not None}

    async def pool_for(self, guild: int) -> GuildPool:
        """What may be played on a server, as it is kept now; other processes may have changed it. Raises StoreBroken.

        Ask before a deck is chosen there and before a game is dealt: `cards` answers out of what was read last.
        """
        pool = (await self._shelf(guild, await self._kept.listed(guild, self._base.game))).pool
        self._late[guild] = pool
        return pool

    async def late_pool(self, guild: int) -> GuildPool:
        """The same as it was a few seconds ago at most, where it is only for words and pictures. Raises StoreBroken."""
        known = self._late.get(guild)
        return await self.pool_for(guild) if known is None else known

    async def sets(self, guild: int) -> list[OwnSet]:
        """A server's sets by code. Raises StoreBroken."""
        rows = await self._kept.listed(guild, self._base.game)
        shelf = await self._shelf(guild, rows)
        return [_own_set(row, shelf.bundles[row.code]) for row in rows]

    async def hindrance(self, guild: int, preview: Preview) -> FileFault | None:
        """Why the server cannot take what was previewed: no set ever takes the place of another, only a newer edition,
        of the same code and name, that of an older one. Raises StoreBroken."""
        names = {row.code: row.name for row in await self._kept.listed(guild, self._base.game)}
        for code, name in preview.every_set.items():
            if code in self._base.codes or code in self._base.codes.values():
                return FileFault("community-code-taken", {"code": code})
            if code in names and not _is_same(names[code], name, published=preview.is_published):
                return FileFault("community-other-set", {"code": code, "name": names[code]})
        if len(names.keys() | preview.every_set.keys()) > max(MOST_SETS, len(names)):
            return FileFault("community-too-many-sets", {"most": MOST_SETS})
        return None

    async def put(self, guild: int, preview: Preview, by: int, at: float) -> None:
        """Keep what was previewed; an older edition of it gives way. Raises NotKept, StoreBroken.

        Raises ValueError for a preview that is not usable, or is of another game.
        """
        if not preview.usable or preview.game != self._base.game:
            raise ValueError("a file with faults cannot be kept")
        hindrance = await self.hindrance(guild, preview)
        if hindrance is not None:
            raise NotKept(hindrance)
        for code, name in preview.every_set.items():
            row = await self._row(guild, preview, code, name)
            await self._kept.put(msgspec.structs.replace(row, by=by, at=at))
            if guild in self._shelves:
                self._shelves[guild].stamps.pop(code, None)
        await self.pool_for(guild)

    async def _row(self, guild: int, preview: Preview, code: str, name: str) -> SetRow:
        """One set of a preview as it is kept, a publisher's together with what is there of it in another language."""
        bundle = _bundle(guild, preview, code)
        older = await self._kept.get(guild, self._base.game, code) if preview.is_published else None
        if older is not None:
            bundle, name = _joined(_decoded(older), bundle), older.name
        body = msgspec.msgpack.encode(bundle)
        return SetRow(guild=guild, game=self._base.game, code=code, name=name, by=0, at=0.0, body=body)

    async def delete(self, guild: int, code: str) -> bool:
        """Forget a set; False if there was none. Games that were dealt with it go on. Raises StoreBroken."""
        gone = await self._kept.delete(guild, self._base.game, code)
        await self.pool_for(guild)
        return gone

    def _card(self, key: str) -> Card | None:
        owner = owner_of(key)
        if owner is None:
            return self._base.cards.get(key)
        return self._shelves[owner].pool.cards.get(key) if owner in self._shelves else None

    async def _shelf(self, guild: int, rows: Sequence[SetRow]) -> _Shelf:
        """What a server has, of which only what has changed is read."""
        stamps = {row.code: row.at for row in rows}
        shelf = self._shelves.get(guild)
        if shelf is None or shelf.stamps != stamps:
            old = shelf.bundles if shelf else {}
            known = shelf.stamps if shelf else {}
            bundles = {
                code: old[code] if known.get(code) == at else await self._read(guild, code)
                for code, at in stamps.items()
            }
            shelf = self._shelves[guild] = _Shelf(
                stamps=stamps, bundles=bundles, pool=self._pool(guild, bundles) if bundles else self._common
            )
        return shelf

    def _pool(self, guild: int, bundles: Mapping[str, Bundle]) -> GuildPool:
        cards, ability_names = dict(self._base.cards), dict(self._base.ability_names)
        for bundle in bundles.values():
            cards |= bundle.cards
            ability_names |= bundle.ability_names
        codes = {code: owned(guild, code) for code, bundle in bundles.items() if bundle.cards}
        return GuildPool(
            cards=cards,
            ability_names=ability_names,
            codes={**codes, **self._base.codes},
            words=_words([*(bundle.words for bundle in bundles.values()), self._base.words]),
        )

    async def _read(self, guild: int, code: str) -> Bundle:
        row = await self._kept.get(guild, self._base.game, code)
        return _decoded(row) if row is not None else EMPTY


def _is_same(known: str, name: str, *, published: bool) -> bool:
    """Whether two names are one set's; a publisher's name stands in that of another language."""
    return known == name or (published and (letters(known) in letters(name) or letters(name) in letters(known)))


def _joined(older: Bundle, newer: Bundle) -> Bundle:
    """Two languages of a set in one: what the newer brings, and of the older what it does not."""
    return Bundle(
        cards=older.cards | {key: _both(older.cards.get(key), card) for key, card in newer.cards.items()},
        ability_names=older.ability_names
        | {key: older.ability_names.get(key, {}) | names for key, names in newer.ability_names.items()},
        words=_words([older.words, newer.words]),
    )


def _both(older: Card | None, newer: Card) -> Card:
    """A card in the languages of both editions; where both were read, the English text says what it does (LOR 1.1.1),
    and what a person had to settle gives way to what was read."""
    if older is None or older.id_name != newer.id_name or older.kind != newer.kind:
        return newer
    unread = [MARK in card.marks for card in (older, newer)]
    first = (
        older if unread == [False, True] or ("en" in older.text and "en" not in newer.text and not unread[0]) else newer
    )
    text = older.text | newer.text
    return msgspec.structs.replace(
        first,
        name=older.name | newer.name,
        version=older.version | newer.version,
        text=text,
        told={lang: words for lang, words in (older.told | newer.told).items() if lang not in text},
    )


def _bundle(guild: int, preview: Preview, code: str) -> Bundle:
    its = [judged for judged in preview.judged if judged.card.key.partition("-")[0] == code]
    keys = {judged.card.key: owned(guild, judged.card.key) for judged in its}
    return Bundle(
        cards={
            keys[judged.card.key]: msgspec.structs.replace(judged.card, key=keys[judged.card.key]) for judged in its
        },
        ability_names={keys[judged.card.key]: judged.ability_names for judged in its if judged.ability_names},
        words=preview.words,
    )


def _words(each: Iterable[Mapping[str, Mapping[str, str]]]) -> dict[str, dict[str, str]]:
    """All words in one, the last ones over the others: no server renames what everybody has."""
    words: dict[str, dict[str, str]] = {}
    for brought in each:
        for lang, known in brought.items():
            taken = set(known.values())
            words[lang] = {word: id_ for word, id_ in words.get(lang, {}).items() if id_ not in taken} | dict(known)
    return words


def _own_set(row: SetRow, bundle: Bundle) -> OwnSet:
    unread = sum(MARK in card.marks for card in bundle.cards.values())
    return OwnSet(
        game=row.game, code=row.code, name=row.name, by=row.by, at=row.at, cards=len(bundle.cards), unread=unread
    )


def _decoded(row: SetRow) -> Bundle:
    """The cards of a set; none of one kept with an older version of the abilities, which has to be brought again."""
    try:
        return msgspec.msgpack.decode(row.body, type=Bundle)
    except msgspec.DecodeError as error:
        log.warning("the set %s of server %d cannot be read any more: %s", row.code, row.guild, error)
        return EMPTY
