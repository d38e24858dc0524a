"""Who orders a pile, who sees a retiring, what a text can choose, and how often something has happened."""

from __future__ import annotations

import pytest

from engine.games.mlp.nodes import AddScene, Relocate, Remove
from engine.kernel.cards import tree as t
from tests.rules.mlp.stock import (
    CHARACTER,
    EVENT,
    FOE,
    ITEM,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    YOU,
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
    on,
    plus,
    scene,
    turned,
    whenever,
)

HUSH = event("hush", t.Banish(ONE_OWN))
STAR = keyword("star")
MY_STARS = t.AllOf((t.Side(True), CHARACTER, STAR))


def in_rest(what: t.Filter, number: int) -> t.Chosen:
    return t.Chosen(what, number, number, "discard", whose=YOU)


def play(table: Table, name: str, *where: str | int) -> Table:
    """Use a card, and answer whatever leaves no choice."""
    return forced(table.do("play", name, *where))


def forced(table: Table) -> Table:
    while len(table.offered()) == table.question.least and table.question.kind not in ("order", "action"):
        table.answer(*range(table.question.least))
    return table


# --- piles ---


@mlp("6-9.3.0")
@pytest.mark.parametrize(("place", "left"), [("top", ["ode", "letter", "pony"]), ("bottom", ["pony", "ode", "letter"])])
@pytest.mark.parametrize("which", [t.Every(EVENT, "discard", YOU), in_rest(EVENT, 2)])
def test_who_puts_several_on_a_deck_orders_them_though_no_text_says_so(
    which: t.Target,
    place: str,
    left: list[str],
) -> None:
    table = deal(
        Side(hand=["tidy"], scenes=1, rest=["letter", "ode"], deck=1),
        None,
        event("ode", t.Draw(YOU)),
        event("tidy", t.ToDeck(which, place)),
    )  # type: ignore[arg-type]
    play(table, "tidy")
    assert (table.asked, table.question.rule) == ((0, "order"), "6-9.3.0")
    table.choose("ode", "letter")
    assert table.zone(0, "deck") == left


@mlp("6-9.3.0")
def test_an_order_that_makes_no_difference_is_not_asked_for() -> None:
    tidy = event("tidy", t.ToDeck(t.Every(EVENT, "discard"), "bottom"))
    alike = deal(
        Side(hand=["tidy"], scenes=1, rest=["letter", "letter"]), Side(rest=["ode"]), tidy, event("ode", t.Draw(YOU))
    )
    play(alike, "tidy")
    assert (alike.asked, alike.zone(0, "deck")[-2:]) == ((0, "action"), ["letter", "letter"])
    assert alike.zone(1, "deck")[-1] == "ode"


@mlp("6-9.3.0")
def test_whether_hidden_cards_are_alike_is_not_given_away() -> None:
    hide = event("hide", t.ToDeck(t.Every(t.Anything(), "hand", YOU), "bottom"))
    table = deal(Side(hand=["hide", "pony", "pony"], scenes=1), None, hide)
    assert play(table, "hide").asked == (0, "order")


@mlp("6-9.3.0")
def test_plans_are_ordered_by_their_places_unseen() -> None:
    sink = event("sink", t.ToDeck(t.Every(t.Anything(), "plans", YOU), "top"))
    table = deal(Side(hand=["sink"], scenes=1, plans={1: "mare", 3: "filly"}, deck=1), None, sink)
    play(table, "sink")
    assert [option[0] for option in table.offered()] == ["place", "place"]
    assert table.answer(1, 0).zone(0, "deck") == ["filly", "mare", "pony"]


@mlp("6-9.3.0")
def test_first_it_is_said_at_which_end_then_in_which_order() -> None:
    tidy = event("tidy", t.ToDeck(t.Every(EVENT, "discard", YOU), "either"))
    table = deal(Side(hand=["tidy"], scenes=1, rest=["letter", "ode"], deck=1), None, tidy, event("ode", t.Draw(YOU)))
    play(table, "tidy").do("top").choose("ode", "letter")
    assert table.zone(0, "deck") == ["ode", "letter", "pony"]


@mlp("6-9.1.0")
def test_the_bottom_of_a_deck_is_its_other_end() -> None:
    dig = event("dig", t.Seq((t.Look(0, True, t.Top(2, YOU, bottom=True)), t.Take(CHARACTER), t.PutRest("top"))))
    table = deal(Side(hand=["dig"], scenes=1, deck=["filly", "elder", "letter", "mare"]), None, dig)
    play(table, "dig")
    assert [args[-1] for args in table.told("reveal")] == ["letter", "mare"]
    assert (table.zone(0, "hand"), table.zone(0, "deck")) == (["mare"], ["letter", "filly", "elder"])


