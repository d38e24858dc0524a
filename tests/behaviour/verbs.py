"""What each verb does."""

from __future__ import annotations

from msgspec import structs

from engine.games.lorcana.nodes import MoveTo, PayInk, ToInkwell
from engine.kernel.cards import tree as t
from tests.behaviour.able import candidates, playable
from tests.behaviour.cast import walk
from tests.behaviour.damage import Blow, deal, put, remove
from tests.behaviour.meaning import fits, named, players, value
from tests.behaviour.statics import may_play, now
from tests.behaviour.triggers import banish, fire, leave
from tests.behaviour.world import Ask, Flow, Lasting, Piece, Ref, Run, Spot, World, choose, copy_of


def select(w: World, run: Run, target: t.Target, into: str = "chosen") -> Flow[None]:
    """What is chosen, or all that match, is what "they" means from here on."""
    if not isinstance(target, t.Chosen):
        run.slots[into] = named(w, run, target)
        return
    found: list[Ref] = []
    kind = "target" if target.zone == "play" else "card"
    for seat in players(w, run, target.by):
        options = candidates(w, run, target, seat)
        found += yield from choose(seat, kind, options, target.least, target.most)
    run.slots[into] = found


def do(w: World, run: Run, node: t.Effect) -> Flow[None]:
    """A verb: its choices, then its deed; what several players choose is done one by one (LOR 1.6.2)."""
    target = getattr(node, "target", None)
    if isinstance(target, t.Chosen) and isinstance(target.by, t.Players | t.Opponents):
        yield from _by_each(w, run, node, target)
        return
    for name in ("source", "target", "place"):
        target = getattr(node, name, None)
        if isinstance(target, t.Chosen | t.Every | t.Top):
            into = "paid" if name == "source" else "chosen"
            yield from select(w, run, target, into)
            node = structs.replace(node, **{name: t.Bound(into)})  # type: ignore[type-var]
    if isinstance(node, t.Draw) and isinstance(node.amount, t.DamageOn) and isinstance(node.amount.target, t.Chosen):
        yield from select(w, run, node.amount.target)
        node = structs.replace(node, amount=t.DamageOn(t.Bound("chosen")))
    w.cache = None
    yield from _deed(w, run, node)
    w.cache = None


def _by_each(w: World, run: Run, node: t.Effect, target: t.Chosen) -> Flow[None]:
    everything: list[Ref] = []
    kind = "target" if target.zone == "play" else "card"
    for seat in players(w, run, target.by):
        options = candidates(w, run, target, seat)
        run.slots["chosen"] = yield from choose(seat, kind, options, target.least, target.most)
        yield from do(w, run, structs.replace(node, target=t.Bound("chosen")))  # type: ignore[call-arg]
        everything += run.slots["chosen"]
    run.slots["chosen"] = everything


def pieces(w: World, run: Run, target: t.Target) -> list[Piece]:
    """Those that are still in play."""
    return [ref for ref in named(w, run, target) if isinstance(ref, Piece) and ref in w.field]


def _deed(w: World, run: Run, node: t.Effect) -> Flow[None]:
    match node:
        case t.Draw() | t.Discard() | t.GainPoints() | t.LosePoints() | PayInk() | t.RevealHand():
            yield from _of_players(w, run, node)
        case t.Look() | t.RevealTop() | t.Take() | t.PutRest() | t.Split() | t.PlayFree():
            yield from _of_cards(w, run, node)
        case t.ToHand() | t.ToDeck() | t.ToDiscard() | ToInkwell():
            yield from _moves(w, run, node)
        case t.Modify() | t.Grant() | t.Cannot() | t.Can() | t.PayLess() | t.Later() | t.CountNow():
            _bestow(w, run, node)
        case _:
            yield from _on_pieces(w, run, node)


# --- what players do ---


def draw(w: World, seat: int, number: int) -> None:
    """The top cards into the hand; who would draw from an empty deck loses at the next check (LOR 1.9.1.2)."""
    w.decked = w.decked or number > len(w.zone(seat, "deck"))
    for copy in w.zone(seat, "deck")[: max(number, 0)]:
        w.move(copy, "hand")


def discard(w: World, seat: int, spots: list[Ref]) -> None:
    """Out of the hand, as one event."""
    for spot in spots:
        w.move(copy_of(spot), "discard", top=True)
    if spots:
        fire(w, "discard", seat=seat, amount=len(spots))


