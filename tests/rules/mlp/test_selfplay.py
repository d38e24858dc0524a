"""Random games with every invariant asserted; and that plans are hidden from everybody."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine.games.mlp import rulebook
from engine.games.mlp.plans import PLANS
from engine.kernel.record.record import build_library
from engine.kernel.state.game import Game
from engine.players.check import InvariantCheck
from engine.players.policy import uniform
from engine.players.selfplay import new_game, play_out
from tests.rules.mlp import stock as s
from tests.rules.mlp.pool import CARDS, DECK


@pytest.mark.parametrize("tens", range(4))
def test_random_games_play_to_an_end_without_a_finding(tens: int) -> None:
    """A tenth of the questions of ten games is looked at; `python -m tests.rules.selfplay mlp 100` plays more."""
    library = build_library(s.RULES, CARDS)
    check = InvariantCheck(s.RULES)
    for number in range(tens * 10, tens * 10 + 10):
        game = new_game(s.RULES, library, (DECK, DECK), f"mlp/{number}", telling=True)
        random = Random(number)

        def watch(game: Game, random: Random = random) -> Sequence[str]:
            return check(game) if random.random() < 0.1 else ()

        _, findings = play_out(game, uniform, random, watch)
        assert findings == []
        assert game.state.outcome is not None


@pytest.mark.parametrize("zones", [PLANS, ("scene_deck",), ("deck",)])
def test_what_its_owner_alone_sees_of_what_nobody_may_see_is_found(
    zones: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = rulebook.visible
    monkeypatch.setattr(
        rulebook,
        "visible",
        lambda seat, zone, viewer: (zone in zones and seat == viewer) or plain(seat, zone, viewer),
    )
    game = new_game(s.RULES, build_library(s.RULES, CARDS), (DECK, DECK), "leak", telling=True)
    _, findings = play_out(game, uniform, Random(1), InvariantCheck(s.RULES))
    assert any("show after" in finding for finding in findings)
