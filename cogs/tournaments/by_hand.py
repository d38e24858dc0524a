"""Pairing by hand: choose a player, then the opponent he shall have; the two whom they leave meet each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from cogs.decks.intake import line_form
from cogs.feature import FormFields, Press
from cogs.presentation.controls import BLUE, OPTIONS, Button, Pick, Rows, Select, form_id, general_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker
from cogs.replies import Reply
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.judging import Judging
from engine.tournament import BYE, movable

WHO, WITH, NOTE, FORM = "cupwho", "cupwith", "cuphandnote", "cuphandform"
"""Verbs of the two selects and of the button that asks for a note, and the form. What that form is about stands in its
subject: TOURNAMENT/PLAYER/OPPONENT."""
NOTE_MOST = 300


def note_form(subject: str, speaker: Speaker) -> discord.ui.Modal:
    """The form for a note that everybody reads."""
    title, label = speaker.text("button-pair-by-hand"), speaker.text("tournament-hand-note")
    return line_form(form_id(subject, FORM), title, label, NOTE_MOST)


class ByHand:
    """Serves whoever runs a tournament. Raises Unmatched for anybody else, JudgeSeated in a match of one's own."""

    def __init__(self, judging: Judging) -> None:
        self.judging = judging
        self.controller = judging.controller

    async def ask(self, reply: Reply, press: Press) -> None:
        """Which player shall have another opponent? Or, where one is chosen, which opponent."""
        event, speaker = await self._event(reply, press.subject)
        if press.value:
            await self._ask_with(reply, event, int(press.value), 0, speaker)
            return
        there = movable(event.state)

        def control(rest: str) -> str:
            return general_id(event.row.id, f"{WHO}.{rest}")

        await reply.say(
            speaker.text("tournament-hand-who"), _selects(event, there, press.number, control, speaker), place=True
        )

    async def ask_with(self, reply: Reply, press: Press) -> None:
        """Which opponent? Where he is chosen, what comes of it, and the button for the note."""
        event, speaker = await self._event(reply, press.subject)
        who, _, page = press.rest.partition(".")
        player = int(who) if who.isdecimal() else -1
        if not press.value:
            await self._ask_with(reply, event, player, int(page) if page.isdecimal() else 0, speaker)
            return
        one, other = self._left(event, player, int(press.value))
        subject = f"{event.row.id}/{player}/{press.value}"
        button = Button(general_id(subject, NOTE), speaker.text("button-hand-note"), BLUE)
        names = {"one": speaker.seat(player), "other": speaker.seat(int(press.value))}
        key = "tournament-hand-pairs" if one != BYE and other != BYE else "tournament-hand-bye"
        rest = [speaker.seat(each) for each in (one, other) if each != BYE]
        said = speaker.text(key, **names, third=rest[0], fourth=rest[-1])
        await reply.say(said, ((button,),), place=True)

    async def filled(self, reply: Reply, subject: str, fields: FormFields) -> None:
        """The note was given: propose it like any other decision."""
        tournament, _, rest = subject.partition("/")
        numbers = [int(each) for each in rest.split("/") if each.isdecimal()]
        event, _ = await self._event(reply, tournament)
        if len(numbers) != 2:
            raise Unmatched("tournament-decide-again")
        player, wanted = numbers
        one, other = self._left(event, player, wanted)
        moving, to = (one, wanted) if one != BYE else (player, other)
        users = event.row.users
        await self.judging.exchange(reply, event, users[moving], users[to], fields["text"][0])

    # --- small parts ---

    async def _event(self, reply: Reply, tournament: str) -> tuple[TournamentSnapshot, Speaker]:
        event = await self.controller.journal.event(tournament)
        await self.controller.must_run(reply, event)
        if not movable(event.state):
            raise Unmatched("tournament-cannot-exchange")
        return event, await self.controller.speaker(reply, event)

    async def _ask_with(
        self, reply: Reply, event: TournamentSnapshot, player: int, page: int, speaker: Speaker
    ) -> None:
        there = movable(event.state)
        if player not in there:
            raise Unmatched("tournament-decide-again")
        now = _opponent(event, player)
        others = [each for each in there if each not in (player, now)]

        def control(rest: str) -> str:
            return general_id(event.row.id, f"{WITH}.{player}.{rest}")

        said = speaker.text("tournament-hand-with", player=speaker.seat(player))
        await reply.say(said, _selects(event, others, page, control, speaker), place=True)

    def _left(self, event: TournamentSnapshot, player: int, wanted: int) -> tuple[int, int]:
        """Those whom these two leave, BYE for nobody. Raises Unmatched where they cannot meet by that."""
        there = movable(event.state)
        if player == wanted or not {player, wanted} <= set(there) or _opponent(event, player) == wanted:
            raise Unmatched("tournament-decide-again")
        return _opponent(event, player), _opponent(event, wanted)


def _opponent(event: TournamentSnapshot, player: int) -> int:
    """Whom he is to play in the last round, BYE for nobody."""
    current = event.state.match_of(player)
    assert current is not None, "he is in the last round"
    return current[1].opponent_of(player)


def _selects(
    event: TournamentSnapshot, players: Sequence[int], page: int, control: Callable[[str], str], speaker: Speaker
) -> Rows:
    """A page of players with whom each of them plays now, and the ways to other pages."""
    pages = -(-len(players) // OPTIONS)
    page = min(page, pages - 1)
    plain = speaker.plain()
    picks = tuple(
        [
            Pick(f"{player}", plain.seat(player), _now(event, player, plain))
            for player in players[page * OPTIONS : (page + 1) * OPTIONS]
        ]
    )
    turning = [
        Button(control(f"{number}"), speaker.text("button-hand-page", page=number + 1, pages=pages))
        for number in (page - 1, page + 1)
        if 0 <= number < pages
    ]
    return (Select(control(f"{page}"), picks), *((tuple(turning),) if turning else ()))


def _now(event: TournamentSnapshot, player: int, plain: Speaker) -> str:
    other = _opponent(event, player)
    key = "tournament-hand-bye-now" if other == BYE else "tournament-hand-now"
    return plain.text(key, opponent="" if other == BYE else plain.seat(other))
