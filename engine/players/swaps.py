"""Hidden cards that change places: nothing that is sent to whoever cannot see them may differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from engine.games.registry import MANIFESTS
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option, Question
from engine.kernel.state.state import CARD_MASK

NOBODY = -2
LEAST_DECK = 12


def secrets(game: str) -> Sequence[tuple[str, str]]:
    """Zones whose first card may change places with another one's last without anybody's knowing."""
    return MANIFESTS[game].trial.secrets if game in MANIFESTS else (("deck", "deck"),)


@cache
def unseen(game: str) -> frozenset[str]:
    """Zones that are opened to nobody; the check does not take the word of the rulebook that it watches."""
    return frozenset(zone for pair in secrets(game) for zone in pair)


@cache
def hidden(game: str) -> frozenset[str]:
    """Zones that are not opened to all."""
    return unseen(game) | {"hand"}


class Swap(NamedTuple):
    """Two cards of a seat that change places, and the one seat that may know of it, NOBODY for none."""

    one: int
    other: int
    known_to: int


def swaps(game: Game, seat: int, chosen: list[Option]) -> Iterator[Swap]:
    """Exchanges of cards that the answer does not name: one between hand and deck, one among what nobody sees, one of
    a card that somebody has just looked at.

    At every other input the top of the deck is taken in place of its bottom.
    """
    answered = {int(arg) & CARD_MASK for option in chosen for arg in option[1:] if isinstance(arg, int)}
    named = answered | {ref & CARD_MASK for slots in _slots(game) for slot in slots.values() for ref in slot}
    for slots in _slots(game):
        yield from _looked_at(game, seat, slots, answered, named)
    hand = [card for card in game.zone(seat, "hand") if card not in named and not game.rules.is_open(game, card)]
    deck = game.zone(seat, "deck")
    at = -(game.state.no % 2)
    if hand and len(deck) >= LEAST_DECK and deck[at] not in named:
        yield Swap(hand[0], deck[at], seat)
    pairs = [(one, other) for one, other in secrets(game.rules.id) if one in game.index and game.zone(seat, one)]
    one, other = pairs[game.state.no % len(pairs)] if pairs else ("deck", "deck")
    first, last = game.zone(seat, one)[:1], game.zone(seat, other)[-1:]
    if first and last and first != last and not named.intersection((*first, *last)):
        yield Swap(first[0], last[0], NOBODY)


def _slots(game: Game) -> list[dict[str, list[int]]]:
    """What the abilities under way have named."""
    return [getattr(frame, "slots", {}) for frame in game.state.frames]


def _looked_at(
    game: Game, seat: int, slots: dict[str, list[int]], answered: set[int], named: set[int]
) -> Iterator[Swap]:
    """A card that one seat alone has looked at, and one out of the same player's deck that nobody has."""
    deck = [card for card in game.zone(seat, "deck") if card not in named]
    unopened = [ref for ref in slots.get("looked", ()) if ref not in slots.get("revealed", ())]
    looked = [
        card
        for card in (ref & CARD_MASK for ref in unopened if game.is_valid(ref))
        if game.owner[card] == seat and card not in answered and _is_hidden(game, card, unseen(game.rules.id))
    ]
    if looked and deck:
        yield Swap(looked[0], deck[-1], slots["looker"][0])


def without(options: list[Option], swap: Swap) -> list[Option]:
    """Options with the places of the exchanged cards in place of the cards."""
    return [
        (
            word,
            *(
                arg & ~CARD_MASK if isinstance(arg, int) and arg & CARD_MASK in swap[:2] and arg > CARD_MASK else arg
                for arg in args
            ),
        )
        for word, *args in options
    ]


def knows(game: Game, question: Question, swap: Swap) -> bool:
    """Whether whoever answers may take one of the cards out of a deck, or out of a hand that was revealed to him: an
    effect has him look through it.
    """
    if question.kind != "card" or swap.known_to == question.seat:
        return False
    offered = {
        arg & CARD_MASK for option in question.options for arg in option[1:] if isinstance(arg, int) and arg > CARD_MASK
    }
    return any(card in offered and _is_hidden(game, card, hidden(game.rules.id)) for card in swap[:2])


def has_shown(game: Game, swap: Swap) -> bool:
    """Whether an answer has just shown one of these cards to who did not know them: they may differ from now on."""
    if any(event.kind in ("reveal", "reveal_hand", "looked") for event in game.events):
        return True
    if must_show(game, swap):
        return True
    known = swap.known_to == game.owner[swap.one]
    zones = hidden(game.rules.id) if known else unseen(game.rules.id)
    return not all(_is_hidden(game, card, zones) for card in (swap.one, swap.other))


def must_show(game: Game, swap: Swap) -> bool:
    """Whether the open question has to be answered with cards, one of these among them: that there is such a card,
    which the question tells, all will see by the answer. What may be declined has to be asked in any case."""
    question = game.state.question
    if question is None or question.kind != "card" or not question.least:
        return False
    offered = [arg & CARD_MASK for _, *args in question.options for arg in args if isinstance(arg, int)]
    return len(offered) == len(question.options) and (swap.one in offered or swap.other in offered)


def _is_hidden(game: Game, card: int, zones: frozenset[str]) -> bool:
    zone = game.state.zone[card]
    return zone >= 0 and game.rules.zones[zone] in zones


def exchange(game: Game, one: int, other: int) -> None:
    """Two hidden cards change places, and what has been looked at with them; their references keep their serials."""
    state = game.state
    before = state.refs[one], state.refs[other]
    for player in state.players:
        for cards in player.zones:
            cards[:] = [other if card == one else one if card == other else card for card in cards]
    state.zone[one], state.zone[other] = state.zone[other], state.zone[one]
    first, second = before
    state.refs[one] = second & ~CARD_MASK | one
    state.refs[other] = first & ~CARD_MASK | other
    moved = {before[0]: state.refs[other], before[1]: state.refs[one]}
    for slots in _slots(game):
        for name, refs in slots.items():
            slots[name] = [moved.get(ref, ref) for ref in refs]
    game.stale = True
