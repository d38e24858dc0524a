"""Using a card: declare, pay, put it in its place, carry it out (5-3.0.0)."""

from __future__ import annotations

from engine.games.mlp import slots
from engine.games.mlp.costs import all_alike, cost_of, upright
from engine.games.mlp.frames import Play
from engine.games.mlp.leaving import depart, items_of
from engine.kernel.abilities import pricing
from engine.kernel.abilities.rows import CANCEL
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, go_to, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK


@rule("MLP 5-3.1.0", "MLP 5-3.1.3")
def declare(g: Game, f: Play) -> Flow:
    """Everybody sees the card before anything is paid; from here on it lies in no other zone."""
    card = f.card & CARD_MASK
    f.cost = cost_of(g, f.card)
    f.kept, f.at = f.card, g.zone(f.seat, "hand").index(card)
    f.card = g.put(card, "processing")
    g.tell("declare", f.seat, g.keys[card], f.cost)
    return None


@rule("MLP 6-8.2.0", "MLP 2-4.5.1")
def choose_scenes(g: Game, f: Play) -> Flow:
    """Exactly as many as it costs, one a question; nothing is turned before all are named."""
    f.got = []
    left = [ref for ref in upright(g, f.seat) if ref not in f.scenes]
    wanted = f.cost - len(f.scenes)
    if wanted == len(left) or all_alike(g, left):
        f.scenes += left[:wanted]
        wanted = 0
    if wanted == 0:
        return Jump("4-3.0.0")
    options: list[Option] = [("target", ref) for ref in left]
    return Ask(f.seat, "pay", [*options, CANCEL], rule="6-8.2.0", source=f.card & CARD_MASK)


def owed(g: Game) -> dict[str, int | str]:
    """How many more scenes are to be named for the card that is being paid for; everybody sees what it costs."""
    frame = g.state.frames[-1] if g.state.frames else None
    left = frame.cost - len(frame.scenes) if isinstance(frame, Play) else 0
    return {"owed": left} if left > 0 else {}


def name_scene(g: Game, f: Play) -> Flow:
    if f.got[0] == CANCEL:
        take_back(g, f)
        return RETURN
    f.scenes.append(int(f.got[0][1]))
    return Jump("6-8.2.0")


def take_back(g: Game, f: Play) -> None:
    """As if it had not been declared: the same card in the same place of the hand."""
    card = f.card & CARD_MASK
    g.put(card, "hand")
    hand = g.zone(f.seat, "hand")
    hand.insert(f.at, hand.pop())
    g.state.refs[card] = f.kept
    g.tell("take_back", f.seat)


@rule("MLP 4-3.0.0", "MLP 6-8.1.0", "MLP 6-8.3.0", "MLP 5-3.1.6", "MLP 6-8.2.0")
def pay(g: Game, f: Play) -> Flow:
    """All at once; a rule action, which nothing answers."""
    pricing.use_up(g, printed(g, f.card))
    for ref in f.scenes:
        g.set_exerted(g.state.field[ref], True)
    g.tell("play", f.seat, g.key(f.card), "play", f.cost)
    return None


@rule("MLP 5-3.3.0")
def put_in_place(g: Game, f: Play) -> Flow:
    """A character into its slot, an item under its wearer; an event stays where it is (3-8.1.1)."""
    match g.faces[f.card & CARD_MASK].card.kind:
        case "character":
            place_character(g, f)
            return RETURN
        case "item":
            wear(g, f)
            return RETURN
    g.fire("play", f.card, seat=f.seat)
    return None


@rule("MLP 4-3.2.0", "MLP 5-3.2.0", "MLP 5-3.2.1")
def place_character(g: Game, f: Play) -> None:
    piece = slots.enter(g, f.card & CARD_MASK, f.where, keep=f.card)
    g.fire("play", piece.ref, seat=f.seat)


@rule("MLP 2-3.0.0", "MLP 4-3.4.0", "MLP 5-3.2.2")
def wear(g: Game, f: Play) -> None:
    """Under the character; an item that it wore goes to rest first."""
    put_off(g, f)
    piece = g.enter(f.card & CARD_MASK, keep=f.card)
    piece.at = f.where
    g.touch(-1)
    g.tell("wear", f.seat, g.key(piece.ref), g.key(f.where))
    g.fire("play", piece.ref, seat=f.seat)


@rule("MLP 2-3.0.0", "MLP 5-3.2.2")
def put_off(g: Game, f: Play) -> None:
    """One item each."""
    for old in items_of(g, f.where):
        g.tell("to_discard", g.state.field[old].seat, g.key(old))
        depart(g, [old], "discard", top=True)


@rule("MLP 4-3.3.0", "MLP 2-2.5.0", "MLP 5-3.2.3", "MLP 3-8.1.1")
def carry_out(g: Game, f: Play) -> Flow:
    """An event's effects, line by line, now that it is paid; what else triggered waits until after them (ruling
    R-MLP-32)."""
    f.lines += 1
    spells = g.faces[f.card & CARD_MASK].spells
    return g.call(spells[f.lines - 1], f.seat, f.card) if f.lines <= len(spells) else Jump("5-3.3.2")


@rule("MLP 4-3.3.1", "MLP 3-6.2.2", "MLP 5-3.3.2", "MLP 3-8.1.1")
def rest(g: Game, f: Play) -> Flow:
    """The last step of every event, unless it has gone elsewhere by itself."""
    if g.is_valid(f.card):
        g.put(f.card & CARD_MASK, "discard", top=True)
        g.tell("to_discard", f.seat, g.keys[f.card & CARD_MASK])
    return None


PLAY = program(
    Play,
    ("5-3.1.0", declare),
    ("6-8.2.0", choose_scenes),
    ("6-8.2.0 named", name_scene),
    ("4-3.0.0", pay),
    ("5-3.2.0", put_in_place),
    ("5-3.2.3", carry_out),
    ("5-3.2.3 next", go_to("5-3.2.3")),
    ("5-3.3.2", rest),
)
