"""Disney Lorcana: what is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.lorcana.wording.terms import CLASSES
from engine.kernel.cards.card import Card
from engine.kernel.views.view import SeatView
from render.signs import Deed, EventMark, Gain, Pips, Sign
from render.speech import Speech
from render.style import Style

_EMBLEMS: Final = {"item": "item", "location": "location"}
_SYMBOLS: Final = {"E": "exerted", "I": "inkwell", "L": "lore", "S": "strength", "W": "willpower"}
_MARKS: Final = {
    "quest": (EventMark(word="quested", since=lambda piece: piece.exerted),),
    "sing": (EventMark(word="sang", since=lambda piece: piece.exerted),),
    "challenge": (EventMark(word="fought"), EventMark(word="fought", seat=2, key=3)),
    "move": (EventMark(word="moved", since=lambda piece: piece.at > 0),),
    "damage": (EventMark("damage", number=2, since=lambda piece: piece.damage > 0),),
    "put_damage": (EventMark("damage", number=2, since=lambda piece: piece.damage > 0),),
    "heal": (EventMark("heal", number=2, sense=-1),),
}
_DEEDS: Final = {"challenge": Deed(other=2, target=3)}
_GAINS: Final = {
    "quest": (Gain("points", 2),),
    "location_lore": (Gain("points", 2),),
    "gain_lore": (Gain("points", 1),),
    "lose_lore": (Gain("points", 1, -1),),
    "ink": (Gain("inkwell"),),
}


class LorcanaStyle(Style):
    """Ink and what becomes ink; songs; what was done by an event."""

    stats = ("strength", "willpower", "lore", "move")
    short = ("strength", "willpower", "lore")
    places = frozenset({"location"})
    drying = frozenset({"character"})
    emblems = _EMBLEMS
    marks = _MARKS
    gains = _GAINS
    deeds = _DEEDS
    leaves: Mapping[str, str] = {"banish": "damage"}
    passing = frozenset({"action"})
    kinds = ("character", "action", "item", "location")
    ink_mark = "inkwell"
    symbols = _SYMBOLS

    def counts(self, seat: SeatView, speech: Speech) -> list[Sign]:
        """Ink, ready and in all, and what is spent of it."""
        if not _has_ink(seat):
            return []
        ink = f"{speech.word('zone', 'inkwell')} {seat.ready}/{seat.ready + seat.spent}"
        return [Sign("inkwell", ink), Sign("spent", f"{speech.text['spent']} {seat.spent}")]

    def holdings(self, seat: SeatView, speech: Speech) -> list[str]:
        """Ink in words."""
        if not _has_ink(seat):
            return []
        ready, spent = f"{speech.text['ready']} {seat.ready}", f"{speech.text['spent']} {seat.spent}"
        return [
            speech.aside(f"{speech.word('zone', 'inkwell')} {seat.ready + seat.spent}", speech.listed([ready, spent]))
        ]

    def kinds_of(self, card: Card) -> list[str]:
        """A card's type and, for a song, that it is one."""
        return [card.kind, *(["song"] if "song" in card.marks else [])]

    def card_signs(self, card: Card, speech: Speech) -> list[Sign]:
        """Whether a card may become ink."""
        icon, label = ("inkwell", "inkable") if "inkwell" in card.marks else ("spent", "not_inkable")
        return [Sign(icon, speech.text[label])]

    def pips(self, seat: SeatView) -> Pips | None:
        """Ink, ready and spent."""
        return Pips(seat.ready, seat.spent, "inkwell", "spent") if _has_ink(seat) else None

    def kin(self, name: str, lang: str) -> str:
        """A class of the game's own."""
        return CLASSES.get(name, ("", ""))[lang != "ja"]

    def purse(self, seat: SeatView) -> int | None:
        """Ready ink."""
        return seat.ready if _has_ink(seat) else None


def _has_ink(seat: SeatView) -> bool:
    return "inkwell" in seat.counts or bool(seat.ready or seat.spent)
