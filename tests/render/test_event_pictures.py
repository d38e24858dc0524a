"""Lists of people and brackets: everything on them can be read on a phone, whatever people are called."""

from __future__ import annotations

import pytest

from engine.tournament.bracket import WINNER, games_of
from render import ACROSS, BracketBox, ListLine, bracket, list_pages, listing, palette
from render.bracket import rows_of
from render.hyphens import HYPHEN
from tests.render.pictures import assert_apart, assert_readable, listening, opened
from tests.render.test_phone import LEAST, points

NAMES = ("Aoi", "Bartholomew Featherstonehaugh-Cholmondeley", "千早ちはやふる神代も聞かず竜田川", "ﷺ👩‍👩‍👧", "W" * 32)
SMALL = {
    "en": "opp. 66.7 % · games 100.0 % · opp. games 50.0 % · out",
    "ja": "相手66.7 % · ゲーム100.0 % · 相手のゲーム50.0 % · 棄権",
}
both = pytest.mark.parametrize("lang", ["en", "ja"])


def lines(count: int, lang: str) -> list[ListLine]:
    return [
        ListLine(f"{n}.", NAMES[n % len(NAMES)], f"{count} · 3–10–2", SMALL[lang], is_own=n == 2, is_faint=n == 3)
        for n in range(1, count + 1)
    ]


@pytest.mark.parametrize("count", [0, 1, 8, 26])
@both
def test_a_list_can_be_read_on_a_phone_and_is_sent_whole(count: int, lang: str) -> None:
    with listening() as heard:
        picture = listing("Cup " * 30, SMALL[lang], lines(count, lang))
    width = opened(picture).width
    assert_readable(heard)
    assert [one for one in heard if points(one, width) < LEAST] == []
    assert len(picture) <= palette.MOST_BYTES
    for number in range(1, count + 1):
        assert f"{number}." in {one.text for one in heard}


def test_a_long_list_takes_several_pictures_and_loses_nobody() -> None:
    everybody = lines(64, "en")
    parts = list_pages(everybody)
    assert [line for part in parts for line in part] == everybody
    assert len(parts) == 3
    assert list_pages([]) == [[]]
    assert len(list_pages(lines(256, "en"))) == 10, "as many as a message takes"


def boxes(players: int) -> list[BracketBox]:
    games = list(enumerate(games_of("single", players)))
    return [
        BracketBox(
            at,
            game.depth,
            (NAMES[at % len(NAMES)], NAMES[(at + 1) % len(NAMES)]),
            ("2", "1") if not game.depth else ("", ""),
            at % 2 if not game.depth else -1,
            tuple(place.of for place in game.places if place.kind == WINNER),
        )
        for at, game in games
    ]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_bracket_can_be_read_on_a_phone_and_no_name_touches_another(players: int) -> None:
    with listening() as heard:
        picture = bracket("Winter Cup", ["Round 1", "第2ラウンド", "Final"][:ACROSS], boxes(players))
    assert_apart(heard)
    assert [one for one in heard if points(one, opened(picture).width) < LEAST] == []
    assert len(picture) <= palette.MOST_BYTES


def test_places_of_three_digits_are_shown_whole() -> None:
    with listening() as heard:
        listing("Winter Cup", "", lines(256, "en")[-20:])
    assert_readable(heard)
    assert {f"{number}." for number in range(237, 257)} <= {one.text for one in heard}


def test_long_names_are_shown_whole_in_lists_and_brackets() -> None:
    """Discord's longest, of 32 characters, wide ones too, wherever they stand and whoever has won."""
    names = ("Wilhelmina Wintergreen of Warwic", "千早振る神代も聞かず竜田川から紅に水くくるとはと詠みし業平朝臣よ")
    assert [len(name) for name in names] == [32, 32]
    both = " – ".join(names)
    for games in (1, 16):
        for winner in range(2):
            with listening() as heard:
                bracket("Cup", ["Round 1"], [BracketBox(at, 0, names, ("2", "1"), winner) for at in range(games)])
            assert bare("".join(one.text for one in heard)).count(bare(names[0])) == games
            assert bare("".join(one.text for one in heard)).count(bare(names[1])) == games
    with listening() as heard:
        bracket("Winter Cup", ["Round 1"], [BracketBox(0, 0, names, ("2", "1"), 0)])
    assert all(bare(name) in bare("".join(one.text for one in heard)) for name in names)
    with listening() as heard:
        listing("Winter Cup", "", [ListLine("1.", both, "1–0–1", SMALL["en"])])
    assert bare(both) in bare("".join(one.text for one in heard))


def bare(text: str) -> str:
    """Without what parts its rows."""
    return text.replace(" ", "").replace(HYPHEN, "")


def test_a_game_stands_between_those_from_which_its_players_come() -> None:
    rows = rows_of(boxes(8))
    assert rows == {0: 0, 1: 1, 2: 2, 3: 3, 4: 0.5, 5: 2.5, 6: 1.5}
    lower = [BracketBox(0, 0, ("", "")), BracketBox(1, 1, ("", ""), feeds=(0,)), BracketBox(2, 1, ("", ""))]
    assert rows_of(lower) == {0: 0, 1: 0, 2: 1}, "never two at one place"
