"""The looks that a projection begins with, as printed: those of the one before as far as nothing has touched them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.kernel.characteristics.look import Look, Projection
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Piece

if TYPE_CHECKING:
    from engine.kernel.cards.face import Face
    from engine.kernel.state.game import Game


def carry_over(game: Game, view: Projection, old: Projection) -> bool:
    """The looks of before, but for those that effects had changed and those that were touched since; says whether that
    could be done: not where it is unknown what was touched, or somebody had another face."""
    field, known = game.state.field, old.looks
    if 0 in game.touched or old.field is not field or old.reprinted:
        return False
    looks = known.copy()
    for ref, look in known.items():
        if look.changed and look.piece is not None and ref not in game.touched:
            _print_again(look, look.piece)
    kept = same = True
    for ref in game.touched:
        before = known.get(ref)
        if ref not in field:
            if before is not None:
                del looks[ref]
            continue
        piece = field[ref]
        card, face = piece.cards[0], face_of(game, piece)
        if before is None:
            look = looks[ref] = _look(piece, card, face)
            view.fresh.append(look)
            continue
        kept = False
        if before.face is face and before.card == card and before.seat == piece.seat and before.piece is piece:
            _print_again(before, piece)
        else:
            looks[ref] = _look(piece, card, face)
            same = same and before.face is face and before.card == card and before.seat == piece.seat
    if list(looks) != list(field):
        view.fresh.clear()
        return False
    view.looks = looks
    if kept:
        for look in old.attached:
            if look.source in looks:
                view.attached.append(looks[look.source])
        for look in old.standing:
            if look.source in looks:
                view.standing.append(looks[look.source])
    _sort(view, view.fresh if kept else looks.values())
    if same:
        keep_kin(view, old)
    return True


def look_at_all(game: Game, view: Projection, old: Projection) -> None:
    """Each piece is looked at; one that no effect had changed and that is what it was keeps its look."""
    looks, known = view.looks, old.looks
    same = True
    faces, sides, blank = game.faces, game.state.sides, hidden(game)
    for ref, piece in game.state.field.items():
        card = piece.cards[0]
        if blank is not None and piece.face_down:
            face = blank
        elif sides and ref in sides:
            face = game.face(ref, card)
        else:
            face = faces[card]
        look = known.get(ref)
        if look is None:
            look = _look(piece, card, face)
            view.fresh.append(look)
        elif look.face is not face or look.card != card or look.seat != piece.seat:
            same = False
            look = _look(piece, card, face)
        elif look.changed or look.piece is not piece or piece.counters:
            look = _look(piece, card, face)
        looks[ref] = look
    _sort(view, looks.values())
    if same:
        keep_kin(view, old)


def _look(piece: Piece, card: int, face: Face) -> Look:
    """What it is before any effect."""
    look = Look(piece.ref, piece.seat, card, face, piece)
    if piece.counters:
        look.put_counters(piece.counters)
    return look


def _print_again(look: Look, piece: Piece) -> None:
    """What it is before any effect, if it has become another one."""
    look.as_printed()
    if piece.counters:
        look.put_counters(piece.counters)


def _sort(view: Projection, looks: Iterable[Look]) -> None:
    """Which of them are at another piece, and which have static abilities."""
    attached, standing = view.attached, view.standing
    for look in looks:
        if look.piece is not None and look.piece.at:
            attached.append(look)
        if look.face.continuous:
            standing.append(look)


def keep_kin(view: Projection, old: Projection) -> None:
    """What was known of kin: all of it with the same pieces, else of those that stay, if who is new came last."""
    fresh = view.fresh
    if not fresh and len(view.looks) == len(old.looks):
        view.kin, view.kin_before, view.fresh = old.kin, old.kin_before, old.fresh
    elif not fresh or [*view.looks][-len(fresh) :] == [look.source for look in fresh]:
        view.kin_before = old.kin


@rule("GOT 4.2.4.2", "GOT 4.2.4.1")
def hidden(game: Game) -> Face | None:
    """What each piece is that lies face down; None: what it would be face up."""
    return game.library.blank if game.rules.faceless else None


def face_of(game: Game, piece: Piece) -> Face:
    """What a piece is before anything changes it."""
    blank = hidden(game) if piece.face_down else None
    return game.face(piece.ref, piece.cards[0]) if blank is None else blank
