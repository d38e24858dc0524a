"""Giving up: who is asked whether he is sure, in which words, and for how long his yes is good."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.feature import Press
from cogs.presentation.controls import Button, Rows
from cogs.presentation.words import CardBook, Speaker
from cogs.replies import Reply
from cogs.tables.agreements import AgreementController
from data.catalogue import catalogue
from engine.games.registry import GAMES
from engine.table import ArrangedTables, NotSeated, Outdated, Pool, TableRow, Tables, winners
from tests.table.players import ANN, BEN, CARDS, CAT, CHANNEL, StandingClock, dealt, started, store_at


class Asking:
    """Somebody who asks, and what he was answered last."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.asked_at = 0.0
        self.interaction = SimpleNamespace(channel_id=CHANNEL)
        self.text = ""
        self.buttons: tuple[Button, ...] = ()

    async def speaker(self, row: TableRow | None = None) -> Speaker:
        return Speaker(catalogue(), "en", CardBook({}), ("Ann", "Ben"), game="lorcana")

    async def say(self, text: str, rows: Rows = ()) -> None:
        self.text, self.buttons = text, tuple(each for row in rows if isinstance(row, tuple) for each in row)

    async def pass_by(self, text: str) -> None:
        await self.say(text)

    async def tell(self, key: str) -> None:
        await self.say((await self.speaker()).text(key))


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await store_at(tmp_path)
    yield ArrangedTables(store, GAMES, {"lorcana": Pool(CARDS)}, StandingClock())
    await store.close()


@pytest.fixture
def agreeing(tables: Tables) -> AgreementController:
    return AgreementController(cast(Any, SimpleNamespace(services=SimpleNamespace(tables=tables))))


def asking(user: int) -> Any:
    return cast(Reply, Asking(user))


async def press(agreeing: AgreementController, reply: Any) -> None:
    """The one button that was offered."""
    (button,) = reply.buttons
    _, table, verb = button.id.split(":")
    name, _, rest = verb.partition(".")
    await agreeing.feature().table[name](reply, Press(table, rest))


async def test_who_leaves_a_series_is_asked_first_between_two_games_too_and_told_what_he_loses(
    tables: Tables,
    agreeing: AgreementController,
) -> None:
    row = await started(tables, best_of=3)
    await tables.concede(row.id, BEN)
    ann = asking(ANN)
    await agreeing.leave(ann, row.id)
    assert "the whole match" in ann.text
    assert [button.label for button in ann.buttons] == ["Yes, I leave"]
    assert (await tables.table(row.id)).left == (), "nothing is given up by a question"
    with pytest.raises(NotSeated):
        await agreeing.leave(asking(CAT), row.id)
    await press(agreeing, ann)
    row = await tables.table(row.id)
    assert (row.status, winners(row)) == ("over", (1,))


async def test_a_yes_that_was_left_over_gives_up_nothing(tables: Tables, agreeing: AgreementController) -> None:
    row = await started(tables, best_of=3)
    ann, leaving = asking(ANN), asking(ANN)
    await agreeing.concede(ann, row.id)
    await agreeing.leave(leaving, row.id)
    assert [button.label for button in (*ann.buttons, *leaving.buttons)] == ["Yes, I concede", "Yes, I leave"]
    await tables.concede(row.id, BEN)
    row = await dealt(tables, await tables.table(row.id))
    for reply in (ann, leaving):
        with pytest.raises(Outdated):
            await press(agreeing, reply)
    assert (await tables.table(row.id)).status == "playing"
    await agreeing.concede(ann, row.id)
    await press(agreeing, ann)
    row = await tables.table(row.id)
    assert (row.status, row.wins) == ("open", (1, 1))


async def test_a_single_game_is_left_in_words_of_its_own(tables: Tables, agreeing: AgreementController) -> None:
    row, ann = await started(tables), asking(ANN)
    await agreeing.leave(ann, row.id)
    assert "You lose this game" in ann.text
    assert "series" not in ann.text


async def test_away_from_a_match_it_is_said_which_one_would_be_given_up(
    tables: Tables,
    agreeing: AgreementController,
) -> None:
    row, ann = await started(tables), asking(ANN)
    for ask in (agreeing.leave, agreeing.concede):
        ann.interaction.channel_id = CHANNEL
        await ask(ann, row.id)
        assert "<#" not in ann.text
        ann.interaction.channel_id = 99
        await ask(ann, row.id)
        assert f"<#{CHANNEL}>" in ann.text
