"""Judges: who is one, what he sees in private, what he mends, and what everybody is told of it, once."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from cogs.presentation.option_matching import Unmatched
from cogs.servers.setup import SetupController
from cogs.services import Services
from cogs.surfaces.sync import SurfaceSync
from cogs.table_locator import TableLocator
from cogs.tables import judge
from cogs.tables.judge import JudgeController, corrections, value_of
from data.store.rulings import Ruling
from engine.kernel.record.record import Play
from engine.kernel.state.question import JudgeFix
from engine.kernel.verbs.by_hand import Offer
from engine.table import FORMER, AlreadyDecided, JudgeSeated, Live, NotPlaying
from engine.table.judging import judge_moves
from tests.cogs.asking import Asking
from tests.cogs.fake_discord import Client, Fuse, Killed, World
from tests.cogs.test_repair import AOI, BEN, CHANNEL, Burning, answer_once, seated

GUILD, ROLE = 9, 77
JUDGE, EVE = 50, 60


def interaction(user: int, *, manages: bool = False, roles: Sequence[int] = (), guild: int | None = GUILD) -> Any:
    member = Mock(spec=discord.Member)
    member.id, member.get_role = user, lambda role: role if role in roles else None
    return SimpleNamespace(
        guild_id=guild,
        channel_id=CHANNEL,
        user=member,
        locale="en-US",
        data={"name": "judge"},
        permissions=discord.Permissions(manage_guild=manages),
    )


class Bench:
    """A game, somebody who judges it, and the channel in which it is played."""

    def __init__(self, services: Services, table: str) -> None:
        self.services = services
        self.table = table
        self.world = World(Fuse())
        self.locator = TableLocator(services, self.surfaces())
        self.judge = JudgeController(self.locator)

    def surfaces(self) -> SurfaceSync:
        burning = dataclasses.replace(self.services, store=cast(Any, Burning(self.services.store, self.world.fuse)))
        return SurfaceSync(cast(discord.Client, Client(self.world)), burning)

    def ask(self, user: int = JUDGE, **may: Any) -> Asking:
        return Asking(self.services, interaction(user, **(may or {"manages": True})))

    async def live(self) -> Live:
        return await self.services.tables.current(self.table)

    async def offer(self, move: str, seat: int) -> tuple[Offer, str]:
        live = await self.live()
        found = next(each for each in judge_moves(live) if (each.move, each.seat) == (move, seat))
        return found, value_of(live, found)

    async def fix(self, note: str, move: str = "draw", seat: int = 0) -> Asking:
        asked = self.ask()
        await self.judge.fix(asked, (await self.offer(move, seat))[1], note)
        return asked

    def notes(self) -> list[str]:
        return [message.content for message in self.world.in_channel(CHANNEL) if "⚖" in message.content]

    async def log(self) -> str:
        asked = self.ask()
        await self.judge.log(asked)
        return "\n".join(asked.told)


@pytest.fixture
async def bench(services: Services) -> Bench:
    await services.meet(JUDGE, "Jun", "en-US")
    table = await seated(services)
    await answer_once(services, table)
    return Bench(services, table)


async def held(bench: Bench, seat: int) -> list[str]:
    live = await bench.live()
    speaker = await bench.services.speaker("en", live.table, live)
    return [speaker.card(card.key) for card in live.play.view(seat).seats[seat].hand or ()]


async def test_a_judge_sees_every_hand_and_the_log_says_that_he_looked(bench: Bench) -> None:
    asked = bench.ask()
    await bench.judge.hands(asked)
    for seat in (0, 1):
        names = await held(bench, seat)
        assert len(names) == 7
        assert all(name in asked.told[0] for name in names)
    assert [picture.name for picture in asked.pictures] == ["1-hand.png", "2-hand.png"]
    assert "Jun looked at all hands" in await bench.log()
    assert bench.world.messages == {}


async def settle(bench: Bench, reply: Any, role: int) -> None:
    """Name the role of the judges, 0 for the one that everybody has."""
    named = SimpleNamespace(id=role or GUILD, is_default=lambda: not role)
    await SetupController(bench.locator).settle(reply, "", cast(Any, named))


@pytest.mark.parametrize(
    ("may", "judges"),
    [
        ({"manages": True}, True),
        ({"roles": (ROLE,)}, True),
        ({"roles": (ROLE + 1,)}, False),
        ({"guild": GUILD}, False),
        ({"manages": True, "guild": None}, False),
    ],
)
async def test_judges_manage_the_server_or_have_its_role(bench: Bench, may: dict[str, Any], judges: bool) -> None:
    await settle(bench, bench.ask(), ROLE)
    assert await judge.is_judge(bench.locator, interaction(JUDGE, **may)) == judges
    if not judges:
        for deed in (bench.judge.hands, bench.judge.log, lambda reply: bench.judge.fix(reply, "x", "y")):
            with pytest.raises(Unmatched) as refused:
                await deed(bench.ask(JUDGE, **may))
            assert refused.value.key == "error-not-judge"


async def test_a_role_is_set_by_those_who_manage_the_server_alone(bench: Bench) -> None:
    with pytest.raises(Unmatched):
        await settle(bench, bench.ask(roles=(ROLE,)), ROLE)
    for role in (ROLE, 0):
        await settle(bench, bench.ask(), role)
        assert (await bench.services.store.guilds.get(GUILD)).judges == role


async def test_nobody_judges_his_own_game(bench: Bench) -> None:
    for deed in (bench.judge.hands, lambda reply: bench.judge.fix(reply, "x", "y")):
        with pytest.raises(JudgeSeated):
            await deed(bench.ask(AOI, manages=True))
    live = await bench.live()
    with pytest.raises(JudgeSeated):
        await bench.services.tables.fix(bench.table, BEN, JudgeFix("mine", "points", (1, 1)), live.no)


async def test_a_correction_is_an_input_with_its_note(bench: Bench) -> None:
    before = await bench.live()
    asked = await bench.fix("A card was forgotten.")
    after = await bench.live()
    [*_, last] = await bench.services.store.rows(after.game)
    assert (last.no, last.input) == (before.no + 1, JudgeFix("A card was forgotten.", "draw", (0, 1)))
    assert len(await held(bench, 0)) == 8
    assert asked.told[0].startswith("Done: Player 1")
    assert "A card was forgotten." in await bench.log()


async def test_a_correction_holds_for_the_position_it_was_offered_in(bench: Bench) -> None:
    _, stale = await bench.offer("points", 1)
    await bench.fix("first")
    with pytest.raises(AlreadyDecided):
        await bench.judge.fix(bench.ask(), stale, "second")
    with pytest.raises(Unmatched) as unknown:
        await bench.judge.fix(bench.ask(), "something else", "second")
    assert (unknown.value.key, "second" in await bench.log()) == ("error-no-match", False)


async def test_a_correction_that_lost_a_race_is_no_ruling(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    async def faster(*_: object) -> None:
        await bench.services.tables.concede(bench.table, AOI)
        raise AlreadyDecided

    monkeypatch.setattr(bench.services.tables, "fix", faster)
    with pytest.raises(AlreadyDecided):
        await bench.fix("too late")
    assert "too late" not in await bench.log()
    monkeypatch.undo()
    with pytest.raises(NotPlaying):
        await bench.services.tables.fix(bench.table, JUDGE, JudgeFix("over", "points", (1, 1)), (await bench.live()).no)
    assert judge_moves(await bench.live()) == []


async def test_the_note_of_each_correction_is_told_once_and_no_hidden_card_with_it(bench: Bench) -> None:
    await bench.fix("Two *cards* <@1> were forgotten.")
    await bench.fix("And a point.", "points", 1)
    secret = await held(bench, 0)
    shown = 0
    for size in (*range(1, 14), -1):
        bench.world.fuse.left = size
        live, made = await bench.live(), bench.surfaces()
        try:
            await made.rulings.bring(live)
            shown += 1
        except Killed:
            bench.world.fuse.left = -1
        made.stop()
    assert shown > 1
    first, second = bench.notes()
    assert "Jun (judge)" in first
    assert "were forgotten" in first
    assert "*cards*" not in first.replace("\\*", "")
    assert "And a point." in second
    assert "draws" in first
    assert "draws" not in second
    assert not any(name in note for name in secret for note in (first, second))
    assert [message.pinged for message in bench.world.messages.values()] == [(), ()]


async def test_a_hand_is_looked_at_once_for_all_that_may_be_corrected(
    bench: Bench,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There are hundreds of corrections, and they are listed at each key that is pressed."""
    seen: list[int] = []
    view = Play.view
    monkeypatch.setattr(Play, "view", lambda play, viewer: (seen.append(viewer), view(play, viewer))[1])
    live = await bench.live()
    offers = judge_moves(live)
    seen.clear()
    plain = (await bench.services.speaker("en", live.table, live)).plain()
    assert len(judge.told_offers(live, offers, plain)) == len(offers) > 25
    assert sorted(seen) == [0, 1]


