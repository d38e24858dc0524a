"""What Lorcana's own verbs do; the shared ones stand in the kernel."""

from __future__ import annotations

from engine.games.lorcana import banish as banishing
from engine.games.lorcana import damage
from engine.games.lorcana.actions import arrive, gain_lore, ink_triggers, lose_lore
from engine.games.lorcana.costs import GOAL
from engine.games.lorcana.discarded import leave_discard
from engine.games.lorcana.frames import Play
from engine.games.lorcana.ink import allows_all, allows_ink, can_pay, extra_ink, pay_ink, turn_ink
from engine.games.lorcana.judge.moving import move_ban
from engine.games.lorcana.nodes import AllInk, DeckLimit, ExtraInk, LoreGoal, MoveTo, PayInk, ToInkwell, TurnInk
from engine.games.lorcana.sharing import SHARED_OUT
from engine.games.lorcana.sparing import suffering
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, predicate, refs_of, seats_of
from engine.kernel.abilities.rows import source_card
from engine.kernel.abilities.targeting import on_cards, on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Library
from engine.kernel.characteristics.look import Look, Projection
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import NOWHERE, Game
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs import revealing
from engine.kernel.verbs.moving import count_put, keep_slots, move
from engine.kernel.verbs.verb import Apply, Verb, Verbs, citing, has_target, paid_with, to_some
from engine.kernel.verbs.verbs import SHARED

EXERTED = "inkwell_exerted"
TO_BOTTOM = "to_bottom"
"""Slot: those of the cards to be played that go under the deck afterwards."""


def deal(writer: Writer, node: t.Deal) -> None:
    amount = amount_of(node.amount)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        number, hurt = amount(g, f), suffering(g, f, refs, "damage")
        return damage.deal(g, f.seat, hurt, [number] * len(hurt)) if number > 0 else None

    on_pieces(writer, node.target, act)


def put_damage(writer: Writer, node: t.PutDamage) -> None:
    amount = amount_of(node.amount)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            damage.put_counters(g, ref, amount(g, f))
        return None

    on_pieces(writer, node.target, act)


def heal(writer: Writer, node: t.Heal) -> None:
    """ "Up to": the player says how much for each, from zero (7.1.8)."""
    refs_named, cited = refs_of(node.target), writer.cited(node)
    amount = amount_of(node.amount) if node.amount is not None else None

    def start(g: Game, f: Run) -> Flow:
        f.slots["healing"] = [ref for ref in refs_named(g, f) if ref in g.state.field]
        f.slots["n:removed"] = [0]
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        left = f.slots["healing"] = [ref for ref in f.slots["healing"] if g.damage_on(ref) and g.on_field(ref)]
        if not left:
            return None
        most = g.damage_on(left[0])
        if amount is not None:
            most = min(most, amount(g, f))
        f.got = [("number", most)]
        if not node.upto or amount is None:
            return None
        return Ask(
            f.seat,
            "number",
            [("number", n) for n in range(most, -1, -1)],
            rule=cited,
            source=source_card(g, f),
            verb="heal",
            subject=left[0],
        )

    def do(g: Game, f: Run) -> Flow:
        if f.got:
            ref = f.slots["healing"].pop(0)
            f.slots["n:removed"][0] += damage.heal(g, f.seat, ref, int(f.got[0][1]))
            f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


def move_damage(writer: Writer, node: t.MoveDamage) -> None:
    """Counters off one, or off each of several, and onto another (9.3.1)."""
    source, target, cited = refs_of(node.source), refs_of(node.target), writer.cited(node)
    amount = amount_of(node.amount) if node.amount is not None else None

    def start(g: Game, f: Run) -> Flow:
        f.slots["moving"] = [ref for ref in source(g, f) if g.on_field(ref)]
        f.slots["n:moved"] = [0]
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        left = f.slots["moving"] = [ref for ref in f.slots["moving"] if g.on_field(ref)]
        there = [ref for ref in target(g, f) if g.on_field(ref)]
        if not left or not there:
            return None
        most = g.damage_on(left[0]) if amount is None else min(g.damage_on(left[0]), amount(g, f))
        f.got = [("number", most)]
        if not node.upto or not most:
            return None
        return Ask(
            f.seat,
            "number",
            [("number", n) for n in range(most, -1, -1)],
            rule=cited,
            source=source_card(g, f),
            verb="move_damage",
            subject=left[0],
        )

    def do(g: Game, f: Run) -> Flow:
        if f.got:
            f.slots["n:moved"][0] += move_counters(g, f, f.slots["moving"].pop(0), target(g, f)[0], int(f.got[0][1]))
            f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


@rule("LOR 9.3.1")
def move_counters(g: Game, f: Run, source: Ref, target: Ref, number: int) -> int:
    """How many were moved."""
    moved = damage.heal(g, f.seat, source, number)
    damage.put_counters(g, target, moved)
    return moved


