"""The rules of Kites.

Two zones: deck and hand. A turn draws a card; then its player plays kites (as many as he likes), flies those that are
ready, or ends it. Whoever flies a kite scores its strength, unless the other player cuts the string: he puts a card
from his hand under his deck. Who has five points has won, who cannot draw has lost. What triggers resolves at once, the
newest last.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import amount_of, seats_of
from engine.kernel.cards import tree as t
from engine.kernel.cards.vocabulary import Vocabulary
from engine.kernel.characteristics.look import Look
from engine.kernel.flow import turns
from engine.kernel.flow.acting import Actions, ask_action, repeat, take_action
from engine.kernel.flow.action import REPEATING, Action, ActionArgument, Refusals
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, Program, go_to, program
from engine.kernel.flow.rulebook import Cited, Rulebook
from engine.kernel.flow.situation import Situation
from engine.kernel.state import state
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Frame, Ref, Run, State
from engine.kernel.verbs.drawing import draw_cards
from engine.kernel.verbs.verb import Verb, Verbs, citing
from engine.kernel.verbs.verbs import SHARED

HAND = 3
FLOWN = Refusal("3", "exerted")


# --- the frames ---


class Opening(Frame, tag="opening", gc=False):
    """Both draw (1)."""


class Turn(state.Turn, tag="turn", gc=False):
    """A turn (2, 3)."""


class Flight(Frame, tag="flight", gc=False):
    """A kite flies (4)."""

    kite: Ref = 0


class Settle(Frame, tag="settle", gc=False):
    """What has triggered resolves (6)."""


KiteState = State[Opening | Turn | Flight | Settle | Run]


# --- what may be done ---


def ready(s: Situation, kite: Look) -> Refusal | None:
    """Why a kite of one's own may not be flown, or None."""
    return FLOWN if kite.piece is not None and kite.piece.exerted else None


def play(g: Game, seat: int, ref: Ref) -> Flow:
    g.tell("raise", seat, g.key(ref))
    g.fire("play", g.enter(ref & CARD_MASK).ref, seat=seat)
    return None


def fly(g: Game, seat: int, ref: Ref) -> Flow:
    return Flight(kite=ref)


def end(g: Game, seat: int) -> Flow:
    return Jump("3.3")


ACTIONS = Actions(
    Action(verb="play", parts=(ActionArgument("kite", "hand"),), begin=play, tag="builds"),
    Action(verb="fly", parts=(ActionArgument("flier", "field"),), judge=ready, begin=fly, tag="scores"),
    REPEATING,
    Action(verb="end", begin=end, tag="harmless"),
)
UNKNOWN = Refusal("3", "no_such_action")
REFUSALS = Refusals(unknown=UNKNOWN, absent=UNKNOWN, hand=UNKNOWN, others=Refusal("3", "others_kite"))


# --- the rows ---


def deal(g: Game, f: Opening) -> Flow:
    for seat in g.turn_order(0):
        g.shuffle(seat)
        draw_cards(g, seat, HAND)
    g.state.frames[:] = [Turn()]
    return None


def begin_turn(g: Game, f: Turn) -> Flow:
    turns.begin_turn(g, f.seat)
    turns.ready_all(g, f.seat)
    draw_cards(g, f.seat, 1)
    return None


def ask(g: Game, f: Turn) -> Flow:
    return ask_action(g, f.seat, "main", "3")


def next_turn(g: Game, f: Turn) -> Flow:
    f.seat = g.next_seat(f.seat)
    return Jump("2")


def rise(g: Game, f: Flight) -> Flow:
    g.set_exerted(g.state.field[f.kite], True)
    return None


def ask_to_cut(g: Game, f: Flight) -> Flow:
    """The window: the other player may answer, if he has a card to do it with."""
    other = g.next_seat(g.state.active)
    hand = g.options(other, "hand")
    return Ask(other, "cut", hand, 0, 1, "4.1", private=True, subject=f.kite) if hand else None


def cut_or_score(g: Game, f: Flight) -> Flow:
    for option in f.got:
        g.put(int(option[1]) & CARD_MASK, "deck")
        g.tell("cut", g.next_seat(g.state.active), g.key(f.kite))
    if not f.got:
        points = g.look(f.kite).stat("strength")
        g.tell("fly", g.state.active, g.key(f.kite), points)
        score(g, g.state.active, points)
        g.fire("fly", f.kite, seat=g.state.active)
    f.got = []
    return settle(g, f)


def score(g: Game, seat: int, points: int) -> None:
    g.state.players[seat].points += points
    g.fire("score", seat=seat)
    if g.state.players[seat].points >= g.goal:
        g.end((seat,), "7", "points")


def settle(g: Game, f: Frame) -> Flow:
    """A frame that resolves what has triggered, if anything has; who could not draw has lost."""
    lost = turns.decked(g)
    if lost and g.state.outcome is None:
        g.end((g.next_seat(lost[0]),), "7", "decked")
    return Settle() if g.state.fresh else None


def resolve(g: Game, f: Settle) -> Flow:
    """The newest last; nobody chooses."""
    if settle(g, f) is None:
        return RETURN
    entry = g.state.fresh.pop(0)
    return g.call(entry.ability, entry.seat, entry.source, subject=[entry.subject])


def gain(writer: Writer, node: t.GainPoints) -> None:
    """Points out of a text; what that triggers resolves before the rest of the text."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            g.tell("points", seat, amount(g, f))
            score(g, seat, amount(g, f))
        return settle(g, f)

    writer.row(row)


VERBS: Verbs = {**citing(SHARED, dict.fromkeys(SHARED, "6")), t.GainPoints: Verb(gain)}


# --- the rulebook ---


class Kites(Rulebook):
    """The rulebook as the machine sees it."""

    id = "kites"
    zones = ("deck", "hand")
    goal = 5
    deeds = frozenset(("fly", "score"))
    state_type = KiteState
    vocabulary = Vocabulary(
        kinds=frozenset(("kite",)), stats=frozenset(("strength",)), events=frozenset(("fly", "score"))
    )
    endless, repeats = "8", "5"
    actions = ACTIONS
    refusals = REFUSALS
    concession = "7"
    cites = Cited(choose="6", each="6", may="6", pay="6", over="7")
    programs: Mapping[type[Frame], Program] = dict(
        (
            program(Opening, ("1", deal)),
            program(
                Turn,
                ("2", begin_turn),
                ("2.1", settle),
                ("3", ask),
                ("3.1", take_action),
                ("5", repeat),
                ("3.2", settle),
                ("3 again", go_to("3")),
                ("3.3", next_turn),
            ),
            program(Flight, ("4", rise), ("4.1", ask_to_cut), ("4.2", cut_or_score)),
            program(Settle, ("6", resolve), ("6.1", go_to("6"))),
        )
    )
    verbs = VERBS

    def opening(self, game: Game) -> Frame:
        return Opening()

    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        return zone == "hand" and seat == viewer
