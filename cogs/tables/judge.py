"""/judge: both hands in private, corrections and ends of matches with public notes, the log of it; for judges alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import choices_of_words, localized
from cogs.deferred import DeferredGroup
from cogs.feature import Feature
from cogs.presentation.at_hand import keys_of, log_lines
from cogs.presentation.hand_screens import hand_pictures
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.printed import told_lines
from cogs.presentation.words import Speaker, clipped
from cogs.replies import Reply, in_pages
from cogs.table_locator import TableLocator
from cogs.tables.byhand import move_of, place_of
from data.store.rulings import END, LOOK, Ruling
from engine.games.registry import GAMES
from engine.kernel.state.question import JudgeFix
from engine.kernel.verbs.by_hand import Offer
from engine.kernel.views.view import SPECTATOR, View
from engine.naming import name_of
from engine.saying import seat as seat_name
from engine.spelling import holds
from engine.table import OVER, AlreadyDecided, JudgeSeated, Live, StoreBroken, TableError, TableRow
from engine.table.clock import stamp
from engine.table.judging import judge_moves
from engine.table.live import resume
from render.markup import escaped

if TYPE_CHECKING:
    from cogs.bot_client import BotClient

LOG_MOST = 50
NOTE_MOST = 300
HANDS, RULINGS = "hands", "rulings"


async def is_judge(locator: TableLocator, interaction: discord.Interaction) -> bool:
    """Whether the user manages the server or has the role that was set for its judges."""
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    role = (await locator.services.store.guilds.get(interaction.guild_id)).judges
    return interaction.permissions.manage_guild or bool(role and interaction.user.get_role(role))


def also_lost(live: Live, offer: Offer, note: str) -> list[str]:
    """The cards that would leave play besides the one that is corrected, tried on a copy of the game."""
    trial = live.play.fork()
    before = {piece.ref: piece.key for side in trial.view(SPECTATOR).seats for piece in side.pieces}
    trial.take(JudgeFix(note, offer.move, offer.args))
    after = {piece.ref for side in trial.view(SPECTATOR).seats for piece in side.pieces}
    moved = offer.args[0] if offer.card and offer.move.startswith("to_") else None
    return [key for ref, key in before.items() if ref not in after and ref != moved]


def jump(guild: int, channel: int) -> str:
    """Where a click on it leads: to a channel or thread."""
    return f"https://discord.com/channels/{guild}/{channel}"


def told_offers(live: Live, offers: Sequence[Offer], plain: Speaker) -> list[str]:
    """Corrections in words: what each is about, where that lies, what becomes of it."""
    views = {seat: live.play.view(seat) for seat in {offer.seat for offer in offers}}
    return [_said(views[offer.seat], keys_of(live), offer, plain) for offer in offers]


def _said(owner: View, keys: Sequence[str], offer: Offer, plain: Speaker) -> str:
    named = name_of(owner, offer.args[0], keys) if offer.card else seat_name(offer.seat)
    place = place_of(offer, plain)
    name = plain.text("hand-of-card", card=plain.name(named), place=place) if place else plain.name(named)
    return f"{name}: {move_of(offer, plain)}"


def value_of(live: Live, offer: Offer) -> str:
    """A correction as the value of a choice; it holds for the position that it was offered in."""
    return " ".join(map(str, (live.game, live.no, offer.move, *offer.args)))


class JudgeController:
    """Serves judges. Raises TableError or Unmatched, said to the user elsewhere."""

    def __init__(self, locator: TableLocator) -> None:
        self.locator = locator
        self._services = locator.services
        self._warned: set[tuple[int, str]] = set()

    async def _live(self, reply: Reply) -> Live:
        """The game here, for a judge who does not play it. Raises Unmatched, JudgeSeated."""
        if not await is_judge(self.locator, reply.interaction):
            raise Unmatched("error-not-judge")
        live = await self.locator.live_here(reply.interaction)
        reply.row = live.table
        if any(place.user == reply.user for place in live.table.seats):
            raise JudgeSeated
        return live

    async def hands(self, reply: Reply) -> None:
        """Every hand, for the judge alone; that he looked is in the log of rulings."""
        live = await self._live(reply)
        await self._keep(reply, live, live.no, LOOK)
        speaker = await self._services.speaker(reply.lang, live.table, live)
        lines, pictures = [], []
        for seat in live.seats_in:
            view = live.play.view(seat)
            held = speaker.listed(speaker.card(card.key) for card in view.seats[seat].hand or ())
            lines.append(speaker.text("judge-hand", seat=speaker.seat(seat), cards=held or "none"))
            pictures += [
                replace(each, name=f"{seat + 1}-{each.name}") for each in hand_pictures(view, live, speaker.plain())[:1]
            ]
        pages = in_pages(lines)
        await reply.say(pages[0], pictures=pictures)
        await reply.pages(pages[1:])

    async def fix(self, reply: Reply, what: str, note: str) -> None:
        """Correct something; everybody is told the note, and what he may see of it."""
        live = await self._live(reply)
        game, no, *_ = [*what.split(" "), "", ""]
        offers = {value_of(live, offer): offer for offer in judge_moves(live)}
        if what not in offers:
            if game == live.game and no != str(live.no):
                raise AlreadyDecided
            raise Unmatched("error-no-match", typed=what)
        offer = offers[what]
        speaker = await self._services.speaker(reply.lang, live.table, live)
        done = escaped(*told_offers(live, (offer,), speaker.plain()))
        if lost := [] if (reply.user, what) in self._warned else also_lost(live, offer, note):
            self._warned.add((reply.user, what))
            cards = speaker.listed(speaker.card(key) for key in lost)
            await reply.say(speaker.text("judge-warning", what=done, cards=cards))
            return
        self._warned.discard((reply.user, what))
        await self._keep(reply, live, live.no + 1, note)
        await self._services.tables.fix(live.table.id, reply.user, JudgeFix(note, offer.move, offer.args), live.no)
        await reply.say(speaker.text("done", what=done))

    async def end(self, reply: Reply, note: str) -> None:
        """End the match that is played here; everybody is told the note."""
        if not await is_judge(self.locator, reply.interaction):
            raise Unmatched("error-not-judge")
        row = reply.row = await self._begun_here(reply.interaction.channel_id or 0)
        await self._services.store.rulings.put(
            Ruling(
                guild=row.guild,
                game=row.games[-1] if row.games else row.coming,
                no=END,
                judge=reply.user,
                at=self._services.clock.now(),
                note=note,
            )
        )
        await self._services.tables.end(row.id, reply.user, note)
        await reply.tell("judge-ended")

    async def _begun_here(self, channel: int) -> TableRow:
        """The match that is played in just this place, one that has begun before one that waits. Raises Unmatched."""
        there = await self._services.store.tables_at(channel)
        here = [row for row in there if row.status != OVER and row.home == channel]
        if not here:
            raise Unmatched("error-no-game")
        return max(here, key=lambda row: bool(row.games))

    async def _keep(self, reply: Reply, live: Live, no: int, note: str) -> None:
        await self._services.store.rulings.put(
            Ruling(
                guild=live.table.guild,
                game=live.game,
                no=no,
                judge=reply.user,
                at=self._services.clock.now(),
                note=note,
            )
        )

    async def log(self, reply: Reply) -> None:
        """What judges of this server have done, the newest first."""
        if not await is_judge(self.locator, reply.interaction):
            raise Unmatched("error-not-judge")
        speaker = await reply.speaker()
        rows = await self._services.store.rulings.of_guild(reply.interaction.guild_id or 0, LOG_MOST)
        played: dict[str, Live | None] = {}
        lines = [await self._told(row, speaker, played) for row in rows]
        await reply.pages(in_pages(lines or [speaker.text("judge-log-none")]))

    async def _told(self, row: Ruling, speaker: Speaker, played: dict[str, Live | None]) -> str:
        """Who did what and where, with a link to the place; of a correction what it changed. `played`: the games that
        were gone through for this so far."""
        key = "judge-log-look" if row.note == LOOK else "judge-log-end" if row.no == END else "judge-log-fix"
        head = speaker.text(
            key,
            at=stamp(row.at),
            game=row.game,
            no=row.no,
            note=escaped(row.note),
            judge=escaped(await self._services.name(row.judge, speaker.lang)),
        )
        table = await self._services.store.table(row.game.rpartition(".")[0])
        if table is None:
            return head
        is_fix = row.no != END and row.note != LOOK
        if is_fix and row.game not in played:
            played[row.game] = await self._played(row.game, table)
        live = played.get(row.game) if is_fix else None
        changed = await self._changed(row, live, speaker) if live is not None else []
        return "\n".join([head, *changed, speaker.text("judge-log-place", link=jump(table.guild, table.home))])

    async def _played(self, game: str, table: TableRow) -> Live | None:
        """A game of a table, the one that lies there or one before it; None for one that cannot be played again."""
        try:
            live = await self._services.tables.current(table.id)
            kept = await self._services.store.game(game)
            if live.game == game or kept is None:
                return live if live.game == game else None
            rows = await self._services.store.rows(game)
            play, told = await asyncio.to_thread(resume, GAMES[kept.setup.game], kept, rows, None)
        except TableError:
            return None
        return Live(table, kept, play, told)

    async def _changed(self, row: Ruling, live: Live, speaker: Speaker) -> list[str]:
        """What a correction changed, as everybody could see it."""
        there = await self._services.speaker(speaker.lang, live.table, live)
        lines = log_lines(live, SPECTATOR, row.no - 1, row.no)
        return [there.text("board-line", line=each) for line in lines for each in told_lines(line, there)]


async def corrections(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """What a judge may correct here; nothing for anybody else, since it names hidden cards."""
    locator = interaction.client.locator
    try:
        live = await locator.live_here(interaction)
        if not await is_judge(locator, interaction) or any(
            place.user == interaction.user.id for place in live.table.seats
        ):
            return []
        plain = (await locator.services.speaker(str(interaction.locale), live.table, live)).plain()
    except (TableError, StoreBroken, Unmatched):
        return []
    offers = judge_moves(live)
    told = zip(told_offers(live, offers, plain), offers, strict=True)
    return [
        app_commands.Choice(name=clipped(name, LONGEST), value=value_of(live, offer))
        for name, offer in told
        if holds(current, (name,))
    ][:MOST]


class JudgeCommands(DeferredGroup):
    """The commands; who may use them is asked of the server's settings each time."""

    def __init__(self, locator: TableLocator) -> None:
        super().__init__(locator, "judge")
        self.judge = JudgeController(locator)
        self.guild_only = True

    @app_commands.command(name="look", description=localized("cmd-judge-look"))
    @app_commands.describe(what=localized("opt-what"))
    @app_commands.choices(what=choices_of_words("does-judge-look-", (HANDS, RULINGS)))
    async def look(self, interaction: discord.Interaction, what: str = HANDS) -> None:
        await self.serve(interaction, self.judge.log if what == RULINGS else self.judge.hands)

    @app_commands.command(name="fix", description=localized("cmd-judge-fix"))
    @app_commands.describe(what=localized("opt-judge_what"), note=localized("opt-judge_note"))
    @app_commands.autocomplete(what=corrections)
    async def fix(
        self, interaction: discord.Interaction, what: str, note: app_commands.Range[str, 1, NOTE_MOST]
    ) -> None:
        await self.serve(interaction, lambda reply: self.judge.fix(reply, what, note))

    @app_commands.command(name="end", description=localized("cmd-judge-end"))
    @app_commands.describe(note=localized("opt-judge_note"))
    async def end(self, interaction: discord.Interaction, note: app_commands.Range[str, 1, NOTE_MOST]) -> None:
        await self.serve(interaction, lambda reply: self.judge.end(reply, note))


def judge_feature(locator: TableLocator) -> Feature:
    """The commands."""
    return Feature(commands=(JudgeCommands(locator),))
