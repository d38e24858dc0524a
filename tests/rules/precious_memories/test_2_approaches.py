"""Approaches: who may, who may block, the judgement, points, what breaks in, links, and approaches from beside."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.keywords import adventure, inherit, linked
from engine.games.precious_memories.nodes import Again, Fight, Leaves, ToArea
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.precious_memories.stock import (
    ACTIVE,
    CHARACTER,
    DRAW,
    FOE,
    ONE_OF_THEIRS,
    ONE_OWN,
    THEIRS,
    YOU,
    always,
    character,
    event,
    keyword,
    on,
    plus,
    pm,
    table,
)

SUPPORTER = character("SUP-011", always(t.Can(t.This(), "from_support")), power=(40, 20))


def one(key: str, ap: int, dp: int, *words: str | t.Ability) -> Card:
    return character(key, *(keyword(word) if isinstance(word, str) else word for word in words), power=(ap, dp))


# --- who may ---


@pm("R-PM-24")
def test_unblocked_gives_a_point_at_once() -> None:
    here = table({"main": ["ann"]}, {"deck": ["bea", "gus", "gus"]})
    here.approach("ann")
    assert (here.points(1), here.zone("bea"), here.is_rested("ann")) == (1, "pile_up", True)


@pm("R-PM-23", "PM-dface-Q4")
def test_who_has_come_this_turn_waits_unless_active() -> None:
    here = table(
        {"main": [{"card": "ann", "fresh": True}, {"card": "QUICK-012", "fresh": True}]},
        {},
        character("QUICK-012", ACTIVE),
    )
    here.declare()
    assert here.why_not(0, "approach", "ann") == "R-PM-23"
    assert here.offers("approach", "QUICK-012")


@pm("R-PM-25")
def test_who_must_approach_comes_first_and_there_is_no_end_before() -> None:
    here = table({"main": ["ann", "MUST-013"]}, {}, character("MUST-013", keyword("must_approach")))
    here.declare()
    assert here.why_not(0, "end") == "R-PM-25"
    assert here.why_not(0, "approach", "ann") == "R-PM-25"
    here.approach("MUST-013")
    assert here.offers("approach", "ann")
    assert here.offers("end")


@pm("PM-support")
def test_pm_support() -> None:
    here = table({"support": ["SUP-011", "bea"]}, {}, SUPPORTER)
    here.declare()
    assert here.why_not(0, "approach", "bea") == "PM-support"
    here.approach("SUP-011")
    assert here.points(1) == 1


@pm("PM-support-1")
def test_pm_support_1() -> None:
    weak = character("WEAK-014", always(t.Can(t.This(), "from_support")), power=None)
    here = table({"support": ["WEAK-014"], "main": ["ann"]}, {}, weak)
    here.declare()
    assert here.why_not(0, "approach", "WEAK-014") == "PM-support-1"


@pm("PM-support-2")
def test_pm_support_2() -> None:
    held = character("HELD-015", always(t.Can(t.This(), "from_support"), t.Cannot(t.This(), "approach")))
    here = table({"support": ["HELD-015"], "main": ["ann"]}, {}, held)
    here.declare()
    assert here.why_not(0, "approach", "HELD-015") == "PM-support-2"


@pm("PM-support-3")
def test_pm_support_3() -> None:
    """Whichever way it moves in mid-approach, the approach goes on."""
    for start, to in (("support", "main"), ("main", "support")):
        mover = event("MOVE-016", ToArea(ONE_OWN, to), "approach_own")  # type: ignore[arg-type]
        here = table({start: ["SUP-011"], "hand": ["MOVE-016"]}, {}, SUPPORTER, mover)
        here.declare()
        here.say(here.option("approach", "SUP-011"))
        here.play("MOVE-016")
        if here.asked[1] == "target":
            here.pick("SUP-011")
        assert here.zone("SUP-011") == to
        here.passes()
        if here.game.state.phase == "block":
            here.say(("let_through",))
        assert here.points(1) == 1


@pm("PM-support-4")
def test_pm_support_4() -> None:
    """Without its text it is over once the window is: no point, straight to the last window."""
    mute = event("MUTE-017", t.Lose(ONE_OF_THEIRS, (), whole=True), "approach_both")
    here = table({"support": ["SUP-011"], "hand": ["hex"]}, {"hand": ["MUTE-017"], "main": ["ann"]}, SUPPORTER, mute)
    here.declare()
    here.say(here.option("approach", "SUP-011"))
    here.say(("pass",))
    here.play("MUTE-017")
    if here.asked[1] == "target":
        here.pick("SUP-011")
    assert here.game.state.phase == "play_window", "the window goes on first"
    here.say(("pass",))
    assert here.points(1) == 0
    assert here.game.state.phase == "last_window", "and then it is the last one"
    assert here.game.state.frames[-2].step == "R-PM-24 over"


@pm("R-PM-18", "R-PM-24")
def test_blockers_are_active_and_stand_in_the_main_area() -> None:
    here = table(
        {"main": ["ann"]}, {"main": ["bea", {"card": "clo", "rested": True}], "support": ["SUP-011"]}, SUPPORTER
    )
    here.declare()
    here.say(here.option("approach", "ann"))
    here.step()
    assert here.question.options == [here.option("block", "bea"), ("let_through",)]
    assert here.why_not(1, "block", "clo") == "R-PM-24"
    assert here.why_not(1, "block", "SUP-011") == "R-PM-24"


@pm("R-PM-09")
def test_who_blocks_is_turned_sideways_unless_agreed_otherwise() -> None:
    for rests in (True, False):
        here = table({"main": ["eve", "ann"]}, {"main": ["clo"]}, flags={"blocker_rests": rests})
        here.approach("eve", "clo")
        assert here.is_rested("clo") is rests


@pm("R-PM-10")
def test_natural_keeps_cheap_blockers_off() -> None:
    sweet = character("NAT-018", keyword("natural", 2), keyword("natural_plus", 1))
    three, four = (character(f"CST-02{cost}", cost=cost) for cost in (3, 4))
    for counts, blocks in ((True, False), (False, True)):
        here = table(
            {"main": ["NAT-018"]},
            {"main": ["CST-023", "CST-024"]},
            sweet,
            three,
            four,
            flags={"natural_blocks": counts},
        )
        here.declare()
        here.say(here.option("approach", "NAT-018"))
        here.step()
        assert here.offers("block", "CST-023") is blocks
        assert here.offers("block", "CST-024")


# --- the judgement ---


@pm("R-PM-33")
def test_both_are_judged_at_the_same_moment() -> None:
    here = table({"main": ["ann"]}, {"main": ["BEA-002", "eve"]})
    here.approach("ann", "bea")
    assert [here.zone(name) for name in ("ann", "bea")] == ["discard", "discard"]
    assert here.points(1) == 0


@pm("PM-force")
def test_pm_force() -> None:
    here = table({"main": ["FRC-025"]}, {"main": ["dot"]}, one("FRC-025", 10, 10, "forceful"))
    here.approach("FRC-025", "dot")
    assert here.zone("dot") == "discard"


@pm("PM-force-1")
def test_pm_force_1() -> None:
    here = table({"main": ["FRC-026"]}, {"main": ["dot"]}, one("FRC-026", 9, 10, "forceful"))
    here.approach("FRC-026", "dot")
    assert here.zone("dot") == "main"


@pm("PM-endure")
def test_pm_endure() -> None:
    here = table({"main": ["dot"]}, {"main": ["END-027"]}, one("END-027", 10, 10, "endures"))
    here.approach("dot", "END-027")
    assert here.zone("END-027") == "main"


@pm("PM-endure-1")
def test_pm_endure_1() -> None:
    here = table(
        {"main": ["FRC-028"]},
        {"main": ["END-027"]},
        one("END-027", 10, 10, "endures"),
        one("FRC-028", 60, 60, "forceful"),
    )
    here.approach("FRC-028", "END-027")
    assert here.zone("END-027") == "main"


@pm("PM-endure-2")
def test_pm_endure_2() -> None:
    here = table({"main": ["dot"]}, {"main": ["END-029"]}, one("END-029", 10, 9, "endures"))
    here.approach("dot", "END-029")
    assert here.zone("END-029") == "discard"


def _breaks(
    words: tuple[str, ...], ap: int, dp: int, *more: t.Ability, blocker: tuple[str, ...] = ()
) -> tuple[int, str]:
    through = one("THR-030", ap, 90, *words, *more)
    here = table({"main": ["THR-030"]}, {"main": ["BLK-031"]}, through, one("BLK-031", 0, dp, *blocker))
    here.approach("THR-030", "BLK-031")
    return here.points(1), here.zone("BLK-031")


@pm("PM-break10")
def test_pm_break10() -> None:
    assert _breaks(("breakthrough10",), 40, 30) == (1, "discard")
    assert _breaks(("breakthrough10",), 39, 30) == (0, "discard")


@pm("PM-break10-1")
def test_pm_break10_1() -> None:
    draws = on("gave_point", DRAW, manner="in_challenge")
    here = table({"main": ["THR-032"]}, {"main": ["eve"]}, one("THR-032", 40, 90, "breakthrough10", draws))
    before = here.game.count(0, "hand")
    here.approach("THR-032", "eve")
    assert here.game.count(0, "hand") >= before + 1


@pm("PM-break10-2")
def test_pm_break10_2() -> None:
    assert _breaks(("breakthrough10",), 40, 30, blocker=("endures",)) == (1, "main")


@pm("PM-break10-3")
def test_pm_break10_3() -> None:
    fight = event("FGT-033", Fight(ONE_OWN, ONE_OF_THEIRS))
    here = table(
        {"main": ["THR-034"], "hand": ["FGT-033"]}, {"main": ["eve"]}, one("THR-034", 40, 90, "breakthrough10"), fight
    )
    here.play("FGT-033")
    while here.asked[1] == "target":
        here.say(here.question.options[0])
    assert (here.points(1), here.zone("eve")) == (0, "discard")


@pm("PM-break10-4", "PM-break30-4")
def test_pm_break10_4_pm_break30_4() -> None:
    assert _breaks(("breakthrough10", "breakthrough10"), 70, 30) == (1, "discard")
    assert _breaks(("breakthrough10", "breakthrough30"), 70, 30) == (1, "discard")
    assert _breaks(("breakthrough30", "breakthrough30"), 70, 30) == (1, "discard")


@pm("PM-break30")
def test_pm_break30() -> None:
    assert _breaks(("breakthrough30",), 70, 40) == (1, "discard")
    assert _breaks(("breakthrough30",), 69, 40) == (0, "discard")


@pm("PM-break30-1")
def test_pm_break30_1() -> None:
    draws = on("gave_point", t.Discard(FOE, 1), manner="in_challenge")
    here = table(
        {"main": ["THR-035"]},
        {"main": ["eve"], "hand": ["ann", "bea"]},
        one("THR-035", 40, 90, "breakthrough30", draws),
    )
    here.approach("THR-035", "eve")
    assert here.asked == (1, "card")


@pm("PM-break30-2")
def test_pm_break30_2() -> None:
    assert _breaks(("breakthrough30",), 60, 30, blocker=("endures",)) == (1, "main")


@pm("PM-break30-3")
def test_pm_break30_3() -> None:
    fight = event("FGT-036", Fight(ONE_OWN, ONE_OF_THEIRS))
    here = table(
        {"main": ["THR-037"], "hand": ["FGT-036"]}, {"main": ["eve"]}, one("THR-037", 90, 90, "breakthrough30"), fight
    )
    here.play("FGT-036")
    while here.asked[1] == "target":
        here.say(here.question.options[0])
    assert here.points(1) == 0


# --- who leaves ---


@pm("R-PM-42")
def test_who_leaves_before_the_judgement_ends_it_without_a_point() -> None:
    bolt = event("BOLT-038", Leaves(t.Chosen(CHARACTER)), "approach_both")
    for target in ("ann", "bea"):
        here = table({"main": ["ann", "eve"], "hand": ["BOLT-038"]}, {"main": ["bea"]}, bolt)
        here.declare()
        here.say(here.option("approach", "ann"))
        here.step()
        here.say(here.option("block", "bea"))
        here.play("BOLT-038")
        here.pick(target)
        here.passes()
        assert here.points(1) == 0
        assert here.zone({"ann": "bea", "bea": "ann"}[target]) == "main"


# --- points and what breaks in ---


def _broken(*windows: str) -> Card:
    spell = event("BRK-039", Leaves(ONE_OF_THEIRS), *(windows or ("main_own",)), cost=5)
    from msgspec import structs

    return structs.replace(spell, abilities=(keyword("breaks_in"), *spell.abilities))


@pm("R-PM-34", "R-PM-01")
def test_a_card_that_breaks_in_is_turned_down_and_played_for_nothing() -> None:
    here = table({"main": ["ann", "dot"]}, {"deck": ["BRK-039", *["gus"] * 5]}, _broken())
    here.approach("ann")
    assert here.asked == (1, "may")
    here.yes()
    here.unanswered()
    if here.asked[1] == "target":
        here.pick("ann")
    assert (here.zone("ann"), here.zone("BRK-039"), here.points(1)) == ("discard", "pile_down", 1)


@pm("R-PM-34")
def test_it_need_not_and_comes_after_what_the_point_has_triggered() -> None:
    giver = character("GIV-040", on("gave_point", t.Discard(FOE, 1), manner="in_challenge"))
    here = table({"main": ["GIV-040"]}, {"deck": ["BRK-039", *["gus"] * 5], "hand": ["ann", "bea"]}, _broken(), giver)
    here.approach("GIV-040")
    assert here.asked == (1, "card"), "the discard first"
    here.pick("ann")
    assert here.asked == (1, "may")
    here.no()
    assert here.zone("BRK-039") == "pile_up"


@pm("R-PM-24")
def test_an_effect_may_give_points_too() -> None:
    gift = event("GFT-041", t.GainPoints(FOE, 2))
    here = table({"hand": ["GFT-041"]}, {}, gift)
    here.play("GFT-041")
    assert here.points(1) == 2


@pm("R-PM-24")
def test_a_card_hears_that_it_became_a_point_by_an_approach() -> None:
    hears = character("HRS-042", on("became_point", t.Draw(YOU, 1)))
    here = table({"main": ["ann", "dot"]}, {"deck": ["HRS-042", *["gus"] * 5]}, hears)
    here.approach("ann")
    assert here.game.count(1, "hand") == 1


# --- together ---


@pm("R-PM-32")
def test_two_may_approach_together_and_the_other_player_says_whose_dp_counts() -> None:
    leader = character("LNK-043", linked(t.Named("Bea-002")), power=(30, 60))
    here = table(
        {"main": ["LNK-043", "PAL-044", "ann"]},
        {"main": ["BLK-045"]},
        leader,
        character("PAL-044", name="Bea-002", power=(30, 20)),
        one("BLK-045", 30, 55),
    )
    here.declare()
    assert here.why_not(0, "link", "LNK-043", "ann") == "R-PM-32"
    here.say(here.option("link", "LNK-043", "PAL-044"))
    here.step()
    here.say(here.option("block", "BLK-045"))
    here.step()
    assert here.asked == (1, "target")
    here.pick("PAL-044")
    here.passes()
    assert here.zone("BLK-045") == "discard", "60 AP together"
    assert (here.zone("LNK-043"), here.zone("PAL-044")) == ("main", "discard")


@pm("R-PM-32")
def test_together_they_give_one_point() -> None:
    leader = character("LNK-043", linked(CHARACTER))
    here = table({"main": ["LNK-043", "ann"]}, {}, leader)
    here.declare()
    here.say(here.option("link", "LNK-043", "ann"))
    here.passes()
    assert here.points(1) == 1


# --- what approaches bring ---


@pm("PM-adventure")
def test_pm_adventure() -> None:
    here = table({"main": ["ADV-046"]}, {}, character("ADV-046", adventure()))
    here.approach("ADV-046")
    assert here.game.state.players[0].counters == {"experience": 1}


@pm("PM-adventure-1")
def test_pm_adventure_1() -> None:
    here = table({"main": ["ADV-046"]}, {}, character("ADV-046", adventure()))
    here.approach("ADV-046")
    assert here.power("ADV-046") == (30, 30)


@pm("PM-adventure-2")
def test_pm_adventure_2() -> None:
    here = table({"main": ["ADV-047"]}, {}, character("ADV-047", adventure(), adventure()))
    here.approach("ADV-047")
    assert here.game.state.players[0].counters == {"experience": 2}


@pm("PM-inherit")
def test_pm_inherit() -> None:
    heir = character("INH-048", inherit(t.Named("Bea-002")), power=(30, 30))
    here = table({"main": ["INH-048", "PAL-049"]}, {}, heir, character("PAL-049", name="Bea-002", power=(20, 20)))
    here.declare()
    here.say(here.option("approach", "INH-048"))
    here.yes()
    if here.asked[1] == "target":
        here.pick("PAL-049")
    assert here.power("PAL-049") == (30, 30)


@pm("R-PM-24")
def test_who_is_made_active_may_approach_again() -> None:
    twice = character("TWC-050", on("gave_point", Again(t.This()), manner="in_challenge"))
    here = table({"main": ["TWC-050"]}, {}, twice)
    here.approach("TWC-050")
    assert here.offers("approach", "TWC-050")


@pm("R-PM-93")
@pytest.mark.parametrize(("times", "again"), [("", False), ("each", True)])
def test_when_it_does_it_may_approach_once_more_and_each_time_as_often(times: str, again: bool) -> None:
    twice = character("TWC-050", on("gave_point", Again(t.This()), manner="in_challenge", times=times))
    here = table({"main": ["TWC-050"]}, {}, twice)
    here.approach("TWC-050")
    here.approach("TWC-050")
    assert here.offers("approach", "TWC-050") == again


@pm("R-PM-24")
def test_exits_in_an_approach_are_told_apart() -> None:
    victor = character("VIC-051", on("exit", DRAW, THEIRS, manner="in_challenge"), power=(50, 90))
    bolt = event("BOLT-052", Leaves(ONE_OF_THEIRS))
    here = table({"main": ["VIC-051"], "hand": ["BOLT-052"]}, {"main": ["eve", "bea"]}, victor, bolt)
    here.play("BOLT-052")
    here.pick("eve")
    assert here.game.count(0, "hand") == 0
    here.approach("VIC-051", "bea")
    assert here.game.count(0, "hand") >= 1


@pm("R-PM-45")
def test_who_would_exit_may_go_elsewhere_instead() -> None:
    from engine.games.precious_memories.nodes import Remove

    gone = character("GON-053", always(t.Instead("exit", t.Is(t.This()), Remove(t.This()), optional=True)))
    here = table({"main": ["dot"]}, {"main": ["GON-053"]}, gone)
    here.declare()
    here.say(here.option("approach", "dot"))
    here.step()
    here.say(here.option("block", "GON-053"))
    here.step()
    assert here.asked == (1, "replace")
    here.say(here.question.options[0])
    assert here.zone("GON-053") == "removed_cards"


@pm("R-PM-10")
def test_aid_is_used_out_of_the_hand_or_on_the_field() -> None:
    from tests.rules.precious_memories.stock import EX

    aid = character(
        "AID-054",
        EX,
        t.Activated((), plus(-20, -20, ONE_OF_THEIRS), "aid_window", t.Compare(t.Count(t.In("approaching")), ">=", 1)),
    )
    here = table({"main": ["dot"], "hand": ["AID-054"]}, {"main": ["clo"]}, aid)
    assert here.why_not(0, "aid", "AID-054") == "R-PM-10"
    here.declare()
    here.say(here.option("approach", "dot"))
    here.do("aid", "AID-054")
    if here.asked[1] == "target":
        here.pick("clo")
    assert (here.zone("AID-054"), here.power("clo")) == ("discard", (0, 30))
    field = table({"main": ["dot", "AID-054"]}, {"main": ["clo"]}, aid, flags={"aid_source": "field"})
    field.declare()
    field.say(field.option("approach", "dot"))
    assert field.offers("use", "AID-054", 0)
    held = table({"main": ["dot"], "hand": ["AID-054"]}, {"main": ["clo"]}, aid, flags={"aid_source": "field"})
    held.declare()
    held.say(held.option("approach", "dot"))
    assert not held.offers("aid", "AID-054")
