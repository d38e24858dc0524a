"""Cards with every kind of ability, out of which a deck is built for self-play."""

from __future__ import annotations

from engine.games.mlp.nodes import AddScene, Remove, ToPlan
from engine.kernel.cards import tree as t
from tests.rules.mlp import stock as s

CARDS = {
    each.key: each
    for each in (
        s.character("meeter", s.meet(t.Seq((t.Draw(s.YOU), t.Discard(s.YOU)))), cost=2, idea=3, classes=("sister",)),
        s.character("leaver", s.farewell(t.Draw(s.YOU)), cost=1, idea=2),
        s.character(
            "avenger", s.farewell(t.Banish(t.Chosen(t.AllOf((s.THEIRS, t.Has("idea", ">=", 3)))))), cost=2, idea=2
        ),
        s.character("watcher", s.whenever("discard", s.plus(1), times="each"), cost=2, idea=2, classes=("sister",)),
        s.character("drawer", s.whenever("draw", s.plus(1, s.ONE_OWN), times="once"), cost=2, idea=1),
        s.character(
            "leader",
            t.Static((t.Modify(t.Every(t.AllOf((t.Side(True), s.keyword("sister")))), "idea", 1),)),
            cost=3,
            idea=3,
        ),
        s.character("tapper", t.Activated((s.TAP,), s.plus(2, s.ONE_OWN)), cost=1, idea=1),
        s.character("giver", s.meet(t.Seq((t.Give(s.ONE_OWN, "candy"), t.Give(s.ONE_OWN, "search")))), cost=1, idea=2),
        s.character(
            "santa",
            s.meet(
                t.Seq(
                    (
                        t.Give(s.ONE_OWN, "journey"),
                        t.Give(s.ONE_OWN, "cheer"),
                        t.Give(s.ONE_OWN, "errand"),
                        t.Give(s.ONE_OWN, "dazzle"),
                        t.Give(s.ONE_OWN, "recall"),
                    )
                )
            ),
            cost=2,
            idea=2,
        ),
        s.character("mourner", s.whenever("banish", t.Draw(s.YOU), subject=s.OWN), cost=2, idea=2),
        s.character(
            "scout",
            s.meet(t.Seq((t.Look(0, target=t.Every(t.Side(True), "plans")), t.PutRest("back")))),
            cost=1,
            idea=2,
        ),
        s.event("sweep", t.Banish(t.Every(s.CHARACTER)), cost=3),
        s.event("think", t.Seq((t.Draw(s.YOU, 2), t.Discard(s.YOU))), s.precaution(s.plus(2, s.ONE_OWN))),
        s.event("return", t.ToHand(s.ONE_OF_THEIRS), cost=2),
        s.event("revive", t.ToPlay(t.Chosen(s.CHARACTER, zone="discard", whose=s.YOU)), cost=2),
        s.event("plot", ToPlan(t.Chosen(t.Anything(), zone="hand", whose=s.YOU))),
        s.event(
            "peek",
            t.Seq(
                (
                    t.Look(0, target=t.Chosen(t.Anything(), zone="plans", whose=s.FOE)),
                    Remove(t.Chosen(t.Anything(), zone="plans", whose=s.FOE)),
                )
            ),
            cost=2,
        ),
        s.event("opening", t.Seq((t.Look(3, open=True), t.Take(s.CHARACTER), t.PutRest("bottom"))), cost=1),
        s.event("float", t.Later(t.Trigger("banish", s.OWN, manner="in_challenge"), t.Draw(s.YOU)), cost=1),
        s.item("bow", t.Static((t.Modify(t.Bound("host"), "idea", 2),))),
        s.item(
            "ring",
            t.Static((t.Cannot(t.This(), "wear", filter=t.Not(s.keyword("sister"))),)),
            t.Static((t.Modify(t.Bound("host"), "idea", 1),)),
        ),
        s.scene(
            "hill",
            s.inspiration(
                s.plus(2, t.Every(t.AllOf((s.OWN, t.AnyOf((t.In("challenging"), t.In("being_challenged")))))))
            ),
        ),
        s.scene("grove", s.inspiration(t.Draw(s.YOU))),
        s.scene("lake", s.flip_effect(t.Ready(t.Chosen(t.AllOf((t.Side(True), s.SCENE)), 0, 2)))),
        s.story("i", 1, s.on("reach", t.Draw(s.YOU))),
        s.story("ii", 2, s.on("reach", AddScene())),
        s.story("iii", 3, s.on("reach", Remove(t.Chosen(t.Anything(), zone="plans", whose=s.FOE)))),
        s.story("iv", 4),
        s.LEAD,
    )
}
MAIN = [key for key, each in CARDS.items() if each.kind in ("character", "event", "item")]
DECK = (*(MAIN * 3)[:50], *("hill", "grove", "lake") * 5, "i", "ii", "iii", "iv", "lead")


def deal(number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The same two decks for each game."""
    return DECK, DECK
