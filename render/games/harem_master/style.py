"""ハーレムマスター: what is told of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView, SeatView, View
from render.games.harem_master.company import sex_of, tally
from render.games.harem_master.fight import Fighter, fight_of, kind_of
from render.signs import Deed, EventMark, Gain, Sign
from render.speech import Speech
from render.style import Style

PILES: Final = ("court", "scaffold")
_TINTS: Final = {"character": "ruby", "event": "emerald", "item": "amethyst"}
_EMBLEMS: Final = {"character": "crown", "item": "item", "event": "event"}
_MARKS: Final = {
    "enters_play": (EventMark(word="new", newest=True),),
    "equip": (EventMark(word="new", newest=True),),
    "attack": (EventMark(word="attacks"),),
    "intercept": (EventMark(word="intercepts"),),
    "control": (EventMark(word="changed_sides"),),
}
_SYMBOLS: Final = {"P": "strength", "M": "mental", "T": "exerted"}
_DEEDS: Final = {"attack": Deed(), "castle_attack": Deed(), "intercept": Deed(target=2)}
_LEAVES: Final = {"to_discard": "damage", "to_court": "court", "to_scaffold": "scaffold"}
_GAINS: Final = {
    "to_court": (Gain("court"),),
    "to_scaffold": (Gain("scaffold"),),
    "refill": (Gain("stack", 1),),
    "pay_cost": (Gain("stack", 1, -1),),
    "take_stack": (Gain("hand", 1),),
}


def signed(number: int) -> str:
    """A random number as it is printed."""
    return f"{number:+d}" if number else "0"


def costs_of(view: View) -> list[int]:
    """How many cards the next turn of each seat will take off its castle."""
    return [int(view.facts.get(f"refill_{seat.seat}", 0)) for seat in view.seats]


def sum_of(one: Fighter) -> str:
    """A fighter's value, the random number and the sum."""
    return str(one.value) if one.number is None else f"{one.value}{one.number:+d}={one.power}"


class HaremStyle(Style):
    """Physical and mental values with their bonus, a castle that is a clock, court and scaffold."""

    zones = ("hand", "deck", "stack", "discard")
    stats = ("physical", "mental", "random")
    short = ("physical", "mental")
    symbols = _SYMBOLS
    reminders = False
    kinds = ("character", "event", "item")
    worn = frozenset(("item",))
    tints = _TINTS
    emblems = _EMBLEMS
    marks: Mapping[str, tuple[EventMark, ...]] = _MARKS
    gains: Mapping[str, tuple[Gain, ...]] = _GAINS
    deeds: Mapping[str, Deed] = _DEEDS
    leaves: Mapping[str, str] = _LEAVES
    passing = frozenset(("event",))
    by_class = True
    scored = False
    drawn = 0

    def progress(self, seat: SeatView) -> int:
        """The pile that is nearest to a win."""
        return max(seat.counts.get(pile, 0) for pile in PILES)

    def goal(self, speech: Speech) -> str:
        """Either of them."""
        return " / ".join(speech.word("zone", pile) for pile in PILES)

    def holdings(self, seat: SeatView, speech: Speech) -> list[str]:
        """Court and scaffold."""
        return [f"{speech.word('zone', zone)} {seat.counts.get(zone, 0)}" for zone in PILES]

    def moment(self, view: View, players: Sequence[str], speech: Speech) -> list[str]:
        """How many in court or on the scaffold win; the battle with its numbers, else what the next turns will cost."""
        fight, wanted = fight_of(view), speech.text["enough"].format(goal=view.goal)
        if fight is None:
            return [wanted, speech.text["clock"].format(costs=" / ".join(str(cost) for cost in costs_of(view)))]
        fighters = [each for each in (fight.attacker, fight.interceptor) if each]
        told = " : ".join(f"{speech.title(each.key)} {sum_of(each)}" for each in fighters)
        return [wanted, f"{speech.word('phase', kind_of(fight))} {told}"]

    def lists(self, seat: SeatView, speech: Speech) -> Iterator[str]:
        """Court and scaffold by name."""
        for zone in (*PILES, "aside"):
            cards = seat.zones.get(zone, ())
            if cards:
                yield speech.says(speech.word("zone", zone), speech.listed(speech.full(card.key) for card in cards))

    def kinds_of(self, card: Card) -> list[str]:
        """A character's sex is part of its type."""
        return [mark for mark in card.marks if mark in ("lady", "gentleman")] or [card.kind]

    def sorts(self, piece: PieceView, card: Card | None) -> list[str]:
        """Its sex: whoever intercepts settles by it of what kind a battle is."""
        return [sex_of(piece, card) or piece.kind]

    def card_signs(self, card: Card, speech: Speech) -> list[Sign]:
        """None beside its type and factions."""
        return []

    def number(self, name: str, value: int) -> str:
        """Random numbers have a sign."""
        return signed(value) if name == "random" else str(value)

    def purse(self, seat: SeatView) -> int | None:
        """The cards of the action stack."""
        return seat.counts.get("stack")


def factions(view: View) -> dict[str, int]:
    """Of which factions several have not acted, so that they make each other stronger."""
    return {name: count for name, count in tally(view).items() if count > 1}
