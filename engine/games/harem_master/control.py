"""Who controls a card, what it is a copy of, and how long that lasts (214.2d, 306.5, 412)."""

from __future__ import annotations

from engine.games.harem_master.sides import GENTLEMAN, LADY, LIKE_GIRL, LIKE_MAN, like, own_side
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.aspect import FIELD, bit
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.sides import copy_of, take_for
from engine.kernel.state.state import CARD_MASK, Lasting, Ref, Run

CONTROL, COPY, COUNT = "control", "copy", "count"
SEXES = (LADY, GENTLEMAN)
LIKE = (LIKE_GIRL, LIKE_MAN)
AS_SEX = "as_"
"""What a text allows of whom it lets count as a lady, or as a man, is called by that."""
COUNTED = bit("counted")
ALWAYS = "always"
"""How an effect that never ends is said to end."""
FROM = "from"
"""The note of who controlled a piece before any effect, as a seat from 1."""


@rule("HM 214.2d")
def take_over(g: Game, run: Run, refs: list[Ref], seat: int, until: str) -> None:
    """A player controls these from now on; they stay what they are and where they are."""
    for ref in refs:
        piece = g.state.field[ref]
        piece.notes.setdefault(FROM, piece.seat + 1)
        lasting.add(g, run, CONTROL, "", seat, (ref,), (), until or ALWAYS)
        settle_control(g, ref)


@rule("HM 214.2d", "HM 405.1")
def settle_control(g: Game, ref: Ref) -> None:
    """Whoever was last given it, else who put it into play."""
    piece = g.state.field[ref]
    last = _last(g, ref, CONTROL)
    seat = piece.notes.get(FROM, piece.seat + 1) - 1 if last is None else last.number
    if piece.seat != seat:
        piece.seat = seat
        g.touch(FIELD)
        g.state.unsettled = True
        g.tell("control", seat, g.key(ref))
        g.fire("control", ref, seat=seat)


@rule("HM 412.1")
def become_copy(g: Game, run: Run, ref: Ref, of: Ref, until: str) -> None:
    """Only what is printed on the other one is copied, not what it has become."""
    card = g.state.field[of].cards[0]
    lasting.add(g, run, COPY, "", card, (ref,), (), until or ALWAYS)
    g.tell("copy", g.state.field[ref].seat, g.keys[ref & CARD_MASK], g.keys[card])
    settle_copy(g, ref)


@rule("HM 215.7d", "HM 215.8d")
def count_as_one(g: Game, run: Run, ref: Ref, sex: str, until: str) -> None:
    """A character counts as a lady, or as a man, in all else as what is printed on it (ruling R-HM-37)."""
    side = like(g.faces[g.state.field[ref].cards[0]].card, sex)
    lasting.add(g, run, COUNT, sex, side, (ref,), (), until or ALWAYS)
    g.tell("counts_as_" + sex, g.state.field[ref].seat, g.keys[ref & CARD_MASK])
    settle_copy(g, ref)


def settle_copy(g: Game, ref: Ref) -> None:
    """What it was last made a copy of or counted as, else what it is itself."""
    last = _last(g, ref, COPY, COUNT)
    if last is None:
        take_for(g, ref, _side_now(g, ref))
    elif last.kind == COUNT:
        take_for(g, ref, last.number)
    else:
        copy_of(g, ref, last.number)
    g.state.unsettled = True


@rule("HM 404.1", "HM 404.2", "HM 215.7d", "HM 215.8d")
def settle_sexes(g: Game) -> None:
    """Who counts as a lady or a man as long as a text says so; what was done to him once goes before (R-HM-37)."""
    field, sides = g.state.field, g.state.sides
    if g.view().changes & COUNTED:
        refs = list(field)
    else:
        refs = [ref for ref, side in sides.items() if side in LIKE and ref in field]
    for ref in refs:
        now = sides.get(ref, 0)
        if (now == 0 or now in LIKE) and now != (side := _side_now(g, ref)) and _last(g, ref, COPY, COUNT) is None:
            take_for(g, ref, side)


def _side_now(g: Game, ref: Ref) -> int:
    """What it is taken for while no effect that was done to it says more."""
    piece, cans = g.state.field[ref], g.look(ref).cans
    for sex in SEXES if cans is not None else ():
        if cans is not None and AS_SEX + sex in cans:
            return like(g.faces[piece.cards[0]].card, sex) or own_side(g, piece)
    return own_side(g, piece)


def _last(g: Game, ref: Ref, *kinds: str) -> Lasting | None:
    effects = [effect for effect in g.state.lasting if effect.kind in kinds and ref in effect.refs]
    return effects[-1] if effects else None


# --- ending ---


@rule("HM 310", "HM 306.5o")
def end_effects(g: Game, over: set[str], seat: int = -1) -> None:
    """What lasted until now; who was controlled or copied until now is what it was."""
    before = g.state.lasting
    lasting.end(g, over, seat)
    for effect in before:
        if effect not in g.state.lasting:
            _undo(g, effect)
    gone = [effect for effect in g.state.lasting if effect.until == ALWAYS and effect.refs[0] not in g.state.field]
    if gone:
        g.state.lasting = [effect for effect in g.state.lasting if effect not in gone]


def _undo(g: Game, effect: Lasting) -> None:
    for ref in effect.refs:
        if ref in g.state.field and effect.kind == CONTROL:
            settle_control(g, ref)
        elif ref in g.state.field and effect.kind in (COPY, COUNT):
            settle_copy(g, ref)
