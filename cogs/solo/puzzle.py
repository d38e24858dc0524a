"""/puzzle: a position and a goal, in direct messages, under all rules; what is solved is ticked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature, Press
from cogs.game_option import GameOption, game_typed
from cogs.lookups.rules import game_known
from cogs.presentation import puzzle_screens
from cogs.presentation.coaching import PUZZLE as DO_PUZZLE
from cogs.presentation.controls import Button, general_id
from cogs.presentation.game_screens import GAME, which_game
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.puzzle_screens import AGAIN, HINT, LIST, NEXT, PICK, SOLUTION, said, ticked, title
from cogs.presentation.screen import Screen
from cogs.presentation.words import clipped
from cogs.replies import Reply
from cogs.safe import attempt
from cogs.services import Services
from cogs.solo.practice import must_be_free
from cogs.surfaces.poster import link_to
from cogs.table_locator import TableLocator
from engine.scenario.puzzle import Puzzle
from engine.spelling import holds, letters
from engine.table import OVER, Diverged, Frozen, Live, NothingToUndo, Options, Seat, TableRow, across, partner_seats
from engine.table.live import line
from engine.table.partners import PUZZLE

if TYPE_CHECKING:
    from cogs.bot_client import BotClient

APART = ":"
"""Between game and name in what autocomplete gives."""


class Puzzles:
    """Seats somebody before a puzzle, and helps him with it. Raises TableError, Unmatched."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services
        self._locator = locator

    def feature(self) -> Feature:
        """The buttons of puzzles."""
        return Feature(
            table={HINT: self._hint, SOLUTION: self._solution, AGAIN: self._again, NEXT: self._next},
            general={LIST: self._list, PICK: self._picked},
            in_place=frozenset((HINT,)),
        )

    async def ask(self, reply: Reply, game: str, name: str) -> None:
        """The puzzle that is named, or the next one that is not solved: where no game is named, of the one that is
        played here or was played last, and of one to be chosen where there is none."""
        there = await self.services.games_at(reply.interaction.guild_id or 0)
        if not game and not name:
            game = await self._game(reply, there)
        if not game and not name and len(there) > 1:
            screen = which_game(f"{GAME}.{DO_PUZZLE}", there, await reply.speaker())
            await reply.say(screen.text, screen.rows)
            return
        among = [each for each in there if game in ("", each)]
        puzzle = await self._named(among, name) if name else await self._unsolved(reply.user, among)
        if puzzle is None:
            await self._show_list(reply, game or next(iter(there or self.services.shelves)), "puzzle-all-solved")
        else:
            await self.pose(reply, puzzle)

    async def _game(self, reply: Reply, there: Sequence[str]) -> str:
        """The one that is meant without being named, as far as it has puzzles; "" for none."""
        known = await game_known(self._locator, reply.interaction)
        return known if known in there and await of_games(self.services, [known]) else ""

    async def pose(self, reply: Reply, puzzle: Puzzle) -> None:
        """A puzzle in direct messages; another one that is open there is given up for it."""
        speaker = await reply.speaker()
        row = await self._open(reply.user)
        if row is not None and await self._is_before(row, puzzle):
            await reply.say(speaker.text("puzzle-goes-on", title=title(puzzle, speaker), link=link_to(row)))
            return
        await must_be_free(self.services, reply.user, but=row.id if row else "")
        hello = speaker.text("puzzle-hello", title=title(puzzle, speaker), goal=said(puzzle.about.goal, speaker))
        sent = await attempt(reply.interaction.user.send(hello, allowed_mentions=discord.AllowedMentions.none()))
        if sent.value is None:
            raise Unmatched("puzzle-dms-closed")
        if row is not None:
            await self.services.tables.give_up(row.id, reply.user)
        row = await self._begun(reply, puzzle, sent.value.channel.id)
        others = Button(general_id(puzzle.game, LIST), speaker.text("button-puzzle-list"))
        await reply.say(speaker.text("puzzle-begun", title=title(puzzle, speaker), link=link_to(row)), ((others,),))

    async def _begun(self, reply: Reply, puzzle: Puzzle, channel: int) -> TableRow:
        tables = self.services.tables
        row = await tables.open(
            guild=0,
            channel=channel,
            host=reply.user,
            options=Options(game=puzzle.game, lang=reply.lang, flags=puzzle.flags),
            seats=(
                Seat(user=reply.user, deck_name=PUZZLE, deck=puzzle.decks[0]),
                across(PUZZLE, PUZZLE, puzzle.decks[1]),
            ),
        )
        return await tables.ready(row.id, reply.user)

    async def _is_before(self, row: TableRow, puzzle: Puzzle) -> bool:
        """Whether somebody has just this puzzle before him, in a game that can be played on."""
        try:
            live = await self.services.tables.current(row.id)
        except (Diverged, Frozen):
            return False
        played = self.services.puzzles.played(live.kept.setup)
        return live.outcome is None and played is not None and (played.game, played.name) == (puzzle.game, puzzle.name)

    async def _open(self, user: int) -> TableRow | None:
        """The puzzle that somebody has before him."""
        mine = await self.services.store.tables_of(user)
        return next(
            (
                row
                for row in mine
                if row.status != OVER
                and row.games
                and [row.seats[seat].partner for seat in partner_seats(row)] == [PUZZLE]
            ),
            None,
        )

    # --- which one ---

    async def _named(self, games: Sequence[str], typed: str) -> Puzzle:
        """By what autocomplete gives, or by its title in any language. Raises Unmatched."""
        its, _, name = typed.rpartition(APART)
        for each in await of_games(self.services, [game for game in games if its in ("", game)]):
            titles = map(letters, (each.title.en, each.title.ja))
            if each.name == name or letters(typed) in titles:
                return each
        raise Unmatched("puzzle-none", typed=clipped(typed, LONGEST))

    async def _unsolved(self, user: int, games: Sequence[str], after: str = "") -> Puzzle | None:
        """The next that is not solved, after another one if there is one, else from the beginning."""
        puzzles = await of_games(self.services, games)
        done = {each: await self.services.store.puzzles.of(user, each) for each in self.services.shelves}
        names = [each.name for each in puzzles]
        at = names.index(after) + 1 if after in names else 0
        return next(
            (
                each
                for each in (*puzzles[at:], *puzzles[:at])
                if each.name not in done[each.game] and each.name != after
            ),
            None,
        )

    # --- buttons ---

    async def _at(self, reply: Reply, press: Press) -> tuple[Live, Puzzle]:
        """The game before somebody, and its puzzle. Raises Unmatched if that has been rewritten since."""
        live = await self.services.tables.current(press.subject)
        live.seat_of(reply.user)
        puzzle = self.services.puzzles.played(live.kept.setup)
        if puzzle is None:
            raise Unmatched("puzzle-rewritten")
        return live, puzzle

    async def _hint(self, reply: Reply, press: Press) -> None:
        _, puzzle = await self._at(reply, press)
        screen = puzzle_screens.hint(puzzle, press.subject, press.number, await reply.speaker())
        await reply.say(screen.text, screen.rows, place=press.number > 1)

    async def _solution(self, reply: Reply, press: Press) -> None:
        live, puzzle = await self._at(reply, press)
        speaker = await self.services.speaker(reply.lang, live.table, live)
        screen = await asyncio.to_thread(puzzle_screens.solution, puzzle, speaker)
        await reply.say(screen.text)

    async def _again(self, reply: Reply, press: Press) -> None:
        """Back to the position: an undo to the beginning, to which the partner agrees; a new game once it is over."""
        live, puzzle = await self._at(reply, press)
        if live.outcome is not None:
            await self.pose(reply, puzzle)
            return
        tables, back = self.services.tables, [row.no - 1 for row in line(live.play.rows)]
        if back and await tables.ask_undo(press.subject, reply.user, back[-1]) is None:
            partner = live.table.seats[partner_seats(live.table)[0]].user
            with contextlib.suppress(NothingToUndo):  # it may have agreed by itself
                await tables.consent_undo(press.subject, partner)
        await reply.say((await reply.speaker()).text("puzzle-again"))

    async def _next(self, reply: Reply, press: Press) -> None:
        row = await self.services.tables.table(press.subject)
        game, name = row.options.game, str(row.options.flags.get("puzzle", ""))
        there = await self.services.games_at(reply.interaction.guild_id or 0)
        puzzle = await self._unsolved(reply.user, [game], name) or await self._unsolved(reply.user, there, name)
        if puzzle is None:
            await self._show_list(reply, game, "puzzle-all-solved")
        else:
            await self.pose(reply, puzzle)

    async def _list(self, reply: Reply, press: Press) -> None:
        if press.subject not in self.services.shelves:
            raise Unmatched("error-old-button")
        await self._show_list(reply, press.subject)

    async def _picked(self, reply: Reply, press: Press) -> None:
        await self.pose(reply, await self._named([press.subject], f"{press.subject}{APART}{press.value}"))

    async def _show_list(self, reply: Reply, game: str, head: str = "") -> None:
        puzzles = await of_games(self.services, [game])
        if not puzzles:
            raise Unmatched("puzzle-none-yet")
        solved = await self.services.store.puzzles.of(reply.user, game)
        speaker = await reply.speaker()
        screen: Screen = puzzle_screens.listed(game, puzzles, solved, speaker)
        await reply.say("\n".join([*([speaker.text(head)] if head else []), screen.text]), screen.rows)


