"""Costs with X: from nothing to all that can be paid, in whatever it is paid; the text and who asked know how much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest
from msgspec import field

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of
from engine.kernel.abilities.payment import DONE, PAID, ask_to_name, know_paid, payment, pays, take_named
from engine.kernel.abilities.rows import CANCEL
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.acting import Actions, use
from engine.kernel.flow.action import Action, ActionArgument
from engine.kernel.flow.machine import ask_again
from engine.kernel.flow.program import RETURN, Flow, Program, program
from engine.kernel.flow.situation import Situation
from engine.kernel.record.record import Play, first_bad
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, Leave, Option, Refusal, Refused, Undo
from engine.kernel.state.state import CARD_MASK, Frame, Ref, Run, State
from engine.kernel.verbs.verb import Verb, Verbs
from engine.players.check import InvariantCheck
from tests.games.toy.engine.rulebook import Flight, Kites, Opening, Settle, Turn
from tests.kernel.toy import CARDS, DECK, SECRET, answer, kite, moves, setup

UNPAID = Refusal("3", "cannot_pay")


class Spend(t.OwnEffect, frozen=True, tag="KiteSpend"):
    """Pays so many points, None for X."""

    amount: t.Amount | None = 1


class Blow(t.OwnEffect, frozen=True, tag="KiteBlow"):
    """The same of wind; of it nobody is asked where there is none."""

    amount: int | None = 1


class Raising(Frame, tag="raising", gc=False):
    """A kite is played, and what its text asks for besides is paid first."""

    seat: int = 0
    card: Ref = 0


class Brewing(Frame, tag="brewing", gc=False):
    """A kite's first text is paid for with cards of the hand that yield their strength: at least so much."""

    seat: int = 0
    card: Ref = 0
    least: int = 0


class Pot(Frame, tag="pot", gc=False):
    """What is named for it."""

    seat: int = 0
    card: Ref = 0
    least: int = 0
    named: list[Ref] = field(default_factory=list)


def points(g: Game, seat: int) -> int:
    return g.state.players[seat].points


def wind(g: Game, seat: int) -> int:
    return g.state.players[seat].counters.get("wind", 0)


def spend(writer: Writer, node: Spend) -> None:
    def pay(g: Game, f: Run, number: int) -> int:
        g.state.players[f.seat].points -= number
        return number

    pays(writer, node.amount, lambda g, f: points(g, f.seat), pay, rule="9", verb="spend")


def blow(writer: Writer, node: Blow) -> None:
    """Of a full wind one more is lost than is said, and counts."""

    def pay(g: Game, f: Run, number: int) -> int:
        lost = min(number + (number > 1), wind(g, f.seat))
        g.state.players[f.seat].counters["wind"] = wind(g, f.seat) - lost
        return lost

    pays(writer, node.amount, lambda g, f: wind(g, f.seat) or -1, pay, rule="9", verb="blow", slot="n:removed")


def can_spend(node: Spend) -> Test:
    due = amount_of(node.amount or 0)
    return lambda g, c: points(g, c.seat) >= due(g, c)


# --- the game ---


def usable(s: Situation, look: Look, nth: int) -> Refusal | None:
    feasible = s.g.library.abilities[look.abilities[nth]].feasible
    return None if feasible is None or feasible(s.g, look) else UNPAID


def raise_it(g: Game, seat: int, ref: Ref) -> Flow:
    return Raising(seat=seat, card=ref)


def ask_price(g: Game, f: Raising) -> Flow:
    extra = g.faces[f.card & CARD_MASK].extra_cost
    f.got = [PAID]
    return g.call(extra, f.seat, f.card) if extra >= 0 else None


def enter(g: Game, f: Raising) -> Flow:
    """As strong as the sum of what was paid; what it says reads that too."""
    told = payment(f)
    if told is None:
        return RETURN
    card = f.card & CARD_MASK
    f.card = g.enter(card).ref
    g.tell("raise", f.seat, g.key(f.card))
    if (spell := g.faces[card].spell) < 0:
        return None
    run = g.call(spell, f.seat, f.card)
    know_paid(run, sum(told))
    return run


def brew(g: Game, seat: int, ref: Ref, least: int) -> Flow:
    return Brewing(seat=seat, card=ref, least=least)


def yields(g: Game, ref: Ref) -> int:
    return g.faces[ref & CARD_MASK].stats["strength"]


def hand(g: Game, seat: int) -> list[Ref]:
    return [g.state.refs[card] for card in g.zone(seat, "hand")]


