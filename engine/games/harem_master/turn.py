"""A turn (301-310)."""

from __future__ import annotations

from engine.games.harem_master.castle import move_top, stack_size, take_stack
from engine.games.harem_master.control import end_effects, settle_sexes
from engine.games.harem_master.ends import CASTLE, STACK
from engine.games.harem_master.frames import Closing, Free, Turn
from engine.games.harem_master.moving import send
from engine.games.harem_master.settle import settle
from engine.games.harem_master.turning import everybody_rests
from engine.games.harem_master.windows import MAIN, could_act
from engine.kernel.flow.acting import ask_action, take_action
from engine.kernel.flow.program import Ask, Flow, Jump, go_to, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.turns import begin_turn
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import Lasting

LIMIT = 7
MORE_HAND = "hand_limit"
TURN_END = "turn_end"


@rule("HM 300.1", "HM 301")
def begin(g: Game, f: Turn) -> Flow:
    """Everybody is unacted again, the other player's characters too."""
    begin_turn(g, f.seat)
    f.begun[f.seat] += 1
    end_effects(g, {"until_your_next_turn", "their_next_turn"}, f.seat)
    everybody_rests(g)
    return settle(g, f)


@rule("HM 302")
def to_hand(g: Game, f: Turn) -> Flow:
    take_stack(g, f.seat)
    return None


@rule("HM 303")
def refill(g: Game, f: Turn) -> Flow:
    """One card after the other; the castle can fall by it."""
    moved = move_top(g, f.seat, CASTLE, STACK, stack_size(g, f.seat, f.begun[f.seat]))
    if g.state.outcome is None:
        g.tell("refill", f.seat, moved)
    return None


@rule("HM 303", "HM 215.2c")
def next_refills(g: Game) -> list[int]:
    """How many cards the next action stack of each seat will take off its castle, as things stand."""
    turn = next((frame for frame in g.state.frames if isinstance(frame, Turn)), None)
    begun = turn.begun if turn is not None else [0, 0]
    return [stack_size(g, seat, begun[seat] + 1) for seat in g.turn_order(0)]


@rule("HM 304")
def turn_start(g: Game, f: Turn) -> Flow:
    if g.state.outcome is None:
        g.fire("turn_start", seat=f.seat)
    return settle(g, f)


# --- the loop of 305, 306 and 307 ---


@rule("HM 305")
def others_chance(g: Game, f: Turn) -> Flow:
    """The other player first, after each action again."""
    settle_sexes(g)
    other = g.next_seat(f.seat)
    return Free(seats=[other]) if could_act(g, other) else None


@rule("HM 306", "HM 406.3")
def ask(g: Game, f: Turn) -> Flow:
    """One action, or the end."""
    return ask_action(g, f.seat, MAIN, "306")


@rule("HM 307")
def end_turn(g: Game, seat: int) -> Flow:
    """He says that he is done."""
    return Jump("307")


@rule("HM 307")
def closing(g: Game, f: Turn) -> Flow:
    """The other player may still act."""
    f.acted = False
    other = g.next_seat(f.seat)
    return Closing(seats=[other]) if could_act(g, other) else None


@rule("HM 307.1", "HM 307.2")
def closed(g: Game, f: Turn) -> Flow:
    """If he has acted the end is taken back."""
    return Jump("305") if f.acted else None


# --- the end of the turn ---


@rule("HM 308")
def turn_end(g: Game, f: Turn) -> Flow:
    g.state.phase = "end"
    g.state.serial += 1
    f.mark = g.state.serial
    g.fire(TURN_END, seat=f.seat)
    return settle(g, f)


@rule("HM 309", "HM 215.3b")
def ask_discard(g: Game, f: Turn) -> Flow:
    """Down to seven cards, or as many as effects let him keep (ruling R-HM-05)."""
    f.got = []
    hand = g.zone(f.seat, "hand")
    more = len(hand) - hand_limit(g, f.seat)
    if more <= 0:
        return None
    options: list[Option] = [("card", g.state.refs[card]) for card in hand]
    return Ask(f.seat, "card", options, more, more, "309", private=True, verb="discard")


@rule("HM 215.3b")
def hand_limit(g: Game, seat: int) -> int:
    """The most cards that he may keep."""
    return max(LIMIT + g.view().allowances.get(MORE_HAND, {}).get(seat, 0), 0)


@rule("HM 309", "HM 215.5c")
def discard(g: Game, f: Turn) -> Flow:
    """In the order in which he names them."""
    refs = [int(option[1]) for option in f.got]
    f.got = []
    return send(g, refs, "discard", f.seat, ordered=True)


@rule("HM 310", "HM 308.1")
def effects_end(g: Game, f: Turn) -> Flow:
    """All that lasted until the end of the turn; what has come about in 308 and waits for the end of a turn waits for
    the next one."""
    kept = [effect for effect in g.state.lasting if effect.stamp > f.mark and _waits_for_end(g, effect)]
    end_effects(g, {"turn", "challenge"})
    g.state.lasting += [effect for effect in kept if effect not in g.state.lasting]
    return settle(g, f)


@rule("HM 308.1")
def _waits_for_end(g: Game, effect: Lasting) -> bool:
    if effect.kind != "watch":
        return False
    return any(listen.event == TURN_END for listen in g.library.abilities[effect.number].triggers)


@rule("HM 300.1")
def next_turn(g: Game, f: Turn) -> Flow:
    seat = f.again.pop(0) if f.again else g.next_seat(f.seat)
    g.state.frames.pop()
    g.state.frames.append(Turn(seat=seat, begun=f.begun, again=f.again))
    return None


TURN = program(
    Turn,
    ("301", begin),
    ("302", to_hand),
    ("303", refill),
    ("304", turn_start),
    ("305", others_chance),
    ("306", ask),
    ("306 chosen", take_action),
    ("306 settle", settle),
    ("306 again", go_to("305")),
    ("307", closing),
    ("307.1", closed),
    ("308", turn_end),
    ("309", ask_discard),
    ("309 chosen", discard),
    ("309 settle", settle),
    ("310", effects_end),
    ("310 next", next_turn),
)
