"""A server's own cards: a look at a file that was brought, keeping it, what is kept, and taking it away."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.decks.intake import download
from cogs.feature import Feature, Press
from cogs.presentation.controls import GREEN, Button, Rows, general_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker, clipped
from cogs.replies import Reply, in_pages
from cogs.servers.channels import manager_of
from cogs.services import Services
from data.community import MOST_BYTES, FileFault, NotKept, OwnSet, Preview, Verdict, preview_async
from data.rules.official import MOST_BYTES as MOST_RULES
from data.rules.official import BadRules, parsed, put
from render.markup import escaped

PAGE, KEEP, DROP = "cardspage", "cardskeep", "cardsdrop"
"""Verbs of the buttons under a preview, whose subject is its token."""
MOST_PENDING = 16
LONGEST = 700
NOT_MANAGER = "community-not-manager"
SHOWN = 60


class PendingUpload(Struct, frozen=True):
    """A file that somebody has looked at and not yet kept; `older`: the edition on the server that would give way."""

    guild: int
    user: int
    preview: Preview
    older: OwnSet | None = None


class CardsController:
    """Serves requests about cards of a server's own. A preview lives here only: after a restart it is made anew."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._pending: dict[str, PendingUpload] = {}

    async def look(self, reply: Reply, file: discord.Attachment) -> None:
        """Show what would come of a file. Raises Unmatched."""
        guild = manager_of(reply.interaction, NOT_MANAGER)
        if file.size > MOST_BYTES:
            raise Unmatched("community-too-large", count=str(file.size), most=str(MOST_BYTES))
        raw = await download(self.services, file)
        known = {game: sets.lexicon for game, sets in self.services.communities.items()}
        seen = await preview_async(raw, file.filename, known)
        pending = PendingUpload(guild, reply.user, seen)
        if seen.usable:
            pending = await self._beside(pending)
        token = secrets.token_hex(8)
        self._pending[token] = pending
        while len(self._pending) > MOST_PENDING:
            self._pending.pop(next(iter(self._pending)))
        await self._show(reply, token, pending, 0)

    async def _beside(self, pending: PendingUpload) -> PendingUpload:
        """What a set comes to beside those that the server has: a fault, an older edition, or nothing of either."""
        sets, seen = self.services.communities[pending.preview.game], pending.preview
        fault = await sets.hindrance(pending.guild, seen)
        older = next((each for each in await sets.sets(pending.guild) if each.code in seen.every_set), None)
        return replace(pending, preview=replace(seen, faults=(fault,) if fault else ()), older=older)

    def feature(self) -> Feature:
        """The buttons under a preview."""
        deeds = {PAGE: self._turn, KEEP: self._keep, DROP: self._drop}
        return Feature(general=deeds, in_place=frozenset(deeds))

    def _upload(self, reply: Reply, token: str) -> PendingUpload:
        """Raises Unmatched for a preview of somebody else, or one that is gone."""
        guild = manager_of(reply.interaction, NOT_MANAGER)
        upload = self._pending.get(token)
        if upload is None or (upload.guild, upload.user) != (guild, reply.user):
            raise Unmatched("community-gone")
        return upload

    async def _turn(self, reply: Reply, press: Press) -> None:
        await self._show(reply, press.subject, self._upload(reply, press.subject), press.number)

    async def _drop(self, reply: Reply, press: Press) -> None:
        self._upload(reply, press.subject)
        del self._pending[press.subject]
        await reply.say((await reply.speaker()).text("community-dropped"), place=True)

    async def _keep(self, reply: Reply, press: Press) -> None:
        upload = self._upload(reply, press.subject)
        seen = upload.preview
        if not seen.usable:
            raise Unmatched("error-gone")
        try:
            await self.services.communities[seen.game].put(upload.guild, seen, reply.user, self.services.clock.now())
        except NotKept as error:
            told = {name: str(value) for name, value in error.fault.args.items()}
            raise Unmatched(error.fault.key, **told) from None
        self._pending.pop(press.subject, None)
        text = (await reply.speaker()).text("community-kept", **_called(seen))
        await reply.say(text, place=True)

    async def _show(self, reply: Reply, token: str, pending: PendingUpload, page: int) -> None:
        speaker = await reply.speaker()
        pages = in_pages([clipped(line, LONGEST) for line in preview_lines(pending.preview, speaker, pending.older)])
        at = min(page, len(pages) - 1)
        foot = speaker.text("log-page", page=at + 1, pages=len(pages))
        text = f"{pages[at]}\n-# {foot}" if len(pages) > 1 else pages[at]
        await reply.say(text, _buttons(token, pending, at, len(pages), speaker), place=True)

    async def bring_rules(self, reply: Reply, game: str, file: discord.Attachment) -> None:
        """Keep a publisher's rules text, which look-ups show from now on; for whoever runs the bot, since every server
        sees it. Raises Unmatched."""
        if not is_operator(reply.interaction):
            raise Unmatched("rules-not-operator")
        if file.size > MOST_RULES:
            raise Unmatched("community-too-large", count=str(file.size), most=str(MOST_RULES))
        raw = await download(self.services, file)
        try:
            rules = await self.services.desk.asked(parsed, game, raw, file.filename)
        except BadRules:
            raise Unmatched("rules-unreadable", file=clipped(file.filename, SHOWN)) from None
        await asyncio.to_thread(put, self.services.settings.home, game, raw)
        speaker = await reply.speaker()
        await reply.say(speaker.text("rules-kept", count=len(rules), game=speaker.text(f"game-{game}")))

    async def listed(self, reply: Reply) -> None:
        """The server's sets."""
        sets = await self.services.sets_of(manager_of(reply.interaction, NOT_MANAGER))
        speaker = await reply.speaker()
        await reply.pages(in_pages([set_line(each, speaker) for each in sets] or [speaker.text("community-none")]))

    async def remove(self, reply: Reply, code: str) -> None:
        """Take a set away, named by its code, or by game and code where two games have that one. Raises Unmatched."""
        guild = manager_of(reply.interaction, NOT_MANAGER)
        wanted = code.strip().casefold()
        sets = [
            each
            for each in await self.services.sets_of(guild)
            if wanted in (each.code.casefold(), set_id(each).casefold())
        ]
        if len(sets) != 1:
            raise Unmatched("community-several-games" if sets else "community-no-such-set", code=clipped(code, SHOWN))
        await self.services.communities[sets[0].game].delete(guild, sets[0].code)
        await reply.say((await reply.speaker()).text("community-removed", code=escaped(sets[0].code)))


