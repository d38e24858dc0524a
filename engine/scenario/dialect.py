"""What each game adds to the scenario format: its zones, its turn actions, its cards and where a turn stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.kernel.card import Card
from engine.kernel.game import Game
from engine.kernel.look import Look
from engine.kernel.question import Refusal
from engine.kernel.state import Frame, Ref
from engine.scenario.form import CardEntry


@dataclass(frozen=True, slots=True)
class Dialect:
    """One game's part of the format.

    `prefix`: before the numbers of its rules in the register. `actions`: its turn actions by the names of the slash
    commands, with how many cards each takes; `from_hand` those whose first card is in hand, `either_way` those whose
    two cards cannot be taken for each other. `stats`: the numbers of its cards. `flags`: its settings. `blank`: the
    card that fills up. `make_cards` raises ScenarioError, whose problem begins with the card's key.
    """

    prefix: str
    zones: tuple[str, ...]
    actions: Mapping[str, int]
    from_hand: frozenset[str]
    either_way: frozenset[str]
    stats: tuple[str, ...]
    flags: frozenset[str]
    blank: Card
    make_cards: Callable[[Mapping[str, CardEntry]], dict[str, Card]]
    turn_frame: Callable[[str, int], Frame]
    cost_now: Callable[[Game, Ref], int]
    spared: Callable[[Look, int], Refusal | None]
