"""The field: five places for characters with AP and DP, room for any number beside them, and what is set on whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.precious_memories.identity import CHARACTER, EX, WORK, has_by_itself, has_power
from engine.games.precious_memories.timing import AID
from engine.kernel.abilities.filters import OPS
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Piece, Ref
from engine.kernel.state.tucked import tucked

MAIN, SUPPORT = 0, 1
"""How an action names an area."""
PLACES = 5
BY_EFFECT = "by_effect"
"""What is noted of who has come onto the field by an effect, and its state."""
PUT_IN_NOW = "put_in_now"
"""The state of who has come so in this turn."""
APPROACHED = "approached"
"""What is noted of who has approached: the turn in which it did so last."""
BLOCKED = "blocked_in_turn"
"""What is noted of who has blocked: the turn in which it did so last."""
SCORED = "scored"
"""What is noted, where a text asks for it, of who has given a point by approaching: in which turn it did so last."""
APPROACHERS = "approachers"
"""What is noted of a player: how many of his characters have approached this turn."""
WOKEN, TIRED = "woken_by_effect", "tired_by_effect"
"""What is noted of whom an effect has turned upright or sideways, where a text asks for it, and its state."""
TIMES = "times_approached"
"""How often it did."""
UNLIMITED = "unlimited"
"""The keyword of who does not count towards the five."""


def in_main(piece: Piece) -> bool:
    return piece.slot >= 0


def is_set(piece: Piece) -> bool:
    """Whether it lies with a character, as a support card does."""
    return piece.at != 0


@rule("PM R-PM-22")
def room(g: Game, seat: int) -> bool:
    """Whether there are fewer than five characters in a main area that count."""
    looks = g.looks()
    there = [ref for ref, piece in g.state.field.items() if piece.seat == seat and in_main(piece)]
    return sum(UNLIMITED not in looks[ref].keywords for ref in there) < PLACES


def free_slot(g: Game, seat: int) -> int:
    """The first place in a main area where nobody stands."""
    taken = {piece.slot for piece in g.state.field.values() if piece.seat == seat}
    return next(slot for slot in range(len(g.owner)) if slot not in taken)


@rule("PM R-PM-22")
def areas_for(g: Game, seat: int, look: Look) -> list[int]:
    """Where a character may come onto the field: without AP and DP into the support area alone."""
    if has_power(look.face) and (room(g, seat) or UNLIMITED in look.keywords or has_by_itself(look.face, UNLIMITED)):
        return [MAIN, SUPPORT]
    return [SUPPORT]


def characters(g: Game, seat: int) -> list[Look]:
    """A player's characters in both areas."""
    return [look for look in g.looks().values() if look.seat == seat and CHARACTER in look.face.kinds]


def set_on(g: Game, host: Ref) -> list[Ref]:
    """The support cards that lie with a character."""
    return [ref for ref, piece in g.state.field.items() if piece.at == host]


def can_move(g: Game, ref: Ref, area: int) -> bool:
    """Whether it could go into that area, from the other one."""
    piece = g.state.field.get(ref)
    if piece is None or is_set(piece) or in_main(piece) == (area == MAIN):
        return False
    return area != MAIN or MAIN in areas_for(g, piece.seat, g.looks()[ref])


@rule("PM PM-support-3")
def move(g: Game, ref: Ref, area: int) -> bool:
    """Into the other area; whatever it is doing it goes on doing. Says whether it went."""
    piece = g.state.field[ref]
    if not can_move(g, ref, area):
        return False
    piece.slot = free_slot(g, piece.seat) if area == MAIN else -1
    g.touch(FIELD)
    g.tell("relocate", piece.seat, g.key(ref), area)
    return True


def rest(g: Game, piece: Piece) -> bool:
    """Turned sideways, which texts may wait for; says whether it was active."""
    if not g.set_exerted(piece, True):
        return False
    g.fire("rested", piece.ref, seat=piece.seat)
    return True


@rule("PM PM-dface-Q4", "PM PM-levelup-Q4", "PM R-PM-23")
def came_this_turn(piece: Piece) -> bool:
    """Whether it has come onto the field in this turn, whatever it has become since."""
    return not piece.dry


@rule("PM R-PM-116")
def has_no_text(look: Look) -> bool:
    """Whether nothing is printed as its text, or its text is void."""
    return look.void or not look.face.card.abilities


