"""Check timing: rule processing, then one ability that waits, and from the start again (10.5.3, 11)."""

from __future__ import annotations

from msgspec import structs

from engine.games.quintuplets import keywords
from engine.games.quintuplets.frames import Check, Play
from engine.games.quintuplets.lanes import worn
from engine.games.quintuplets.leaving import to_owners_waiting_room
from engine.kernel.abilities.recall import forget_departed, slots_of
from engine.kernel.abilities.rows import NO, YES
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, program
from engine.kernel.flow.resolving import ask_which, entry_of
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.states import note_states
from engine.kernel.flow.trigger import CheckTiming, told_apart
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Frame, Pending, Piece, Ref, Run

ORDER = CheckTiming()
BRIDES = 3


# --- rule processing (11) ---


@rule("GOT 11.2.1", "GOT 1.2.1.1")
def winners(g: Game) -> list[int]:
    """Who has three brides, or as many as a lesson asks for, at check timing alone (ruling R-GOT-11)."""
    return [seat for seat, player in enumerate(g.state.players) if player.points >= g.goal]


@rule("GOT 11.3.1", "GOT 1.2.1.2")
def losers(g: Game) -> list[int]:
    """Whose main deck is empty."""
    at = g.index["deck"]
    return [seat for seat, player in enumerate(g.state.players) if not player.zones[at]]


@rule("GOT 1.2.1", "GOT 1.2.2", "GOT 11.1.3")
def decide(g: Game, won: list[int], lost: list[int]) -> None:
    """All at the same time: who wins, who loses, and who wins because the other loses; if that is everybody, nobody has
    won (ruling R-GOT-09)."""
    seats = g.turn_order(0)
    beats = [seat for seat in seats if seat not in lost] if lost else []
    winning = sorted({*won, *beats})
    rule_ = "11.2.1" if won else "11.3.1"
    reason = "brides" if won else "decked"
    if len(winning) == 1:
        g.end(winning, rule_, reason)
    else:
        g.end((), "1.2.2", reason)


@rule("GOT 11.4.1")
def stray_episodes(g: Game, episodes: list[Piece]) -> list[Ref]:
    """Episodes whose character is no longer there."""
    field, stray = g.state.field, []
    for piece in episodes:
        if piece.at not in field and piece.seat >= 0:
            stray.append(piece.ref)
    return stray


@rule("GOT 11.4.2", "GOT 12.8.3")
def foreign_episodes(g: Game, episodes: list[Piece]) -> list[Ref]:
    """Exclusive ones on somebody else; whom an episode is for is printed on it."""
    field, faces, exclusive = g.state.field, g.faces, []
    for piece in episodes:
        if faces[piece.cards[0]].self_bans and piece.at in field:
            exclusive.append(piece)
    if not exclusive:
        return []
    looks = g.looks()
    return [piece.ref for piece in exclusive if not keywords.fits(g, looks[piece.ref], looks[piece.at])]


@rule("GOT 11.5.1")
def stray_cards(g: Game) -> list[Ref]:
    """Cards in a zone of what is being resolved that are not."""
    lane, effect = g.index["lane_resolution"], g.index["effect_resolution"]
    cards: list[int] = []
    for player in g.state.players:
        cards += player.zones[lane]
        cards += player.zones[effect]
    if not cards:
        return cards
    refs = [g.state.refs[card] for card in cards]
    played = [frame.card for frame in g.state.frames if isinstance(frame, Play)]
    return [ref for ref in refs if ref not in played]


@rule("GOT 10.5.3.1", "GOT 11.1.3", "GOT 10.5.1.1")
def process_rules(g: Game) -> None:
    """All that is to be processed, at the same time, until there is nothing; that it is so is noted."""
    unsettled, g.state.unsettled = g.state.unsettled, False
    g.state.drew_empty.clear()
    if may_be_decided(g):
        won, lost = winners(g), losers(g)
        if won or lost:
            decide(g, won, lost)
            return
    while strays := stray_pieces(g, unsettled) + stray_cards(g):
        to_owners_waiting_room(g, strays)
    if not g.stale:
        g.projection.settled = g.state.serial


def may_be_decided(g: Game) -> bool:
    """Counts everybody's brides; says whether somebody has as many as it takes, or no deck left."""
    brides, deck = g.index["brides"], g.index["deck"]
    decided = False
    for player in g.state.players:
        player.points = len(player.zones[brides])
        if player.points >= g.goal or not player.zones[deck]:
            decided = True
    return decided


def stray_pieces(g: Game, unsettled: bool) -> list[Ref]:
    """Episodes that lie where they may not; none where nothing in play has changed since that was asked last."""
    if not unsettled and not g.stale and g.projection.settled >= 0:
        return []
    episodes = worn(g)
    return (stray_episodes(g, episodes) if unsettled else []) + foreign_episodes(g, episodes)


def nothing_happened(g: Game) -> bool:
    """Whether all is as it was when there was nothing to be processed: no card has moved, nothing in play changed."""
    state = g.state
    settled = not g.stale and g.projection.settled == state.serial
    return settled and not state.unsettled and not state.drew_empty


# --- abilities that wait (10.7.3) ---


