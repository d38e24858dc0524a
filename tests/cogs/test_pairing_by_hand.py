"""Pairing by hand with two selects, and what else nobody may do to his own matches; another name, another time."""

from __future__ import annotations

from collections.abc import Sequence
from unittest.mock import Mock

import discord
import pytest

from cogs.feature import FormFields, Press
from cogs.presentation.controls import Rows, Select
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.screen import Picture
from cogs.tournaments.by_hand import ByHand
from cogs.tournaments.renaming import Renaming
from engine.table import JudgeSeated
from engine.tournament import BYE, Begin, TournamentState, are_to_meet, movable
from engine.tournament.state import BY_HAND
from tests.cogs.asking import Asking
from tests.cogs.test_tournament import ANN, BEN, CAT, CHANNEL, DAN, NAME, Bench, asking, bench, clock

__all__ = ["bench", "clock"]
FOUR = (ANN, BEN, CAT, 5)
JUDGE = 77


class Choosing(Asking):
    """Somebody whose selects are kept."""

    rows: Rows = ()

    async def say(self, text: str, rows: Rows = (), pictures: Sequence[Picture] = (), *, place: bool = False) -> None:
        await super().say(text, rows, pictures, place=place)
        self.rows = rows

    def choices(self) -> list[str]:
        return [pick.value for row in self.rows if isinstance(row, Select) for pick in row.picks]

    def buttons(self) -> list[str]:
        return [button.id for row in self.rows if not isinstance(row, Select) for button in row]


def choosing(bench: Bench, user: int = DAN, *, manages: bool = False) -> Choosing:
    there = asking(bench.services, user, manages=manages)
    return Choosing(bench.services, there.interaction)


async def paired_by_hand(bench: Bench, asked: Choosing, player: int, wanted: int) -> None:
    """Choose both, give a note, be sure."""
    by_hand = ByHand(bench.judging)
    await by_hand.ask(asked, Press(NAME, "0", (f"{player}",)))
    await by_hand.ask_with(asked, Press(NAME, f"{player}.0", (f"{wanted}",)))
    [note] = asked.buttons()
    subject = note.split(":")[1]
    await by_hand.filled(asked, subject, FormFields(text=("They are brothers.",)))
    await bench.judging.decide(asked, await bench.event(), sure=list(bench.judging._proposals)[-1])


def pairs(state: TournamentState) -> set[frozenset[int]]:
    return {frozenset(match.pairing.players) for match in state.rounds[-1].matches}


async def test_two_are_chosen_to_meet_and_those_whom_they_leave_meet_each_other(bench: Bench) -> None:
    await bench.create(users=FOUR)
    event = await bench.pair()
    one, other = (match.pairing.players for match in event.state.rounds[0].matches)
    asked = choosing(bench)
    by_hand = ByHand(bench.judging)
    await by_hand.ask(asked, Press(NAME))
    assert sorted(asked.choices()) == ["0", "1", "2", "3"]
    await by_hand.ask(asked, Press(NAME, "0", (f"{one[0]}",)))
    assert sorted(asked.choices()) == sorted(map(str, other)), "neither himself nor whom he plays now"
    await paired_by_hand(bench, asked, one[0], other[1])
    state = (await bench.event()).state
    assert pairs(state) == {frozenset((one[0], other[1])), frozenset((one[1], other[0]))}
    assert {match.pairing.why for match in state.rounds[0].matches} == {BY_HAND}
    while not await bench.work():
        pass
    assert len(bench.texts(CHANNEL, "They are brothers.")) == 1
    assert bench.texts(CHANNEL, "round 1 of", "paired by hand")


@pytest.mark.parametrize("has_bye", ["who", "whom"])
async def test_the_bye_goes_to_the_one_who_is_left_alone(bench: Bench, has_bye: str) -> None:
    await bench.create(users=(ANN, BEN, CAT))
    event = await bench.pair()
    [bye] = [match.pairing.players[0] for match in event.state.rounds[0].matches if match.pairing.is_bye]
    [(one, other)] = [match.pairing.players for match in event.state.rounds[0].matches if not match.pairing.is_bye]
    chosen = (bye, one) if has_bye == "who" else (one, bye)
    asked = choosing(bench)
    await paired_by_hand(bench, asked, *chosen)
    assert "would have the bye" in "\n".join(asked.told)
    assert pairs((await bench.event()).state) == {frozenset((bye, one)), frozenset((other, BYE))}


async def test_many_players_are_on_pages_and_all_of_them_can_be_chosen(bench: Bench) -> None:
    await bench.create(users=tuple(range(300, 360)))
    await bench.controller.journal.pair(NAME, DAN)
    asked, by_hand, seen = choosing(bench), ByHand(bench.judging), list[str]()
    for page in ("", "1", "2"):
        await by_hand.ask(asked, Press(NAME, page))
        seen += asked.choices()
        assert len(asked.choices()) <= 25
        assert all(len(button) <= 100 for button in asked.buttons())
    assert sorted(map(int, seen)) == list(range(60))


async def test_who_plays_changes_no_pairing_of_his_own_by_select_and_who_does_not_run_it_none(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, DAN))
    event = await bench.pair()
    own = event.row.player_of(DAN)
    assert own is not None
    other = next(
        player
        for match in event.state.rounds[0].matches
        for player in match.pairing.players
        if own not in match.pairing.players
    )
    for player, wanted in ((own, other), (other, own)):
        with pytest.raises(JudgeSeated):
            await paired_by_hand(bench, choosing(bench), player, wanted)
    with pytest.raises(Unmatched, match="tournament-not-yours"):
        await paired_by_hand(bench, choosing(bench, ANN), own, other)
    assert (await bench.event()).state == event.state
    await paired_by_hand(bench, choosing(bench, JUDGE, manages=True), own, other)
    assert frozenset((own, other)) in pairs((await bench.event()).state)


