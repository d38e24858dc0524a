"""What a deck is made of: cards by kind, how many of each, costs, inks, and how many may become ink."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.kernel.cards.card import Card
from render.brevity import OF_CARDS, Detail, Unit, at_detail, described
from render.games import UNPRINTED, names_of
from render.leaf import Leaf, leaf
from render.lettering import clean
from render.names import BoardNames, Printed
from render.phrases import clipped
from render.signs import Sign

_TITLE = 100


class Several(NamedTuple):
    """A card, and how many there are of it."""

    leaf: Leaf
    number: int


class CardGroup(NamedTuple):
    """The cards of a kind, by cost and name."""

    label: Sign
    cards: tuple[Several, ...]

    @property
    def number(self) -> int:
        """How many cards they are."""
        return sum(card.number for card in self.cards)


class Made(NamedTuple):
    """A deck's cards by kind; `curve`: how many cards of each cost, from the lowest; `inks`: how many cards of each.

    `inkable`: how many may become ink, None in a game without that.
    """

    number: int
    groups: tuple[CardGroup, ...]
    curve: tuple[tuple[int, int], ...]
    inks: tuple[tuple[Sign, int], ...]
    inkable: int | None


def made_of(keys: Sequence[str], names: BoardNames) -> Made:
    """What the cards of a deck come to; a card that nobody described counts as one without a kind."""
    counts = Counter(keys)
    groups: dict[str, list[Several]] = {}
    for key, count in counts.items():
        card = names.cards.get(key)
        groups.setdefault(card.kind if card else "", []).append(Several(leaf(key, names), count))
    shown = [
        CardGroup(_label(kind, cards, names), tuple(sorted(cards, key=_by_cost)))
        for kind, cards in sorted(groups.items(), key=lambda each: _place(each[0], names))
    ]
    costs: Counter[int] = Counter()
    inks: Counter[Sign] = Counter()
    every = [each for group in shown for each in group.cards]
    for each in every:
        inks.update(dict.fromkeys(each.leaf.inks, each.number))
        costs.update({each.leaf.cost: each.number} if each.leaf.cost is not None else {})
    return Made(
        number=len(keys),
        groups=tuple(shown),
        inks=tuple(inks.most_common()),
        curve=tuple((cost, costs[cost]) for cost in range(min(costs), max(costs) + 1)) if costs else (),
        inkable=sum(each.leaf.inkable * each.number for each in every) if names.style.ink_mark else None,
    )


def _label(kind: str, cards: Sequence[Several], names: BoardNames) -> Sign:
    icons = [sign.icon for card in cards for sign in card.leaf.kind[:1]]
    word = names.word("kind", kind) if kind else "?"
    return Sign(icons[0] if icons else "", word[:1].upper() + word[1:])


def _place(kind: str, names: BoardNames) -> tuple[int, str]:
    """Kinds in the order of their game, others behind."""
    order = names.style.kinds
    return order.index(kind) if kind in order else len(order), kind


def _by_cost(card: Several) -> tuple[int, str, str]:
    return card.leaf.cost if card.leaf.cost is not None else -1, card.leaf.title, card.leaf.key


def deck_alt(
    keys: Sequence[str],
    facts: Mapping[str, Card],
    game: str,
    lang: str,
    title: str = "",
    printed: Printed = UNPRINTED,
) -> str:
    """The alt text of a deck's picture, at most 1,024 long: its size, inks, costs, then each card with its number."""
    names = names_of(game, facts, lang, printed)
    made = made_of(keys, names)

    def units(detail: Detail) -> list[Unit]:
        known = at_detail(names, detail, list(dict.fromkeys(keys)))
        listed = [
            Unit(f"{card.number} {clean(known.full(card.leaf.key))}", no)
            for no, group in enumerate(made.groups)
            for card in group.cards
        ]
        return [*(Unit(line) for line in _summary(made, title, names)), *listed]

    return described(units, lambda taken: _told(taken, made, names), lang, OF_CARDS).text


def _summary(made: Made, title: str, names: BoardNames) -> list[str]:
    """The figures of a deck, each in a sentence."""
    text, stop = names.text, names.text["stop"]
    number = text["cards"].format(count=made.number)
    told = [names.says(clipped(title, _TITLE), number) if clean(title) else number]
    told += [names.listed(f"{sign.text} {count}" for sign, count in made.inks)] if made.inks else []
    told += [f"{text['inkable']} {made.inkable}/{made.number}"] if made.inkable is not None else []
    costs = names.listed(names.says(f"{cost}", f"{count}") for cost, count in made.curve)
    told += [f"{text['cost']} {costs}"] if costs else []
    return [line + stop for line in told]


def _told(units: Sequence[Unit], made: Made, names: BoardNames) -> str:
    """The figures, then the cards of each kind in one list."""
    lines = [unit.text for unit in units if unit.list < 0]
    for no, group in enumerate(made.groups):
        cards = [unit.text for unit in units if unit.list == no]
        said = names.says(f"{group.label.text} {group.number}", names.series(cards))
        lines += [said + names.text["stop"]] if cards else []
    return names.sentences(lines)
