"""The machine names no word of one game alone; what a game declares are all words that its cards say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.vocabulary import MACHINE, Vocabulary
from tests.warm import shelf_of

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "engine" / "kernel"
PLAIN = frozenset(
    "ability act action active advance again appearance aside became become block both card cards come declared"
    " discarded effect elsewhere enter event flip free fresh from gave give item joins lead left levels link lose"
    " main move moves must need now once open outside own partner phase pile point points pop put random reach"
    " recall remove removed search set stack stage starter state support take text theirs to_deck to_discard"
    " together triggered use used will win window with".split()
)
"""Words of a game that are plain English too, and mean only that in the machine."""
RULE = re.compile(r"\b[A-Z]{2,4} (?:\d[\w.-]*(?:, (?=\d))?)+")
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")


def own_words(game: str) -> set[str]:
    """What a game declares, whole and in its parts; zones too."""
    rules = GAMES[game]
    whole = {*rules.vocabulary.words, *rules.zones, *rules.areas, *rules.keyword_trees, *rules.levels, *rules.deeds}
    return {*whole, *(part for word in whole for part in word.split("_"))} - MACHINE.words


def words_of_one_game() -> set[str]:
    """Without plain English, and without what several games say: that is a mechanism."""
    machines = {part for word in MACHINE.words for part in word.split("_")}
    known = Counter(word for game in GAMES for word in own_words(game))
    return {word for word, games in known.items() if games == 1 and len(word) > 2} - machines - PLAIN


def said(source: str) -> Iterator[tuple[str, int]]:
    """Each name and each string, docstrings too, with its line; not the tags that old records know nodes by."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ClassDef(keywords=keywords):
                for each in keywords:
                    if each.arg == "tag":
                        each.value = ast.Constant(0)
                yield node.name, node.lineno
            case ast.FunctionDef(name=name) | ast.arg(arg=name) | ast.Name(id=name) | ast.Attribute(attr=name):
                yield name, node.lineno
            case ast.keyword(arg=str(name)):
                yield name, node.lineno
            case ast.Constant(value=str(text)):
                yield RULE.sub("", text), node.lineno


def parts(text: str) -> set[str]:
    """Its words in the singular and as they stand: those that are joined by _ or by capitals one by one too."""
    found = {word.lower() for word in re.findall(r"\w+", text)} | {part.lower() for part in PART.findall(text)}
    return (
        found | {word.removesuffix("s") for word in found} | {f"{word[:-3]}y" for word in found if word[-3:] == "ies"}
    )


def named(source: str, words: set[str]) -> set[tuple[int, str]]:
    """Which of these words a source names, and in which line."""
    return {(line, word) for text, line in said(source) for word in parts(text) & words}


def strangers(own: Vocabulary, cards: Iterable[Card]) -> list[str]:
    """What the trees of these cards name and neither the machine nor their game knows, in the order of the alphabet."""
    found = {(sort, word) for card in cards for sort, word in _named(card)}
    return sorted(f"{sort}: {word}" for sort, word in found if word not in getattr(MACHINE, sort) | getattr(own, sort))


def _named(card: Card) -> Iterator[tuple[str, str]]:
    yield from (("stats", stat) for stat in card.stats)
    yield "kinds", card.kind
    for node in t.nodes_of(card.abilities):
        yield from _said(node)


def _said(node: t.Node) -> Iterator[tuple[str, str]]:
    """The names in one node, each with what it is a name of."""
    match node:
        case t.Has(stat) | t.StatOf(stat) | t.Modify(stat=stat):
            yield "stats", stat
        case t.In(state):
            yield "states", state
        case t.Trigger(event):
            yield "events", event
        case t.Cannot(deed=deed) | t.Can(deed=deed) | t.PayLess(deed=deed):
            yield "deeds", deed
        case t.Keyword(name) | t.With(name):
            yield "keywords", name
        case t.Lose(keywords=keywords):
            yield from (("keywords", name) for name in keywords)
        case t.Chosen(zone=zone) | t.Every(zone=zone) | t.Count(zone=zone) | t.Take(into=zone) | t.Split(second=zone):
            yield "zones", zone
        case t.Activated(window=window):
            yield "windows", window


def test_no_file_of_the_machine_names_a_word_of_one_game_alone() -> None:
    words = words_of_one_game()
    found = {path.relative_to(KERNEL).as_posix(): named(path.read_text(), words) for path in KERNEL.rglob("*.py")}
    assert {path: sorted(each) for path, each in found.items() if each} == {}


@pytest.mark.parametrize(
    "source",
    [
        'ZONE = "inkwell"',
        "def add_scene(): pass",
        "look.keywords.shift",
        '"""Puts plans on stories."""',
        "class PayInk: pass",
        "def give(*, lore): pass",
        "give(candy=1)",
    ],
)
def test_a_word_of_a_game_is_found_wherever_it_stands(source: str) -> None:
    assert named(source, words_of_one_game())


def test_a_rule_and_the_tag_of_a_node_are_no_words() -> None:
    assert (
        named('class Color(Node, tag="Ink"):\n    """A colour (LOR 8.5.1, MLP 3-1.1.0)."""', words_of_one_game())
        == set()
    )


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_cards_of_a_game_name_it_declares(game: str) -> None:
    assert strangers(GAMES[game].vocabulary, shelf_of(game).cards.cards.values()) == []


def test_a_word_that_nobody_knows_is_told() -> None:
    odd = Card(
        key="x", kind="kite", name={}, id_name=(), abilities=(t.Triggered((t.Trigger("hum"),), t.Draw(t.You())),)
    )
    assert strangers(GAMES["lorcana"].vocabulary, [odd]) == ["events: hum", "kinds: kite"]


@pytest.mark.parametrize("first", ["data.store.store", "data.records", "data.community.workshop", "data.cards"])
def test_whoever_decodes_cards_knows_the_nodes_of_every_game(first: str) -> None:
    """In a process of its own: what msgspec has learnt to decode it does not learn anew."""
    nodes = sum(len(rules.vocabulary.nodes) for rules in GAMES.values())
    script = (
        f"import {first}, msgspec\n"
        "from engine.games.registry import GAMES\n"
        "from engine.kernel.cards.card import Card\n"
        "from engine.kernel.cards import tree as t\n"
        "own = [node for rules in GAMES.values() for node in rules.vocabulary.nodes]\n"
        "decode = msgspec.msgpack.Decoder(Card).decode\n"
        "from engine.games.lorcana.nodes import PayInk, UsedShift\n"
        "from engine.games.mlp.nodes import AddScene\n"
        "body = t.If(UsedShift(), t.Seq((PayInk(1), AddScene(2))))\n"
        "card = Card(key='x', kind='', name={}, id_name=(), abilities=(t.Spell(body),))\n"
        f"assert decode(msgspec.msgpack.encode(card)) == card and len(own) == {nodes}\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
