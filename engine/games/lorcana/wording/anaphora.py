"""What pronouns speak of: whatever the text named last before them (LOR 7.1.5 has the same order of reading)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.kernel.cards.tree import (
    Anything,
    At,
    Banish,
    Bound,
    Chosen,
    CountNow,
    Discard,
    Every,
    Grant,
    Heal,
    If,
    Is,
    Look,
    LoseLore,
    Lot,
    May,
    Node,
    OneOf,
    PlayFree,
    PutRest,
    RevealTop,
    Seq,
    SlotName,
    Split,
    Static,
    Take,
    Tally,
    This,
    ToDo,
    Trigger,
    Triggered,
    Unplayed,
    You,
)
from engine.wording import Anaphora

from .places import It, Role, RoleName, replaced

_ORDER: dict[type, tuple[str, ...]] = {Triggered: ("on", "condition", "body"), Static: ("condition", "effects")}
_BINDS: dict[type, SlotName] = {
    Chosen: "chosen",
    Every: "chosen",
    Lot: "chosen",
    RevealTop: "revealed",
    Look: "looked",
    Discard: "paid",
    PlayFree: "played",
}


_TALLIES: dict[type, str] = {
    Banish: "banished",
    Heal: "removed",
    LoseLore: "lost",
    Discard: "discarded",
    CountNow: "counted",
}


class _NothingNamed(Exception):
    """A pronoun speaks of nothing."""


@dataclass(slots=True)
class _Reader:
    """Walks a value in the order of its text. `latest`: what a pronoun would mean here; `named`: all slots so far."""

    latest: Node | None = None
    named: set[SlotName] = field(default_factory=set)
    tallied: set[str] = field(default_factory=set)
    role: RoleName | Literal[""] = ""

    def settle(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self.settle(part) for part in value)
        if not isinstance(value, Node):
            return value
        if isinstance(value, It | Role | Bound | Unplayed):
            return self._point(value)
        if isinstance(value, Tally) and value.what not in self.tallied:
            raise _NothingNamed
        if isinstance(value, This):
            self.latest = value
        elif isinstance(value, Grant):
            return self._grant(value)
        elif isinstance(value, Is | At):
            return value
        settled = self._inside(value)
        self._name(settled)
        return settled

    def _inside(self, value: Node) -> Node:
        done: dict[str, object] = {}
        for name in _ORDER.get(type(value), value.__struct_fields__):
            done[name] = self.settle(getattr(value, name))
            if name == "cost" and isinstance(value, ToDo) and "chosen" in self.named:
                self.named.add("paid")
        return type(value)(*(done[name] for name in value.__struct_fields__))

    def _point(self, value: It | Role | Bound | Unplayed) -> Node:
        if isinstance(value, It):
            if self.latest is None:
                raise _NothingNamed
            return self.latest
        if isinstance(value, Role):
            if value.part != self.role:
                raise _NothingNamed
            return Bound("counterpart")
        if isinstance(value, Unplayed):
            if "offered" not in self.tallied:
                raise _NothingNamed  # no card was revealed to be played
            return value
        slot = value.slot
        if slot not in self.named:
            raise _NothingNamed
        return value

    def _grant(self, value: Grant) -> Grant:
        """What is granted is read as a text of its own."""
        target = self.settle(value.target)
        inner = tuple(_Reader().settle(ability) for ability in value.abilities)
        return Grant(target, inner, value.duration)  # type: ignore[arg-type]  # settling keeps the kind of a node

    def _name(self, value: Node) -> None:
        self.tallied.add(_TALLIES.get(type(value), ""))
        if isinstance(value, May) and not isinstance(value.who, You):
            self.tallied.add("declined")
        if isinstance(value, Trigger):
            self._name_subject(value)
        elif isinstance(value, If) and value.otherwise is not None and "revealed" in self.named and plays(value.then):
            raise _NothingNamed  # after a card that was revealed to be played, "otherwise" asks whether it was
        elif isinstance(value, Seq) and any(map(ends_in_modes, value.parts[:-1])):
            raise _NothingNamed  # what follows a list of modes belongs to the last of them
        elif isinstance(value, Take | PutRest | Split) and "looked" not in self.named:
            raise _NothingNamed  # no cards were looked at
        elif isinstance(value, PlayFree) and isinstance(value.what, This | Bound):
            if value.what != Bound("revealed"):
                raise _NothingNamed  # what is in play or nowhere cannot be played
            self.tallied.add("offered")
        elif slot := _BINDS.get(type(value)):
            self.named.add(slot)
            if slot != "paid":
                self.latest = Bound(slot)

    def _name_subject(self, trigger: Trigger) -> None:
        self.role = role_of(trigger)
        self.tallied.add({"heal": "removed", "discard": "discarded", "damage": "dealt"}.get(trigger.event, ""))
        if trigger.subject == Is(This()):
            self.latest = This()
        elif trigger.subject != Anything():
            self.latest = Bound("subject")
            self.named.add("subject")


def ends_in_modes(value: object) -> bool:
    """Whether a list of modes is the last of it: what stands behind would be heard as part of the last mode."""
    if isinstance(value, May | ToDo):
        return ends_in_modes(value.body)
    return isinstance(value, OneOf)


def plays(value: object) -> bool:
    """Whether a card is played in it."""
    if isinstance(value, PlayFree):
        return True
    if isinstance(value, Node):
        return any(plays(getattr(value, name)) for name in value.__struct_fields__)
    return isinstance(value, tuple) and any(plays(part) for part in value)


def role_of(trigger: Trigger) -> RoleName | Literal[""]:
    """What the counterpart of this trigger did in the challenge, or was to the one that moved."""
    if trigger.event == "move":
        return "destination"
    if trigger.event == "challenged" or trigger.manner == "being_challenged":
        return "challenging"
    if trigger.event == "challenge" or trigger.manner == "challenging":
        return "challenged"
    return ""


def settle(value: object) -> object | None:
    """The value with every pronoun replaced by what it speaks of, or None if one speaks of nothing."""
    try:
        return _Reader().settle(value)
    except _NothingNamed:
        return None


def unsettle(value: object) -> object:
    """The value with the other one of an event named by what it did there."""
    if isinstance(value, tuple):
        return tuple(unsettle(part) for part in value)
    if not isinstance(value, Triggered) or not value.on:
        return value
    role = role_of(value.on[-1])
    if not role:
        return value
    return replaced(value, lambda part: Role(role) if part == Bound("counterpart") else part)


ANAPHORA = Anaphora(settle, unsettle)
