"""What is under way where a position begins: what happened earlier in the turn, what lasts, and which triggers wait."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import UNSET

from engine.kernel.cards import tree as t
from engine.kernel.flow.machine import run, take
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Answer, Question
from engine.kernel.state.state import CARD_MASK, Pending, Ref, Run
from engine.manifest.dialect.errors import ScenarioError, Unmet
from engine.manifest.dialect.form import SEATS, EarlierEntry, LastingEntry, WaitingEntry, lasting_key
from engine.scenario.script import Scenario
from engine.scenario.words import Meaning, ScriptLine


def go_on_from(game: Game, scenario: Scenario) -> None:
    """Bring everything under way into a game whose cards lie there. Raises ScenarioError with its line."""
    file = scenario.file
    steps: list[tuple[str, int, Callable[[], None]]] = [
        *(("lasting", at, partial(_lasts, game, scenario, at, each)) for at, each in enumerate(file.lasting)),
        *(("earlier", at, partial(_happened, game, scenario, each)) for at, each in enumerate(file.earlier)),
        *(("waiting", at, partial(_waits, game, scenario, each)) for at, each in enumerate(file.waiting)),
    ]
    for part, at, bring in steps:
        try:
            bring()
        except (ScenarioError, Unmet) as error:
            raise ScenarioError(str(error), scenario.line(part, at)) from None


def ref_of(game: Game, scenario: Scenario, name: str) -> Ref:
    """The first card or piece of a name. Raises ScenarioError."""
    refs = Meaning(game, scenario.cast, scenario.dialect).refs(name)
    if not refs:
        raise ScenarioError(f"there is no card {name} to speak of")
    return refs[0]


# --- earlier ---


def _happened(game: Game, scenario: Scenario, entry: EarlierEntry) -> None:
    seat, written = next((seat, words) for seat in SEATS if (words := getattr(entry, seat)) is not UNSET)
    line, dialect = ScriptLine(written), scenario.dialect
    if line.verb not in dialect.deeds:
        raise ScenarioError(f"there is no {line.verb} that is remembered; known: {', '.join(dialect.deeds)}")
    least, most = dialect.deeds[line.verb]
    if not least <= len(line.rest) <= most:
        raise ScenarioError(f'"{written}" names {len(line.rest)} cards; {line.verb} takes {least} to {most}')
    refs = [ref_of(game, scenario, name) for name in line.rest]
    dialect.happened(game, line.verb, SEATS.index(seat), refs)


# --- lasting ---


def _lasts(game: Game, scenario: Scenario, at: int, entry: LastingEntry) -> None:
    """Resolve the effect as if in a main phase of that turn, and keep what it leaves behind."""
    state, now = game.state, game.state.turn
    names, seat = _listed(entry.on), SEATS.index(_seat(scenario, entry))
    ability, source = _of_text(game, scenario, at, names) if entry.text else _of_card(game, scenario, entry)
    known, events = len(state.lasting), len(state.fresh)
    state.turn = now if entry.turn is UNSET else entry.turn
    state.frames = [scenario.dialect.turn_frame("main", state.active), Run(ability=ability, seat=seat, source=source)]
    run(game)
    meaning = Meaning(game, scenario.cast, scenario.dialect)
    while (question := state.question) is not None and question.kind != ACTION:
        picks = _chosen(meaning, question, names)
        take(game, Answer(question.seat, picks))
    state.turn, state.no, state.choices, state.question = now, 0, 0, None
    state.frames.clear()
    del state.fresh[events:]
    if names:
        raise ScenarioError(f"nothing is done to {', '.join(names)}")
    if len(state.lasting) == known:
        raise ScenarioError("this leaves nothing behind that lasts")


def _listed(names: str | list[str]) -> list[str]:
    return [names] if isinstance(names, str) and names else list(names)


def _seat(scenario: Scenario, entry: LastingEntry) -> str:
    return scenario.file.turn.seat if entry.by is UNSET else entry.by


def _of_text(game: Game, scenario: Scenario, at: int, names: list[str]) -> tuple[int, Ref]:
    """A text of its own; if it speaks of "this", that is the card that it is on."""
    key = lasting_key(at)
    number = next(number for number, placed in enumerate(scenario.cast.placed) if placed.name == key)
    (ability,) = scenario.cards[key].abilities
    source = game.state.refs[number]
    if names and any(isinstance(node, t.This) for node in t.nodes_of(ability)):
        source = ref_of(game, scenario, names.pop(0))
    return game.faces[number].spell, source


def _of_card(game: Game, scenario: Scenario, entry: LastingEntry) -> tuple[int, Ref]:
    ref = ref_of(game, scenario, entry.card)
    spell = game.faces[ref & CARD_MASK].spell
    return (spell if spell >= 0 else triggered(game, entry.card, ref, entry.ability)), ref


def _chosen(meaning: Meaning, question: Question, names: list[str]) -> tuple[int, ...]:
    """As many of the names as this question takes; to do what may be done is to say yes."""
    if ("yes",) in question.options:
        return (question.options.index(("yes",)),)
    taken = names[: question.most]
    picks = meaning.picks(question, ScriptLine(" ".join(["choose", *(f'"{name}"' for name in taken)])))
    if picks is None or len(picks) < question.least:
        raise ScenarioError(f"it is not said on whom: {meaning.question(question)}")
    del names[: len(taken)]
    return picks


# --- waiting ---


def triggered(game: Game, name: str, ref: Ref, nth: int) -> int:
    """The nth triggered ability of a card, from 1. Raises ScenarioError."""
    look = game.look(ref)
    numbers = list(dict.fromkeys(number for _, number, _ in look.listens))
    if not 1 <= nth <= len(numbers):
        raise ScenarioError(f"{name} has no triggered ability {nth}")
    return numbers[nth - 1]


def _waits(game: Game, scenario: Scenario, entry: WaitingEntry) -> None:
    """A triggered ability that waits: in the order of the list, where its game resolves the first of them first."""
    source = ref_of(game, scenario, entry.of)
    about, other = (ref_of(game, scenario, name) if name else 0 for name in (entry.about, entry.against))
    seat = game.look(source).seat if entry.by is UNSET else SEATS.index(entry.by)
    game.state.serial += 1
    game.state.waiting.append(
        Pending(
            game.state.serial,
            seat,
            triggered(game, entry.of, source, entry.ability),
            source,
            about or source,
            other,
            entry.amount,
            card=game.top_card(source),
        )
    )