def enough(g: Game, refs: list[Ref], least: int) -> bool:
    return sum(yields(g, ref) for ref in refs) >= least


def can_brew(s: Situation, look: Look, least: int) -> Refusal | None:
    return None if look.abilities and enough(s.g, hand(s.g, s.seat), least) else UNPAID


def name_it(g: Game, f: Pot) -> Flow:
    left = [ref for ref in hand(g, f.seat) if ref not in f.named]
    return ask_to_name(f, left, left if f.least else (), "9", enough=enough(g, f.named, f.least))


def named(g: Game, f: Pot) -> Flow:
    return take_named(g, f, "9")


def into_the_pot(g: Game, f: Brewing) -> Flow:
    return Pot(seat=f.seat, card=f.card, least=f.least)


def brewed(g: Game, f: Brewing) -> Flow:
    refs = payment(f)
    if refs is None:
        return RETURN
    number = g.looks()[f.card].abilities[0]
    run = g.call(number, f.seat, f.card)
    run.at = g.library.abilities[number].starts
    know_paid(run, sum(yields(g, ref) for ref in refs))
    for ref in refs:
        g.put(ref & CARD_MASK, "pot")
    return run


KITE = ActionArgument("kite", "field")


class Shop(Kites):
    """Kites that are paid for; what they are paid with lies open."""

    zones = ("deck", "hand", "pot")
    state_type = State[Opening | Turn | Flight | Settle | Raising | Brewing | Pot | Run]
    verbs: ClassVar[Verbs] = {
        **Kites.verbs,
        Spend: Verb(spend, can=can_spend, whole=can_spend),
        Blow: Verb(blow, whole=lambda node: lambda g, c: wind(g, c.seat) >= (node.amount or 0)),
    }
    actions = Actions(
        Action(verb="play", parts=(ActionArgument("kite", "hand"),), begin=raise_it, tag="builds"),
        Action(verb="use", parts=(KITE, ActionArgument("", "ability")), judge=usable, begin=use),
        Action(verb="brew", parts=(KITE, ActionArgument("least", "slot")), judge=can_brew, begin=brew),
        *Kites.actions.records[-1:],
    )
    programs: Mapping[type[Frame], Program] = {
        **Kites.programs,
        **dict(
            (
                program(Raising, ("9.1", ask_price), ("9.2", enter)),
                program(Brewing, ("9.3", into_the_pot), ("9.4", brewed)),
                program(Pot, ("9", name_it), ("9 named", named)),
            )
        ),
    }

    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        return zone == "pot" or super().visible(game, seat, zone, viewer)


RULES = Shop()
READ = t.Tally("paid")
DRAWS = t.Draw(t.You(), READ)


def table(*mine: Card, rich: int = 3, windy: int = 0) -> Play:
    """The first player's question: these kites are his, and so many points."""
    cards = CARDS | {card.key: card for card in mine}
    play = Play(RULES, setup(cards, ((*(card.key for card in mine), *DECK), DECK), goal=60), SECRET)
    for card in range(len(mine)):
        play.game.enter(card)
    play.game.state.players[0].points = rich
    play.game.state.players[0].counters["wind"] = windy
    ask_again(play.game)
    play._keep()
    return play


def using(*mine: Card, rich: int = 3, windy: int = 0) -> Play:
    """The first text of the first of these is used."""
    play = table(*mine, rich=rich, windy=windy)
    answer(play, ("use", next(iter(play.game.state.field)), 0))
    return play


def playing(card: Card) -> Play:
    """It is played out of the first player's hand."""
    play = table(PUMP, card)
    _, ref = play.game.state.field
    moved = play.game.depart([ref], "hand")
    ask_again(play.game)
    play._keep()
    answer(play, ("play", moved[ref][0]))
    return play


def offered(play: Play) -> list[Option]:
    assert play.question is not None
    return play.question.options


def drawn(play: Play) -> int:
    """Beyond the hand of the beginning and the card of the turn."""
    return len(play.game.zone(0, "hand")) - 4


def numbers(most: int) -> list[Option]:
    return [("number", number) for number in range(most + 1)]


PUMP = kite("pump", t.Activated((Spend(None),), DRAWS))


@pytest.mark.parametrize("number", [0, 1, 3])
def test_he_pays_from_nothing_to_all_that_he_has_and_the_text_reads_it(number: int) -> None:
    play = using(PUMP)
    question = play.question
    assert question is not None
    assert (question.seat, question.kind, question.rule, question.verb) == (0, "number", "9", "spend")
    assert question.options == numbers(3)
    answer(play, ("number", number))
    assert (points(play.game, 0), drawn(play)) == (3 - number, number)


