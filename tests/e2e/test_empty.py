"""Where there is nothing yet, nothing here or nothing to do, an answer says what to do next, in both languages."""

from __future__ import annotations

import re

import pytest

from rehearsal.client import buttons_of, text_of
from tests.e2e.house import House
from tests.e2e.test_commands import typed

EMPTY: tuple[tuple[str, dict[str, object]], ...] = (
    ("deck show", {}),
    ("deck delete", {"deck": "nothing"}),
    ("deck show", {"deck": "nothing"}),
    ("card", {"name": "qqqqq"}),
    ("rule", {"query": "qqqqq", "game": "lorcana"}),
    ("match show", {}),
    ("match ready", {}),
    ("match deck", {}),
    ("match clock", {}),
    ("match leave", {}),
    ("lorcana ink", {"card": "Kaguya"}),
    ("why", {"card": "Kaguya"}),
    ("replay", {}),
    ("puzzle", {"game": "lorcana", "name": "nothing"}),
    ("cards list", {}),
    ("judge look", {"what": "hands"}),
    ("tournament next", {}),
    ("tournament join", {}),
    ("tournament drop", {}),
)
NEXT = re.compile(r"/[a-z]+|Try |Choose |[Uu]se |Allow |試して|選んで|選ぶか|使って|許可して")
"""A command to use, or what else to try."""


@pytest.mark.parametrize("lang", ["en-US", "ja"])
async def test_where_there_is_nothing_an_answer_says_what_to_do(house: House, lang: str) -> None:
    aoi = house.people["Aoi"]
    await aoi.settings(locale=lang)
    mute = []
    for words, options in EMPTY:
        answer = await aoi.answer(await aoi.command(words, **options))
        if not (NEXT.search(text_of(answer)) or buttons_of(answer)):
            mute.append((words, text_of(answer)))
    assert mute == []


@pytest.mark.parametrize("lang", ["en-US", "ja"])
async def test_what_cannot_be_done_here_is_done_otherwise(house: House, lang: str) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    await ben.settings(locale=lang)
    me = await aoi.me()
    await aoi.settings(locale=lang, dms_closed=True)
    told = [await typed(aoi, "lorcana open", opponent=me["id"])]
    told += [await typed(aoi, words, game="lorcana") for words in ("tutorial", "puzzle", "practice")]
    await aoi.answer(await aoi.command("lorcana open"))
    told.append(await typed(aoi, "lorcana open"))
    told.append(await typed(ben, "match show"))
    assert [each for each in told if not NEXT.search(each)] == []