def banish(writer: Writer, node: t.Banish) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        gone = suffering(g, f, refs, "banish")
        f.slots["n:banished"] = [len(gone)]
        return banishing.banish(g, gone, f.seat, f)

    writer.row(lambda g, f: none_banished(f))
    on_pieces(writer, node.target, act)


def none_banished(f: Run) -> Flow:
    f.slots["n:banished"] = [0]
    return None


@rule("LOR 8.5.6")
def inkwell_place(g: Game, refs: list[Ref], *, exerted: bool) -> None:
    """Face down, without a symbol and unseen where it was hidden."""
    for ref in refs:
        g.state.players[g.owner[ref & CARD_MASK]].spent += int(exerted)


def to_inkwell(writer: Writer, node: ToInkwell) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        new = move(g, f, refs, "inkwell")
        inkwell_place(g, new, exerted=node.exerted)
        for ref in new:
            ink_triggers(g, g.owner[ref & CARD_MASK])
        keep_slots(f, refs, new)
        count_put(f, new)
        return None

    on_cards(writer, node.target, act)


def take(writer: Writer, node: t.Take) -> None:
    """Into the inkwell too."""
    revealing.take(writer, node)
    if node.into in ("inkwell", EXERTED):
        writer.effect(ToInkwell(t.Bound("chosen"), exerted=node.into == EXERTED))
    if node.into == "top" or node.into == "bottom":
        writer.effect(t.ToDeck(t.Bound("chosen"), "top" if node.into == "top" else "bottom"))
    if node.into == "discard":
        writer.effect(t.ToDiscard(t.Bound("chosen")))


def split(writer: Writer, node: t.Split) -> None:
    """The other one into the inkwell too."""
    revealing.split(writer, node)
    if node.second in ("inkwell", EXERTED):
        writer.effect(ToInkwell(t.Bound("looked"), exerted=node.second == EXERTED))


def sets_goal(library: Library, node: LoreGoal) -> Apply:
    """What was said last holds (ruling R-LOR-141)."""
    seats = seats_of(node.who)

    def apply(g: Game, view: Projection, source: Look) -> None:
        view.allowances.setdefault(GOAL, {}).update(dict.fromkeys(seats(g, source), node.amount))

    return apply


def says_nothing_in_play(library: Library, node: DeckLimit) -> Apply:
    """It speaks of decks, before the game (`deck`)."""
    return lambda g, view, source: None


def gain(writer: Writer, node: t.GainPoints) -> None:
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            number = amount(g, f)
            if number > 0:
                g.tell("gain_lore", seat, number)
                gain_lore(g, seat, number)
        return None

    writer.row(row)


def lose(writer: Writer, node: t.LosePoints) -> None:
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        f.slots["n:lost"] = [sum(lose_lore(g, seat, amount(g, f)) for seat in seats(g, f))]
        return None

    writer.row(row)


def can_play(node: t.PlayFree) -> Test:
    """Whether there is such a card that nothing forbids to play."""
    if isinstance(node.what, t.Bound | t.This):
        bound = refs_of(node.what)
        return lambda g, c: any(g.is_valid(ref) and g.rules.may_play(g, c.seat, ref) for ref in bound(g, c))
    test, zones = predicate(node.what), zones_of(node)
    return lambda g, c: any(
        test(g, look, c) and g.rules.may_play(g, c.seat, look.source)
        for zone in zones
        for look in g.zone_looks(c.seat, zone)
    )


def zones_of(node: t.PlayFree) -> list[str]:
    """Where the card may come from."""
    return node.zone.split("_or_")


def hand_to_play_from(node: t.PlayFree) -> str:
    """Whether there is such a card in the hand only its holder sees."""
    return "hand" if "hand" in zones_of(node) and not isinstance(node.what, t.Bound | t.This) else ""


def play_free(writer: Writer, node: t.PlayFree) -> None:
    """Chosen now, played when the rest of this ability is done (7.1.6)."""
    if isinstance(node.what, t.Bound | t.This):
        refs = refs_of(node.what)
        writer.row(lambda g, f: _set_aside(g, f, refs(g, f), node))
        writer.last(play_what_waits)
        return
    test, cited, zones = predicate(node.what), writer.cited(node), zones_of(node)

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        options = [
            ("card", look.source)
            for zone in zones
            for look in g.zone_looks(f.seat, zone)
            if g.rules.may_play(g, f.seat, look.source) and test(g, look, f)
        ]
        hidden = "hand" in zones
        if not (options or (hidden and g.count(f.seat, "hand"))):
            return None
        wanted = min(len(options), 1)
        return Ask(f.seat, "card", [*options], wanted, wanted, cited, source_card(g, f), hidden, "play")

    writer.row(ask)
    writer.row(lambda g, f: _set_aside(g, f, [int(option[1]) for option in f.got], node))
    writer.last(play_what_waits)


