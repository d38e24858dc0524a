"""Messages of components V2: in their order and within their limits, taken over from the old form and from kills."""

from typing import Any

import discord
import pytest
from msgspec.structs import replace

from cogs.presentation.controls import Button, Pick, Select, view
from cogs.presentation.layout import has_pictures, layout, without_controls, words, words_of
from cogs.presentation.screen import CHANGED_LIMIT, TEXT_LIMIT, Picture, Screen
from cogs.services import Services
from cogs.surfaces.marks import mark_of, marked
from engine.table import SurfaceRow
from rehearsal import message_form
from rehearsal.components import check_message
from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal
from rehearsal.shape import Form
from tests.cogs.fake_discord import Fuse, Killed, Posted, World, read
from tests.cogs.test_repair import AOI, BEN, DIRECT, answer_once, awaited, boards, hours_pass, seated, show_all

CONTAINER, ROW, TEXT, GALLERY = 17, 1, 10, 12


def picture(name: str) -> Picture:
    return Picture(name, f"alt of {name}", bytes, name)


def full() -> Screen:
    """As much as any screen holds: five rows of five, three pictures, both texts at their limits."""
    rows = [tuple(Button(f"k:{row}:{nth}", "x" * 34) for nth in range(5)) for row in range(5)]
    return Screen(
        "q" * TEXT_LIMIT,
        tuple(rows),
        (picture("board.png"), picture("hand.png"), picture("cards.png")),
        changed="c" * CHANGED_LIMIT,
        asked=4,
        is_laid_out=True,
    )


def refused(parts: list[Any]) -> Doc:
    """What the rehearsal server has against components of a message."""
    form = Form()
    check_message(form, parts, v2=True)
    return form.errors


def test_pictures_come_first_then_what_changed_then_the_question_with_its_buttons() -> None:
    parts: list[Any] = layout(full()).to_components()
    assert [part["type"] for part in parts] == [GALLERY, GALLERY, GALLERY, TEXT, CONTAINER, ROW]
    assert [part["items"][0]["media"]["url"] for part in parts[:3]] == [
        "attachment://board.png",
        "attachment://hand.png",
        "attachment://cards.png",
    ]
    assert parts[0]["items"][0]["description"] == "alt of board.png"
    assert [part["type"] for part in parts[4]["components"]] == [TEXT, ROW, ROW, ROW, ROW]


def test_the_fullest_screen_is_within_the_limits_that_the_rehearsal_server_holds() -> None:
    made = layout(full())
    assert refused(made.to_components()) == {}
    assert refused([*made.to_components(), *[{"type": TEXT, "content": "x" * 700}]]) != {}
    assert refused([*made.to_components(), *[{"type": TEXT, "content": "x"}] * 6]) != {}


def test_a_select_stands_in_a_row_of_its_own_and_nothing_stands_where_nothing_is_asked() -> None:
    select = Select("s", (Pick("1", "One"),))
    parts: list[Any] = layout(Screen("q", (select, (Button("a", "A"),)), asked=1, is_laid_out=True)).to_components()
    assert [part["type"] for part in parts] == [CONTAINER, ROW]
    bare: list[Any] = layout(Screen("q", is_laid_out=True)).to_components()
    assert [part["type"] for part in bare] == [TEXT]


def test_without_its_controls_a_message_says_and_shows_what_it_did() -> None:
    there = Posted(1, 2, "", [], "", parts=layout(full()).to_components(), is_laid_out=True)
    left: list[Any] = without_controls(read(there)).to_components()
    assert [part["type"] for part in left] == [GALLERY, GALLERY, GALLERY, TEXT, TEXT]
    assert left[0]["items"] == layout(full()).to_components()[0]["items"]
    assert refused(left) == {}
    assert words(read(there)) == words_of(full())
    assert has_pictures(read(there))


def test_a_replaced_message_no_longer_says_who_is_waited_for() -> None:
    screen = replace(full(), text="Waiting for Aoi", is_passing=True)
    there = read(Posted(1, 2, "", [], "", parts=layout(screen).to_components(), is_laid_out=True))
    assert [part["type"] for part in without_controls(there).to_components()] == [GALLERY, GALLERY, GALLERY, TEXT]
    assert words(there) == words_of(screen)
    bare = layout(replace(screen, pictures=(), changed="")).to_components()
    alone = without_controls(read(Posted(1, 2, "", [], "", parts=bare, is_laid_out=True)))
    assert [part["type"] for part in alone.to_components()] == [TEXT], "a message has to hold something"


