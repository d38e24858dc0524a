"""The worked examples of the rules document, each built by hand from trees under its id in the acceptance list."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.kernel import tree as t
from engine.kernel.state import Pending
from engine.kernel.trigger import NewestFirst
from tests.rules.mlp.stock import (
    CHARACTER,
    EVENT,
    FOE,
    ITEM,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    TAP,
    THEIRS,
    YOU,
    F,
    Side,
    Table,
    character,
    deal,
    event,
    farewell,
    holding,
    inspiration,
    item,
    keyword,
    meet,
    mlp,
    plus,
    precaution,
    scene,
    story,
    turned,
    whenever,
)

IDS: dict[str, str] = {}
FACTS = Path(os.environ.get("KOTATSU_FACTS", "/nowhere"), "facts", "acceptance-scenarios.md")


def example(*ids: str) -> Callable[[F], F]:
    """The ids of the acceptance list that a test carries out."""
    def register(function: F) -> F:
        IDS.update(dict.fromkeys(ids, function.__name__))
        return function

    return register


@pytest.mark.skipif(not FACTS.is_file(), reason="KOTATSU_FACTS names no folder of facts")
def test_every_example_of_the_list_is_here() -> None:
    listed = set(re.findall(r"^- \*\*(MLP-[^*]+)\*\*", FACTS.read_text(encoding="utf-8"), re.M))
    assert listed == set(IDS)


# --- filters and conditions ---


@example("MLP-2.1.1.0-ex1")
@mlp("2-1.1.0", "2-1.4.0")
def test_a_name_badge_and_a_quoted_word_are_not_the_same() -> None:
    table = deal(
        Side(slots=["apple", "cider"], hand=["badge", "word"], scenes=2), None,
        character("apple", name="Apple"), character("cider", classes=("Apple",)),
        event("badge", plus(1, t.Every(t.AllOf((OWN, t.Named("Apple")))))),
        event("word", plus(1, t.Every(t.AllOf((OWN, keyword("Apple")))))),
    )
    table.do("play", "badge")
    assert (table.idea("apple"), table.idea("cider")) == (3, 2)
    table.do("play", "word")
    assert (table.idea("apple"), table.idea("cider")) == (3, 3)


@example("MLP-2.1.4.0-ex1")
@mlp("2-1.4.0")
def test_further_keywords_do_not_matter() -> None:
    table = deal(
        Side(slots=["both", "other"], hand=["cheer"], scenes=1), None,
        character("both", classes=("a", "b")), character("other", classes=("b",)),
        event("cheer", plus(1, t.Every(t.AllOf((OWN, keyword("a")))))),
    )
    table.do("play", "cheer")
    assert (table.idea("both"), table.idea("other")) == (3, 2)


@example("MLP-2.1.6.4c-ex1", "MLP-5.1.3.0-ex1", "MLP-5.3.1.5-ex1")
@mlp("4-3.1.0", "5-1.3.0", "5-3.1.6")
def test_tapping_is_the_cost_of_an_activated_effect() -> None:
    trainer = character("trainer", t.Activated((TAP,), plus(2, t.Chosen(t.AllOf((OWN, keyword("pet")))))))
    table = deal(Side(slots=["trainer", "cat", "pony"]), None, trainer, character("cat", classes=("pet",)))
    table.do("use", "trainer", 0)
    assert table.names() == ["cat"]
    table.choose("cat")
    assert table.idea("cat") == 4
    assert table.why_not("use", "trainer", 0) == "5-3.1.6"
    again = deal(Side(slots=["trainer", "cat"]), None, trainer, character("cat", classes=("pet",)),
                 before=turned("trainer"))
    assert again.why_not("use", "trainer", 0) == "5-3.1.6"


# --- tokens ---


def opening(token: str, a: Side, b: Side | None = None, *cards: t.Node, holder: str = "pony") -> Table:
    """Seat 0's preparation step with a present on its character."""
    return deal(a, b, *cards, phase="start", before=holding(token, holder))  # type: ignore[arg-type]


