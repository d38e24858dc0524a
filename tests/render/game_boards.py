"""What tests of every game's board have in common: how it is drawn, where things lie, and what must never be seen."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from statistics import median
from typing import Any

from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView, View
from render.board import board, layout
from render.canvas import BoardLayout, Box
from render.panel import WIDTH
from tests.render.pictures import assert_apart, difference, listening, opened
from tests.render.test_board import inside

Change = Callable[[View], View]
MOST_BYTES = 200_000


def pieces(view: View) -> list[PieceView]:
    return [piece for seat in view.seats for piece in seat.pieces]


def middle(box: Box) -> int:
    return (box.left + box.right) // 2


class GameBoard:
    """Boards of one game.

    `log`: what has just happened, in each language; `views`: positions by name, "busy" and "crowd" among them; `quick`:
    how many seconds the largest one may take; `secret`: a card that nobody sees in any; `more`: what else is drawn.
    """

    def __init__(
        self,
        cards: Mapping[str, Card],
        players: Sequence[str],
        log: Mapping[str, Sequence[str]],
        *more: Any,
        views: Mapping[str, View],
        quick: float,
        secret: str,
    ) -> None:
        self._cards, self._players, self._log, self._more = cards, players, log, more
        self._changed: dict[str, bytes] = {}
        self.views, self.quick, self.secret = views, quick, secret

    def drawn(self, view: View, lang: str = "en") -> bytes:
        return board(view, self._cards, lang, self._players, self._log[lang], *self._more)

    def laid(self, view: View, lang: str = "en") -> BoardLayout:
        return layout(view, self._cards, lang, self._players, self._log[lang], *self._more)

    def said(self, view: View, lang: str = "en") -> list[str]:
        """Every text that is drawn."""
        with listening() as heard:
            self.drawn(view, lang)
        return [one.text for one in heard]

    def is_below_for(self, below: int) -> None:
        """Whose seat that is has his side at the lower edge."""
        seats = layout(self.views["busy"], self._cards, "en", self._players, below=below).seats
        assert seats[below].top > seats[1 - below].bottom

    def lies_apart(self, name: str, lang: str) -> None:
        """Every piece is there, on its own side, and none covers another; what belongs to nobody lies anywhere."""
        view = self.views[name]
        plan = self.laid(view, lang)
        assert sorted(plan.pieces) == sorted(piece.ref for piece in pieces(view))
        alike = {piece.ref: (piece.key, piece.seat, piece.at) for piece in pieces(view)}
        for (ref, one), (its, other) in combinations(plan.pieces.items(), 2):
            aside = one.right <= other.left or other.right <= one.left
            is_counted = one == other and alike[ref] == alike[its]
            assert aside or one.bottom <= other.top or other.bottom <= one.top or is_counted
        for piece in pieces(view):
            assert piece.seat < 0 or inside(plan.pieces[piece.ref], plan.seats[piece.seat])
        assert opened(self.drawn(view, lang)).size == (plan.width, plan.height)

    def is_seen(self, changes: Mapping[str, Change], name: str) -> None:
        """A change is seen, and looks like no other one. All are made to equal views, so each is drawn once."""
        view = self.views["busy"]
        if not self._changed:
            self._changed.update({one: self.drawn(change(view)) for one, change in changes.items()})
        after = self._changed[name]
        assert difference(self.drawn(view), after) is not None
        assert [other for other in changes if other != name and self._changed[other] == after] == []

    def hides(self, name: str, lang: str) -> None:
        title = self._cards[self.secret].title(lang)
        assert not any(title[:4] in text for text in self.said(self.views[name], lang))

    def is_readable(self, name: str, lang: str) -> None:
        """Text stays in its box, apart from other text."""
        with listening() as heard:
            self.drawn(self.views[name], lang)
        assert_apart(heard)

    def is_small_and_quick(self, lang: str) -> None:
        """In the median, once its parts have been drawn, so many seconds of work; what else runs does not count."""
        view = self.views["crowd"]
        assert len(self.drawn(view, lang)) <= MOST_BYTES
        assert self.laid(view, lang).width == WIDTH
        times = []
        for _ in range(9):
            start = time.thread_time()
            self.drawn(view, lang)
            times.append(time.thread_time() - start)
        assert median(times) <= self.quick
