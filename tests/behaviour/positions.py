"""Positions in which a card's abilities matter, and what is done there; everything follows from its tree."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.behaviour.cast import TOOLS, walk
from tests.behaviour.edges import at_the_edge
from tests.behaviour.laying import EVERYTHING, FOES, Around, Entry, Intent, Outline, bare, side, structs_of
from tests.behaviour.world import Ask, Copy, Piece, Spot, copy_of


@dataclass(frozen=True)
class Plan:
    """A position, and what is to be done in it: intents (verb, card, onto what) as far as they are offered.

    `manner`: "subject" does everything that may be done and chooses the card under test where it can, "meant" chooses
    what the text speaks of, "others" chooses from the end of each list, "declines" does nothing that is optional.
    `walk`: so many further turn actions at random.
    """

    title: str
    cards: Mapping[str, Card]
    seats: Mapping[str, object]
    turn: str
    intents: tuple[Intent, ...]
    manner: str = "subject"
    walk: int = 0


class Picker:
    """Answers for both models as a plan says."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.left = list(plan.intents)
        self.walk = plan.walk
        self.dice = random.Random(plan.title)

    def done(self) -> bool:
        return not self.left and not self.walk

    def __call__(self, ask: Ask) -> list[object]:
        if ask.kind == "action":
            return [self._action(ask)]
        if self.plan.walk:
            number = len(ask.options) if ask.kind == "order" else self.dice.randint(ask.least, ask.most)
            return self.dice.sample(ask.options, number)
        match self.plan.manner:
            case "subject":
                options = sorted(ask.options, key=self._interest)
            case "meant":
                options = sorted(ask.options, key=_meant)
            case "others" if ask.kind not in ("may", "number"):
                options = ask.options[::-1]
                options.sort(key=_rest)
            case "declines" if ask.kind not in ("may", "number"):
                options = sorted(ask.options, key=self._interest)
            case "declines":
                options = ask.options[::-1] if ask.kind == "may" else ask.options
            case _:
                options = ask.options
        return options[: ask.least if self.plan.manner == "declines" else ask.most]

    def _interest(self, option: object) -> tuple[bool, int]:
        """The card under test first, then what is damaged."""
        if not isinstance(option, Piece | Spot):
            return False, 0
        strange = copy_of(option).card.key != self.plan.title.split()[0]
        return strange, -option.damage if isinstance(option, Piece) else 0

    def _action(self, ask: Ask) -> object:
        while self.left:
            intent = self.left.pop(0)
            for option in ask.options:
                if all(wanted in ("*", found) for wanted, found in zip(intent, _named(option), strict=False)):
                    return option
        if self.walk:
            self.walk -= 1
            going = [option for option in ask.options if option != ("end",)] or ask.options
            return self.dice.choice(ask.options if self.dice.random() < 0.15 else going)
        return next((option for option in ask.options if option == ("end",)), ask.options[0])


def _meant(option: object) -> tuple[bool, bool, int]:
    """What is exerted first; of that what the text speaks of, then what is damaged."""
    if not isinstance(option, Piece | Spot):
        return False, False, 0
    strange = not copy_of(option).card.key.startswith("fit")
    return (not option.exerted, strange, -option.damage) if isinstance(option, Piece) else (False, strange, 0)


def _rest(option: object) -> tuple[bool, int]:
    """What is ready and damaged first."""
    return (option.exerted, -option.damage) if isinstance(option, Piece) else (False, 0)


def _named(option: object) -> list[str]:
    """An action's verb and cards."""
    assert isinstance(option, tuple)
    return [
        part if isinstance(part, str) else _nth(option[1], part) if isinstance(part, t.Node) else _key(part)
        for part in option
    ]


def _nth(piece: object, ability: t.Node) -> str:
    """Which of its printed abilities."""
    assert isinstance(piece, Piece)
    printed = piece.top.card.abilities
    return str(printed.index(ability)) if ability in printed else "gained"  # type: ignore[arg-type]


def _key(part: object) -> str:
    return part.card.key if isinstance(part, Copy) else copy_of(part).card.key  # type: ignore[arg-type]


# --- what is done ---


