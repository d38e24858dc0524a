"""Tables of Precious Memories on which something of everything happens: a card is played through many of them twice,
side by side, once without what one of its texts does. Who stands there bears every name, trait and work of which its
texts speak.

`python -m tests.wording.precious_memories_scenes FILE [FROM STEP]` names each text of a collection that nobody misses.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Hashable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import structs

from engine.games.precious_memories.nodes import ToField
from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.face import Library
from engine.kernel.flow.machine import take
from engine.kernel.record.record import build_library
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Answer, Question
from engine.kernel.state.state import CARD_MASK
from engine.wording import CardTextError
from tests.positions import lay
from tests.rules.precious_memories.stock import DRAW, ONE_OF_THEIRS, RULES, character, event, keyword, support, text

Line = Hashable
KINDS = {"キャラクター": "character", "イベント": "event", "サポート": "support"}
COLORS = {"赤": "red", "青": "blue", "黄": "yellow", "緑": "green", "紫": "purple", "白": "white"}
LET_THROUGH = ("let_through",)
SAID = "SAY-001"
"""The card whose text it is."""
NOTHING = t.Seq(())
STEPS = 45
"""So many questions are answered before a scene is left."""
RESTLESS = (0.05, 0.4)
WALKS = 4
"""So often a scene is played, each time with other answers."""


# --- the cards of a collection ---


def read(record: Mapping[str, str]) -> Card:
    """The card of a record as it is printed. Raises CardTextError."""
    kind, names = KINDS[record["type"]], re.split(r"[&＆]", record["name"])
    tree = GRAMMAR.compile(GRAMMAR.normal(record["text"], "ja", kind=kind), "ja", kind=kind).abilities
    combi = any(isinstance(node, t.Keyword) and node.name == "combi" for node in tree)
    fields = (("cost", "usageCost"), ("generated", "outbreakCost"), ("ap", "ap"), ("dp", "dp"))
    stats = {stat: int(record[name]) for stat, name in fields if record[name].strip().isdecimal()}
    traits = [each for each in re.split(r"[、\n\u3000]", record["characteristic"]) if each.strip("-－ ")]
    return Card(
        key=SAID,
        kind=kind,
        name={"ja": record["name"]},
        id_name=tuple(names) if combi else (record["name"],),
        stats=stats,
        abilities=tree,
        classes=(*traits, "work_" + record["setName"]),
        colors=(COLORS[record["color"]],) if record["color"] in COLORS else (),
    )


def silenced(card: Card, number: int) -> Card:
    """The same card, one ability of which does nothing, or is not there."""
    ability = card.abilities[number]
    kept: t.Tree = ()
    if isinstance(ability, t.Triggered | t.Activated | t.Spell):
        kept = (structs.replace(ability, body=_without(ability.body)),)
    return structs.replace(card, abilities=(*card.abilities[:number], *kept, *card.abilities[number + 1 :]))


def _without(body: t.Effect) -> t.Effect:
    """What a text costs is its own; only what it does is left out."""
    return structs.replace(body, body=NOTHING) if hasattr(body, "rest") else NOTHING


# --- who else is there ---


class Spoken(NamedTuple):
    """What a card's texts speak of."""

    names: tuple[str, ...]
    classes: tuple[str, ...]
    coins: dict[str, int]


def spoken(card: Card) -> Spoken:
    """Every name, trait, work and coin in its texts, and its own."""
    names, classes, coins = list(card.id_name), list(card.classes), {"experience": 6, "ten_coin": 1, "magic_coin": 4}
    nodes = list(t.nodes_of(card.abilities))
    barred = {each for node in nodes if isinstance(node, t.Not) for each in t.nodes_of(node)}
    for node in nodes:
        match node:
            case t.Named(name) if node not in barred:
                names.append(name)
            case t.Class(name) if node not in barred:
                classes.append(name)
            case t.In(state) if state.startswith("name:"):
                names.append(state.partition(":")[2])
        coin = getattr(node, "coin", "") or (node.stat if isinstance(node, t.Has) else "")
        if coin.endswith("_coin") or coin == "experience":
            coins[coin] = 6
    return Spoken(tuple(dict.fromkeys(names)), tuple(dict.fromkeys(classes)), coins)


