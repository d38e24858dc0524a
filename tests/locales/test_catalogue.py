"""The catalogue is whole: nothing missing, nothing dead, and the languages agree."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cogs.decks.commands import DeckCommands
from cogs.tables.judge import JudgeCommands
from cogs.tables.match import MatchCommands
from cogs.tournaments.commands import TournamentCommands
from data.catalogue import LOCALES, Catalogue, catalogue, files_of
from data.games import with_files
from data.lessons import LESSON, load_lessons, text_keys
from data.rules import games as looked_up
from engine import table as tables
from engine.games.mlp.plans import PLANS, STAGES
from engine.games.registry import EVERY
from engine.kernel.cards import tree
from engine.kernel.characteristics.account import COUNTER, PRINTED, RULE
from engine.kernel.flow.machine import WORK_LIMIT
from engine.logbook import SHAPES, log_key
from engine.logbook import shapes as shapes_of
from engine.manifest import Action, Telling
from engine.manifest.telling import Shape
from engine.prompt import ANSWERS, special
from tests.warm import shelf_of

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "ja")
KEY = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    found: dict[str, set[str]] = {}
    for path in files_of(LOCALES / lang):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def sources(*folders: str) -> Iterator[ast.Module]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")) if (ROOT / folder).is_dir() else [ROOT / folder]:
            if is_spoken(path):
                yield ast.parse(path.read_text("utf-8"))


def is_spoken(path: Path) -> bool:
    """Whether anybody can meet what a file says: a rulebook needs words as soon as its game can be played."""
    inside = path.relative_to(ROOT).parts
    return inside[:2] != ("engine", "games") or len(inside) == 3 or inside[2] in EVERY


@cache
def literals() -> frozenset[str]:
    """Every string in the Discord side and the engine that looks like a key, pieces of f-strings too."""
    return frozenset(
        node.value
        for module in sources(
            "cogs", "engine", "data/lists.py", "data/community", "data/sheets", "data/printed", "data/games", "bot.py"
        )
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def calls(name: str, *folders: str) -> Iterator[ast.Call]:
    for module in sources(*folders):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == name:
                yield node


def told_kinds() -> set[str]:
    """The kinds of events that the engine tells, as far as they are written down as they are."""
    return {
        node.args[0].value for node in calls("tell", "engine") if node.args and isinstance(node.args[0], ast.Constant)
    } | {"concede", "leave", "time"}


def tellings() -> list[Telling]:
    """What each game tells and asks of its own."""
    return [manifest.telling for manifest in EVERY.values()]


def shapes() -> list[tuple[str, Shape]]:
    """All events that are told, with their arguments."""
    return [*SHAPES.items(), *[shape for each in tellings() for shape in each.events.items()]]


def own_words(key: str) -> str:
    """The message in whose place one stands that a game has of its own ("mlp-verb-end"); others as they are."""
    game, _, rest = key.partition("-")
    return rest if game in EVERY else key


def reasons() -> set[str]:
    """The reasons of all refusals."""
    return {
        node.args[1].value
        for node in calls("Refusal", "engine", "cogs")
        if len(node.args) > 1 and isinstance(node.args[1], ast.Constant)
    }


def error_keys() -> set[str]:
    return {
        error.key
        for error in vars(tables).values()
        if isinstance(error, type)
        and issubclass(error, tables.TableError)
        and isinstance(getattr(error, "key", None), str)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message(lang: str) -> None:
    assert messages(lang).keys() == messages("en").keys()


def test_the_arguments_of_a_message_are_the_same_in_each_language() -> None:
    assert {key: names for key, names in messages("ja").items() if names - messages("en")[key]} == {}


def test_a_game_says_otherwise_only_what_is_said_at_all() -> None:
    assert {own_words(key) for key in messages("en")} - messages("en").keys() == set()


def test_every_event_has_its_line() -> None:
    silent = {kind for each in tellings() for kind in each.silent}
    assert told_kinds() - {kind for kind, _ in shapes()} - silent == set()
    assert {log_key(kind) for kind, _ in shapes()} - messages("en").keys() == set()


@pytest.mark.parametrize("game", EVERY)
def test_what_a_game_tells_has_a_line_at_that_game(game: str) -> None:
    """A line that only another game knows is none."""
    first = [node.args[0] for node in calls("tell", f"engine/games/{game}") if node.args]
    either = [part for node in first for part in ((node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,))]
    told = {part.value for part in either if isinstance(part, ast.Constant)}
    assert told
    assert told - shapes_of(game).keys() - EVERY[game].telling.silent == set()


def test_a_line_asks_for_nothing_that_its_event_does_not_tell() -> None:
    for kind, shape in shapes():
        told = {each.partition(":")[0] for each in shape}
        told |= {"count"} if {"cards", "winners"} & told else set()
        told |= {"goal"} if "winners" in told else set()
        assert messages("en")[log_key(kind)] <= told, kind


def test_every_reason_has_its_sentence() -> None:
    assert {f"reason-{reason}" for reason in reasons()} - messages("en").keys() == set()


def test_every_error_of_a_table_has_its_sentence() -> None:
    assert error_keys() - messages("en").keys() == set()


def asked_kinds() -> set[str]:
    """The kinds of questions, as far as they are written down as they are."""
    return {node.args[1].value for node in calls("Ask", "engine") if isinstance(node.args[1], ast.Constant)} | {
        "target",
        "card",
        "trigger",
        "replace",
        "repeat",
        *(kind for each in tellings() for kind in each.questions),
    }


@cache
def lesson_keys() -> frozenset[str]:
    lessons = load_lessons({game: shelf_of(game) for game in with_files(LESSON)})
    return frozenset(key for lesson in lessons.values() for key in text_keys(lesson))


def test_every_step_of_a_lesson_has_its_text() -> None:
    assert lesson_keys() - messages("en").keys() == set()


def prompt_keys() -> set[str]:
    asked = {f"prompt-{kind}" for kind in asked_kinds()} | {key for each in tellings() for key in each.phases.values()}
    spoken = [each for telling in tellings() for each in special(telling).items()]
    return asked | {f"prompt-{kind}-{verb.replace('_', '-')}" for verb, kinds in spoken for kind in kinds}


def test_every_question_has_its_prompt() -> None:
    assert prompt_keys() - messages("en").keys() == set()
    assert {f"choice-{word}" for word in ANSWERS} - messages("en").keys() == set()


def test_every_key_that_is_written_down_exists() -> None:
    prefixes = {key.partition("-")[0] for key in messages("en")}
    written = {each for each in literals() if KEY.fullmatch(each) and each.partition("-")[0] in prefixes}
    assert {each for each in written if not each.endswith("-")} - messages("en").keys() - NOT_KEYS == set()


NOT_KEYS = {"en-US"}


def actions() -> list[Action]:
    """The turn actions of all games."""
    return [action for manifest in EVERY.values() for action in manifest.actions]


def action_keys() -> set[str]:
    """What is said of the subcommands of actions, and of those that answer."""
    answers = {(game, name, kind) for game, each in EVERY.items() for name, kind in each.answers.items()}
    return {
        *(f"cmd-{game}-{action.typed}" for game, each in EVERY.items() for action in each.actions if action.typed),
        *(f"opt-{part.name}" for action in actions() for part in action.said),
        "opt-how",
        "opt-opponent",
        *(f"cmd-{game}-{name}" for game, name, _ in answers),
        *(f"opt-{name}" for _, name, _ in answers),
        *(f"error-no-{kind}" for _, _, kind in answers),
    }


def nodes(root: type[tree.Node]) -> Iterator[type[tree.Node]]:
    """Those of the machine and those of games."""
    for node in root.__subclasses__():
        yield node
        yield from nodes(node)


def choice_keys() -> set[str]:
    """What may be chosen in the commands that do several things."""
    groups = (MatchCommands, JudgeCommands, DeckCommands, TournamentCommands)
    commands = [each for group in groups for each in group.__discord_app_commands_group_children__]
    choices = [choice for each in commands for option in each.parameters for choice in option.choices]
    return {choice._locale_name.extras["key"] for choice in choices if choice._locale_name}


def test_no_message_is_dead() -> None:
    used = (
        choice_keys()
        | set(literals())
        | {log_key(kind) for kind, _ in shapes()}
        | {f"reason-{reason}" for reason in reasons()}
    )
    used |= prompt_keys()
    used |= error_keys() | {f"choice-{word}" for word in ANSWERS}
    used |= {f"effect-{str(node.__struct_config__.tag).lower()}" for node in nodes(tree.Node)}
    used |= {
        "effect-use",
        "effect-enter_exerted",
        "effect-pay_otherwise",
        "cmd-cards",
        "cmd-judge",
        "cmd-match",
        "cmd-setup",
    }
    used |= {f"effect-{effect}" for each in tellings() for effect in each.meant.values()}
    used |= {key.replace("effect-", "act-", 1) for key in used if key.startswith("effect-")}
    used |= {f"{kind}-{action.verb}" for action in actions() for kind in ("verb", "short")} | action_keys()
    used |= {f"{kind}-{game}" for game in EVERY for kind in ("game", "cmd")} | {f"game-{game}" for game in looked_up()}
    flags = [*tables.OWN, *(flag for each in EVERY.values() for flag in each.rules.flags)]
    used |= {f"{kind}-{flag.name}" for flag in flags for kind in ("opt", "option")}
    used |= {f"option-{flag.name}-{value}".lower() for flag in flags for value in flag.values}
    used |= {f"habit-{name}{about}" for name in tables.Habits.__struct_fields__ for about in ("", "-about")}
    used |= {f"lobby-{state}{there}" for state in ("over", "playing") for there in ("", "-there")}
    used |= {f"choice-{action.verb}" for action in actions() if action.is_bare} | {"choice-resist", "choice-redirect"}
    used |= {f"choice-{word}" for each in tellings() for word in each.choices}
    used |= {f"stage-{stage}" for stage in STAGES} | {f"place-{zone}" for zone in PLANS}
    used |= {f"deck-{part}-size" for part in ("main", "scene", "story", "lead")}
    used |= {f"deed-{each}" for each in literals()} | lesson_keys()
    used |= {f"why-until-{until}" for until in get_args(tree.Duration)}
    used |= {f"why-how-{how}" for how in (PRINTED, COUNTER, RULE)}
    used |= {f"why-{state}" for state in ("waiting", "done", "listening")}
    assert {key for key in messages("en") if own_words(key) not in used} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    words = catalogue()
    for key, names in messages(lang).items():
        for value in (0, 1, 2, WORK_LIMIT):
            said = words.text(lang, key, dict.fromkeys(names, value))
            assert said.strip(), key
            assert "{" not in said, key


MANY = re.compile(
    r"(?<![\d.#–>/-])\b1 (?:more )?(?:cards|rules|decks|turns|points|rounds|minutes|days|hours|inputs|scenes)\b"
)
NEVER_ONE = {
    "community-too-many-cards",
    "deck-over-table-limit",
    "log-score",
    "setup-check-game",
    "shelf-large",
    "tournament-why-again",
    "tournament-why-bye-kept",
    "tournament-why-down",
    *(f"{game}-log-mulligan" for game in ("harem_master", "precious_memories", "quintuplets")),
    "log-mulligan",
}
"""What is told of more than a limit, of points that a win gives, or of a whole hand."""


def test_one_of_something_is_told_as_one() -> None:
    words, limits = catalogue(), ("most", "least", "goal", "wanted", "seats")
    said = {
        key: words.text("en", key, {name: "Aoi" if name == "seat" else 5 if name in limits else 1 for name in names})
        for key, names in messages("en").items()
    }
    assert {key: text for key, text in said.items() if MANY.search(text)}.keys() <= NEVER_ONE


def test_a_language_is_found_by_its_locale() -> None:
    words = Catalogue()
    assert words.languages == LANGUAGES
    assert [words.language(wish) for wish in ("ja", "en-GB", "fr", None)] == ["ja", "en", "en", "en"]
    assert words.language("fr", "ja") == "ja"


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        catalogue().text("en", "no-such-key")
