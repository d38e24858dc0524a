"""What the lobby and the host's options show, and what is said where decks fit no more."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from cogs.presentation import lobby_screens
from cogs.presentation.controls import CUSTOM_ID, ROW_BUTTONS, ROWS, Button, Select, view
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.screen import Screen
from cogs.presentation.words import CardBook, Speaker
from cogs.tables.seating import SeatingController, check_private, tell_unfit
from data.catalogue import catalogue
from data.rules.digests import digests
from data.store import Store
from engine.games.registry import GAMES
from engine.table import DeckFaults, Options, Seat, TableRow, Tables
from tests.cogs.test_agreeing import asking
from tests.table.players import ANN, BEN, CARDS, tables_over
from tests.table.test_fitting import UNREAD, agreed


def speaker(lang: str) -> Speaker:
    return Speaker(catalogue(), lang, CardBook({}), ("Ann", "Ben"))


def opened(game: str, seats: int) -> TableRow:
    return TableRow(
        id="abc",
        guild=1,
        channel=7,
        alone=False,
        host=ANN,
        options=Options(game=game, seats=seats),
        seats=(Seat(user=ANN), Seat(user=BEN)),
    )


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_all_options_of_each_game_are_set_on_one_panel(game: str, lang: str) -> None:
    for seats in range(GAMES[game].seats[0], GAMES[game].seats[1] + 1):
        row = opened(game, seats)
        screen = lobby_screens.options(row, speaker(lang))
        assert len(screen.rows) <= ROWS
        assert all(isinstance(each, Select) or len(each) <= ROW_BUTTONS for each in screen.rows)
        ids = [str(getattr(item, "custom_id", "")) for item in view(screen.rows).children]
        assert max(map(len, ids)) <= CUSTOM_ID
        wanted = sorted(flag.name for flag in lobby_screens.flags_of(row))
        assert sorted([*(each.partition(".")[2] for each in ids if "." in each), *in_one_select(screen)]) == wanted


def in_one_select(screen: Screen) -> list[str]:
    """The settings that stand together in a select; each line of it says how one is set."""
    together = [each for each in screen.rows if isinstance(each, Select) and each.id == "t:abc:setoption"]
    assert len(together) < 2
    return [pick.value for each in together for pick in each.picks]


def test_a_setting_of_the_select_that_has_many_says_how_it_is_set() -> None:
    row = opened("precious_memories", 2)
    for flags, said in (({}, "Natural stops cheap blockers: yes"), ({"natural_blocks": False}, "blockers: no")):
        screen = lobby_screens.options(replace(row, options=replace(row.options, flags=flags)), speaker("en"))
        labels = [pick.label for each in screen.rows if isinstance(each, Select) for pick in each.picks]
        assert len([label for label in labels if said in label]) == 1


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_plays_by_is_said_setting_by_setting(game: str, lang: str) -> None:
    """What is not usual stands out; each rule of which a reading was chosen is one that can be opened."""
    row = opened(game, GAMES[game].seats[0])
    for flag in GAMES[game].flags:
        other = replace(row, options=replace(row.options, flags={flag.name: flag.values[-1]}))
        usual, said = (lobby_screens.agreed_rules(each, speaker(lang)) for each in (row, other))
        before, after = usual.text.splitlines(), said.text.splitlines()
        assert [line.startswith("**") for line in before[1:]] == [False] * len(lobby_screens.flags_of(row))
        assert [line for line in after[1:] if line.startswith("**")] == list(set(after) - set(before))
        rules = [button.id.partition(".")[2] for each in said.rows for button in each if isinstance(button, Button)]
        assert sorted(rules) == sorted({each.rule for each in GAMES[game].flags} - {""})
        assert all(rule in digests(game) and rule in said.text for rule in rules)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_how_a_rule_is_read_is_told_where_it_is_not_as_usual(game: str, lang: str) -> None:
    """Everything else that was agreed is told always; on the panel of the options all of it stands."""
    row, words = opened(game, 2), speaker(lang)
    for flag in GAMES[game].flags:
        for value in flag.values:
            flags = {} if value == flag.usual else {flag.name: value}
            there = replace(row, options=replace(row.options, flags=flags))
            said = lobby_screens.lobby(there, words, "Ann").text
            told = words.text(lobby_screens.value_key(flag.name, value)) in said
            assert told == (value != flag.usual or not flag.rule), (flag.name, value)


def test_a_seat_whose_deck_fits_no_more_is_told_from_one_that_never_had_any() -> None:
    row = replace(opened("lorcana", 2), seats=(Seat(user=ANN, deck=("x",), unfit=True), Seat(user=BEN)))
    lines = [lobby_screens.place_line(row, seat, speaker("en")) for seat in range(2)]
    assert ["needs another deck" in line for line in lines] == [True, False]


@pytest.mark.parametrize(("status", "marked"), [("open", [True, False]), ("playing", [False, False])])
def test_who_is_ready_is_said_until_the_game_begins(status: str, marked: list[bool]) -> None:
    row = replace(
        opened("lorcana", 2),
        status=status,
        seats=(Seat(user=ANN, deck=("x",), ready=True), Seat(user=BEN, deck=("x",))),
    )
    lines = [lobby_screens.place_line(row, seat, speaker("en")) for seat in range(2)]
    assert ["ready" in line for line in lines] == marked


@pytest.mark.parametrize(
    ("kind", "may", "refused"),
    [
        (discord.ChannelType.text, {"create_private_threads", "send_messages_in_threads"}, False),
        (discord.ChannelType.text, {"create_public_threads", "send_messages_in_threads"}, True),
        (discord.ChannelType.text, {"create_private_threads"}, True),
        (discord.ChannelType.news, {"create_private_threads", "send_messages_in_threads"}, True),
        (discord.ChannelType.public_thread, {"create_private_threads", "send_messages_in_threads"}, True),
    ],
)
def test_a_match_without_spectators_takes_a_channel_that_may_have_private_threads(
    kind: discord.ChannelType,
    may: set[str],
    refused: bool,
) -> None:
    asked = cast(
        Any,
        SimpleNamespace(
            app_permissions=discord.Permissions(**dict.fromkeys(may, True)), channel=SimpleNamespace(type=kind)
        ),
    )
    if refused:
        with pytest.raises(Unmatched, match="error-no-private"):
            check_private(asked)
    else:
        check_private(asked)


class Hands:
    """Remembers who was written to."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, str]] = []

    async def note(self, row: TableRow, seat: int, key: str, name: str = "") -> None:
        self.noted.append((seat, key))


