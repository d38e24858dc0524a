"""Chapter 4: abilities, when they are used and in what order, replacement, countering, copies."""

from __future__ import annotations

import pytest

from engine.games.harem_master.nodes import (
    BecomeCopy,
    Counter,
    FromPile,
    GainControl,
    PayCost,
    Uncounterable,
)
from engine.kernel.cards import tree as t
from engine.kernel.record.record import encoded
from engine.kernel.state.question import Answer, Refused, Undo
from tests.rules.harem_master.stock import (
    ALL,
    CHARACTER,
    DRAW,
    EVENT,
    FOE,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    SELF,
    THEIRS,
    YOU,
    acted,
    always,
    card,
    event,
    hm,
    item,
    lady,
    man,
    on,
    plus,
    table,
    wearing,
)

USED = (t.Trigger("use", by=FOE),)
ANY_USE = (t.Trigger("use", by=ALL),)
NO = event("no", Counter(), answers=ANY_USE)


# --- costs and zones ---


@hm("503.2", "503", "215.4c")
def test_hm_503_2_ex1() -> None:
    """As much as one likes, nothing too."""
    gym = man("gym", t.Activated((PayCost(None),), plus(t.Tally("paid"))))
    here = table({"field": ["gym"], "stack": ["tea"] * 4}, {}, gym)
    here.do("use", "gym", 0)
    assert len(here.question.options) == 5
    here.say(("number", 3))
    assert here.stat("gym") == 5
    assert here.count(0, "stack") == 1
    here.skip()
    here.do("use", "gym", 0)
    here.say(("number", 0))
    assert here.stat("gym") == 5


@hm("503.2")
def test_an_event_is_paid_for_besides() -> None:
    feast = card("feast", "event", t.Spell(t.Draw(YOU, t.Tally("paid"))), always(_besides(PayCost(None))), cost=1)
    here = table({"hand": ["feast"], "stack": ["tea"] * 3}, {}, feast)
    here.do("event", "feast")
    assert len(here.question.options) == 3, "one of the three is its printed cost"
    here.say(("number", 2))
    assert (here.count(0, "hand"), here.count(0, "stack")) == (2, 0)


def _besides(cost: t.Effect) -> t.Effect:
    return t.PayLess(SELF, 0, also=cost)


@hm("401.4", "402.3a", "401.4a")
def test_hm_401_4_ex1() -> None:
    """Only from the hand, by who holds it."""
    letter = lady("letter", t.Activated((t.ToDiscard(t.This()),), DRAW, "ot", zone="hand"))
    here = table({"hand": ["letter"], "field": ["gil"]}, {}, letter)
    here.do("from_hand", "letter", 0)
    assert here.zone("letter") == "discard"
    here = table({"field": ["letter"], "hand": []}, {}, letter)
    assert here.why_not(0, "use", "letter", 0) == "401.4a"


@hm("402.1a", "503", "407.2")
def test_what_cannot_be_paid_is_not_used() -> None:
    miser = man("miser", t.Activated((PayCost(2),), DRAW))
    here = table({"field": ["miser"], "stack": ["tea"]}, {}, miser)
    assert here.why_not(0, "use", "miser", 0) == "407.2"


@hm("402.2a", "406.1")
def test_an_ability_that_asks_for_something() -> None:
    shy = lady("shy", t.Activated((), DRAW, condition=t.Compare(t.Count(OWN), ">=", 2)))
    here = table({"field": ["shy"]}, {}, shy)
    assert here.why_not(0, "use", "shy", 0) == "402.2a"


# --- triggered abilities (403, 408) ---


@hm("403.2", "215.7a", "408.1")
def test_hm_403_2_ex1() -> None:
    """The opponent is that of whoever controlled it just before."""
    spy = lady("spy", on("to_court", FromPile("stack", None, "discard", FOE)), m=1)
    here = table({"field": ["lotte"], "stack": ["tea", "hat"]}, {"field": ["spy"], "stack": ["tea"]}, spy)
    here.fight("lotte", "spy")
    assert here.cards(0, "court") == ["spy"]
    assert (here.count(0, "stack"), here.count(1, "stack")) == (0, 1)


