"""Who plays in a tournament decides nothing on which his own place hangs: who leaves, when it ends."""

from __future__ import annotations

import pytest

from cogs.presentation.option_matching import Unmatched
from cogs.replies import sentence
from cogs.tournaments.decks import Brought
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.staff import Staff
from engine.tournament import Drop
from tests.cogs.test_tournament import ANN, BEN, CAT, DAN, NAME, Bench, asking, bench, clock

__all__ = ["bench", "clock"]
JUDGE = 77


async def decided(bench: Bench, table: int, score: str) -> None:
    """The result of a table of the last round, by a judge who does not play."""
    event = await bench.event()
    where = f"{len(event.state.rounds)}.{table + 1}"
    await bench.decide("result", where, score, "Seen.", asked=asking(bench.services, JUDGE, manages=True))


async def first_round(bench: Bench, *, extra: bool = False) -> None:
    """The organiser plays with three others, and everything of the first round is decided. `extra`: it was the last."""
    await bench.create(users=(ANN, BEN, CAT, DAN), plan={"rounds": 1 if extra else 3})
    event = await bench.pair()
    for place in event.state.open:
        await decided(bench, place, "1-0")


@pytest.mark.parametrize("what", ["finish", "cancel"])
@pytest.mark.parametrize("has_dropped", [False, True])
async def test_who_plays_does_not_end_it_early(bench: Bench, what: str, has_dropped: bool) -> None:
    await first_round(bench)
    event = await bench.event()
    if has_dropped:
        await bench.controller.journal.take(NAME, lambda _: Drop(event.row.users.index(DAN)), DAN)
    event = await bench.event()
    deed = getattr(bench.staff, what)
    for sure in ("", event.stage()):
        with pytest.raises(Unmatched, match="tournament-own-place"):
            await deed(asking(bench.services, DAN), event, sure=sure)
    assert not (await bench.event()).state.is_over
    await deed(asking(bench.services, JUDGE, manages=True), event, sure=event.stage())
    assert (await bench.event()).state.is_over


async def test_who_plays_finishes_what_is_played_to_its_end(bench: Bench) -> None:
    await first_round(bench, extra=True)
    await bench.staff.finish(asking(bench.services, DAN), await bench.event())
    assert (await bench.event()).state.phase == "finished"


async def test_who_plays_adds_no_round_in_which_he_may_still_win(bench: Bench) -> None:
    await first_round(bench, extra=True)
    with pytest.raises(Unmatched, match="tournament-own-place"):
        await bench.staff.extend(asking(bench.services, DAN), await bench.event())
    await bench.staff.extend(asking(bench.services, JUDGE, manages=True), await bench.event())
    assert (await bench.event()).state.length == 2


@pytest.mark.parametrize("what", ["finish", "cancel"])
async def test_what_is_over_is_neither_finished_nor_cancelled_again(bench: Bench, what: str) -> None:
    await first_round(bench, extra=True)
    await bench.staff.finish(asking(bench.services, DAN), await bench.event())
    with pytest.raises(Unmatched, match="tournament-is-over"):
        await getattr(bench.staff, what)(asking(bench.services, JUDGE, manages=True), await bench.event())


async def test_before_the_first_pairing_nobody_has_a_place_to_lose(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, DAN))
    await bench.decide("remove", BEN, "He asked me to.")
    event = await bench.event()
    await bench.staff.cancel(asking(bench.services, DAN), event, sure=event.stage())
    assert (await bench.event()).state.phase == "cancelled"


async def test_who_plays_stops_no_time_that_is_his_own(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, DAN), plan={"no_show": 10})
    event = await bench.pair()
    mine = next(place for place in event.state.open if event.row.users.index(DAN) in _players(event, place))
    judge = asking(bench.services, JUDGE, manages=True)
    with pytest.raises(Unmatched, match="tournament-own-time"):
        await bench.staff.pause(asking(bench.services, DAN), event)
    await bench.staff.pause(judge, event)
    asked = asking(bench.services, ANN)
    await bench.controller.next(asked, await bench.event())
    assert "All clocks are paused" in asked.told[0]
    with pytest.raises(Unmatched, match="tournament-own-time"):
        await bench.staff.pause(asking(bench.services, DAN), await bench.event())
    await bench.staff.pause(judge, await bench.event())
    await decided(bench, mine, "1-0")
    await bench.staff.pause(asking(bench.services, DAN), await bench.event())
    assert (await bench.event()).state.paused_at, "others still play, he does not"


async def test_a_judge_who_has_come_in_since_removes_nobody_any_more(bench: Bench) -> None:
    await first_round(bench)
    judge = asking(bench.services, JUDGE, manages=True)
    await bench.judging.remove(judge, await bench.event(), ANN, "She left.")
    [token] = list(bench.judging._proposals)[-1:]
    deck = bench.services.shelves["lorcana"].decks[0]
    await bench.services.meet(JUDGE, "Judge", "en-US")
    await bench.controller.enter(await bench.event(), JUDGE, Brought(deck.cards, deck.id, "x"), JUDGE)
    with pytest.raises(Unmatched, match="tournament-own-place"):
        await bench.judging.decide(judge, await bench.event(), sure=token)
    assert (await bench.event()).state.players[0].status == "present"


async def test_what_is_still_played_is_counted_in_a_sentence(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN, CAT, DAN))
    event = await bench.pair()
    judge = asking(bench.services, JUDGE, manages=True)
    speaker = await bench.controller.speaker(judge, event)
    for number, said in ((2, "2 matches are still being played"), (1, "One match is still being played")):
        with pytest.raises(Unmatched, match="tournament-matches-open") as refused:
            await bench.staff.pair(judge, await bench.event())
        assert sentence(refused.value, speaker).startswith(said)
        await decided(bench, number - 1, "1-0")


async def test_others_who_do_not_run_it_are_told_so_before_anything_else(bench: Bench) -> None:
    await first_round(bench)
    staff: Staff = bench.staff
    for deed in (staff.finish, staff.cancel, staff.extend, staff.pause):
        with pytest.raises(Unmatched, match="tournament-not-yours"):
            await deed(asking(bench.services, ANN), await bench.event())


def _players(event: TournamentSnapshot, place: int) -> tuple[int, int]:
    return event.state.rounds[-1].matches[place].pairing.players
