"""Chapter 2: names, factions, types, zones."""

from __future__ import annotations

from engine.games.harem_master.nodes import CalledAs, CountAs, Equip, FromPile, PutInto
from engine.games.harem_master.sides import AS_ITEM
from engine.kernel.cards import tree as t
from engine.kernel.views.view import SPECTATOR
from tests.rules.harem_master.stock import (
    CHARACTER,
    DRAW,
    EVENT,
    FOE,
    GENTLEMAN,
    ITEM,
    LADY,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    SELF,
    THEIRS,
    YOU,
    acted,
    always,
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

MINE = t.Every(OWN)


def in_zone(zone: str, filter_: t.Filter = t.Anything(), whose: t.Who = YOU) -> t.Amount:
    return t.Count(filter_, zone, whose)


@hm("202.1", "202.2")
def test_a_card_is_called_as_its_text_says() -> None:
    fan = man("fan", always(plus(3), when=t.Compare(t.Count(t.AllOf((t.Side(True), t.Named("Rosa")))), ">=", 1)))
    mask = lady("mask", always(CalledAs("Rosa")))
    here = table({"field": ["fan", "mask"]}, {}, fan, mask)
    assert here.stat("fan") == 5


@hm("209.1", "209.2", "214.2g")
def test_each_other_unacted_character_of_a_faction_is_worth_one_on_either_side() -> None:
    here = table({"field": ["stella", acted("comet")]}, {"field": ["luna", "gil"], "hand": []})
    assert (here.stat("stella"), here.stat("stella", "mental")) == (2, 4), "Luna; Comet has acted"
    assert here.stat("comet") == 3, "who has acted has the bonus all the same"
    assert here.stat("luna") == 2
    assert here.stat("gil") == 2
    here.do("attack", "stella")
    assert here.stat("luna") == 1


@hm("209.2")
def test_who_shares_two_factions_counts_once() -> None:
    one, other = lady("one", f=("stars", "tailors")), lady("other", f=("stars", "tailors"))
    here = table({"field": ["one", "other"]}, {}, one, other)
    assert here.stat("one") == 2


@hm("209.2")
def test_a_faction_that_is_printed_twice_is_one() -> None:
    twice = lady("twice", f=("stars", "stars"))
    here = table({"field": ["twice", "stella"]}, {}, twice)
    assert (here.stat("twice"), here.stat("stella")) == (2, 2)


@hm("213.1", "213.3", "205.1")
def test_the_newest_printing_counts() -> None:
    """Cards are pinned as they are when a game begins: of one number there is one printing (ruling R-HM-28)."""
    here = table({"field": ["gil"]})
    assert here.game.faces[0].card.kind == "character"


# --- one of a name, six in all (214.2e) ---


@hm("214.2e", "403.2a", "409.1a")
def test_the_second_of_a_name_goes_silently() -> None:
    moth = man("moth", on("leave", DRAW), on("to_discard", DRAW), always(t.Instead("leave", SELF, DRAW)))
    here = table({"field": ["moth"], "hand": ["moth"], "stack": ["tea"]}, {}, moth)
    here.do("character", here.game.state.refs[here.game.zone(0, "hand")[0]])
    assert here.asked == (0, "214.2e")
    here.pick("moth")
    assert here.cards(0, "discard") == ["moth"]
    assert here.count(0, "hand") == 0


@hm("214.2e")
def test_of_seven_one_goes() -> None:
    names = [f"page{number}" for number in range(7)]
    pages = [man(name) for name in names]
    here = table({"field": names[:6], "hand": names[6:], "stack": ["tea"]}, {}, *pages)
    here.do("character", names[6])
    assert here.asked == (0, "214.2e")
    assert len(here.question.options) == 7
    here.pick(names[2])
    assert here.zone(names[2]) == "discard"


@hm("214.2e")
def test_names_come_first_and_all_of_it_goes_at_once() -> None:
    names = [f"page{number}" for number in range(6)]
    pages = [man(name) for name in names]
    back = event("back", t.ToPlay(t.Every(t.Anything(), "discard", YOU)))
    here = table({"field": names, "discard": ["page0", "gil"], "hand": ["back"]}, {}, back, *pages)
    here.do("event", "back")
    assert len(here.question.options) == 2, "two of one name"
    here.say(here.question.options[0])
    assert len(here.question.options) == 7
    here.pick("gil")
    assert sorted(here.cards(0, "discard")) == ["back", "gil", "page0"]


# --- items (214.4, 506) ---


@hm("214.4f")
def test_an_item_falls_off_when_its_wearer_leaves() -> None:
    shove = event("shove", t.ToHand(ONE_OF_THEIRS))
    lace = item("lace", on("leave", DRAW))
    here = table({"hand": ["shove"]}, {"field": [wearing("gil", "lace")]}, shove, lace)
    here.act("event", "shove")
    assert here.zone("lace") == "discard"
    assert here.count(1, "hand") == 2


@hm("214.4f", "214.4g")
def test_an_item_that_suits_nobody_there_falls_off_at_once() -> None:
    veil = item("veil", always(t.Cannot(t.This(), "wear", "", GENTLEMAN)), on("enter", DRAW))
    here = table({"hand": ["veil"], "field": ["gil"]}, {}, veil)
    here.do("item", "veil", "gil")
    assert here.zone("veil") == "discard"
    assert here.count(0, "hand") == 1, "it had come into play"


@hm("506", "306.3", "306.1a")
def test_a_character_card_with_pa_is_used_as_an_item() -> None:
    cat = lady("cat", t.Keyword("pa"), always(plus(4, t.Bound("host"))), name="Gil", f=("stars",))
    here = table({"hand": ["cat", "hank"], "field": ["gil", "stella"], "stack": ["tea", "tea"]}, {}, cat)
    here.do("item", "cat", "gil")
    assert here.stat("gil") == 6
    assert here.game.state.sides[here.ref("cat")] == AS_ITEM
    assert here.stat("stella") == 1, "it is no character: no faction, no second of the name"
    here.skip()
    here.do("character", "hank")
    assert here.zone("hank") == "play", "and it was none of this turn's characters"


@hm("214.4c", "214.4d")
def test_an_item_goes_over_to_somebody_else() -> None:
    swap = event("swap", Equip(t.Chosen(t.Kind("item")), t.Chosen(OWN)))
    here = table({"hand": ["swap"], "field": [wearing("gil", "hat"), "rosa"]}, {}, swap)
    here.do("event", "swap")
    here.pick("rosa")
    assert here.game.state.field[here.ref("hat")].at == here.ref("rosa")


# --- zones (215) ---


@hm("215.2b", "215.2c", "215.3c", "215.4d", "215.4e", "215.5b", "215.7b", "215.8b", "215.9b", "215.1")
def test_what_everybody_sees() -> None:
    here = table(
        {
            "hand": ["tea"],
            "stack": ["hat"],
            "discard": ["gil"],
            "court": ["rosa"],
            "scaffold": ["hank"],
            "aside": ["udo"],
        }
    )
    for viewer in (0, 1, SPECTATOR):
        seat = here.there.play.view(viewer).seats[0]
        assert set(seat.zones) >= {"court", "scaffold", "aside"}
        assert {"deck", "stack"}.isdisjoint(seat.zones)
        assert [each.key for each in seat.discard] == ["gil"]
        assert (seat.hand is not None) == (viewer == 0)
        assert {name: seat.counts[name] for name in ("deck", "hand", "stack")} == {"deck": 12, "hand": 1, "stack": 1}


@hm("215.5a", "215.5b", "215.5c")
def test_the_owner_says_in_what_order_several_are_discarded() -> None:
    sweep = event("sweep", t.ToDiscard(t.Every(THEIRS)))
    here = table({"hand": ["sweep"]}, {"field": ["gil", "hank"]}, sweep)
    here.do("event", "sweep")
    assert here.asked == (1, "215.5c")
    here.say(("card", here.ref("hank")), ("card", here.ref("gil")))
    assert here.cards(1, "discard") == ["gil", "hank"], "the last one lies on top"


@hm("215.7c", "215.8c")
def test_so_he_does_in_a_court_and_on_a_scaffold() -> None:
    ball = event("ball", PutInto(t.Every(THEIRS), "court", YOU))
    fall = event("fall", PutInto(t.Every(THEIRS), "scaffold", YOU))
    for name, zone, number in (("ball", "court", "215.7c"), ("fall", "scaffold", "215.8c")):
        here = table({"hand": [name]}, {"field": ["rosa", "hank"]}, ball, fall)
        here.do("event", name)
        assert here.asked == (1, number)
        here.say(("card", here.ref("hank")), ("card", here.ref("rosa")))
        assert here.cards(0, zone) == ["rosa", "hank"]


@hm("215.7d", "215.8d")
def test_what_lies_there_counts_as_such_a_card() -> None:
    ball = event(
        "ball",
        t.Seq(
            (PutInto(t.Every(t.AllOf((THEIRS, GENTLEMAN))), "court", YOU), PutInto(t.Every(THEIRS), "scaffold", YOU))
        ),
    )
    bard = man("bard", always(plus(in_zone("court", LADY)), plus(in_zone("scaffold", GENTLEMAN), stat="mental")))
    here = table({"hand": ["ball"], "field": ["bard"]}, {"field": ["rosa", "hank"]}, ball, bard)
    here.do("event", "ball")
    assert (here.stat("bard"), here.stat("bard", "mental")) == (3, 2)
    assert here.cards(0, "court") == ["hank"]


@hm("215.7d", "215.8d")
def test_who_counts_as_a_lady_for_a_turn_is_one_and_goes_to_the_court() -> None:
    costume = event("costume", CountAs(ONE_OF_THEIRS, "lady", "turn"))
    here = table({"hand": ["costume"], "field": ["lotte"]}, {"field": ["hank"]}, costume)
    here.do("event", "costume")
    here.fight("lotte", "hank")
    assert (here.cards(0, "court"), here.cards(0, "scaffold")) == (["hank"], [])
    for each in ("rosa", "hank"):
        again = table({"hand": ["costume"]}, {"field": [each]}, costume)
        again.do("event", "costume")
        again.end()
        assert again.game.look(again.ref(each)).face.kinds & {"lady", "gentleman"} == {
            "lady" if each == "rosa" else "gentleman"
        }, "until the end of the turn"


@hm("215.7d", "215.8d")
def test_a_text_says_that_its_card_counts_as_a_gentleman_wherever_it_lies() -> None:
    boots = lady("boots", always(CountAs(t.This(), "gentleman")), p=2, m=0)
    here = table({"field": ["lotte"]}, {"field": ["boots"]}, boots)
    here.fight("lotte", "boots")
    assert (here.cards(0, "court"), here.cards(1, "court")) == ([], ["lotte"]), "a combat, 1 against 2"
    here = table({"field": ["hank"]}, {"field": ["boots"]}, boots)
    here.fight("hank", "boots")
    assert here.cards(0, "scaffold") == ["boots"]


@hm("215.7d", "215.8d")
def test_who_counts_as_a_gentleman_as_long_as_an_item_says_so_goes_to_the_scaffold() -> None:
    beard = item("beard", always(CountAs(t.Bound("host"), "gentleman")))
    duke = man("duke", p=5, m=5)
    here = table({"field": ["duke"]}, {"field": [wearing("rosa", "beard")]}, beard, duke)
    here.fight("duke", "rosa")
    assert (here.cards(0, "scaffold"), here.cards(0, "court")) == (["rosa"], [])
    shaved = event("shaved", t.ToHand(t.Chosen(ITEM)))
    here = table({"hand": ["shaved"], "field": ["duke"]}, {"field": [wearing("rosa", "beard")]}, beard, duke, shaved)
    here.do("event", "shaved")
    here.fight("duke", "rosa")
    assert (here.cards(0, "scaffold"), here.cards(0, "court")) == ([], ["rosa"])


@hm("215.1b", "100.2", "214.2d")
def test_hm_215_1b_ex1() -> None:
    """To the hand is to the owner's hand, whoever controls it."""
    home = event("home", t.ToHand(t.Chosen(CHARACTER)))

    def theirs(game: object) -> None:
        here_game = game
        piece = next(iter(here_game.state.field.values()))  # type: ignore[attr-defined]
        piece.seat = 0

    here = table({"hand": ["home"]}, {"field": ["gil"]}, home, touch=theirs)
    here.do("event", "home")
    assert here.cards(1, "hand") == ["gil"]


@hm("215.1a")
def test_hm_215_1a_ex1() -> None:
    """A zone of the other player's, and one of one's own."""
    give = event("give", t.Seq((PutInto(ONE_OWN, "court", FOE), PutInto(ONE_OF_THEIRS, "scaffold", YOU))))
    here = table({"hand": ["give"], "field": ["rosa"]}, {"field": ["gil"]}, give)
    here.do("event", "give")
    assert (here.cards(1, "court"), here.cards(0, "scaffold")) == (["rosa"], ["gil"])


@hm("204.1", "209.1")
def test_hm_204_1_ex1() -> None:
    """Only what is printed as a faction is one."""
    lens = lady("lens", name="With Glasses", f=())
    here = table({"field": ["lens", "stella"]}, {}, lens)
    assert here.stat("stella") == 1


@hm("215.9a", "215.9b", "215.9c")
def test_what_is_put_aside_is_out_of_the_game_and_open() -> None:
    off = event("off", PutInto(ONE_OF_THEIRS, "aside"))
    here = table({"hand": ["off"]}, {"field": ["gil"]}, off)
    here.do("event", "off")
    assert here.cards(1, "aside") == ["gil"]


@hm("215.10")
def test_a_card_that_has_moved_has_forgotten_everything() -> None:
    blink = event("blink", t.Seq((plus(5, t.Every(OWN)), t.ToHand(t.Every(OWN)), t.ToPlay(t.Bound("chosen")))))
    here = table({"hand": ["blink"], "field": ["gil"]}, {}, blink)
    here.do("event", "blink")
    assert here.stat("gil") == 2
    assert here.acted("gil")


@hm("215.6b", "401.4a")
def test_texts_reach_what_is_in_play_and_work_there() -> None:
    crown = lady("crown", always(plus(2, t.Every(OWN))))
    here = table({"hand": ["crown"], "field": ["gil"]}, {}, crown)
    assert here.stat("gil") == 2


@hm("215.4d", "403.2", "407.5")
def test_cards_of_a_stack_and_of_a_castle_move_one_by_one() -> None:
    raid = event("raid", t.Seq((FromPile("stack", 1, "discard", FOE), FromPile("deck", 2, "stack", YOU))))
    here = table({"hand": ["raid"]}, {"stack": ["hat", "tea"]}, raid)
    here.do("event", "raid")
    assert here.cards(1, "discard") == ["hat"]
    assert here.count(0, "stack") == 2
    assert EVENT is not None
