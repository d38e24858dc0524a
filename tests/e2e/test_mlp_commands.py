"""A slash command for each rule action of My Little Pony, as a player types it, and what refuses it."""

from __future__ import annotations

from rehearsal.client import buttons_of, text_of
from tests.e2e import ferry
from tests.e2e.house import House, Person, prompt_ids
from tests.e2e.test_commands import names, typed
from tests.e2e.test_mlp_game import ferries, log_of

__all__ = ["ferries"]


async def begin(house: House) -> tuple[Person, Person]:
    """A game in its first main phase: who has it, and the other."""
    deck = ferry.DECK.encode()
    await house.sit_down("Aoi", "Ben", game="mlp", decks=(deck, deck))
    first, other = await house.awaited()
    await typed(first, "match choose", option=first.name)
    await typed(first, "match choose", option="No")
    await typed(other, "match choose", option="No")
    return first, other


async def met(person: Person, slot: str) -> str:
    """A character is played into a place, and its effects are put in order; gives what was said."""
    card = (await names(person, "mlp character", "card"))[0]
    said = await typed(person, "mlp character", card=card, slot=slot)
    assert card in said
    effects = await names(person, "match choose", "option")
    if effects:
        await typed(person, "match choose", option=", ".join(effects))
    return card


async def test_rule_actions_are_typed_completed_and_refused_by_rule(ferries: House) -> None:
    first, other = await begin(ferries)
    cards = await names(first, "mlp character", "card")
    assert cards
    assert await names(other, "mlp character", "card") == [], "nothing is offered to who is not asked"
    assert await names(first, "mlp character", "slot", card=cards[0]) == ["left", "centre", "right"]
    assert "could mean" in await typed(first, "mlp character", card=cards[0]), "where to is asked"
    await met(first, "left")
    held = (await names(first, "mlp character", "card"))[0]
    assert "(rule 3-3.0.0)" in await typed(first, "mlp character", card=held, slot="left")
    assert "(rule 3-3.0.0)" in await typed(first, "why", action="play_slot", card=held, target="left")
    for words, options in (
        ("event", {"event": held}),
        ("item", {"item": held}),
        ("flip", {"scene": "Jetty"}),
        ("effect", {"card": held}),
        ("inspiration", {"scene": "Jetty"}),
        ("advance", {}),
        ("disturb", {}),
    ):
        said = await typed(first, f"mlp {words}", **options)
        assert "(rule " in said, (words, said)
    assert "cannot open presents" in await typed(first, "mlp presents")
    assert "(rule 5-3.1.1)" in await typed(other, "mlp end")
    await typed(first, "mlp end")
    await typed(other, "mlp end")
    assert "faces nobody" not in await log_of(first), "nobody exchanges in the first two turns"
    await met(first, "centre")
    shown = await first.answer(await first.command("mlp end"))
    assert "faces nobody" in text_of(shown)
    assert buttons_of(shown)[:2] == ["Disturb a plan", "Pass"], "a plan guards the story of that stage"
    assert "(rule 4-4.4.1)" in await typed(first, "mlp advance")
    assert "Done" in await typed(first, "mlp disturb")
    assert "The plan of" in await log_of(other)
    await typed(first, "match choose", option="No")


async def test_an_inspiration_is_used_and_passed_by_command(ferries: House) -> None:
    first, other = await begin(ferries)
    await met(first, "right")
    await typed(first, "mlp end")
    await met(other, "right")
    await typed(other, "mlp end")
    asked = await first.answer(await first.command("mlp end"))
    assert "exchange" in text_of(asked)
    assert await names(first, "mlp inspiration", "scene"), "a scene may inspire"
    assert "Inspiration: Jetty" in await typed(first, "mlp inspiration", scene="Jetty")
    if await names(first, "match choose", "option"):
        await typed(first, "match choose", option=(await names(first, "match choose", "option"))[0])
    assert "uses the inspiration of Jetty" in await log_of(other)


async def test_commands_of_another_game_say_which_game_is_played_here(ferries: House) -> None:
    first, _ = await begin(ferries)
    said = await typed(first, "lorcana quest", character="Somebody")
    assert "begin with /mlp" in said
    assert await names(first, "lorcana quest", "character") == []
    assert "Main phase" in await typed(first, "match show")
    assert prompt_ids(await first.answer(await first.command("match show", what="hand")))
