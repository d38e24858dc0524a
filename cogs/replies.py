"""Answers to one interaction: acknowledged first, worked on after, and always with one private sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord

from cogs.presentation.controls import BLUE, OPEN_RULE, Button, Rows, general_id, view
from cogs.presentation.option_matching import Forbidden, Unmatched
from cogs.presentation.screen import Picture, Screen
from cogs.presentation.words import Speaker, clipped
from cogs.safe import Trouble, acknowledge, attempt
from cogs.services import Services
from cogs.surfaces.poster import Poster, face_of
from cogs.unretried import without_retries
from engine.kernel.state.question import Refusal
from engine.table import (
    AgainstTheRules,
    DeckFault,
    DeckFaults,
    NotYourDecision,
    StoreBroken,
    TableError,
    TableRow,
)
from render.markup import escaped

log = logging.getLogger(__name__)
AGAIN_SECONDS = 1.0
MESSAGE, PAGE = 2000, 1900
"""So many signs Discord takes in one message, and so many of lines put together are a page."""


class Reply:
    """The private answer to an interaction."""

    def __init__(self, interaction: discord.Interaction, services: Services, poster: Poster) -> None:
        self.interaction = interaction
        self._services = services
        self._poster = poster
        self.row: TableRow | None = None
        self._updates = False
        self._said = False
        self._instead = False

    @property
    def user(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def asked_at(self) -> float:
        """When he asked, by Discord's clock (Unix seconds), however late that has come here."""
        return self.interaction.created_at.timestamp()

    @property
    def lang(self) -> str:
        """The language in which he is answered."""
        return self._services.words.language(str(self.interaction.locale))

    @property
    def is_private(self) -> bool:
        """Whether the message that was clicked is seen by its user alone."""
        message = self.interaction.message
        return message is not None and (self.interaction.guild_id is None or message.flags.ephemeral)

    @property
    def is_passing(self) -> bool:
        """Whether the message that was clicked, or on which a form was opened, is one that its reader may dismiss."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def speaker(self, row: TableRow | None = None) -> Speaker:
        """Somebody who speaks to him, of the table that he asks about."""
        return await self._services.speaker(self.lang, row or self.row)

    async def meet(self) -> None:
        """Remember who asks, and in which language."""
        user, here = self.interaction.user, self.interaction.guild_id is not None
        await self._services.meet(user.id, user.display_name, str(self.interaction.locale), at_table=here)

    async def think(self) -> bool:
        """Acknowledge with "thinking", for him alone; False if Discord no longer wants an answer."""
        return await acknowledge(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))

    async def update(self) -> bool:
        """Acknowledge a click whose message will be changed, or is changed by others."""
        self._updates = True
        return await acknowledge(self.interaction.response.defer)

    async def replace(self) -> bool:
        """Acknowledge a click on a private message in whose place comes what was done; why it was not stands below."""
        self._instead = True
        return await self.update()

    async def begin(self) -> bool:
        """Acknowledge: a private message is changed in place, anything else gets an answer of its own."""
        return await (self.update() if self.is_private else self.think())

    async def say(self, text: str, rows: Rows = (), pictures: Sequence[Picture] = (), *, place: bool = False) -> None:
        """Answer; of a text that no message holds, as much as one does. `place`: put it in the place of the private
        message that was clicked."""
        text, files = clipped(text, MESSAGE), await self._poster.draw(pictures)
        nobody = discord.AllowedMentions.none()
        if (self._updates and not (place or self._instead)) or self._said:
            await self._follow(text, view=view(rows), files=files, ephemeral=True)
        else:
            await attempt(
                self.interaction.edit_original_response(
                    content=text, view=view(rows), attachments=files, allowed_mentions=nobody
                )
            )
        self._said = True

    async def show(self, screen: Screen) -> None:
        """Answer with a screen of the table."""
        files = await self._poster.draw(screen.pictures)
        await attempt(
            self.interaction.edit_original_response(
                **face_of(screen), attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )
        )
        self._said = True

    async def pass_by(self, text: str) -> None:
        """Answer with one line that goes away by itself, with the private message that was clicked; where it cannot,
        it stays."""
        is_own = self.is_passing and self._updates
        await self.say(text, place=is_own)
        if is_own or not self._updates:
            self._services.later.do(self._services.settings.fading_seconds, self._fade)

    async def _fade(self) -> None:
        await attempt(self.interaction.delete_original_response())

    async def tell(self, key: str) -> None:
        """Answer with a message in which nothing is to be filled in."""
        await self.say((await self.speaker()).text(key))

    async def public_speaker(self) -> Speaker:
        """Somebody who speaks to everybody on the server."""
        guild, discords = self.interaction.guild_id or 0, str(self.interaction.guild_locale or self.lang)
        lang = await self._services.public_lang(guild, "", discords, self.lang)
        return await self._services.speaker(lang, self.row)

    async def publish(self, text: str, pictures: Sequence[Picture] = ()) -> None:
        """Say something to everybody in the channel, and to who asked that it was said."""
        files = await self._poster.draw(pictures)
        await self.say((await self.speaker()).text("published"))
        await self._follow(clipped(text, MESSAGE), files=files, ephemeral=False)

    async def _follow(self, text: str, **more: Any) -> None:
        """A further message. It is not doubled where Discord fails; that it may be missing is said instead."""
        nobody = discord.AllowedMentions.none()
        for said in (text, (await self.speaker()).text("answer-unsure")):
            sent = await attempt(without_retries(self.interaction.followup).send(said, allowed_mentions=nobody, **more))
            if sent.trouble is not Trouble.UNAVAILABLE:
                return
            await asyncio.sleep(AGAIN_SECONDS)
            more = {"ephemeral": True}

    async def pages(self, pages: Sequence[str], rows: Rows = (), *, place: bool = False) -> None:
        """Several messages, one after another; the last has the controls. `place`: the first takes the place of the
        private message that was clicked."""
        for number, page in enumerate(pages):
            await self.say(page, rows if number == len(pages) - 1 else (), place=place and number == 0)

    async def fail(self, error: Exception) -> None:
        """Say why it was not done."""
        self._instead = False
        speaker = await self.speaker()
        if isinstance(error, DeckFaults):
            await self.pages(faults_text(error.faults, speaker))
            return
        rule = rule_of(error)
        known = self._services.rules.has(speaker.game, rule)
        await self.say(sentence(error, speaker), ((rule_button(rule, speaker),),) if known else ())


def rule_button(rule: str, speaker: Speaker) -> Button:
    """Opens a rule of the speaker's game."""
    return Button(general_id(speaker.game, f"{OPEN_RULE}.{rule}"), speaker.text("button-rule", rule=rule), BLUE)


