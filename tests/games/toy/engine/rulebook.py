"""The rules of Kites.

Two zones: deck and hand. A turn draws a card; then its player plays kites (as many as he likes), flies those that are
ready, or ends it. Whoever flies a kite scores its strength, unless the other player cuts the string: he puts a card
from his hand under his deck. Who has five points has won, who cannot draw has lost. What triggers resolves at once, the
newest last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import amount_of, seats_of
from engine.kernel.cards import tree as t
from engine.kernel.cards.vocabulary import Vocabulary
from engine.kernel.flow.loops import barred, forget, go_on, notice
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, Program, program
from engine.kernel.flow.rulebook import Cited, Rulebook
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option, Refusal
from engine.kernel.state.state import CARD_MASK, Frame, Ref, Run, State
from engine.kernel.verbs.drawing import draw_cards, ready_pieces
from engine.kernel.verbs.verb import Verb, Verbs, citing
from engine.kernel.verbs.verbs import SHARED

HAND = 3
UNKNOWN, FLOWN = Refusal("3", "no_such_action"), Refusal("3", "exerted")
NOT_YOURS, LOOPED = Refusal("3", "others_kite"), Refusal("5", "loop_repeated")
REPEAT: Option = ("repeat",)


# --- the frames ---


class Opening(Frame, tag="opening", gc=False):
    """Both draw (1)."""


class Turn(Frame, tag="turn", gc=False):
    """A turn (2, 3): whose."""

    seat: int = 0


class Flight(Frame, tag="flight", gc=False):
    """A kite flies (4)."""

    kite: Ref = 0


class Settle(Frame, tag="settle", gc=False):
    """What has triggered resolves (6)."""


KiteState = State[Opening | Turn | Flight | Settle | Run]


# --- what may be done ---


def menu(g: Game, seat: int) -> list[Option]:
    """Play, fly, end; without what a repeated loop bars."""
    offered: list[Option] = [option for option in sayable(g, seat) if judge(g, seat, option) is None]
    return [option for option in offered if option not in barred(g, offered)]


def sayable(g: Game, seat: int) -> Iterator[Option]:
    """Every action that can be said at all."""
    yield from (("play", g.state.refs[card]) for card in g.zone(seat, "hand"))
    yield from (("fly", ref) for ref in g.state.field)
    yield ("end",)


def judge(g: Game, seat: int, option: Option) -> Refusal | None:
    """Why an action may not be taken, or None."""
    match option:
        case ("end",):
            return None
        case ("play", int(ref)) if ref & CARD_MASK in g.zone(seat, "hand"):
            return None
        case ("fly", int(ref)) if g.on_field(ref):
            piece = g.state.field[ref]
            return NOT_YOURS if piece.seat != seat else FLOWN if piece.exerted else None
    return UNKNOWN


# --- the rows ---


def deal(g: Game, f: Opening) -> Flow:
    for seat in g.turn_order(0):
        g.shuffle(seat)
        draw_cards(g, seat, HAND)
    g.state.frames[:] = [Turn()]
    return None


def begin_turn(g: Game, f: Turn) -> Flow:
    g.state.turn += 1
    g.state.active, g.state.phase = f.seat, "main"
    forget(g)
    g.tell("turn", g.state.turn, f.seat)
    ready_pieces(g, f.seat, [ref for ref, piece in g.state.field.items() if piece.seat == f.seat and piece.exerted])
    draw_cards(g, f.seat, 1)
    return None


def settle_turn(g: Game, f: Turn) -> Flow:
    return settle(g)


def ask_action(g: Game, f: Turn) -> Flow:
    return Ask(f.seat, "action", menu(g, f.seat) + ([REPEAT] if notice(g) else []), rule="3", private=True)


def take_action(g: Game, f: Turn) -> Flow:
    option, f.got = f.got[0], []
    if option == REPEAT:
        return Ask(f.seat, "repeat", [("number", times) for times in range(1, 10)], rule="5")
    go_on(g)
    match option:
        case ("play", int(ref)):
            g.tell("raise", f.seat, g.key(ref))
            g.fire("play", g.enter(ref & CARD_MASK).ref, seat=f.seat)
            return settle(g)
        case ("fly", int(ref)):
            return Flight(kite=ref)
    f.seat = g.next_seat(f.seat)
    return Jump("2")


def repeat(g: Game, f: Turn) -> Flow:
    if f.got:
        g.tell("repeat", f.seat, int(f.got[0][1]))
        g.state.repeat = int(f.got[0][1])
    return Jump("3")


def rise(g: Game, f: Flight) -> Flow:
    g.set_exerted(g.state.field[f.kite], True)
    return None


def ask_to_cut(g: Game, f: Flight) -> Flow:
    """The window: the other player may answer, if he has a card to do it with."""
    other = g.next_seat(g.state.active)
    hand: list[Option] = [("card", g.state.refs[card]) for card in g.zone(other, "hand")]
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
    return settle(g)


def score(g: Game, seat: int, points: int) -> None:
    g.state.players[seat].points += points
    g.fire("score", seat=seat)
    if g.state.players[seat].points >= g.goal:
        g.end((seat,), "7", "points")


def settle(g: Game) -> Flow:
    """A frame that resolves what has triggered, if anything has; who could not draw has lost."""
    if g.state.drew_empty and g.state.outcome is None:
        g.end((g.next_seat(g.state.drew_empty[0]),), "7", "decked")
    return Settle() if g.state.fresh else None


def resolve(g: Game, f: Settle) -> Flow:
    """The newest last; nobody chooses."""
    if settle(g) is None:
        return RETURN
    entry = g.state.fresh.pop(0)
    return g.call(entry.ability, entry.seat, entry.source, subject=[entry.subject])


def again(g: Game, f: Settle) -> Flow:
    return Jump("6")


def gain(writer: Writer, node: t.GainPoints) -> None:
    """Points out of a text; what that triggers resolves before the rest of the text."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            g.tell("points", seat, amount(g, f))
            score(g, seat, amount(g, f))
        return settle(g)

    writer.row(row)


VERBS: Verbs = {**citing(SHARED, dict.fromkeys(SHARED, "6")), t.GainPoints: Verb(gain)}


# --- the rulebook ---


class Kites(Rulebook):
    """The rulebook as the machine sees it."""

    id = "kites"
    zones = ("deck", "hand")
    goal = 5
    deeds = frozenset(("fly", "score"))
    vocabulary = Vocabulary(
        kinds=frozenset(("kite",)), stats=frozenset(("strength",)), events=frozenset(("fly", "score"))
    )
    state_type = KiteState
    endless = "8"
    concession = "7"
    cites = Cited(choose="6", each="6", may="6", pay="6", over="7")
    programs: Mapping[type[Frame], Program] = dict(
        (
            program(Opening, ("1", deal)),
            program(
                Turn, ("2", begin_turn), ("2.1", settle_turn), ("3", ask_action), ("3.1", take_action), ("5", repeat)
            ),
            program(Flight, ("4", rise), ("4.1", ask_to_cut), ("4.2", cut_or_score)),
            program(Settle, ("6", resolve), ("6.1", again)),
        )
    )
    verbs = VERBS

    def opening(self, game: Game) -> Frame:
        return Opening()

    def menu(self, game: Game, seat: int) -> list[Option]:
        return menu(game, seat)

    def sayable(self, game: Game, seat: int) -> Iterator[Option]:
        return sayable(game, seat)

    def judge(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return judge(game, seat, option) or (LOOPED if option in barred(game, [*sayable(game, seat)]) else None)

    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        return zone == "hand" and seat == viewer