def plans(card: Card) -> Iterator[Plan]:
    """Every plan for a card. Where nothing of it can happen, one manner is enough."""
    around = Around(card)
    for number, outline in enumerate(_outlines(around)):
        manners = ["subject"]
        if not outline.walk and outline.event in around.driven_by:
            manners += ["others"] + ["meant"] * around.chooses + ["declines"] * around.optional
        for manner in manners:
            title = f"{card.key} {number} {outline.what}, {manner}"
            intents = outline.intents if outline.walk else (*outline.intents, ("end",), ("end",))
            yield Plan(title, around.cards, outline.seats, outline.turn, intents, manner, outline.walk)


def _outlines(around: Around) -> Iterator[Outline]:
    key, kind = around.card.key, around.card.kind

    def table(
        *,
        full: bool = True,
        more: tuple[Entry, ...] = (),
        hand: tuple[str, ...] = (),
        other: tuple[Entry, ...] = FOES,
        theirs: tuple[str, ...] = (),
        lore: tuple[int, int] = (2, 4),
    ) -> dict[str, object]:
        return {
            "A": side(around, full=full, more=more, hand=hand, lore=lore[0]),
            "B": side(around, full=full, more=other, hand=theirs, lore=lore[1]),
        }

    yield Outline("played", "play", table(hand=(key,)), "A", (("play", key),))
    poor = table(full=False, hand=(key,), theirs=("plain", "weak", "bolt"), lore=(4, 2))
    yield Outline("played among strangers", "play", poor, "A", (("play", key),))
    fight = (("challenge", "plain", "brute"), ("challenge", "tough", "worn"), ("play", key))
    yield Outline("played after a challenge", "challenge", table(hand=(key,)), "A", fight)
    yield from at_the_edge(around)
    if kind == "action":
        sung = (("sing", key), ("sing_together", key))
        yield Outline("sung", "play", table(hand=(key,), more=({"card": "rich"},)), "A", sung)
        for full in (True, False):
            held = (key, *around.tools, "bolt")
            yield Outline("walk after", "", table(full=full, hand=held, theirs=EVERYTHING), "A", (("play", key),), 10)
        return
    if not around.plain:
        yield from _in_play(around, table)
    if kind == "character":
        yield from _as_character(around, table)


def _in_play(around: Around, table: Callable[..., dict[str, object]]) -> Iterator[Outline]:
    """It lies in play while things happen around it."""
    key = around.card.key
    mine: Entry = {"card": key}
    hurt: Entry = {"card": key, "exerted": True}
    if around.card.stats.get("willpower", 0) > 1:
        hurt["damage"] = 1
    if t.Activated in {type(node) for node in walk(around.card.abilities)}:
        own = [str(at) for at, ability in enumerate(around.card.abilities) if isinstance(ability, t.Activated)]
        worn: Entry = {"card": key, "damage": hurt.get("damage", 0)}
        for nth in own or ["gained"]:
            by = "*" if nth == "gained" else key
            after_song = (("play", "sing_out"), ("use", by, nth))
            yield Outline("used after a song", "use", table(more=(worn,), hand=around.tools), "A", after_song)
            held, swollen = (*around.tools, "swell"), (("play", "swell"), ("use", by, nth))
            yield Outline("used", "use", table(full=False, more=(mine,), hand=held), "A", swollen)
        yield Outline("used twice", "", table(more=(mine, mine)), "A", (("use", key), ("use", key)))
    others = tuple(("play", fit) for fit in (*around.fits, "cup", "sing_out", "weak"))
    shifts = tuple(("shift", fit, "twin") for fit in around.fits)
    for one in (mine, hurt):
        yield Outline("others are played", "play", table(more=(one, {"card": "twin"})), "A", (*shifts, *others))
    yield from _worked_on(around, table, hurt)
    fits = around.of("character") or ["worn", "plain"]
    falls = tuple(("challenge", "brute", fit) for fit in fits)
    yield Outline("others fall", "banish", table(more=(mine,), other=({"card": "brute"},) * 2), "B", falls)
    yield Outline("others quest", "quest", table(more=(mine,)), "A", tuple(("quest", fit) for fit in fits))
    foes = ("brute", "weak", "hut")
    fights = tuple(("challenge", each, foes[at % 3]) for at, each in enumerate((*fits, "plain", "tough")))
    yield Outline("others challenge", "challenge", table(more=(mine,)), "A", fights)
    yield from _at_rest(around, table, mine, hurt)


