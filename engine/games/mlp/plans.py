"""Stories, the lead on them, and the plans that guard them (3-4.0.0)."""

from __future__ import annotations

from engine.kernel.characteristics.aspect import POINTS
from engine.kernel.flow.matching import trigger_own
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Leaving, Ref

STAGES = (1, 2, 3, 4)
LAST = 4
PLANS = tuple(f"plan_{stage}" for stage in STAGES)
"""One zone a story, so that a plan has its place and gaps stay gaps."""


def zone_of(stage: int) -> str:
    """The zone of the plan on a story."""
    return PLANS[stage - 1]


@rule("MLP 3-4.2.0")
def guarded(g: Game, seat: int, stage: int) -> bool:
    """Whether a plan lies on a player's story."""
    return bool(g.zone(seat, zone_of(stage)))


def stages_with(g: Game, seat: int) -> list[int]:
    """Stages with a plan, the earliest first."""
    return [stage for stage in STAGES if g.zone(seat, zone_of(stage))]


@rule("MLP 3-4.5.0", "MLP 6-4.1.0")
def free_stage(g: Game, seat: int) -> int:
    """The latest stage without a plan, 0 if there is none (ruling R-MLP-04)."""
    return next((stage for stage in reversed(STAGES) if not g.zone(seat, zone_of(stage))), 0)


def lay(g: Game, card: int, stage: int) -> None:
    """Face down onto a story of its owner; which card it is, nobody is told."""
    g.put(card, zone_of(stage))
    g.tell("plan", g.owner[card], stage)


def make_plan(g: Game, card: int) -> bool:
    """Into a plan, where there is room; says whether there was."""
    stage = one_a_story(g, g.owner[card])
    if stage:
        lay(g, card, stage)
    return stage > 0


@rule("MLP 3-4.2.0")
def one_a_story(g: Game, seat: int) -> int:
    """On each story at most one plan lies: without a free one nothing is done (ruling R-MLP-04)."""
    return free_stage(g, seat)


@rule("MLP 4-4.4.2")
def earliest(g: Game, seat: int) -> int:
    """The plan that is disturbed: on the earliest story that has one."""
    return stages_with(g, seat)[0]


def top_plan(g: Game, seat: int, stage: int) -> Ref:
    return g.state.refs[g.zone(seat, zone_of(stage))[0]]


def remove(g: Game, ref: Ref, since: int = -1) -> None:
    """A plan is removed: turned up, and then used or taken into the hand (6-5.1.0). `since`: how many triggers were
    fresh before the first of several that one action removes."""
    card = ref & CARD_MASK
    seat = g.owner[card]
    stage = g.state.zone[card] - g.index[PLANS[0]] + 1
    turn_up(g, card, stage)
    if not use_precaution(g, card):
        to_hand(g, card)
    g.fire("plan_removed", g.state.refs[card], seat=seat, since=since)


@rule("MLP 6-5.1.0")
def turn_up(g: Game, card: int, stage: int) -> None:
    """Both see what it is."""
    g.tell("remove_plan", g.owner[card], stage, g.keys[card])
    g.state.seen += 1


@rule("MLP 6-5.1.0", "MLP 3-8.1.2", "MLP 6-5.2.0", "MLP 4-3.3.2", "MLP 6-17.2.0", "MLP 3-6.2.4")
def use_precaution(g: Game, card: int) -> bool:
    """With a precaution it waits aside while that is pending, and then rests, whatever the precaution could do."""
    if not any(event == "removed" for event, _, _ in g.faces[card].listens):
        return False
    ref = g.put(card, "processing")
    stamps = trigger_own(g, "removed", ref)
    g.state.leaving.append(Leaving(ref, "discard", True, tuple(stamps)))
    return True


@rule("MLP 6-5.1.0", "MLP 4-4.4.2")
def to_hand(g: Game, card: int) -> None:
    g.put(card, "hand")
    g.tell("to_hand", g.owner[card], g.keys[card])


def stage_of(g: Game, seat: int) -> int:
    """The stage that a player's lead has reached; 0 before the first."""
    return g.state.players[seat].points


def advance(g: Game, seat: int) -> None:
    """The lead goes to the next story; the last one wins, another is used."""
    g.state.players[seat].points += 1
    g.touch(POINTS)
    stage = stage_of(g, seat)
    g.tell("advance", seat, stage, g.keys[g.zone(seat, "stories")[stage - 1]])
    if not wins(g, seat, stage):
        use_story(g, seat, stage)


@rule("MLP 1-4.1.0", "MLP 3-4.3.0", "MLP 4-4.4.1")
def wins(g: Game, seat: int, stage: int) -> bool:
    """At the last story at once, by rule: nothing can be done about it (ruling R-MLP-30)."""
    if stage < g.goal:
        return False
    g.end((seat,), "1-4.1.0", "story")
    return True


@rule("MLP 4-4.4.1")
def use_story(g: Game, seat: int, stage: int) -> None:
    """What the story says becomes pending, together with whatever saw the lead advance."""
    trigger_own(g, "reach", g.state.refs[g.zone(seat, "stories")[stage - 1]])
    g.fire("advance", seat=seat)
