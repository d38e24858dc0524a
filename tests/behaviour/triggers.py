"""Events, what triggers on them, leaving play, state checks and the bag (LOR 1.9, 7.4, 8.4.4, 8.7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards import tree as t
from tests.behaviour.meaning import fits, holds, players
from tests.behaviour.statics import abilities, now
from tests.behaviour.world import Ask, Flow, Lasting, Pending, Piece, Ref, Run, Spot, World, copy_of

GOAL = 20


def fire(
    w: World,
    event: str,
    subject: Ref | None = None,
    counterpart: Ref | None = None,
    *,
    seat: int = -1,
    amount: int = 0,
    nth: int = 0,
) -> None:
    """Something happens; every ability that waits for it triggers, each once."""
    for owner, source, node, watch in list(_listening(w, event)):
        run = Run(owner, source)
        for on in node.on:
            one, other = (counterpart, subject) if on.manner == "by_counterpart" else (subject, counterpart)
            if on.event != event or not _meets(w, run, on, one, other, seat, amount, nth):
                continue
            slots = {"subject": [one] if one else [], "counterpart": [other] if other else []}
            w.fresh.append(Pending(owner, source, node, copy_of(source).card.key, slots, amount, watch))


def _listening(w: World, event: str) -> Iterator[tuple[int, Ref, t.Triggered, Lasting | None]]:
    for piece in w.field:
        for ability in abilities(piece, now(w, piece)):
            if isinstance(ability, t.Triggered) and any(on.event == event for on in ability.on):
                yield piece.seat, piece, ability, None
    for each in w.lasting:
        if isinstance(each.made, t.Later) and each.maker is not None:
            yield each.seat, each.maker, t.Triggered((each.made.on,), each.made.body), each


def _meets(
    w: World, run: Run, on: t.Trigger, one: Ref | None, other: Ref | None, seat: int, amount: int, nth: int
) -> bool:
    if on.yours and w.active != run.seat:
        return False
    if seat >= 0 and on.event not in ("to_hand", "move") and seat not in players(w, run, on.by):
        return False
    if on.nth not in (0, nth) or amount < on.least or not _manner(w, on.manner, one, other):
        return False
    return all(
        part == t.Anything() or (ref is not None and fits(w, run, part, ref))
        for part, ref in ((on.subject, one), (on.counterpart, other))
    )


def _manner(w: World, manner: str, one: Ref | None, other: Ref | None) -> bool:
    """How somebody was banished. By the counterpart means by the damage of that challenge (ruling R-LOR-21)."""
    if manner == "by_counterpart":
        return one is not None and isinstance(other, Piece) and bool(other.role) and other.struck
    if manner == "in_challenge":
        return isinstance(one, Piece) and one.role != ""
    return not manner or (isinstance(one, Piece) and one.role == manner)


def _saw(w: World, source: Ref, node: t.Ability, word: str) -> None:
    from tests.behaviour.statics import SUPPORT

    if node == SUPPORT:
        w.saw_keyword(source, "support", word)
    else:
        w.saw(copy_of(source), node, word)


# --- leaving play ---


def leave(w: World, pieces: list[Piece], zone: str, *, top: bool = False, event: str = "") -> dict[Piece, list[Spot]]:
    """All at once: what triggers is found first, then they move, then the triggers know where they went."""
    since = len(w.fresh)
    for piece in pieces:
        if event:
            other = _counterpart(w, piece)
            fire(w, event, piece, other)
    for piece in pieces:
        fire(w, "leave", piece)
        if zone == "hand":
            fire(w, "to_hand", piece, seat=piece.seat)
    for piece in pieces:
        piece.last = now(w, piece)
    for piece in pieces:
        w.field.remove(piece)
        for copy in piece.copies:
            spot = w.move(copy, zone, top=top)
            piece.spots.append(Spot(copy, spot.age, piece))
    for left in w.field:
        left.at = None if left.at in pieces else left.at
    for entry in w.fresh[since:]:
        entry.source = _after(entry.source, pieces)
        entry.slots = {name: [_after(ref, pieces) for ref in refs] for name, refs in entry.slots.items()}
    w.cache = None
    return {piece: piece.spots for piece in pieces}


def _after(ref: Ref, pieces: list[Piece]) -> Ref:
    return ref.spots[0] if isinstance(ref, Piece) and ref in pieces else ref


def _counterpart(w: World, piece: Piece) -> Piece | None:
    if w.challenge is None or piece not in w.challenge:
        return None
    return w.challenge[1 - w.challenge.index(piece)]


def banish(w: World, pieces: list[Piece]) -> None:
    """To their players' discard piles together."""
    leave(w, [piece for piece in pieces if piece in w.field], "discard", top=True, event="banish")


