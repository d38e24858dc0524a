"""Where a table may be opened, what is missing for one, and what of a server's settings is kept."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import CardBook, Speaker
from cogs.servers.channels import NotHere, admit, check_home, line_of
from cogs.servers.checkup import Checkup
from cogs.servers.permissions import CHANNEL, SEEING, THREAD, missing
from data.catalogue import catalogue
from data.store import GuildRow, Store
from engine.table import OVER, PLAYING, Options, TableRow

GUILD, CATEGORY, ROOM, THREAD_ID, ELSEWHERE = 7, 70, 71, 72, 73


def server() -> Any:
    """A server with a room in a category, and a room of its own."""
    places: dict[int, Any] = {}
    state = cast(Any, SimpleNamespace(self_id=1))
    guild = cast(Any, SimpleNamespace(id=GUILD, get_channel=places.get, _resolve_channel=places.get))
    for channel, parent in ((ROOM, CATEGORY), (ELSEWHERE, None)):
        data = cast(Any, {"id": channel, "type": 0, "name": "room", "position": 0, "parent_id": parent})
        places[channel] = discord.TextChannel(state=state, guild=guild, data=data)
    places[CATEGORY] = None
    return guild


def thread(guild: Any, parent: int) -> discord.Thread:
    data = {
        "id": THREAD_ID,
        "parent_id": parent,
        "owner_id": 1,
        "name": "match",
        "type": 11,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 60,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
        },
    }
    return discord.Thread(guild=guild, state=cast(Any, SimpleNamespace(self_id=1)), data=cast(Any, data))


def test_a_thread_counts_as_its_channel_and_a_channel_as_its_category() -> None:
    guild = server()
    assert line_of(guild.get_channel(ROOM)) == (ROOM, CATEGORY)
    assert line_of(guild.get_channel(ELSEWHERE)) == (ELSEWHERE,)
    assert line_of(thread(guild, ROOM)) == (THREAD_ID, ROOM, CATEGORY)
    assert line_of(thread(guild, 99)) == (THREAD_ID, 99), "a parent that the bot does not see"
    assert line_of(None) == ()


@pytest.mark.parametrize(
    ("allowed", "channel", "refused"),
    [
        ((), ELSEWHERE, False),
        ((ELSEWHERE,), ELSEWHERE, False),
        ((ELSEWHERE,), ROOM, True),
        ((CATEGORY,), ROOM, False),
        ((CATEGORY,), THREAD_ID, False),
        ((ELSEWHERE,), THREAD_ID, True),
        ((ROOM, ELSEWHERE), THREAD_ID, False),
    ],
)
async def test_a_table_is_opened_where_that_is_allowed(
    tmp_path: Path,
    allowed: tuple[int, ...],
    channel: int,
    refused: bool,
) -> None:
    store = await Store.open(tmp_path / "store")
    await store.guilds.change(GUILD, lambda row: replace(row, channels=allowed))
    guild = server()
    there = thread(guild, ROOM) if channel == THREAD_ID else guild.get_channel(channel)
    asking = cast(Any, SimpleNamespace(guild_id=GUILD, channel_id=channel, channel=there))
    away = cast(
        Any,
        SimpleNamespace(guild_id=None, channel_id=1, channel=None, client=SimpleNamespace(get_channel=lambda _: there)),
    )
    services = cast(Any, SimpleNamespace(store=store))
    for interaction in (asking, away):
        if refused:
            with pytest.raises(NotHere) as told:
                await admit(services, interaction, channel)
            assert told.value.told["places"] == ", ".join(f"<#{each}>" for each in allowed)
        else:
            await admit(services, interaction, channel)
    await store.close()


def test_what_may_not_be_seen_lacks_that_alone_and_a_thread_needs_a_right_of_its_own() -> None:
    everything = discord.Permissions.all()
    assert missing(everything, thread=False) == missing(everything, thread=True) == []
    for needs, is_thread in ((CHANNEL, False), (THREAD, True)):
        for need in needs:
            lacking = discord.Permissions.all()
            lacking.update(**{need.name: False})
            assert missing(lacking, thread=is_thread) == [need]
    assert missing(discord.Permissions.none(), thread=False) == [SEEING]
    mute = discord.Permissions.all()
    mute.update(send_messages=False)
    assert missing(mute, thread=True) == [], "whoever writes in threads need not write in the channel"


async def test_settings_are_kept_each_server_for_itself_and_changes_at_once_lose_nothing(tmp_path: Path) -> None:
    store, other = await Store.open(tmp_path / "store"), await Store.open(tmp_path / "store")
    assert await store.guilds.get(GUILD) == GuildRow()

    def more(place: int) -> Any:
        return lambda row: replace(row, channels=(*row.channels, place))

    await asyncio.gather(*[each.guilds.change(GUILD, more(n)) for n, each in enumerate((store, other) * 5)])
    assert sorted((await other.guilds.get(GUILD)).channels) == [*range(10)]
    await store.guilds.change(8, lambda row: replace(row, lang="ja"))
    assert (await other.guilds.get(GUILD)).lang == ""
    assert (await other.guilds.get(8)) == GuildRow(lang="ja")
    with pytest.raises(ZeroDivisionError):
        await store.guilds.change(8, lambda row: replace(row, lang=str(1 // 0)))
    assert (await store.guilds.get(8)).lang == "ja", "a change that fails leaves everything as it was"
    await store.close()
    await other.close()


@pytest.mark.parametrize("may", [True, False])
def test_a_check_says_whether_tournaments_can_be_announced(may: bool) -> None:
    allowed = discord.Permissions(create_events=may, manage_events=True)
    reply = cast(Any, SimpleNamespace(interaction=SimpleNamespace(app_permissions=allowed)))
    line = Checkup(cast(Any, None), reply, cast(Any, None)).tournaments(Speaker(catalogue(), "en", CardBook({})))
    assert line.startswith("✅" if may else "❌ **Create Events**")
    assert ("To fix:" in line) != may


def test_a_category_without_a_channel_is_there_but_of_no_use_and_what_is_not_there_is_gone() -> None:
    """It was said to be hidden, and its rights were in order."""
    guild = server()
    data = cast(Any, {"id": CATEGORY, "type": 4, "name": "empty", "position": 0})
    empty = discord.CategoryChannel(state=cast(Any, SimpleNamespace()), guild=guild, data=data)
    guild.channels, guild.get_channel_or_thread = [], {CATEGORY: empty}.get
    guild._channels = {}
    interaction = SimpleNamespace(guild=guild, channel=None)
    check = Checkup(cast(Any, None), cast(Any, SimpleNamespace(interaction=interaction)), cast(Any, None))
    found = check.places([CATEGORY, ELSEWHERE], Speaker(catalogue(), "en", CardBook({})))
    assert [line.partition(":")[0] for line in found] == [
        f"❌ <#{ELSEWHERE}> is not there, or hidden from me",
        f"❌ <#{CATEGORY}>",
    ]
    assert "no channel for messages in this category" in found[1]


WAITING = TableRow(id="waiting", guild=GUILD, channel=ROOM, host=1, options=Options(game="lorcana"), alone=False)
PLAYED = replace(WAITING, id="played", status=PLAYING, games=("played.1",))
IN_THREADS = ("create_public_threads", "send_messages_in_threads")


@pytest.mark.parametrize(
    ("there", "row", "may", "lacks"),
    [
        (replace(PLAYED, alone=True), WAITING, IN_THREADS, ""),
        (replace(PLAYED, alone=True), WAITING, IN_THREADS[:1], "Send Messages in Threads"),
        (replace(PLAYED, thread=ROOM), WAITING, (), "Create Public Threads, Send Messages in Threads"),
        (
            replace(PLAYED, thread=ROOM),
            replace(WAITING, options=replace(WAITING.options, spectators=False)),
            IN_THREADS,
            "Create Private Threads",
        ),
        (replace(PLAYED, thread=THREAD_ID), WAITING, (), ""),
        (replace(PLAYED, alone=True, status=OVER), WAITING, (), ""),
        (replace(WAITING, id="another"), WAITING, (), ""),
        (replace(PLAYED, alone=True), replace(WAITING, thread=THREAD_ID), (), ""),
        (replace(WAITING, alone=True), replace(WAITING, alone=True), (), ""),
    ],
)
@pytest.mark.parametrize("elsewhere", [False, True])
async def test_nobody_is_ready_for_a_match_that_could_be_played_nowhere(
    there: TableRow,
    row: TableRow,
    may: tuple[str, ...],
    lacks: str,
    elsewhere: bool,
) -> None:
    async def tables_at(_: int) -> list[TableRow]:
        return [there, row]

    async def speaker() -> Speaker:
        return Speaker(catalogue(), "en", CardBook({}))

    allowed = discord.Permissions(**dict.fromkeys(may, True))
    room = cast(Any, discord.TextChannel.__new__(discord.TextChannel))
    room.guild = SimpleNamespace(me=None)
    asked = SimpleNamespace(
        channel_id=ELSEWHERE if elsewhere else ROOM,
        app_permissions=discord.Permissions.all() if elsewhere else allowed,
        client=SimpleNamespace(get_channel={ROOM: room}.get),
    )
    reply = cast(Any, SimpleNamespace(interaction=asked, speaker=speaker))
    services = cast(Any, SimpleNamespace(store=SimpleNamespace(tables_at=tables_at)))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(discord.TextChannel, "permissions_for", lambda *_: allowed)
        if not lacks:
            await check_home(services, reply, row)
            return
        with pytest.raises(Unmatched) as refused:
            await check_home(services, reply, row)
    assert (refused.value.key, refused.value.told) == ("error-no-home", {"missing": lacks})
