"""The emojis of our signs: what Discord takes, told apart by shape, to be read on light and on dark ground."""

from __future__ import annotations

from io import BytesIO
from typing import Any, cast

from PIL import Image

from render.emojis import EMOJI_SIGNS, SYMBOL_SIGNS, emoji
from render.palette import contrast

GROUNDS = ((255, 255, 255), (49, 51, 56), (0, 0, 0))
"""Discord's, light, dark and darkest."""


def opened(sign: str) -> Image.Image:
    return Image.open(BytesIO(emoji(sign)))


def test_each_symbol_of_a_game_has_one() -> None:
    assert set(SYMBOL_SIGNS["lorcana"].values()) <= set(EMOJI_SIGNS)


def test_they_are_what_discord_takes() -> None:
    for sign in EMOJI_SIGNS:
        assert (opened(sign).format, opened(sign).size, opened(sign).mode) == ("PNG", (128, 128), "RGBA")
        assert len(emoji(sign)) <= 256 * 1024
        assert emoji(sign) == emoji(sign), "the same bytes, or it would be uploaded at each start"


def test_no_two_have_one_shape() -> None:
    shapes = {opened(sign).getchannel("A").resize((22, 22)).tobytes() for sign in EMOJI_SIGNS}
    assert len(shapes) == len(EMOJI_SIGNS)


def test_a_sign_or_its_edge_stands_out_from_any_ground() -> None:
    for sign in EMOJI_SIGNS:
        colours = opened(sign).getcolors(1 << 14) or []
        whole = [(count, cast(Any, pixel)[:3]) for count, pixel in colours if cast(Any, pixel)[3] == 255]
        for ground in GROUNDS:
            clear = sum(count for count, colour in whole if contrast(colour, ground) >= 4.5)
            assert clear > sum(count for count, _ in whole) / 5, (sign, ground)
