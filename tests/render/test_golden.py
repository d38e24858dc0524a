"""Pictures against their references: one counter, one number or one turned card is enough to fail."""

import pytest
from PIL import Image

from tests.render.golden import FOLDER, distance, drawn, pictures, reduced
from tests.render.positions import busy
from tests.render.test_board import PIECE_CHANGES, SEAT_CHANGES, TABLE_CHANGES

SAME = 14
CHANGES = {
    **{f"piece: {name}": change for name, (_, change) in PIECE_CHANGES.items()},
    **{f"seat: {name}": change for name, (_, change) in SEAT_CHANGES.items()},
    **{f"table: {name}": change for name, change in TABLE_CHANGES.items()},
}


def reference(name: str) -> Image.Image:
    return Image.open(FOLDER / f"{name}.png").convert("L")


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.png")))
def test_a_picture_equals_its_reference(name: str) -> None:
    assert distance(reduced(pictures()[name]), reference(name)) <= SAME


def test_each_picture_has_a_small_reference() -> None:
    files = {path.stem: path.stat().st_size for path in FOLDER.glob("*.png")}
    assert set(files) == set(pictures())
    assert sum(files.values()) <= 200_000


@pytest.mark.parametrize("name", CHANGES)
def test_no_change_of_the_state_passes_for_the_reference(name: str) -> None:
    assert distance(reduced(drawn(CHANGES[name](busy()), "en")), reference("busy-en")) > 2 * SAME
