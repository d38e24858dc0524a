"""The cards of a scenario and the names by which its script speaks of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.kernel.cards.card import Card
from engine.manifest.dialect.form import SEATS
from engine.manifest.dialect.placed import Placed, parts
from engine.spelling import letters


class Cast:
    """All cards by their numbers.

    Copies of a card are counted seat by seat in the order in which the file names them; `seats`: that of the seats.
    """

    def __init__(self, cards: Mapping[str, Card], placed: Sequence[Placed], seats: Sequence[int] = ()) -> None:
        self.cards = cards
        self.placed = placed
        self._copies: dict[str, list[int]] = {}
        written = [*seats, *(seat for seat in range(len(SEATS)) if seat not in seats)]
        for number, each in sorted(enumerate(placed), key=lambda entry: written.index(entry[1].seat)):
            self._copies.setdefault(each.key, []).append(number)
        for key, numbers in self._copies.items():
            self._copies[key] = _in_copy_order(numbers, [parts(placed[number].name)[2] for number in numbers])

    def decks(self, seats: int) -> tuple[tuple[str, ...], ...]:
        """The card keys of each seat, in the order of their numbers."""
        return tuple(tuple(each.key for each in self.placed if each.seat == seat) for seat in range(seats))

    def numbers(self, name: str) -> list[int]:
        """The card numbers that a name may mean: all copies, unless it names one."""
        seat, key, copy = parts(name)
        copies = self._copies.get(key) or self._by_title(key)
        if seat:
            copies = [number for number in copies if self.placed[number].seat == SEATS.index(seat)]
        if copy:
            return copies[copy - 1 : copy]
        return list(copies)

    def _by_title(self, title: str) -> list[int]:
        """By the name printed on the card, in any language."""
        plain = letters(title)
        return [
            number for number, each in enumerate(self.placed) if plain in map(letters, _titles(self.cards[each.key]))
        ]

    def name(self, number: int) -> str:
        """The shortest name of one card: with its copy only if there are several."""
        key = self.placed[number].key
        copies = self._copies[key]
        return key if len(copies) == 1 else f"{key}#{copies.index(number) + 1}"


def _titles(card: Card) -> Iterable[str]:
    return (*card.name.values(), card.full_name)


def _in_copy_order(numbers: list[int], written: list[int]) -> list[int]:
    """Copies with a written number stand at that place, the others fill the places left in order."""
    chosen = {copy: number for number, copy in zip(numbers, written, strict=True) if 0 < copy <= len(numbers)}
    rest = iter([number for number in numbers if number not in chosen.values()])
    return [chosen[place] if place in chosen else next(rest) for place in range(1, len(numbers) + 1)]
