"""What the verbs of ability trees do here; the rest is shared by all games."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.harem_master import countering
from engine.games.harem_master.castle import draw, move_top
from engine.games.harem_master.control import AS_SEX, COUNTED, become_copy, count_as_one, take_over
from engine.games.harem_master.ends import CASTLE, LOSES, STACK, WINS
from engine.games.harem_master.faction import is_character
from engine.games.harem_master.fighting import apply_again, change_kind, current
from engine.games.harem_master.frames import Turn
from engine.games.harem_master.moving import send
from engine.games.harem_master.nodes import (
    ApplyRandom,
    BecomeCopy,
    CalledAs,
    ChangeBattle,
    CopyLimit,
    CountAs,
    Counter,
    Equip,
    ExtraTurn,
    FromPile,
    GainControl,
    HandLimit,
    LoseGame,
    PayCost,
    PutInto,
    Uncounterable,
)
from engine.games.harem_master.turning import act
from engine.games.harem_master.use import enter, equip, equip_card
from engine.games.harem_master.verbs_of_costs import can_pay, pay_cost
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, predicate, refs_of, seats_of
from engine.kernel.abilities.possible import feasible
from engine.kernel.abilities.rows import source_card
from engine.kernel.abilities.targeting import on_cards, on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Face, Library
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.continuous import allows
from engine.kernel.characteristics.look import Instead, Look, Projection
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, NOBODY, Ref, Run
from engine.kernel.verbs.verb import Apply, Verb, Verbs, always, citing, named
from engine.kernel.verbs.verbs import SHARED

MORE_HAND = "hand_limit"


# --- moving cards ---


def sends(zone: str, *, top: bool = True) -> Callable[[Writer, t.ToDiscard | t.ToHand], None]:
    """The verb that puts cards into a zone of their owners."""

    def write(writer: Writer, node: t.ToDiscard | t.ToHand) -> None:
        on_cards(writer, node.target, lambda g, f, refs: send(g, refs, zone, f.seat, top=top, run=f))

    return write


def to_zone(writer: Writer, node: PutInto) -> None:
    """Where the text says whose, into that player's, whoever owns it."""
    seats = seats_of(node.whose) if node.whose is not None else None

    def act_(g: Game, f: Run, refs: list[Ref]) -> Flow:
        holder = seats(g, f)[0] if seats is not None else NOBODY
        return send(g, refs, node.zone, f.seat, holder=holder, run=f)

    on_cards(writer, node.target, act_)


def to_deck(writer: Writer, node: t.ToDeck) -> None:
    """On top of the castle, under it, or shuffled into it."""
    refs = refs_of(node.target)

    def ask(g: Game, f: Run) -> Flow:
        f.got = [(node.place,)]
        if node.place != "either" or not any(g.is_valid(ref) for ref in refs(g, f)):
            return None
        return Ask(f.seat, "mode", [("top",), ("bottom",)], rule="407.4", source=source_card(g, f))

    def note(g: Game, f: Run) -> Flow:
        f.slots["n:top"] = [int(f.got[0] == ("top",))]
        f.got = []
        return None

    writer.row(ask)
    writer.row(note)
    on_cards(
        writer, node.target, lambda g, f, refs: send(g, refs, CASTLE, f.seat, top=bool(f.slots["n:top"][0]), run=f)
    )
    if node.place == "shuffle":
        writer.row(_shuffle_castles)


def _shuffle_castles(g: Game, f: Run) -> Flow:
    for seat in dict.fromkeys(g.owner[ref & CARD_MASK] for ref in f.slots.get("chosen", ())):
        g.shuffle(seat)
    return None


@rule("HM 215.4d", "HM 306.5m", "HM 407.5")
def from_pile(writer: Writer, node: FromPile) -> None:
    seats, amount = seats_of(node.who), amount_of(node.amount) if node.amount is not None else None
    whose = seats_of(node.whose) if node.whose is not None else None

    def row(g: Game, f: Run) -> Flow:
        holder = whose(g, f)[0] if whose is not None else NOBODY
        for seat in seats(g, f):
            number = g.count(seat, node.pile) if amount is None else amount(g, f)
            if node.pile == CASTLE and node.zone == "hand":
                draw(g, seat, number, f.seat)
            else:
                moved = move_top(g, seat, node.pile, node.zone, number, f.seat, holder)
                if node.zone == STACK and moved:
                    g.tell("refill", seat, moved)
        return None

    writer.row(row)


