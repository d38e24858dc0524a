"""A question of a card says what happens: no form of words stands for what the card does."""

from collections.abc import Iterator

import pytest

import render
from cogs.presentation import asking, printed
from cogs.presentation.at_hand import prompt_for
from cogs.presentation.prompt_controls import face
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.tree import Chosen, Keyword, May, nodes_of
from engine.prompt import MENU, prompt
from engine.saying import Name
from engine.table import Live
from tests.cogs.positions import book, play
from tests.locales.test_words import faults, messages
from tests.rules.lorcana.stock import character, deal

SEEDS = 4
ASKED = ("prompt", "choice", "act", "effect", "deed", "facts")


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


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_at_a_table_is_said_in_the_words_of_its_game(game: str, lang: str) -> None:
    """A message that is not the game's own may be another's, or that of all games."""
    said: dict[str, list[str]] = {}
    for _, key, text in messages(lang):
        said.setdefault(key, []).append(text)
    keys = {each for live in play(1, game=game) for each in asked_at(live, game)} | set(asked_by_cards(game))
    own = {key: f"{game}-{key}" if f"{game}-{key}" in said else key for key in keys if key.partition("-")[0] in ASKED}
    assert len(own) > len(ASKED)
    wrong = [(key, text) for key in own.values() for text in said.get(key, ()) if faults(lang, game, text)]
    assert wrong == []


def asked_at(live: Live, game: str) -> Iterator[str]:
    """The messages of a question and of its choices."""
    question = live.question
    assert question is not None
    prompt = prompt_for(live, live.play.view(question.seat), question.seat)
    if prompt is None:
        return
    parts = [part for choice in prompt.choices for part in (choice.label, choice.about) if part]
    for message in (prompt.title, *parts):
        yield message.key
        yield from (f"{each.group}-{each.id}" for each in message.args.values() if isinstance(each, Name))


def asked_by_cards(game: str) -> Iterator[str]:
    """The messages in which what the cards of a game may do is asked."""
    for card in book(game).cards.values():
        for at, body in asking._bodies(card):
            asked = asking._asked(body, at)
            yield from map(asking._key, (*asked.cost, *asked.effect))


@pytest.mark.parametrize("game", GAMES)
def test_what_any_own_card_may_do_has_words(game: str) -> None:
    speaker = Speaker(catalogue(), "ja", book(game), ("Ann", "Ben"), game=game)
    cards = book(game).cards.items()
    may = [(key, node.body) for key, card in cards for node in nodes_of(card.abilities) if isinstance(node, May)]
    assert may
    wordless = []
    for key, body in may:
        asked = asking._asked(body, 0)
        steps = [asking._key(step) for step in (*asked.cost, *asked.effect)]
        if not all(map(speaker.knows, steps)) and not speaker.knows(asking._key(body)):
            wordless.append((key, steps))
    assert wordless == []


def test_a_card_that_is_still_to_be_chosen_is_not_called_that_card() -> None:
    """An item or a location: no word says both, and nobody has named it yet."""
    found = 0
    for game in GAMES:
        speaker = Speaker(catalogue(), "ja", book(game), ("Ann", "Ben"), game=game)
        for key, card in book(game).cards.items():
            for node in nodes_of(card.abilities):
                target = getattr(node, "target", None)
                if isinstance(target, Chosen):
                    assert asking._what(target, Name("card", key), speaker) != speaker.text("act-it"), key
                    found += 1
    assert found > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_asks_is_quoted_with_the_ability_that_does(game: str) -> None:
    speaker, quoted = Speaker(catalogue(), "en", book(game), ("Ann", "Ben"), game=game), 0
    for key, card in book(game).cards.items():
        whole = list(printed.printed(key, speaker))
        if not 1 < len(whole) == len(card.abilities):
            continue
        for at, line in enumerate(whole):
            assert list(printed.asking(key, speaker, at)) == [line]
            quoted += 1
        assert list(printed.asking(key, speaker)) == whole
    assert quoted > SEEDS


def test_what_only_says_what_a_kind_of_card_can_do_is_not_quoted() -> None:
    bracketed = "(A character with cost 3 or more can sing this.)\nDraw a card. (Once.)"
    assert render.unreminded(bracketed, "lorcana") == "Draw a card. (Once.)"
    assert render.unreminded(bracketed, "harem_master") == bracketed, "there brackets are part of an ability"


def test_a_keyword_that_asks_is_quoted_with_what_it_does() -> None:
    speaker, quoted = Speaker(catalogue(), "en", book(), ("Ann", "Ben")), 0
    for seed in range(SEEDS):
        for live in play(seed, policy="heuristic"):
            question = live.question
            assert question is not None
            prompt = prompt_for(live, live.play.view(question.seat), question.seat)
            if prompt is None or prompt.title.key != "prompt-target":
                continue
            assert prompt.source, speaker.say(prompt.title)
            keyword = book().cards[prompt.source].abilities[prompt.ability] if prompt.ability >= 0 else None
            quoted += isinstance(keyword, Keyword)
    assert quoted


def test_what_a_card_was_given_is_quoted_from_the_card_that_gave_it() -> None:
    """With that card's name, for it is not the one that asks; also where that card says other things as well."""
    inner = t.Triggered((t.Trigger("quest", t.Is(t.This())),), t.May(t.Draw(t.You(), 1)))
    text = 'Evasive\nYour characters named Scout gain "Whenever this character quests, you may draw a card."'
    table = deal(
        {"field": ["captain", "scout"]},
        captain=character(text),
        trees={"captain": (t.Keyword("evasive"), t.Static((t.Grant(t.Every(t.Named("Scout")), (inner,)),)))},
    )
    table.do("A: quest scout")
    assert table.question is not None
    cards = dict(table.scenario.cards)
    keys = [key for deck in table.play.setup.decks for key in deck]
    asked = prompt(table.view(0), table.question, 0, keys, cards)
    said = face(asked, "t.1", PromptPosition(), Speaker(catalogue(), "en", CardBook(cards), ("Ann", "Ben"))).text
    assert said.startswith("**Scout")
    [line] = [line for line in said.splitlines() if "gain" in line]
    assert line.startswith("-# From ")
    assert ': Your characters named Scout gain "Whenever' in line
    assert "Captain" in line
    assert "Evasive" not in said


def test_a_question_of_a_present_names_it() -> None:
    """What lies on a character asks by no text of its own."""
    named = set()
    for live in (each for seed in range(1, 5) for each in play(seed, game="mlp", policy="random", most=600)):
        asked = prompt_for(live, live.play.view(live.question.seat), live.question.seat) if live.question else None
        if asked is not None and asked.given is not None and not asked.source:
            speaker = Speaker(catalogue(), "en", book("mlp"), ("Ann", "Ben"), game="mlp")
            said = face(asked, "t.1", PromptPosition(), speaker).text.splitlines()[-1]
            assert said.startswith("-# From Present of "), said
            named.add(said)
    assert len(named) > 1
