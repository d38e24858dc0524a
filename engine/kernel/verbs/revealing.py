"""Looking at cards, revealing them, and putting them back."""

from __future__ import annotations

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import SeatsOf, amount_of, predicate, refs_of, seats_of
from engine.kernel.abilities.named import MOVED
from engine.kernel.abilities.possible import LOOKED
from engine.kernel.abilities.rows import source_card
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.event import EVERYBODY
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.sight import lies_open
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.moving import move
from engine.kernel.verbs.verb import Verb, Verbs


def look(writer: Writer, node: t.Look) -> None:
    amount = amount_of(node.amount)
    refs = refs_of(node.target) if node.target is not None else None

    def row(g: Game, f: Run) -> Flow:
        see(g, f, g.top(f.seat, amount(g, f)) if refs is None else refs(g, f), everybody=node.open)
        return None

    writer.row(row)


@rule("GOT 5.7.1")
def see(g: Game, f: Run, refs: list[Ref], *, everybody: bool) -> None:
    """These cards are looked at where they lie, by whoever is carrying the effect out, or by everybody."""
    f.slots["looked"] = refs
    f.slots["looker"] = [f.seat]
    f.slots["revealed"] = list(refs) if everybody else []
    if everybody:
        reveal(g, f.seat, refs)
        return
    g.tell("look", f.seat, len(refs))
    g.tell("looked", f.seat, *(g.key(ref) for ref in refs), to=f.seat)
    g.state.seen += 1


def is_open(f: Run) -> bool:
    """Whether everybody sees the cards that are looked at."""
    return bool(f.slots.get("revealed"))


def reveal_top(writer: Writer, node: t.RevealTop) -> None:
    def row(g: Game, f: Run) -> Flow:
        refs = f.slots["revealed"] = g.top(f.seat, 1)
        f.slots["played"] = []
        f.slots.pop(MOVED, None)
        reveal(g, f.seat, refs)
        return None

    writer.row(row)


@rule("LOR 公開する")
def reveal(g: Game, seat: int, refs: list[Ref]) -> None:
    """Shown to everybody."""
    for ref in refs:
        g.tell("reveal", seat, g.key(ref))
        g.state.seen += 1


@rule("LOR 7.1.10")
def addressed(g: Game, f: Run) -> list[Ref]:
    """The cards that the effect has looked at and that are still there: only among them something may be taken."""
    return [ref for ref in f.slots.get("looked", ()) if g.is_valid(ref)]


@rule("LOR 8.1.4", "GOT 4.1.2.3", "GOT 10.6.3.1.4")
def must_find(any_card: bool, there: int) -> int:
    """Whoever looks for a certain card where nobody else can see may fail to find it."""
    return there if any_card else 0


def reveal_until(writer: Writer, node: t.RevealUntil) -> None:
    """If the whole deck has none, all of it has been revealed."""
    test = predicate(node.filter)

    def row(g: Game, f: Run) -> Flow:
        shown: list[Ref] = []
        wanted: list[Ref] = []
        for ref in g.top(f.seat, g.count(f.seat, "deck")):
            shown.append(ref)
            if test(g, g.look(ref), f):
                wanted = [shown.pop()]
                break
        reveal(g, f.seat, [*shown, *wanted])
        f.slots["revealed"], f.slots["looked"], f.slots["looker"], f.slots["played"] = wanted, shown, [f.seat], []
        f.slots.pop(MOVED, None)
        return None

    writer.row(row)


def name_card(writer: Writer, node: t.NameCard) -> None:
    """By name alone, and only one that a card of his own has, or one of others that everybody sees: of what else they
    have brought he is told nothing (ruling R-LOR-97)."""
    cited = writer.cited(node)

    def ask(g: Game, f: Run) -> Flow:
        options: list[Option] = [("named", key) for key in names_of(g, f.seat)]
        return Ask(f.seat, "name", options, rule=cited, source=source_card(g, f), private=True)

    def do(g: Game, f: Run) -> Flow:
        key = str(f.got[0][1])
        f.slots["named"] = [g.keys.index(key)]
        g.tell("name", f.seat, key)
        return None

    writer.row(ask)
    writer.row(do)


def names_of(g: Game, seat: int) -> list[str]:
    """A card for each name that a player has brought or sees lie open, in the order of their keys."""
    by_names: dict[frozenset[str], str] = {}
    known = sorted({g.keys[card] for card, owner in enumerate(g.owner) if owner == seat or lies_open(g, card)})
    for key in known:
        by_names.setdefault(g.faces[g.keys.index(key)].names, key)
    return list(by_names.values())


def reveal_hand(writer: Writer, node: t.RevealHand) -> None:
    """Everybody sees the hand once, in the log (LOR 7.1.10); or only you do."""
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            keys = (g.keys[card] for card in g.zone(seat, "hand"))
            if node.private:
                g.tell("look_hand", f.seat, seat)
            g.tell("reveal_hand", seat, *keys, to=f.seat if node.private else EVERYBODY)
            g.state.seen += 1
        return None

    writer.row(row)


def picking_seats(node: t.Take) -> SeatsOf:
    """Who chooses among the cards: you, or of cards that lie open another player."""
    return seats_of(node.by) if isinstance(node, t.Picked) else lambda g, c: [c.seat]