def any_left(node: FromPile) -> Test:
    seats = seats_of(node.who)
    return lambda g, c: any(g.zone(seat, node.pile) for seat in seats(g, c))


def draws(writer: Writer, node: t.Draw) -> None:
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            draw(g, seat, amount(g, f) - (g.count(seat, "hand") if node.until else 0), f.seat)
        return None

    writer.row(row)


@rule("HM 214.2f")
def to_play(writer: Writer, node: t.ToPlay) -> None:
    """A character card comes into play without being used, acted, on the side of whose effect it is."""

    def act_(g: Game, f: Run, refs: list[Ref]) -> Flow:
        there = [ref for ref in refs if not g.on_field(ref) and g.faces[ref & CARD_MASK].card.kind == "character"]
        f.slots["chosen"] = [enter(g, ref & CARD_MASK, f.seat) for ref in there]
        return None

    on_cards(writer, node.target, act_)


@rule("HM 214.4c")
def attach(writer: Writer, node: Equip) -> None:
    """An item that is in play goes over to another character; a card from elsewhere comes into play on him."""
    hosts = refs_of(node.place)

    def act_(g: Game, f: Run, refs: list[Ref]) -> Flow:
        there = [look.source for look in map(g.look, hosts(g, f)) if g.on_field(look.source) and is_character(look)]
        for ref in refs if there else []:
            if not g.on_field(ref):
                equip_card(g, ref & CARD_MASK, f.seat, there[0])
            elif not is_character(g.look(ref)):
                equip(g, ref, there[0])
        return None

    on_cards(writer, node.source, act_)


# --- turning (504) ---


