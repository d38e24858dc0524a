"""The picture of the whole table, the same for every viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

import msgspec
from PIL import Image, ImageDraw

from engine.kernel.cards.card import Card
from engine.kernel.views.view import View
from render import ornament, palette
from render.arrows import draw_arrows
from render.art import NO_ART, Gallery
from render.canvas import BoardLayout, Box, Canvas, Panel, Way
from render.changes import changes
from render.deeds import Gone, Head, deeds
from render.face import briefly, faces
from render.games import UNPRINTED, arrangement_of, names_of
from render.lettering import u
from render.marks import Mark
from render.names import BoardNames, Printed
from render.panel import TALLEST, draw_notes, draw_top, notes
from render.phrases import public
from render.sides import tallest
from render.table import Arrangement, BoardContent, Size

LAST_LINES: Final = 4
WIDER: Final = u(40)
"""Pixels by which a wide board grows while it is too tall."""


def layout(
    view: View,
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    lines: Sequence[str] = (),
    printed: Printed = UNPRINTED,
    art: Gallery = NO_ART,
    *,
    below: int = 0,
    marks: Mapping[int, Mark] = MappingProxyType({}),
    wide: bool = False,
    highest: int = TALLEST,
    parted: bool = False,
) -> BoardLayout:
    """Where everything lies, in the first of the game's sizes that is not too tall, or in its last; that is made wider
    until it is `wide` enough. `highest`: so many pixels an upright one is high, if it can be. `parted`: in the last
    size, and in several pictures where that is too tall for a phone."""
    table = _content(view, names_of(view.game, cards, lang, printed, art), names, below, marks)
    arrangement, said = arrangement_of(view.game), lines[-LAST_LINES:]
    *sizes, last = arrangement.wide if wide else arrangement.sizes
    if parted:
        return _laid(arrangement, table, said, last, closely=True, tallest=TALLEST)
    for size in sizes:
        laid = _laid(arrangement, table, said, size)
        if laid.height <= (size.tallest if wide else min(size.tallest, highest)):
            return laid
    laid = _laid(arrangement, table, said, last)
    if laid.height > (tallest(laid.width) if wide else TALLEST):
        laid = _laid(arrangement, table, said, last, closely=True)
    while wide and laid.height > tallest(laid.width):
        last = arrangement.wider(last, WIDER)
        laid = _laid(arrangement, table, said, last, closely=True)
    return laid


def _content(
    view: View, known: BoardNames, names: Sequence[str], below: int, marks: Mapping[int, Mark]
) -> BoardContent:
    seen = public(view)
    changed = changes(seen, known)
    return BoardContent(
        seen, known, names, changed, faces(seen, known, changed.pieces, marks), below, deeds(seen, known)
    )


def _laid(
    arrangement: Arrangement,
    table: BoardContent,
    lines: Sequence[str],
    size: Size,
    *,
    closely: bool = False,
    tallest: int = 0,
) -> BoardLayout:
    canvas = Canvas(size.across, woven=size.woven, is_close=closely)
    table = table._replace(tight=size.tight, close=closely)
    if closely:
        table = table._replace(faces={ref: briefly(face, table.names) for ref, face in table.faces.items()})
    flat = size.rail > 0 or size.tight
    canvas.stack(draw_top(table.view, table.players, table.names, size.across, flat=flat, close=closely))
    canvas.settle()
    arrangement.lay(canvas, table, size)
    tells = table.names.style.drawn and not closely  # orange frames say it as well
    seen = table.view if tells else msgspec.structs.replace(table.view, challenge=None)
    below = draw_notes(notes(seen, table.players, table.names, lines), size.across)
    if below:
        canvas.stack(below)
    canvas.ways = tuple(_ways(canvas, table))
    return canvas.parted(tallest) if tallest else canvas.laid()


def pictures(
    view: View,
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    printed: Printed = UNPRINTED,
    *,
    below: int = 0,
    marks: Mapping[int, Mark] = MappingProxyType({}),
) -> int:
    """In how many pictures a phone shows an upright board in its full width: in one, unless a great many pieces are in
    play. Quick, since it is wanted before anything is drawn: what fits in any size fits in the closest."""
    if sum(len(seat.pieces) for seat in view.seats) <= arrangement_of(view.game).few:
        return 1
    return len(layout(view, cards, lang, names, (), printed, below=below, marks=marks, parted=True).pages)


def _ways(canvas: Canvas, table: BoardContent) -> Iterator[Way]:
    """The arrows whose ends lie on the board: what goes on, then what has happened."""
    if table.view.challenge and all(ref in canvas.pieces for ref in table.view.challenge):
        challenger, challenged = table.view.challenge
        yield Way(canvas.pieces[challenger], canvas.pieces[challenged], lively=True, facing=canvas.facing)
    for pointer in table.deeds.pointers:
        start, end = (_box(canvas, each) for each in pointer)
        if start and end:
            yield Way(start, end, facing=canvas.facing)


def _box(canvas: Canvas, end: int | Gone | Head) -> Box | None:
    if isinstance(end, Gone):
        return canvas.gone.get((end.seat, end.key))
    return canvas.heads.get(end.seat) if isinstance(end, Head) else canvas.pieces.get(end)


def _mat(image: Image.Image, panel: Panel) -> None:
    """A seat's woven ground with its edge, which is of brass for the seat whose turn it is."""
    box = panel.box
    size = (box.right - box.left, box.bottom - box.top)
    draw = ImageDraw.Draw(image)
    if panel.woven:
        image.paste(ornament.cloth(size, panel.ground), (box.left, box.top))
    else:
        draw.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), palette.colours().index(panel.ground))
    edge = palette.colours().index(palette.BRASS if panel.active else palette.CLOTHS[palette.PANEL])
    draw.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), None, edge, u(1))


def board(
    view: View,
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    lines: Sequence[str] = (),
    printed: Printed = UNPRINTED,
    art: Gallery = NO_ART,
    *,
    below: int = 0,
    marks: Mapping[int, Mark] = MappingProxyType({}),
    wide: bool = False,
    highest: int = TALLEST,
    page: int | None = None,
) -> bytes:
    """The board as a PNG, 954 pixels wide, made to be read where it is 365 points wide; or `wide`, at least 1440 pixels
    and 16:10, made to be read where it is 550 points wide.

    `cards` are the facts of every card that the view names, `names` the players by seat, `lines` the latest log lines
    (the last four are shown), `printed` what the cards call classes and counters, `art` an operator's own pictures,
    `below` the seat whose side lies at the lower edge, `marks` the pieces among which somebody chooses, by reference,
    `highest` the pixels that an upright one is high, where its pieces can be drawn so, `page` which of the `pictures`
    as which a phone shows it, None for the whole.
    What only the viewer may know is left out, a hand too; so give a spectator's view to show what was revealed, and
    what changed. Equal arguments give equal bytes; may be called from any thread.
    """
    with palette.DRAWING:
        shape = partial(layout, below=below, marks=marks, wide=wide, highest=highest, parted=page is not None)
        plan = shape(view, cards, lang, names, lines, printed, art)
        top, bottom = plan.pages[page or 0]
        image = palette.sheet((plan.width, plan.height), palette.TABLE)
        for panel in plan.panels:
            _mat(image, panel)
        for part, x, y in plan.parts:
            if y < bottom and y + part.height > top:
                image.paste(part.paint(), (x, y))
        draw_arrows(image, plan.ways, plan.written)
    return palette.png(image if len(plan.pages) == 1 else image.crop((0, top, plan.width, bottom)))
