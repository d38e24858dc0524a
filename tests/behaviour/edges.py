"""Positions at an edge: a number just met or just missed, a third player, nothing to pay with, turns that follow."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.lorcana.nodes import ExtraInk
from engine.kernel.cards import tree as t
from tests.behaviour.cast import granted, made, walk, wishes
from tests.behaviour.laying import Around, Entry, Intent, Outline, bare, side


def at_the_edge(around: Around) -> Iterator[Outline]:
    """Whatever of this the card's text gives a reason for."""
    nodes = list(walk(around.card.abilities))
    for node in nodes:
        match node:
            case t.Compare(t.Count(part, zone), _, int(number)):
                yield from _counted(around, part, zone, number)
            case t.Matches(t.This(), t.Has("strength", _, int(number))):
                yield from _grown(around, number)
    kinds = {type(node) for node in nodes}
    if kinds & {t.Opponents, t.AnyOpponent, t.Players, t.PlayerOf} and around.card.kind != "location":
        yield from _among_three(around)
    if t.ToDo in kinds:
        alone = _two(around, bare(around, hand=(around.card.key,)))
        yield Outline("without anybody", "play", alone, "A", _all_of(around))
    if ExtraInk in kinds:
        for exerted in (False, True):
            mine = side(around, full=True, more=({"card": around.card.key, "exerted": exerted},))
            yield Outline(f"inks, exerted {exerted}", "", _two(around, mine), "A", (("ink", "*"),) * 3)
    if any(getattr(node, "duration", "") for node in nodes):
        yield from _turns_that_follow(around)
    if any(getattr(node, "duration", "") == "their_next_ready" for node in nodes):
        fits: list[Entry] = [{"card": fit} for fit in around.of("character")]
        seats = _two(
            around,
            bare(around, *fits, hand=(around.card.key,)),
            field=[{"card": "brute", "exerted": True}],
            hand=["rouse", "rouse"],
        )
        rouse = ("play", "rouse")
        yield Outline("roused", "play", seats, "A", (("play", around.card.key), ("end",), rouse, rouse))


def _all_of(around: Around) -> tuple[Intent, ...]:
    """Everything that is done with the card itself."""
    key = around.card.key
    return (("play", key), ("use", "*", "*"), ("quest", key))


def _two(around: Around, mine: dict[str, object], **theirs: object) -> dict[str, object]:
    return {"A": mine, "B": {**side(around, full=False, more=({"card": "weak", "exerted": True},)), **theirs}}


def _counted(around: Around, part: t.Filter, zone: str, number: int) -> Iterator[Outline]:
    """So many of them, one fewer and one more; the other player has many."""
    key = around.card.key
    wished = next(iter(wishes((part,))), None)
    fit = next((each for each, card in around.fits.items() if wished and card == granted(wished, each)), "plain")
    theirs: list[Entry] = [{"card": fit}] * 3
    for count in range(max(number - 1, 0), number + 2):
        more = [{"card": fit}] * count if zone == "play" else []
        lying = {"inkwell": count} if zone == "inkwell" else {"hand": count} if zone == "hand" else {}
        for mine, turn in ([], "A"), ([{"card": key}], "A"), ([{"card": key, "exerted": True}], "B"):
            seat = bare(around, *mine, *more, hand=() if mine else (key,))
            if mine or zone != "hand":
                seat |= lying
            seats = _two(around, seat, field=theirs)
            yield Outline(f"{count} of them from turn {turn}", "", seats, turn, _all_of(around))


def _grown(around: Around, number: int) -> Iterator[Outline]:
    """It grows past a strength step by step."""
    key = around.card.key
    steps = (number - 1 - around.card.stats["strength"], 1, 1)
    tools = {
        f"step{at}": made(
            f"step{at}",
            kind="action",
            cost=0,
            abilities=(t.Spell(t.Modify(t.Chosen(t.Kind("character")), "strength", by, "turn")),),
        )
        for at, by in enumerate(steps)
    }
    around.cards.update(tools)
    mine = bare(around, {"card": key}, hand=tuple(tools))
    intents = tuple(("play", tool) for tool in tools)
    yield Outline("step by step", "", _two(around, mine, field=[]), "A", intents)


def _among_three(around: Around) -> Iterator[Outline]:
    """Opponents who differ: in lore, in cards in hand, in what they have in play."""
    key, action = around.card.key, around.card.kind == "action"
    for held, theirs in ((2, (0, 4)), (3, (2, 2))):
        mine = side(around, full=True, more=() if action else ({"card": key},), hand=(key,), lore=3)
        mine["hand"] = [key, *["weak"] * held]
        seats = {
            "A": mine,
            "B": {**side(around, full=False, lore=5), "hand": ["plain", "bolt"][: theirs[0]]},
            "C": {**side(around, full=True, lore=1), "hand": ["weak", "bolt", "rich", "cup"][: theirs[1]]},
        }
        yield Outline(f"against {theirs}", "", seats, "A", (*_all_of(around), ("quest", "plain")))


def _turns_that_follow(around: Around) -> Iterator[Outline]:
    """What it left behind holds for as long as it says: others act after it, in this turn and in the next two."""
    key, action = around.card.key, around.card.kind == "action"
    fighters, questers = (*around.of("character"), "plain"), ("tough", "bird", *around.of("character"))
    fights: tuple[Intent, ...] = tuple(("challenge", other, "*") for other in fighters)
    deeds = (*fights, *(("quest", other) for other in questers))
    theirs = ("rouse", "rouse", "tire", "bolt")
    seats = {
        "A": side(around, full=True, more=({"card": "plain" if action else key}, {"card": "bird"}), hand=(key,)),
        "B": side(
            around,
            full=False,
            more=({"card": "brute", "exerted": True}, {"card": "plain", "exerted": True}),
            hand=theirs,
            ink=2,
        ),
    }
    back = (("end",), *(("play", tool) for tool in theirs), ("quest", "plain"), ("challenge", "brute", "*"), ("end",))
    yield Outline("turns that follow", "play", seats, "A", (*_all_of(around), *deeds, *back, *deeds))
