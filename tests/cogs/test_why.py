"""What a card is told to be made of, in words: whole, in both languages, in every game."""

import re
from itertools import islice

import pytest

from cogs.lookups.why import AccountText
from cogs.presentation import hand_screens
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import Catalogue
from engine.games.registry import GAMES
from engine.kernel.views.view import SPECTATOR
from engine.table import Live
from tests.cogs.positions import book, live_of, play
from tests.rules.lorcana.stock import action, character, deal, ref, sideways

WORDS = Catalogue()
PLAYERS = ("Ann", "Ben")
UNSAID = re.compile(r"\{(?![SWLIE]\})|[a-z]+_[a-z]+|why-|effect-|verb-")


def told(live: Live, viewer: int, which: int, lang: str = "en", known: CardBook | None = None) -> str:
    """The whole answer."""
    found = live.play.account(viewer, which)
    assert found is not None
    cards = known or CardBook(live.kept.setup.cards)
    speaker = Speaker(WORDS, lang, cards, PLAYERS, game=live.kept.setup.game, markup=True)
    return "\n".join(AccountText(live, live.play.view(viewer), found, speaker).lines())


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_on_the_table_and_in_the_hand_can_be_asked_about(game: str, lang: str) -> None:
    """Nothing stays unsaid, and what it comes to is what the board shows."""
    asked = 0
    for live in islice(play(3, game=game), 0, None, 9):
        for viewer in (0, SPECTATOR):
            view = live.play.view(viewer)
            hand = view.seats[viewer].hand or () if viewer >= 0 else ()
            for which in (*hand, *(piece for side in view.seats for piece in side.pieces)):
                text = told(live, viewer, which.ref, lang, book(game))
                assert not UNSAID.search(text), text
                asked += 1
    assert asked > 60


def test_the_words_of_an_answer() -> None:
    table = deal(
        {"field": ["captain", "scout"], "hand": ["cheer", "giant"], "inkwell": 1},
        {"field": ["raider"]},
        captain=character("Your other characters get +1 {S}."),
        cheer=action("Chosen character gets +3 {S} this turn."),
    )
    table.do("A: play cheer")
    table.do("A: choose scout")
    text = told(live_of(table.play), 0, ref(table, "scout"))
    assert "Strength **6** = 2 (printed) +1 (Captain) +3 (Cheer, this turn)" in text, text
    assert "**Can now:** Quest" in text
    assert "Not enough" not in text
    hand = told(live_of(table.play), 0, ref(table, "giant"))
    assert "**Play:** " in hand
    assert "4.3.4.6" in hand
    assert "Sing" not in hand, "a character is no song: nobody asked for that"
    assert "Shift" not in hand, "nor has it Shift"


@pytest.mark.parametrize(("lang", "until"), [("en", "until Ann's next turn"), ("ja", "Annの次のターンまで")])
def test_how_long_something_lasts_names_whose_turn_ends_it(lang: str, until: str) -> None:
    table = deal(
        {"hand": ["curse"], "inkwell": 1},
        {"field": ["raider"]},
        curse=action("Chosen character gets -1 {S} until the start of your next turn."),
    )
    table.do("A: play curse")
    table.do("A: choose raider")
    assert until in told(live_of(table.play), 1, ref(table, "raider"), lang)


def test_what_others_may_do_is_not_told() -> None:
    table = deal({"field": ["scout"]})
    assert "Can now" not in told(live_of(table.play), 1, ref(table, "scout"))


def test_who_cannot_end_his_turn_is_told_why_where_he_is_asked() -> None:
    table = deal({"field": ["fury"]}, {"field": [sideways("raider")]}, fury=character("Reckless"))
    live = live_of(table.play)
    speaker = Speaker(WORDS, "en", CardBook(live.kept.setup.cards), PLAYERS, game="lorcana")
    shown = hand_screens.own_face(live, live.play.view(0), 0, speaker, PromptPosition())
    assert "End turn" not in [each.label for row in shown.rows if isinstance(row, tuple) for each in row]
    assert "**End turn:** A character with Reckless is ready" in shown.text
    assert "(rule 10.5.3)" in shown.text
    table.do("A: challenge fury raider")
    after = live_of(table.play)
    assert "10.5.3" not in hand_screens.own_face(after, after.play.view(0), 0, speaker, PromptPosition()).text
