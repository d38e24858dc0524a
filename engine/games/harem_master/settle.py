"""Whatever the rules do at once, and triggered abilities, one after the other (214.2e, 214.4f, 408)."""

from __future__ import annotations

from engine.games.harem_master.control import settle_sexes
from engine.games.harem_master.ends import decide, look_at_castles
from engine.games.harem_master.excess import has_excess
from engine.games.harem_master.faction import is_character
from engine.games.harem_master.frames import Excess, Settle
from engine.games.harem_master.moving import send
from engine.games.harem_master.triggers import answering
from engine.kernel.abilities.recall import forget_departed
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.before import ask_own, gather, take_picked
from engine.kernel.flow.program import Flow, Jump, go_to, program
from engine.kernel.flow.resolving import begin_to_resolve, entry_of
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trigger import OthersFirst
from engine.kernel.state.game import Game
from engine.kernel.state.state import Frame, Ref

ORDER = OthersFirst()


def settle(g: Game, f: Frame) -> Flow:
    """What has come about by now is dealt with; nothing where nothing has."""
    return settle_since(g, 0)


def settle_since(g: Game, since: int) -> Flow:
    """The same; what had triggered before goes on waiting."""
    state = g.state
    if state.unsettled or len(state.fresh) > since:
        return Settle(since=since) if state.outcome is None else None
    if state.gone and not state.waiting and not state.fresh and len(state.frames) < 2:
        forget_departed(g)
    return None


# --- at once ---


@rule("HM 214.2e")
def too_many(g: Game, f: Settle) -> Flow:
    if not g.state.unsettled:
        return Jump("408.1")
    decide(g)
    look_at_castles(g)
    g.state.unsettled = False
    settle_sexes(g)
    seats = [seat for seat in g.turn_order() if has_excess(g, seat)]
    if seats:
        return Excess(queue=seats)
    return None if stray_items(g) else Jump("408.1")


@rule("HM 214.4f", "HM 214.4g")
def drop_items(g: Game, f: Settle) -> Flow:
    """Items that nobody wears, or that do not suit who does."""
    refs = stray_items(g)
    return send(g, refs, "discard", g.state.active) if refs else None


def stray_items(g: Game) -> list[Ref]:
    """Items without a wearer, and those on somebody whom they do not suit."""
    looks = g.looks()
    items = [look for look in looks.values() if not is_character(look)]
    if not items:
        return []
    return [look.source for look in items if not _is_worn(g, look, looks)]


def _is_worn(g: Game, item: Look, looks: dict[Ref, Look]) -> bool:
    assert item.piece is not None
    wearer = looks.get(item.piece.at)
    return wearer is not None and is_character(wearer) and suits(g, item, wearer)


@rule("HM 214.4f", "HM 214.4g")
def suits(g: Game, item: Look, wearer: Look) -> bool:
    """Whether nothing that an item says keeps that character from wearing it."""
    return not any(
        deed == "wear" and (test is None or test(g, item)) and whom(g, wearer, item)
        for test, deed, whom in item.face.self_bans
    )


# --- triggered abilities ---


@rule("HM 408.1", "HM 403.1b")
def wait(g: Game, f: Settle) -> Flow:
    """Each waits once for each time that its condition was met."""
    return gather(g, f, ORDER)


@rule("HM 408.2")
def pick(g: Game, f: Settle) -> Flow:
    """All of the non-active player's first; each says which of his own comes next, of those of one card whose order
    could make no difference without being asked (ruling R-HM-44)."""
    f.got, f.countered = [], False
    return ask_own(g, f, ORDER, "408.2")


@rule("HM 411.1a")
def ask_answer(g: Game, f: Settle) -> Flow:
    """That it has triggered may be answered too."""
    if f.got and f.got[0][0] == "trigger":
        f.picked = int(f.got[0][1])
    f.got = []
    entry = entry_of(g, f.picked)
    return answering(g, "triggered", entry.source, by=entry.seat)


@rule("HM 408.1", "HM 403.2", "HM 411.1b")
def resolve(g: Game, f: Settle) -> Flow:
    """It is carried out, choices and all, unless it was countered."""
    entry = take_picked(g, f)
    if f.countered:
        g.tell("countered", entry.seat, g.keys[entry.card])
        return None
    return begin_to_resolve(g, entry)


SETTLE = program(
    Settle,
    ("214.2e", too_many),
    ("214.4f", drop_items),
    ("214.4f again", go_to("214.2e")),
    ("408.1", wait),
    ("408.2", pick),
    ("411.1a", ask_answer),
    ("408.1 resolve", resolve),
    ("408.1 again", go_to("214.2e")),
)
