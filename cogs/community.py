"""A server's own cards: a look at a file that was brought, keeping it, what is kept, and taking it away."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import discord
from msgspec import Struct

from cogs.controls import GREEN, Button, Rows
from cogs.decks import download
from cogs.house import House
from cogs.naming import Unmatched
from cogs.replies import Reply, in_pages
from cogs.words import Speaker, clipped, escaped
from data.community import MOST_BYTES, FileFault, Preview, TooManySets, Verdict, preview_async
from data.sheets import Language

BROUGHT = "c"
MOST_PENDING = 16
LONGEST = 700


class Pending(Struct, frozen=True):
    """A file that somebody has looked at and not yet kept."""

    guild: int
    user: int
    preview: Preview


def brought_id(token: str, verb: str) -> str:
    """The custom id of a button under a preview."""
    return f"{BROUGHT}:{token}:{verb}"


def manager_of(interaction: discord.Interaction) -> int:
    """The server, if who asks may manage it. Raises Unmatched."""
    if interaction.guild_id is None:
        raise Unmatched("error-only-here")
    if not interaction.permissions.manage_guild:
        raise Unmatched("community-not-manager")
    return interaction.guild_id


class CardDesk:
    """Serves requests about cards of a server's own. A preview lives here only: after a restart it is made anew."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._pending: dict[str, Pending] = {}

    async def look(self, reply: Reply, file: discord.Attachment) -> None:
        """Show what would come of a file. Raises Unmatched."""
        guild = manager_of(reply.interaction)
        if file.size > MOST_BYTES:
            raise Unmatched("community-too-large", count=str(file.size), most=str(MOST_BYTES))
        raw = await download(self.house, file)
        lang: Language = "ja" if reply.lang == "ja" else "en"
        known = {game: sets.lexicon for game, sets in self.house.communities.items()}
        seen = await preview_async(raw, file.filename, lang, known)
        token = secrets.token_hex(8)
        self._pending[token] = Pending(guild, reply.user, seen)
        while len(self._pending) > MOST_PENDING:
            self._pending.pop(next(iter(self._pending)))
        await self._show(reply, token, seen, 0)

    async def pressed(self, reply: Reply, token: str, verb: str) -> None:
        """A button under a preview. Raises Unmatched."""
        guild = manager_of(reply.interaction)
        found = self._pending.get(token)
        if found is None or (found.guild, found.user) != (guild, reply.user):
            raise Unmatched("community-gone")
        if verb.isdecimal():
            await self._show(reply, token, found.preview, int(verb))
        elif verb == "keep" and found.preview.usable:
            await self._keep(reply, guild, token, found.preview)
        elif verb == "drop":
            del self._pending[token]
            await reply.say((await reply.speaker()).text("community-dropped"), place=True)
        else:
            raise Unmatched("error-old-button")

    async def _keep(self, reply: Reply, guild: int, token: str, seen: Preview) -> None:
        try:
            row = await self.house.communities[seen.game].put(guild, seen, reply.user, self.house.clock.now())
        except TooManySets as error:
            raise Unmatched("community-too-many-sets", most=str(error.most)) from None
        self._pending.pop(token, None)
        text = (await reply.speaker()).text("community-kept", name=escaped(row.name), code=escaped(row.code))
        await reply.say(text, place=True)

    async def _show(self, reply: Reply, token: str, seen: Preview, page: int) -> None:
        speaker = await reply.speaker()
        pages = in_pages([clipped(line, LONGEST) for line in preview_lines(seen, speaker)])
        at = min(page, len(pages) - 1)
        foot = speaker.text("log-page", page=at + 1, pages=len(pages))
        text = f"{pages[at]}\n-# {foot}" if len(pages) > 1 else pages[at]
        await reply.say(text, _buttons(token, seen, at, len(pages), speaker), place=True)

    async def listed(self, reply: Reply) -> None:
        """The server's sets."""
        rows = await self.house.sets_of(manager_of(reply.interaction))
        speaker = await reply.speaker()
        lines = [speaker.text("community-set", code=escaped(row.code), name=escaped(row.name), user=str(row.by),
                              at=str(int(row.at))) for row in rows]
        await reply.pages(in_pages(lines or [speaker.text("community-none")]))

    async def remove(self, reply: Reply, code: str) -> None:
        """Take a set away. Raises Unmatched."""
        guild = manager_of(reply.interaction)
        if not any([await sets.delete(guild, code) for sets in self.house.communities.values()]):
            raise Unmatched("community-no-such-set", code=code)
        await reply.say((await reply.speaker()).text("community-removed", code=escaped(code)))


def _buttons(token: str, seen: Preview, at: int, pages: int, speaker: Speaker) -> Rows:
    """Only the pages there are; a file that cannot be used cannot be kept."""
    back = (Button(brought_id(token, str(at - 1)), speaker.text("choice-previous")),) if at else ()
    more = (Button(brought_id(token, str(at + 1)), speaker.text("choice-next")),) if at + 1 < pages else ()
    keep = (Button(brought_id(token, "keep"), speaker.text("button-keep"), GREEN),
            Button(brought_id(token, "drop"), speaker.text("choice-cancel")))
    rows = ((*back, *more), keep if seen.usable else ())
    return tuple(row for row in rows if row)


def preview_lines(seen: Preview, speaker: Speaker) -> Iterator[str]:
    """What is in a file, in words; nothing out of the file is markup."""
    if not seen.usable:
        yield speaker.text("community-unusable", file=escaped(seen.filename))
        yield from (f"- {file_fault(fault, speaker)}" for fault in seen.faults)
        return
    yield speaker.text("community-preview", name=escaped(seen.name), code=escaped(seen.code), **seen.counts)
    yield from (f"- {_refused(card, speaker)}" for card in seen.cards if card.result == "refused")


def file_fault(fault: FileFault, speaker: Speaker) -> str:
    """One thing wrong with a file."""
    told = {name: escaped(value) if isinstance(value, str) else value for name, value in fault.args.items()}
    return speaker.text(fault.key, **told)


def _refused(card: Verdict, speaker: Speaker) -> str:
    lines = [speaker.text("community-refused", card=escaped(card.title), code=escaped(card.key),
                          reason=speaker.text(card.reason))]
    if card.excerpt:
        lines.append(speaker.text("community-where", at=escaped(card.at), excerpt=escaped(card.excerpt),
                                  why=escaped(card.why)))
    if card.nearest:
        lines.append(speaker.text("community-nearest", phrases=" · ".join(map(escaped, card.nearest[:3]))))
    return "\n  ".join(lines)
