"""What can be offered to move by hand: out of one's own view, all of it accepted, nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from cogs.presentation.words import CardBook, Speaker
from cogs.tables.byhand import move_of
from data.catalogue import Catalogue
from engine.games.registry import GAMES
from engine.kernel.cards.card import Card
from engine.kernel.flow.machine import take
from engine.kernel.record.record import ENGINE, Play, Setup, first_bad
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, HandMove, Refused, Undo
from engine.kernel.verbs.by_hand import agreed, hand_moves
from engine.kernel.views.build import build_view
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.players.check import conserved
from engine.players.policy import builder, uniform
from tests.table.players import hearthside
from tests.warm import shelf_of

STATS = {"cost": 1, "strength": 1, "willpower": 3, "lore": 1}
SECRET = b"offered by hand"


def card(key: str, kind: str = "character", *marks: str) -> Card:
    return Card(
        key=key,
        kind=kind,
        name={"en": key},
        id_name=(key,),
        marks=("inkwell", *marks),
        stats=STATS if kind == "character" else {"cost": 1},
        text={"en": "Nobody can read this."},
    )


CARDS = {
    made.key: made
    for made in (
        card("riddle", "character", "by_hand"),
        card("verse", "action", "by_hand"),
        card("box", "item"),
        card("plain"),
    )
}


def opened(mine: str = "riddle", theirs: str = "plain", **flags: bool) -> Play:
    """A game in the first main phase of seat 0, whose deck is all of one card."""
    setup = Setup(
        game="lorcana",
        engine="test",
        id="hand",
        decks=((mine,) * 20, (theirs,) * 20),
        cards=CARDS,
        flags={"by_hand": True, **flags},
    )
    play = Play(GAMES["lorcana"], setup, SECRET)
    while play.question is not None and play.question.kind != "action":
        at = next((at for at, option in enumerate(play.question.options) if option == ("seat", 0)), 0)
        play.take(Answer(play.question.seat, () if play.question.kind == "mulligan" else (at,)))
    return play


def pick(play: Play, word: str) -> None:
    """Take the first turn action of a kind."""
    assert play.question is not None
    play.take(
        Answer(play.question.seat, (next(at for at, option in enumerate(play.question.options) if option[0] == word),))
    )


def first_in_hand(play: Play, seat: int) -> int:
    hand = play.view(seat).seats[seat].hand
    assert hand
    return hand[0].ref


def reminders(play: Play) -> list[tuple[str | int, ...]]:
    return [event.args for event in play.events if event.kind == "by_hand_text"]


def crowded(play: Play) -> None:
    """Cards of seat 0 in play, in the discard and hurt, and one of seat 1 in play."""
    for move, number in (("to_play", 0), ("to_play", 0), ("to_discard", 0)):
        play.take(HandMove(0, move, (first_in_hand(play, 0), number)))
    play.take(HandMove(1, "to_play", (first_in_hand(play, 1),)))
    for piece in play.view(0).seats[0].pieces[:1]:
        play.take(HandMove(0, "damage", (piece.ref, 1)))
        play.take(HandMove(0, "exert", (piece.ref,)))


@pytest.mark.parametrize("mine", list(CARDS))
def test_every_move_that_is_offered_is_accepted(mine: str) -> None:
    play = opened(mine)
    crowded(play)
    for seat in (0, 1):
        offers = hand_moves(play.view(seat), seat)
        assert {offer.move for offer in offers} >= {"points", "draw", "shuffle", "to_play", "to_inkwell"}
        for offer in offers:
            twin = play.fork()
            twin.take(HandMove(seat, offer.move, offer.args))
            assert twin.question is not None or twin.outcome is not None
            assert next(line.key for line in lines(twin.events, seat, twin.setup.game)) == "log-by-hand"


def test_an_offer_names_no_card_that_its_seat_does_not_see() -> None:
    play = opened("riddle", "plain")
    crowded(play)
    for seat in (0, 1):
        view = play.view(seat)
        hidden = {card.ref for card in play.view(1 - seat).seats[1 - seat].hand or ()}
        hidden |= {play.game.state.refs[card] for side in (0, 1) for card in play.game.zone(side, "deck")}
        offers = hand_moves(view, seat)
        assert not hidden & {ref for offer in offers for ref in offer.args if ref > 1}
        assert not [offer for offer in offers if offer.zone == "hand" and offer.seat != seat]


def test_nothing_is_offered_out_of_a_view_that_is_not_the_seats_own() -> None:
    play = opened()
    assert hand_moves(play.view(0), 1) == hand_moves(play.view(SPECTATOR), 0) == hand_moves(play.view(SPECTATOR), -1)
    assert hand_moves(play.view(0), 1) == []


def test_nothing_is_offered_after_the_end() -> None:
    play = opened()
    play.take(HandMove(0, "points", (0, 20)))
    assert hand_moves(play.view(0), 0) == []


def test_a_hidden_card_of_the_other_seat_is_refused_like_one_that_is_not_there() -> None:
    play = opened()
    deck_card = play.game.state.refs[play.game.zone(0, "deck")[0]]
    for ref in (first_in_hand(play, 1), deck_card, 123_456_789):
        with pytest.raises(Refused, match="not_there"):
            play.take(HandMove(0, "to_discard", (ref,)))


@pytest.mark.parametrize("move", ["draw", "shuffle"])
def test_nobody_draws_or_shuffles_for_somebody_else(move: str) -> None:
    with pytest.raises(Refused, match="not_yours"):
        opened().take(HandMove(0, move, (1, 1)))


def test_a_card_from_the_hand_into_the_deck_is_told_to_its_owner_alone() -> None:
    play = opened()
    play.take(HandMove(0, "to_deck", (first_in_hand(play, 0), 1)))
    told = {viewer: [each for event in play.view(viewer).last for each in event.args] for viewer in (0, 1, SPECTATOR)}
    assert "riddle" in told[0]
    assert "riddle" not in told[1] + told[SPECTATOR]
    assert [line.key for line in lines(play.view(1).last, 1, play.setup.game)] == ["log-by-hand", "log-to-deck-hidden"]
    assert [line.key for line in lines(play.view(0).last, 0, play.setup.game)] == ["log-by-hand", "log-to-deck"]


def test_a_move_by_hand_is_taken_back_by_consent_only_and_the_record_holds() -> None:
    play = opened()
    before = play.view(0).seats[0].points
    play.take(HandMove(0, "points", (0, 2)))
    with pytest.raises(Refused, match="undo_needs_consent"):
        play.take(Undo(0, play.no - 1))
    play.take(Undo(0, play.no - 1, (1,)))
    assert play.view(0).seats[0].points == before
    assert [type(row.input).__name__ for row in play.rows[-2:]] == ["HandMove", "Undo"]
    assert first_bad(play.rules, play.setup, SECRET, play.rows) is None


def test_a_tournament_table_never_settles_by_hand() -> None:
    assert agreed({"by_hand": True})
    assert not agreed({"by_hand": True, "tournament": True})
    assert not agreed({})
    with pytest.raises(Refused, match="not_settled_by_hand"):
        opened(tournament=True).take(HandMove(0, "points", (0, 1)))


# --- the text at the moment it matters ------------------------------------------------------------------------------


def test_everybody_is_told_of_the_text_when_such_a_card_is_played_quests_and_a_turn_starts() -> None:
    play = opened()
    pick(play, "ink")
    assert reminders(play) == []
    pick(play, "play")
    assert reminders(play) == [(0, "riddle")]
    assert ("by_hand_text", (0, "riddle")) in [(event.kind, event.args) for event in play.view(1).last]
    pick(play, "end")
    assert reminders(play) == [(0, "riddle")]
    pick(play, "end")
    assert reminders(play) == [(0, "riddle")]
    pick(play, "quest")
    assert reminders(play) == [(0, "riddle")]
    assert play.view(0).seats[0].points == 1


def test_an_action_that_nobody_can_read_is_played_told_of_and_discarded() -> None:
    play = opened("verse")
    pick(play, "ink")
    pick(play, "play")
    assert reminders(play) == [(0, "verse")]
    assert [card.key for card in play.view(1).seats[0].discard] == ["verse"]


def test_a_challenge_tells_of_the_challenged_card_too() -> None:
    play = opened("plain", "riddle")
    play.take(HandMove(1, "to_play", (first_in_hand(play, 1),)))
    assert reminders(play) == [(1, "riddle")]
    play.take(HandMove(1, "exert", (play.view(1).seats[1].pieces[0].ref,)))
    pick(play, "ink")
    pick(play, "play")
    pick(play, "end")
    pick(play, "end")
    play.take(HandMove(1, "exert", (play.view(1).seats[1].pieces[0].ref,)))
    pick(play, "challenge")
    assert reminders(play) == [(1, "riddle")]


def test_a_game_without_such_cards_tells_of_none() -> None:
    play = opened("plain", "box")
    pick(play, "ink")
    pick(play, "play")
    assert reminders(play) == []
    assert not play.game.reminds


# --- at any question ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_moves_by_hand_at_any_question_break_no_game_and_no_record(seed: int) -> None:
    """Chance plays the cards that come with the bot, a third of them unread, and moves by hand in between."""
    cards, decks = hearthside()
    cards = {
        key: replace(made, abilities=(), marks=(*made.marks, "by_hand")) if at % 3 == 0 else made
        for at, (key, made) in enumerate(cards.items())
    }
    chance = Random(seed)
    play = Play(
        GAMES["lorcana"],
        Setup(
            game="lorcana", engine="test", id=f"any{seed}", decks=tuple(decks[:2]), cards=cards, flags={"by_hand": True}
        ),
        SECRET,
    )
    while play.question is not None and play.no < 200:
        if chance.random() < 0.25:
            seat = chance.randrange(2)
            offer = chance.choice(
                [each for each in hand_moves(play.view(seat), seat) if each.move != "points" or chance.random() < 0.2]
            )
            play.take(HandMove(seat, offer.move, offer.args))
        else:
            play.take(Answer(play.question.seat, uniform(play.game, play.question, chance)))
        for viewer in (0, 1, SPECTATOR):
            lines(play.view(viewer).last, viewer, play.setup.game)
    assert first_bad(play.rules, play.setup, SECRET, play.rows) is None


# --- every game ------------------------------------------------------------------------------------------------------


def position(game: str) -> Game:
    """Some way into a game of two ready-made decks at a table that settles by hand."""
    decks = tuple(deck.cards for deck in shelf_of(game).decks[:2])
    cards = {key: shelf_of(game).cards.cards[key] for deck in decks for key in deck}
    setup = Setup(game=game, engine=ENGINE, id="hand", decks=decks, cards=cards, flags={"by_hand": True})
    play, random = Play(GAMES[game], setup, SECRET), Random(5)
    for _ in range(40):
        question = play.question
        assert question is not None
        play.take(Answer(question.seat, builder(play.game, question, random)))
    return play.game


@pytest.mark.parametrize("game", GAMES)
def test_each_game_offers_the_moves_that_it_knows_from_wherever_cards_lie_open_and_takes_them(game: str) -> None:
    rules, moved = GAMES[game], set[str]()
    here = position(game)
    for seat in (0, 1):
        view = build_view(here, seat)
        offers = rules.hand_moves(view, seat)
        assert {offer.move for offer in offers if not offer.move.startswith("to_")} <= rules.deeds_by_hand
        assert not {offer.to for offer in offers} & rules.in_passing
        open_zones = {zone for side in view.seats for zone, cards in side.zones.items() if cards}
        assert open_zones <= {offer.zone for offer in offers}
        before = here.state
        for offer in offers:
            here.state, here.stale = before.clone(), True
            take(here, HandMove(seat, offer.move, offer.args))
            assert conserved(here) == []
            moved.add(offer.move)
        here.state, here.stale = before, True
    assert {"to_hand", "to_play"} < moved


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_a_move_by_hand_is_said_in_the_words_of_its_game(game: str, lang: str) -> None:
    speaker = Speaker(Catalogue(), lang, CardBook({}), ("Aoi", "Ben"), game=game).plain()
    rules, here = GAMES[game], position(game)
    said = {move_of(offer, speaker) for offer in rules.hand_moves(build_view(here, 0), 0)}
    foreign = {"en": ("lore", "Exert", "inkwell"), "ja": ("ロア", "エグザート", "レディ", "インクウェル")}[lang]
    assert game == "lorcana" or [each for each in said if any(word in each for word in foreign)] == []
    assert all("_" not in each for each in said)
