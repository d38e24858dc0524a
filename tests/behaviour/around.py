"""More positions around a card, for what the plain model does not reach: places, ink, a hand that grows and shrinks."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.lorcana.nodes import ToInkwell
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.behaviour.cast import made
from tests.behaviour.laying import EVERYTHING, FOES, Around, Entry, Intent, side
from tests.behaviour.positions import Plan, plans

MANNERS = ("subject", "others", "meant", "declines")
ITEM = t.AllOf((t.Kind("item"), t.Side(True)))
TOOLS = {
    card.key: card
    for card in (
        made("flood", kind="action", cost=0, abilities=(t.Spell(ToInkwell(t.Top(2))),)),
        made("learn", kind="action", cost=0, abilities=(t.Spell(t.Draw(t.You(), 3)),)),
        made("drain", kind="action", cost=0, abilities=(t.Spell(t.LosePoints(t.Opponents(), 1)),)),
        made("smash", kind="action", cost=0, abilities=(t.Spell(t.Banish(t.Chosen(ITEM))),)),
        made("town", kind="location", willpower=7, lore=2),
    )
}


def scenes(card: Card) -> Iterator[Plan]:
    """The plans for a card, further ones, and each of them again with choices at random."""
    known = [*plans(card), *_further(card)]
    yield from known
    for turn in range(3):
        for plan in known:
            if plan.manner == "subject":
                title = f"{plan.title} at random {turn}"
                yield Plan(title, plan.cards, plan.seats, plan.turn, plan.intents, "any", plan.walk)


def _further(card: Card) -> Iterator[Plan]:
    around = Around(card)
    cards = {**around.cards, **TOOLS}
    for what, seats, turn, intents in (*_at_places(around), *_among_cards(around), *_against(around)):
        for manner in MANNERS:
            yield Plan(f"{card.key} {what}, {manner}", cards, seats, turn, (*intents, ("end",), ("end",)), manner)


Laid = tuple[str, dict[str, object], str, tuple[Intent, ...]]
ATTACKERS: tuple[Entry, ...] = tuple({"card": "brute"} for _ in range(6))


def _seats(mine: dict[str, object], *theirs: Entry, around: Around, hand: tuple[str, ...] = ()) -> dict[str, object]:
    return {"A": mine, "B": side(around, full=False, more=theirs or FOES, hand=hand, lore=12)}


def _acts(doers: tuple[str, ...], *verbs: str) -> tuple[Intent, ...]:
    return tuple((verb, doer, "*") for verb in verbs for doer in doers)


def _at_places(around: Around) -> Iterator[Laid]:
    """It is at a place, or others are at it."""
    key, kind = around.card.key, around.card.kind
    place = key if kind == "location" else "town"
    itself: tuple[Entry, ...] = {"character": ({"card": key, "at": place},), "item": ({"card": key},)}.get(kind, ())
    others = (*around.of("character"), "bird", "plain")
    here: tuple[Entry, ...] = tuple(
        {"card": each, "at": place, "exerted": exerted, "damage": 1} for each in others for exerted in (False, True)
    )
    field: tuple[Entry, ...] = ({"card": place}, {"card": "yard"}, *itself, *here)
    held = (*(() if itself or place == key else (key,)), *around.tools, "swell", "weak")
    mine, doers = side(around, full=True, more=field, hand=held), (key, *others)
    yield "at a place, questing", _seats(mine, around=around), "A", _acts(doers, "quest")
    moves = tuple(("move", doer, goal) for doer in doers for goal in (place, "yard"))
    yield "at a place, moving", _seats(mine, around=around), "A", moves
    spent = (("use", key, "*"), ("play", "swell"), ("play", "weak"), ("play", key), *_acts(doers, "quest", "challenge"))
    yield "at a place, acting", _seats(mine, around=around), "A", spent
    weak: tuple[Entry, ...] = ({"card": "weak", "exerted": True},) * 4
    yield "at a place, attacking", _seats(mine, *weak, around=around), "A", _acts(doers, "challenge")
    for foe in (place, *doers):
        yield (
            f"at a place, {foe} attacked",
            _seats(mine, *ATTACKERS, around=around),
            "B",
            (("challenge", "brute", foe),),
        )
    spells = tuple(("play", tool) for tool in EVERYTHING)
    yield "at a place, under spells", _seats(mine, *weak, around=around, hand=EVERYTHING), "B", spells
    if kind != "location":
        arriving = {**mine, "hand": [key], "field": [entry for entry in mine["field"] if entry not in itself]}  # type: ignore[attr-defined]
        yield "played among those at a place", _seats(arriving, around=around), "A", (("play", key),)


def _among_cards(around: Around) -> Iterator[Laid]:
    """Cards come and go around it, then it is played or acts."""
    key, kind = around.card.key, around.card.kind
    in_play: tuple[Entry, ...] = () if kind == "action" else ({"card": key},)
    for full in (True, False):
        for more, hand in ((in_play, ()), ((), (key,))):
            held = (*hand, "flood", "learn", "swell", "levy", "weak", "cup", "smash")
            mine = side(around, full=full, more=more, hand=held)
            own: tuple[Intent, ...] = (("play", key), ("use", key, "*"), ("quest", key), ("challenge", key, "*"))
            fights: tuple[Intent, ...] = (("challenge", "plain", "weak"), ("challenge", "tough", "weak"))
            first: tuple[Intent, ...] = (("ink", "cup"), ("play", "flood"), *fights)
            told = f"{'among many' if full else 'among few'}, {'held' if hand else 'in play'}"
            yield f"{told}, after fights", _seats(mine, around=around), "A", (*first, *own)
            swollen = (("play", "swell"), ("play", "learn"), *own, ("play", "smash"), ("play", "levy"), *own)
            yield f"{told}, swollen", _seats(mine, around=around), "A", swollen


def _against(around: Around) -> Iterator[Laid]:
    """The other player has what its text speaks of, or little, or does something to this one."""
    key, kind = around.card.key, around.card.kind
    mine: Entry = {"card": key}
    if kind == "action":
        return
    fits: tuple[Entry, ...] = tuple({"card": each, "exerted": True} for each in around.of("character"))
    field = side(around, full=True, more=(mine, mine))
    if kind == "character" and fits:
        deeds: tuple[Intent, ...] = tuple(("challenge", key, each) for each in around.of("character"))
        yield "against such", _seats(field, *fits, {"card": "brute", "exerted": True}, around=around), "A", deeds
    strong = side(around, full=True, more=(mine, {"card": "brute"}))
    yield "against the weak", {"A": strong, "B": {"field": [{"card": "weak"}], "deck": ["cup"] * 9}}, "B", ()
    hand = ("raid", "drain", "doom", "levy")
    yield "robbed", _seats(field, around=around, hand=hand), "B", tuple(("play", tool) for tool in hand)
