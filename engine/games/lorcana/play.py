"""Playing a card (4.3.4)."""

from __future__ import annotations

from msgspec import structs

from engine.games.lorcana.actions import exert, tally
from engine.games.lorcana.costs import card_cost, ready_ink, singing_cost, spend
from engine.games.lorcana.frames import Play
from engine.games.lorcana.judge.playing import also_payable, paid_otherwise
from engine.games.lorcana.judge.shifting import shift_name
from engine.games.lorcana.judge.singing import singer, sings_such
from engine.kernel.abilities import pricing
from engine.kernel.abilities.payment import payment
from engine.kernel.abilities.rows import CANCEL, NO, YES
from engine.kernel.cards.flag import Flag
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, go_to, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import NOWHERE, Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Lasting, Piece, Ref

DONE: Option = ("done",)
FREE_SHIFT = Flag("free_shift", (False, True), "10.8.1")
"""Whether a card with Shift for ink alone that is played for free may be shifted (R-LOR-46)."""
OTHERWISE = "otherwise"
"""A way of playing: what the card lets its player do in place of paying ink."""


@rule("LOR 10.10.1")
def choose_singers(g: Game, f: Play) -> Flow:
    """One singer a question: offered only if the sum can still be reached, done only when it is (10.10.3)."""
    f.got = []
    if f.how != "sing_together":
        return Jump("4.3.4.4 way")
    number = printed(g, f.card).keywords["sing_together"]
    looks = g.looks()
    chosen = sum(singing_cost(looks[ref]) for ref in f.others)
    options: list[Option] = [
        ("target", look.source)
        for look in looks.values()
        if look.seat == f.seat
        and look.source not in f.others
        and singer(g, look) is None
        and sings_such(g, f.card, look) is None
    ]
    if chosen >= number:
        options.append(DONE)
    options.append(CANCEL)
    return Ask(f.seat, "pay", options, rule="10.10.1", source=f.card & CARD_MASK)


@rule("LOR 4.3.4.1")
def taken_back(f: Play) -> bool:
    """What cannot be paid whole is not played: all is as it was before it was announced."""
    return not f.got or f.got[0] == CANCEL


def add_singer(g: Game, f: Play) -> Flow:
    if taken_back(f):
        return RETURN
    if f.got[0] == DONE:
        return None
    f.others.append(int(f.got[0][1]))
    return Jump("10.10.1")


@rule("LOR 4.3.4.4")
def ask_way(g: Game, f: Play) -> Flow:
    """Ink, or what its text lets its player do instead; asked where both can be paid (ruling R-LOR-106)."""
    f.got = []
    if f.how != "ink" or f.free or not paid_otherwise(g, f.card):
        return None
    if card_cost(g, f.card) > ready_ink(g, f.seat):
        f.got = [YES]
        return None
    return Ask(f.seat, "may", [YES, NO], rule="4.3.4.4", source=f.card & CARD_MASK, verb="pay_otherwise")


def take_way(g: Game, f: Play) -> Flow:
    if f.got[:1] == [YES]:
        f.how = OTHERWISE
    return None


@rule("LOR 10.8.1")
def ask_onto(g: Game, f: Play) -> Flow:
    """Onto whom it is shifted for free, if the table reads it so (flag `free_shift`, ruling R-LOR-46)."""
    f.got = []
    if not (f.free and g.flags.get(FREE_SHIFT.name)) or f.how != "ink":
        return None
    card = printed(g, f.card)
    if "shift" not in card.keywords or card.face.stacking_cost >= 0:
        return None
    onto: list[Option] = [("target", look.source) for look in g.looks().values() if _goes_onto(g, card, look)]
    return Ask(f.seat, "target", onto, 0, 1, "10.8.1", f.card & CARD_MASK) if onto else None


def _goes_onto(g: Game, card: Look, look: Look) -> bool:
    return shift_name(g, card, look) is None and also_payable(g, card.source, look.source) is None


def go_onto(g: Game, f: Play) -> Flow:
    if f.got:
        f.how, f.others = "shift", [int(f.got[0][1])]
    return None


@rule("LOR 4.3.4.10", "LOR 4.3.8.4", "LOR 「コストを支払わずに」")
def without_ink(f: Play) -> bool:
    """For free means without ink; every other step is taken all the same."""
    return f.free or f.how.startswith("sing") or f.how == OTHERWISE


