"""Coming onto the field by effects, fighting, growing, turning over, and plays that are nullified."""

from __future__ import annotations

from engine.games.precious_memories import areas
from engine.games.precious_memories.areas import MAIN
from engine.games.precious_memories.bans import may_bring, may_play_from
from engine.games.precious_memories.coming import enter, hosts, may_be_set, may_come, set_card, told_how
from engine.games.precious_memories.doable import able_to_come, can_come, can_set, can_transform, places
from engine.games.precious_memories.frames import Play, Respond, Use
from engine.games.precious_memories.identity import CHARACTER, EVENT, PURPLE, SUPPORT, work_of
from engine.games.precious_memories.judge import BARRED, level_fits
from engine.games.precious_memories.levels import put_on_top
from engine.games.precious_memories.levels_by_effects import can_level_up, hidden_levels
from engine.games.precious_memories.nodes import (
    Appear,
    Change,
    LevelUp,
    Nullify,
    PlayUnder,
    Priced,
    SetOn,
    ToArea,
    ToField,
    Transform,
)
from engine.games.precious_memories.once import played_already
from engine.games.precious_memories.power import LEVELS
from engine.games.precious_memories.spells import playable_texts
from engine.games.precious_memories.told_of_effects import PUT_IN, told, told_of_coming
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, predicate, refs_of
from engine.kernel.abilities.named import is_mark, under
from engine.kernel.abilities.possible import feasible
from engine.kernel.abilities.rows import NO, source_card
from engine.kernel.abilities.targeting import on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.characteristics.lasting import VALUE
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.sides import take_for
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.bestowing import leave_behind
from engine.kernel.verbs.verb import Verb, Verbs, reaches

SLOT = "slot"


# --- what a used text costs is paid before ---


def priced(writer: Writer, node: Priced) -> None:
    writer.effect(node.body)


def can_be_worth(node: Priced) -> Test:
    return feasible(VERBS, node.body)


# --- onto the field ---


@rule("PM R-PM-132")
def leave_among_the_rest(g: Game, f: Run, refs: list[Ref]) -> None:
    """Of cards that are looked at those that cannot come stay among the others."""
    looked = f.slots.get("looked")
    if looked is not None:
        deck = g.index["deck"]
        looked += [ref for ref in refs if g.is_valid(ref) and g.state.zone[ref & CARD_MASK] == deck]


@rule("PM R-PM-132")
def note_who_came(f: Run, meant: list[Ref], *, spoken_of: bool) -> None:
    """Whoever is spoken of from here on has come onto the field; `spoken_of`: so nobody is where none of those came who
    had been selected."""
    came = dict(zip(f.slots["were"], f.slots["came"], strict=True))
    for slot in [slot for slot in f.slots if is_mark(slot)]:
        f.slots[slot] = [came.get(ref, ref) for ref in f.slots[slot] if ref in came or ref not in meant]
    if came or spoken_of:
        f.slots["chosen"] = list(came.values())


@rule("PM PM-epic", "PM PM-pop-3", "PM PM-purple-2n")
def appear(writer: Writer, node: Appear) -> None:
    """Without being paid for; purple cards may."""
    _come(writer, node.target, node.area, appears=True, rested=False)


@rule("PM PM-purple-2", "PM R-PM-38")
def to_field(writer: Writer, node: ToField) -> None:
    """Which is no appearing; no purple card can."""
    _come(writer, node.target, node.area, appears=False, rested=node.rested)


def _come(writer: Writer, target: t.Target, area: str, *, appears: bool, rested: bool) -> None:
    refs = refs_of(target)

    def start(g: Game, f: Run) -> Flow:
        f.slots["coming"] = [ref for ref in refs(g, f) if able_to_come(g, f.seat, ref, appears=appears)]
        f.slots["came"], f.slots["were"] = [], []
        leave_among_the_rest(g, f, [ref for ref in refs(g, f) if ref not in f.slots["coming"]])
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        f.slots["coming"] = [ref for ref in f.slots["coming"] if may_come(g, f.seat, ref)]
        if not f.slots["coming"]:
            return None
        ref = f.slots["coming"][0]
        options: list[Option] = [(SLOT, where) for where in places(g, f.seat, ref, area)]
        if len(options) < 2:
            f.got = options or [(SLOT, -1)]
            return None
        return Ask(f.seat, SLOT, options, rule="R-PM-38", source=source_card(g, f), subject=ref, private=True)

    def do(g: Game, f: Run) -> Flow:
        if not f.got:
            note_who_came(f, refs(g, f), spoken_of=target == t.Bound("chosen"))
            return None
        ref = f.slots["coming"].pop(0)
        where = int(f.got[0][1])
        if where >= 0:
            away, since = g.state.zone[ref & CARD_MASK] != g.index["hand"], len(g.state.fresh)
            piece = enter(g, ref & CARD_MASK, f.seat, where, appears=appears, rested=rested)
            if appears:
                told_how(g, piece.ref, f.seat, [], away=away)
            f.slots["came"].append(piece.ref)
            f.slots["were"].append(ref)
            if ref == f.source:  # what the text says on of this card is said of it there
                f.source = piece.ref
            told_of_coming(g, piece.ref, f.source, since)
            if not appears:
                told(g, PUT_IN, piece.ref, f.source)
        f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


