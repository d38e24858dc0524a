"""Descriptions of cards that are not in play: a hand, cards looked at, one card with its whole text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.kernel.cards.card import Card
from engine.kernel.views.view import View
from render.alt import numbers
from render.brevity import ALT_LIMIT, FULL, OF_CARDS, Detail, Unit, at_detail, described
from render.games import UNPRINTED, names_of
from render.hands import hand_cards, hand_title, payable, purse_of
from render.leaf import keyword_signs, kinds, plain_text
from render.lettering import clean
from render.names import BoardNames, Printed
from render.phrases import clipped

_TITLE: Final = 160


def card_short(key: str, names: BoardNames, detail: Detail = FULL) -> str:
    """A card that is not in play, in short notation: name, kind, classes, cost, what else it is, numbers, keywords."""
    card = names.cards.get(key)
    if card is None:
        return clean(names.title(key))
    parts = [names.full(key), *(_kind(card, names) if detail.classes else [])]
    parts += [f"{names.text['cost']} {card.stats['cost']}"] if "cost" in card.stats else []
    parts += [sign.text for sign in names.style.card_signs(card, names)] if detail.marks else []
    parts += [numbers(card.stats, names)] if detail.numbers else []
    parts += [sign.text for sign in keyword_signs(card, names)] if detail.marks else []
    return names.listed(clean(part) for part in parts if part)


def _kind(card: Card, names: BoardNames) -> list[str]:
    return [*kinds(card, names), *(names.kin(each) for each in card.classes)]


def hand_alt(
    view: View, cards: Mapping[str, Card], lang: str, names: Sequence[str] = (), printed: Printed = UNPRINTED
) -> str:
    """The alt text of the viewer's hand, at most 1,024 long, no card cut: whose it is, what there is to pay with,
    which cards that is enough for, and each card by its number. Raises ValueError where none is shown.
    """
    known = names_of(view.game, cards, lang, printed)
    own = hand_cards(view)
    head = [clipped(hand_title(view, lang, names), _TITLE) + known.text["stop"], *_paid(view, known)]
    return _listed(head, [(card.index + 1, card.key) for card in own], known)


def _paid(view: View, names: BoardNames) -> Iterator[str]:
    """What there is to pay with, and the numbers of the cards for which it is enough."""
    if purse_of(view, names):
        held = names.listed(sign.text for sign in purse_of(view, names))
        enough = names.listed(str(card.index + 1) for card in hand_cards(view) if payable(view, card.key, names))
        told = names.says(names.text["payable"], enough or names.text["none"])
        yield f"{names.series([held, told])}{names.text['stop']}"


def cards_alt(
    keys: Sequence[str],
    facts: Mapping[str, Card],
    game: str,
    lang: str,
    title: str = "",
    numbers: Sequence[int] = (),
    printed: Printed = UNPRINTED,
) -> str:
    """The alt text of any cards, at most 1,024 long, in the order and with the numbers of their picture."""
    known = names_of(game, facts, lang, printed)
    head = [clipped(title, _TITLE) + known.text["stop"]] if clean(title) else []
    return _listed(head, list(zip(numbers or [0] * len(keys), keys, strict=True)), known) or known.text["no_cards"]


def _listed(head: Sequence[str], held: Sequence[tuple[int, str]], names: BoardNames) -> str:
    """A title, then each card; equal ones together where they are put briefly."""

    def made(detail: Detail) -> list[Unit]:
        known = at_detail(names, detail, [key for _, key in held])
        return [
            *map(Unit, head),
            *(
                Unit(f"{_which(numbers, card_short(key, known, detail), names)}{names.text['stop']}")
                for numbers, key in _together(held, detail)
            ),
        ]

    return described(made, lambda taken: names.sentences(unit.text for unit in taken), names.lang, OF_CARDS).text


def _together(held: Sequence[tuple[int, str]], detail: Detail) -> list[tuple[list[int], str]]:
    """Cards with their numbers: each by itself in full, else equal ones together."""
    if detail == FULL:
        return [([number], key) for number, key in held]
    numbers_of: dict[str, list[int]] = {}
    for number, key in held:
        numbers_of.setdefault(key, []).append(number)
    return [(numbers, key) for key, numbers in numbers_of.items()]


def _which(numbers: Sequence[int], said: str, names: BoardNames) -> str:
    """A card after its numbers, or after how many there are of one without."""
    told = names.listed(str(number) for number in numbers if number)
    return names.says(told, said) if told else f"{len(numbers)} × {said}" if numbers[1:] else said


def card_alt(key: str, facts: Mapping[str, Card], game: str, lang: str, printed: Printed = UNPRINTED) -> str:
    """The alt text of one large card, at most 1,024 long: all its facts and its whole text."""
    known = names_of(game, facts, lang, printed)
    card = facts.get(key)
    inks = [known.word("color", color) for color in card.colors] if card else []
    said = [known.listed([card_short(key, known), *inks]), *(plain_text(card, known).splitlines() if card else [])]
    return clipped(" ".join(said), ALT_LIMIT)
