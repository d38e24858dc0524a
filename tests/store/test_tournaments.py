"""Journals of tournaments: compare and set, who the players are, and what is left of who wants to be forgotten."""

from data.store import FORMER, GOING, SETTLED, Body, Store, TournamentRow
from data.store.tournaments import OVER
from engine.table import Options, SurfaceRow
from engine.tournament import Amend, Begin, Drop, Input, Pair, Pairing, Register, Result, Score, TournamentPlan
from tests.store.test_forgetting import mentions
from tests.store.test_store import ANN, BEN

MOVES: list[Input] = [
    Register(0, ("A", "B"), "home"),
    Register(1, ("C",)),
    Begin(2),
    Pair("seed", (Pairing((0, 1), "lot", (0, 0)),), 5.0),
    Result(0, 0, Score((1, 0))),
    Amend(0, 0, Score((0, 0), neither=True), "a note"),
    Drop(0),
]


def tournament(name: str = "t1", channel: int = 5, at: float = 1.0) -> TournamentRow:
    body = Body(name="Winter Cup", options=Options(game="lorcana", clock=600), plan=TournamentPlan(rounds=3))
    return TournamentRow(id=name, guild=1, channel=channel, organiser=ANN, at=at, body=body)


async def filled(store: Store, name: str = "t1") -> None:
    for no, (move, user) in enumerate(zip(MOVES, (ANN, BEN, 0, 0, 0, 0, 0), strict=True), 1):
        assert await store.tournaments.append(name, no, move, by=user or ANN, at=float(no), user=user)


async def test_everything_comes_back_as_it_was(store: Store) -> None:
    assert await store.tournaments.create(tournament())
    await filled(store)
    found = await store.tournaments.get("t1")
    assert found is not None
    assert (found.users, found.player_of(BEN), found.player_of(7)) == ((ANN, BEN), 1, None)
    assert found.body == tournament().body
    assert await store.tournaments.inputs("t1") == MOVES
    assert await store.tournaments.inputs("t1", 5) == MOVES[5:]
    assert await store.tournaments.giver("t1", 2) == BEN
    assert await store.tournaments.get("t2") is None


async def test_of_two_inputs_at_once_one_is_taken(store: Store) -> None:
    assert await store.tournaments.create(tournament())
    assert await store.tournaments.append("t1", 1, MOVES[0], by=ANN, at=1.0, user=ANN)
    assert not await store.tournaments.append("t1", 1, MOVES[1], by=BEN, at=1.0, user=BEN)
    assert not await store.tournaments.append("t1", 3, MOVES[1], by=BEN, at=1.0, user=BEN)
    found = await store.tournaments.get("t1")
    assert found is not None
    assert found.users == (ANN,), "who was not taken is no player"
    assert len(await store.tournaments.inputs("t1")) == 1


async def test_one_goes_on_in_a_channel_at_a_time(store: Store) -> None:
    assert await store.tournaments.create(tournament())
    assert not await store.tournaments.create(tournament("t2"))
    assert await store.tournaments.create(tournament("t3", 6))
    await store.tournaments.settle("t1", OVER)
    assert await store.tournaments.create(tournament("t4", at=4.0))
    assert [row.id for row in await store.tournaments.unsettled()] == ["t1", "t3", "t4"]
    await store.tournaments.settle("t1", SETTLED)
    assert [row.id for row in await store.tournaments.unsettled()] == ["t3", "t4"]
    here = await store.tournaments.in_channel(5)
    assert here is not None
    assert (here.id, here.status) == ("t4", GOING)
    await store.tournaments.settle("t4", SETTLED)
    last = await store.tournaments.in_channel(5)
    assert last is not None
    assert last.id == "t4", "without one that goes on, the last"


async def test_surfaces_are_kept_by_name(store: Store) -> None:
    assert await store.tournaments.create(tournament())
    row = SurfaceRow(table="t1", surface="round:1", channel=5, message=9, shown=3, extra="{}")
    await store.tournaments.put_surface(row)
    assert await store.tournaments.surfaces("t1") == {"round:1": row}
    assert await store.tournaments.surfaces("t2") == {}


async def test_a_former_player_keeps_his_place_under_a_number(store: Store) -> None:
    assert await store.tournaments.create(tournament())
    await filled(store)
    for surface in ("direct:0", "told:0", "direct:1", "direct:staff", "main"):
        row = SurfaceRow(table="t1", surface=surface, channel=5, message=9, extra=f"{ANN}" * (surface[-1] == "0"))
        await store.tournaments.put_surface(row)
    assert await store.forgetting.tournaments_with(ANN) == 1
    await store.forgetting.forget(ANN)
    assert "tournament_players" in await mentions(store, ANN), "as long as it goes on he is known"
    await store.tournaments.settle("t1", OVER)
    assert await store.forgetting.tournaments_with(ANN) == 0
    await store.forgetting.forget(ANN)
    assert await mentions(store, ANN) == []
    found = await store.tournaments.get("t1")
    assert found is not None
    assert found.users[0] in FORMER
    assert found.organiser == found.users[0]
    assert found.users[1] == BEN
    assert await store.tournaments.inputs("t1") == MOVES, "what was played stays"
    assert sorted(await store.tournaments.surfaces("t1")) == ["direct:1", "main"]
