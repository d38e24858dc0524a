"""Pictures of a tournament: the brackets of every size and form, standings that name the reader."""

from __future__ import annotations

import pytest

from cogs.presentation.words import CardBook, Speaker
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.pictures import ALT, MOST, bracket_pictures, pairings_pictures, standings_pictures
from data.catalogue import catalogue
from data.store import Body, TournamentRow
from engine.table import Options
from engine.tournament import DOUBLE, SINGLE, TournamentPlan, TournamentState
from tests.render.pictures import listening, opened
from tests.render.test_phone import LEAST, points
from tests.tournament.events import begun, decided, paired, played


def snapshot(state: TournamentState) -> TournamentSnapshot:
    body = Body(name="Winter Cup", options=Options(game="lorcana"), plan=state.plan)
    users = tuple(range(1, len(state.players) + 1))
    return TournamentSnapshot(
        TournamentRow(id="kx7p2m9a", guild=1, channel=2, organiser=3, at=1.0, body=body, users=users), state
    )


def speaker(state: TournamentState, lang: str) -> Speaker:
    return Speaker(catalogue(), lang, CardBook({}), [f"P{n}" for n in range(len(state.players))], game="lorcana")


def knockout(players: int, form: str) -> TournamentState:
    return begun(players, plan=TournamentPlan(check_in=False, form=form))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("players", "form"), [(2, SINGLE), (5, SINGLE), (16, SINGLE), (3, DOUBLE), (8, DOUBLE)])
def test_the_bracket_shows_every_game_that_is_played_now_and_can_be_read(players: int, form: str, lang: str) -> None:
    state = knockout(players, form)
    while not state.all_paired:
        state = paired(state, "seed")
        pictures = bracket_pictures(snapshot(state), speaker(state, lang))
        assert 0 < len(pictures) <= MOST
        assert len({picture.name for picture in pictures}) == len(pictures)
        with listening() as heard:
            widths = [opened(picture.draw()).width for picture in pictures]
        said = {one.text for one in heard}
        now = {player for match in state.rounds[-1].matches for player in match.pairing.players}
        assert {f"P{player}" for player in now} <= said
        assert all(points(one, max(widths)) >= LEAST for one in heard)
        assert all(len(picture.alt) <= ALT for picture in pictures)
        state = decided(state)
    final = bracket_pictures(snapshot(state), speaker(state, lang))
    with listening() as heard:
        for picture in final:
            picture.draw()
    assert "P0" in {one.text for one in heard}


def test_a_bracket_of_256_stays_within_one_message() -> None:
    state = paired(knockout(256, SINGLE))
    pictures = bracket_pictures(snapshot(state), speaker(state, "en"))
    assert len(pictures) == 9 < MOST, "eight of the first rounds, one of the last"
    assert opened(pictures[-1].draw()).width


def test_where_nobody_is_out_there_is_no_bracket() -> None:
    state = played(begun(4), 1)
    assert bracket_pictures(snapshot(state), speaker(state, "en")) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_standings_and_pairings_say_what_the_text_says(lang: str) -> None:
    state = paired(played(begun(5), 2))
    event, words = snapshot(state), speaker(state, lang)
    with listening() as heard:
        for picture in (*standings_pictures(event, words, 3), *pairings_pictures(event, 2, words, 3)):
            picture.draw()
            assert "Winter Cup" in picture.alt
    said = "".join(one.text for one in heard)
    assert "**" not in said
    for player in range(5):
        assert f"P{player}" in said
    assert "6 · 2–0–0" in said
