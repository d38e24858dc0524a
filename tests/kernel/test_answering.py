"""What a text can be used in answer to, what comes between its costs, its parts and its effect, what it prints."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.abilities.rows import Row
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Face
from engine.kernel.flow.program import Flow
from engine.kernel.record.record import Play, build_library
from engine.kernel.state.game import Game
from engine.kernel.state.state import Run
from engine.kernel.verbs.verb import Verb, Verbs
from tests.games.toy.engine.rulebook import Kites
from tests.kernel.toy import CARDS, DECK, DRAW, POINT, SECRET, kite, setup


def tell_then(g: Game, f: Run) -> Flow:
    g.tell("then", f.seat)
    return None


def calls_itself(face: Face, node: t.Heal) -> None:
    face.names = frozenset(("Called",))


class Between(Kites):
    """Says when a cost has been paid and when a text goes on; a verb prints a name; values count below zero."""

    below_zero = True
    verbs: ClassVar[Verbs] = {**Kites.verbs, t.Heal: Verb(prints=calls_itself)}

    def between(self) -> Row | None:
        return tell_then

    def paid(self, game: Game, run: Run) -> Flow:
        game.tell("paid", run.seat)
        return None


NAMED = kite("named", t.Static((t.Heal(t.This(), 1),)))
ANSWER = kite("answer", t.Activated((), DRAW, answers=(t.Trigger("fly"),), zone="hand"))


def told(node: t.Ability) -> list[str]:
    """What an ability tells, the toy's own messages left out."""
    card = kite("teller", node)
    play = Play(Between(), setup({**CARDS, "teller": card}, (("teller", *DECK), DECK), goal=60), SECRET)
    game = play.game
    game.events.clear()
    number = game.library.ability("teller", node)
    run = game.call(number, 0, game.state.refs[0])
    while run.at < len(game.library.abilities[number].rows):
        run.at += 1
        game.library.abilities[number].rows[run.at - 1](game, run)
    return [event.kind for event in game.events if event.kind in ("then", "paid", "draw", "points")]


def test_what_can_be_answered_stands_in_the_library() -> None:
    library = build_library(Between(), {**CARDS, "answer": ANSWER})
    assert set(library.answered) == {"fly"}
    assert [listen.event for ability in library.abilities for listen in ability.answers] == ["fly"]
    assert "Draw" in library.tags
    assert not build_library(Kites(), CARDS).answered


def test_a_game_comes_between_the_cost_and_the_effect() -> None:
    assert told(t.Activated((), DRAW)) == ["paid", "draw"]


def test_a_game_comes_between_what_is_first_and_what_is_then() -> None:
    assert told(t.Spell(t.Seq((DRAW, POINT), "then"))) == ["draw", "then", "points"]
    assert told(t.Spell(t.Seq((DRAW, POINT), "and"))) == ["draw", "points"]


def test_a_verb_may_say_what_its_card_is_wherever_that_lies() -> None:
    library = build_library(Between(), {**CARDS, "named": NAMED})
    assert library.faces["named"].names == {"Called"}
    assert library.faces["named"].continuous == ()


def test_where_a_game_says_so_values_count_below_zero() -> None:
    weak = kite("weak", strength=-2)
    for rules, counts in ((Between(), -2), (Kites(), 0)):
        play = Play(rules, setup({**CARDS, "weak": weak}, (("weak", *DECK), DECK), goal=60), SECRET)
        game = play.game
        ref = game.enter(0).ref
        test = t.Compare(t.StatOf("strength", t.This()), "==", counts)
        node = t.Spell(DRAW, test)
        ability = game.library.abilities[game.library.ability("weak", node)]
        assert ability.condition is not None
        assert ability.condition(game, game.look(ref))
