"""Many at once: nobody's registration is lost, direct messages are opened slowly and only to say something."""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.feature import Press
from cogs.presentation.board_screens import JUDGE
from cogs.presentation.lobby_screens import seat_buttons
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import CardBook, Speaker
from cogs.surfaces import poster
from cogs.tournaments import surface_sync as tournament_surfaces
from cogs.tournaments.commands import tournament_feature
from cogs.tournaments.decks import Brought
from data.store import SETTLED
from engine.tournament import Begin, Finish
from tests.cogs.fake_discord import Posted
from tests.cogs.test_tournament import ANN, BEN, CAT, CHANNEL, DAN, NAME, Bench, asking, bench, clock

__all__ = ["bench", "clock"]
CROWD = tuple(range(11, 43))


async def crowd(bench: Bench, users: tuple[int, ...] = CROWD) -> None:
    await bench.create(users=(), start=False)
    deck = bench.services.shelves["lorcana"].decks[0]
    brought = Brought(deck.cards, deck.id, "Island")
    for user in users:
        await bench.services.meet(user, f"Player {user}", "en-US")
    event = await bench.event()
    asked = [asking(bench.services, user) for user in users]
    await asyncio.gather(*(bench.controller.registered(each, event, brought) for each in asked))
    for each in asked:
        assert "You are registered for **Winter Cup**" in each.told[0]
        each.interaction.user.send.assert_not_called()


async def test_32_who_register_at_once_are_all_in_once_and_no_direct_message_is_opened(bench: Bench) -> None:
    await crowd(bench)
    event = await bench.event()
    assert sorted(event.row.users) == sorted(CROWD)
    assert len(event.state.players) == 32
    assert await bench.work()
    assert not [message for message in bench.world.messages.values() if message.channel > 200]


async def test_direct_messages_are_opened_a_few_at_once_and_everybody_is_told_in_the_end(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    await crowd(bench, CROWD[:7])
    await bench.controller.journal.take(NAME, lambda _: Begin(), DAN)
    event = await bench.controller.journal.pair(NAME, DAN)
    for place in event.state.open:
        await bench.decide("result", f"1.{place + 1}", "1-0", "By agreement.")
    await bench.controller.journal.take(NAME, lambda _: Finish(), DAN)
    monkeypatch.setattr(poster, "OPENED", (2 + tournament_surfaces.KEPT_FREE, 1e9))

    def told() -> set[int]:
        return {message.channel - 200 for message in bench.world.messages.values() if message.channel > 200}

    assert await bench.work(), "nothing has gone wrong"
    assert len(told()) == 2
    assert (await bench.event()).row.status != SETTLED, "some are still to be told"
    monkeypatch.setattr(poster, "OPENED", (40, 1e9))
    await bench.work()
    await bench.work()
    assert told() >= set(CROWD[:7])
    for user in CROWD[:7]:
        assert len([each for each in bench.world.in_channel(200 + user) if "Winter Cup" in each.content]) == 1
    assert (await bench.event()).row.status == SETTLED


async def test_the_lobbies_of_a_round_are_posted_one_after_the_other_in_the_order_of_their_tables(
    bench: Bench,
) -> None:
    await bench.create(users=tuple(range(300, 354)))
    event = await bench.controller.journal.pair(NAME, DAN)
    await bench.controller.runner._laid(event)
    rows = await bench.tables(0)
    under_way, most = 0, 0

    async def slowly(_: Posted) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.002)
        under_way -= 1

    bench.world.before_told = slowly
    await asyncio.gather(*(bench.surfaces._public(row.id) for row in rows))
    numbers = [re.search(r"table (\d+)", text) for text in bench.texts(CHANNEL, "round 1, table")]
    assert [int(each[1]) for each in numbers if each] == list(range(1, 28))
    assert most == 1


async def test_a_judge_is_called_at_the_table_itself_by_those_who_sit_there(bench: Bench) -> None:
    await bench.create(users=(ANN, BEN))
    await bench.pair()
    [row] = await bench.tables(0)
    labels = seat_buttons(row, Speaker(bench.services.words, "en", CardBook({}), ("a", "b"), game="lorcana"))
    assert any(button.id.endswith(f":{JUDGE}") and button.label == "Call a judge" for button in labels)
    called = tournament_feature(bench.controller.locator).table[JUDGE]
    stranger, ann = asking(bench.services, CAT), asking(bench.services, ANN)
    for asked in (stranger, ann):
        asked.row = row
    with pytest.raises(Unmatched, match="tournament-no-match-of-yours"):
        await called(stranger, Press(row.id))
    await called(ann, Press(row.id))
    assert "judge" in ann.told[-1]
    [call] = (await bench.event()).state.calls
    assert (call.round, call.place, (await bench.event()).row.users[call.player]) == (0, 0, ANN)
    with pytest.raises(Unmatched, match="tournament-judge-is-called"):
        await called(ann, Press(row.id))
    elsewhere = cast(Any, SimpleNamespace(seats=row.seats))
    ann.row = elsewhere
    with pytest.raises(Unmatched, match="tournament-no-match-of-yours"):
        await called(ann, Press("abcd2345-1"))
