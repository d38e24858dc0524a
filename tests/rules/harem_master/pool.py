"""Cards with every kind of ability, out of which decks are drawn for self-play."""

from __future__ import annotations

from random import Random

from engine.games.harem_master.nodes import (
    ApplyRandom,
    BecomeCopy,
    CalledAs,
    ChangeBattle,
    Counter,
    Equip,
    ExtraTurn,
    FromPile,
    GainControl,
    HandLimit,
    LoseGame,
    PayCost,
    PutInto,
    Uncounterable,
)
from engine.games.harem_master.trial import random_deck
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.harem_master.stock import (
    ALL,
    CHARACTER,
    DRAW,
    EVENT,
    FOE,
    GENTLEMAN,
    LADY,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    SELF,
    THEIRS,
    YOU,
    always,
    card,
    event,
    item,
    lady,
    man,
    on,
    plus,
)

FACTIONS = ("stars", "guard", "band", "ferry", "tailors")
HOST = t.Bound("host")
ACT = t.Exert(t.This())
BATTLE = (t.Trigger("battle"),)
MANY = t.Compare(t.Count(t.Anything(), "court", ALL), ">=", 2)

PEOPLE = [
    maker(f"{word}{number}", p=number % 4, m=(number * 2) % 5, cost=1 + number % 3, random=number % 5 - 2, f=factions)
    for number, (maker, word, factions) in enumerate(
        (maker, word, (FACTIONS[at % 5], *FACTIONS[: at % 2]))
        for at in range(6)
        for maker, word in ((lady, "dame"), (man, "sir"))
    )
]
SPEAKING = [
    lady("maid", t.Activated((ACT,), DRAW), f=("stars",)),
    lady("host", on("attack", t.May(DRAW)), on("enter", plus(1, t.Every(OWN)))),
    man("gym", t.Activated((PayCost(None),), plus(t.Tally("paid"))), f=("guard",)),
    man("watch", t.Activated((PayCost(1),), plus(2), answers=(t.Trigger("attack"), t.Trigger("intercept")))),
    lady("spy", on("to_court", FromPile("stack", None, "discard", FOE)), f=("band", "ferry")),
    lady("sad", on("will_leave", t.Draw(YOU, t.Count(OWN)))),
    man("moth", on("leave", DRAW), always(t.Instead("to_discard", SELF, t.ToHand(t.This()), optional=True))),
    man("monk", always(t.Instead("leave", SELF, t.ToDeck(t.This(), "bottom")))),
    lady("ghost", always(t.Instead("to_court", SELF, PutInto(t.This(), "aside")))),
    man("ape", t.Activated((PayCost(1),), BecomeCopy(t.This(), ONE_OF_THEIRS, "turn")), f=("guard",)),
    lady("mirror", on("enter", BecomeCopy(t.This(), ONE_OWN))),
    lady("siren", t.Activated((ACT, PayCost(1)), GainControl(ONE_OF_THEIRS, YOU, "turn")), cost=3),
    man("traitor", on("lose", GainControl(t.This(), FOE)), f=("stars", "guard")),
    man("lucky", on("random", ApplyRandom(t.This()))),
    lady("calm", always(t.Cannot(t.This(), "random"))),
    lady("sly", always(t.Cannot(t.This(), "be_intercepted", "", GENTLEMAN))),
    man("still", always(t.Cannot(t.Every(t.AllOf((CHARACTER, t.Other(), t.In("ready")))), "attack")), p=5),
    man("proud", always(plus(2, stat="mental"), when=MANY), on("win", t.Ready(t.This())), f=("ferry",)),
    man("bell", on("use", DRAW, EVENT, by=ALL), on("will_use", plus(1), by=FOE)),
    lady("knot", on("turn_end", t.Later(t.Trigger("turn_end", by=ALL), DRAW), t.Anything())),
    lady("early", on("turn_start", plus(1, t.Every(OWN)), t.Anything(), by=YOU)),
    lady("mask", always(CalledAs("Dame0"), HandLimit(1)), f=("tailors",)),
    lady("cat", t.Keyword("pa"), always(plus(2, HOST)), f=("stars",)),
    lady("letter", t.Activated((t.ToDiscard(t.This()),), DRAW, "ot", zone="hand")),
    man("rock", t.Activated((), t.Seq((Uncounterable(), plus(1))), once=True)),
    man("tutor", t.Activated((PayCost(1),), t.Grant(ONE_OWN, (t.Activated((ACT,), DRAW, "ot"),), "turn"))),
    man("end", on("battle_end", t.Ready(ONE_OWN)), on("castle_attack", FromPile("deck", 1, "stack", YOU))),
]
EVENTS = [
    event("ot_draw", DRAW, "ot", cost=1),
    event("no", Counter(), answers=(t.Trigger("use", by=FOE), t.Trigger("use_ability", by=FOE)), cost=1),
    event("hush", Counter(), answers=(t.Trigger("triggered", by=FOE),)),
    event("firm", t.ToDiscard(ONE_OF_THEIRS), extra=(always(Uncounterable()),), cost=2),
    event("song", ChangeBattle("approach"), "ot"),
    event("duel", ChangeBattle("combat")),
    event("rage", plus(3, ONE_OWN, "challenge"), answers=BATTLE),
    event("exit", t.ToHand(t.Chosen(CHARACTER)), answers=BATTLE),
    event("save", t.Ready(t.Every(OWN)), answers=(t.Trigger("leave", t.AllOf((CHARACTER, t.Side(True)))),)),
    event("both", DRAW, answers=(t.Trigger("use", by=FOE),), also=True),
    event("sweep", t.ToDiscard(t.Every(THEIRS)), cost=3),
    event("swap", Equip(t.Chosen(t.Kind("item")), t.Chosen(OWN))),
    event("twins", t.Seq((GainControl(ONE_OF_THEIRS), t.Draw(YOU, t.Count(OWN))), "then"), cost=2),
    event("back", t.ToPlay(t.Chosen(CHARACTER, zone="discard", whose=YOU)), cost=2),
    event("ball", PutInto(ONE_OF_THEIRS, "court", YOU), cost=3),
    event("fall", PutInto(ONE_OF_THEIRS, "scaffold", YOU), cost=3),
    event("again", ExtraTurn(YOU), cost=4),
    event("mute", t.Lose(ONE_OF_THEIRS, (), "turn", whole=True)),
    event("peek", t.Seq((t.Look(3), t.Take(LADY, reveal=True), t.PutRest("bottom")))),
    event("raid", FromPile("stack", 1, "discard", FOE)),
    event("gamble", t.OneOf((t.Draw(YOU, 2), FromPile("deck", 3, "discard", FOE)))),
    event("doom", t.If(t.Compare(t.Count(t.Anything(), "court", YOU), ">=", 4), LoseGame(FOE), DRAW)),
    card("feast", "event", t.Spell(t.Draw(YOU, t.Tally("paid"))), always(t.PayLess(SELF, 0, also=PayCost(None)))),
]
ITEMS = [
    item("coat", always(plus(2, HOST))),
    item("veil", always(t.Cannot(t.This(), "wear", "", GENTLEMAN)), always(plus(3, HOST, stat="mental"))),
    item("horn", t.Activated((ACT,), plus(2, HOST), "ot"), cost=1),
    item("lace", on("leave", DRAW)),
    item("hat"),
]
CARDS: dict[str, Card] = {each.key: each for each in (*PEOPLE, *SPEAKING, *EVENTS, *ITEMS)}


def deal(number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two decks of all these cards."""
    random = Random(number)
    return random_deck(list(CARDS.values()), random), random_deck(list(CARDS.values()), random)
