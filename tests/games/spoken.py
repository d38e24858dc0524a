"""Run in a tree with one more game: its commands, its pictures, and whatever its games ask, tell and refuse.

`python -m tests.games.spoken GAME` prints what is there as one JSON document; what is left unsaid is an error.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

from cogs.presentation import words as speaking
from cogs.presentation.prompt_controls import face, public_rows
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import Catalogue
from data.shelf import open_shelf
from engine.games.registry import GAMES, MANIFESTS
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import ACTION, Answer
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.naming import verb_of
from engine.players.policy import POLICIES
from engine.prompt import prompt
from render import board, board_alt, hand, state_text
from render.words import words
from tests.cogs.test_commands import SUBCOMMANDS, characters, tree

LANGUAGES = ("en", "ja")


class Strict(Catalogue):
    """Every argument that a message asks for must be there."""

    def text(self, lang: str, key: str, args: Mapping[str, str | int] | None = None, game: str = "") -> str:
        said = super().text(lang, key, args, game)
        assert "{" not in said, said
        assert self.has(key, lang) or self.has(f"{game}-{key}", lang), key
        return said


def strict_word(lang: str, group: str, name: str, game: str = "") -> str:
    known = words(lang, game)
    assert f"{group}.{name}" in known, f"{group}.{name} has no word in {lang}"
    return known[f"{group}.{name}"]


def plays(game: str, count: int) -> Iterator[tuple[Play, int]]:
    """Whole games of the ready-made decks, each with its number; who takes this up plays them."""
    shelf = open_shelf(game, Path("home"), ())
    decks = tuple(deck.cards for deck in shelf.decks[:2])
    setup = Setup(
        game=game,
        engine=ENGINE,
        id="spoken",
        decks=decks,
        cards={key: shelf.cards.cards[key] for deck in decks for key in deck},
    )
    for number in range(count):
        yield Play(GAMES[game], setup, bytes([number]) * 32), number


def say_all(game: str) -> set[str]:
    """The keys of all that random games ask, tell and refuse, each said in both languages."""
    keys: set[str] = set()
    policies = [*POLICIES.values()]
    catalogue = Strict()
    for play, number in plays(game, 60):
        random, cards = Random(number), play.setup.cards
        speakers = [Speaker(catalogue, lang, CardBook(cards), ("Aoi", "Ben"), game=game) for lang in LANGUAGES]
        dealt = [key for deck in play.setup.decks for key in deck]
        for _ in range(300):
            if (question := play.question) is None:
                break
            asked = prompt(play.view(question.seat), question, question.seat, dealt, cards)
            told = [line for viewer in (SPECTATOR, 0, 1) for line in lines(play.events, viewer, game)]
            keys |= {asked.title.key, *(line.key for line in told)}
            for speaker in speakers:
                assert face(asked, "words.1", PromptPosition(), speaker).text
                public_rows(asked, "words.1", speaker)
                labels = [each for choice in asked.choices for each in (choice.label, choice.about) if each]
                for message in (*told, asked.title, *labels):
                    speaker.say(message)
                if question.kind == ACTION:
                    view = play.view(question.seat)
                    keys |= {f"verb-{verb_of(view, option)}" for option in question.options}
                    for key in sorted(key for key in keys if key.startswith("verb-")):
                        speaker.text(key)
                    refusals = [
                        play.why_not(question.seat, option) for option in GAMES[game].sayable(play.game, question.seat)
                    ]
                    for refusal in filter(None, refusals):
                        keys.add(f"reason-{refusal.reason}")
                        assert speaker.words.has(f"reason-{refusal.reason}", speaker.lang), refusal
                        speaker.refusal(refusal)
            picks = policies[number % len(policies)](play.game, question, random)
            play.take(Answer(question.seat, picks))
        for line in lines(play.events, SPECTATOR, game):
            keys.add(line.key)
            for speaker in speakers:
                speaker.say(line)
    return keys


def pictures(game: str) -> list[int]:
    """The sizes of a board in each language, on the way and at the end; what it shows is told in words too."""
    sizes = []
    for play, number in plays(game, 2):
        random = Random(number)
        for _ in range(25):
            if play.question is None:
                break
            play.take(Answer(play.question.seat, POLICIES["builder"](play.game, play.question, random)))
        for lang in LANGUAGES:
            view = play.view(SPECTATOR)
            sizes.append(len(board(view, play.setup.cards, lang)))
            assert board_alt(view, play.setup.cards, lang)
            assert state_text(view, play.setup.cards, lang)
            assert hand(play.view(0), play.setup.cards, lang)
    return sizes


def commands(game: str) -> list[str]:
    """The subcommands of the game, which keep to Discord's limits."""
    group = next(each for each in asyncio.run(tree()) if each["name"] == game)
    assert characters(group) <= 8000
    return [each["name"] for each in group["options"] if each["type"] in SUBCOMMANDS]


def main(game: str) -> None:
    speaking.word = strict_word  # type: ignore[assignment]
    found = {
        "commands": commands(game),
        "keys": sorted(say_all(game)),
        "pictures": pictures(game),
        "actions": [action.typed for action in MANIFESTS[game].actions if action.typed],
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