# --- coming to rest ---


def check_state(w: World) -> None:
    """Twenty lore and empty decks, then the mortally damaged, all as one, until nothing is left to do."""
    while True:
        if w.decked or any(side.lore >= GOAL for side in w.sides):
            w.over = True
            return
        dead = [
            piece
            for piece in w.field
            if "willpower" in now(w, piece).stats and piece.damage >= now(w, piece).stats["willpower"]
        ]
        if not dead:
            return
        banish(w, dead)


def settle(w: World) -> Flow[None]:
    """State checks and the bag by turns until both are quiet."""
    resolver = w.active
    while not w.over:
        check_state(w)
        fresh, w.fresh = w.fresh, []
        w.bag += [entry for entry in fresh if _joins(w, entry)]
        if w.over or not w.bag:
            return
        start = w.order().index(resolver)
        seats = (*w.order()[start:], *w.order()[:start])
        seat = next(seat for seat in seats if any(entry.seat == seat for entry in w.bag))
        mine = [entry for entry in w.bag if entry.seat == seat]
        picked = different = _different(mine)
        if len(different) > 1:
            picked = yield Ask(seat, "trigger", list(different))  # type: ignore[assignment]
        resolver = seat
        w.bag.remove(picked[0])
        yield from resolve(w, picked[0])


def _different(mine: list[Pending]) -> list[Pending]:
    """Of those that nobody could tell apart only the first (R-LOR-123)."""
    told: list[Pending] = []
    for entry in mine:
        if not any(_alike(entry, other) for other in told):
            told.append(entry)
    return told


def _alike(one: Pending, other: Pending) -> bool:
    """They say the same, and either of nothing but cards drawn and lore, or of one and the same card and event."""
    if one.node != other.node or one.amount != other.amount or one.watch is not other.watch:
        return False
    if one.node.condition is None and not one.node.limit:
        kinds = {type(part) for part in t.nodes_of(one.node.body)}
        if kinds <= {t.Seq, t.Draw, t.GainPoints, t.LosePoints, t.You, t.Opponents}:
            return True
    return one.source is other.source and one.slots == other.slots


def _joins(w: World, entry: Pending) -> bool:
    """Only what holds as it is put into the bag (LOR 7.4.4.1)."""
    if holds(w, Run(entry.seat, entry.source, dict(entry.slots)), entry.node.condition):
        return True
    _saw(w, entry.source, entry.node, "false")
    return False


def resolve(w: World, entry: Pending) -> Flow[None]:
    """One trigger; it does nothing if its condition has lapsed."""
    from tests.behaviour.joins import carry_out

    what = ("removed", "lost", "discarded")
    run = Run(entry.seat, entry.source, dict(entry.slots), dict.fromkeys(what, entry.amount), origin=entry.origin)
    if entry.watch is not None:
        run.slots["chosen"] = run.slots["played"] = list(entry.watch.refs)
        if isinstance(entry.watch.made, t.Later) and entry.watch.made.once:
            w.lasting.remove(entry.watch)
    elif not holds(w, run, entry.node.condition):
        _saw(w, entry.source, entry.node, "false")
        return
    before = picture(w)
    yield from carry_out(w, run, entry.node.body)
    _saw(w, entry.source, entry.node, "did" if picture(w) != before else "nothing")


def picture(w: World) -> tuple[object, ...]:
    """Everything that can be seen to change."""
    return (
        tuple((side.lore, side.spent) for side in w.sides),
        tuple((copy.number, copy.age) for side in w.sides for cards in side.zones.values() for copy in cards),
        tuple((piece.top.number, piece.damage, piece.exerted, id(piece.at)) for piece in w.field),
        len(w.lasting),
    )
