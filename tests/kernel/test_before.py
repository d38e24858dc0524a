"""What triggers before an event: it resolves first, alone, in its players' order; then happens what still can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import refs_of
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.vocabulary import will
from engine.kernel.flow.before import ask_own, gather, is_awaited, take_picked, triggers_before
from engine.kernel.flow.machine import ask_again
from engine.kernel.flow.program import RETURN, Flow, Program, go_to, program
from engine.kernel.flow.resolving import begin_to_resolve
from engine.kernel.flow.trigger import Bag, Discipline, OthersFirst
from engine.kernel.record.record import Play, first_bad
from engine.kernel.state.game import Game
from engine.kernel.state.question import Leave, Undo
from engine.kernel.state.state import Frame, Resolving, Run, State
from engine.kernel.verbs.verb import Verb, Verbs
from engine.players.check import InvariantCheck
from tests.games.toy.engine.rulebook import Flight, Kites, Opening, Settle, Turn, cut_or_score, rise
from tests.kernel.toy import CARDS, DECK, DRAW, POINT, SECRET, answer, kite, moves, setup

OWN = t.Is(t.This())
OTHER = t.AllOf((t.Kind("kite"), t.Other()))
RISE = t.Heal(t.This(), None)
"""In this game: flies, whoever's turn it is."""


class Ahead(Resolving, tag="ahead", gc=False):
    """What triggers before a flight."""


def flies(writer: Writer, node: t.Heal) -> None:
    refs = refs_of(node.target)

    def row(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if ref in g.state.field]
        return Flight(kite=there[0]) if there else None

    writer.row(row)


def foretell(g: Game, f: Flight) -> Flow:
    return triggers_before(g, Ahead, "fly", f.kite, seat=g.state.active)


def rise_if_there(g: Game, f: Flight) -> Flow:
    return rise(g, f) if f.kite in g.state.field else RETURN


def resolve(g: Game, f: Ahead) -> Flow:
    f.picked, f.got = int(f.got[0][1]), []
    return begin_to_resolve(g, take_picked(g, f))


def foretold(order: Discipline) -> Kites:
    """Kites of which one can wait for a flight before it happens; nobody cuts."""

    def wait(g: Game, f: Ahead) -> Flow:
        return gather(g, f, order)

    def pick(g: Game, f: Ahead) -> Flow:
        return ask_own(g, f, order, "6.3")

    class Foretold(Kites):
        deeds = Kites.deeds | {will("fly")}
        state_type = State[Opening | Turn | Flight | Settle | Ahead | Run]
        verbs: ClassVar[Verbs] = {**Kites.verbs, t.Heal: Verb(flies)}
        programs: Mapping[type[Frame], Program] = {
            **Kites.programs,
            **dict(
                (
                    program(Flight, ("4 before", foretell), ("4", rise_if_there), ("4.2", cut_or_score)),
                    program(Ahead, ("6.2", wait), ("6.3", pick), ("6.4", resolve), ("6.5", go_to("6.2"))),
                )
            ),
        }

    return Foretold()


RULES = foretold(OthersFirst())


def waiting(key: str, body: t.Effect, subject: t.Filter = OTHER) -> Card:
    """A kite that does so before such a kite flies, whoever's it is."""
    return kite(key, t.Triggered((t.Trigger(will("fly"), subject, by=t.Players()),), body))


def table(*mine: Card, theirs: tuple[Card, ...] = (), rules: Kites = RULES, goal: int = 60) -> Play:
    """The first player's question, with these kites in play."""
    cards = CARDS | {card.key: card for card in (*mine, *theirs)}
    decks = ((*(card.key for card in mine), *DECK), (*(card.key for card in theirs), *DECK))
    play = Play(rules, setup(cards, decks, goal=goal), SECRET)
    for seat, side in enumerate((mine, theirs)):
        first = play.game.owner.index(seat)
        for card in range(first, first + len(side)):
            play.game.enter(card)
    ask_again(play.game)
    play._keep()
    return play


def there(play: Play) -> list[str]:
    return [play.game.key(ref) for ref in play.game.state.field]


def fly(play: Play, key: str) -> None:
    answer(play, ("fly", next(ref for ref in play.game.state.field if play.game.key(ref) == key)))


def points(play: Play) -> list[int]:
    return [player.points for player in play.game.state.players]


def offered(play: Play) -> list[str]:
    """The kites whose triggers are offered."""
    assert play.question is not None
    stamps = [stamp for _, stamp in play.question.options]
    return [play.game.keys[entry.card] for entry in play.game.state.waiting if entry.stamp in stamps]