@hm("403.1a")
def test_what_resolves_before_it_happens() -> None:
    """Before she goes she still counts herself."""
    early = lady("early", on("will_leave", t.Draw(YOU, t.Count(OWN))))
    late = lady("late", on("leave", t.Draw(YOU, t.Count(OWN))))
    shove = event("shove", t.ToDiscard(ONE_OF_THEIRS))
    for name, drawn in (("early", 1), ("late", 0)):
        here = table({"hand": ["shove"]}, {"field": [name]}, early, late, shove)
        here.act("event", "shove")
        assert here.count(1, "hand") == drawn


@hm("403.1b", "407.1")
def test_what_has_triggered_waits_until_the_effect_is_done() -> None:
    sad = lady("sad", on("to_discard", t.Draw(YOU, t.Count(OWN))))
    storm = event("storm", t.Seq((t.ToDiscard(t.Chosen(t.Named("Sad"))), t.ToDiscard(t.Chosen(t.Named("Gil")))), "and"))
    here = table({"hand": ["storm"], "field": ["sad", "gil", "rosa"]}, {}, sad, storm)
    here.do("event", "storm")
    assert here.count(0, "hand") == 1


@hm("408.2")
def test_all_of_the_other_players_first_each_in_his_order() -> None:
    bell = man("bell", on("use", DRAW, EVENT, by=ALL))
    gong = man("gong", on("use", t.Discard(YOU, None), EVENT, by=ALL))
    here = table({"hand": ["ring"], "field": ["bell"]}, {"field": ["gong", "bell"]}, bell, gong, event("ring", DRAW))
    here.do("event", "ring")
    assert here.asked == (1, "408.2")
    assert len(here.question.options) == 2
    assert here.count(0, "hand") == 1, "the active player's waits"
    here.say(here.question.options[0])
    assert here.count(0, "hand") == 2


@hm("408.2")
@pytest.mark.parametrize(
    ("body", "field", "offered"),
    [(DRAW, ["sad"], 0), (DRAW, ["sad", "rosa"], 2), (t.May(DRAW), ["sad"], 2), (plus(1), ["sad"], 2)],
    ids=["of one card", "of two", "each may be used or not", "it may be another one's"],
)
def test_triggers_of_one_card_that_are_the_same_are_not_put_in_order(
    body: t.Effect, field: list[str], offered: int
) -> None:
    sad = lady("sad", always(t.Grant(t.Every(OWN), (on("to_discard", body, t.Named("Gil"), by=ALL),))))
    storm = event("storm", t.ToDiscard(t.Every(t.Named("Gil"))))
    here = table({"hand": ["storm"], "field": field}, {"field": ["gil", "gil"]}, sad, storm)
    here.do("event", "storm")
    assert len(here.question.options if here.question.kind == "trigger" else ()) == offered
    if not offered:
        assert here.count(0, "hand") == 2, "each of them has been carried out"


@hm("401.7", "408.1")
def test_may_is_asked_on_resolution() -> None:
    host = lady("host", on("attack", t.May(DRAW)))
    here = table({"field": ["host"]}, {}, host)
    here.do("attack", "host")
    here.no()
    assert here.count(0, "hand") == 0


# --- answers (406.3a, 407.3, 214.3c, 214.3d) ---


@hm("406.3a", "407.3", "402.2a", "214.3c")
def test_an_answer_resolves_before_what_it_answers() -> None:
    first = event("first", t.Discard(FOE, None), answers=USED)
    here = table({"hand": ["tea", "tea"]}, {"hand": ["first"]}, first)
    here.act("event", here.ref("tea"))
    assert here.asked == (1, "406.2")
    here.do("event", "first")
    here.skip()
    assert here.count(0, "hand") == 1, "discarded first, then drawn"


