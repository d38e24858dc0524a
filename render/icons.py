"""Our own signs, each known by its shape: drawn large, then reduced once to a mask of the size wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.emblems import EMBLEMS
from render.palette import Colour
from render.strokes import FINE, Pen, blank, box, poly, star


def _strength(draw: Pen) -> None:
    """A blade that points up."""
    poly(draw, [(12, 0), (16, 6), (14.6, 15), (9.4, 15), (8, 6)])
    box(draw, 4, 15, 20, 18.4)
    box(draw, 10, 18, 14, 24)


def _willpower(draw: Pen) -> None:
    """A shield."""
    poly(draw, [(2, 3), (12, 0), (22, 3), (21, 14), (17, 20), (12, 24), (7, 20), (3, 14)])
    poly(draw, [(6, 6.4), (12, 4.6), (12, 19.4), (9.4, 17.4), (6.6, 13)], 0)


def _lore(draw: Pen) -> None:
    """A diamond with a hole."""
    poly(draw, [(12, 0), (22, 12), (12, 24), (2, 12)])
    poly(draw, [(12, 8), (15.4, 12), (12, 16), (8.6, 12)], 0)


def _move(draw: Pen) -> None:
    """A double arrow to the right."""
    for left in (1, 11):
        poly(draw, [(left, 3), (left + 11, 12), (left, 21), (left + 4, 12)])


def _cost(draw: Pen) -> None:
    """A hexagon."""
    poly(draw, [(12, 0), (23, 6), (23, 18), (12, 24), (1, 18), (1, 6)])


def _inkwell(draw: Pen) -> None:
    """A ring around a hexagon: this card may become ink."""
    _cost(draw)
    poly(draw, [(12, 3), (20.4, 7.6), (20.4, 16.4), (12, 21), (3.6, 16.4), (3.6, 7.6)], 0)
    poly(draw, [(12, 6), (17.6, 9.2), (17.6, 14.8), (12, 18), (6.4, 14.8), (6.4, 9.2)])


def _damage(draw: Pen) -> None:
    """A burst."""
    poly(draw, star(11, 12, 9))


def _exerted(draw: Pen) -> None:
    """An arrow that turns a quarter."""
    draw.arc([2 * FINE, 5 * FINE, 20 * FINE, 23 * FINE], 180, 305, fill=255, width=4 * FINE)
    poly(draw, [(13, 1), (23, 9), (12, 14)])


def _drying(draw: Pen) -> None:
    """A drop."""
    poly(draw, [(12, 0), (19, 11), (5, 11)])
    draw.ellipse([4 * FINE, 8 * FINE, 20 * FINE, 24 * FINE], fill=255)
    draw.ellipse([8 * FINE, 14 * FINE, 13 * FINE, 20 * FINE], fill=0)


def _under(draw: Pen) -> None:
    """Two cards, one behind the other."""
    box(draw, 8, 0, 22, 18, radius=2)
    box(draw, 1, 4, 17, 24, 0, radius=2)
    box(draw, 2, 6, 16, 24, radius=2)


def _place(draw: Pen) -> None:
    """A house."""
    poly(draw, [(12, 0), (24, 12), (20, 12), (20, 23), (4, 23), (4, 12), (0, 12)])
    box(draw, 9.4, 14, 14.6, 23, 0)


def _challenger(draw: Pen) -> None:
    """Two crossed blades."""
    poly(draw, [(1, 1), (5, 1), (23, 19), (19, 23), (1, 5)])
    poly(draw, [(23, 1), (19, 1), (1, 19), (5, 23), (23, 5)])


def _challenged(draw: Pen) -> None:
    """A target."""
    for radius, fill in ((12, 255), (8.6, 0), (5, 255)):
        draw.ellipse([(12 - radius) * FINE, (12 - radius) * FINE, (12 + radius) * FINE, (12 + radius) * FINE], fill)


def _hand(draw: Pen) -> None:
    """A fan of cards."""
    poly(draw, [(0, 6), (8, 3), (13, 20), (5, 23)])
    poly(draw, [(9.6, 2), (15, 2), (15, 20), (14.6, 20)])
    poly(draw, [(16.4, 3), (24, 6), (19, 23), (16.4, 21)])


def _deck(draw: Pen) -> None:
    """A pile."""
    for top in (1, 9.5, 18):
        box(draw, 1, top, 23, top + 6, radius=1)


def _discard(draw: Pen) -> None:
    """A card crossed out."""
    box(draw, 3, 0, 21, 24, radius=2)
    poly(draw, [(6, 5), (8.4, 3), (18, 19), (15.6, 21)], 0)
    poly(draw, [(18, 5), (15.6, 3), (6, 19), (8.4, 21)], 0)


def _spent(draw: Pen) -> None:
    """An empty hexagon."""
    _cost(draw)
    poly(draw, [(12, 4), (19.6, 8), (19.6, 16), (12, 20), (4.4, 16), (4.4, 8)], 0)


def _pointer(draw: Pen) -> None:
    """A triangle to the right."""
    poly(draw, [(3, 0), (23, 12), (3, 24)])


def _crown(draw: Pen) -> None:
    """A crown."""
    poly(draw, [(1, 4), (7, 12), (12, 2), (17, 12), (23, 4), (21, 21), (3, 21)])


def _idea(draw: Pen) -> None:
    """A light bulb."""
    draw.ellipse([3 * FINE, 0, 21 * FINE, 18 * FINE], fill=255)
    box(draw, 8, 14, 16, 24, radius=1.5)
    box(draw, 8, 18, 16, 19.2, 0)


def _scene(draw: Pen) -> None:
    """A card that stands, with a sun on it."""
    box(draw, 4, 0, 20, 24, radius=2)
    _card_face(draw)


def _scene_turned(draw: Pen) -> None:
    """The same card, lying."""
    box(draw, 0, 4, 24, 20, radius=2)
    _card_face(draw)


def _card_face(draw: Pen) -> None:
    draw.ellipse([8 * FINE, 8 * FINE, 16 * FINE, 16 * FINE], fill=0)


def _scene_down(draw: Pen) -> None:
    """The back of a card that stands."""
    box(draw, 4, 0, 20, 24, radius=2)
    box(draw, 6, 2, 18, 22, 0)
    poly(draw, [(12, 4), (16.6, 12), (12, 20), (7.4, 12)])


def _scene_down_turned(draw: Pen) -> None:
    """The back of a card that lies."""
    box(draw, 0, 4, 24, 20, radius=2)
    box(draw, 2, 6, 22, 18, 0)
    poly(draw, [(4, 12), (12, 7.4), (20, 12), (12, 16.6)])


def _lead(draw: Pen) -> None:
    """A game piece."""
    draw.ellipse([7 * FINE, 0, 17 * FINE, 10 * FINE], fill=255)
    poly(draw, [(9.6, 8), (14.4, 8), (18, 20), (6, 20)])
    box(draw, 3, 19, 21, 24, radius=1.5)


def _candy(draw: Pen) -> None:
    """A wrapped sweet."""
    draw.ellipse([6 * FINE, 6 * FINE, 18 * FINE, 18 * FINE], fill=255)
    for side in (-1, 1):
        poly(draw, [(12 + side * 4.5, 12), (12 + side * 12, 5), (12 + side * 12, 19)])
    draw.arc([8.6 * FINE, 8.6 * FINE, 15.4 * FINE, 15.4 * FINE], 180, 300, fill=0, width=round(1.4 * FINE))


def _present(draw: Pen) -> None:
    """A box with a ribbon and a bow."""
    box(draw, 2, 7, 22, 24, radius=1)
    box(draw, 10.6, 7, 13.4, 24, 0)
    box(draw, 2, 12, 22, 13.2, 0)
    poly(draw, [(12, 7), (4, 0.6), (4, 6.4)])
    poly(draw, [(12, 7), (20, 0.6), (20, 6.4)])


def _exchange(draw: Pen) -> None:
    """Two arrows that pass each other."""
    for left, tip in ((7, 0), (17, 24)):
        base = tip + 8 if left < 12 else tip - 8
        poly(draw, [(left, tip), (left + 6.4, base), (left - 6.4, base)])
        box(draw, left - 2.2, min(base, 24 - tip), left + 2.2, max(base, 24 - tip))


def _heart(draw: Pen) -> None:
    """A heart."""
    for left in (0, 11):
        draw.ellipse([left * FINE, 1 * FINE, (left + 13) * FINE, 14 * FINE], fill=255)
    poly(draw, [(1.2, 10.6), (12, 6), (22.8, 10.6), (12, 24)])


def _need(draw: Pen) -> None:
    """A heart with nothing in it."""
    _heart(draw)
    for left in (3.4, 12.2):
        draw.ellipse([left * FINE, 4.4 * FINE, (left + 8.4) * FINE, 12.6 * FINE], fill=0)
    poly(draw, [(4.6, 11), (12, 7.6), (19.4, 11), (12, 19.6)], 0)


def _bonus(draw: Pen) -> None:
    """A plus."""
    box(draw, 9, 2, 15, 22)
    box(draw, 2, 9, 22, 15)


def _die(draw: Pen) -> None:
    """A die that shows five."""
    box(draw, 2, 2, 22, 22)
    for x, y in ((5, 5), (15, 5), (10, 10), (5, 15), (15, 15)):
        draw.ellipse([x * FINE, y * FINE, (x + 4) * FINE, (y + 4) * FINE], fill=0)


def _lady(draw: Pen) -> None:
    """A ring with a cross below."""
    draw.ellipse([5 * FINE, 0, 19 * FINE, 14 * FINE], fill=255)
    draw.ellipse([8.4 * FINE, 3.4 * FINE, 15.6 * FINE, 10.6 * FINE], fill=0)
    box(draw, 10.4, 13, 13.6, 24)
    box(draw, 6, 16.4, 18, 19.6)


def _gentleman(draw: Pen) -> None:
    """A ring with an arrow at its upper right."""
    draw.ellipse([1 * FINE, 8 * FINE, 16 * FINE, 23 * FINE], fill=255)
    draw.ellipse([4.6 * FINE, 11.6 * FINE, 12.4 * FINE, 19.4 * FINE], fill=0)
    poly(draw, [(12.6, 9.2), (19, 2.8), (21.2, 5), (14.8, 11.4)])
    poly(draw, [(13, 1), (23, 1), (23, 11), (19.6, 11), (19.6, 4.4), (13, 4.4)])


def _pillory(draw: Pen) -> None:
    """A board with three holes between two posts."""
    for left in (1, 19):
        box(draw, left, 2, left + 4, 24)
    box(draw, 1, 5, 23, 17)
    for x, y, side in ((4.4, 9, 4), (9.4, 8, 5.4), (15.8, 9, 4)):
        draw.ellipse([x * FINE, y * FINE, (x + side) * FINE, (y + side) * FINE], fill=0)


def _other(draw: Pen) -> None:
    """A square: a number that has no sign of its own."""
    box(draw, 4, 4, 20, 20)


_SHAPES: Final[Mapping[str, Callable[[Pen], None]]] = {
    **EMBLEMS,
    "strength": _strength,
    "willpower": _willpower,
    "lore": _lore,
    "move": _move,
    "cost": _cost,
    "inkwell": _inkwell,
    "damage": _damage,
    "exerted": _exerted,
    "drying": _drying,
    "under": _under,
    "place": _place,
    "challenger": _challenger,
    "challenged": _challenged,
    "hand": _hand,
    "deck": _deck,
    "discard": _discard,
    "spent": _spent,
    "pointer": _pointer,
    "crown": _crown,
    "other": _other,
    "idea": _idea,
    "moves": _move,
    "scene": _scene,
    "scene_turned": _scene_turned,
    "scene_down": _scene_down,
    "scene_down_turned": _scene_down_turned,
    "scene_deck": _deck,
    "everyday": _scene,
    "lead": _lead,
    "stage": _lead,
    "candy": _candy,
    "exchange": _exchange,
    "acting": _pointer,
    "power": _heart,
    "need": _need,
    "bonus": _bonus,
    "hero_deck": _deck,
    "ap": _strength,
    "dp": _willpower,
    "lv": _under,
    "generated": _lore,
    "ex_deck": _deck,
    "popped": _scene_down,
    "removed_cards": _discard,
    "ten_coin": _bonus,
    "magic_coin": _idea,
    "removed": _discard,
    "turned": _scene_down,
    "physical": _strength,
    "mental": _heart,
    "random": _die,
    "stack": _under,
    "court": _crown,
    "lady": _lady,
    "gentleman": _gentleman,
    "scaffold": _pillory,
    "aside": _discard,
    **dict.fromkeys(("search", "recall", "cheer", "journey", "errand", "dazzle"), _present),
}
NAMES: Final = tuple(_SHAPES)


@lru_cache(maxsize=256)
def mask(name: str, size: int) -> Image.Image:
    """A sign as a square mask of `size` pixels; an unknown name gives a plain square."""
    image = blank()
    _SHAPES.get(name, _other)(ImageDraw.Draw(image))
    return image.resize((size, size), Image.Resampling.BOX)


def stamp(image: Image.Image, at: tuple[int, int], name: str, size: int, colour: Colour) -> None:
    """Puts a sign on an RGB picture."""
    image.paste(colour, (at[0], at[1], at[0] + size, at[1] + size), mask(name, size))
