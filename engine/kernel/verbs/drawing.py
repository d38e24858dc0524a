"""Drawing, discarding and turning cards."""

from __future__ import annotations

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, predicate, seats_of
from engine.kernel.abilities.rows import as_possible, source_card
from engine.kernel.abilities.targeting import on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.lasting import end_upright
from engine.kernel.characteristics.look import Predicate
from engine.kernel.flow.acting import forbidden
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.verb import Verb, Verbs, always, chosen_by_another, paid_with, to_some


@rule("LOR 8.2.3", "LOR 8.3.3", "GOT 5.6.1", "GOT 5.6.2")
def draw_cards(g: Game, seat: int, number: int) -> int:
    """The top of the own deck into the hand, card by card; says how many came (LOR 4.2.3.1, 8.2.3)."""
    if may_not_draw(g, seat):
        return 0
    drawn: list[str] = []
    for _ in range(number):
        deck = g.zone(seat, "deck")
        if not deck:
            g.state.drew_empty.append(seat)
            g.state.unsettled = True
            break
        drawn.append(g.keys[deck[0]])
        g.put(deck[0], "hand")
    since = len(g.state.fresh)
    for _ in drawn:
        g.fire("draw", seat=seat, since=since)
    if drawn:
        g.tell("draw", seat, len(drawn))
        g.tell("drew", seat, *drawn, to=seat)
        g.state.seen += 1
    return len(drawn)


@rule("LOR 1.2.2", "LOR 1.2.3")
def may_not_draw(g: Game, seat: int) -> bool:
    """Who is forbidden to draw draws nothing, not from an empty deck either, and does the rest of what he is told."""
    return g.view().keeps(seat, "draw")


@rule("LOR 1.2.2", "LOR 7.7.2")
def may_not_discard(g: Game, seat: int) -> bool:
    """Whom no effect makes discard keeps his hand (ruling R-LOR-101)."""
    return g.view().keeps(seat, "discard")


def draw(writer: Writer, node: t.Draw) -> None:
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            number = amount(g, f) - (g.count(seat, "hand") if node.until else 0)
            draw_cards(g, seat, number)
        return None

    writer.row(row)


def can_draw(node: t.Draw) -> Test:
    return always(node) if isinstance(node.who, t.ChosenPlayer) else could_draw(node.who, node.amount, until=node.until)


@rule("LOR 7.1.3")
def could_draw(who: t.Who, amount: t.Amount, *, until: bool = False) -> Test:
    """Whether anything is to be drawn: from an empty deck too one can draw, and loses by it (LOR 1.9.1.2)."""
    seats, number = seats_of(who), amount_of(amount)
    if until:
        return lambda g, c: any(g.count(seat, "hand") < number(g, c) for seat in seats(g, c))
    if isinstance(amount, t.Tally | t.Count):
        return lambda g, c: number(g, c) > 0 and bool(seats(g, c))
    return lambda g, c: bool(seats(g, c))


@rule("LOR 捨てる", "LOR 8.6.4", "MLP 3-6.2.1", "MLP 6-2.2.0")
def discard_cards(g: Game, seat: int, refs: list[Ref]) -> None:
    """From the hand onto the discard pile in the order given (LOR 8.3.4, 8.6.4); one event for all of them, and one for
    each where a text speaks of the card."""
    if not refs:
        return
    keys = [g.key(ref) for ref in refs]
    there = [g.rules.put_card(g, ref & CARD_MASK, "discard", top=True) for ref in refs]
    g.tell("discard", seat, *keys)
    g.fire("discard", seat=seat, amount=len(keys))
    for ref in there:
        g.fire("discarded", ref, seat=seat)