def _set_aside(g: Game, f: Run, refs: list[Ref], node: t.PlayFree) -> Flow:
    played = []
    leave_discard(g, [ref for ref in refs if g.is_valid(ref)])
    for ref in refs:
        if g.is_valid(ref) and not g.on_field(ref) and g.rules.may_play(g, f.seat, ref):
            card = ref & CARD_MASK
            f.slots.setdefault("n:homes", []).append(g.state.zone[card])
            g.take_out(card)
            g.state.zone[card] = NOWHERE
            new = g.renew(card)
            g.state.after.append(new)
            g.tell("will_play", f.seat, g.keys[card])
            played.append(new)
    f.slots["played"] = played
    f.slots.setdefault("playing", []).extend(played)
    f.slots.setdefault("enters_exerted", []).extend([int(node.exerted)] * len(played))
    if node.to_bottom:
        f.slots.setdefault(TO_BOTTOM, []).extend(played)
    g.touch(-1)
    return None


@rule("LOR 7.1.6")
def play_what_waits(g: Game, f: Run) -> Flow:
    """Cards played by an effect resolve after that effect, one after the other."""
    while f.slots.get("playing"):
        ref, exerted, home = f.slots["playing"].pop(0), f.slots["enters_exerted"].pop(0), f.slots["n:homes"].pop(0)
        if ref in g.state.after:
            g.state.after.remove(ref)
            f.at -= 1
            under = ref in f.slots.get(TO_BOTTOM, ())
            seat = g.owner[ref & CARD_MASK]
            return Play(seat=seat, card=ref, free=True, exerted=bool(exerted), home=home, to_bottom=under)
    return None


def move_to(writer: Writer, node: MoveTo) -> None:
    """Those of them that are in play; who moves along with them moves alone if nobody else does."""
    targets = [refs_of(each) for each in (node.along, node.target) if each is not None]
    place = refs_of(node.place)

    def row(g: Game, f: Run) -> Flow:
        places = [ref for ref in place(g, f) if g.on_field(ref)]
        f.slots["n:arrived"] = [0]
        for ref in [ref for refs in targets for ref in refs(g, f)] if places else ():
            if may_arrive(g, ref, places[0]):
                arrive(g, ref, places[0])
                f.slots["n:arrived"][0] += 1
        return None

    writer.row(row)


def may_arrive(g: Game, ref: Ref, place: Ref) -> bool:
    """Whether it is in play, not there yet, its player's place, and nothing forbids it to move."""
    piece = g.state.field.get(ref)
    if piece is None or piece.seat != g.state.field[place].seat or piece.at == place:
        return False
    return move_ban(g, g.looks()[ref]) is None


def can_move(node: MoveTo) -> Test:
    tests = [has_target(target) for target in (node.along, node.target) if target is not None]
    return lambda g, c: any(test(g, c) for test in tests)


READY_TO_PAY = t.AllOf((t.In("ready"), t.AnyOf((t.In("dry"), t.Not(t.Kind("character"))))))
"""What is chosen to be exerted for a cost is ready, and dry if it is a character (ruling R-LOR-29)."""
PILED, LOOKED_AT = "8.2.4", "7.1.10"

VERBS: Verbs = {
    **citing(SHARED, {t.Discard: "8.3.4", t.ToDeck: PILED, t.PutRest: PILED, t.Take: LOOKED_AT, t.Split: LOOKED_AT}),
    t.Exert: SHARED[t.Exert]._replace(price=paid_with(READY_TO_PAY)),
    t.Take: SHARED[t.Take]._replace(write=take, rule=LOOKED_AT),
    t.Picked: Verb(take, rule=LOOKED_AT),
    t.Split: Verb(split, rule=LOOKED_AT),
    t.Deal: Verb(deal, can=to_some(lambda piece: True)),
    **SHARED_OUT,
    t.PutDamage: Verb(put_damage),
    t.Heal: Verb(heal, can=to_some(lambda piece: piece.damage > 0), rule="7.1.8", price=paid_with(t.In("damaged"))),
    t.MoveDamage: Verb(move_damage, rule="9.3.1"),
    t.Banish: Verb(banish, can=to_some(lambda piece: True), spends="gone", counts="banished"),
    ToInkwell: Verb(to_inkwell),
    t.GainPoints: Verb(gain),
    t.LosePoints: Verb(lose),
    TurnInk: Verb(turn_ink),
    ExtraInk: Verb(extra_ink, standing=allows_ink),
    AllInk: Verb(standing=allows_all),
    PayInk: Verb(pay_ink, can=can_pay),
    t.PlayFree: Verb(play_free, can=can_play, hides=hand_to_play_from, rule="4.3.4.10"),
    MoveTo: Verb(move_to, can=can_move),
    LoreGoal: Verb(standing=sets_goal),
    DeckLimit: Verb(standing=says_nothing_in_play),
}