def _of_players(w: World, run: Run, node: t.Effect) -> Flow[None]:
    match node:
        case t.Draw(who, amount):
            for seat in players(w, run, who):
                draw(w, seat, value(w, run, amount))
        case t.Discard(who, amount, part):
            run.slots["paid"], run.tallies["discarded"] = [], 0
            for seat in players(w, run, who):
                spots = [w.spot(copy) for copy in w.zone(seat, "hand")]
                fit: list[Ref] = [spot for spot in spots if fits(w, run, part, spot)]
                number = len(fit) if amount is None else value(w, run, amount)
                picked = yield from choose(seat, "card", fit, number, number)
                discard(w, seat, picked)
                run.tallies["discarded"] += len(picked)
                run.slots["paid"] += picked
        case t.GainPoints(who, amount):
            for seat in players(w, run, who):
                w.sides[seat].lore += max(value(w, run, amount), 0)
        case t.LosePoints(who, amount):
            run.tallies["lost"] = 0
            for seat in players(w, run, who):
                lost = min(max(value(w, run, amount), 0), w.sides[seat].lore)
                w.sides[seat].lore -= lost
                run.tallies["lost"] += lost
        case PayInk(amount):
            w.sides[run.seat].spent += amount


# --- cards looked at and played ---


def _of_cards(w: World, run: Run, node: t.Effect) -> Flow[None]:
    looked = run.slots.get("looked", [])
    match node:
        case t.Look(amount):
            run.slots["looked"] = named(w, run, t.Top(amount))
        case t.RevealTop():
            run.slots["revealed"], run.slots["played"] = named(w, run, t.Top()), []
        case t.Take(part, amount):
            fit = [ref for ref in looked if fits(w, run, part, ref)]
            least = amount if part == t.Anything() and not node.upto else 0
            picked = yield from choose(run.seat, "card", fit, least, amount)
            run.slots["looked"] = [ref for ref in looked if ref not in picked]
            for ref in picked:
                w.move(copy_of(ref), "hand")
        case t.PutRest(place):
            yield from _put_rest(w, run, place, looked)
        case t.Split(first):
            picked = yield from choose(run.seat, "split", looked)
            for ref in looked:
                if ref not in picked:
                    w.move(copy_of(ref), "deck")
            for ref in picked:
                w.move(copy_of(ref), "hand" if first == "hand" else "deck", top=True)
            run.slots["looked"] = []
        case t.PlayFree(what, exerted):
            yield from _play_free(w, run, what, exerted)


def _put_rest(w: World, run: Run, place: str, looked: list[Ref]) -> Flow[None]:
    if not looked:
        return
    if place == "either":
        got = yield Ask(run.seat, "mode", ["top", "bottom"])
        place, order = str(got[0]), looked
    else:
        order = looked
        if len(looked) > 1:
            order = yield from choose(run.seat, "order", looked, len(looked), len(looked))
    for ref in reversed(order) if place == "top" else order:
        w.move(copy_of(ref), "deck", top=place == "top")
    run.slots["looked"] = []


def _play_free(w: World, run: Run, what: t.Filter | t.Bound, exerted: bool) -> Flow[None]:
    """Out of its zone at once; it is played when the ability is done, yet "they" already means it (R-LOR-18)."""
    if isinstance(what, t.Bound):
        refs = [ref for ref in named(w, run, what) if w.is_there(ref) and may_play(w, run.seat, copy_of(ref))]
    else:
        refs = yield from choose(run.seat, "card", playable(w, run, what))
    run.slots["played"] = []
    for ref in refs:
        copy = copy_of(ref)
        w.move(copy, "nowhere")
        piece = Piece([copy], copy.seat, 0)
        run.slots["played"].append(piece)
        run.waiting.append((piece, exerted))


# --- moving ---


def _moves(w: World, run: Run, node: t.Effect) -> Flow[None]:
    target = getattr(node, "target")  # noqa: B009
    refs = [ref for ref in named(w, run, target) if w.is_there(ref)]
    yield from _to_zone(w, run, node, refs)
    if all(len(ref.spots) == 1 for ref in refs if isinstance(ref, Piece)):
        there = {ref: ref.spots[0] if isinstance(ref, Piece) else w.spot(ref.copy, ref.was) for ref in refs}
        for name in {"chosen", "paid", "revealed"} & run.slots.keys():
            run.slots[name] = [there.get(ref, ref) for ref in run.slots[name]]


def _to_zone(w: World, run: Run, node: t.Effect, refs: list[Ref]) -> Flow[None]:
    """The rest of the same ability still knows what it has moved itself."""
    match node:
        case t.ToHand():
            move(w, refs, "hand")
        case t.ToDiscard():
            hand = [ref for ref in refs if isinstance(ref, Spot) and ref.copy.zone == "hand"]
            for seat in dict.fromkeys(ref.copy.seat for ref in hand):
                discard(w, seat, [ref for ref in hand if ref.copy.seat == seat])
            move(w, [ref for ref in refs if ref not in hand], "discard", top=True)
        case ToInkwell(_, exerted):
            for spot in move(w, refs, "inkwell"):
                w.sides[spot.copy.seat].spent += int(exerted)
                fire(w, "ink", seat=spot.copy.seat)
        case t.ToDeck(_, place):
            if place == "either" and refs:
                got = yield Ask(run.seat, "mode", ["top", "bottom"])
                place = "top" if got == ["top"] else "bottom"
            move(w, refs, "deck", top=place == "top")
            if place == "shuffle":
                for seat in dict.fromkeys(copy_of(ref).seat for ref in refs):
                    w.shuffle(seat)


