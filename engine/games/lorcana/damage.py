"""Dealing damage: amount, replacement (Resist, redirection), counters (4.3.6.12-15, 7.7, 9, 10.6)."""

from __future__ import annotations

from engine.games.lorcana.frames import Damage
from engine.kernel.characteristics.look import Lessened, Look, worth
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, program
from engine.kernel.flow.replace import NONE, applicable
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import Ref
from engine.kernel.verbs.drawing import banned

DEALT = "dealt"
ASKED = -1
"""In the place of a card that takes damage over: nobody does; below that, so many more have declined."""


def deal(g: Game, seat: int, to: list[Ref], amounts: list[int], sources: list[Ref] | None = None) -> Flow:
    """Deal damage to pieces at once; `seat`: whose card or character does it. Asks only for a choice of replacement."""
    frame = Damage(seat=seat, to=to, amounts=amounts, sources=sources or [0] * len(to), shields=[ASKED] * len(to))
    if not g.view().redirects:
        apply_all(g, frame)
        return None
    return frame


@rule("LOR 4.3.6.13")
@rule("LOR 7.8.2", "LOR 6.2.9")
def strength_of(look: Look) -> int:
    """With everything that changes it; negative strength deals no damage."""
    return worth(look.stats.get("strength", 0))


def strike(g: Game, seat: int, challenger: Ref, challenged: Ref) -> Flow:
    """Challenge damage of both (4.3.6.12)."""
    looks = g.looks()
    one, other = looks[challenger], looks[challenged]
    blows = [(challenged, strength_of(one), challenger)] if not _spared(other) else []
    if strikes_back(other) and not _spared(one):
        blows.append((challenger, strength_of(other), challenged))
    return deal(g, seat, [blow[0] for blow in blows], [blow[1] for blow in blows], [blow[2] for blow in blows])


@rule("LOR 4.3.6.21")
def strikes_back(look: Look) -> bool:
    """Locations deal no damage."""
    return "character" in look.face.kinds


def _spared(look: Look) -> bool:
    return look.bans is not None and "take_challenge_damage" in look.bans


@rule("LOR 10.6.1", "LOR 4.3.6.14", "LOR 10.1.1")
def resisted(look: Look, amount: int) -> int:
    """All Resist on a piece is one sum (ruling R-LOR-06)."""
    return amount - look.keywords.get("resist", 0)


def dealt_to(g: Game, look: Look, amount: int) -> int:
    """What is left of it: all that makes it less or more is one sum, and what does so but once a turn comes last, as
    far as there is still something left (ruling R-LOR-138)."""
    left = resisted(look, amount)
    if amount <= 0 or not g.view().lessened:
        return left
    applying = lessening(g, look)
    left -= sum([each.number for each in applying if each.once < 0])
    for each in applying:
        if left > 0 and each.once >= 0:
            use_once(g, each)
            left -= each.number
    return left


def lessening(g: Game, look: Look) -> list[Lessened]:
    """What makes damage that is dealt to a card less or more, without what has done so this turn and does it once."""
    return [each for each in g.view().lessened if each.test(g, look, each.source) and not is_spent(g, each)]


def is_spent(g: Game, each: Lessened) -> bool:
    """Whether it is done once in a turn, and has been in this one."""
    return each.once >= 0 and g.state.field[each.source.source].notes.get(_note_of(each)) == g.state.turn


def use_once(g: Game, each: Lessened) -> None:
    """It is done for this turn."""
    g.state.field[each.source.source].notes[_note_of(each)] = g.state.turn


def _note_of(each: Lessened) -> str:
    return f"lessened:{each.once}"


def options_for(g: Game, f: Damage) -> list[Option]:
    """Replacements that apply to damage dealt to a piece: its Resist and its like, and each card that has to take
    damage in its place."""
    ref, amount = f.to[f.at], f.amounts[f.at]
    look = g.looks()[ref]
    less = look.keywords.get("resist", 0) or lessening(g, look)
    options: list[Option] = [("resist", ref)] if less and amount > 0 else []
    return [*options, *(("redirect", source.source) for source in diverting(g, f, optional=False))]


def diverting(g: Game, f: Damage, *, optional: bool) -> list[Look]:
    """The cards that take damage in the place of a piece, or that may do so, `optional`."""
    if f.amounts[f.at] <= 0:
        return []
    struck = bool(f.sources[f.at])
    fitting = [
        (each.test, each.source)
        for each in g.view().redirects
        if each.optional == optional and (struck or not each.struck)
    ]
    return applicable(g, fitting, g.looks()[f.to[f.at]])


def declined(f: Damage) -> int:
    """How many cards might have taken it whose players did not want to."""
    return ASKED - f.shields[f.at]


def may_divert(g: Game, f: Damage) -> Ask | None:
    """Who may take damage over is asked before anybody has to (ruling R-LOR-150)."""
    offers = diverting(g, f, optional=True)[declined(f) :]
    if not offers:
        return None
    return Ask(offers[0].seat, "replace", [("redirect", offers[0].source), NONE], rule="7.7.4", subject=f.to[f.at])


