"""The select of cards to look at holds every card that its viewer sees, page by page, and no other."""

import pytest

from cogs.lookups.why import AccountText
from cogs.presentation.card_texts import card_text
from cogs.presentation.controls import OPTIONS
from cogs.presentation.hand_screens import hand
from cogs.presentation.looking import LOOK_ON, in_sight, look_select, page_of
from cogs.presentation.prompt_ids import PromptPosition
from engine.kernel.views.view import SPECTATOR, View
from engine.table import Live
from tests.cogs.positions import play
from tests.cogs.test_happened import speaker

GAMES = ("lorcana", "mlp", "quintuplets", "harem_master", "precious_memories")
FAR = 100


def late(game: str, seed: int = 1) -> Live:
    """A moment at which more cards are seen than one select holds, or else some way into a game."""
    for no, live in enumerate(play(seed, game=game)):
        if not live.question or not live.play.view(1).seats[1].hand:
            continue
        if no > FAR or len(in_sight(live.play.view(live.question.seat))) > OPTIONS:
            return live
    raise AssertionError("a shorter game than any")


def paged(live: Live, view: View, game: str) -> list[str]:
    """The values of all pages, as they are reached one from the other."""
    values: list[str] = []
    page = 0
    while True:
        (select,) = look_select(live, view, speaker("ja", game), LOOK_ON, page)
        assert len(select.picks) <= OPTIONS
        leads = [page_of(pick.value) for pick in select.picks]
        values += [pick.value for pick, to in zip(select.picks, leads, strict=True) if to is None]
        page = next((to for to in leads if to is not None), 0)
        if page == 0:
            return values


@pytest.mark.parametrize("game", GAMES)
def test_every_card_in_sight_stands_on_one_page(game: str) -> None:
    live = late(game)
    for viewer in (SPECTATOR, 0, 1):
        view = live.play.view(viewer)
        assert paged(live, view, game) == [f"{ref}" for ref in in_sight(view)]
        seen = {*in_sight(view).values()}
        assert seen >= {card.key for side in view.seats for card in side.discard}
        assert seen >= {card.key for side in view.seats for card in side.hand or ()} or viewer == SPECTATOR


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_offered_a_card_that_his_view_hides(game: str) -> None:
    live = late(game)
    other = {card.ref for card in live.play.view(1).seats[1].hand or ()}
    assert other
    for viewer in (SPECTATOR, 0):
        view = live.play.view(viewer)
        open_to_him = {card.ref for side in view.seats for card in side.open}
        assert not {*in_sight(view)} & other - open_to_him


@pytest.mark.parametrize("game", GAMES)
def test_each_card_in_sight_has_a_text_and_numbers_that_can_be_told(game: str) -> None:
    live = late(game)
    view, words = live.play.view(0), speaker("en", game)
    for ref, key in in_sight(view).items():
        account = live.play.account(0, ref)
        told = [card_text(key, words), *(AccountText(live, view, account, words).lines() if account else ())]
        assert all(told), key


def test_more_than_a_page_is_needed_late_in_a_game() -> None:
    live = late("mlp")
    assert live.question is not None
    own = hand(live, live.question.seat, speaker("en", "mlp"), PromptPosition())
    assert any("page" in pick.value for row in own.rows for pick in getattr(row, "picks", ()))
