"""The judgement: who succeeds, which hero becomes whose partner, who becomes a bride (9.4)."""

from __future__ import annotations

from engine.games.quintuplets.frames import Approach
from engine.games.quintuplets.moving import flip, send
from engine.kernel.flow.program import Ask, Flow, Jump
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import Ref
from engine.kernel.verbs.drawing import banned


@rule("GOT 9.4.2", "GOT 9.4.2.1", "GOT 1.3.2.4")
def judge_all(g: Game, f: Approach) -> Flow:
    """Each who is strong enough by now succeeds, and he is her partner; the others fail."""
    f.partners = []
    for one, hero in zip(f.pairs[::2], f.pairs[1::2], strict=True):
        if one not in g.state.field:
            continue
        if succeeds(g, one, hero):
            f.partners += [one, hero]
        else:
            g.tell("approach_fails", f.seat, g.key(one))
            g.fire("approach_failure", one, hero, seat=f.seat)
    return None


@rule("GOT 9.4.2", "GOT 1.3.3")
def succeeds(g: Game, one: Ref, hero: Ref) -> bool:
    """Her power is at least what he asks for; a hero who lies face down asks for nothing that anybody could reach
    (ruling R-GOT-22)."""
    piece = g.state.field.get(hero)
    if piece is None or piece.face_down or banned(g, hero, "become_partner") or banned(g, one, "succeed"):
        return False
    return g.look(one).stat("power") >= g.look(hero).stat("need")


@rule("GOT 9.4.2.2")
def ask_partner(g: Game, f: Approach) -> Flow:
    """Who has succeeded with several keeps one of them: the turn player says whom (ruling R-GOT-18)."""
    f.got = []
    ones = f.partners[::2]
    several = next((one for one in ones if ones.count(one) > 1), 0)
    if not several:
        return None
    heroes = [hero for one, hero in zip(ones, f.partners[1::2], strict=True) if one == several]
    return Ask(f.seat, "target", [("target", hero) for hero in heroes], rule="9.4.2.2", subject=several)


@rule("GOT 9.4.2.1", "GOT 9.4.2.2")
def bind_partner(g: Game, f: Approach) -> Flow:
    if f.got:
        ones = f.partners[::2]
        several = next(one for one in ones if ones.count(one) > 1)
        kept = [
            (one, hero)
            for one, hero in zip(ones, f.partners[1::2], strict=True)
            if one != several or hero == f.got[0][1]
        ]
        f.partners = [ref for pair in kept for ref in pair]
        return Jump("9.4.2.2")
    for one, hero in zip(f.partners[::2], f.partners[1::2], strict=True):
        g.tell("approach_succeeds", f.seat, g.key(one), g.key(hero))
        g.fire("approach_success", one, hero, seat=f.seat)
        g.fire("partner", hero, one, seat=f.seat)
    f.heroes = in_lanes(g, f.partners[1::2])
    return None


@rule("GOT 9.4.3")
def in_lanes(g: Game, heroes: list[Ref]) -> list[Ref]:
    """Each of them, from lane to lane (ruling R-GOT-23)."""
    return sorted(dict.fromkeys(heroes), key=lambda hero: g.state.field[hero].slot)


def next_hero(g: Game, f: Approach) -> Flow:
    return None if f.heroes else Jump("9.4.4")


@rule("GOT 9.4.3.1")
def turn_down(g: Game, f: Approach) -> Flow:
    """He lies face down from now on."""
    return flip(g, [f.heroes[0]], f.seat, down=True)


@rule("GOT 9.4.3.2")
def ask_bride(g: Game, f: Approach) -> Flow:
    """One of those whose partner he is."""
    hero = f.heroes[0]
    f.got = []
    pairs = zip(f.partners[::2], f.partners[1::2], strict=True)
    ones = [one for one, partner in pairs if partner == hero and one in g.state.field]
    options: list[Option] = [("target", one) for one in ones]
    if len(options) < 2:
        f.got = options
        return None
    return Ask(f.seat, "target", options, rule="9.4.3.2", subject=hero, verb="bride")


@rule("GOT 9.4.3.2", "GOT 4.10.1")
def brides(g: Game, f: Approach) -> Flow:
    """She goes to the bride area, her master's (ruling R-GOT-78)."""
    refs = [int(option[1]) for option in f.got]
    f.got = []
    f.heroes.pop(0)
    f.step = "9.4.3"
    return send(g, refs, "brides", f.seat)
