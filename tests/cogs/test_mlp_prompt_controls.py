"""How positions of My Little Pony are asked about: told apart, step by step, and in private what is private."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from cogs.presentation.controls import Select
from cogs.presentation.prompt_controls import RenderedPrompt, face, public_rows
from cogs.presentation.prompt_ids import PromptPosition, after_values
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from engine.games.mlp.nodes import AddScene
from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.record.record import Play
from engine.kernel.state.question import Answer, Question
from engine.kernel.views.view import SPECTATOR, View
from engine.naming import key_of
from engine.players.policy import uniform
from engine.prompt import IN_TURN, WAIT, Prompt, prompt
from tests.cogs.test_mlp_words import CARDS, KEYS, SETUP
from tests.rules.mlp import stock as s
from tests.rules.mlp.stock import Side, Table, deal


def asked(table: Table, viewer: int | None = None) -> Prompt:
    game, question = table.game, table.question
    seat = question.seat if viewer is None else viewer
    cards = {key: game.library.faces[key].card for key in game.keys}
    return prompt(table.view(seat), question, seat, game.keys, cards)


def speaker(table: Table) -> Speaker:
    cards = {key: table.game.library.faces[key].card for key in table.game.keys}
    return Speaker(catalogue(), "en", CardBook(cards), ("Aoi", "Ben"), game="mlp")


def labels(table: Table) -> list[str]:
    return [speaker(table).plain().say(choice.label) for choice in asked(table).choices]


def buttons(shown: RenderedPrompt) -> list[str]:
    return [button.label for row in shown.rows if not isinstance(row, Select) for button in row]


def written(card: Card, *lines: str) -> Card:
    """The card with a printed text, a line for each ability."""
    return replace(card, text={"en": "\n".join(lines)})


TWICE = written(
    s.character("twice", s.meet(t.Draw(s.YOU)), s.meet(AddScene())), "Meet: Draw a card.", "Meet: Add a scene."
)
WAKER = s.character("waker", s.whenever("turn_start", t.Draw(s.YOU)))


def test_effects_of_one_card_are_told_apart_by_what_is_printed() -> None:
    table = deal(Side(hand=["twice"], scenes=3), None, TWICE)
    table.do("play", "twice", 0)
    assert labels(table) == ["Twice: Meet: Draw a card.", "Twice: Meet: Add a scene."]
    title = speaker(table).say(asked(table).title)
    assert "The last one resolves first" in title


def test_effects_that_begin_alike_are_listed_at_length() -> None:
    lines = [f"Meet: Give a character in your adventure area +{number} idea until end of turn." for number in (1, 2)]
    alike = written(s.character("alike", s.meet(s.plus(1, s.ONE_OWN)), s.meet(s.plus(2, s.ONE_OWN))), *lines)
    table = deal(Side(hand=["alike"], scenes=3), None, alike)
    table.do("play", "alike", 0)
    shown = face(asked(table), "g.1", PromptPosition(), speaker(table))
    select = next(row for row in shown.rows if isinstance(row, Select))
    assert [pick.label for pick in select.picks] == [f"Alike: {line}" for line in lines]


def test_presents_and_what_else_begins_a_turn_are_ordered_together() -> None:
    table = deal(Side(slots=["waker", "pony"]), None, WAKER, phase="start", before=s.holding("search", "pony"))
    found = asked(table)
    assert found.style == IN_TURN
    assert labels(table) == ["Pony: Present of Search"]
    assert after_values(found, PromptPosition(), [0]) == (0,), "the only one that there is"
    table.answer(0)
    assert asked(table).title.key == "prompt-order-resolve"
    assert labels(table) == ["Pony: Present of Search", "Waker"]


def test_the_printed_text_stands_with_its_own_question_and_not_with_a_presents() -> None:
    giver = written(s.character("giver", s.meet(s.plus(1, s.ONE_OWN))), "Meet: Give a character of yours +1 idea.")
    table = deal(Side(hand=["giver"], slots=["pony"], scenes=2), None, giver)
    table.do("play", "giver", 1)
    assert "-# Meet: Give a character of yours" in face(asked(table), "g.1", PromptPosition(), speaker(table)).text
    other = deal(Side(slots=["giver"]), None, giver, phase="start", before=s.holding("search", "giver"))
    other.answer(0)
    shown = face(asked(other), "g.1", PromptPosition(), speaker(other)).text
    assert "to take into your hand" in shown
    assert "Meet" not in shown


def test_a_card_and_its_place_are_chosen_at_once() -> None:
    table = deal(Side(hand=["filly", "pony"], scenes=4), Side(slots=[None, "mare"]))
    found, words = asked(table), speaker(table)
    shown = face(found, "g.1", PromptPosition(), words)
    listed = next(row for row in shown.rows if isinstance(row, Select))
    assert [pick.label for pick in listed.picks] == [
        f"Play: {card} → {slot}" for card in ("Filly", "Pony") for slot in ("left", "centre", "right")
    ]
    assert buttons(shown) == ["End main phase"]
    faced = [words.say(choice.about) for choice in found.groups[0].choices[:2] if choice.about]
    assert faced == ["faces nobody", "faces Mare"]


def test_scenes_that_look_the_same_are_one_choice_and_the_others_are_told_apart() -> None:
    def upset(table: Table) -> None:
        table.game.state.field[table.ref("meadow#2")].face_down = True

    table = deal(Side(hand=["pony"], scenes=["meadow", "meadow", "meadow", "stream"]), None, before=upset)
    table.do("play", "pony", 0)
    assert labels(table) == ["Meadow #1", "Meadow #2", "Stream", "Cancel"]
    shown = face(asked(table), "g.1", PromptPosition(), speaker(table))
    select = next(row for row in shown.rows if isinstance(row, Select))
    assert [pick.about for pick in select.picks] == ["Aoi", "Aoi · face down", "Aoi"]


def test_a_proposed_cost_names_each_scene_once() -> None:
    """Of scenes that nobody could tell apart it says how many."""
    table = deal(Side(hand=["elder"], scenes=["meadow", "meadow", "stream", "meadow"]), None)
    table.do("play", "elder", 0)
    shown = face(asked(table), "g.1", PromptPosition(), speaker(table))
    assert shown.text.splitlines()[-1] == "Proposed: Meadow ×2, Stream"


@pytest.mark.parametrize("hand", [["letter", "letter"], ["letter", "filly"]])
def test_an_inspiration_that_depends_on_the_hand_is_asked_whatever_the_hand(hand: Sequence[str]) -> None:
    hill = s.scene("hill", s.inspiration(t.ToPlay(t.Chosen(s.CHARACTER, zone="hand", whose=s.YOU))))
    table = deal(Side(slots=["pony"], hand=hand, scenes=["hill"]), Side(slots=["pony"]), hill, phase="exchange")
    assert table.question.private
    assert table.asked == (0, "action")
    for viewer in (1, SPECTATOR):
        theirs = asked(table, viewer)
        assert (theirs.style, theirs.choices, theirs.kind) == (WAIT, (), "")
        assert public_rows(theirs, "g.1", speaker(table)) == ()
    assert ("Inspire" in " ".join(buttons(face(asked(table), "g.1", PromptPosition(), speaker(table))))) == (
        "filly" in hand
    )


def test_without_a_scene_that_could_inspire_nobody_is_asked() -> None:
    table = deal(Side(slots=["pony"], hand=["filly"], scenes=["meadow"]), Side(slots=["pony"]), phase="exchange")
    assert table.question.seat == 1, "the next turn has begun"


def known(view: View) -> set[str]:
    """The keys of everything that a viewer sees."""
    seen = {piece.key for side in view.seats for piece in side.pieces} | {card.key for card in view.shown}
    for side in view.seats:
        seen |= {card.key for zone in (side.discard, side.hand or (), *side.zones.values()) for card in zone}
    return seen | {entry.key for entry in view.waiting}


def open_parts(question: Question, view: View) -> set[str]:
    words = ("trigger", "seat", "number", "slot", "place", "advance", "disturb")
    return {
        key_of(view, int(option[1]), KEYS) for option in question.options if len(option) > 1 and option[0] not in words
    }


def test_what_is_asked_in_the_open_names_only_what_everybody_sees() -> None:
    asked_in_private = 0
    for number in range(15):
        play, random = Play(GAMES["mlp"], SETUP, bytes([number]) * 32), Random(number)
        while play.question is not None:
            question = play.question
            view = play.view(SPECTATOR)
            if question.private:
                asked_in_private += 1
                hidden = prompt(view, question, SPECTATOR, KEYS, CARDS)
                assert (hidden.style, hidden.choices, hidden.rule, hidden.source) == (WAIT, (), "", "")
            else:
                assert open_parts(question, view) <= known(view)
            play.take(Answer(question.seat, uniform(play.game, question, random)))
    assert asked_in_private > 500
