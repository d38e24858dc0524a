"""A slice of the random programs; `python -m tests.behaviour.random_programs` plays thousands."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.mlp.nodes import AddScene
from engine.kernel.cards import tree as t
from tests.behaviour import random_programs
from tests.behaviour.draws import Program
from tests.behaviour.lockstep import Parted
from tests.behaviour.random_programs import RUNS, differences, main, programs

SLICE = 150
VERBS = 15
"""How many different ones a slice must speak of, so that it is no slice of one thing."""


@pytest.mark.parametrize("game", sorted(RUNS))
def test_the_engine_does_what_small_programs_mean(game: str) -> None:
    assert list(differences(game, SLICE)) == []


@pytest.mark.parametrize("game", sorted(RUNS))
def test_the_programs_are_many_things_and_the_same_each_time(game: str) -> None:
    drawn = [program for _, program, _ in programs(game, SLICE)]
    assert drawn == [program for _, program, _ in programs(game, SLICE)]
    assert len({program.text for program in drawn}) > SLICE * 0.9
    said = {type(node) for program in drawn for node in t.nodes_of(program.ability) if isinstance(node, t.Effect)}
    assert len(said) > VERBS


@pytest.mark.parametrize(
    ("game", "kind", "true", "taken"),
    [
        ("lorcana", "action", t.Draw(t.You(), 2), t.Draw(t.You(), 1)),
        ("lorcana", "action", t.GainPoints(t.You(), 1), t.GainPoints(t.You(), 2)),
        ("mlp", "event", AddScene(1), AddScene(2)),
        ("mlp", "event", t.Discard(t.Opponents()), t.Discard(t.You())),
    ],
)
def test_another_meaning_is_a_difference(game: str, kind: str, true: t.Effect, taken: t.Effect) -> None:
    """The engine takes a program for another one."""
    assert any(
        parts(game, Program(kind, t.Spell(true), ""), name, dice, t.Spell(taken))
        for name, _, dice in programs(game, 10)
    )


def parts(game: str, program: Program, name: str, dice: Random, taken: t.Ability) -> bool:
    try:
        RUNS[game](program, dice, name, taken)
    except Parted:
        return True
    return False


def test_the_command_says_where_they_part(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mlp", "--programs", "3"]) == 0
    assert capsys.readouterr().out.endswith("0 differences\n")

    def part(program: Program, random: Random, title: str) -> None:
        raise Parted("two of them")

    monkeypatch.setattr(random_programs, "RUNS", {"mlp": part})
    assert main(["mlp", "--programs", "3"]) == 1
    assert "two of them" in capsys.readouterr().out
