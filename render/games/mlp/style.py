"""My Little Pony: what is told of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.games.mlp.slots import SLOTS
from engine.kernel.cards.card import Card
from engine.kernel.views.view import SeatView, View
from render.face import ACTING, is_engaged
from render.phrases import seat_name
from render.signs import Deed, EventMark, Gain, Pips, Sign
from render.speech import Speech
from render.style import Style

_MARKS: Final = {
    "enter": (EventMark(word="new", newest=True),),
    "scene": (EventMark(word="new", newest=True),),
    "wear": (EventMark(word="new", newest=True),),
    "relocate": (EventMark(word="moved"),),
    "swap": (EventMark(word="moved"), EventMark(word="moved", key=2)),
    "exchange": (EventMark(word="fought"), EventMark(word="fought", seat=2, key=3)),
    "inspire": (EventMark(word="inspired"),),
    "flip_down": (EventMark(word="turned", since=lambda piece: piece.face_down),),
    "flip_up": (EventMark(word="turned", since=lambda piece: not piece.face_down),),
    "gain_token": (EventMark(word="gained"),),
    "open": (EventMark(word="used"),),
}
_DEEDS: Final = {"exchange": Deed(other=2, target=3)}
_LEAVES: Final = {"retire": "damage"}
_GAINS: Final = {"advance": (Gain("points"),)}
_NUMERALS: Final = ("–", "I", "II", "III", "IV")
_TINTS: Final = {
    "character": "amethyst",
    "event": "ruby",
    "item": "sapphire",
    "scene": "emerald",
    "story": "amber",
    "lead": "amber",
}

_EMBLEMS: Final = {"character": "horseshoe", "item": "item", "event": "event", "scene": "location"}
_PLANS: Final = ("plan_1", "plan_2", "plan_3", "plan_4")


def scenes_of(seat: SeatView) -> tuple[int, int, int]:
    """How many scenes a seat has, how many of them lie sideways, and how many face down."""
    scenes = [piece for piece in seat.pieces if piece.kind == "scene"]
    return len(scenes), sum(piece.exerted for piece in scenes), sum(piece.face_down for piece in scenes)


def plans_of(seat: SeatView) -> list[bool]:
    """Whether there is a plan, by stage."""
    return [seat.counts.get(zone, 0) > 0 for zone in _PLANS]


def column_of(view: View) -> int:
    """The column that is fought just now, -1 for none."""
    return next((piece.slot for seat in view.seats for piece in seat.pieces if is_engaged(piece, view)), -1)


def doing(view: View, players: Sequence[str], speech: Speech) -> str:
    """What is going on in that column: an inspiration that is awaited, the exchange, an action."""
    if view.phase == "inspiration" and view.awaited:
        return speech.text["inspires"].format(name=seat_name(players, view.awaited.seat, speech.lang))
    return speech.text["challenge"] if view.challenge else speech.word("note", ACTING)


class MlpStyle(Style):
    """Stages in place of points, scenes to pay with, plans that lie on stories, and a column that is fought."""

    zones = ("hand", "deck", "scene_deck", "discard")
    stats = ("idea",)
    counters = ("candy", "search", "recall", "cheer", "errand", "journey", "dazzle", "moves")
    tints = _TINTS
    kinds = ("lead", "story", "scene", "character", "item", "event")
    worn = frozenset({"item"})
    alike = frozenset({"scene"})
    roles = ("exchange", "exchange")
    tells_printed = True
    track = False
    emblems = _EMBLEMS
    seen = frozenset(("scene_turned", "scene_down"))
    marks = _MARKS
    gains = _GAINS
    deeds: Mapping[str, Deed] = _DEEDS
    leaves: Mapping[str, str] = _LEAVES
    passing = frozenset(("event",))

    def numeral(self, number: int) -> str:
        """A stage of the story; a stroke before the first."""
        return _NUMERALS[number] if 0 <= number < len(_NUMERALS) else str(number)

    def number(self, name: str, value: int) -> str:
        """Stages are written like the score."""
        return self.numeral(value) if name == "stage" else str(value)

    def printed_as(self, counter: str) -> str:
        """Presents have ids of their own among words."""
        return f"present_{counter}"

    def counts(self, seat: SeatView, speech: Speech) -> list[Sign]:
        """Harmony that can still be had, and why not more: scenes that lie sideways; scenes that inspire no more."""
        scenes, spent, down = scenes_of(seat)
        signs = [Sign("scene", speech.text["harmony"].format(ready=scenes - spent, scenes=scenes))]
        signs += [Sign("scene_turned", speech.text["scenes_spent"].format(spent=spent))] if spent else []
        return signs + ([Sign("scene_down", speech.text["scenes_down"].format(down=down))] if down else [])

    def holdings(self, seat: SeatView, speech: Speech) -> list[str]:
        """Plans, scenes, and slots in which nobody is."""
        scenes, spent, down = scenes_of(seat)
        stages = speech.listed(self.numeral(no) for no, plan in enumerate(plans_of(seat), 1) if plan) or "–"
        ready = scenes - spent
        taken = {piece.slot for piece in seat.pieces}
        empty = [speech.word("slot", str(slot)) for slot in SLOTS if slot not in taken]
        return [
            speech.text["plans"].format(stages=stages),
            speech.text["scenes"].format(scenes=scenes, ready=ready, spent=spent, down=down),
            *([speech.text["slots_empty"].format(slots=speech.listed(empty))] if empty else []),
        ]

    def moment(self, view: View, players: Sequence[str], speech: Speech) -> list[str]:
        """The column that is fought, and what is going on in it."""
        column = column_of(view)
        return [speech.word("slot", str(column)), doing(view, players, speech)] if column >= 0 else []

    def lists(self, seat: SeatView, speech: Speech) -> Iterator[str]:
        """Lead and stories, each with the plan on it."""
        for card in seat.zones.get("lead", ()):
            yield speech.says(speech.word("zone", "lead"), speech.full(card.key))
        for no, (card, plan) in enumerate(zip(seat.zones.get("stories", ()), plans_of(seat), strict=False), 1):
            marks = [speech.text["stage_lead"]] if no == seat.points else []
            marks += [speech.text["stage_plan"]] if plan else []
            called = f"{self.numeral(no)} {speech.full(card.key)}"
            yield speech.says(called, speech.listed(marks)) if marks else called

    def card_signs(self, card: Card, speech: Speech) -> list[Sign]:
        """The mark of an everyday scene."""
        return [Sign("everyday", speech.text["everyday"])] if "everyday" in card.marks else []

    def purse(self, seat: SeatView) -> int | None:
        """Scenes that stand upright."""
        scenes, spent, _ = scenes_of(seat)
        return scenes - spent

    def pips(self, seat: SeatView) -> Pips | None:
        """Scenes, upright and sideways."""
        scenes, spent, _ = scenes_of(seat)
        return Pips(scenes - spent, spent, "scene", "scene_turned")
