"""Random numbers and powers of a battle (306.5e-306.5i)."""

from __future__ import annotations

from engine.games.harem_master.ends import CASTLE, look_at_castles
from engine.games.harem_master.frames import Battle
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref
from engine.kernel.verbs.revealing import reveal

COMBAT, APPROACH = "combat", "approach"
ON_CASTLE = "castle"
VALUE = {COMBAT: "physical", APPROACH: "mental"}
KINDS = ("", COMBAT, APPROACH, ON_CASTLE)
"""The kinds of a battle, by the number that views tell of them."""


@rule("HM 306.5e", "HM 306.5f", "HM 211.1")
def kind_by(g: Game, interceptor: Ref) -> str:
    """Of whatever sex the interceptor is: a man fights, a lady is wooed."""
    return APPROACH if "lady" in g.look(interceptor).face.kinds else COMBAT


@rule("HM 306.5h")
def change_kind(g: Game, kind: str) -> bool:
    """A combat becomes an approach, or the other way round, nothing else; says whether it did."""
    battle = current(g)
    if battle is None or battle.kind not in VALUE or battle.kind == kind:
        return False
    battle.kind = kind
    g.tell("battle_kind", kind, 1)
    return True


def current(g: Game) -> Battle | None:
    """The battle that goes on."""
    return next((frame for frame in reversed(g.state.frames) if isinstance(frame, Battle)), None)


@rule("HM 306.5", "HM 306.5i")
def facts(g: Game) -> dict[str, int | str]:
    """What everybody knows of the battle that goes on: who fights (by reference), its kind (0 until it is settled), the
    random number and the card that it is from, of each."""
    f = current(g)
    if f is None:
        return {}
    told: dict[str, int | str] = {"attacker": f.attacker, "interceptor": f.interceptor, "kind": KINDS.index(f.kind)}
    for at in (0, 1):
        if f.turned[at]:
            told[f"number_{at}"], told[f"card_{at}"] = f.random[at], f.turned[at]
    return told


@rule("HM 306.5i")
def draw_numbers(g: Game, f: Battle) -> None:
    """A card off the top of each castle, unless a text says that none is applied; both are turned over at once."""
    for at, ref in enumerate((f.attacker, f.interceptor)):
        if not spared(g.look(ref)):
            _apply(g, f, at, ref)
    look_at_castles(g)


def _apply(g: Game, f: Battle, at: int, ref: Ref) -> None:
    castle = g.zone(g.look(ref).seat, CASTLE)
    if castle:
        f.turned[at] = g.keys[castle[0]]
        f.random[at] += turn_over(g, g.look(ref).seat, ref)


@rule("HM 306.5i")
def apply_again(g: Game, ref: Ref) -> None:
    """One more number is added to a fighter's (ruling R-HM-24); one that comes early is kept until powers are compared
    (ruling R-HM-40)."""
    battle = current(g)
    fighters = () if battle is None else (battle.attacker, battle.interceptor)
    if battle is None or ref not in fighters or spared(g.look(ref)):
        return
    if not battle.kind or battle.kind in VALUE:
        _apply(g, battle, fighters.index(ref), ref)
        look_at_castles(g)


@rule("HM 306.5i")
def spared(look: Look) -> bool:
    """Whether no random number is applied to it: then no card is turned over."""
    return look.bans is not None and "random" in look.bans


@rule("HM 306.5i", "HM 210.1", "HM 101.3")
def turn_over(g: Game, seat: int, ref: Ref = 0) -> int:
    """The number of the top card, which goes under the castle, or, where that is agreed, onto the discard pile (ruling
    R-HM-02)."""
    castle = g.zone(seat, CASTLE)
    if not castle:
        return 0
    card = castle[0]
    number = g.faces[card].stats.get("random", 0)
    discards = ref and g.flags.get("random_cards") == "discard"
    reveal(g, seat, [g.state.refs[card]])
    new = g.put(card, "discard" if discards else CASTLE, top=bool(discards))
    if discards:
        g.fire("to_discard", new, seat=seat, role=CASTLE)
    g.tell("random", seat, g.keys[card], number)
    return number


@rule("HM 306.5i", "HM 207.2", "HM 208.2")
def compare(g: Game, f: Battle) -> None:
    """Value and number of each, below zero too."""
    name = VALUE[f.kind]
    powers = [
        g.look(ref).stat(name) + number for ref, number in zip((f.attacker, f.interceptor), f.random, strict=True)
    ]
    stronger = "draw" if powers[0] == powers[1] else "attacker" if powers[0] > powers[1] else "interceptor"
    g.tell("powers", g.key(f.attacker), powers[0], g.key(f.interceptor), powers[1], stronger)
    if stronger != "draw":
        pair = (f.attacker, f.interceptor)
        f.winner, f.loser = pair if stronger == "attacker" else pair[::-1]
