"""What stands above a question leaves room for it, however many cards there are."""

import dataclasses
from io import BytesIO
from itertools import chain

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.presentation import board_screens, hand_screens, phone
from cogs.presentation.controls import Select
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.screen import Picture, Screen
from engine.kernel.state.question import ORDER
from engine.table import Habits, Live
from render import cards
from render.games import names_of
from render.leaf import leaf
from tests.cogs.positions import book, play
from tests.cogs.test_happened import speaker
from tests.render.pictures import listening

GAMES = ("lorcana", "mlp", "quintuplets", "harem_master", "precious_memories")


def points(picture: Picture) -> float:
    """How high a picture is shown on a phone."""
    with Image.open(BytesIO(picture.draw())) as image:
        return image.height * phone.ACROSS / image.width


def asked_of(live: Live, lang: str, game: str) -> Screen:
    assert live.question is not None
    return hand_screens.hand(live, live.question.seat, speaker(lang, game), PromptPosition())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_lower_half_of_a_hand_stays_in_sight_above_its_question(game: str, lang: str) -> None:
    held = 0
    for live in play(3, game=game):
        if live.question is None or live.no % 6:
            continue
        shown = asked_of(live, lang, game)
        inside, below = shown.rows[: shown.asked], shown.rows[shown.asked :]
        left = phone.room(shown.text, inside, below, points(shown.pictures[-1]))
        assert phone.lines(shown.changed) <= left + 0.2, (live.no, shown.text)
        held = max(held, len(live.play.view(live.question.seat).seats[live.question.seat].hand or ()))
    assert held > 4


@pytest.mark.parametrize("game", GAMES)
def test_what_a_board_tells_leaves_its_picture_near_its_question(game: str) -> None:
    """Four lines of a phone, however much has happened; most of it stands in the log."""
    told = []
    for live in play(3, game=game):
        if live.question is not None and live.no % 6 == 0:
            told.append(phone.lines(board_screens.board(live, speaker("ja", game)).changed))
    assert 3 < max(told) <= board_screens.CHANGED_LINES + 0.2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_a_list_is_for_stands_in_one_line_of_a_phone(game: str, lang: str) -> None:
    lists = []
    for live in play(3, game=game, policy="heuristic"):
        if live.question is not None:
            shown = asked_of(live, lang, game)
            lists += [row.hint for row in shown.rows[: shown.asked] if isinstance(row, Select)]
    assert lists
    assert [each for each in lists if phone.columns(each) > 33] == []


def test_a_list_of_all_that_may_be_done_is_no_list_of_other_things() -> None:
    """One that stands beside buttons of actions names its verbs; the end of the turn is none."""
    hints = set()
    for live in play(1, game="quintuplets"):
        shown = asked_of(live, "ja", "quintuplets")
        asked = shown.rows[: shown.asked]
        lists = [row.hint for row in asked if isinstance(row, Select)]
        labels = [each.label for row in asked if not isinstance(row, Select) for each in row]
        if lists and "メインフェイズ終了" in labels:
            hints.add((lists[0], len(labels) > 1))
    assert ("行動を選ぶ…", False) in hints
    beside = {hint for hint, is_beside in hints if is_beside}
    assert beside
    assert all(hint.startswith("プレイ") for hint in beside), "it names what can be done by it"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("count", "tall"), [(7, 380), (10, 440), (14, 500)])
def test_cards_above_a_question_take_no_more_height_than_they_are_given(game: str, count: int, tall: int) -> None:
    facts = book(game).cards
    tallest = tall * hand_screens.DRAWN // phone.ACROSS
    with Image.open(BytesIO(cards(sorted(facts)[::3][:count], facts, game, "en", "Cards", tallest=tallest))) as image:
        assert image.height <= tallest


@pytest.mark.parametrize("game", GAMES)
def test_of_eight_cards_every_text_begins(game: str) -> None:
    """A hand that has grown shows of every card what it does."""
    facts = {key: card for key, card in book(game).cards.items() if card.wording("en")}
    keys, tallest = sorted(facts)[:8], hand_screens.TALL[0] * hand_screens.DRAWN // phone.ACROSS
    with listening() as heard:
        cards(keys, facts, game, "en", tallest=tallest)
    said = [one.text for one in heard]
    names = names_of(game, facts, "en")
    for key in keys:
        text = leaf(key, names, reminders=False).text.split()
        assert not text or any(one.startswith(text[0]) for one in said), (key, said)


@pytest.mark.parametrize("game", GAMES)
def test_a_wide_hand_is_no_higher_than_a_desk_shows(game: str) -> None:
    for live in play(5, game=game):
        if live.question is None or live.no % 15:
            continue
        seats = tuple(replace(each, habits=Habits(wide_board=True)) for each in live.table.seats)
        wide = dataclasses.replace(live, table=replace(live.table, seats=seats))
        shown = next(each for each in asked_of(wide, "en", game).pictures if each.name in ("hand.png", "cards.png"))
        with Image.open(BytesIO(shown.draw())) as image:
            assert image.height <= hand_screens.AT_A_DESK or image.width < 1440, live.no


def test_cards_that_are_seen_nowhere_else_are_shown_where_one_of_them_is_chosen() -> None:
    """The first character is chosen out of a deck, before there is a hand."""
    live = next(play(1, game="harem_master"))
    assert live.question is not None
    shown = asked_of(live, "en", "harem_master")
    assert [each.name for each in shown.pictures] == ["cards.png"]
    offered = {str(option[1]) for option in live.question.options}
    assert len(offered) > 1
    named = [each.label for row in shown.rows[: shown.asked] if isinstance(row, tuple) for each in row]
    assert len(named) == len(offered)
    assert all(name in shown.pictures[0].alt for name in named)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_cards_that_are_put_in_order_are_seen_above_all_that_may_be_pressed(lang: str) -> None:
    """At every step of the order, with what was picked so far."""
    asked = 0
    for live in chain.from_iterable(play(seed, game="harem_master") for seed in (2, 3, 4)):
        if live.question is None or live.question.kind != ORDER:
            continue
        for count in range(len(live.question.options)):
            place = PromptPosition(picks=tuple(range(count)))
            shown = hand_screens.hand(live, live.question.seat, speaker(lang, "harem_master"), place)
            inside, below = shown.rows[: shown.asked], shown.rows[shown.asked :]
            left = phone.room(shown.text, inside, below, points(shown.pictures[-1]))
            assert phone.lines(shown.changed) <= left + 0.2, (live.no, count, shown.text)
            asked += 1
    assert asked