def take(writer: Writer, node: t.Take) -> None:
    """Only among the looked-at cards (LOR 7.1.10); one may fail to find what is hidden (LOR 8.1.4)."""
    test, cited = predicate(node.filter), writer.cited(node)
    asked = picking_seats(node)
    any_card = isinstance(node.filter, t.Anything) and not node.upto

    def ask(g: Game, f: Run) -> Flow:
        looked = addressed(g, f)
        refs = [ref for ref in looked if test(g, g.look(ref), f)]
        most = len(refs) if node.amount is None else min(node.amount, len(refs))
        f.got = [("card", ref) for ref in refs] if node.amount is None else []
        if not looked or node.amount is None or (is_open(f) and not refs):
            return None
        least = must_find(any_card or (is_open(f) and not node.upto), most)
        return Ask(
            next(iter(asked(g, f)), f.seat),
            "card",
            [("card", ref) for ref in refs],
            least,
            most,
            cited,
            source_card(g, f),
            not is_open(f),
            "take",
        )

    def do(g: Game, f: Run) -> Flow:
        refs = [int(option[1]) for option in f.got]
        f.slots["looked"] = [ref for ref in f.slots.get("looked", ()) if ref not in refs]
        if node.reveal:
            reveal(g, f.seat, refs)
        if node.into == "hand":
            move(g, f, refs, "hand", reveal=node.reveal)
        f.slots["chosen"] = refs
        return None

    writer.row(ask)
    writer.row(do)
    if node.into == "play":
        writer.effect(t.PlayFree(t.Bound("chosen")))


def put_rest(writer: Writer, node: t.PutRest) -> None:
    """The looked-at cards that are left, in the order chosen: the first named lies nearest to the top."""
    cited = writer.cited(node)

    def ask(g: Game, f: Run) -> Flow:
        refs = [ref for ref in f.slots.get("looked", ()) if g.is_valid(ref)]
        f.got = [("card", ref) for ref in refs]
        if node.place == "either" and refs:
            return Ask(
                f.seat,
                "mode",
                [("top",), ("bottom",)],
                rule=cited,
                source=source_card(g, f),
                private=not is_open(f),
            )
        if len(refs) < 2 or node.place in ("discard", "shuffle"):
            return None
        return Ask(
            f.seat,
            "order",
            [*f.got],
            len(refs),
            len(refs),
            cited,
            source_card(g, f),
            not is_open(f),
            node.place,
        )

    def do(g: Game, f: Run) -> Flow:
        place = node.place
        refs = [int(option[1]) for option in f.got] if place != "either" else f.slots.get("looked", [])
        if place == "either" and f.got:
            place = "top" if f.got[0] == ("top",) else "bottom"
        if place == "discard":
            move(g, f, refs, "discard", top=True, reveal=True)
            f.slots["looked"] = []
            return None
        _put_on_deck(g, f, refs, top=place == "top")
        if place == "shuffle":
            g.shuffle(f.seat)
        elif refs:
            g.tell("put_" + place, f.seat, len(refs))
        f.slots["looked"] = []
        return None

    writer.row(ask)
    writer.row(do)


def put_some(writer: Writer, node: t.PutSome) -> None:
    """Which ones is chosen first; then they go there like a rest, and what is left is looked at again."""
    cited = writer.cited(node)

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        refs = addressed(g, f)
        options: list[Option] = [("card", ref) for ref in refs]
        if not refs:
            return None
        return Ask(f.seat, "card", options, 0, len(refs), cited, source_card(g, f), not is_open(f), "put_" + node.place)

    def part(g: Game, f: Run) -> Flow:
        picked = [int(option[1]) for option in f.got]
        f.slots["left"] = [ref for ref in f.slots.get("looked", ()) if ref not in picked]
        f.slots["looked"] = picked
        return None

    def back(g: Game, f: Run) -> Flow:
        f.slots["looked"] = f.slots.pop("left", [])
        return None

    writer.row(ask)
    writer.row(part)
    writer.effect(t.PutRest(node.place))
    writer.row(back)


def _put_on_deck(g: Game, f: Run, refs: list[Ref], *, top: bool) -> None:
    for ref in reversed(refs) if top else refs:
        tell_order(g, f, ref)
        g.put(ref & CARD_MASK, "deck", top=top)


@rule("LOR 8.2.4")
def tell_order(g: Game, f: Run, ref: Ref) -> None:
    """In what order they go onto the deck everybody is told of cards that everybody has seen."""
    if ref in f.slots.get("revealed", ()):
        g.tell("to_deck", g.owner[ref & CARD_MASK], g.key(ref))


def split(writer: Writer, node: t.Split) -> None:
    cited = writer.cited(node)

    def ask(g: Game, f: Run) -> Flow:
        refs = [ref for ref in f.slots.get("looked", ()) if g.is_valid(ref)]
        f.got = []
        if not refs:
            return None
        options: list[Option] = [("card", ref) for ref in refs]
        return Ask(f.seat, "split", options, 1, 1, cited, source_card(g, f), not is_open(f), node.first)

    def do(g: Game, f: Run) -> Flow:
        chosen = [int(option[1]) for option in f.got]
        rest = [ref for ref in f.slots.get("looked", ()) if ref not in chosen]
        if node.second == "bottom":
            _put_on_deck(g, f, rest, top=False)
        if node.first == "hand":
            move(g, f, chosen, "hand")
        else:
            _put_on_deck(g, f, chosen, top=True)
        if node.second == "bottom":
            g.tell("split_" + node.first, f.seat, len(chosen), len(rest))
        f.slots["looked"] = rest if node.second != "bottom" else []
        return None

    writer.row(ask)
    writer.row(do)
    if node.second == "discard":
        writer.effect(t.ToDiscard(t.Bound("looked")))


REVEALING: Verbs = {
    t.Look: Verb(look),
    t.RevealTop: Verb(reveal_top),
    t.NameCard: Verb(name_card),
    t.RevealUntil: Verb(reveal_until),
    t.RevealHand: Verb(reveal_hand),
    t.Take: Verb(take, hides=lambda node: LOOKED),
    t.Picked: Verb(take),
    t.PutRest: Verb(put_rest),
    t.PutSome: Verb(put_some),
    t.Split: Verb(split),
}