@hm("214.3d")
def test_what_can_be_used_then_too() -> None:
    both = event("both", DRAW, answers=USED, also=True)
    here = table({"hand": ["tea", "both"]}, {"hand": ["both"]}, both)
    here.act("event", "tea")
    here.do("event", here.ref("both", 1))
    here.skip()
    here.do("event", here.ref("both", 0))
    assert here.zone("both") == "discard"


@hm("402.2a")
def test_an_ability_answers() -> None:
    watch = man("watch", t.Activated((t.Exert(t.This()),), DRAW, answers=(t.Trigger("attack"),)))
    here = table({"field": ["gil"]}, {"field": ["watch"]}, watch)
    assert here.why_not(1, "use", "watch", 0) == "406.1"
    here.act("attack", "gil")
    here.do("use", "watch", 0)
    assert here.acted("watch")
    assert here.count(1, "hand") == 1


@hm("406.3a", "214.3c")
def test_leaving_is_answered() -> None:
    save = event("save", t.Ready(t.Every(OWN)), answers=(t.Trigger("leave", t.AllOf((CHARACTER, t.Side(True)))),))
    shove = event("shove", t.ToHand(ONE_OF_THEIRS))
    here = table({"hand": ["shove"]}, {"field": ["gil", acted("rosa")], "hand": ["save"]}, save, shove)
    here.act("event", "shove")
    here.pick("gil")
    here.do("event", "save")
    here.skip()
    assert not here.acted("rosa")
    assert here.zone("gil") == "hand"


# --- countering (411) ---


@hm("411.1", "411.1a", "411.1b", "411.1c", "411.1d")
def test_what_is_countered_does_nothing_and_costs_all_the_same() -> None:
    dear = event("dear", t.Draw(YOU, 3), cost=2)
    here = table({"hand": ["dear"], "stack": ["tea", "tea"]}, {"hand": ["no"], "aside": ["wink"]}, NO, dear)
    assert here.why_not(1, "event", "no") == "214.3c"
    here.act("event", "dear")
    here.do("event", "no")
    here.skip()
    assert (here.count(0, "hand"), here.count(0, "stack")) == (0, 0)
    assert here.cards(0, "discard") == ["dear"]


@hm("406.2", "407.3")
@pytest.mark.parametrize(("by", "asked"), [(FOE, [1]), (ALL, [1, 0])])
def test_whoever_acts_is_asked_only_if_a_card_of_the_decks_answers_his_own_deeds(by: t.Who, asked: list[int]) -> None:
    """Ruling R-HM-20."""
    stop = event("stop", Counter(), answers=(t.Trigger("use", by=by),))
    here = table({"hand": ["tea", "stop"], "stack": ["tea"]}, {"hand": ["stop"]}, stop)
    here.act("event", "tea")
    seats = []
    while here.asked[1] == "406.2":
        seats.append(here.asked[0])
        here.say(("pass",))
    assert seats == asked


@hm("411.1c", "306.1")
def test_a_countered_character_never_comes() -> None:
    guest = man("guest", on("enter", DRAW))
    here = table({"hand": ["guest"], "stack": ["tea"]}, {"hand": ["no"]}, NO, guest)
    here.act("character", "guest")
    here.do("event", "no")
    here.skip()
    assert here.cards(0, "discard") == ["guest"]
    assert here.count(0, "hand") == 0


@hm("411.1a", "407.3")
def test_an_answer_is_answered() -> None:
    here = table({"hand": ["tea", "no"]}, {"hand": ["no"]}, NO)
    here.act("event", "tea")
    here.do("event", here.ref("no", 1))
    assert here.asked == (0, "406.2")
    here.do("event", here.ref("no", 0))
    here.skip()
    assert here.count(0, "hand") == 1, "the counter was countered"


@hm("411.1b", "306.4")
def test_an_ability_is_countered() -> None:
    hush = event("hush", Counter(), answers=(t.Trigger("use_ability", by=FOE),))
    maid = lady("maid", t.Activated((t.Exert(t.This()),), DRAW))
    here = table({"field": ["maid"]}, {"hand": ["hush"]}, hush, maid)
    here.act("use", "maid", 0)
    here.do("event", "hush")
    here.skip()
    assert here.acted("maid")
    assert here.count(0, "hand") == 0


