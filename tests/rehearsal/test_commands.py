"""Commands are checked as they are registered."""

from __future__ import annotations

from typing import Any

import pytest

from rehearsal.command_form import characters


def command(name: str = "play", **more: object) -> dict[str, Any]:
    return {"name": name, "description": "plays"} | more


def option(kind: int = 3, name: str = "card", **more: object) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "a card"} | more


def sub(*options: dict[str, Any], name: str = "sub", kind: int = 1) -> dict[str, Any]:
    return option(kind, name, options=list(options))


CHOICE = {"name": "x", "value": "x"}
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "upper_case": (command("Play"), "0.name"),
    "space": (command("play it"), "0.name"),
    "33_characters": (command("x" * 33), "0.name"),
    "description": (command(description="x" * 101), "0.description"),
    "no_description": (command(description=""), "0.description"),
    "localised_name": (command(name_localizations={"ja": "遊 ぶ"}), "0.name_localizations.ja"),
    "unknown_locale": (command(name_localizations={"jp": "x"}), "0.name_localizations.jp"),
    "localised_description": (command(description_localizations={"ja": "x" * 101}), "0.description_localizations.ja"),
    "26_options": (command(options=[option(name=f"o{n}") for n in range(26)]), "0.options"),
    "26_choices": (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
    ),
    "choice_name": (command(options=[option(choices=[CHOICE | {"name": "x" * 101}])]), "0.options.0.choices.0.name"),
    "choice_value": (command(options=[option(choices=[CHOICE | {"value": "x" * 101}])]), "0.options.0.choices.0.value"),
    "choices_and_autocomplete": (
        command(options=[option(choices=[CHOICE], autocomplete=True)]),
        "0.options.0.autocomplete",
    ),
    "required_after_optional": (command(options=[option(), option(name="b", required=True)]), "0.options.1.required"),
    "option_twice": (command(options=[option(), option()]), "0.options.1.name"),
    "subcommand_beside_option": (command(options=[sub(), option()]), "0.options"),
    "group_in_group": (command(options=[sub(sub(kind=2), kind=2)]), "0.options.0.options"),
    "subcommand_in_subcommand": (command(options=[sub(sub())]), "0.options.0.options.0.type"),
    "unknown_field": (command(aliases=["p"]), "0.aliases"),
    "menu_with_description": ({"name": "Look", "type": 2, "description": "x"}, "0.description"),
}


async def put(bench: Any, commands: list[dict[str, Any]], guild: bool = False) -> Any:
    place = f"/guilds/{bench.guild}" if guild else ""
    return await bench.ask("PUT", f"/applications/{bench.application}{place}/commands", commands)


@pytest.mark.parametrize("name", BAD)
async def test_a_command_over_a_limit_is_refused(bench: Any, name: str) -> None:
    body, where = BAD[name]
    got = await put(bench, [body])
    assert (got.status, got.code) == (400, 50035)
    assert where in got.faults, got.body


async def test_a_command_at_its_limits_is_taken(bench: Any) -> None:
    choices = [{"name": f"{n:02}" + "x" * 8, "value": "x"} for n in range(25)]
    leaf = sub(*[option(name=f"o{n}", choices=choices) for n in range(25)])
    group = sub(*[leaf | {"name": "s" * 32}], name="グループ", kind=2)
    got = await put(bench, [command("x" * 32, options=[group], name_localizations={"ja": "カード-対戦_1"})])
    assert got.status == 200, got.body
    assert got.body[0]["options"][0]["options"][0]["options"][24]["name"] == "o24"


async def test_a_command_has_8000_characters_its_longest_translation_counting(bench: Any) -> None:
    choices = [{"name": "x" * 100, "value": "x" * 100} for _ in range(25)]
    big = command(options=[option(choices=choices), option(name="b", choices=choices[:14])])
    assert characters(big) < 8000
    assert (await put(bench, [big])).status == 200
    big["options"][1]["choices"][0]["name_localizations"] = {"ja": "x" * 100}
    assert (await put(bench, [big])).status == 200
    big["options"][1]["choices"] = choices[:15]
    assert (await put(bench, [big])).faults == {"0"}


async def test_a_hundred_slash_commands_and_fifteen_of_each_menu(bench: Any) -> None:
    assert (await put(bench, [command(f"c{n}") for n in range(101)])).code == 30032
    assert (await put(bench, [{"name": f"M {n}", "type": 2} for n in range(16)])).status == 400
    assert (await put(bench, [{"name": f"M {n}", "type": 3} for n in range(16)])).status == 400
    menus = [{"name": f"M {n}", "type": kind} for n in range(15) for kind in (2, 3)]
    assert (await put(bench, [command(f"c{n}") for n in range(100)] + menus)).status == 200


async def test_names_are_unique(bench: Any) -> None:
    assert (await put(bench, [command(), command()])).faults == {"1.name"}


async def test_two_hundred_new_commands_a_day(bench: Any) -> None:
    for letter in "ab":
        assert (await put(bench, [command(f"{letter}{n}") for n in range(100)], guild=True)).status == 200
    assert (await put(bench, [command("c")], guild=True)).code == 30034
    assert (await put(bench, [command("b1", description="changed")], guild=True)).status == 200
    assert (await put(bench, [command("c")])).status == 200
    await bench.aoi.advance(86_400)
    assert (await put(bench, [command("c")], guild=True)).status == 200


async def test_a_new_sync_keeps_ids_and_drops_what_is_gone(bench: Any) -> None:
    first = (await put(bench, [command("a"), command("b")])).body
    second = (await put(bench, [command("a", description="other")])).body
    assert second[0]["id"] == first[0]["id"]
    assert second[0]["version"] != first[0]["version"]
    assert [one["name"] for one in await bench.aoi.commands()] == ["a"]


async def test_contexts_and_permissions_decide_who_sees_a_command(bench: Any) -> None:
    await put(
        bench,
        [
            command("anywhere"),
            command("here", contexts=[0]),
            command("alone", contexts=[1]),
            command("judge", default_member_permissions="32"),
        ],
    )
    await bench.ben.ask("POST", "/dm")
    assert {one["name"] for one in await bench.ben.commands()} == {"anywhere", "here"}
    assert {one["name"] for one in await bench.aoi.commands()} == {"anywhere", "here", "judge"}
    assert {one["name"] for one in await bench.ben.commands("dm")} == {"anywhere", "alone", "judge"}
