"""An operator's own pictures: found by name, cropped, in the palette of all pictures; bad files are passed over."""

import io
import logging
import os
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import patch

import pytest
from PIL import Image

from render import art, palette
from render.art import Gallery

RED, BLUE = (200, 30, 40), (20, 60, 200)


def folder(
    home: Path,
    key: str = "1-001",
    ending: str = "png",
    colour: tuple[int, ...] = RED,
    mode: str = "RGB",
    size: tuple[int, int] = (60, 84),
) -> Path:
    """A folder with one picture of one colour."""
    (home / "lorcana").mkdir(exist_ok=True)
    Image.new(mode, size, colour).save(home / "lorcana" / f"{key}.{ending}")
    return home


def picture(gallery: Gallery, key: str, width: int, height: int, game: str = "lorcana") -> Image.Image | None:
    """The picture of a card at a size, None without one that can be used."""
    found = gallery.art(game, key)
    return found.fitted(width, height) if found else None


def middle(image: Image.Image | None) -> tuple[int, ...]:
    """The mean colour of a picture."""
    assert image is not None
    return image.convert("RGB").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))  # type: ignore[return-value]


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) < 32 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("ending", art.ENDINGS)
def test_a_picture_is_found_by_the_cards_key(tmp_path: Path, ending: str) -> None:
    found = picture(Gallery(folder(tmp_path, ending=ending)), "1-001", 40, 20)
    assert found is not None
    assert found.size == (40, 20)
    assert found.mode == "P"
    assert found.getpalette() == palette.sheet((1, 1), palette.TABLE).getpalette()
    assert near(middle(found), RED)


def test_a_card_of_a_server_is_found_too(tmp_path: Path) -> None:
    assert picture(Gallery(folder(tmp_path, "g7_FOX-001")), "g7:FOX-001", 8, 8)


@pytest.mark.parametrize("key", ["1-002", "", ".", "..", "../lorcana/1-001", "lorcana/1-001", "\0", "x" * 5000])
def test_whatever_has_no_picture_has_none(tmp_path: Path, key: str) -> None:
    assert Gallery(folder(tmp_path)).art("lorcana", key) is None
    assert Gallery(folder(tmp_path)).art("mlp", "1-001") is None
    assert Gallery().art("lorcana", "1-001") is None


def test_what_is_no_file_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "lorcana" / "1-001.png").mkdir(parents=True)
    os.mkfifo(tmp_path / "lorcana" / "1-002.png")
    assert [Gallery(tmp_path).art("lorcana", key) for key in ("1-001", "1-002")] == [None, None]


def test_a_new_file_is_seen_at_once(tmp_path: Path) -> None:
    gallery = Gallery(folder(tmp_path))
    before = picture(gallery, "1-001", 8, 8)
    folder(tmp_path, colour=BLUE, size=(61, 84))
    assert near(middle(before), RED)
    assert near(middle(picture(gallery, "1-001", 8, 8)), BLUE)


def test_a_picture_is_read_once_for_a_size(tmp_path: Path) -> None:
    gallery = Gallery(folder(tmp_path, "kept"))
    with patch.object(Image, "open", wraps=Image.open) as opened:
        with ThreadPoolExecutor(4) as threads:
            assert all(threads.map(lambda _: picture(gallery, "kept", 9, 9), range(16)))
        assert opened.call_count <= 4
        read = opened.call_count
        assert picture(gallery, "kept", 9, 9)
        assert opened.call_count == read


def test_a_transparent_picture_lies_on_the_ground_of_a_card(tmp_path: Path) -> None:
    found = picture(Gallery(folder(tmp_path, colour=(255, 0, 0, 0), mode="RGBA")), "1-001", 8, 8)
    assert near(middle(found), palette.CARD)


@pytest.mark.parametrize(("mode", "colour"), [("L", (128,)), ("1", (1,)), ("I;16", (40000,)), ("LA", (90, 255))])
def test_every_sort_of_pixels_is_taken(tmp_path: Path, mode: str, colour: tuple[int, ...]) -> None:
    assert picture(Gallery(folder(tmp_path, colour=colour, mode=mode)), "1-001", 8, 8)


def test_a_wide_picture_is_cropped_not_squeezed(tmp_path: Path) -> None:
    home = folder(tmp_path, size=(300, 100))
    wide = Image.new("RGB", (300, 100), BLUE)
    wide.paste(RED, (100, 0, 200, 100))
    wide.save(home / "lorcana" / "1-001.png")
    assert near(middle(picture(Gallery(home), "1-001", 50, 50)), RED)


def bomb() -> bytes:
    """A small file that promises a picture of a billion pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    side = (32_000).to_bytes(4, "big")
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", side + side + b"\x08\x02\0\0\0")
        + chunk(b"IDAT", zlib.compress(bytes(1000)))
        + chunk(b"IEND", b"")
    )


def half() -> bytes:
    out = io.BytesIO()
    Image.effect_noise((90, 90), 80).save(out, "PNG")
    return out.getvalue()[:900]


BAD = {
    "empty": b"",
    "text": b"no picture at all",
    "bomb": bomb(),
    "half": half(),
    "svg": b"<svg/>",
    "other": b"GIF89a\1\0\1\0\0\0\0,\0\0\0\0\1\0\1\0\0\2\1\0\0",
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_cannot_be_used_is_passed_over_with_one_line(
    tmp_path: Path,
    name: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "mlp").mkdir()
    (tmp_path / "mlp" / "1.png").write_bytes(BAD[name])
    gallery = Gallery(tmp_path)
    with caplog.at_level(logging.WARNING):
        assert picture(gallery, "1", 10, 10, "mlp") is None
        assert picture(gallery, "1", 20, 20, "mlp") is None
    assert [record.name for record in caplog.records] == ["render.art"]
    assert str(tmp_path / "mlp" / "1.png") in caplog.text


def test_a_large_file_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "MOST_BYTES", 10)
    with patch.object(Image.Image, "convert", side_effect=AssertionError("unpacked")):
        assert picture(Gallery(folder(tmp_path, "large")), "large", 8, 8) is None
