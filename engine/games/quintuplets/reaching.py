"""Who may approach whom: one hero and all who approach him are declared together (9.2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.games.quintuplets.judge import Means
from engine.games.quintuplets.lanes import is_character, is_hero, kept_apart, reaches
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal

NO_APPROACHER = Refusal("9.1.1", "not_your_character")
NO_HERO = Refusal("9.2.2.1", "not_a_hero")
FACE_DOWN = Refusal("9.2.2.1", "face_down")
CHOSEN = Refusal("9.2.2.1", "hero_chosen")
OUT_OF_REACH = Refusal("9.2.2.2.1", "out_of_reach")
TOO_WEAK = Refusal("9.2.2.2.2", "too_weak")
ALREADY = Refusal("9.2.2.2.3", "approaches_already")
DISORDERED = Refusal("9.2.2.2", "from_the_left")
HELD = Refusal("1.3.3", "may_not_approach")


# --- what may be named at all ---


def approachers(s: Means) -> list[Look]:
    """The own characters, from lane to lane; and the heroes that may be named are found."""
    free = []
    for look in s.looks.values():
        if look.seat < 0 and sought(s, look) is None:
            s.sought.append(look)
    for one in s.there:
        if once_only(one) is None:
            free.append(one)
    return free


@rule("GOT 9.1.1", "GOT 9.2.2.2")
def own(s: Means, one: Look) -> Refusal | None:
    """An own character that approaches nobody yet."""
    if one.piece is None or one.seat != s.seat or not is_character(one.piece):
        return NO_APPROACHER
    return once_only(one)


@rule("GOT 9.2.2.2.3")
def once_only(one: Look) -> Refusal | None:
    """Nobody approaches two."""
    return ALREADY if one.piece is not None and one.piece.notes.get("approaching") else None


@rule("GOT 9.2.2.1")
def sought(s: Means, hero: Look) -> Refusal | None:
    """A hero that lies face up (ruling R-GOT-07) and has not been named yet (ruling R-GOT-70)."""
    if hero.piece is None or not is_hero(hero.piece):
        return NO_HERO
    if hero.piece.face_down:
        return FACE_DOWN
    return CHOSEN if hero.piece.notes.get("approached") else None


# --- who reaches whom ---


def able(g: Game, one: Look, hero: Look) -> Refusal | None:
    """All that is asked of one of them and the hero."""
    return within_reach(one, hero) or strong_enough(one, hero) or held(g, one, hero)


@rule("GOT 9.2.2.2.1")
def within_reach(one: Look, hero: Look) -> Refusal | None:
    assert one.piece is not None
    assert hero.piece is not None
    return None if reaches(one.piece, hero.piece) else OUT_OF_REACH


@rule("GOT 9.2.2.2.2", "GOT 2.3.1", "GOT 2.5.1")
def strong_enough(one: Look, hero: Look) -> Refusal | None:
    """Her power is at least what he asks for."""
    return None if one.stat("power") >= hero.stat("need") else TOO_WEAK


@rule("GOT 1.3.3")
def held(g: Game, one: Look, hero: Look) -> Refusal | None:
    """Who is forbidden to approach, or to be approached."""
    return HELD if kept_apart(g, one.source, hero.source) else None


def alone(s: Means, one: Look, hero: Look) -> Refusal | None:
    """One character, one hero."""
    return able(s.g, one, hero)


def together(s: Means, one: Look, hero: Look, *more: Look) -> Refusal | None:
    """Several and one hero: each of them an own one that may, once, from the first lane on."""
    for each in more:
        if (refusal := own(s, each)) is not None:
            return refusal
    if len({each.source for each in (one, *more)}) <= len(more):
        return ALREADY
    for each in (one, *more):
        if (refusal := able(s.g, each, hero)) is not None:
            return refusal
    return in_order(one, *more)


@rule("GOT 9.2.2.2")
def in_order(*ones: Look) -> Refusal | None:
    """Who is in one group with whom has no order: it is named from the first lane on."""
    lanes = [one.piece.slot for one in ones if one.piece is not None]
    return None if lanes == sorted(lanes) else DISORDERED


# --- all that there is ---


@rule("GOT 9.2.2.2")
def groups(s: Means, one: Look, size: int) -> Iterator[tuple[Look, ...]]:
    """A hero, and so many with this one who approach him, none of them from a lane before."""
    assert one.piece is not None
    later = []
    for look in s.row[one.piece.slot + 1 :]:
        if look is not None and once_only(look) is None:
            later.append(look)
    if len(later) < size:
        return
    for hero in heroes_for(s, one):
        others = []
        for look in later:
            if hero in heroes_for(s, look):
                others.append(look)
        for more in combinations(others, size):
            yield hero, *more


def heroes_for(s: Means, one: Look) -> list[Look]:
    """Whom a character may approach, found once a menu."""
    heroes = s.reach.get(one.source)
    if heroes is None:
        heroes = s.reach[one.source] = []
        for hero in s.sought:
            if able(s.g, one, hero) is None:
                heroes.append(hero)
    return heroes


def pairs_for(s: Means, one: Look) -> list[tuple[Look, ...]]:
    return list(groups(s, one, 1))


def triples_for(s: Means, one: Look) -> list[tuple[Look, ...]]:
    return list(groups(s, one, 2))
