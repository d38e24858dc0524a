"""Who is of a kind and side by print and master: known from one projection to the next, and never otherwise than a look
at all of them would say."""

from __future__ import annotations

import pytest

from engine.kernel.abilities.filters import in_play
from engine.kernel.cards import tree as t
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run
from tests.kernel.toy import begun, kite, moves

KITE = t.Kind("kite")
OWN_KITES, THEIR_KITES = in_play(t.AllOf((KITE, t.Side(True)))), in_play(t.AllOf((KITE, t.Side(False))))


def known(game: Game, seat: int) -> tuple[list[Ref], list[Ref]]:
    """The own ones and the others, as effects find them."""
    context = Run(seat=seat)
    own, theirs = OWN_KITES(game, context), THEIR_KITES(game, context)
    return [look.source for look in own], [look.source for look in theirs]


def there(game: Game, seat: int) -> tuple[list[Ref], list[Ref]]:
    """The same by their pieces."""
    own = [ref for ref, piece in game.state.field.items() if piece.seat == seat]
    return own, [ref for ref in game.state.field if ref not in own]


@pytest.mark.parametrize("seed", range(3))
def test_who_comes_and_who_leaves_is_known(seed: int) -> None:
    play, sizes = begun(), set[int]()
    for _, move in moves(play, seed):
        play.take(move)
        if play.game.state.outcome is None:
            assert [known(play.game, seat) for seat in (0, 1)] == [there(play.game, seat) for seat in (0, 1)]
            sizes.add(len(play.game.state.field))
    assert len(sizes) > 3


def test_who_is_there_again_in_an_earlier_state_stands_where_he_stood() -> None:
    """First in play, though he is the last to be known."""
    game = begun(kite("wasp"), kite("swift"), kite("owl")).game
    first, *_ = game.state.field
    before = game.state.clone()
    game.depart([first], game.rules.zones[0])
    assert known(game, 0) == there(game, 0)
    game.state, game.stale = before, True
    assert [known(game, seat) for seat in (0, 1)] == [there(game, seat) for seat in (0, 1)]
    assert next(iter(game.looks())) == first
