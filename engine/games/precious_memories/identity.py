"""What a card is to the rules of building and playing: its work, whether two are the same card, in which deck it is."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game

if TYPE_CHECKING:
    from engine.kernel.cards.face import Face, Library

WORK = "work_"
"""Before the id of a title: the work that a card is from stands among its classes."""
EX = "ex_card"
TWINS = "twins"
"""The keyword of who may stand beside a character that is the same."""
LONE = "lone"
"""The keyword of a support card of which only one by its name may be on a field."""
CHARACTER, EVENT, SUPPORT = "character", "event", "support"
PURPLE = "purple"


def work_of(card: Card) -> str:
    """The title of the work that a card is from."""
    return _work_among(card.classes)


@cache
def _work_among(classes: tuple[str, ...]) -> str:
    return next((name for name in classes if name.startswith(WORK)), "")


@rule("PM PM-priority-2", "PM PM-dface-Q7")
def identity(card: Card) -> str:
    """Work and number, whatever letter a parallel card has behind it and whichever side is up."""
    return _without_letters(card.key)


@cache
def _without_letters(key: str) -> str:
    """Letters count as that only behind a number."""
    number = key.rstrip("abcdefghijklmnopqrstuvwxyz")
    return number if number[-1:].isdigit() else key


@rule("PM PM-ex-B1", "PM PM-ex-B2", "PM PM-ex-D2")
def is_ex(card: Card) -> bool:
    """EX cards lie in the EX deck alone, and nothing else does."""
    return any(isinstance(node, t.Keyword) and node.name == EX for node in card.abilities)


def is_combination(face: Face) -> bool:
    """Whether two names are printed on it (〔コンビ〕); a name that a card has besides makes it none."""
    return len(face.card.id_name) > 1


def has_power(face: Face) -> bool:
    """Whether AP and DP are printed on it; without them it cannot be in a main area."""
    return "ap" in face.card.stats and "dp" in face.card.stats


@lru_cache(maxsize=4096)
def has_by_itself(face: Face, keyword: str) -> bool:
    """Whether a card has a keyword wherever it lies, or says of itself that it has."""
    always = [node for node in face.card.abilities if isinstance(node, t.Static) and node.condition is None]
    texts = [effect for node in always for effect in node.effects if isinstance(effect, t.Grant)]
    said = [each for effect in texts if effect.target == t.This() for each in effect.abilities]
    return keyword in face.keywords or any(isinstance(each, t.Keyword) and each.name == keyword for each in said)


@lru_cache(maxsize=64)
def speaks_of(library: Library, state: str) -> bool:
    """Whether a text of any card asks for a state; else nobody has to note it."""
    nodes = t.nodes_of(tuple(face.card.abilities for face in library.faces.values()))
    return any(isinstance(node, t.In) and node.state == state for node in nodes)


@rule("PM R-PM-16")
def on_field(g: Game, seat: int) -> frozenset[str]:
    """Which characters a player has; what lies beneath others is not on the field."""
    there = [piece.cards[0] for piece in g.state.field.values() if piece.seat == seat and not piece.at]
    return frozenset([identity(g.faces[card].card) for card in there])


@rule("PM R-PM-16")
def same_on_field(g: Game, seat: int, card: Card) -> int:
    """The piece of a player that is the same character, 0 for none; what lies beneath others is not on the field."""
    wanted = identity(card)
    for ref, piece in g.state.field.items():
        if piece.seat == seat and not piece.at and identity(g.faces[piece.cards[0]].card) == wanted:
            return ref
    return 0