@rule("LOR 7.7.5", "LOR 7.7.4")
def choose_replacement(g: Game, f: Damage) -> Flow:
    """One replacement an effect; among several somebody chooses."""
    f.got = []
    while f.at < len(f.to):
        ref = f.to[f.at]
        if ref in g.state.field:
            asked = may_divert(g, f)
            if asked is not None:
                return asked
            options = options_for(g, f)
            if len(options) > 1:
                return Ask(dealer(g, f), "replace", options, rule="7.7.5", subject=ref)
            _shield(f, options)
        f.at += 1
    return Jump("4.3.6.15")


@rule("LOR 7.7.5")
def dealer(g: Game, f: Damage) -> int:
    """The player of what deals the damage chooses: in a challenge that of the character that strikes this blow."""
    source = f.sources[f.at]
    return g.look(source).seat if source else f.seat


def take_replacement(g: Game, f: Damage) -> Flow:
    if f.at < len(f.to):
        if f.got[:1] == [NONE]:
            f.shields[f.at] -= 1
            return Jump("7.7.5")
        _shield(f, f.got)
        f.at += 1
    return Jump("7.7.5")


def _shield(f: Damage, options: list[Option]) -> None:
    if options and options[0][0] == "redirect":
        f.shields[f.at] = int(options[0][1])


def place(g: Game, f: Damage) -> Flow:
    apply_all(g, f)
    return RETURN


def apply_all(g: Game, f: Damage) -> None:
    """Everything is worked out first, then all counters are placed together. What another card is dealt instead is
    dealt to it, Resist and all (ruling R-LOR-135)."""
    looks = g.looks()
    for ref, amount, source, shield in zip(f.to, f.amounts, f.sources, f.shields, strict=True):
        if ref not in g.state.field:
            continue
        if shield in g.view().taking and shield in looks:
            hurt(g, shield, dealt_to(g, looks[shield], amount), source)
        elif shield >= 0:
            redirect(g, shield, amount)
        else:
            hurt(g, ref, dealt_to(g, looks[ref], amount), source)


@rule("LOR 7.7.2", "LOR 7.7.1")
def redirect(g: Game, shield: Ref, amount: int) -> None:
    """Instead that many counters are put on another card: not dealt, so no Resist (9.2.1)."""
    put_counters(g, shield, amount)


@rule("LOR 4.3.6.15", "LOR ダメージ", "LOR 9.1.1")
def hurt(g: Game, ref: Ref, amount: int, source: Ref) -> None:
    """As many counters as damage; nothing dealt if it was reduced to zero (10.6.3)."""
    if amount <= 0 or takes_none(g, ref):
        no_damage(g, ref)
        return
    piece = g.state.field[ref]
    if source:
        piece.notes["struck"] = 1
    g.add_damage(piece, amount)
    g.tell("damage", piece.seat, g.key(ref), amount)
    g.fire("damage", ref, source, amount=amount, role=DEALT, by_damage=bool(source))


@rule("LOR 1.2.2")
def takes_none(g: Game, ref: Ref) -> bool:
    """A card that takes no damage is dealt none, in a challenge and by effects."""
    bans = g.looks()[ref].bans
    return bans is not None and "take_damage" in bans


@rule("LOR 10.6.3")
def no_damage(g: Game, ref: Ref) -> None:
    """Reduced to zero is no damage: nothing triggers."""
    g.tell("no_damage", g.state.field[ref].seat, g.key(ref))


@rule("LOR 9.2.1", "LOR ダメージ・カウンター")
def put_counters(g: Game, ref: Ref, amount: int) -> None:
    """Counters put are not damage dealt."""
    piece = g.state.field.get(ref)
    if piece is not None and amount > 0:
        g.add_damage(piece, amount)
        g.tell("put_damage", piece.seat, g.key(ref), amount)
        put_triggers(g, ref, amount)


@rule("LOR 5.1.3")
def put_triggers(g: Game, ref: Ref, amount: int) -> None:
    """It has got damage, though none was dealt to it (ruling R-LOR-20)."""
    g.fire("damage", ref, amount=amount)


def heal(g: Game, seat: int, ref: Ref, amount: int) -> int:
    """Remove counters; gives how many; a removal triggers by its player."""
    piece = g.state.field[ref]
    removed = 0 if banned(g, ref, "be_healed") else min(max(amount, 0), piece.damage)
    if removed:
        g.add_damage(piece, -removed)
        g.tell("heal", piece.seat, g.key(ref), removed)
        g.fire("heal", ref, seat=seat, amount=removed)
    return removed


DAMAGE = program(
    Damage,
    ("7.7.5", choose_replacement),
    ("7.7.5 chosen", take_replacement),
    ("4.3.6.15", place),
)
