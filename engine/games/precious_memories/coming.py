"""Coming onto the field: appearing (登場), being put there (場に出す), being set on a character."""

from __future__ import annotations

from engine.games.precious_memories.areas import BY_EFFECT, MAIN, PUT_IN_NOW, free_slot
from engine.games.precious_memories.identity import (
    CHARACTER,
    LONE,
    PURPLE,
    SUPPORT,
    TWINS,
    has_by_itself,
    identity,
    same_on_field,
    speaks_of,
)
from engine.games.precious_memories.keywords import MAGIC
from engine.games.precious_memories.told_of_effects import source_of
from engine.kernel.cards.face import Face
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Piece, Ref


@rule("PM PM-priority-4", "PM PM-dface-Q7", "PM R-PM-22")
def may_come(g: Game, seat: int, ref: Ref) -> bool:
    """Whether a character could come onto a player's field: none that is the same is there."""
    card = ref & CARD_MASK
    there = g.is_valid(ref) and ref not in g.state.field and CHARACTER in g.faces[card].kinds
    return there and (has_by_itself(g.faces[card], TWINS) or not same_on_field(g, seat, g.faces[card].card))


@rule("PM PM-dface-Q1", "PM R-PM-38")
def enter(g: Game, card: int, seat: int, area: int, *, appears: bool, keep: Ref = 0, rested: bool = False) -> Piece:
    """A character comes onto the field; only who appears has appeared."""
    piece = g.enter(card, keep=keep, exerted=rested, dry=False, seat=seat)
    if area == MAIN:
        piece.slot = free_slot(g, seat)
    piece.notes["came"] = g.state.turn
    note_effect(g, piece)
    if appears:
        piece.notes["appeared"] = g.state.turn
    piece.exerted = piece.exerted or comes_rested(g, piece)
    g.touch(FIELD)
    g.tell("appear" if appears else "put_in", seat, g.keys[card], area)
    take_magic(g, piece)
    g.fire("come_in", piece.ref, seat=seat)
    if appears:
        g.fire("appear", piece.ref, seat=seat)
    return piece


@rule("PM R-PM-103")
def told_how(g: Game, ref: Ref, seat: int, paid: list[Ref], *, away: bool) -> None:
    """Who has appeared: with which cards it was paid for, all of them one event, and whether it was `away` from the
    hand."""
    since = len(g.state.fresh)
    for card in paid:
        g.fire("appear_bought", ref, card, seat=seat, since=since)
    if away:
        g.fire("appear_elsewhere", ref, seat=seat)


@rule("PM R-PM-38")
def comes_rested(g: Game, piece: Piece) -> bool:
    """Whether its own text, or that of another card, says that it comes onto the field sideways."""
    look = printed(g, piece.ref)
    if any(test is None or test(g, look) for test, _ in look.face.enters):
        return True
    others = g.view().enters
    return bool(others) and any(fits(g, g.looks()[piece.ref], source) for fits, _, source in others)


@rule("PM R-PM-75")
def note_effect(g: Game, piece: Piece) -> None:
    """Whether an effect has brought it, where a text asks for that."""
    if source_of(g) and any(speaks_of(g.library, state) for state in (BY_EFFECT, PUT_IN_NOW)):
        piece.notes[BY_EFFECT] = g.state.turn


@rule("PM PM-magic", "PM PM-magic-3")
def take_magic(g: Game, piece: Piece) -> None:
    """〔魔力X〕: X magic coins, however it has come onto the field."""
    number = g.looks()[piece.ref].keywords.get(MAGIC, 0)
    if number:
        put_coins(g, piece, MAGIC + "_coin", number)


@rule("PM PM-magic-1", "PM PM-magic-2")
def put_coins(g: Game, piece: Piece, coin: str, number: int) -> None:
    """Coins onto a card; by themselves most do nothing."""
    piece.counters[coin] = piece.counters.get(coin, 0) + number
    if not piece.counters[coin]:
        del piece.counters[coin]
    g.touch(FIELD)
    g.tell("coins", piece.seat, g.keys[piece.cards[0]], coin, number)


@rule("PM R-PM-27")
def may_be_set(g: Game, card: int, host: Look) -> bool:
    """On a character, and not where the same card is set already."""
    if host.piece is None or CHARACTER not in host.face.kinds:
        return False
    face = g.faces[card]
    wanted = identity(face.card)
    if has_by_itself(face, LONE) and any(is_set_by(each, host.seat, face) for each in g.looks().values()):
        return False
    set_there = [piece.cards[0] for piece in g.state.field.values() if piece.at == host.source]
    return all(identity(g.faces[each].card) != wanted for each in set_there)


def is_set_by(look: Look, seat: int, face: Face) -> bool:
    """Whether a player has such a support card of the same name on the field."""
    return look.seat == seat and SUPPORT in look.face.kinds and bool(look.face.names & face.names)


def hosts(g: Game, seat: int, card: int) -> list[Ref]:
    """The own characters on which a support card may be set."""
    return [ref for ref, look in g.looks().items() if look.seat == seat and may_be_set(g, card, look)]


@rule("PM PM-triangle-1", "PM R-PM-27")
def set_card(g: Game, card: int, seat: int, host: Ref, *, keep: Ref = 0) -> Piece:
    """It stays with that character."""
    piece = g.enter(card, keep=keep, seat=seat)
    piece.at = host
    g.touch(FIELD)
    g.tell("set", seat, g.keys[card], g.key(host))
    g.fire("set_on", piece.ref, host, seat=seat)
    return piece


@rule("PM PM-purple-2", "PM R-PM-15")
def may_come_unpaid(look: Look, *, appears: bool) -> bool:
    """Own effects put no purple card onto the field; they may let it appear, or be played."""
    return appears or PURPLE not in look.face.colors
