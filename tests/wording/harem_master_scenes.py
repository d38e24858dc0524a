"""Tables of ハーレムマスター on which something of everything happens: what a text says is seen on one of them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from engine.games.harem_master.nodes import GainControl, PutInto
from engine.games.harem_master.wording import GRAMMAR
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import ACTION, Answer, Question
from engine.kernel.state.state import CARD_MASK
from tests.rules.harem_master.stock import (
    DRAW,
    ONE_OF_THEIRS,
    ONE_OWN,
    THEIRS,
    Table,
    acted,
    card,
    event,
    item,
    lady,
    man,
    table,
    wearing,
)

from .harem_master_samples import LEXICON

Wish = tuple[str, ...]
SAID = "said"
"""The card that bears the text; `S:` in a wish is its player, `O:` the other."""
SHOWN = ("looked", "reveal", "reveal_hand")
K, S = ("kitchen",), ("stable",)


class Scene(NamedTuple):
    """Where the card lies at first, and what both wish to do, in order; a seat that is asked for an action does the
    first of its wishes that it can. `turn`: whose it is; `waits`: the card is used as a wish alone; `tired`: everybody
    else has acted; `poor`: its player has no other card in his hand; `rich`: he has four on his scaffold.
    """

    zone: str
    wishes: tuple[Wish, ...] = ()
    turn: str = "A"
    unacted: bool = True
    waits: bool = False
    tired: bool = False
    poor: bool = False
    rich: bool = False


OTHERS = (
    lady("cook", f=K, p=1, m=1, cost=1),
    man("groom", f=S, p=1, m=1, cost=1),
    lady("maid", f=S, p=0, m=4, cost=2),
    man("king", f=K, p=9, m=9, cost=3, name="King"),
    man("brute", p=9, m=1, cost=3),
    lady("dame", p=1, m=9, cost=3),
    man("page", t.Activated((t.Exert(t.This()),), DRAW), p=0, m=0, f=K),
    man("herald", t.Triggered((t.Trigger("attack", t.Is(t.This())),), DRAW), p=0, m=0),
    lady("guest", f=K, cost=1),
    man("rider", f=S, cost=0),
    item("hat"),
    item("cap"),
    event("shove", t.ToDiscard(ONE_OF_THEIRS)),
    event("drop", t.ToDiscard(ONE_OWN)),
    event("shut", t.ToHand(ONE_OF_THEIRS)),
    event("bury", t.ToDeck(ONE_OF_THEIRS, "bottom")),
    event("wed", PutInto(ONE_OF_THEIRS, "court", t.You())),
    event("hang", PutInto(ONE_OF_THEIRS, "scaffold", t.You())),
    event("store", PutInto(ONE_OF_THEIRS, "stack")),
    event("hide", PutInto(ONE_OF_THEIRS, "aside")),
    event("lure", t.Seq((t.Exert(t.Every(THEIRS)), t.Discard(t.Opponents(), 1)))),
    event("steal", GainControl(t.Chosen(t.AllOf((THEIRS, t.Named("Said")))))),
    event("tea", DRAW),
)
PEOPLE = ("cook", "groom", wearing("maid", "cap"), "page")
THEIR_PEOPLE = (wearing("cook", "cap"), "groom", "page")


def side(*field: object, **more: object) -> dict[str, object]:
    """What a player has."""
    return {
        "field": [*field],
        "hand": ["tea", "hat", "guest", "rider"],
        "stack": ["tea"] * 4,
        "discard": ["cook", "tea", "hat", "king"],
        "court": ["maid", "cook", "dame"],
        "scaffold": ["groom", "brute", "page"],
        "aside": ["tea"],
        "castle": ["guest", "tea", "hat", "rider", *["nought"] * 12],
        **more,
    }


def _deeds(*names: str) -> tuple[Wish, ...]:
    return tuple(("event", name) for name in names)


SCENES: dict[str, Scene] = {
    "event": Scene("hand"),
    "event in their turn": Scene("hand", turn="B"),
    "their event": Scene("hand", (("O:event", "tea"),), "B"),
    "their item": Scene("hand", (("O:item", "hat", "cook"),), "B"),
    "their ability": Scene("hand", (("O:use", "page", "0"),), "B"),
    "their trigger": Scene("hand", (("O:attack", "herald"),), "B"),
    "their attack": Scene("hand", (("O:attack", "brute"), ("intercept", "maid")), "B"),
    "their approach": Scene("hand", (("O:attack", "dame"), ("intercept", "groom")), "B"),
    "they shove": Scene("hand", (("O:event", "shove"),), "B"),
    "my attack": Scene("hand", (("attack", "groom"), ("O:intercept", "dame"))),
    "I have won": Scene("hand", (("attack", "maid"), ("O:intercept", "cook"), ("event", SAID)), waits=True),
    "all have acted": Scene("hand", tired=True),
    "a poor hand": Scene("hand", poor=True),
    "a full scaffold": Scene("hand", rich=True),
    "after their tea": Scene("hand", (("O:event", "wink"), ("event", SAID))),
    "in play": Scene("field"),
    "acted": Scene("field", unacted=False),
    "in their turn": Scene("field", turn="B"),
    "poor": Scene("field", poor=True),
    "he is taken": Scene("field", (("O:event", "steal"),), "B"),
    "another loses": Scene("field", (("attack", "groom"), ("O:intercept", "brute"))),
    "they use while he has acted": Scene("field", (("O:item", "hat", "cook"),), "B", unacted=False),
    "used": Scene("hand", (("character", SAID), ("item", SAID, "groom"))),
    "used by hand": Scene("hand", (("from_hand", SAID, "0"),)),
    "he attacks": Scene("field", (("attack", SAID),)),
    "he wins a combat": Scene("field", (("attack", SAID), ("O:intercept", "groom"))),
    "he wins an approach": Scene("field", (("attack", SAID), ("O:intercept", "cook"))),
    "he loses a combat": Scene("field", (("attack", SAID), ("O:intercept", "brute"))),
    "he loses an approach": Scene("field", (("attack", SAID), ("O:intercept", "dame"))),
    "he intercepts": Scene("field", (("O:attack", "groom"), ("intercept", SAID)), "B"),
    "he intercepts her": Scene("field", (("O:attack", "dame"), ("intercept", SAID)), "B"),
    "a lady intercepts": Scene("field", (("O:attack", "groom"), ("intercept", "maid")), "B"),
    "a cook attacks": Scene("field", (("attack", "cook"), ("O:intercept", "dame"))),
    "a cook wins": Scene("field", (("attack", "king"), ("O:intercept", "cook"))),
    "a cook loses": Scene("field", (("attack", "cook"), ("O:intercept", "brute"))),
    "he goes": Scene("field", (("O:event", "shove"),), "B"),
    "he goes back": Scene("field", (("O:event", "shut"),), "B"),
    "he goes under": Scene("field", (("O:event", "bury"),), "B"),
    "he is wed": Scene("field", (("O:event", "wed"),), "B"),
    "he is hanged": Scene("field", (("O:event", "hang"),), "B"),
    "he is hidden": Scene("field", (("O:event", "hide"),), "B"),
    "he is stored": Scene("field", (("O:event", "store"),), "B"),
    "another goes": Scene("field", (("event", "drop"),)),
    "another is wed": Scene("field", (("event", "wed"),)),
    "he is lured": Scene("field", (("O:event", "lure"),), "B"),
    "they discard": Scene("field", (("event", "lure"),)),
    "he is dressed": Scene("field", (("item", "hat", SAID),)),
    "they use": Scene("field", (("O:event", "tea"), ("O:item", "hat", "cook"), ("O:character", "guest")), "B"),
    "I use": Scene("field", (("event", "tea"), ("item", "hat", "cook"), ("character", "rider"))),
    "I use a cook": Scene("field", (("character", "guest"),)),
    "I draw": Scene("field", (("event", "tea"),)),
    "a turn ends": Scene("field", (("end",),)),
    "worn": Scene("worn"),
    "worn in their turn": Scene("worn", turn="B"),
}
FOR = {
    "event": tuple(name for name, scene in SCENES.items() if scene.zone == "hand" and name != "used"),
    "item": ("worn", "worn in their turn", "used", "a turn ends"),
    "character": tuple(name for name, scene in SCENES.items() if scene.zone != "worn"),
    "gentleman": ("he loses a combat", "he wins a combat"),
}


def said(text: str, kind: str, lang: str = "ja") -> Card:
    """The card that says it; a tree of the grammar's own making."""
    what = "character" if kind == "gentleman" else kind
    abilities = GRAMMAR.compile(text, lang, lexicon=LEXICON, kind=what).abilities if text else ()
    return blank(kind, *abilities)


