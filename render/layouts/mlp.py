"""My Little Pony: what is told of it; its table lies in mlp_table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.games.mlp.slots import SLOTS
from engine.kernel.card import Card
from engine.kernel.view import SeatView, View
from render.canvas import Canvas
from render.changes import Gain, Mark
from render.layouts.mlp_table import CLOSE, SHAPE, Half, column_of, doing, lay_seams, plans_of, scenes_of
from render.lettering import u
from render.names import Names
from render.panel import WIDTH
from render.style import Pips, Sign, Size, Style, Table
from render.tile import card_tile

_MARKS: Final = {
    "enter": (Mark(word="new", newest=True),),
    "scene": (Mark(word="new", newest=True),),
    "wear": (Mark(word="new", newest=True),),
    "relocate": (Mark(word="moved"),),
    "swap": (Mark(word="moved"), Mark(word="moved", key=2)),
    "exchange": (Mark(word="fought"), Mark(word="fought", seat=2, key=3)),
    "inspire": (Mark(word="inspired"),),
    "flip_down": (Mark(word="turned", since=lambda piece: piece.face_down),),
    "flip_up": (Mark(word="turned", since=lambda piece: not piece.face_down),),
    "gain_token": (Mark(word="gained"),),
    "open": (Mark(word="used"),),
}
_GAINS: Final = {"advance": (Gain("points"),)}
_NUMERALS: Final = ("–", "I", "II", "III", "IV")
_TINTS: Final = {"character": "amethyst", "event": "ruby", "item": "sapphire", "scene": "emerald", "story": "amber",
                 "lead": "amber"}

_EMBLEMS: Final = {"character": "horseshoe", "item": "item", "event": "event", "scene": "location"}


class MlpStyle(Style):
    """The first player sits below, so that the columns run from left to right as they are fought."""

    game = "mlp"
    sizes = (
        Size(partial(card_tile, shape=SHAPE), WIDTH, u(1240)),
        Size(partial(card_tile, shape=CLOSE), WIDTH, 0),
    )
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
    marks = _MARKS
    gains = _GAINS

    def numeral(self, number: int) -> str:
        """A stage of the story; a stroke before the first."""
        return _NUMERALS[number] if 0 <= number < len(_NUMERALS) else str(number)

    def number(self, name: str, value: int) -> str:
        """Stages are written like the score."""
        return self.numeral(value) if name == "stage" else str(value)

    def printed_as(self, counter: str) -> str:
        """Presents have ids of their own among words."""
        return f"present_{counter}"

    def counts(self, seat: SeatView, names: Names) -> list[Sign]:
        """Harmony that can still be had, and why not more: scenes that lie sideways; scenes that inspire no more."""
        scenes, spent, down = scenes_of(seat)
        found = [Sign("scene", names.text["harmony"].format(ready=scenes - spent, scenes=scenes))]
        found += [Sign("scene_turned", names.text["scenes_spent"].format(spent=spent))] if spent else []
        return found + ([Sign("scene_down", names.text["scenes_down"].format(down=down))] if down else [])

    def holdings(self, seat: SeatView, names: Names) -> list[str]:
        """Plans, scenes, and slots in which nobody is."""
        scenes, spent, down = scenes_of(seat)
        stages = ", ".join(self.numeral(no) for no, plan in enumerate(plans_of(seat), 1) if plan) or "–"
        ready = scenes - spent
        taken = {piece.slot for piece in seat.pieces}
        empty = [names.word("slot", str(slot)) for slot in SLOTS if slot not in taken]
        return [names.text["plans"].format(stages=stages),
                names.text["scenes"].format(scenes=scenes, ready=ready, spent=spent, down=down),
                *([names.text["slots_empty"].format(slots=", ".join(empty))] if empty else [])]

    def moment(self, view: View, players: Sequence[str], names: Names) -> list[str]:
        """The column that is fought, and what is going on in it."""
        column = column_of(view)
        return [names.word("slot", str(column)), doing(view, players, names)] if column >= 0 else []

    def lists(self, seat: SeatView, names: Names) -> Iterator[str]:
        """Lead and stories, each with the plan on it."""
        for card in seat.zones.get("lead", ()):
            yield f"{names.word('zone', 'lead')}: {names.full(card.key)}"
        for no, (card, plan) in enumerate(zip(seat.zones.get("stories", ()), plans_of(seat), strict=False), 1):
            marks = [names.text["stage_lead"]] if no == seat.points else []
            marks += [names.text["stage_plan"]] if plan else []
            yield f"{self.numeral(no)} {names.full(card.key)}{': ' if marks else ''}{', '.join(marks)}"

    def card_signs(self, card: Card, names: Names) -> list[Sign]:
        """The mark of an everyday scene."""
        return [Sign("everyday", names.text["everyday"])] if "everyday" in card.marks else []

    def purse(self, seat: SeatView) -> int | None:
        """Scenes that stand upright."""
        scenes, spent, _ = scenes_of(seat)
        return scenes - spent

    def pips(self, seat: SeatView) -> Pips | None:
        """Scenes, upright and sideways."""
        scenes, spent, _ = scenes_of(seat)
        return Pips(scenes - spent, spent, "scene", "scene_turned")

    def lay(self, canvas: Canvas, table: Table, size: Size) -> None:
        """The second player above, the first below, and between them where the columns meet."""
        seats = table.view.seats
        below = next((seat for seat in seats if seat.seat == table.view.first), seats[0])
        for seat in seats:
            if seat is not below:
                Half(canvas, table, seat, size.tile, True).lay()
        lay_seams(canvas, table.view, table.names, table.players)
        Half(canvas, table, below, size.tile, False).lay()
        canvas.y += u(4)