@example("MLP-2.7.2.2c-exA")
@mlp("2-7.2.2c", "6-11.1.0", "6-9.2.0")
def test_the_present_of_search() -> None:
    table = opening("search", Side(slots=["pony"], deck=["filly", "mare", "elder", "letter"]))
    table.answer(0)
    assert table.told("reveal") == [("reveal", 0, "mare"), ("reveal", 0, "elder")]
    assert [shown.key for shown in table.view(1).shown] == ["mare", "elder"]
    table.choose("elder")
    assert table.zone(0, "hand") == ["filly", "elder"]
    assert table.zone(0, "deck") == ["letter", "mare"]
    assert table.game.state.field[table.ref("pony", 0)].counters == {}


@example("MLP-2.7.2.2c-exB")
@mlp("2-7.2.2c")
def test_the_present_of_recall() -> None:
    table = opening("recall", Side(slots=["pony"], rest=["mare", "elder", "queen", "letter"]), None,
                    character("queen", cost=4))
    table.answer(0)
    assert table.names() == ["mare", "elder"]
    table.choose("mare")
    assert "mare" in table.zone(0, "hand")


@example("MLP-2.7.2.2c-exC")
@mlp("2-7.2.2c", "4-5.1.0", "6-6.1.0")
def test_the_present_of_cheer() -> None:
    table = opening("cheer", Side(slots=["pony"]))
    table.answer(0)
    assert table.idea("pony") == 3
    table.end()
    while table.question.seat == 0:
        table.skip()
    assert table.idea("pony") == 2


@example("MLP-2.7.2.2c-exD")
@mlp("2-7.2.2c", "6-10.4.0")
def test_the_present_of_errand() -> None:
    table = opening("errand", Side(slots=["pony"], scenes=["meadow", "stream"], hand=["letter"]))
    table.answer(0)
    table.do("play", "letter").do("target", "stream")
    table.do("use", "pony", 0)
    assert table.names() == ["stream"]
    table.choose("stream")
    assert not table.game.state.field[table.ref("stream")].exerted
    assert table.game.state.field[table.ref("pony", 0)].exerted


@example("MLP-2.7.2.2c-exE")
@mlp("2-7.2.2c", "6-12.1.0", "6-12.1.2", "3-3.2.0")
def test_the_present_of_journey() -> None:
    table = opening("journey", Side(slots=["pony", "mare"]))
    table.answer(0)
    table.yes()
    assert table.asked == (0, "slot")
    table.do("slot", 2) if len(table.offered()) > 1 else table.answer(0)
    assert table.slots(0) == [None, "mare", "pony"]
    assert table.game.look(table.ref("pony", 0)).stat("moves") == 1
    full = opening("journey", Side(slots=["pony", "mare", "filly"]))
    full.answer(0)
    assert full.asked == (0, "action")


@example("MLP-2.7.2.2c-exF")
@mlp("2-7.2.2c")
def test_the_present_of_dazzle() -> None:
    table = opening("dazzle", Side(slots=["pony"]), Side(slots=["mare", "filly"]))
    table.answer(0)
    assert table.names() == ["mare", "filly"]
    table.choose("mare")
    assert (table.idea("mare"), table.idea("filly")) == (3, 1)


@example("MLP-2.7.2.2d-ex1")
@mlp("2-7.2.2d", "4-2.4.0")
def test_presents_are_declared_as_one_list_each_and_the_others_are_opened_first() -> None:
    def lay(table: Table) -> None:
        for seat, names in enumerate((("a1", "a2"), ("b1", "b2"))):
            for name in names:
                holding("cheer", name, seat=seat)(table)

    cards = [character(name) for name in ("a1", "a2", "b1", "b2")]
    table = deal(Side(slots=["a1", "a2"]), Side(slots=["b1", "b2"]), *cards, phase="start", before=lay)
    table.choose("a1", "a2")
    assert table.asked == (1, "open")
    table.choose("b2", "b1")
    assert [args[2] for args in table.told("modify")] == ["b2", "b1", "a1", "a2"]
    none = deal(Side(slots=["a1", "a2"]), Side(slots=["b1", "b2"]), *cards, phase="start", before=lay)
    none.answer().answer()
    assert none.told("open") == []
    assert none.asked == (0, "action")


