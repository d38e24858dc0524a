"""Cards with every kind of ability, out of which decks are drawn for self-play."""

from __future__ import annotations

from random import Random

from engine.games.precious_memories.further_nodes import PaysMore
from engine.games.precious_memories.keywords import (
    adventure,
    adversity,
    at_level,
    behind,
    inherit,
    leading,
    linked,
    scheme,
)
from engine.games.precious_memories.nodes import (
    Again,
    Alter,
    Appear,
    Change,
    Coins,
    Fight,
    GainCoins,
    Leaves,
    LevelUp,
    Nullify,
    Paid,
    Pop,
    PutCoins,
    Remove,
    SetOn,
    SpendCoins,
    TakeCoins,
    ToArea,
    ToField,
    ToPoints,
    Transform,
    TurnPoint,
)
from engine.games.precious_memories.trial import random_deck
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.precious_memories.stock import (
    ACTIVE,
    ALL,
    CHARACTER,
    DRAW,
    EVENT,
    EX,
    FOE,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    SELF,
    SUPPORT,
    THEIRS,
    YOU,
    always,
    character,
    event,
    keyword,
    on,
    plus,
    support,
    text,
)

MINE = t.AllOf((OWN, t.Other()))
BACK = character("TRN-011", on("approach", DRAW), gives=None, power=(60, 60), cost=2)
FROM_DISCARD = t.Chosen(CHARACTER, 1, 1, "discard", whose=YOU)
FROM_EX = t.Chosen(CHARACTER, 1, 1, "ex_deck", whose=YOU)
GONE = t.Instead("exit", SELF, Remove(t.This()), optional=True)
OFFER = t.May(t.ToDo(t.Discard(YOU, 1), t.Draw(YOU, 1)))