def pick(play: Play, key: str) -> None:
    stamp = next(entry.stamp for entry in play.game.state.waiting if play.game.keys[entry.card] == key)
    answer(play, ("trigger", stamp))


CALM = kite("calm")
GUST = waiting("gust", t.Modify(t.Bound("subject"), "strength", 1, "turn"))
NET = waiting("net", t.ToHand(t.Bound("subject")))
SHEARS = waiting("shears", t.ToHand(t.Every(t.AllOf((t.Kind("kite"), t.Other(), t.Not(t.Named("Calm")))))))
BELL = waiting("bell", POINT)
ECHO = kite("echo", t.Triggered((t.Trigger("fly", OTHER),), POINT))


def test_it_changes_what_is_about_to_happen() -> None:
    play = table(CALM, GUST)
    fly(play, "calm")
    assert points(play) == [2, 0]


def test_what_it_takes_away_does_not_happen() -> None:
    """Nobody scores, and who waits for the flight itself has seen none."""
    play = table(CALM, ECHO, theirs=(NET,))
    fly(play, "calm")
    assert points(play) == [0, 0]
    assert "calm" not in there(play)
    assert play.question is not None
    assert (play.question.seat, play.question.kind) == (0, "action")


def test_it_has_happened_for_who_waits_for_it() -> None:
    play = table(CALM, ECHO)
    fly(play, "calm")
    assert points(play) == [2, 0]


def test_it_comes_before_the_kite_is_up() -> None:
    asleep = waiting("asleep", t.If(t.Matches(t.Bound("subject"), t.In("ready")), POINT))
    play = table(CALM, asleep)
    fly(play, "calm")
    assert points(play) == [2, 0]


def test_it_resolves_though_its_own_kite_has_left_meanwhile() -> None:
    play = table(CALM, BELL, SHEARS)
    fly(play, "calm")
    pick(play, "shears")
    assert there(play) == ["calm", "shears"]
    assert points(play) == [2, 0]


def test_each_of_several_once_the_last_one_unasked() -> None:
    play = table(CALM, BELL, GUST, waiting("drone", DRAW))
    fly(play, "calm")
    assert offered(play) == ["bell", "gust", "drone"]
    pick(play, "drone")
    assert offered(play) == ["bell", "gust"]
    frame = play.game.state.frames[-1]
    assert isinstance(frame, Ahead)
    assert frame.stamps == [entry.stamp for entry in play.game.state.waiting]
    pick(play, "gust")
    assert points(play) == [3, 0]


@pytest.mark.parametrize(("by", "scored"), [(t.You(), [2, 0]), (t.Opponents(), [1, 1]), (t.Players(), [2, 1])])
def test_it_says_whose_event_it_waits_for(by: t.Who, scored: list[int]) -> None:
    node = t.Triggered((t.Trigger(will("fly"), OTHER, by=by),), POINT)
    play = table(CALM, kite("mine", node), theirs=(kite("other", node),))
    fly(play, "calm")
    assert points(play) == scored


def test_what_is_told_before_an_event_is_all_that_the_event_is() -> None:
    """With whom it happens, and in what manner."""
    between = t.Trigger(will("fly"), t.Named("Calm"), t.Named("Bell"), manner="in_challenge", by=t.Players())
    game = table(CALM, BELL, kite("judge", t.Triggered((between,), POINT))).game
    calm, bell, judge = game.state.field
    for one, other, role, hears in ((calm, bell, "x", True), (calm, bell, "", False), (bell, calm, "x", False)):
        since = len(game.state.fresh)
        triggers_before(game, Ahead, "fly", one, other, seat=0, role=role)
        assert (judge in [entry.source for entry in game.state.fresh[since:]]) == hears


@pytest.mark.parametrize(("order", "seats"), [(OthersFirst(), [1, 0]), (Bag(), [0, 1])])
def test_the_discipline_says_whose_come_first(order: Discipline, seats: list[int]) -> None:
    mine, theirs = (BELL, waiting("drone", DRAW)), (waiting("horn", POINT), waiting("lute", DRAW))
    play = table(CALM, *mine, theirs=theirs, rules=foretold(order))
    fly(play, "calm")
    asked = []
    while play.question is not None and play.question.kind == "trigger":
        asked.append(play.question.seat)
        answer(play, play.question.options[0])
    assert asked == seats
    assert points(play) == [2, 1]