@example("MLP-2.7.2.1a-ex1")
@mlp("2-7.2.1a", "5-2.1.1b")
def test_a_second_candy_is_void_and_the_rest_goes_on() -> None:
    table = deal(
        Side(slots=["pony"], hand=["treat"], scenes=1), None,
        event("treat", t.Seq((t.Give(ONE_OWN, "candy"), t.Draw(YOU)))), before=holding("candy", "pony"),
    )
    table.do("play", "treat").choose("pony")
    assert table.game.state.field[table.ref("pony", 0)].counters == {"candy": 1}
    assert len(table.zone(0, "hand")) == 1


# --- acting ---


@example("MLP-4.4.4.1-ex1")
@mlp("4-4.4.1", "3-4.2.0")
def test_a_plan_on_the_next_story_blocks_advancing() -> None:
    table = deal(Side(slots=["pony"], stage=1), Side(plans={2: "letter", 3: "filly"}), phase="exchange")
    assert table.why_not("advance", 0) == "4-4.4.1"
    assert table.offered() == [("disturb", 0), ("pass",)]
    table.do("disturb", 0)
    assert table.stage(0) == 1
    assert table.plans(1) == {3: "filly"}


@example("MLP-1.4.1.1-ex1")
@mlp("1-4.1.0", "3-4.3.0")
def test_the_last_story_wins_by_rule() -> None:
    last = story("last", 4, t.Triggered((t.Trigger("reach", t.Is(t.This())),), t.Draw(FOE, 99)))
    table = deal(
        Side(slots=["pony"], stage=3, stories=["story1", "story2", "story3", "last"]), Side(deck=2), last,
        phase="exchange",
    )
    table.do("advance", 0)
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "1-4.1.0")
    assert table.told("resolve", "draw") == []


# --- triggers ---


@example("MLP-5.1.1.3-ex1")
@mlp("5-1.1.3", "5-1.1.2")
@pytest.mark.parametrize(("times", "gained"), [("each", 4), ("once", 1)])
def test_whenever_counts_every_card_and_when_counts_once(times: str, gained: int) -> None:
    table = deal(
        Side(slots=["scholar"], hand=["storm"], scenes=1), None,
        character("scholar", whenever("discard", plus(1), times=times)),
        event("storm", t.Seq((t.Draw(YOU, 5), t.Discard(YOU, 4)))),
    )
    table.do("play", "storm").answer(0, 1, 2, 3)
    assert table.idea("scholar") == 2 + gained
    kinds = [event[0] for event in table.told("discard", "to_discard", "resolve")]
    assert kinds == ["discard", "to_discard"] + ["resolve"] * gained


@example("MLP-5.1.2.0-ex1")
@mlp("5-1.2.0", "5-3.2.4a")
def test_a_continuous_effect_applies_exactly_while_it_is_there() -> None:
    club = character("club", t.Static((t.Modify(t.Every(t.AllOf((t.Side(True), t.AnyOf((
        keyword("sweetie"), keyword("scootaloo")))))), "idea", 1),)))
    table = deal(
        Side(slots=["belle", "scooter"], hand=["club", "away"], scenes=2), None, club,
        character("belle", classes=("sweetie",)), character("scooter", classes=("scootaloo",)),
        event("away", t.ToHand(t.Chosen(t.Named("Club")))),
    )
    assert (table.idea("belle"), table.idea("scooter")) == (2, 2)
    table.do("play", "club", 2)
    assert (table.idea("belle"), table.idea("scooter")) == (3, 3)
    table.do("play", "away").choose("club")
    assert (table.idea("belle"), table.idea("scooter")) == (2, 2)