def blank(kind: str, *abilities: t.Ability) -> Card:
    if kind == "character":
        return lady(SAID, *abilities, p=3, m=3, f=K, cost=2, name="Said")
    if kind == "gentleman":
        return man(SAID, *abilities, p=3, m=3, f=K, cost=2, name="Said")
    if kind == "item":
        return item(SAID, *abilities)
    return card(SAID, "event", *(abilities or (t.Spell(t.Seq(())),)), cost=1)


def laid(scene: Scene, it: Card) -> Table:
    """The table of a scene."""
    mine, theirs = side("king", *PEOPLE), side("brute", "dame", "herald", *THEIR_PEOPLE)
    mine["hand"] = [*_names(mine["hand"]), "drop", "wed", "lure", "wink"]
    theirs["hand"] = [
        *_names(theirs["hand"]),
        "steal",
        "shove",
        "shut",
        "bury",
        "wed",
        "hang",
        "hide",
        "store",
        "lure",
        "wink",
    ]
    if scene.zone == "field":
        mine["field"] = [SAID if scene.unacted else acted(SAID), *_names(mine["field"])]
    elif scene.zone == "worn":
        mine["field"] = [wearing("brute", SAID), *_names(mine["field"])]
    else:
        mine["hand"] = [SAID, *_names(mine["hand"])]
    if scene.tired:
        for seat in (mine, theirs):
            seat["field"] = [acted(name) if isinstance(name, str) else name for name in _names(seat["field"])]
    if scene.poor:
        mine["hand"] = [SAID] if scene.zone == "hand" else []
    if scene.rich:
        mine["scaffold"] = [*_names(mine["scaffold"]), "groom"]
    return table(mine, theirs, *OTHERS, it, seat=scene.turn)


