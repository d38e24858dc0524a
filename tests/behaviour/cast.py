"""Plain cards that stand around the card under test: some that its text speaks of, some that it does not."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card

CHARACTER = t.Kind("character")


class Wish(Struct, frozen=True):
    """A card that a filter speaks of, or that just misses its number."""

    kind: str = "character"
    marks: tuple[str, ...] = ()
    name: str = ""
    classes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    stats: tuple[tuple[str, int], ...] = ()


def made(
    key: str,
    *,
    kind: str = "character",
    cost: int = 3,
    strength: int = 2,
    willpower: int = 5,
    lore: int = 1,
    name: str = "",
    classes: tuple[str, ...] = (),
    colors: tuple[str, ...] = ("amber",),
    marks: tuple[str, ...] = ("inkwell",),
    abilities: t.Tree = (),
) -> Card:
    """A card without a printed text."""
    stats = {"cost": cost}
    if kind == "character":
        stats |= {"strength": strength, "willpower": willpower, "lore": lore}
    if kind == "location":
        stats |= {"willpower": willpower, "lore": lore, "move": 1}
    return Card(
        key=key,
        kind=kind,
        name={"en": name or key},
        id_name=(name or key,),
        stats=stats,
        classes=classes,
        colors=colors,
        marks=marks,
        abilities=abilities,
    )


def _spell(body: t.Effect) -> t.Tree:
    return (t.Spell(body),)


def _keyword(name: str, number: int = 0) -> t.Tree:
    return (t.Keyword(name, number),)


CAST = {
    card.key: card
    for card in (
        made("plain"),
        made("worn", cost=2, strength=3, willpower=8),
        made("brute", cost=6, strength=9, willpower=9),
        made("weak", cost=1, strength=1, willpower=1),
        made("rich", cost=8, willpower=4, lore=2),
        made("warded", strength=1, abilities=_keyword("ward")),
        made("bird", cost=4, abilities=_keyword("evasive")),
        made("guard", cost=5, strength=1, willpower=6, abilities=_keyword("bodyguard")),
        made("runner", cost=2, abilities=_keyword("rush")),
        made("tough", cost=3, willpower=6, abilities=_keyword("resist", 1)),
        made("cup", kind="item", cost=2),
        made("ring", kind="item", cost=4),
        made("yard", kind="location", lore=1),
        made("hut", kind="location", cost=1, willpower=2),
        made("bolt", kind="action", cost=0, abilities=_spell(t.Deal(t.Chosen(CHARACTER), 2))),
        made("doom", kind="action", cost=0, abilities=_spell(t.Banish(t.Chosen(CHARACTER)))),
        made("recall", kind="action", cost=0, abilities=_spell(t.ToHand(t.Chosen(CHARACTER)))),
        made("gather", kind="action", cost=0, abilities=_spell(t.ToHand(t.Chosen(t.AllOf((CHARACTER, t.Side(True))))))),
        made("balm", kind="action", cost=0, abilities=_spell(t.Heal(t.Chosen(CHARACTER), 3))),
        made("rouse", kind="action", cost=0, abilities=_spell(t.Ready(t.Chosen(CHARACTER)))),
        made("tire", kind="action", cost=0, abilities=_spell(t.Exert(t.Chosen(CHARACTER)))),
        made("sing_out", kind="action", cost=1, marks=("inkwell", "song"), abilities=_spell(t.Draw(t.You()))),
        made("ballad", kind="action", cost=5, marks=("inkwell", "song"), abilities=_spell(t.GainPoints(t.You(), 1))),
        made("swell", kind="action", cost=0, abilities=_spell(t.Modify(t.Chosen(CHARACTER), "strength", 10, "turn"))),
        made("raid", kind="action", cost=0, abilities=_spell(t.Discard(t.Opponents(), 2))),
        made("levy", kind="action", cost=0, abilities=_spell(t.Discard(t.Players(), None))),
        made("sweep", kind="action", cost=0, abilities=_spell(t.Deal(t.Every(CHARACTER), 1))),
    )
}
TOOLS = {
    "banish": ("doom", "bolt", "recall"),
    "leave": ("recall", "doom"),
    "to_hand": ("recall", "gather"),
    "heal": ("balm",),
    "ready": ("rouse",),
    "damage": ("bolt", "sweep"),
    "discard": ("raid",),
    "sing": ("sing_out",),
    "move": (),
}
"""What makes an event happen."""


# --- what a text speaks of ---


def walk(node: object) -> Iterator[t.Node]:
    """A tree's nodes, outermost first."""
    if isinstance(node, t.Node):
        yield node
        for name in node.__struct_fields__:
            yield from walk(getattr(node, name))
    elif isinstance(node, tuple):
        for part in node:
            yield from walk(part)


