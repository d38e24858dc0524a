"""A turn: start, main, approach and end phase (7)."""

from __future__ import annotations

from engine.games.quintuplets import keywords
from engine.games.quintuplets.drawing import draw_for, put_away
from engine.games.quintuplets.frames import Approach, Play, Turn
from engine.games.quintuplets.phases import APPROACH, MAIN
from engine.games.quintuplets.play import EPISODE, EVENT, side_for, spells
from engine.games.quintuplets.settle import settle
from engine.kernel.characteristics import aspect, lasting
from engine.kernel.characteristics.look import Look
from engine.kernel.flow import acting
from engine.kernel.flow.action import REPEAT
from engine.kernel.flow.loops import MOST_TIMES, forget, notice
from engine.kernel.flow.matching import match
from engine.kernel.flow.program import Ask, Flow, Jump, go_to, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Option
from engine.kernel.state.state import CARD_MASK, Ref

DRAWN = 2


@rule("GOT 7.1.2")
def begin_turn(g: Game, f: Turn) -> Flow:
    state = g.state
    state.turn += 1
    state.active, state.phase = f.seat, "start"
    for player in state.players:
        player.tallies.clear()
    forget(g)
    g.touch(aspect.TURN | aspect.TALLY)
    g.tell("turn", state.turn, f.seat)
    return Jump("7.3.1") if very_first(g) else None


@rule("GOT 7.2.1")
def very_first(g: Game) -> bool:
    """The first turn of the game has no start phase."""
    return g.state.turn == 1


@rule("GOT 7.2.2")
def start_phase(g: Game, f: Turn) -> Flow:
    g.fire("start_phase", seat=f.seat)
    return settle(g, f)


@rule("GOT 7.2.3")
def draw(g: Game, f: Turn) -> Flow:
    return draw_for(g, [f.seat], [DRAWN])


@rule("GOT 7.2.4", "GOT 8.1.2", "GOT 10.5.4.1")
def check_timing(g: Game, f: Turn) -> Flow:
    return settle(g, f)


@rule("GOT 7.3.1")
def main_phase(g: Game, f: Turn) -> Flow:
    g.state.phase = MAIN
    g.fire("main_phase", seat=f.seat)
    return settle(g, f)


@rule("GOT 7.3.2", "GOT 8.1.1", "GOT 10.5.4", "GOT 10.5.4.2", "GOT 10.5.2")
def ask_main(g: Game, f: Turn) -> Flow:
    """Any action, as often as he can, until he does nothing more."""
    g.state.phase = MAIN
    offered = g.rules.menu(g, f.seat)
    if notice(g):
        if any(g.state.trail.gained):
            offered.append(REPEAT)
        else:
            bar_repetition(g)
            offered = g.rules.menu(g, f.seat)
    return Ask(f.seat, ACTION, offered, rule="7.3.2", private=True)


@rule("GOT 13.1.1.2")
def bar_repetition(g: Game) -> None:
    """Where the very same position has come back in a turn, what led back to it may not be done again."""
    trail = g.state.trail
    trail.barred = list(trail.cycle[0].picks)
    trail.cycle.clear()


def act(g: Game, f: Turn) -> Flow:
    return Jump("13.1.1.1") if f.got[0] == REPEAT else acting.take_action(g, f)


@rule("GOT 10.5.4.3", "GOT 7.3.3")
def end_main(g: Game, seat: int) -> Flow:
    """Who does nothing more goes on to the approach phase."""
    return Jump("7.4.1")


def count_play(g: Game, seat: int, sort: str) -> None:
    tallies = g.state.players[seat].tallies
    tallies[sort] = tallies.get(sort, 0) + 1


@rule("GOT 8.2.1")
def play_character(g: Game, seat: int, ref: Ref, lane: int) -> Flow:
    count_play(g, seat, "character")
    return Play(seat=seat, card=ref, where=lane)


@rule("GOT 8.3.1")
def play_episode(g: Game, seat: int, ref: Ref, host: Ref) -> Flow:
    """As an episode, whatever else it is."""
    count_play(g, seat, EPISODE)
    return Play(seat=seat, card=ref, where=host, side=side_for(g.faces[ref & CARD_MASK].card, EPISODE))


@rule("GOT 8.4.1", "GOT 9.3.2")
def play_event(g: Game, seat: int, ref: Ref) -> Flow:
    """An event, as the half that it is, for what it says of this time."""
    window = MAIN if g.state.phase == MAIN else APPROACH
    side = side_for(g.faces[ref & CARD_MASK].card, EVENT)
    return Play(seat=seat, card=ref, side=side, ability=spells(g, ref, window)[0])


