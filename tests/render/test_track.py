"""Stages in a row: each title whole, in a line more where it needs that."""

from render import palette
from render.lettering import u
from render.track import Stage, Track, draw_track
from tests.render.pictures import listening

ACROSS = u(500)


def said(*titles: str) -> tuple[list[str], int]:
    """What is written on the stages, and how high they are."""
    stages = tuple(Stage(number, title, "") for number, title in zip(("I", "II", "III", "IV"), titles, strict=True))
    part = draw_track(Track(stages, 0, "Start"), ACROSS, palette.TABLE)
    with listening() as heard:
        part.paint()
    return [one.text for one in heard], part.height


def test_a_long_title_is_written_to_its_end() -> None:
    short, low = said("Paper", "Paste", "A Gust of Wind", "Every Lamp Alight")
    long, high = said("Paper", "Once Around the Old Tower", "A Gust of Wind", "Every Lamp Alight")
    assert not any("…" in text or "⋯" in text for text in (*short, *long))
    assert "Once Around the Old Tower" in " ".join(long)
    assert low < high <= low + u(25)