def wishes(tree: object) -> list[Wish]:
    """A card for each way of fitting each filter in a tree."""
    found: list[Wish] = []
    for filter_ in _outermost(tree):
        found += _wishes(filter_)
    return list(dict.fromkeys(wish for wish in found if wish != Wish()))


def _outermost(node: object) -> Iterator[t.Filter]:
    if isinstance(node, t.Filter):
        yield node
        for inner in walk(node):
            if isinstance(inner, t.Has) and not isinstance(inner.amount, int):
                yield from _outermost(inner.amount)
    elif isinstance(node, t.Node):
        for name in node.__struct_fields__:
            yield from _outermost(getattr(node, name))
    elif isinstance(node, tuple):
        for part in node:
            yield from _outermost(part)


def _wishes(node: t.Filter) -> list[Wish]:
    match node:
        case t.Kind("song"):
            return [Wish("action", ("song",))]
        case t.Kind(name):
            return [Wish(name)]
        case t.Named(name):
            return [Wish(name=name)]
        case t.Class(name):
            return [Wish(classes=(name,))]
        case t.Color(name):
            return [Wish(colors=(name,))]
        case t.With(keyword):
            return [Wish(keywords=(keyword,))]
        case t.Has(stat, _, int(amount)):
            return [Wish(stats=((stat, number),)) for number in (amount, amount + 1, amount - 1)]
        case t.AnyOf(parts):
            return [wish for part in parts for wish in _wishes(part)]
        case t.AllOf(parts):
            found = [Wish()]
            for part in parts:
                found = [_joined(one, other) for one in found for other in _wishes(part)]
            return found
    return [Wish()]


def _joined(one: Wish, other: Wish) -> Wish:
    kind = one.kind if other.kind == "character" else other.kind
    return Wish(
        kind,
        one.marks + other.marks,
        one.name or other.name,
        one.classes + other.classes,
        one.colors + other.colors,
        one.keywords + other.keywords,
        one.stats + other.stats,
    )


def granted(wish: Wish, key: str) -> Card:
    """A card as wished."""
    numbers = {"cost": 2, "strength": 2, "willpower": 6, "lore": 1} | dict(wish.stats)
    number = {"singer": 5, "shift": 2, "resist": 1, "challenger": 2}
    body: t.Tree = (t.Spell(t.Draw(t.You())),) if wish.kind == "action" else ()
    card = made(
        key,
        kind=wish.kind,
        name=wish.name,
        classes=wish.classes,
        colors=wish.colors or ("amber",),
        marks=("inkwell", *wish.marks),
        cost=numbers["cost"],
        strength=numbers["strength"],
        willpower=numbers["willpower"],
        lore=numbers["lore"],
    )
    words = tuple(t.Keyword(word, number.get(word, 0)) for word in wish.keywords)
    return structs.replace(card, abilities=body + words)


KNOWN = frozenset(
    """
    You Opponents AnyOpponent Players PlayerOf Chooser Anything Kind Named Class Color With Side Other Is Has In
    At AllOf AnyOf Not This Bound Chosen Every Top Count Points StatOf DamageOn Tally Per Compare Matches
    YourTurn UsedShift Happened Unplayed Both Never Trigger Seq May ToDo If InsteadIf Unless Later Draw Discard
    Deal PutDamage Heal MoveDamage Banish Exert Ready ToHand ToDeck ToDiscard ToInkwell Modify Grant Cannot Can
    GainPoints LosePoints Look RevealTop RevealHand Take PutRest Split CountNow PlayFree PayInk PayLess MoveTo
    Enters ExtraInk Redirect Keyword Static Triggered Activated Spell
""".split()
)
"""The nodes whose meaning the plain model says."""


def beyond(card: Card) -> list[str]:
    """The nodes of a card's tree that the plain model does not know."""
    return sorted({type(node).__name__ for node in walk(card.abilities)} - KNOWN)
