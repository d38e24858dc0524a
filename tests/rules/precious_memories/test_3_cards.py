"""Odd cards: parallels, EX cards, levels, double faces, coins, cards face down, and plays that are void."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.keywords import at_level, scheme
from engine.games.precious_memories.nodes import (
    Alter,
    Appear,
    LevelUp,
    Nullify,
    Pop,
    PutCoins,
    TakeCoins,
    ToField,
    Transform,
)
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.state import CARD_MASK
from engine.kernel.views.build import build_view
from tests.rules.precious_memories.stock import (
    ACTIVE,
    CHARACTER,
    DRAW,
    EVENT,
    EX,
    FOE,
    ONE_OF_THEIRS,
    ONE_OWN,
    YOU,
    Table,
    always,
    character,
    event,
    keyword,
    on,
    plus,
    pm,
    table,
    text,
)

LEVELS = keyword("levels_up")
SEEN = t.Trigger("blocked", t.Side(True))


# --- parallels ---

ORIGINAL = character("YUM-077", power=(20, 20))
PARALLEL = character("YUM-077a", text(DRAW), traits=("uniform",), power=(20, 20))


@pm("PM-priority-7", "PM-priority-2")
def test_pm_priority_pm_priority_1_pm_priority_7() -> None:
    """What is printed on the parallel is its own, and is no text that could be nullified."""
    mute = event("MUTE-011", t.Lose(t.Every(CHARACTER), (), whole=True))
    praise = event("PRS-012", plus(10, 0, t.Every(t.Class("uniform"))))
    here = table(
        {"main": ["YUM-077a"], "hand": ["MUTE-011", "PRS-012"]}, {"main": ["YUM-077"]}, ORIGINAL, PARALLEL, mute, praise
    )
    assert here.offers("use", "YUM-077a", 0)
    here.play("MUTE-011")
    assert here.why_not(0, "use", "YUM-077a", 0)
    here.play("PRS-012")
    assert (here.power("YUM-077a"), here.power("YUM-077")) == ((30, 20), (20, 20))


@pm("PM-priority-2", "PM-priority-4")
def test_pm_priority_2_pm_priority_4() -> None:
    here = table({"main": ["YUM-077"], "hand": ["YUM-077a"]}, {}, ORIGINAL, PARALLEL)
    assert here.why_not(0, "character", "YUM-077a", 0) == "PM-priority-4"


@pm("PM-priority-5", "R-PM-90")
def test_pm_priority_5() -> None:
    """In that turn, and by that player alone; where cards of any works are mixed and nowhere else."""
    first, other = event("TWN-013", DRAW, "main_both"), event("TWN-013a", DRAW, "main_both")
    sides = {"hand": ["TWN-013", "TWN-013a"]}, {"hand": ["TWN-013#2"]}
    mixed = table(*sides, first, other, flags={"regulation": "mix"})
    mixed.play("TWN-013")
    assert mixed.offers("event", "TWN-013#2"), "the other player has played none"
    mixed.say(("pass",))
    assert mixed.why_not(0, "event", "TWN-013a") == "PM-priority-5"
    for regulation in ("single", "two"):
        here = table(*sides, first, other, flags={"regulation": regulation})
        here.play("TWN-013")
        here.say(("pass",))
        assert here.offers("event", "TWN-013a")


@pm("PM-priority-6", "R-PM-28")
def test_pm_priority_6() -> None:
    """The play was void, and no card of that name can be played: the parallel is called otherwise."""
    gift, present = event("GFT-113", DRAW, name="Gift"), event("GFT-113a", DRAW, name="Present")
    same = event("GFT-114", DRAW, name="Present")
    void = event("VOID-015", Nullify(EVENT, hand=True, named=True), "main_interrupt")
    here = table({"hand": ["GFT-113a", "GFT-113", "GFT-114"]}, {"hand": ["VOID-015"]}, gift, present, same, void)
    here.say(here.option("event", "GFT-113a"))
    assert here.asked[0] == 1
    here.say(here.option("event", "VOID-015"))
    here.unanswered()
    assert here.zone("GFT-113a") == "hand"
    assert here.why_not(0, "event", "GFT-113a") == "R-PM-19"
    assert here.why_not(0, "event", "GFT-114") == "R-PM-19"
    assert here.offers("event", "GFT-113")


@pm("R-PM-28")
def test_a_response_may_be_responded_to_unless_agreed_otherwise() -> None:
    void = event("VOID-016", Nullify(EVENT), "main_interrupt")
    for nests in (True, False):
        here = table({"hand": ["tea", "VOID-016"]}, {"hand": ["VOID-016#2"]}, void, flags={"response_nesting": nests})
        here.say(here.option("event", "tea"))
        here.say(("event", here.ref("VOID-016", 1)))
        assert (here.question.rule == "R-PM-28" and here.asked[0] == 0) is nests
        if nests:
            here.say(("event", here.ref("VOID-016", 0)))
        here.unanswered()
        assert (len(here.hand(0)) == 1) is True
        assert (here.hand(0) == ["GUS-009"]) is nests, "what was void is not carried out"


@pm("R-PM-28", "R-PM-26")
def test_a_text_that_was_made_void_has_been_used() -> None:
    void = event("VOID-017", Nullify(texts=True), "main_interrupt")
    user = character("USER-018", text(DRAW))
    here = table({"main": ["USER-018"]}, {"hand": ["VOID-017", "ann"]}, user, void)
    here.say(here.option("use", "USER-018", 0))
    here.say(here.option("event", "VOID-017"))
    here.unanswered()
    here.say(("pass",)) if here.asked[0] == 1 else None
    assert here.game.count(0, "hand") == 0
    assert here.game.rules.judge(here.game, here.asked[0], here.option("use", "USER-018", 0)) is not None


# --- EX cards ---

STAR = character("STAR-019", EX, power=(50, 50))


@pm("PM-ex-G1", "PM-ex-G2", "PM-ex-G3", "PM-ex-G4")
def test_pm_ex_g1_g3_pm_ex_g4() -> None:
    """Its owner looks through it, the others know how many there are."""
    here = table({"ex_deck": ["STAR-019", "STAR-019"]}, {}, STAR)
    own, other = (build_view(here.game, viewer).seats[0] for viewer in (0, 1))
    assert [card.key for card in own.zones["ex_deck"]] == ["STAR-019", "STAR-019"]
    assert "ex_deck" not in other.zones
    assert other.counts["ex_deck"] == 2


@pm("PM-ex-C1", "PM-ex-C2")
def test_pm_ex_pm_ex_c1_pm_ex_c2() -> None:
    here = table({"hand": ["ann", "STAR-019"]}, {}, STAR)
    for viewer in (1, -1):
        seat = build_view(here.game, viewer).seats[0]
        assert [card.key for card in seat.open] == ["STAR-019"]
        assert seat.hand is None
    assert build_view(here.game, 0).seats[0].open == ()


@pm("PM-ex-C3", "PM-ex-N1")
def test_pm_ex_c3_pm_ex_n1() -> None:
    top = t.ToDeck(t.Chosen(t.Anything(), 2, 2, "hand", whose=YOU), "top", ordered=True)
    here = table({"hand": ["STAR-019", "ann", "PUT-020"]}, {}, STAR, event("PUT-020", top))
    here.play("PUT-020")
    if here.asked[1] == "card":
        here.pick("STAR-019", "ann")
    if here.asked[1] == "order":
        here.say(*here.question.options)
    assert (here.zone("STAR-019"), here.zone("ann")) == ("removed_cards", "deck")


@pm("PM-ex-N2")
def test_pm_ex_n2() -> None:
    """It may be one of those that are put back, and the reward is given all the same."""
    under = t.ToDeck(t.Chosen(CHARACTER, 2, 2, "discard", whose=YOU), "bottom", ordered=True)
    here = table(
        {"hand": ["PUT-021"], "discard": ["STAR-019", "ann"], "main": [{"card": "bea", "rested": True}]},
        {},
        STAR,
        event("PUT-021", t.ToDo(under, t.May(t.Ready(ONE_OWN)))),
    )
    here.play("PUT-021")
    while here.asked[1] != "action":
        if here.asked[1] == "may":
            here.yes()
        else:
            here.say(*here.question.options[: here.question.least])
    assert (here.zone("STAR-019"), here.is_rested("bea")) == ("removed_cards", False)


@pm("PM-ex-C4")
def test_pm_ex_c4() -> None:
    for verb, zone in ((t.ToHand, "hand"), (t.ToDiscard, "discard")):
        back = event("BACK-022", verb(ONE_OWN))
        here = table({"hand": ["BACK-022"], "main": ["STAR-019"]}, {}, STAR, back)
        here.play("BACK-022")
        if here.asked[1] == "target":
            here.pick("STAR-019")
        assert here.zone("STAR-019") == zone


# --- levels ---

BASE = character("CLA-020", name="Cla", power=(20, 20))
FIRST = character("CLA-021", LEVELS, name="Cla", cost=1, power=(30, 30))
SECOND = character("CLA-022", LEVELS, name="Cla", cost=2, power=(40, 40))
CLA = (BASE, FIRST, SECOND)


def grown(*hand: str, main: object = "CLA-020", more: tuple[object, ...] = (), **state: object) -> Table:
    entry = {"card": main, **state} if isinstance(main, str) else main
    return table({"main": [entry], "hand": list(hand)}, {"hand": ["ann"]}, *CLA, *more)  # type: ignore[arg-type]


@pm("PM-levelup-M1", "PM-levelup-M3")
def test_pm_levelup_pm_levelup_m1_pm_levelup_m3() -> None:
    here = grown("CLA-021")
    here.do("level_up", "CLA-021", "CLA-020")
    assert (here.power("CLA-020"), here.stat("CLA-020", "lv")) == ((40, 40), 2)
    assert here.hand(0) == []


@pm("PM-levelup-M2")
def test_pm_levelup_m2() -> None:
    here = grown("CLA-021", "hex")
    here.declare()
    here.say(here.option("approach", "CLA-020"))
    assert here.why_not(0, "level_up", "CLA-021", "CLA-020") == "PM-levelup-M2"


@pm("PM-levelup-M4", "PM-levelup-M3", "R-PM-13")
def test_pm_levelup_m4() -> None:
    """The second one in a turn costs what is printed on the card, if it can be paid."""
    poor = grown("CLA-021", "CLA-022")
    poor.do("level_up", "CLA-021", "CLA-020")
    poor.say(("pass",))
    assert poor.why_not(0, "level_up", "CLA-022", "CLA-020") == "R-PM-20"
    here = grown("CLA-021", "CLA-022", "bea", "clo")
    here.do("level_up", "CLA-021", "CLA-020")
    here.say(("pass",))
    here.say(here.option("level_up", "CLA-022", "CLA-020"))
    here.pay("bea", "clo")
    assert (here.stat("CLA-020", "lv"), here.zone("bea")) == (3, "discard")


@pm("PM-levelup-M5")
def test_pm_levelup_m5() -> None:
    lift = event("LIFT-023", LevelUp(t.Chosen(t.With("levels_up"), zone="hand", whose=YOU), ONE_OWN))
    here = grown("CLA-021", "CLA-022", "LIFT-023", more=(lift,))
    here.do("level_up", "CLA-021", "CLA-020")
    here.say(("pass",))
    here.play("LIFT-023")
    while here.asked[1] in ("card", "target"):
        here.say(here.question.options[0])
    assert here.stat("CLA-020", "lv") == 3


@pm("PM-levelup-E1", "R-PM-14")
def test_pm_levelup_e1() -> None:
    one = grown(main={"card": "CLA-021", "under": ["CLA-020"]})
    assert (one.stat("CLA-021", "cost"), one.power("CLA-021")) == (2, (40, 40))
    two = grown(main={"card": "CLA-022", "under": ["CLA-021", "CLA-020"]})
    assert (two.stat("CLA-022", "cost"), two.power("CLA-022")) == (4, (60, 60))


@pm("PM-levelup-E2", "PM-levelup-E3")
def test_pm_levelup_e2_pm_levelup_e3() -> None:
    wise = character("CLA-024", LEVELS, always(t.Grant(t.This(), (ACTIVE,)), when=at_level(2)), name="Cla")
    alone = grown(main="CLA-024", more=(wise,))
    assert not alone.game.look(alone.ref("CLA-024")).has("active_at_once")
    here = grown(main={"card": "CLA-024", "under": ["CLA-020"]}, more=(wise,))
    assert here.game.look(here.ref("CLA-024")).has("active_at_once")


@pm("R-PM-92")
@pytest.mark.parametrize(("event", "below", "drawn"), [("grows", True, 1), ("grows", False, 0), ("levelled", False, 1)])
def test_who_levels_up_is_the_card_below_and_what_it_becomes_the_one_on_top(
    event: str, below: bool, drawn: int
) -> None:
    low = character("LOW-027", *((on(event, DRAW, t.Is(t.This())),) if below else ()), name="Cla")
    high = character("HIGH-028", LEVELS, *(() if below else (on(event, DRAW, t.Is(t.This())),)), name="Cla")
    here = grown("HIGH-028", main="LOW-027", more=(low, high))
    here.do("level_up", "HIGH-028", "LOW-027")
    assert here.game.count(0, "hand") == drawn


@pm("PM-levelup-E4", "PM-levelup-Q5")
def test_pm_levelup_e4_pm_levelup_q5() -> None:
    here = table(
        {"main": [{"card": "CLA-022", "under": ["CLA-021", "CLA-020"]}]},
        {"main": ["BIG-025"]},
        *CLA,
        character("BIG-025", power=(90, 90)),
    )
    here.approach("CLA-022", "BIG-025")
    assert {here.zone(each.key) for each in CLA} == {"discard"}


@pm("PM-levelup-Q6")
def test_pm_levelup_q6() -> None:
    here = grown(
        "BACK-026", main={"card": "CLA-021", "under": ["CLA-020"]}, more=(event("BACK-026", t.ToHand(ONE_OWN)),)
    )
    here.play("BACK-026")
    if here.asked[1] == "target":
        here.pick("CLA-021")
    assert sorted(here.hand(0)) == ["CLA-020", "CLA-021"]


@pm("PM-levelup-R1")
def test_pm_levelup_r1() -> None:
    here = grown("CLA-021", main="ann")
    assert here.why_not(0, "level_up", "CLA-021", "ann") == "PM-levelup-R1"


@pm("PM-levelup-R2", "PM-levelup-Q8")
def test_pm_levelup_r2_pm_levelup_q8() -> None:
    here = table({"main": ["CLA-021#1", "CLA-020"], "hand": ["CLA-021#2"]}, {}, *CLA)
    assert here.why_not(0, "level_up", "CLA-021#2", "CLA-020") == "PM-levelup-R2"


@pm("PM-levelup-R3")
def test_pm_levelup_r3() -> None:
    pair = character("DUO-027", name=("Cla", "Bo"))
    here = grown("CLA-021", main="DUO-027", more=(pair,))
    assert here.why_not(0, "level_up", "CLA-021", "DUO-027") == "PM-levelup-R3"


@pm("PM-levelup-Q1")
def test_pm_levelup_q1() -> None:
    watch = character("WCH-028", on("appear", DRAW, CHARACTER))
    here = table({"main": ["CLA-020", "WCH-028"], "hand": ["CLA-021"]}, {}, *CLA, watch)
    here.do("level_up", "CLA-021", "CLA-020")
    assert here.hand(0) == []


@pm("PM-levelup-Q2", "PM-levelup-Q3", "PM-levelup-Q4")
def test_pm_levelup_q2_pm_levelup_q3_pm_levelup_q4() -> None:
    """What lasts on it, whether it is sideways, and when it came all stay."""
    cheer = event("CHR-029", plus(10, 10, ONE_OWN))
    here = grown("CHR-029", "CLA-021", main="CLA-020", rested=True, fresh=True, more=(cheer,))
    here.play("CHR-029")
    if here.asked[1] == "target":
        here.pick("CLA-020")
    here.say(("pass",))
    here.do("level_up", "CLA-021", "CLA-020")
    assert (here.power("CLA-020"), here.is_rested("CLA-020")) == ((50, 50), True)
    assert not here.game.state.field[here.ref("CLA-020")].dry


@pm("PM-levelup-Q7")
def test_pm_levelup_q7() -> None:
    dull = event("DULL-030", t.Lose(ONE_OWN, ("levels_up",)))
    here = grown("DULL-030", main={"card": "CLA-021", "under": ["CLA-020"]}, more=(dull,))
    here.play("DULL-030")
    if here.asked[1] == "target":
        here.pick("CLA-021")
    assert (here.power("CLA-021"), here.stat("CLA-021", "cost")) == ((30, 30), 1)
    assert len(here.game.state.field[here.ref("CLA-021")].cards) == 2


@pm("PM-levelup-Q9")
def test_pm_levelup_q9() -> None:
    here = grown("CLA-021#2", main="CLA-021#1")
    assert here.why_not(0, "level_up", "CLA-021#2", "CLA-021#1") == "PM-levelup-R2"


@pm("PM-levelup-Q10")
def test_pm_levelup_q10() -> None:
    """What lies beneath is not on the field."""
    here = grown("CLA-021#2", main={"card": "CLA-022", "under": ["CLA-021#1"]})
    assert here.offers("level_up", "CLA-021#2", "CLA-022")


@pm("PM-levelup-Q11")
def test_pm_levelup_q11() -> None:
    few = event("FEW-031", plus(10, 0, t.Every(t.Has("lv", "<=", 1))))
    here = grown("FEW-031", main="CLA-020", more=(few,))
    here.play("FEW-031")
    assert (here.power("CLA-020"), here.stat("CLA-020", "lv")) == ((20, 20), None)


# --- double faces ---

BACK = character("MOM-003", always(t.Modify(t.This(), "dp", 10)), gives=None, power=(60, 60), traits=("queen",))
FRONT = character("MOM-003", power=(20, 20), back=BACK)
TURN = event("TURN-032", Transform(ONE_OWN))


def turned(*hand: str, more: tuple[object, ...] = (), **state: object) -> Table:
    return table(
        {"main": [{"card": "MOM-003", **state}], "hand": [*hand, "hex"]}, {"main": ["dot"]}, FRONT, TURN, *more
    )  # type: ignore[arg-type]


@pm("PM-dface-6", "PM-dface-4", "PM-dface-5")
def test_pm_dface_pm_dface_1_pm_dface_2_pm_dface_4_pm_dface_5_pm_dface_6() -> None:
    here = turned("TURN-032")
    assert (here.power("MOM-003"), here.stat("MOM-003", "generated")) == ((20, 20), 1)
    here.play("TURN-032")
    assert (here.power("MOM-003"), here.stat("MOM-003", "generated")) == ((60, 70), None)


@pm("PM-dface-3")
def test_pm_dface_3() -> None:
    here = table({"hand": ["MOM-003"]}, {}, FRONT)
    here.play("MOM-003")
    assert here.power("MOM-003") == (20, 20)


@pm("PM-dface-7")
def test_pm_dface_7() -> None:
    here = turned("TURN-032", turned=True)
    here.play("TURN-032")
    assert here.power("MOM-003") == (60, 70)


@pm("PM-dface-8", "PM-dface-Q10")
def test_pm_dface_8_pm_dface_q10() -> None:
    here = table({"main": ["ann"], "hand": ["TURN-032"]}, {}, TURN)
    here.play("TURN-032")
    assert here.power("ann") == (30, 30)
    assert not here.game.state.field[here.ref("ann")].face_down


@pm("PM-dface-9", "PM-dface-Q5")
def test_pm_dface_9_pm_dface_q5() -> None:
    here = table(
        {"main": [{"card": "MOM-003", "turned": True}]},
        {"main": ["BIG-033"]},
        FRONT,
        character("BIG-033", power=(90, 90)),
    )
    here.approach("MOM-003", "BIG-033")
    assert here.zone("MOM-003") == "discard"
    assert here.game.face(here.ref("MOM-003"), here.ref("MOM-003") & CARD_MASK).stats["ap"] == 20


@pm("PM-dface-Q6")
def test_pm_dface_q6() -> None:
    back = event("BACK-034", t.ToHand(ONE_OWN))
    here = turned("BACK-034", turned=True, more=(back,))
    here.play("BACK-034")
    here.say(("pass",)) if here.asked[0] == 1 else None
    here.play("MOM-003")
    assert here.power("MOM-003") == (20, 20)


@pm("PM-dface-10", "PM-dface-11")
def test_pm_dface_10_pm_dface_11() -> None:
    """Which side is up is open, and the key of a card tells both of them."""
    here = turned(turned=True)
    for viewer in (0, 1, -1):
        piece = next(each for each in build_view(here.game, viewer).seats[0].pieces if each.key == "MOM-003")
        assert piece.side == 1


@pm("PM-dface-Q1")
def test_pm_dface_q1() -> None:
    watch = character("WCH-035", on("appear", DRAW, CHARACTER), on("come_in", DRAW, CHARACTER))
    here = table({"main": ["MOM-003", "WCH-035"], "hand": ["TURN-032"]}, {}, FRONT, TURN, watch)
    here.play("TURN-032")
    if here.asked[1] == "target":
        here.pick("MOM-003")
    assert here.hand(0) == []


@pm("PM-dface-Q2", "PM-dface-Q3", "PM-dface-Q4")
def test_pm_dface_q2_pm_dface_q3_pm_dface_q4() -> None:
    cheer = event("CHR-036", plus(10, 10, ONE_OWN))
    here = turned("CHR-036", "TURN-032", rested=True, fresh=True, more=(cheer,))
    here.play("CHR-036")
    here.play("TURN-032")
    assert (here.power("MOM-003"), here.is_rested("MOM-003")) == ((70, 80), True)
    assert not here.game.state.field[here.ref("MOM-003")].dry


@pm("PM-dface-Q7")
def test_pm_dface_q7() -> None:
    here = table({"main": [{"card": "MOM-003#1", "turned": True}], "hand": ["MOM-003#2"]}, {}, FRONT)
    assert here.why_not(0, "character", "MOM-003#2", 0) == "PM-priority-4"


@pm("PM-dface-Q8")
def test_pm_dface_q8() -> None:
    none = event("NONE-037", plus(10, 0, t.Every(t.Has("generated", "==", 0))))
    here = turned("NONE-037", turned=True, more=(none,))
    here.play("NONE-037")
    assert here.power("MOM-003") == (60, 70)


@pm("PM-dface-Q9")
def test_pm_dface_q9() -> None:
    mute = event("MUTE-038", t.Lose(ONE_OWN, (), whole=True))
    here = turned("MUTE-038", "TURN-032", more=(mute,))
    here.play("MUTE-038")
    here.play("TURN-032")
    assert here.power("MOM-003") == (60, 60), "the back says nothing either"


@pm("PM-dface-Q11", "PM-dface-Q12")
def test_pm_dface_q11_pm_dface_q12() -> None:
    pop = event("POP-039", Pop(t.Chosen(CHARACTER, zone="hand", whose=YOU)))
    count = event("CNT-040", t.Draw(YOU, t.Count(t.AllOf((CHARACTER, t.Side(True))))))
    here = table({"hand": ["MOM-003", "POP-039", "CNT-040"]}, {}, FRONT, pop, count)
    here.play("POP-039")
    if here.asked[1] == "card":
        here.pick("MOM-003")
    here.play("CNT-040")
    assert (here.zone("MOM-003"), here.hand(0)) == ("popped", [])


# --- face down ---

POP = event("POP-041", Pop(t.Chosen(CHARACTER, zone="hand", whose=YOU)))
EPIC = event("EPIC-042", Appear(t.Chosen(CHARACTER, zone="popped", whose=YOU)))


@pm("PM-pop", "PM-pop-1", "PM-pop-2", "R-PM-16")
def test_pm_pop_pm_pop_1_pm_pop_2() -> None:
    here = table({"hand": ["ann", "POP-041"], "popped": ["bea"], "main": ["ann#2"]}, {}, POP)
    here.play("POP-041")
    if here.asked[1] == "card":
        here.say(here.question.options[0])
    own, other = (build_view(here.game, viewer).seats[0] for viewer in (0, 1))
    assert [card.key for card in own.zones["popped"]] == ["BEA-002", "ANN-001"]
    assert ("popped" not in other.zones, other.counts["popped"]) == (True, 2)


@pm("PM-epic", "PM-pop-3")
def test_pm_epic_pm_pop_3() -> None:
    """It appears, for nothing, in either area; purple cards too."""
    purple = character("PUR-043", on("appear", DRAW), cost=5, color="purple")
    here = table({"popped": ["PUR-043"], "hand": ["EPIC-042"]}, {}, purple, EPIC)
    here.play("EPIC-042")
    if here.asked[1] == "card":
        here.pick("PUR-043")
    assert here.asked[1] == "slot"
    here.say(("slot", 0))
    assert (here.zone("PUR-043"), here.game.count(0, "hand")) == ("main", 1)


@pm("PM-purple-2")
def test_pm_purple_2() -> None:
    purple = character("PUR-044", cost=5, color="purple")
    put = event("PUT-045", ToField(t.Chosen(CHARACTER, zone="discard", whose=YOU)))
    here = table({"discard": ["PUR-044", "bea", "clo"], "hand": ["PUT-045"]}, {}, purple, put)
    here.play("PUT-045")
    assert here.asked[1] == "card"
    assert not here.offers("card", "PUR-044")


@pm("PM-purple-2")
def test_of_all_that_an_effect_puts_there_a_purple_card_stays_where_it_is() -> None:
    purple = character("PUR-060", color="purple")
    all_of_them = event("ALL-061", ToField(t.Every(CHARACTER, zone="discard", whose=YOU)))
    here = table({"discard": ["PUR-060", "bea"], "hand": ["ALL-061"]}, {}, purple, all_of_them)
    here.play("ALL-061")
    if here.asked[1] == "slot":
        here.say(("slot", 0))
    assert (here.zone("PUR-060"), here.zone("bea")) == ("discard", "main")


@pm("PM-purple-2n", "R-PM-17")
@pytest.mark.parametrize("special", [{"color": "purple", "cost": 5}, {"cost": None}])
def test_an_effect_plays_what_cannot_be_paid_for_and_what_is_purple(special: dict[str, object]) -> None:
    gift = character("GIFT-062", **special)  # type: ignore[arg-type]
    free = event("FREE-063", t.PlayFree(CHARACTER))
    here = table({"hand": ["FREE-063", "GIFT-062"]}, {}, gift, free)
    here.play("FREE-063")
    here.say(("slot", 0))
    assert here.zone("GIFT-062") == "main"


@pm("PM-purple-2n")
def test_pm_purple_2n() -> None:
    purple = character("PUR-046", cost=5, color="purple")
    let = event("LET-047", Appear(t.Chosen(CHARACTER, zone="discard", whose=YOU), "main"))
    here = table({"discard": ["PUR-046"], "hand": ["LET-047"]}, {}, purple, let)
    here.play("LET-047")
    if here.asked[1] == "card":
        here.pick("PUR-046")
    assert here.zone("PUR-046") == "main"


@pm("PM-alter", "R-PM-03")
def test_pm_alter() -> None:
    alter = event("ALT-048", Alter())
    here = table({"hand": ["ALT-048"], "deck": ["ann", "bea", "clo"]}, {}, alter)
    here.play("ALT-048")
    assert here.zone("ann") == "removed_cards"
    last = table({"hand": ["ALT-048"], "deck": ["ann"]}, {}, alter)
    last.play("ALT-048")
    assert last.game.state.outcome is not None
    assert last.game.state.outcome.winners == (1,)


# --- coins ---

MAGIC = character("MAG-049", keyword("magic", 2))


@pm("PM-magic")
def test_pm_magic() -> None:
    here = table({"hand": ["MAG-049"]}, {}, MAGIC)
    here.play("MAG-049")
    assert here.game.state.field[here.ref("MAG-049")].counters == {"magic_coin": 2}


@pm("PM-magic-1", "PM-magic-2")
def test_pm_magic_1_pm_magic_2() -> None:
    swap = event(
        "SWP-050",
        t.ToDo(
            TakeCoins(t.Chosen(t.Named("Mag-049")), "magic_coin"), PutCoins(t.Chosen(t.Named("Ann-001")), "magic_coin")
        ),
    )
    here = table(
        {"main": [{"card": "MAG-049", "coins": {"magic_coin": 2}}, "ann"], "hand": ["SWP-050"]}, {}, MAGIC, swap
    )
    here.play("SWP-050")
    counters = [here.game.state.field[here.ref(name)].counters for name in ("MAG-049", "ann")]
    assert counters == [{"magic_coin": 1}, {"magic_coin": 1}]
    assert (here.power("MAG-049"), here.power("ann")) == ((30, 30), (30, 30))


@pm("PM-magic-3")
def test_pm_magic_3() -> None:
    put = event("PUT-051", ToField(t.Chosen(CHARACTER, zone="discard", whose=YOU), "main"))
    here = table({"discard": ["MAG-049"], "hand": ["PUT-051"]}, {}, MAGIC, put)
    here.play("PUT-051")
    if here.asked[1] == "card":
        here.pick("MAG-049")
    assert here.game.state.field[here.ref("MAG-049")].counters == {"magic_coin": 2}


@pm("R-PM-12")
def test_coins_vanish_with_their_card_and_a_players_own_stay() -> None:
    here = table({"main": [{"card": "ann", "coins": {"ten_coin": 2}}], "coins": {"experience": 3}}, {"main": ["dot"]})
    assert here.power("ann") == (50, 50)
    here.approach("ann", "dot")
    assert here.zone("ann") == "discard"
    assert here.power("ann") == (30, 30)
    assert here.game.state.players[0].counters == {"experience": 3}


# --- scheming ---

PLOT = event("PLOT-052", t.Discard(FOE, 1), "approach_own", cost=5, work="kaguya")


def schemer() -> Card:
    return character("KAG-053", scheme(SEEN), work="kaguya", power=(30, 30))


def plotting(*beneath: str) -> Table:
    here = table(
        {"main": [{"card": "KAG-053", "beneath": list(beneath)}]},
        {"main": ["BLK-054"], "hand": ["bea", "clo"]},
        schemer(),
        PLOT,
        character("BLK-054", power=(0, 90)),
    )
    here.declare()
    here.say(here.option("approach", "KAG-053"))
    here.step()
    here.say(here.option("block", "BLK-054"))
    return here


@pm("PM-scheme", "R-PM-11", "R-PM-55")
def test_pm_scheme() -> None:
    here = plotting("PLOT-052")
    assert here.asked == (0, "card")
    here.pick("PLOT-052")
    here.unanswered()
    assert here.asked == (1, "card")
    here.say(here.question.options[0])
    assert here.zone("PLOT-052") == "discard"


@pm("PM-scheme-1", "PM-scheme-2")
def test_pm_scheme_1_pm_scheme_2() -> None:
    here = table({"main": [{"card": "KAG-053", "beneath": ["PLOT-052"]}]}, {}, schemer(), PLOT)
    own, other, nobody = (
        next(each for each in build_view(here.game, viewer).seats[0].pieces if each.key == "KAG-053")
        for viewer in (0, 1, -1)
    )
    assert (own.beneath, other.beneath, nobody.beneath) == (("PLOT-052",), (), ())
    assert other.tucked == 1


@pm("PM-scheme-3", "R-PM-55")
def test_pm_scheme_3() -> None:
    here = plotting("tea")
    assert here.question.options == [("no",)]


@pm("PM-free")
def test_pm_free() -> None:
    free = character("FREE-055", keyword("free_appearance"), cost=1)
    here = table({"main": ["ann"]}, {"hand": ["FREE-055", "bea", "clo"]}, free)
    assert here.offers("character", "FREE-055", 0)
    assert here.why_not(1, "character", "bea", 0) == "PM-free"
    here.say(("pass",))
    here.say(here.option("approach", "ann"))
    here.say(("pass",)) if here.asked[0] == 0 else None
    here.say(here.option("character", "FREE-055", 0))
    here.pay("bea")
    here.unanswered()
    here.passes()
    assert here.offers("block", "FREE-055")


@pytest.mark.parametrize("viewer", [1, -1])
def test_what_lies_face_down_is_nobody_elses(viewer: int) -> None:
    """Whatever is face down, others are sent the same."""
    views = []
    for card in ("ann", "bea"):
        here = table({"popped": [card]}, {"hand": ["clo"]})
        seat = build_view(here.game, viewer).seats[0]
        views.append((seat.counts, dict(seat.zones), seat.open, seat.pieces))
    assert views[0] == views[1]


@pm("R-PM-38")
def test_an_effect_puts_nobody_into_a_full_main_area() -> None:
    put = event("PUT-056", ToField(t.Chosen(t.Named("New"), zone="hand", whose=YOU)))
    here = table(
        {"main": ["ann", "bea", "clo", "dot", "eve"], "hand": ["NEW-057", "PUT-056"]},
        {},
        character("NEW-057", name="New"),
        put,
    )
    here.play("PUT-056")
    if here.asked[1] == "card":
        here.pick("NEW-057")
    assert here.zone("NEW-057") == "support"


@pm("R-PM-40")
def test_a_number_is_changed_to_a_value_and_back() -> None:
    from engine.games.precious_memories.nodes import Change

    low = event("LOW-058", Change(ONE_OF_THEIRS, "dp", 0))
    back = event("UP-059", Change(ONE_OF_THEIRS, "dp"))
    here = table({"hand": ["LOW-058", "UP-059"]}, {"main": ["clo"]}, low, back)
    here.play("LOW-058")
    assert here.power("clo") == (20, 0)
    here.play("UP-059")
    assert here.power("clo") == (20, 50)


@pm("PM-alter")
def test_who_alters_is_heard_by_his_own_cards_alone() -> None:
    """Once an alteration, by the player himself, whatever the number of cards that are removed."""
    heard = character("HEA-090", t.Triggered((t.Trigger("alter", by=YOU),), DRAW))
    change = event("CHA-091", Alter(2))
    for mine, theirs, hand in (({"main": ["HEA-090"]}, {}, 1), ({}, {"main": ["HEA-090"]}, 0)):
        here = table({**mine, "hand": ["CHA-091"]}, theirs, heard, change)
        here.play("CHA-091")
        assert len(here.hand(0)) == hand
        assert here.game.count(0, "removed_cards") == 2
