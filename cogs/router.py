"""Clicks and forms: one router by custom id, so that every button works after any restart and nothing is kept.

Custom ids: `k:GAME:NUMBER:...` an answer or a step in a prompt, `t:TABLE:VERB` a button of a table, `m:TABLE:FORM`,
`c:TOKEN:VERB` a button under the preview of a card file.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from cogs import byhand, decks
from cogs.asking import KIND, Click, Place, after_values, read_id
from cogs.community import BROUGHT
from cogs.desk import Desk
from cogs.naming import Unmatched
from cogs.replies import Reply, guarded
from cogs.safe import acknowledge
from cogs.screens import GOING, prompt_for
from engine.prompt import Prompt
from engine.table import AlreadyDecided, Live, NotYourDecision, seat_of

BY_HAND = (byhand.SHOW, byhand.OF, byhand.MAKE)
Deed = Callable[[Reply, str], Awaitable[None]]


class Router:
    """Answers every component and form, also those of other versions, other games and other people."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self._deeds: dict[str, Deed] = {
            "join": desk.join, "leave": desk.leave, "close": desk.close, "deck": desk.deck, "ready": desk.ready,
            "rematch": desk.rematch, "state": desk.state, "undo": desk.undo,
            "hand": self._hand, "move": self._hand,
            "concede": lambda reply, table: desk.concede(reply, table, sure=True),
            "quit": lambda reply, table: desk.leave(reply, table, sure=True),
            **{verb: self._agreeing(verb) for verb in ("consent", "refuse", "agree", "decline")},
        }
        self._forms = {"paste": decks.deck_form, "entropy": decks.entropy_form}

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer a component or a form."""
        data: Mapping[str, Any] = interaction.data or {}
        custom = str(data.get("custom_id", ""))
        kind, _, rest = custom.partition(":")
        reply = Reply(interaction, self._house, self._desk.surfaces.poster)
        table, _, verb = rest.partition(":")
        if kind == GOING and verb in self._forms:
            await self._open_form(reply, table, verb)
        elif kind == KIND:
            await self._clicked(reply, read_id(custom), [str(value) for value in data.get("values", ())])
        elif kind == BROUGHT:
            await self._brought(reply, table, verb)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self._form(reply, table, verb, typed(data))
        else:
            await self._pressed(reply, kind, table, verb, [str(value) for value in data.get("values", ())])

    # --- buttons of a table ---

    async def _open_form(self, reply: Reply, table: str, verb: str) -> None:
        """A form has to be the first answer."""
        form = self._forms[verb](table, await reply.speaker())
        await acknowledge(lambda: reply.interaction.response.send_modal(form))

    async def _pressed(self, reply: Reply, kind: str, table: str, verb: str, values: list[str]) -> None:
        turning = verb.startswith(("log.", *(f"{each}." for each in BY_HAND))) and reply.is_private
        if not await (reply.update() if turning else reply.think()):
            return

        async def work() -> None:
            await reply.meet()
            if kind != GOING:
                raise Unmatched("error-old-button")
            reply.row = await self._house.tables.table(table)
            if verb == "takedeck":
                await decks.take_ready_made(reply, self._house, reply.row, values[0])
            elif verb == "log" or verb.startswith("log."):
                page = verb.partition(".")[2]
                await self._desk.log(reply, table, int(page) if page.isdecimal() else None)
            elif verb.partition(".")[0] in BY_HAND:
                await self._by_hand(reply, table, verb, values)
            elif verb in self._deeds:
                await self._deeds[verb](reply, table)
            else:
                raise Unmatched("error-old-button")

        await guarded(reply, work)

    async def _brought(self, reply: Reply, token: str, verb: str) -> None:
        if not await reply.update():
            return

        async def work() -> None:
            await reply.meet()
            await self._desk.cards.pressed(reply, token, verb)

        await guarded(reply, work)

    async def _by_hand(self, reply: Reply, table: str, verb: str, values: list[str]) -> None:
        live = await self._house.tables.current(table)
        what, _, rest = verb.partition(".")
        page, value = int(rest) if rest.isdecimal() else 0, values[0] if values else ""
        if what == byhand.MAKE:
            await byhand.make(reply, self._house, live, rest, value)
        elif what == byhand.OF:
            await byhand.choose(reply, self._house, live, page, value)
        else:
            await byhand.show(reply, self._house, live, page)

    async def _hand(self, reply: Reply, table: str) -> None:
        await self._desk.hand(reply, await self._house.tables.current(table))

    def _agreeing(self, verb: str) -> Deed:
        async def deed(reply: Reply, table: str) -> None:
            await self._desk.agree(reply, table, verb)

        return deed

    async def _form(self, reply: Reply, table: str, form: str, text: str) -> None:
        if not await reply.think():
            return

        async def work() -> None:
            await reply.meet()
            if form == "entropy":
                await self._desk.entropy(reply, table, text)
            elif form == "deck":
                await decks.take_list(reply, self._house, await self._house.tables.table(table), text)
            else:
                raise Unmatched("error-old-button")

        await guarded(reply, work)

    # --- prompts ---

    async def _clicked(self, reply: Reply, click: Click | None, values: list[str]) -> None:
        if not await reply.update():
            return

        async def work() -> None:
            await reply.meet()
            if click is None:
                raise Unmatched("error-old-button")
            table = click.game.rpartition(".")[0]
            reply.row = (await self._house.tables.current(table)).table
            seat = seat_of(reply.row, reply.user)
            async with self._desk.surfaces.hands.lock(table, seat):
                await self._carry_out(reply, table, seat, click, [int(value) for value in values if value.isdecimal()])

        await guarded(reply, work)

    def _late(self, live: Live, click: Click, seat: int) -> AlreadyDecided | NotYourDecision | None:
        """Why a click no longer counts, or is somebody else's."""
        if live.game != click.game or live.no != click.no or live.question is None:
            return AlreadyDecided()
        return None if live.question.seat == seat else NotYourDecision(seat=live.question.seat)

    async def _carry_out(self, reply: Reply, table: str, seat: int, click: Click, values: list[int]) -> None:
        """One click after the other: what it was for is looked up only when it is its turn."""
        tables, hands = self._house.tables, self._desk.surfaces.hands
        live = await tables.current(table)
        view = live.play.view(seat)
        asked = prompt_for(live, view, seat)
        error = self._late(live, click, seat)
        if error is not None or asked is None:
            await self._desk.stale(reply, live, seat, error or AlreadyDecided())
            return
        step = next_step(asked, click, values)
        had = await hands.art_mark(live, view)
        if isinstance(step, Place):
            await hands.show_by(reply.interaction, live, seat, step, had)
            return
        try:
            await tables.submit(table, live.game, reply.user, step, live.no)
        except (AlreadyDecided, NotYourDecision) as late:
            await self._desk.stale(reply, await tables.current(table), seat, late)
            return
        if reply.is_private:
            await hands.show_by(reply.interaction, await tables.current(table), seat, Place(), had)
            return
        speaker = await reply.speaker(live.table)
        labels = {choice.index: speaker.say(choice.label) for choice in asked.choices}
        await self._desk.done(reply, table, ", ".join(labels[pick] for pick in step if pick in labels))


def next_step(asked: Prompt, click: Click, values: list[int]) -> Place | tuple[int, ...]:
    """Where a click leads: to another place of the prompt, or to an answer."""
    if click.place is None:
        return (*click.picks, *values)
    if click.takes_values:
        return after_values(asked, click.place, values)
    return click.place


def typed(data: Mapping[str, Any]) -> str:
    """The text of the one field of a form."""
    todo: list[Mapping[str, Any]] = list(data.get("components", ()))
    while todo:
        part = todo.pop()
        if "value" in part:
            return str(part["value"])
        todo += [*part.get("components", ()), *([part["component"]] if "component" in part else ())]
    return ""