@pytest.fixture
def tables(store: Store) -> Tables:
    return tables_over(store, cards={**CARDS, UNREAD.key: UNREAD})


async def test_whose_deck_fits_no_more_is_written_to_and_whoever_waits_learns_for_whom(tables: Tables) -> None:
    async def pool_for(guild: int) -> None:
        return None

    hands = Hands()
    services = SimpleNamespace(tables=tables, communities={"lorcana": SimpleNamespace(pool_for=pool_for)})
    controller = SeatingController(cast(Any, SimpleNamespace(services=services, surfaces=SimpleNamespace(hands=hands))))
    before = await agreed(tables)
    row = await tables.set_option(before.id, ANN, "by_hand", False)
    await tell_unfit(cast(Any, hands), before, row, ANN)
    assert hands.noted == [(1, "told-unfit")]
    ann = asking(ANN)
    await controller.ready(ann, row.id)
    assert "Ben must choose another deck" in ann.text
    assert UNREAD.full_name not in ann.text
    assert hands.noted == [(1, "told-unfit")], "once is enough"
    with pytest.raises(DeckFaults):
        await controller.ready(asking(BEN), row.id)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_rematch_calls_the_other_player_and_nobody_else(lang: str) -> None:
    again = replace(opened("lorcana", 2), id="abc-2")
    screen = lobby_screens.lobby(again, speaker(lang), "Ann")
    assert screen.mentions == (BEN,)
    assert f"<@{BEN}>" in screen.text
    assert lobby_screens.lobby(opened("lorcana", 2), speaker(lang), "Ann").mentions == ()
