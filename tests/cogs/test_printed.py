"""Cards that are settled by hand show their text: in the log, on the private screen, in the state."""

from __future__ import annotations

from random import Random

import pytest

from cogs.presentation import board_screens, hand_screens
from cogs.presentation.printed import in_play, told_lines
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from engine.games.registry import GAMES
from engine.kernel.cards.card import Card
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.event import Event
from engine.kernel.state.question import Answer, HandMove
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.players.policy import uniform
from engine.table import Live
from tests.cogs.positions import live_of

RUDE = "Hug **@everyone** twice."
RIDDLE = Card(
    key="riddle",
    kind="character",
    name={"en": "Riddle", "ja": "なぞなぞ"},
    id_name=("Riddle",),
    marks=("inkwell", "by_hand"),
    stats={"cost": 1, "strength": 1, "willpower": 3, "lore": 1},
    text={"en": f"Ask the fog.\n{RUDE}", "ja": "霧に聞く。"},
)
PLAIN = Card(
    key="plain",
    kind="character",
    name={"en": "Plain"},
    id_name=("Plain",),
    marks=("inkwell",),
    stats=RIDDLE.stats,
    text={"en": "Ward"},
)
CARDS = {card.key: card for card in (RIDDLE, PLAIN)}


def speaker(lang: str = "en", **text: str) -> Speaker:
    riddle = Card(key="riddle", kind="character", name={"en": "Riddle"}, id_name=("Riddle",), text=text)
    return Speaker(catalogue(), lang, CardBook({"riddle": riddle} if text else CARDS), ("Aoi", "Ben"), game="lorcana")


def opened() -> Live:
    """The first main phase; seat 0 has nothing but riddles, seat 1 none."""
    setup = Setup(
        game="lorcana",
        engine=ENGINE,
        id="hand.1",
        decks=(("riddle",) * 20, ("plain",) * 20),
        cards=CARDS,
        flags={"by_hand": True},
    )
    play = Play(GAMES["lorcana"], setup, bytes(32))
    while play.question is not None and play.question.kind != "action":
        at = next((at for at, option in enumerate(play.question.options) if option == ("seat", 0)), 0)
        play.take(Answer(play.question.seat, () if play.question.kind == "mulligan" else (at,)))
    return live_of(play)


def pick(live: Live, word: str) -> None:
    assert live.question is not None
    at = next(at for at, option in enumerate(live.question.options) if option[0] == word)
    live.play.take(Answer(live.question.seat, (at,)))


def hand_text(live: Live, seat: int) -> str:
    return hand_screens.hand(live, seat, speaker(), PromptPosition()).text


def test_the_log_shows_the_text_under_the_reminder_and_nothing_of_it_is_markup() -> None:
    (line,) = lines([Event("by_hand_text", (0, "riddle"))], SPECTATOR, "lorcana")
    first, second, third = told_lines(line, speaker())
    assert "Aoi's Riddle is settled by hand" in first
    assert second == "Ask the fog."
    assert "@everyone" not in third
    assert "\\*\\*" in third
    assert told_lines(line, speaker("ja"))[1:] == ["霧に聞く。"]
    (other,) = lines([Event("by_hand_play", (0, "riddle"))], SPECTATOR, "lorcana")
    assert len(told_lines(other, speaker())) == 1


@pytest.mark.parametrize("text", ["*" * 2000, "\n".join(["x" * 199] * 10)])
def test_a_text_as_long_as_may_be_is_short_on_the_board_and_whole_in_the_log(text: str) -> None:
    (line,) = lines([Event("by_hand_text", (0, "riddle"))], SPECTATOR, "lorcana")
    short, whole = told_lines(line, speaker(en=text)), told_lines(line, speaker(en=text), whole=True)
    assert sum(map(len, short)) < 1000
    assert all(len(part) <= 1000 for part in whole)
    assert "".join(whole[1:]).replace("\\", "") == text.replace("\n", "")


def test_the_private_screens_show_the_text_until_the_next_decision_however_many_moves_are_made_by_hand() -> None:
    live = opened()
    pick(live, "ink")
    assert "Ask the fog" not in hand_text(live, 0) + hand_text(live, 1)
    pick(live, "play")
    for _ in range(3):
        assert "Ask the fog." in hand_text(live, 0)
        assert "Ask the fog." in hand_text(live, 1)
        live.play.take(HandMove(1, "points", (1, 1)))
    pick(live, "end")
    pick(live, "ink")
    assert "Ask the fog" not in hand_text(live, 0)


def test_the_state_shows_each_text_in_play_once() -> None:
    live = opened()
    pick(live, "ink")
    assert in_play(live, live.play.view(SPECTATOR), speaker()) == []
    for _ in range(2):
        hand = live.play.view(0).seats[0].hand
        assert hand
        live.play.take(HandMove(0, "to_play", (hand[0].ref,)))
    found = in_play(live, live.play.view(SPECTATOR), speaker())
    assert found[:2] == ["✋ Riddle is settled by hand. Printed on it:", "Ask the fog."]
    assert len(found) == 3
    first, *rest = in_play(live, live.play.view(SPECTATOR), speaker("ja"))
    assert "なぞなぞは手作業で処理" in first
    assert rest == ["霧に聞く。"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_screen_of_such_a_game_breaks_a_limit(lang: str) -> None:
    live, chance = opened(), Random(3)
    while live.question is not None and live.no < 120:
        for seat in (0, 1):
            assert len(hand_screens.hand(live, seat, speaker(lang), PromptPosition()).text) < 2000
        assert len(board_screens.board(live, speaker(lang)).text) < 2000
        live.play.take(Answer(live.question.seat, uniform(live.play.game, live.question, chance)))
