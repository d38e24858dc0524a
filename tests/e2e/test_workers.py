"""A bot with processes that draw and one that looks things up answers as one without."""

from pathlib import Path

from rehearsal.client import pictures_of, text_of
from tests.e2e.house import House
from tests.e2e.test_commands import typed


def children(process: int) -> int:
    """How many processes it has begun that go on, their watcher left out."""
    begun = (task.read_text().split() for task in Path(f"/proc/{process}/task").glob("*/children"))
    lines = [Path(f"/proc/{child}/cmdline").read_bytes() for each in begun for child in each]
    return sum(b"spawn_main" in line for line in lines)


async def test_cards_rules_and_pictures_come_from_processes_of_their_own(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        await house.open(KOTATSU_WORKERS="1")
        assert house.bot is not None and house.bot.process is not None  # noqa: PT018
        aoi = house.anybody
        assert "4.3.3" in await typed(aoi, "rule", game="lorcana", query="4.3.3")
        found = await typed(aoi, "rule", game="lorcana", query="may I put a card into my inkwell")
        assert "4.3.3" in found
        assert "4.3.6" in [choice["value"] for choice in await aoi.complete("rule", "query", "4.3.6", game="lorcana")]
        [choice] = await aoi.complete("card", "name", "called by the")
        card = await aoi.answer(await aoi.invoke("card", {"name": choice["value"]}))
        assert all(part in text_of(card) for part in ("Kaguya", "かぐや姫", "The table plays it as printed"))
        assert len(pictures_of(card)) == 1
        bad = await aoi.upload("bad.txt", b"4 Nobody At All\n4 Kaguya - Called by the Moon")
        assert "Line 1" in await typed(aoi, "deck save", game="lorcana", name="bad", file=bad)
        assert children(house.bot.process.pid) == 2
        assert await house.findings() == []
        assert house.complaints() == []
    finally:
        await house.close()
