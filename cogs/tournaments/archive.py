"""What is kept of a tournament and who may see it: deck lists, the log of staff, penalties, files to take away."""

from __future__ import annotations

from cogs.decks.screens import deck_list, deck_picture
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.screen import Picture
from cogs.replies import Reply, in_pages
from cogs.tournaments import export, notices
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.journal import TournamentSnapshot
from engine.table.clock import stamp
from engine.tournament import Begin, Cancel, Finish, OpenCheckIn, Pair, Penalty, Seed, TournamentState, take
from render.markup import escaped

LOGGED = {
    OpenCheckIn: "tournament-log-check_in",
    Begin: "tournament-log-begin",
    Pair: "tournament-log-pair",
    Seed: "tournament-log-seed",
    Finish: "tournament-log-finish",
    Cancel: "tournament-log-cancel",
}


class Archive:
    """Serves players and staff. Raises Unmatched where somebody may not see something."""

    def __init__(self, controller: TournamentController) -> None:
        self.controller = controller
        self.services = controller.services

    async def deck(self, reply: Reply, event: TournamentSnapshot, user: int) -> None:
        """A player's list: his own and, for staff who do not play, everybody's; afterwards for all if it was agreed."""
        number = event.row.player_of(user)
        if number is None:
            raise Unmatched("tournament-no-player")
        if not await self._may_see(reply, event, user):
            raise Unmatched("tournament-deck-hidden" if event.row.body.open_lists else "tournament-deck-never")
        speaker = await self.controller.speaker(reply, event)
        speaker.book = await self.services.book(event.row.body.options.game, event.row.guild)
        keys, title = event.state.players[number].deck, speaker.seat(number)
        await reply.say(
            f"**{escaped(title)}**\n{deck_list(keys, speaker)}", pictures=[deck_picture(title, keys, speaker)]
        )

    async def _may_see(self, reply: Reply, event: TournamentSnapshot, user: int) -> bool:
        """Who plays himself sees nobody's list before it is over, staff or not."""
        if reply.user == user or (event.state.is_over and event.row.body.open_lists):
            return True
        plays = event.row.player_of(reply.user) is not None
        return await self.controller.may_run(reply, event) and (event.state.is_over or not plays)

    async def log(self, reply: Reply, event: TournamentSnapshot) -> None:
        """What staff did, with the moment and who it was; for staff alone."""
        await self.controller.must_run(reply, event)
        speaker = await self.controller.speaker(reply, event)
        lines, before = [speaker.text("tournament-log")], TournamentState(event.row.body.plan)
        for by, at, move in await self.services.store.tournaments.journal(event.row.id):
            name = await self.services.name(by, speaker.lang)
            said = ""
            if isinstance(move, Penalty) or notices.is_notice(move):
                said = notices.notice(move, before, name, speaker).text
            elif type(move) in LOGGED:
                said = speaker.text(LOGGED[type(move)], judge=escaped(name), round=len(before.rounds) + 1)
            lines += [f"<t:{stamp(at)}:t> {said}"] if said else []
            before = take(before, move)
        await reply.pages(in_pages(lines))

    async def take_away(self, reply: Reply, event: TournamentSnapshot) -> None:
        """The results as files: lines for a spreadsheet, JSON, and one page."""
        speaker = (await self.controller.speaker(reply, event)).plain()
        files = [
            Picture("results.csv", "", lambda: export.as_csv(event, speaker), f"csv{event.state.no}"),
            Picture("tournament.json", "", lambda: export.as_json(event, speaker), f"json{event.state.no}"),
            Picture("tournament.html", "", lambda: export.as_page(event, speaker), f"page{event.state.no}"),
        ]
        await reply.say(speaker.text("tournament-exported"), pictures=files)
