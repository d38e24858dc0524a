"""An unmodified discord.py bot plays on the stand-in: answers, edits, whispers, survives a drop and a restart."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rehearsal import Addresses, Stand
from rehearsal.client import InteractionFailed, Seat, buttons_of, pictures_of, text_of
from tests.rehearsal.processes import run

TINY = Path(__file__).with_name("tiny_bot.py")


@contextlib.asynccontextmanager
async def tiny_bot(where: Addresses, seat: Seat) -> AsyncIterator[asyncio.subprocess.Process]:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(TINY), where.rest, where.gateway, where.cdn, where.token, stderr=asyncio.subprocess.PIPE
    )
    try:
        await seat.application_is(bot.pid)
        yield bot
    finally:
        with contextlib.suppress(ProcessLookupError):
            bot.kill()
        _, said = await bot.communicate()
        if b"Traceback" in said:
            print(said.decode())


async def test_a_bot_plays_and_its_buttons_survive_drop_and_restart(tmp_path: Path) -> None:
    stand = Stand(tmp_path)
    where = await stand.start()
    async with Seat(where.seats["Aoi"]) as aoi, Seat(where.seats["Ben"]) as ben:
        async with tiny_bot(where, aoi):
            await aoi.connected(commands=2)
            await a_game_is_started(aoi, ben)
            await everybody_gets_only_their_own(aoi, ben)
            await forms_and_threads(aoi, ben)
            await the_gateway_drops(aoi)
            await a_talkative_bot_heeds_the_headers(aoi)
        await aoi.disconnected()
        async with tiny_bot(where, aoi):
            await aoi.connected()
            board = await aoi.wait(lambda one: text_of(one) == "count 2")
            assert (await aoi.click(board, "Count")).kind == "updated"
            await aoi.wait(lambda one: text_of(one) == "count 3")
        assert [one["where"] for one in await aoi.findings("limit")] == ["interaction mute"]
        assert [one["code"] for one in await aoi.findings("world")] == [50007]
    await stand.stop()


async def a_game_is_started(aoi: Seat, ben: Seat) -> None:
    offered = await aoi.complete("tiny start", "card", "s")
    assert [one["name"] for one in offered] == ["Ash Viper", "Moss Hare", "Salt Crow"]
    reply = await aoi.command("tiny start", card="Moss Hare", friend="Ben")
    assert reply.kind == "message"
    board = await ben.wait(lambda one: one["id"] == reply.message_id)
    assert buttons_of(board) == ["Count", "Name", "Whisper"]
    assert pictures_of(board)[0][1] == "a board with 0"
    assert (await ben.click(board, "Count")).kind == "updated"
    board = await aoi.wait(lambda one: text_of(one) == "count 1")
    assert [alt for _, alt in pictures_of(board)] == ["a board with 1"]
    await aoi.choose(board, "who", "Ben")
    await aoi.wait(lambda one: text_of(one).startswith("chosen <@"))
    await aoi.command("tiny board")
    shown = await ben.wait(lambda one: text_of(one) == "# Board")
    assert pictures_of(shown)[0][1] == "a V2 board"
    assert shown["attachments"] == []


async def everybody_gets_only_their_own(aoi: Seat, ben: Seat) -> None:
    board = await ben.wait(lambda one: text_of(one) == "count 1")
    await ben.click(board, "Whisper")
    await ben.wait(lambda one: text_of(one) == "only for you")
    await ben.wait(lambda one: text_of(one) == "a hand in private", channel="dm")
    assert "only for you" not in [text_of(one) for one in await aoi.messages()]
    assert await aoi.messages("dm") == []
    await ben.settings(dms_closed=True)
    await ben.click(board, "Whisper")
    await ben.wait(lambda one: text_of(one) == "closed 50007")


async def forms_and_threads(aoi: Seat, ben: Seat) -> None:
    board = await aoi.wait(lambda one: text_of(one) == "count 1")
    opened = await aoi.click(board, "Name")
    assert opened.kind == "modal"
    deck = await aoi.upload("deck.txt", b"four hares")
    await aoi.submit(opened, Name="Kotetsu", Deck=[deck])
    await aoi.wait(lambda one: text_of(one) == "named Kotetsu four hares")
    await aoi.command("tiny room")
    line = await ben.wait(lambda one: text_of(one).startswith("welcome"))
    assert [one["global_name"] for one in line["mentions"]] == ["Aoi"]


async def test_stand_and_bot_may_both_be_killed(tmp_path: Path) -> None:
    stand, where = await run(tmp_path)
    async with Seat(where.seats["Aoi"]) as aoi, tiny_bot(where, aoi):
        await aoi.connected(commands=2)
        await aoi.command("tiny board")
        board = await aoi.wait(lambda one: buttons_of(one) == ["Votes: 0"])
        await aoi.click(board, "Votes: 0")
        stand.kill()
        await stand.wait()
    stand, again = await run(tmp_path)
    assert again == where
    async with Seat(again.seats["Aoi"]) as aoi, tiny_bot(again, aoi):
        await aoi.connected()
        same = await aoi.wait(lambda one: one["id"] == board["id"])
        assert pictures_of(same)[0][1] == "a V2 board"
        await aoi.click(same, "Votes: 1")
        await aoi.wait(lambda one: buttons_of(one) == ["Votes: 2"])
        assert await aoi.findings() == []
    stand.kill()
    await stand.wait()


async def a_talkative_bot_heeds_the_headers(aoi: Seat) -> None:
    await aoi.advance(10)
    await aoi.command("tiny chatter")
    await aoi.wait(lambda one: text_of(one) == "word 10")


async def the_gateway_drops(aoi: Seat) -> None:
    board = await aoi.wait(lambda one: text_of(one) == "count 1")
    assert await aoi.drop_gateway() == 1
    await aoi.connected()
    await aoi.click(board, "Count")
    await aoi.wait(lambda one: text_of(one) == "count 2")
    with pytest.raises(InteractionFailed):
        await aoi.command("mute")