async def test_a_judge_who_wanted_to_be_forgotten_is_called_so_in_the_language_of_the_reader(bench: Bench) -> None:
    live = await bench.live()
    await bench.services.store.rulings.put(Ruling(guild=GUILD, game=live.game, no=live.no, judge=FORMER.start, at=0.0))
    asked = bench.ask()
    asked.interaction.locale = "ja"
    await bench.judge.log(asked)
    assert "元プレイヤー" in asked.told[0]


async def test_a_judge_is_offered_what_he_types_and_nobody_else_anything(bench: Bench) -> None:
    async def offered(asked: Any, typed: str) -> list[Any]:
        asked.client = SimpleNamespace(locator=bench.locator, services=bench.services)
        return await corrections(asked, typed)

    name = (await held(bench, 1))[0]
    found = await offered(interaction(JUDGE, manages=True), f"{name} discard")
    assert found
    assert all(name.casefold() in each.name.casefold() and len(each.value) <= 100 for each in found)
    assert len(await offered(interaction(JUDGE, manages=True), "")) == 25
    await bench.judge.fix(bench.ask(), found[0].value, "It was discarded.")
    assert len(await held(bench, 1)) == 6
    assert await offered(interaction(EVE), "") == []
    assert await offered(interaction(AOI, manages=True), "") == []
    elsewhere = interaction(JUDGE, manages=True)
    elsewhere.channel_id = 5
    assert await offered(elsewhere, "") == []


