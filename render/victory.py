"""The picture at the end of a game: who won, the card that did most for it, and how the scores went over the turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.kernel.cards.card import Card
from engine.kernel.views.view import View
from render import ornament, palette
from render.art import NO_ART, Gallery
from render.canvas import Box
from render.card_face import Cut, drawn
from render.course import Course, course
from render.games import UNPRINTED, names_of
from render.leaf import leaf
from render.lettering import fitted, leading, u, width, write, write_lines
from render.names import BoardNames, Printed
from render.palette import Colour
from render.panel import MARGIN, WIDTH
from render.phrases import outcome_text, seat_name
from render.wrapping import wrapped

TALL: Final = u(331)
"""16 by 10."""
_HEADING: Final = u(26)
_TEXT: Final = u(16)
_CARD: Final = Cut(u(168), u(236), u(20), u(16), u(16), u(20), (u(40), u(400)), 0)
_LINES: Final[tuple[Colour, ...]] = (palette.GOLD, palette.GLOW, palette.ORANGE, palette.WHITE)
"""By seat; the marks on them have another shape each."""


class _Graph(NamedTuple):
    """A field on which scores are drawn: its edges, the highest score, the last turn."""

    box: Box
    most: int
    last: int

    def point(self, turn: int, score: int) -> tuple[int, int]:
        """Where a score after a turn stands."""
        left, top, right, bottom = self.box
        across = round((right - left) * turn / max(self.last, 1))
        return left + across, bottom - round((bottom - top) * max(score, 0) / max(self.most, 1))


def victory(
    views: Sequence[View],
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    printed: Printed = UNPRINTED,
    art: Gallery = NO_ART,
) -> bytes:
    """The end of a game as a PNG, 16 by 10. `views`: what a spectator saw at the start and after each input, the
    last of it the end. Equal arguments give equal bytes; may be called from any thread."""
    known, last = names_of(views[-1].game, cards, lang, printed, art), views[-1]
    went = course(views, known)
    with palette.DRAWING:
        image = Image.new("RGB", (WIDTH, TALL), palette.TABLE)
        top = _plate(image, outcome_text(last, names, known, cited=False))
        right = WIDTH - MARGIN
        if went.star:
            cut = _CARD._replace(tall=TALL - top - 2 * MARGIN)
            face = drawn(leaf(went.star, known), cut, cut.tall)
            image.paste(face.convert("RGB"), (MARGIN, top + MARGIN))
        left = MARGIN + (_CARD.across + u(10) if went.star else 0)
        top = _facts(image, _said(last, went, known), (left, top + MARGIN, right))
        top = _players(image, last, names, known, (left, top, right))
        _curve(image, went, last, known, Box(left, top + u(4), right, TALL - MARGIN))
        return palette.png(palette.reduced(image))


def _plate(image: Image.Image, said: str) -> int:
    """Who won, on gold; the height of it."""
    lines = wrapped(said, _HEADING, WIDTH - u(80), 2, bold=True)
    tall = leading(_HEADING) * len(lines) + u(16)
    image.paste(ornament.weave("waves", (WIDTH, tall), palette.GOLD, palette.mixed(palette.GOLD, palette.BRASS, 0.25)))
    draw, side = ImageDraw.Draw(image), u(36)
    across = u(64) + max(round(width(line, _HEADING, True)) for line in lines)
    draw.rectangle((0, 0, min(across + u(10), WIDTH), tall - 1), palette.GOLD)
    for y in (u(3), tall - u(4)):
        draw.line((0, y, WIDTH, y), palette.BRASS, u(1))
    ornament.medal(image, (u(12), (tall - side) // 2), "crown", side, (palette.FOOT, palette.GOLD))
    write_lines(draw, (u(58), u(7)), lines, _HEADING, palette.FOOT, True)
    return tall


def _said(last: View, went: Course, names: BoardNames) -> list[str]:
    """What counts, how long it took, and where it turned."""
    turns = names.text["turns"].format(count=last.turn)
    turned = [names.text["turning"].format(turn=went.turning)] if went.turning else []
    return [names.style.goal(names), turns, *turned]


def _facts(image: Image.Image, said: Sequence[str], at: tuple[int, int, int]) -> int:
    left, top, right = at
    lines = wrapped(" · ".join(said), _TEXT, right - left, 2)
    return write_lines(ImageDraw.Draw(image), (left, top), lines, _TEXT, palette.SOFT) + u(3)


def _players(
    image: Image.Image, last: View, players: Sequence[str], names: BoardNames, at: tuple[int, int, int]
) -> int:
    """Each player's mark, name and score, one below the other, the winner's with a crown."""
    left, top, right = at
    draw = ImageDraw.Draw(image)
    for no, seat in enumerate(last.seats):
        score = names.style.numeral(names.style.progress(seat))
        across = round(width(score, u(22), True))
        won = last.outcome is not None and seat.seat in last.outcome.winners
        _mark(draw, (left + u(9), top + u(13)), no)
        name = fitted(seat_name(players, seat.seat, names.lang), u(19), right - left - across - u(36), bold=won)
        write(draw, (left + u(24), top + u(1)), name, u(19), _line(no) if won else palette.WHITE, won)
        write(draw, (right - across, top - u(1)), score, u(22), _line(no), True)
        top += u(27)
    return top


def _line(no: int) -> Colour:
    return _LINES[no % len(_LINES)]


def _curve(image: Image.Image, went: Course, last: View, names: BoardNames, room: Box) -> None:
    """The scores over the turns, with the goal, the turning point and the number of each turn there is room for."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((room.left, room.top, room.right - 1, room.bottom - 1), u(6), palette.PANEL)
    final, high = len(went.scores) - 1, max(max(map(max, went.scores)), last.goal if names.style.scored else 0, 1)
    margin = u(14) + round(width(names.style.numeral(high), _TEXT))
    graph = _Graph(
        Box(room.left + margin, room.top + u(14), room.right - u(16), room.bottom - u(28)), high, max(final, 1)
    )
    _axes(draw, graph, names)
    if went.turning:
        x, _ = graph.point(went.turning, 0)
        for y in range(graph.box.top, graph.box.bottom, u(8)):
            draw.line((x, y, x, min(y + u(4), graph.box.bottom)), palette.ORANGE, u(2))
    for no in range(len(last.seats)):
        points = [graph.point(turn, scores[no]) for turn, scores in enumerate(went.scores)]
        draw.line(points, _line(no), u(2.5), joint="curve")
        for point in points if final <= 30 else points[-1:]:
            _mark(draw, point, no, u(4))


