"""Brings the messages of a tournament up to date; each is posted once, whatever moment the process dies at."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from msgspec.structs import replace

from cogs.presentation.screen import Screen
from cogs.presentation.words import CardBook, Speaker
from cogs.safe import Trouble
from cogs.services import Services
from cogs.surfaces.marks import mark_of
from cogs.surfaces.poster import DONE, Poster, is_closed
from cogs.tournaments import notices as notices
from cogs.tournaments import screens as screens
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.next import Adviser
from engine.table import FORMER, SurfaceRow
from engine.tournament import (
    BY_JUDGE,
    BY_NO_SHOW,
    BY_TIME,
    BYE,
    CHECK_IN,
    FINISHED,
    Input,
    TakeCall,
    TournamentState,
    remind_due,
    take,
)

LOBBIES_SECONDS = 3.0
"""So long a round waits for the messages of its tables, to which it leads."""
LOOK_SECONDS = 0.1
KEPT_FREE = 4
"""So many direct messages can be opened at any time by others: players at a table wait for their hands."""
DIRECT = "direct"
STAFF = "staff"
"""Where a player takes direct messages is kept as `direct:PLAYER`; for whoever made the tournament: `direct:staff`."""
Kept = Mapping[str, SurfaceRow]


async def speaker_of(services: Services, event: TournamentSnapshot, lang: str) -> Speaker:
    """Somebody who speaks of a tournament in a language; its players are the seats."""
    lang = services.words.language(lang)
    names = [await services.name(user, lang) for user in event.row.users]
    return Speaker(services.words, lang, CardBook({}), names, game=event.row.body.options.game)


class TournamentSurfaceSync:
    """`main`, `check-in:PAGE`, `round:N:PAGE`, `final`, `remind:N:PAGE`, `note:INPUT`, `call:N` in the channel;
    `told:PLAYER`, `noted:INPUT:PLAYER` and `told:staff` in direct messages."""

    def __init__(self, services: Services, poster: Poster, adviser: Adviser) -> None:
        self._services = services
        self._store = services.store.tournaments
        self._poster = poster.keeping(self._store)
        self._adviser = adviser
        self._owed: set[str] = set()

    def owes(self, tournament: str) -> bool:
        """Whether somebody is still to be told something in private, a little later."""
        return tournament in self._owed

    async def bring(self, event: TournamentSnapshot) -> bool:
        """Show everything as it stands. False: try again."""
        self._owed.discard(event.row.id)
        speaker = await speaker_of(self._services, event, event.row.body.options.lang)
        kept = await self._store.surfaces(event.row.id)
        organiser = await self._services.name(event.row.organiser, speaker.lang)
        fine = await self._show(event, kept, "main", screens.main(event, speaker, organiser))
        fine = await self._notes(event, kept, speaker) and fine
        fine = await self._check_in(event, kept, speaker) and fine
        fine = await self._rounds(event, kept, speaker) and fine
        fine = await self._reminders(event, kept, speaker) and fine
        if event.state.phase == FINISHED:
            fine = await self._show(event, kept, "final", screens.final(event, speaker)) and fine
        fine = await self._told(event, kept) and fine
        return await self._told_staff(event, kept) and fine

    async def _show(
        self, event: TournamentSnapshot, kept: Kept, name: str, screen: Screen, about: str = "", channel: int = 0
    ) -> bool:
        """One message; a new one where it is about something else than before."""
        row = kept.get(name) or SurfaceRow(table=event.row.id, surface=name, channel=0, message=0)
        row = replace(row, channel=channel or event.row.channel, shown=DONE)
        fresh = bool(row.message) and mark_of(row).about != about
        if mark_of(row).at:  # nobody is called a second time by a message that takes another's place
            screen = replace(screen, mentions=())
        return await self._poster.show(row, screen, fresh=fresh, about=about) is not Trouble.UNAVAILABLE

    async def _check_in(self, event: TournamentSnapshot, kept: Kept, speaker: Speaker) -> bool:
        """Who has to check in is called when the check-in opens; afterwards the message says that it is over."""
        fine, is_open = True, event.state.phase == CHECK_IN
        for page, screen in enumerate(screens.check_in(event, speaker), 1):
            name = f"check-in:{page}"
            if name in kept or (is_open and (screen.mentions or page == 1)):
                fine = await self._show(event, kept, name, screen) and fine
        return fine

    # --- rounds ---

    async def _rounds(self, event: TournamentSnapshot, kept: Kept, speaker: Speaker) -> bool:
        """The last round, and those before in which a result was mended."""
        fine = await self._taken_back(event, kept, speaker)
        for number in range(len(event.state.rounds)):
            links = await self._links(event, number)
            for page, screen in enumerate(screens.rounds(event, number, speaker, links)):
                name = f"round:{_round_name(event, number)}:{page + 1}"
                fine = await self._show(event, kept, name, screen) and fine
            open_ = event.state.rounds[number].open
            fine = fine and (event.state.is_over or all(links[place] for place in open_))
        return fine

    async def _reminders(self, event: TournamentSnapshot, kept: Kept, speaker: Speaker) -> bool:
        """Shortly before a round of a league ends, those who have not played are called once."""
        state = event.state
        due = [remind_due(state, place) for place in state.open]
        if state.is_over or state.paused_at or not any(due) or self._services.clock.now() < min(due):
            return True
        number, fine = len(state.rounds) - 1, True
        links = await self._links(event, number)
        for page in range(0, len(links), screens.PAGE):
            places = [place for place in state.open if page <= place < page + screens.PAGE]
            name = f"remind:{_round_name(event, number)}:{page + 1}"
            if places and not _is_posted(kept.get(name)):
                fine = await self._show(event, kept, name, screens.reminder(event, places, links, speaker)) and fine
        return fine

    async def _taken_back(self, event: TournamentSnapshot, kept: Kept, speaker: Speaker) -> bool:
        """The messages of a round that is paired no more, or anew, say so."""
        fine = True
        current = {_round_name(event, number) for number in range(len(event.state.rounds))}
        for name in kept:
            kind, _, rest = name.partition(":")
            which = rest.partition(":")[0]
            if kind == "round" and which not in current:
                number = int(which.partition(".")[0]) - 1
                fine = await self._show(event, kept, name, notices.taken_back(event, number, speaker)) and fine
        return fine

    async def _links(self, event: TournamentSnapshot, number: int) -> list[str]:
        """Where the matches that go on are played, "" for others; it waits a little for their messages."""
        open_ = [] if event.state.is_over else event.state.rounds[number].open
        links = [""] * len(event.state.rounds[number].matches)
        for _ in range(round(LOBBIES_SECONDS / LOOK_SECONDS)):
            for place in open_:
                links[place] = links[place] or await self._adviser.link(event, number, place)
            if all(links[place] for place in open_):
                break
            await asyncio.sleep(LOOK_SECONDS)
        return links

    # --- told once ---

    async def _notes(self, event: TournamentSnapshot, kept: Kept, speaker: Speaker) -> bool:
        """What was decided, each in a message of its own; whom it concerns is told in private as well. What was decided
        since this look is told with the next one, which knows the points after it."""
        fine, before = True, TournamentState(event.row.body.plan)
        for no, move in enumerate((await self._store.inputs(event.row.id))[: event.state.no], 1):
            if notices.is_notice(move) and not _is_posted(kept.get(f"note:{no}")):
                screen = await self._notice(event, no, move, before, speaker)
                fine = await self._show(event, kept, f"note:{no}", screen) and fine
            for player in notices.concerned(move, before):
                fine = await self._note_to(event, kept, no, move, before, player) and fine
            before = take(before, move)
        return await self._calls(event, kept, speaker) and fine

    async def _notice(
        self, event: TournamentSnapshot, no: int, move: Input, before: TournamentState, speaker: Speaker
    ) -> Screen:
        by = await self._services.name(await self._store.giver(event.row.id, no), speaker.lang)
        return notices.notice(move, before, by, speaker)

    async def _note_to(
        self, event: TournamentSnapshot, kept: Kept, no: int, move: Input, before: TournamentState, player: int
    ) -> bool:
        name, user = f"noted:{no}:{player}", event.row.users[player]
        if user in FORMER or _is_posted(kept.get(name)):
            return True
        direct = await self._direct(event, kept, f"{player}", user)
        if not direct.channel:
            return is_closed(direct) or self.owes(event.row.id)
        lang = await self._services.lang_of(user, event.row.body.options.lang)
        speaker = await speaker_of(self._services, event, lang)
        screen = notices.told_of(event, await self._notice(event, no, move, before, speaker), player, speaker)
        return await self._show(event, kept, name, screen, channel=direct.channel)

    async def _calls(self, event: TournamentSnapshot, kept: Kept, speaker: Speaker) -> bool:
        """Who asks for a judge, until somebody goes there."""
        fine = True
        takers = await self._takers(event) if event.state.calls else {}
        for number, each in enumerate(event.state.calls):
            name = f"call:{number + 1}"
            link = await self._adviser.link(event, each.round, each.place)
            screen = notices.call(event, number, takers.get(number, ""), speaker, link)
            fine = await self._show(event, kept, name, screen) and fine
        return fine

    async def _takers(self, event: TournamentSnapshot) -> dict[int, str]:
        """Who has gone to which table."""
        users = {
            move.call: await self._store.giver(event.row.id, no)
            for no, move in enumerate(await self._store.inputs(event.row.id), 1)
            if isinstance(move, TakeCall)
        }
        return {at: await self._services.name(user, event.row.body.options.lang) for at, user in users.items()}

    async def _told(self, event: TournamentSnapshot, kept: Kept) -> bool:
        """Both players of a match are told in private that its result was taken over; who has a bye, that he has."""
        fine, number = True, len(event.state.rounds)
        for match in event.state.rounds[-1].matches if number else ():
            told_otherwise = match.how in (BY_JUDGE, BY_NO_SHOW, BY_TIME)
            for player in () if match.is_open or told_otherwise else match.pairing.players:
                about = f"{number}:{match.score}"
                if player != BYE and event.row.users[player] not in FORMER and not _is_told(kept, f"{player}", about):
                    direct = await self._direct(event, kept, f"{player}", event.row.users[player])
                    screen = await self._telling(event, player, about)
                    fine = await self._tell(event, kept, direct, screen, about) and fine
        return fine

    async def _told_staff(self, event: TournamentSnapshot, kept: Kept) -> bool:
        """Whoever made the tournament is told once that a round is over, and what comes next; once that is done, its
        button goes."""
        about, told = f"{len(event.state.rounds)}", kept.get(f"told:{STAFF}")
        is_over = event.state.rounds and not event.state.open and not event.state.is_over
        if not is_over and told is not None and _is_posted(told) and mark_of(told).live:
            await self._poster.strip(told)
        if not is_over or _is_told(kept, STAFF, about):
            return True
        direct = await self._direct(event, kept, STAFF, event.row.organiser)
        speaker = await speaker_of(
            self._services, event, await self._services.lang_of(event.row.organiser, event.row.body.options.lang)
        )
        lines, rows = await self._adviser.organiser(event, speaker)
        screen = screens.told_staff(event, lines, rows, speaker)
        return await self._tell(event, kept, direct, screen, about)

    async def _tell(
        self, event: TournamentSnapshot, kept: Kept, direct: SurfaceRow, screen: Screen, about: str
    ) -> bool:
        if not direct.channel:
            return is_closed(direct) or self.owes(event.row.id)
        return await self._show(event, kept, direct.surface.replace(DIRECT, "told"), screen, about, direct.channel)

    # --- direct messages ---

    async def _direct(self, event: TournamentSnapshot, kept: Kept, who: str, user: int) -> SurfaceRow:
        """Where a user takes direct messages; opened now if nobody has tried to, or could not then. Many are opened
        one after the other: whose turn has not come is told the next time."""
        row = kept.get(f"{DIRECT}:{who}")
        if row is not None and (row.channel or is_closed(row)):
            return row
        if not self._poster.may_open(user, leave=KEPT_FREE):
            self._owed.add(event.row.id)
            return SurfaceRow(table=event.row.id, surface=f"{DIRECT}:{who}", channel=0, message=0)
        return await self._poster.direct(event.row.id, f"{DIRECT}:{who}", user)

    async def _telling(self, event: TournamentSnapshot, player: int, about: str) -> Screen:
        user = event.row.users[player]
        speaker = await speaker_of(
            self._services, event, await self._services.lang_of(user, event.row.body.options.lang)
        )
        current = event.state.match_of(player)
        assert current is not None, f"{player} was paired: {about}"
        advice = await self._adviser.player(event, user, speaker)
        return screens.told(event, player, current[1], advice, speaker)


def _round_name(event: TournamentSnapshot, number: int) -> str:
    """How its messages are kept: a round that was paired anew has others."""
    attempt = min((match.attempt for match in event.state.rounds[number].matches), default=0)
    return f"{number + 1}.{attempt}" if attempt else f"{number + 1}"


def _is_posted(row: SurfaceRow | None) -> bool:
    return row is not None and bool(row.message) and not mark_of(row).nonce


def _is_told(kept: Kept, who: str, about: str) -> bool:
    """Or cannot be told: that is not tried again."""
    row = kept.get(f"told:{who}")
    return row is not None and mark_of(row).about == about and not mark_of(row).nonce