def move(w: World, refs: list[Ref], zone: str, *, top: bool = False) -> list[Spot]:
    """Cards and whole stacks to their owners' zone."""
    leaving = [ref for ref in refs if isinstance(ref, Piece)]
    spots = [spot for found in leave(w, leaving, zone, top=top).values() for spot in found]
    return spots + [w.move(ref.copy, zone, top=top) for ref in refs if isinstance(ref, Spot)]


# --- what is left behind ---


def _bestow(w: World, run: Run, node: t.Effect) -> None:
    match node:
        case t.CountNow(part):
            run.tallies["counted"] = value(w, run, t.Count(part))
        case t.PayLess(_, amount):
            _last(w, run, node, "turn", [], value(w, run, amount))
        case t.Later(_, body, duration):
            _last(w, run, node, duration, _remembered(run, body))
        case t.Modify(target, _, amount, duration):
            _last(w, run, node, duration or "turn", named(w, run, target), value(w, run, amount))
        case t.Grant(target, _, duration) | t.Can(target, _, duration):
            _last(w, run, node, duration or "turn", named(w, run, target))
        case t.Cannot(target, _, duration):
            assert not isinstance(target, t.Who)
            _last(w, run, node, duration or "turn", named(w, run, target))


def _remembered(run: Run, body: t.Effect) -> list[Ref]:
    """What an earlier sentence has named and a later one speaks of, which may be nothing; else its own card."""
    inner = list(walk(body))
    slots = [node.slot for node in inner if isinstance(node, t.Bound) and node.slot in ("played", "chosen")]
    if not slots or any(isinstance(node, t.Chosen | t.Every) for node in inner):
        return [run.source]
    return list(run.slots.get(slots[0], ()))


def _last(w: World, run: Run, node: t.Effect, until: str, refs: list[Ref], number: int = 0) -> None:
    """One effect for each player whose turn may end it."""
    if not refs and not isinstance(node, t.PayLess):
        return
    owners = dict.fromkeys(copy_of(ref).seat for ref in refs) if until.startswith("their") else {run.seat: None}
    for seat in owners:
        mine = [ref for ref in refs if copy_of(ref).seat == seat] if until.startswith("their") else refs
        w.lasting.append(Lasting(node, run.seat, until, w.turn, mine, [seat], number, run.source))


# --- what is done to pieces ---


def _on_pieces(w: World, run: Run, node: t.Effect) -> Flow[None]:
    target = getattr(node, "target", None)
    there = pieces(w, run, target) if target is not None else []
    match node:
        case t.Deal(_, amount):
            number = value(w, run, amount)
            yield from deal(w, [Blow(piece, number, run.seat) for piece in there])
        case t.PutDamage(_, amount):
            for piece in there:
                put(w, piece, value(w, run, amount))
        case t.Heal(_, amount, upto):
            yield from _heal(w, run, there, None if amount is None else value(w, run, amount), upto)
        case t.MoveDamage(source, _, amount):
            yield from _move_damage(w, run, pieces(w, run, source), there, value(w, run, amount))
        case t.Banish():
            banish(w, there)
        case t.Exert():
            for piece in there:
                piece.exerted = True
        case t.Ready():
            ready(w, run.seat, there)
        case MoveTo(_, location):
            for place in pieces(w, run, location)[:1]:
                for piece in there:
                    arrive(w, piece, place)
        case _:
            raise TypeError(node)


def ready(w: World, seat: int, turned: list[Piece]) -> None:
    """Whoever's deed it is readied them."""
    for piece in turned:
        banned = any(deed == "ready" for deed, _, _ in now(w, piece).cannot)
        if piece.exerted and not banned:
            piece.exerted = False
            w.cache = None
            fire(w, "ready", piece, seat=seat)


def arrive(w: World, piece: Piece, place: Piece) -> None:
    """A character goes to a location of its own player."""
    if piece.seat == place.seat and piece.at is not place:
        piece.at = place
        w.cache = None
        fire(w, "move", piece, place)


def _numbers(seat: int, most: int) -> Flow[int]:
    got = yield from choose(seat, "number", list(range(most, -1, -1)))
    return got[0]


def _heal(w: World, run: Run, there: list[Piece], amount: int | None, upto: bool) -> Flow[None]:
    run.tallies["removed"] = 0
    for piece in there:
        if piece.damage and piece in w.field:
            most = piece.damage if amount is None else min(amount, piece.damage)
            number = (yield from _numbers(run.seat, most)) if upto and amount is not None else most
            run.tallies["removed"] += remove(w, run.seat, piece, number)


def _move_damage(w: World, run: Run, here: list[Piece], there: list[Piece], amount: int) -> Flow[None]:
    if here and there:
        most = min(here[0].damage, amount)
        number = (yield from _numbers(run.seat, most)) if most else 0
        put(w, there[0], remove(w, run.seat, here[0], number))