def _axes(draw: ImageDraw.ImageDraw, graph: _Graph, names: BoardNames) -> None:
    left, _, right, bottom = graph.box
    for score in (0, graph.most):
        y = graph.point(0, score)[1]
        draw.line((left, y, right, y), palette.LINE, u(1))
        said = names.style.numeral(score)
        write(draw, (left - u(6) - round(width(said, _TEXT)), y - leading(_TEXT) // 2), said, _TEXT, palette.SOFT)
    steps = max(-(-graph.last // max((right - left) // u(40), 1)), 1)
    for turn in range(0, graph.last + 1, steps):
        x, said = graph.point(turn, 0)[0], str(turn)
        draw.line((x, bottom, x, bottom + u(4)), palette.LINE, u(1))
        if turn:
            write(draw, (x - round(width(said, _TEXT)) // 2, bottom + u(5)), said, _TEXT, palette.SOFT)


def _mark(draw: ImageDraw.ImageDraw, at: tuple[int, int], no: int, size: int = 0) -> None:
    """A player's mark: a disc, a square, a diamond, a triangle."""
    (x, y), r = at, size or u(6)
    shapes: tuple[list[tuple[int, int]], ...] = (
        [],
        [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)],
        [(x, y - r), (x + r, y), (x, y + r), (x - r, y)],
        [(x, y - r), (x + r, y + r), (x - r, y + r)],
    )
    corners = shapes[no % len(shapes)]
    if corners:
        draw.polygon(corners, fill=_line(no))
    else:
        draw.ellipse((x - r, y - r, x + r, y + r), fill=_line(no))
