"""What a server remembers: earlier tournaments, seasons over several of them, and ratings."""

from __future__ import annotations

from functools import partial

import render
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.screen import Picture
from cogs.presentation.words import Speaker, clipped
from cogs.replies import Reply, in_pages
from cogs.services import Services
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.pictures import ALT, MOST
from engine.games.registry import GAMES
from engine.table import FORMER
from engine.tournament import Rating, SeasonRow
from render import ListLine
from render.markup import escaped

CUP, SEASON, RATING = "cup", "season", "rating"
"""What of a server can be looked at; what stands behind the colon is its id, its name, its game."""


def list_pictures(title: str, below: str, lines: list[ListLine], name: str) -> list[Picture]:
    """A list as pictures."""
    return [
        Picture(
            f"{name}-{nth}.png",
            clipped(f"{title}. {below}\n" + "\n".join(f"{each.lead} {each.text} {each.aside}" for each in page), ALT),
            partial(render.listing, title, below, page),
            f"{name}{nth}",
        )
        for nth, page in enumerate(render.list_pages(lines)[:MOST], 1)
    ]


class Records:
    """Serves everybody on a server. Raises Unmatched where there is nothing of the kind."""

    def __init__(self, controller: TournamentController) -> None:
        self.controller = controller
        self.services: Services = controller.services
        self.history = controller.history

    async def show(self, reply: Reply, of: str) -> None:
        """A tournament that is over, a season, or the ratings of a game."""
        guild, (kind, _, name) = reply.interaction.guild_id or 0, of.partition(":")
        if kind == CUP:
            row = await self.services.store.tournaments.get(name)
            if row is None or row.guild != guild:
                raise Unmatched("tournament-unknown")
            await self.controller.standings(reply, await self.controller.journal.event(row.id))
        elif kind == SEASON:
            await self._season(reply, guild, name)
        elif kind == RATING and name in GAMES:
            await self._ratings(reply, guild, name)
        else:
            raise Unmatched("tournament-unknown")

    async def _season(self, reply: Reply, guild: int, name: str) -> None:
        rows, speaker = await self.history.season(guild, name), await reply.speaker()
        if not rows:
            raise Unmatched("tournament-season-empty")
        lines = [await self._season_line(row, speaker, reply.user) for row in rows]
        below = speaker.text("tournament-season-how")
        await self._say(reply, speaker.text("tournament-season", name=name), below, lines)

    async def _season_line(self, row: SeasonRow, speaker: Speaker, reader: int) -> ListLine:
        plain = speaker.plain()
        games = [plain.text("tournament-season-game", game=plain.text(f"game-{g}"), points=p) for g, p in row.games]
        small = plain.text("tournament-season-figures", events=row.events, firsts=row.firsts, wins=row.wins)
        return ListLine(
            f"{row.place}.",
            await self.services.name(row.user, speaker.lang),
            f"{row.points}",
            " · ".join([small, *games]),
            is_own=row.user == reader,
        )

    async def _ratings(self, reply: Reply, guild: int, game: str) -> None:
        rated = {user: each for user, each in (await self.history.ratings(guild, game)).items() if user not in FORMER}
        speaker = await reply.speaker()
        if not rated:
            raise Unmatched("tournament-ratings-empty")
        order = sorted(rated, key=lambda user: (-rated[user].value, user))
        above = {user: sum(each.value > rated[user].value for each in rated.values()) for user in order}
        lines = [await self._rating_line(above[user] + 1, user, rated[user], speaker, reply.user) for user in order]
        title = speaker.text("tournament-ratings", game=speaker.plain().text(f"game-{game}"))
        await self._say(reply, title, speaker.text("tournament-ratings-how"), lines)

    async def _rating_line(self, place: int, user: int, rating: Rating, speaker: Speaker, reader: int) -> ListLine:
        small = rating_words(rating, speaker.plain())
        name = await self.services.name(user, speaker.lang)
        return ListLine(f"{place}.", name, f"{rating.value}", small, is_own=user == reader)

    async def _say(self, reply: Reply, title: str, below: str, lines: list[ListLine]) -> None:
        told = [f"**{each.lead}** {escaped(each.text)} · **{each.aside}** · {each.small}" for each in lines]
        first, *rest = in_pages([f"**{escaped(title)}**", *told, f"-# {below}"])
        await reply.say(first, pictures=list_pictures(title, below, lines, "list"))
        await reply.pages(rest)


def rating_words(rating: Rating, speaker: Speaker) -> str:
    """On what a rating rests."""
    key = "tournament-rating-firm" if rating.is_firm else "tournament-rating-young"
    return speaker.text(key, matches=rating.matches, wins=rating.wins)