def discard(writer: Writer, node: t.Discard) -> None:
    """Each player chooses his own (LOR 8.3.4); `amount` None: everything."""
    seats = seats_of(node.who)
    test = predicate(node.filter)
    if node.amount is None:
        writer.row(lambda g, f: _discard_all(g, f, seats(g, f), test))
        return
    amount, cited = amount_of(node.amount), writer.cited(node)
    if node.how == "random":
        writer.row(lambda g, f: _discard_random(g, f, seats(g, f), amount(g, f)))
        return
    filtered = not isinstance(node.filter, t.Anything)

    def start(g: Game, f: Run) -> Flow:
        f.slots["discarding"] = [seat for seat in seats(g, f) if not may_not_discard(g, seat)]
        f.slots["n:discarded"] = [0]
        f.slots["paid"] = []
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        f.slots["discarding"] = [seat for seat in f.slots["discarding"] if not g.state.players[seat].out]
        for seat in list(f.slots["discarding"]):
            options = [("card", look.source) for look in g.zone_looks(seat, "hand") if test(g, look, f)]
            wanted = as_possible(amount(g, f), len(options))
            if node.until:
                wanted = max(len(options) - amount(g, f), 0)
            if (options and wanted > 0) or (filtered and g.count(seat, "hand")):
                chooser = who_chooses(seat, f.seat) if node.how == "own_choice" else f.seat
                return Ask(chooser, "card", [*options], wanted, wanted, cited, source_card(g, f), True, "discard")
            f.slots["discarding"].pop(0)
        return None

    def do(g: Game, f: Run) -> Flow:
        refs = [int(option[1]) for option in f.got]
        if f.slots["discarding"]:
            discard_cards(g, f.slots["discarding"].pop(0), refs)
            f.slots["n:discarded"][0] += len(refs)
            f.slots["paid"] += [g.state.refs[ref & CARD_MASK] for ref in refs]
            f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


@rule("LOR 8.3.4")
def who_chooses(discarding: int, maker: int) -> int:
    """Who discards chooses, not the player of the effect."""
    return discarding


def _discard_random(g: Game, f: Run, seats: list[int], number: int) -> Flow:
    """So many cards of each hand, drawn by lot with the game's dice."""
    f.slots["n:discarded"] = [0]
    for seat in seats:
        if may_not_discard(g, seat):
            continue
        hand = list(g.zone(seat, "hand"))
        drawn = [hand.pop(g.lot(len(hand))) for _ in range(as_possible(number, len(hand)))]
        discard_cards(g, seat, [g.state.refs[card] for card in drawn])
        f.slots["n:discarded"][0] += len(drawn)
    return None


def _discard_all(g: Game, f: Run, seats: list[int], test: Predicate) -> Flow:
    """The whole hand of each, or all of it that is such."""
    f.slots["n:discarded"] = [0]
    for seat in seats:
        looks = [] if may_not_discard(g, seat) else g.zone_looks(seat, "hand")
        refs = [look.source for look in looks if test(g, look, f)]
        discard_cards(g, seat, refs)
        f.slots["n:discarded"][0] += len(refs)
    return None


def can_discard(node: t.Discard) -> Test:
    if node.until and isinstance(node.amount, int):
        seats, rest = seats_of(node.who), node.amount
        return lambda g, c: any(g.count(seat, "hand") > rest for seat in seats(g, c))
    return always(node) if isinstance(node.who, t.ChosenPlayer) else _has_in_hand(node.who, 1, node.filter)


def can_discard_all(node: t.Discard) -> Test:
    """As a cost: all that it says."""
    chosen = isinstance(node.who, t.ChosenPlayer)
    return always(node) if chosen else _has_in_hand(node.who, node.amount, node.filter)


def _has_in_hand(who: t.Who, amount: t.Amount | None, filter_: t.Filter) -> Test:
    seats, test = seats_of(who), predicate(filter_)
    wanted = amount if isinstance(amount, int) and isinstance(who, t.You) else 1

    def can(g: Game, c: Context) -> bool:
        return any(
            not may_not_discard(g, seat) and sum(1 for look in g.zone_looks(seat, "hand") if test(g, look, c)) >= wanted
            for seat in seats(g, c)
        )

    return can


