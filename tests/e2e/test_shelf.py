"""Cards and decks away from any table: looked up, kept, shown, brought to a table, forgotten."""

from rehearsal.client import buttons_of, parts, pictures_of, text_of
from tests.e2e.house import Doc, House
from tests.e2e.points import ux
from tests.e2e.test_commands import typed

EPHEMERAL = 64


def custom(message: Doc, verb: str) -> str:
    """The control of a verb."""
    return next(str(one["custom_id"]) for one in parts(message) if f":{verb}" in str(one.get("custom_id", "")))


@ux(20)
async def test_a_card_is_looked_up_in_private_with_picture_both_texts_and_its_rules(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    assert len(await aoi.complete("card", "name")) == 25
    choices = await aoi.complete("card", "name", "called by the")
    [choice] = choices
    card = await aoi.answer(await aoi.invoke("card", {"name": choice["value"]}))
    assert card["flags"] & EPHEMERAL
    assert all(part in text_of(card) for part in ("Kaguya", "かぐや姫", "Japanese text", "What the table carries out"))
    [(_, alt)] = pictures_of(card)
    assert "Shift 4" in alt
    rule = await aoi.answer(await aoi.click(card, custom(card, "cardrule")))
    assert "10.8" in text_of(rule)
    await aoi.click(card, custom(card, "cardall"))
    shown = await ben.wait(lambda m: "Called by the Moon" in text_of(m) and bool(pictures_of(m)), 10,
                           channel=await ben.channel())
    assert not buttons_of(shown)
    await ben.settings(locale="ja")
    assert "卓が実際に行うこと" in await typed(ben, "card", name="月に召され")
    assert "合うカードはありません" in await typed(ben, "card", name="nobody at all")