@hm("411.1a")
def test_what_has_triggered_is_countered() -> None:
    hush = event("hush", Counter(), answers=(t.Trigger("triggered", by=FOE),))
    host = lady("host", on("attack", DRAW))
    here = table({"field": ["host"]}, {"hand": ["hush"]}, hush, host)
    here.act("attack", "host")
    here.do("event", "hush")
    here.skip()
    assert here.count(0, "hand") == 0


@hm("411.2")
def test_what_cannot_be_countered() -> None:
    firm = event("firm", DRAW, extra=(always(Uncounterable()),))
    here = table({"hand": ["firm"]}, {"hand": ["no"]}, NO, firm)
    here.act("event", "firm")
    here.do("event", "no")
    here.skip()
    assert here.count(0, "hand") == 1
    hush = event("hush", Counter(), answers=(t.Trigger("use_ability", by=FOE),))
    rock = man("rock", t.Activated((), t.Seq((Uncounterable(), DRAW))))
    here = table({"field": ["rock"]}, {"hand": ["hush"]}, hush, rock)
    here.act("use", "rock", 0)
    here.do("event", "hush")
    here.skip()
    assert here.count(0, "hand") == 1


# --- replacement (409) ---


@hm("409.1", "409.2")
def test_what_is_replaced_has_not_happened() -> None:
    ghost = lady("ghost", always(t.Instead("to_discard", SELF, t.ToHand(t.This()))), on("to_discard", DRAW))
    shove = event("shove", t.ToDiscard(ONE_OF_THEIRS))
    here = table({"hand": ["shove"]}, {"field": ["ghost"]}, ghost, shove)
    here.act("event", "shove")
    assert here.zone("ghost") == "hand"
    assert here.count(1, "hand") == 1


@hm("409.3")
def test_of_several_the_active_player_picks_one() -> None:
    ghost = lady("ghost", always(t.Instead("to_discard", SELF, t.ToHand(t.This()))))
    ward = man("ward", always(t.Instead("leave", THEIRS, t.ToDeck(t.Bound("subject"), "top"))))
    shove = event("shove", t.ToDiscard(ONE_OF_THEIRS))
    here = table({"hand": ["shove"], "field": ["ward"]}, {"field": ["ghost"]}, ghost, ward, shove)
    here.act("event", "shove")
    assert here.asked == (0, "409.3")
    here.say(next(option for option in here.question.options if option[1] == here.ref("ward")))
    assert here.zone("ghost") == "deck"


@hm("409.1", "306.5k")
def test_the_loser_of_a_battle_goes_elsewhere() -> None:
    monk = man("monk", always(t.Instead("to_scaffold", SELF, t.ToHand(t.This()))))
    here = table({"field": ["udo"]}, {"field": ["monk"]}, monk)
    here.fight("udo", "monk")
    assert here.zone("monk") == "hand"
    assert here.count(0, "scaffold") == 0


# --- effects (405, 407) ---


@hm("405.1", "404.1")
def test_what_gives_and_takes_abilities_counts_in_the_order_of_its_resolving() -> None:
    teach = event("teach", t.Grant(ONE_OWN, (t.Activated((), DRAW),), "turn"))
    mute = event("mute", t.Lose(ONE_OWN, (), "turn", whole=True))
    for order, able in ((("teach", "mute"), False), (("mute", "teach"), True)):
        here = table({"hand": list(order), "field": ["gil"]}, {}, teach, mute)
        for name in order:
            here.do("event", name)
        assert here.offers("use", "gil", 0) == able


@hm("404.2", "404.1")
def test_as_long_as_its_condition_holds() -> None:
    proud = lady("proud", always(plus(2), when=t.Matches(t.This(), t.In("ready"))))
    here = table({"field": ["proud"]}, {}, proud)
    assert here.stat("proud") == 3
    here.do("attack", "proud")
    assert here.stat("proud") == 1


