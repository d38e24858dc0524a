"""Decks built from an operator's own card files play like the ready-made ones."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from rehearsal.client import text_of
from tests.e2e.house import House, Person

pytestmark = pytest.mark.facts
STEPS = 60


def printed(facts: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((facts / "cards" / "lorcana_set1_2_en.json").read_text("utf-8"))["cards"]
    return found


def deck_list(cards: list[dict[str, Any]], inks: tuple[str, str]) -> str:
    """Four each of fifteen cards of two inks, the cheapest first, as a player would write it."""
    fit = [card for card in cards if card["mainSet"] and set(card["ink"]) <= set(inks) and card["text"]]
    fit.sort(key=lambda card: (card["cost"], card["id"]))
    return "\n".join(f"4 {card['fullName']}" for card in fit[::3][:15])


async def bring(person: Person, text: str) -> str:
    """Paste a list into the form; gives what the bot answers."""
    shown = await person.answer(await person.command("match deck"))
    form = await person.click(shown, "Paste a list")
    await person.fill(form, {"text": text})
    return text_of(await person.wait(lambda m: m["id"] == shown["id"] and text_of(m) != text_of(shown)))


async def test_two_decks_of_printed_cards_are_pasted_and_played(tmp_path: Path, facts: Path) -> None:
    files = [str(facts / "cards" / f"lorcana_set1_2_{lang}.json") for lang in ("en", "ja")]
    cards = printed(facts)
    house = House(tmp_path, forked=True)
    try:
        await house.open(KOTATSU_CARDS=json.dumps(files))
        aoi, ben = house.people["Aoi"], house.people["Ben"]
        await aoi.answer(await aoi.command("lorcana open"))
        lobby = await aoi.wait(lambda m: "Join" in json.dumps(m), channel=await aoi.channel())
        await ben.answer(await ben.click(lobby, "Join"))
        for person, inks in ((aoi, ("Amber", "Steel")), (ben, ("Ruby", "Sapphire"))):
            assert "Deck chosen" in await bring(person, deck_list(cards, inks))
        for person in (aoi, ben):
            await person.answer(await person.command("match ready"))
        chance, pressed = random.Random(8), 0
        while pressed < STEPS:
            person, _ = await house.awaited()
            pressed += await person.step(chance) is not None
        assert await house.findings() == []
        assert house.complaints() == []
    finally:
        await house.close()