def test_he_cannot_pay_more_than_he_has() -> None:
    play = using(PUMP, rich=1)
    with pytest.raises(Refused, match="not_offered"):
        play.take(Answer(0, (2,)))
    with pytest.raises(Refused, match="wrong_number"):
        play.take(Answer(0, (0, 1)))
    assert offered(play) == numbers(1)


def test_who_has_nothing_pays_nothing_and_may_use_it_all_the_same() -> None:
    play = using(PUMP, rich=0)
    assert offered(play) == numbers(0)
    answer(play, ("number", 0))
    assert drawn(play) == 0


@pytest.mark.parametrize(("rich", "uses"), [(1, False), (2, True)])
def test_so_much_is_asked_of_nobody_and_has_to_be_there(rich: int, uses: bool) -> None:
    play = table(kite("meter", t.Activated((Spend(2),), DRAWS)), rich=rich)
    action = ("use", next(iter(play.game.state.field)), 0)
    assert (action in offered(play)) == uses
    assert (play.why_not(0, action) is None) == uses
    if uses:
        answer(play, action)
        assert (points(play.game, 0), drawn(play)) == (0, 2)


def test_so_much_is_so_much_whatever_was_chosen_before() -> None:
    """Also where the amount is counted as it is paid."""
    for amount in (2, t.Count(t.Kind("kite"))):
        body = t.Seq((t.Exert(t.Chosen(t.Kind("kite"))), Spend(amount), DRAWS))
        play = using(kite("meter", t.Activated((), body)), CARDS["plain"])
        answer(play, next(option for option in offered(play) if option[0] == "target"))
        assert (points(play.game, 0), drawn(play)) == (1, 2)


def test_in_another_currency_it_is_what_was_really_paid() -> None:
    """And the text reads it where that currency notes it."""
    play = using(kite("horn", t.Activated((Blow(None),), t.Draw(t.You(), t.Tally("removed")))), rich=0, windy=4)
    assert offered(play) == numbers(4)
    answer(play, ("number", 2))
    assert (wind(play.game, 0), drawn(play)) == (1, 3)


def test_a_currency_may_ask_nobody_where_there_is_nothing() -> None:
    play = using(kite("horn", t.Activated((Blow(None),), t.Draw(t.You(), t.Tally("removed")))), windy=0)
    assert offered(play)[-1] == ("end",)
    assert drawn(play) == 0


def test_two_costs_of_one_text_each_in_its_own_currency() -> None:
    body = t.Seq((DRAWS, t.GainPoints(t.You(), t.Tally("removed"))))
    play = using(kite("organ", t.Activated((Spend(None), Blow(None)), body)), windy=1)
    answer(play, ("number", 2))
    assert offered(play) == numbers(1)
    answer(play, ("number", 1))
    assert (points(play.game, 0), drawn(play), wind(play.game, 0)) == (2, 2, 0)


@pytest.mark.parametrize(("number", "more"), [(1, 0), (2, 1)])
def test_a_text_may_ask_whether_it_was_so_much(number: int, more: int) -> None:
    asks = t.If(t.Compare(READ, ">=", 2), t.Draw(t.You(), 1))
    play = using(kite("sieve", t.Activated((Spend(None),), asks)))
    answer(play, ("number", number))
    assert drawn(play) == more


def test_it_is_read_later_too_though_its_card_has_left() -> None:
    """What comes in between changes nothing of what was paid."""
    body = t.Seq((t.ToHand(t.This()), t.GainPoints(t.You(), 2), DRAWS))
    play = using(kite("leaver", t.Activated((Spend(None),), body)), rich=2)
    answer(play, ("number", 2))
    assert not play.game.state.field
    assert (points(play.game, 0), drawn(play)) == (2, 3)


def test_each_time_it_is_another_x() -> None:
    play = using(PUMP)
    for number, left in ((2, 1), (0, 1), (1, 0)):
        answer(play, ("number", number))
        assert points(play.game, 0) == left
        answer(play, ("use", next(iter(play.game.state.field)), 0))
    assert offered(play) == numbers(0)
    assert drawn(play) == 3


# --- before its card is played ---

GLIDER = kite("glider", t.Static((t.PayLess(t.Is(t.This()), 0, also=Spend(None)),)), t.Spell(DRAWS))
FREE = kite("free", t.Spell(DRAWS))


