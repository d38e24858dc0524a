"""However full a board becomes in whole games, a phone shows it in its full width: names are 13 points, all else 11."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations

import pytest

from cogs.presentation.happened import happened, last_decided, marked
from engine.games.registry import GAMES
from engine.kernel.views.view import SPECTATOR, View
from render import board, pictures
from render.board import layout
from render.marks import Mark
from render.panel import TALLEST, WIDTH
from tests.cogs.positions import book, play
from tests.render.pictures import listening, opened
from tests.render.test_phone import HIGHEST, LEAST, NAME, PHONE, joined
from tests.warm import shelf_of

PLAYERS = {"en": ("Aoi", "Mikan (bot)"), "ja": ("Aoi", "みかん（ボット）")}
POLICIES = ("random", "builder", "heuristic")
SEEDS = (1, 2)
WHOLE = 2000
DRAWN = 3
"""Of so many boards in each language everything that is written is measured."""
every = pytest.mark.parametrize("game", GAMES)
both = pytest.mark.parametrize("lang", ["en", "ja"])


def positions(game: str) -> Iterator[View]:
    for policy in POLICIES:
        for seed in SEEDS:
            for live in play(seed, game=game, policy=policy, most=WHOLE):
                if live.question is not None and live.no % 5 == 4:
                    since = last_decided(live, live.question.seat)
                    yield marked(live.play.view(SPECTATOR), happened(live, SPECTATOR, since))


@cache
def views(game: str) -> tuple[View, ...]:
    """What a board shows at each fifth question, with all that has changed since whoever is asked last decided."""
    return tuple(positions(game))


def tall(view: View, lang: str) -> int:
    return layout(view, book(view.game).cards, lang, PLAYERS[lang], (), shelf_of(view.game).cards.words).height


@cache
def fullest(game: str, lang: str) -> tuple[View, ...]:
    """The highest boards, and the highest among those that a phone shows as one picture."""
    ordered = sorted(views(game), key=partial(tall, lang=lang), reverse=True)
    return (*ordered[:DRAWN], *[each for each in ordered if count(each, lang) == 1][:DRAWN])


def count(view: View, lang: str) -> int:
    return pictures(view, book(view.game).cards, lang, PLAYERS[lang], shelf_of(view.game).cards.words)


def pages(view: View, lang: str, **how: object) -> list[bytes]:
    """The pictures as which a phone shows a board."""
    many = count(view, lang)
    drawn = partial(board, view, book(view.game).cards, lang, PLAYERS[lang], (), shelf_of(view.game).cards.words)
    return [drawn(page=page if many > 1 else None, **how) for page in range(many)]  # type: ignore[arg-type]


@every
@both
def test_each_board_of_whole_games_is_shown_in_the_full_width_of_a_phone(game: str, lang: str) -> None:
    """Also one of few pieces, of which nobody asks how many pictures it needs."""
    cards, words = book(game).cards, shelf_of(game).cards.words
    for view in views(game):
        if count(view, lang) == 1:
            assert layout(view, cards, lang, PLAYERS[lang], (), words).height <= TALLEST, view.turn
        else:
            plan = layout(view, cards, lang, PLAYERS[lang], (), words, parted=True)
            assert plan.height > TALLEST, "one picture would do"
            assert all(bottom - top <= TALLEST for top, bottom in plan.pages), (view.turn, plan.pages)


@every
@both
def test_the_fullest_boards_can_be_read_on_a_phone(game: str, lang: str) -> None:
    for view in fullest(game, lang):
        with listening() as heard:
            shown = [opened(picture) for picture in pages(view, lang)]
        narrowest = min(min(PHONE, HIGHEST * image.width / image.height) for image in shown)
        small = [one for one in heard if round(one.size * narrowest / WIDTH, 1) < LEAST]
        assert small == []
        large = joined([one for one in heard if round(one.size * narrowest / WIDTH, 1) >= NAME])
        for piece in (each for seat in view.seats for each in seat.pieces):
            assert book(game).cards[piece.key].title(lang).replace(" ", "") in large, piece.key


@every
def test_every_piece_of_a_parted_board_lies_on_one_of_its_pictures_and_bears_its_mark(game: str) -> None:
    view = fullest(game, "en")[0]
    pieces = [piece for seat in view.seats for piece in seat.pieces]
    plan = layout(
        view, book(game).cards, "en", PLAYERS["en"], (), shelf_of(game).cards.words, parted=count(view, "en") > 1
    )
    assert set(plan.pieces) == {piece.ref for piece in pieces}
    for box in plan.pieces.values():
        assert any(top <= box.top and box.bottom <= bottom for top, bottom in plan.pages)
    for one, other in combinations(dict.fromkeys(plan.pieces.values()), 2):
        aside = one.right <= other.left or other.right <= one.left
        assert aside or one.bottom <= other.top or other.bottom <= one.top
    chosen = {piece.ref: Mark(no, opposing=False) for no, piece in enumerate(pieces[:9], 1)}
    with listening() as heard:
        pages(view, "en", marks=chosen)
    assert all(any(f"{mark}" in one.text for one in heard) for mark in chosen.values())


def test_the_games_reach_boards_that_need_more_than_one_picture() -> None:
    """Else nothing of the kind would have been measured."""
    assert all(count(fullest(game, "en")[0], "en") > 1 for game in GAMES)