def _worked_on(around: Around, table: Callable[..., dict[str, object]], hurt: Entry) -> Iterator[Outline]:
    """Each tool that makes something happen is the first once."""
    for event in sorted(around.events):
        tools = [("play", tool) for tool in TOOLS.get(event, ())]
        for at, (_, tool) in enumerate(tools):
            turned = (*tools[at:], *tools[:at])
            held = (*around.tools, "levy")
            yield Outline(f"tools for {event} from {tool} on", event, table(more=(hurt,), hand=held), "A", turned)
    if "swell" in around.tools:
        yield Outline("swollen", "swell", table(more=(hurt,), hand=("swell",)), "A", (("play", "swell"),))


def _at_rest(around: Around, table: Callable[..., dict[str, object]], mine: Entry, hurt: Entry) -> Iterator[Outline]:
    """Turns begin and end around it, and anything may be done."""
    key = around.card.key
    if around.card.kind == "location":
        yield Outline("visited", "quest", table(more=(mine,)), "A", (("move", "plain", key), ("quest", "plain")))
        yield Outline("visited by the worn", "move", table(more=(mine,)), "A", (("move", "worn", key),))
    against = side(around, full=False, more=FOES, hand=("bolt",))
    yield Outline("played by itself", "", {"A": bare(around, hand=(key,)), "B": against}, "A", (("play", key),))
    yield Outline("by itself", "", {"A": bare(around, hurt), "B": against}, "B")
    theirs = ("cup", "bolt", "sing_out", *around.tools)
    yield Outline("idle", "turn_start", table(full=False, more=(hurt,), theirs=theirs), "B")
    yield Outline("alone", "turn_end", table(full=False, more=(mine,), hand=("levy",)), "A", (("play", "levy"),))
    held = (key, *around.tools, "bolt")
    yield Outline("walk", "", table(more=(mine,), hand=held, theirs=EVERYTHING), "A", (), 8)
    seats = table(full=False, more=(hurt,), hand=around.tools, theirs=("raid", *EVERYTHING))
    yield Outline("walk of the other", "", seats, "B", (), 8)


def _as_character(around: Around, table: Callable[..., dict[str, object]]) -> Iterator[Outline]:
    """It quests, challenges, is challenged, shifts and sings."""
    key = around.card.key
    mine: Entry = {"card": key}
    fallen: Entry = {"card": key, "exerted": True}
    base: Entry = {"card": "base", "damage": 1}
    if any(isinstance(ability, t.Keyword) and ability.name == "shift" for ability in around.card.abilities):
        shift = (("shift", key, "base"), ("quest", key))
        yield Outline("shifted", "play", table(hand=(key,), more=(base,)), "A", shift)
    for full in (True, False) if "quest" in around.events else (True,):
        yield Outline("quests", "quest", table(full=full, more=(mine,)), "A", (("quest", key),))
    for foe in ("brute", "weak", "worn", "hut") if not around.plain else ("worn",):
        event = "challenge" if foe == "worn" else "banish"
        yield Outline(f"challenges {foe}", event, table(more=(mine,)), "A", (("challenge", key, foe),))
    for foe, event in (("brute", "banish"), ("runner", "challenged"), ("weak", "challenged")):
        seats = table(full=foe != "brute", more=(fallen,), other=({"card": foe},))
        yield Outline(f"challenged by {foe}", event, seats, "B", (("challenge", foe, key),))
    if any(structs_of(ability) == t.Keyword("singer") for ability in around.card.abilities) or "sing" in around.events:
        yield Outline("sings", "sing", table(more=(mine,), hand=("hymn", "sing_out")), "A", (("sing", "hymn", key),))
    chosen = tuple(("play", tool) for tool in EVERYTHING)
    yield Outline("chosen by the other", "banish", table(full=False, more=(fallen,), theirs=EVERYTHING), "B", chosen)
