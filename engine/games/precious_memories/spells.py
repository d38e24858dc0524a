"""Which of the texts of an event are played."""

from __future__ import annotations

from engine.games.precious_memories import timing
from engine.games.precious_memories.frames import Play
from engine.games.precious_memories.identity import EVENT
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK


@rule("PM R-PM-54")
def playable_texts(g: Game, look: Look, windows: frozenset[str] | None = None) -> list[int]:
    """The texts of an event whose use condition holds, of those that do different things; `windows`: whose timing box
    is among these, None for whatever it says."""
    texts = [number for number in look.face.spells if is_playable(g, look, number, windows)]
    if len(texts) < 2:
        return texts
    by_body = {getattr(g.library.abilities[number].node, "body", None): number for number in reversed(texts)}
    return sorted(by_body.values())


def is_playable(g: Game, look: Look, number: int, windows: frozenset[str] | None) -> bool:
    node, test = g.library.abilities[number].node, g.library.abilities[number].condition
    assert isinstance(node, t.Spell)
    in_time = windows is None or not windows.isdisjoint(node.windows)
    return in_time and (test is None or test(g, look))


@rule("PM R-PM-54")
def ask_text(g: Game, f: Play) -> Flow:
    """Of several its player says which; told by their number."""
    f.got = []
    if g.faces[f.card & CARD_MASK].card.kind != EVENT:
        return None
    windows = None if f.free else timing.open_windows(g, f.seat, g.state.phase)
    texts = playable_texts(g, printed(g, f.card), windows)
    options: list[Option] = [("number", nth + 1) for nth in range(len(texts))]
    if len(texts) < 2:
        f.got = options
        return None
    return Ask(f.seat, "mode", options, rule="R-PM-54", source=f.card & CARD_MASK, verb="choose_one")


def take_text(g: Game, f: Play) -> Flow:
    if f.got:
        windows = None if f.free else timing.open_windows(g, f.seat, g.state.phase)
        f.ability = playable_texts(g, printed(g, f.card), windows)[int(f.got[0][1]) - 1]
    f.got = []
    return None
