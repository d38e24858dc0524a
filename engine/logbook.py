"""The log of a game: events as messages, for each viewer what he may know. It knows seats only, no names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.event import EVERYBODY, Event
from engine.kernel.view import EventView
from engine.saying import Arg, Say, card, seat, term

SHAPES: dict[str, tuple[str, ...]] = {
    "advance": ("seat", "stage", "card"),
    "alter": ("seat", "count"),
    "banish": ("seat", "card"),
    "by_hand": ("seat",),
    "by_hand_damage": ("seat", "card", "change"),
    "by_hand_play": ("seat", "card"),
    "by_hand_points": ("seat", "change"),
    "by_hand_text": ("seat", "card"),
    "cannot": ("seat", "card", "deed:deed"),
    "challenge": ("seat", "card", "other:seat", "target:card"),
    "choose": ("seat", "card"),
    "concede": ("seat",),
    "damage": ("seat", "card", "count"),
    "decked": ("seat",),
    "declare": ("seat", "card", "count"),
    "discard": ("seat", "cards"),
    "discount": ("seat", "count"),
    "draw": ("seat", "count"),
    "drew": ("seat", "cards"),
    "enter": ("seat", "card", "slot"),
    "exchange": ("seat", "card", "other:seat", "target:card"),
    "exert": ("seat", "card"),
    "flip_down": ("seat", "card"),
    "flip_up": ("seat", "card"),
    "gain": ("seat", "card", "what:keyword", "count"),
    "gain_lore": ("seat", "count"),
    "gain_token": ("seat", "card", "token:stat"),
    "heal": ("seat", "card", "count"),
    "ideas": ("card", "count", "target:card", "rest:count"),
    "ink": ("seat", "card"),
    "inspire": ("seat", "card"),
    "leave": ("seat",),
    "left": ("seat",),
    "location_lore": ("seat", "card", "count"),
    "look": ("seat", "count"),
    "look_hand": ("seat", "other:seat"),
    "looked": ("seat", "cards"),
    "lose_lore": ("seat", "count"),
    "may_choose_starter": ("seat",),
    "modify": ("seat", "card", "stat:stat", "change"),
    "move": ("seat", "card", "place:card"),
    "mulligan": ("seat", "count"),
    "no_damage": ("seat", "card"),
    "no_longer": ("seat", "card"),
    "open": ("seat", "card", "token:stat"),
    "outcome": ("reason", "winners"),
    "plan": ("seat", "stage"),
    "play": ("seat", "card", "how", "count"),
    "put_bottom": ("seat", "count"),
    "put_damage": ("seat", "card", "count"),
    "put_top": ("seat", "count"),
    "quest": ("seat", "card", "count"),
    "readies": ("seat", "cards"),
    "ready": ("seat", "card"),
    "relocate": ("seat", "card", "slot"),
    "remove_plan": ("seat", "stage", "card"),
    "repeat": ("seat", "count"),
    "resolve": ("seat", "card"),
    "retire": ("seat", "card"),
    "reveal": ("seat", "card"),
    "reveal_hand": ("seat", "cards"),
    "scene": ("seat", "card", "face_down:count"),
    "shuffle": ("seat",),
    "sing": ("seat", "card"),
    "split_hand": ("seat", "count", "rest:count"),
    "split_top": ("seat", "count", "rest:count"),
    "starts": ("seat",),
    "swap": ("seat", "card", "target:card"),
    "take_back": ("seat",),
    "time": ("seat",),
    "to_deck": ("seat", "card"),
    "to_deck_hidden": ("seat",),
    "to_discard": ("seat", "card"),
    "to_discard_hidden": ("seat",),
    "to_hand": ("seat", "card"),
    "to_hand_hidden": ("seat",),
    "to_inkwell": ("seat", "card"),
    "to_inkwell_hidden": ("seat",),
    "turn": ("count", "seat"),
    "undo": ("seat", "count"),
    "use": ("seat", "card"),
    "wear": ("seat", "card", "target:card"),
    "will_play": ("seat", "card"),
}
"""The arguments of each kind of event: a name, with its sort after a colon where the two differ."""

SILENT = frozenset(("challenge_over", "exchange_over"))
COVERED = {"draw": "drew", "look": "looked", "to_hand_hidden": "to_hand", "to_deck_hidden": "to_deck",
           "to_discard_hidden": "to_discard", "to_inkwell_hidden": "to_inkwell", "declare": "play"}
"""What is told by what follows at once: to the one who may know more, or to everybody."""
TOGETHER = {"ready": "readies"}
"""Kinds of which several in a row, of one player, are told in one line."""


def log_key(kind: str) -> str:
    """The message key of a kind of event."""
    return "log-" + kind.replace("_", "-")


def lines(events: Iterable[Event | EventView], viewer: int) -> list[Say]:
    """The log lines of events for a viewer (a seat, or SPECTATOR), those not meant for him left out."""
    known = _joined([event for event in events if not isinstance(event, Event) or event.to in (EVERYBODY, viewer)])
    told: list[Say] = []
    for at, event in enumerate(known):
        follower = known[at + 1].kind if at + 1 < len(known) else ""
        if event.kind not in SILENT and (not follower or COVERED.get(event.kind) != follower):
            told.append(_line(event.kind, event.args))
    return told


def _joined(events: Sequence[Event | EventView]) -> list[Event | EventView]:
    told: list[Event | EventView] = []
    for event in events:
        last = told[-1] if told else None
        more = TOGETHER.get(event.kind, "")
        if more and last is not None and last.kind in (event.kind, more) and last.args[0] == event.args[0]:
            told[-1] = EventView(more, (*last.args, *event.args[1:]))
        else:
            told.append(event)
    return told


def _line(kind: str, args: Sequence[str | int]) -> Say:
    """An event of a kind that has no message is a bug of ours: KeyError."""
    if kind == "gain" and args[2] == "ability":
        args = (*args[:3], 0)  # a granted ability's number means something to the machine alone
    found: dict[str, Arg] = {}
    for at, shape in enumerate(SHAPES[kind]):
        name, _, sort = shape.partition(":")
        sort = sort or name
        if sort in ("cards", "winners"):
            rest = args[at:]
            found[name] = tuple(card(str(each)) if sort == "cards" else seat(int(each)) for each in rest)
            found["count"] = len(rest)
        else:
            found[name] = _argument(sort, args[at])
    return Say(log_key(kind), found)


def _argument(sort: str, value: str | int) -> Arg:
    if sort == "seat":
        return seat(int(value))
    if sort == "card":
        return card(str(value))
    if sort == "change":
        return f"{int(value):+d}"
    return value if sort in ("count", "how", "reason") else term(sort, str(value))