@rule("PM PM-triangle-1")
def set_on(writer: Writer, node: SetOn) -> None:
    """Support cards, also those with a use cost of △."""
    sources, places_ = refs_of(node.source), refs_of(node.place)

    def row(g: Game, f: Run) -> Flow:
        hosts = [ref for ref in places_(g, f) if ref in g.state.field]
        for ref in sources(g, f):
            card = ref & CARD_MASK
            loose = g.is_valid(ref) and ref not in g.state.field and SUPPORT in g.faces[card].kinds
            if hosts and loose and may_be_set(g, card, g.looks()[hosts[0]]):
                set_card(g, card, f.seat, hosts[0])
        return None

    writer.row(row)


def to_area(writer: Writer, node: ToArea) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            areas.move(g, ref, MAIN if node.area == "main" else areas.SUPPORT)
        return None

    on_pieces(writer, node.target, act)


def can_go(node: ToArea) -> Test:
    """Whether any of them could go there."""
    where = MAIN if node.area == "main" else areas.SUPPORT
    return reaches(node.target, lambda g, ref: areas.can_move(g, ref, where))


# --- turning over, growing ---


@rule(
    "PM PM-dface-6",
    "PM PM-dface-7",
    "PM PM-dface-8",
    "PM PM-dface-Q2",
    "PM PM-dface-Q3",
    "PM PM-dface-Q9",
    "PM PM-dface-Q10",
)
def transform(writer: Writer, node: Transform) -> None:
    """From front to back alone, and only where there is a back; text that is nullified does not matter."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            piece = g.state.field[ref]
            if g.library.sides[g.key(ref)] and not g.state.sides.get(ref):
                take_for(g, ref, 1)
                g.tell("transform", piece.seat, g.key(ref))
                g.fire("transformed", ref, seat=piece.seat)
        return None

    on_pieces(writer, node.target, act)


@rule("PM PM-levelup-M5")
def level_up(writer: Writer, node: LevelUp) -> None:
    """For nothing, however often it has been done this turn."""
    sources = refs_of(node.source) if node.source is not None else None
    hosts = refs_of(node.place)

    def host_of(g: Game, f: Run) -> Look | None:
        return next((g.looks()[each] for each in hosts(g, f) if each in g.state.field), None)

    def ask(g: Game, f: Run) -> Flow:
        f.got, host = [], host_of(g, f)
        held = [g.state.refs[card] for card in g.zone(f.seat, "hand") if LEVELS in g.faces[card].keywords]
        fitting = [ref for ref in held if host and level_fits(g, f.seat, ref & CARD_MASK, host) is None]
        options: list[Option] = [("card", ref) for ref in fitting]
        return Ask(f.seat, "card", options, 1, 1, "PM-levelup-M5", source_card(g, f), private=True) if options else None

    def row(g: Game, f: Run) -> Flow:
        host = host_of(g, f)
        for ref in sources(g, f)[:1] if sources else [int(option[1]) for option in f.got]:
            if host and host.piece and g.is_valid(ref) and level_fits(g, f.seat, ref & CARD_MASK, host) is None:
                put_on_top(g, f.seat, ref & CARD_MASK, host.piece.ref)
        return None

    if sources is None:
        writer.row(ask)
    writer.row(row)


@rule("PM PM-scheme-3", "PM R-PM-55")
def of_its_work(g: Game, ref: Ref, card: int) -> bool:
    """The one work that the rule names is that of every card that says so (R-PM-55)."""
    return work_of(g.faces[ref & CARD_MASK].card) == work_of(g.faces[card].card)


@rule("PM PM-scheme", "PM R-PM-11")
def play_under(writer: Writer, node: PlayUnder) -> None:
    """One card from beneath, if its player likes; nothing is paid, and the time does not matter."""

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        refs = [ref for ref in under(g, f.source) if of_its_work(g, ref, f.card) and _can_be_played(g, f.seat, ref)]
        if not under(g, f.source):
            return None
        options: list[Option] = [("card", ref) for ref in refs]
        return Ask(f.seat, "card", [*options, NO], 1, 1, "PM-scheme", source_card(g, f), private=True, verb="play")

    def do(g: Game, f: Run) -> Flow:
        if not f.got or f.got[0] == NO:
            return None
        return free_play(f.seat, int(f.got[0][1]))

    writer.row(ask)
    writer.row(do)


def _can_be_played(g: Game, seat: int, ref: Ref) -> bool:
    kind = g.faces[ref & CARD_MASK].card.kind
    if not may_play_from(g, seat, ref) or played_already(g, seat, ref):
        return False
    if kind == EVENT:
        return bool(playable_texts(g, g.look(ref)))
    if kind == SUPPORT:
        return bool(hosts(g, seat, ref & CARD_MASK))
    return kind == CHARACTER and may_come(g, seat, ref) and may_bring(g, seat, ref, "appear")


def free_play(seat: int, ref: Ref) -> Play:
    """Without its cost."""
    return Play(seat=seat, card=ref, free=True)


@rule("PM PM-purple-2n", "PM R-PM-17")
def play_free(writer: Writer, node: t.PlayFree) -> None:
    """A card that has been named is played without its cost."""
    refs = (
        refs_of(node.what)
        if isinstance(node.what, t.Bound | t.This)
        else refs_of(t.Every(node.what, node.zone, t.You()))
    )

    def row(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if g.is_valid(ref) and ref not in g.state.field]
        able = [ref for ref in there if _can_be_played(g, f.seat, ref)]
        return free_play(f.seat, able[0]) if able else None

    writer.row(row)


# --- numbers that are changed ---


@rule("PM R-PM-40")
def change(writer: Writer, node: Change) -> None:
    """To that value, or back to what is printed; what changes it later counts from there."""
    amount = amount_of(node.amount) if node.amount is not None else None

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            look = g.looks()[ref]
            if node.stat in look.face.stats:
                wanted = look.face.stats[node.stat] if amount is None else amount(g, f)
                rest = wanted - g.rules.raised(look, node.stat)
                leave_behind(g, f, VALUE, node.stat, rest, [ref], node.duration or "turn")
                g.tell("changed", look.seat, g.key(ref), node.stat, wanted)
        g.touch(FIELD)
        return None

    on_pieces(writer, node.target, act)


# --- plays that are void ---


@rule("PM R-PM-28", "PM PM-priority-6")
def nullify(writer: Writer, node: Nullify) -> None:
    """What is being responded to; where the text says so, no card of that name can be played this turn."""
    meant = can_nullify(node)

    def row(g: Game, f: Run) -> Flow:
        play = responded(g)
        if play is None or not meant(g, f):
            return None
        if isinstance(play, Play):
            f.slots["played"] = [play.card]
        play.void = 2 if node.hand and isinstance(play, Play) else 1
        g.tell("nullified", play.seat, g.key(play.card))
        for name in sorted(g.look(play.card).face.names) if node.named else ():
            g.state.players[play.seat].tallies[BARRED + name] = 1
        return None

    writer.row(row)


def responded(g: Game) -> Play | Use | None:
    """The play that is being responded to by what resolves now."""
    windows = [at for at, frame in enumerate(g.state.frames) if isinstance(frame, Respond)]
    below = g.state.frames[windows[-1] - 1] if windows else None
    return below if isinstance(below, Play | Use) else None


def can_nullify(node: Nullify) -> Test:
    """A card is played, a text is used: who speaks of a card being played does not mean a text of it."""
    test = predicate(node.filter)

    def can(g: Game, c: Context) -> bool:
        play = responded(g)
        if play is None or play.void or play.seat == c.seat or (isinstance(play, Use) and not node.texts):
            return False
        return test(g, g.look(play.card), c)

    return can


VERBS: Verbs = {
    Priced: Verb(priced, can=can_be_worth),
    Appear: Verb(appear, can=can_come, each=True),
    ToField: Verb(to_field, can=can_come, each=True, only=t.Not(t.Color(PURPLE))),
    SetOn: Verb(set_on, can=can_set, each=True),
    ToArea: Verb(to_area, can=can_go, each=True),
    Transform: Verb(transform, can=can_transform, each=True),
    LevelUp: Verb(level_up, can=can_level_up, each=True, hides=hidden_levels),
    PlayUnder: Verb(play_under),
    t.PlayFree: Verb(play_free),
    Change: Verb(change),
    Nullify: Verb(nullify, can=can_nullify),
}