def rule_of(error: Exception) -> str:
    """The rule that an error names, "" for none."""
    if isinstance(error, Forbidden):
        return error.refusal.rule
    return str(error.told["rule"]) if isinstance(error, AgainstTheRules) else ""


def _typed(told: str | int | tuple[str, ...], speaker: Speaker) -> str | int:
    """A number stays one, so that a message finds its plural."""
    if isinstance(told, int):
        return told
    return escaped(told) if isinstance(told, str) else speaker.listed(map(escaped, told))


def sentence(error: Exception, speaker: Speaker) -> str:
    """One clear sentence for what could not be done."""
    if isinstance(error, Forbidden):
        return speaker.refusal(error.refusal)
    if isinstance(error, AgainstTheRules):
        return speaker.refusal(Refusal(str(error.told["rule"]), str(error.told["reason"])))
    if isinstance(error, Unmatched):
        return speaker.text(error.key, **{name: _typed(told, speaker) for name, told in error.told.items()})
    if isinstance(error, StoreBroken):
        return speaker.text("table-store")
    if isinstance(error, NotYourDecision) and isinstance(error.told.get("seat"), int):
        waiting = speaker.text("awaiting", seat=speaker.seat(int(error.told["seat"])))
        return f"{speaker.text(error.key)} {waiting}"
    if isinstance(error, TableError):
        return speaker.text(error.key if speaker.words.has(error.key) else TableError.key, **error.told)
    return speaker.text("error-unknown")


def fault_words(key: str, args: Mapping[str, str | int], speaker: Speaker) -> str:
    """What is wrong, with what people have typed shown as it stands."""
    told = {name: escaped(value) if isinstance(value, str) else value for name, value in args.items()}
    return speaker.text(key, **(told | {"nearest": told["nearest"] or "none"} if "nearest" in told else told))


def fault_text(fault: DeckFault, speaker: Speaker) -> str:
    """What is wrong with a deck, with its rule."""
    text = fault_words(fault.key, fault.args, speaker)
    return speaker.text("fault-rule", fault=text, rule=fault.rule) if fault.rule else text


def faults_text(faults: Sequence[DeckFault], speaker: Speaker) -> list[str]:
    """All faults of a deck, in as many messages as they need."""
    return in_pages([speaker.text("faults-head"), *[f"- {fault_text(fault, speaker)}" for fault in faults]])


def in_pages(rows: Sequence[str], most: int = PAGE) -> list[str]:
    """Lines in pages that fit a message, at most so many in each."""
    pages: list[str] = []
    for row in rows:
        if pages and len(pages[-1]) + len(row) < PAGE and pages[-1].count("\n") + 1 < most:
            pages[-1] += f"\n{row}"
        else:
            pages.append(row)
    return pages


async def guarded(reply: Reply, work: Callable[[], Awaitable[None]]) -> None:
    """Do something for a user; whatever goes wrong, he gets one sentence and nobody a traceback."""
    try:
        await work()
    except (TableError, Unmatched, Forbidden) as error:
        await reply.fail(error)
    except Exception as error:
        log.exception("interaction %s", reply.interaction.id)
        await reply.fail(error)
