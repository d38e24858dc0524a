"""The preparation step: effects of a turn's start, presents above all (4-2.4.0)."""

from __future__ import annotations

from engine.games.mlp import presents
from engine.games.mlp.frames import Prepare
from engine.games.mlp.settle import settle
from engine.kernel.flow.program import Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trigger import by_seat
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import Pending

NAMES = tuple(presents.PRESENTS)


@rule("MLP 4-2.4.0")
def begin(g: Game, f: Prepare) -> Flow:
    """What must be used at a turn's start triggers; then the active player declares first, the other after him."""
    g.fire("turn_start", seat=g.state.active)
    f.queue = g.turn_order()
    return None


@rule("MLP 2-7.2.2d", "MLP 2-7.2.2c")
def ask_presents(g: Game, f: Prepare) -> Flow:
    """How many, which and in what order, as one list; on every turn, his own or not (ruling R-MLP-27)."""
    f.got = []
    if not f.queue:
        return Jump("4-2.4.0 place")
    seat = f.queue[0]
    options: list[Option] = [
        ("open", ref, NAMES.index(name))
        for ref, piece in g.state.field.items()
        if piece.seat == seat
        for name in presents.on(g, ref)
        for _ in range(piece.counters[name])
    ]
    return Ask(seat, "open", options, 0, len(options), "2-7.2.2d") if options else None


def declare(g: Game, f: Prepare) -> Flow:
    """Each is opened as declared; then it is pending like whatever has triggered."""
    for _, ref, number in f.got:
        entry = presents.open_present(g, int(ref), NAMES[int(number)])
        if entry is not None:
            f.declared.append(entry)
    g.state.fresh += f.declared
    f.got = []
    return None


def pending(g: Game, f: Prepare) -> list[Pending]:
    """What resolves of the one who has declared: his presents first, unless he says otherwise."""
    others = [entry for entry in by_seat(g.state.fresh, f.queue[0]) if entry not in f.declared]
    return [*f.declared, *others]


def ask_among_triggers(g: Game, f: Prepare) -> Flow:
    """Who must use other effects too says when among his presents."""
    mine = pending(g, f)
    if len(mine) < 2 or len(mine) == len(f.declared):
        return None
    return Ask(
        f.queue[0],
        "order",
        [("trigger", entry.stamp) for entry in mine],
        len(mine),
        len(mine),
        "4-2.4.0",
        verb="resolve",
    )


def take_order(g: Game, f: Prepare) -> Flow:
    mine = pending(g, f)
    seat = f.queue.pop(0)
    if f.got:
        place = {option[1]: at for at, option in enumerate(f.got)}
        mine.sort(key=lambda entry: place[entry.stamp])
    g.state.fresh = [entry for entry in g.state.fresh if entry.seat != seat]
    f.declared = []
    f.placed = on_top(mine, f.placed)
    return Jump("2-7.2.2d")


@rule("MLP 2-7.2.2d", "MLP 4-2.4.0")
def on_top(mine: list[Pending], placed: list[Pending]) -> list[Pending]:
    """The other player's resolve before the active one's, each list in the order declared."""
    return [*mine, *placed]


def place(g: Game, f: Prepare) -> Flow:
    g.state.waiting = [*f.placed, *g.state.waiting]
    f.placed = []
    return None


PREPARE = program(
    Prepare,
    ("4-2.4.0", begin),
    ("2-7.2.2d", ask_presents),
    ("2-7.2.2d declared", declare),
    ("2-7.2.2d mixed", ask_among_triggers),
    ("2-7.2.2d ordered", take_order),
    ("4-2.4.0 place", place),
    ("4-2.4.0 settle", settle),
)
