"""A battle: attack, intercept, its kind, random numbers, who has won, its end (306.5)."""

from __future__ import annotations

from engine.games.harem_master.castle import move_top
from engine.games.harem_master.control import end_effects, settle_sexes
from engine.games.harem_master.ends import CASTLE
from engine.games.harem_master.fighting import ON_CASTLE, compare, draw_numbers, kind_by
from engine.games.harem_master.frames import Battle, Settle
from engine.games.harem_master.moving import send
from engine.games.harem_master.settle import settle
from engine.games.harem_master.triggers import KIND, answering
from engine.games.harem_master.turning import act
from engine.games.harem_master.windows import INTERCEPT
from engine.kernel.characteristics.aspect import CHALLENGE
from engine.kernel.flow.before import triggers_before
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, go_to, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Option
from engine.kernel.state.state import Ref

PASS: Option = ("pass",)


@rule("HM 306.5a", "HM 306.5b")
def declare(g: Game, seat: int, ref: Ref) -> Flow:
    """He says that he attacks, and with whom."""
    return Battle(seat=seat, attacker=ref)


def declare_intercept(g: Game, seat: int, ref: Ref) -> Flow:
    """Who intercepts is noted where it was asked."""
    return None


@rule("HM 306.5")
def is_over(g: Game, f: Battle) -> bool:
    """A fighter has left play or changed sides."""
    field = g.state.field
    one = field.get(f.attacker)
    if one is None or one.seat != f.seat:
        return True
    if not f.interceptor:
        return False
    other = field.get(f.interceptor)
    return other is None or other.seat == f.seat


# --- the attack ---


@rule("HM 403.1a")
def before_attack(g: Game, f: Battle) -> Flow:
    return triggers_before(g, Settle, "attack", f.attacker, seat=f.seat)


@rule("HM 306.5b")
def attack(g: Game, f: Battle) -> Flow:
    """The attacker acts."""
    if is_over(g, f) or not act(g, f.attacker):
        return Jump("306.5n")
    g.state.field[f.attacker].notes["challenging"] = 1
    g.touch(CHALLENGE)
    g.tell("attack", f.seat, g.key(f.attacker))
    g.fire("attack", f.attacker, seat=f.seat)
    return settle(g, f)


@rule("HM 406.3a")
def answer_attack(g: Game, f: Battle) -> Flow:
    return _gone(g, f) or answering(g, "attack", f.attacker, by=f.seat)


def _gone(g: Game, f: Battle) -> Flow:
    return Jump("306.5n") if is_over(g, f) else None


@rule("HM 306.5c")
def ask_intercept(g: Game, f: Battle) -> Flow:
    """The other player may, if he can."""
    if is_over(g, f):
        return Jump("306.5n")
    other = g.next_seat(f.seat)
    g.state.phase = INTERCEPT
    options = g.rules.actions.menu(g, other, INTERCEPT)
    if options == [PASS]:
        f.got = [PASS]
        return None
    return Ask(other, ACTION, options, rule="306.5c", subject=f.attacker)


@rule("HM 306.5d", "HM 403.1a")
def choose_interceptor(g: Game, f: Battle) -> Flow:
    word, *refs = f.got[0]
    f.got = []
    if word == PASS[0]:
        return Jump("306.5e")
    f.interceptor = int(refs[0])
    return triggers_before(g, Settle, "intercept", f.interceptor, f.attacker, seat=g.next_seat(f.seat))


@rule("HM 306.5d")
def intercept(g: Game, f: Battle) -> Flow:
    """The interceptor acts."""
    if is_over(g, f) or not act(g, f.interceptor):
        return Jump("306.5n")
    seat = g.next_seat(f.seat)
    g.state.field[f.interceptor].notes["being_challenged"] = 1
    g.touch(CHALLENGE)
    g.tell("intercept", seat, g.key(f.interceptor), g.key(f.attacker))
    g.fire("intercept", f.interceptor, f.attacker, seat=seat)
    return settle(g, f)


@rule("HM 406.3a")
def answer_intercept(g: Game, f: Battle) -> Flow:
    return _gone(g, f) or answering(g, "intercept", f.interceptor, f.attacker, by=g.next_seat(f.seat))


# --- its kind ---


@rule("HM 306.5e", "HM 306.5f", "HM 306.5g")
def settle_kind(g: Game, f: Battle) -> Flow:
    """By who intercepts; without anybody the castle is attacked."""
    if is_over(g, f):
        return Jump("306.5n")
    settle_sexes(g)
    f.kind = kind_by(g, f.interceptor) if f.interceptor else ON_CASTLE
    g.tell("battle_kind", f.kind, 0)
    return None


@rule("HM 306.5h")
def window(g: Game, f: Battle) -> Flow:
    """Both may change it; whatever else is used only now is used too."""
    return answering(g, KIND, f.attacker, f.interceptor, by=f.seat, role=f.kind)


