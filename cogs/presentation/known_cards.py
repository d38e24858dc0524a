"""Cards as they can be typed, and the ones that were meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from cogs.presentation.controls import OPTIONS
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker, clipped
from data.names import Called, Hit, best, find, titles_of
from engine.kernel.cards.card import Card
from render.words import word

LONGEST = 100
"""So many signs of a name are shown."""
MOST_TOLD = 8


class KnownCard(Struct, frozen=True):
    """A card that can be looked up: where it is, its names and versions in every language, and what it is ("song")."""

    game: str
    key: str
    shown: str
    titles: tuple[tuple[str, str], ...]
    about: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """What names it alone."""
        return f"{self.game}:{self.key}"

    @property
    def called(self) -> Called:
        """As it is looked for; a server's own card by the number that is printed on it."""
        return Called(self.value, self.titles, self.key.rpartition(":")[2], self.about)


def known_in(speaker: Speaker, keys: Iterable[str]) -> list[KnownCard]:
    """Cards of a reader's game as they can be typed."""
    plain = speaker.plain()
    title = plain.text(f"game-{plain.game}")
    return [
        KnownCard(
            plain.game,
            key,
            f"{clipped(plain.card(key), LONGEST - len(title) - 3)} · {title}",
            tuple(titles_of(plain.book.cards[key])),
            _about(plain.book.cards[key], plain),
        )
        for key in keys
    ]


def _about(card: Card, speaker: Speaker) -> tuple[str, ...]:
    """What a card is, in every language: its type, its colours, its marks."""
    what = (("kind", card.kind), *[("color", ink) for ink in card.colors], *[("kind", mark) for mark in card.marks])
    return tuple(word(lang, *each, speaker.game) for lang in speaker.words.languages for each in what)


def fitting(cards: Sequence[KnownCard], typed: str, most: int = OPTIONS) -> list[KnownCard]:
    """The cards that fit what was typed, the best first."""
    return _named(cards, find(typed, [card.called for card in cards]))[:most]


def meant(cards: Sequence[KnownCard], typed: str) -> list[KnownCard]:
    """The cards that were typed, by what autocomplete gave or by a name in any language: several where they are meant
    equally well, none where none is."""
    return meant_and_fitting(typed, cards)[0]


def fitting_among(typed: str, most: int, *among: Sequence[KnownCard]) -> list[KnownCard]:
    """The cards of all these games that fit."""
    return fitting(_together(among), typed, most)


def meant_and_fitting(typed: str, *among: Sequence[KnownCard]) -> tuple[list[KnownCard], list[KnownCard]]:
    """The cards of all these games that were typed, and what fits besides where nobody said which one."""
    cards = _together(among)
    exact = [card for card in cards if card.value == typed]
    if exact or not typed.strip():
        return exact, []
    hits = find(typed, [card.called for card in cards])
    return (_named(cards, best(hits)), _named(cards, hits)[:OPTIONS]) if hits else ([], [])


def _together(among: Sequence[Sequence[KnownCard]]) -> list[KnownCard]:
    return [card for cards in among for card in cards]


def _named(cards: Sequence[KnownCard], hits: Iterable[Hit]) -> list[KnownCard]:
    """Each once."""
    return list({cards[hit.at].value: cards[hit.at] for hit in hits}.values())


def one_meant(cards: Sequence[KnownCard], typed: str) -> KnownCard:
    """The one card that was typed. Raises Unmatched for none and for several."""
    named = meant(cards, typed)
    if len(named) != 1:
        names = tuple(card.shown for card in named[:MOST_TOLD])
        raise Unmatched("card-several" if named else "card-none", typed=clipped(typed, LONGEST), cards=names)
    return named[0]
