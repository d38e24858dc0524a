"""What a game is to the rooms around it: one object on which hangs all that they ask of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from msgspec import Struct

from engine.kernel.cards.card import Card
from engine.kernel.cards.fault import Fault
from engine.kernel.cards.flag import Value
from engine.kernel.flow.action import Action
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.state.game import Game
from engine.manifest.dialect.dialect import Dialect
from engine.manifest.form import CardForm
from engine.manifest.minds.mind import Mind
from engine.manifest.telling import Telling
from engine.wording import Grammar

Deck = tuple[str, ...]
DeckCheck = Callable[[Sequence[str], Mapping[str, Card], Mapping[str, Value]], Sequence[Fault]]
"""Every fault of a deck given as card keys; none if it may be played where these settings are agreed."""


class Drawing(Struct, frozen=True):
    """How hands are drawn: so many cards at the start, one each turn but the game's first.

    `kinds`: the types of cards that they are drawn from, where others lie apart; none where all do.
    """

    hand: int
    kinds: tuple[str, ...] = ()

    def pile(self, deck: Sequence[str], cards: Mapping[str, Card]) -> list[str]:
        """Of a deck's card keys those that are drawn from."""
        return [key for key in deck if not self.kinds or (key in cards and cards[key].kind in self.kinds)]


class Trial(Struct, frozen=True):
    """What the machine is tried with. `deck`: a legal deck drawn at random from a pool of cards. `crowd`: gives a seat
    what it has late in a long game; all its cards lie in its decks. `secrets`: zones that nobody looks into, each with
    one whose last card may take the place of its first without anybody's knowing. `speeds`: decisions a second that are
    wanted of the plain and of the compiled engine, by kind of play; none where the game wants what others do."""

    deck: Callable[[Sequence[Card], Random], Deck]
    crowd: Callable[[Game, int], None]
    secrets: tuple[tuple[str, str], ...] = (("deck", "deck"),)
    speeds: Mapping[str, Mapping[str, int]] = MappingProxyType({})


class Manifest(Struct, frozen=True, kw_only=True):
    """A game: its rules, how its cards are read and written down, how scenarios speak of it, what a deck must be, how
    hands are drawn, a player made of code, what it is tried with, and what it tells that others do not."""

    rules: Rulebook
    grammar: Grammar
    form: CardForm
    dialect: Dialect
    check_deck: DeckCheck
    drawing: Drawing
    mind: type[Mind]
    trial: Trial
    telling: Telling = Telling()
    answers: Mapping[str, str] = MappingProxyType({})
    """Questions of the game's own that are answered by a subcommand of their own: its name, and their kind."""
    tokens: tuple[str, ...] = ()
    """What may lie on a card, in the order of the numbers that options give."""
    restrict: Callable[[Mapping[str, Mapping[str, int]]], None] | None = None
    """Holds decks to an operator's table from now on: by the name of a regulation, how many of a card may be in a deck.
    Raises ValueError. None: the game restricts no cards."""
    offered: bool = True
    """False while its cards, lesson and puzzles are being made: its rules are there and tested, nobody can open it."""

    @property
    def id(self) -> str:
        """What the game is called everywhere."""
        return self.rules.id

    @property
    def actions(self) -> tuple[Action, ...]:
        """Its turn actions, in the order in which they are told."""
        return self.rules.actions.records
