"""A whole bot that Discord will not have, and one that cannot stay: neither burns its token."""

from contextlib import suppress
from pathlib import Path

from rehearsal.client import InteractionFailed, text_of
from tests.e2e.house import House, Process, eventually
from tests.e2e.meddling import change
from tests.e2e.test_commands import typed


async def identified(house: House) -> int:
    return 1000 - int((await house.anybody.ask("GET", "/counters"))["identifies_left"])


async def registered(house: House) -> int:
    """How often the bot has told what may be typed: on all servers, and on this one."""
    counted = await house.requests()
    return sum(int(counted.get(f"PUT /applications/(id){where}/commands", 0)) for where in ("", "/guilds/(id)"))


async def ended(process: Process | None) -> int:
    assert process is not None
    assert process.process is not None
    return await process.process.wait()


async def test_a_bot_on_too_many_servers_for_one_connection_says_so_and_ends(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        await house.open()
        spent = await identified(house)
        await house.anybody.refuse_gateway(code=4011, times=100)
        await house.anybody.drop_gateway(4000, forget=True)
        assert await ended(house.bot) == 2
        assert await identified(house) - spent == 1
        [line] = [line for line in (tmp_path / "bot.log").read_text().splitlines() if line.startswith("kotatsu:")]
        assert "4011" in line
        assert "shards" in line
        assert await house.findings() == []
        assert house.complaints() == []
    finally:
        await house.close()


async def test_a_server_that_cannot_be_read_costs_few_beginnings_and_no_commands(tmp_path: Path) -> None:
    house = House(tmp_path, forked=True)
    try:
        await house.open()
        await house.sit_down("Aoi", "Ben")
        first, _ = await house.awaited()
        spent, told = await identified(house), await registered(house)
        await first.refuse_gateway(unreadable=2)
        await first.drop_gateway(4000, forget=True)

        async def is_read() -> bool:
            return await identified(house) - spent >= 3

        await eventually(is_read)
        await first.connected()
        assert "Done" in text_of(await first.answer(await first.command("match choose", option=first.name)))
        assert await identified(house) - spent == 3
        assert (told, await registered(house)) == (2, 2), "the commands have not changed"
        assert await house.findings() == []
    finally:
        await house.close()


async def test_a_second_process_with_the_same_token_is_noticed(tmp_path: Path) -> None:
    house = House(tmp_path / "one", forked=True)
    other = House(tmp_path / "two", forked=True)
    try:
        await house.open()
        await other.join(house)

        async def is_told() -> bool:
            with suppress(InteractionFailed):
                await house.anybody.command("match show")
            return any("SAME TOKEN" in line for each in (house, other) for line in each.complaints())

        await eventually(is_told)
    finally:
        assert other.bot is not None
        await other.bot.kill()
        await house.close()


async def test_commands_are_registered_anew_after_a_change_alone(house: House) -> None:
    await typed(house.anybody, "lorcana open")
    await house.restart()
    await house.settled()
    assert await registered(house) == 2
    await house.restart(lambda: change(house, "UPDATE told_commands SET digest = 'of another version'"))

    async def is_told() -> bool:
        return await registered(house) == 4

    await eventually(is_told)
