"""Moving cards and pieces between zones."""

from __future__ import annotations

from msgspec import structs

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import refs_of
from engine.kernel.abilities.named import is_mark
from engine.kernel.abilities.rows import named_by, source_card
from engine.kernel.abilities.targeting import on_cards
from engine.kernel.cards import tree as t
from engine.kernel.characteristics import lasting
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.sight import sees
from engine.kernel.state.state import CARD_MASK, NOBODY, Ref, Run
from engine.kernel.state.tucked import UNDER, put_under
from engine.kernel.verbs.drawing import discard_cards
from engine.kernel.verbs.verb import Verb, Verbs


@rule("LOR 8.4.4")
def leave_play(g: Game, refs: list[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
    """Pieces leave play together: first everything that triggers is found, then they move, then it follows them."""
    since = len(g.state.fresh)
    for ref in refs:
        g.fire("leave", ref)
        if zone == "hand":
            g.fire("to_hand", ref, seat=g.state.field[ref].seat)
    gone = {card for ref in refs for card in g.state.field[ref].cards}
    moved = g.depart(refs, zone, top=top)
    lasting.end_with(g, gone)
    g.follow(moved, since)
    return moved


def move(g: Game, f: Run, refs: list[Ref], zone: str, *, top: bool = False, reveal: bool = False) -> list[Ref]:
    """Cards and pieces to a zone of their owners; gives the new references."""
    pieces = [ref for ref in refs if ref in g.state.field]
    keys = {ref: g.key(ref) for ref in refs}
    known = {ref for ref in refs if knows(g, ref, zone) or looked_at_by_owner(g, f, ref)}
    moved = g.rules.leave_play(g, pieces, zone, top=top) if pieces else {}
    g.rules.moves_out(g, [ref for ref in refs if ref not in moved], zone)
    for ref in refs:
        public = ref in moved or reveal or sees(g, ref & CARD_MASK, NOBODY) or ref in f.slots.get("revealed", ())
        if ref not in moved:
            moved[ref] = [g.rules.put_card(g, ref & CARD_MASK, zone, top=top)]
        if g.state.zone[ref & CARD_MASK] == g.index[zone]:
            tell_move(g, g.owner[ref & CARD_MASK], keys[ref], zone, public, known=ref in known)
    g.rules.after_move(g)
    return [new for ref in refs for new in moved[ref]]


def knows(g: Game, ref: Ref, zone: str) -> bool:
    """Whether the owner of a card sees it where it lies, or in the zone that it goes to."""
    card, seat = ref & CARD_MASK, g.owner[ref & CARD_MASK]
    number = g.state.zone[card]
    here = sees(g, card, seat) if number >= 0 else number != UNDER
    return here or (zone in g.index and g.rules.visible(g, seat, zone, seat))


def looked_at_by_owner(g: Game, f: Run, ref: Ref) -> bool:
    """Whether the owner of a card looks at it just now."""
    return ref in f.slots.get("looked", ()) and g.owner[ref & CARD_MASK] in f.slots["looker"]


@rule("LOR 7.1.4")
def tell_move(g: Game, seat: int, key: str, zone: str, public: bool, *, known: bool = True) -> None:
    """Into a hand this way is not drawing: it is told as what it is, and an empty deck does not matter.

    `known`: the owner may know which card it is; out of one zone that nobody sees into another not even he does (LOR
    8.5.3).
    """
    if public:
        g.tell("to_" + zone, seat, key)
        return
    g.tell("to_" + zone + "_hidden", seat)
    if known:
        g.tell("to_" + zone, seat, key, to=seat)


def to_hand(writer: Writer, node: t.ToHand) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        going = g.rules.suffering(g, f, refs, "to_hand")
        new = move(g, f, going, "hand", reveal=node.reveal)
        keep_slots(f, going, new)
        count_put(f, new)
        return None

    on_cards(writer, node.target, act)


@rule("GOT 4.1.4.1")
def keep_slots(f: Run, old: list[Ref], new: list[Ref]) -> None:
    """The rest of the same ability still knows the cards that it has moved itself."""
    if len(old) == len(new):
        table = dict(zip(old, new, strict=True))
        for name in list(f.slots):
            if name in ("chosen", "paid", "revealed"):
                f.slots[name + ":was"] = list(f.slots[name])
            if name in ("chosen", "paid", "revealed") or is_mark(name):
                f.slots[name] = [table.get(ref, ref) for ref in f.slots[name]]


def count_put(f: Run, moved: list[Ref]) -> None:
    """How many cards went somewhere, for a text that counts them."""
    f.slots["n:put"] = [len(moved)]


def tuck(writer: Writer, node: t.Tuck) -> None:
    """Under the first of those named that is in play; what goes there is seen by nobody (ruling R-LOR-60)."""
    hosts = refs_of(node.under)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        under = next((ref for ref in hosts(g, f) if ref in g.state.field), 0)
        for ref in refs if under else []:
            tuck_card(g, f.seat, ref, under)
        return None

    on_cards(writer, node.target, act)


def tuck_card(g: Game, seat: int, ref: Ref, under: Ref) -> None:
    """A card that everybody saw where it lay is told by name."""
    owner, key, public = g.owner[ref & CARD_MASK], g.key(ref), sees(g, ref & CARD_MASK, NOBODY)
    g.rules.moves_out(g, [ref], "")
    put_under(g, ref & CARD_MASK, under)
    g.tell("tuck", g.state.field[under].seat, g.key(under))
    if public:
        g.tell("tucked", owner, key)
    g.fire("tuck", under, seat=seat)


def to_discard(writer: Writer, node: t.ToDiscard) -> None:
    on_cards(writer, node.target, put_away)


@rule("MLP 3-6.2.6")
def put_away(g: Game, f: Run, refs: list[Ref]) -> Flow:
    """Into the discard pile; out of a hand that is discarding."""
    hand = [ref for ref in refs if g.state.zone[ref & CARD_MASK] == g.index["hand"]]
    rest = [ref for ref in refs if ref not in hand]
    for seat in dict.fromkeys(g.owner[ref & CARD_MASK] for ref in hand):
        discard_cards(g, seat, [ref for ref in hand if g.owner[ref & CARD_MASK] == seat])
    move(g, f, rest, "discard", top=True, reveal=True)
    keep_slots(f, refs, [g.state.refs[ref & CARD_MASK] for ref in refs])
    count_put(f, refs)
    return None


@rule("LOR 8.2.4")
def tell_place(g: Game, owners: list[int], place: str) -> None:
    """Where in the decks they lie now; which ones, and in what order, was told as they moved."""
    if place != "shuffle":
        for seat in dict.fromkeys(owners):
            g.tell("put_" + place, seat, owners.count(seat))


def shuffle_in(g: Game, refs: list[Ref]) -> None:
    """Shuffle the decks that these cards have come into; one that is still under way will do it when it arrives."""
    under_way = {entry.ref for entry in g.state.leaving}
    g.state.leaving = [
        structs.replace(entry, shuffle=True) if entry.ref in refs else entry for entry in g.state.leaving
    ]
    for seat in dict.fromkeys(g.owner[ref & CARD_MASK] for ref in refs if ref not in under_way):
        g.shuffle(seat)


def to_deck(writer: Writer, node: t.ToDeck) -> None:
    refs, cited = refs_of(node.target), writer.cited(node)

    def there(g: Game, f: Run) -> list[Ref]:
        return [ref for ref in refs(g, f) if g.is_valid(ref)]

    def ask_place(g: Game, f: Run) -> Flow:
        f.got = []
        if not there(g, f):
            return None
        return Ask(f.seat, "mode", [("top",), ("bottom",)], rule=cited, source=source_card(g, f))

    def note_place(g: Game, f: Run) -> Flow:
        f.slots["n:top"] = [int(f.got[:1] == [("top",)])]
        return None

    def place(f: Run) -> str:
        return node.place if node.place != "either" else ("bottom", "top")[f.slots["n:top"][0]]

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        cards = there(g, f)
        rule = by_order(g, node, cards, cited)
        if not rule:
            return None
        options = [seen_as(g, f, ref) for ref in cards]
        return Ask(
            f.seat,
            "order",
            options,
            len(cards),
            len(cards),
            rule,
            source_card(g, f),
            private=not all(g.on_field(ref) for ref in cards),
            verb=place(f),
        )

    def do(g: Game, f: Run) -> Flow:
        cards = [named_by(g, option) for option in f.got] or there(g, f)
        if f.got and place(f) == "top":
            cards.reverse()
        owners = [g.owner[ref & CARD_MASK] for ref in cards]
        new = move(g, f, cards, "deck", top=place(f) == "top")
        keep_slots(f, cards, new)
        count_put(f, new)
        tell_place(g, owners, place(f))
        if node.place == "shuffle":
            shuffle_in(g, new)
        return None

    if node.place == "either":
        writer.row(ask_place)
        writer.row(note_place)
    writer.row(ask)
    writer.row(do)


def by_order(g: Game, node: t.ToDeck, cards: list[Ref], cited: str) -> str:
    """The rule by which the order of these cards is chosen, "" where it is not."""
    if node.place == "shuffle" or len(cards) < 2:
        return ""
    return cited if node.ordered else own_order(g, cards)


@rule("MLP 6-9.3.0")
def own_order(g: Game, cards: list[Ref]) -> str:
    """Where the rulebook leaves the order to the player without any text saying so: it is asked if it makes a
    difference in one of the decks, or if that is not for everybody to see."""
    for seat in dict.fromkeys(g.owner[ref & CARD_MASK] for ref in cards):
        mine = [ref for ref in cards if g.owner[ref & CARD_MASK] == seat]
        alike = len({g.key(ref) for ref in mine}) == 1 and all(
            g.on_field(ref) or sees(g, ref & CARD_MASK, NOBODY) for ref in mine
        )
        if len(mine) > 1 and not alike:
            return g.rules.orders_piles
    return ""


def seen_as(g: Game, f: Run, ref: Ref) -> Option:
    """How the player who orders cards is shown one: what he may not see, by its place."""
    card = ref & CARD_MASK
    seat, number = g.owner[card], g.state.zone[card]
    if number < 0 or ref in f.slots.get("looked", ()) or g.rules.visible(g, seat, g.rules.zones[number], f.seat):
        return ("card", ref)
    return ("place", seat, number, g.state.players[seat].zones[number].index(card))


MOVING: Verbs = {
    t.ToHand: Verb(to_hand, spends="gone"),
    t.ToDiscard: Verb(to_discard, spends="gone"),
    t.ToDeck: Verb(to_deck, spends="gone"),
    t.Tuck: Verb(tuck),
}
