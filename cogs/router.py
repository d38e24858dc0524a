"""Clicks and forms: one router by custom id, so that every button works after any restart and nothing is kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import discord

from cogs.feature import Deed, Feature, FormFields, Press, fields_of
from cogs.presentation.at_hand import prompt_for
from cogs.presentation.board_screens import BOARD
from cogs.presentation.controls import FORM, GENERAL, TABLE
from cogs.presentation.layout import shows
from cogs.presentation.marking import has_targets
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.prompt_ids import KIND, Click, PromptPosition, Several, next_step, read_id
from cogs.replies import Reply, guarded
from cogs.safe import acknowledge
from cogs.table_locator import TableLocator
from cogs.tables.moves import MoveController
from engine.games.registry import GAMES
from engine.prompt import Prompt
from engine.table import PLAYING, AlreadyDecided, Live, NotYourDecision, TableRow, seat_of, tournament_of

T = TypeVar("T")
STALE = ""
"""What is known of the pictures of a panel that is behind its game."""


def merged(parts: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """All of them in one; no verb may be taken twice."""
    whole: dict[str, T] = {}
    for part in parts:
        assert not whole.keys() & part.keys(), f"taken twice: {whole.keys() & part.keys()}"
        whole |= part
    return whole


class Router:
    """Answers every component and form, also those of other versions, other games and other people."""

    def __init__(self, locator: TableLocator, features: Sequence[Feature]) -> None:
        self._locator = locator
        self._services = locator.services
        self._playing = MoveController(locator)
        self._deeds = {
            TABLE: merged(feature.table for feature in features),
            GENERAL: merged(feature.general for feature in features),
        }
        self._in_place = frozenset(verb for feature in features for verb in feature.in_place)
        self._instead = frozenset(verb for feature in features for verb in feature.instead)
        self._forms = merged(feature.forms for feature in features)
        self._filled = merged(feature.filled for feature in features)
        self._filled_in_place = frozenset(form for feature in features for form in feature.filled_in_place)

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer a component or a form."""
        data: Mapping[str, Any] = interaction.data or {}
        custom = str(data.get("custom_id", ""))
        kind, _, rest = custom.partition(":")
        subject, _, verb = rest.partition(":")
        values = tuple(str(value) for value in data.get("values", ()))
        reply = Reply(interaction, self._services, self._locator.surfaces.poster)
        if interaction.type is discord.InteractionType.modal_submit:
            await self._form(reply, subject, verb if kind == FORM else "", fields_of(data))
        elif kind == KIND:
            await self._clicked(reply, read_id(custom), [int(value) for value in values if value.isdecimal()])
        elif kind in self._deeds and verb in self._forms:
            await self._open_form(reply, subject, verb)
        else:
            name, _, rest = verb.partition(".")
            deed = self._deeds.get(kind, {}).get(name)
            begin = reply.replace if name in self._instead and reply.is_passing else reply.think
            begin = reply.update if name in self._in_place and reply.is_private else begin
            await self._pressed(reply, kind, deed, Press(subject, rest, values), begin)

    async def _open_form(self, reply: Reply, table: str, verb: str) -> None:
        """A form has to be the first answer."""
        form = self._services.drafts.filled(self._forms[verb](table, await reply.speaker()), reply.user)
        await acknowledge(lambda: reply.interaction.response.send_modal(form))

    async def _pressed(
        self, reply: Reply, kind: str, deed: Deed | None, press: Press, begin: Callable[[], Awaitable[bool]]
    ) -> None:
        if not await begin():
            return

        async def work() -> None:
            await reply.meet()
            if deed is None:
                raise Unmatched("error-gone")
            if kind == TABLE:
                reply.row = await self._services.tables.table(press.subject)
            if not await self._is_left_out(reply, game_begun(reply.row) if kind == TABLE else press.subject):
                await deed(reply, press)

        await guarded(reply, work)

    async def _form(self, reply: Reply, subject: str, form: str, fields: FormFields) -> None:
        in_place = form in self._filled_in_place and reply.is_passing
        if not await (reply.update() if in_place else reply.think()):
            return

        async def work() -> None:
            await reply.meet()
            if form not in self._filled:
                raise Unmatched("error-gone")
            if not await self._is_left_out(reply, subject):
                await self._filled[form](reply, subject, fields)

        await guarded(reply, work)

    async def _is_left_out(self, reply: Reply, game: str) -> bool:
        """Whether a control is about a game that this server leaves out; then its presser is told so."""
        guild = reply.interaction.guild_id or 0
        if game not in GAMES or game in await self._services.games_at(guild):
            return False
        speaker = await reply.speaker()
        await reply.say(speaker.text("setup-left-out", game=speaker.text(f"game-{game}")))
        return True

    # --- prompts ---

    async def _clicked(self, reply: Reply, click: Click | None, values: list[int]) -> None:
        if not await reply.update():
            return

        async def work() -> None:
            await reply.meet()
            if click is None:
                raise Unmatched("error-old-button")
            table = click.game.rpartition(".")[0]
            live = await self._services.tables.current(table)
            reply.row = live.table
            seat = seat_of(reply.row, reply.user)
            hands = self._locator.surfaces.hands
            waits = hands.is_busy(table, seat)
            async with hands.lock(table, seat):
                live = await self._services.tables.current(table) if waits else live
                await self._carry_out(reply, live, seat, click, values)

        await guarded(reply, work)

    def _late(self, live: Live, click: Click, seat: int) -> AlreadyDecided | NotYourDecision | None:
        """Why a click no longer counts, or is somebody else's."""
        if live.game != click.game or live.no != click.no or live.question is None:
            return AlreadyDecided()
        return None if live.question.seat == seat else NotYourDecision(seat=live.question.seat)

    async def _carry_out(self, reply: Reply, live: Live, seat: int, click: Click, values: list[int]) -> None:
        """One click after the other: what it was for is looked up only when it is its turn (`live`)."""
        tables, hands, table = self._services.tables, self._locator.surfaces.hands, live.table.id
        view = live.play.view(seat)
        asked = prompt_for(live, view, seat)
        error = self._late(live, click, seat)
        if error is not None or asked is None:
            await self._outdated(reply, live, seat, click, error or AlreadyDecided())
            return
        step = next_step(asked, click, values)
        had = STALE if _has_marks(reply.interaction, asked) else await hands.art_mark(live, view)
        if isinstance(step, PromptPosition):
            await hands.show_by(reply.interaction, live, seat, step, had)
            return
        if click.asks_no_more:
            await tables.ask_no_more(table, reply.user)
        picks = step.picks if isinstance(step, Several) else step
        try:
            if isinstance(step, Several):
                await self._playing.one_after_another(live, reply.user, picks)
                now = await tables.current(table)
            else:
                await tables.submit(table, live.game, reply.user, picks, live.no, live)
                now = await self._playing.pay(table, reply.user)
        except (AlreadyDecided, NotYourDecision) as late:
            await self._outdated(reply, await tables.current(table), seat, click, late)
            return
        if reply.is_private:
            await hands.show_by(reply.interaction, now, seat, PromptPosition(), had)
            return
        speaker = await reply.speaker(live.table)
        labels = {choice.index: speaker.say(choice.label) for choice in asked.choices}
        await self._playing.done(reply, table, speaker.listed(labels[pick] for pick in picks if pick in labels))

    async def _outdated(
        self, reply: Reply, live: Live, seat: int, click: Click, error: AlreadyDecided | NotYourDecision
    ) -> None:
        """A private panel that is behind its game shows how it stands; elsewhere it is said why nothing was done."""
        if reply.is_private and live.game == click.game:
            await self._locator.surfaces.hands.show_by(reply.interaction, live, seat, PromptPosition(), STALE)
        else:
            await self._playing.stale(reply, live, seat, error)


def _has_marks(interaction: discord.Interaction, asked: Prompt) -> bool:
    """Whether the message that was clicked may show other targets than are offered next."""
    message = interaction.message
    return message is not None and has_targets(asked) and shows(message, BOARD)


def game_begun(row: TableRow | None) -> str:
    """The game that would be begun at a table, or begun again; "" where one goes on, or a tournament has laid it."""
    begins = row is not None and row.status != PLAYING and not tournament_of(row.options)
    return row.options.game if row is not None and begins else ""
