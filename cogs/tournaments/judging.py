"""What staff decide about matches and players: never about their own match, with a note, and after they were sure."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cachetools import LRUCache

from cogs.presentation.controls import RED, Button, general_id
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.typed import read_place, read_score
from cogs.tournaments.words import names_in, result
from engine.table import JudgeSeated
from engine.tournament import Allow, Amend, Drop, Exchange, Input, Match, Pairing, Penalty, Unpair, are_to_meet
from engine.tournament.state import CAUTION, WARNING
from render.markup import escaped

DECIDE = "cupdecide"
"""The verb of the button that carries out what was proposed; its rest says which."""
REMEMBERED = 256
RESULT, EXTRA_TIME, EXCHANGE, UNPAIR, REMOVE = "result", "extra_time", "exchange", "unpair", "remove"
NEEDED = {
    RESULT: ("table", "score"),
    EXTRA_TIME: ("table", "minutes"),
    EXCHANGE: ("player", "other"),
    UNPAIR: (),
    CAUTION: ("player",),
    WARNING: ("player",),
    REMOVE: ("player",),
}
"""Each decision, with the options that it needs."""
DECISIONS = tuple(NEEDED)


class Proposal(NamedTuple):
    """What somebody is about to decide, and what he saw when he was asked whether he is sure."""

    by: int
    tournament: str
    stage: str
    pairings: tuple[Pairing, ...]
    move: Input
    what: str
    note: str


class Judging:
    """Serves whoever runs a tournament. Raises Unmatched for anybody else, JudgeSeated in a match of one's own."""

    def __init__(self, controller: TournamentController) -> None:
        self.controller = controller
        self.journal = controller.journal
        self._proposals: LRUCache[str, Proposal] = LRUCache(REMEMBERED)

    # --- what can be decided ---

    async def typed(
        self, reply: Reply, event: TournamentSnapshot, what: str, note: str, given: Mapping[str, str | int | None]
    ) -> None:
        """One of all decisions, with what it needs of what was typed. Raises Unmatched for an option left out."""
        left_out = [name for name in NEEDED[what] if not given[name]]
        if left_out:
            raise Unmatched("tournament-decide-needs", options=", ".join(left_out))
        table, score, minutes = str(given["table"]), str(given["score"]), int(given["minutes"] or 0)
        player, other = int(given["player"] or 0), int(given["other"] or 0)
        if what == RESULT:
            await self.result(reply, event, table, score, note)
        elif what == EXTRA_TIME:
            await self.allow(reply, event, table, minutes, note)
        elif what == EXCHANGE:
            await self.exchange(reply, event, player, other, note)
        elif what == UNPAIR:
            await self.unpair(reply, event, note)
        elif what == REMOVE:
            await self.remove(reply, event, player, note)
        else:
            await self.penalty(reply, event, player, what, note)

    async def result(self, reply: Reply, event: TournamentSnapshot, typed: str, score: str, note: str) -> None:
        """Give or mend a result."""
        number, place, match = await self._match(reply, event, typed)
        given = read_score(score)
        speaker = await self.controller.speaker(reply, event)
        one, other = names_in(match.pairing, speaker)
        what = speaker.text(
            "tournament-decide-result",
            round=number + 1,
            nth=place + 1,
            one=one,
            other=other,
            result=result(Match(match.pairing, given), speaker),
        )
        await self._propose(reply, event, Amend(number, place, given, note), (match,), what, note)

    async def remove(self, reply: Reply, event: TournamentSnapshot, user: int, note: str) -> None:
        """Take a player out; a match of his that goes on is his opponent's."""
        await self.controller.must_run(reply, event)
        number, matches = self._player(event, user)
        self._must_not_gain(event, reply.user, number, matches)
        speaker = await self.controller.speaker(reply, event)
        key = "tournament-decide-remove-match" if matches else "tournament-decide-remove"
        what = speaker.text(key, player=speaker.seat(number))
        await self._propose(reply, event, Drop(number, note), matches, what, note)

    async def unpair(self, reply: Reply, event: TournamentSnapshot, note: str) -> None:
        """Take back the round that was paired last, as long as no game of it has ended."""
        await self.controller.must_run(reply, event)
        if not event.state.rounds:
            raise Unmatched("tournament-no-round")
        number = len(event.state.rounds) - 1
        if any(match.score is not None and not match.pairing.is_bye for match in event.state.rounds[-1].matches):
            raise Unmatched("tournament-round-has-results")
        await self._must_be_unplayed(event, event.state.open)
        speaker = await self.controller.speaker(reply, event)
        what = speaker.text("tournament-decide-unpair", round=number + 1)
        await self._propose(reply, event, Unpair(note), event.state.rounds[-1].matches, what, note)

    async def exchange(self, reply: Reply, event: TournamentSnapshot, one: int, other: int, note: str) -> None:
        """Let two players of the round change places."""
        await self.controller.must_run(reply, event)
        numbers = [number for user in (one, other) if (number := event.row.player_of(user)) is not None]
        places = [event.state.match_of(number) for number in numbers]
        matches = tuple(place[1] for place in places if place is not None)
        if len(matches) < 2:
            raise Unmatched("tournament-no-player")
        await self._must_be_unplayed(event, [place[0] for place in places if place is not None])
        speaker = await self.controller.speaker(reply, event)
        what = speaker.text("tournament-decide-exchange", one=speaker.seat(numbers[0]), other=speaker.seat(numbers[1]))
        await self._propose(reply, event, Exchange(numbers[0], numbers[1], note), matches, what, note)

    async def allow(self, reply: Reply, event: TournamentSnapshot, typed: str, minutes: int, note: str) -> None:
        """Give a match more time."""
        number, place, match = await self._match(reply, event, typed)
        speaker = await self.controller.speaker(reply, event)
        one, other = names_in(match.pairing, speaker)
        what = speaker.text("tournament-decide-allow", minutes=minutes, nth=place + 1, one=one, other=other)
        await self._propose(reply, event, Allow(number, place, minutes, note), (match,), what, note)

    async def penalty(self, reply: Reply, event: TournamentSnapshot, user: int, kind: str, note: str) -> None:
        """Caution or warn a player."""
        await self.controller.must_run(reply, event)
        number, matches = self._player(event, user)
        speaker = await self.controller.speaker(reply, event)
        key = "tournament-decide-caution" if kind == CAUTION else "tournament-decide-warning"
        what = speaker.text(key, player=speaker.seat(number))
        await self._propose(reply, event, Penalty(number, kind, note), matches, what, note)

    # --- sure ---

    async def _propose(
        self,
        reply: Reply,
        event: TournamentSnapshot,
        move: Input,
        matches: tuple[Match, ...],
        what: str,
        note: str,
    ) -> None:
        """Say what is about to be decided and who will be told, with the button that does it."""
        pairings = tuple(match.pairing for match in matches)
        told = "tournament-decide-penalty" if isinstance(move, Penalty) else "tournament-decide"
        self._must_not_play(event, reply.user, pairings)
        proposal = Proposal(reply.user, event.row.id, event.stage(), pairings, move, what, note)
        token = secrets.token_hex(4)
        self._proposals[token] = proposal
        speaker = await self.controller.speaker(reply, event)
        yes = Button(general_id(event.row.id, f"{DECIDE}.{token}"), speaker.text("button-sure"), RED)
        await reply.say(speaker.text(told, what=what, note=escaped(note)), ((yes,),))

    async def decide(self, reply: Reply, event: TournamentSnapshot, *, sure: str) -> None:
        """Carry out what was proposed, if everything is still as it was then."""
        await self.controller.must_run(reply, event)
        proposal = self._proposals.get(sure)
        if proposal is None or (proposal.by, proposal.tournament) != (reply.user, event.row.id):
            raise Unmatched("tournament-decide-again")
        self._must_not_play(event, reply.user, proposal.pairings)
        if proposal.stage != event.stage() or not self._are_there(event, proposal.pairings):
            raise Unmatched("tournament-decide-again")
        del self._proposals[sure]
        if isinstance(proposal.move, Drop):
            self._must_not_gain(event, reply.user, proposal.move.player, ())
            await self.controller.dropped(event, proposal.move, reply.user)
        else:
            await self.journal.take(event.row.id, lambda _: proposal.move, reply.user)
        speaker = await self.controller.speaker(reply, event)
        await reply.say(speaker.text("tournament-decided", what=proposal.what))

    def _player(self, event: TournamentSnapshot, user: int) -> tuple[int, tuple[Match, ...]]:
        """The number of a user, and the match of his that goes on, if there is one. Raises Unmatched."""
        number = event.row.player_of(user)
        if number is None:
            raise Unmatched("tournament-no-player")
        current = event.state.match_of(number)
        return number, (current[1],) if current is not None and current[1].is_open else ()

    def _are_there(self, event: TournamentSnapshot, pairings: tuple[Pairing, ...]) -> bool:
        known = {match.pairing for each in event.state.rounds for match in each.matches}
        return known.issuperset(pairings)

    def _must_not_play(self, event: TournamentSnapshot, by: int, pairings: tuple[Pairing, ...]) -> None:
        own = event.row.player_of(by)
        if own is not None and any(own in pairing.players for pairing in pairings):
            raise JudgeSeated

    def _must_not_gain(self, event: TournamentSnapshot, by: int, player: int, matches: tuple[Match, ...]) -> None:
        """Nobody removes whom he plays or is to meet, which would be a win of his own, nor anybody else before whom or
        behind whom he may come to stand."""
        own = event.row.player_of(by)
        self._must_not_play(event, by, tuple(match.pairing for match in matches))
        if own is None or own == player:
            return
        if are_to_meet(event.state, own, player):
            raise Unmatched("tournament-own-opponent")
        self.controller.must_have_no_place(event, by)

    async def _must_be_unplayed(self, event: TournamentSnapshot, places: Iterable[int]) -> None:
        """Raises Unmatched where a game of the last round has ended at one of these tables."""
        for place in places:
            row = await self.controller.services.store.table(event.table(len(event.state.rounds) - 1, place))
            if row is not None and row.results:
                raise Unmatched("tournament-round-has-results")

    async def _match(self, reply: Reply, event: TournamentSnapshot, typed: str) -> tuple[int, int, Match]:
        """Round and place from 0 as a choice names them, and the match. Raises Unmatched."""
        await self.controller.must_run(reply, event)
        number, nth = read_place(typed)
        if not 0 < number <= len(event.state.rounds) or not 0 < nth <= len(event.state.rounds[number - 1].matches):
            raise Unmatched("tournament-no-match")
        match = event.state.rounds[number - 1].matches[nth - 1]
        if match.pairing.is_bye:
            raise Unmatched("tournament-bye-stays")
        return number - 1, nth - 1, match
