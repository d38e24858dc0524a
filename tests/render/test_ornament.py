"""Ornament is the same each time and tells inks apart without colour; a picture is the same however it is kept."""

import io
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render import encode, ornament, palette
from render.art import Gallery
from render.board import board, layout
from render.emblems import EMBLEMS
from render.icons import mask
from tests.render.pictures import difference, forget, opened
from tests.render.positions import CARDS, LOG, PLAYERS, crowd
from tests.render.test_board import inside

KEYS = [f"c{no}" for no in range(60)]


def apart(one: Image.Image, other: Image.Image) -> float:
    """The share of points that differ."""
    differing = ImageChops.difference(one.convert("L"), other.convert("L")).point([0] * 64 + [255] * 192)
    return differing.histogram()[255] / (one.width * one.height)


def test_every_card_has_a_crest_of_its_own() -> None:
    crests = [ornament.crest(key, 64) for key in KEYS]
    assert len({each.tobytes() for each in crests}) >= len(KEYS) * 3 // 4
    forget()
    assert [each.tobytes() for each in crests] == [ornament.crest(key, 64).tobytes() for key in KEYS]


def test_inks_are_told_apart_without_their_colour() -> None:
    black, white = (0, 0, 0), (255, 255, 255)
    weaves = {name: ornament.weave(name, (108, 108), black, white) for name in ornament.WEAVES.values()}
    assert set(ornament.WEAVES) == {*palette.INKS, ""}
    assert len(weaves) == len(ornament.WEAVES)
    for one, other in combinations(weaves.values(), 2):
        assert apart(one, other) > 0.05
    for one, other in combinations(palette.INKS, 2):
        assert apart(mask(one, 24), mask(other, 24)) > 0.1


def test_every_sign_is_drawn() -> None:
    assert all(mask(name, 20).getbbox() for name in EMBLEMS)


def test_a_card_of_two_inks_shows_both() -> None:
    both = ornament.woven(("ruby", "steel"), (80, 40))
    assert both.crop((0, 0, 40, 40)).tobytes() == ornament.woven(("ruby",), (80, 40)).crop((0, 0, 40, 40)).tobytes()
    assert palette.INKS["steel"] in {colour for _, colour in both.crop((40, 0, 80, 40)).getcolors() or ()}


def test_a_frame_leaves_what_is_outside_its_corners() -> None:
    image = Image.new("RGB", (60, 40), palette.TURN)
    ornament.frame(image, (0, 0, 60, 40), (palette.GOLD, palette.FOOT), 12)
    assert {image.getpixel(at) for at in ((0, 0), (59, 0), (0, 39), (59, 39))} == {palette.TURN}
    assert image.getpixel((30, 0)) == image.getpixel((0, 20)) == palette.GOLD
    assert image.getpixel((30, 20)) == palette.FOOT


# --- how a picture is written ---


def sample(height: int) -> Image.Image:
    image = palette.sheet((97, height), palette.PANEL)
    image.paste(ornament.cloth((50, height), palette.TURN), (20, height // 3))
    return image


@pytest.mark.parametrize("height", [1, encode.STRIP - 1, encode.STRIP, encode.STRIP + 1, 5 * encode.STRIP])
def test_a_written_picture_is_read_back_point_by_point(height: int) -> None:
    image = sample(height)
    data = encode.encoded(image)
    Image.open(io.BytesIO(data)).verify()
    assert opened(data).tobytes() == image.convert("RGB").tobytes()


def test_what_is_kept_changes_no_byte() -> None:
    encode.STRIPS.forget()
    first = encode.encoded(sample(200))
    encode.encoded(sample(90))
    again = encode.encoded(sample(200))
    encode.STRIPS.forget()
    assert first == again == encode.encoded(sample(200))


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 8), (4, 6), (4, 12), (4, 16)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_how_many_bytes_a_picture_takes_is_known_before_it_is_compressed(
    seats: int,
    each: int,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pictures, written = [], []
    whole = encode.encoded

    def listened(image: Image.Image, tall: int = encode.STRIP) -> bytes:
        written.append(whole(image, tall))
        return written[-1]

    monkeypatch.setattr(palette, "encoded", listened)
    monkeypatch.setattr(palette, "png", lambda image, png=palette.png: pictures.append(image) or png(image))
    data = board(crowd(seats, each), CARDS, lang, PLAYERS)
    assert written == [data]
    assert len(data) <= palette.MOST_BYTES
    assert encode.estimated(pictures[0]) == pytest.approx(len(whole(pictures[0])), rel=0.1)
    assert opened(data).width == pictures[0].width or seats * each >= 48


def test_a_picture_that_takes_too_much_keeps_its_named_colours() -> None:
    """Four seats with twelve pieces each: the ground, the letters and the edges are what they were."""
    shown = opened(board(crowd(4, 12), CARDS, "ja", PLAYERS)).getcolors(1 << 16)
    assert shown
    assert {
        palette.TABLE,
        palette.PANEL,
        palette.TURN,
        palette.WHITE,
        palette.GOLD,
        palette.PAPER,
        palette.RED,
        *palette.INKS.values(),
    } <= {colour for _, colour in shown}
    assert len(shown) <= 40


# --- an operator's own pictures ---


def gallery(folder: Path, key: str) -> Gallery:
    (folder / "lorcana").mkdir()
    Image.new("RGB", (300, 400), (255, 0, 255)).save(folder / "lorcana" / f"{key}.png")
    return Gallery(folder)


def test_an_operators_picture_stands_on_its_card_and_nowhere_else(tmp_path: Path) -> None:
    view = crowd(2, 2)
    one = view.seats[0].pieces[0]
    plain = board(view, CARDS, "en", PLAYERS, LOG["en"])
    own = board(view, CARDS, "en", PLAYERS, LOG["en"], art=gallery(tmp_path, one.key))
    found = difference(plain, own)
    assert found is not None
    assert inside(found, layout(view, CARDS, "en", PLAYERS, LOG["en"]).pieces[one.ref])


def test_a_full_board_has_no_room_for_pictures(tmp_path: Path) -> None:
    view = crowd(2, 16)
    assert board(view, CARDS, "en", PLAYERS) == board(view, CARDS, "en", PLAYERS, art=gallery(tmp_path, "c3"))