@example("MLP-5.1.2.0-ex2")
@mlp("5-1.2.0")
def test_during_the_own_turn_means_the_own_turn() -> None:
    """Ruling R-MLP-08: the card's text, not the explanation."""
    shy = t.Compare(t.Count(t.AllOf((t.Side(True), keyword("shy")))), ">=", 1)
    friend = character("friend", t.Static((t.Modify(t.This(), "idea", 2),), t.Both((shy, t.YourTurn()))))
    side = Side(slots=["friend", "deer"], hand=["away"], scenes=1)
    cards = (friend, character("deer", classes=("shy",)), event("away", t.ToHand(t.Chosen(t.Named("Deer")))))
    table = deal(side, None, *cards)
    assert table.idea("friend") == 4
    table.do("play", "away").choose("deer")
    assert table.idea("friend") == 2
    theirs = deal(side, None, *cards, active=1)
    assert theirs.idea("friend") == 2


@example("MLP-5.1.4.0-ex1")
@mlp("5-1.4.0")
def test_a_rule_effect_says_when_a_card_can_be_used() -> None:
    ribbon = t.Compare(t.Count(t.AllOf((t.Side(True), keyword("ribbon")))), ">=", 1)
    gown = event("gown", t.Static((t.Cannot(t.This(), "play"),), t.Never(ribbon)), t.Draw(YOU))
    without = deal(Side(slots=["pony"], hand=["gown"], scenes=1), None, gown)
    assert without.why_not("play", "gown") == "5-1.4.0"
    table = deal(Side(slots=["lady"], hand=["gown"], scenes=1), None, gown, character("lady", classes=("ribbon",)))
    table.do("play", "gown")
    assert len(table.zone(0, "hand")) == 1


def _if_there(filter_: t.Filter, then: t.Effect) -> t.Effect:
    return t.If(t.Compare(t.Count(filter_), ">=", 1), then)


@example("MLP-5.1.5.1-ex0", "MLP-5.1.5.1-ex1")
@mlp("5-1.5.1")
@pytest.mark.parametrize("there", [True, False])
def test_if_is_asked_once_when_it_is_executed(there: bool) -> None:
    body = _if_there(
        t.AllOf((t.Side(True), t.Not(t.Is(t.This())), keyword("arosius"))),
        t.Banish(t.Chosen(t.AllOf((THEIRS, t.Has("idea", "<=", 5))))),
    )
    table = deal(
        Side(slots=["sage" if there else "pony"], hand=["pupil"], scenes=1), Side(slots=["mare", "elder"]),
        character("pupil", meet(body)), character("sage", classes=("arosius",)),
    )
    table.do("play", "pupil", 1)
    if there:
        assert table.names() == ["mare"]
        table.choose("mare")
    assert table.slots(1) == [None if there else "mare", "elder", None]


@example("MLP-5.1.5.2-ex1")
@mlp("5-1.5.2", "5-1.2.0")
def test_as_long_as_is_asked_all_the_time() -> None:
    two = t.Compare(t.Count(ITEM, "discard", YOU), ">=", 2)
    table = deal(
        Side(slots=["hoarder"], rest=["scarf"], hand=["bow", "drop", "fetch"], scenes=2), Side(slots=["mare", "pony"]),
        character("hoarder", t.Static((t.Modify(t.Every(THEIRS), "idea", -1),), two)), item("bow"),
        event("drop", t.Discard(YOU, 1, ITEM)), event("fetch", t.ToHand(t.Chosen(ITEM, zone="discard", whose=YOU))),
    )
    assert table.idea("mare") == 4
    table.do("play", "drop").choose("bow")
    assert (table.idea("mare"), table.game.looks()[table.ref("pony", 1)].stat("idea")) == (3, 1)
    table.do("play", "fetch").choose("bow")
    assert table.idea("mare") == 4


@example("MLP-5.1.5.3-ex1")
@mlp("5-1.5.3")
@pytest.mark.parametrize(("friend", "idea"), [("pony", 2), ("racer", 4)])
def test_another_one_is_not_the_card_itself(friend: str, idea: int) -> None:
    other = _if_there(t.AllOf((t.Side(True), CHARACTER, t.Other(), keyword("dash"))), plus(2))
    table = deal(
        Side(slots=[friend], hand=["dash"], scenes=1), None,
        character("dash", meet(other), classes=("dash",)), character("racer", classes=("dash",)),
    )
    table.do("play", "dash", 1)
    assert table.idea("dash") == idea


