"""Whatever arrives gets one private sentence: other versions' controls, nonsense, strangers, our own bugs."""

import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from discord import InteractionType as Kind

from cogs.client import Kotatsu
from cogs.deferred import DeferredGroup
from cogs.feature import Feature
from cogs.lookups.rules import rule_numbers
from cogs.replies import Reply
from cogs.router import Router, merged
from cogs.services import Services
from cogs.shards import Shards
from engine.table import Options
from tests.cogs.fake_discord import texts
from tests.cogs.opened import opened

AOI, BEN, STRANGER, CHANNEL = 1, 2, 3, 100
NONSENSE = (
    "",
    ":",
    "::",
    ":::",
    "k",
    "k:",
    "k:::",
    "k:{game}:1",
    "k:{game}:x:a0",
    "k:{game}:-1:a0",
    "k:{game}:1:a999999",
    "k:{game}:99999999999999999999:a0",
    "k:{game}:{no}:a999999",
    "k:{game}:{no}:a.0.7_7_7",
    "k:{game}:{no}:n99.99.1_2",
    "k:{game}:{no}:c0.0.",
    "k:{game}:{no}:e99",
    "k:{game}:{no}:s",
    "k:gone.1:1:a0",
    "k:gone:1:a0",
    "k:.:1:a0",
    "t:gone:join",
    "t:gone:deck.9",
    "t::join",
    "t:{table}",
    "t:{table}:",
    "t:{table}:fly",
    "t:{table}:join.x.y",
    "h:",
    "h:x:y",
    "m:{table}:deck",
    "z:{table}:join",
    "é:ü:ö",
    "k:{game}:{no}:a²",
    "t:{table}:logpage.99999999999",
    "x" * 100,
)
VALUES = ((), ("nonsense",), ("-1",), ("9" * 40,), ("0", "1", "2", "3"), ("²",))


class Told:
    """As much of an interaction as answering one needs; what was answered is kept."""

    def __init__(self, kind: Kind, data: dict[str, Any], user: int = AOI, *, private: bool = False) -> None:
        self.id, self.type, self.data = 9, kind, data
        self.created_at = discord.utils.snowflake_time(self.id)
        self.user = SimpleNamespace(id=user, display_name=f"Player {user}", send=self._send, bot=False)
        self.guild_id, self.guild, self.channel_id, self.channel = 5, None, CHANNEL, None
        self.locale = self.guild_locale = discord.Locale.american_english
        self.permissions = discord.Permissions.none()
        self.app_permissions = discord.Permissions.all()
        self.message = SimpleNamespace(id=7, flags=SimpleNamespace(ephemeral=True)) if private else None
        self.client = SimpleNamespace(get_channel=lambda _: None)
        self.response = SimpleNamespace(defer=self._defer, send_modal=self._modal, is_done=lambda: bool(self.first))
        self.followup = SimpleNamespace(send=self._said, session=None)
        self.first: list[str] = []
        self.said: list[str] = []

    async def _defer(self, **_: object) -> None:
        self.first.append("defer")

    async def _modal(self, _: object) -> None:
        self.first.append("modal")

    async def _said(self, content: str = "", **_: object) -> None:
        self.said.append(content)

    async def edit_original_response(self, content: str | None = "", **more: Any) -> None:
        self.said.append(content or texts(more.get("view")))

    async def _send(self, *_: object, **__: object) -> Any:
        return SimpleNamespace(id=1, channel=SimpleNamespace(id=2))


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Kotatsu]:
    async with opened(tmp_path, 1.0) as services:
        client = Kotatsu(services)
        yield client
        client.surfaces.stop()


