"""What keywords ask for, each read where it matters (12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.cards import tree as t
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.cards.face import Face

CHARACTER, HERO = t.Kind("character"), t.Kind("hero")
OWN = t.AllOf((CHARACTER, t.Side(True)))
NAMED = "used:"


# --- as trees: what a keyword abbreviates ---


@rule("GOT 12.10.3", "GOT 12.10.3.1", "GOT 12.10.3.2", "GOT 12.10.3.3", "GOT 12.10.1")
def only(person: str) -> t.Condition:
    """【person only】: everybody in the own lanes and among the own brides is that person, and somebody is."""
    others = t.Not(t.Class(person))
    return t.Both(
        (
            _none(t.AllOf((OWN, others)), others),
            t.Never(_none(OWN, t.Anything())),
        )
    )


@rule("GOT 12.7.2", "GOT 12.7.2.1")
def use_condition(*persons: str) -> t.Condition:
    """【使用条件】: each of them is in an own lane or among the own brides."""
    return t.Both(tuple(t.Never(_none(t.AllOf((OWN, t.Class(each))), t.Class(each))) for each in persons))


def used_with(*persons: str) -> t.Ability:
    """【使用条件】 as the ability that it is: without them the event is not played."""
    return t.Static((t.Cannot(t.This(), "play"),), t.Never(use_condition(*persons)))


def _none(in_lanes: t.Filter, brides: t.Filter) -> t.Condition:
    return t.Both(
        (
            t.Compare(t.Count(in_lanes), "==", 0),
            t.Compare(t.Count(brides, "brides", t.You()), "==", 0),
        )
    )


@rule("GOT 12.8.2")
def exclusive(*persons: str) -> t.Ability:
    """【専用】: set on nobody else."""
    whom = t.AnyOf(tuple(t.Class(each) for each in persons))
    return t.Static((t.Cannot(t.This(), "wear", "", t.Not(whom)),))


def growth(*persons: str) -> t.Ability:
    """【成長】: onto such a character."""
    return t.Keyword("growth", 0, t.AnyOf(tuple(t.Class(each) for each in persons)))


def disguise(*persons: str) -> t.Ability:
    """【変装】: somebody else as well."""
    return t.Keyword("disguise", 0, t.AnyOf(tuple(t.Class(each) for each in persons)))


# --- growth and exclusive (12.6, 12.8) ---


@rule("GOT 12.6.2")
def grows(face: Face) -> bool:
    """Whether it comes only onto a character."""
    return "growth" in face.keywords


@rule("GOT 12.6.2", "GOT 8.2.1.2", "GOT 10.3.4.1.1")
def grows_onto(g: Game, look: Look, other: Look) -> bool:
    """Whether that is whom it grows from."""
    return look.face.stacks_onto is not None and look.face.stacks_onto(g, other, look)


@rule("GOT 12.8.2", "GOT 11.4.2", "GOT 10.3.4.1.1")
def fits(g: Game, episode: Look, wearer: Look) -> bool:
    """Whether an episode may be set on somebody."""
    for test, deed, who in episode.face.self_bans:
        if deed == "wear" and who(g, wearer, episode) and (test is None or test(g, episode)):
            return False
    return True


# --- conditions (12.2) ---


@rule("GOT 12.2.3.2", "GOT 12.2.3.3", "GOT 12.2.4", "GOT 10.3.2", "GOT 10.3.3")
def holds(g: Game, number: int, context: Context) -> bool:
    """Whether all that an ability asks for holds."""
    test = g.library.abilities[number].condition
    return test is None or test(g, context)


# --- once in a turn (12.4, 12.5) ---


def limit_of(g: Game, number: int) -> str:
    """How often an ability may be played in a turn."""
    return str(getattr(g.library.abilities[number].node, "limit", ""))


@rule("GOT 12.4.2", "GOT 12.5.3", "GOT 12.5.2")
def used_up(g: Game, seat: int, number: int, ref: Ref) -> bool:
    """Whether it has been played so often in this turn as it can be."""
    match limit_of(g, number):
        case "turn":
            return g.note(ref, f"{NAMED}{number}") == g.state.turn
        case "name":
            return _named(g, number, ref) in g.state.players[seat].tallies
    return False


def note_use(g: Game, seat: int, number: int, ref: Ref) -> None:
    """It is played now."""
    match limit_of(g, number):
        case "turn":
            if ref in g.state.field:
                g.state.field[ref].notes[f"{NAMED}{number}"] = g.state.turn
        case "name":
            g.state.players[seat].tallies[_named(g, number, ref)] = 1


@rule("GOT 12.5.3", "GOT 12.5.2", "GOT 2.1.2.1")
def _named(g: Game, number: int, ref: Ref) -> str:
    """All abilities with that keyword of all cards of one name count together; events by themselves."""
    sort = "event" if isinstance(g.library.abilities[number].node, t.Spell) else "ability"
    key = g.library.abilities[number].card or g.key(ref)
    return f"{sort} {g.library.faces[key].card.full_name}"
