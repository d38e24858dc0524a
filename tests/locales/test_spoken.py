"""Everything that seeded games of each game say in Japanese is written as Japanese is: questions, choices, the log,
refusals, states and alt texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from cogs.presentation import asking
from cogs.presentation.prompt_controls import face
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import Catalogue
from engine.games.registry import EVERY, GAMES
from engine.kernel.cards.tree import Cannot, nodes_of
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import ACTION, Answer
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.players.policy import POLICIES
from engine.prompt import prompt
from render import board_alt, state_text
from render.card_alt import hand_alt
from render.state import hand_text
from tests.locales.test_words import faults
from tests.warm import shelf_of

PLAYERS: Final = ("アオイ", "ベン")
STEPS, EACH = 90, 15
KANA = "ぁ-んァ-ヶー一-龠々"
HALF: Final = (
    rf"[{KANA}）」][,;:!?](?=[ {KANA}「]|$)",
    rf"[,;] (?=[{KANA}「])",
    rf"[{KANA}]\s?\([^()\[\]]*[{KANA}]",
    r"。 ",
    r"ＡＰ|ＤＰ",
    r"(?<![\d+/.])\b0の「",
)
"""Half-width signs in Japanese, a gap after a full stop, and the names of nobody."""
QUOTED: Final = re.compile(r"^(?:> |-# |• ).*$", re.MULTILINE)
"""Lines that quote a card's own text, or an area of a card."""


def texts(game: str, seed: int) -> Iterator[str]:
    """What is said in one game, in the order in which it is."""
    shelf = shelf_of(game)
    decks = tuple(deck.cards for deck in (shelf.decks[seed % len(shelf.decks)], shelf.decks[-1]))
    cards = {key: shelf.cards.cards[key] for deck in decks for key in deck}
    setup = Setup(game=game, engine=ENGINE, id="spoken", decks=decks, cards=cards)
    play, random = Play(GAMES[game], setup, bytes([seed]) * 32), Random(seed)
    speaker = Speaker(Catalogue(), "ja", CardBook(cards), PLAYERS, game=game)
    for step in range(STEPS):
        if play.question is None:
            break
        yield from _asked(play, speaker)
        if step % EACH == EACH - 1:
            yield from _shown(play)
            yield from _refused(play, speaker)
        policy = list(POLICIES.values())[seed % len(POLICIES)]
        play.take(Answer(play.question.seat, policy(play.game, play.question, random)))
        yield from (speaker.say(line) for viewer in (SPECTATOR, 0) for line in lines(play.events, viewer, game))
    yield from _shown(play)


def _asked(play: Play, speaker: Speaker) -> Iterator[str]:
    question = play.question
    assert question is not None
    dealt = [key for deck in play.setup.decks for key in deck]
    asked = prompt(play.view(question.seat), question, question.seat, dealt, play.setup.cards)
    yield asking.question(asked, speaker)
    yield QUOTED.sub("", face(asked, "words.1", PromptPosition(), speaker).text)
    printed = [line for card in play.setup.cards.values() for line in card.text.get("ja", "").splitlines() if line]
    labels = [speaker.plain().say(choice.label) for choice in asked.choices]
    yield from (label for label in labels if not any(line in label for line in printed))


def _shown(play: Play) -> Iterator[str]:
    cards, board, own = play.setup.cards, play.view(SPECTATOR), play.view(0)
    yield board_alt(board, cards, "ja", PLAYERS)
    yield from state_text(board, cards, "ja", PLAYERS)
    if own.seats[0].hand is not None:
        yield hand_alt(own, cards, "ja", PLAYERS)
        yield from (QUOTED.sub("", page) for page in hand_text(own, cards, "ja", PLAYERS))


def _refused(play: Play, speaker: Speaker) -> Iterator[str]:
    question = play.question
    if question is not None and question.kind == ACTION:
        for option in GAMES[play.setup.game].sayable(play.game, question.seat):
            if refusal := play.why_not(question.seat, option):
                yield speaker.refusal(refusal)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_game_says_in_japanese_is_written_as_japanese_is(game: str) -> None:
    told = {text for seed in (3, 8) for text in texts(game, seed)}
    assert len(told) > 50
    assert [
        (wrong, text) for text in told for line in text.splitlines() for wrong in HALF if re.search(wrong, line)
    ] == []
    assert [(wrong, text) for text in told if (wrong := faults("ja", game, text))] == []


def test_a_card_stands_out_from_the_words_around_it() -> None:
    told = [text for text in texts("precious_memories", 3) if "引いた" in text and " - " in text]
    assert told
    assert all(re.search("「[^」]+ - [^」]+」を引いた。$", text) for text in told)
    assert all("」、「" not in text for text in told)


@pytest.mark.parametrize("game", sorted(EVERY))
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_cards_forbid_for_a_while_has_a_word(game: str, lang: str) -> None:
    cards = shelf_of(game).cards.cards.values()
    nodes = [node for card in cards for node in nodes_of(card.abilities) if isinstance(node, Cannot)]
    bans = {node.deed for node in nodes if node.duration}
    assert [deed for deed in sorted(bans) if not Catalogue().has(f"deed-{deed}", lang)] == []
