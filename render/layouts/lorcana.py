"""Disney Lorcana: each seat's pieces in rows, characters first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.games.lorcana.wording.terms import CLASSES
from engine.kernel.card import Card
from engine.kernel.view import PieceView, SeatView, View
from render import palette
from render.canvas import Box, Canvas
from render.face import face, letters
from render.lettering import u
from render.names import Names
from render.panel import GAP, MARGIN, NARROW, WIDTH, draw_head, head
from render.style import Sign, Size, Style, Tile
from render.tile import Shape, card_tile, plaque

_SHAPE: Final = Shape(upright=u(120), wide=u(188), tall=u(136), names=((u(17), 2), (u(16), 3)), hexagon=u(26),
                      stat=u(18), sign=u(14), small=u(13), counter=u(14))
_EMPTY: Final = u(24)
_ORDER: Final = ("character", "location")


class LorcanaStyle(Style):
    """Up to four seats, one below the other; a challenge is an arrow from one piece to another."""

    game = "lorcana"
    sizes = (
        Size(partial(card_tile, shape=_SHAPE), NARROW, u(720)),
        Size(partial(card_tile, shape=_SHAPE), WIDTH, u(1020)),
        Size(plaque, WIDTH, 0),
    )
    stats = ("strength", "willpower", "lore", "move")
    short = ("strength", "willpower", "lore")
    places = frozenset({"location"})
    drying = frozenset({"character"})
    kinds = ("character", "action", "item", "location")
    ink_mark = "inkwell"

    def counts(self, seat: SeatView, names: Names) -> list[Sign]:
        """Ink, ready and in all, and what is spent of it."""
        if not _has_ink(seat):
            return []
        ink = f"{names.word('zone', 'inkwell')} {seat.ready}/{seat.ready + seat.spent}"
        return [Sign("inkwell", ink), Sign("spent", f"{names.text['spent']} {seat.spent}")]

    def holdings(self, seat: SeatView, names: Names) -> list[str]:
        """Ink in words."""
        if not _has_ink(seat):
            return []
        ready, spent = f"{names.text['ready']} {seat.ready}", f"{names.text['spent']} {seat.spent}"
        return [f"{names.word('zone', 'inkwell')} {seat.ready + seat.spent} ({ready}, {spent})"]

    def card_signs(self, card: Card, names: Names) -> list[Sign]:
        """Whether a card may become ink."""
        icon, label = ("inkwell", "inkable") if "inkwell" in card.marks else ("spent", "not_inkable")
        return [Sign(icon, names.text[label])]

    def kin(self, name: str, lang: str) -> str:
        """A class of the game's own."""
        return CLASSES.get(name, ("", ""))[lang != "ja"]

    def purse(self, seat: SeatView) -> int | None:
        """Ready ink."""
        return seat.ready if _has_ink(seat) else None

    def lay(self, canvas: Canvas, view: View, names: Names, players: Sequence[str], tile: Tile) -> None:
        """The seats in their order, each with its head and its field."""
        places = letters(view, names)
        for seat in view.seats:
            shown = head(seat, view, players, names)
            ground = palette.TURN if shown.active else palette.PANEL
            start = canvas.y
            canvas.stack(draw_head(shown, canvas.across - 2 * MARGIN), MARGIN)
            tiles = [((piece.ref,), tile(face(piece, view, names, places), ground)) for piece in _in_order(seat)]
            canvas.y += GAP
            canvas.rows(tiles, MARGIN + GAP, GAP)
            canvas.y += 0 if tiles else _EMPTY
            canvas.panel(seat.seat, Box(MARGIN, start, canvas.across - MARGIN, canvas.y), ground)
            canvas.y += u(6)
        if view.challenge and all(ref in canvas.pieces for ref in view.challenge):
            challenger, challenged = view.challenge
            canvas.arrow = (canvas.pieces[challenger], canvas.pieces[challenged])


def _has_ink(seat: SeatView) -> bool:
    return "inkwell" in seat.counts or bool(seat.ready or seat.spent)


def _in_order(seat: SeatView) -> list[PieceView]:
    """Characters, then locations, then everything else, each in the order of the view."""
    return sorted(seat.pieces, key=lambda piece: _ORDER.index(piece.kind) if piece.kind in _ORDER else len(_ORDER))