@rule("GOT 8.5.1", "GOT 10.6.2.5", "GOT 10.6.2.6.1", "GOT 10.4.2.1", "GOT 3.1.2.2")
def use(g: Game, seat: int, ref: Ref, nth: int) -> Flow:
    """Its costs in order, then its effect."""
    number = g.looks()[ref].abilities[nth]
    keywords.note_use(g, seat, number, ref)
    g.tell("use", seat, g.key(ref))
    return g.call(number, seat, ref)


@rule("GOT 13.1.1.1")
def ask_times(g: Game, f: Turn) -> Flow:
    """The turn player says how often."""
    f.got = []
    return Ask(f.seat, "repeat", numbers(1, MOST_TIMES), rule="13.1.1.1")


@rule("GOT 1.3.5")
def numbers(least: int, most: int) -> list[Option]:
    """Whole numbers, none below zero."""
    return [("number", number) for number in range(max(least, 0), most + 1)]


@rule("GOT 13.1.1.1")
def ask_other(g: Game, f: Turn) -> Flow:
    """The other lets him, or less often, or not at all (ruling R-GOT-71)."""
    times = int(f.got[0][1])
    f.got = []
    other = g.next_seat(f.seat)
    return Ask(other, "repeat", numbers(0, times)[::-1], rule="13.1.1.1", verb="allow")


def repeat(g: Game, f: Turn) -> Flow:
    """So often within this one input; who is not let must do something else first."""
    times, f.got = int(f.got[0][1]), []
    g.tell("repeat", f.seat, times)
    g.state.repeat = times
    if not times:
        bar_repetition(g)
    return Jump("7.3.2")


@rule("GOT 7.4.1")
def approach(g: Game, f: Turn) -> Flow:
    g.state.phase = APPROACH
    return Approach(seat=f.seat)


# --- the end phase (7.5) ---


@rule("GOT 7.5.1")
def end_phase(g: Game, f: Turn) -> Flow:
    """What triggers at the end of the turn and has not yet done so in it."""
    g.state.phase = "end"
    f.count = _resolved(g)
    met = set(zip(f.met[::2], f.met[1::2], strict=True))
    listeners = [entry for entry in g.view().listeners().get("turn_end", ()) if _whose(entry[0], entry[1]) not in met]
    since = len(g.state.fresh)
    match(g, listeners, "turn_end", seat=f.seat)
    for entry in g.state.fresh[since:]:
        f.met += [entry.ability, entry.group if entry.group > 0 else entry.source]
    return None


def _whose(look: Look, number: int) -> tuple[int, int]:
    return number, look.target if look.target > 0 else look.source


def _resolved(g: Game) -> int:
    return sum([player.tallies.get("resolved", 0) for player in g.state.players])


@rule("GOT 7.5.2", "GOT 7.5.3")
def ask_discard(g: Game, f: Turn) -> Flow:
    """Down to the limit of the hand, where one is agreed (ruling R-GOT-04)."""
    f.got = []
    limit = int(g.flags.get("hand_limit", 0) or 0)  # type: ignore[call-overload]
    hand: list[Option] = [("card", g.state.refs[card]) for card in g.zone(f.seat, "hand")]
    more = len(hand) - limit
    if not limit or more <= 0:
        return None
    return Ask(f.seat, "card", hand, more, more, "7.5.3", private=True, verb="discard")


def discard(g: Game, f: Turn) -> Flow:
    refs, f.got = [int(option[1]) for option in f.got], []
    return put_away(g, refs, f.seat)


@rule("GOT 7.5.2")
def effects_end(g: Game, f: Turn) -> Flow:
    """Everything that lasted until the end of the turn."""
    lasting.end(g, {"turn", "challenge"})
    return None


@rule("GOT 7.5.3")
def once_more(g: Game, f: Turn) -> Flow:
    """Until nothing has happened in it (ruling R-GOT-19)."""
    if g.state.fresh or _resolved(g) != f.count:
        return Jump("7.5.1")
    g.state.frames.pop()
    lasting.end(g, {"until_your_next_turn"}, g.next_seat(f.seat))
    g.state.frames.append(Turn(seat=g.next_seat(f.seat)))
    return None


TURN = program(
    Turn,
    ("7.1.2", begin_turn),
    ("7.2.2", start_phase),
    ("7.2.3", draw),
    ("7.2.4", check_timing),
    ("7.3.1", main_phase),
    ("7.3.2", ask_main),
    ("7.3.2 chosen", act),
    ("8.1.2", check_timing),
    ("7.3.2 again", go_to("7.3.2")),
    ("13.1.1.1", ask_times),
    ("13.1.1.1 said", ask_other),
    ("13.1.1.1 allowed", repeat),
    ("7.4.1", approach),
    ("7.5.1", end_phase),
    ("7.5.2", ask_discard),
    ("7.5.2 done", discard),
    ("7.5.2 checked", check_timing),
    ("7.5.2 over", effects_end),
    ("7.5.3", once_more),
)