def test_what_it_brings_about_before_another_event_resolves_first() -> None:
    """A kite that flies before another one: what waits for its flight, then the rest of what waited for the other's."""
    wild = waiting("wild", RISE, t.Named("Calm"))
    play = table(CALM, wild, waiting("hum", DRAW, t.Named("Calm")), waiting("horn", DRAW, t.Named("Wild")), BELL)
    fly(play, "calm")
    assert offered(play) == ["wild", "hum", "bell"]
    pick(play, "wild")
    assert offered(play) == ["horn", "bell"]
    assert [type(frame).__name__ for frame in play.game.state.frames[1:]] == [
        "Flight",
        "Ahead",
        "Run",
        "Flight",
        "Ahead",
    ]
    pick(play, "horn")
    assert points(play) == [2, 0]
    assert offered(play) == ["hum", "bell"]
    pick(play, "bell")
    assert points(play) == [4, 0]


def test_what_had_triggered_earlier_waits_until_it_is_over() -> None:
    """Two kites are glad of one that is played: the first flies, and before that only what waits for it resolves."""
    glad = t.Trigger("play", OTHER)
    rash, sure = kite("rash", t.Triggered((glad,), RISE)), kite("sure", t.Triggered((glad,), POINT))
    play = table(rash, sure, GUST, waiting("drone", DRAW))
    assert play.question is not None
    answer(play, next(option for option in play.question.options if option[0] == "play"))
    assert offered(play) == ["gust", "drone"]
    assert [play.game.keys[entry.card] for entry in play.game.state.fresh] == ["sure"]
    pick(play, "gust")
    assert points(play) == [3, 0]
    assert not play.game.state.fresh
    assert not play.game.state.waiting


def test_where_nobody_waits_there_is_no_frame() -> None:
    play = table(CALM, ECHO)
    game = play.game
    assert not is_awaited(game, "fly", "score")
    assert triggers_before(game, Ahead, "fly", next(iter(game.state.field))) is None
    other = table(CALM, BELL).game
    assert is_awaited(other, "score", "fly")
    assert not is_awaited(other, "score")
    bell = next(ref for ref in other.state.field if other.key(ref) == "bell")
    assert triggers_before(other, Ahead, "fly", bell, seat=0) is None
    calm = next(ref for ref in other.state.field if other.key(ref) == "calm")
    assert triggers_before(other, Ahead, "fly", calm, seat=0) == Ahead(since=0)
    assert triggers_before(other, Ahead, "fly", bell, seat=0) is None
    assert triggers_before(other, Ahead, "fly", bell, seat=0, since=0) == Ahead(since=0)
    assert triggers_before(other, Ahead, "fly", calm, seat=0) == Ahead(since=1)
    assert [entry.subject for entry in other.state.fresh] == [calm, calm]


def crowd() -> Play:
    """Both have kites that wait, one that flies before others fly and one that takes them away."""
    wild = waiting("wild", t.May(RISE), t.Named("Calm"))
    return table(CALM, BELL, wild, GUST, theirs=(NET, waiting("horn", POINT)))


def test_in_between_everything_can_be_taken_back_kept_and_gone_through_again() -> None:
    play = crowd()
    between = 0
    for question, move in moves(play, most=400):
        fork, number = play.fork(), play.no
        play.take(move)
        if question.kind not in ("trigger", "may"):
            continue
        between += 1
        fork.take(move)
        assert fork.snapshot() == play.snapshot()
        after = points(play), there(play)
        play.take(Undo(0, number, (0, 1)))
        assert play.question is not None
        assert play.question.options == question.options
        play.take(move)
        assert (points(play), there(play)) == after
    assert between > 20


def test_whoever_leaves_in_between_ends_the_game_there() -> None:
    for seat in (0, 1):
        play = crowd()
        fly(play, "calm")
        assert play.question is not None
        assert play.question.kind == "trigger"
        play.take(Leave(seat))
        assert play.outcome is not None
        assert play.outcome.winners == (1 - seat,)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_hold_every_invariant_and_replay(seed: int) -> None:
    cards = {card.key: card for card in (CALM, GUST, NET, SHEARS, BELL, ECHO, waiting("wild", t.May(RISE)))}
    deck = tuple(key for key in cards for _ in range(3))
    play, check = Play(RULES, setup(cards, (deck, deck), goal=30), SECRET), InvariantCheck(RULES)
    asked = 0
    for question, move in moves(play, seed):
        asked += question.kind == "trigger"
        assert list(check(play.game)) == []
        play.take(move)
    assert play.outcome is not None
    assert asked > 5
    assert first_bad(RULES, play.setup, SECRET, play.rows) is None