async def test_a_table_where_a_game_has_ended_keeps_its_pairing(bench: Bench) -> None:
    await bench.create(best_of=3, users=FOUR)
    event = await bench.pair()
    row, _ = await bench.tables(0)
    await bench.begin(row)
    await bench.services.tables.concede(row.id, row.seats[0].user)
    one, other = (match.pairing.players for match in event.state.rounds[0].matches)
    with pytest.raises(Unmatched, match="tournament-round-has-results"):
        await paired_by_hand(bench, choosing(bench), one[0], other[0])
    with pytest.raises(Unmatched, match="tournament-round-has-results"):
        await bench.decide("exchange", event.row.users[one[0]], event.row.users[other[0]], "They asked.")


async def test_a_knockout_is_not_paired_by_hand(bench: Bench) -> None:
    await bench.create(users=FOUR, plan={"form": "single"})
    event = await bench.pair()
    assert movable(event.state) == []
    with pytest.raises(Unmatched, match="tournament-cannot-exchange"):
        await ByHand(bench.judging).ask(choosing(bench), Press(NAME))


# --- the opponent of tomorrow ---


async def test_nobody_removes_whom_he_is_to_meet_next_in_a_knockout(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, DAN), plan={"form": "single"})
    event = await bench.pair()
    own = event.row.player_of(DAN)
    mine = next(at for at, match in enumerate(event.state.rounds[0].matches) if own in match.pairing.players)
    judge = asking(bench.services, JUDGE, manages=True)
    first = "1-0" if event.state.rounds[0].matches[mine].pairing.players[0] == own else "0-1"
    await bench.decide("result", f"1.{mine + 1}", first, "Seen.", asked=judge)
    rival = event.state.rounds[0].matches[1 - mine].pairing.players[0]
    user = event.row.users[rival]
    with pytest.raises(Unmatched, match="tournament-own-place"):
        await bench.decide("remove", user, "He left.")
    await bench.decide("result", f"1.{2 - mine}", "1-0", "Seen.", asked=judge)
    with pytest.raises(Unmatched, match="tournament-own-opponent"):
        await bench.decide("remove", user, "He left.")
    await bench.decide("remove", user, "He left.", asked=judge)
    assert (await bench.event()).state.players[rival].status == "dropped"


async def test_nobody_removes_whom_he_is_still_to_meet_in_a_round_robin(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, DAN), plan={"form": "robin"})
    await bench.pair()
    event = await bench.event()
    own = event.row.player_of(DAN)
    assert own is not None
    current = event.state.match_of(own)
    assert current is not None
    there = current[1].opponent_of(own)
    assert {player for player in range(4) if are_to_meet(event.state, own, player)} == {0, 1, 2, 3} - {own, there}
    for user in (ANN, BEN, CAT):
        with pytest.raises((JudgeSeated, Unmatched)):
            await bench.decide("remove", user, "He left.")


async def test_an_organiser_who_plays_sets_no_seeds_and_gives_nobody_another_deck(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, DAN), start=False, plan={"seeding": "order"})
    seeding = bench.staff.seeding
    for way in (
        seeding.ask(asking(bench.services, DAN), await bench.event()),
        seeding.filled(asking(bench.services, DAN), await bench.event(), "3 1 2"),
    ):
        with pytest.raises(Unmatched, match="tournament-own-seeds"):
            await way
    await seeding.filled(asking(bench.services, JUDGE, manages=True), await bench.event(), "2 1 3")
    assert (await bench.event()).state.order == (1, 0, 2)
    user = Mock(spec=discord.Member)
    user.id, user.display_name, user.bot = ANN, "Ann", False
    deck = (await bench.event()).state.players[0].deck
    with pytest.raises(Unmatched, match="tournament-deck-is-his"):
        await bench.staff.add(asking(bench.services, DAN), await bench.event(), user, "island", None)
    assert (await bench.event()).state.players[0].deck == deck


async def test_the_note_of_a_penalty_is_announced_as_what_it_is(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    asked = asking(bench.services, DAN)
    await bench.judging.penalty(asked, await bench.event(), ANN, "caution", "Late.")
    assert "in private" in asked.told[0]
    assert "everybody" not in asked.told[0]


# --- another name, another time ---


async def test_another_name_stands_in_its_message_and_who_does_not_run_it_gives_none(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN), start=False)
    changing = Renaming(bench.staff)
    fields = FormFields(name=("Snow Cup",), starts=("",))
    with pytest.raises(Unmatched, match="tournament-not-yours"):
        await changing.filled(asking(bench.services, ANN), await bench.event(), fields)
    await bench.work()
    await changing.filled(asking(bench.services, DAN), await bench.event(), fields)
    await bench.work()
    assert len(bench.texts(CHANNEL, "🏆 **Snow Cup**")) == 1
    assert not bench.texts(CHANNEL, "Winter Cup")
    with pytest.raises(Unmatched, match="tournament-bad-time"):
        await changing.filled(asking(bench.services, DAN), await bench.event(), FormFields(starts=("yesterday",)))
    await bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    with pytest.raises(Unmatched, match="tournament-begun"):
        await changing.filled(asking(bench.services, DAN), await bench.event(), FormFields(starts=("2027-02-01",)))