def _names(names: object) -> list[object]:
    assert isinstance(names, list)
    return names


class Player:
    """Plays a scene: the said card as soon as it can be used, then the wishes; yes, and as much as can be."""

    def __init__(self, scene: Scene, it: Card) -> None:
        self.here = laid(scene, it)
        self.waits = scene.waits
        self.wishes = list(scene.wishes)
        self.used: set[Hashable] = set()
        self.seen: list[Hashable] = []

    def play(self, most: int = 60) -> list[Hashable]:
        """What can be seen at each question, until the turn after the next one."""
        game = self.here.game
        turn = game.state.turn
        for _ in range(most):
            self.seen.append((seen(self.here), told(self.here)))
            question = game.state.question
            if question is None or game.state.turn > turn + 1:
                break
            self.here.there.inputs.take(self.answer(question))
        return self.seen

    def answer(self, question: Question) -> Answer:
        if question.kind == ACTION:
            return Answer(question.seat, (self.action(question),))
        count = min(max(question.most, question.least), len(question.options))
        return Answer(question.seat, tuple(range(count)))

    def action(self, question: Question) -> int:
        card_ = self.here.ref(SAID)
        for at, option in enumerate(question.options):
            mine = option[0] in ("event", "use", "from_hand") and len(option) > 1 and option[1] == card_
            key = (option[0], option[2:])
            if mine and key not in self.used and not self.waits:
                self.used.add(key)
                return at
        for wish in self.wishes:
            place = self.wished(question, wish)
            if place is not None:
                self.wishes.remove(wish)
                return place
        return next(at for at, option in enumerate(question.options) if option[0] in ("pass", "end"))

    def wished(self, question: Question, wish: Wish) -> int | None:
        verb = wish[0].removeprefix("O:")
        if question.seat != int(wish[0].startswith("O:")):
            return None
        for at, option in enumerate(question.options):
            if option[0] == verb and all(
                self.is_named(given, name) for given, name in zip(option[1:], wish[1:], strict=False)
            ):
                return at
        return None

    def is_named(self, given: object, name: str) -> bool:
        assert isinstance(given, int)
        return str(given) == name or self.here.game.keys[given & CARD_MASK] == name


def seen(here: Table) -> Hashable:
    """What anybody could tell a difference by."""
    game = here.game
    state = game.state
    looks = game.looks()
    return (
        tuple(tuple(tuple(game.keys[each] for each in zone) for zone in player.zones) for player in state.players),
        tuple(
            (
                game.keys[ref & CARD_MASK],
                piece.exerted,
                piece.seat,
                game.keys[piece.at & CARD_MASK] if piece.at else "",
                tuple(sorted(looks[ref].stats.items())),
                tuple(sorted(looks[ref].bans or ())),
                tuple(looks[ref].face.kinds) and "lady" in looks[ref].face.kinds,
                len(looks[ref].abilities),
            )
            for ref, piece in state.field.items()
        ),
        len(state.lasting),
        state.outcome,
        None if state.question is None else (state.question.kind, state.question.seat, len(state.question.options)),
        game.view().allowances.get("hand_limit") is not None,
    )


def told(here: Table) -> Hashable:
    """What was shown to somebody since the last question."""
    events = here.there.inputs.events
    return tuple((event.kind, event.args, event.to) for event in events if event.kind in SHOWN)


def traces(it: Card, names: Iterable[str]) -> dict[str, list[Hashable]]:
    """What is seen in each of these scenes."""
    return {name: Player(SCENES[name], it).play() for name in names}
