"""Before the first turn (101)."""

from __future__ import annotations

from engine.games.harem_master.castle import draw
from engine.games.harem_master.faction import is_character
from engine.games.harem_master.fighting import turn_over
from engine.games.harem_master.frames import Opening, Turn
from engine.kernel.characteristics.look import printed
from engine.kernel.flow import opening
from engine.kernel.flow.program import Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK

OPENING_HAND = 7
ROUNDS = 50
YES: Option = ("yes",)
NO: Option = ("no",)


# --- starters ---


def seats(g: Game, f: Opening) -> Flow:
    f.queue = g.turn_order(0)
    return None


@rule("HM 101.1", "HM 100.2")
def ask_starter(g: Game, f: Opening) -> Flow:
    """A character of cost 1 out of the own deck, which nobody else sees yet."""
    seat = opening.next_asked(g, f)
    if seat < 0:
        return Jump("101.2")
    options: list[Option] = [("card", g.state.refs[card]) for card in starters(g, seat)]
    if not options:
        f.queue.pop(0)
        return Jump("101.1")
    return Ask(seat, "card", options, rule="101.1", private=True, verb="starter")


@rule("HM 101.1")
def starters(g: Game, seat: int) -> list[int]:
    """The cards that he may begin with, one of each."""
    by_key: dict[str, int] = {}
    for card in sorted(g.zone(seat, "deck")):
        look = printed(g, g.state.refs[card])
        if is_character(look) and look.face.stats.get("cost") == 1:
            by_key.setdefault(g.keys[card], card)
    return list(by_key.values())


def put_starter(g: Game, f: Opening) -> Flow:
    seat, ref = f.queue.pop(0), int(f.got[0][1])
    f.got = []
    g.put(ref & CARD_MASK, "starter")
    g.tell("starter_chosen", seat)
    return Jump("101.1")


# --- who begins ---


@rule("HM 101.2")
def shuffle(g: Game, f: Opening) -> Flow:
    for seat in g.turn_order(0):
        g.shuffle(seat)
    return None


@rule("HM 101.3")
def compare(g: Game, f: Opening) -> Flow:
    """The top cards of both castles, as often as they are equal, fifty times at the most; whom the table names says
    without that."""
    named = g.flags.get("chooser")
    if isinstance(named, int) and named in g.turn_order(0):
        f.queue = [named]
        return None
    while f.rounds < ROUNDS:
        f.rounds += 1
        one, other = (turn_over(g, seat) for seat in (0, 1))
        if one != other:
            f.queue = [0 if one > other else 1]
            g.tell("may_choose_starter", *f.queue)
            return None
    g.end((), "101.3", "lots")
    return None


@rule("HM 101.3")
def ask_who(g: Game, f: Opening) -> Flow:
    """Who turned over the greater number says who goes first."""
    seat = opening.next_asked(g, f)
    return opening.ask_starter(g, seat, "101.3") if seat >= 0 else None


def start(g: Game, f: Opening) -> Flow:
    if g.state.outcome is None:
        opening.start_with(g, f)
    return None


# --- hands ---


@rule("HM 101.4")
def draw_hands(g: Game, f: Opening) -> Flow:
    for seat in g.turn_order():
        draw(g, seat, OPENING_HAND)
    return None


@rule("HM 101.5")
def ask_mulligan(g: Game, f: Opening) -> Flow:
    """Once, the first player before the other (ruling R-HM-13)."""
    seat = opening.next_asked(g, f)
    return Ask(seat, "mulligan", [YES, NO], rule="101.5") if seat >= 0 else Jump("101.6")


def keep_or_not(g: Game, f: Opening) -> Flow:
    again, f.got = f.got[0] == YES, []
    if again:
        return None
    g.tell("mulligan", f.queue.pop(0), 0)
    return Jump("101.5")


@rule("HM 101.5")
def order_hand(g: Game, f: Opening) -> Flow:
    """All of it goes under the castle, in the order that he likes."""
    seat = f.queue[0]
    options: list[Option] = [("card", g.state.refs[card]) for card in g.zone(seat, "hand")]
    return Ask(seat, "order", options, len(options), len(options), "101.5", private=True, verb="bottom")


@rule("HM 101.5")
def take_new_hand(g: Game, f: Opening) -> Flow:
    opening.put_under(g, f, "mulligan")
    f.got = []
    draw(g, f.queue.pop(0), OPENING_HAND)
    return Jump("101.5")


@rule("HM 101.6", "HM 215.6a")
def reveal(g: Game, f: Opening) -> Flow:
    """Who was put down is turned over; that is not coming into play (ruling R-HM-26)."""
    for seat in g.turn_order():
        for card in list(g.zone(seat, "starter")):
            g.enter(card)
            g.tell("starter", seat, g.keys[card])
    return None


def begin(g: Game, f: Opening) -> Flow:
    g.state.frames.pop()
    g.state.frames.append(Turn(seat=g.state.first))
    return None


OPENING = program(
    Opening,
    ("101", seats),
    ("101.1", ask_starter),
    ("101.1 chosen", put_starter),
    ("101.2", shuffle),
    ("101.3", compare),
    ("101.3 who", ask_who),
    ("101.3 chosen", start),
    ("101.4", draw_hands),
    ("101.5", ask_mulligan),
    ("101.5 said", keep_or_not),
    ("101.5 order", order_hand),
    ("101.5 ordered", take_new_hand),
    ("101.6", reveal),
    ("301", begin),
)