def is_operator(interaction: discord.Interaction) -> bool:
    """Whether who asks runs the bot: owns its application, or belongs to the team that does."""
    about = interaction.client.application
    if about is None:
        return False
    team = about.team.members if about.team else ()
    return interaction.user.id in (about.owner.id, *(member.id for member in team))


def set_id(own: OwnSet) -> str:
    """What names a set on a server."""
    return f"{own.game}:{own.code}"


def set_line(own: OwnSet, speaker: Speaker) -> str:
    """A set as it is listed."""
    return speaker.text(
        "community-set",
        code=escaped(own.code),
        name=escaped(own.name),
        game=speaker.text(f"game-{own.game}"),
        cards=own.cards,
        unread=own.unread,
        user=str(own.by),
        at=str(int(own.at)),
    )


def _buttons(token: str, pending: PendingUpload, at: int, pages: int, speaker: Speaker) -> Rows:
    """Only the pages there are; a file that cannot be used cannot be kept."""
    back = (Button(general_id(token, f"{PAGE}.{at - 1}"), speaker.text("choice-previous")),) if at else ()
    more = (Button(general_id(token, f"{PAGE}.{at + 1}"), speaker.text("choice-next")),) if at + 1 < pages else ()
    label = speaker.text("button-replace" if pending.older else "button-keep")
    keep = (
        Button(general_id(token, KEEP), label, GREEN),
        Button(general_id(token, DROP), speaker.text("choice-cancel")),
    )
    rows = ((*back, *more), keep if pending.preview.usable else ())
    return tuple(row for row in rows if row)


def preview_lines(seen: Preview, speaker: Speaker, older: OwnSet | None = None) -> Iterator[str]:
    """What is in a file, in words, and which edition would give way; nothing out of the file is markup."""
    if not seen.usable:
        yield speaker.text("community-unusable", file=escaped(seen.filename))
        yield from (f"- {file_fault(fault, speaker)}" for fault in seen.faults)
        return
    yield speaker.text("community-preview", **_called(seen), **seen.counts)
    if older is not None:
        key = "community-joins" if seen.is_published else "community-replaces"
        yield speaker.text(key, set=set_line(older, speaker))
    yield from (f"- {_refused(card, speaker)}" for card in seen.cards if card.result == "refused")


def _called(seen: Preview) -> dict[str, str]:
    """What the sets of a file are called."""
    sets = seen.every_set
    return {"name": escaped(" · ".join(sets.values())), "code": escaped(", ".join(sets))}


def file_fault(fault: FileFault, speaker: Speaker) -> str:
    """One thing wrong with a file."""
    told = {name: escaped(value) if isinstance(value, str) else value for name, value in fault.args.items()}
    return speaker.text(fault.key, **told)


def _refused(card: Verdict, speaker: Speaker) -> str:
    lines = [
        speaker.text(
            "community-refused", card=escaped(card.title), code=escaped(card.key), reason=speaker.text(card.reason)
        )
    ]
    if card.excerpt:
        lines.append(speaker.text("community-where", at=escaped(card.at), excerpt=escaped(card.excerpt)))
    if card.expected:
        lines.append(speaker.text("community-expected", words=" · ".join(map(escaped, card.expected))))
    for at, excerpt in card.more:
        lines.append(speaker.text("community-where", at=escaped(at), excerpt=escaped(excerpt)))
    return "\n  ".join(lines)
