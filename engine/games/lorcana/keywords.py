"""Keyword abilities (10): those that are whole abilities, as trees; the rest lives where its rule is judged."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.lorcana.frames import Challenge
from engine.games.lorcana.nodes import PayInk
from engine.kernel.abilities.recall import holds_towards
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import CHALLENGE, FIELD, bit, shape
from engine.kernel.characteristics.look import Look, Mod, Projection
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game

SUPPORT: t.Tree = (
    t.Triggered(
        (t.Trigger("quest", t.Is(t.This())),),
        t.May(
            t.Modify(
                t.Chosen(t.AllOf((t.Kind("character"), t.Other()))),
                "strength",
                t.StatOf("strength", t.This()),
                "turn",
            )
        ),
    ),
)
"""10.11.1."""

BOOST: t.Tree = (t.Activated((PayInk(t.StatOf("boost", t.This())),), t.Tuck(t.Top(), t.This()), once=True),)
"""Boost N: once in a turn N ink put the top card of the own deck under it (ruling R-LOR-60)."""
VANISH: t.Tree = (
    t.Triggered((t.Trigger("chosen", t.Is(t.This()), manner="for_action", by=t.Opponents()),), t.Banish(t.This())),
)
"""An opponent who chooses it for an action banishes it (ruling R-LOR-62)."""
KEYWORD_TREES = {"support": SUPPORT, "boost": BOOST, "vanish": VANISH}


@rule("LOR 10.12.1", "LOR 10.12")
def may_choose(look: Look, chooser: int) -> bool:
    """Ward: opponents cannot choose it while resolving effects; what does not choose still reaches it (10.12.3)."""
    return "ward" not in look.keywords or look.seat == chooser


def candidates(g: Game, context: Context, chooser: int, looks: Iterable[Look]) -> list[Look]:
    """Those among the looks that a seat may choose for an effect."""
    return [look for look in looks if may_choose(look, chooser) and not out_of_reach(g, context, look, chooser)]


@rule("LOR 1.2.2")
def out_of_reach(g: Game, context: Context, look: Look, chooser: int) -> bool:
    """Opponents cannot choose what a text says they cannot (ruling R-LOR-95), or not for certain cards."""
    if look.bans is None or "be_chosen" not in look.bans or look.seat == chooser:
        return False
    cause = g.look(context.source)
    return any(holds_towards(g, hold, cause, look) for hold in look.bans["be_chosen"])


class Challenging:
    """Challenger +N: only while its bearer challenges (10.3.1, 10.3.3); an entry of the projection."""

    def __init__(self) -> None:
        self.until = ""
        self.keyword = "challenger"
        self.far = 0
        self.near = 0
        self.shape = shape(0, bit("kw:challenger"), bit("strength"))

    def apply(self, game: Game, view: Projection, source: Look) -> None:
        bonus = challenger_bonus(source)
        if bonus and is_challenging(source):
            view.looks[source.source].change("strength", bonus)


@rule("LOR 10.3.1")
def challenger_bonus(look: Look) -> int:
    """The sum of its Challenger."""
    return look.keywords.get("challenger", 0)


@rule("LOR 10.3.3")
def is_challenging(look: Look) -> bool:
    """Of the two in a challenge it is the one that challenges; the challenged one has nothing of its Challenger."""
    return look.piece is not None and bool(look.piece.notes.get("challenging"))


CHALLENGING = Challenging()


def touch_challenge(g: Game, f: Challenge) -> None:
    """Somebody challenges now, or no longer: that changes whoever has Challenger, and what asks for it."""
    looks = g.projection.looks
    for ref in (f.challenger, f.challenged):
        bonus = ref in looks and "challenger" in looks[ref].keywords
        g.touch(CHALLENGE | (FIELD if bonus else 0), ref)


def ambient(g: Game, looks: dict[int, Look]) -> list[Mod]:
    """What the rules themselves project while a challenge is under way."""
    for frame in g.state.frames:
        if type(frame) is Challenge:
            two = (frame.challenger, frame.challenged)
            return [(CHALLENGING, looks[ref], g.state.serial) for ref in two if ref in looks]
    return []