def total(g: Game, f: Play) -> Flow:
    """What it costs in all; what has to be done besides is done first, as long as it can be taken back."""
    f.cost = 0 if without_ink(f) else card_cost(g, f.card, shift=f.how == "shift")
    f.got = []
    return also(g, f)


@rule("LOR 4.3.4.5", "LOR 4.3.4.6", "LOR 4.3.4.10")
def also(g: Game, f: Play) -> Flow:
    """Additional costs are paid however it is played, but not with who sings it or what it goes onto."""
    number = g.faces[f.card & CARD_MASK].extra_cost
    return Jump("10.8.1") if number < 0 else g.call(number, f.seat, f.card, chosen=list(f.others))


def also_paid(g: Game, f: Play) -> Flow:
    """Unpaid it is not played: it stays, or goes back to, where it was."""
    if payment(f) is not None:
        return None
    if f.home >= 0:
        g.put(f.card & CARD_MASK, g.rules.zones[f.home], top=True)
    return RETURN


@rule("LOR 10.8.1")
def instead_of_ink(g: Game, f: Play) -> Flow:
    """What Shift, or the card itself, asks for in place of ink (rulings R-LOR-64, R-LOR-106)."""
    f.got = []
    face = g.faces[f.card & CARD_MASK]
    number = {"shift": face.stacking_cost, OTHERWISE: face.other_price}.get(f.how, -1)
    if number < 0:
        return Jump("4.3.4.3")
    return g.call(number, f.seat, f.card, chosen=list(f.others))


@rule("LOR 4.3.4.3", "LOR 1.5.1", "LOR プレイ")
def announce(g: Game, f: Play) -> Flow:
    """Revealed to everybody; it is in no zone while it is being played."""
    card = f.card & CARD_MASK
    pricing.use_up(g, printed(g, f.card))
    g.take_out(card)
    g.state.zone[card] = NOWHERE
    if not f.free:  # what an effect plays has its new reference already, and that effect has spoken of it (R-LOR-18)
        f.card = g.renew(card)
    g.tell("play", f.seat, g.keys[card], f.how, f.cost)
    return None


@rule("LOR 4.3.4.4")
def pay(g: Game, f: Play) -> Flow:
    """One way of paying: ink for the total cost, or exert who sings."""
    if f.how.startswith("sing"):
        sing(g, f)
    else:
        pay_ink(g, f)
    return None


@rule("LOR 4.3.4.6", "LOR インク")
def pay_ink(g: Game, f: Play) -> None:
    spend(g, f.seat, f.cost)


@rule("LOR 6.3.3.3", "LOR 歌", "LOR エグザート")
def sing(g: Game, f: Play) -> None:
    """The singers exert; each has sung (10.10.4)."""
    since = len(g.state.fresh)
    for ref in f.others:
        exert(g, f.seat, ref)
        g.tell("sing", f.seat, g.key(ref))
        sung(g, ref, f.card, since)


@rule("LOR 10.10.4")
def sung(g: Game, ref: Ref, song: Ref, since: int) -> None:
    g.fire("sing", ref, song, since=since)


def sings_it(g: Game, look: Look) -> bool:
    """Whether it sang the song that is being carried out."""
    singing = next((frame for frame in reversed(g.state.frames) if isinstance(frame, Play)), None)
    return singing is not None and singing.how.startswith("sing") and look.source in singing.others


def is_action(g: Game, f: Play) -> bool:
    return "action" in g.faces[f.card & CARD_MASK].kinds


def ask_exerted(g: Game, f: Play) -> Flow:
    """Whether it may enter exerted (Bodyguard and its like are replacements, 7.7.3)."""
    f.got = []
    if is_action(g, f):
        return Jump("4.3.4.7 action")
    return may_enter_exerted(g, f)


@rule("LOR 10.2.2", "LOR 7.7.3")
def may_enter_exerted(g: Game, f: Play) -> Flow:
    look = printed(g, f.card)
    optional = "bodyguard" in look.keywords
    for test, enters in look.face.enters:
        optional = optional or (enters.optional and (test is None or test(g, look)))
    if optional and not f.exerted and not _onto_exerted(g, f):
        return Ask(f.seat, "may", [YES, NO], rule="10.2.2", source=f.card & CARD_MASK, verb="enter_exerted")
    return None


def _onto_exerted(g: Game, f: Play) -> bool:
    return f.how == "shift" and f.others[0] in g.state.field and g.state.field[f.others[0]].exerted


