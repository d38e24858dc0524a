"""Cards that go from one zone to another: what replaces it, what comes before it, the order, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.harem_master.castle import OPEN, arrive, joined
from engine.games.harem_master.ends import look_at_castles
from engine.games.harem_master.frames import Going, Instead, Settle
from engine.games.harem_master.sides import count_as
from engine.games.harem_master.triggers import answering
from engine.kernel.flow.before import is_awaited, triggers_before
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, go_to, program
from engine.kernel.flow.replace import Replacing, happen, instead_of, rows
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, NOBODY, Ref, Run
from engine.kernel.verbs.moving import keep_slots, knows, tell_move

ORDER_OF = {"discard": "215.5c", "court": "215.7c", "scaffold": "215.8c"}
"""Open piles, on whose top a card comes and whose order stays: by which rule several come there in order."""


@rule("HM 409.1", "HM 409.2", "HM 403.1a", "HM 406.3a")
def send(
    g: Game,
    refs: Sequence[Ref],
    zone: str,
    seat: int,
    *,
    holder: int = NOBODY,
    top: bool = True,
    run: Run | None = None,
    ordered: bool = False,
) -> Flow:
    """To a zone, their owners' or the `holder`'s: first whatever replaces it, then what comes before it (ruling
    R-HM-19). `seat`: who does it; `ordered`: they come there as they are named."""
    there = [ref for ref in refs if g.is_valid(ref)]
    deciding = happen(g, Instead, "to_" + zone, there, seat=seat, word=zone, switch=top, run=run)
    if isinstance(deciding, Instead):
        deciding.holder = holder
        return deciding
    return go(g, Going(refs=there, zone=zone, seat=seat, holder=holder, top=top, ordered=ordered), run)


def go(g: Game, going: Going, run: Run | None) -> Flow:
    """They go, at once where nothing can come before it and nobody has to say in what order; only what is in play is
    waited for and answered (ruling R-HM-36)."""
    if not going.refs:
        return None
    pieces = [ref for ref in going.refs if g.on_field(ref)]
    if g.library.answered.keys() & {"leave", "to_" + going.zone}:
        going.answer = pieces
    if going.answer or (pieces and is_awaited(g, "leave", "to_" + going.zone)) or owners_to_order(g, going):
        return going
    carry(g, going, run)
    return None


# --- before it ---


@rule("HM 403.1a")
def before(g: Game, f: Going) -> Flow:
    """What is to resolve before they go."""
    settling: Flow = None
    since = len(g.state.fresh)
    for ref in [ref for ref in f.refs if g.on_field(ref)]:
        for event in ("leave", "to_" + f.zone):
            settling = triggers_before(g, Settle, event, ref, seat=g.state.field[ref].seat, since=since)
    return settling


@rule("HM 406.3a", "HM 214.3c", "HM 402.2a")
def answer(g: Game, f: Going) -> Flow:
    """One after the other may be answered."""
    f.refs = [ref for ref in f.refs if g.is_valid(ref)]
    f.answer = [ref for ref in f.answer if ref in f.refs]
    if not f.answer:
        return Jump("215.5c owners")
    ref = f.answer.pop(0)
    event = "to_" + f.zone if "to_" + f.zone in g.library.answered else "leave"
    return answering(g, event, ref, by=g.look(ref).seat)


def owners(g: Game, f: Going) -> Flow:
    f.refs = [ref for ref in f.refs if g.is_valid(ref)]
    f.owners = owners_to_order(g, f)
    return None


@rule("HM 215.5c", "HM 215.7c", "HM 215.8c")
def ask_order(g: Game, f: Going) -> Flow:
    """Of several that come to an open pile at once their owner says in what order."""
    f.got = []
    if not f.owners:
        return Jump("215.10")
    seat = f.owners[0]
    mine = _of(g, f, seat)
    return Ask(
        seat,
        "order",
        [("card", ref) for ref in mine],
        len(mine),
        len(mine),
        ORDER_OF[f.zone],
        private=not all(g.on_field(ref) for ref in mine),
        verb="pile",
    )


def in_order(g: Game, f: Going) -> Flow:
    """As he says, the first at the bottom."""
    mine = [int(option[1]) for option in f.got]
    f.got = []
    f.refs = [*(ref for ref in f.refs if ref not in mine), *mine]
    f.owners.pop(0)
    return Jump("215.5c")


def owners_to_order(g: Game, f: Going) -> list[int]:
    """Whose cards could come to lie in different orders."""
    if f.ordered or f.zone not in ORDER_OF or len(f.refs) < 2:
        return []
    owners = dict.fromkeys(g.owner[ref & CARD_MASK] for ref in f.refs)
    return [seat for seat in owners if len({g.keys[ref & CARD_MASK] for ref in _of(g, f, seat)}) > 1]


def _of(g: Game, f: Going, seat: int) -> list[Ref]:
    return [ref for ref in f.refs if g.owner[ref & CARD_MASK] == seat]


def perform_going(g: Game, f: Going) -> Flow:
    f.refs = [ref for ref in f.refs if g.is_valid(ref)]
    carry(g, f, _run_below(g))
    return RETURN


GOING = program(
    Going,
    ("403.1a", before),
    ("406.3a", answer),
    ("406.3a again", go_to("406.3a")),
    ("215.5c owners", owners),
    ("215.5c", ask_order),
    ("215.5c said", in_order),
    ("215.10", perform_going),
)


# --- doing it ---


def _run_below(g: Game) -> Run | None:
    """The ability that brings it about."""
    for frame in reversed(g.state.frames[:-1]):
        if not isinstance(frame, Instead | Going):
            return frame if isinstance(frame, Run) else None
    return None


@rule("HM 215.10", "HM 403.1b", "HM 403.2", "HM 215.1b")
def carry(g: Game, f: Going, run: Run | None) -> None:
    """Those in play leave it together, and what waits for that sees them as they last were; each is a new object."""
    pieces = [ref for ref in f.refs if g.on_field(ref)]
    keys = {ref: g.key(ref) for ref in f.refs}
    known = {ref: (ref in pieces or _is_open(g, ref), knows(g, ref, f.zone)) for ref in f.refs}
    moved = leave(g, pieces, f.zone, f.top, f.holder) if pieces else {}
    for ref in f.refs:
        if ref not in moved:
            moved[ref] = [put(g, ref, f.zone, f.top, f.holder)]
        public, seen = known[ref]
        seat = f.holder if f.holder >= 0 else g.owner[ref & CARD_MASK]
        tell_move(g, seat, keys[ref], f.zone, public or f.zone in OPEN, known=seen)
    if run is not None:
        keep_slots(run, f.refs, [moved[ref][0] for ref in f.refs])
    look_at_castles(g, NOBODY if run is None else run.seat)


@rule("HM 403.2", "HM 215.10", "HM 215.5a")
def leave(g: Game, pieces: Sequence[Ref], zone: str, top: bool, holder: int = NOBODY) -> dict[Ref, list[Ref]]:
    """They leave play; what triggers follows them."""
    since = len(g.state.fresh)
    for ref in pieces:
        seat = g.state.field[ref].seat
        g.fire("leave", ref, seat=seat)
        g.fire("to_" + zone, ref, seat=seat, role="play")
    moved = g.depart(pieces, zone, top=top, seat=holder)
    g.follow(moved, since)
    for ref in pieces:
        count_as(g, moved[ref][0], ref & CARD_MASK, zone)
        joined(g, moved[ref][0], zone)
    return moved


@rule("HM 215.10", "HM 215.5a")
def put(g: Game, ref: Ref, zone: str, top: bool, holder: int = NOBODY) -> Ref:
    """A card that was not in play; what waits for it sees it where it comes to."""
    number = g.state.zone[ref & CARD_MASK]
    whence = g.rules.zones[number] if number >= 0 else ""
    seat = g.holder(ref & CARD_MASK)
    new = g.put(ref & CARD_MASK, zone, top=top, seat=holder)
    g.state.unsettled = True
    if zone in OPEN:
        arrive(g, new, zone, seat, whence)
    return new


def _is_open(g: Game, ref: Ref) -> bool:
    number = g.state.zone[ref & CARD_MASK]
    return number >= 0 and g.rules.zones[number] in OPEN


# --- instead of it ---


def perform(g: Game, f: Replacing) -> Flow:
    """What nothing replaced happens after all, to all of them at once."""
    holder = f.holder if isinstance(f, Instead) else NOBODY
    refs = [ref for ref in f.kept if g.is_valid(ref)]
    going = Going(refs=refs, zone=f.word, seat=f.seat, holder=holder, top=f.switch)
    return go(g, going, _run_below(g)) or RETURN


@rule("HM 409.3", "HM 401.7")
def chooser(g: Game, f: Replacing, ref: Ref) -> int:
    """Of several the active player picks one; whether what may replace it does, its own player says."""
    replacements = instead_of(g, f.event, ref, f.applied)
    return replacements[0].source.seat if len(replacements) == 1 else g.state.active


INSTEAD = program(Instead, *rows("409.3", perform, chooser))


@rule("HM 214.2e", "HM 403.2a", "HM 409.1a")
def put_away_silently(g: Game, refs: Sequence[Ref]) -> None:
    """Into their owners' discard piles, where nothing triggers by it and nothing replaces it."""
    for ref in refs:
        g.tell("excess", g.state.field[ref].seat, g.key(ref))
    g.follow(g.depart(refs, "discard", top=True), 0)