def on_castle_or_not(g: Game, f: Battle) -> Flow:
    return _gone(g, f) or (Jump("306.5m will") if f.kind == ON_CASTLE else None)


# --- random numbers (306.5i) ---


@rule("HM 403.1a")
def before_numbers(g: Game, f: Battle) -> Flow:
    since = len(g.state.fresh)
    triggers_before(g, Settle, "random", f.attacker, seat=g.look(f.attacker).seat)
    return triggers_before(g, Settle, "random", f.interceptor, seat=g.look(f.interceptor).seat, since=since)


@rule("HM 306.5i")
def numbers(g: Game, f: Battle) -> Flow:
    if is_over(g, f):
        return Jump("306.5n")
    draw_numbers(g, f)
    for ref in (f.attacker, f.interceptor):
        g.fire("random", ref, seat=g.look(ref).seat)
    return settle(g, f) if g.state.outcome is None else None


@rule("HM 406.3a")
def answer_numbers(g: Game, f: Battle) -> Flow:
    return _gone(g, f) or answering(g, "random", f.attacker, f.interceptor, by=f.seat)


@rule("HM 306.5i")
def judge_powers(g: Game, f: Battle) -> Flow:
    """The greater sum wins; nothing happens where they are equal."""
    if is_over(g, f):
        return Jump("306.5n")
    compare(g, f)
    if not f.winner:
        return Jump("306.5n")
    since = len(g.state.fresh)
    triggers_before(g, Settle, "win", f.winner, f.loser, seat=g.look(f.winner).seat)
    return triggers_before(g, Settle, "lose", f.loser, f.winner, seat=g.look(f.loser).seat, since=since)


@rule("HM 306.5j")
def won_and_lost(g: Game, f: Battle) -> Flow:
    if is_over(g, f):
        return Jump("306.5n")
    g.fire("win", f.winner, f.loser, seat=g.look(f.winner).seat)
    g.fire("lose", f.loser, f.winner, seat=g.look(f.loser).seat)
    return settle(g, f)


@rule("HM 306.5k", "HM 306.5l", "HM 215.7a", "HM 215.8a")
def take_loser(g: Game, f: Battle) -> Flow:
    """A man to the scaffold of who has won, a lady to his court."""
    if is_over(g, f):
        return Jump("306.5n")
    settle_sexes(g)
    zone = "court" if "lady" in g.look(f.loser).face.kinds else "scaffold"
    seat = g.look(f.winner).seat
    return send(g, [f.loser], zone, seat, holder=seat)


# --- on the castle ---


@rule("HM 403.1a")
def before_castle(g: Game, f: Battle) -> Flow:
    return triggers_before(g, Settle, "castle_attack", f.attacker, seat=f.seat)


@rule("HM 306.5m", "HM 207.2")
def attack_castle(g: Game, f: Battle) -> Flow:
    """A card off its top for each point of physical value, one after the other; none for a value below zero."""
    if is_over(g, f):
        return Jump("306.5n")
    other = g.next_seat(f.seat)
    falling = min(max(g.look(f.attacker).stat("physical"), 0), g.count(other, CASTLE))
    g.tell("castle_attack", f.seat, g.key(f.attacker), falling)
    lost = move_top(g, other, CASTLE, "discard", falling, f.seat)
    g.fire("castle_attack", f.attacker, seat=f.seat, amount=lost)
    return None


# --- the end ---


def end_of_battle(g: Game, f: Battle) -> Flow:
    return settle(g, f)


@rule("HM 306.5n")
def at_the_end(g: Game, f: Battle) -> Flow:
    g.fire("battle_end", f.attacker, f.interceptor, seat=f.seat)
    return settle(g, f)


@rule("HM 306.5o")
def over(g: Game, f: Battle) -> Flow:
    """What lasted until the end of the battle; nobody fights any more."""
    for ref in (f.attacker, f.interceptor):
        if ref in g.state.field:
            for name in ("challenging", "being_challenged"):
                g.state.field[ref].notes.pop(name, None)
    g.touch(CHALLENGE)
    end_effects(g, {"challenge"})
    return RETURN


BATTLE = program(
    Battle,
    ("306.5b will", before_attack),
    ("306.5b", attack),
    ("306.5b answer", answer_attack),
    ("306.5c", ask_intercept),
    ("306.5d will", choose_interceptor),
    ("306.5d", intercept),
    ("306.5d answer", answer_intercept),
    ("306.5e", settle_kind),
    ("306.5h", window),
    ("306.5h over", on_castle_or_not),
    ("306.5i will", before_numbers),
    ("306.5i", numbers),
    ("306.5i answer", answer_numbers),
    ("306.5i power", judge_powers),
    ("306.5j", won_and_lost),
    ("306.5k", take_loser),
    ("306.5k done", go_to("306.5n")),
    ("306.5m will", before_castle),
    ("306.5m", attack_castle),
    ("306.5n", end_of_battle),
    ("306.5n end", at_the_end),
    ("306.5o", over),
)
