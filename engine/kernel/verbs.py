"""What the verbs that all games share do. A rulebook adds its own and may replace any of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel import lasting
from engine.kernel import tree as t
from engine.kernel.ability import Writer, source_card
from engine.kernel.event import EVERYBODY
from engine.kernel.face import Listen, Verb
from engine.kernel.filters import amount_of, predicate, refs_of, seats_of
from engine.kernel.game import Game
from engine.kernel.program import Ask, Flow
from engine.kernel.question import Option
from engine.kernel.rule import rule
from engine.kernel.state import CARD_MASK, Ref, Run

OnRefs = Callable[[Game, Run, list[Ref]], Flow]


def on_pieces(writer: Writer, target: t.Target, act: OnRefs) -> None:
    """A row that does something to those of the target that are still in play."""
    refs = refs_of(target)

    def row(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if ref in g.state.field]
        return act(g, f, there) if there else None

    writer.row(row)


def on_pieces_to_be(writer: Writer, target: t.Target, act: OnRefs) -> None:
    """The same, and for a card that this ability is about to put into play (LOR 7.1.6)."""
    refs = refs_of(target)

    def row(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if ref in g.state.field or ref in g.state.after]
        return act(g, f, there) if there else None

    writer.row(row)


def on_cards(writer: Writer, target: t.Target, act: OnRefs) -> None:
    """A row that does something to those of the target that are still the same objects, in whatever zone."""
    refs = refs_of(target)

    def row(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if g.is_valid(ref)]
        return act(g, f, there) if there else None

    writer.row(row)


# --- drawing and discarding ---


def draw_cards(g: Game, seat: int, number: int) -> int:
    """The top of the own deck into the hand, card by card; says how many came (LOR 4.2.3.1, 8.2.3)."""
    drawn: list[str] = []
    for _ in range(number):
        deck = g.zone(seat, "deck")
        if not deck:
            g.state.drew_empty.append(seat)
            g.state.unsettled = True
            break
        drawn.append(g.keys[deck[0]])
        g.put(deck[0], "hand")
    if drawn:
        g.tell("draw", seat, len(drawn))
        g.tell("drew", seat, *drawn, to=seat)
        g.state.seen += 1
    return len(drawn)


def draw(writer: Writer, node: t.Draw) -> None:
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            draw_cards(g, seat, amount(g, f))
        return None

    writer.row(row)


def discard_cards(g: Game, seat: int, refs: list[Ref]) -> None:
    """From the hand onto the discard pile in the order given (LOR 8.3.4, 8.6.4); one event for all of them."""
    keys = [g.key(ref) for ref in refs]
    for ref in refs:
        g.put(ref & CARD_MASK, "discard", top=True)
    if keys:
        g.tell("discard", seat, *keys)
        g.fire("discard", seat=seat, amount=len(keys))


def discard(writer: Writer, node: t.Discard) -> None:
    """Each player chooses his own (LOR 8.3.4); `amount` None: everything."""
    seats = seats_of(node.who)
    if node.amount is None:
        writer.row(lambda g, f: _discard_all(g, f, seats(g, f)))
        return
    test, amount = predicate(node.filter), amount_of(node.amount)
    filtered = not isinstance(node.filter, t.Anything)

    def start(g: Game, f: Run) -> Flow:
        f.slots["queue"] = seats(g, f)
        f.slots["n:discarded"] = [0]
        f.slots["paid"] = []
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        f.slots["queue"] = [seat for seat in f.slots["queue"] if not g.state.players[seat].out]
        for seat in list(f.slots["queue"]):
            options = [("card", look.source) for look in g.zone_looks(seat, "hand") if test(g, look, f)]
            wanted = min(amount(g, f), len(options))
            if wanted > 0 or (filtered and g.count(seat, "hand")):
                return Ask(seat, "card", [*options], wanted, wanted, "8.3.4", source_card(g, f), True, "discard")
            f.slots["queue"].pop(0)
        return None

    def do(g: Game, f: Run) -> Flow:
        refs = [int(option[1]) for option in f.got]
        if f.slots["queue"]:
            discard_cards(g, f.slots["queue"].pop(0), refs)
            f.slots["n:discarded"][0] += len(refs)
            f.slots["paid"] += [g.state.refs[ref & CARD_MASK] for ref in refs]
            f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


def _discard_all(g: Game, f: Run, seats: list[int]) -> Flow:
    for seat in seats:
        refs = [g.state.refs[card] for card in g.zone(seat, "hand")]
        discard_cards(g, seat, refs)
    return None


# --- turning ---


def exert(writer: Writer, node: t.Exert) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            if g.set_exerted(g.state.field[ref], True):
                g.tell("exert", g.state.field[ref].seat, g.key(ref))
        return None

    on_pieces(writer, node.target, act)


def ready_pieces(g: Game, refs: list[Ref]) -> None:
    """Turn upright; what readies triggers, by its own player (LOR 5.1.1)."""
    for ref in refs:
        piece = g.state.field[ref]
        if not banned(g, ref, "ready") and g.set_exerted(piece, False):
            g.tell("ready", piece.seat, g.key(ref))
            g.fire("ready", ref, seat=piece.seat)


@rule("LOR 1.2.2", off="False")
def banned(g: Game, ref: Ref, deed: str) -> bool:
    """A prohibition beats any permission or instruction."""
    look = g.looks().get(ref)
    return look is not None and look.bans is not None and deed in look.bans


def ready(writer: Writer, node: t.Ready) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        ready_pieces(g, refs)
        return None

    on_pieces(writer, node.target, act)


# --- moving between zones ---


@rule("LOR 8.4.4")
def leave_play(g: Game, refs: list[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
    """Pieces leave play together: first everything that triggers is found, then they move, then it follows them."""
    since = len(g.state.fresh)
    for ref in refs:
        g.fire("leave", ref)
        if zone == "hand":
            g.fire("to_hand", ref, seat=g.state.field[ref].seat)
    moved = g.depart(refs, zone, top=top)
    g.follow(moved, since)
    return moved


def move(g: Game, f: Run, refs: list[Ref], zone: str, *, top: bool = False, reveal: bool = False) -> list[Ref]:
    """Cards and pieces to a zone of their owners; gives the new references."""
    pieces = [ref for ref in refs if ref in g.state.field]
    keys = {ref: g.key(ref) for ref in refs}
    moved = leave_play(g, pieces, zone, top=top) if pieces else {}
    for ref in refs:
        public = ref in moved or reveal or _is_public(g, ref)
        if ref not in moved:
            moved[ref] = [g.put(ref & CARD_MASK, zone, top=top)]
        _tell_move(g, g.owner[ref & CARD_MASK], keys[ref], zone, public)
    return [new for ref in refs for new in moved[ref]]


def _is_public(g: Game, ref: Ref) -> bool:
    number = g.state.zone[ref & CARD_MASK]
    return number >= 0 and g.rules.visible(g, g.owner[ref & CARD_MASK], g.rules.zones[number], -1)


def _tell_move(g: Game, seat: int, key: str, zone: str, public: bool) -> None:
    if public:
        g.tell("to_" + zone, seat, key)
    else:
        g.tell("to_" + zone + "_hidden", seat)
        g.tell("to_" + zone, seat, key, to=seat)


def to_hand(writer: Writer, node: t.ToHand) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        new = move(g, f, refs, "hand", reveal=node.reveal)
        _keep_slots(f, refs, new)
        return None

    on_cards(writer, node.target, act)


def _keep_slots(f: Run, old: list[Ref], new: list[Ref]) -> None:
    """The rest of the same ability still knows the cards that it has moved itself."""
    if len(old) == len(new):
        table = dict(zip(old, new, strict=True))
        for name in ("chosen", "paid", "revealed"):
            if name in f.slots:
                f.slots[name + ":was"] = list(f.slots[name])
                f.slots[name] = [table.get(ref, ref) for ref in f.slots[name]]


def to_discard(writer: Writer, node: t.ToDiscard) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        hand = [ref for ref in refs if g.state.zone[ref & CARD_MASK] == g.index["hand"]]
        rest = [ref for ref in refs if ref not in hand]
        for seat in dict.fromkeys(g.owner[ref & CARD_MASK] for ref in hand):
            discard_cards(g, seat, [ref for ref in hand if g.owner[ref & CARD_MASK] == seat])
        move(g, f, rest, "discard", top=True, reveal=True)
        _keep_slots(f, refs, [g.state.refs[ref & CARD_MASK] for ref in refs])
        return None

    on_cards(writer, node.target, act)


def to_deck(writer: Writer, node: t.ToDeck) -> None:
    refs = refs_of(node.target)

    def ask(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if g.is_valid(ref)]
        if node.place != "either" or not there:
            f.got = [(node.place,)]
            return None
        return Ask(f.seat, "mode", [("top",), ("bottom",)], rule="8.2.4", source=source_card(g, f), private=False)

    def do(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if g.is_valid(ref)]
        owners = [g.owner[ref & CARD_MASK] for ref in there]
        new = move(g, f, there, "deck", top=f.got[0][0] == "top")
        _keep_slots(f, there, new)
        if node.place == "shuffle":
            for seat in dict.fromkeys(owners):
                g.shuffle(seat)
        return None

    writer.row(ask)
    writer.row(do)


# --- looking and revealing ---


def look(writer: Writer, node: t.Look) -> None:
    amount = amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        refs = f.slots["looked"] = g.top(f.seat, amount(g, f))
        g.tell("look", f.seat, len(refs))
        g.tell("looked", f.seat, *(g.key(ref) for ref in refs), to=f.seat)
        g.state.seen += 1
        return None

    writer.row(row)


def reveal_top(writer: Writer, node: t.RevealTop) -> None:
    def row(g: Game, f: Run) -> Flow:
        refs = f.slots["revealed"] = g.top(f.seat, 1)
        f.slots["played"] = []
        if refs:
            g.tell("reveal", f.seat, g.key(refs[0]))
            g.state.seen += 1
        return None

    writer.row(row)


def reveal_hand(writer: Writer, node: t.RevealHand) -> None:
    """Everybody sees the hand once, in the log (LOR 7.1.10)."""
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            g.tell("reveal_hand", seat, *(g.keys[card] for card in g.zone(seat, "hand")))
            g.state.seen += 1
        return None

    writer.row(row)


def take(writer: Writer, node: t.Take) -> None:
    """Only among the looked-at cards (LOR 7.1.10); one may fail to find what is hidden (LOR 8.1.4)."""
    test = predicate(node.filter)
    any_card = isinstance(node.filter, t.Anything)

    def ask(g: Game, f: Run) -> Flow:
        looked = [ref for ref in f.slots.get("looked", ()) if g.is_valid(ref)]
        refs = [ref for ref in looked if test(g, g.look(ref), f)]
        most = min(node.amount, len(refs))
        f.got = []
        if not looked:
            return None
        return Ask(f.seat, "card", [("card", ref) for ref in refs], most if any_card else 0, most, "7.1.10",
                   source_card(g, f), True, "take")

    def do(g: Game, f: Run) -> Flow:
        refs = [int(option[1]) for option in f.got]
        f.slots["looked"] = [ref for ref in f.slots.get("looked", ()) if ref not in refs]
        for ref in refs:
            if node.reveal:
                g.tell("reveal", f.seat, g.key(ref))
        move(g, f, refs, "hand", reveal=node.reveal)
        return None

    writer.row(ask)
    writer.row(do)


def put_rest(writer: Writer, node: t.PutRest) -> None:
    """The looked-at cards that are left, in the order chosen: the first named lies nearest to the top."""
    def ask(g: Game, f: Run) -> Flow:
        refs = [ref for ref in f.slots.get("looked", ()) if g.is_valid(ref)]
        f.got = [("card", ref) for ref in refs]
        if node.place == "either" and refs:
            return Ask(f.seat, "mode", [("top",), ("bottom",)], rule="8.2.4", source=source_card(g, f), private=True)
        if len(refs) < 2:
            return None
        return Ask(f.seat, "order", [*f.got], len(refs), len(refs), "8.2.4", source_card(g, f), True, node.place)

    def do(g: Game, f: Run) -> Flow:
        place = node.place
        refs = [int(option[1]) for option in f.got] if place != "either" else f.slots.get("looked", [])
        if place == "either" and f.got:
            place = "top" if f.got[0] == ("top",) else "bottom"
        _put_on_deck(g, refs, top=place == "top")
        if refs:
            g.tell("put_" + place, f.seat, len(refs))
        f.slots["looked"] = []
        return None

    writer.row(ask)
    writer.row(do)


def _put_on_deck(g: Game, refs: list[Ref], *, top: bool) -> None:
    for ref in reversed(refs) if top else refs:
        g.put(ref & CARD_MASK, "deck", top=top)


def split(writer: Writer, node: t.Split) -> None:
    def ask(g: Game, f: Run) -> Flow:
        refs = [ref for ref in f.slots.get("looked", ()) if g.is_valid(ref)]
        f.got = []
        if not refs:
            return None
        options: list[Option] = [("card", ref) for ref in refs]
        return Ask(f.seat, "split", options, 1, 1, "7.1.10", source_card(g, f), True, node.first)

    def do(g: Game, f: Run) -> Flow:
        chosen = [int(option[1]) for option in f.got]
        rest = [ref for ref in f.slots.get("looked", ()) if ref not in chosen]
        _put_on_deck(g, rest, top=False)
        if node.first == "hand":
            move(g, f, chosen, "hand")
        else:
            _put_on_deck(g, chosen, top=True)
        g.tell("split_" + node.first, f.seat, len(chosen), len(rest))
        f.slots["looked"] = []
        return None

    writer.row(ask)
    writer.row(do)


# --- lasting effects ---


def _owners(g: Game, refs: list[Ref], until: str, seat: int) -> list[tuple[tuple[Ref, ...], tuple[int, ...]]]:
    """Pieces grouped by the player whose turn ends the effect."""
    if not until.startswith("their"):
        return [(tuple(refs), (seat,))]
    seats = dict.fromkeys(g.look(ref).seat for ref in refs)
    return [(tuple(ref for ref in refs if g.look(ref).seat == owner), (owner,)) for owner in seats]


def leave_behind(g: Game, f: Run, kind: str, name: str, number: int, refs: list[Ref], until: str,
                 filter_number: int = -1) -> None:
    """An effect on these pieces for a duration."""
    for group, seats in _owners(g, refs, until, f.seat):
        lasting.add(g, f, kind, name, number, group, seats, until, filter_number)


def modify(writer: Writer, node: t.Modify) -> None:
    amount = amount_of(node.amount)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        number = amount(g, f)
        leave_behind(g, f, "stat", node.stat, number, refs, node.duration or "turn")
        for ref in refs:
            g.tell("modify", g.look(ref).seat, g.key(ref), node.stat, number)
        return None

    on_pieces_to_be(writer, node.target, act)


def grant(writer: Writer, node: t.Grant) -> None:
    entries = [
        ("keyword", part.name, part.value) if isinstance(part, t.Keyword)
        else ("ability", "", writer.library.ability(writer.ability.card, part))
        for part in node.abilities
    ]

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for kind, name, number in entries:
            leave_behind(g, f, kind, name, number, refs, node.duration or "turn")
            for ref in refs:
                g.tell("gain", g.look(ref).seat, g.key(ref), name or kind, number)
        return None

    on_pieces_to_be(writer, node.target, act)


def cannot(writer: Writer, node: t.Cannot) -> None:
    number = -1 if isinstance(node.filter, t.Anything) else writer.library.filter(node.filter)
    target = node.target
    if isinstance(target, t.Who):
        seats = seats_of(target)

        def ban_seats(g: Game, f: Run) -> Flow:
            lasting.add(g, f, "seat_cannot", node.deed, 0, (), tuple(seats(g, f)), node.duration or "turn", number)
            return None

        writer.row(ban_seats)
        return

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        leave_behind(g, f, "cannot", node.deed, 0, refs, node.duration or "turn", number)
        for ref in refs:
            g.tell("cannot", g.look(ref).seat, g.key(ref), node.deed)
        return None

    on_pieces_to_be(writer, target, act)


def can(writer: Writer, node: t.Can) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        leave_behind(g, f, "can", node.deed, 0, refs, node.duration or "turn")
        return None

    on_pieces_to_be(writer, node.target, act)


def pay_less(writer: Writer, node: t.PayLess) -> None:
    """The next such card this turn."""
    number, amount = writer.library.filter(node.filter), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        lasting.add(g, f, "discount", "", amount(g, f), (), (f.seat,), "turn", number)
        g.tell("discount", f.seat, amount(g, f))
        return None

    writer.row(row)


def later(writer: Writer, node: t.Later) -> None:
    """A floating or delayed trigger (LOR 7.4.7); it remembers what this ability has named."""
    number = writer.library.ability(writer.ability.card, t.Triggered((node.on,), node.body))

    def row(g: Game, f: Run) -> Flow:
        refs = tuple(f.slots.get("played") or f.slots.get("chosen") or (f.source,))
        lasting.add(g, f, "watch", "once" if node.once else "", number, refs, (f.seat,), node.duration or "turn")
        return None

    writer.row(row)


def count_now(writer: Writer, node: t.CountNow) -> None:
    amount = amount_of(t.Count(node.filter))

    def row(g: Game, f: Run) -> Flow:
        f.slots["n:counted"] = [amount(g, f)]
        return None

    writer.row(row)


SHARED: Mapping[type[Any], Verb] = {
    t.Draw: draw, t.Discard: discard, t.Exert: exert, t.Ready: ready, t.ToHand: to_hand, t.ToDiscard: to_discard,
    t.ToDeck: to_deck, t.Look: look, t.RevealTop: reveal_top, t.RevealHand: reveal_hand, t.Take: take,
    t.PutRest: put_rest, t.Split: split, t.Modify: modify, t.Grant: grant, t.Cannot: cannot, t.Can: can,
    t.PayLess: pay_less, t.Later: later, t.CountNow: count_now,
}

__all__ = ["EVERYBODY", "SHARED", "Listen", "discard_cards", "draw_cards", "leave_play", "move", "ready_pieces"]