@rule("LOR 4.3.4.7", "LOR 8.4.1")
def enter(g: Game, f: Play) -> Flow:
    """Onto the field, or onto the character it shifts from."""
    card = f.card & CARD_MASK
    exerted = (bool(f.got) and f.got[0] == YES) or f.exerted
    piece = shift(g, f) if f.how == "shift" else g.enter(card, keep=f.card)
    _enter_as(g, piece, printed(g, f.card), exerted=exerted)
    played(g, f, piece.ref)
    return RETURN


@rule("LOR 10.8.1", "LOR 10.8.3", "LOR 10.8.5", "LOR 重なっている")
def shift(g: Game, f: Play) -> Piece:
    """On top of the other character: dry or not, exerted or not, damage and effects stay."""
    g.fire("cover", f.others[0], f.card, seat=f.seat)
    piece = g.stack(f.card & CARD_MASK, f.others[0])
    piece.notes["shifted"] = 1
    if f.free:
        g.state.lasting = [_said_of(each, f.card, piece.ref) for each in g.state.lasting]
    return piece


def _said_of(lasting: Lasting, card: Ref, piece: Ref) -> Lasting:
    """What an effect has said already of the card that it plays is said of what it is on top of (R-LOR-18)."""
    here = {card: piece}
    recall = tuple((slot, tuple(here.get(ref, ref) for ref in refs)) for slot, refs in lasting.recall)
    return structs.replace(lasting, refs=tuple(here.get(ref, ref) for ref in lasting.refs), recall=recall)


def _enter_as(g: Game, piece: Piece, look: Look, *, exerted: bool) -> None:
    """Enters exerted or with damage (7.7.3), onto another character too (10.8.4)."""
    for test, enters in look.face.enters:
        if not enters.optional and (test is None or test(g, look)):
            exerted = exerted or enters.exerted
            if enters.damage:
                g.add_damage(piece, enters.damage)
    for fits, enters, source in g.view().enters:
        exerted = exerted or (enters.exerted and fits(g, look, source))
    if exerted:
        enter_exerted(g, piece)


@rule("LOR 10.8.4", "LOR 7.7.3")
def enter_exerted(g: Game, piece: Piece) -> None:
    g.set_exerted(piece, True)


def played(g: Game, f: Play, ref: Ref) -> None:
    """The card has been played: counted, and seen by whatever waits for it."""
    face = g.faces[f.card & CARD_MASK]
    nth = 0
    for kind in sorted(face.kinds):
        count = tally(g, f.seat, "played:" + kind)
        if kind == face.card.kind:
            nth = count
    g.fire("play", ref, seat=f.seat, nth=nth)


@rule("LOR 6.3.1", "LOR 6.3.4", "LOR 7.2.1", "LOR 6.3.1.2")
def carry_out(g: Game, f: Play) -> Flow:
    """An action's effects resolve at once, line by line; what they triggered waits until after them (4.3.4.8)."""
    if not f.lines:
        played(g, f, f.card)
    f.lines += 1
    spells = g.faces[f.card & CARD_MASK].spells
    return g.call(spells[f.lines - 1], f.seat, f.card) if f.lines <= len(spells) else Jump("8.6.2")


@rule("LOR 8.6.2")
def discard_action(g: Game, f: Play) -> Flow:
    """Only now it lies in the discard pile (4.3.4.8); what its singing triggered speaks of it there."""
    card = f.card & CARD_MASK
    if g.state.zone[card] != NOWHERE:
        return None
    if f.to_bottom:
        g.put(card, "deck")
        g.tell("to_deck", g.owner[card], g.keys[card])
        g.tell("put_bottom", g.owner[card], 1)
        return None
    g.put(card, "discard", top=True)
    g.follow({f.card: [g.state.refs[card]]}, 0)
    return None


PLAY = program(
    Play,
    ("10.10.1", choose_singers),
    ("10.10.1 chosen", add_singer),
    ("4.3.4.4 way", ask_way),
    ("4.3.4.4 way chosen", take_way),
    ("10.8.1 free", ask_onto),
    ("10.8.1 free chosen", go_onto),
    ("4.3.4.5", total),
    ("4.3.4.5 paid", also_paid),
    ("10.8.1", instead_of_ink),
    ("10.8.1 paid", also_paid),
    ("4.3.4.3", announce),
    ("4.3.4.4", pay),
    ("10.2.2", ask_exerted),
    ("4.3.4.7", enter),
    ("4.3.4.7 action", carry_out),
    ("4.3.4.7 next", go_to("4.3.4.7 action")),
    ("8.6.2", discard_action),
)