async def test_without_rulings_the_log_says_so(bench: Bench) -> None:
    assert await bench.log() == "There are no rulings yet."


async def test_a_match_that_was_left_behind_is_ended_by_a_judge_with_a_note_for_everybody(bench: Bench) -> None:
    with pytest.raises(Unmatched, match="error-not-judge"):
        await bench.judge.end(bench.ask(EVE, roles=()), "mine")
    with pytest.raises(JudgeSeated):
        await bench.judge.end(bench.ask(AOI), "mine")
    assert "mine" not in await bench.log(), "an end that was refused is none"
    asked = bench.ask()
    await bench.judge.end(asked, "**gone** @everyone")
    assert "The match has been ended" in asked.told[-1]
    for kind in (bench.surfaces()._public,):
        assert await kind(bench.table)
    [result] = [each.content for each in bench.world.in_channel(CHANNEL) if each.content.startswith("**Game over.**")]
    assert "A judge has ended the match: \\*\\*gone\\*\\*" in result
    assert "Jun ended the match" in await bench.log()
    with pytest.raises(Unmatched, match="error-no-game"):
        await bench.judge.end(bench.ask(), "again")


async def test_the_log_says_who_changed_what_and_leads_to_the_table(bench: Bench) -> None:
    live = await bench.live()
    offer = next(offer for offer in judge_moves(live) if offer.move == "points")
    await bench.judge.fix(bench.ask(), judge.value_of(live, offer), "One was forgotten.")
    asked = bench.ask()
    await bench.judge.log(asked)
    assert "One was forgotten." in asked.told[0]
    assert "lore" in asked.told[0]
    assert f"https://discord.com/channels/{GUILD}/" in asked.told[0]


async def test_of_an_earlier_game_of_the_match_the_log_says_too_what_was_changed(services: Services) -> None:
    await services.meet(JUDGE, "Jun", "en-US")
    bench = Bench(services, await seated(services, best_of=3))
    await answer_once(services, bench.table)
    await bench.fix("One was forgotten.", "points")
    before = (await bench.live()).game
    told = await bench.log()
    await services.tables.concede(bench.table, BEN)
    for user in (AOI, BEN):
        await services.tables.ready(bench.table, user)
    await answer_once(services, bench.table)
    await bench.fix("And one here.", "points", 1)
    assert (await bench.live()).game != before
    now = await bench.log()
    assert "lore" in told
    assert told.splitlines()[1:] == now.splitlines()[-len(told.splitlines()) + 1 :]
    assert now.count("lore") == 2


async def test_a_correction_that_takes_a_card_out_of_play_says_so_before_it_is_made(bench: Bench) -> None:
    live = await bench.live()
    can_be_hurt = [
        each
        for each in judge_moves(live)
        if each.move == "to_play" and 0 < live.kept.setup.cards[each.card].stats.get("willpower", 0) < 20
    ]
    await bench.judge.fix(bench.ask(), judge.value_of(live, can_be_hurt[0]), "In.")
    for _ in range(20):
        live = await bench.live()
        offer = next(each for each in judge_moves(live) if each.move == "damage" and each.args[-1] > 0)
        if judge.also_lost(live, offer, "Hurt."):
            break
        await bench.judge.fix(bench.ask(), judge.value_of(live, offer), "Hurt.")
    value, before = judge.value_of(live, offer), live.no
    asked = bench.ask()
    await bench.judge.fix(asked, value, "Hurt.")
    assert "leave play" in asked.told[0]
    assert (await bench.live()).no == before
    await bench.judge.fix(bench.ask(), value, "Hurt.")
    assert (await bench.live()).no > before
