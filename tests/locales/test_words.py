"""One thing has one name: docs/words.md says which, and no message, lesson, puzzle or picture uses another."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from ruamel.yaml import YAML

from data.catalogue import LOCALES, files_of
from data.rules.digests import digests, games
from engine.games.lorcana.wording.terms import CLASSES
from engine.games.registry import EVERY
from render.words import catalogue

ROOT = Path(__file__).resolve().parents[2]
TERMS = ROOT / "docs" / "words.md"
LANGUAGES = ("en", "ja")
EVERYWHERE = ""
CHOICES = re.compile(r"(?:\w+-)?(?:act|button|choice|deed|effect|option|select|short|verb)-")
CODE = re.compile(r"`[^`]*`|<t:[^>]*>|\]\([^)]*\)")


class Texts(Visitor):
    """The texts of a message, its variants apart, with `{name}` for a variable."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(map(said, node.elements)))
        self.generic_visit(node)


def said(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    inside = element.expression
    if isinstance(inside, ftl.StringLiteral):
        return str(inside.value)
    return f"{{{inside.id.name}}}" if isinstance(inside, ftl.VariableReference) else "{}"


def banned() -> dict[tuple[str, str], list[re.Pattern[str]]]:
    """By language and game ("" for all games), what no text may hold."""
    patterns: dict[tuple[str, str], list[re.Pattern[str]]] = {}
    lang = game = ""
    for line in TERMS.read_text("utf-8").splitlines():
        if line.startswith("## "):
            lang, game = line[3:], EVERYWHERE
        elif line.startswith("### "):
            game = line[4:]
        elif line.startswith("|") and lang:
            never = line.split("|", 3)[3]
            patterns.setdefault((lang, game), []).extend(map(read, re.findall(r"`([^`]+)`", never)))
    return patterns


def read(term: str) -> re.Pattern[str]:
    is_pattern = len(term) > 2 and term[0] == term[-1] == "/"
    return re.compile(term[1:-1] if is_pattern else re.escape(term))


BANNED = banned()


def messages(lang: str) -> Iterator[tuple[str, str, str]]:
    """Game, key and text of each message, once for each variant."""
    for path in files_of(LOCALES / lang):
        own = path.parts[-3] if path.parent.name == "locales" and path.parts[-3] in EVERY else EVERYWHERE
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                key, texts = entry.id.name, Texts()
                texts.visit(entry)
                lesson = key.split("-")[1] if key.startswith("tutorial-") else ""
                for text in texts.texts:
                    yield lesson if lesson in EVERY else own, key, text


def spoken_of(value: object, lang: str) -> Iterator[str]:
    """Every text of a language in a puzzle's file."""
    if isinstance(value, Mapping):
        for name, inside in value.items():
            if name == lang and isinstance(inside, str):
                yield inside
            else:
                yield from spoken_of(inside, lang)
    elif isinstance(value, list):
        for each in value:
            yield from spoken_of(each, lang)


def puzzles(lang: str) -> Iterator[tuple[str, str, str]]:
    for path in sorted(ROOT.glob("data/games/*/puzzles/*.yaml")):
        if path.parts[-3] in EVERY:
            for text in spoken_of(YAML(typ="safe").load(path), lang):
                yield path.parts[-3], path.stem, text


def pictures(lang: str) -> Iterator[tuple[str, str, str]]:
    """Game, key and text of each word on a picture that is in words: "→1: 9/3" is none."""
    for game in (EVERYWHERE, *EVERY):
        for key, text in catalogue(game).get(lang, {}).items():
            if re.search(r"[^\W\d_]", re.sub(r"\{\w+\}", "", text)):
                yield game, key, text


def rules(lang: str) -> Iterator[tuple[str, str, str]]:
    """Game, number and text of each rule in our words."""
    for game in games():
        for rule, digest in digests(game).items():
            yield game, rule, digest.text(lang)


def faults(lang: str, game: str, text: str) -> list[str]:
    plain = CODE.sub("", text)
    patterns = [*BANNED[lang, EVERYWHERE], *(BANNED.get((lang, game), []) if game else [])]
    return [each.pattern for each in patterns if each.search(plain)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("texts", [messages, puzzles, pictures, rules], ids=lambda each: each.__name__)
def test_no_text_uses_another_word_for_a_thing(texts, lang: str) -> None:  # type: ignore[no-untyped-def]
    told = list(texts(lang))
    assert len(told) > 50
    assert [(game, key, wrong) for game, key, text in told if (wrong := faults(lang, game, text))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_is_shown_as_it_is_and_so_has_no_asterisks(lang: str) -> None:
    assert [key for _, key, text in messages(lang) if CHOICES.match(key) and "*" in text] == []


def test_a_game_of_the_list_is_one_that_is_played() -> None:
    assert {game for _, game in BANNED} - set(EVERY) == {EVERYWHERE}


@pytest.mark.parametrize(
    ("lang", "game", "text"),
    [
        ("ja", "", "次の試合"),
        ("ja", "", "{seat}は時間切れで退場しました。"),
        ("ja", "", "{seat}：{card}: 選択"),
        ("ja", "", "本当ですか? はい"),
        ("ja", "mlp", "イベントをプレイする"),
        ("ja", "lorcana", "フェアリー・キャラクター"),
        ("ja", "lorcana", "{card}がレディになった。"),
        ("ja", "mlp", "アクションできるのは誰？"),
        ("en", "", "{share} % of the points"),
        ("en", "", "all four colors"),
        ("en", "", "Only who opened the table can do that."),
        ("en", "lorcana", "It is tapped."),
    ],
)
def test_another_word_is_seen(lang: str, game: str, text: str) -> None:
    assert faults(lang, game, text)


@pytest.mark.parametrize(
    ("lang", "game", "text"),
    [
        ("ja", "", "{seat}の{card}が退場した。"),
        ("ja", "", "期限：<t:{due}:R>"),
        ("ja", "mlp", "プレイヤーがプレーした。"),
        ("ja", "lorcana", "プレイヤーがプレイした。"),
    ],
)
def test_the_right_word_is_let_be(lang: str, game: str, text: str) -> None:
    assert faults(lang, game, text) == []


def test_classes_are_called_as_the_rules_call_them(facts: Path) -> None:
    """Rule 6.1.2.2 lists them."""
    rules = (facts / "rules" / "lorcana-comprehensive-rules-2025-03-14.ja.txt").read_text("utf-8")
    listed = re.search(r"6\.1\.2\.2\..*?: (.+)", rules)
    assert listed is not None
    called = {name.strip("* ") for name in listed[1].split("、")}
    assert len(called) > 20
    assert called - {japanese for japanese, _ in CLASSES.values()} == set()