@rule("GOT 10.5.1", "GOT 11.1.2", "GOT 10.5.4.1", "GOT 10.5.3")
def settle(g: Game, f: Frame) -> Flow:
    """Check timing; nothing where nothing has happened."""
    state = g.state
    if state.outcome is None:
        if not nothing_happened(g):
            process_rules(g)
        note_states(g)
    if state.fresh or state.waiting:
        return Check(step="10.7.2")
    forget_departed(g)
    return None


def processing(g: Game, f: Check) -> Flow:
    process_rules(g)
    note_states(g)
    return None


@rule("GOT 10.7.2", "GOT 10.7.2.1", "GOT 10.7.1")
def wait(g: Game, f: Check) -> Flow:
    """What has triggered waits, as often as it has."""
    if not g.state.fresh:
        return None
    fresh, g.state.fresh = g.state.fresh, []
    ORDER.join(g.state.waiting, fresh, g.turn_order())
    return None


@rule("GOT 10.5.3.2", "GOT 10.5.3.3", "GOT 10.5.3.4", "GOT 10.7.3", "GOT 10.7.3.1")
def pick(g: Game, f: Check) -> Flow:
    """One of what has no master, else of the turn player's, else of the other's; of those of one card whose order could
    make no difference without asking (ruling R-GOT-79)."""
    f.got = []
    if not g.state.waiting:
        forget_departed(g)
        return RETURN
    seat, mine = ORDER.choices(g.state.waiting, g.turn_order(), -1)
    number = "10.5.3.2" if mine[0].seat < 0 else "10.7.3"
    return ask_which(f, seat, told_apart(g, mine, by_card=True), number)


def ask_whether(g: Game, f: Check) -> Flow:
    """What is used once in a turn need not be used now; what cannot be used any more is not."""
    f.picked = int(f.got[0][1]) if f.got and f.got[0][0] == "trigger" else f.picked
    entry, f.got = entry_of(g, f.picked), [YES]
    seat = master_of(g, entry)
    if not may_skip(g, entry) or keywords.used_up(g, seat, entry.ability, entry.source):
        return None
    return Ask(seat, "may", [YES, NO], rule="12.4.2.1", source=entry.card, verb="use")


@rule("GOT 12.4.2.1", "GOT 12.5.3.1")
def may_skip(g: Game, entry: Pending) -> bool:
    """Whether it may be left unplayed: what is used once in a turn, or cannot be used any more (ruling R-GOT-15)."""
    return keywords.limit_of(g, entry.ability) != ""


@rule("GOT 10.7.3", "GOT 10.7.7", "GOT 10.7.3.2", "GOT 10.6.2.6.2")
def play(g: Game, f: Check) -> Flow:
    """Played wherever its card is by now; it waits once less."""
    entry, answer = entry_of(g, f.picked), f.got[0]
    f.got, f.picked = [], 0
    g.state.waiting.remove(entry)
    entry = structs.replace(entry, seat=master_of(g, entry))
    if answer == NO or keywords.used_up(g, entry.seat, entry.ability, entry.source):
        g.tell("not_played", entry.seat, _key(g, entry))
        return None
    keywords.note_use(g, entry.seat, entry.ability, entry.source)
    g.state.players[entry.seat].tallies["resolved"] = g.state.players[entry.seat].tallies.get("resolved", 0) + 1
    run = g.resolve(entry)
    bind_maker(g, entry, run)
    g.tell("resolve", entry.seat, _key(g, entry))
    if not keywords.holds(g, entry.ability, run):
        g.tell("no_longer", entry.seat, _key(g, entry))
        return None
    return run


@rule("GOT 12.2.3.2")
def still_holds(g: Game, run: Run) -> Flow:
    """What the keyword of an activated ability asks for is asked again when its costs have been paid."""
    if keywords.holds(g, run.ability, run):
        return None
    g.tell("no_longer", run.seat, g.library.abilities[run.ability].card or g.keys[run.card])
    return RETURN


@rule("GOT 10.5.3.2", "GOT 4.4.5")
def master_of(g: Game, entry: Pending) -> int:
    """The turn player plays what has no master, as if he were it."""
    return entry.seat if entry.seat >= 0 else g.state.active


@rule("GOT 10.7.5", "GOT 10.7.5.1", "GOT 10.12.2")
def bind_maker(g: Game, entry: Pending, run: Run) -> None:
    """An effect that waited for its moment knows what its maker had named; it comes once unless it has a duration."""
    if entry.group <= 0:
        return
    for effect in g.state.lasting:
        if effect.stamp == entry.group:
            run.slots["chosen"] = list(effect.refs)
            run.slots.update(slots_of(effect.recall))
            if effect.name == "once":
                g.state.lasting.remove(effect)
                g.touch(-1)
            return


def _key(g: Game, entry: Pending) -> str:
    return (
        g.library.abilities[entry.ability].card or g.keys[entry.card if entry.card >= 0 else entry.source & CARD_MASK]
    )


@rule("GOT 10.5.3.5")
def again(g: Game, f: Check) -> Flow:
    return Jump("10.5.3.1")


CHECK = program(
    Check,
    ("10.5.3.1", processing),
    ("10.7.2", wait),
    ("10.5.3.2", pick),
    ("10.7.3", ask_whether),
    ("10.7.3 said", play),
    ("10.5.3.5", again),
)
