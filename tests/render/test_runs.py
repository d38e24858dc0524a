"""Runs of signs and texts: what belongs together stands together, and nothing covers it."""

from render import palette
from render.lettering import u
from render.plaque import PLAQUE
from render.runs import TextRun, flow
from render.tile import EDGE
from tests.render.pictures import listening
from tests.render.positions import CARDS, crowd
from tests.render.test_board import drawn

GAP = 10
_BURST = u(28)


def run(text: str, **more: object) -> TextRun:
    return TextRun("", text, u(16), palette.WHITE, False)._replace(**more)


def test_what_says_more_of_a_number_stays_on_its_line() -> None:
    """Ink that is ready, counted by signs, is not read as ink that is spent."""
    hand, ink, pips, spent = run("Hand 5"), run("Ink 3/5"), run("", icon="inkwell", times=3, glued=True), run("spent 2")
    room = hand.room + GAP + ink.room + GAP + pips.room
    assert [line.runs for line in flow((hand, ink, pips, spent), room, GAP)] == [(hand, ink, pips), (spent,)]
    assert [line.runs for line in flow((hand, ink, pips), room - 1, GAP)] == [(hand,), (ink, pips)]


def test_glued_runs_for_which_no_line_has_room_go_on_in_the_next() -> None:
    ink, pips = run("Ink 3/5"), run("", icon="inkwell", times=9, glued=True)
    assert [line.runs for line in flow((ink, pips), max(ink.room, pips.room), GAP)] == [(ink,), (pips,)]


def test_damage_on_a_plaque_covers_no_version() -> None:
    with listening() as heard:
        drawn(crowd(4, 12))
    versions = {card.version["en"].split()[0] for card in CARDS.values() if card.version}
    hurt = {
        one.picture
        for one in heard
        if one.bounds[0] == PLAQUE and one.text.isdigit() and one.box[0] > PLAQUE - _BURST and one.box[1] < _BURST
    }
    told = [one for one in heard if one.picture in hurt and one.text.split()[0] in versions and one.size == u(16)]
    assert len(told) >= 12
    for one in told:
        assert one.box[2] <= PLAQUE - EDGE - _BURST or one.box[1] >= _BURST, one


def test_no_word_is_parted_for_its_sign() -> None:
    """A sign stands above its word where one line holds the word alone and not both."""
    sign = run("approach", icon="spark", bold=True)
    room = sign.room - 1
    above, below = (line.runs[0] for line in flow((sign,), room, GAP))
    assert (above.icon, above.text) == ("spark", "")
    assert (below.icon, below.text) == ("", "approach")
    assert [line.runs for line in flow((sign,), sign.room, GAP)] == [(sign,)]