def exert(writer: Writer, node: t.Exert) -> None:
    def act_(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            if act(g, ref):
                g.tell("exert", g.state.field[ref].seat, g.key(ref))
        return None

    on_pieces(writer, node.target, act_)


# --- control, copies ---


def gain_control(writer: Writer, node: GainControl) -> None:
    seats = seats_of(node.who)

    def act_(g: Game, f: Run, refs: list[Ref]) -> Flow:
        take_over(g, f, refs, seats(g, f)[0], node.duration)
        return None

    on_pieces(writer, node.target, act_)


def copies(writer: Writer, node: BecomeCopy) -> None:
    """Of one of the same kind, as far as that is in play."""
    origins = refs_of(node.place)

    def act_(g: Game, f: Run, refs: list[Ref]) -> Flow:
        there = [ref for ref in origins(g, f) if g.on_field(ref)]
        for ref in refs if there else []:
            if is_character(g.look(ref)) == is_character(g.look(there[0])) and ref != there[0]:
                become_copy(g, f, ref, there[0], node.duration)
        return None

    on_pieces(writer, node.target, act_)


def counts_as(writer: Writer, node: CountAs) -> None:
    def act_(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            if is_character(g.look(ref)):
                count_as_one(g, f, ref, node.kind, node.duration)
        return None

    on_pieces(writer, node.target, act_)


@rule("HM 404.1", "HM 404.2")
def keeps_counting(library: Library, node: CountAs) -> Apply:
    """As long as a text says so of its wearer, or of itself for a time."""
    return allows(library, t.Can(node.target, AS_SEX + node.kind))


@rule("HM 215.7d", "HM 215.8d")
def is_counted(face: Face, node: CountAs) -> None:
    """What its own text says of it counts wherever it lies."""
    face.kinds = face.kinds - {"lady", "gentleman"} | {node.kind}


# --- battles (306.5) ---


def changes_battle(writer: Writer, node: ChangeBattle) -> None:
    def row(g: Game, f: Run) -> Flow:
        change_kind(g, node.kind)
        return None

    writer.row(row)


def applies_random(writer: Writer, node: ApplyRandom) -> None:
    def act_(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            apply_again(g, ref)
        return None

    on_pieces(writer, node.target, act_)


# --- the end, turns ---


def tells_end(what: str) -> Callable[[Writer, t.Win | LoseGame], None]:
    """The verb that says of a player that he has won, or lost; it is looked at with all else (102.5, 102.6)."""

    def write(writer: Writer, node: t.Win | LoseGame) -> None:
        seats = seats_of(node.who)

        def row(g: Game, f: Run) -> Flow:
            for seat in seats(g, f):
                g.state.players[seat].tallies[what] = 1
            g.state.unsettled = True
            return None

        writer.row(row)

    return write


def extra_turn(writer: Writer, node: ExtraTurn) -> None:
    """After this one (ruling R-HM-27)."""
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        turn = next(frame for frame in g.state.frames if isinstance(frame, Turn))
        turn.again = [*turn.again, *seats(g, f)]
        return None

    writer.row(row)


def counter(writer: Writer, node: Counter) -> None:
    writer.row(countering.counter)


# --- what lasts ---


def changes_hand(writer: Writer, node: HandLimit) -> None:
    """For a time, from now on."""

    def row(g: Game, f: Run) -> Flow:
        lasting.add(g, f, MORE_HAND, "", node.amount, (), (f.seat,), node.duration)
        return None

    writer.row(row)


def keeps_more(library: Library, node: HandLimit) -> Apply:
    return lambda g, view, source: view.allow_more(MORE_HAND, source.seat, node.amount)


@rule("HM 409.1", "HM 409.2")
def replaces(library: Library, node: t.Instead) -> Apply:
    """To leave play is to go to any zone out of it."""
    if node.event != "leave":
        return SHARED_INSTEAD(library, node)
    inner, optional = predicate(node.filter), node.optional
    number, able = library.ability("", t.Spell(node.body)), feasible(library.verbs, node.body)

    def test(g: Game, look: Look, c: Context) -> bool:
        return g.on_field(look.source) and inner(g, look, c)

    def apply(game: Game, view: Projection, source: Look) -> None:
        entry = Instead(test, number, source, optional=optional, feasible=able)
        for zone in game.rules.zones:
            view.instead.setdefault("to_" + zone, []).append(entry)

    return apply


_standing = SHARED[t.Instead].standing
assert _standing is not None
SHARED_INSTEAD = _standing


@rule("HM 202.2")
def calls(face: Face, node: CalledAs) -> None:
    """The name in its text counts, wherever the card lies."""
    face.names = frozenset((node.name,))


def nothing_in_play(face: Face, node: CopyLimit | Uncounterable) -> None:
    """It is read where it matters."""


def can_equip(node: Equip) -> Test:
    find = named(node.source)
    return lambda g, c: bool(find(g, c))


def can_change(node: ChangeBattle) -> Test:
    return lambda g, c: current(g) is not None


def does_nothing(writer: Writer, node: Uncounterable) -> None:
    """It is read where it matters."""


VERBS: Verbs = {
    **citing(SHARED, {t.Discard: "215.3b", t.Take: "407.4", t.PutRest: "407.4", t.Split: "407.4"}),
    PayCost: Verb(pay_cost, can=can_pay, whole=can_pay),
    t.ToDiscard: SHARED[t.ToDiscard]._replace(write=sends("discard")),
    t.ToHand: SHARED[t.ToHand]._replace(write=sends("hand", top=False)),
    t.ToDeck: SHARED[t.ToDeck]._replace(write=to_deck, rule="407.4"),
    PutInto: Verb(to_zone, spends="gone"),
    FromPile: Verb(from_pile, can=any_left),
    t.Draw: SHARED[t.Draw]._replace(write=draws),
    t.ToPlay: Verb(to_play),
    Equip: Verb(attach, can=can_equip),
    t.Exert: SHARED[t.Exert]._replace(write=exert),
    GainControl: Verb(gain_control),
    BecomeCopy: Verb(copies),
    CountAs: Verb(counts_as, prints=is_counted, standing=keeps_counting, writes=lambda library, node: COUNTED),
    ChangeBattle: Verb(changes_battle, can=can_change),
    ApplyRandom: Verb(applies_random),
    Counter: Verb(counter, can=always),
    Uncounterable: Verb(does_nothing, can=always, prints=nothing_in_play),
    t.Win: Verb(tells_end(WINS), can=always),
    LoseGame: Verb(tells_end(LOSES), can=always),
    ExtraTurn: Verb(extra_turn, can=always),
    HandLimit: Verb(changes_hand, can=always, standing=keeps_more),
    CalledAs: Verb(prints=calls),
    CopyLimit: Verb(prints=nothing_in_play),
    t.Instead: SHARED[t.Instead]._replace(standing=replaces),
}
