"""The Quintuplets: what is told of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.games.quintuplets.lanes import LANES
from engine.kernel.views.view import PieceView, SeatView, View
from render.signs import Deed, EventMark, Gain, Sign
from render.speech import Speech
from render.style import Style

_TINTS: Final = {"hero": "sapphire", "character": "ruby", "episode": "amethyst", "event": "emerald"}
_EMBLEMS: Final = {"hero": "lead", "character": "power", "episode": "item", "event": "event"}
_MARKS: Final = {
    "appear": (EventMark(word="new", newest=True),),
    "set": (EventMark(word="new", newest=True),),
    "relocate": (EventMark(word="moved"),),
    "approach": (EventMark(word="approaches"),),
    "approach_fails": (EventMark(word="fails"),),
}
_DEEDS: Final = {"approach": Deed(target=2)}
_LEAVES: Final = {"to_discard": "damage", "to_removed": "damage", "to_brides": "lead"}
_GAINS: Final = {"to_brides": (Gain("points"),)}


def heroes_of(view: View) -> dict[int, PieceView]:
    """The heroes by their lanes; nobody is their master."""
    return {piece.slot: piece for seat in view.seats for piece in seat.pieces if piece.seat < 0}


def characters_of(seat: SeatView) -> dict[int, PieceView]:
    """A player's characters by their lanes."""
    return {piece.slot: piece for piece in seat.pieces if piece.seat >= 0 and piece.slot >= 0}


def has_heroes(seat: SeatView) -> bool:
    """Whether the heroes of this game are this player's."""
    return any(piece.seat < 0 for piece in seat.pieces)


def approach(one: PieceView, heroes: Mapping[int, PieceView], text: Mapping[str, str]) -> str:
    """Whom a character approaches, by his lane, with her power and what he needs; "" if nobody."""
    hero = next((each for each in heroes.values() if each.ref == one.at), None)
    if hero is None:
        return ""
    power, need = one.stats.get("power", 0), hero.stats.get("need")
    return text["approach"].format(lane=hero.slot + 1, power=power, need="–" if need is None else need)


class QuintupletsStyle(Style):
    """Power against what heroes need, and brides won."""

    zones = ("hand", "deck", "discard", "removed")
    stats = ("power", "need", "bonus")
    kinds = ("hero", "character", "episode", "event")
    worn = frozenset(("episode",))
    tints = _TINTS
    emblems = _EMBLEMS
    marks: Mapping[str, tuple[EventMark, ...]] = _MARKS
    gains: Mapping[str, tuple[Gain, ...]] = _GAINS
    deeds: Mapping[str, Deed] = _DEEDS
    leaves: Mapping[str, str] = _LEAVES
    passing = frozenset(("event",))
    tells_printed = True
    turns = False

    def counts(self, seat: SeatView, speech: Speech) -> list[Sign]:
        """How many heroes are still to come, with the player whose they are."""
        if not has_heroes(seat):
            return []
        return [Sign("hero_deck", f"{speech.word('zone', 'hero_deck')} {seat.counts.get('hero_deck', 0)}")]

    def holdings(self, seat: SeatView, speech: Speech) -> list[str]:
        """The same in words, and the lanes in which nobody is."""
        taken = characters_of(seat)
        empty = [str(lane + 1) for lane in LANES if lane not in taken]
        said = [speech.text["lanes_empty"].format(lanes=speech.listed(empty))] if empty else []
        return [*(sign.text for sign in self.counts(seat, speech)), *said]

    def moment(self, view: View, players: Sequence[str], speech: Speech) -> list[str]:
        """Who approaches whom, by lanes."""
        heroes = heroes_of(view)
        ones = [one for seat in view.seats for one in characters_of(seat).values()]
        return [
            f"{speech.word('slot', str(one.slot))} {said}"
            for one in ones
            if (said := approach(one, heroes, speech.text))
        ]

    def lists(self, seat: SeatView, speech: Speech) -> Iterator[str]:
        """The brides by name."""
        brides = seat.zones.get("brides", ())
        if brides:
            yield speech.says(speech.word("zone", "brides"), speech.listed(speech.full(card.key) for card in brides))
