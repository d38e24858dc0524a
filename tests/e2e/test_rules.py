"""Rules looked up while a game goes on: in private, by number and words, and from the move that a rule refused."""

from rehearsal.client import buttons_of, parts, text_of
from tests.e2e.house import Doc, House
from tests.e2e.points import ux
from tests.e2e.test_commands import begin, names, typed


def select_of(message: Doc) -> Doc:
    return next(part for part in parts(message) if part["type"] == 3)


@ux(20, 21)
async def test_a_refused_move_opens_its_rule_which_leads_to_others_and_is_shown_to_all_on_demand(house: House) -> None:
    first, other = await begin(house)
    cards = await names(first, "lorcana ink", "card")
    await typed(first, "lorcana ink", card=cards[0])
    held = await names(first, "why", "card")
    refused = await first.answer(await first.command("lorcana ink", card=held[0]))
    assert "(rule 4.3.3)" in text_of(refused)
    asked = await first.answer(await first.command("why", action="ink", card=held[0]))
    assert "Rule 4.3.3" in buttons_of(asked)
    told = await first.answer(await first.command("why", card=held[0]))
    assert text_of(told).startswith(f"**{held[0]}** · {first.name}")
    assert "(rule 4.3.3)" in text_of(told)
    assert "Rule 4.3.3" in buttons_of(told)
    mine, known = set(await names(first, "why", "card")), set(await names(other, "why", "card"))
    assert held[0] in mine
    assert "not in your hand or in play" in await typed(other, "why", card=held[0]) or held[0] in known
    opened = await first.answer(await first.click(refused, "Rule 4.3.3"))
    assert text_of(opened).startswith("**Disney Lorcana 4.3.3**")
    assert "once a turn" in text_of(opened)
    around = select_of(opened)
    assert {"4.3.3.1", "6.2.8"} <= {option["value"] for option in around["options"]}
    await first.choose(opened, around["custom_id"], "6.2.8")
    turned = await first.wait(lambda m: m["id"] == opened["id"] and "Lorcana 6.2.8" in text_of(m))
    await first.click(turned, "Up")
    above = await first.wait(lambda m: m["id"] == opened["id"] and "Lorcana 6.2**" in text_of(m))
    assert not [message for message in await other.messages() if "Lorcana 6.2" in text_of(message)]
    await first.click(above, "Show all")
    shown = await other.wait(lambda m: "Lorcana 6.2**" in text_of(m))
    assert buttons_of(shown) == []


@ux(20, 29)
async def test_rules_of_every_game_are_found_by_words_and_completed_with_25_places(house: House) -> None:
    aoi = house.anybody
    assert len(await names(aoi, "rule", "query", game="lorcana")) == 25
    assert (await names(aoi, "rule", "query", "1.9.1.1", game="lorcana"))[0].startswith("1.9.1.1 ")
    assert "adventure area" in await typed(aoi, "rule", game="mlp", query="3-3.0.0")
    found = await aoi.answer(await aoi.command("rule", game="mlp", query="opening a present"))
    assert "2-7.2.2c" in {option["value"] for option in select_of(found)["options"]}
    assert "No rule matches" in await typed(aoi, "rule", game="harem_master", query="xyzzy")
    await aoi.settings(locale="ja")
    assert "ロアが20以上" in await typed(aoi, "rule", game="lorcana", query="１．９．１．１")


BROUGHT = "- 1.9.2. **Gryphons** do it $\\star$.\n\n## 用語集\n".encode()


async def test_the_operator_brings_a_rules_text_by_a_command_and_it_is_there_at_once(house: House) -> None:
    aoi, ben = house.people["Aoi"], house.people["Ben"]
    assert "Gryphons" not in await typed(ben, "rule", game="lorcana", query="1.9.2")
    bad = await aoi.upload("rules.txt", b"nothing numbered")
    assert "is not the rules text" in await typed(aoi, "cards import", file=bad, rules="lorcana")
    brought = await typed(aoi, "cards import", file=await aoi.upload("rules.txt", BROUGHT), rules="lorcana")
    assert "for 1 rule of Disney Lorcana" in brought
    assert "Gryphons do it ◇." in await typed(ben, "rule", game="lorcana", query="1.9.2")
    assert text_of(await ben.answer(await ben.command("rule", game="lorcana", query="gryphons"))).startswith(
        "**Disney Lorcana 1.9.2**"
    )
