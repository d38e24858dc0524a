"""What pictures are drawn from: the view, the cards of the record, and the words that are printed on them."""

import pytest

from cogs import screens
from cogs.words import Book, Speaker
from data.catalogue import catalogue
from data.shelf import open_shelf
from engine.games.registry import GAMES
from engine.kernel.question import Answer
from engine.kernel.record import ENGINE, Play, Setup
from engine.table import GameRow, Live, Options, Seat, TableRow


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_hand_is_told_in_the_words_of_its_cards(lang: str) -> None:
    shelf = open_shelf("mlp")
    decks = (shelf.decks[0].cards, shelf.decks[0].cards)
    setup = Setup(game="mlp", engine=ENGINE, id="t.1", decks=decks,
                  cards={key: shelf.cards.cards[key] for key in sorted({*decks[0]})})
    game = Play(GAMES["mlp"], setup, bytes(32))
    assert game.question is not None
    game.take(Answer(game.question.seat, (0,)))
    table = TableRow(id="t", guild=1, channel=2, host=10, games=(setup.id,), options=Options(game="mlp", seats=2),
                     seats=(Seat(user=10), Seat(user=11)))
    live = Live(table, GameRow(id=setup.id, table=table.id, setup=setup, secret=bytes(32)), game, {})
    view = game.view(0)
    words = {name: word for word, name in shelf.cards.words[lang].items()}
    held = {name for card in view.seats[0].hand or () for name in setup.cards[card.key].classes}
    speaker = Speaker(catalogue(), lang, Book(shelf.cards.cards, printed=shelf.cards.words), ("Aoi", "Ben"), game="mlp")
    alt = screens.hand_pictures(view, live, speaker.plain())[0].alt
    assert held
    assert all(words[name] in alt for name in held)
