"""What may be asked of a table, whichever way: each deed is used by slash commands and by buttons alike."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
from msgspec.structs import replace

import render
from cogs import decks, screens
from cogs.asking import Place
from cogs.coaching import advice
from cogs.controls import RED, Button, Rows, table_id
from cogs.house import House
from cogs.naming import PLAYS, VERBS, Naming, Unmatched, answer, passing
from cogs.places import admit, check_posting
from cogs.printed import in_play, told_lines
from cogs.replies import Reply, in_pages
from cogs.rooms import Deed, Press, Room
from cogs.screens import log_lines, prompt_for
from cogs.surfaces import Surfaces
from engine.games.registry import GAMES
from engine.kernel.view import SPECTATOR
from engine.naming import OPEN
from engine.prompt import Prompt
from engine.table import (
    OVER,
    PLAYING,
    AlreadyDecided,
    Live,
    NotPlaying,
    NotSeated,
    NotYourDecision,
    Options,
    TableRow,
    is_waiting,
)
from render.markup import escaped

LOG_PAGE = 15
AGREED = {"consent": "undo-consented", "refuse": "undo-refused", "decline": "undo-refused", "agree": "draw-requested"}


def game_named(interaction: discord.Interaction) -> str | None:
    """The game after which the typed command is called; None for commands of all games, and for buttons."""
    data: Mapping[str, Any] = interaction.data or {}
    name = str(data.get("name", ""))
    return name if name in GAMES else None


def may_have_threads(interaction: discord.Interaction) -> bool:
    """Whether a match may be played in a thread of the channel where something was typed."""
    may, kind = interaction.app_permissions, getattr(interaction.channel, "type", None)
    hosts = kind in (discord.ChannelType.text, discord.ChannelType.news)
    return hosts and may.create_public_threads and may.send_messages_in_threads


def _of_table(deed: Callable[[Reply, str], Awaitable[None]]) -> Deed:
    """A deed that asks for nothing but the table."""
    return lambda reply, press: deed(reply, press.subject)


class Desk:
    """Serves requests. Raises TableError, Unmatched or Forbidden; whoever calls says so to the user."""

    def __init__(self, house: House, surfaces: Surfaces) -> None:
        self.house = house
        self.surfaces = surfaces

    def room(self) -> Room:
        """The buttons of lobbies, boards, hands and results."""
        return Room(in_place=frozenset(("logpage",)), table={
            **{verb: _of_table(deed) for verb, deed in (
                ("join", self.join), ("leave", self.leave), ("close", self.close), ("deck", self.deck),
                ("ready", self.ready), ("rematch", self.rematch), ("state", self.state), ("undo", self.undo))},
            **{verb: self._agreeing(verb) for verb in AGREED},
            "hand": self._hand_pressed, "move": self._hand_pressed,
            "log": self._log_pressed, "logpage": self._log_pressed,
            "concede": lambda reply, press: self.concede(reply, press.subject, sure=True),
            "quit": lambda reply, press: self.leave(reply, press.subject, sure=True),
        })

    # --- finding the table ---

    async def row_here(self, interaction: discord.Interaction) -> TableRow:
        """The series in this channel, or in direct messages the one the user plays; of the game whose command it is."""
        wanted = game_named(interaction)
        row = await self._own_row(interaction, wanted) or await self._row_in(interaction, wanted)
        if row is None or (row.status == OVER and wanted not in (None, row.options.game)):
            raise Unmatched("error-no-table", game=wanted or next(iter(self.house.shelves)))
        if wanted not in (None, row.options.game):
            raise Unmatched("error-other-game", game=row.options.game)
        return row

    async def _own_row(self, interaction: discord.Interaction, game: str | None) -> TableRow | None:
        """In direct messages: the newest series that the user plays, one of this game before others."""
        if interaction.guild_id is not None:
            return None
        mine = await self.house.store.tables_of(interaction.user.id)
        return next((row for row in reversed(mine) if row.options.game == game), mine[-1] if mine else None)

    async def _row_in(self, interaction: discord.Interaction, game: str | None) -> TableRow | None:
        """In a channel or thread: of the series that go on there, else of all, one of this game before others, the
        user's own before others'."""
        there = await self.house.store.tables_at(interaction.channel_id or 0, interaction.user.id)
        there = [row for row in there if row.status != OVER] or there
        return next((row for row in there if row.options.game == game), there[0] if there else None)

    async def last_here(self, interaction: discord.Interaction) -> TableRow:
        """The user's own last series in this channel, over or not; else as `row_here`."""
        there = await self.house.store.tables_at(interaction.channel_id or 0, interaction.user.id)
        wanted = game_named(interaction)
        own = [row for row in there if wanted in (None, row.options.game)
               and any(place.user == interaction.user.id for place in row.seats)]
        return max(own, key=lambda row: row.opened_at) if own else await self.row_here(interaction)

    async def live_here(self, interaction: discord.Interaction) -> Live:
        """The game in this channel."""
        row = await self.row_here(interaction)
        if not row.games:
            raise Unmatched("error-no-game")
        return await self.house.tables.current(row.id)

    # --- before a game ---

    async def open(self, reply: Reply, options: Options, invited: Sequence[discord.abc.User] = ()) -> None:
        """A new table in this channel; without a language of its own it speaks the server's."""
        interaction = reply.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Unmatched("error-only-here")
        if any(user.bot for user in invited):
            raise Unmatched("error-bot-opponent")
        if any(user.id == reply.user for user in invited):
            raise Unmatched("error-self-opponent")
        await check_posting(reply)
        await admit(self.house, interaction, interaction.channel_id)
        for row in await self.house.store.tables_at(interaction.channel_id, reply.user):
            if is_waiting(row) and (row.host, row.options.game, row.is_rematch) == (reply.user, options.game, False):
                raise Unmatched("error-already-open")
        discords = str(interaction.guild_locale or "")
        options = replace(options, lang=await self.house.public_lang(interaction.guild_id, options.lang, discords))
        row = await self.house.tables.open(
            guild=interaction.guild_id, channel=interaction.channel_id, host=reply.user, options=options,
            invited=[user.id for user in invited], alone=not may_have_threads(interaction),
        )
        await self._seated(reply, row)

    async def join(self, reply: Reply, table: str) -> None:
        """Sit down, and see whether direct messages work."""
        await self._seated(reply, await self.house.tables.join(table, reply.user))

    async def _seated(self, reply: Reply, row: TableRow) -> None:
        seat = [place.user for place in row.seats].index(reply.user)
        speaker = await reply.speaker(row)
        key = "joined" if await self.surfaces.hands.greet(row, seat, reply.interaction.user) else "joined-dms-closed"
        await reply.say(speaker.text(key), await decks.chooser(self.house, row, reply.user, speaker))

    async def leave(self, reply: Reply, table: str, *, sure: bool = False) -> None:
        """Stand up; out of a running game only when sure."""
        row = await self.house.tables.table(table)
        if row.status == PLAYING and not sure:
            await self._confirm(reply, row, "quit")
            return
        if row.status == PLAYING:
            await self.house.tables.leave_game(table, reply.user)
        else:
            await self.house.tables.leave(table, reply.user)
        await self._told(reply, "left")

    async def close(self, reply: Reply, table: str) -> None:
        """Take the table away."""
        await self.house.tables.close(table, reply.user)
        await self._told(reply, "closed")

    async def deck(self, reply: Reply, table: str) -> None:
        """Show the decks to choose from."""
        row = await self.house.tables.table(table)
        if all(place.user != reply.user for place in row.seats):
            raise NotSeated
        speaker = await reply.speaker(row)
        await reply.say(speaker.text("deck-choose"), await decks.chooser(self.house, row, reply.user, speaker))

    async def ready(self, reply: Reply, table: str) -> None:
        """Ready, or not any more."""
        row = await self.house.tables.table(table)
        await self.house.communities[row.options.game].pool_for(row.guild)
        now = any(place.user == reply.user and place.ready for place in row.seats)
        await self.house.tables.ready(table, reply.user, not now)
        await self._told(reply, "ready-waiting" if now else "ready-set")

    async def rematch(self, reply: Reply, table: str) -> None:
        """The same players once more; each gets his direct message anew when he presses Ready or Join."""
        before = await self.house.tables.table(table)
        await admit(self.house, reply.interaction, before.channel)
        row = await self.house.tables.rematch(table, reply.user)
        for seat, place in enumerate(row.seats):
            was = next((n for n, each in enumerate(before.seats) if each.user == place.user), seat)
            await self.surfaces.hands.carry_over(before.id, was, row.id, seat)
        await self._told(reply, "rematch-open")

    # --- looking ---

    async def state(self, reply: Reply, table: str) -> None:
        """The public state as text, for a player his own hand too; like every answer it is the asker's alone."""
        live = await self._watched(reply, table)
        speaker = await self.house.speaker(reply.lang, live.table, live)
        view = live.play.view(SPECTATOR)
        recent = [speaker.plain().say(line) for line in log_lines(live, SPECTATOR, max(live.no - 4, -1))[-4:]]
        pages = render.state_text(
            view, live.kept.setup.cards, speaker.lang, speaker.players, recent, speaker.book.printed)
        own = screens.hand_pages(live, reply.user, speaker)
        await reply.pages([*in_pages([*pages, *in_play(live, view, speaker)]), *own])

    async def log(self, reply: Reply, table: str, page: int | None) -> None:
        """The log as its reader may know it, a page of it; the last one unless another is asked for."""
        live = await self._watched(reply, table)
        speaker = await self.house.speaker(reply.lang, live.table, live)
        seat = next((seat for seat, place in enumerate(live.table.seats) if place.user == reply.user), SPECTATOR)
        told = [each for line in log_lines(live, seat) for each in told_lines(line, speaker, whole=True)]
        pages = in_pages(told or [speaker.text("log-nothing")], LOG_PAGE)
        at = len(pages) - 1 if page is None else min(max(page, 1), len(pages)) - 1
        foot = speaker.text("log-page", page=at + 1, pages=len(pages))
        turning = self._turning(table, at, len(pages), reply.lang)
        await reply.say(f"{pages[at]}\n-# {foot}", turning, place=reply.is_private)

    async def _watched(self, reply: Reply, table: str) -> Live:
        """The game, for who may look at it. Raises NotSeated where only its players may."""
        live = await self.house.tables.current(table)
        if not live.table.options.spectators and all(place.user != reply.user for place in live.table.seats):
            raise NotSeated
        return live

    def _turning(self, table: str, at: int, pages: int, lang: str) -> Rows:
        words = self.house.words
        back = Button(table_id(table, f"logpage.{at}"), words.text(lang, "choice-previous"), disabled=at == 0)
        more = Button(table_id(table, f"logpage.{at + 2}"), words.text(lang, "choice-next"), disabled=at + 1 >= pages)
        return ((back, more),) if pages > 1 else ()

    async def hand(self, reply: Reply, live: Live) -> None:
        """The hand of the one who asks, with the question he has to answer."""
        seat = live.seat_of(reply.user)
        screen = await self.surfaces.hands.screen(live, seat, Place())
        await reply.say(screen.text, screen.rows, screen.pictures)

    # --- playing ---

    async def act(self, reply: Reply, live: Live, verbs: Sequence[str], *typed: str | None) -> None:
        """A turn action by its words."""
        seat = live.seat_of(reply.user)
        speaker = await self.house.speaker(reply.lang, live.table, live)
        naming = Naming(live, live.play.view(seat), speaker)
        option = naming.action(verbs, *typed)
        assert live.question is not None, "an action was offered"
        await self._answer(reply, live, (live.question.options.index(option),), escaped(naming.said(option)))

    async def play(self, reply: Reply, live: Live, card: str, how: str) -> None:
        """A card played in the way that was typed."""
        await self.act(reply, live, (await self._verb(reply, live, how, PLAYS),), card)

    async def _verb(self, reply: Reply, live: Live, typed: str, among: Sequence[str]) -> str:
        speaker = await self.house.speaker(reply.lang, live.table, live)
        seat = live.seat_of(reply.user)
        return Naming(live, live.play.view(seat), speaker).verb_meant(typed, among)

    async def choose(self, reply: Reply, live: Live, typed: Sequence[str]) -> None:
        """An answer to the open question by its words."""
        asked = await self.asked(reply, live)
        speaker = await self.house.speaker(reply.lang, live.table, live)
        picks = answer(asked, typed, speaker)
        labels = {choice.index: speaker.say(choice.label) for choice in asked.choices}
        await self._answer(reply, live, picks, ", ".join(labels[pick] for pick in picks))

    async def order(self, reply: Reply, live: Live, typed: Sequence[str]) -> None:
        """An order by its words."""
        if (await self.asked(reply, live)).style != "order":
            raise Unmatched("error-no-order")
        await self.choose(reply, live, typed)

    async def presents(self, reply: Reply, live: Live, typed: Sequence[str]) -> None:
        """The presents to be opened, in order; none if none is typed."""
        if (await self.asked(reply, live)).kind != OPEN:
            raise Unmatched("error-no-presents")
        await self.choose(reply, live, typed)

    async def pass_on(self, reply: Reply, live: Live) -> None:
        """No, none or cancel."""
        asked = await self.asked(reply, live)
        picks = passing(asked)
        if picks is None:
            raise Unmatched("error-no-pass")
        await self._answer(reply, live, picks, "")

    async def asked(self, reply: Reply, live: Live) -> Prompt:
        """The question that the user has to answer. Raises NotPlaying, NotYourDecision."""
        seat = live.seat_of(reply.user)
        found = prompt_for(live, live.play.view(seat), seat)
        if found is None:
            raise NotPlaying
        if found.seat != seat:
            raise NotYourDecision(seat=found.seat)
        return found

    async def _answer(self, reply: Reply, live: Live, picks: Sequence[int], what: str) -> None:
        await self.house.tables.submit(live.table.id, live.game, reply.user, picks, live.no)
        await self.done(reply, live.table.id, what)

    async def done(self, reply: Reply, table: str, what: str) -> None:
        """Say what was done, with the next question if it is for the same player."""
        live = await self.house.tables.current(table)
        seat = live.seat_of(reply.user)
        speaker = await self.house.speaker(reply.lang, live.table, live)
        said = [speaker.text("done", what=what)] if what else []
        led = advice(live, seat, self.house.lessons)
        found = screens.own_face(live, live.play.view(seat), seat, speaker, Place(), led)
        await reply.say("\n".join([*said, found.text]), found.rows)

    async def why(self, reply: Reply, live: Live, action: str, *typed: str | None) -> None:
        """Why something may not be done."""
        verbs = (await self._verb(reply, live, action, VERBS[live.table.options.game]),)
        seat = live.seat_of(reply.user)
        speaker = await self.house.speaker(reply.lang, live.table, live)
        refusal = Naming(live, live.play.view(seat), speaker).why(verbs, *typed)
        await reply.say(speaker.refusal(refusal) if refusal else speaker.text("refused-none"))

    async def concede(self, reply: Reply, table: str, *, sure: bool = False) -> None:
        """Give the game up, when sure."""
        live = await self.house.tables.current(table)
        habits = live.table.seats[live.seat_of(reply.user)].habits
        if live.outcome is not None:
            raise NotPlaying
        if habits.confirm_concede and not sure:
            await self._confirm(reply, live.table, "concede")
            return
        await self.house.tables.concede(table, reply.user)
        await self._told(reply, "conceded")

    async def undo(self, reply: Reply, table: str) -> None:
        """Take a step back, or ask for it."""
        step = await self.house.tables.ask_undo(table, reply.user)
        await self._told(reply, "undo-done" if step else "undo-requested")

    async def agree(self, reply: Reply, table: str, verb: str) -> None:
        """Answers to requests: consent, refuse, agree (to a draw), decline."""
        tables = self.house.tables
        if verb == "consent":
            await tables.consent_undo(table, reply.user)
        elif verb == "refuse":
            await tables.refuse_undo(table, reply.user)
        elif verb == "decline":
            await tables.refuse_draw(table, reply.user)
        else:
            await tables.offer_draw(table, reply.user)
        await self._told(reply, AGREED[verb])

    # --- small parts ---

    async def _hand_pressed(self, reply: Reply, press: Press) -> None:
        await self.hand(reply, await self.house.tables.current(press.subject))

    async def _log_pressed(self, reply: Reply, press: Press) -> None:
        await self.log(reply, press.subject, press.number or None)

    def _agreeing(self, verb: str) -> Deed:
        return lambda reply, press: self.agree(reply, press.subject, verb)

    async def _told(self, reply: Reply, key: str) -> None:
        await reply.say((await reply.speaker()).text(key))

    async def _confirm(self, reply: Reply, row: TableRow, verb: str) -> None:
        speaker = await reply.speaker(row)
        sure = Button(table_id(row.id, verb), speaker.text("button-concede"), RED)
        await reply.say(speaker.text("concede-sure"), ((sure,),))

    async def stale(self, reply: Reply, live: Live, seat: int, error: AlreadyDecided | NotYourDecision) -> None:
        """Why a click did nothing, and what is awaited instead."""
        speaker = await self.house.speaker(reply.lang, live.table, live)
        asked = prompt_for(live, live.play.view(seat), seat)
        if asked is None:
            awaiting = speaker.text("prompt-over")
        elif asked.seat == seat:
            awaiting = speaker.text("awaiting-you", title=speaker.say(asked.title))
        else:
            awaiting = speaker.text("awaiting", seat=speaker.seat(asked.seat))
        await reply.say(f"{speaker.text(error.key)} {awaiting}")

