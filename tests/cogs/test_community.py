"""A server's own cards as whoever manages it meets them: asked, refused, paged, kept, listed and taken away."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from cogs.feature import Press
from cogs.presentation.controls import OPTIONS, Button, Rows
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import CardBook, Speaker
from cogs.replies import Reply, sentence
from cogs.servers import community
from cogs.servers.channels import manager_of
from cogs.servers.community import NOT_MANAGER, CardsController, file_fault, preview_lines
from cogs.services import Services
from data.catalogue import catalogue
from data.community import (
    MOST_BYTES,
    MOST_SETS,
    MOST_SIGNS,
    Communities,
    FileFault,
    Preview,
    Verdict,
    preview,
    preview_async,
    workshop,
)
from data.community.judging import Judged
from tests.community import slow
from tests.community.files import OWN, encoded, lorcana_json
from tests.held_up import HeldUp

HOME, ELSEWHERE, AOI, BEN = 7, 8, 1, 2
SPEAKER = Speaker(catalogue(), "en", CardBook({}))
RUDE = "**@everyone** [x](https://evil) <@1> `y` discord.gg/abc"
UNSEEN = "\u202e\u2066\u200b\u200d\ufeff"
NUMBERED = [
    lorcana_json(number=number, name=f"Hare {number}", fullTextSections=["Draw a card and juggle it."])
    for number in range(1, 61)
]


class Asking(Reply):
    """Somebody who asks, and what he has been shown."""

    def __init__(
        self, services: Services, *, guild: int | None = HOME, user: int = AOI, lang: str = "en", manages: bool = True
    ) -> None:
        self.interaction = cast(
            "Any",
            SimpleNamespace(
                guild_id=guild,
                user=SimpleNamespace(id=user),
                locale=lang,
                permissions=discord.Permissions(manage_guild=manages),
            ),
        )
        self._services = services
        self.row = None
        self.shown: list[str] = []
        self.rows: Rows = ()

    async def say(self, text: str, rows: Rows = (), pictures: Sequence[object] = (), *, place: bool = False) -> None:
        assert 0 < len(text) < 2000
        self.shown.append(text)
        self.rows = rows

    @property
    def buttons(self) -> dict[str, str]:
        """The custom ids by label."""
        return {each.label: each.id for row in self.rows for each in cast("tuple[Button, ...]", row)}


def brought(raw: bytes, name: str = "set.json") -> discord.Attachment:
    async def read() -> bytes:
        return raw

    url = "https://cdn.discordapp.com/f"
    return cast("discord.Attachment", SimpleNamespace(size=len(raw), filename=name, url=url, read=read))


@pytest.fixture
def controller(services: Services, monkeypatch: pytest.MonkeyPatch) -> CardsController:
    """Its files have all the time that a slow machine may need; what reads them need not learn the game each time."""
    monkeypatch.setattr(community, "preview_async", partial(preview_async, seconds=slow.LONG))
    slow.forked(monkeypatch)
    return CardsController(services)


async def look(controller: CardsController, raw: bytes, **who: Any) -> Asking:
    asking = Asking(controller.services, **who)
    await controller.look(asking, brought(raw))
    return asking


async def press(controller: CardsController, asking: Asking, label: str) -> None:
    await pressed(controller, asking, asking.buttons[label])


async def pressed(controller: CardsController, asking: Asking, custom: str) -> None:
    _, token, verb = custom.split(":")
    name, _, rest = verb.partition(".")
    await controller.feature().general[name](asking, Press(token, rest))


async def keep(controller: CardsController, raw: bytes, **who: Any) -> None:
    asking = await look(controller, raw, **who)
    await press(controller, asking, "Save it")


async def fill(controller: CardsController, name: str) -> None:
    """As many sets as a server may have, all of the same cards."""
    made = preview(named("F0", name), "f")
    for number in range(MOST_SETS):
        await controller.services.communities["lorcana"].put(HOME, replace(made, code=f"F{number}"), by=AOI, at=1)


def named(code: str, name: str) -> bytes:
    return OWN.replace("FOX", code).replace("Foxfire", name).encode()


# --- who may ---


def test_only_who_manages_the_server_may_change_its_cards() -> None:
    def asking(guild: int | None, **permissions: bool) -> discord.Interaction:
        may = discord.Permissions(**permissions)
        return cast("discord.Interaction", SimpleNamespace(guild_id=guild, permissions=may))

    assert manager_of(asking(7, manage_guild=True), NOT_MANAGER) == 7
    with pytest.raises(Unmatched, match="community-not-manager"):
        manager_of(asking(7, manage_messages=True), NOT_MANAGER)
    with pytest.raises(Unmatched, match="error-only-here"):
        manager_of(asking(None, manage_guild=True), NOT_MANAGER)


async def test_nobody_else_imports_lists_removes_or_presses(controller: CardsController) -> None:
    """Discord hides the commands from them, but a server may have changed who is shown what."""
    theirs = await look(controller, OWN.encode())
    member = Asking(controller.services, user=BEN, manages=False)
    for deed in (
        controller.look(member, brought(b"{}")),
        controller.listed(member),
        controller.remove(member, "FOX"),
        pressed(controller, member, theirs.buttons["Save it"]),
    ):
        with pytest.raises(Unmatched, match="community-not-manager"):
            await deed
    assert await controller.services.sets_of(HOME) == []


@pytest.mark.parametrize("who", [{"user": BEN}, {"guild": ELSEWHERE}])
async def test_a_preview_is_its_makers_at_his_server_alone(controller: CardsController, who: dict[str, Any]) -> None:
    keeping = (await look(controller, OWN.encode())).buttons["Save it"]
    with pytest.raises(Unmatched, match="community-gone"):
        await pressed(controller, Asking(controller.services, **who), keeping)


async def test_what_was_cancelled_cannot_be_kept_any_more(controller: CardsController) -> None:
    asking = await look(controller, OWN.encode())
    keeping = asking.buttons["Save it"]
    await press(controller, asking, "Cancel")
    assert (asking.shown[-1], asking.buttons) == ("Nothing was saved.", {})
    with pytest.raises(Unmatched, match="community-gone"):
        await pressed(controller, asking, keeping)


# --- the preview ---


@pytest.mark.parametrize(("lang", "unread"), [("en", "60 not read"), ("ja", "読めなかったカード60枚")])
async def test_every_refused_card_is_told_on_some_page_with_its_place_and_what_could_stand_there(
    controller: CardsController,
    lang: str,
    unread: str,
) -> None:
    asking = await look(controller, encoded({"cards": NUMBERED}), lang=lang)
    more = controller.services.words.text(lang, "choice-next", {})
    while more in asking.buttons:
        await press(controller, asking, more)
    assert unread in asking.shown[0]
    assert len(asking.shown) > 2
    told = "\n".join(asking.shown)
    expected = controller.services.words.text(lang, "community-expected", {"words": ""}).strip()
    assert [told.count(f"**Hare {number} - ") for number in range(1, 61)] == [1] * 60
    assert (told.count("en:1"), told.count(expected)) == (60, 60)
    back = controller.services.words.text(lang, "choice-previous", {})
    await press(controller, asking, back)
    assert asking.shown[-1] == asking.shown[-3]


async def test_the_limits_are_told_in_numbers(controller: CardsController) -> None:
    with pytest.raises(Unmatched) as told:
        await look(controller, b" " * (MOST_BYTES + 1))
    assert sentence(told.value, SPEAKER) == "The file has 1048577 bytes; at most 1048576 are allowed."
    asking = await look(controller, encoded([lorcana_json(fullTextSections=["a" * (MOST_SIGNS + 1)])]))
    assert "has 2,001 characters; at most 2,000 are allowed" in asking.shown[-1]
    assert asking.buttons == {}


async def test_while_a_text_takes_for_ever_everybody_else_is_served(
    controller: CardsController,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workshop, "work", slow.hesitant)
    enough = threading.Event()
    slow.Deadline(monkeypatch, messages=2, not_before=enough)
    served = 0
    async with HeldUp() as watch:
        under_way = asyncio.create_task(look(controller, OWN.encode()))
        while not under_way.done():
            await asyncio.sleep(0.01)
            await controller.listed(Asking(controller.services))
            served += 1
            if served > 10:
                enough.set()
    assert served > 10
    assert watch.longest < 1.0
    assert "There was no time left to read the text" in (await under_way).shown[-1]


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_nothing_out_of_a_file_is_markup_a_mention_or_unseen(controller: CardsController, lang: str) -> None:
    name = f"{RUDE}{UNSEEN}"
    cards = [lorcana_json(name=name, version=None, fullTextSections=[f"{name} Ask."], setCode="9"), {"name": name}]
    document = {"code": "9", "name": name, "cards": cards}
    faulty = await look(controller, encoded(document), lang=lang)
    document["cards"] = cards[:1]
    asking = await look(controller, encoded(document), lang=lang)
    await press(controller, asking, controller.services.words.text(lang, "button-keep", {}))
    await controller.listed(asking)
    for text in (*faulty.shown, *asking.shown):
        assert "everyone" in text
        check_harmless(text.replace("<@1> · <t:", ""))


def check_harmless(text: str) -> None:
    """No mention, link, code or sign that nobody sees, but for the one that keeps mentions and links from working."""
    assert "@everyone" not in text
    assert "<@1>" not in text.replace("\\<", "")
    assert "://" not in text
    assert "discord.gg" not in text
    assert "](" not in text.replace("\\](", "")
    assert not set(UNSEEN.replace("\u200b", "")) & set(text)
    assert "`" not in text.replace("\\`", "")


def test_nothing_out_of_a_verdict_or_a_fault_is_markup() -> None:
    verdict = Verdict(
        key="FOX-1", title=RUDE, result="refused", reason="verdict-unread", at="en:1", excerpt=RUDE, expected=(RUDE,)
    )
    judged = Judged(cast("Any", None), verdict)
    taken = Preview(filename=RUDE, make="kotatsu", game="lorcana", code="FOX", name=RUDE, judged=(judged,), faults=())
    fault = FileFault("community-not-a-card", {"card": RUDE})
    bad = Preview(filename=RUDE, make=None, game="", code="", name="", judged=(), faults=(fault,))
    for text in (*preview_lines(taken, SPEAKER), *preview_lines(bad, SPEAKER), file_fault(fault, SPEAKER)):
        assert "everyone" in text
        check_harmless(text)


# --- beside other sets ---


async def test_a_newer_edition_says_what_it_replaces_and_then_does(controller: CardsController) -> None:
    await keep(controller, OWN.encode())
    asking = await look(controller, OWN.replace("cost: 2", "cost: 5").encode(), user=BEN)
    assert "newer edition" in asking.shown[-1]
    assert f"<@{AOI}>" in asking.shown[-1]
    await press(controller, asking, "Replace it")
    pool = await controller.services.communities["lorcana"].pool_for(HOME)
    assert pool.cards[f"g{HOME}:FOX-001"].stats["cost"] == 5


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (named("FOX", "Foxglove"), "another set of the code FOX, “Foxfire / 狐火”"),
        (named("HRT", "Hearthside"), "The code HRT is used by a set that every server has"),
    ],
)
async def test_a_set_that_would_take_the_place_of_another_is_refused(
    controller: CardsController, raw: bytes, why: str
) -> None:
    await keep(controller, OWN.encode())
    asking = await look(controller, raw)
    assert why in asking.shown[-1]
    assert asking.buttons == {}


async def test_what_was_kept_meanwhile_is_not_overridden(controller: CardsController) -> None:
    """Two who look at the same time: the second is told when he presses."""
    first, second = await look(controller, OWN.encode()), await look(controller, named("FOX", "Foxglove"), user=BEN)
    await press(controller, first, "Save it")
    with pytest.raises(Unmatched) as told:
        await press(controller, second, "Save it")
    assert "“Foxfire / 狐火”" in sentence(told.value, SPEAKER)


async def test_a_full_server_is_told_so_before_anybody_reads_the_preview(controller: CardsController) -> None:
    await fill(controller, "Foxfire")
    asking = await look(controller, OWN.encode())
    assert "has 20 sets already" in asking.shown[-1]
    assert asking.buttons == {}


# --- listing and taking away ---


async def test_the_list_says_how_many_cards_and_how_many_of_them_by_hand(controller: CardsController) -> None:
    await keep(controller, OWN.encode())
    asking, theirs = Asking(controller.services, lang="ja"), Asking(controller.services, guild=ELSEWHERE)
    await controller.listed(asking)
    assert "FOX · Foxfire / 狐火 · ディズニー・ロルカナ · 2枚（うち手作業1枚）" in asking.shown[-1]
    await controller.listed(theirs)
    assert "no card sets" in theirs.shown[-1]


async def test_twenty_sets_with_long_names_are_listed_in_several_messages(controller: CardsController) -> None:
    await fill(controller, "'" + "*" * 90 + "'")
    asking = Asking(controller.services)
    await controller.listed(asking)
    assert len(asking.shown) > 1
    assert sum(text.count(" · ") for text in asking.shown) == 5 * MOST_SETS
    assert MOST_SETS <= OPTIONS, "all are offered when one is to be taken away"


async def test_a_set_is_taken_away_by_its_code_in_any_letters_and_only_here(controller: CardsController) -> None:
    for guild in (HOME, ELSEWHERE):
        await keep(controller, OWN.encode(), guild=guild)
    asking = Asking(controller.services)
    await controller.remove(asking, " fox ")
    assert "FOX has been removed" in asking.shown[-1]
    assert await controller.services.sets_of(HOME) == []
    assert len(await controller.services.sets_of(ELSEWHERE)) == 1
    with pytest.raises(Unmatched) as told:
        await controller.remove(asking, f"{RUDE}{'x' * 5000}")
    check_harmless(sentence(told.value, SPEAKER))
    assert len(sentence(told.value, SPEAKER)) < 200


async def test_where_two_games_have_sets_of_one_code_the_game_says_which(services: Services) -> None:
    other = await Communities.open(services.store.sets, replace(services.shelves["lorcana"].cards, game="other"))
    services = dataclasses.replace(services, communities={**services.communities, "other": other})
    made = preview(OWN.encode(), "f")
    for game, sets in services.communities.items():
        await sets.put(HOME, replace(made, game=game), by=AOI, at=1)
    controller, asking = CardsController(services), Asking(services)
    with pytest.raises(Unmatched, match="community-several-games"):
        await controller.remove(asking, "FOX")
    await controller.remove(asking, "other:FOX")
    assert {own.game for own in await services.sets_of(HOME)} == set(services.communities) - {"other"}