def hand_of_filter(node: t.Discard) -> str:
    """Whether there is such a card only its holder sees."""
    return "" if isinstance(node.filter, t.Anything) else "hand"


def named_cards(node: t.Discard) -> t.Effect:
    """As a cost a discard names cards of the hand."""
    if not isinstance(node.amount, int):
        return node
    return t.ToDiscard(t.Chosen(node.filter, node.amount, node.amount, "hand", whose=t.You()))


# --- turning ---


def exert(writer: Writer, node: t.Exert) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        since = len(g.state.fresh)
        for ref in g.rules.suffering(g, f, refs, "exert"):
            if g.set_exerted(g.state.field[ref], True):
                g.tell("exert", g.state.field[ref].seat, g.key(ref))
                g.fire("exert", ref, seat=f.seat, since=since)
        return None

    on_pieces(writer, node.target, act)


def ready_pieces(g: Game, seat: int, refs: list[Ref], *, step: bool = False) -> None:
    """Turn upright; whose deed it is may trigger ("whenever you ready"). `step`: in the ready step of a turn."""
    for ref in refs:
        piece = g.state.field[ref]
        held = banned(g, ref, "ready") and (step or not only_held_in_step(g, ref))
        held = held or (step and banned(g, ref, "ready_step")) or may_not_ready(g, seat, ref)
        if not held and g.set_exerted(piece, False):
            end_upright(g, set(piece.cards))
            g.tell("ready", piece.seat, g.key(ref))
            g.fire("ready", ref, seat=seat)


@rule("PM R-PM-50")
def may_not_ready(g: Game, seat: int, ref: Ref) -> bool:
    """Whether a player is forbidden to turn such a card upright."""
    return bool(g.view().player_bans) and forbidden(g, seat, "ready", g.look(ref))


def only_held_in_step(g: Game, ref: Ref) -> bool:
    """ "Can't ready at the start of their next turn" does not keep an effect from readying it before."""
    bans = (g.looks()[ref].bans or {}).get("ready", ())
    passing = [effect for effect in g.state.lasting if effect.until == "their_next_ready" and ref in effect.refs]
    return len(bans) <= sum(effect.kind == "cannot" for effect in passing)


@rule("LOR 1.2.2")
def banned(g: Game, ref: Ref, deed: str) -> bool:
    """A prohibition beats any permission or instruction."""
    look = g.looks().get(ref)
    return look is not None and look.bans is not None and deed in look.bans


def shuffle_deck(writer: Writer, node: t.ShuffleDeck) -> None:
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            keep_found(g, f, seat)
        return None

    writer.row(row)


@rule("LOR 公開する")
def keep_found(g: Game, f: Run, seat: int) -> None:
    """A deck is shuffled; a card out of it that this effect has shown to everybody is still known to it."""
    shown = [ref & CARD_MASK for ref in f.slots.get("chosen", ()) if ref in f.slots.get("revealed", ())]
    mine = [card for card in shown if card in g.zone(seat, "deck")]
    g.shuffle(seat)
    if mine:
        f.slots["chosen"] = [g.state.refs[card] for card in mine]


def ready(writer: Writer, node: t.Ready) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        resting = [ref for ref in refs if g.state.field[ref].exerted]
        ready_pieces(g, f.seat, refs)
        f.slots["n:readied"] = [sum([not g.state.field[ref].exerted for ref in resting])]
        return None

    on_pieces(writer, node.target, act)


DRAWING: Verbs = {
    t.Draw: Verb(draw, can=can_draw),
    t.Discard: Verb(discard, can=can_discard, whole=can_discard_all, hides=hand_of_filter, price=named_cards),
    t.Exert: Verb(
        exert,
        can=to_some(lambda piece: not piece.exerted),
        whole=chosen_by_another,
        each=True,
        price=paid_with(t.In("ready")),
        spends="once",
    ),
    t.Ready: Verb(ready, can=to_some(lambda piece: piece.exerted), whole=chosen_by_another, each=True),
    t.ShuffleDeck: Verb(shuffle_deck),
}
