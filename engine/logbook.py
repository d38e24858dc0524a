"""The log of a game: events as messages, for each viewer what he may know. It knows seats only, no names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from engine.games.registry import MANIFESTS
from engine.kernel.state.event import EVERYBODY, Event
from engine.kernel.views.view import EventView
from engine.manifest.telling import Shape
from engine.saying import Arg, Say, card, seat, term

SHAPES: Mapping[str, Shape] = {
    "all_to_discard": ("seat", "cards"),
    "by_hand": ("seat",),
    "by_hand_damage": ("seat", "card", "change"),
    "by_hand_play": ("seat", "card"),
    "by_hand_points": ("seat", "change"),
    "by_hand_text": ("seat", "card"),
    "cannot": ("seat", "card", "deed:deed"),
    "choose": ("seat", "card"),
    "circle": ("cards",),
    "concede": ("seat",),
    "decked": ("seat",),
    "discard": ("seat", "cards"),
    "discount": ("seat", "count"),
    "draw": ("seat", "count"),
    "drew": ("seat", "cards"),
    "exert": ("seat", "card"),
    "gain": ("seat", "card", "what:keyword", "count"),
    "leave": ("seat",),
    "left": ("seat",),
    "look": ("seat", "count"),
    "look_hand": ("seat", "other:seat"),
    "looked": ("seat", "cards"),
    "may_choose_starter": ("seat",),
    "modify": ("seat", "card", "stat:stat", "change"),
    "outcome": ("reason", "winners"),
    "play": ("seat", "card", "how", "count"),
    "put_bottom": ("seat", "count"),
    "put_top": ("seat", "count"),
    "readies": ("seat", "cards"),
    "ready": ("seat", "card"),
    "repeat": ("seat", "count"),
    "repeat_stops": ("seat", "count"),
    "resolve": ("seat", "card"),
    "reveal": ("seat", "card"),
    "name": ("seat", "card"),
    "reveal_hand": ("seat", "cards"),
    "shuffle": ("seat",),
    "split_hand": ("seat", "count", "rest:count"),
    "split_top": ("seat", "count", "rest:count"),
    "starts": ("seat",),
    "time": ("seat",),
    "to_deck": ("seat", "card"),
    "to_deck_hidden": ("seat",),
    "to_discard": ("seat", "card"),
    "to_discard_hidden": ("seat",),
    "to_hand": ("seat", "card"),
    "to_hand_hidden": ("seat",),
    "turn": ("count", "seat"),
    "undo": ("seat", "count"),
    "use": ("seat", "card"),
}
"""The arguments of each kind of event of all games: a name, with its sort after a colon where the two differ."""
COVERED = {
    "draw": "drew",
    "look": "looked",
    "to_hand_hidden": "to_hand",
    "to_deck_hidden": "to_deck",
    "to_discard_hidden": "to_discard",
}
"""What is told by what follows at once: to the one who may know more, or to everybody."""
TOGETHER = {"ready": "readies", "drew": "drew", "to_discard": "all_to_discard"}
"""Kinds of which several in a row, of one player, are told in one line, and the kind of that."""
NOTHING = frozenset((("discount", 0),))
"""Kinds with the number of which they tell nothing, as their last argument."""
ONCE = frozenset(("shuffle",))
"""Kinds of which one line tells several in a row of one player that say the same."""


def log_key(kind: str) -> str:
    """The message key of a kind of event."""
    return "log-" + kind.replace("_", "-")


@cache
def shapes(game: str) -> Mapping[str, Shape]:
    """The arguments of each kind of event that is told at a game."""
    return {**SHAPES, **MANIFESTS[game].telling.events}


def lines(events: Iterable[Event | EventView], viewer: int, game: str, goal: int | None = None) -> list[Say]:
    """The log lines of a game's events for a viewer (a seat, or SPECTATOR), those not meant for him left out.

    `goal`: the score that ends this one, by default that of the rules.
    """
    last = MANIFESTS[game].rules.goal if goal is None else goal
    telling = MANIFESTS[game].telling
    covered = {**COVERED, **telling.covered}
    known = _joined([event for event in events if not isinstance(event, Event) or event.to in (EVERYBODY, viewer)])
    told: list[Say] = []
    for at, event in enumerate(known):
        follower = known[at + 1].kind if at + 1 < len(known) else ""
        cover = covered.get(event.kind, "-")
        is_told = event.kind in telling.silent or follower in (cover, TOGETHER.get(cover, cover))
        is_told = is_told or (event.kind, *event.args[-1:]) in NOTHING
        if not is_told and not (at and _counts(event, known[at - 1])):
            told.append(_line(event.kind, event.args, shapes(game), last))
    return told


def _counts(event: Event | EventView, before: Event | EventView) -> bool:
    """Whether it says no more than how many cards were named just before."""
    is_named = (event.kind, before.kind) == ("draw", "drew") and event.args[0] == before.args[0]
    return is_named and event.args[1] == len(before.args) - 1


def _joined(events: Sequence[Event | EventView]) -> list[Event | EventView]:
    told: list[Event | EventView] = []
    for event in events:
        last = told[-1] if told else None
        more = TOGETHER.get(event.kind, "")
        if more and last is not None and last.kind in (event.kind, more) and last.args[0] == event.args[0]:
            told[-1] = EventView(more, (*last.args, *event.args[1:]))
        elif event.kind not in ONCE or last is None or (last.kind, last.args) != (event.kind, event.args):
            told.append(event)
    return told


def _line(kind: str, args: Sequence[str | int], known: Mapping[str, Shape], goal: int) -> Say:
    """An event of a kind that has no message is a bug of ours: KeyError."""
    if kind == "gain" and args[2] == "ability":
        args = (*args[:3], 0)  # a granted ability's number means something to the machine alone
    told: dict[str, Arg] = {}
    for at, shape in enumerate(known[kind]):
        name, _, sort = shape.partition(":")
        sort = sort or name
        if sort in ("cards", "winners"):
            rest = args[at:]
            told[name] = tuple(card(str(each)) if sort == "cards" else seat(int(each)) for each in rest)
            told["count"] = len(rest)
            if sort == "winners":
                told["goal"] = goal
        else:
            told[name] = _argument(sort, args[at])
    return Say(log_key(kind), told)


def _argument(sort: str, value: str | int) -> Arg:
    if sort == "seat":
        return seat(int(value))
    if sort == "card":
        return card(str(value))
    if sort == "change":
        return f"{int(value):+d}"
    return value if sort in ("count", "how", "reason") else term(sort, str(value))