async def of_games(services: Services, games: Sequence[str]) -> list[Puzzle]:
    """The puzzles of these games, the easiest of each first."""
    return [puzzle for each in games for puzzle in await asyncio.to_thread(services.puzzles.of, each)]


async def puzzle_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The puzzles whose titles fit what was typed, those that are solved ticked."""
    services = interaction.client.services
    there = await services.games_at(interaction.guild_id or 0)
    game = game_typed(services, there, str(getattr(interaction.namespace, "game", "") or ""))
    speaker = (await services.speaker(str(interaction.locale))).plain()
    solved = {each: await services.store.puzzles.of(interaction.user.id, each) for each in services.shelves}
    puzzles = [
        (f"{ticked(each, solved[each.game], speaker)} · {speaker.text(f'game-{each.game}')}", each)
        for each in await of_games(services, [each for each in there if game in ("", each)])
    ]
    return [
        app_commands.Choice(name=clipped(shown, LONGEST), value=f"{each.game}{APART}{each.name}")
        for shown, each in puzzles
        if holds(current, (shown, each.title.en, each.title.ja))
    ][:MOST]


def puzzle_feature(locator: TableLocator) -> Feature:
    """The command, and the buttons of puzzles."""
    puzzles = Puzzles(locator)

    @app_commands.command(name="puzzle", description=localized("cmd-puzzle"))
    @app_commands.describe(game=localized("opt-game"), name=localized("opt-puzzle"))
    @app_commands.autocomplete(name=puzzle_names)
    async def puzzle(interaction: discord.Interaction, game: GameOption = "", name: str = "") -> None:
        await serve(locator, interaction, lambda reply: puzzles.ask(reply, game, name))

    feature = puzzles.feature()
    return Feature(table=feature.table, general=feature.general, in_place=feature.in_place, commands=(puzzle,))
