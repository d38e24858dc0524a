"""What stands on the corners of a card: its cost, the damage on it, how many cards lie beneath."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import palette
from render.face import PieceFace
from render.icons import stamp
from render.lettering import leading, u, width, write
from render.palette import Colour


def cost_mark(
    image: Image.Image,
    at: tuple[int, int],
    cost: int | None,
    side: int,
    ring: Colour = palette.PAPER,
) -> None:
    """The cost in a hexagon with a ring around it, `side` pixels square; nothing for a card without."""
    if cost is None:
        return
    edge = max(u(1), side // 14)
    stamp(image, at, "cost", side, ring)
    stamp(image, (at[0] + edge, at[1] + edge), "cost", side - 2 * edge, palette.FOOT)
    size = side * 2 // 3 if 0 <= cost < 100 else side * 3 // 7
    centred(image, (at[0] + (side + 1) // 2, at[1] + (side + 1) // 2), str(cost), size, palette.WHITE)


def centred(image: Image.Image, at: tuple[int, int], text: str, size: int, colour: Colour) -> None:
    """Bold letters around a point."""
    left = at[0] - round(width(text, size, True)) // 2
    write(ImageDraw.Draw(image), (left, at[1] - leading(size) // 2), text, size, colour, True)


def damage_mark(image: Image.Image, at: tuple[int, int], damage: int, side: int) -> None:
    """The damage in a burst, `side` pixels square."""
    edge = max(u(1.5), side // 14)
    stamp(image, at, "damage", side, palette.WHITE)
    stamp(image, (at[0] + edge, at[1] + edge), "damage", side - 2 * edge, palette.RED)
    size = side * (58 if damage < 10 else 47 if damage < 100 else 37) // 100
    centred(image, (at[0] + side // 2, at[1] + side // 2), str(damage), size, palette.WHITE)


def badge_width(face: PieceFace, side: int) -> int:
    """Pixels for the damage and the cards beneath."""
    under = u(26) + round(width(str(face.under), u(17), True)) if face.under else 0
    return (side if face.damage else 0) + under


def badges(image: Image.Image, right: int, top: int, face: PieceFace, side: int) -> None:
    """Damage at the right, and left of it how many cards lie beneath, on a ground of its own."""
    if face.damage:
        damage_mark(image, (right - side, top), face.damage, side)
        right -= side + u(2)
    if not face.under:
        return
    size, draw = u(17), ImageDraw.Draw(image)
    across = u(24) + round(width(str(face.under), size, True))
    middle = top + side // 2
    draw.rounded_rectangle((right - across, middle - u(12), right - 1, middle + u(11)), u(5), palette.FOOT)
    stamp(image, (right - across + u(3), middle - u(8)), "under", u(16), palette.WHITE)
    write(draw, (right - across + u(21), middle - leading(size) // 2), str(face.under), size, palette.WHITE, True)