@mlp("6-9.1.0")
@pytest.mark.parametrize(("number", "left"), [(0, 2), (1, 1), (5, 0)])
def test_no_more_than_there_are_come_from_the_bottom(number: int, left: int) -> None:
    dig = event("dig", t.ToHand(t.Top(number, YOU, bottom=True)))
    table = deal(Side(hand=["dig"], scenes=1, deck=["filly", "mare"]), None, dig)
    assert play(table, "dig").zone(0, "deck") == ["filly", "mare"][:left]


# --- who sees a retiring ---


@mlp("6-14.2.0", "6-14.1.1")
@pytest.mark.parametrize(
    ("fan", "drawn"),
    [
        (whenever("banish", t.Draw(YOU), times="each"), 0),
        (on("banish", t.Draw(YOU), times="once"), 1),
    ],
)
@pytest.mark.parametrize("bids", [(), (farewell(AddScene()),)])
def test_its_own_retiring_only_a_card_sees_that_says_so(
    fan: t.Ability,
    drawn: int,
    bids: tuple[t.Ability, ...],
) -> None:
    """Rulings R-MLP-51 and R-MLP-53."""
    table = deal(Side(slots=["fan"], hand=["hush"], scenes=1), None, HUSH, character("fan", fan, *bids))
    play(table, "hush")
    assert (table.zone(0, "discard")[0], len(table.told("draw"))) == ("fan" if bids else "hush", drawn)


@mlp("6-14.2.0", "6-14.1.1")
@pytest.mark.parametrize(("subject", "drawn"), [(OWN, 0), (t.Is(t.Bound("host")), 1)])
@pytest.mark.parametrize("bids", [(), (farewell(AddScene()),)])
def test_its_wearers_retiring_only_an_item_sees_that_says_so(
    subject: t.Filter,
    drawn: int,
    bids: tuple[t.Ability, ...],
) -> None:
    """Rulings R-MLP-52 and R-MLP-53."""
    bow = item("bow", t.Triggered((t.Trigger("banish", subject),), t.Draw(YOU)))
    table = deal(Side(slots=["guest"], hand=["bow", "hush"], scenes=2), None, HUSH, bow, character("guest", *bids))
    play(play(table, "bow", "guest"), "hush")
    assert ("bow" in table.zone(0, "discard"), len(table.told("draw"))) == (True, drawn)


@mlp("6-14.2.0", "5-1.1.3")
@pytest.mark.parametrize(("bids", "times"), [((), 1), ((farewell(AddScene()),), 2)])
def test_characters_that_are_through_at_different_moments_are_seen_apart(
    bids: tuple[t.Ability, ...],
    times: int,
) -> None:
    """Ruling R-MLP-54: "when" counts what is complete at once as one."""
    fan = character("fan", whenever("banish", AddScene(), times="once"))
    sweep = event("sweep", t.Banish(t.Every(t.AllOf((t.Side(True), CHARACTER, t.Not(t.Named("Fan")))))))
    table = deal(
        Side(slots=["guest", "filly", "fan"], hand=["sweep"], scenes=1), None, fan, sweep, character("guest", *bids)
    )
    play(table, "sweep")
    if bids:
        table.answer(0, 1)
    assert len(table.told("resolve")) == times + len(bids)


@mlp("6-14.2.0", "4-4.3.4b")
def test_through_an_exchange_is_known_after_the_farewell_too() -> None:
    fan = character("fan", whenever("banish", t.Draw(YOU), manner="in_challenge"))
    table = deal(
        Side(slots=["guest", None, "fan"], hand=["hush"]),
        Side(slots=["elder"], scene_deck=3),
        HUSH,
        fan,
        character("guest", farewell(AddScene())),
        phase="exchange",
    )
    assert [args[0] for args in table.told("resolve", "scene", "draw")] == ["resolve", "scene", "resolve", "draw"]


@mlp("2-3.0.0", "3-6.2.3")
def test_an_item_rests_as_soon_as_its_wearer_is_anywhere_else() -> None:
    home = t.Seq((t.ToHand(t.This()), t.If(t.Compare(t.Count(ITEM, "discard", YOU), ">=", 1), t.Draw(YOU))))
    guest = character("guest", farewell(home))
    table = deal(Side(slots=["guest"], hand=["scarf", "hush"], scenes=2), None, HUSH, guest)
    play(play(table, "scarf", "guest"), "hush")
    assert (table.zone(0, "hand"), table.zone(0, "discard")) == (["guest", "pony"], ["scarf", "hush"])