def as_of_old(world: World, row: SurfaceRow) -> SurfaceRow:
    """The surface as a bot has left it that knew the old form alone."""
    there = world.messages[row.message]
    there.is_laid_out, there.content = False, "an old text"
    there.parts = view(((Button(there.buttons[0], "x"),),)).to_components() if there.buttons else []
    return marked(row, replace(mark_of(row), is_laid_out=False))


async def grown_old(services: Services, world: World, table: str) -> None:
    """Every message as a bot has left it that knew the old form alone."""
    for row in await services.store.surfaces(table):
        if row.message and mark_of(row).is_laid_out:
            await services.store.put_surface(as_of_old(world, row))


@pytest.mark.parametrize("length", [-1, *range(0, 24, 3)])
async def test_messages_of_the_old_form_are_taken_over(services: Services, length: int) -> None:
    """With their pictures, of which nothing is known to be there; and at whichever await the process dies."""
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    await grown_old(services, world, table)
    await answer_once(services, table)
    world.fuse.left = length
    try:
        await show_all(services, world, table)
    except Killed:
        world.fuse.left = -1
        await show_all(services, world, table)
    world.fuse.left = -1
    hands = [message for user in (AOI, BEN) for message in world.in_channel(DIRECT[user])]
    assert len(hands) == 2
    assert len(boards(world)) == 1
    asking = [hand for hand in hands if hand.channel == DIRECT[(AOI, BEN)[await awaited(services, table)]]]
    assert len(asking) == 1
    for message in (*asking, *boards(world)):
        assert message.is_laid_out
        assert "an old text" not in message.content
        assert refused(message.parts) == {}


async def test_a_message_of_the_old_form_loses_its_buttons_as_before(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    await grown_old(services, world, table)
    [old] = boards(world)
    row = await services.store.surface(table, "board")
    assert row is not None
    await services.store.put_surface(marked(row, replace(mark_of(row), at=1.0)))  # so old that it is posted anew
    await answer_once(services, table)
    await show_all(services, world, table)
    [fresh] = boards(world)
    assert (old.id != fresh.id, old.buttons, old.is_laid_out, fresh.is_laid_out) == (True, [], False, True)
    assert old.content == "an old text"


async def test_a_board_that_is_replaced_keeps_its_picture_and_what_has_changed(services: Services) -> None:
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    [old] = boards(world)
    said, row = old.content, await services.store.surface(table, "board")
    assert "Waiting for" in said
    assert row is not None
    await services.store.put_surface(marked(row, replace(mark_of(row), at=1.0)))
    await answer_once(services, table)
    await show_all(services, world, table)
    assert (old.buttons, old.pictures) == ([], ["board.png"])
    assert old.content, "what has changed"
    assert said.startswith(old.content)
    assert "Waiting for" not in old.content
    assert refused(old.parts) == {}


async def test_a_board_of_the_old_form_that_was_never_written_down_is_found_again(services: Services) -> None:
    """A bot of before died just after it had posted the board; Discord has forgotten the nonce."""
    table = await seated(services)
    world = World(Fuse())
    await show_all(services, world, table)
    [board] = boards(world)
    row = await services.store.surface(table, "board")
    assert row is not None
    lost = replace(mark_of(as_of_old(world, row)), nonce="n", since=1.0, face="", art="")
    await services.store.put_surface(marked(replace(row, message=0, shown=-1), lost))
    await hours_pass(services, world, table)
    await show_all(services, world, table)
    assert [message.id for message in boards(world)] == [board.id]
    assert board.is_laid_out


def test_the_rehearsal_server_lets_no_message_out_of_the_new_form() -> None:
    before = {"flags": message_form.V2, "components": [{"type": TEXT, "content": "x"}], "attachments": []}
    with pytest.raises(ApiRefusal):
        message_form.check(Form(), {"components": []}, message_form.EDIT, files=0, before=before)
    with pytest.raises(ApiRefusal):
        message_form.check(Form(), {"flags": 0}, message_form.EDIT, files=0, before=before)
    assert discord.MessageFlags(components_v2=True).value == message_form.V2