STATES: Mapping[str, Callable[[Game, Look], bool]] = {
    "in_main": lambda g, look: look.piece is not None and in_main(look.piece),
    "in_support": lambda g, look: look.piece is not None and not in_main(look.piece) and not is_set(look.piece),
    "approaching": lambda g, look: look.piece is not None and bool(look.piece.notes.get("challenging")),
    "blocking": lambda g, look: look.piece is not None and bool(look.piece.notes.get("being_challenged")),
    "fresh": lambda g, look: look.piece is not None and came_this_turn(look.piece),
    "appeared_now": lambda g, look: look.piece is not None and look.piece.notes.get("appeared") == g.state.turn,
    "approached_now": lambda g, look: has_done(g, look, APPROACHED),
    "blocked_with_now": lambda g, look: has_done(g, look, BLOCKED),
    "fought_now": lambda g, look: has_done(g, look, APPROACHED) or has_done(g, look, BLOCKED),
    "scored_now": lambda g, look: has_done(g, look, SCORED),
    "blocked": lambda g, look: is_blocked(g, look),
    "clad": lambda g, look: look.piece is not None and bool(set_on(g, look.source)),
    "by_effect": lambda g, look: look.piece is not None and BY_EFFECT in look.piece.notes,
    PUT_IN_NOW: lambda g, look: has_done(g, look, BY_EFFECT),
    "exited_now": lambda g, look: has_exited(g, look.source),
    WOKEN: lambda g, look: has_done(g, look, WOKEN),
    TIRED: lambda g, look: has_done(g, look, TIRED),
    "covers": lambda g, look: look.piece is not None and bool(tucked(look.piece)),
    "voided": lambda g, look: look.void,
    "textless": lambda g, look: has_no_text(look),
    "traitless": lambda g, look: all(name.startswith(WORK) for name in look.face.classes),
    "aids": lambda g, look: any(aids(g, number) for number in look.abilities),
}


def has_done(g: Game, look: Look, deed: str) -> bool:
    """Whether it has done that this turn."""
    return look.piece is not None and look.piece.notes.get(deed) == g.state.turn


def has_exited(g: Game, ref: Ref) -> bool:
    """Whether a card lies where it came to by exiting this turn."""
    return f"exited_now:{ref}" in g.state.players[g.owner[ref & CARD_MASK]].tallies


def is_blocked(g: Game, look: Look) -> bool:
    """Whether it approaches and somebody blocks it."""
    approaches = look.piece is not None and bool(look.piece.notes.get("challenging"))
    return approaches and any(piece.notes.get("being_challenged") for piece in g.state.field.values())


def aids(g: Game, ability: int) -> bool:
    """Whether a text is the one of 〔支援〕."""
    return getattr(g.library.abilities[ability].node, "window", "") == AID


def is_called(g: Game, look: Look, part: str) -> bool:
    """Whether a part of its name is such, in any language that it is printed in; who is called otherwise now has none
    of the printed ones."""
    face = look.face
    printed = face.card.name.values() if face.names.issuperset(face.card.id_name) else ()
    return any(part in name for name in (*face.names, *printed))


def asks_for(g: Game, look: Look, name: str) -> bool:
    """Whether the condition for playing a card names such a card."""
    nodes = [t.nodes_of(node.condition) for node in look.face.card.abilities if isinstance(node, t.Spell)]
    return any(isinstance(node, t.Named) and node.name == name for parts in nodes for node in parts)


def asks_for_trait(g: Game, look: Look, name: str) -> bool:
    """Whether it names a trait."""
    nodes = [t.nodes_of(node.condition) for node in look.face.card.abilities if isinstance(node, t.Spell)]
    return any(isinstance(node, t.Class) and node.name == name for parts in nodes for node in parts)


@rule("PM R-PM-76")
def is_printed(g: Game, look: Look, said: str) -> bool:
    """Whether a number printed on it is such: "cost>=4"; what has no such number is never."""
    stat, op, number = next(said.partition(op) for op in ("<=", ">=", "==") if op in said)
    printed = look.face.card.stats.get(stat)
    return printed is not None and OPS[op](printed, int(number))


def has_approached(g: Game, look: Look, times: str) -> bool:
    """Whether it has approached so often this turn, or more."""
    return has_done(g, look, APPROACHED) and look.piece is not None and look.piece.notes.get(TIMES, 0) >= int(times)


@rule("PM R-PM-109")
def is_one_too_many(g: Game, look: Look, most: str) -> bool:
    """Whether so many others of its player's have approached this turn, and it has not."""
    approachers = g.state.players[look.seat].tallies.get(APPROACHERS, 0)
    return not has_done(g, look, APPROACHED) and approachers >= int(most)


FAMILIES: Mapping[str, Callable[[Game, Look, str], bool]] = {
    "name": is_called,
    "asks": asks_for,
    "asks_trait": asks_for_trait,
    "printed": is_printed,
    "approached": has_approached,
    "beyond": is_one_too_many,
}
"""States that are told with a value."""


@rule("PM PM-ex-C1", "PM PM-ex-C2")
def is_public_in_hand(g: Game, card: int) -> bool:
    """EX cards in a hand are open to everybody."""
    return EX in g.faces[card].keywords
