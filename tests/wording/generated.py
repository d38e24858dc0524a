"""Random trees, grown from the grammar itself: every row of a sort can be drawn, to a limited depth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from engine.kernel.cards.tree import This
from engine.wording import REFUSED, PhraseBook
from engine.wording.book import TemplateRow
from engine.wording.template import Hole

from .trial import NOTHING

_TRIES = 6


class Sprout:
    """Grows values of one book's sorts; `token(sort, random)` gives those that only the game knows, else NOTHING."""

    def __init__(self, book: PhraseBook, random: Random, token: Callable[[str, Random], object]) -> None:
        self.book = book
        self.random = random
        self.token = token
        self._tall = talls(book)

    def grow(self, name: str, depth: int) -> object:
        """A value of this sort, or REFUSED where chance gave parts that do not go together."""
        sort = self.book.sorts[name]
        if sort.token:
            return self._token(name)
        if sort.many:
            item, _, _, least = sort.many
            parts = [self.grow(item, depth - 1) for _ in range(self.random.randint(least, least + 1))]
            return REFUSED if REFUSED in parts else tuple(parts)
        for _ in range(_TRIES):
            value = self._row(self._draw(sort.rows, depth), depth)
            if value is not REFUSED:
                return value
        return REFUSED

    def _draw(self, rows: list[TemplateRow], depth: int) -> TemplateRow:
        low = [row for row in rows if self._tall[id(row)] <= depth]
        return self.random.choice(low) if low else min(rows, key=lambda row: self._tall[id(row)])

    def _row(self, row: TemplateRow, depth: int) -> object:
        bindings: dict[str, object] = {}
        for item in row.items:
            if isinstance(item, Hole):
                empty = item.optional and self.random.random() < 0.7
                bindings[item.slot] = None if empty else self.grow(item.sort, depth - 1)
        return REFUSED if REFUSED in bindings.values() else row.phrase.build(bindings)

    def _token(self, name: str) -> object:
        known = self.token(name, self.random)
        if known is not NOTHING:
            return known
        if name == "this":
            return This()
        number = self.random.randint(2, 9)
        return -number if name == "plus" and self.random.random() < 0.5 else number


@cache
def talls(book: PhraseBook) -> dict[int, int]:
    """How many steps each row of a book takes at least, by the row's `id`."""
    height = {name: 0 if sort.token else 99 for name, sort in book.sorts.items()}

    def tall(row: TemplateRow) -> int:
        return 1 + max((height[hole.sort] for hole in row.holes), default=0)

    changed = True
    while changed:
        changed = False
        for name, sort in book.sorts.items():
            low = 1 + height[sort.many[0]] if sort.many else min(map(tall, sort.rows), default=99)
            if not sort.token and low < height[name]:
                height[name], changed = low, True
    return {id(row): tall(row) for sort in book.sorts.values() for row in sort.rows}
