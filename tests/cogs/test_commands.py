"""The command tree keeps to Discord's limits in every language."""

import re
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import MagicMock

import pytest
from discord import Client, Intents, Locale, app_commands

from cogs.command_tree import CatalogueTranslator
from cogs.presentation.typed_list import listed
from cogs.registry import features
from data.catalogue import catalogue
from engine.games.registry import EVERY, GAMES

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMANDS = (1, 2)
MOST_ENTRIES = 60
"""What a list of commands may hold on a server that offers two games."""
WISHED = {
    "lorcana": {"open", "challenge", "ink", "play", "sing", "shift", "quest", "move", "use", "end"},
    "mlp": {
        "open",
        "character",
        "event",
        "item",
        "effect",
        "flip",
        "presents",
        "inspiration",
        "advance",
        "disturb",
        "end",
    },
    "quintuplets": {"open", "character", "episode", "event", "effect", "approach", "done", "pass", "end"},
    "harem_master": {"open", "attack", "character", "effect", "end", "event", "intercept", "item", "pass"},
    "precious_memories": {
        "open",
        "character",
        "level_up",
        "set",
        "event",
        "text",
        "aid",
        "approach",
        "link",
        "block",
        "end",
    },
    "match": {"show", "clock", "deck", "ready", "leave", "choose", "concede", "undo", "draw"},
    "cards": {"import", "list"},
    "rule": set(),
    "card": set(),
    "deck": {"save", "show", "delete"},
    "forget-me": set(),
    "help": set(),
    "profile": set(),
    "tournament": {"join", "drop", "next", "call-judge", "create", "run", "decide"},
    "practice": set(),
    "tutorial": set(),
    "puzzle": set(),
    "judge": {"look", "fix", "end"},
    "replay": set(),
    "why": set(),
    "setup": {"check", "channels", "games", "server"},
}


async def tree(games: Iterable[str] = EVERY) -> list[dict[str, Any]]:
    """What is registered where these games are offered, with its translations."""
    plan = cast(Any, SimpleNamespace(services=MagicMock(shelves=dict.fromkeys(games)), surfaces=MagicMock()))
    client = Client(intents=Intents.none())
    made = app_commands.CommandTree(client)
    await made.set_translator(CatalogueTranslator(catalogue()))
    for feature in features(plan):
        for command in feature.commands:
            made.add_command(command)
    translator = made.translator
    assert translator is not None
    return [await command.get_translated_payload(made, translator) for command in made.get_commands()]


def walk(command: dict[str, Any]) -> list[dict[str, Any]]:
    return [command, *[each for option in command.get("options", []) for each in walk(option)]]


def characters(command: dict[str, Any]) -> int:
    """Names, descriptions and choices, the longest language of each."""

    def longest(one: dict[str, Any], name: str) -> int:
        return max(map(len, [one.get(name) or "", *(one.get(f"{name}_localizations") or {}).values()]))

    own = longest(command, "name") + longest(command, "description")
    choices = sum(longest(choice, "name") + len(str(choice["value"])) for choice in command.get("choices", []))
    return own + choices + sum(characters(option) for option in command.get("options", []))


async def test_every_deed_has_its_subcommand() -> None:
    named = {
        command["name"]: {each["name"] for each in command["options"] if each["type"] in SUBCOMMANDS}
        for command in await tree()
    }
    assert named == WISHED
    for command in [command for command in await tree() if command["name"] in ("cards", "setup")]:
        assert int(command["default_member_permissions"]) == 1 << 5, "Manage Server"


def entries(command: dict[str, Any]) -> int:
    """How many lines a command has in the list: each of its subcommands one."""
    below = [each for each in command.get("options", []) if each["type"] in SUBCOMMANDS]
    return sum(map(entries, below)) or 1


async def test_two_games_and_all_else_are_a_list_that_can_be_looked_through() -> None:
    counted = {command["name"]: entries(command) for command in await tree()}
    shared = sum(count for name, count in counted.items() if name not in EVERY)
    games = sorted(counted[name] for name in EVERY)
    assert shared + games[-1] + games[-2] <= MOST_ENTRIES, counted


async def test_a_game_that_is_being_made_has_no_command() -> None:
    made = {game for game, manifest in EVERY.items() if not manifest.offered}
    named = {command["name"] for command in await tree(GAMES)}
    assert not named & made
    assert set(GAMES) == named & EVERY.keys() == EVERY.keys() - made


async def test_names_descriptions_and_choices_are_within_limits_in_every_language() -> None:
    for command in await tree():
        assert characters(command) <= 8000
        for each in walk(command):
            assert len(each.get("options", [])) <= 25
            assert len(each.get("choices", [])) <= 25
            for name in (each["name"], *(each.get("name_localizations") or {}).values()):
                assert NAME.fullmatch(name), name
                assert name == name.lower()
            for told in (each["description"], *(each.get("description_localizations") or {}).values()):
                assert 1 <= len(told) <= 100, told


async def test_every_locale_of_discord_is_spoken_to_in_one_of_our_languages() -> None:
    """What is in no language of ours stays in English, which is not sent again."""
    words, locales = catalogue(), {each.value for each in Locale}
    assert len(locales) >= 32
    assert {words.language(locale) for locale in locales} == {*words.languages}
    for command in await tree():
        for each in walk(command):
            for name, told in each.items():
                if name.endswith("_localizations") and told:
                    assert set(told) <= locales
                    assert {words.language(locale) for locale in told} == {*words.languages} - {"en"}


async def test_every_description_is_there_in_japanese() -> None:
    for command in await tree():
        for each in walk(command):
            assert each["description_localizations"][Locale.japanese.value] != each["description"]


@pytest.mark.parametrize("typed", ["Aoi, Ben", "Aoi,Ben", "Aoi、Ben", " Aoi , , Ben"])
def test_several_answers_stand_between_commas(typed: str) -> None:
    assert listed(typed) == ["Aoi", "Ben"]
