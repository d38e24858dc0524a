"""Drawing, discarding and looking: one card after the other, each of which something else may happen in place of."""

from __future__ import annotations

from engine.games.quintuplets.frames import Drawing, Instead
from engine.games.quintuplets.moving import send
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import amount_of, predicate, seats_of
from engine.kernel.abilities.rows import NO, YES, as_possible, source_card
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import RETURN, Ask, Flow, go_to, program
from engine.kernel.flow.replace import happen
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Run
from engine.kernel.verbs import drawing, revealing
from engine.kernel.verbs.drawing import discard_cards, draw_cards
from engine.kernel.verbs.revealing import see

DRAW = "draw"


@rule("GOT 1.3.2.2", "GOT 1.3.2.2.1", "GOT 5.6.3.1", "GOT 5.7.2.1")
def times(number: int) -> int:
    """So often something is done; of a number below zero nothing is, and never the reverse."""
    return max(number, 0)


# --- drawing (5.6) ---


def draw_for(g: Game, seats: list[int], numbers: list[int]) -> Flow:
    """Each of them draws so many; where something may happen instead, card by card."""
    if g.view().instead.get(DRAW):
        return Drawing(seats=list(seats), left=[times(number) for number in numbers])
    for seat, number in zip(seats, numbers, strict=True):
        draw_cards(g, seat, times(number))
    return None


@rule("GOT 10.10.2.2")
def draw_next(g: Game, f: Drawing) -> Flow:
    """One card, unless something else happens instead: who draws is the one affected."""
    while f.left and f.left[0] <= 0:
        f.left.pop(0)
        f.seats.pop(0)
    if not f.left:
        return RETURN
    f.left[0] -= 1
    seat, deck = f.seats[0], g.zone(f.seats[0], "deck")
    deciding = happen(g, Instead, DRAW, [g.state.refs[deck[0]]], seat=seat, word=DRAW) if deck else None
    if deciding is None:
        draw_cards(g, seat, 1)
    return deciding


DRAWING = program(Drawing, ("5.6.2", draw_next), ("5.6.2 again", go_to("5.6.2")))


def draw(writer: Writer, node: t.Draw) -> None:
    if node.upto:
        draw_up_to(writer, node)
        return
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        who, number = seats(g, f), amount(g, f)
        return draw_for(g, who, [number - (g.count(seat, "hand") if node.until else 0) for seat in who])

    writer.row(row)


@rule("GOT 5.6.3", "GOT 5.6.3.2", "GOT 5.6.3.3", "GOT 5.6.3.4")
def draw_up_to(writer: Writer, node: t.Draw) -> None:
    """One after the other, as long as he likes."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def start(g: Game, f: Run) -> Flow:
        f.slots["drawing"] = seats(g, f)
        f.slots["n:drawn"] = [0]
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        while f.slots["drawing"]:
            seat = f.slots["drawing"][0]
            if f.slots["n:drawn"][0] < amount(g, f) and g.zone(seat, "deck"):
                return Ask(seat, "may", [YES, NO], rule="5.6.3.2", source=source_card(g, f), verb="draw")
            _next_seat(f)
        return None

    def do(g: Game, f: Run) -> Flow:
        if not f.got:
            return None
        if f.got[0] == YES:
            f.slots["n:drawn"][0] += 1
            f.at = loop
            return draw_for(g, f.slots["drawing"][:1], [1])
        _next_seat(f)
        f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


def _next_seat(f: Run) -> None:
    f.slots["drawing"].pop(0)
    f.slots["n:drawn"] = [0]


def look(writer: Writer, node: t.Look) -> None:
    if node.upto:
        look_up_to(writer, node)
    else:
        revealing.look(writer, node)


@rule("GOT 5.7.2", "GOT 5.7.2.2", "GOT 5.7.2.3", "GOT 5.7.2.4", "GOT 5.7.2.5")
def look_up_to(writer: Writer, node: t.Look) -> None:
    """One card further each time, as long as he likes."""
    amount = amount_of(node.amount)

    def start(g: Game, f: Run) -> Flow:
        f.slots["looked"], f.slots["looker"], f.slots["revealed"] = [], [f.seat], []
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        seen = len(f.slots["looked"])
        if seen >= amount(g, f) or seen >= g.count(f.seat, "deck"):
            return None
        return Ask(f.seat, "may", [YES, NO], rule="5.7.2.3", source=source_card(g, f), verb="look")

    def do(g: Game, f: Run) -> Flow:
        if f.got[:1] != [YES]:
            return None
        before = f.slots["looked"]
        see(g, f, g.top(f.seat, len(before) + 1)[len(before) :], everybody=node.open)
        f.slots["looked"] = [*before, *f.slots["looked"]]
        f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


# --- discarding (4.8.3) ---


def discard(writer: Writer, node: t.Discard) -> None:
    """Each of them chooses his own, or you do; what chance chooses is shared by all games."""
    if node.amount is None or node.how == "random":
        drawing.discard(writer, node)
    else:
        choose_and_discard(writer, node, node.amount)


@rule("GOT 1.3.4", "GOT 1.3.4.2", "GOT 4.8.3")
def choose_and_discard(writer: Writer, node: t.Discard, number: t.Amount) -> None:
    """All choose, the turn player first and unseen, before anything is shown."""
    seats, amount, test = seats_of(node.who), amount_of(number), predicate(node.filter)
    cited, choosy = writer.cited(node), not isinstance(node.filter, t.Anything)

    def start(g: Game, f: Run) -> Flow:
        f.slots["discarding"], f.slots["picked"] = seats(g, f), []
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        for seat in list(f.slots["discarding"]):
            options: list[Option] = [("card", look.source) for look in g.zone_looks(seat, "hand") if test(g, look, f)]
            wanted = max(len(options) - amount(g, f), 0) if node.until else times(amount(g, f))
            wanted = as_possible(wanted, len(options))
            if wanted or (choosy and g.count(seat, "hand")):
                chooser = seat if node.how == "own_choice" else f.seat
                return Ask(chooser, "card", options, wanted, wanted, cited, source_card(g, f), True, "discard")
            f.slots["discarding"].pop(0)
        return None

    def note(g: Game, f: Run) -> Flow:
        if f.slots["discarding"]:
            f.slots["discarding"].pop(0)
            f.slots["picked"] += [int(option[1]) for option in f.got]
            f.at = loop
        return None

    def act(g: Game, f: Run) -> Flow:
        return put_away(g, f.slots["picked"], f.seat, f)

    def paid(g: Game, f: Run) -> Flow:
        f.slots["paid"] = [g.state.refs[ref & CARD_MASK] for ref in f.slots.pop("picked")]
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(note)
    writer.row(act)
    writer.row(paid)


def put_away(g: Game, refs: list[int], seat: int, run: Run | None = None) -> Flow:
    """Cards of hands into the waiting rooms; where something may happen instead, that is decided first."""
    if g.view().instead.get("to_discard"):
        return send(g, refs, "discard", seat, run)
    for each in g.turn_order() if refs else ():
        discard_cards(g, each, [ref for ref in refs if g.owner[ref & CARD_MASK] == each])
    return None
