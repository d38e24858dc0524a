"""How what stands in an option is called: pieces, cards, slots, abilities, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Ability, Activated, Keyword
from engine.kernel.flow.action import action_of
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK
from engine.kernel.views.view import PieceView, View
from engine.manifest import Action
from engine.saying import Name, card, term

OPEN, TOKEN = "open", "token"


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
            alike = MANIFESTS[view.game].telling.alike
            looks = _looks(same, alike) if mine.kind in alike else same
            at = next(at for at, each in enumerate(looks) if each.ref == ref or is_alike(each, mine, alike))
            return card(mine.key, at + 1 if len(looks) > 1 else 0)
    return card(keys[ref & CARD_MASK])


def is_alike(one: PieceView, other: PieceView, kinds: frozenset[str]) -> bool:
    """Whether it makes no difference which of these is meant: one of these kinds, and all but the reference equal."""
    return one.kind in kinds and structs.astuple(one)[1:] == structs.astuple(other)[1:]


def _looks(pieces: Sequence[PieceView], kinds: frozenset[str]) -> list[PieceView]:
    return [each for at, each in enumerate(pieces) if not any(is_alike(each, before, kinds) for before in pieces[:at])]


def action_in(view: View, option: Option) -> Action | None:
    """The turn action that an option is; None for an answer to another question."""
    return action_of(MANIFESTS[view.game].actions, option, lambda ref: _kind(view, ref))


def verb_of(view: View, option: Option) -> str:
    """Under which verb a turn action stands: several may begin with one word."""
    action = action_in(view, option)
    return action.verb if action else str(option[0])


def _kind(view: View, ref: int) -> str:
    """What a piece is; "" for whatever is not in play."""
    return next((piece.kind for side in view.seats for piece in side.pieces if piece.ref == ref), "")


def is_bare(view: View, option: Option) -> bool:
    """Whether the verb of a turn action says everything."""
    action = action_in(view, option)
    return action is not None and action.is_bare


def names_a_part(view: View, option: Option) -> bool:
    """Whether an option names a card and one of several things about it."""
    action = action_in(view, option)
    if action is None:
        return option[0] in (OPEN, TOKEN)
    return any(part.place == "ability" for part in action.parts)


def _place(view: View, option: Option, at: int) -> str:
    """Where what stands at a place of a turn action is looked for; "" if it is none."""
    action = action_in(view, option)
    return action.parts[at - 1].place if action and at <= len(action.parts) else ""


def part_of(view: View, option: Option, at: int, keys: Sequence[str], cards: Mapping[str, Card]) -> Name | None:
    """What stands at a place of an option, by its name; None where nothing stands."""
    if at >= len(option):
        return None
    word, value, place = str(option[0]), int(option[at]), _place(view, option, at)
    if place == "slot":
        return term("slot", f"{value}")
    if at == 1:
        return name_of(view, value, keys)
    if word in (OPEN, TOKEN):
        return term("stat", MANIFESTS[view.game].tokens[value])
    if place == "ability":
        return term("ability", _ability(key_of(view, int(option[1]), keys), value, cards, view.game))
    return name_of(view, value, keys)


def _ability(key: str, nth: int, cards: Mapping[str, Card], game: str) -> str:
    """An ability's name as card, colon and place in the tree: "1-002:3"; the place is -1 for a granted one."""
    definition = cards.get(key)
    tree = definition.abilities if definition else ()
    places = [at for at, ability in enumerate(tree) if _is_used(ability, game)]
    return f"{key}:{places[nth] if nth < len(places) else -1}"


def _is_used(ability: Ability, game: str) -> bool:
    """Whether an ability is one that is used, or a keyword that stands for such a one."""
    stands_for = MANIFESTS[game].rules.keyword_trees.get(ability.name, ()) if isinstance(ability, Keyword) else ()
    return isinstance(ability, Activated) or any(isinstance(part, Activated) for part in stands_for)