@example("MLP-5.3.1.3-ex1")
@mlp("5-3.1.3", "6-8.2.0")
def test_a_declared_card_is_seen_before_it_is_paid() -> None:
    table = deal(Side(hand=["pony", "letter"], scenes=["meadow", "stream"]), None)
    before = table.game.state.clone()
    table.do("play", "letter")
    assert table.asked == (0, "pay")
    assert [each.key for each in table.view(1).seats[0].zones["processing"]] == ["letter"]
    assert table.told("declare") == [("declare", 0, "letter", 1)]
    table.do("cancel")
    assert table.zone(0, "hand") == ["pony", "letter"]
    assert (table.game.state.refs, table.game.state.players) == (before.refs, before.players)


# --- the list of pending effects ---


def entry(name: str, seat: int = 0) -> Pending:
    return Pending(ord(name), seat, 0, ord(name))


def names(entries: list[Pending]) -> str:
    return "".join(chr(each.stamp) for each in entries)


@example("MLP-5.4.3.0-ex1")
@mlp("5-4.3.0")
def test_a_new_one_goes_on_top() -> None:
    waiting = [entry("A"), entry("B"), entry("C")]
    NewestFirst().join(waiting, [entry("D")], [0, 1])
    assert names(waiting) == "DABC"


@example("MLP-5.4.4.1-ex1")
@mlp("5-4.4.1")
def test_the_top_one_is_resolved_and_gone() -> None:
    waiting = [entry("A"), entry("B", 1), entry("C")]
    seat, choices = NewestFirst().choices(waiting, [0, 1], -1)
    assert (seat, names(choices)) == (0, "A")
    table = deal(
        Side(slots=["one", "two"], hand=["bell"], scenes=1), None,
        *(character(name, whenever("play", plus(1), subject=EVENT)) for name in ("one", "two")),
        event("bell", t.Draw(YOU)),
    )
    table.do("play", "bell").choose("one", "two")
    assert [args[2] for args in table.told("resolve")] == ["two", "one"]
    assert table.game.state.waiting == []


@example("MLP-5.4.5.0-ex1")
@mlp("5-4.5.0", "5-1.1.2")
def test_what_triggers_in_between_waits_until_the_effect_is_done_and_then_goes_on_top() -> None:
    """A, B and C are three characters' meetings with one event; A draws and discards, E sees the draw."""
    cards = [
        character("a", whenever("play", t.Seq((t.Draw(YOU), t.Discard(YOU))), subject=EVENT)),
        character("b", whenever("play", plus(1), subject=EVENT)),
        character("e", whenever("draw", plus(1, ONE_OWN), times="once")),
        event("bell", plus(1, t.Every(OWN))),
    ]
    table = deal(Side(slots=["a", "b", "e"], hand=["bell", "filly"], scenes=1), None, *cards)
    table.do("play", "bell").choose("b", "a")
    assert table.asked == (0, "card")
    assert [table.game.key(each.source) for each in table.game.state.waiting] == ["b"]
    table.choose("filly")
    assert table.asked == (0, "target")
    assert table.question.source == table.ref("e") & 4095
    assert [table.game.key(each.source) for each in table.game.state.waiting] == ["b"]
    table.choose("e")
    assert [args[2] for args in table.told("resolve")] == ["a", "e", "b"]


@example("MLP-5.4.6.0-ex1")
@mlp("5-4.6.0", "5-1.1.1a", "5-1.1.1b")
def test_each_orders_his_own_and_the_active_players_lie_below() -> None:
    bell = t.Trigger("play", EVENT, by=t.Players())
    cards = [character(name, t.Triggered((bell,), plus(1))) for name in "abcd"]
    table = deal(Side(slots=["a", "b"], hand=["bell"], scenes=1), Side(slots=["c", "d"]), *cards,
                 event("bell", plus(1, ONE_OWN)))
    table.do("play", "bell").choose("a")
    assert table.asked == (0, "order")
    table.choose("a", "b")
    assert table.asked == (1, "order")
    table.choose("d", "c")
    assert [args[2] for args in table.told("resolve")] == ["c", "d", "b", "a"]


