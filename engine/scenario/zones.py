"""Comparing what a seat has with what a script says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.state.game import Game
from engine.manifest.dialect.form import DeckEntry
from engine.manifest.dialect.placed import parts
from engine.scenario.script import Scenario


class Zones:
    """What zones hold, in the names of a scenario."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.cast = scenario.cast
        self.dialect = scenario.dialect

    def fault(self, seat: int, zone: str, wanted: object) -> str:
        """What is wrong with a zone, or nothing. Of a deck blank cards beneath those named may be left out."""
        actual = self.dialect.has(self.game, seat, zone, wanted)
        match wanted, actual:
            case int(), list() | dict():
                return counted(wanted, actual)
            case DeckEntry(), list():
                return self._deck(wanted, actual)
            case list(), list():
                rest = actual[len(wanted) :] if zone in self.dialect.decks and wanted else []
                here = actual[: len(wanted)] if rest and all(self._is_blank(card) for card in rest) else actual
                return "" if self._are(here, wanted) else f"is {self._said(actual)}"
            case dict(), dict() if any(not isinstance(each, int) for each in wanted.values()):
                same = wanted.keys() == actual.keys() and self._are(
                    list(actual.values()), [wanted[at] for at in actual]
                )
                return "" if same else f"is {', '.join(f'{at} {self._said([card])}' for at, card in actual.items())}"
        return scalar(wanted, actual)

    def _deck(self, wanted: DeckEntry, cards: Sequence[int]) -> str:
        top, bottom = wanted.top, wanted.bottom
        fits = self._are(cards[: len(top)], top) and self._are(cards[len(cards) - len(bottom) :], bottom)
        fits = fits and (not wanted.filler or len(cards) == len(top) + len(bottom) + wanted.filler)
        return "" if fits else f"is {self._said(cards)}"

    def _are(self, cards: Sequence[int | None], names: Sequence[str | None]) -> bool:
        """Whether these cards are the ones named, in order."""
        return len(cards) == len(names) and all(
            card is None if name is None else card in self.cast.numbers(name)
            for card, name in zip(cards, names, strict=True)
        )

    def _is_blank(self, card: int) -> bool:
        return self.cast.placed[card].key in self.dialect.blanks

    def _said(self, cards: Sequence[int | None]) -> str:
        names = ["nobody" if card is None else parts(self.cast.name(card))[1] for card in cards]
        return ", ".join(names) or "empty"


def counted(wanted: int, actual: Sequence[object] | Mapping[str, object]) -> str:
    """What is wrong with how many there are; an empty place counts for nothing."""
    there = len([card for card in (actual.values() if isinstance(actual, Mapping) else actual) if card is not None])
    return f"has {there} cards, not {wanted}" if there != wanted else ""


def scalar(wanted: object, actual: object) -> str:
    """What is wrong with something that is compared as it is."""
    return "" if wanted == actual else f"is {actual}, not {wanted}"


def seen_fault(wanted: object, actual: object) -> str:
    """The same of what a viewer sees: the keys of cards, or how many there are."""
    match wanted, actual:
        case DeckEntry(), _:
            return "shows no faces; expect a number"
        case list() | dict(), int():
            return "is not seen"
        case int(), list() | dict():
            return counted(wanted, actual)
        case list(), list():
            keys = [None if name is None else parts(name)[1] for name in wanted]
            return "" if keys == actual else f"is seen as {', '.join(str(key) for key in actual) or 'empty'}"
    return scalar(wanted, actual)
