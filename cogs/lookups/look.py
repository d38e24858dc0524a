"""Looking at a card of a table: large, with its text in words, its numbers and where each comes from; to one alone."""

from __future__ import annotations

import asyncio

from cogs.feature import Feature, Press
from cogs.lookups.card_lookup import card_picture
from cogs.lookups.why import AccountText
from cogs.presentation.card_texts import card_text
from cogs.presentation.looking import LOOK, LOOK_ON, in_sight, look_select, looked_at, page_of
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.table_locator import TableLocator


class LookController:
    """Serves the select under boards and hands. Raises TableError or Unmatched; whoever calls says so to the user."""

    def __init__(self, locator: TableLocator) -> None:
        self._services = locator.services

    async def look(self, reply: Reply, press: Press) -> None:
        """The chosen card as its reader's own view knows it; the next one takes its place."""
        live = await self._services.tables.current(press.subject)
        view = live.play.view(live.viewer(reply.user))
        speaker = await self._services.speaker(reply.lang, live.table, live)
        if (page := page_of(press.value)) is not None:
            await reply.say(speaker.text("look-which"), look_select(live, view, speaker, LOOK_ON, page), (), place=True)
            return
        seen = {str(one.value): one.value for one in looked_at(live, view, speaker)}
        if press.value not in seen:
            raise Unmatched("card-gone")
        ref = seen[press.value]
        key = in_sight(view)[ref]
        text = [await asyncio.to_thread(card_text, key, speaker)]
        account = live.play.account(view.viewer, ref)
        text += AccountText(live, view, account, speaker).lines() if account else ()
        pictures = (card_picture(key, speaker),)
        await reply.say("\n".join(text), look_select(live, view, speaker, LOOK_ON), pictures, place=True)


def look_feature(locator: TableLocator) -> Feature:
    """The select."""
    look = LookController(locator).look
    return Feature(in_place=frozenset((LOOK_ON,)), table={LOOK: look, LOOK_ON: look})
