"""Turn actions carried out (4.3.3-4.3.8)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.lorcana.costs import challenge_cost, move_cost, quest_cost, spend
from engine.games.lorcana.damage import strike
from engine.games.lorcana.frames import Challenge, Play, Quest
from engine.games.lorcana.keywords import touch_challenge
from engine.games.lorcana.settle import settle
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.aspect import PLACE, POINTS, TALLY
from engine.kernel.characteristics.look import Look, worth
from engine.kernel.flow.program import Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref


def playing(how: str) -> Callable[..., Flow]:
    """The step that begins to play a card in one of its ways; `others`: who sings it, or what it goes onto."""
    return lambda g, seat, ref, *others: Play(seat=seat, card=ref, how=how, others=list(others))


def end_turn(g: Game, seat: int) -> Flow:
    """The end phase begins."""
    return Jump("4.4.1")


@rule("LOR 4.3.5.3", "LOR 4.3.5.4")
def declare_quest(g: Game, seat: int, ref: Ref) -> Flow:
    return Quest(seat=seat, character=ref)


@rule("LOR 4.3.6.4")
def declare_challenge(g: Game, seat: int, challenger: Ref, challenged: Ref) -> Flow:
    return Challenge(seat=seat, challenger=challenger, challenged=challenged)


def tally(g: Game, seat: int, name: str) -> int:
    """Count a deed of this turn; gives the new count."""
    tallies = g.state.players[seat].tallies
    tallies[name] = tallies.get(name, 0) + 1
    g.touch(TALLY)
    return tallies[name]


# --- ink ---


@rule("LOR 4.3.3.2", "LOR 8.5.2")
def put_ink(g: Game, seat: int, ref: Ref) -> Flow:
    """Revealed, then ready and face down into the inkwell."""
    tally(g, seat, "inked")
    g.tell("ink", seat, g.key(ref))
    g.put(ref & CARD_MASK, "inkwell")
    ink_triggers(g, seat)
    return None


@rule("LOR 4.3.3.3")
def ink_triggers(g: Game, seat: int) -> None:
    g.fire("ink", seat=seat, nth=count_ink(g, seat))


def count_ink(g: Game, seat: int) -> int:
    """The number in this turn of a card that comes into the inkwell, by whatever way; 0 where no text asks for it."""
    return tally(g, seat, "into_inkwell") if "ink" in g.heard else 0


def exert(g: Game, seat: int, ref: Ref) -> None:
    """Whoever quests, challenges or sings is exerted, which may be waited for (ruling R-LOR-128)."""
    g.set_exerted(g.state.field[ref], True)
    g.fire("exert", ref, seat=seat)


# --- quest ---


@rule("LOR 4.3.5.7", "LOR クエスト")
def exert_quester(g: Game, f: Quest) -> Flow:
    """With what cards in play ask for it."""
    due = quest_cost(g, g.looks()[f.character])
    if due:
        spend(g, f.seat, due)
    exert(g, f.seat, f.character)
    return None


@rule("LOR 4.3.5.8")
def gain_quest_lore(g: Game, f: Quest) -> Flow:
    amount = lore_of(g.looks()[f.character])
    g.tell("quest", f.seat, g.key(f.character), amount)
    gain_lore(g, f.seat, amount)
    return None


@rule("LOR 7.8.3")
def lore_of(look: Look) -> int:
    """A negative lore value counts as zero."""
    return worth(look.stats.get("lore", 0))


@rule("LOR 1.2.2")
def kept_from(g: Game, seat: int, deed: str) -> bool:
    """Whether a player may not do, or suffer, such a thing now."""
    return g.view().keeps(seat, deed)


def gain_lore(g: Game, seat: int, amount: int) -> None:
    """Add to a player's lore."""
    if amount > 0 and not kept_from(g, seat, "gain_lore"):
        g.state.players[seat].points += amount
        g.state.unsettled = True
        g.touch(POINTS)
        g.fire("lore_rise", seat=seat, amount=amount)


def lose_lore(g: Game, seat: int, amount: int) -> int:
    """Take lore away, not below zero; says how much."""
    lost = 0 if kept_from(g, seat, "lose_lore") else min(max(amount, 0), g.state.players[seat].points)
    if lost:
        g.state.players[seat].points -= lost
        g.tell("lose_lore", seat, lost)
        g.touch(POINTS)
        g.fire("lore_fall", seat=seat, amount=lost)
    return lost


