"""A question of a card says what happens: no form of words stands for what the card does."""

import pytest

from cogs.presentation import asking
from cogs.presentation.at_hand import prompt_for
from cogs.presentation.words import Speaker
from data.catalogue import catalogue
from engine.games.registry import GAMES
from engine.prompt import MENU
from tests.cogs.positions import book, play

SEEDS = 4


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_no_question_of_a_game_asks_only_whether_an_effect_is_used(game: str, lang: str) -> None:
    speaker = Speaker(catalogue(), lang, book(game), ("Ann", "Ben"), game=game)
    empty = speaker.text("act-use", form="ask", count=0, what=speaker.text("act-it"), stat="")
    asked = 0
    for seed in range(SEEDS):
        for live in play(seed, game=game):
            question = live.question
            assert question is not None
            prompt = prompt_for(live, live.play.view(question.seat), question.seat)
            if prompt is not None and prompt.style != MENU:
                told = asking.question(prompt, speaker)
                assert empty not in told, told
                asked += 1
    assert asked > SEEDS