async def seated(services: Services) -> str:
    """A game that has begun."""
    row = await services.tables.open(guild=5, channel=CHANNEL, host=AOI, options=Options(game="lorcana"))
    await services.tables.join(row.id, BEN)
    for user, deck in zip((AOI, BEN), services.shelves["lorcana"].decks, strict=False):
        await services.tables.set_deck(row.id, user, deck.id, deck.cards)
        await services.tables.ready(row.id, user)
    return row.id


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_nonsense_in_custom_ids_values_and_forms_is_answered_once_and_never_an_error(
    bot: Kotatsu,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await seated(bot.services)
    live = await bot.services.tables.current(table)
    before = live.play.head
    for number, shape in enumerate(NONSENSE):
        custom = shape.format(game=live.game, table=table, no=live.no)
        for kind, user in ((Kind.component, AOI), (Kind.component, STRANGER), (Kind.modal_submit, BEN)):
            told = Told(kind, {"custom_id": custom, "values": [*VALUES[number % len(VALUES)]]}, user)
            await bot.on_interaction(cast(Any, told))
            assert len(told.first) == 1, custom
            assert told.said or told.first == ["modal"], custom
            assert all(said.strip() for said in told.said), custom
    assert faults(caplog) == []
    assert (await bot.services.tables.current(table)).play.head == before


async def test_every_control_of_every_room_answers_a_stranger_and_odd_values(
    bot: Kotatsu,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = await seated(bot.services)
    deeds = bot.router._deeds
    assert sum(map(len, deeds.values())) > 20
    for kind, verbs in deeds.items():
        for verb in sorted(verbs):
            for number, subject in enumerate((table, "gone", "lorcana")):
                for rest in ("", ".0", ".nonsense", ".99999999999999"):
                    data = {"custom_id": f"{kind}:{subject}:{verb}{rest}", "values": [*VALUES[number + 1]]}
                    told = Told(Kind.component, data, STRANGER, private=bool(number))
                    await bot.on_interaction(cast(Any, told))
                    assert len(told.first) == 1, data
                    assert told.said, data
    assert faults(caplog) == []


async def test_a_bug_of_ours_takes_thinking_off_the_screen_and_is_logged(
    bot: Kotatsu,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken(reply: Reply) -> None:
        raise RuntimeError("a bug")

    told = Told(Kind.application_command, {"name": "match"})
    with caplog.at_level(logging.ERROR):
        await DeferredGroup(bot.locator, "match").serve(cast(Any, told), broken)
    assert told.said == [bot.services.words.text("en", "error-unknown")]
    late = Told(Kind.application_command, {"name": "match"})
    await bot.tree.on_error(cast(Any, late), discord.app_commands.AppCommandError("unknown"))
    assert late.said == told.said
    assert len(faults(caplog)) == 2


def test_a_verb_is_taken_once() -> None:
    with pytest.raises(AssertionError, match="taken twice"):
        merged([{"join": 1}, {"join": 2}])


async def test_whoever_has_a_home_in_a_channel_hears_that_it_was_deleted(
    bot: Kotatsu,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    [homes] = [room for room in bot.features if room.closed]
    assert [command.name for command in homes.commands] == ["tournament"]
    heard = AsyncMock()
    monkeypatch.setattr(bot, "features", [Feature(), Feature(closed=heard)])
    await bot.on_guild_channel_delete(cast(Any, SimpleNamespace(id=5)))
    heard.assert_awaited_once_with(5)


async def test_a_server_is_left_when_the_bot_was_taken_off_it_and_not_when_it_cannot_be_reached(
    bot: Kotatsu,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[list[int]] = []

    async def heard(is_left: Callable[[int], bool]) -> None:
        asked.append([guild for guild in (5, 6, 7) if is_left(guild)])

    monkeypatch.setattr(bot, "features", [Feature(), Feature(left=heard)])
    monkeypatch.setattr(bot.outages, "up", AsyncMock())
    state = bot._connection
    for guild in (5, 6):
        state._add_guild_from_data(cast(Any, {"id": str(guild), "unavailable": True}))
    await bot.on_ready()
    told: list[tuple[str, int]] = []
    monkeypatch.setattr(state, "dispatch", lambda name, guild: told.append((name, guild.id)))
    state.parse_guild_delete(cast(Any, {"id": "5", "unavailable": True}))
    state.parse_guild_delete(cast(Any, {"id": "6"}))
    assert told == [("guild_unavailable", 5), ("guild_remove", 6)]
    await bot.on_guild_remove(cast(Any, SimpleNamespace(id=6)))
    assert asked == [[7], [6]]


async def test_a_shard_speaks_of_its_own_servers_alone(bot: Kotatsu, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    async def heard(is_left: Callable[[int], bool]) -> None:
        asked.extend(map(is_left, (2 << 22, 3 << 22)))

    monkeypatch.setattr(bot, "features", [Feature(left=heard)])
    monkeypatch.setattr(bot.outages, "up", AsyncMock())
    monkeypatch.setattr(bot.services.territory, "shards", Shards(1, 1, 2))
    monkeypatch.setattr(bot.services.territory, "held", frozenset({1}))
    await bot.on_ready()
    assert asked == [False, True]


async def test_no_control_waits_for_a_view_and_nothing_is_asked_that_needs_a_privilege(bot: Kotatsu) -> None:
    assert bot.intents == discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    privileged = discord.Intents(members=True, presences=True, message_content=True)
    assert not bot.intents.value & privileged.value
    assert "MESSAGE_UPDATE" not in bot._connection.parsers
    assert bot._connection.parsers["MESSAGE_CREATE"] == bot._heard, "what is written to others is not read"
    assert list(bot.persistent_views) == []
    assert isinstance(bot.router, Router)


@pytest.mark.parametrize("lang", [discord.Locale.american_english, discord.Locale.japanese])
async def test_autocomplete_takes_all_places_and_no_more_each_within_its_length(
    bot: Kotatsu,
    lang: discord.Locale,
) -> None:
    here = SimpleNamespace(game="lorcana")
    asking = cast(Any, SimpleNamespace(client=bot, namespace=here, locale=lang, guild_id=None))
    found = await rule_numbers(asking, "")
    assert len(found) == 25
    assert all(1 <= len(choice.name) <= 100 and 1 <= len(choice.value) <= 100 for choice in found)