LEVELS = keyword("levels_up")
FROM_DISCARD = t.Chosen(t.Kind("character"), 1, 1, "discard", whose=t.You())
ANY = tuple(COLORS.values())
SIZES = ((0, 0, (30, 30)), (2, 1, (10, 80)), (4, 2, (90, 20)), (10, 3, (50, 50)), (3, 1, (0, 0)), (1, 2, (60, 60)))


def everybody(card: Card) -> dict[str, Card]:
    """Characters that are meant by whatever its texts say, and some that nothing means; a few cards beside them."""
    names, classes, _ = spoken(card)
    cards: list[Card] = []
    for number in range(1, 25):
        cost, gives, power = SIZES[number % len(SIZES)]
        words: list[t.Ability] = [keyword("free_appearance")] if number % 4 == 0 else []
        words += [t.Static((t.Modify(t.This(), "ap", 10),))] if number % 3 == 0 else []
        words += [text(DRAW, "main_both"), text(DRAW, "approach_both")] if number % 6 < 2 else []
        made = character(f"FIT-{number:03}", *words, cost=cost, gives=gives, power=power)
        cards.append(structs.replace(made, id_name=names, classes=classes, colors=ANY[:4]))
    for number in range(1, 9):
        made = character(f"EXX-{number:03}", keyword("ex_card"), cost=number % 3, gives=0, power=SIZES[number % 6][2])
        aid = t.Activated((), DRAW, "aid_window")
        made = structs.replace(made, abilities=(*made.abilities, *((aid,) if number % 2 else ())))
        cards.append(structs.replace(made, id_name=names, classes=classes, colors=ANY[:4]))
    for name in names[:4]:
        grown = character(f"LVL-{names.index(name):03}", keyword("levels_up"), cost=1, power=(40, 40))
        cards.append(structs.replace(grown, id_name=(name,), classes=classes, colors=ANY[:4]))
    cards += [character(f"ODD-{number:03}", cost=number % 5, power=SIZES[number % 6][2]) for number in range(1, 13)]
    own = {"classes": classes, "colors": ANY[:4]}
    cards += [
        structs.replace(event("EVT-001", DRAW, "main_both", "approach_both"), **own),
        structs.replace(event("EVT-002", t.ToDiscard(ONE_OF_THEIRS), "main_both", "approach_both", cost=0), **own),
        structs.replace(event("EVT-003", t.Exert(ONE_OF_THEIRS), "main_both", cost=3), **own),
        structs.replace(event("EVT-004", t.Discard(t.Opponents(), 1), "main_both"), **own),
        structs.replace(event("EVT-005", ToField(FROM_DISCARD), "main_both", "approach_both"), **own),
        structs.replace(support("SUP-001", cost=0), **own),
        structs.replace(support("SUP-002", cost=0), **own),
        structs.replace(support("SUP-003", cost=None), **own),
    ]
    return {each.key: each for each in cards}


class Scene(NamedTuple):
    """Where the card lies, whose turn it is and how far, who is behind in points."""

    zone: str
    seat: str = "A"
    phase: str = "main"
    points: tuple[int, int] = (3, 3)


FIELD = tuple(
    Scene(zone, seat, phase, points)
    for zone in ("main", "support")
    for seat in "AB"
    for phase, points in (("main", (3, 3)), ("approach", (6, 2)), ("approach", (1, 5)), ("main", (5, 2)))
)
HELD = tuple(
    Scene("hand", seat, phase, points)
    for seat, phase, points in (
        ("A", "main", (3, 3)),
        ("A", "approach", (6, 2)),
        ("B", "main", (5, 1)),
        ("B", "approach", (1, 5)),
    )
)
POINT = tuple(Scene("deck", "B", "approach", points) for points in ((3, 3), (1, 4), (4, 1), (2, 2)))
LATE = (*POINT, Scene("discard"), Scene("removed"), Scene("ex_deck"), Scene("fresh"), Scene("fresh", "A", "approach"))
SET = (Scene("set"), Scene("set", "B"), Scene("set", "A", "approach"), Scene("set", "B", "approach"))


def scenes(card: Card) -> Iterator[Scene]:
    """Those in which such a card can be."""
    if card.kind == "support":
        yield from (*SET, *HELD)
    elif card.kind == "event":
        yield from (*HELD, *LATE)
    else:
        yield from (*HELD, *(each for each in FIELD if each.zone == "support" or "ap" in card.stats), *LATE)


