"""The application's own emojis: uploaded once, kept complete, shown in texts, words where there are none."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.emojis import ApplicationEmojis
from cogs.presentation.card_texts import card_text
from cogs.presentation.phone import lines
from cogs.presentation.printed import printed
from cogs.presentation.words import MARKUP, CardBook, Speaker, clipped
from cogs.services import Services
from data.catalogue import catalogue
from engine.kernel.cards.card import Card
from engine.saying import Name
from render.emojis import EMOJI_SIGNS
from tests.cogs.opened import opened

EMOJIS = {sign: f"<:{sign}_0a1b2c:{1469000000000000000 + at}>" for at, sign in enumerate(EMOJI_SIGNS)}
TEXT = "{E}, 2 {I} — Chosen character gets +1 {S} and *two* {L}."
RAW = re.compile(r"<:(?!\w+:\d+>)|(?<!<):\w+:\d+>|[{}\ue000-\uf8ff]")
"""What is left of an emoji that was cut, of a symbol in braces, and of its character."""


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with opened(tmp_path) as there:
        yield there


def refused(status: int) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="no")), {"code": 0})


class Discord:
    """Keeps emojis of an application; `fails` raises instead."""

    def __init__(self, *names: str) -> None:
        self.kept = {name: 100 + at for at, name in enumerate(names)}
        self.asked: list[str] = []
        self.fails: dict[str, Exception] = {}

    async def fetch_application_emojis(self) -> list[Emoji]:
        self._ask("GET")
        return [Emoji(self, name) for name in self.kept]

    async def create_application_emoji(self, *, name: str, image: bytes) -> None:
        assert image.startswith(b"\x89PNG"), "a picture"
        self._ask(f"POST {name}")
        if name in self.kept:
            raise refused(400)
        self.kept[name] = 200 + len(self.kept)

    def _ask(self, what: str) -> None:
        self.asked.append(what.partition("_")[0])
        if what.partition(" ")[0] in self.fails:
            raise self.fails[what.partition(" ")[0]]


class Emoji:
    def __init__(self, there: Discord, name: str) -> None:
        self.there, self.name = there, name

    def __str__(self) -> str:
        return f"<:{self.name}:{self.there.kept[self.name]}>"

    async def delete(self) -> None:
        self.there._ask(f"DELETE {self.name}")
        del self.there.kept[self.name]


async def repaired(services: Services, there: Discord) -> dict[str, str]:
    emojis = ApplicationEmojis(cast(discord.Client, there), services)
    await emojis.start()
    await emojis.settled()
    return services.emojis


async def test_all_are_uploaded_once_and_one_that_is_lost_once_more(services: Services) -> None:
    there = Discord("somebody_elses")
    assert set(await repaired(services, there)) == set(EMOJI_SIGNS)
    assert there.asked == ["GET", *(f"POST {sign}" for sign in EMOJI_SIGNS), "GET"]
    assert services.emojis["lore"] == str(Emoji(there, next(name for name in there.kept if name.startswith("lore_"))))
    there.asked.clear()
    await repaired(services, there)
    assert there.asked == ["GET"], "nothing is missing"
    del there.kept[next(name for name in there.kept if name.startswith("strength_"))]
    there.asked.clear()
    assert set(await repaired(services, there)) == set(EMOJI_SIGNS)
    assert there.asked == ["GET", "POST strength", "GET"]


async def test_drawings_of_before_are_taken_away_and_an_operators_emojis_stay(services: Services) -> None:
    there = Discord("lore_000000", "lore_of_the_land", "party")
    await repaired(services, there)
    assert [each for each in there.asked if each.startswith("DELETE")] == ["DELETE lore"]
    assert {"lore_of_the_land", "party"} < set(there.kept)
    assert "lore_000000" not in there.kept


@pytest.mark.parametrize(
    "error", [refused(403), refused(429), OSError("away"), discord.app_commands.MissingApplicationID()]
)
@pytest.mark.parametrize("asked", ["GET", "POST"])
async def test_where_discord_does_not_take_them_words_stand_as_before(
    services: Services, error: Exception, asked: str, caplog: pytest.LogCaptureFixture
) -> None:
    there = Discord()
    there.fails[asked] = error
    assert await repaired(services, there) == {}
    assert there.asked[-1].startswith(asked), "and no more is asked"
    assert [each.levelname for each in caplog.records] == ["WARNING"]


async def test_what_another_process_has_uploaded_meanwhile_is_used(services: Services) -> None:
    there = Discord()

    async def create(*, name: str, image: bytes) -> None:
        there.kept[name] = 1
        raise refused(400)

    there.create_application_emoji = create  # type: ignore[method-assign]
    assert set(await repaired(services, there)) == set(EMOJI_SIGNS)


def speaker(text: str = TEXT, emojis: dict[str, str] = EMOJIS, lang: str = "en") -> Speaker:
    card = Card(key="fog", kind="item", name={"en": "Fog"}, id_name=("Fog",), text={"en": text})
    return Speaker(catalogue(), lang, CardBook({"fog": card}, emojis=emojis), game="lorcana")


def test_symbols_of_a_text_are_emojis_and_the_rest_stays_escaped() -> None:
    said = f"{EMOJIS['exerted']}, 2 {EMOJIS['inkwell']} — Chosen character gets +1 {EMOJIS['strength']} and "
    said += rf"\*two\* {EMOJIS['lore']}."
    assert list(printed("fog", speaker())) == [said]
    assert f"> {said}" in card_text("fog", speaker())


def test_what_has_no_emoji_stands_in_words_and_on_a_button_everything_does() -> None:
    assert list(printed("fog", speaker(emojis={}))) == [
        r"\[exert\], 2 ink — Chosen character gets +1 strength and \*two\* lore."
    ]
    one = {"lore": EMOJIS["lore"]}
    assert f"2 ink — Chosen character gets +1 strength and \\*two\\* {one['lore']}." in card_text(
        "fog", speaker(emojis=one)
    )
    named = speaker().name(Name("ability", "fog:0"))
    assert named == "none" or not RAW.search(named)
    plain = speaker("{E} — Gain 1 {L}.").plain()
    assert plain.symbols("{E} — Gain 1 {L}.") == "[exert] — Gain 1 lore."


def test_icons_that_a_game_prints_in_square_brackets_are_words_or_signs_too() -> None:
    """What is no icon of the game, as a number to pay, stands as it is."""
    text = "[OT]([T][1])戦闘終了時まで、自身の[M]+2。[この能力は1ターンに1度だけ使用できる]"
    card = Card(key="fog", kind="item", name={"ja": "霧"}, id_name=("霧",), text={"ja": text})
    told = Speaker(catalogue(), "ja", CardBook({"fog": card}, emojis=EMOJIS), game="harem_master")
    rest = "[この能力は1ターンに1度だけ使用できる]"
    assert (
        told.plain().symbols(text) == f"[相手のターンも]([行動済みにする][1])戦闘終了時まで、自身のメンタル値+2。{rest}"
    )
    assert told.shown(told.symbols(text)).startswith(
        rf"\[相手のターンも\]({EMOJIS['exerted']}\[1\])戦闘終了時まで、自身の{EMOJIS['mental']}+2。"
    )


def test_a_text_of_symbols_alone_still_fits_a_message() -> None:
    full = speaker("{S}" * 300)
    assert EMOJIS["strength"] not in card_text("fog", full), "thirteen and more are words"
    assert all(len(each) < 2000 for each in printed("fog", full))
    assert len("\n".join(speaker("{S}" * 12).quoted("{S}" * 12, 550))) <= 550


def test_a_cut_leaves_emojis_and_mentions_whole_or_out() -> None:
    text = " and ".join(["a", *EMOJIS.values(), "<@1469000000000000000>", "<t:1800000000:R>", "b"])
    for most in range(1, len(text) + 1):
        cut = clipped(text, most)
        assert len(cut) <= most
        assert "<" not in MARKUP.sub("", cut), cut
    assert clipped(text, len(text)) == text
    assert clipped(r"a \<b c", 6) == r"a \<b…", "a sign of somebody's words is no markup"


def test_an_emoji_is_as_wide_as_three_letters_of_a_phones_line() -> None:
    assert lines("x" * 39 + EMOJIS["lore"]) == lines("x")
    assert lines("x" * 40 + EMOJIS["lore"]) == lines("x") + 1
