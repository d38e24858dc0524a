"""Cards that go into decks: whose deck it is says in which order (4.1.5)."""

from __future__ import annotations

from engine.games.quintuplets.moving import send
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import refs_of
from engine.kernel.abilities.rows import named_by, source_card
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import ORDER, Option
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs import revealing
from engine.kernel.verbs.moving import by_order

TOP, BOTTOM = "top", "bottom"


def to_deck(writer: Writer, node: t.ToDeck) -> None:
    """Each player puts those of his decks in order, the turn player first; then all of them go together."""
    refs, cited = refs_of(node.target), writer.cited(node)

    def start(g: Game, f: Run) -> Flow:
        f.slots["going"] = [ref for ref in refs(g, f) if g.is_valid(ref)]
        f.slots["ordered"], f.slots["orderers"] = [], g.turn_order()
        f.slots["n:top"] = [int(node.place == TOP)]
        f.got = []
        if node.place != "either" or not f.slots["going"]:
            return None
        return Ask(f.seat, "mode", [(TOP,), (BOTTOM,)], rule=cited, source=source_card(g, f))

    def note_place(g: Game, f: Run) -> Flow:
        if f.got:
            f.slots["n:top"] = [int(f.got[0] == (TOP,))]
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        if not f.slots["orderers"]:
            return None
        seat = orderer(f)
        mine = own_of(g, f.slots["going"], seat)
        number = by_order(g, node, mine, cited)
        f.got = [("card", ref) for ref in mine]
        if not number:
            return None
        options = [shown_to(g, seat, ref) for ref in mine]
        place = TOP if f.slots["n:top"][0] else BOTTOM
        return Ask(seat, ORDER, options, len(mine), len(mine), number, source_card(g, f), private=True, verb=place)

    def note(g: Game, f: Run) -> Flow:
        if f.slots["orderers"]:
            mine = [named_by(g, option) for option in f.got]
            f.slots["ordered"] += mine[::-1] if f.slots["n:top"][0] else mine
            f.slots["orderers"].pop(0)
            f.at = loop
        return None

    def act(g: Game, f: Run) -> Flow:
        return send(g, f.slots["ordered"], "deck", f.seat, f, top=bool(f.slots["n:top"][0]))

    def after(g: Game, f: Run) -> Flow:
        moved = f.slots.pop("ordered")
        tell_or_shuffle(g, moved, node.place == "shuffle", TOP if f.slots["n:top"][0] else BOTTOM)
        return None

    writer.row(start)
    writer.row(note_place)
    loop = writer.row(ask)
    writer.row(note)
    writer.row(act)
    writer.row(after)


@rule("GOT 4.1.5")
def orderer(f: Run) -> int:
    """The player of the zone, not whose effect it is."""
    return f.slots["orderers"][0]


def own_of(g: Game, refs: list[Ref], seat: int) -> list[Ref]:
    """Those that go to this player's decks; heroes go to the first player's."""
    return [ref for ref in refs if deck_of(g, ref & CARD_MASK) == seat]


def deck_of(g: Game, card: int) -> int:
    """Whose deck a card goes to."""
    return g.state.first if "hero" in g.faces[card].kinds else g.holder(card)


def shown_to(g: Game, seat: int, ref: Ref) -> Option:
    """How a card is shown to who puts it in order: what he may not see, by its place."""
    card = ref & CARD_MASK
    number, holder = g.state.zone[card], g.holder(card)
    if number < 0 or g.rules.visible(g, holder, g.rules.zones[number], seat):
        return ("card", ref)
    return ("place", holder, number, g.state.players[holder].zones[number].index(card))


def tell_or_shuffle(g: Game, refs: list[Ref], shuffled: bool, place: str) -> None:
    """Those that have come into a deck: it is shuffled, or everybody is told at which end they lie."""
    decks = [(deck_of(g, ref & CARD_MASK), g.state.zone[ref & CARD_MASK]) for ref in refs]
    for seat, zone in dict.fromkeys(decks):
        name = g.rules.zones[zone] if zone >= 0 else ""
        if name in ("deck", "hero_deck"):
            if shuffled:
                g.shuffle(seat, name)
            else:
                g.tell("put_" + place, seat, decks.count((seat, zone)))


def put_rest(writer: Writer, node: t.PutRest) -> None:
    """The looked-at cards that are left: those that go to the waiting room are put there like any others."""
    if node.place != "discard":
        revealing.put_rest(writer, node)
        return
    writer.effect(t.ToDiscard(t.Bound("looked")))
    writer.row(forget)


def forget(g: Game, f: Run) -> Flow:
    f.slots["looked"] = []
    return None