@mlp("2-7.2.1b", "2-7.2.1c", "2-7.2.2e")
@pytest.mark.parametrize(
    ("bids", "candies"),
    [
        (t.ToPlay(t.This()), 1),
        (t.Seq((t.ToHand(t.This()), t.ToPlay(t.Every(CHARACTER, "hand", YOU)))), 0),
    ],
)
def test_tokens_come_back_with_a_character_that_was_nowhere_else(bids: t.Effect, candies: int) -> None:
    table = deal(
        Side(slots=["guest"], hand=["hush"], scenes=1),
        None,
        HUSH,
        character("guest", farewell(bids)),
        before=holding("candy", "guest"),
    )
    play(table, "hush").answer(1)
    assert (table.slots(0)[1], table.game.look(table.ref("guest")).stat("candy")) == ("guest", candies)


@mlp("2-7.1.2a")
def test_a_condition_may_ask_for_an_opened_present_or_one_unopened() -> None:
    """2-7.1.2: what lies there now decides, and what is opened lies there no more."""
    has, has_not = (t.If(t.Matches(t.This(), t.Has("cheer", op, 1)), t.Draw(YOU)) for op in (">=", "<"))  # type: ignore[arg-type]
    asker = character(
        "asker", t.Activated((), has), t.Activated((), has_not), t.Activated((), t.UseCounter(t.This(), "cheer"))
    )
    table = deal(Side(slots=["asker"]), None, asker, before=holding("cheer", "asker"))
    drawn = []
    for nth in (0, 1, 2, 0, 1):
        table.do("use", "asker", nth)
        drawn.append(len(table.told("draw")))
    assert (drawn, table.idea("asker")) == ([1, 1, 1, 1, 2], 3)


# --- what can be chosen ---


@mlp("6-10.2.0", "6-10.4.0")
@pytest.mark.parametrize(
    ("verbs", "names"),
    [
        ((plus(-1, ONE_OWN), t.Exert(t.Bound("chosen"))), ["mare"]),
        ((plus(-1, ONE_OWN), t.Ready(t.Bound("chosen"))), ["filly", "elder"]),
        ((plus(-1, ONE_OWN), t.May(t.Ready(t.Bound("chosen")))), ["filly", "elder"]),
        ((plus(-1, ONE_OWN), t.Ready(t.Bound("chosen")), t.Exert(t.Bound("chosen"))), ["filly", "elder"]),
        ((plus(-1, ONE_OWN), t.Exert(ONE_OF_THEIRS)), ["filly", "mare", "elder"]),
        ((plus(-1, ONE_OWN), t.If(t.YourTurn(), t.Exert(t.Bound("chosen")))), ["filly", "mare", "elder"]),
    ],
)
def test_what_is_turned_cannot_be_chosen_to_be_turned_wherever_the_verb_stands(
    verbs: tuple[t.Effect, ...],
    names: list[str],
) -> None:
    table = deal(
        Side(slots=["filly", "mare", "elder"], hand=["turn"], scenes=1),
        None,
        event("turn", t.Seq(verbs, "then")),
        before=turned("filly", "elder"),
    )
    table.do("play", "turn")
    assert table.names() == names


@mlp("5-1.5.3")
def test_another_one_in_a_condition_may_be_the_one_that_was_chosen() -> None:
    more = t.If(t.Compare(t.Count(t.AllOf((OWN, t.Other()))), ">=", 1), t.Draw(YOU))
    guest = character("guest", meet(t.Seq((plus(1, t.Chosen(t.AllOf((OWN, t.Other())))), more), "then")))
    table = deal(Side(slots=["filly"], hand=["guest"], scenes=1), None, guest)
    play(table, "guest", 1)
    assert (table.idea("filly"), len(table.told("draw"))) == (2, 1)
    alone = deal(Side(hand=["guest"], scenes=1), None, guest)
    assert play(alone, "guest", 1).told("draw") == []


# --- inspirations for certain characters ---


@mlp("4-4.3.1a")
@pytest.mark.parametrize(
    ("body", "why"),
    [
        (plus(2, t.Chosen(MY_STARS)), "4-4.3.1a"),
        (plus(2, t.Every(MY_STARS)), "4-4.3.1a"),
        (plus(2, t.Chosen(t.AllOf((CHARACTER, STAR)))), "4-4.3.1a"),
        (t.Seq((plus(2, t.Chosen(MY_STARS)), t.Draw(YOU))), "4-4.3.1a"),
        (plus(2, ONE_OWN), ""),
        (plus(2, t.Chosen(t.AllOf((OWN, t.Has("idea", "<=", 2))))), ""),
        (plus(-2, ONE_OF_THEIRS), ""),
        (plus(-2, t.Every(t.Faces(t.This()))), ""),
        (t.Seq((plus(2, t.Chosen(MY_STARS)), plus(-2, ONE_OF_THEIRS))), ""),
        (t.Draw(YOU), ""),
        (t.Ready(t.Chosen(t.AllOf((t.Side(True), t.Kind("scene"))))), ""),
    ],
)
def test_an_inspiration_for_certain_characters_needs_the_one_in_the_exchange_to_be_such(
    body: t.Effect,
    why: str,
) -> None:
    """Ruling R-MLP-44."""
    table = deal(
        Side(slots=["pony", "comet"], scenes=["beam", "glow", "meadow"]),
        Side(slots=["pony"]),
        scene("beam", inspiration(body)),
        scene("glow", inspiration(t.Draw(YOU))),
        character("comet", classes=("star",)),
        phase="exchange",
        before=turned("meadow"),
    )
    assert table.why_not("inspire", "beam", 0) == why