@hm("407.6", "407.4")
def test_whom_it_reaches_is_settled_when_it_resolves() -> None:
    cheer = event("cheer", plus(2, t.Every(OWN)))
    here = table({"hand": ["cheer", "gil"], "field": ["rosa"], "stack": ["tea"]}, {}, cheer)
    here.do("event", "cheer")
    here.act("character", "gil")
    assert (here.stat("rosa"), here.stat("gil")) == (3, 2)


@hm("407.5", "214.2e")
def test_only_then_separates() -> None:
    """Whoever is too many has gone before the second half."""
    twins = event("twins", t.Seq((GainControl(ONE_OF_THEIRS), t.Draw(YOU, t.Count(OWN))), "then"))
    at_once = event("at_once", t.Seq((GainControl(ONE_OF_THEIRS), t.Draw(YOU, t.Count(OWN))), "and"))
    for name, drawn in (("twins", 1), ("at_once", 2)):
        here = table({"hand": [name], "field": ["gil"]}, {"field": ["gil"]}, twins, at_once)
        here.do("event", name)
        assert here.asked == (0, "214.2e")
        here.say(here.question.options[0])
        assert here.count(0, "hand") == drawn


# --- control and copies (214.2d, 412) ---


@hm("214.2d", "310", "306.5b")
def test_control_changes_hands_and_comes_back() -> None:
    charm = event("charm", GainControl(ONE_OF_THEIRS, YOU, "turn"))
    here = table({"hand": ["charm"]}, {"field": [wearing("hank", "hat")]}, charm)
    here.act("event", "charm")
    assert (here.controller("hank"), here.controller("hat")) == (0, 1)
    here.act("attack", "hank")
    assert here.count(1, "discard") == 4
    here.end()
    assert here.controller("hank") == 1


@hm("214.2d", "405.1")
def test_the_last_to_get_control_has_it() -> None:
    charm = event("charm", GainControl(ONE_OF_THEIRS))
    spell = event("spell", GainControl(t.Every(OWN), FOE, "turn"))
    here = table({"hand": ["charm", "spell"]}, {"field": ["hank"]}, charm, spell)
    here.act("event", "charm")
    here.act("event", "spell")
    assert here.controller("hank") == 1
    here.end()
    assert here.controller("hank") == 0, "the lasting one is still there"


@hm("412.1")
def test_a_copy_is_what_is_printed_on_the_other() -> None:
    ape = man("ape", t.Activated((), BecomeCopy(t.This(), ONE_OF_THEIRS, "turn")))
    star = lady("star", t.Activated((), DRAW), p=3, m=5, f=("stars",))
    here = table(
        {"field": ["ape", "comet"]},
        {"field": [wearing("star", "belt")]},
        ape,
        star,
        item("belt", always(plus(9, t.Bound("host")))),
    )
    assert here.stat("star") == 13
    here.act("use", "ape", 0)
    assert (here.stat("ape"), here.stat("ape", "mental")) == (5, 7), "3 and 5, and two others of its faction"
    assert here.stat("comet") == 3
    here.skip()
    assert here.offers("use", "ape", 0)
    here.do("use", "ape", 0)
    assert here.count(0, "hand") == 1
    here.end()
    assert here.stat("ape") == 2
    assert here.game.state.sides == {}


# --- what may not be done (410) ---


@hm("410.1")
def test_what_the_rules_do_not_allow_changes_nothing() -> None:
    here = table({"hand": ["tea"]})
    before = encoded(here.game.state)
    for picks in ((99,), (0, 0), ()):
        with pytest.raises(Refused):
            here.there.inputs.take(Answer(0, picks))
    assert encoded(here.game.state) == before


@hm("410.2")
def test_both_agree_to_go_back() -> None:
    here = table({"hand": ["tea"]})
    here.do("event", "tea")
    assert here.zone("tea") == "discard"
    here.there.inputs.take(Undo(0, 0, (1,)))
    assert here.zone("tea") == "hand"