# --- plans ---


@example("MLP-6.5.2.0-ex1")
@mlp("6-5.2.0", "6-5.1.0", "3-6.2.4")
def test_a_precaution_that_finds_nobody_is_skipped_and_the_card_rests() -> None:
    alarm = event("alarm", t.Draw(YOU), precaution(plus(2, ONE_OWN)))
    table = deal(Side(slots=["pony"]), Side(plans={1: "alarm"}), alarm, phase="exchange")
    table.do("disturb", 0)
    assert table.zone(1, "discard") == ["alarm"]
    assert table.zone(1, "hand") == ["pony"]  # the draw of the turn that followed


@example("MLP-6.13.3.0-ex1")
@mlp("6-13.3.0", "6-13.1.0", "6-13.2.0")
def test_looked_at_plans_go_back_onto_the_same_stories() -> None:
    body = t.Seq((t.Look(0, target=t.Every(t.Side(True), "plans")), t.PutRest("back")))
    table = deal(Side(hand=["review"], scenes=1, plans={2: "filly", 4: "mare"}), None, event("review", body))
    table.do("play", "review")
    assert table.names() == ["filly", "mare"]
    assert [each.key for each in table.view(0).shown] == ["filly", "mare"]
    assert table.view(1).shown == ()
    assert table.told("looked") == [("looked", 0, "filly", "mare")]
    table.choose("mare", "filly")
    assert table.plans(0) == {2: "mare", 4: "filly"}


@example("MLP-6.17.2.0-ex1")
@mlp("6-17.2.0", "6-5.1.0")
def test_a_plan_put_into_the_rest_area_is_not_removed() -> None:
    table = deal(
        Side(hand=["sweep"], scenes=1), Side(slots=["pony"], plans={1: "alarm"}),
        event("alarm", t.Draw(YOU), precaution(plus(2, ONE_OWN))),
        event("sweep", t.ToDiscard(t.Chosen(t.Anything(), zone="plans", whose=FOE))),
    )
    table.do("play", "sweep").answer(0)
    assert table.zone(1, "discard") == ["alarm"]
    assert table.told("resolve") == []


# --- idea ---


@example("MLP-6.7.1.0-ex1")
@mlp("6-7.1.0")
def test_below_zero_is_zero() -> None:
    table = deal(Side(slots=["pony"], hand=["gloom"], scenes=1), None, event("gloom", plus(-3, ONE_OWN)))
    table.do("play", "gloom").choose("pony")
    assert table.idea("pony") == 0
    assert table.view(1).seats[0].pieces[0].stats["idea"] == 0


@example("MLP-6.7.2.0-ex1")
@mlp("6-7.2.0")
@pytest.mark.parametrize("order", [("gloom", "joy"), ("joy", "gloom")])
def test_all_changes_are_one_sum(order: tuple[str, str]) -> None:
    table = deal(Side(slots=["pony"], hand=["gloom", "joy"], scenes=2), None,
                 event("gloom", plus(-3, ONE_OWN)), event("joy", plus(1, ONE_OWN)))
    for name in order:
        table.do("play", name).choose("pony")
    assert table.idea("pony") == 0


@example("MLP-6.7.3.0-ex1")
@mlp("6-7.3.0")
def test_checks_read_the_changed_idea() -> None:
    table = deal(
        Side(slots=["pony"], hand=["hush"], scenes=1), Side(slots=["mare", "coach"]),
        character("coach", t.Static((t.Modify(t.Every(t.AllOf((t.Side(True), t.Named("Mare")))), "idea", 1),)), idea=5),
        event("hush", t.Banish(t.Chosen(t.AllOf((CHARACTER, t.Has("idea", "<=", 4)))))),
    )
    table.do("play", "hush")
    assert table.names() == ["pony"]


# --- retiring ---