@mlp("4-4.3.1a", "4-4.3.2")
def test_the_other_players_too() -> None:
    beam = scene("beam", inspiration(plus(2, t.Chosen(MY_STARS))))
    table = deal(
        Side(slots=["pony"]),
        Side(slots=["comet"], scenes=["beam"]),
        beam,
        character("comet", classes=("star",)),
        phase="exchange",
    )
    assert table.do("inspire", "beam", 0).slots(1)[0] == "comet"


@mlp("6-3.2.0")
def test_a_scene_that_inspires_faces_what_its_players_character_faces() -> None:
    """Ruling R-MLP-56."""
    beam = scene("beam", inspiration(plus(-2, t.Every(t.Faces(t.This())), "challenge")))
    table = deal(
        Side(slots=[None, "filly"], scenes=["beam"]), Side(slots=["mare", "pony", "elder"]), beam, phase="exchange"
    )
    table.do("inspire", "beam", 0)
    assert table.told("modify") == [("modify", 1, "pony", "idea", -2)]
    assert table.slots(1) == ["mare", None, "elder"]


# --- how often ---


@mlp("5-1.1.3", "2-1.6.1")
@pytest.mark.parametrize(("times", "idea"), [("once", 3), ("each", 4)])
@pytest.mark.parametrize(
    ("what", "verb"),
    [
        ("enter", t.ToPlay(in_rest(CHARACTER, 2))),
        ("move", Relocate(t.Chosen(t.AllOf((OWN, t.Named("Filly"))), 2, 2))),
    ],
)
def test_one_action_that_brings_or_moves_two_is_one_moment(what: str, verb: t.Effect, times: str, idea: int) -> None:
    fan = character("fan", t.Triggered((t.Trigger(what, times=times),), plus(1)))  # type: ignore[arg-type]
    moving = what == "move"
    table = deal(
        Side(
            slots=["filly", "filly"] if moving else [None, None, "fan"],
            hand=["go"],
            scenes=1,
            rest=[] if moving else ["filly", "filly"],
        ),
        Side(slots=["fan"] if moving else []),
        fan,
        event("go", verb),
    )
    play(table, "go")
    while table.asked[1] != "action":
        table.answer(*range(table.question.least))
    assert table.idea("fan") == idea


@mlp("5-1.1.3", "6-5.1.0")
@pytest.mark.parametrize(("times", "idea"), [("once", 3), ("each", 4)])
def test_one_action_that_removes_two_plans_is_one_moment(times: str, idea: int) -> None:
    fan = character("fan", t.Triggered((t.Trigger("plan_removed", by=t.Players(), times=times),), plus(1)))  # type: ignore[arg-type]
    table = deal(
        Side(slots=["fan"], hand=["go"], scenes=1),
        Side(plans={1: "mare", 2: "filly"}),
        fan,
        event("go", Remove(t.Chosen(t.Anything(), 2, 2, "plans", whose=FOE))),
    )
    play(table, "go")
    assert (table.idea("fan"), table.plans(1)) == (idea, {})


@mlp("5-2.1.1")
@pytest.mark.parametrize(("upto", "least"), [(False, 1), (True, 0)])
def test_who_looks_for_a_card_takes_one_that_is_there(upto: bool, least: int) -> None:
    """Ruling R-MLP-57."""
    seek = event("seek", t.Seq((t.Look(3), t.Take(t.Has("idea", ">=", 4), upto=upto), t.PutRest("bottom"))))
    table = deal(Side(hand=["seek"], scenes=1, deck=["filly", "mare", "elder"]), None, seek)
    play(table, "seek")
    assert (table.question.least, table.question.most, table.names()) == (least, 1, ["mare", "elder"])


# --- whose choice ---


@mlp("3-3.2.0", "6-12.1.0")
@pytest.mark.parametrize(
    ("verb", "seat"),
    [
        (Relocate(ONE_OF_THEIRS), 0),
        (t.ToPlay(t.Every(CHARACTER, "discard", FOE)), 1),
    ],
)
def test_who_moves_a_character_picks_its_slot_and_whose_area_it_comes_into(verb: t.Effect, seat: int) -> None:
    """Ruling R-MLP-45."""
    other = Side(slots=["mare"]) if seat == 0 else Side(rest=["mare"])
    table = deal(Side(hand=["go"], scenes=1), other, event("go", verb))
    play(table, "go")
    assert table.asked == (seat, "slot")