def side(own: str, points: int, coins: dict[str, int], names: int) -> dict[str, object]:
    """What a player has: `own` is "FIT" cards by even numbers, the other has the odd ones."""
    at = 0 if own == "A" else 1
    fit = [f"FIT-{number:03}" for number in range(1 + at, 25, 2)]
    odd = [f"ODD-{number:03}" for number in range(1 + at, 13, 2)]
    extra = [f"EXX-{number:03}" for number in range(1 + at, 9, 2)]
    grown = [f"LVL-{number:03}" for number in range(min(names, 4))] if own == "A" else []
    worn = {"card": fit[0], "coins": {"ten_coin": 1}, "wears": ["SUP-002"]}
    return {
        "main": [worn, {"card": fit[1], "rested": True}, {"card": odd[0], "rested": True}, fit[2]],
        "support": [{"card": fit[3], "rested": True}, fit[4], odd[1], {"card": extra[3], "rested": True}],
        "hand": [fit[5], odd[2], *grown, "EVT-005", "EVT-001", "EVT-002", "EVT-004", "SUP-001", odd[3]],
        "points": [
            *({"card": each, "face_down": nth % 2 == 1} for nth, each in enumerate([fit[6], "EVT-003", fit[10]])),
            *["EVT-001"] * (points - 3),
        ][:points],
        "discard": [*fit[7:9], "EVT-003", "SUP-003", odd[4]],
        "removed": [fit[9], "EVT-003", "EVT-001"],
        "popped": [odd[5], "EVT-002", "EVT-003", "EVT-004"],
        "ex_deck": extra[:3],
        "deck": [fit[11], "EVT-001", "SUP-001", "EVT-002", *["EVT-003", "SUP-003", "EVT-001"] * 4],
        "coins": coins,
    }


def seated(scene: Scene, card: Card, world: Mapping[str, Card]) -> Game:
    """The game at the first question of a scene with this card in it."""
    words = spoken(card)
    seats = {
        letter: side(letter, points, {"experience": words.coins["experience"]}, len(words.names))
        for letter, points in zip("AB", scene.points, strict=True)
    }
    coins = {coin: n for coin, n in words.coins.items() if coin != "experience"}
    own: dict[str, object] = {"card": SAID, "coins": coins | ({"ten_coin": 6} if scene.phase == "approach" else {})}
    mine: dict[str, list[object]] = seats["A"]  # type: ignore[assignment]  # lists of entries
    if scene.phase == "approach" and any(each == LEVELS for each in card.abilities):
        own["under"] = ["FIT-015", "FIT-017", "FIT-019", "FIT-021"]
    match scene.zone:
        case "main" | "support":
            mine[scene.zone].insert(0, {**own, "beneath": ["EVT-001", "FIT-024"]})
        case "fresh":
            mine["main" if "ap" in card.stats else "support"].insert(0, {**own, "fresh": True})
        case "set":
            mine["main"].insert(0, {"card": "FIT-023", "wears": [SAID]})
        case zone:
            mine[zone].insert(0, SAID)
    turn = {"seat": scene.seat, "phase": scene.phase, "number": 9, "first": "A"}
    return lay("precious_memories", seats, {**world, SAID: card}, turn=turn).play.game


class Seated:
    """A game that goes on from a scene, with the card as these compiled cards have it."""

    def __init__(self, start: Game, library: Library) -> None:
        self.game = Game(start.rules, library, start.keys, start.owner, start.dice, start.state.clone(), start.flags)
        self.number = start.keys.index(SAID)

    @property
    def question(self) -> Question | None:
        return self.game.state.question

    def line(self) -> Line:
        """What is asked, and all that lies on the table."""
        g, question = self.game, self.question
        asked = None
        if question is not None:
            asked = (question.seat, question.kind, question.least, question.most, *map(self.named, question.options))
        zones = tuple(tuple(tuple(zone) for zone in player.zones) for player in g.state.players)
        coins = tuple(tuple(sorted(player.counters.items())) for player in g.state.players)
        return asked, zones, coins, tuple(self._pieces()), g.state.outcome

    def _pieces(self) -> Iterator[Line]:
        for look in self.game.looks().values():
            piece = look.piece
            assert piece is not None
            gained = tuple(sorted(look.keywords.items() - look.face.keywords.items()))
            numbers = tuple(sorted(look.stats.items()))
            yield (*piece.cards, piece.exerted, piece.slot, numbers, gained)

    def named(self, option: tuple[object, ...]) -> tuple[object, ...]:
        """An option with the keys of its cards."""
        word, *args = option
        if word in ("trigger", "number", "slot"):
            return tuple(option)
        return (word, *(self._key(arg) for arg in args if isinstance(arg, int)))

    def _key(self, number: int) -> object:
        g = self.game
        if number in g.state.field:
            return g.keys[g.state.field[number].cards[0]]
        return g.keys[number & CARD_MASK] if number > 99 else number

    def take(self, picks: tuple[int, ...]) -> None:
        question = self.question
        assert question is not None
        take(self.game, Answer(question.seat, picks))
        self.game.events.clear()


