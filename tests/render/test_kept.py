"""What was drawn is kept within a bound of bytes, whatever is drawn, and changes no picture."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from render import card, deck, encode, hand, kept, ornament, palette
from render.kept import Latest
from tests.render.positions import CARDS, PLAYERS, with_hand


def test_what_was_wanted_longest_ago_goes_first() -> None:
    held: Latest[str] = Latest(10, len)
    for text in ("aaaa", "bbbb", "aaaa", "cccc"):
        assert held.get(text[0], lambda text=text: text) == text  # type: ignore[misc]
    assert held.taken == 8
    assert held.get("a", lambda: "again") == "aaaa"
    assert held.get("b", lambda: "again") == "again"


def test_what_is_large_is_not_kept() -> None:
    held: Latest[str] = Latest(10, len, largest=4)
    assert [held.get("large", lambda text=text: text) for text in ("12345", "54321")] == ["12345", "54321"]  # type: ignore[misc]
    assert held.taken == 0


def test_pictures_that_differ_by_their_arguments_are_kept_apart() -> None:
    @kept.kept
    def line(across: int, *, tall: int = 1) -> Image.Image:
        return Image.new("L", (across, tall))

    assert [line(3).size, line(3, tall=2).size, line(4).size] == [(3, 1), (3, 2), (4, 1)]
    assert line(3) is line(3)


def test_however_much_is_drawn_no_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    before = hand(with_hand(6), CARDS, "en", PLAYERS)
    small = Latest(1 << 20, kept._bytes, largest=1 << 18)
    monkeypatch.setattr(kept, "PICTURES", small)
    facts = {f"k{no}": replace(CARDS["c1"], key=f"k{no}") for no in range(40)}
    deck(tuple(facts), facts, "lorcana", "en")
    assert hand(with_hand(6), CARDS, "en", PLAYERS) == before
    assert 1 << 19 < small.taken <= 1 << 20


def test_a_large_card_leaves_little_behind() -> None:
    kept.PICTURES.forget()
    card("c1", CARDS, "lorcana", "en")
    assert kept.PICTURES.taken < 300_000


@pytest.mark.parametrize("packer", ["zlib", "zlib_ng.zlib_ng"])
def test_a_picture_is_the_same_whoever_packs_it(monkeypatch: pytest.MonkeyPatch, packer: str) -> None:
    """zlib-ng packs where it is installed."""
    monkeypatch.setattr(encode, "zlib", pytest.importorskip(packer))
    encode.STRIPS.forget()
    image = palette.sheet((90, 150), palette.TABLE)
    image.paste(ornament.cloth((60, 90), palette.PANEL), (10, 20))
    data = encode.encoded(image)
    encode.STRIPS.forget()
    opened = Image.open(io.BytesIO(data))
    opened.load()
    assert (opened.size, opened.tobytes(), opened.getpalette()) == (image.size, image.tobytes(), image.getpalette())
