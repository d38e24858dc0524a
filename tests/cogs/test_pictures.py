"""What pictures are drawn from: the view, the cards of the record, and the words that are printed on them."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.presentation.hand_screens import hand_pages, hand_pictures
from cogs.presentation.words import CardBook, Speaker
from cogs.services import Services
from cogs.settings import Settings
from data.catalogue import catalogue
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import Answer
from engine.kernel.views.view import PieceView
from engine.table import Live, Options, TableRow
from render.art import NO_ART, Gallery
from tests import warm
from tests.cogs.positions import live_of
from tests.warm import shelf_of


def dealt(lang: str, art: Gallery = NO_ART) -> tuple[Live, Speaker]:
    """A game of the ready-made deck after the first answer, and who speaks of it."""
    shelf = shelf_of("mlp")
    decks = (shelf.decks[0].cards, shelf.decks[0].cards)
    setup = Setup(
        game="mlp",
        engine=ENGINE,
        id="t.1",
        decks=decks,
        cards={key: shelf.cards.cards[key] for key in sorted({*decks[0]})},
    )
    game = Play(GAMES["mlp"], setup, bytes(32))
    assert game.question is not None
    game.take(Answer(game.question.seat, (0,)))
    book = CardBook(shelf.cards.cards, printed=shelf.cards.words, art=art)
    return live_of(game), Speaker(catalogue(), lang, book, ("Aoi", "Ben"), game="mlp").plain()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_hand_is_told_in_the_words_of_its_cards(lang: str) -> None:
    live, speaker = dealt(lang)
    view = live.play.view(0)
    words = {name: word for word, name in speaker.book.printed[lang].items()}
    held = {name for card in view.seats[0].hand or () for name in live.kept.setup.cards[card.key].classes}
    alt = hand_pictures(view, live, speaker)[0].alt
    assert held
    assert all(words[name] in alt for name in held)


def test_an_operators_pictures_are_on_the_cards_of_a_hand(tmp_path: Path) -> None:
    plain, without = dealt("en")
    keys = {card.key for card in plain.play.view(0).seats[0].hand or ()}
    (tmp_path / "mlp").mkdir()
    for key in keys:
        Image.effect_noise((70, 98), 90).save(tmp_path / "mlp" / f"{key}.png")
    live, speaker = dealt("en", Gallery(tmp_path))
    view = live.play.view(0)
    few = replace(view.seats[0], hand=(view.seats[0].hand or ())[:2])
    view = replace(view, seats=(few, *view.seats[1:]))
    ours, theirs = (hand_pictures(view, live, each)[0] for each in (speaker, without))
    assert ours.mark == theirs.mark
    assert ours.draw() != theirs.draw()


def test_a_hand_is_drawn_anew_when_what_can_be_paid_changes() -> None:
    live, speaker = dealt("en")
    view = live.play.view(0)
    more = replace(
        view.seats[0],
        pieces=(
            *view.seats[0].pieces,
            *(
                PieceView(ref=9000 + no, key="ACL-101", seat=0, kind="scene", stats={}, base={}, keywords=())
                for no in range(4)
            ),
        ),
    )
    richer = replace(view, seats=(more, *view.seats[1:]))
    assert hand_pictures(view, live, speaker)[0].mark == hand_pictures(view, live, speaker)[0].mark
    assert hand_pictures(richer, live, speaker)[0].mark != hand_pictures(view, live, speaker)[0].mark


def test_a_player_alone_is_told_his_hand_as_text() -> None:
    live, speaker = dealt("en")
    told = "\n".join(hand_pages(live, 10, speaker))
    held = live.play.view(0).seats[0].hand or ()
    assert held
    assert all(live.kept.setup.cards[card.key].title("en") in told for card in held)
    assert hand_pages(live, 11, speaker) != hand_pages(live, 10, speaker)
    assert hand_pages(live, 12, speaker) == []


async def test_an_operator_names_the_folder_of_his_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(home=tmp_path).pictures == tmp_path / "art"
    monkeypatch.setenv("KOTATSU_ART", str(tmp_path / "mine"))
    (tmp_path / "mine" / "lorcana").mkdir(parents=True)
    Image.new("RGB", (30, 42)).save(tmp_path / "mine" / "lorcana" / "HRT-001.png")
    warm.lend(tmp_path)
    services = await Services.open(Settings(home=tmp_path))
    try:
        book = await services.book_of(
            TableRow(id="t", guild=1, channel=2, host=10, options=Options(game="lorcana", seats=2))
        )
        assert book.art.art("lorcana", "HRT-001")
        assert book.with_cards({}).art.art("lorcana", "HRT-001")
    finally:
        await services.store.close()
