"""What a puzzle shows: its goal above the hand, how it stands, hints, a solution, and the list of all."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cogs.presentation.coaching import LessonAdvice
from cogs.presentation.controls import (
    BLUE,
    GREEN,
    OPTION_TEXT,
    OPTIONS,
    Button,
    Pick,
    Rows,
    Select,
    general_id,
    table_id,
)
from cogs.presentation.screen import TEXT_LIMIT, Screen
from cogs.presentation.words import Speaker, clipped
from data.puzzle_files import PuzzleShelf
from engine.games.registry import GAMES
from engine.kernel.state.question import ACTION, Answer
from engine.manifest.dialect.form import Texts
from engine.prompt import Prompt, prompt
from engine.scenario.puzzle import SOLVER, Puzzle, Verdict
from engine.table import Live

HINT, SOLUTION, AGAIN, NEXT = "puzzlehint", "puzzlesolution", "puzzleagain", "puzzlenext"
"""Verbs of a table's buttons; behind the first stands the number of the hint."""
LIST, PICK = "puzzlelist", "puzzlepick"
"""Verbs of controls whose subject is a game."""
HARDEST = 5
HEADS: Mapping[Verdict, str] = {"open": "puzzle-open", "solved": "puzzle-solved", "failed": "puzzle-failed"}
"""What stands above the hand."""


def said(text: Texts, speaker: Speaker) -> str:
    """A text of a puzzle in the reader's language, English where that has none."""
    return str(getattr(text, speaker.lang, text.en))


def title(puzzle: Puzzle, speaker: Speaker) -> str:
    """What it is called, with how hard it is."""
    level = puzzle.about.level
    return f"{said(puzzle.title, speaker)} {'★' * level}{'☆' * (HARDEST - level)}"


def ticked(puzzle: Puzzle, solved: Collection[str], speaker: Speaker) -> str:
    """The same in a list, with a tick if it is solved."""
    return f"{'✅' if puzzle.name in solved else '▫️'} {title(puzzle, speaker)}"


# --- above the hand ---


def task(live: Live, seat: int, puzzles: PuzzleShelf, speaker: Speaker) -> LessonAdvice | None:
    """What a puzzle says to the one who solves it; None for any other game."""
    puzzle = puzzles.played(live.kept.setup)
    if puzzle is None or seat != SOLVER:
        return None
    verdict = puzzle.verdict(live.play)
    told: dict[str, str | int] = {
        "title": title(puzzle, speaker),
        "goal": said(puzzle.about.goal, speaker),
        "why": said(puzzle.about.why, speaker) if verdict == "solved" else "",
    }
    is_won = verdict == "solved" and "outcome" in puzzle.scenario.file.expect
    return LessonAdvice(
        key="puzzle-won" if is_won else HEADS[verdict],
        told=told,
        is_all=verdict != "open",
        tools=_tools(live, puzzle.game, verdict, speaker),
    )


def _tools(live: Live, game: str, verdict: str, speaker: Speaker) -> tuple[Button, ...]:
    """What may be pressed beside the question itself."""
    table = live.table.id
    again = Button(table_id(table, AGAIN), speaker.text("button-puzzle-again"), GREEN if verdict == "failed" else BLUE)
    more = (
        Button(table_id(table, NEXT), speaker.text("button-puzzle-next"), GREEN if verdict == "solved" else BLUE),
        Button(general_id(game, LIST), speaker.text("button-puzzle-list")),
    )
    if verdict == "solved":
        return *more, again
    hint = Button(table_id(table, f"{HINT}.1"), speaker.text("button-puzzle-hint"), BLUE)
    undo = (Button(table_id(table, "undo"), speaker.text("button-undo")),) * (live.outcome is None)
    if verdict == "failed":
        return again, *undo, hint, *more
    return (
        *undo,
        again,
        hint,
        Button(table_id(table, "state"), speaker.text("button-state")),
        Button(table_id(table, "log"), speaker.text("button-log")),
    )


# --- help ---


def hint(puzzle: Puzzle, table: str, nth: int, speaker: Speaker) -> Screen:
    """The hint of a number, from 1, with what helps further."""
    hints = puzzle.about.hints
    at = min(max(nth, 1), len(hints))
    text = speaker.text("puzzle-hint", nth=at, all=len(hints), hint=said(hints[at - 1], speaker))
    more = (Button(table_id(table, f"{HINT}.{at + 1}"), speaker.text("button-puzzle-more"), BLUE),)
    solution = Button(table_id(table, SOLUTION), speaker.text("button-puzzle-solution"))
    return Screen(text, (((*more, solution) if at < len(hints) else (solution,)),))


def solution(puzzle: Puzzle, speaker: Speaker) -> Screen:
    """Each step of a solution as it is pressed, and why it is one."""
    steps = [f"{nth}. {step}" for nth, step in enumerate(_steps(puzzle, speaker), 1)]
    text = "\n".join(
        [
            speaker.text("puzzle-solution", title=title(puzzle, speaker)),
            *steps,
            speaker.text("puzzle-why", why=said(puzzle.about.why, speaker)),
        ]
    )
    return Screen(clipped(text, TEXT_LIMIT))


def _steps(puzzle: Puzzle, speaker: Speaker) -> list[str]:
    """The solver's turn actions, each with the answers that follow it; whose they are is said of another's."""
    play, steps = puzzle.begun(GAMES[puzzle.game]), list[str]()
    keys = tuple(key for deck in puzzle.decks for key in deck)
    for move in puzzle.solution:
        asked = play.question
        if asked is not None and isinstance(move, Answer) and (asked.is_decision or asked.kind == ACTION):
            shown = prompt(play.view(asked.seat), asked, asked.seat, keys, puzzle.cards)
            answer = speaker.listed(_pressed(shown, pick, speaker) for pick in move.picks) or speaker.text(
                "choice-none"
            )
            if asked.seat != SOLVER:
                answer = speaker.text("puzzle-other", seat=speaker.seat(asked.seat), answer=answer)
            if steps and (asked.kind != ACTION or asked.seat != SOLVER):
                steps[-1] = speaker.text("puzzle-then", step=steps[-1], answer=answer)
            else:
                steps.append(answer)
        play.take(move)
    return steps


def _pressed(shown: Prompt, pick: int, speaker: Speaker) -> str:
    """An answer as its button says it."""
    group, choice = next((group, choice) for group in shown.groups for choice in group.choices if choice.index == pick)
    if not group.verb:
        return speaker.say(choice.label)
    verb = speaker.text(f"verb-{group.verb}")
    return speaker.text("verb-with", verb=verb, name=speaker.say(choice.label)) if choice.label.args else verb


# --- the list ---


def listed(game: str, puzzles: Sequence[Puzzle], solved: Collection[str], speaker: Speaker) -> Screen:
    """All puzzles of a game, those that are solved ticked, to choose from."""
    done = sum(puzzle.name in solved for puzzle in puzzles)
    text = speaker.text("puzzle-list", game=speaker.text(f"game-{game}"), done=done, all=len(puzzles))
    plain = speaker.plain()
    picks = tuple(
        Pick(
            puzzle.name,
            clipped(ticked(puzzle, solved, plain), OPTION_TEXT),
            clipped(said(puzzle.about.goal, plain), OPTION_TEXT),
        )
        for puzzle in puzzles[:OPTIONS]
    )
    rows: Rows = (Select(general_id(game, PICK), picks, speaker.text("puzzle-choose")),)
    told = [speaker.text("board-line", line=ticked(puzzle, solved, speaker)) for puzzle in puzzles]
    return Screen(clipped("\n".join([text, *told]), TEXT_LIMIT), rows)
