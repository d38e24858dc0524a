"""Tokens on characters: the candy and the six presents (2-7.0.0)."""

from __future__ import annotations

from engine.games.mlp.nodes import Relocate
from engine.kernel.cards import tree as t
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Pending, Ref

CANDY = "candy"
CHARACTER = t.Kind("character")
OWN = t.Side(True)


def _opened(body: t.Effect) -> t.Tree:
    return (t.Triggered((t.Trigger("open", t.Is(t.This())),), body),)


UNTAP = t.Activated((t.Exert(t.This()),), t.Ready(t.Chosen(t.AllOf((OWN, t.Kind("scene"))))))

PRESENTS: dict[str, t.Tree] = {
    "search": _opened(t.Seq((t.Look(2, open=True), t.Take(), t.PutRest("bottom")), "then")),
    "recall": _opened(t.ToHand(t.Chosen(t.AllOf((CHARACTER, t.Has("cost", "<=", 3))), zone="discard", whose=t.You()))),
    "cheer": _opened(t.Modify(t.This(), "idea", 1, "turn")),
    "errand": _opened(t.Grant(t.This(), (UNTAP,), "turn")),
    "journey": _opened(t.May(Relocate(t.This()))),
    "dazzle": _opened(t.Modify(t.Chosen(t.AllOf((CHARACTER, t.Side(False)))), "idea", -1, "turn")),
}
"""What each does when it is opened (2-7.2.2c)."""


TOKENS = (*PRESENTS, CANDY)


def on(g: Game, ref: Ref) -> list[str]:
    """The presents that lie on a piece."""
    return [name for name in tokens(g, ref) if name in PRESENTS]


def tokens(g: Game, ref: Ref) -> list[str]:
    """The tokens that lie on a piece."""
    piece = g.state.field.get(ref)
    return [name for name in TOKENS if piece.counters.get(name)] if piece is not None and piece.counters else []


@rule("MLP 2-7.2.1a", "MLP 5-2.1.1b")
def can_gain(g: Game, ref: Ref, name: str) -> bool:
    """Only one candy each; tokens lie on characters in the adventure area alone."""
    piece = g.state.field.get(ref)
    return piece is not None and piece.slot >= 0 and not (name == CANDY and piece.counters.get(CANDY))


def give(g: Game, ref: Ref, name: str) -> None:
    """A token comes onto a character; the void gain of a second candy does nothing."""
    if can_gain(g, ref, name):
        piece = g.state.field[ref]
        piece.counters[name] = piece.counters.get(name, 0) + 1
        g.tell("gain_token", piece.seat, g.key(ref), name)
        g.touch(-1)


@rule("MLP 6-5.3.0", "MLP 2-7.1.2a")
def take_off(g: Game, ref: Ref, name: str) -> None:
    """Out of the game; nothing remembers it."""
    piece = g.state.field[ref]
    left = piece.counters.get(name, 0) - 1
    if left > 0:
        piece.counters[name] = left
    else:
        piece.counters.pop(name, None)
    g.touch(-1)


@rule("MLP 2-7.2.2c")
def open_present(g: Game, ref: Ref, name: str) -> Pending | None:
    """Its effect is used, and then it is gone, which does not stop the effect (ruling R-MLP-34)."""
    piece = g.state.field.get(ref)
    if piece is None or not piece.counters.get(name):
        return None
    g.tell("open", piece.seat, g.key(ref), name)
    take_off(g, ref, name)
    g.state.serial += 1
    return Pending(g.state.serial, piece.seat, g.library.keyword_abilities[name][0], ref, ref, card=piece.cards[0])