KITE = character("kite", farewell(t.If(
    t.Compare(t.Count(OWN), "==", 0), t.Banish(t.Chosen(t.AllOf((THEIRS, t.Has("idea", ">=", 6))))),
)), idea=5)
DUSK = character("dusk", farewell(t.Draw(YOU)), idea=5)
GLOW = scene("glow", inspiration(plus(2, t.Chosen(t.AllOf((OWN, t.Named("Dusk")))))))


def clash(*hand: str) -> Table:
    return deal(
        Side(slots=["kite"], hand=hand, scenes=len(hand)), Side(slots=["dusk"], scenes=["glow"]),
        KITE, DUSK, GLOW,
        event("float", t.Later(t.Trigger("banish", OWN, manner="in_challenge"), t.Draw(YOU))),
    )


@example("MLP-6.14.1.2a-ex1")
@mlp("6-14.1.2a", "6-14.1.2", "6-14.1.3", "5-1.1.2", "4-4.3.4b")
def test_a_nested_farewell_waits_until_the_first_card_rests() -> None:
    """Ruling R-MLP-17."""
    table = clash()
    table.end().do("inspire", "glow", 0).choose("dusk").choose("dusk")
    kinds = ("retire", "to_discard", "draw")
    assert table.told(*kinds)[:5] == [
        ("retire", 0, "kite"), ("retire", 1, "dusk"), ("to_discard", 0, "kite"), ("draw", 1, 1),
        ("to_discard", 1, "dusk"),
    ]


@example("MLP-6.14.2.1-ex1")
@mlp("6-14.2.0", "6-14.2.1", "5-4.6.0")
def test_who_sees_a_retirement_acts_after_the_whole_sequence() -> None:
    table = clash("float")
    table.do("play", "float").end().do("inspire", "glow", 0).choose("dusk").choose("dusk")
    assert table.told("draw", "to_discard")[1:5] == [
        ("to_discard", 0, "kite"), ("draw", 1, 1), ("to_discard", 1, "dusk"), ("draw", 0, 1),
    ]


@example("MLP-6.14.1.3a-ex1")
@mlp("6-14.1.3a")
def test_a_farewell_may_send_the_card_elsewhere() -> None:
    table = deal(
        Side(slots=["pony"], hand=["hush"], scenes=1), Side(slots=["ghost"], deck=3),
        character("ghost", farewell(t.ToDeck(t.This(), "shuffle"))), event("hush", t.Banish(ONE_OF_THEIRS)),
    )
    table.do("play", "hush").choose("ghost")
    assert sorted(table.zone(1, "deck")) == ["ghost", "pony", "pony", "pony"]
    assert table.zone(1, "discard") == []
    assert len(table.told("shuffle")) == 1


# --- doing and moving ---


@example("MLP-6.16.3.0-ex1")
@mlp("6-16.3.0")
def test_nobody_draws_or_discards_of_his_own_accord() -> None:
    table = deal(Side(hand=["pony"]))
    assert table.why_not("draw") == "6-16.3.0"
    assert table.why_not("discard", "pony") == "6-16.3.0"


@example("MLP-6.17.1.0-exA/B/C")
@mlp("6-1.1.0", "6-2.1.0")
def test_cards_leave_one_zone_and_enter_another() -> None:
    table = deal(
        Side(slots=["pony", "mare"], hand=["letter", "drop", "filly", "away"], scenes=3, deck=["elder"]), None,
        event("drop", t.Discard(YOU, 1, CHARACTER)), event("away", t.ToDiscard(ONE_OWN)),
    )
    table.do("play", "letter")
    assert ("elder" in table.zone(0, "hand"), table.zone(0, "deck")) == (True, [])
    table.do("play", "drop").choose("filly")
    assert ("filly" in table.zone(0, "hand"), table.zone(0, "discard")[:2]) == (False, ["drop", "filly"])
    table.do("play", "away").choose("mare")
    assert table.slots(0) == ["pony", None, None]
    assert "mare" in table.zone(0, "discard")
    assert table.told("to_discard")[-2:] == [("to_discard", 0, "mare"), ("to_discard", 0, "away")]
