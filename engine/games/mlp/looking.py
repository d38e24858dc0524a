"""Opened and looked-at cards: who sees them, and where they go back to (6-11.0.0, 6-13.0.0)."""

from __future__ import annotations

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import amount_of, predicate, refs_of
from engine.kernel.abilities.rows import as_possible, source_card
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.moving import move
from engine.kernel.verbs.revealing import is_open, see


def look(writer: Writer, node: t.Look) -> None:
    """The top of the own deck, or what the target names; the cards stay where they are (6-11.2.0, 6-13.2.0)."""
    amount = amount_of(node.amount)
    target = refs_of(node.target) if node.target is not None else None

    def row(g: Game, f: Run) -> Flow:
        refs = g.top(f.seat, amount(g, f)) if target is None else target(g, f)
        look_at(g, f, [ref for ref in refs if g.is_valid(ref)], everybody=node.open)
        return None

    writer.row(row)
    writer.last(ask_return)
    writer.last(put_back)


@rule("MLP 6-13.1.0", "MLP 6-13.2.0", "MLP 6-11.1.0", "MLP 6-11.2.0", "MLP 6-9.2.0")
def look_at(g: Game, f: Run, refs: list[Ref], *, everybody: bool) -> None:
    """Who uses the effect sees them, alone or, where they are opened, with everybody; they stay where they are."""
    see(g, f, refs, everybody=everybody)


def left(g: Game, f: Run) -> list[Ref]:
    """Those that are still where they were looked at."""
    return [ref for ref in f.slots.get("looked", ()) if g.is_valid(ref)]


def take(writer: Writer, node: t.Take) -> None:
    """Out of those cards into the hand."""
    test = predicate(node.filter)

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        refs = [ref for ref in left(g, f) if test(g, g.look(ref), f)]
        if node.amount is None:
            f.got = [("card", ref) for ref in refs]
        if node.amount is None or not left(g, f) or (is_open(f) and not refs):
            return None
        most = as_possible(node.amount, len(refs))
        return Ask(
            f.seat,
            "card",
            [("card", ref) for ref in refs],
            must_take(node, most),
            most,
            "5-2.1.1",
            source_card(g, f),
            not is_open(f),
            "take",
        )

    def do(g: Game, f: Run) -> Flow:
        refs = [int(option[1]) for option in f.got]
        f.slots["looked"] = [ref for ref in f.slots.get("looked", ()) if ref not in refs]
        move(g, f, refs, "hand", reveal=node.reveal or is_open(f))
        return None

    writer.row(ask)
    writer.row(do)


@rule("MLP 5-2.1.1")
def must_take(node: t.Take, there: int) -> int:
    """As many as there are of those asked for, also where nobody else could tell: what can be done is done (ruling
    R-MLP-57)."""
    return 0 if node.upto else there


def put_rest(writer: Writer, node: t.PutRest) -> None:
    """The others, in any order: to the top, the bottom, to rest, or back onto their places."""
    zone = "discard" if node.place == "discard" else "deck"

    def ask(g: Game, f: Run) -> Flow:
        return ask_order(g, f, node.place)

    def do(g: Game, f: Run) -> Flow:
        refs = [int(option[1]) for option in f.got] or left(g, f)
        if node.place == "back":
            permute(g, refs)
        else:
            for ref in reversed(refs) if node.place == "top" else refs:
                g.put(ref & CARD_MASK, zone, top=node.place in ("top", "discard"))
            tell_rest(g, f, node.place, refs)
        f.slots["looked"] = []
        return None

    writer.row(ask)
    writer.row(do)


def tell_rest(g: Game, f: Run, place: str, refs: list[Ref]) -> None:
    """The rest area is open, a deck is not."""
    if place == "discard":
        for ref in refs:
            g.tell("to_discard", g.owner[ref & CARD_MASK], g.keys[ref & CARD_MASK])
    elif refs:
        g.tell("put_" + place, f.seat, len(refs))


@rule("MLP 6-9.3.0")
def ask_order(g: Game, f: Run, place: str) -> Flow:
    """Their player says in which order; the first named lies nearest to the top, or in the first of the places."""
    refs = left(g, f)
    f.got = []
    if len(refs) < 2:
        return None
    return Ask(
        f.seat,
        "order",
        [("card", ref) for ref in refs],
        len(refs),
        len(refs),
        "6-9.3.0",
        source_card(g, f),
        not is_open(f),
        place,
    )


@rule("MLP 6-13.3.0")
def permute(g: Game, refs: list[Ref]) -> None:
    """Among the places that these cards of one owner lay in, and no other; each owner's stay his own."""
    cards = [ref & CARD_MASK for ref in refs]
    places = sorted((g.owner[card], g.state.zone[card], _index(g, card)) for card in cards)
    for card, (seat, zone, at) in zip(sorted(cards, key=lambda card: g.owner[card]), places, strict=True):
        g.state.players[seat].zones[zone][at] = card
        g.state.zone[card] = zone
        g.renew(card)


def _index(g: Game, card: int) -> int:
    return g.state.players[g.owner[card]].zones[g.state.zone[card]].index(card)


@rule("MLP 6-11.3.0")
def ask_return(g: Game, f: Run) -> Flow:
    """Open cards that nothing has moved: their player orders them (ruling R-MLP-14). Looked-at ones keep theirs."""
    f.got = []
    return ask_order(g, f, "back") if is_open(f) else None


def put_back(g: Game, f: Run) -> Flow:
    if f.got and f.got[0][0] == "card":
        permute(g, [int(option[1]) for option in f.got])
    f.slots["looked"] = []
    return None