CARDS_LIST = (
    character("ANA-001", on("appear", DRAW), cost=1, power=(30, 20)),
    character("ANA-002", ACTIVE, cost=2, power=(40, 20), color="blue"),
    character("ANA-003", keyword("levels_up"), keyword("endures"), cost=2, power=(30, 30), name="Ana"),
    character(
        "ANA-004",
        keyword("levels_up"),
        always(t.Grant(t.This(), (keyword("breakthrough30"),)), when=at_level(2)),
        cost=3,
        power=(50, 40),
        name="Ana",
    ),
    character("ANA-005", cost=0, power=(20, 20), name="Ana", color="green"),
    character("BRK-006", keyword("breakthrough10"), on("gave_point", DRAW), cost=3, power=(50, 30)),
    character("FRC-007", keyword("forceful"), keyword("must_approach"), cost=2, power=(20, 20), color="yellow"),
    character("FRE-008", keyword("free_appearance"), cost=1, power=(20, 40)),
    character(
        "MAG-009",
        keyword("magic", 2),
        text(t.ToDo(TakeCoins(t.This(), "magic_coin", 1), plus(20, 20, ONE_OWN)), "approach_both"),
        cost=2,
    ),
    character(
        "ADV-010",
        adventure(),
        adventure(),
        text(t.ToDo(SpendCoins("experience", 2), DRAW), "main_own"),
        cost=1,
        power=(20, 20),
    ),
    character("TRN-011", on("appear", Transform(t.This())), cost=2, power=(30, 30), back=BACK),
    character("INH-012", inherit(CHARACTER), cost=2, power=(40, 30), color="blue"),
    character("NAT-013", keyword("natural", 1), keyword("natural_plus", 1), cost=2, power=(30, 40), color="green"),
    character("LNK-014", linked(CHARACTER), cost=2, power=(30, 30), color="yellow"),
    character(
        "SCH-015",
        on("appear", t.Tuck(t.Top(2), t.This())),
        scheme(t.Trigger("blocked", t.Side(True))),
        cost=2,
        power=(30, 30),
    ),
    character("CMB-016", cost=2, power=(50, 30), name=("Cam", "Bo")),
    character("PUR-017", cost=2, power=(60, 50), color="purple"),
    character("PUR-018", cost=1, power=(40, 40), color="purple"),
    character("USE-019", text(t.Exert(ONE_OF_THEIRS), "main_both", rest=True), cost=1, power=None),
    character("USE-020", text(plus(10, 10, ONE_OWN), "approach_own", cost=1, colors=("red",)), cost=1, power=None),
    character(
        "USE-021",
        text(t.Seq((t.Draw(YOU, t.Tally("paid")), t.If(Paid(3), plus(30, 30, ONE_OWN)))), "main_own", x=True),
        cost=2,
        power=None,
        color="blue",
    ),
    character("USE-022", text(DRAW, "main_own", discard=t.Named("Ana")), cost=1, power=(20, 20), color="green"),
    character("STA-023", always(plus(10, 0, t.Every(MINE)).parts[0]), cost=2, power=(20, 30)),
    character(
        "LOW-024",
        always(t.Modify(t.This(), "ap", 20), when=behind()),
        always(t.Modify(t.This(), "dp", 20), when=leading()),
        cost=1,
        color="yellow",
    ),
    character("ADY-025", always(t.Grant(t.This(), (keyword("endures"),)), when=adversity(3)), cost=1),
    character("SUP-026", always(t.Can(t.This(), "from_support")), cost=2, power=(40, 20)),
    character("GON-027", always(GONE), on("exit", DRAW), cost=1, power=(30, 10), color="green"),
    character("RSN-028", keyword("interrupts"), keyword("free_appearance"), cost=2, power=(20, 50), color="blue"),
    character("WIN-029", on("exit", Again(t.Bound("counterpart")), THEIRS, manner="in_challenge"), cost=3),
    character("PAY-030", always(PaysMore(t.Named("Ana"))), cost=1, power=(10, 10), color="yellow"),
    character("UNL-031", keyword("unlimited"), cost=3, power=(30, 30), color="green"),
    character(
        "TAL-032",
        on("turn_end", GainCoins("story"), t.Anything()),
        always(t.Modify(t.This(), "ap", 30), when=Coins("story", 3)),
        cost=1,
        power=(20, 20),
    ),
    character("EXC-033", EX, ACTIVE, cost=3, gives=0, power=(60, 40)),
    character("EXC-034", EX, t.Activated((), plus(-20, -20, ONE_OF_THEIRS), "aid_window"), cost=0, gives=0),
    character("EXC-035", EX, keyword("levels_up"), cost=2, gives=0, power=(50, 50), name="Ana"),
    support("SET-036", always(plus(10, 10, t.Bound("host")).parts[0]), cost=1),
    support("SET-037", always(t.Cannot(t.Bound("host"), "exits")), cost=None),
    event("EVT-038", t.Draw(YOU, 2), cost=2),
    event("EVT-039", Leaves(ONE_OF_THEIRS), cost=4, color="blue"),
    event("EVT-040", plus(20, 20, ONE_OWN), "approach_both", cost=1),
    event("EVT-041", Nullify(EVENT, hand=True, named=True), "main_interrupt", "approach_interrupt", cost=1),
    event("EVT-042", Nullify(texts=True), "main_interrupt", cost=2, color="green"),
    event("EVT-043", Pop(t.Chosen(CHARACTER, 1, 1, "hand", whose=YOU)), cost=0),
    event("EVT-044", Appear(t.Chosen(CHARACTER, 1, 1, "popped", whose=YOU)), "main_own", cost=1),
    event("EVT-045", ToField(FROM_DISCARD, rested=True), cost=2, color="yellow"),
    event("EVT-046", t.ToHand(FROM_EX, reveal=True), "main_both"),
    event("EVT-047", t.Seq((Alter(2), t.GainPoints(FOE, 1))), cost=3),
    event("EVT-048", Fight(ONE_OWN, ONE_OF_THEIRS), cost=2),
    event(
        "EVT-049",
        t.Seq((t.Draw(YOU, 2), t.ToDeck(t.Chosen(t.Anything(), 2, 2, "hand", whose=YOU), "top", ordered=True))),
    ),
    event(
        "EVT-050",
        t.ToDo(
            t.ToDeck(t.Chosen(CHARACTER, 2, 2, "discard", whose=YOU), "bottom", ordered=True), t.May(t.Ready(ONE_OWN))
        ),
        cost=0,
        color="blue",
    ),
    event("EVT-051", SetOn(t.Chosen(SUPPORT, 1, 1, "hand", whose=YOU), ONE_OWN)),
    event("EVT-052", TurnPoint(t.Chosen(t.Anything(), 1, 1, "pile_down", whose=YOU), down=False), cost=0),
    event("EVT-053", ToPoints(t.Chosen(t.Anything(), 1, 1, "hand", whose=YOU))),
    event("EVT-054", LevelUp(t.Chosen(t.With("levels_up"), 1, 1, "hand", whose=YOU), ONE_OWN), cost=1),
    event("EVT-055", t.Lose(ONE_OF_THEIRS, (), whole=True), "approach_both", cost=1),
    event("EVT-056", t.Seq((Change(ONE_OF_THEIRS, "dp", 0), Change(t.Bound("chosen"), "ap"))), "approach_both"),
    event("EVT-057", ToArea(ONE_OF_THEIRS, "support"), "main_own", "approach_own", cost=2),
    event("EVT-058", t.PayLess(CHARACTER, 2, next=True), cost=0, color="green"),
    event("EVT-059", t.Seq((t.Look(4), t.Take(CHARACTER, reveal=True), t.PutRest("bottom"))), cost=1),
    event("EVT-060", t.Cannot(ONE_OF_THEIRS, "block_with"), "approach_own", cost=1),
    event("EVT-061", t.ToHand(ONE_OF_THEIRS), "main_own", cost=2),
    event("EVT-062", t.Later(t.Trigger("turn_end", by=ALL), DRAW, "turn", once=True)),
    event("EVT-063", PutCoins(ONE_OWN, "ten_coin", 2), cost=1),
    event("EVT-064", OFFER, "main_both"),
    event("BRK-065", DRAW, "approach_own", cost=3),
    event("BRK-066", Leaves(ONE_OF_THEIRS), "main_own", cost=3),
)


def with_break(each: Card) -> Card:
    from msgspec import structs

    breaks = each.key in ("BRK-065", "BRK-066")
    return structs.replace(each, abilities=(keyword("breaks_in"), *each.abilities)) if breaks else each


CARDS: dict[str, Card] = {each.key: with_break(each) for each in CARDS_LIST}


def deal(number: int) -> list[tuple[str, ...]]:
    """Two decks for the game of this number."""
    return [random_deck(list(CARDS.values()), Random(f"{number}/{seat}")) for seat in range(2)]