@rule("LOR 4.3.5.9")
def quest_triggers(g: Game, f: Quest) -> Flow:
    g.fire("quest", f.character)
    return None


QUEST = program(
    Quest,
    ("4.3.5.7", exert_quester),
    ("4.3.5.8", gain_quest_lore),
    ("4.3.5.9", quest_triggers),
)

# --- challenge ---


@rule("LOR 4.3.6.8")
def exert_challenger(g: Game, f: Challenge) -> Flow:
    """With what cards in play ask for it."""
    looks = g.looks()
    due = challenge_cost(g, looks[f.challenger], looks[f.challenged])
    if due:
        spend(g, f.seat, due)
    exert(g, f.seat, f.challenger)
    return None


@rule("LOR 4.3.6.9", "LOR チャレンジ")
def challenge_occurs(g: Game, f: Challenge) -> Flow:
    g.tell("challenge", f.seat, g.key(f.challenger), g.state.field[f.challenged].seat, g.key(f.challenged))
    g.state.field[f.challenged].notes["challenged"] = g.state.turn
    if "has_challenged_this_turn" in g.library.asked_states:
        g.state.field[f.challenger].notes["has_challenged"] = g.state.turn
    g.touch(TALLY)
    return None


@rule("LOR 4.3.6.10")
def begin_while_challenging(g: Game, f: Challenge) -> Flow:
    """What applies "while challenging" and "while being challenged" begins."""
    g.state.field[f.challenger].notes["challenging"] = 1
    g.state.field[f.challenged].notes["being_challenged"] = 1
    touch_challenge(g, f)
    return None


@rule("LOR 4.3.6.11")
def challenge_triggers(g: Game, f: Challenge) -> Flow:
    g.fire("challenge", f.challenger, f.challenged)
    g.fire("challenged", f.challenged, f.challenger)
    return settle(g, f)


@rule("LOR 4.3.6.22")
def ended_early(g: Game, f: Challenge) -> Flow:
    """Who has been removed ends the challenge."""
    return None if f.challenger in g.state.field and f.challenged in g.state.field else Jump("4.3.6.17")


@rule("LOR 4.3.6.12")
def deal_challenge_damage(g: Game, f: Challenge) -> Flow:
    """Both at once; a location deals none (4.3.6.21)."""
    return strike(g, f.seat, f.challenger, f.challenged)


@rule("LOR 4.3.6.16")
def banish_triggers(g: Game, f: Challenge) -> Flow:
    return settle(g, f)


@rule("LOR 4.3.6.17")
def end_while_challenging(g: Game, f: Challenge) -> Flow:
    for ref in (f.challenger, f.challenged):
        piece = g.state.field.get(ref)
        if piece is not None:
            for name in ("challenging", "being_challenged", "struck"):
                piece.notes.pop(name, None)
    lasting.end(g, {"challenge"})
    touch_challenge(g, f)
    g.tell("challenge_over")
    g.fire("aftermath", f.challenger, f.challenged)
    return None


CHALLENGE = program(
    Challenge,
    ("4.3.6.8", exert_challenger),
    ("4.3.6.9", challenge_occurs),
    ("4.3.6.10", begin_while_challenging),
    ("4.3.6.11", challenge_triggers),
    ("4.3.6.22", ended_early),
    ("4.3.6.12", deal_challenge_damage),
    ("4.3.6.16", banish_triggers),
    ("4.3.6.17", end_while_challenging),
)

# --- locations and abilities ---


@rule("LOR 4.3.7.2", "LOR 4.3.7.3", "LOR 4.3.7.4", "LOR 6.5.4")
def move(g: Game, seat: int, ref: Ref, place: Ref) -> Flow:
    """Pay the move cost; then the character is there."""
    spend(g, seat, move_cost(g, g.looks()[ref], g.looks()[place]))
    arrive(g, ref, place)
    return None


def arrive(g: Game, ref: Ref, place: Ref) -> None:
    """A character is at a location now."""
    piece = g.state.field[ref]
    left, piece.at = piece.at, place
    g.touch(PLACE, ref)
    g.tell("move", piece.seat, g.key(ref), g.key(place))
    move_triggers(g, ref, place, left)


@rule("LOR 4.3.7.5")
def move_triggers(g: Game, ref: Ref, place: Ref, left: Ref) -> None:
    """To where it has moved, and from where."""
    since = len(g.state.fresh)
    g.fire("move", ref, place, since=since)
    if left:
        g.fire("vacate", ref, left, since=since)