def picks(here: Seated, question: Question, dice: Random, restless: float = 0.4) -> tuple[int, ...]:
    """An answer: what has to do with the card before all else; `restless`: how often anything else is done."""
    options = [here.named(option) for option in question.options]
    if question.kind == ACTION:
        own = [at for at, option in enumerate(options) if SAID in option]
        if LET_THROUGH in options and dice.random() < 0.4:
            return (options.index(LET_THROUGH),)
        going = [at for at, option in enumerate(options) if option[0] not in ("pass_turn", "pass_on")]
        busy = [at for at in going if options[at][0] not in ("pass", "end")]
        if own and dice.random() < 0.7:
            return (dice.choice(own),)
        still = [at for at in going if options[at][0] in ("pass", "end", "block", "approach")]
        return (dice.choice(busy if busy and dice.random() < restless else still or going or [0]),)
    if question.kind == "order":
        return tuple(range(len(options)))
    open_ = [at for at, option in enumerate(options) if option[0] not in ("cancel",)] or [0][: len(options)]
    number = question.most if dice.random() < 0.7 else question.least
    number = max(question.least, min(number, len(open_)))
    own = [at for at in open_ if SAID in options[at] or options[at][0] in ("yes", "auto", "done")]
    if own and number == 1 and dice.random() < 0.7:
        return (own[0],)
    return tuple(dice.sample(open_, number))


def differs(start: Game, poorer: Library, seed: str, restless: float) -> bool:
    """Whether anything that is asked or lies on the table tells one from the other."""
    whole, less, dice = Seated(start, start.library), Seated(start, poorer), Random(seed)
    for _ in range(STEPS):
        if whole.line() != less.line():
            return True
        question = whole.question
        if question is None:
            return False
        answer = picks(whole, question, dice, restless)
        for table in (whole, less):
            table.take(answer)
    return False


class Trial:
    """A card in all its scenes, each laid out once."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.world = everybody(card)
        self.starts: dict[Scene, Game] = {}

    def start(self, scene: Scene) -> Game:
        if scene not in self.starts:
            self.starts[scene] = seated(scene, self.card, self.world)
        return self.starts[scene]

    def is_missed(self, number: int) -> bool:
        """Whether it makes a difference that an ability does nothing."""
        poorer = build_library(RULES, {**self.world, SAID: silenced(self.card, number)})
        walks = WALKS if self.card.kind == "character" else 3 * WALKS
        plays = ((scene, walk) for walk in range(walks) for scene in scenes(self.card))
        return any(differs(self.start(scene), poorer, f"{walk}{scene}", RESTLESS[walk % 2]) for scene, walk in plays)


UNSEEN = frozenset(("ex_card", "combi"))
"""Keywords of which the building of decks and of payments speaks."""


class Played(NamedTuple):
    """How many texts of a collection were played, and which made no difference, by card and place in it."""

    count: int
    idle: list[str]


def played(file: Path, first: int = 0, step: int = 1) -> Played:
    """Every so many cards of a collection that are read, in all their scenes."""
    count, idle = 0, list[str]()
    for at, record in enumerate(json.loads(file.read_text("utf-8"))[first::step]):
        try:
            trial = Trial(read(record))
        except CardTextError:
            continue
        for number, ability in enumerate(trial.card.abilities):
            if isinstance(ability, t.Keyword) and ability.name in UNSEEN:
                continue
            count += 1
            if not trial.is_missed(number):
                idle.append(f"record {first + at * step} ({record['number']}) text {number + 1}")
    return Played(count, idle)


if __name__ == "__main__":
    done = played(Path(sys.argv[1]), *map(int, sys.argv[2:4]))
    print(*done.idle, f"{done.count} texts, {len(done.idle)} that nobody misses", sep="\n")
