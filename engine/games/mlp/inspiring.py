"""What is an inspiration, and whether one is for the character in this exchange (4-4.3.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.kernel.abilities.filters import predicate
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Ability
from engine.kernel.characteristics.look import Look, Predicate
from engine.kernel.state.facing import in_challenge
from engine.kernel.state.game import Game
from engine.kernel.verbs.bestowing import parts_of

NO_CHARACTERS = (t.Kind("scene"), t.Kind("item"), t.Kind("event"))


def window_of(ability: Ability) -> str:
    """The step in which alone an ability is used, "" for the main phase."""
    return str(getattr(ability.node, "window", ""))


def secret_inspirations(g: Game, seat: int) -> bool:
    """Whether the own hand decides what he may use, so that nobody else may see whether he is asked."""
    for look in g.looks().values():
        if look.seat == seat and look.piece is not None and not look.piece.face_down:
            for number in look.abilities:
                ability = g.library.abilities[number]
                if ability.secret is not None and window_of(ability) and ability.secret(g, look):
                    return True
    return False


def is_for_it(g: Game, look: Look, node: t.Ability) -> bool:
    """An inspiration that reaches certain characters of its player alone needs the one in this exchange to be such
    (ruling R-MLP-44); what reaches others too, or none, may be used with any."""
    tests = _own_alone(node)
    if not tests:
        return True
    mine = [one for one in g.looks().values() if one.piece and one.seat == look.seat and in_challenge(one.piece)]
    return any(test(g, one, look) for test in tests for one in mine)


@lru_cache(maxsize=256)
def _own_alone(node: t.Ability) -> tuple[Predicate, ...]:
    """What it may reach, if that is only characters and all of them its player's."""
    assert isinstance(node, t.Activated)
    filters = [
        part.filter for part in parts_of(node.body) if isinstance(part, t.Chosen | t.Every) and part.zone == "play"
    ]
    filters = [each for each in filters if not any(leaf in NO_CHARACTERS for leaf in _leaves(each))]
    if any(_of_the_other(leaf) for each in filters for leaf in _leaves(each)):
        return ()
    return tuple(predicate(each) for each in filters)


def _leaves(node: t.Filter) -> Iterator[t.Filter]:
    if isinstance(node, t.AllOf):
        for part in node.parts:
            yield from _leaves(part)
    else:
        yield node


def _of_the_other(leaf: t.Filter) -> bool:
    """Whether it says that a character is the opponent's: in so many words, or because it faces an own one."""
    return leaf == t.Side(False) or isinstance(leaf, t.Faces)