@pytest.mark.parametrize("number", [0, 2])
def test_who_asked_for_it_before_a_card_was_played_hears_how_much_it_was(number: int) -> None:
    play = playing(GLIDER)
    assert offered(play) == numbers(3)
    answer(play, ("number", number))
    assert [play.game.key(each) for each in play.game.state.field] == ["pump", "glider"]
    assert (points(play.game, 0), drawn(play)) == (3 - number, number)


def test_of_a_card_without_such_a_cost_nothing_was_paid() -> None:
    play = playing(FREE)
    assert (points(play.game, 0), drawn(play)) == (3, 0)


# --- with what is named ---


def brewing(least: int, *mine: Card) -> Play:
    play = table(*(mine or (PUMP,)))
    answer(play, ("brew", next(iter(play.game.state.field)), least))
    return play


def cards(play: Play) -> list[Option]:
    return [option for option in offered(play) if option[0] == "card"]


def test_of_x_nothing_need_be_named() -> None:
    play = brewing(0)
    assert offered(play) == [*(("card", ref) for ref in hand(play.game, 0)), DONE, CANCEL]
    answer(play, DONE)
    assert drawn(play) == 0


def test_x_is_what_all_that_is_named_yields() -> None:
    play = brewing(0)
    worth = 0
    for _ in range(2):
        option = cards(play)[0]
        worth += yields(play.game, int(option[1]))
        answer(play, option)
        assert option not in offered(play)
        assert DONE in offered(play)
    answer(play, DONE)
    assert drawn(play) == worth - 2


def test_of_so_much_it_is_done_only_when_it_is_enough() -> None:
    play = brewing(2)
    assert offered(play)[0] == ("auto", *hand(play.game, 0))
    assert DONE not in offered(play)
    answer(play, next(option for option in cards(play) if yields(play.game, int(option[1])) == 1))
    assert not any(option[0] == "auto" for option in offered(play))
    assert DONE not in offered(play)
    answer(play, cards(play)[0])
    assert DONE in offered(play)


def test_what_is_proposed_is_a_whole_payment() -> None:
    play = brewing(2)
    refs = hand(play.game, 0)
    worth = sum(yields(play.game, ref) for ref in refs)
    answer(play, offered(play)[0])
    assert drawn(play) == worth - len(refs)


def test_it_can_be_called_off_until_it_is_paid() -> None:
    play = brewing(0)
    before = hand(play.game, 0)
    answer(play, cards(play)[0])
    answer(play, CANCEL)
    assert hand(play.game, 0) == before
    assert offered(play)[-1] == ("end",)


# --- in between ---


@pytest.mark.parametrize("begin", ["use", "brew", "play"])
def test_at_each_question_it_can_be_taken_back_kept_and_answered_again(begin: str) -> None:
    play = {"use": lambda: using(PUMP), "brew": lambda: brewing(1), "play": lambda: playing(GLIDER)}[begin]()
    between = 0
    while play.question is not None and play.question.kind in ("number", "pay"):
        between += 1
        number, options = play.no, offered(play)
        for pick in range(len(options)):
            fork = play.fork()
            play.take(Answer(0, (pick,)))
            fork.take(Answer(0, (pick,)))
            assert fork.snapshot() == play.snapshot()
            play.take(Undo(0, number, (0, 1)))
            number = play.no
            assert offered(play) == options
        play.take(Answer(0, (max(len(options) - 3, 0),)))
    assert between >= 1


def test_whoever_leaves_before_it_is_paid_loses() -> None:
    play = using(PUMP)
    play.take(Leave(0))
    assert play.outcome is not None
    assert play.outcome.winners == (1,)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_hold_every_invariant_and_replay(seed: int) -> None:
    """What is offered is what is accepted, at each of their questions."""
    organ = kite("organ", t.Activated((Spend(None), Blow(None)), t.GainPoints(t.You(), t.Count(t.Kind("kite")))))
    own = {card.key: card for card in (PUMP, GLIDER, FREE, organ)}
    deck = tuple(key for key in own for _ in range(5))
    play, check = Play(RULES, setup(own, (deck, deck), goal=60), SECRET), InvariantCheck(RULES)
    kinds: set[str] = set()
    for question, move in moves(play, seed):
        kinds.add(question.kind)
        assert list(check(play.game)) == []
        play.take(move)
    assert play.outcome is not None
    assert kinds >= {"action", "number", "pay"}
    assert first_bad(RULES, play.setup, SECRET, play.rows) is None
