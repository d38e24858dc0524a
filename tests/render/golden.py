"""Reference pictures: half size, in eleven greys. `python -m tests.render.golden` draws them anew."""

from pathlib import Path

from PIL import Image, ImageChops

from engine.kernel.views.view import View
from render import board, hand
from tests.render import mlp_positions as mlp
from tests.render.pictures import opened
from tests.render.positions import CARDS, LOG, PLAYERS, busy, crowd, with_hand

FOLDER = Path(__file__).parent / "golden"
_BLOCK = 5
_GREYS = 11


def pictures() -> dict[str, bytes]:
    """The pictures that have a reference."""
    return {
        "busy-en": drawn(busy(), "en"),
        "busy-ja": drawn(busy(), "ja"),
        "crowd-ja": drawn(crowd(4, 5), "ja"),
        "hand-ja": hand(with_hand(5), CARDS, "ja", PLAYERS),
        "mlp-busy-ja": board(mlp.busy(), mlp.CARDS, "ja", mlp.PLAYERS, mlp.LOG["ja"]),
    }


def drawn(view: View, lang: str) -> bytes:
    return board(view, CARDS, lang, PLAYERS, LOG[lang])


def reduced(picture: bytes) -> Image.Image:
    """A picture as its reference is kept."""
    image = opened(picture).convert("L")
    half = image.resize((image.width // 2, image.height // 2), Image.Resampling.BOX)
    step = 255 / (_GREYS - 1)
    return half.point([round(round(value / step) * step) for value in range(256)])


def distance(one: Image.Image, other: Image.Image) -> int:
    """How far two references are apart where they differ most: the mean of a small block, 0 to 255.

    Blocks forgive a pixel that another version of the font library draws a little darker; a digit they do not forgive.
    """
    if one.size != other.size:
        return 255
    apart = ImageChops.difference(one, other)
    return apart.resize((apart.width // _BLOCK, apart.height // _BLOCK), Image.Resampling.BOX).getextrema()[1]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        reduced(picture).quantize(_GREYS, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
