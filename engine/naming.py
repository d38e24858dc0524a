"""How what stands in an option is called: pieces, cards, slots, abilities, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from engine.games.mlp.presents import TOKENS as MLP_TOKENS
from engine.kernel.card import Card
from engine.kernel.question import Option
from engine.kernel.state import CARD_MASK
from engine.kernel.tree import Activated
from engine.kernel.view import PieceView, View
from engine.saying import Name, card, term

OPEN, TOKEN = "open", "token"
NAMED_PARTS = frozenset(("use", "inspire", OPEN, TOKEN))
"""Options that name a card and one of several things about it."""
ALIKE = frozenset(("scene",))
"""Kinds of pieces of which one is as good as another that looks the same."""
TOKENS: Mapping[str, Sequence[str]] = {"mlp": MLP_TOKENS}
"""What may lie on a card, by game, in the order of the numbers that options give."""


def key_of(view: View, ref: int, keys: Sequence[str]) -> str:
    """The card key of a reference that the viewer may know: the top card of a piece."""
    for side in view.seats:
        for piece in side.pieces:
            if piece.ref == ref:
                return piece.key
    return keys[ref & CARD_MASK]


def name_of(view: View, ref: int, keys: Sequence[str]) -> Name:
    """The name of a piece or card; pieces of one player that share it are numbered in the order of the board.

    Scenes that nobody could tell from each other have one number.
    """
    for side in view.seats:
        mine = next((piece for piece in side.pieces if piece.ref == ref), None)
        if mine is not None:
            same = [each for each in side.pieces if each.key == mine.key]
            looks = _looks(same) if mine.kind in ALIKE else same
            at = next(at for at, each in enumerate(looks) if each.ref == ref or is_alike(each, mine))
            return card(mine.key, at + 1 if len(looks) > 1 else 0)
    return card(keys[ref & CARD_MASK])


def is_alike(one: PieceView, other: PieceView) -> bool:
    """Whether it makes no difference which of these is meant: all but the reference is equal."""
    return one.kind in ALIKE and structs.astuple(one)[1:] == structs.astuple(other)[1:]


def _looks(pieces: Sequence[PieceView]) -> list[PieceView]:
    return [each for at, each in enumerate(pieces) if not any(is_alike(each, before) for before in pieces[:at])]


def verb_of(view: View, option: Option) -> str:
    """Under which verb a turn action stands: a card is played by itself, into a slot or on a piece; using a scene is
    flipping it."""
    word = str(option[0])
    if word == "use" and _kind(view, int(option[1])) == "scene":
        return "flip"
    if word != "play" or len(option) < 3:
        return word
    return "play_on" if _kind(view, int(option[2])) else "play_slot"


def _kind(view: View, ref: int) -> str:
    """What a piece is; "" for whatever is not in play."""
    return next((piece.kind for side in view.seats for piece in side.pieces if piece.ref == ref), "")


def part_of(view: View, option: Option, at: int, keys: Sequence[str], cards: Mapping[str, Card]) -> Name | None:
    """What stands at a place of an option, by its name; None where nothing stands."""
    if at >= len(option):
        return None
    word, value = str(option[0]), int(option[at])
    if word in ("advance", "disturb"):
        return term("slot", f"{value}")
    if at == 1:
        return name_of(view, value, keys)
    if word in (OPEN, TOKEN):
        return term("stat", TOKENS[view.game][value])
    if word in NAMED_PARTS:
        return term("ability", _ability(key_of(view, int(option[1]), keys), value, cards))
    return name_of(view, value, keys) if _kind(view, value) else term("slot", f"{value}")


def _ability(key: str, nth: int, cards: Mapping[str, Card]) -> str:
    """An ability's name as card, colon and place in the tree: "1-002:3"; the place is -1 for a granted one."""
    found = cards.get(key)
    tree = found.abilities if found else ()
    places = [at for at, ability in enumerate(tree) if isinstance(ability, Activated)]
    return f"{key}:{places[nth] if nth < len(places) else -1}"
